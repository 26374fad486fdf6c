; Choices that are minima and maxima. The instructions never give a NaN and put -0 below +0: a choice
; against a constant is one of them if its other operand is given up for a NaN and no zero shows.
target triple = "nvptx64-nvidia-cuda"

define float @relu(float %x) {
  %c = fcmp ogt float %x, 0.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}

define float @relu_by_less(float %x) {
  %c = fcmp ule float %x, 0.0
  %r = select i1 %c, float 0.0, float %x
  ret float %r
}

define float @keeps_nan(float %x) {
  %c = fcmp olt float %x, 0.0
  %r = select i1 %c, float 0.0, float %x
  ret float %r
}

define float @wrong_zero(float %x) {
  %c = fcmp ogt float %x, -0.0
  %r = select i1 %c, float %x, float -0.0
  ret float %r
}

define float @below_zero(float %x) {
  %c = fcmp olt float %x, -0.0
  %r = select i1 %c, float %x, float -0.0
  ret float %r
}

define float @keeps_zero(float %x) {
  %c = fcmp oge float %x, 0.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}

define float @cap(float %x) {
  %c = fcmp olt float %x, 6.0
  %r = select i1 %c, float %x, float 6.0
  ret float %r
}

define float @flushed_cap(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %c = fcmp olt float %x, 6.0
  %r = select i1 %c, float %x, float 6.0
  ret float %r
}

define float @flushed_relu(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %c = fcmp ogt float %x, 0.0
  %r = select i1 %c, float %x, float 0.0
  ret float %r
}

define float @variables(float %x, float %y) {
  %c = fcmp ogt float %x, %y
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}

define double @cheaper_as_choice(double %x) {
  %c = fcmp ogt double %x, 0.0
  %r = select i1 %c, double %x, double 0.0
  ret double %r
}

define <2 x half> @pack(<2 x half> %x) {
  %c = fcmp ogt <2 x half> %x, zeroinitializer
  %r = select <2 x i1> %c, <2 x half> %x, <2 x half> zeroinitializer
  ret <2 x half> %r
}

; The shift sees zeros above i8 unless the choice became a minimum (its sign stands there).
define i8 @signed_minimum(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %c = icmp slt i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %l = lshr i8 %m, 4
  ret i8 %l
}

define i8 @signed_choice(ptr %p, ptr %q, i8 %n) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %c = icmp slt i8 %a, %n
  %m = select i1 %c, i8 %a, i8 %b
  %l = lshr i8 %m, 4
  ret i8 %l
}

; Bubble sort of bytes: minima and maxima of extended operands are extended, however deep the network is.
define void @sort_bytes(ptr %p) {
  %g0 = getelementptr i8, ptr %p, i64 0
  %x0 = load i8, ptr %g0
  %g1 = getelementptr i8, ptr %p, i64 1
  %x1 = load i8, ptr %g1
  %g2 = getelementptr i8, ptr %p, i64 2
  %x2 = load i8, ptr %g2
  %g3 = getelementptr i8, ptr %p, i64 3
  %x3 = load i8, ptr %g3
  %g4 = getelementptr i8, ptr %p, i64 4
  %x4 = load i8, ptr %g4
  %g5 = getelementptr i8, ptr %p, i64 5
  %x5 = load i8, ptr %g5
  %c0 = icmp ult i8 %x1, %x0
  %l0 = select i1 %c0, i8 %x1, i8 %x0
  %d0 = icmp ult i8 %x0, %x1
  %h0 = select i1 %d0, i8 %x1, i8 %x0
  %c1 = icmp ult i8 %x2, %h0
  %l1 = select i1 %c1, i8 %x2, i8 %h0
  %d1 = icmp ult i8 %h0, %x2
  %h1 = select i1 %d1, i8 %x2, i8 %h0
  %c2 = icmp ult i8 %x3, %h1
  %l2 = select i1 %c2, i8 %x3, i8 %h1
  %d2 = icmp ult i8 %h1, %x3
  %h2 = select i1 %d2, i8 %x3, i8 %h1
  %c3 = icmp ult i8 %x4, %h2
  %l3 = select i1 %c3, i8 %x4, i8 %h2
  %d3 = icmp ult i8 %h2, %x4
  %h3 = select i1 %d3, i8 %x4, i8 %h2
  %c4 = icmp ult i8 %x5, %h3
  %l4 = select i1 %c4, i8 %x5, i8 %h3
  %d4 = icmp ult i8 %h3, %x5
  %h4 = select i1 %d4, i8 %x5, i8 %h3
  %c5 = icmp ult i8 %l1, %l0
  %l5 = select i1 %c5, i8 %l1, i8 %l0
  %d5 = icmp ult i8 %l0, %l1
  %h5 = select i1 %d5, i8 %l1, i8 %l0
  %c6 = icmp ult i8 %l2, %h5
  %l6 = select i1 %c6, i8 %l2, i8 %h5
  %d6 = icmp ult i8 %h5, %l2
  %h6 = select i1 %d6, i8 %l2, i8 %h5
  %c7 = icmp ult i8 %l3, %h6
  %l7 = select i1 %c7, i8 %l3, i8 %h6
  %d7 = icmp ult i8 %h6, %l3
  %h7 = select i1 %d7, i8 %l3, i8 %h6
  %c8 = icmp ult i8 %l4, %h7
  %l8 = select i1 %c8, i8 %l4, i8 %h7
  %d8 = icmp ult i8 %h7, %l4
  %h8 = select i1 %d8, i8 %l4, i8 %h7
  %c9 = icmp ult i8 %l6, %l5
  %l9 = select i1 %c9, i8 %l6, i8 %l5
  %d9 = icmp ult i8 %l5, %l6
  %h9 = select i1 %d9, i8 %l6, i8 %l5
  %c10 = icmp ult i8 %l7, %h9
  %l10 = select i1 %c10, i8 %l7, i8 %h9
  %d10 = icmp ult i8 %h9, %l7
  %h10 = select i1 %d10, i8 %l7, i8 %h9
  %c11 = icmp ult i8 %l8, %h10
  %l11 = select i1 %c11, i8 %l8, i8 %h10
  %d11 = icmp ult i8 %h10, %l8
  %h11 = select i1 %d11, i8 %l8, i8 %h10
  %c12 = icmp ult i8 %l10, %l9
  %l12 = select i1 %c12, i8 %l10, i8 %l9
  %d12 = icmp ult i8 %l9, %l10
  %h12 = select i1 %d12, i8 %l10, i8 %l9
  %c13 = icmp ult i8 %l11, %h12
  %l13 = select i1 %c13, i8 %l11, i8 %h12
  %d13 = icmp ult i8 %h12, %l11
  %h13 = select i1 %d13, i8 %l11, i8 %h12
  %c14 = icmp ult i8 %l13, %l12
  %l14 = select i1 %c14, i8 %l13, i8 %l12
  %d14 = icmp ult i8 %l12, %l13
  %h14 = select i1 %d14, i8 %l13, i8 %l12
  store i8 %l14, ptr %g0
  store i8 %h14, ptr %g1
  store i8 %h13, ptr %g2
  store i8 %h11, ptr %g3
  store i8 %h8, ptr %g4
  store i8 %h4, ptr %g5
  ret void
}

; Bytes that are compared before they are extended.
define i32 @extended_maximum(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp ugt i8 %a, %b
  %m = select i1 %c, i32 %x, i32 %y
  ret i32 %m
}

define i32 @extended_minimum(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %c = icmp sgt i8 %a, %b
  %m = select i1 %c, i32 %y, i32 %x
  ret i32 %m
}

; The order is not that of the extended numbers.
define i32 @extended_otherwise(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp sgt i8 %a, %b
  %m = select i1 %c, i32 %y, i32 %x
  ret i32 %m
}
