; Whether one of several numbers is a NaN: two of them are tested at once.
define i1 @any(float %a, float %b, float %c, float %d) {
  %1 = fcmp une float %a, %a
  %2 = fcmp uno float %b, 0.0
  %3 = fcmp uno float %c, 1.0
  %4 = fcmp une float %d, %d
  %5 = or i1 %1, %2
  %6 = or i1 %5, %3
  %7 = or i1 %4, %6
  ret i1 %7
}
define i1 @none(float %a, float %b, i1 %x, double %d) {
  %1 = fcmp oeq float %a, %a
  %2 = fcmp ord float %b, 0.0
  %3 = fcmp ord double %d, 0.0
  %4 = and i1 %1, %x
  %5 = and i1 %2, %4
  %6 = and i1 %3, %5
  ret i1 %6
}
; Not these: a NaN and no NaN, both operators, a test that is needed alone, exclusive or.
define i1 @stay(float %a, float %b, ptr %p) {
  %1 = fcmp uno float %a, 0.0
  %2 = fcmp ord float %b, 0.0
  %3 = or i1 %1, %2
  %4 = fcmp uno float %b, 0.0
  %5 = xor i1 %1, %4
  %6 = and i1 %1, %4
  store i1 %4, ptr %p
  %7 = xor i1 %3, %5
  %8 = xor i1 %7, %6
  ret i1 %8
}

; The second number may be poison where the first one is a NaN.
define i1 @either(double %x, double %y) {
  %a = fcmp uno double %x, 0.0
  %b = fcmp uno double %y, 0.0
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}

define i1 @neither(double noundef %x, double noundef %y) {
  %a = fcmp ord double %x, 0.0
  %b = fcmp nnan ord double %y, 0.0
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
