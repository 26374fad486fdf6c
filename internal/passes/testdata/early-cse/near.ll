; passes: early-cse, dse
; Fields of an element with an unknown index: at constant distances from one pointer, so stores to one leave
; the others as they are, and the address of a later store covers an earlier one (P-20).

define void @fields(ptr addrspace(1) %p, i64 %i, float %x, float %y) {
  %e = getelementptr [8 x float], ptr addrspace(1) %p, i64 %i
  %v = getelementptr i8, ptr addrspace(1) %e, i64 16
  %a = load float, ptr addrspace(1) %v
  store float %x, ptr addrspace(1) %e
  %b = load float, ptr addrspace(1) %v
  %s = fadd float %a, %b
  store float %s, ptr addrspace(1) %e
  ret void
}

; Another index may be the same element.
define float @other(ptr addrspace(1) %p, i64 %i, i64 %j, float %x) {
  %e = getelementptr [8 x float], ptr addrspace(1) %p, i64 %i
  %d = getelementptr [8 x float], ptr addrspace(1) %p, i64 %j
  %v = getelementptr i8, ptr addrspace(1) %e, i64 16
  %a = load float, ptr addrspace(1) %v
  store float %x, ptr addrspace(1) %d
  %b = load float, ptr addrspace(1) %v
  %s = fadd float %a, %b
  ret float %s
}
