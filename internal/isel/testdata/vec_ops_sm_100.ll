; Pairs of f32 are one register on this target.
; with: sm_100
target triple = "nvptx64-nvidia-cuda"

define <2 x float> @fadd(<2 x float> %x, <2 x float> %y) {
  %r = fadd <2 x float> %x, %y
  ret <2 x float> %r
}

define <2 x float> @fsub(<2 x float> %x, <2 x float> %y) {
  %r = fsub <2 x float> %x, %y
  ret <2 x float> %r
}

define <2 x float> @fmul(<2 x float> %x, <2 x float> %y) {
  %r = fmul <2 x float> %x, %y
  ret <2 x float> %r
}

define <2 x float> @fma(<2 x float> %x, <2 x float> %y, <2 x float> %z) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %x, <2 x float> %y, <2 x float> %z)
  ret <2 x float> %r
}

define float @least(float %x, float %y, float %z) {
  %a = call float @llvm.minnum.f32(float %x, float %y)
  %r = call float @llvm.minnum.f32(float %a, float %z)
  ret float %r
}

define <2 x float> @memory(ptr %p) {
  %x = load <2 x float>, ptr %p
  %r = fadd <2 x float> %x, %x
  ret <2 x float> %r
}

declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare float @llvm.minnum.f32(float, float)
