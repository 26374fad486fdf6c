package ir

import (
	"fmt"
	"strings"
	"testing"
)

// The constraints of a string, and the mistakes in it; llvm-as 22 accepts and refuses the same strings.
func TestParseConstraints(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""},
		{"=r,=*r,r,~{memory}", "out r | out* r | in r | clobber {memory}"},
		{"=&r,0", "out r | in 0 tied to 0"},
		{"=r|l,r|m", "out r/l | in r/m"},
		{"=%&r,%r", "out r | in r"},
		{"=r,r*#~=!&%", "out r | in r*#~=!&%"},
		{"=r,^ab,@3abc,{a,b}", "'{a': a brace is not closed"},
		{"=r,^abr,@3abc{a}", "out r | in ^abr | in @3abc{a}"},
		{"r,!i", "in r | label i"},
		{"=r,@ab", "'@ab': the length of the code is missing"},
		{"=r,^a", "'^a': the code has two letters"},
		{"=r,1", "'1': inline assembly ties an input to operand 1, which is not an output"},
		{"=r,0,0", "'0': two inputs are tied to operand 0"},
		{"=r,=0", "'=0': an output is not tied"},
		{"=&&r", "'=&&r': '&' is misplaced"},
		{"=#r", "'=#r': '#' is misplaced"},
		{"&r", "'&r': only outputs can be written early"},
		{"r,", "'': a constraint needs a code"},
		{"~memory", "'~memory': inline assembly clobbers '~memory', which is not a register in braces"},
		{"r,=r", "output constraint occurs after input, clobber or label constraint"},
		{"~{memory},r", "input constraint occurs after clobber constraint"},
		{"~{memory},=r", "output constraint occurs after clobber constraint"},
		{"~{memory},!i", "label constraint occurs after clobber constraint"},
	} {
		a := InlineAsm{Constraints: c.text}
		list, bad := a.ParseConstraints()
		var words []string
		for _, x := range list {
			w := [...]string{"in", "out", "label", "clobber"}[x.Kind]
			if x.Indirect {
				w += "*"
			}
			w += " " + strings.Join(x.Codes, "/")
			if x.Tied >= 0 {
				w += fmt.Sprint(" tied to ", x.Tied)
			}
			words = append(words, w)
		}
		got := strings.Join(words, " | ")
		if bad != "" {
			got = strings.ReplaceAll(strings.TrimPrefix(bad, "failed to parse constraints: "), "\"", "'")
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.text, got, c.want)
		}
	}
}
