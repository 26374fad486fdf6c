target triple = "nvptx64-nvidia-cuda"
define i64 @slow(i64 %a, i64 %b) {
  %r = udiv i64 %a, %b
  ret i64 %r
}
define i32 @seven(i32 %a) {
  %r = udiv i32 %a, 7
  ret i32 %r
}
define i32 @power(i32 %a) {
  %r = sdiv i32 %a, 8
  ret i32 %r
}
define i64 @narrow(i32 %a, i32 %b) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %r = urem i64 %x, %y
  ret i64 %r
}
define i64 @narrow_dividend(i32 %a, i64 %b) {
  %x = zext i32 %a to i64
  %q = udiv i64 %x, %b
  %r = urem i64 %x, %b
  %s = xor i64 %q, %r
  ret i64 %s
}
define i64 @narrow_signed_dividend(i32 %a, i64 %b) {
  %x = zext i32 %a to i64
  %q = sdiv i64 %x, %b
  ret i64 %q
}
define <2 x i32> @vector(<2 x i32> %a) {
  %q = udiv <2 x i32> %a, <i32 7, i32 8>
  ret <2 x i32> %q
}
define { float, float } @reciprocal(float %a, float %b, float %c) {
  %x = fdiv arcp float %a, %c
  %y = fdiv arcp float %b, %c
  %r = insertvalue { float, float } poison, float %x, 0
  %s = insertvalue { float, float } %r, float %y, 1
  ret { float, float } %s
}

; A hash has high bits nearly always.
define i64 @hash(i64 %x, i32 %n) {
  %a = lshr i64 %x, 33
  %b = xor i64 %a, %x
  %m = zext i32 %n to i64
  %r = urem i64 %b, %m
  ret i64 %r
}
define i64 @product(i64 %x, i64 %n) {
  %b = mul i64 %x, -49064778989728563
  %r = urem i64 %b, %n
  ret i64 %r
}
define i64 @scaled(i64 %x, i64 %n) {
  %b = mul i64 %x, 12
  %r = urem i64 %b, %n
  ret i64 %r
}

; The index of a thread has ten bits: the multiplier needs no shift.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @thread() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = udiv i32 %t, 48
  ret i32 %r
}
