; passes: slsr, adce
target triple = "nvptx64-nvidia-cuda"

; Rows lie 4*n apart, which is computed for all of them once the equal ones are one.
define void @rows(ptr addrspace(1) %p, i32 %i, i32 %j, i32 %n) {
  %a0 = mul nsw i32 %i, %n
  %b0 = add nsw i32 %a0, %j
  %x0 = sext i32 %b0 to i64
  %p0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  store float 0.0, ptr addrspace(1) %p0
  %i1 = add nsw i32 %i, 1
  %a1 = mul nsw i32 %i1, %n
  %b1 = add nsw i32 %a1, %j
  %x1 = sext i32 %b1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  store float 1.0, ptr addrspace(1) %p1
  %i2 = add nsw i32 %i, 2
  %a2 = mul nsw i32 %n, %i2
  %b2 = add nsw i32 %j, %a2
  %c2 = add nsw i32 %b2, 3
  %x2 = sext i32 %c2 to i64
  %p2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  store float 2.0, ptr addrspace(1) %p2
  ret void
}

; One step only, and indices that others use: nothing is saved.
define void @alone(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i, i64 %n) {
  %a0 = mul i64 %i, %n
  %p0 = getelementptr float, ptr addrspace(1) %p, i64 %a0
  store float 0.0, ptr addrspace(1) %p0
  %i1 = add i64 %i, 1
  %a1 = mul i64 %i1, %n
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 %a1
  store float 1.0, ptr addrspace(1) %p1
  ret void
}

define void @shared(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i, i64 %n) {
  %a0 = mul i64 %i, %n
  %p0 = getelementptr float, ptr addrspace(1) %p, i64 %a0
  store float 0.0, ptr addrspace(1) %p0
  %i1 = add i64 %i, 1
  %a1 = mul i64 %i1, %n
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 %a1
  store float 1.0, ptr addrspace(1) %p1
  %q1 = getelementptr float, ptr addrspace(1) %q, i64 %a1
  store float 1.0, ptr addrspace(1) %q1
  %i2 = add i64 %i, 2
  %a2 = mul i64 %i2, %n
  %p2 = getelementptr float, ptr addrspace(1) %p, i64 %a2
  store float 2.0, ptr addrspace(1) %p2
  %q2 = getelementptr float, ptr addrspace(1) %q, i64 %a2
  store float 2.0, ptr addrspace(1) %q2
  ret void
}

; Without nsw the product may wrap around in 32 bits: it is another place.
define void @wraps(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %a0 = mul i32 %i, %n
  %x0 = sext i32 %a0 to i64
  %p0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  store float 0.0, ptr addrspace(1) %p0
  %i1 = add i32 %i, 1
  %a1 = mul i32 %i1, %n
  %x1 = sext i32 %a1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  store float 1.0, ptr addrspace(1) %p1
  %i2 = add i32 %i, 2
  %a2 = mul i32 %i2, %n
  %x2 = sext i32 %a2 to i64
  %p2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  store float 2.0, ptr addrspace(1) %p2
  ret void
}

; Of a 64-bit product, one neighbour pays: the distance is a multiple of the stride.
define float @two_rows(ptr addrspace(1) %a, i64 %i, i64 %j, i64 %s) {
  %up = add nsw i64 %i, -1
  %m1 = mul i64 %up, %s
  %o1 = add i64 %m1, %j
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %o1
  %v1 = load float, ptr addrspace(1) %p1
  %down = add nsw i64 %i, 1
  %m2 = mul i64 %down, %s
  %o2 = add i64 %m2, %j
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %o2
  %v2 = load float, ptr addrspace(1) %p2
  %r = fadd float %v1, %v2
  ret float %r
}
