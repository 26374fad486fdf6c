; Numbers that are computed from integers and constants are divided by constants without a division.
target triple = "nvptx64-nvidia-cuda"

define float @product(i32 %i) {
  %x = sitofp i32 %i to float
  %y = fmul float %x, 0x401921FB60000000
  %z = fdiv float %y, 3.0
  ret float %z
}

define float @weighted_sum(i8 %r, i8 %g) {
  %x = uitofp i8 %r to float
  %y = uitofp i8 %g to float
  %p = fmul contract float %x, 0x3FD322D0E0000000
  %q = fmul contract float %y, 0x3FE2C8B440000000
  %s = fadd contract float %p, %q
  %z = fdiv float %s, 3.0
  ret float %z
}

define float @difference(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = uitofp i8 %b to float
  %d = fsub float %x, %y
  %z = fdiv float %d, 3.0
  ret float %z
}

define float @fused(i8 %a, i8 %b) {
  %x = uitofp i8 %a to float
  %y = uitofp i8 %b to float
  %d = call float @llvm.fma.f32(float %x, float 0.5, float %y)
  %z = fdiv float %d, 3.0
  ret float %z
}

define double @quotient(i64 %a) {
  %x = uitofp i64 %a to double
  %y = fdiv double %x, 7.0
  %z = fadd double %y, 0.5
  %q = fdiv double %z, 3.0
  ret double %q
}

define float @narrowed(i32 %a) {
  %x = sitofp i32 %a to double
  %y = fmul double %x, 0.1
  %n = fptrunc double %y to float
  %z = fdiv float %n, 3.0
  ret float %z
}

; Not: the product may be -0.
define float @minus_zero(i32 %i) {
  %x = sitofp i32 %i to float
  %y = fmul float %x, -5.0
  %z = fdiv float %y, 3.0
  ret float %z
}

; Not: the product of both may be -0.
define float @signs(i32 %i, i32 %k) {
  %x = sitofp i32 %i to float
  %y = sitofp i32 %k to float
  %p = fmul float %x, %y
  %z = fdiv float %p, 3.0
  ret float %z
}

; The sum with a number that is not -0 is not.
define float @sum_of_signs(i32 %i, i32 %k) {
  %x = sitofp i32 %i to float
  %y = fmul float %x, -5.0
  %s = fadd float %y, %x
  %z = fdiv float %s, 3.0
  ret float %z
}

; Not: the difference of -0 and 0 is -0.
define float @difference_of_signs(i32 %i, i32 %k) {
  %x = sitofp i32 %i to float
  %y = fmul float %x, -5.0
  %w = uitofp i32 %k to float
  %s = fsub float %y, %w
  %z = fdiv float %s, 3.0
  ret float %z
}

; Not: too small, and any number.
define float @small(i32 %i, float %f) {
  %x = uitofp i32 %i to float
  %y = fmul float %x, 0x3800000000000000
  %z = fdiv float %y, 3.0
  %p = fmul float %x, %f
  %q = fdiv float %p, 3.0
  %s = fadd float %z, %q
  ret float %s
}

declare float @llvm.fma.f32(float, float, float)
