; Halves: constants, arithmetic in f16 or in f32, signs.
target triple = "nvptx64-nvidia-cuda"

define half @add_half(half %x, half %y) {
  %r = fadd half %x, %y
  ret half %r
}

define half @sub_half(half %x, half %y) {
  %r = fsub half %x, %y
  ret half %r
}

define half @mul_half(half %x, half %y) {
  %r = fmul half %x, %y
  ret half %r
}

define half @constant_half(half %x) {
  %r = fadd half %x, 1.0
  ret half %r
}

define half @negative_half(half %x) {
  %r = fneg half %x
  ret half %r
}

define half @absolute_half(half %x) {
  %r = call half @llvm.fabs.f16(half %x)
  ret half %r
}

define i1 @less_half(half %x, half %y) {
  %r = fcmp olt half %x, %y
  ret i1 %r
}

define half @least_half(half %x, half %y) {
  %r = call half @llvm.minimum.f16(half %x, half %y)
  ret half %r
}

define half @chosen_half(half %x, i1 %c) {
  %r = select i1 %c, half %x, half 2.0
  ret half %r
}

define bfloat @add_bfloat(bfloat %x, bfloat %y) {
  %r = fadd bfloat %x, %y
  ret bfloat %r
}

define bfloat @sub_bfloat(bfloat %x, bfloat %y) {
  %r = fsub bfloat %x, %y
  ret bfloat %r
}

define bfloat @mul_bfloat(bfloat %x, bfloat %y) {
  %r = fmul bfloat %x, %y
  ret bfloat %r
}

define bfloat @constant_bfloat(bfloat %x) {
  %r = fadd bfloat %x, 1.0
  ret bfloat %r
}

define bfloat @negative_bfloat(bfloat %x) {
  %r = fneg bfloat %x
  ret bfloat %r
}

define bfloat @absolute_bfloat(bfloat %x) {
  %r = call bfloat @llvm.fabs.bf16(bfloat %x)
  ret bfloat %r
}

define i1 @less_bfloat(bfloat %x, bfloat %y) {
  %r = fcmp olt bfloat %x, %y
  ret i1 %r
}

define bfloat @least_bfloat(bfloat %x, bfloat %y) {
  %r = call bfloat @llvm.minimum.bf16(bfloat %x, bfloat %y)
  ret bfloat %r
}

define bfloat @chosen_bfloat(bfloat %x, i1 %c) {
  %r = select i1 %c, bfloat %x, bfloat 2.0
  ret bfloat %r
}

declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare half @llvm.fabs.f16(half)
declare half @llvm.minimum.f16(half, half)
