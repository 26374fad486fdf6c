; passes: function-attrs-effects, instcombine
; What a function returns is known at its calls.
define internal i32 @small(i32 %x, i1 %c) noinline {
  br i1 %c, label %a, label %b
a:
  %y = and i32 %x, 15
  ret i32 %y
b:
  %z = lshr i32 %x, 28
  ret i32 %z
}

define weak i32 @replaced(i32 %x) noinline {
  %y = and i32 %x, 15
  ret i32 %y
}

define i1 @k(i32 %x, i1 %c) {
  %1 = call i32 @small(i32 %x, i1 %c)
  %2 = icmp ult i32 %1, 16
  %3 = call i32 @replaced(i32 %x)
  %4 = icmp ult i32 %3, 16
  %5 = xor i1 %2, %4
  ret i1 %5
}
