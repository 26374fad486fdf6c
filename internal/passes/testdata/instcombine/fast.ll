; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Each flag gives one freedom; without it nothing happens.
define float @reassociated(float %x) {
  %a = fadd reassoc float %x, 1.5
  %b = fadd reassoc float %a, 2.5
  ret float %b
}
define float @one_allows(float %x) {
  %a = fadd float %x, 1.5
  %b = fadd reassoc float %a, 2.5
  ret float %b
}
define float @product(float %x) {
  %a = fmul reassoc float %x, 1.5
  %b = fmul reassoc float %a, 4.0
  ret float %b
}
; The product of the constants is infinite, that of the numbers need not be.
define float @product_overflows(float %x) {
  %a = fmul reassoc float %x, 0x47D0000000000000
  %b = fmul reassoc float %a, 0x47D0000000000000
  ret float %b
}
define float @difference_plus(float %x, float %y) {
  %a = fsub reassoc nsz float %y, %x
  %b = fadd reassoc nsz float %a, %x
  ret float %b
}
define float @difference_plus_zeros(float %x, float %y) {
  %a = fsub reassoc float %y, %x
  %b = fadd reassoc float %a, %x
  ret float %b
}
define float @sum_minus(float %x, float %y) {
  %a = fadd reassoc nsz float %x, %y
  %b = fsub reassoc nsz float %a, %y
  ret float %b
}
define float @itself(float %x) {
  %a = fdiv nnan float %x, %x
  ret float %a
}
define float @itself_or_nan(float %x) {
  %a = fdiv ninf nsz reassoc float %x, %x
  ret float %a
}
define float @zero_by(float %x) {
  %a = fdiv nnan nsz float 0.0, %x
  ret float %a
}
define float @zero_by_sign(float %x) {
  %a = fdiv nnan float 0.0, %x
  ret float %a
}
define float @times_zero(float %x) {
  %a = fmul nnan nsz float %x, 0.0
  ret float %a
}
define float @times_zero_infinite(float %x) {
  %a = fmul nsz ninf float %x, 0.0
  ret float %a
}
define float @minus_itself(float %x) {
  %a = fsub nnan float %x, %x
  ret float %a
}
define float @minus_itself_infinite(float %x) {
  %a = fsub ninf nsz float %x, %x
  ret float %a
}
define float @opposite_sum(float %x) {
  %a = fadd nsz float %x, 3.0
  %b = fneg float %a
  ret float %b
}
define float @opposite_sum_zero(float %x) {
  %a = fadd float %x, 3.0
  %b = fneg float %a
  ret float %b
}
define float @quotient_of_signs(float %x) {
  %a = fneg float %x
  %b = fdiv float 3.0, %a
  ret float %b
}
define float @reciprocal(float %x) {
  %a = fdiv arcp float %x, 3.0
  ret float %a
}
define float @no_reciprocal(float %x) {
  %a = fdiv nnan ninf nsz contract reassoc float %x, 3.0
  ret float %a
}
; 1/x is subnormal: the multiplication could be flushed.
define float @reciprocal_too_small(float %x) {
  %a = fdiv float %x, 0x47E0000000000000
  ret float %a
}
define <2 x float> @vector(<2 x float> %x) {
  %a = fdiv <2 x float> %x, splat (float 4.0)
  %b = fsub <2 x float> %a, <float 1.0, float 2.0>
  %c = fadd nsz <2 x float> %b, zeroinitializer
  ret <2 x float> %c
}
define double @vector_narrow(<2 x float> %x) {
  %d = fpext <2 x float> %x to <2 x double>
  %m = fmul <2 x double> %d, splat (double 0.5)
  %e = extractelement <2 x double> %m, i32 0
  ret double %e
}
define float @least(float %x, float %y) {
  %c = fcmp nnan olt float %x, %y
  %a = select nsz i1 %c, float %x, float %y
  ret float %a
}
define float @least_zeros(float %x, float %y) {
  %c = fcmp nnan olt float %x, %y
  %a = select i1 %c, float %x, float %y
  ret float %a
}
define float @least_nan(float %x, float %y) {
  %c = fcmp olt float %x, %y
  %a = select nsz i1 %c, float %x, float %y
  ret float %a
}
define float @clamped(float %x) {
  %c = fcmp nnan ogt float %x, 1.0
  %a = select i1 %c, float 1.0, float %x
  ret float %a
}
define i1 @never(float %x) {
  %a = fcmp false float %x, %x
  ret i1 %a
}
define i1 @always(float %x) {
  %a = fcmp true float %x, %x
  ret i1 %a
}
define i1 @with_nan(float %x) {
  %a = fcmp ult float %x, 0x7FF8000000000000
  ret i1 %a
}
define i1 @with_nan_ordered(float %x) {
  %a = fcmp one float %x, 0x7FF8000000000000
  ret i1 %a
}
