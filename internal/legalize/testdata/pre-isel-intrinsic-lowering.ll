target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare float @llvm.powi.f32.i32(float, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.smul.fix.i32(i32, i32, i32)

define i32 @sum(<4 x i32> %v) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  ret i32 %r
}
define <4 x i32> @some(ptr %p, <4 x i1> %m) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> zeroinitializer)
  ret <4 x i32> %r
}
define float @cube(float %x) {
  %r = call float @llvm.powi.f32.i32(float %x, i32 3)
  ret float %r
}
define i128 @wide(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
define i32 @fixed(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 16)
  ret i32 %r
}
define void @bits(<8 x i1> %v, ptr %p) {
  store <8 x i1> %v, ptr %p
  ret void
}
