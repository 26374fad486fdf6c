; passes: instcombine-late
; One scaling for the indices of an array with strides; the extended index is scaled by the instruction that extends it.

define float @strides(ptr addrspace(1) %p, i64 %i, i64 %j, i64 %s, i64 %t) {
  %a = mul i64 %i, %s
  %b = mul i64 %j, %t
  %q = getelementptr float, ptr addrspace(1) %p, i64 %a
  %r = getelementptr float, ptr addrspace(1) %q, i64 %b
  %x = load float, ptr addrspace(1) %r
  ret float %x
}

define float @extended(ptr addrspace(1) %p, i64 %i, i32 %j, i64 %s) {
  %a = mul i64 %i, %s
  %b = sext i32 %j to i64
  %q = getelementptr float, ptr addrspace(1) %p, i64 %a
  %r = getelementptr float, ptr addrspace(1) %q, i64 %b
  %x = load float, ptr addrspace(1) %r
  ret float %x
}

; The row is shared.
define float @row(ptr addrspace(1) %p, i64 %i, i64 %j, i64 %s) {
  %a = mul i64 %i, %s
  %q = getelementptr float, ptr addrspace(1) %p, i64 %a
  %r = getelementptr float, ptr addrspace(1) %q, i64 %j
  %x = load float, ptr addrspace(1) %r
  %y = load float, ptr addrspace(1) %q
  %z = fadd float %x, %y
  ret float %z
}

; Of different sizes.
define float @sizes(ptr addrspace(1) %p, i64 %i, i64 %j, i64 %s) {
  %a = mul i64 %i, %s
  %q = getelementptr double, ptr addrspace(1) %p, i64 %a
  %r = getelementptr float, ptr addrspace(1) %q, i64 %j
  %x = load float, ptr addrspace(1) %r
  ret float %x
}
