; Integer identities and canonical forms.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i32 @chain(i32 %x) {
  %a = add i32 5, %x
  %b = add i32 %a, 7
  %c = sub i32 %b, 12
  %d = mul i32 %c, 8
  %e = or i32 %d, 0
  ret i32 %e
}

define i32 @cancel(i32 %x, i32 %y) {
  %a = add i32 %x, %y
  %b = sub i32 %a, %x
  %n = xor i32 %b, -1
  %m = xor i32 %n, -1
  ret i32 %m
}

; tid.x is not negative: signed division by a power of two is a shift.
define i32 @tid() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %d = sdiv i32 %t, 32
  %r = srem i32 %t, 32
  %s = shl i32 %d, 5
  %o = add i32 %s, %r
  %c = icmp slt i32 %o, 5000
  %q = select i1 %c, i32 %r, i32 0
  ret i32 %q
}

define i32 @masks(i32 %x) {
  %a = shl i32 %x, 24
  %b = lshr i32 %a, 24
  %c = and i32 %b, 255
  %d = zext i32 %c to i64
  %e = trunc i64 %d to i32
  ret i32 %e
}

define i1 @compares(i32 %x, i8 %y) {
  %a = add i32 %x, 3
  %b = icmp eq i32 %a, 10
  %z = zext i8 %y to i32
  %c = icmp slt i32 %z, 300
  %d = and i1 %b, %c
  %s = zext i1 %d to i32
  %e = icmp ne i32 %s, 0
  ret i1 %e
}

define i1 @not_of_compare(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %n = xor i1 %c, true
  ret i1 %n
}

define i32 @rem(i32 %x, i32 %y) {
  %q = udiv i32 %x, %y
  %m = mul i32 %q, %y
  %r = sub i32 %x, %m
  ret i32 %r
}

define i32 @folded() {
  %a = sdiv i32 -7, 2
  %b = srem i32 -7, 2
  %c = ashr i32 -8, 1
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  %f = udiv i32 %e, 0
  %g = add i32 %e, 0
  ret i32 %g
}

define i128 @wide(i128 %x) {
  %a = mul i128 18446744073709551615, 18446744073709551617
  %b = add i128 %a, 1
  %c = add i128 %x, %b
  ret i128 %c
}

define i16 @byte_of_pair(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %s = shl i32 %y, 16
  %o = or i32 %s, %x
  %h = lshr i32 %o, 16
  %t = trunc i32 %h to i16
  %u = trunc i32 %o to i16
  %r = add i16 %t, %u
  ret i16 %r
}

; The low halves of factors of 64 bits: mul.wide.
define i64 @halves(i64 %x, i64 %y) {
  %a = and i64 %x, 4294967295
  %b = and i64 %y, 4294967295
  %c = mul i64 %a, %b
  ret i64 %c
}

define i64 @halfconstant(i64 %x, i64 %y) {
  %a = xor i64 %x, %y
  %b = and i64 %a, 4294967295
  %c = mul i64 %b, 3528531795
  ret i64 %c
}

; Constants beyond 64 bits, and of that width: no flag is told of their sums and products.
define i128 @wide_sums(i128 %x) {
  %a = add nsw i128 %x, 1
  %b = add nsw i128 %a, 2
  %c = mul nsw i128 %b, 3
  %d = mul nsw i128 %c, 5
  %e = shl nsw i128 %d, 2
  %f = mul nsw i128 %e, 7
  ret i128 %f
}
define i64 @long_products(i64 %x) {
  %a = mul nsw i64 %x, 4294967296
  %b = mul nsw i64 %a, 4294967296
  %c = shl nsw i64 %b, 62
  %d = mul nsw i64 %c, 3
  ret i64 %d
}
