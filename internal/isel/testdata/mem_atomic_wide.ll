; Atomic operations of 128 bits.
target triple = "nvptx64-nvidia-cuda"

define i128 @exchange(ptr addrspace(1) %p, i128 %x) {
  %r = atomicrmw xchg ptr addrspace(1) %p, i128 %x monotonic, align 16
  ret i128 %r
}

define { i128, i1 } @compare(ptr addrspace(1) %p, i128 %c, i128 %x) {
  %r = cmpxchg ptr addrspace(1) %p, i128 %c, i128 %x monotonic monotonic, align 16
  ret { i128, i1 } %r
}
