; Divisions: exact, by their flags, of one, of each type, and the reciprocal of a root.
target triple = "nvptx64-nvidia-cuda"

define float @exact(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}

define float @reciprocal(float %x) {
  %r = fdiv float 1.0, %x
  ret float %r
}

define double @exact_64(double %x, double %y) {
  %r = fdiv double %x, %y
  ret double %r
}

define double @reciprocal_64(double %x) {
  %r = fdiv double 1.0, %x
  ret double %r
}

define float @approximate(float %x, float %y) {
  %r = fdiv afn float %x, %y
  ret float %r
}

define float @approximate_reciprocal(float %x) {
  %r = fdiv afn float 1.0, %x
  ret float %r
}

define float @flushed(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fdiv float %x, %y
  ret float %r
}

define float @root(float %x) {
  %s = call afn float @llvm.sqrt.f32(float %x)
  %r = fdiv afn float 1.0, %s
  ret float %r
}

define float @exact_root(float %x) {
  %s = call float @llvm.sqrt.f32(float %x)
  %r = fdiv float 1.0, %s
  ret float %r
}

define half @of_halves(half %x, half %y) {
  %r = fdiv half %x, %y
  ret half %r
}

define half @half_reciprocal(half %x) {
  %r = fdiv half 1.0, %x
  ret half %r
}

define bfloat @of_bfloats(bfloat %x, bfloat %y) {
  %r = fdiv bfloat %x, %y
  ret bfloat %r
}

define <2 x half> @vector(<2 x half> %x, <2 x half> %y) {
  %r = fdiv <2 x half> %x, %y
  ret <2 x half> %r
}

declare float @llvm.sqrt.f32(float)
