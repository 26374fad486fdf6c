package passes

import (
	"strings"
	"testing"

	"gonvvm/internal/ir"
)

// An array between other elements of a variable is accessed at indices that have bounds, in a loop and after it: the results are the same, for all numbers of four bits,
// and elements become registers wherever the bounds show that they can.
func TestBoundedIndices(t *testing.T) {
	const function = `define i4 @f(i4 %i, i4 %j, i4 %n) {
entry:
  %v = alloca TYPE, align 16
  %a = getelementptr i8, ptr %v, i64 FIRST
  %z = getelementptr i8, ptr %v, i64 LAST
  %m = getelementptr i8, ptr %v, i64 MEM
  store i4 %i, ptr %a
  store i4 5, ptr %z
  call void @llvm.memset.p0.i64(ptr align 1 %m, i8 3, i64 8, i1 false)
  br label %head
head:
  %k = phi i4 [ 0, %entry ], [ %k1, %next ]
  BODY
  store i4 %k, ptr %p
  %x = load i4, ptr %a
  %y = load i4, ptr %z
  %x1 = add i4 %x, %y
  store i4 %x1, ptr %a
  br label %next
next:
  %k1 = add i4 %k, 1
  %more = icmp ult i4 %k1, 6
  br i1 %more, label %head, label %out
out:
  %e = and i4 %n, 7
  %ie = zext i4 %e to i64
  %pe = getelementptr i8, ptr %m, i64 %ie
  %re = load i4, ptr %pe
  %ra = load i4, ptr %a
  %rz = load i4, ptr %z
  %r1 = mul i4 %re, 5
  %r2 = add i4 %ra, %r1
  %r3 = mul i4 %rz, 3
  %r4 = add i4 %r2, %r3
  ret i4 %r4
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
`
	bodies := []string{
		"%t = and i4 %n, 7\n%q = zext i4 %t to i64\n%p = getelementptr inbounds nuw i8, ptr %m, i64 %q",
		"%q = zext i4 %k to i64\n%p = getelementptr inbounds nuw i8, ptr %m, i64 %q",
		"%t = urem i4 %n, 5\n%q = zext i4 %t to i64\n%h = getelementptr inbounds nuw i8, ptr %m, i64 %q\n%p = getelementptr inbounds nuw i8, ptr %h, i64 3",
		"%t = and i4 %n, 3\n%q = sext i4 %t to i64\n%h = getelementptr i8, ptr %m, i64 6\n%o = sub i64 0, %q\n%p = getelementptr i8, ptr %h, i64 %o",
		"%t = and i4 %n, 1\n%q = zext i4 %t to i64\n%h = getelementptr inbounds [4 x i8], ptr %m, i64 %q\n%u = and i64 %q, 1\n%p = getelementptr i8, ptr %h, i64 %u",
		"%g = icmp ult i4 %n, 8\nbr i1 %g, label %in, label %next\nin:\n%q = zext i4 %n to i64\n%p = getelementptr inbounds nuw i8, ptr %m, i64 %q",
		// It may be the element before the array, or one after it, which two of the variables do not have.
		"%g = icmp ult i4 %n, 10\nbr i1 %g, label %in, label %next\nin:\n%q = zext i4 %n to i64\n%h = getelementptr i8, ptr %m, i64 %q\n%p = getelementptr i8, ptr %h, i64 -1",
	}
	for _, shape := range []struct{ typ, first, last, mem string }{
		{"{ i32, [8 x i8], i8 }", "0", "12", "4"},
		{"[16 x i8]", "0", "9", "1"},
		{"{ i8, i8, [8 x i8] }", "0", "1", "2"},
	} {
		for _, body := range bodies {
			better := !strings.Contains(body, "i64 -1") || shape.last == "12"
			src := strings.Replace(function, "BODY", body, 1)
			src = strings.NewReplacer("TYPE", shape.typ, "FIRST", shape.first, "LAST", shape.last, "MEM", shape.mem).Replace(src)
			if got := sameResultsAfter(t, &passSROA, shape.typ, src, ir.OpLoad); got != better {
				t.Errorf("%s: fewer loads: %v, want %v\n%s", shape.typ, got, better, src)
			}
		}
	}
}
