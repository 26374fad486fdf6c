; An or of bits that are not set is a sum without overflow: base + (k | 32) is base + k and 32, if an access has shown that base + k is exact.

define void @copies(ptr %p, i32 %base, i32 %i) {
  %k = shl i32 %i, 6
  %a = add nsw i32 %base, %k
  %x = sext i32 %a to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 1, ptr %q, align 4
  %l = or disjoint i32 %k, 32
  %b = add nsw i32 %base, %l
  %y = sext i32 %b to i64
  %r = getelementptr i32, ptr %p, i64 %y
  store i32 2, ptr %r, align 4
  ret void
}

; The bits may be set.
define void @set(ptr %p, i32 %base, i32 %k) {
  %a = add nsw i32 %base, %k
  %x = sext i32 %a to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 1, ptr %q, align 4
  %l = or i32 %k, 32
  %b = add nsw i32 %base, %l
  %y = sext i32 %b to i64
  %r = getelementptr i32, ptr %p, i64 %y
  store i32 2, ptr %r, align 4
  ret void
}
