; Fused operations of halves for a target without them. The sum of a bf16 product and a number far below it is
; inexact even in f64: 1.0078125 * 1.5 lies between two bf16, and the sign of the number decides.
; with: sm_52
target triple = "nvptx64-nvidia-cuda"

define bfloat @bf16(bfloat %x, bfloat %y, bfloat %z) {
  %r = call bfloat @llvm.fma.bf16(bfloat %x, bfloat %y, bfloat %z)
  ret bfloat %r
}

define bfloat @tie(i16 %x) {
  %s = and i16 %x, -32641 ; the sign, and a number below 2^-124
  %z = bitcast i16 %s to bfloat
  %r = call bfloat @llvm.fma.bf16(bfloat 0xR3F81, bfloat 0xR3FC0, bfloat %z)
  ret bfloat %r
}

define half @f16(half %x, half %y, half %z) {
  %r = call half @llvm.fma.f16(half %x, half %y, half %z)
  ret half %r
}

declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
declare half @llvm.fma.f16(half, half, half)
