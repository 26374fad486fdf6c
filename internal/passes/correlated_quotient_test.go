package passes

import (
	"fmt"
	"strings"
	"testing"

	"gonvvm/internal/ir"
	"gonvvm/internal/testkit/interp"
)

// ringSums are the numbers that the cases divide by %n: lines that compute %x from %i, %j and %n, with FLAGS at each sum.
var ringSums = []string{
	"%x = add FLAGS i4 %i, 1",
	"%x = add FLAGS i4 %i, 2",
	"%x = add FLAGS i4 %i, %j",
	"%x = sub FLAGS i4 %n, %i",
	"%x = sub FLAGS i4 %i, %j",
	"%x = add FLAGS i4 %i, %n",
	"%y = add FLAGS i4 %i, %j\n%x = add FLAGS i4 %y, 1",
	"%y = add FLAGS i4 %i, -1\n%x = add FLAGS i4 %y, %n",
	"%y = add FLAGS i4 %i, %n\n%x = add FLAGS i4 %y, -1",
	"%y = add FLAGS i4 %n, -1\n%x = add FLAGS i4 %y, %i",
	"%y = add FLAGS i4 %n, -1\n%x = sub FLAGS i4 %y, %i",
	"%y = sub FLAGS i4 %i, %j\n%x = add FLAGS i4 %y, %n",
	"%y = add FLAGS i4 %i, %n\n%x = sub FLAGS i4 %y, %j",
	"%y = add FLAGS i4 %n, %n\n%x = sub FLAGS i4 %y, %i",
	"%y = sub FLAGS i4 %n, %j\n%z = sub FLAGS i4 %y, 2\n%x = add FLAGS i4 %z, %i",
	"%y = urem i4 %j, %n\n%x = add FLAGS i4 %y, 1",
	"%y = urem i4 %i, %n\n%z = urem i4 %j, %n\n%x = add FLAGS i4 %y, %z",
	"%y = urem i4 %j, %n\n%z = add i4 %y, 1\n%c = icmp eq i4 %z, %n\n%w = select i1 %c, i4 0, i4 %z\n%x = add FLAGS i4 %w, 1",
	"%x = and i4 %i, 7",
}

// A division whose quotient is 0 or 1 has the same result without it, for all numbers of four bits.
func TestDivideOnce(t *testing.T) {
	guards := map[string]string{
		"unsigned": "%a = icmp ult i4 %i, %n\n%b = icmp ult i4 %j, %n",
		"signed":   "%a1 = icmp slt i4 %i, %n\n%a2 = icmp sge i4 %i, 0\n%a = and i1 %a1, %a2\n%b1 = icmp slt i4 %j, %n\n%b2 = icmp sge i4 %j, 0\n%b = and i1 %b1, %b2",
		"one":      "%a = icmp ult i4 %i, %n\n%b = icmp ult i4 %j, 3",
		"beyond":   "%a = icmp ule i4 %i, %n\n%b = icmp sgt i4 %n, 1",
		"bounded":  "%a = icmp ult i4 %i, %n\n%b = icmp ult i4 %n, 8",
	}
	simplified, total := 0, 0
	for name, guard := range guards {
		for _, sum := range ringSums {
			for _, flags := range []string{"", "nsw", "nuw", "nuw nsw"} {
				for _, op := range []string{"urem", "udiv", "srem", "sdiv"} {
					src := fmt.Sprintf(`define i4 @f(i4 %%i, i4 %%j, i4 %%n) {
%s
%%both = and i1 %%a, %%b
br i1 %%both, label %%in, label %%out
in:
%s
%%r = %s i4 %%x, %%n
ret i4 %%r
out:
ret i4 7
}
`, guard, strings.ReplaceAll(sum, "FLAGS", flags), op)
					total++
					if sameResults(t, name, src) {
						simplified++
					}
				}
			}
		}
	}
	t.Logf("%d of %d divisions simplified", simplified, total)
	if simplified < total/6 { // the others may exceed twice the divisor, or wrap around
		t.Errorf("only %d of %d divisions simplified", simplified, total)
	}
}

// A place that steps around a ring has the same values without the division.
func TestDivideOnceRing(t *testing.T) {
	const loop = `define i4 @f(i4 %%i, i4 %%j, i4 %%n) {
entry:
  %%some = icmp ugt i4 %%n, %d
  br i1 %%some, label %%loop, label %%out
loop:
  %%h = phi i4 [ %d, %%entry ], [ %%r, %%next ]
  %%k = phi i4 [ 0, %%entry ], [ %%k1, %%next ]
  %%s = phi i4 [ 0, %%entry ], [ %%s1, %%next ]
  %s
  %%r = urem i4 %%x, %%n
  br label %%next
next:
  %%t = mul i4 %%s, 3
  %%s1 = add i4 %%t, %%r
  %%k1 = add i4 %%k, 1
  %%more = icmp ult i4 %%k1, %%i
  br i1 %%more, label %%loop, label %%out
out:
  %%q = phi i4 [ 7, %%entry ], [ %%s1, %%next ]
  ret i4 %%q
}
`
	steps := []string{
		"%x = add i4 %h, 1",
		"%c = icmp ult i4 %h, %n\n%x = add i4 %h, 1",
		"%z = add i4 %h, 1\n%c = icmp eq i4 %z, %n\n%w = select i1 %c, i4 0, i4 %z\n%x = add i4 %w, 1",
		"%x = add i4 %h, %j",
		"%z = add i4 %h, 2\n%x = add i4 %z, %k",
	}
	simplified := 0
	for _, first := range []int{0, 1, 3} {
		for _, more := range []int{0, 1} {
			for _, step := range steps {
				if sameResults(t, "ring", fmt.Sprintf(loop, first-1+more, first, step)) {
					simplified++
				}
			}
		}
	}
	if simplified < 9 {
		t.Errorf("only %d divisions simplified", simplified)
	}
}

// sameResults runs correlated-propagation on function @f of three numbers of four bits, compares the results for all numbers, and reports whether a division is gone.
func sameResults(t *testing.T, name, src string) bool {
	t.Helper()
	before, after := parse(t, "t.ll", []byte(src)), parse(t, "t.ll", []byte(src))
	if err := Run(after, Options{Machine: machineAt(3), list: []*pass{&passCorrelatedPropagation}}); err != nil {
		t.Fatal(err)
	}
	was, is := divisions(before), divisions(after)
	if was == is {
		return false
	}
	for k := range uint64(1 << 12) {
		args := []interp.Value{interp.Integer(k, 4), interp.Integer(k>>4, 4), interp.Integer(k>>8, 4)}
		want, err := interp.New(before, 1000).Call("f", args...)
		if err != nil || want.Bits == nil {
			continue
		}
		got, err := interp.New(after, 1000).Call("f", args...)
		if err != nil || got.Bits == nil || got.Bits.Cmp(want.Bits) != 0 {
			t.Fatalf("%s: i=%d j=%d n=%d: %v %v, want %v\n%s", name, k&15, k>>4&15, k>>8, got.Bits, err, want.Bits, src)
		}
	}
	return is < was
}

// divisions counts the divisions of the first function of m.
func divisions(m *ir.Module) int {
	n := 0
	for i := range m.Syms {
		f := m.Syms[i].Fn
		if f == nil || f.IsDecl() {
			continue
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if op := f.Op(v); op >= ir.OpUDiv && op <= ir.OpSRem && f.HasUses(v) {
					n++
				}
			}
		}
	}
	return n
}
