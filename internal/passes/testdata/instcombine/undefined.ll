; undef and poison operands: an undefined operand is chosen so that the result is simplest, poison
; stays poison, and so does what LangRef leaves without a meaning.
declare i32 @llvm.umin.i32(i32, i32)

define i32 @undef_add(i32 %x) {
  %a = add i32 undef, 5
  ret i32 %a
}
define i32 @undef_xor_itself() {
  %a = xor i32 undef, undef
  ret i32 %a
}
define i32 @undef_xor() {
  %a = xor i32 undef, 3
  ret i32 %a
}
define i32 @undef_and() {
  %a = and i32 undef, 12
  ret i32 %a
}
define i32 @undef_mul() {
  %a = mul i32 undef, 12
  ret i32 %a
}
define i32 @undef_or() {
  %a = or i32 undef, 12
  ret i32 %a
}
define i32 @undef_dividend() {
  %a = udiv i32 undef, 12
  ret i32 %a
}
define i32 @undef_divisor() {
  %a = sdiv i32 12, undef
  ret i32 %a
}
define i32 @undef_by_zero() {
  %a = srem i32 undef, 0
  ret i32 %a
}
define i32 @undef_amount() {
  %a = shl i32 12, undef
  ret i32 %a
}
define i32 @undef_shifted() {
  %a = lshr i32 undef, 3
  ret i32 %a
}
define i64 @undef_widened() {
  %a = zext i32 undef to i64
  ret i64 %a
}
define i16 @undef_narrowed() {
  %a = trunc i32 undef to i16
  ret i16 %a
}
define float @undef_converted() {
  %a = sitofp i32 undef to float
  ret float %a
}
define i1 @undef_equal() {
  %a = icmp eq i32 undef, 7
  ret i1 %a
}
define i1 @undef_less() {
  %a = icmp ult i32 undef, 7
  ret i1 %a
}
define i32 @undef_choice(i32 %x, i32 %y) {
  %a = select i1 undef, i32 %x, i32 %y
  ret i32 %a
}
define i32 @poison_choice(i32 %x, i32 %y) {
  %a = select i1 poison, i32 %x, i32 %y
  ret i32 %a
}
define i32 @poison_arm(i1 %c, i32 %y) {
  %a = select i1 %c, i32 poison, i32 %y
  ret i32 %a
}
define i32 @poison_operand(i32 %x) {
  %a = add i32 %x, poison
  ret i32 %a
}
define i1 @poison_compared(i32 %x) {
  %a = icmp slt i32 %x, poison
  ret i1 %a
}
define i1 @poison_compared_float(float %x) {
  %a = fcmp olt float %x, poison
  ret i1 %a
}
define i32 @poison_argument(i32 %x) {
  %a = call i32 @llvm.umin.i32(i32 %x, i32 poison)
  ret i32 %a
}
define i32 @poison_element() {
  %a = extractelement <4 x i32> poison, i32 2
  ret i32 %a
}
define i32 @out_of_range(<4 x i32> %v) {
  %a = extractelement <4 x i32> %v, i32 4
  ret i32 %a
}
define <4 x i32> @out_of_range_insert(<4 x i32> %v) {
  %a = insertelement <4 x i32> %v, i32 1, i32 9
  ret <4 x i32> %a
}
define i32 @shifted_out(i32 %x) {
  %a = shl i32 %x, 32
  ret i32 %a
}
define i32 @division_by_zero(i32 %x) {
  %a = udiv i32 %x, 0
  ret i32 %a
}
define float @no_infinity_allowed(float %x) {
  %a = fmul ninf float %x, 0x7FF0000000000000
  ret float %a
}
define float @infinity(float %x) {
  %a = fmul nnan float %x, 0x7FF0000000000000
  ret float %a
}
define float @no_nan_allowed(float %x) {
  %a = fadd nnan float %x, 0x7FF8000000000000
  ret float %a
}
define float @by_zero(float %x) {
  %a = fdiv nnan ninf float %x, 0.0
  ret float %a
}
; One of the two where the other is not poison.
define i32 @one_undefined(i1 %c, i32 %x, i32 noundef %y, ptr %p) {
  %k = select i1 %c, i32 10, i32 undef
  %a = select i1 %c, i32 undef, i32 %y
  %b = select i1 %c, i32 %x, i32 undef
  %s = add i32 %k, %a
  %t = xor i32 %s, %b
  ret i32 %t
}
