package passes

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// Loops over range(%i, %j, step) yield the same numbers without a counter of the iterations that are left, for all numbers of four bits.
func TestExitTests(t *testing.T) {
	const rounded = `define i4 @f(i4 %i, i4 %j, i4 %n) {
entry:
  %small = and i4 %i, 3
  PREPARE
  %d = sub i4 %j, FIRST
  %positive = icmp sgt i4 %d, 0
  br i1 %positive, label %divide, label %counted
divide:
  %r = srem i4 %d, STEP
  %q = sdiv i4 %d, STEP
  %more = icmp sgt i4 %r, 0
  %one = zext i1 %more to i4
  %up = add i4 %q, %one
  br label %counted
counted:
  %c = phi i4 [ %up, %divide ], [ 0, %entry ]
`
	const clamped = `define i4 @f(i4 %i, i4 %j, i4 %n) {
entry:
  %small = and i4 %i, 3
  %d = sub i4 %j, FIRST
  %c = call i4 @llvm.smax.i4(i4 %d, i4 0)
  br label %counted
counted:
`
	const loop = `  %some = icmp sgt i4 %c, 0
  br i1 %some, label %loop, label %exit
loop:
  %left = phi i4 [ %c, %counted ], [ %less, %loop ]
  %k = phi i4 [ FIRST, %counted ], [ %k1, %loop ]
  %s = phi i4 [ 0, %counted ], [ %s1, %loop ]
  %less = add nsw i4 %left, -1
  %t = mul i4 %s, 3
  %s1 = add i4 %t, %k
  %go = icmp TEST
  %k1 = add i4 %k, STEP
  br i1 %go, label %loop, label %exit
exit:
  %v = phi i4 [ 5, %counted ], [ %s1, %loop ]
  ret i4 %v
}
declare i4 @llvm.smax.i4(i4, i4)
`
	for _, step := range []string{"and i4 %n, 2", "and i4 %n, 6", "1", "2", "3", "7"} {
		prepare := ""
		if step[0] == 'a' {
			prepare, step = "%m = "+step+"\n  %step = or i4 %m, 1", "%step"
		}
		for _, first := range []string{"%i", "%small", "0", "1"} {
			for _, test := range []string{"sgt i4 %less, 0", "sgt i4 %left, 1", "ne i4 %less, 0"} {
				fill := strings.NewReplacer("TEST", test, "FIRST", first, "STEP", step, "PREPARE", prepare)
				if got := sameResultsAfter(t, &passIndVarsExitTest, "rounded", fill.Replace(rounded+loop), ir.OpICmp); !got && first[0] == '%' {
					t.Errorf("range(%s, %%j, %s) is counted", first, step)
				}
				if step == "1" {
					sameResultsAfter(t, &passIndVarsExitTest, "clamped", fill.Replace(clamped+loop), ir.OpICmp)
				}
			}
		}
	}
}
