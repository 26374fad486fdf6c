; Operations on vectors that are built lane by lane: a lane whose operands are constants, or the same value, needs no instruction.
target triple = "nvptx64-nvidia-cuda"

define <4 x i32> @and(i32 %x, i32 %y) {
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 -1, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 12, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %y, i32 3
  %r = and <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @or(i32 %x, i32 %y) {
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 5, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 12, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %y, i32 3
  %r = or <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @xor(i32 %x, i32 %y) {
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 -1, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 12, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %y, i32 3
  %r = xor <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @add(i32 %x, i32 %y) {
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 5, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 12, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %y, i32 3
  %r = add <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @sub(i32 %x, i32 %y) {
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 5, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 12, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %y, i32 3
  %r = sub <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @mul(i32 %x, i32 %y) {
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 1, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 12, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %y, i32 3
  %r = mul <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @shl(i32 %x, i32 %y) {
  %m = and i32 %x, 7
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 3, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 4, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %m, i32 3
  %r = shl <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @lshr(i32 %x, i32 %y) {
  %m = and i32 %x, 7
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 3, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 4, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %m, i32 3
  %r = lshr <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @ashr(i32 %x, i32 %y) {
  %m = and i32 %x, 7
  %a0 = insertelement <4 x i32> zeroinitializer, i32 %x, i32 0
  %a1 = insertelement <4 x i32> %a0, i32 %x, i32 1
  %a2 = insertelement <4 x i32> %a1, i32 9, i32 2
  %a3 = insertelement <4 x i32> %a2, i32 %y, i32 3
  %b0 = insertelement <4 x i32> zeroinitializer, i32 0, i32 0
  %b1 = insertelement <4 x i32> %b0, i32 3, i32 1
  %b2 = insertelement <4 x i32> %b1, i32 4, i32 2
  %b3 = insertelement <4 x i32> %b2, i32 %m, i32 3
  %r = ashr <4 x i32> %a3, %b3
  ret <4 x i32> %r
}

define <4 x i32> @narrow(<4 x i17> %x) {
  %a = lshr <4 x i17> %x, <i17 0, i17 1, i17 0, i17 5>
  %r = zext <4 x i17> %a to <4 x i32>
  ret <4 x i32> %r
}

define <4 x i32> @narrow_remainder(<4 x i17> %x) {
  %a = ashr <4 x i17> %x, <i17 0, i17 1, i17 0, i17 5>
  %b = srem <4 x i17> %a, <i17 17, i17 3, i17 17, i17 7>
  %r = sext <4 x i17> %b to <4 x i32>
  ret <4 x i32> %r
}
