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
