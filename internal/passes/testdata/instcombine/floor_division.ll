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
