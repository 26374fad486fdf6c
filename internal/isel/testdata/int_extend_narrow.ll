; Numbers of 8 and 16 bits that are compared, shifted and rounded in wider registers.
target triple = "nvptx64-nvidia-cuda"

define i1 @byte_of_word(i32 %x, i32 %y) {
  %s = add i32 %x, %y
  %b = trunc i32 %s to i8
  %r = icmp ult i8 %b, 5
  ret i1 %r
}

define i1 @signed_byte_of_word(i32 %x, i32 %y, ptr %p) {
  %s = add i32 %x, %y
  %b = trunc i32 %s to i8
  %c = load i8, ptr %p
  %r = icmp slt i8 %b, %c
  ret i1 %r
}

define i64 @shifted_short(ptr %p) {
  %x = load i16, ptr %p
  %y = sext i16 %x to i64
  %r = shl i64 %y, 3
  ret i64 %r
}

define i32 @next_multiple(i32 %x) {
  %s = add nsw i32 %x, 15
  %q = sdiv i32 %s, 16
  %r = shl nsw i32 %q, 4
  ret i32 %r
}

define i16 @next_multiple_of_long(i64 %x) {
  %s = add nsw i64 %x, 15
  %q = sdiv i64 %s, 16
  %t = trunc i64 %q to i16
  %r = shl i16 %t, 4
  ret i16 %r
}

define ptx_kernel void @byte_parameter(i8 %b, ptr %p) {
  %x = load i32, ptr %p
  %y = zext i8 %b to i32
  %r = add i32 %x, %y
  store i32 %r, ptr %p
  ret void
}

define i8 @signed_bytes(ptr %p, ptr %q) {
  %x = load i8, ptr %p
  %y = load i8, ptr %q
  %c = icmp slt i8 %x, %y
  %s = select i1 %c, i8 %x, i8 7
  store i8 %s, ptr %p
  %d = sub i8 %x, %y
  ret i8 %d
}

define i32 @signed_byte_used_twice(ptr %p, ptr %q) {
  %x = load i8, ptr %p
  store i8 0, ptr %q
  %a = sext i8 %x to i32
  %b = sext i8 %x to i64
  store i64 %b, ptr %q
  ret i32 %a
}

define i32 @chosen_bytes(i1 %c) {
  %s = select i1 %c, i8 -128, i8 1
  %r = sext i8 %s to i32
  ret i32 %r
}

define i32 @chosen_signed_byte(i1 %c, ptr %p) {
  %x = load i8, ptr %p
  %s = select i1 %c, i8 %x, i8 -3
  %r = sext i8 %s to i32
  ret i32 %r
}

; What does not fit is poison, but of this element only: the bits above it are cleared before it is joined with the others.
define <4 x i63> @converted(<4 x float> %x, ptr %p) {
  %b = fptoui <4 x float> %x to <4 x i63>
  store <4 x i63> %b, ptr %p
  ret <4 x i63> %b
}
