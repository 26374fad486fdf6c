; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Parts of one number in another order, tests that are one (P-20).

define i32 @bytes(i32 %x) {
  %a = lshr i32 %x, 24
  %b = lshr i32 %x, 8
  %b1 = and i32 %b, 65280
  %c = shl i32 %x, 8
  %c1 = and i32 %c, 16711680
  %d = shl i32 %x, 24
  %e = or i32 %a, %b1
  %f = or i32 %e, %c1
  %g = or i32 %f, %d
  ret i32 %g
}

; Halves change places first.
define i32 @steps(i32 %x) {
  %a = shl i32 %x, 16
  %b = lshr i32 %x, 16
  %c = or i32 %a, %b
  %d = and i32 %c, 16711935
  %e = shl i32 %d, 8
  %f = lshr i32 %c, 8
  %g = and i32 %f, 16711935
  %h = or i32 %e, %g
  ret i32 %h
}

; One byte is missing.
define i32 @three(i32 %x) {
  %a = lshr i32 %x, 24
  %b = lshr i32 %x, 8
  %b1 = and i32 %b, 65280
  %d = shl i32 %x, 24
  %e = or i32 %a, %b1
  %g = or i32 %e, %d
  ret i32 %g
}

define i1 @letter(i8 %x) {
  %a = icmp ugt i8 %x, 96
  %b = icmp ult i8 %x, 123
  %c = and i1 %a, %b
  %d = icmp ugt i8 %x, 64
  %e = icmp ult i8 %x, 91
  %f = and i1 %d, %e
  %g = or i1 %c, %f
  ret i1 %g
}

define i1 @outside(float %x) {
  %a = fcmp olt float %x, -1.0
  %b = fcmp ogt float %x, 1.0
  %c = or i1 %a, %b
  ret i1 %c
}

; A number that is none is inside of neither.
define i1 @inside(float %x) {
  %a = fcmp oge float %x, -1.0
  %b = fcmp ole float %x, 1.0
  %c = and i1 %a, %b
  ret i1 %c
}

; The bounds differ.
define i1 @between(float %x) {
  %a = fcmp oge float %x, -1.0
  %b = fcmp ole float %x, 2.0
  %c = and i1 %a, %b
  ret i1 %c
}

define i32 @distance(i32 %x, i32 %y) {
  %a = sub i32 %x, %y
  %b = sub i32 %y, %x
  %c = icmp ugt i32 %x, %y
  %d = select i1 %c, i32 %a, i32 %b
  ret i32 %d
}

define float @product(float %x, float %y) {
  %a = fmul float %y, 0.5
  %b = fsub float %x, %a
  ret float %b
}
