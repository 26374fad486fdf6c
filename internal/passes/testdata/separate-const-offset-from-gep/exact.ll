; passes: separate-const-offset-from-gep
; A sum at which memory has been accessed did not overflow: another one of the same terms is that sum and a constant.

define i8 @copies(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %s0 = add nsw i32 %a, %b
  %i0 = sext i32 %s0 to i64
  %q0 = getelementptr i8, ptr addrspace(1) %p, i64 %i0
  %x0 = load i8, ptr addrspace(1) %q0
  %a1 = add nsw i32 %a, 1
  %s1 = add nsw i32 %a1, %b
  %i1 = sext i32 %s1 to i64
  %q1 = getelementptr i8, ptr addrspace(1) %p, i64 %i1
  %x1 = load i8, ptr addrspace(1) %q1
  %b2 = add nsw i32 %b, -2
  %s2 = add nsw i32 %b2, %a
  %i2 = sext i32 %s2 to i64
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 %i2
  %x2 = load i8, ptr addrspace(1) %q2
  %r1 = add i8 %x0, %x1
  %r = add i8 %r1, %x2
  ret i8 %r
}

; Another array with other elements, and the access before is a store in a block before.
define float @arrays(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a, i32 %b, i1 %c) {
  %a0 = add nsw i32 %a, -1
  %s0 = add nsw i32 %a0, %b
  %i0 = sext i32 %s0 to i64
  %q0 = getelementptr i16, ptr addrspace(1) %p, i64 %i0
  store i16 0, ptr addrspace(1) %q0
  br i1 %c, label %then, label %end

then:
  %a1 = add nsw i32 %a, 1
  %s1 = add nsw i32 %a1, %b
  %i1 = sext i32 %s1 to i64
  %q1 = getelementptr float, ptr addrspace(1) %q, i64 %i1
  %x = load float, ptr addrspace(1) %q1
  br label %end

end:
  %r = phi float [ 0.0, %0 ], [ %x, %then ]
  ret float %r
}

; The access before is not always executed, or the sum may overflow: nothing is known.
define float @unknown(ptr addrspace(1) %p, i32 %a, i32 %b, i1 %c) {
  br i1 %c, label %then, label %end

then:
  %s0 = add nsw i32 %a, %b
  %i0 = sext i32 %s0 to i64
  %q0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  store float 0.0, ptr addrspace(1) %q0
  br label %end

end:
  %a1 = add nsw i32 %a, 1
  %s1 = add nsw i32 %a1, %b
  %i1 = sext i32 %s1 to i64
  %q1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  %x = load float, ptr addrspace(1) %q1
  %a2 = add i32 %a, 2
  %s2 = add nsw i32 %a2, %b
  %i2 = sext i32 %s2 to i64
  %q2 = getelementptr float, ptr addrspace(1) %p, i64 %i2
  %y = load float, ptr addrspace(1) %q2
  %r = fadd float %x, %y
  ret float %r
}

; A sum that is not negative is extended without a sign as well.
define void @not_negative(ptr %p, i32 %base, i32 %k) {
  %a = add nuw nsw i32 %base, %k
  %x = zext nneg i32 %a to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 1, ptr %q, align 4
  %l = add nsw i32 %k, -1
  %b = add nuw nsw i32 %base, %l
  %y = zext nneg i32 %b to i64
  %r = getelementptr i32, ptr %p, i64 %y
  store i32 2, ptr %r, align 4
  ret void
}

; Without overflow as an unsigned number only, the sum of which is known to be exact may be greater than 2^32.
define void @unsigned(ptr %p, i32 %base, i32 %k) {
  %a = add nuw i32 %base, %k
  %x = zext i32 %a to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 1, ptr %q, align 4
  %l = add nsw i32 %k, -1
  %b = add nuw i32 %base, %l
  %y = zext i32 %b to i64
  %r = getelementptr i32, ptr %p, i64 %y
  store i32 2, ptr %r, align 4
  ret void
}

; A number may be subtracted: (i + 1) - n is (i - n) + 1, where memory has been accessed at i - n.
define float @difference(ptr addrspace(1) %a, i32 %i, i32 %n) {
  %x = sub nsw i32 %i, %n
  %wx = sext i32 %x to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wx
  %u = load float, ptr addrspace(1) %p
  %i1 = add nsw i32 %i, 1
  %y = sub nsw i32 %i1, %n
  %wy = sext i32 %y to i64
  %q = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wy
  %v = load float, ptr addrspace(1) %q
  %z = sub nsw i32 %n, %i
  %wz = sext i32 %z to i64
  %r = getelementptr inbounds float, ptr addrspace(1) %a, i64 %wz
  %w = load float, ptr addrspace(1) %r
  %s = fadd float %u, %v
  %t = fadd float %s, %w
  ret float %t
}
