; Packs: constants, splats, phis, selects, parameters and results.
target triple = "nvptx64-nvidia-cuda"

define <2 x half> @constant(<2 x half> %x) {
  %r = fadd <2 x half> %x, <half 1.0, half 2.0>
  ret <2 x half> %r
}

define <4 x i8> @splat(i8 %x) {
  %a = insertelement <4 x i8> poison, i8 %x, i32 0
  %r = shufflevector <4 x i8> %a, <4 x i8> poison, <4 x i32> zeroinitializer
  ret <4 x i8> %r
}

define <2 x i16> @chosen(<2 x i16> %x, <2 x i16> %y, i1 %c) {
  %r = select i1 %c, <2 x i16> %x, <2 x i16> %y
  ret <2 x i16> %r
}

define <2 x i16> @chosen_lanes(<2 x i16> %x, <2 x i16> %y, <2 x i1> %c) {
  %r = select <2 x i1> %c, <2 x i16> %x, <2 x i16> %y
  ret <2 x i16> %r
}

define <2 x half> @loop(<2 x half> %x, i32 %n) {
entry:
  %m = and i32 %n, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi <2 x half> [ %x, %entry ], [ %b, %loop ]
  %b = fadd <2 x half> %a, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  ret <2 x half> %b
}

define <4 x half> @two(<4 x half> %x) {
  %r = fneg <4 x half> %x
  ret <4 x half> %r
}

define <3 x half> @odd(<3 x half> %x, <3 x half> %y) {
  %r = fadd <3 x half> %x, %y
  ret <3 x half> %r
}

define <4 x i8> @loaded(ptr %p, <4 x i8> %y) {
  %x = load <4 x i8>, ptr %p
  %r = xor <4 x i8> %x, %y
  ret <4 x i8> %r
}

; The lanes of a pack have zeros above their bits, also if its operands have signs there.
define <4 x i8> @chosen_bytes(<4 x i8> %x, <4 x i8> %y, i1 %c) {
  %a = ashr <4 x i8> %x, <i8 1, i8 2, i8 3, i8 4>
  %b = ashr <4 x i8> %y, <i8 1, i8 2, i8 3, i8 4>
  %s = select i1 %c, <4 x i8> %a, <4 x i8> %b
  %r = sdiv <4 x i8> %s, <i8 3, i8 5, i8 7, i8 9>
  ret <4 x i8> %r
}
