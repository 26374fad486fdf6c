; Numbers that are put together from bytes: prmt joins the bytes of two registers.

; A little-endian number, from bytes of memory.
define i32 @little(ptr %p) {
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  %a = load i8, ptr %p
  %b = load i8, ptr %p1
  %c = load i8, ptr %p2
  %d = load i8, ptr %p3
  %a4 = zext i8 %a to i32
  %b4 = zext i8 %b to i32
  %c4 = zext i8 %c to i32
  %d4 = zext i8 %d to i32
  %b5 = shl i32 %b4, 8
  %c5 = shl i32 %c4, 16
  %d5 = shl i32 %d4, 24
  %x = or i32 %a4, %b5
  %y = or i32 %x, %c5
  %z = or i32 %y, %d5
  ret i32 %z
}

; Bytes 3 to 10 of a number of 128 bits in two parts.
define i64 @middle(i64 %a, i64 %b) {
  %x = lshr i64 %a, 24
  %x1 = and i64 %x, 16777215
  %y = shl i64 %b, 40
  %y1 = and i64 %y, -72057594037927936
  %r = or i64 %x1, %y1
  ret i64 %r
}

; Neighbouring bytes exchanged.
define i32 @pairs(i32 %a) {
  %x = lshr i32 %a, 8
  %x1 = and i32 %x, 16711935
  %y = shl i32 %a, 8
  %y1 = and i32 %y, -16711936
  %r = or i32 %x1, %y1
  ret i32 %r
}

; Known bytes.
define i32 @alpha(i32 %a, i32 %b) {
  %x = and i32 %a, 65280
  %y = shl i32 %b, 16
  %y1 = and i32 %y, 16711680
  %r = or i32 %x, %y1
  %s = or i32 %r, -16777216
  ret i32 %s
}

; Bytes of a number in memory of another alignment, extracted and joined again.
define i64 @shifted(i32 %a, i32 %b, i8 %c) {
  %a1 = lshr i32 %a, 8
  %a2 = trunc i32 %a1 to i8
  %a3 = zext i8 %a2 to i64
  %a4 = lshr i32 %a, 16
  %a5 = trunc i32 %a4 to i16
  %a6 = zext i16 %a5 to i64
  %a7 = shl i64 %a6, 8
  %b1 = zext i32 %b to i64
  %b2 = shl i64 %b1, 24
  %c1 = zext i8 %c to i64
  %c2 = shl i64 %c1, 56
  %x = or i64 %a3, %a7
  %y = or i64 %x, %b2
  %z = or i64 %y, %c2
  ret i64 %z
}

; Not bytes: the shift is odd.
define i32 @odd(i32 %a, i32 %b) {
  %x = and i32 %a, 255
  %y = shl i32 %b, 9
  %z = and i32 %y, 65280
  %w = or i32 %x, %z
  %v = and i32 %a, -65536
  %r = or i32 %w, %v
  ret i32 %r
}

; Bytes that overlap.
define i32 @overlap(i32 %a, i32 %b, i32 %c) {
  %x = and i32 %a, 65535
  %y = shl i32 %b, 8
  %z = or i32 %x, %y
  %u = and i32 %c, -16777216
  %r = or i32 %z, %u
  ret i32 %r
}

; One part is used elsewhere, too.
define i32 @shared(i32 %a, i32 %b, ptr %p) {
  %x = and i32 %a, 65280
  store i32 %x, ptr %p
  %y = shl i32 %b, 16
  %z = lshr i32 %b, 24
  %u = or i32 %y, %z
  %v = and i32 %u, -65281
  %r = or i32 %x, %v
  ret i32 %r
}

; A number of 24 bits, and a sum.
define i64 @sum(i64 %a, i32 %b, i16 %c) {
  %t = add i64 %a, 1
  %x = and i64 %t, 1099511562240
  %y = zext i16 %c to i64
  %u = add i32 %b, 7
  %z = zext i32 %u to i64
  %z1 = shl i64 %z, 40
  %v = or i64 %x, %y
  %r = or i64 %z1, %v
  ret i64 %r
}

; A byte that is read before a store stays there.
define i32 @before_store(ptr %p, i8 %b) {
  %x = load i8, ptr %p
  %y = zext i8 %x to i32
  %high = shl i32 %y, 24
  store i8 %b, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %z = load i8, ptr %q
  %w = zext i8 %z to i32
  %low = shl i32 %w, 16
  %r = or i32 %high, %low
  ret i32 %r
}
