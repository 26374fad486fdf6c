; passes: scalarizer
; Vectors whose elements share a register stay whole, and so do vectors of truth values that come from them, long vectors, scalable
; ones, and operations that change the number of elements.
define <2 x half> @packed(<2 x half> %x, <2 x half> %y) {
  %a = fadd <2 x half> %x, %y
  %c = fcmp olt <2 x half> %a, %y
  %d = xor <2 x i1> %c, splat (i1 true)
  %e = select <2 x i1> %d, <2 x half> %a, <2 x half> %x
  ret <2 x half> %e
}

define <4 x i8> @bits(<4 x i8> %x, <4 x i8> %y, i1 %c) {
  %a = and <4 x i8> %x, splat (i8 15)
  %b = xor <4 x i8> %a, %y
  %d = select i1 %c, <4 x i8> %b, <4 x i8> %x
  ret <4 x i8> %d
}

define <2 x i64> @words(<4 x i32> %x) {
  %a = bitcast <4 x i32> %x to <2 x i64>
  ret <2 x i64> %a
}

define <2 x i32> @halves(i64 %x) {
  %a = bitcast i64 %x to <2 x i32>
  ret <2 x i32> %a
}

define <65 x i32> @long(<65 x i32> %x) {
  %a = add <65 x i32> %x, %x
  ret <65 x i32> %a
}

define <vscale x 2 x i32> @scalable(<vscale x 2 x i32> %x) {
  %a = add <vscale x 2 x i32> %x, %x
  ret <vscale x 2 x i32> %a
}
