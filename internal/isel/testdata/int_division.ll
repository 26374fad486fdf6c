; Divisions by variables: dividends of few bits are divided in f32.
target triple = "nvptx64-nvidia-cuda"

define i8 @unsigned8(i8 %x, i8 %y) {
  %q = udiv i8 %x, %y
  %r = urem i8 %x, %y
  %s = xor i8 %q, %r
  ret i8 %s
}

define i32 @signed8(i8 %x, i8 %y) {
  %q = sdiv i8 %x, %y
  %r = srem i8 %x, %y
  %s = shl i8 %q, 1
  %t = add i8 %s, %r
  %e = sext i8 %t to i32
  ret i32 %e
}

define i16 @unsigned16(i16 %x, i16 %y) {
  %q = udiv i16 %x, %y
  ret i16 %q
}

define i32 @remainder16(i16 %x, i16 %y) {
  %q = urem i16 %x, %y
  %e = zext i16 %q to i32
  ret i32 %e
}

define i16 @signed16(i16 %x, i16 %y) {
  %q = sdiv i16 %x, %y
  ret i16 %q
}

define i16 @signed_remainder16(i16 %x, i16 %y) {
  %q = srem i16 %x, %y
  ret i16 %q
}

define i20 @unsigned20(i20 %x, i20 %y) {
  %q = udiv i20 %x, %y
  ret i20 %q
}

define i21 @signed21(i21 %x, i21 %y) {
  %q = sdiv i21 %x, %y
  %r = srem i21 %x, %y
  %s = xor i21 %q, %r
  ret i21 %s
}

define i22 @signed22(i22 %x, i22 %y) {
  %q = sdiv i22 %x, %y
  ret i22 %q
}

define i32 @small_by_any(i32 %x, i32 %y) {
  %a = and i32 %x, 1048575
  %q = udiv i32 %a, %y
  %r = urem i32 %a, %y
  %s = xor i32 %q, %r
  ret i32 %s
}

define i32 @small_signed_by_any(i32 %x, i32 %y) {
  %a = ashr i32 %x, 12
  %q = sdiv i32 %a, %y
  %r = srem i32 %a, %y
  %s = xor i32 %q, %r
  ret i32 %s
}

define i32 @remainder_by_signed(i32 %x, i32 %y) {
  %a = and i32 %x, 65535
  %r = srem i32 %a, %y
  ret i32 %r
}

define i32 @large(i32 %x, i32 %y) {
  %a = and i32 %x, 2097151
  %q = udiv i32 %a, %y
  ret i32 %q
}

define i32 @large_signed(i32 %x, i32 %y) {
  %q = sdiv i32 %x, %y
  ret i32 %q
}

define <2 x i16> @vector(<2 x i16> %x, <2 x i16> %y) {
  %q = udiv <2 x i16> %x, %y
  ret <2 x i16> %q
}
