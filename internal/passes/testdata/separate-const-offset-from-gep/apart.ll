; passes: instcombine, separate-const-offset-from-gep
; What is known to have no bit in common is added, whether the front end says disjoint or not.

define i32 @quad(ptr %p, i32 %t) {
  %b = shl i32 %t, 2
  %o1 = or i32 %b, 1
  %i1 = sext i32 %o1 to i64
  %p1 = getelementptr i32, ptr %p, i64 %i1
  %x1 = load i32, ptr %p1
  %o3 = or i32 %b, 3
  %i3 = zext i32 %o3 to i64
  %p3 = getelementptr i32, ptr %p, i64 %i3
  %x3 = load i32, ptr %p3
  %s = add i32 %x1, %x3
  ret i32 %s
}

; Bit 2 may be set on both sides.
define i32 @common(ptr %p, i32 %t) {
  %b = shl i32 %t, 2
  %o = or i32 %b, 5
  %i = sext i32 %o to i64
  %q = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  ret i32 %x
}
