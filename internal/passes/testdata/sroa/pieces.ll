; Vectors that are written as a whole and read by smaller pieces, and the reverse: the parts become vectors of the smallest
; piece.

define void @halves(ptr %p, ptr %q) {
  %a = alloca [8 x i16], align 16
  %v = load <4 x i32>, ptr %p, align 16
  store <4 x i32> %v, ptr %a, align 16
  %a1 = getelementptr inbounds i8, ptr %a, i64 6
  %x = load i16, ptr %a1, align 2
  %a2 = getelementptr inbounds i8, ptr %a, i64 8
  %y = load bfloat, ptr %a2, align 2
  store i16 %x, ptr %q, align 2
  %q1 = getelementptr inbounds i8, ptr %q, i64 2
  store bfloat %y, ptr %q1, align 2
  ret void
}

define <2 x i64> @bytes(i8 %x, i32 %y) {
  %a = alloca [16 x i8], align 16
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %a1 = getelementptr inbounds i8, ptr %a, i64 5
  store i8 %x, ptr %a1, align 1
  %a2 = getelementptr inbounds i8, ptr %a, i64 12
  store i32 %y, ptr %a2, align 4
  %v = load <2 x i64>, ptr %a, align 16
  ret <2 x i64> %v
}

; A pointer is made of two elements.
define ptr @pointer(<2 x i64> %v, i32 %y) {
  %a = alloca [2 x i64], align 16
  store <2 x i64> %v, ptr %a, align 16
  store i32 %y, ptr %a, align 4
  %p = load ptr, ptr %a, align 8
  ret ptr %p
}

; An access that crosses the elements of others.
define float @across(<2 x double> %v, i16 %y) {
  %a = alloca [2 x double], align 16
  store <2 x double> %v, ptr %a, align 16
  %a1 = getelementptr inbounds i8, ptr %a, i64 6
  store i16 %y, ptr %a1, align 2
  %a2 = getelementptr inbounds i8, ptr %a, i64 6
  %r = load float, ptr %a2, align 2
  ret float %r
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
