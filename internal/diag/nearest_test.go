package diag

import (
	"math/rand/v2"
	"testing"
)

// The nearest word is suggested, and none if nothing is near.
func TestNearest(t *testing.T) {
	words := []string{"__nv_isinff", "__nv_sinf", "add", "and", "mov", "ptx_kernel", "noalias"}
	for name, want := range map[string]string{
		"__nv_sinff": "__nv_sinf", "ptx_kernal": "ptx_kernel", "noalas": "noalias", "movl": "mov", "mvo": "mov", "addd": "add", "ad": "add", "mv": "mov", "oo": "", "x": "", "launder": "", "add": "add",
	} {
		n := Nearest{Name: name}
		for _, w := range words {
			n.Try(w)
		}
		if n.Word != want {
			t.Errorf("%q suggests %q, not %q", name, n.Word, want)
		}
	}
}

// The distance is that of the definition where it is below the limit, and the limit elsewhere.
func TestDistance(t *testing.T) {
	var defined func(a, b string) int
	defined = func(a, b string) int {
		if a == "" || b == "" {
			return len(a) + len(b)
		}
		d := defined(a[1:], b[1:])
		if a[0] != b[0] {
			d = 1 + min(d, defined(a[1:], b), defined(a, b[1:]))
		}
		if len(a) > 1 && len(b) > 1 && a[0] == b[1] && a[1] == b[0] {
			d = min(d, 1+defined(a[2:], b[2:]))
		}
		return d
	}
	r := rand.New(rand.NewPCG(1, 2))
	word := func() string {
		b := make([]byte, r.IntN(8))
		for i := range b {
			b[i] = 'a' + byte(r.IntN(3))
		}
		return string(b)
	}
	var rows []int
	for range 3000 {
		a, b, limit := word(), word(), r.IntN(9)
		if got, want := Distance(a, b, limit, &rows), min(limit, defined(a, b)); got != want {
			t.Fatalf("from %q to %q: %d, not %d, with the limit %d", a, b, got, want, limit)
		}
	}
}

// Text from the input is shown as text.
func TestTerminal(t *testing.T) {
	d := &Diagnostic{File: "a.ll", Pos: Pos{Line: 1, Col: 3}, Where: "symbol @\x1b[2J", Msg: "bad \xff", Source: "\t\x00@x"}
	want := "a.ll:1:3: error: symbol @?[2J: bad ?\n    \t?@x\n    \t ^\n"
	if got := string(d.Append(nil)); got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
