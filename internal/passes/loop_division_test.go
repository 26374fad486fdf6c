package passes

import (
	"strings"
	"testing"
)

// dividedCounters are bodies of loops that divide counter %k by %n, which the loop does not change, and its remainder and quotient by %j. The counter is STEP more in
// the next iteration, %next.
var dividedCounters = []string{
	"%v = REM i4 %k, %n",
	"%v = DIV i4 %k, %n",
	"%v = REM i4 %next, %n",
	"%v = DIV i4 %next, %n",
	"%q = DIV i4 %k, %n\n%r = REM i4 %k, %n\n%w = mul i4 %q, 5\n%v = add i4 %w, %r",
	"%x = add FLAGS i4 %k, 1\n%q = DIV i4 %x, %n\n%r = REM i4 %k, %n\n%w = mul i4 %q, 5\n%v = add i4 %w, %r",
	"%f = freeze i4 %k\n%q = DIV i4 %f, %n\n%r = REM i4 %next, %n\n%w = mul i4 %q, 5\n%v = add i4 %w, %r",
	"%x = zext i4 %k to i8\n%q = udiv i8 %x, %wide\n%r = REM i4 %k, %n\n%z = trunc i8 %q to i4\n%w = mul i4 %z, 5\n%v = add i4 %w, %r",
	"%x = zext i4 %k to i8\n%z = sext i4 %k to i8\n%q = udiv i8 %z, %wide\n%r = udiv i8 %x, %wide\n%u = mul i8 %q, 5\n%w = add i8 %u, %r\n%v = trunc i8 %w to i4",
	"%z = sext i4 %k to i8\n%x = zext i4 %k to i8\n%r = udiv i8 %x, %wide\n%q = udiv i8 %z, %wide\n%u = mul i8 %q, 5\n%w = add i8 %u, %r\n%v = trunc i8 %w to i4",
	"%r = REM i4 %k, %n\n%q = DIV i4 %r, %j\n%p = REM i4 %r, %j\n%w = mul i4 %q, 5\n%v = add i4 %w, %p",
	"%r = DIV i4 %k, %n\n%q = DIV i4 %r, %j\n%p = REM i4 %r, %j\n%w = mul i4 %q, 5\n%v = add i4 %w, %p",
	"%r = DIV i4 %k, %n\n%q = REM i4 %r, %n\n%p = REM i4 %q, %j\n%o = DIV i4 %q, %j\n%w = mul i4 %o, 5\n%v = add i4 %w, %p",
	"%x = add FLAGS i4 %k, 1\n%r = DIV i4 %k, %n\n%q = REM i4 %r, %j\n%y = DIV i4 %x, %n\n%z = REM i4 %y, %j\n%w = mul i4 %q, 5\n%v = add i4 %w, %z",
	"%x = add FLAGS i4 %k, 1\n%r = REM i4 %k, %n\n%q = DIV i4 %r, %j\n%y = REM i4 %x, %n\n%z = DIV i4 %y, %j\n%w = mul i4 %q, 5\n%v = add i4 %w, %z",
}

// A loop computes the same without the divisions of its counter, for all numbers of four bits.
func TestDivideCounters(t *testing.T) {
	const loop = `define i4 @f(i4 %i, i4 %j, i4 %n) {
entry:
  %wide = zext i4 %n to i8
  br label %loop
loop:
  %k = phi i4 [ FIRST, %entry ], [ %next, %loop ]
  %s = phi i4 [ 0, %entry ], [ %s1, %loop ]
  %next = add FLAGS i4 %k, STEP
  BODY
  %t = mul i4 %s, 3
  %s1 = add i4 %t, %v
  %more = icmp ORDER i4 %next, %i
  br i1 %more, label %loop, label %out
out:
  ret i4 %s1
}
`
	simplified, total := 0, 0
	for _, op := range [][4]string{{"urem", "udiv", "ult", "nuw"}, {"srem", "sdiv", "slt", "nuw nsw"}} {
		for _, body := range dividedCounters {
			for _, first := range []string{"0", "1", "%j"} {
				for _, step := range []string{"1", "3"} {
					src := strings.Replace(loop, "BODY", body, 1)
					src = strings.NewReplacer("REM", op[0], "DIV", op[1], "ORDER", op[2], "FLAGS", op[3], "FIRST", first, "STEP", step).Replace(src)
					total++
					if sameResultsAfter(t, &passIndVars, "counter", src, divisions...) {
						simplified++
					}
				}
			}
		}
	}
	t.Logf("%d of %d loops have fewer divisions", simplified, total)
	if simplified < total/3 { // others start at a number that may be negative, or divide before the loop instead
		t.Errorf("only %d of %d loops have fewer divisions", simplified, total)
	}
}
