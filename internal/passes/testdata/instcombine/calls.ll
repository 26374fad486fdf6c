; Intrinsics that say something, or whose result is known.
declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.is.constant.i32(i32)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i8 @llvm.fptoui.sat.i8.f64(double)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.round.f32(float)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.rint.f32(float)
declare <2 x i32> @llvm.umax.v2i32(<2 x i32>, <2 x i32>)
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @use(ptr)
@object = internal global [40 x i8] zeroinitializer

define i32 @expected(i32 %x) {
  %a = call i32 @llvm.expect.i32(i32 %x, i32 1)
  ret i32 %a
}
define i1 @constant() {
  %a = call i1 @llvm.is.constant.i32(i32 4)
  ret i1 %a
}
define i64 @size_left() {
  %p = getelementptr i8, ptr @object, i64 8
  %a = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %a
}
define i64 @size_of_local() {
  %p = alloca [3 x i64]
  call void @use(ptr %p)
  %a = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)
  ret i64 %a
}
define { i32, i1 } @carry() {
  %a = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 -1, i32 1)
  ret { i32, i1 } %a
}
define { i32, i1 } @no_overflow() {
  %a = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 -1, i32 1)
  ret { i32, i1 } %a
}
define { i32, i1 } @borrow() {
  %a = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 1, i32 2)
  ret { i32, i1 } %a
}
define { i32, i1 } @product() {
  %a = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 65536, i32 32768)
  ret { i32, i1 } %a
}
define { i32, i1 } @times_one(i32 %x) {
  %a = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 1)
  ret { i32, i1 } %a
}
define { i32, i1 } @unknown(i32 %x) {
  %a = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 1)
  ret { i32, i1 } %a
}
define float @constant_last(float %x, float %z) {
  %a = call float @llvm.fma.f32(float 2.0, float %x, float %z)
  ret float %a
}
define float @times_one_and(float %x, float %z) {
  %a = call float @llvm.fma.f32(float %x, float 1.0, float %z)
  ret float %a
}
define float @and_nothing(float %x, float %y) {
  %a = call float @llvm.fma.f32(float %x, float %y, float -0.0)
  ret float %a
}
; x*y + 0 is not x*y where that is -0.
define float @and_zero(float %x, float %y) {
  %a = call float @llvm.fma.f32(float %x, float %y, float 0.0)
  ret float %a
}
define float @signs_cancel(float %x, float %z) {
  %n = fneg float %x
  %a = call float @llvm.fma.f32(float %n, float -3.0, float %z)
  ret float %a
}
define i32 @above() {
  %a = call i32 @llvm.fptosi.sat.i32.f32(float 3.0e9)
  ret i32 %a
}
define i32 @not_a_number() {
  %a = call i32 @llvm.fptosi.sat.i32.f32(float 0x7FF8000000000000)
  ret i32 %a
}
define i8 @below() {
  %a = call i8 @llvm.fptoui.sat.i8.f64(double -1.5)
  ret i8 %a
}
define i8 @within() {
  %a = call i8 @llvm.fptoui.sat.i8.f64(double 254.9)
  ret i8 %a
}
define float @number_wins() {
  %a = call float @llvm.minnum.f32(float 0x7FF8000000000000, float 2.0)
  %b = call float @llvm.maxnum.f32(float %a, float 0x7FF8000000000000)
  ret float %b
}
; The NaN's payload is left to the machine.
define float @nan_wins() {
  %a = call float @llvm.minimum.f32(float 2.0, float 0x7FF8000000000000)
  ret float %a
}
define float @lesser_zero() {
  %a = call float @llvm.minimum.f32(float 0.0, float -0.0)
  ret float %a
}
define float @away_from_zero() {
  %a = call float @llvm.round.f32(float -2.5)
  %b = call float @llvm.canonicalize.f32(float %a)
  ret float %b
}
define float @own_sign(float %x) {
  %n = fneg float %x
  %a = call float @llvm.copysign.f32(float %n, float %x)
  ret float %a
}
define float @sign_of_sign(float %x, float %y, float %z) {
  %s = call float @llvm.copysign.f32(float %y, float %z)
  %a = call float @llvm.copysign.f32(float %x, float %s)
  ret float %a
}
define float @no_sign(float %x, float %y) {
  %s = call float @llvm.copysign.f32(float %x, float %y)
  %a = call float @llvm.fabs.f32(float %s)
  %b = call float @llvm.fabs.f32(float %a)
  ret float %b
}
define float @rounded_twice(float %x) {
  %a = call float @llvm.floor.f32(float %x)
  %b = call float @llvm.rint.f32(float %a)
  ret float %b
}
define <2 x i32> @lanes() {
  %a = call <2 x i32> @llvm.umax.v2i32(<2 x i32> <i32 1, i32 -1>, <2 x i32> <i32 2, i32 0>)
  ret <2 x i32> %a
}
define i32 @highest_known(i32 %x) {
  %a = lshr i32 %x, 8
  %b = or i32 %a, 8388608
  %c = call i32 @llvm.ctlz.i32(i32 %b, i1 false)
  ret i32 %c
}

; A function returns one of its arguments.
declare ptr @fill(ptr returned, i32)
declare ptr @plain(ptr, i32)

define ptr @returned(ptr %p, i32 %x) {
  %a = call ptr @fill(ptr %p, i32 %x)
  %b = getelementptr i8, ptr %a, i64 4
  %c = call ptr @plain(ptr returned %b, i32 %x)
  ret ptr %c
}
define ptr @tail(ptr %p, i32 %x) {
  %a = musttail call ptr @fill(ptr %p, i32 %x)
  ret ptr %a
}
