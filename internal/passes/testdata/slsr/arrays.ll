; passes: slsr, adce
; Two arrays are accessed at the same multiples of a stride: each steps by it from one access to the next, and no product is left but the first.

define void @rows(ptr addrspace(1) %a, ptr addrspace(1) %b, i64 %r, i64 %stride) {
  %p0 = mul i64 %r, %stride
  %a0 = getelementptr float, ptr addrspace(1) %a, i64 %p0
  %x0 = load float, ptr addrspace(1) %a0
  %r1 = add i64 %r, 1
  %p1 = mul i64 %r1, %stride
  %a1 = getelementptr float, ptr addrspace(1) %a, i64 %p1
  %x1 = load float, ptr addrspace(1) %a1
  %r2 = add i64 %r, 2
  %p2 = mul i64 %r2, %stride
  %a2 = getelementptr float, ptr addrspace(1) %a, i64 %p2
  %x2 = load float, ptr addrspace(1) %a2
  %b0 = getelementptr float, ptr addrspace(1) %b, i64 %p0
  store float %x0, ptr addrspace(1) %b0
  %b1 = getelementptr float, ptr addrspace(1) %b, i64 %p1
  store float %x1, ptr addrspace(1) %b1
  %b2 = getelementptr float, ptr addrspace(1) %b, i64 %p2
  store float %x2, ptr addrspace(1) %b2
  ret void
}

; Two columns of a matrix, row after row: the product of a row number serves both, and both lose it.
define double @columns(ptr %p, i32 %k, i32 %m, i32 %i, i32 %j) {
  %r0 = mul nsw i32 %k, %m
  %i0 = add nsw i32 %r0, %i
  %x0 = sext i32 %i0 to i64
  %pi0 = getelementptr double, ptr %p, i64 %x0
  %a0 = load double, ptr %pi0
  %j0 = add nsw i32 %r0, %j
  %y0 = sext i32 %j0 to i64
  %pj0 = getelementptr double, ptr %p, i64 %y0
  %b0 = load double, ptr %pj0
  %k1 = add nsw i32 %k, 1
  %r1 = mul nsw i32 %k1, %m
  %i1 = add nsw i32 %r1, %i
  %x1 = sext i32 %i1 to i64
  %pi1 = getelementptr double, ptr %p, i64 %x1
  %a1 = load double, ptr %pi1
  %j1 = add nsw i32 %r1, %j
  %y1 = sext i32 %j1 to i64
  %pj1 = getelementptr double, ptr %p, i64 %y1
  %b1 = load double, ptr %pj1
  %s = fmul double %a0, %b0
  %t = fmul double %a1, %b1
  %u = fadd double %s, %t
  ret double %u
}

; The second column has no earlier row: its product stays.
define double @onecolumn(ptr %p, i32 %k, i32 %m, i32 %i, i32 %j) {
  %r0 = mul nsw i32 %k, %m
  %i0 = add nsw i32 %r0, %i
  %x0 = sext i32 %i0 to i64
  %pi0 = getelementptr double, ptr %p, i64 %x0
  %a0 = load double, ptr %pi0
  %k1 = add nsw i32 %k, 1
  %r1 = mul nsw i32 %k1, %m
  %i1 = add nsw i32 %r1, %i
  %x1 = sext i32 %i1 to i64
  %pi1 = getelementptr double, ptr %p, i64 %x1
  %a1 = load double, ptr %pi1
  %j1 = add nsw i32 %r1, %j
  %y1 = sext i32 %j1 to i64
  %pj1 = getelementptr double, ptr %p, i64 %y1
  %b1 = load double, ptr %pj1
  %s = fmul double %a0, %a1
  %t = fadd double %s, %b1
  ret double %t
}
