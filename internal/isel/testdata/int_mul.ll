; Products: of extended halves, their upper halves, and extensions of products that do not wrap.
target triple = "nvptx64-nvidia-cuda"

define i64 @wide(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %r = mul i64 %a, %b
  ret i64 %r
}

define i64 @wide_constant(i32 %x) {
  %a = zext i32 %x to i64
  %r = mul i64 %a, 4294967295
  ret i64 %r
}

; The factor does not fit half of the product.
define i64 @wide_large(i32 %x) {
  %a = sext i32 %x to i64
  %r = mul i64 %a, 4294967295
  ret i64 %r
}

define i64 @mixed(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = zext i32 %y to i64
  %r = mul i64 %a, %b
  ret i64 %r
}

define i64 @shifted(i32 %x) {
  %a = sext i32 %x to i64
  %r = shl i64 %a, 30
  ret i64 %r
}

define i64 @shifted_too_far(i32 %x) {
  %a = sext i32 %x to i64
  %r = shl i64 %a, 31
  ret i64 %r
}

define i64 @halves(i16 %x, i8 %y) {
  %a = zext i16 %x to i64
  %b = zext i8 %y to i64
  %r = mul i64 %a, %b
  ret i64 %r
}

define i64 @square(i16 %x) {
  %a = sext i16 %x to i64
  %r = mul i64 %a, %a
  ret i64 %r
}

define i32 @upper(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %m = mul i64 %a, %b
  %s = lshr i64 %m, 32
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i64 @upper_64(i64 %x, i64 %y) {
  %a = zext i64 %x to i128
  %b = zext i64 %y to i128
  %m = mul i128 %a, %b
  %s = lshr i128 %m, 64
  %r = trunc i128 %s to i64
  ret i64 %r
}

define i64 @upper_64_constant(i64 %x) {
  %a = sext i64 %x to i128
  %m = mul i128 %a, -7
  %s = ashr i128 %m, 64
  %r = trunc i128 %s to i64
  ret i64 %r
}

define i16 @upper_16(i16 %x) {
  %a = zext i16 %x to i32
  %m = mul i32 %a, 52429
  %s = lshr i32 %m, 16
  %r = trunc i32 %s to i16
  ret i16 %r
}

; Both halves are needed: they are registers of one product.
define i32 @both(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %m = mul i64 %a, %b
  %s = lshr i64 %m, 32
  %h = trunc i64 %s to i32
  %l = trunc i64 %m to i32
  %r = xor i32 %h, %l
  ret i32 %r
}

define i64 @extended(i32 %x, i32 %y) {
  %m = mul nuw i32 %x, %y
  %r = zext i32 %m to i64
  ret i64 %r
}

define i64 @extended_wraps(i32 %x, i32 %y) {
  %m = mul nuw i32 %x, %y
  %r = sext i32 %m to i64
  ret i64 %r
}

define i32 @extended_shift(i16 %x) {
  %m = shl nsw i16 %x, 4
  %r = sext i16 %m to i32
  ret i32 %r
}

define i32 @extended_sign_shift(i16 %x) {
  %m = shl nsw i16 %x, 15
  %r = sext i16 %m to i32
  ret i32 %r
}

define i32 @extended_unsigned_shift(i16 %x) {
  %m = shl nuw i16 %x, 15
  %r = zext i16 %m to i32
  ret i32 %r
}

; The sum of 0 to n - 1, as LLVM writes it: the product has 64 bits in any case, and one beyond its width is not looked at.
define i32 @sum_below(i32 %n) {
  %m = add i32 %n, -1
  %a = zext i32 %n to i33
  %b = zext i32 %m to i33
  %p = mul i33 %a, %b
  %h = lshr i33 %p, 1
  %r = trunc i33 %h to i32
  ret i32 %r
}

; Here it is.
define i32 @upper_bit(i32 %x, i32 %y) {
  %a = zext i32 %x to i33
  %b = zext i32 %y to i33
  %p = mul i33 %a, %b
  %h = lshr i33 %p, 2
  %r = trunc i33 %h to i32
  ret i32 %r
}

define i40 @signed_40(i32 %x, i40 %y) {
  %a = sext i32 %x to i40
  %p = mul i40 %a, 1000
  %r = add i40 %p, %y
  ret i40 %r
}

; Components of vectors, as Philox multiplies them, are multiplied by halves, too.
define i64 @vector_wide(i32 %x, i32 %y) {
  %a = insertelement <2 x i32> poison, i32 %x, i64 0
  %b = insertelement <2 x i32> %a, i32 %y, i64 1
  %z = zext <2 x i32> %b to <2 x i64>
  %p = mul <2 x i64> %z, splat (i64 3528531795)
  %s = sext <2 x i32> %b to <2 x i64>
  %q = mul <2 x i64> %s, %s
  %w = mul <2 x i64> %s, <i64 -5, i64 3449720151>
  %e = xor <2 x i64> %p, %q
  %f = add <2 x i64> %e, %w
  %l = extractelement <2 x i64> %f, i64 0
  %h = extractelement <2 x i64> %f, i64 1
  %r = mul i64 %l, 31
  %t = xor i64 %r, %h
  ret i64 %t
}

define i32 @vector_hi(i32 %x, i32 %y) {
  %a = insertelement <2 x i32> poison, i32 %x, i64 0
  %b = insertelement <2 x i32> %a, i32 %y, i64 1
  %z = zext <2 x i32> %b to <2 x i64>
  %p = mul nuw <2 x i64> %z, splat (i64 3528531795)
  %ph = lshr <2 x i64> %p, splat (i64 32)
  %pt = trunc nuw <2 x i64> %ph to <2 x i32>
  %s = sext <2 x i32> %b to <2 x i64>
  %c = shufflevector <2 x i32> %b, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  %u = sext <2 x i32> %c to <2 x i64>
  %q = mul <2 x i64> %s, %u
  %qh = ashr <2 x i64> %q, splat (i64 32)
  %qt = trunc <2 x i64> %qh to <2 x i32>
  %e = sub <2 x i32> %pt, %qt
  %l = extractelement <2 x i32> %e, i64 0
  %h = extractelement <2 x i32> %e, i64 1
  %r = mul i32 %l, 31
  %t = xor i32 %r, %h
  ret i32 %t
}

; An extension without the sign of a number that is not negative is one with the sign.
define i64 @mixed_signs(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = zext nneg i32 %b to i64
  %m = mul i64 %x, %y
  ret i64 %m
}

define i64 @mixed_added(i32 %a, i32 %b, i64 %c) {
  %x = zext nneg i32 %a to i64
  %y = sext i32 %b to i64
  %m = mul i64 %x, %y
  %s = add i64 %m, %c
  ret i64 %s
}

define i64 @mixed_signs_unknown(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul i64 %x, %y
  ret i64 %m
}

define i64 @negative_factor(i32 %a) {
  %x = zext nneg i32 %a to i64
  %m = mul i64 %x, -12
  ret i64 %m
}

define i32 @mixed_upper(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = zext nneg i32 %b to i64
  %m = mul i64 %x, %y
  %h = lshr i64 %m, 32
  %t = trunc i64 %h to i32
  ret i32 %t
}

define i64 @mixed_halves(i16 %a, i16 %b) {
  %x = sext i16 %a to i64
  %y = zext nneg i16 %b to i64
  %m = mul i64 %x, %y
  ret i64 %m
}
