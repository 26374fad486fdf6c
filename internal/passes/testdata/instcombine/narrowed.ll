; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Operations on extended numbers whose results are truncated again are done in the narrow type.

define half @product(half %a, half %b) {
  %x = fpext half %a to float
  %y = fpext half %b to float
  %m = fmul float %x, %y
  %r = fptrunc float %m to half
  ret half %r
}

define <2 x bfloat> @vector(<2 x bfloat> %a) {
  %x = fpext <2 x bfloat> %a to <2 x float>
  %m = fadd <2 x float> %x, %x
  %r = fptrunc <2 x float> %m to <2 x bfloat>
  ret <2 x bfloat> %r
}

define float @root(float %a) {
  %x = fpext float %a to double
  %m = call double @llvm.sqrt.f64(double %x)
  %r = fptrunc double %m to float
  ret float %r
}

define float @choice(float %a, i1 %c) {
  %x = fpext float %a to double
  %n = fneg double %x
  %s = select i1 %c, double %n, double 0.5
  %r = fptrunc double %s to float
  ret float %r
}

define float @integer(i16 %a) {
  %x = sitofp i16 %a to double
  %r = fptrunc double %x to float
  ret float %r
}

; The constant is no float, and 64 bits have no exact double.
define { float, float } @wide(float %a, i64 %b) {
  %x = fpext float %a to double
  %m = fadd double %x, 0.1
  %r = fptrunc double %m to float
  %y = sitofp i64 %b to double
  %s = fptrunc double %y to float
  %t = insertvalue { float, float } poison, float %r, 0
  %u = insertvalue { float, float } %t, float %s, 1
  ret { float, float } %u
}

define i1 @between(float %a) {
  %x = fpext float %a to double
  %r = fcmp ult double %x, 0.1
  ret i1 %r
}

; Subnormal numbers count as zero on both ways.
define float @flushes(float %a, float %b) "denormal-fp-math-f32"="preserve-sign" {
  %x = fpext float %a to double
  %y = fpext float %b to double
  %m = fmul double %x, %y
  %r = fptrunc double %m to float
  ret float %r
}

; Here bfloat numbers that float flushes would stay.
define bfloat @keeps(bfloat %a, bfloat %b) "denormal-fp-math-f32"="preserve-sign" {
  %x = fpext bfloat %a to float
  %y = fpext bfloat %b to float
  %m = fmul float %x, %y
  %r = fptrunc float %m to bfloat
  ret bfloat %r
}
