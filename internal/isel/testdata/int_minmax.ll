; Choices that are minima and maxima. The instructions never give a NaN and put -0 below +0: a choice
; against a constant is one of them if its other operand is given up for a NaN and no zero shows.
target triple = "nvptx64-nvidia-cuda"

define float @relu(float %x) {
  %c = fcmp ogt float %x, 0.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}

define float @relu_by_less(float %x) {
  %c = fcmp ule float %x, 0.0
  %r = select i1 %c, float 0.0, float %x
  ret float %r
}

define float @keeps_nan(float %x) {
  %c = fcmp olt float %x, 0.0
  %r = select i1 %c, float 0.0, float %x
  ret float %r
}

define float @wrong_zero(float %x) {
  %c = fcmp ogt float %x, -0.0
  %r = select i1 %c, float %x, float -0.0
  ret float %r
}

define float @below_zero(float %x) {
  %c = fcmp olt float %x, -0.0
  %r = select i1 %c, float %x, float -0.0
  ret float %r
}

define float @keeps_zero(float %x) {
  %c = fcmp oge float %x, 0.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}

define float @cap(float %x) {
  %c = fcmp olt float %x, 6.0
  %r = select i1 %c, float %x, float 6.0
  ret float %r
}

define float @flushed_cap(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %c = fcmp olt float %x, 6.0
  %r = select i1 %c, float %x, float 6.0
  ret float %r
}

define float @flushed_relu(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %c = fcmp ogt float %x, 0.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}

define float @variables(float %x, float %y) {
  %c = fcmp ogt float %x, %y
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}

define double @cheaper_as_choice(double %x) {
  %c = fcmp ogt double %x, 0.0
  %r = select i1 %c, double %x, double 0.0
  ret double %r
}

define <2 x half> @pack(<2 x half> %x) {
  %c = fcmp ogt <2 x half> %x, zeroinitializer
  %r = select <2 x i1> %c, <2 x half> %x, <2 x half> zeroinitializer
  ret <2 x half> %r
}

; The shift sees zeros above i8 unless the choice became a minimum (its sign stands there).
define i8 @signed_minimum(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %c = icmp slt i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %l = lshr i8 %m, 4
  ret i8 %l
}

define i8 @signed_choice(ptr %p, ptr %q, i8 %n) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %c = icmp slt i8 %a, %n
  %m = select i1 %c, i8 %a, i8 %b
  %l = lshr i8 %m, 4
  ret i8 %l
}
