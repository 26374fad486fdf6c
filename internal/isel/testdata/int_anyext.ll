; Values whose upper bits do not matter: stored or joined, they are taken from wider registers, loads and truth values as
; they are.
target triple = "nvptx64-nvidia-cuda"

define i32 @cut_and_passed(i32 %x, i32 %y) {
  %a = trunc i32 %x to i8
  %b = trunc i32 %y to i8
  %s = add i8 %a, %b
  %r = zext i8 %s to i32
  ret i32 %r
}

define void @stored_vector(ptr %p, i32 %x, i64 %y) {
  %a = trunc i32 %x to i8
  %b = trunc i64 %y to i8
  %v = insertelement <4 x i8> zeroinitializer, i8 %a, i32 0
  %u = insertelement <4 x i8> %v, i8 %b, i32 3
  store <4 x i8> %u, ptr %p
  ret void
}

define void @stored_truth(ptr %p, ptr %q) {
  %x = load i1, ptr %q
  store i1 %x, ptr %p
  ret void
}

define void @stored_truths(ptr %p, i1 %x, i32 %y) {
  %a = trunc i32 %y to i1
  %b = xor i1 %a, %x
  %c = and i1 %b, %a
  store i1 %c, ptr %p
  ret void
}

define i32 @counted(i8 %x) {
  %e = zext i8 %x to i32
  %t = trunc i32 %e to i16
  %r = call i32 @llvm.cttz.i32(i32 %e, i1 true)
  ret i32 %r
}

define i8 @odd_loaded(ptr %p) {
  %x = load i7, ptr %p
  %y = zext i7 %x to i8
  %z = add i8 %y, 3
  ret i8 %z
}

define i8 @zeros_below(i64 %x) {
  %t = trunc i64 %x to i8
  %r = call i8 @llvm.cttz.i8(i8 %t, i1 false)
  ret i8 %r
}

declare i32 @llvm.cttz.i32(i32, i1)
declare i8 @llvm.cttz.i8(i8, i1)
