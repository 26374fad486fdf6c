; passes: slsr, adce
; The constant distance of the address before comes after the step of rows, as an offset of the access.

define double @rows(ptr %a, i64 %n, i64 %j, i64 %i) {
  %m0 = mul i64 %j, %n
  %s0 = add i64 %m0, %i
  %p0 = getelementptr double, ptr %a, i64 %s0
  %q0 = getelementptr i8, ptr %p0, i64 16
  %x0 = load double, ptr %q0
  %j1 = add i64 %j, 1
  %m1 = mul i64 %j1, %n
  %s1 = add i64 %m1, %i
  %p1 = getelementptr double, ptr %a, i64 %s1
  %q1 = getelementptr i8, ptr %p1, i64 8
  %x1 = load double, ptr %q1
  %j2 = add i64 %j, 2
  %m2 = mul i64 %j2, %n
  %s2 = add i64 %m2, %i
  %p2 = getelementptr double, ptr %a, i64 %s2
  %x2 = load double, ptr %p2
  %y = fadd double %x0, %x1
  %z = fadd double %y, %x2
  ret double %z
}
