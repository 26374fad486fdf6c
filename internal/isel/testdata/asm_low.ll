; Registers of inline assembly that hold the low bits of numbers of another size.
target triple = "nvptx64-nvidia-cuda"

define i64 @cut(i64 %x) {
  %r = call i64 asm "not.b32 $0, $1;", "=r,r"(i64 %x)
  ret i64 %r
}

define i64 @cut.means(i64 %x) {
  %t = trunc i64 %x to i32
  %n = xor i32 %t, -1
  %r = zext i32 %n to i64
  ret i64 %r
}

define i32 @half_of_word(i32 %x) {
  %r = call i32 asm "not.b16 $0, $1;", "=h,h"(i32 %x)
  ret i32 %r
}

define i32 @half_of_word.means(i32 %x) {
  %t = trunc i32 %x to i16
  %n = xor i16 %t, -1
  %r = zext i16 %n to i32
  ret i32 %r
}

define i128 @quarters(i128 %x) {
  %r = call i128 asm "not.b64 $0, $1;", "=l,l"(i128 %x)
  ret i128 %r
}

define i128 @quarters.means(i128 %x) {
  %t = trunc i128 %x to i64
  %n = xor i64 %t, -1
  %r = zext i64 %n to i128
  ret i128 %r
}

define double @bits_of_double(double %x) {
  %r = call double asm "not.b32 $0, $1;", "=r,r"(double %x)
  ret double %r
}

define double @bits_of_double.means(double %x) {
  %b = bitcast double %x to i64
  %t = trunc i64 %b to i32
  %n = xor i32 %t, -1
  %z = zext i32 %n to i64
  %r = bitcast i64 %z to double
  ret double %r
}

define float @float_in_64(float %x) {
  %r = call float asm "not.b64 $0, $1;", "=l,l"(float %x)
  ret float %r
}

define float @float_in_64.means(float %x) {
  %b = bitcast float %x to i32
  %n = xor i32 %b, -1
  %r = bitcast i32 %n to float
  ret float %r
}

define half @half_in_32(half %x) {
  %r = call half asm "xor.b32 $0, $1, 0xffff8000;", "=r,r"(half %x)
  ret half %r
}

define half @half_in_32.means(half %x) {
  %r = fneg half %x
  ret half %r
}

define i64 @tied(i64 %x) {
  %r = call i64 asm "add.u32 $0, $0, 1;", "=r,0"(i64 %x)
  ret i64 %r
}

define i64 @tied.means(i64 %x) {
  %t = trunc i64 %x to i32
  %n = add i32 %t, 1
  %r = zext i32 %n to i64
  ret i64 %r
}

; An alternative that fits is preferred.
define i64 @alternatives(i64 %x) {
  %r = call i64 asm "not.b64 $0, $1;", "=r|l,r|l"(i64 %x)
  ret i64 %r
}

define i64 @alternatives.means(i64 %x) {
  %r = xor i64 %x, -1
  ret i64 %r
}

define i64 @unseen(i64 %x, ptr %p) {
  call void asm sideeffect "", "r,r,h,~{memory}"(i64 %x, ptr %p, i64 7)
  ret i64 %x
}

define i64 @unseen.means(i64 %x, ptr %p) {
  ret i64 %x
}

define double @double_in_f(double %x) {
  %r = call double asm "mov.f32 $0, $1;", "=f,f"(double %x)
  ret double %r
}

define double @double_in_f.means(double %x) {
  %b = bitcast double %x to i64
  %l = and i64 %b, 4294967295
  %r = bitcast i64 %l to double
  ret double %r
}

define float @float_in_d(float %x) {
  %r = call float asm "mov.f64 $0, $1;", "=d,d"(float %x)
  ret float %r
}

define float @float_in_d.means(float %x) {
  ret float %x
}

define i64 @bits_in_f(i64 %x) {
  %r = call i64 asm "neg.f32 $0, $1;", "=f,f"(i64 %x)
  ret i64 %r
}

define i64 @bits_in_f.means(i64 %x) {
  %t = trunc i64 %x to i32
  %f = bitcast i32 %t to float
  %n = fneg float %f
  %b = bitcast float %n to i32
  %r = zext i32 %b to i64
  ret i64 %r
}

define half @half_in_d(half %x) {
  %r = call half asm "mov.f64 $0, $1;", "=d,d"(half %x)
  ret half %r
}

define half @half_in_d.means(half %x) {
  ret half %x
}

define i1 @bit_in_f(i1 %x) {
  %r = call i1 asm "mov.b32 $0, $1;", "=f,f"(i1 %x)
  ret i1 %r
}

define i1 @bit_in_f.means(i1 %x) {
  ret i1 %x
}

define i1 @bit_in_d(i1 %x) {
  %r = call i1 asm "mov.b64 $0, $1;", "=d,0"(i1 %x)
  ret i1 %r
}

define i1 @bit_in_d.means(i1 %x) {
  ret i1 %x
}

; Vectors of 32 bits in wider and smaller registers.
define <2 x i16> @pair_in_64(<2 x i16> %x) {
  %r = call <2 x i16> asm "not.b64 $0, $1;", "=l,l"(<2 x i16> %x)
  ret <2 x i16> %r
}

define <2 x i16> @pair_in_64.means(<2 x i16> %x) {
  %r = xor <2 x i16> %x, splat (i16 -1)
  ret <2 x i16> %r
}

define <2 x half> @halves_in_16(<2 x half> %x) {
  %r = call <2 x half> asm "not.b16 $0, $1;", "=h,h"(<2 x half> %x)
  ret <2 x half> %r
}

define <2 x half> @halves_in_16.means(<2 x half> %x) {
  %b = bitcast <2 x half> %x to i32
  %n = xor i32 %b, 65535
  %l = and i32 %n, 65535
  %r = bitcast i32 %l to <2 x half>
  ret <2 x half> %r
}

define <4 x i8> @bytes_in_64(<4 x i8> %x) {
  %r = call <4 x i8> asm "not.b64 $0, $0;", "=l,0"(<4 x i8> %x)
  ret <4 x i8> %r
}

define <4 x i8> @bytes_in_64.means(<4 x i8> %x) {
  %r = xor <4 x i8> %x, splat (i8 -1)
  ret <4 x i8> %r
}

define <1 x i32> @single_in_64(<1 x i32> %x) {
  %r = call <1 x i32> asm "not.b64 $0, $1;", "=l,l"(<1 x i32> %x)
  ret <1 x i32> %r
}

define <1 x i32> @single_in_64.means(<1 x i32> %x) {
  %r = xor <1 x i32> %x, splat (i32 -1)
  ret <1 x i32> %r
}

define <2 x float> @floats_in_32(<2 x float> %x) {
  %r = call <2 x float> asm "not.b32 $0, $1;", "=r,r"(<2 x float> %x)
  ret <2 x float> %r
}

define <2 x float> @floats_in_32.means(<2 x float> %x) {
  %b = bitcast <2 x float> %x to i64
  %n = xor i64 %b, 4294967295
  %l = and i64 %n, 4294967295
  %r = bitcast i64 %l to <2 x float>
  ret <2 x float> %r
}

define <4 x i16> @words_in_f(<4 x i16> %x) {
  %r = call <4 x i16> asm "mov.b32 $0, $0;", "=f,0"(<4 x i16> %x)
  ret <4 x i16> %r
}

define <4 x i16> @words_in_f.means(<4 x i16> %x) {
  %b = bitcast <4 x i16> %x to i64
  %l = and i64 %b, 4294967295
  %r = bitcast i64 %l to <4 x i16>
  ret <4 x i16> %r
}

define <2 x i32> @pair_in_d(<2 x i32> %x) {
  %r = call <2 x i32> asm "mov.b64 $0, $1;", "=d,d"(<2 x i32> %x)
  ret <2 x i32> %r
}

define <2 x i32> @pair_in_d.means(<2 x i32> %x) {
  ret <2 x i32> %x
}
