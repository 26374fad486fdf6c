; passes: dot-products
; Sums of four products of the bytes of two words.

define i32 @signed(i32 %x, i32 %y, i32 %s) {
  %x0 = trunc i32 %x to i8
  %xe0 = sext i8 %x0 to i32
  %y0 = trunc i32 %y to i8
  %ye0 = sext i8 %y0 to i32
  %p0 = mul nsw i32 %xe0, %ye0
  %x8 = lshr i32 %x, 8
  %x1 = trunc i32 %x8 to i8
  %xe1 = sext i8 %x1 to i32
  %y8 = ashr i32 %y, 8
  %y1 = trunc i32 %y8 to i8
  %ye1 = sext i8 %y1 to i32
  %p1 = mul nsw i32 %ye1, %xe1
  %x16 = shl i32 %x, 8
  %xe2 = ashr i32 %x16, 24
  %y16 = shl i32 %y, 8
  %ye2 = ashr i32 %y16, 24
  %p2 = mul nsw i32 %xe2, %ye2
  %xe3 = ashr i32 %x, 24
  %ye3 = ashr i32 %y, 24
  %p3 = mul nsw i32 %xe3, %ye3
  %s1 = add i32 %s, %p3
  %s2 = add i32 %p0, %p1
  %s3 = add i32 %s1, %s2
  %s4 = add i32 %s3, %p2
  ret i32 %s4
}

; A vector of four, and an unsigned word.
define i32 @mixed(ptr addrspace(1) %p, i32 %y) {
  %v = load <4 x i8>, ptr addrspace(1) %p, align 4
  %v0 = extractelement <4 x i8> %v, i32 0
  %v1 = extractelement <4 x i8> %v, i32 1
  %v2 = extractelement <4 x i8> %v, i32 2
  %v3 = extractelement <4 x i8> %v, i32 3
  %e0 = sext i8 %v0 to i32
  %e1 = sext i8 %v1 to i32
  %e2 = sext i8 %v2 to i32
  %e3 = sext i8 %v3 to i32
  %y0 = and i32 %y, 255
  %y8 = lshr i32 %y, 8
  %y1 = and i32 %y8, 255
  %y16 = lshr i32 %y, 16
  %y2 = and i32 %y16, 255
  %y3 = lshr i32 %y, 24
  %p0 = mul i32 %e0, %y0
  %p1 = mul i32 %e1, %y1
  %p2 = mul i32 %e2, %y2
  %p3 = mul i32 %e3, %y3
  %s1 = add i32 %p0, %p1
  %s2 = add i32 %s1, %p2
  %s3 = add i32 %s2, %p3
  ret i32 %s3
}

; One product is of different bytes, one is used twice.
define i32 @others(i32 %x, i32 %y, ptr %q) {
  %x0 = and i32 %x, 255
  %x8 = lshr i32 %x, 8
  %x1 = and i32 %x8, 255
  %x16 = lshr i32 %x, 16
  %x2 = and i32 %x16, 255
  %x3 = lshr i32 %x, 24
  %y0 = and i32 %y, 255
  %y8 = lshr i32 %y, 8
  %y1 = and i32 %y8, 255
  %y16 = lshr i32 %y, 16
  %y2 = and i32 %y16, 255
  %y3 = lshr i32 %y, 24
  %p0 = mul i32 %x0, %y0
  %p1 = mul i32 %x1, %y1
  %p2 = mul i32 %x2, %y2
  %p3 = mul i32 %x3, %y2
  %s1 = add i32 %p0, %p1
  %s2 = add i32 %s1, %p2
  %s3 = add i32 %s2, %p3
  %q3 = mul i32 %x3, %y3
  %r0 = mul i32 %x0, %y0
  %r1 = mul i32 %x1, %y1
  %r2 = mul i32 %x2, %y2
  store i32 %r2, ptr %q
  %t1 = add i32 %r0, %r1
  %t2 = add i32 %t1, %r2
  %t3 = add i32 %t2, %q3
  %r = xor i32 %s3, %t3
  ret i32 %r
}
