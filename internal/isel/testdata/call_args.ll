; Arguments and results of every type, with the extension that attributes ask for.
target triple = "nvptx64-nvidia-cuda"

define i1 @id0(i1 %x) {
  ret i1 %x
}

define i1 @pass0(i1 %x) {
  %r = call i1 @id0(i1 %x)
  ret i1 %r
}

define i8 @id1(i8 %x) {
  ret i8 %x
}

define i8 @pass1(i8 %x) {
  %r = call i8 @id1(i8 %x)
  ret i8 %r
}

define i16 @id2(i16 %x) {
  ret i16 %x
}

define i16 @pass2(i16 %x) {
  %r = call i16 @id2(i16 %x)
  ret i16 %r
}

define i24 @id3(i24 %x) {
  ret i24 %x
}

define i24 @pass3(i24 %x) {
  %r = call i24 @id3(i24 %x)
  ret i24 %r
}

define i32 @id4(i32 %x) {
  ret i32 %x
}

define i32 @pass4(i32 %x) {
  %r = call i32 @id4(i32 %x)
  ret i32 %r
}

define i64 @id5(i64 %x) {
  ret i64 %x
}

define i64 @pass5(i64 %x) {
  %r = call i64 @id5(i64 %x)
  ret i64 %r
}

define i128 @id6(i128 %x) {
  ret i128 %x
}

define i128 @pass6(i128 %x) {
  %r = call i128 @id6(i128 %x)
  ret i128 %r
}

define half @id7(half %x) {
  ret half %x
}

define half @pass7(half %x) {
  %r = call half @id7(half %x)
  ret half %r
}

define bfloat @id8(bfloat %x) {
  ret bfloat %x
}

define bfloat @pass8(bfloat %x) {
  %r = call bfloat @id8(bfloat %x)
  ret bfloat %r
}

define float @id9(float %x) {
  ret float %x
}

define float @pass9(float %x) {
  %r = call float @id9(float %x)
  ret float %r
}

define double @id10(double %x) {
  ret double %x
}

define double @pass10(double %x) {
  %r = call double @id10(double %x)
  ret double %r
}

define <2 x half> @id11(<2 x half> %x) {
  ret <2 x half> %x
}

define <2 x half> @pass11(<2 x half> %x) {
  %r = call <2 x half> @id11(<2 x half> %x)
  ret <2 x half> %r
}

define <4 x i8> @id12(<4 x i8> %x) {
  ret <4 x i8> %x
}

define <4 x i8> @pass12(<4 x i8> %x) {
  %r = call <4 x i8> @id12(<4 x i8> %x)
  ret <4 x i8> %r
}

define <3 x float> @id13(<3 x float> %x) {
  ret <3 x float> %x
}

define <3 x float> @pass13(<3 x float> %x) {
  %r = call <3 x float> @id13(<3 x float> %x)
  ret <3 x float> %r
}

define <4 x i32> @id14(<4 x i32> %x) {
  ret <4 x i32> %x
}

define <4 x i32> @pass14(<4 x i32> %x) {
  %r = call <4 x i32> @id14(<4 x i32> %x)
  ret <4 x i32> %r
}

define <2 x i33> @id15(<2 x i33> %x) {
  ret <2 x i33> %x
}

define <2 x i33> @pass15(<2 x i33> %x) {
  %r = call <2 x i33> @id15(<2 x i33> %x)
  ret <2 x i33> %r
}

define { i8, i64 } @id16({ i8, i64 } %x) {
  ret { i8, i64 } %x
}

define { i8, i64 } @pass16({ i8, i64 } %x) {
  %r = call { i8, i64 } @id16({ i8, i64 } %x)
  ret { i8, i64 } %r
}

define [3 x i16] @id17([3 x i16] %x) {
  ret [3 x i16] %x
}

define [3 x i16] @pass17([3 x i16] %x) {
  %r = call [3 x i16] @id17([3 x i16] %x)
  ret [3 x i16] %r
}

define { <2 x float>, i1 } @id18({ <2 x float>, i1 } %x) {
  ret { <2 x float>, i1 } %x
}

define { <2 x float>, i1 } @pass18({ <2 x float>, i1 } %x) {
  %r = call { <2 x float>, i1 } @id18({ <2 x float>, i1 } %x)
  ret { <2 x float>, i1 } %r
}

define signext i8 @signed(i8 signext %x) {
  %r = sub i8 %x, 1
  ret i8 %r
}

define i32 @passes_signed(i8 %x) {
  %a = call signext i8 @signed(i8 signext %x)
  %r = sext i8 %a to i32
  ret i32 %r
}

define zeroext i16 @unsigned(i16 zeroext %x) {
  %r = add i16 %x, 1
  ret i16 %r
}

define i32 @passes_unsigned(i32 %x) {
  %t = trunc i32 %x to i16
  %a = call zeroext i16 @unsigned(i16 zeroext %t)
  %r = zext i16 %a to i32
  ret i32 %r
}

define i32 @several(i8 %a, i64 %b, <2 x i16> %c, float %d) {
  %e = zext i8 %a to i32
  %f = trunc i64 %b to i32
  %g = bitcast <2 x i16> %c to i32
  %h = bitcast float %d to i32
  %i = xor i32 %e, %f
  %j = add i32 %g, %h
  %r = mul i32 %i, %j
  ret i32 %r
}

define i32 @passes_several(i8 %a, i64 %b, <2 x i16> %c) {
  %r = call i32 @several(i8 %a, i64 %b, <2 x i16> %c, float 1.5)
  ret i32 %r
}

define i32 @by_value(ptr byval({ i32, i32 }) align 4 %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @passes_by_value(ptr %p) {
  %a = call i32 @by_value(ptr byval({ i32, i32 }) align 4 %p)
  %b = load i32, ptr %p
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @constants() {
  %r = call i32 @several(i8 -1, i64 4294967297, <2 x i16> <i16 1, i16 -1>, float -0.0)
  ret i32 %r
}

define i32 @undefined(i32 %x) {
  %a = call { i8, i64 } @id16({ i8, i64 } poison)
  ret i32 %x
}
