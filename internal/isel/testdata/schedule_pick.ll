; Choices of the scheduler: the latest of the source, live ranges, depth.
; with: llc
target triple = "nvptx64-nvidia-cuda"

define i32 @pressure(i32 %a, i32 %b, i32 %c, i32 %d) {
  %p = mul i32 %a, %b
  %q = mul i32 %c, %d
  %r = mul i32 %a, %d
  %s = sub i32 %p, %q
  %t = sub i32 %r, %s
  %u = mul i32 %t, %t
  %v = add i32 %u, %a
  ret i32 %v
}

define <4 x float> @vector(ptr %p, ptr %q) {
  %x = load <4 x float>, ptr %p
  %y = load <4 x float>, ptr %q
  %m = fmul <4 x float> %x, %y
  %r = fadd <4 x float> %m, %x
  ret <4 x float> %r
}

define i64 @wide(i64 %a, i64 %b) {
  %x = udiv i64 %a, 7
  %y = shl i64 %b, 3
  %z = ashr i64 %a, 5
  %u = xor i64 %x, %y
  %v = add i64 %u, %z
  ret i64 %v
}

define <4 x i8> @bytes(<4 x i8> %x, <4 x i8> %y) {
  %a = mul <4 x i8> %x, %y
  %b = sub <4 x i8> %a, %x
  ret <4 x i8> %b
}
