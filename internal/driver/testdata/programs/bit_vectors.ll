; Vectors of i1 as arguments and results take a byte for each element.
; out: 90 5
target triple = "nvptx64-nvidia-cuda"

define internal <8 x i1> @flip(<8 x i1> %a, <8 x i1> %b) noinline {
  %r = xor <8 x i1> %a, %b
  ret <8 x i1> %r
}
define internal <3 x i1> @swap(<3 x i1> %a) noinline {
  %r = shufflevector <3 x i1> %a, <3 x i1> poison, <3 x i32> <i32 1, i32 0, i32 2>
  ret <3 x i1> %r
}
define ptx_kernel void @k(ptr %out) {
  %in = load i32, ptr %out
  %t = trunc i32 %in to i8
  %x = or i8 %t, 165
  %v = bitcast i8 %x to <8 x i1>
  %w = call <8 x i1> @flip(<8 x i1> %v, <8 x i1> splat (i1 true))
  %y = bitcast <8 x i1> %w to i8
  %z = zext i8 %y to i32
  store i32 %z, ptr %out
  %t3 = trunc i32 %in to i3
  %x3 = or i3 %t3, 6
  %v3 = bitcast i3 %x3 to <3 x i1>
  %w3 = call <3 x i1> @swap(<3 x i1> %v3)
  %y3 = bitcast <3 x i1> %w3 to i3
  %z3 = zext i3 %y3 to i32
  %p1 = getelementptr i32, ptr %out, i64 1
  store i32 %z3, ptr %p1
  ret void
}
