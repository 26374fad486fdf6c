; passes: instcombine
; A constant leaves a remainder by a power of two if it changes bits that are known to be zero.

define i32 @remainder(i32 %i) {
  %x = shl i32 %i, 2
  %y = add i32 %x, 3
  %r = urem i32 %y, 128
  ret i32 %r
}

define i32 @gone(i32 %i) {
  %x = shl i32 %i, 2
  %y = add i32 %x, 3
  %r = and i32 %y, 124
  ret i32 %r
}

; A carry.
define i32 @carry(i32 %i) {
  %x = shl i32 %i, 1
  %y = add i32 %x, 2
  %r = and i32 %y, 127
  ret i32 %r
}
