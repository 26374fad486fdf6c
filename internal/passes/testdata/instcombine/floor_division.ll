; Division and remainder that round down, as front ends of Python write them, and indices whose bits are put together by exclusive or.
define i32 @quotient(i32 %x, i32 %y) {
  %c1 = icmp eq i32 %x, 0
  %s1 = ashr i32 %x, 31
  %o1 = or i32 %s1, 1
  %g1 = select i1 %c1, i32 0, i32 %o1
  %c2 = icmp eq i32 %y, 0
  %s2 = ashr i32 %y, 31
  %o2 = or i32 %s2, 1
  %g2 = select i1 %c2, i32 0, i32 %o2
  %r = srem i32 %x, %y
  %differ = icmp ne i32 %g1, %g2
  %rest = icmp ne i32 %r, 0
  %down = and i1 %differ, %rest
  %q = sdiv i32 %x, %y
  %less = add i32 %q, -1
  %f = select i1 %down, i32 %less, i32 %q
  ret i32 %f
}
define i32 @remainder(i32 %x, i32 %y) {
  %r = srem i32 %x, %y
  %rest = icmp ne i32 %r, 0
  %n1 = icmp slt i32 %r, 0
  %n2 = icmp slt i32 %y, 0
  %differ = icmp ne i1 %n1, %n2
  %down = and i1 %differ, %rest
  %more = add i32 %r, %y
  %f = select i1 %down, i32 %more, i32 %r
  ret i32 %f
}
define i1 @not_zero(i32 %x, i32 %y, i1 %q) {
  %r = srem i32 %x, %y
  %rest = icmp ne i32 %r, 0
  %zero = icmp eq i32 %x, 0
  %or = or i1 %zero, %q
  %a = and i1 %or, %rest
  ret i1 %a
}
define i32 @index(i32 %x, i32 %y) {
  %low = and i32 %x, 31
  %high = shl i32 %y, 5
  %i = xor i32 %low, %high
  %j = xor i32 %low, 64
  %s = add i32 %i, %j
  ret i32 %s
}

; (x / 32) * 256 + (x % 32) * 8 is x * 8, also where the remainder has another use.
define i32 @rows_and_columns(i32 %x, ptr %p) {
  %q = udiv i32 %x, 32
  %r = urem i32 %x, 32
  store i32 %r, ptr %p
  %a = mul nuw i32 %q, 256
  %b = mul nuw i32 %r, 8
  %s = add i32 %a, %b
  ret i32 %s
}

; Threads number rows by (x + 128) / 16 and columns by (x + 128) / 8.
define i32 @divided_sums(i32 %x, i32 %y) {
  %b = and i32 %x, 127
  %s = add nuw nsw i32 %b, 128
  %r = udiv i32 %s, 16
  %c = udiv i32 %s, 8
  %t = mul i32 %r, %y
  %d = add nuw nsw i32 %b, 300
  %e = udiv i32 %d, 12
  %f = urem i32 %d, 12
  %u = add i32 %t, %c
  %v = add i32 %e, %f
  %w = xor i32 %u, %v
  ret i32 %w
}

; Quotients and remainders that round down, by constants, in the forms of MLIR, Julia, Rust, C, numba and Mojo: shifts and masks if the
; constant is a power of two. Comparisons with the product wait for instcombine-late: the sign may turn out to be 0.
define i64 @mlir(i64 %x) {
  %q = sdiv i64 %x, 8
  %m = mul i64 %q, 8
  %e = icmp ne i64 %m, %x
  %n = icmp slt i64 %x, 0
  %n2 = icmp ne i1 %n, false
  %c = and i1 %e, %n2
  %l = add i64 %q, -1
  %r = select i1 %c, i64 %l, i64 %q
  ret i64 %r
}
define i32 @julia(i32 %x) {
  %q = sdiv i32 %x, 8
  %m = mul i32 %q, 8
  %e = icmp ne i32 %m, %x
  %s = xor i32 %x, 8
  %n = icmp slt i32 %s, 0
  %c = and i1 %e, %n
  %z = zext i1 %c to i32
  %r = sub i32 %q, %z
  ret i32 %r
}
define i32 @rust(i32 %x) {
  %q = sdiv i32 %x, 8
  %m = srem i32 %x, 8
  %n = icmp slt i32 %m, 0
  %l = add i32 %q, -1
  %r = select i1 %n, i32 %l, i32 %q
  ret i32 %r
}
define i32 @c(i32 %x) {
  %q = sdiv i32 %x, 7
  %m = srem i32 %x, 7
  %e = icmp ne i32 %m, 0
  %n = icmp slt i32 %x, 0
  %c = select i1 %e, i1 %n, i1 false
  %z = zext i1 %c to i32
  %r = sub i32 %q, %z
  ret i32 %r
}
define i32 @numba_remainder(i32 %x) {
  %m = srem i32 %x, 8
  %e = icmp ne i32 %m, 0
  %n = icmp slt i32 %x, 0
  %c = and i1 %e, %n
  %l = add i32 %m, 8
  %r = select i1 %c, i32 %l, i32 %m
  ret i32 %r
}
define i64 @mojo(i64 %x) {
  %q = sdiv i64 %x, 2
  %m = mul i64 %q, 2
  %e = icmp eq i64 %m, %x
  %s = xor i64 %x, 2
  %n = ashr i64 %s, 63
  %d = select i1 %e, i64 0, i64 %n
  %r = add i64 %q, %d
  ret i64 %r
}
define i64 @mojo_five(i64 %x) {
  %q = sdiv i64 %x, 5
  %m = mul i64 %q, 5
  %e = icmp eq i64 %m, %x
  %s = xor i64 %x, 5
  %n = ashr i64 %s, 63
  %d = select i1 %e, i64 0, i64 %n
  %r = add i64 %q, %d
  ret i64 %r
}
define i64 @mojo_ceiling(i64 %x) {
  %q = sdiv i64 %x, -16
  %m = mul i64 %q, -16
  %e = icmp eq i64 %m, %x
  %s = xor i64 %x, -16
  %n = ashr i64 %s, 63
  %d = select i1 %e, i64 0, i64 %n
  %r = add i64 %q, %d
  %u = sub i64 0, %r
  ret i64 %u
}
define i64 @mojo_remainder(i64 %x) {
  %q = sdiv i64 %x, 8
  %m = mul i64 %q, 8
  %r = sub i64 %x, %m
  %n = icmp slt i64 %x, 0
  %e = icmp ne i64 %r, 0
  %c = and i1 %n, %e
  %k = select i1 %c, i64 8, i64 0
  %o = add i64 %r, %k
  ret i64 %o
}
define i32 @modular(i32 %x) {
  %m = srem i32 %x, 8
  %p = add i32 %m, 8
  %r = srem i32 %p, 8
  ret i32 %r
}
