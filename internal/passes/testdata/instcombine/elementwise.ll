; passes: declare-intrinsics, instcombine, adce, strip-dead-prototypes
; What OpenCL C makes of operations on vectors: means of two numbers, and choices by masks.

define <4 x i8> @mean(<4 x i8> %x, <4 x i8> %y) {
  %a = lshr <4 x i8> %x, splat (i8 1)
  %b = lshr <4 x i8> %y, splat (i8 1)
  %s = add <4 x i8> %a, %b
  %c = and <4 x i8> %x, %y
  %d = and <4 x i8> %c, splat (i8 1)
  %r = add <4 x i8> %s, %d
  ret <4 x i8> %r
}

define <4 x i16> @mean_up(<4 x i16> %x, <4 x i16> %y) {
  %a = ashr <4 x i16> %x, splat (i16 1)
  %b = ashr <4 x i16> %y, splat (i16 1)
  %s = add <4 x i16> %a, %b
  %c = or <4 x i16> %x, %y
  %d = and <4 x i16> %c, splat (i16 1)
  %r = add <4 x i16> %s, %d
  ret <4 x i16> %r
}

; The halves are needed anyhow.
define i32 @halves(i32 %x, i32 %y, ptr %p) {
  %a = lshr i32 %x, 1
  %b = lshr i32 %y, 1
  store i32 %a, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  store i32 %b, ptr %q
  %s = add i32 %a, %b
  %c = and i32 %x, %y
  %d = and i32 %c, 1
  %r = add i32 %s, %d
  ret i32 %r
}

define <4 x float> @chosen(<4 x float> %x, <4 x float> %y) {
  %c = fcmp olt <4 x float> %x, %y
  %m = sext <4 x i1> %c to <4 x i32>
  %xi = bitcast <4 x float> %x to <4 x i32>
  %yi = bitcast <4 x float> %y to <4 x i32>
  %n = xor <4 x i32> %m, splat (i32 -1)
  %a = and <4 x i32> %m, %xi
  %b = and <4 x i32> %n, %yi
  %o = or <4 x i32> %a, %b
  %r = bitcast <4 x i32> %o to <4 x float>
  ret <4 x float> %r
}

; The sum of bytes is computed in bytes: extending the first sum would need a mask.
define i8 @sum(<4 x i8> %v) {
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %c = extractelement <4 x i8> %v, i32 2
  %s = add i8 %a, %b
  %sz = zext i8 %s to i32
  %cz = zext i8 %c to i32
  %t = add nuw nsw i32 %sz, %cz
  %r = trunc i32 %t to i8
  ret i8 %r
}

; The comparison of a clamp stays one of the number that is clamped.
define i32 @pixel(i32 %x) {
  %s = add nsw i32 %x, 128
  %r = ashr i32 %s, 8
  %a = icmp slt i32 %r, 0
  %b = icmp sgt i32 %r, 255
  %c = select i1 %b, i32 255, i32 %r
  %d = select i1 %a, i32 0, i32 %c
  ret i32 %d
}
