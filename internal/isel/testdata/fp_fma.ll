; Multiplications and additions that are one operation.
target triple = "nvptx64-nvidia-cuda"

define float @contracted(float %x, float %y, float %z) {
  %m = fmul contract float %x, %y
  %r = fadd contract float %m, %z
  ret float %r
}

define float @second(float %x, float %y, float %z) {
  %m = fmul contract float %x, %y
  %r = fadd contract float %z, %m
  ret float %r
}

define float @subtracted(float %x, float %y, float %z) {
  %m = fmul contract float %x, %y
  %r = fsub contract float %m, %z
  ret float %r
}

define double @from(double %x, double %y, double %z) {
  %m = fmul contract double %x, %y
  %r = fsub contract double %z, %m
  ret double %r
}

define float @not_contracted(float %x, float %y, float %z) {
  %m = fmul float %x, %y
  %r = fadd contract float %m, %z
  ret float %r
}

define float @used_twice(float %x, float %y, float %z) {
  %m = fmul contract float %x, %y
  %a = fadd contract float %m, %z
  %r = fmul float %a, %m
  ret float %r
}

; Both uses repeat the multiplication, which is not computed then; of two, the older one.
define float @complex_square(float %x, float %y) {
  %a = fmul contract float %x, %x
  %b = fmul contract float %y, %y
  %s = fadd contract float %a, %b
  %d = fsub contract float %a, %b
  %r = fdiv float %d, %s
  ret float %r
}

; One in the block after its own, which is entered from there only.
define double @used_after(double %x, double %y, double %z, i1 %c) {
  %m = fmul contract double %x, %y
  %a = fadd contract double %m, %z
  br i1 %c, label %then, label %end

then:
  %s = fsub contract double %z, %m
  br label %end

end:
  %r = phi double [ %a, %0 ], [ %s, %then ]
  ret double %r
}

; The operand is a phi, which has another value when the second block runs.
define float @phi_operand(float %x, i32 %n) {
entry:
  %k = and i32 %n, 3
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %p = phi float [ %x, %entry ], [ %a, %loop ]
  %m = fmul contract float %p, %p
  %a = fadd contract float %m, 1.0
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %k
  br i1 %c, label %loop, label %end

end:
  %r = fsub contract float %a, %m
  ret float %r
}

; A product of one use alone is fused first, so that the other one is computed.
define float @own_product(float %x, float %y, float %z) {
  %m = fmul contract float %x, %y
  %n = fmul contract float %y, %z
  %a = fadd contract float %m, %z
  %b = fadd contract float %m, %n
  %r = fdiv float %a, %b
  ret float %r
}

; The sum of a product with itself needs it.
define float @doubled(float %x, float %y) {
  %m = fmul contract float %x, %y
  %a = fadd contract float %m, %m
  ret float %a
}

define half @halves(half %x, half %y, half %z) {
  %m = fmul contract half %x, %y
  %r = fadd contract half %m, %z
  ret half %r
}

define bfloat @bfloats(bfloat %x, bfloat %y, bfloat %z) {
  %m = fmul contract bfloat %x, %y
  %r = fadd contract bfloat %m, %z
  ret bfloat %r
}

define float @fused(float %x, float %y, float %z) {
  %r = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %r
}

define double @fused_64(double %x, double %y) {
  %r = call double @llvm.fma.f64(double %x, double %y, double 1.5)
  ret double %r
}

define float @perhaps(float %x, float %y, float %z) {
  %r = call float @llvm.fmuladd.f32(float %x, float %y, float %z)
  ret float %r
}

define half @fused_16(half %x, half %y, half %z) {
  %r = call half @llvm.fma.f16(half %x, half %y, half %z)
  ret half %r
}

define bfloat @fused_bf16(bfloat %x, bfloat %y, bfloat %z) {
  %r = call bfloat @llvm.fma.bf16(bfloat %x, bfloat %y, bfloat %z)
  ret bfloat %r
}

define <2 x half> @fused_pair(<2 x half> %x, <2 x half> %y, <2 x half> %z) {
  %r = call <2 x half> @llvm.fma.v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z)
  ret <2 x half> %r
}

; A maximum with zero is part of the instruction.
define half @relu(half %x, half %y, half %z) {
  %m = call nnan half @llvm.fma.f16(half %x, half %y, half %z)
  %r = call nnan nsz half @llvm.maxnum.f16(half %m, half 0.0)
  ret half %r
}

declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare half @llvm.fma.f16(half, half, half)
declare half @llvm.maxnum.f16(half, half)
