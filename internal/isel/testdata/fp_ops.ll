; Arithmetic and comparisons of single registers.
target triple = "nvptx64-nvidia-cuda"

define float @fadd_float(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}

define float @fsub_float(float %x, float %y) {
  %r = fsub float %x, %y
  ret float %r
}

define float @fmul_float(float %x, float %y) {
  %r = fmul float %x, %y
  ret float %r
}

define double @fadd_double(double %x, double %y) {
  %r = fadd double %x, %y
  ret double %r
}

define double @fsub_double(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}

define double @fmul_double(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}

define i1 @oeq(float %x, float %y) {
  %r = fcmp oeq float %x, %y
  ret i1 %r
}

define i1 @ogt(float %x, float %y) {
  %r = fcmp ogt float %x, %y
  ret i1 %r
}

define i1 @oge(float %x, float %y) {
  %r = fcmp oge float %x, %y
  ret i1 %r
}

define i1 @olt(float %x, float %y) {
  %r = fcmp olt float %x, %y
  ret i1 %r
}

define i1 @ole(float %x, float %y) {
  %r = fcmp ole float %x, %y
  ret i1 %r
}

define i1 @one(float %x, float %y) {
  %r = fcmp one float %x, %y
  ret i1 %r
}

define i1 @ord(float %x, float %y) {
  %r = fcmp ord float %x, %y
  ret i1 %r
}

define i1 @uno(float %x, float %y) {
  %r = fcmp uno float %x, %y
  ret i1 %r
}

define i1 @ueq(float %x, float %y) {
  %r = fcmp ueq float %x, %y
  ret i1 %r
}

define i1 @ugt(float %x, float %y) {
  %r = fcmp ugt float %x, %y
  ret i1 %r
}

define i1 @uge(float %x, float %y) {
  %r = fcmp uge float %x, %y
  ret i1 %r
}

define i1 @ult(float %x, float %y) {
  %r = fcmp ult float %x, %y
  ret i1 %r
}

define i1 @ule(float %x, float %y) {
  %r = fcmp ule float %x, %y
  ret i1 %r
}

define i1 @une(float %x, float %y) {
  %r = fcmp une float %x, %y
  ret i1 %r
}

define i1 @false(float %x, float %y) {
  %r = fcmp false float %x, %y
  ret i1 %r
}

define i1 @true(float %x, float %y) {
  %r = fcmp true float %x, %y
  ret i1 %r
}

define i1 @compared_64(double %x) {
  %r = fcmp ule double %x, 2.5
  ret i1 %r
}

define i1 @constant_first(float %x) {
  %r = fcmp ogt float 1.5, %x
  ret i1 %r
}

define float @negation(float %x) {
  %r = fsub float -0.0, %x
  ret float %r
}

define float @flushed(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = fadd float %x, %y
  %r = fmul float %a, %y
  ret float %r
}

define i1 @flushed_less(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fcmp olt float %x, %y
  ret i1 %r
}

define float @difference(float %x, float %y) {
  %n = fneg float %y
  %r = fadd float %x, %n
  ret float %r
}
