; Atomic operations: the instruction of each, orders and scopes, results that are not used, narrow ones.
target triple = "nvptx64-nvidia-cuda"

define i32 @xchg_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @xchg_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw xchg ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @add_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @add_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw add ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @sub_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw sub ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @sub_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw sub ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @and_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw and ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @and_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw and ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @nand_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw nand ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @nand_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw nand ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @or_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw or ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @or_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw or ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @xor_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw xor ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @xor_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw xor ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @max_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw max ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @max_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw max ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @min_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw min ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @min_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw min ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @umax_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw umax ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @umax_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw umax ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @umin_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw umin ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @umin_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw umin ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @uinc_wrap_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @uinc_wrap_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw uinc_wrap ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @udec_wrap_i32(ptr addrspace(1) %p, i32 %x) {
  %r = atomicrmw udec_wrap ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
  ret i32 %r
}

define i64 @udec_wrap_i64(ptr addrspace(1) %p, i64 %x) {
  %r = atomicrmw udec_wrap ptr addrspace(1) %p, i64 %x syncscope("device") monotonic
  ret i64 %r
}

define i32 @unused(ptr %p, i32 %x) {
  %a = atomicrmw add ptr %p, i32 %x syncscope("device") monotonic
  ret i32 1
}

define i32 @ordered(ptr addrspace(3) %p, i32 %x) {
  %r = atomicrmw or ptr addrspace(3) %p, i32 %x acq_rel
  ret i32 %r
}

define i32 @strongest(ptr %p, i32 %x) {
  %r = atomicrmw xchg ptr %p, i32 %x seq_cst
  ret i32 %r
}

define float @add_float(ptr addrspace(1) %p, float %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, float %x monotonic
  ret float %r
}

define double @add_double(ptr %p, double %x) {
  %r = atomicrmw fadd ptr %p, double %x monotonic
  ret double %r
}

define half @add_half(ptr addrspace(1) %p, half %x) {
  %r = atomicrmw fadd ptr addrspace(1) %p, half %x monotonic
  ret half %r
}

define float @exchange_float(ptr %p, float %x) {
  %r = atomicrmw xchg ptr %p, float %x monotonic
  ret float %r
}

define { i32, i1 } @compare(ptr addrspace(1) %p, i32 %c, i32 %x) {
  %r = cmpxchg ptr addrspace(1) %p, i32 %c, i32 %x monotonic monotonic
  ret { i32, i1 } %r
}

define i64 @compare_acquire(ptr %p, i64 %c, i64 %x) {
  %a = cmpxchg weak ptr %p, i64 %c, i64 %x syncscope("block") acquire monotonic
  %r = extractvalue { i64, i1 } %a, 0
  ret i64 %r
}

define i1 @compare_pointer(ptr %p, i32 %c) {
  %o = load i32, ptr %p
  %a = cmpxchg ptr %p, i32 %o, i32 %c seq_cst seq_cst
  %r = extractvalue { i32, i1 } %a, 1
  ret i1 %r
}

define i32 @fences(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  fence syncscope("block") acq_rel
  fence syncscope("device") seq_cst
  fence acquire
  %r = load i32, ptr %p
  ret i32 %r
}

define i16 @narrow(ptr addrspace(1) %p, i16 %x) {
  %r = atomicrmw add ptr addrspace(1) %p, i16 %x monotonic
  ret i16 %r
}

define { i8, i1 } @narrow_compare(ptr addrspace(1) %p, i8 %c, i8 %x) {
  %r = cmpxchg ptr addrspace(1) %p, i8 %c, i8 %x acq_rel monotonic
  ret { i8, i1 } %r
}
