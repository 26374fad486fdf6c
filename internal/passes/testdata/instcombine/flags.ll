; nsw, nuw, exact and the like go where the new operation does not have the property.
define i32 @sum_of_constants(i32 %x) {
  %a = add nsw i32 %x, 2147483647
  %b = add nsw i32 %a, 1
  ret i32 %b
}
define i32 @sum_kept(i32 %x) {
  %a = add nuw nsw i32 %x, 3
  %b = add nuw nsw i32 %a, 4
  ret i32 %b
}
define i32 @constants_meet(i32 %x, i32 %y) {
  %a = add nuw nsw i32 %x, 3
  %b = add nuw nsw i32 %a, %y
  ret i32 %b
}
define i32 @minus_least(i32 %x) {
  %a = sub nsw i32 %x, -2147483648
  ret i32 %a
}
define i32 @minus_constant(i32 %x) {
  %a = sub nsw i32 %x, 5
  ret i32 %a
}
define i32 @top_bit(i32 %x) {
  %a = mul nuw nsw i32 %x, -2147483648
  ret i32 %a
}
define i32 @power(i32 %x) {
  %a = mul nuw nsw i32 %x, 16
  ret i32 %a
}
define i32 @scaled_twice(i32 %x) {
  %a = shl nsw i32 %x, 2
  %b = mul nsw i32 %a, 6
  ret i32 %b
}
define i32 @plus_opposite(i32 %x, i32 %y) {
  %a = sub nsw i32 0, %y
  %b = add nsw i32 %x, %a
  ret i32 %b
}
define i32 @opposite_plus(i32 %x, i32 %y) {
  %n = mul i32 %x, 3
  %a = sub nsw i32 0, %y
  %b = add nsw i32 %n, %a
  ret i32 %b
}
define i32 @complements(i32 %x, i32 %y) {
  %a = xor i32 %x, -1
  %b = xor i32 %y, -1
  %c = sub nsw i32 %a, %b
  ret i32 %c
}
define i32 @low_bits(i32 %x) {
  %a = lshr i32 %x, 5
  %b = shl i32 %a, 5
  %c = sub i32 %x, %b
  ret i32 %c
}
define i32 @by_power(i32 %x, i32 %n) {
  %a = shl i32 1, %n
  %b = udiv i32 %x, %a
  %c = urem i32 %x, %a
  %d = add i32 %b, %c
  ret i32 %d
}
define i32 @exact_quotient(i32 %x) {
  %a = sdiv exact i32 %x, 8
  ret i32 %a
}
define i32 @bit_to_power(i1 %c) {
  %a = zext i1 %c to i32
  %b = shl i32 %a, 6
  ret i32 %b
}
define i32 @sign_as_mask(i32 %x) {
  %a = and i32 %x, -2147483648
  %c = icmp ne i32 %a, 0
  %b = select i1 %c, i32 -1, i32 0
  ret i32 %b
}
; A value that its condition fixes; what makes poison elsewhere loses the flag.
define i32 @same_either_way(i32 %x) {
  %c = icmp eq i32 %x, 0
  %a = sub nsw i32 0, %x
  %b = select i1 %c, i32 0, i32 %a
  ret i32 %b
}
define i64 @demanded(i64 %x) {
  %a = ashr i64 %x, 8
  %b = and i64 %a, 65535
  ret i64 %b
}
define i1 @truth_minimum(i1 %x, i1 %y) {
  %a = call i1 @llvm.umin.i1(i1 %x, i1 %y)
  %b = call i1 @llvm.smin.i1(i1 %a, i1 %y)
  ret i1 %b
}
define i32 @minimum_again(i32 %x, i32 %y) {
  %a = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %b = call i32 @llvm.smin.i32(i32 %y, i32 %a)
  ret i32 %b
}
define i32 @minimum_of_sum(i32 %x, i32 %y) {
  %s = mul i32 %x, %y
  %a = call i32 @llvm.smin.i32(i32 %s, i32 %y)
  %b = call i32 @llvm.smin.i32(i32 %s, i32 %a)
  ret i32 %b
}
declare i1 @llvm.umin.i1(i1, i1)
declare i1 @llvm.smin.i1(i1, i1)
declare i32 @llvm.smin.i32(i32, i32)

; Neighbours of an index that may have wrapped: their own sums do not, so that an address has the constant.
define void @neighbours(ptr %p, i32 %x, i32 %row) {
  %i = add i32 %x, 1
  %l = add nsw i32 %i, -1
  %a = add nsw i32 %l, %row
  %wa = sext i32 %a to i64
  %pa = getelementptr float, ptr %p, i64 %wa
  store float 1.0, ptr %pa
  %b = add nsw i32 %i, %row
  %wb = sext i32 %b to i64
  %pb = getelementptr float, ptr %p, i64 %wb
  store float 2.0, ptr %pb
  %r = add nsw i32 %i, 1
  %c = mul nsw i32 %r, %row
  %wc = sext i32 %c to i64
  %pc = getelementptr float, ptr %p, i64 %wc
  store float 3.0, ptr %pc
  ret void
}
