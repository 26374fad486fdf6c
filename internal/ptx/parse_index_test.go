package ptx

import (
	"strings"
	"testing"
)

// TestArrayIndex reads indexes that are registers: the address is computed before the instruction, under its guard. ptxas counts numbers
// of the array's type, in 32 bits.
func TestArrayIndex(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"ld.global.b32 %r1, array[%r2];", "mov.u32 %index2, %r2; shl.b32 %index2, %index2, 2; cvt.u64.u32 %index3, %index2; mov.u64 %index1, array; add.u64 %index1, %index1, %index3; ld.global.b32 %r1, [%index1];"},
		{"@!%p1 st.global.b64 vectors[ %rd1 + -1 ], %rd2;", "@!%p1 cvt.u32.u64 %index2, %rd1; @!%p1 add.u32 %index2, %index2, -1; @!%p1 shl.b32 %index2, %index2, 3; @!%p1 cvt.u64.u32 %index3, %index2; @!%p1 mov.u64 %index1, vectors; @!%p1 add.u64 %index1, %index1, %index3; @!%p1 st.global.b64 [%index1], %rd2;"},
		{"mov.b64 %rd1, matrix[%s1];", "cvt.u32.s16 %index2, %s1; shl.b32 %index2, %index2, 2; cvt.u64.u32 %index3, %index2; mov.u64 %index1, matrix; add.u64 %index1, %index1, %index3; mov.b64 %rd1, %index1;"},
		{"mov.u32 %r1, bytes[%h1+3];", "cvt.u32.u16 %index2, %h1; add.u32 %index2, %index2, 3; mov.u32 %index1, bytes; add.u32 %index1, %index1, %index2; mov.u32 %r1, %index1;"},
		{"ldu.global.v2.b32 {%r1, %r2}, array[1];", "ldu.global.v2.b32 {%r1, %r2}, [array+4];"},
		{"ld.global.b64 %rd1, vectors[1];", "ld.global.b64 %rd1, [vectors+8];"},
		{"ld.global.b32 %r1, array[%f1];", "a register of type f32 is not an index"},
		{"ld.global.b32 %r1, array[%p1];", "a register of type pred is not an index"},
		{"ld.global.b32 %r1, array[%r1-1];", "expected ']', found '-1'"},
		{"ld.global.b32 %r1, array[1+%r1];", "expected a number, found '%r1'"},
		{"ld.global.b32 %r1, matrix[%r1][2];", "expected ']', found '[2'"},
		{"ld.global.b32 %r1, scalar[%r1];", "'scalar' is not an array"},
		{"atom.global.add.u32 %r1, array[%r2], %r2;", "only ld, ldu, st, mov and cvta take an element"},
		{"red.global.add.u32 array[2], %r2;", "only ld, ldu, st, mov and cvta take an element"},
	} {
		src := head + ".global .b32 scalar, array[4]; .global .b32 matrix[2][3]; .global .v2 .b64 vectors[4]; .shared .b8 bytes[8];\n" +
			".entry k() { .reg .pred %p<3>; .reg .b32 %r<3>; .reg .b64 %rd<3>; .reg .f32 %f<3>; .reg .s16 %s<3>; .reg .b16 %h<3>;\n" + tt.in + " ret; }\n"
		m, err := Parse("t.ptx", []byte(src))
		if err != nil {
			if !strings.Contains(err.Error(), tt.want) {
				t.Errorf("%s: want %s, got %v", tt.in, tt.want, err)
			}
			continue
		}
		got := strings.Join(strings.Fields(string(Append(nil, m))), " ")
		for i := len(m.Funcs[0].Regs) - 1; i > 0; i-- { // from the first one on
			name := m.Names.Get(m.Funcs[0].Regs[i].Prefix)
			if first := 3 + 3 + 3 + 3 + 3 + 3; strings.HasPrefix(name, "%index") && i > first {
				got = strings.ReplaceAll(got, name, "%index"+string(rune('0'+i-first)))
			}
		}
		if !strings.Contains(got, tt.want) {
			t.Errorf("%s: want\n%s in\n%s", tt.in, tt.want, got)
		}
		if _, err := Parse("again.ptx", Append(nil, m)); err != nil {
			t.Errorf("%s: %v", tt.in, err)
		}
	}
}
