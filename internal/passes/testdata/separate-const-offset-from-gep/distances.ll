; Constant distances leave index computations, through extensions only if the sum does not
; overflow; narrower indices and what may wrap stay.
%s = type { i32, [4 x float] }

define float @same_row(ptr addrspace(1) %p, i32 %i) {
  %a = sext i32 %i to i64
  %q = getelementptr float, ptr addrspace(1) %p, i64 %a
  %x = load float, ptr addrspace(1) %q
  %j = add nsw i32 %i, 3
  %b = sext i32 %j to i64
  %r = getelementptr float, ptr addrspace(1) %p, i64 %b
  %y = load float, ptr addrspace(1) %r
  %s = fadd float %x, %y
  ret float %s
}

define float @may_wrap(ptr addrspace(1) %p, i32 %i) {
  %j = add i32 %i, 3
  %b = sext i32 %j to i64
  %r = getelementptr float, ptr addrspace(1) %p, i64 %b
  %y = load float, ptr addrspace(1) %r
  ret float %y
}

define float @narrow(ptr addrspace(1) %p, i32 %i) {
  %j = add i32 %i, 3
  %r = getelementptr float, ptr addrspace(1) %p, i32 %j
  %y = load float, ptr addrspace(1) %r
  ret float %y
}

define float @field(ptr %p, i64 %i, i64 %k) {
  %q = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 %k
  %x = load float, ptr %q
  %r = getelementptr inbounds %s, ptr %p, i64 %i, i32 1, i64 2
  %y = load float, ptr %r
  %s = fadd float %x, %y
  ret float %s
}

define float @scaled(ptr %p, i64 %i, i32 %n) {
  %a = add i64 %i, 2
  %b = mul i64 %a, 10
  %z = add nuw i32 %n, 1
  %e = zext i32 %z to i64
  %c = add i64 %b, %e
  %q = getelementptr float, ptr %p, i64 %c
  %x = load float, ptr %q
  ret float %x
}

; Both constants of an index into a matrix leave: (i + 8) * 68 + (j + 16), where the row is a sum itself.
define half @fragment(ptr addrspace(3) %p, i32 %i, i32 %j, i32 %block) {
  %r = add nuw nsw i32 %i, %block
  %r8 = add nuw nsw i32 %r, 8
  %c = add nuw nsw i32 %j, 16
  %row = zext i32 %r8 to i64
  %a = mul i64 %row, 68
  %col = zext i32 %c to i64
  %b = add i64 %a, %col
  %q = getelementptr half, ptr addrspace(3) %p, i64 %b
  %x = load half, ptr addrspace(3) %q, align 2
  ret half %x
}
