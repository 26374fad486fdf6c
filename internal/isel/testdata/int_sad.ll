; Distances of integers, and sums with them.
target triple = "nvptx64-nvidia-cuda"

define i32 @signed(i32 %x, i32 %y) {
  %d = sub nsw i32 %x, %y
  %r = call i32 @llvm.abs.i32(i32 %d, i1 false)
  ret i32 %r
}

define i32 @sum(i32 %x, i32 %y, i32 %z) {
  %d = sub nsw i32 %x, %y
  %a = call i32 @llvm.abs.i32(i32 %d, i1 false)
  %r = add i32 %a, %z
  ret i32 %r
}

define i32 @unsigned(i32 %x, i32 %y, i32 %z) {
  %h = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %l = call i32 @llvm.umin.i32(i32 %y, i32 %x)
  %d = sub i32 %h, %l
  %r = add i32 %z, %d
  ret i32 %r
}

define i32 @constant(i32 %x, i32 %z) {
  %d = sub nsw i32 %x, 100
  %a = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %r = add i32 %a, %z
  ret i32 %r
}

define <2 x i32> @vector(<2 x i32> %x, <2 x i32> %y) {
  %d = sub nsw <2 x i32> %x, %y
  %r = call <2 x i32> @llvm.abs.v2i32(<2 x i32> %d, i1 false)
  ret <2 x i32> %r
}

define i32 @overflows(i32 %x, i32 %y) {
  %d = sub i32 %x, %y
  %r = call i32 @llvm.abs.i32(i32 %d, i1 false)
  ret i32 %r
}

define i32 @used_twice(i32 %x, i32 %y) {
  %d = sub nsw i32 %x, %y
  %a = call i32 @llvm.abs.i32(i32 %d, i1 false)
  %r = mul i32 %a, %d
  ret i32 %r
}

define i32 @other_order(i32 %x, i32 %y) {
  %h = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %l = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %r = sub i32 %l, %h
  ret i32 %r
}

define i17 @narrow(i17 %x, i17 %y) {
  %d = sub nsw i17 %x, %y
  %r = call i17 @llvm.abs.i17(i17 %d, i1 false)
  ret i17 %r
}

define i64 @wide(i64 %x, i64 %y) {
  %d = sub nsw i64 %x, %y
  %r = call i64 @llvm.abs.i64(i64 %d, i1 false)
  ret i64 %r
}

declare i17 @llvm.abs.i17(i17, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare <2 x i32> @llvm.abs.v2i32(<2 x i32>, i1)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
