; passes: instcombine, adce
; Masked accesses with constant masks: plain ones if all lanes are on, one for each lane if some are.

define <4 x i32> @all(ptr %p, <4 x i32> %x) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> splat (i1 true), <4 x i32> %x)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %x, ptr align 16 %p, <4 x i1> splat (i1 true))
  ret <4 x i32> %v
}

define <4 x i32> @none(ptr %p, <4 x i32> %x) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> zeroinitializer, <4 x i32> %x)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr align 16 %p, <4 x i1> zeroinitializer)
  ret <4 x i32> %v
}

define <4 x i32> @some(ptr %p, <4 x i32> %x) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %p, <4 x i1> <i1 1, i1 0, i1 1, i1 0>, <4 x i32> %x)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %x, ptr align 8 %p, <4 x i1> <i1 0, i1 0, i1 1, i1 1>)
  ret <4 x i32> %v
}

; One instruction of sm_100.
define void @wide(ptr addrspace(1) %p, <8 x i32> %x) {
  call void @llvm.masked.store.v8i32.p1(<8 x i32> %x, ptr addrspace(1) align 32 %p, <8 x i1> <i1 0, i1 0, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1>)
  ret void
}

; Packed bits have no addresses, and this mask is not known.
define <8 x i1> @others(ptr %p, <8 x i1> %x, ptr %q, <2 x i32> %y, <2 x i1> %m) {
  %v = call <8 x i1> @llvm.masked.load.v8i1.p0(ptr align 1 %p, <8 x i1> <i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0>, <8 x i1> %x)
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %y, ptr align 8 %q, <2 x i1> %m)
  ret <8 x i1> %v
}
