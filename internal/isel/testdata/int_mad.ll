; Multiplications whose products are added.
target triple = "nvptx64-nvidia-cuda"

define i32 @add(i32 %x, i32 %y, i32 %z) {
  %m = mul i32 %x, %y
  %r = add i32 %m, %z
  ret i32 %r
}

define i64 @add_64(i64 %x, i64 %z) {
  %m = mul i64 %x, 12345
  %r = add i64 %z, %m
  ret i64 %r
}

; A shift and an addition are cheaper.
define i32 @power(i32 %x, i32 %z) {
  %m = mul i32 %x, 64
  %r = add i32 %m, %z
  ret i32 %r
}

define i16 @narrow(i16 %x, i16 %y, i16 %z) {
  %m = mul i16 %x, %y
  %r = add i16 %m, %z
  ret i16 %r
}

define i32 @used_twice(i32 %x, i32 %y, i32 %z) {
  %m = mul i32 %x, %y
  %a = add i32 %m, %z
  %r = xor i32 %a, %m
  ret i32 %r
}

define i64 @wide(i32 %x, i32 %y, i64 %z) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %m = mul i64 %a, %b
  %r = add i64 %m, %z
  ret i64 %r
}

define i32 @wide_16(i16 %x, i16 %y, i32 %z) {
  %a = zext i16 %x to i32
  %b = zext i16 %y to i32
  %m = mul i32 %a, %b
  %r = add i32 %z, %m
  ret i32 %r
}

define i64 @wide_constant(i32 %x) {
  %a = zext i32 %x to i64
  %m = mul i64 %a, 24
  %r = add i64 %m, 8
  ret i64 %r
}

define i64 @extended_product(i32 %x, i32 %y, i64 %z) {
  %m = mul nsw i32 %x, %y
  %e = sext i32 %m to i64
  %r = add i64 %e, %z
  ret i64 %r
}

define i64 @shifted(i32 %x, i64 %z) {
  %e = zext i32 %x to i64
  %m = shl i64 %e, 3
  %r = add i64 %m, %z
  ret i64 %r
}

define i32 @plus_one(i32 %x, i32 %y) {
  %a = add i32 %y, 1
  %r = mul i32 %x, %a
  ret i32 %r
}

define i32 @chosen_plus_one(i32 %x, i32 %y, i1 %c) {
  %a = add i32 %y, 1
  %s = select i1 %c, i32 1, i32 %a
  %r = mul i32 %s, %x
  ret i32 %r
}

define i64 @chosen_product(i64 %x, i64 %y, i64 %z, i1 %c) {
  %m = mul i64 %x, %y
  %s = select i1 %c, i64 0, i64 %m
  %r = add i64 %s, %z
  ret i64 %r
}

define <2 x i32> @vector(<2 x i32> %x, <2 x i32> %y, <2 x i32> %z) {
  %m = mul <2 x i32> %x, %y
  %r = add <2 x i32> %m, %z
  ret <2 x i32> %r
}

; A product with a constant is subtracted as one with its negation.
define i32 @less(i32 %x, i32 %y) {
  %m = mul i32 %y, 100
  %d = sub i32 %x, %m
  ret i32 %d
}
define i64 @less_wide(i64 %x, i64 %y) {
  %m = mul i64 %y, 5000000000
  %n = mul i64 %x, -7
  %d = sub i64 %m, %n
  ret i64 %d
}
