package passes

import (
	"bytes"
	"fmt"
	"slices"
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
					if sameResults(t, name, src, divisions...) {
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
				if sameResults(t, "ring", fmt.Sprintf(loop, first-1+more, first, step), divisions...) {
					simplified++
				}
			}
		}
	}
	if simplified < 9 {
		t.Errorf("only %d divisions simplified", simplified)
	}
}

// Bounds checks are one comparison where the bound is not negative, in all orders, for all numbers of four bits.
func TestJoinChecks(t *testing.T) {
	both := []string{ // of %p, %q and %o
		"%c1 = and i1 %p, %q\n%c = and i1 %c1, %o",
		"%c1 = select i1 %q, i1 %p, i1 false\n%c = and i1 %o, %c1",
		"%c1 = select i1 %p, i1 %o, i1 false\n%c = select i1 %c1, i1 %q, i1 false",
		"%c1 = select i1 %q, i1 %o, i1 false\n%c = select i1 %p, i1 %c1, i1 false",
	}
	guards := []string{
		"%g = icmp slt i4 %i, 0\n%h = icmp slt i4 %i, %n\n%b = select i1 %g, i1 false, i1 %h",
		"%g = icmp sge i4 %i, 0\n%h = icmp slt i4 %i, %n\n%b = and i1 %g, %h",
		"%b = icmp sgt i4 %n, -1",
		"%b = icmp sgt i4 %n, -2",
	}
	flags := []string{"", "nsw"}
	simplified := 0
	for k, guard := range guards {
		for _, logic := range both {
			for _, flag := range flags {
				for _, out := range []bool{false, true} {
					p, q, logic := "icmp sgt i4 %x, -1", "icmp slt i4 %x, %n", logic
					if out {
						p, q = "icmp slt i4 %x, 0", "icmp sge i4 %x, %n"
						logic = strings.NewReplacer("and i1", "or i1").Replace(logic)
						for strings.Contains(logic, ", i1 false") { // c ? x : false → c ? true : x
							at := strings.Index(logic, ", i1 false")
							from := strings.LastIndex(logic[:at], ", i1 %")
							logic = logic[:from] + ", i1 true" + logic[from:at] + logic[at+len(", i1 false"):]
						}
					}
					src := fmt.Sprintf(`define i4 @f(i4 %%i, i4 %%j, i4 %%n) {
%s
br i1 %%b, label %%in, label %%end
in:
%%x = add %s i4 %%i, %%j
%%p = %s
%%q = %s
%%o = icmp ne i4 %%j, 3
%s
%%r = select i1 %%c, i4 1, i4 2
ret i4 %%r
end:
ret i4 7
}
`, guard, flag, p, q, logic)
					if sameResults(t, "checks", src, ir.OpICmp) {
						if simplified++; k == len(guards)-1 {
							t.Errorf("the bound may be negative:\n%s", src)
						}
					}
				}
			}
		}
	}
	if want := (len(guards) - 1) * len(both) * len(flags) * 2; simplified != want {
		t.Errorf("%d of %d bounds checks joined", simplified, want)
	}
}

// divisions are the operations that TestDivideOnce counts.
var divisions = []ir.Op{ir.OpUDiv, ir.OpSDiv, ir.OpURem, ir.OpSRem}

// sameResults is sameResultsAfter for correlated-propagation.
func sameResults(t *testing.T, name, src string, ops ...ir.Op) bool {
	t.Helper()
	return sameResultsAfter(t, &passCorrelatedPropagation, name, src, ops...)
}

// sameResultsAfter runs pass p on function @f of three numbers of four bits, compares the results for all numbers, and reports whether there are fewer of
// the operations.
func sameResultsAfter(t *testing.T, p *pass, name, src string, ops ...ir.Op) bool {
	t.Helper()
	before, after := parse(t, "t.ll", []byte(src)), parse(t, "t.ll", []byte(src))
	if err := Run(after, Options{Machine: machineAt(3), list: []*pass{p}}); err != nil {
		t.Fatal(err)
	}
	was, is := count(before, ops), count(after, ops)
	if bytes.Equal(ir.Append(nil, before), ir.Append(nil, after)) {
		return false
	}
	unused, last := strings.Count(src, "%j") == 1, strings.Count(src, "%n") == 1 // only parameters
	for k := range uint64(1 << 12) {
		if unused && k>>4&15 != 0 || last && k>>8 != 0 {
			continue
		}
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

// count returns how many used instructions of the first function of m are one of the operations.
func count(m *ir.Module, ops []ir.Op) int {
	n := 0
	for i := range m.Syms {
		f := m.Syms[i].Fn
		if f == nil || f.IsDecl() {
			continue
		}
		for b := f.Entry(); b != 0; b = f.NextBlock(b) {
			for v := f.First(b); v != ir.None; v = f.Next(v) {
				if slices.Contains(ops, f.Op(v)) && f.HasUses(v) {
					n++
				}
			}
		}
	}
	return n
}

// A counter that a loop compares with its end for equality, before its step or after it, stays between its start and the end: comparisons with the end and with
// its bound are decided, and the results are the same, for all numbers of four bits.
func TestCountToEqual(t *testing.T) {
	const loop = `define i4 @f(i4 %i, i4 %j, i4 %n) {
entry:
  %end = call i4 @llvm.LEAST.i4(i4 %n, i4 5)
  %guard = icmp GUARD i4 %end, FIRST
  br i1 %guard, label %loop, label %none
loop:
  %k = phi i4 [ FIRST, %entry ], [ %k1, %loop ]
  %s = phi i4 [ %i, %entry ], [ %s3, %loop ]
  %c = icmp INSIDE i4 %k, LIMIT
  %d = icmp ORDER i4 %k, %end
  %x = select i1 %c, i4 3, i4 1
  %y = select i1 %d, i4 2, i4 5
  %s1 = mul i4 %s, %x
  %s2 = add i4 %s1, %y
  %s3 = xor i4 %s2, %k
  %k1 = add FLAGS i4 %k, STEP
  %done = icmp eq i4 %TESTED, %end
  br i1 %done, label %out, label %loop
out:
  ret i4 %s3
none:
  ret i4 %n
}
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.smin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
`
	decided := map[string]int{}
	for _, up := range [][]string{
		{"LEAST", "umin", "INSIDE", "ult", "LIMIT", "6", "ORDER", "ule", "STEP", "1"},
		{"LEAST", "smin", "INSIDE", "slt", "LIMIT", "6", "ORDER", "sle", "STEP", "1"},
		{"LEAST", "smax", "INSIDE", "sgt", "LIMIT", "4", "ORDER", "sge", "STEP", "-1"},
	} {
		for _, flags := range []string{"nuw nsw", "nsw", ""} {
			for _, tested := range []string{"k", "k1"} {
				for _, first := range []string{"0", "2", "-3", "%j"} {
					for _, guard := range []string{"sge", "sle", "uge", "ne"} {
						src := strings.NewReplacer("FLAGS", flags, "TESTED", tested, "FIRST", first, "GUARD", guard).Replace(strings.NewReplacer(up...).Replace(loop))
						if sameResults(t, "count", src, ir.OpICmp) {
							decided[tested]++
						}
					}
				}
			}
		}
	}
	t.Logf("comparisons decided: %v", decided)
	if decided["k"] < 20 || decided["k1"] < 20 {
		t.Errorf("comparisons decided: %v", decided)
	}
}

// A phi takes the numbers that the branches to its block compare, for all numbers of four bits.
func TestEdgeValues(t *testing.T) {
	const src = `define i4 @f(i4 %%i, i4 %%j, i4 %%n) {
entry:
%%a = icmp eq i4 %%i, 3
%%b = icmp ult i4 %%j, 1
%%c = icmp ne i4 %%n, 5
%%x = add i4 %%i, %%j
%%d = icmp slt i4 %%x, 2
%%not = xor i1 %%d, true
%%test = %s
br i1 %%test, label %%%s, label %%%s
in:
switch i4 %%x, label %%done [ i4 2, label %%two
i4 7, label %%done
i4 8, label %%two ]
two:
br label %%done
out:
%%e = icmp eq i4 %%x, 4
br i1 %%e, label %%done, label %%more
more:
br label %%done
done:
%%p = phi i4 [ %s, %%in ], [ %s, %%in ], [ %s, %%two ], [ %s, %%out ], [ %s, %%more ]
%%q = phi i1 [ %s, %%in ], [ %s, %%in ], [ %s, %%two ], [ %s, %%out ], [ %s, %%more ]
%%z = zext i1 %%q to i4
%%r = add i4 %%p, %%z
ret i4 %%r
}
`
	changed := 0
	for _, test := range []string{
		"and i1 %a, %b", "or i1 %c, %not", "select i1 %a, i1 %b, i1 false", "select i1 %c, i1 true, i1 %d",
		"select i1 %a, i1 false, i1 %b", "xor i1 %a, true", "xor i1 %a, %b", "icmp eq i4 %x, 8", "and i1 %not, %a",
	} {
		for i, y := range []string{"%a", "%b", "%c", "%d", "%not", "%test"} {
			x := []string{"%i", "%j", "%n", "%x"}[i%4]
			sides := [][2]string{{"in", "out"}, {"out", "in"}}[i/2%2]
			program := fmt.Sprintf(src, test, sides[0], sides[1], x, x, x, x, x, y, y, y, y, y)
			if sameResults(t, test, program, ir.OpPhi) {
				changed++
			}
		}
	}
	if changed == 0 {
		t.Error("no phi has become a constant")
	}
}

// The flag of a loop that ends where it is set is false in each iteration.
func TestEdgeValuesOfLoop(t *testing.T) {
	const loop = `define i4 @f(i4 %i, i4 %j, i4 %n) {
entry:
br label %loop
loop:
%k = phi i4 [ 0, %entry ], [ %next, %latch ]
%done = phi i1 [ false, %entry ], [ %d, %latch ]
%s = phi i4 [ %i, %entry ], [ %t, %latch ]
%one = zext i1 %done to i4
%u = add i4 %s, %one
%t = mul i4 %u, 3
%c = icmp eq i4 %t, %j
%d = or i1 %c, %done
br label %latch
latch:
%next = add i4 %k, 1
%lt = icmp ult i4 %next, %n
%go = xor i1 %d, true
%both = and i1 %lt, %go
br i1 %both, label %loop, label %exit
exit:
%e = zext i1 %d to i4
%r = add i4 %t, %e
ret i4 %r
}
`
	if !sameResults(t, "loop", loop, ir.OpPhi) {
		t.Error("the flag is still a phi")
	}
}
