; Integers of odd widths as arguments: what stands above their bits is the caller's
; affair without an attribute, the sign's with signext, and of no use to an unsigned shift.
; out: 536870911 65535 3 8191
target triple = "nvptx64-nvidia-cuda"

define internal i37 @shift(i37 %a) noinline {
  %r = lshr i37 %a, 8
  ret i37 %r
}
define internal i32 @unsigned(i17 signext %a) noinline {
  %w = zext i17 %a to i32
  %r = lshr i32 %w, 1
  ret i32 %r
}
define internal i32 @small(i3 %a) noinline {
  %r = udiv i3 %a, 2
  %w = zext i3 %r to i32
  ret i32 %w
}
define internal i13 @result(i13 %a) noinline {
  %r = sub i13 %a, 3
  ret i13 %r
}
define ptx_kernel void @k(ptr %out) {
  %in = load i32, ptr %out
  %wide = zext i32 %in to i37
  %many = sub i37 %wide, 1
  %x = call i37 @shift(i37 %many)
  %x32 = trunc i37 %x to i32
  store i32 %x32, ptr %out
  %n = trunc i32 %in to i17
  %m = sub i17 %n, 1
  %y = call i32 @unsigned(i17 signext %m)
  %p1 = getelementptr i32, ptr %out, i64 1
  store i32 %y, ptr %p1
  %s = trunc i32 %in to i3
  %s1 = sub i3 %s, 1
  %z = call i32 @small(i3 %s1)
  %p2 = getelementptr i32, ptr %out, i64 2
  store i32 %z, ptr %p2
  %t = trunc i32 %in to i13
  %t2 = add i13 %t, 2
  %u = call i13 @result(i13 %t2)
  %u32 = zext i13 %u to i32
  %p3 = getelementptr i32, ptr %out, i64 3
  store i32 %u32, ptr %p3
  ret void
}
