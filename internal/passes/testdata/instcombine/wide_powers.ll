; P-27: multiplication by a power of two, and by the negative of one, of integers wider than a register.

define i128 @power(i128 %x) {
  %r = mul i128 %x, 1180591620717411303424
  ret i128 %r
}

define i128 @added(i128 %x, i128 %y) {
  %p = mul i128 %y, -1180591620717411303424
  %r = add i128 %p, %x
  ret i128 %r
}

; The product has another use.
define i128 @used(i128 %x, i128 %y, ptr %q) {
  %p = mul i128 %y, -64
  store i128 %p, ptr %q
  %r = add i128 %p, %x
  ret i128 %r
}
