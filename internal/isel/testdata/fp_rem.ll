; Remainders: exact ones are loops or divisions of their numbers.
target triple = "nvptx64-nvidia-cuda"

define float @rem(float %x, float %y) {
  %r = frem float %x, %y
  ret float %r
}

define double @rem_64(double %x, double %y) {
  %r = frem double %x, %y
  ret double %r
}

define float @by_constant(float %x) {
  %r = frem float %x, 3.0
  ret float %r
}

; Only the sign of a zero matters for an infinite divisor.
define float @finite(float %x) {
  %r = frem ninf float %x, 0.5
  ret float %r
}

define half @halves(half %x, half %y) {
  %r = frem half %x, %y
  ret half %r
}

define float @approximate(float %x, float %y) {
  %r = frem afn float %x, %y
  ret float %r
}
