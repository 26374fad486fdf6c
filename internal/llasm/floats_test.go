package llasm

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// Short hexadecimal numbers: the first 16 digits of 0xL and 0xM are one word, fewer are the other one, as llvm-as 22
// reads them; too many digits are an error.
func TestShortHex(t *testing.T) {
	for _, c := range [...]struct{ src, want string }{
		{"fp128 0xL1", "fp128 0xL00000000000000000000000000000001"},
		{"fp128 0xL123456789ABCDEF0", "fp128 0xL123456789ABCDEF00000000000000000"},
		{"fp128 0xL123456789ABCDEF01", "fp128 0xL123456789ABCDEF00000000000000001"},
		{"ppc_fp128 0xM1", "ppc_fp128 0xM00000000000000000000000000000001"},
		{"x86_fp80 0xK1", "x86_fp80 0xK00010000000000000000"},
		{"half 0xH1", "half 0xH0001"},
		{"bfloat 0xR1", "bfloat 0xR0001"},
		{"fp128 0xL000000000000000000000000000000001", ""},
		{"x86_fp80 0xK000000000000000000001", ""},
		{"half 0xH00001", ""},
	} {
		m, err := Parse("m.ll", []byte("@a = global "+c.src+"\n"), Options{})
		if c.want == "" {
			if err == nil {
				t.Errorf("%s is taken", c.src)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.src, err)
		} else if text := string(ir.Append(nil, m)); !strings.Contains(text, "@a = global "+c.want+"\n") {
			t.Errorf("%s: no %s in %s", c.src, c.want, text)
		}
	}
}
