package ptxcheck

import (
	"slices"
	"strings"
	"testing"

	"gonvvm/internal/diag"
)

// All mistakes of a text are told in one run, in their order, and none that only follows from a line that cannot be read.
func TestCheckText(t *testing.T) {
	const head = ".version 8.6\n.target sm_100\n.address_size 64\n"
	body := func(lines ...string) string {
		return head + ".entry k(.param .u64 p) {\n.reg .b16 %h<5>; .reg .b32 %r<5>; .reg .b64 %d<3>;\n" + strings.Join(lines, "\n") + "\nret;\n}\n"
	}
	for _, c := range []struct {
		name, src string
		want      []string // severity and code, by line
	}{
		{"clean", body("add.s32 %r1, %r2, 1;"), nil},
		{
			"syntax and others", body("addd.s32 %r1, %r2, 1;", "add.s32 %d1, %r1, %r2;", "ld.param.u64 %d1, [q];", "bra NOWHERE;"),
			[]string{"error P0002", "error P0020", "error P0004", "error P0004"},
		},
		{
			"order of the text", body("add.s32 %d1, %r1, %r2;", "addd.s32 %r1, %r2, 1;", "add.s32 %d1, %r1, %r2;"),
			[]string{"error P0020", "error P0002", "error P0020"},
		},
		{
			"declaration that cannot be read", head + ".global .b32 x[;\n.entry k() {\n.reg .b32 %r<2>;\nld.global.b32 %r1, [x];\nld.global.b32 %r1, [xy];\nret;\n}\n",
			[]string{"error P0001", "error P0001", "error P0004"},
		}, // xy is another name
		{"end of a body that cannot be read", head + ".entry k() {\nrett;\n}\n", []string{"error P0002"}},
		{"spelling of ptxas", body("fma.rz.relu.bf16 %h1, %h2, %h3, %h4;"), []string{"warning P0002"}},
		{"unknown spelling", body("fma.rz.ftz.bf16 %h1, %h2, %h3, %h4;"), []string{"error P0002"}},
	} {
		got := graded(CheckText(&Options{File: "t.ptx", Src: []byte(c.src)}))
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
	lax := body("fma.rz.relu.bf16 %h1, %h2, %h3, %h4;")
	if got := graded(CheckText(&Options{Src: []byte(lax), Strict: true})); !slices.Equal(got, []string{"error P0002"}) {
		t.Errorf("strict: %v", got)
	}
	if got := CheckText(&Options{Src: []byte(body(strings.Repeat("addd.s32 %r1;\nadd.s32 %d1, %r1, %r2;\n", 30))), Max: 7}); len(got) != 7 {
		t.Errorf("%d diagnostics, at most 7 were asked for", len(got))
	}
	if got := CheckText(&Options{Src: []byte(body(strings.Repeat("add.s32 %d1, %r1, %r2;\naddd.s32 %r1;\nadd.s32 %d1, %r1, %r2;\n", 90)))}); len(got) != defaultMax {
		t.Errorf("%d diagnostics, the limit is %d", len(got), defaultMax)
	}
}

func graded(l diag.List) (out []string) {
	for _, d := range l {
		out = append(out, d.Severity.String()+" "+string(d.Code))
	}
	return out
}
