target triple = "nvptx64-nvidia-cuda"
define i32 @nand(ptr %p, i32 %x) {
  %r = atomicrmw nand ptr %p, i32 %x syncscope("device") acq_rel
  ret i32 %r
}
define i8 @narrow(ptr %p, i8 %x) {
  %r = atomicrmw add ptr %p, i8 %x seq_cst
  ret i8 %r
}
define i16 @logic(ptr addrspace(3) %p, i16 %x) {
  %r = atomicrmw or ptr addrspace(3) %p, i16 %x monotonic
  ret i16 %r
}
define { i8, i1 } @swap(ptr %p, i8 %a, i8 %b) {
  %r = cmpxchg ptr %p, i8 %a, i8 %b acquire monotonic
  ret { i8, i1 } %r
}
define i32 @own() {
  %v = alloca i32
  store i32 1, ptr %v
  %r = atomicrmw max ptr %v, i32 5 seq_cst
  ret i32 %r
}
define <2 x float> @whole(ptr %p) {
  %r = load atomic <2 x float>, ptr %p acquire, align 8
  store atomic <2 x float> %r, ptr %p release, align 8
  ret <2 x float> %r
}
define i32 @fine(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 monotonic
  ret i32 %r
}
