; Conversions of conversions.
define i64 @sign_kept(i64 %x) {
  %a = trunc nsw i64 %x to i32
  %b = sext i32 %a to i64
  ret i64 %b
}
define double @extended_twice(half %x) {
  %a = fpext half %x to float
  %b = fpext float %a to double
  ret double %b
}
; 16 bits are exact in a float, 32 are not.
define double @exact_in_float(i16 %x) {
  %a = sitofp i16 %x to float
  %b = fpext float %a to double
  ret double %b
}
define double @rounded_in_float(i32 %x) {
  %a = sitofp i32 %x to float
  %b = fpext float %a to double
  ret double %b
}
define float @from_zext(i16 %x) {
  %a = zext i16 %x to i32
  %b = uitofp i32 %a to float
  ret float %b
}
define float @from_zext_signed(i16 %x) {
  %a = zext i16 %x to i32
  %b = sitofp i32 %a to float
  ret float %b
}
define i32 @there_and_back(i16 %x) {
  %a = sitofp i16 %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}
define i32 @there_and_back_unsigned(i16 %x) {
  %a = uitofp i16 %x to float
  %b = fptoui float %a to i32
  ret i32 %b
}
define i8 @there_and_back_narrow(i16 %x) {
  %a = sitofp i16 %x to float
  %b = fptosi float %a to i8
  ret i8 %b
}
; A float does not hold every i32.
define i32 @there_and_back_rounded(i32 %x) {
  %a = sitofp i32 %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}
define i32 @from_half(half %x) {
  %a = fpext half %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}
define i32 @from_bfloat(bfloat %x) {
  %a = fpext bfloat %x to float
  %b = fptosi float %a to i32
  ret i32 %b
}
define i32 @sign_of_zero(float %x) {
  %a = fadd float %x, 0.0
  %b = fptosi float %a to i32
  ret i32 %b
}
define i1 @lowest_of_opposite(i32 %x) {
  %a = sub i32 0, %x
  %b = trunc i32 %a to i1
  ret i1 %b
}
define i1 @sign(i32 %x) {
  %a = lshr i32 %x, 31
  %b = trunc i32 %a to i1
  ret i1 %b
}
define i16 @shifted_out(i32 %x) {
  %a = shl i32 %x, 16
  %b = trunc i32 %a to i16
  ret i16 %b
}
define i16 @shifted_narrow(i16 %x) {
  %a = zext i16 %x to i32
  %b = shl i32 %a, 3
  %c = trunc i32 %b to i16
  ret i16 %c
}
define i32 @both_widened(i16 %x, i16 %y) {
  %a = zext i16 %x to i32
  %b = zext i16 %y to i32
  %c = xor i32 %a, %b
  ret i32 %c
}
; What was neither infinite nor zero in double may be so in float.
define float @narrowed(float %x, float %y) {
  %a = fpext float %x to double
  %b = fpext float %y to double
  %c = fmul nnan ninf nsz double %a, %b
  %d = fptrunc double %c to float
  ret float %d
}
define <2 x i32> @known_vector(<2 x i16> %x) {
  %a = and <2 x i16> %x, <i16 4095, i16 255>
  %b = sext <2 x i16> %a to <2 x i32>
  ret <2 x i32> %b
}

; A number that fits into the narrow type is not changed by truncation and extension.
define i32 @fits(i16 %x, i32 %n) {
  %a = sext i16 %x to i32
  %b = ashr i32 %a, %n
  %c = trunc i32 %b to i16
  %d = sext i16 %c to i32
  ret i32 %d
}

define i64 @fitswider(i16 %x, i32 %n) {
  %a = sext i16 %x to i32
  %b = ashr i32 %a, %n
  %c = trunc i32 %b to i16
  %d = sext i16 %c to i64
  ret i64 %d
}

define i16 @fitsnarrower(i8 %x, i32 %n) {
  %a = sext i8 %x to i32
  %b = ashr i32 %a, %n
  %c = trunc i32 %b to i8
  %d = sext i8 %c to i16
  ret i16 %d
}

define i32 @fitsnot(i16 %x, i32 %n) {
  %a = zext i16 %x to i32
  %b = lshr i32 %a, %n
  %c = trunc i32 %b to i16
  %d = sext i16 %c to i32
  ret i32 %d
}
