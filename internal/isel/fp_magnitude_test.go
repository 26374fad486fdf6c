package isel

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gonvvm/internal/llasm"
	"gonvvm/internal/testkit/interp"
)

// Random expressions of integers and constants have the magnitudes that are claimed.
func TestMagnitudes(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	tame := 0
	for range 3000 {
		var b strings.Builder
		b.WriteString("define double @f(i32 %a, i32 %b) {\n")
		last := randomNumber(r, &b, new(int), 4)
		fmt.Fprintf(&b, "  ret double %s\n}\n", last)
		m, err := llasm.Parse("f.ll", []byte(b.String()), llasm.Options{})
		if err != nil {
			t.Fatal(err, b.String())
		}
		f := m.Syms[m.Lookup("f")].Fn
		found := magnitudes{f: f, left: maxSummands}
		claim, ok := found.of(f.Operand(f.Terminator(f.Entry()), 0))
		if !ok {
			continue
		}
		tame++
		for range 40 {
			args := []interp.Value{interp.Integer(uint64(r.IntN(5)-2)&math.MaxUint32, 32), interp.Integer(uint64(r.Uint32())>>r.IntN(32), 32)}
			res, err := interp.New(m, 1000).Call("f", args...)
			if err != nil || res.Bits == nil {
				t.Fatal(err, b.String())
			}
			x := math.Float64frombits(res.Bits.Uint64())
			units := math.Ldexp(x, -claim.unit)
			switch {
			case math.Abs(x) > math.Ldexp(1, claim.top), math.Trunc(units) != units, x < 0 && claim.positive, x == 0 && claim.nonZero, x != x,
				x == 0 && math.Signbit(x) && !claim.minusZero:
				t.Fatalf("%g is not %+v\n%s", x, claim, b.String())
			}
		}
	}
	if tame < 1000 {
		t.Errorf("only %d of the expressions are bounded", tame)
	}
}

// randomNumber writes instructions that compute a double, and returns it.
func randomNumber(r *rand.Rand, b *strings.Builder, n *int, depth int) string {
	*n++
	name := fmt.Sprintf("%%v%d", *n)
	if depth == 0 || r.IntN(4) == 0 {
		switch r.IntN(4) {
		case 0:
			return []string{"0.5", "3.0", "-7.0", "0.0", "-0.0", "0x3FB999999999999A", "0x3E45798EE2308C3A", "0x3800000000000000", "0x4800000000000000", "0x2800000000000000"}[r.IntN(10)]
		case 1:
			fmt.Fprintf(b, "  %s = uitofp i32 %s to double\n", name, []string{"%a", "%b"}[r.IntN(2)])
		default:
			fmt.Fprintf(b, "  %s = sitofp i32 %s to double\n", name, []string{"%a", "%b"}[r.IntN(2)])
		}
		return name
	}
	x, y := randomNumber(r, b, n, depth-1), randomNumber(r, b, n, depth-1)
	switch op := []string{"fadd", "fsub", "fmul", "fdiv", "trunc"}[r.IntN(5)]; op {
	case "fdiv":
		fmt.Fprintf(b, "  %s = fdiv double %s, %s\n", name, x, []string{"3.0", "-0.5", "0x3FB999999999999A"}[r.IntN(3)])
	case "trunc":
		fmt.Fprintf(b, "  %s.n = fptrunc double %s to float\n  %s = fpext float %s.n to double\n", name, x, name, name)
	default:
		fmt.Fprintf(b, "  %s = %s double %s, %s\n", name, op, x, y)
	}
	return name
}
