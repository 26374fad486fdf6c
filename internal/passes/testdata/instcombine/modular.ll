; passes: declare-intrinsics, instcombine, adce, strip-dead-prototypes
; Arithmetic modulo p = 2^64 - 2^32 + 1.

define i64 @add(i64 %a, i64 %b) {
  %s = add i64 %a, %b
  %c = icmp ult i64 %s, %a
  %g = icmp uge i64 %s, -4294967295
  %o = or i1 %c, %g
  %d = sub i64 %s, -4294967295
  %r = select i1 %o, i64 %d, i64 %s
  ret i64 %r
}

define i64 @reduce(i64 %a) {
  %g = icmp uge i64 %a, -4294967295
  %d = sub i64 %a, -4294967295
  %r = select i1 %g, i64 %d, i64 %a
  ret i64 %r
}

define i64 @sub(i64 %a, i64 %b) {
  %g = icmp uge i64 %a, %b
  %d = sub i64 %a, %b
  %k = sub i64 -4294967295, %b
  %e = add i64 %a, %k
  %r = select i1 %g, i64 %d, i64 %e
  ret i64 %r
}

; The product is a part of the sum.
define i64 @carry(i64 %a, i64 %b, i64 %t) {
  %u = mul i64 %a, %b
  %s = add i64 %t, %u
  %c = icmp ult i64 %s, %u
  %d = add i64 %s, 4294967295
  %r = select i1 %c, i64 %d, i64 %s
  ret i64 %r
}

; The steps of an integer root share their comparison.
define { i32, i32 } @root(i32 %x, i32 %bit, i32 %r) {
  %t = add i32 %bit, %r
  %g = icmp uge i32 %x, %t
  %d = sub i32 %x, %t
  %y = select i1 %g, i32 %d, i32 %x
  %h = lshr i32 %r, 1
  %q = add i32 %h, %bit
  %z = select i1 %g, i32 %q, i32 %h
  %a = insertvalue { i32, i32 } poison, i32 %y, 0
  %b = insertvalue { i32, i32 } %a, i32 %z, 1
  ret { i32, i32 } %b
}

; Two steps of a division of polynomials: the bit that decides about the second one is a bit of the first operand.
define i32 @crc(i32 %x) {
  %b0 = and i32 %x, 1
  %m0 = sub i32 0, %b0
  %p0 = and i32 %m0, -306674912
  %s0 = lshr i32 %x, 1
  %c1 = xor i32 %s0, %p0
  %b1 = and i32 %c1, 1
  %m1 = sub i32 0, %b1
  %p1 = and i32 %m1, -306674912
  %s1 = lshr i32 %c1, 1
  %c2 = xor i32 %s1, %p1
  ret i32 %c2
}
