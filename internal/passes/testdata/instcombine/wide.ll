; Constants of more than 64 bits, and constants in other shapes.
define i128 @arithmetic() {
  %a = sub i128 5, 18446744073709551617
  %b = and i128 %a, 340282366920938463463374607431768211200
  %c = or i128 %b, 7
  %d = xor i128 %c, -1
  ret i128 %d
}
define i128 @divided() {
  %a = udiv i128 340282366920938463463374607431768211455, 10000000000000000000
  %b = urem i128 340282366920938463463374607431768211455, 10000000000000000000
  %c = add i128 %a, %b
  ret i128 %c
}
define i128 @divided_signed() {
  %a = sdiv i128 -100000000000000000000, 7
  %b = srem i128 -100000000000000000000, 7
  %c = mul i128 %a, %b
  ret i128 %c
}
define i128 @shifted() {
  %a = shl i128 1, 127
  %b = ashr i128 %a, 3
  %c = lshr i128 %b, 60
  ret i128 %c
}
define i128 @too_far() {
  %a = shl i128 36893488147419103232, 128
  ret i128 %a
}
define i128 @by_zero() {
  %a = udiv i128 36893488147419103232, 0
  ret i128 %a
}
define i64 @narrowed() {
  %a = sext i64 -2 to i128
  %b = mul i128 %a, 36893488147419103232
  %c = lshr i128 %b, 64
  %d = trunc i128 %c to i64
  ret i64 %d
}
define i1 @compared() {
  %a = icmp slt i128 -36893488147419103232, 36893488147419103232
  %b = icmp ult i128 -36893488147419103232, 36893488147419103232
  %c = and i1 %a, %b
  ret i1 %c
}
define i1 @compared_values(i128 %x, i128 %y) {
  %a = add i128 %x, %y
  %b = icmp eq i128 %a, %x
  ret i1 %b
}
define <2 x i16> @other_elements() {
  %a = bitcast i32 305419896 to <2 x i16>
  ret <2 x i16> %a
}
define double @as_double() {
  %a = bitcast <2 x i32> <i32 1, i32 1072693248> to double
  ret double %a
}
define i128 @as_wide() {
  %a = bitcast <2 x i64> <i64 1, i64 2> to i128
  ret i128 %a
}
define <4 x i32> @from_wide() {
  %a = bitcast i128 18446744073709551618 to <4 x i32>
  ret <4 x i32> %a
}
define <2 x float> @zeros() {
  %a = bitcast i64 0 to <2 x float>
  ret <2 x float> %a
}
define <2 x float> @lanes() {
  %a = fadd <2 x float> <float 1.0, float 2.0>, <float 0.5, float -2.0>
  %b = fneg <2 x float> %a
  ret <2 x float> %b
}
define <2 x i1> @lanes_compared() {
  %a = fcmp olt <2 x float> <float 1.0, float 2.0>, <float 2.0, float 1.0>
  ret <2 x i1> %a
}
define <2 x i32> @lanes_narrowed() {
  %a = fptosi <2 x float> <float 1.5, float -2.5> to <2 x i32>
  ret <2 x i32> %a
}
@table = internal constant { i32, [2 x <2 x i16>], ptr, i128, [3 x i8] } { i32 7, [2 x <2 x i16>] [<2 x i16> <i16 1, i16 2>, <2 x i16> splat (i16 5)], ptr @table, i128 18446744073709551619, [3 x i8] c"abc" }
@nothing = internal constant [4 x i32] undef
define i16 @from_table() {
  %p = getelementptr i8, ptr @table, i64 6
  %v = load i16, ptr %p
  %q = getelementptr i8, ptr @table, i64 10
  %w = load i16, ptr %q
  %r = add i16 %v, %w
  ret i16 %r
}
define ptr @address_from_table() {
  %p = getelementptr i8, ptr @table, i64 16
  %v = load ptr, ptr %p
  ret ptr %v
}
define i64 @part_of_wide() {
  %p = getelementptr i8, ptr @table, i64 40
  %v = load i64, ptr %p
  ret i64 %v
}
define i32 @from_nothing() {
  %v = load i32, ptr @nothing
  ret i32 %v
}
define i64 @back_to_number(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}
define i32 @low_half_of_address(i64 %x) {
  %p = inttoptr i64 %x to ptr
  %n = ptrtoint ptr %p to i32
  ret i32 %n
}
define ptr @back_to_address(ptr %x) {
  %n = ptrtoint ptr %x to i64
  %p = inttoptr i64 %n to ptr
  ret ptr %p
}
define i64 @null_as_number() {
  %n = ptrtoint ptr null to i64
  ret i64 %n
}
define ptr @zero_as_address() {
  %n = inttoptr i64 0 to ptr
  ret ptr %n
}
