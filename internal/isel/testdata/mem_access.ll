; Loads and stores: spaces, vectors, alignment that splits, volatile, invariant,
; atomics with order and scope (S2-59, S2-74, S4-51, X-01 … X-04, X-26, X-45).
target triple = "nvptx64-nvidia-cuda"

define void @vectors(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  %a = load <4 x float>, ptr addrspace(1) %p, align 16
  store <4 x float> %a, ptr addrspace(3) %q, align 16
  %b = load <4 x float>, ptr addrspace(1) %p, align 4
  store <4 x float> %b, ptr addrspace(3) %q, align 8
  %c = load i32, ptr addrspace(1) %p, align 1
  store i32 %c, ptr addrspace(3) %q, align 2
  %d = load <2 x i64>, ptr addrspace(1) %p, align 16, !invariant.load !0
  store <2 x i64> %d, ptr addrspace(3) %q, align 16
  ret void
}

define void @ordered(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s) {
  %a = load volatile i32, ptr addrspace(1) %g
  store volatile i32 %a, ptr addrspace(3) %s
  %b = load atomic i32, ptr %p syncscope("device") acquire, align 4
  store atomic i32 %b, ptr addrspace(1) %g syncscope("block") release, align 4
  %c = load atomic i32, ptr addrspace(1) %g seq_cst, align 4
  store atomic i32 %c, ptr %p monotonic, align 4
  fence syncscope("device") acq_rel
  fence seq_cst
  ret void
}

define i32 @updates(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %x, float %f, i64 %y) {
  %a = atomicrmw add ptr addrspace(1) %g, i32 %x syncscope("device") monotonic
  %b = atomicrmw umax ptr addrspace(3) %s, i32 %a monotonic
  %c = atomicrmw fadd ptr %p, float %f acq_rel
  %d = atomicrmw sub ptr addrspace(1) %g, i64 %y seq_cst
  %e = cmpxchg ptr addrspace(1) %g, i32 %b, i32 %x acq_rel monotonic
  %h = extractvalue { i32, i1 } %e, 0
  %i = atomicrmw nand ptr addrspace(1) %g, i32 %h monotonic
  ret i32 %i
}

!0 = !{}

; Volatile and atomic accesses happen although nobody reads what they load.
define void @unread(ptr addrspace(1) %p, ptr %q) {
  %a = load volatile i32, ptr addrspace(1) %p
  %b = load atomic i64, ptr %q acquire, align 8
  %c = load volatile <2 x half>, ptr addrspace(1) %p
  %d = load volatile <4 x i8>, ptr addrspace(1) %p
  %e = load volatile { i32, i8 }, ptr addrspace(1) %p
  %f = extractvalue { i32, i8 } %e, 1
  %g = load volatile i1, ptr %q
  %h = load volatile i24, ptr %q
  %i = load volatile i128, ptr %q
  %j = load volatile <4 x float>, ptr addrspace(1) %p
  %k = extractelement <4 x float> %j, i32 2
  %l = load i32, ptr %q
  store i8 %f, ptr %q
  store float %k, ptr %q
  ret void
}
