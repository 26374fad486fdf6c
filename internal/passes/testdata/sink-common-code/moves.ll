target triple = "nvptx64-nvidia-cuda"

; Cases of a switch that multiply each number of a list, one of them from the next number on: the products are computed in the registers of the phis,
; and a block that both share would have to move all numbers first.
define void @shifted(ptr %p, ptr %q, i32 %n, i32 %s) {
  %a0 = getelementptr i32, ptr %p, i64 0
  %x0 = load i32, ptr %a0
  %a1 = getelementptr i32, ptr %p, i64 1
  %x1 = load i32, ptr %a1
  %a2 = getelementptr i32, ptr %p, i64 2
  %x2 = load i32, ptr %a2
  %a3 = getelementptr i32, ptr %p, i64 3
  %x3 = load i32, ptr %a3
  %a4 = getelementptr i32, ptr %p, i64 4
  %x4 = load i32, ptr %a4
  %a5 = getelementptr i32, ptr %p, i64 5
  %x5 = load i32, ptr %a5
  %a6 = getelementptr i32, ptr %p, i64 6
  %x6 = load i32, ptr %a6
  %a7 = getelementptr i32, ptr %p, i64 7
  %x7 = load i32, ptr %a7
  %a8 = getelementptr i32, ptr %p, i64 8
  %x8 = load i32, ptr %a8
  %a9 = getelementptr i32, ptr %p, i64 9
  %x9 = load i32, ptr %a9
  switch i32 %n, label %join [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  %u0 = mul i32 %x0, %s
  %u1 = mul i32 %x1, %s
  %u2 = mul i32 %x2, %s
  %u3 = mul i32 %x3, %s
  %u4 = mul i32 %x4, %s
  %u5 = mul i32 %x5, %s
  %u6 = mul i32 %x6, %s
  %u7 = mul i32 %x7, %s
  %u8 = mul i32 %x8, %s
  br label %join
one:
  %v0 = mul i32 %x1, %s
  %v1 = mul i32 %x2, %s
  %v2 = mul i32 %x3, %s
  %v3 = mul i32 %x4, %s
  %v4 = mul i32 %x5, %s
  %v5 = mul i32 %x6, %s
  %v6 = mul i32 %x7, %s
  %v7 = mul i32 %x8, %s
  %v8 = mul i32 %x9, %s
  br label %join
join:
  %r0 = phi i32 [ %u0, %zero ], [ %v0, %one ], [ 0, %0 ]
  %r1 = phi i32 [ %u1, %zero ], [ %v1, %one ], [ 0, %0 ]
  %r2 = phi i32 [ %u2, %zero ], [ %v2, %one ], [ 0, %0 ]
  %r3 = phi i32 [ %u3, %zero ], [ %v3, %one ], [ 0, %0 ]
  %r4 = phi i32 [ %u4, %zero ], [ %v4, %one ], [ 0, %0 ]
  %r5 = phi i32 [ %u5, %zero ], [ %v5, %one ], [ 0, %0 ]
  %r6 = phi i32 [ %u6, %zero ], [ %v6, %one ], [ 0, %0 ]
  %r7 = phi i32 [ %u7, %zero ], [ %v7, %one ], [ 0, %0 ]
  %r8 = phi i32 [ %u8, %zero ], [ %v8, %one ], [ 0, %0 ]
  %b0 = getelementptr i32, ptr %q, i64 0
  %t0 = xor i32 %r0, %x0
  store i32 %t0, ptr %b0
  %b1 = getelementptr i32, ptr %q, i64 1
  %t1 = xor i32 %r1, %x1
  store i32 %t1, ptr %b1
  %b2 = getelementptr i32, ptr %q, i64 2
  %t2 = xor i32 %r2, %x2
  store i32 %t2, ptr %b2
  %b3 = getelementptr i32, ptr %q, i64 3
  %t3 = xor i32 %r3, %x3
  store i32 %t3, ptr %b3
  %b4 = getelementptr i32, ptr %q, i64 4
  %t4 = xor i32 %r4, %x4
  store i32 %t4, ptr %b4
  %b5 = getelementptr i32, ptr %q, i64 5
  %t5 = xor i32 %r5, %x5
  store i32 %t5, ptr %b5
  %b6 = getelementptr i32, ptr %q, i64 6
  %t6 = xor i32 %r6, %x6
  store i32 %t6, ptr %b6
  %b7 = getelementptr i32, ptr %q, i64 7
  %t7 = xor i32 %r7, %x7
  store i32 %t7, ptr %b7
  %b8 = getelementptr i32, ptr %q, i64 8
  %t8 = xor i32 %r8, %x8
  store i32 %t8, ptr %b8
  ret void
}

; Words of 64 bits are registers, whose choice is no better than that of the whole.
define i64 @words(i1 %c, i32 %a, i32 %b, i32 %x, i32 %y) {
  br i1 %c, label %first, label %second
first:
  %ha = zext i32 %a to i64
  %sa = shl nuw i64 %ha, 32
  %lb = zext i32 %b to i64
  %ab = or disjoint i64 %sa, %lb
  br label %join
second:
  %hx = zext i32 %x to i64
  %sx = shl nuw i64 %hx, 32
  %ly = zext i32 %y to i64
  %xy = or disjoint i64 %sx, %ly
  br label %join
join:
  %r = phi i64 [ %ab, %first ], [ %xy, %second ]
  ret i64 %r
}
