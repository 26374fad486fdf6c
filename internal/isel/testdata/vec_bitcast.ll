; Bitcasts that change the kind of register or the number of components.
target triple = "nvptx64-nvidia-cuda"

define <2 x i16> @i32_v2i16(i32 %x) {
  %r = bitcast i32 %x to <2 x i16>
  ret <2 x i16> %r
}

define i32 @v2i16_i32(<2 x i16> %x) {
  %r = bitcast <2 x i16> %x to i32
  ret i32 %r
}

define i32 @v4i8_i32(<4 x i8> %x) {
  %r = bitcast <4 x i8> %x to i32
  ret i32 %r
}

define <4 x i8> @i32_v4i8(i32 %x) {
  %r = bitcast i32 %x to <4 x i8>
  ret <4 x i8> %r
}

define <2 x float> @i64_v2f32(i64 %x) {
  %r = bitcast i64 %x to <2 x float>
  ret <2 x float> %r
}

define <2 x i16> @v2f16_v2i16(<2 x half> %x) {
  %r = bitcast <2 x half> %x to <2 x i16>
  ret <2 x i16> %r
}

define i32 @v2f16_i32(<2 x half> %x) {
  %r = bitcast <2 x half> %x to i32
  ret i32 %r
}

define <2 x i32> @v4f16_v2i32(<4 x half> %x) {
  %r = bitcast <4 x half> %x to <2 x i32>
  ret <2 x i32> %r
}

define half @v2i8_half(<2 x i8> %x) {
  %r = bitcast <2 x i8> %x to half
  ret half %r
}

define <2 x i8> @half_v2i8(half %x) {
  %r = bitcast half %x to <2 x i8>
  ret <2 x i8> %r
}

define <8 x i8> @double_v8i8(double %x) {
  %r = bitcast double %x to <8 x i8>
  ret <8 x i8> %r
}

define i64 @v8i8_i64(<8 x i8> %x) {
  %r = bitcast <8 x i8> %x to i64
  ret i64 %r
}

define i128 @v4i32_i128(<4 x i32> %x) {
  %r = bitcast <4 x i32> %x to i128
  ret i128 %r
}

define <2 x double> @i128_v2f64(i128 %x) {
  %r = bitcast i128 %x to <2 x double>
  ret <2 x double> %r
}

define i8 @v8i1_i8(<8 x i1> %x) {
  %r = bitcast <8 x i1> %x to i8
  ret i8 %r
}

define <16 x i1> @i16_v16i1(i16 %x) {
  %r = bitcast i16 %x to <16 x i1>
  ret <16 x i1> %r
}

define i24 @v3i8_i24(<3 x i8> %x) {
  %r = bitcast <3 x i8> %x to i24
  ret i24 %r
}

define i48 @v2i24_i48(<2 x i24> %x) {
  %r = bitcast <2 x i24> %x to i48
  ret i48 %r
}

define <2 x bfloat> @float_v2bf16(float %x) {
  %r = bitcast float %x to <2 x bfloat>
  ret <2 x bfloat> %r
}

define i32 @loaded(ptr %p) {
  %x = load <2 x half>, ptr %p
  %r = bitcast <2 x half> %x to i32
  ret i32 %r
}

define void @stored(ptr %p, i64 %x) {
  %v = bitcast i64 %x to <2 x i32>
  store <2 x i32> %v, ptr %p
  ret void
}
