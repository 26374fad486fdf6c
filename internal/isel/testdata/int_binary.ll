; Integer operations of one register: constants move to the second operand, some operations have shorter ones,
; and counts of shifts have 32 bits. Values of i1 are predicates, modulo 2.
target triple = "nvptx64-nvidia-cuda"

define i32 @constant_first(i32 %x) {
  %r = add i32 7, %x
  ret i32 %r
}

define i32 @same(i32 %x) {
  %r = and i32 %x, %x
  ret i32 %r
}

define i64 @complement(i64 %x) {
  %r = xor i64 %x, -1
  ret i64 %r
}

define i16 @negation(i16 %x) {
  %r = sub i16 0, %x
  ret i16 %r
}

define i32 @from_constant(i32 %x) {
  %r = sub i32 100, %x
  ret i32 %r
}

define i32 @times_power(i32 %x) {
  %r = mul i32 %x, 16
  ret i32 %r
}

define i32 @times(i32 %x, i32 %y) {
  %r = mul i32 %x, %y
  ret i32 %r
}

; The upper bits of the register of a narrow value are not defined: shifts and divisions extend it.
define i8 @narrow_shifts(i8 %x, i8 %n) {
  %a = lshr i8 %x, %n
  %b = ashr i8 %x, 3
  %c = shl i8 %x, 2
  %d = xor i8 %a, %b
  %r = xor i8 %d, %c
  ret i8 %r
}

define i11 @odd_shift(i11 %x, i11 %n) {
  %r = ashr i11 %x, %n
  ret i11 %r
}

define i64 @wide_count(i64 %x, i64 %n) {
  %r = shl i64 %x, %n
  ret i64 %r
}

define i64 @extended_count(i64 %x, i32 %n) {
  %m = zext i32 %n to i64
  %r = lshr i64 %x, %m
  ret i64 %r
}

define i64 @loaded_count(i64 %x, ptr %p) {
  %n = load i64, ptr %p
  %m = and i64 %n, 63
  %r = ashr i64 %x, %m
  ret i64 %r
}

define i8 @divisions(i8 %x, i8 %y) {
  %a = udiv i8 %x, %y
  %b = sdiv i8 %x, %y
  %c = urem i8 %x, %y
  %d = srem i8 %x, %y
  %e = xor i8 %a, %b
  %f = xor i8 %c, %d
  %r = add i8 %e, %f
  ret i8 %r
}

define i64 @wide_divisions(i64 %x, i64 %y) {
  %a = udiv i64 %x, %y
  %d = srem i64 %x, %y
  %r = xor i64 %a, %d
  ret i64 %r
}

define i1 @truths(i1 %x, i1 %y, i1 %z) {
  %a = add i1 %x, %y
  %b = mul i1 %a, %z
  %c = or i1 %b, %x
  %r = sub i1 %c, true
  ret i1 %r
}

define i1 @truth_shift(i1 %x, i1 %y) {
  %a = lshr i1 %x, %y
  %b = udiv i1 %a, true
  %c = urem i1 %x, true
  %r = xor i1 %b, %c
  ret i1 %r
}

; Two tests for a NaN are one.
define i1 @ordered(float %x, float %y) {
  %a = fcmp ord float %x, 0.0
  %b = fcmp ord float %y, 0.0
  %r = and i1 %a, %b
  ret i1 %r
}

define i1 @unordered(float %x, float %y) {
  %a = fcmp uno float %x, %x
  %b = fcmp uno float 1.0, %y
  %r = or i1 %a, %b
  ret i1 %r
}

define <2 x i32> @vector(<2 x i32> %x, <2 x i32> %y) {
  %a = sub <2 x i32> <i32 0, i32 5>, %x
  %b = mul <2 x i32> %a, <i32 4, i32 3>
  %r = and <2 x i32> %b, %y
  ret <2 x i32> %r
}

; Conditional additions are conditional multiply-adds.
define i32 @chosen_product(i1 %c, i32 %x, i32 %y, i32 %z) {
  %m = mul i32 %x, %y
  %s = select i1 %c, i32 %m, i32 0
  %r = add i32 %z, %s
  ret i32 %r
}

; A sum of parts without common bits joins the exclusive or of one; not where another sum takes it.
define i32 @swizzle(i32 %i) {
  %row = and i32 %i, -64
  %c = and i32 %i, 63
  %r = lshr i32 %i, 3
  %m = and i32 %r, 56
  %x = xor i32 %c, %m
  %s = add i32 %row, %x
  ret i32 %s
}
define i32 @swizzled_sum(i32 %i, i32 %k) {
  %row = and i32 %i, -64
  %c = and i32 %i, 63
  %r = lshr i32 %i, 3
  %m = and i32 %r, 56
  %x = xor i32 %c, %m
  %s = add i32 %row, %x
  %t = add i32 %s, %k
  ret i32 %t
}
define i32 @common_bits(i32 %i) {
  %a = and i32 %i, 65
  %b = and i32 %i, 63
  %s = add i32 %a, %b
  ret i32 %s
}
