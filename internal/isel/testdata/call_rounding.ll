; with: sm_100
; Sums and products whose rounding mode is an argument (LLVM 24): numbers, pairs of f32 in one register, halves.
target triple = "nvptx64-nvidia-cuda"

; @modes is not executed: LLVM IR has no operation for its rounding modes
; @flags is not executed: LLVM IR has no operation for its rounding modes
; @subtracted is not executed: LLVM IR has no operation for its rounding mode

define float @modes(float %x, float %y) {
  %r0 = call float @llvm.nvvm.fadd.f32(float %x, float %y, i32 0)
  %r1 = call float @llvm.nvvm.fadd.f32(float %r0, float %y, i32 1)
  %r2 = call float @llvm.nvvm.fadd.f32(float %r1, float %y, i32 2)
  %r3 = call float @llvm.nvvm.fadd.f32(float %r2, float %y, i32 3)
  %r4 = call float @llvm.nvvm.fmul.f32(float %r3, float %y, i32 0)
  %r5 = call float @llvm.nvvm.fmul.f32(float %r4, float %y, i32 1)
  %r6 = call float @llvm.nvvm.fmul.f32(float %r5, float %y, i32 2)
  %r7 = call float @llvm.nvvm.fmul.f32(float %r6, float %y, i32 3)
  ret float %r7
}

define float @flags(float %x, float %y) {
  %r0 = call float @llvm.nvvm.fadd.ftz.f32(float %x, float %y, i32 1)
  %r1 = call float @llvm.nvvm.fmul.sat.f32(float %r0, float %y, i32 0)
  %r2 = call float @llvm.nvvm.fadd.ftz.sat.f32(float %r1, float %y, i32 2)
  %r3 = call float @llvm.nvvm.fmul.ftz.sat.f32(float %r2, float %y, i32 3)
  ret float %r3
}

define float @singles(float %x, float %y) {
  %r0 = call float @llvm.nvvm.fadd.f32(float %x, float %y, i32 1)
  %r1 = call float @llvm.nvvm.fmul.f32(float %r0, float %y, i32 1)
  ret float %r1
}

define float @singles.means(float %x, float %y) {
  %r0 = fadd float %x, %y
  %r1 = fmul float %r0, %y
  ret float %r1
}

define double @doubles(double %x, double %y) {
  %r0 = call double @llvm.nvvm.fadd.f64(double %x, double %y, i32 1)
  %r1 = call double @llvm.nvvm.fmul.f64(double %r0, double %y, i32 1)
  ret double %r1
}

define double @doubles.means(double %x, double %y) {
  %r0 = fadd double %x, %y
  %r1 = fmul double %r0, %y
  ret double %r1
}

define <2 x float> @pairs(<2 x float> %x, <2 x float> %y) {
  %r0 = call <2 x float> @llvm.nvvm.fadd.v2f32(<2 x float> %x, <2 x float> %y, i32 1)
  %r1 = call <2 x float> @llvm.nvvm.fmul.v2f32(<2 x float> %r0, <2 x float> %y, i32 1)
  ret <2 x float> %r1
}

define <2 x float> @pairs.means(<2 x float> %x, <2 x float> %y) {
  %r0 = fadd <2 x float> %x, %y
  %r1 = fmul <2 x float> %r0, %y
  ret <2 x float> %r1
}

define half @halves(half %x, half %y) {
  %r0 = call half @llvm.nvvm.fadd.f16(half %x, half %y, i32 1)
  %r1 = call half @llvm.nvvm.fmul.f16(half %r0, half %y, i32 1)
  ret half %r1
}

define half @halves.means(half %x, half %y) {
  %r0 = fadd half %x, %y
  %r1 = fmul half %r0, %y
  ret half %r1
}

define <2 x half> @packed(<2 x half> %x, <2 x half> %y) {
  %r0 = call <2 x half> @llvm.nvvm.fadd.v2f16(<2 x half> %x, <2 x half> %y, i32 1)
  %r1 = call <2 x half> @llvm.nvvm.fmul.v2f16(<2 x half> %r0, <2 x half> %y, i32 1)
  ret <2 x half> %r1
}

define <2 x half> @packed.means(<2 x half> %x, <2 x half> %y) {
  %r0 = fadd <2 x half> %x, %y
  %r1 = fmul <2 x half> %r0, %y
  ret <2 x half> %r1
}

define bfloat @bfloat(bfloat %x, bfloat %y) {
  %r0 = call bfloat @llvm.nvvm.fadd.bf16(bfloat %x, bfloat %y, i32 1)
  %r1 = call bfloat @llvm.nvvm.fmul.bf16(bfloat %r0, bfloat %y, i32 1)
  ret bfloat %r1
}

define bfloat @bfloat.means(bfloat %x, bfloat %y) {
  %r0 = fadd bfloat %x, %y
  %r1 = fmul bfloat %r0, %y
  ret bfloat %r1
}

define <2 x bfloat> @packed_bfloat(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r0 = call <2 x bfloat> @llvm.nvvm.fadd.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y, i32 1)
  %r1 = call <2 x bfloat> @llvm.nvvm.fmul.v2bf16(<2 x bfloat> %r0, <2 x bfloat> %y, i32 1)
  ret <2 x bfloat> %r1
}

define <2 x bfloat> @packed_bfloat.means(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r0 = fadd <2 x bfloat> %x, %y
  %r1 = fmul <2 x bfloat> %r0, %y
  ret <2 x bfloat> %r1
}

define float @subtracted(float %x, float %y) {
  %n = fneg float %y
  %r = call float @llvm.nvvm.fadd.f32(float %x, float %n, i32 3)
  ret float %r
}

declare float @llvm.nvvm.fadd.f32(float, float, i32 immarg range(i32 0, 4))
declare float @llvm.nvvm.fmul.f32(float, float, i32 immarg range(i32 0, 4))
declare float @llvm.nvvm.fadd.ftz.f32(float, float, i32 immarg range(i32 0, 4))
declare float @llvm.nvvm.fmul.sat.f32(float, float, i32 immarg range(i32 0, 4))
declare float @llvm.nvvm.fadd.ftz.sat.f32(float, float, i32 immarg range(i32 0, 4))
declare float @llvm.nvvm.fmul.ftz.sat.f32(float, float, i32 immarg range(i32 0, 4))
declare double @llvm.nvvm.fadd.f64(double, double, i32 immarg range(i32 0, 4))
declare double @llvm.nvvm.fmul.f64(double, double, i32 immarg range(i32 0, 4))
declare <2 x float> @llvm.nvvm.fadd.v2f32(<2 x float>, <2 x float>, i32 immarg range(i32 0, 4))
declare <2 x float> @llvm.nvvm.fmul.v2f32(<2 x float>, <2 x float>, i32 immarg range(i32 0, 4))
declare half @llvm.nvvm.fadd.f16(half, half, i32 immarg range(i32 0, 4))
declare half @llvm.nvvm.fmul.f16(half, half, i32 immarg range(i32 0, 4))
declare <2 x half> @llvm.nvvm.fadd.v2f16(<2 x half>, <2 x half>, i32 immarg range(i32 0, 4))
declare <2 x half> @llvm.nvvm.fmul.v2f16(<2 x half>, <2 x half>, i32 immarg range(i32 0, 4))
declare bfloat @llvm.nvvm.fadd.bf16(bfloat, bfloat, i32 immarg range(i32 0, 4))
declare bfloat @llvm.nvvm.fmul.bf16(bfloat, bfloat, i32 immarg range(i32 0, 4))
declare <2 x bfloat> @llvm.nvvm.fadd.v2bf16(<2 x bfloat>, <2 x bfloat>, i32 immarg range(i32 0, 4))
declare <2 x bfloat> @llvm.nvvm.fmul.v2bf16(<2 x bfloat>, <2 x bfloat>, i32 immarg range(i32 0, 4))
