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
