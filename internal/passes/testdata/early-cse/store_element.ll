; passes: early-cse, adce
; A vector in memory of which one element changes: only that is stored, and later loads know the others.

define float @elements(ptr addrspace(1) %p, float %a, float %b) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %x = insertelement <4 x float> %v, float %a, i32 0
  store <4 x float> %x, ptr addrspace(1) %p, align 16
  %w = load <4 x float>, ptr addrspace(1) %p, align 16
  %y = insertelement <4 x float> %w, float %b, i32 3
  store <4 x float> %y, ptr addrspace(1) %p, align 16
  %z = load <4 x float>, ptr addrspace(1) %p, align 16
  %r = extractelement <4 x float> %z, i32 0
  ret float %r
}

; Another store may have changed the others.
define void @clobbered(ptr addrspace(1) %p, ptr addrspace(1) %q, float %a) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  store float %a, ptr addrspace(1) %q
  %x = insertelement <4 x float> %v, float %a, i32 0
  store <4 x float> %x, ptr addrspace(1) %p, align 16
  ret void
}

; Two elements, an element of a volatile vector, and bits.
define void @whole(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %b, float %a) {
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %x = insertelement <4 x float> %v, float %a, i32 0
  %y = insertelement <4 x float> %x, float %a, i32 1
  store <4 x float> %y, ptr addrspace(1) %p, align 16
  %u = load volatile <4 x float>, ptr addrspace(1) %q, align 16
  %z = insertelement <4 x float> %u, float %a, i32 0
  store volatile <4 x float> %z, ptr addrspace(1) %q, align 16
  %c = load <8 x i1>, ptr addrspace(1) %b
  %d = insertelement <8 x i1> %c, i1 true, i32 0
  store <8 x i1> %d, ptr addrspace(1) %b
  ret void
}

; A variable becomes a register as a whole.
define <4 x float> @variable(<4 x float> %v, float %a) {
  %p = alloca <4 x float>, align 16
  store <4 x float> %v, ptr %p, align 16
  %w = load <4 x float>, ptr %p, align 16
  %x = insertelement <4 x float> %w, float %a, i32 2
  store <4 x float> %x, ptr %p, align 16
  %r = load <4 x float>, ptr %p, align 16
  ret <4 x float> %r
}
