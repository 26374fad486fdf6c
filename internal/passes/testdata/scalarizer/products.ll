; passes: scalarizer for sm_100
; A product of vectors of float whose elements are added one by one becomes products of numbers, for fma. One whose elements are used
; otherwise, or which may not be contracted, stays: one instruction computes two of its elements.
define float @sum(<2 x float> %x, <2 x float> %y, float %z) {
  %p = fmul contract <2 x float> %x, %y
  %a = extractelement <2 x float> %p, i64 0
  %b = extractelement <2 x float> %p, i64 1
  %s = fadd contract float %a, %z
  %t = fsub contract float %s, %b
  ret float %t
}

define float @stored(<2 x float> %x, <2 x float> %y, float %z, ptr %q) {
  %p = fmul contract <2 x float> %x, %y
  %a = extractelement <2 x float> %p, i64 0
  %b = extractelement <2 x float> %p, i64 1
  %s = fadd contract float %a, %z
  store float %b, ptr %q, align 4
  ret float %s
}

define float @exact(<2 x float> %x, <2 x float> %y, float %z) {
  %p = fmul <2 x float> %x, %y
  %a = extractelement <2 x float> %p, i64 0
  %b = extractelement <2 x float> %p, i64 1
  %s = fadd contract float %a, %z
  %t = fadd contract float %s, %b
  ret float %t
}
