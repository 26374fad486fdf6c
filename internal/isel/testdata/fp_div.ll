; Divisions of a block by the same number share its reciprocal where all of them may (arcp).
target triple = "nvptx64-nvidia-cuda"

define float @three(float %a, float %b, float %c, float %d) {
  %x = fdiv arcp float %a, %d
  %y = fdiv arcp float %b, %d
  %z = fdiv float %c, %d
  %s = fadd float %x, %y
  %t = fadd float %s, %z
  ret float %t
}

define float @only_one(float %a, float %b, float %d) {
  %x = fdiv arcp float %a, %d
  %y = fdiv float %b, %d
  %s = fadd float %x, %y
  ret float %s
}

define double @is_there(double %a, double %d) {
  %x = fdiv arcp double %a, %d
  %y = fdiv arcp double 1.0, %d
  %s = fadd double %x, %y
  ret double %s
}

define <2 x float> @vectors(<2 x float> %a, <2 x float> %b, <2 x float> %d) {
  %x = fdiv arcp <2 x float> %a, %d
  %y = fdiv arcp <2 x float> %b, %d
  %s = fadd <2 x float> %x, %y
  ret <2 x float> %s
}

define float @of_itself(float %a, float %d) {
  %x = fdiv arcp float %a, %d
  %y = fdiv arcp float %d, %d
  %s = fadd float %x, %y
  ret float %s
}
