package passes

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// Comparisons of a number, or of a multiple of it, decide other ones of the number, on quotients of small numbers, infinities and NaN.
func TestFloatFacts(t *testing.T) {
	simplified := 0
	for p := ir.FCmpOEQ; p < ir.FCmpTrue; p++ {
		for form, guard := range []string{
			"%c = fcmp PRED float %x, 1.0",
			"%y = fmul float %x, 0.5\n%c = fcmp PRED float %y, 0.0",
			"%y = fmul float %x, 3.0\n%c = fcmp PRED float %y, -1.0",
			"%d = fcmp PRED float %x, 2.0\n%e = fcmp ole float %x, 0.0\n%c = and i1 %d, %e",
			"%d = fcmp PRED float %x, -0.0\n%e = fcmp ugt float %x, 1.0\n%o = select i1 %d, i1 true, i1 %e\n%c = xor i1 %o, true",
		} {
			var b strings.Builder
			b.WriteString("define i64 @f(i4 %i, i4 %j, i4 %n) {\n%a = sitofp i4 %i to float\n%b = sitofp i4 %j to float\n%x = fdiv float %a, %b\n")
			b.WriteString(strings.ReplaceAll(guard, "PRED", p.String()))
			b.WriteString("\nbr i1 %c, label %in, label %out\n")
			for _, side := range []string{"in", "out"} {
				sum := "0"
				fmt.Fprintf(&b, "%s:\n", side)
				for q := ir.FCmpOEQ; q < ir.FCmpTrue; q++ {
					for k, with := range []string{"0.0", "1.0", "-1.0"} {
						name := fmt.Sprintf("%s%d.%d", side, q, k)
						fmt.Fprintf(&b, "%%c%s = fcmp %v float %%x, %s\n%%z%s = zext i1 %%c%s to i64\n", name, q, with, name, name)
						fmt.Fprintf(&b, "%%m%s = shl i64 %s, 1\n%%s%s = or i64 %%m%s, %%z%s\n", name, sum, name, name, name)
						sum = "%s" + name
					}
				}
				fmt.Fprintf(&b, "ret i64 %s\n", sum)
			}
			b.WriteString("}\n")
			if sameResults(t, fmt.Sprint(p, " ", form), b.String(), ir.OpFCmp) {
				simplified++
			}
		}
	}
	if simplified < 40 {
		t.Errorf("comparisons decided in only %d programs", simplified)
	}
}

// A comparison with a subnormal number tells nothing: it may be one with zero.
func TestFloatFactsSubnormal(t *testing.T) {
	const src = `define i4 @f(i4 %i, i4 %j, i4 %n) {
%x = sitofp i4 %i to float
%c = fcmp oge float %x, NUMBER
br i1 %c, label %in, label %out
in:
%d = fcmp ogt float %x, 0.0
%r = zext i1 %d to i4
ret i4 %r
out:
ret i4 7
}
`
	for number, want := range map[string]bool{"0x36A0000000000000": false, "0x3810000000000000": true} { // 2^-149, 2^-126
		if got := sameResults(t, number, strings.Replace(src, "NUMBER", number, 1), ir.OpFCmp); got != want {
			t.Errorf("%s: decided %v, want %v", number, got, want)
		}
	}
}
