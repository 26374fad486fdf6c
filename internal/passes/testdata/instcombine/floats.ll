; Floating point: folded exactly or not at all; identities hold for -0, NaN and infinity
; unless flags give more freedom.
declare float @llvm.sqrt.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.minnum.f32(float, float)

define float @exact() {
  %a = fadd float 1.5, 2.25
  %b = fmul float %a, 0x3FB99999A0000000
  %c = call float @llvm.sqrt.f32(float 2.0)
  %d = fdiv float %b, %c
  ret float %d
}

define half @small() {
  %a = fadd half 0xH3C00, 0xH0001
  %b = fmul half %a, 0xH3555
  ret half %b
}

; NaN has no payload of its own: not folded.
define float @nan() {
  %a = fdiv float 0.0, 0.0
  ret float %a
}

define float @zeros(float %x) {
  %a = fadd float %x, 0.0
  %b = fadd float %a, -0.0
  %c = fsub float %b, 0.0
  %d = fmul float %c, 1.0
  ret float %d
}

define float @zeros_fast(float %x) {
  %a = fadd nsz float %x, 0.0
  ret float %a
}

define float @divide(float %x) {
  %a = fdiv float %x, 8.0
  %b = fdiv float %a, 3.0
  %c = fdiv arcp float %b, 3.0
  ret float %c
}

; A float expression that C computes in double.
define float @narrow(float %x) {
  %d = fpext float %x to double
  %m = fmul double %d, 2.5
  %r = fptrunc double %m to float
  ret float %r
}

define float @not_narrow(float %x) {
  %d = fpext float %x to double
  %m = fmul double %d, 0.1
  %r = fptrunc double %m to float
  ret float %r
}

define i1 @compare(float %x) {
  %n = fneg float %x
  %c = fcmp olt float %n, 1.0
  ret i1 %c
}

define float @fused() {
  %a = call float @llvm.fma.f32(float 3.0, float 4.0, float 5.0)
  %b = call float @llvm.minnum.f32(float %a, float 2.0)
  ret float %b
}

; Subnormal numbers may be flushed here: nothing that has them is folded.
define float @flushed() "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = fadd float 0x36A0000000000000, 0.0
  %b = fmul float %a, 2.0
  ret float %b
}

define i32 @out_of_range() {
  %a = fptosi float 1.0e20 to i32
  %b = fptosi float -3.75 to i32
  ret i32 %b
}

; A sum that starts with 0 is never -0, whatever is added: adding 0 again changes nothing. One that starts with -0 may be.
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
define float @positive_zero(float %x, float %y, <2 x float> %v) {
  %a = fadd float %x, 0.0
  %b = fadd float %a, %y
  %c = fadd float %b, -0.0
  %d = fadd float %c, 0.0
  %e = call float @llvm.vector.reduce.fadd.v2f32(float 0.0, <2 x float> %v)
  %f = fadd float %e, 0.0
  %g = fmul float %d, %f
  ret float %g
}
define float @negative_zero(float %x, float %y, <2 x float> %v) {
  %a = fadd float %x, %y
  %b = fadd float %a, 0.0
  %e = call float @llvm.vector.reduce.fadd.v2f32(float -0.0, <2 x float> %v)
  %f = fadd float %e, 0.0
  %g = fmul float %b, %f
  ret float %g
}
