package diag

import "testing"

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

// Text from the input is shown as text.
func TestTerminal(t *testing.T) {
	d := &Diagnostic{File: "a.ll", Pos: Pos{Line: 1, Col: 3}, Where: "symbol @\x1b[2J", Msg: "bad \xff", Source: "\t\x00@x"}
	want := "a.ll:1:3: error: symbol @?[2J: bad ?\n    \t?@x\n    \t ^\n"
	if got := string(d.Append(nil)); got != want {
		t.Errorf("%q, not %q", got, want)
	}
}
