; A 64-bit sum without a carry that is only compared is an or: it leaves the upper half alone.
target triple = "nvptx64-nvidia-cuda"

define i1 @check(i32 %i, i64 %n) {
  %z = zext i32 %i to i64
  %x = shl i64 %z, 3
  %s = add nuw nsw i64 %x, 5
  %c = icmp ult i64 %s, %n
  ret i1 %c
}

; A carry, and a sum that is stored.
define i1 @carry(i32 %i, i64 %n, ptr %p) {
  %z = zext i32 %i to i64
  %x = shl i64 %z, 3
  %s = add nuw nsw i64 %x, 9
  %c = icmp ult i64 %s, %n
  %t = add nuw nsw i64 %x, 3
  %d = icmp ult i64 %t, %n
  store i64 %t, ptr %p
  %r = and i1 %c, %d
  ret i1 %r
}
