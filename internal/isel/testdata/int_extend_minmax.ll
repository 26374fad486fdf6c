; The least and greatest of narrow integers are extended once: a result is as extended as the operands were.
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i5 @llvm.umin.i5(i5, i5)

define i8 @unsigned(i8 %x, i8 %y, i8 %z) {
  %a = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.umax.i8(i8 %a, i8 %z)
  %c = call i8 @llvm.umin.i8(i8 %b, i8 %y)
  ret i8 %c
}

define i32 @signed(ptr %p, ptr %q) {
  %x = load i8, ptr %p
  %y = load i8, ptr %q
  %a = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.smax.i8(i8 %a, i8 3)
  %c = sext i8 %b to i32
  ret i32 %c
}

define i32 @both(i8 %x, i8 %y) {
  %a = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.umin.i8(i8 %a, i8 %x)
  %c = call i8 @llvm.smax.i8(i8 %b, i8 %y)
  %d = zext i8 %c to i32
  ret i32 %d
}

define i32 @odd(i5 %x, i5 %y) {
  %a = call i5 @llvm.umin.i5(i5 %x, i5 %y)
  %b = zext i5 %a to i32
  ret i32 %b
}
