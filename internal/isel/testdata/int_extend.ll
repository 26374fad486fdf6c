; The bits above a narrow value: extended where an instruction reads them, and not where they are known.
target triple = "nvptx64-nvidia-cuda"

define i32 @loaded(ptr %p) {
  %x = load i8, ptr %p
  %y = zext i8 %x to i32
  %r = udiv i32 %y, 3
  ret i32 %r
}

define i8 @masked(i8 %x) {
  %a = and i8 %x, 15
  %r = udiv i8 %a, 3
  ret i8 %r
}

define i8 @shifted(i8 %x) {
  %a = lshr i8 %x, 1
  %r = udiv i8 100, %a
  ret i8 %r
}

define i8 @chosen(i8 %x, i8 %y, i1 %c) {
  %a = and i8 %x, 7
  %b = lshr i8 %y, 4
  %s = select i1 %c, i8 %a, i8 %b
  %r = urem i8 %s, 5
  ret i8 %r
}

define i8 @added(i8 %x, i8 %y) {
  %a = add i8 %x, %y
  %r = lshr i8 %a, 1
  ret i8 %r
}

define i16 @parameter_signed(i16 signext %x) {
  %r = ashr i16 %x, 3
  ret i16 %r
}

define i24 @parameter_zero(i24 zeroext %x) {
  %r = lshr i24 %x, 5
  ret i24 %r
}

define i24 @parameter_odd(i24 %x) {
  %r = lshr i24 %x, 5
  ret i24 %r
}

define i40 @odd_of_64(i40 %x) {
  %r = ashr i40 %x, 7
  ret i40 %r
}

define i5 @odd_of_16(i5 %x, i5 %y) {
  %r = sdiv i5 %x, %y
  ret i5 %r
}

define i64 @odd_to_64(i37 %x) {
  %a = sext i37 %x to i64
  %b = zext i37 %x to i64
  %r = xor i64 %a, %b
  ret i64 %r
}

define i32 @truth(i1 %x) {
  %r = sext i1 %x to i32
  ret i32 %r
}

define i64 @constant(i64 %x) {
  %a = zext i8 -1 to i64
  %r = add i64 %x, %a
  ret i64 %r
}

define i16 @loop(i16 %n) {
entry:
  br label %loop
loop:
  %i = phi i16 [ 0, %entry ], [ %j, %loop ]
  %j = add i16 %i, 3
  %m = and i16 %n, 63
  %c = icmp ult i16 %j, %m
  br i1 %c, label %loop, label %end
end:
  %r = lshr i16 %j, 1
  ret i16 %r
}

; Registers of odd widths that have copies of the sign already: extensions to more bits, shifts and divisions of extended operands.
define i1 @signed_with_unsigned(i32 %x, i32 %y) {
  %a = sext i32 %x to i33
  %b = zext i32 %y to i33
  %c = icmp slt i33 %a, %b
  ret i1 %c
}
define i1 @shifted_and_divided(i37 %x, i37 %y) {
  %a = ashr i37 %x, 3
  %b = sdiv i37 %y, 7
  %c = icmp sgt i37 %a, %b
  ret i1 %c
}
