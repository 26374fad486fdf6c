; Operations of packs: where one instruction computes all elements.
target triple = "nvptx64-nvidia-cuda"

define <2 x half> @fadd_2_half(<2 x half> %x, <2 x half> %y) {
  %r = fadd <2 x half> %x, %y
  ret <2 x half> %r
}

define <2 x half> @fsub_2_half(<2 x half> %x, <2 x half> %y) {
  %r = fsub <2 x half> %x, %y
  ret <2 x half> %r
}

define <2 x half> @fmul_2_half(<2 x half> %x, <2 x half> %y) {
  %r = fmul <2 x half> %x, %y
  ret <2 x half> %r
}

define <2 x bfloat> @fadd_2_bfloat(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = fadd <2 x bfloat> %x, %y
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fsub_2_bfloat(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = fsub <2 x bfloat> %x, %y
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fmul_2_bfloat(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = fmul <2 x bfloat> %x, %y
  ret <2 x bfloat> %r
}

define <2 x i16> @add_2_i16(<2 x i16> %x, <2 x i16> %y) {
  %r = add <2 x i16> %x, %y
  ret <2 x i16> %r
}

define <2 x i16> @sub_2_i16(<2 x i16> %x, <2 x i16> %y) {
  %r = sub <2 x i16> %x, %y
  ret <2 x i16> %r
}

define <2 x i16> @mul_2_i16(<2 x i16> %x, <2 x i16> %y) {
  %r = mul <2 x i16> %x, %y
  ret <2 x i16> %r
}

define <2 x i16> @and_2_i16(<2 x i16> %x, <2 x i16> %y) {
  %r = and <2 x i16> %x, %y
  ret <2 x i16> %r
}

define <2 x i16> @xor_2_i16(<2 x i16> %x, <2 x i16> %y) {
  %r = xor <2 x i16> %x, %y
  ret <2 x i16> %r
}

define <4 x i8> @add_4_i8(<4 x i8> %x, <4 x i8> %y) {
  %r = add <4 x i8> %x, %y
  ret <4 x i8> %r
}

define <4 x i8> @and_4_i8(<4 x i8> %x, <4 x i8> %y) {
  %r = and <4 x i8> %x, %y
  ret <4 x i8> %r
}

define <4 x i8> @or_4_i8(<4 x i8> %x, <4 x i8> %y) {
  %r = or <4 x i8> %x, %y
  ret <4 x i8> %r
}

define <4 x i8> @xor_4_i8(<4 x i8> %x, <4 x i8> %y) {
  %r = xor <4 x i8> %x, %y
  ret <4 x i8> %r
}

define <4 x i8> @sub_4_i8(<4 x i8> %x, <4 x i8> %y) {
  %r = sub <4 x i8> %x, %y
  ret <4 x i8> %r
}

define <2 x float> @fadd_2_float(<2 x float> %x, <2 x float> %y) {
  %r = fadd <2 x float> %x, %y
  ret <2 x float> %r
}

define <2 x float> @fmul_2_float(<2 x float> %x, <2 x float> %y) {
  %r = fmul <2 x float> %x, %y
  ret <2 x float> %r
}

define <2 x float> @fsub_2_float(<2 x float> %x, <2 x float> %y) {
  %r = fsub <2 x float> %x, %y
  ret <2 x float> %r
}

define <2 x half> @minnum_v2f16(<2 x half> %x, <2 x half> %y) {
  %r = call <2 x half> @llvm.minnum.v2f16(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}

define <2 x half> @maxnum_v2f16(<2 x half> %x, <2 x half> %y) {
  %r = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}

define <2 x half> @minimum_v2f16(<2 x half> %x, <2 x half> %y) {
  %r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}

define <2 x half> @maximum_v2f16(<2 x half> %x, <2 x half> %y) {
  %r = call <2 x half> @llvm.maximum.v2f16(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}

define <2 x half> @fabs_v2f16(<2 x half> %x) {
  %r = call <2 x half> @llvm.fabs.v2f16(<2 x half> %x)
  ret <2 x half> %r
}

define <2 x half> @fneg_v2f16(<2 x half> %x) {
  %r = fneg <2 x half> %x
  ret <2 x half> %r
}

define <2 x half> @fma_v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z) {
  %m = fmul contract <2 x half> %x, %y
  %r = fadd contract <2 x half> %m, %z
  ret <2 x half> %r
}

define <2 x half> @fms_v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z) {
  %m = fmul contract <2 x half> %x, %y
  %r = fsub contract <2 x half> %m, %z
  ret <2 x half> %r
}

define <2 x half> @fnma_v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z) {
  %m = fmul contract <2 x half> %x, %y
  %r = fsub contract <2 x half> %z, %m
  ret <2 x half> %r
}

define <2 x i1> @less_v2f16(<2 x half> %x, <2 x half> %y) {
  %r = fcmp ole <2 x half> %x, %y
  ret <2 x i1> %r
}

define <2 x bfloat> @minnum_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = call <2 x bfloat> @llvm.minnum.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @maxnum_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = call <2 x bfloat> @llvm.maxnum.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @minimum_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = call <2 x bfloat> @llvm.minimum.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @maximum_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = call <2 x bfloat> @llvm.maximum.v2bf16(<2 x bfloat> %x, <2 x bfloat> %y)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fabs_v2bf16(<2 x bfloat> %x) {
  %r = call <2 x bfloat> @llvm.fabs.v2bf16(<2 x bfloat> %x)
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fneg_v2bf16(<2 x bfloat> %x) {
  %r = fneg <2 x bfloat> %x
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fma_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z) {
  %m = fmul contract <2 x bfloat> %x, %y
  %r = fadd contract <2 x bfloat> %m, %z
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fms_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z) {
  %m = fmul contract <2 x bfloat> %x, %y
  %r = fsub contract <2 x bfloat> %m, %z
  ret <2 x bfloat> %r
}

define <2 x bfloat> @fnma_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y, <2 x bfloat> %z) {
  %m = fmul contract <2 x bfloat> %x, %y
  %r = fsub contract <2 x bfloat> %z, %m
  ret <2 x bfloat> %r
}

define <2 x i1> @less_v2bf16(<2 x bfloat> %x, <2 x bfloat> %y) {
  %r = fcmp ole <2 x bfloat> %x, %y
  ret <2 x i1> %r
}

declare <2 x bfloat> @llvm.fabs.v2bf16(<2 x bfloat>)
declare <2 x bfloat> @llvm.maximum.v2bf16(<2 x bfloat>, <2 x bfloat>)
declare <2 x bfloat> @llvm.maxnum.v2bf16(<2 x bfloat>, <2 x bfloat>)
declare <2 x bfloat> @llvm.minimum.v2bf16(<2 x bfloat>, <2 x bfloat>)
declare <2 x bfloat> @llvm.minnum.v2bf16(<2 x bfloat>, <2 x bfloat>)
declare <2 x half> @llvm.fabs.v2f16(<2 x half>)
declare <2 x half> @llvm.maximum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.minimum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.minnum.v2f16(<2 x half>, <2 x half>)
