; passes: slsr, adce
; The same place and its neighbours in several arrays: (i + 1)*n + j is i*n + j, plus n. The row is a sum with a product itself.

define float @arrays(ptr %a, ptr %b, ptr %c, i32 %n, i32 %x, i32 %y, i32 %z, i32 %j) {
  %p = mul i32 %x, %y
  %i = add i32 %p, %z
  %m0 = mul i32 %i, %n
  %s0 = add i32 %m0, %j
  %e0 = sext i32 %s0 to i64
  %q0 = getelementptr float, ptr %a, i64 %e0
  %v0 = load float, ptr %q0
  %n1 = add i32 %n, 1
  %m1 = mul i32 %n1, %i
  %s1 = add i32 %m1, %j
  %e1 = sext i32 %s1 to i64
  %q1 = getelementptr float, ptr %b, i64 %e1
  %v1 = load float, ptr %q1
  %i2 = add i32 %i, -1
  %m2 = mul i32 %i2, %n
  %s2 = add i32 %m2, %j
  %e2 = sext i32 %s2 to i64
  %q2 = getelementptr float, ptr %c, i64 %e2
  %v2 = load float, ptr %q2
  %w = fadd float %v0, %v1
  %r = fadd float %w, %v2
  ret float %r
}

; Two columns further: the product stays, and so does one with other uses.
define i32 @stays(i32 %n, i32 %i, i32 %j) {
  %m0 = mul i32 %i, %n
  %s0 = add i32 %m0, %j
  %i1 = add i32 %i, 2
  %m1 = mul i32 %i1, %n
  %s1 = add i32 %m1, %j
  %i2 = add i32 %i, 1
  %m2 = mul i32 %i2, %n
  %s2 = add i32 %m2, %j
  %x = xor i32 %s0, %s1
  %y = xor i32 %x, %s2
  %z = xor i32 %y, %m2
  ret i32 %z
}

define i64 @wide(i64 %n, i64 %i, i64 %j) {
  %m0 = mul i64 %i, %n
  %s0 = add i64 %m0, %j
  %i1 = add i64 %i, 1
  %m1 = mul i64 %i1, %n
  %s1 = add i64 %j, %m1
  %x = xor i64 %s0, %s1
  ret i64 %x
}
