; Floating-point intrinsics.
target triple = "nvptx64-nvidia-cuda"

define half @fabs_half(half %x) {
  %r = call half @llvm.fabs.f16(half %x)
  ret half %r
}

define half @floor_half(half %x) {
  %r = call half @llvm.floor.f16(half %x)
  ret half %r
}

define half @ceil_half(half %x) {
  %r = call half @llvm.ceil.f16(half %x)
  ret half %r
}

define half @trunc_half(half %x) {
  %r = call half @llvm.trunc.f16(half %x)
  ret half %r
}

define half @rint_half(half %x) {
  %r = call half @llvm.rint.f16(half %x)
  ret half %r
}

define half @nearbyint_half(half %x) {
  %r = call half @llvm.nearbyint.f16(half %x)
  ret half %r
}

define half @roundeven_half(half %x) {
  %r = call half @llvm.roundeven.f16(half %x)
  ret half %r
}

define half @round_half(half %x) {
  %r = call half @llvm.round.f16(half %x)
  ret half %r
}

define half @sqrt_half(half %x) {
  %r = call half @llvm.sqrt.f16(half %x)
  ret half %r
}

define half @canonicalize_half(half %x) {
  %r = call half @llvm.canonicalize.f16(half %x)
  ret half %r
}

define bfloat @fabs_bfloat(bfloat %x) {
  %r = call bfloat @llvm.fabs.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @floor_bfloat(bfloat %x) {
  %r = call bfloat @llvm.floor.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @ceil_bfloat(bfloat %x) {
  %r = call bfloat @llvm.ceil.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @trunc_bfloat(bfloat %x) {
  %r = call bfloat @llvm.trunc.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @rint_bfloat(bfloat %x) {
  %r = call bfloat @llvm.rint.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @nearbyint_bfloat(bfloat %x) {
  %r = call bfloat @llvm.nearbyint.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @roundeven_bfloat(bfloat %x) {
  %r = call bfloat @llvm.roundeven.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @round_bfloat(bfloat %x) {
  %r = call bfloat @llvm.round.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @sqrt_bfloat(bfloat %x) {
  %r = call bfloat @llvm.sqrt.bf16(bfloat %x)
  ret bfloat %r
}

define bfloat @canonicalize_bfloat(bfloat %x) {
  %r = call bfloat @llvm.canonicalize.bf16(bfloat %x)
  ret bfloat %r
}

define float @fabs_float(float %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}

define float @floor_float(float %x) {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}

define float @ceil_float(float %x) {
  %r = call float @llvm.ceil.f32(float %x)
  ret float %r
}

define float @trunc_float(float %x) {
  %r = call float @llvm.trunc.f32(float %x)
  ret float %r
}

define float @rint_float(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  ret float %r
}

define float @nearbyint_float(float %x) {
  %r = call float @llvm.nearbyint.f32(float %x)
  ret float %r
}

define float @roundeven_float(float %x) {
  %r = call float @llvm.roundeven.f32(float %x)
  ret float %r
}

define float @round_float(float %x) {
  %r = call float @llvm.round.f32(float %x)
  ret float %r
}

define float @sqrt_float(float %x) {
  %r = call float @llvm.sqrt.f32(float %x)
  ret float %r
}

define float @canonicalize_float(float %x) {
  %r = call float @llvm.canonicalize.f32(float %x)
  ret float %r
}

define double @fabs_double(double %x) {
  %r = call double @llvm.fabs.f64(double %x)
  ret double %r
}

define double @floor_double(double %x) {
  %r = call double @llvm.floor.f64(double %x)
  ret double %r
}

define double @ceil_double(double %x) {
  %r = call double @llvm.ceil.f64(double %x)
  ret double %r
}

define double @trunc_double(double %x) {
  %r = call double @llvm.trunc.f64(double %x)
  ret double %r
}

define double @rint_double(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  ret double %r
}

define double @nearbyint_double(double %x) {
  %r = call double @llvm.nearbyint.f64(double %x)
  ret double %r
}

define double @roundeven_double(double %x) {
  %r = call double @llvm.roundeven.f64(double %x)
  ret double %r
}

define double @round_double(double %x) {
  %r = call double @llvm.round.f64(double %x)
  ret double %r
}

define double @sqrt_double(double %x) {
  %r = call double @llvm.sqrt.f64(double %x)
  ret double %r
}

define double @canonicalize_double(double %x) {
  %r = call double @llvm.canonicalize.f64(double %x)
  ret double %r
}

define half @minnum_half(half %x, half %y) {
  %r = call half @llvm.minnum.f16(half %x, half %y)
  ret half %r
}

define half @maxnum_half(half %x, half %y) {
  %r = call half @llvm.maxnum.f16(half %x, half %y)
  ret half %r
}

define half @minimum_half(half %x, half %y) {
  %r = call half @llvm.minimum.f16(half %x, half %y)
  ret half %r
}

define half @maximum_half(half %x, half %y) {
  %r = call half @llvm.maximum.f16(half %x, half %y)
  ret half %r
}

define half @minimumnum_half(half %x, half %y) {
  %r = call half @llvm.minimumnum.f16(half %x, half %y)
  ret half %r
}

define half @maximumnum_half(half %x, half %y) {
  %r = call half @llvm.maximumnum.f16(half %x, half %y)
  ret half %r
}

define half @copysign_half(half %x, half %y) {
  %r = call half @llvm.copysign.f16(half %x, half %y)
  ret half %r
}

define bfloat @minnum_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.minnum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @maxnum_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.maxnum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @minimum_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.minimum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @maximum_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.maximum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @minimumnum_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.minimumnum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @maximumnum_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.maximumnum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @copysign_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.copysign.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define float @minnum_float(float %x, float %y) {
  %r = call float @llvm.minnum.f32(float %x, float %y)
  ret float %r
}

define float @maxnum_float(float %x, float %y) {
  %r = call float @llvm.maxnum.f32(float %x, float %y)
  ret float %r
}

define float @minimum_float(float %x, float %y) {
  %r = call float @llvm.minimum.f32(float %x, float %y)
  ret float %r
}

define float @maximum_float(float %x, float %y) {
  %r = call float @llvm.maximum.f32(float %x, float %y)
  ret float %r
}

define float @minimumnum_float(float %x, float %y) {
  %r = call float @llvm.minimumnum.f32(float %x, float %y)
  ret float %r
}

define float @maximumnum_float(float %x, float %y) {
  %r = call float @llvm.maximumnum.f32(float %x, float %y)
  ret float %r
}

define float @copysign_float(float %x, float %y) {
  %r = call float @llvm.copysign.f32(float %x, float %y)
  ret float %r
}

define double @minnum_double(double %x, double %y) {
  %r = call double @llvm.minnum.f64(double %x, double %y)
  ret double %r
}

define double @maxnum_double(double %x, double %y) {
  %r = call double @llvm.maxnum.f64(double %x, double %y)
  ret double %r
}

define double @minimum_double(double %x, double %y) {
  %r = call double @llvm.minimum.f64(double %x, double %y)
  ret double %r
}

define double @maximum_double(double %x, double %y) {
  %r = call double @llvm.maximum.f64(double %x, double %y)
  ret double %r
}

define double @minimumnum_double(double %x, double %y) {
  %r = call double @llvm.minimumnum.f64(double %x, double %y)
  ret double %r
}

define double @maximumnum_double(double %x, double %y) {
  %r = call double @llvm.maximumnum.f64(double %x, double %y)
  ret double %r
}

define double @copysign_double(double %x, double %y) {
  %r = call double @llvm.copysign.f64(double %x, double %y)
  ret double %r
}

define float @rounded_sign(float %x, double %y) {
  %s = fptrunc double %y to float
  %r = call float @llvm.copysign.f32(float %x, float %s)
  ret float %r
}

define float @fast_root(float %x) {
  %r = call afn float @llvm.sqrt.f32(float %x)
  ret float %r
}

define float @flushed_floor(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = call float @llvm.floor.f32(float %x)
  ret float %r
}

declare bfloat @llvm.canonicalize.bf16(bfloat)
declare bfloat @llvm.ceil.bf16(bfloat)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.floor.bf16(bfloat)
declare bfloat @llvm.maximum.bf16(bfloat, bfloat)
declare bfloat @llvm.maximumnum.bf16(bfloat, bfloat)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare bfloat @llvm.minimumnum.bf16(bfloat, bfloat)
declare bfloat @llvm.minnum.bf16(bfloat, bfloat)
declare bfloat @llvm.nearbyint.bf16(bfloat)
declare bfloat @llvm.rint.bf16(bfloat)
declare bfloat @llvm.round.bf16(bfloat)
declare bfloat @llvm.roundeven.bf16(bfloat)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare bfloat @llvm.trunc.bf16(bfloat)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.trunc.f32(float)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.ceil.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.fabs.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.maximumnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.minimumnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.nearbyint.f16(half)
declare half @llvm.rint.f16(half)
declare half @llvm.round.f16(half)
declare half @llvm.roundeven.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.trunc.f16(half)
