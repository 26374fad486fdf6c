; Tests of classes: common ones are a comparison, others look at the bits.
target triple = "nvptx64-nvidia-cuda"

define i1 @half_0(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 0)
  ret i1 %r
}

define i1 @half_1(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 1)
  ret i1 %r
}

define i1 @half_2(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 2)
  ret i1 %r
}

define i1 @half_3(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 3)
  ret i1 %r
}

define i1 @half_4(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 4)
  ret i1 %r
}

define i1 @half_24(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 24)
  ret i1 %r
}

define i1 @half_96(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 96)
  ret i1 %r
}

define i1 @half_240(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 240)
  ret i1 %r
}

define i1 @half_516(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 516)
  ret i1 %r
}

define i1 @half_519(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 519)
  ret i1 %r
}

define i1 @half_504(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 504)
  ret i1 %r
}

define i1 @half_1020(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 1020)
  ret i1 %r
}

define i1 @half_1023(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 1023)
  ret i1 %r
}

define i1 @half_642(half %x) {
  %r = call i1 @llvm.is.fpclass.f16(half %x, i32 642)
  ret i1 %r
}

define i1 @bfloat_0(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 0)
  ret i1 %r
}

define i1 @bfloat_1(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 1)
  ret i1 %r
}

define i1 @bfloat_2(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 2)
  ret i1 %r
}

define i1 @bfloat_3(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 3)
  ret i1 %r
}

define i1 @bfloat_4(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 4)
  ret i1 %r
}

define i1 @bfloat_24(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 24)
  ret i1 %r
}

define i1 @bfloat_96(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 96)
  ret i1 %r
}

define i1 @bfloat_240(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 240)
  ret i1 %r
}

define i1 @bfloat_516(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 516)
  ret i1 %r
}

define i1 @bfloat_519(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 519)
  ret i1 %r
}

define i1 @bfloat_504(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 504)
  ret i1 %r
}

define i1 @bfloat_1020(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 1020)
  ret i1 %r
}

define i1 @bfloat_1023(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 1023)
  ret i1 %r
}

define i1 @bfloat_642(bfloat %x) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %x, i32 642)
  ret i1 %r
}

define i1 @float_0(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 0)
  ret i1 %r
}

define i1 @float_1(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1)
  ret i1 %r
}

define i1 @float_2(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 2)
  ret i1 %r
}

define i1 @float_3(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  ret i1 %r
}

define i1 @float_4(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 4)
  ret i1 %r
}

define i1 @float_24(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 24)
  ret i1 %r
}

define i1 @float_96(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 96)
  ret i1 %r
}

define i1 @float_240(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 240)
  ret i1 %r
}

define i1 @float_516(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  ret i1 %r
}

define i1 @float_519(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 519)
  ret i1 %r
}

define i1 @float_504(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  ret i1 %r
}

define i1 @float_1020(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1020)
  ret i1 %r
}

define i1 @float_1023(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  ret i1 %r
}

define i1 @float_642(float %x) {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 642)
  ret i1 %r
}

define i1 @double_0(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 0)
  ret i1 %r
}

define i1 @double_1(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 1)
  ret i1 %r
}

define i1 @double_2(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 2)
  ret i1 %r
}

define i1 @double_3(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 3)
  ret i1 %r
}

define i1 @double_4(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 4)
  ret i1 %r
}

define i1 @double_24(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 24)
  ret i1 %r
}

define i1 @double_96(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 96)
  ret i1 %r
}

define i1 @double_240(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 240)
  ret i1 %r
}

define i1 @double_516(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 516)
  ret i1 %r
}

define i1 @double_519(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 519)
  ret i1 %r
}

define i1 @double_504(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 504)
  ret i1 %r
}

define i1 @double_1020(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 1020)
  ret i1 %r
}

define i1 @double_1023(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 1023)
  ret i1 %r
}

define i1 @double_642(double %x) {
  %r = call i1 @llvm.is.fpclass.f64(double %x, i32 642)
  ret i1 %r
}

define <2 x i1> @vector(<2 x float> %x) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %x, i32 264)
  ret <2 x i1> %r
}

; Classes are not flushed.
define i1 @flushed(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = call i1 @llvm.is.fpclass.f32(float %x, i32 504)
  ret i1 %r
}

declare <2 x i1> @llvm.is.fpclass.v2f32(<2 x float>, i32)
declare i1 @llvm.is.fpclass.bf16(bfloat, i32)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
