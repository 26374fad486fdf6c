; with: sm_100
; Sums, differences and fused operations of f32 take numbers that were extended from half or bfloat as they are (sm_100).
; @rz is not executed: LLVM IR has no operation for its rounding mode
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.fma.f32(float, float, float)

define float @half_sum(half %h, float %y) {
  %e = fpext half %h to float
  %r = fadd float %e, %y
  ret float %r
}

define float @bfloat_sum(bfloat %h, float %y) {
  %e = fpext bfloat %h to float
  %r = fadd float %y, %e
  ret float %r
}

define float @difference(half %h, float %y) {
  %e = fpext half %h to float
  %r = fsub float %e, %y
  ret float %r
}

define float @subtrahend(half %h, float %y) {
  %e = fpext half %h to float
  %r = fsub float %y, %e
  ret float %r
}

define float @fused(half %h, half %g, float %y) {
  %e = fpext half %h to float
  %i = fpext half %g to float
  %r = call float @llvm.fma.f32(float %e, float %i, float %y)
  ret float %r
}

define float @contracted(half %h, half %g, float %y) {
  %e = fpext half %h to float
  %i = fpext half %g to float
  %m = fmul contract float %e, %i
  %r = fadd contract float %m, %y
  ret float %r
}

define float @two(half %h, half %g) {
  %e = fpext half %h to float
  %i = fpext half %g to float
  %r = fadd float %e, %i
  ret float %r
}

define float @uses(half %h, float %y) {
  %e = fpext half %h to float
  %r = fadd float %e, %y
  %q = fadd float %r, %e
  ret float %q
}

define float @constant(half %h) {
  %e = fpext half %h to float
  %r = fadd float %e, 2.0
  ret float %r
}

define float @rz(half %h, float %y) {
  %e = fpext half %h to float
  %r = call float @llvm.nvvm.add.rz.f(float %e, float %y)
  ret float %r
}

define float @ftz(half %h, float %y) #0 {
  %e = fpext half %h to float
  %r = fadd float %e, %y
  ret float %r
}

define float @one_factor(half %h, float %g, float %y) {
  %e = fpext half %h to float
  %r = call float @llvm.fma.f32(float %e, float %g, float %y)
  ret float %r
}

define float @negative_factor(half %h, half %g, float %y) {
  %e = fpext half %h to float
  %n = fneg float %e
  %i = fpext half %g to float
  %r = call float @llvm.fma.f32(float %n, float %i, float %y)
  ret float %r
}
attributes #0 = { "denormal-fp-math-f32"="preserve-sign" }

; A factor of another type, and differences from a product.

define float @types(half %h, bfloat %g, float %y) {
  %e = fpext half %h to float
  %i = fpext bfloat %g to float
  %r = call float @llvm.fma.f32(float %e, float %i, float %y)
  ret float %r
}

define float @less(half %h, half %g, float %y) {
  %e = fpext half %h to float
  %i = fpext half %g to float
  %m = fmul contract float %e, %i
  %r = fsub contract float %m, %y
  ret float %r
}

define float @negated(half %h, float %y) {
  %e = fpext half %h to float
  %n = fneg float %y
  %r = call float @llvm.nvvm.add.rn.f(float %e, float %n)
  ret float %r
}
define float @negated.means(half %h, float %y) {
  %e = fpext half %h to float
  %r = fsub float %e, %y
  ret float %r
}
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.add.rz.f(float, float)
