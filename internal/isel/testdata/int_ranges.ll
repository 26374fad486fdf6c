; Values whose range is known need no extension.
target triple = "nvptx64-nvidia-cuda"

define i16 @count(i64 %x) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  %t = trunc i64 %n to i16
  %r = udiv i16 %t, 3
  ret i16 %r
}

define i8 @remainder(i8 %x) {
  %a = urem i8 %x, 10
  %r = lshr i8 %a, 1
  ret i8 %r
}

define i32 @difference(i8 %x, i8 %y) {
  %a = zext i8 %x to i32
  %b = zext i8 %y to i32
  %r = sub nsw i32 %a, %b
  ret i32 %r
}

define i16 @of_condition(i32 %x) {
  %c = icmp sgt i32 %x, 5
  %z = zext i1 %c to i16
  %r = lshr i16 %z, 0
  ret i16 %r
}

define i8 @chosen(i1 %c) {
  %s = select i1 %c, i8 3, i8 9
  %r = udiv i8 %s, 2
  ret i8 %r
}

declare i64 @llvm.ctpop.i64(i64)
