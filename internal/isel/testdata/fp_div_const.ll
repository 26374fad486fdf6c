; A converted integer is divided by a constant without a division: by 255 one step by the remainder is enough, by 41 it takes two. The quotient is
; rounded to nearest as that of the others is.
target triple = "nvptx64-nvidia-cuda"

define float @pixel(i8 %a) {
  %x = uitofp i8 %a to float
  %y = fdiv float %x, 255.0
  ret float %y
}

define double @two_steps(i64 %a) {
  %x = sitofp i64 %a to double
  %y = fdiv double %x, -41.0
  ret double %y
}

define float @flushing(i32 %a) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %x = sitofp i32 %a to float
  %y = fdiv float %x, 3.0
  ret float %y
}

; Not: infinities, -0 and subnormal numbers need the division.
define float @any(float %a) {
  %y = fdiv float %a, 255.0
  ret float %y
}

; Not: the quotient may be approximate.
define float @approximate(i8 %a) {
  %x = uitofp i8 %a to float
  %y = fdiv afn float %x, 255.0
  ret float %y
}

; Not: a divisor so small that quotients may overflow.
define float @small(i8 %a) {
  %x = uitofp i8 %a to float
  %y = fdiv float %x, 0x3710000000000000
  ret float %y
}
