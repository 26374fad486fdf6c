; Operands of intrinsics: immediates, addresses of each space, packs.
target triple = "nvptx64-nvidia-cuda"

define i32 @immediate(i32 %x) {
  %r = call i32 @llvm.nvvm.prmt(i32 %x, i32 0, i32 291)
  ret i32 %r
}

define i32 @immediate.means(i32 %x) {
  %r = call i32 @llvm.bswap.i32(i32 %x)
  ret i32 %r
}

define <2 x half> @pack(<2 x half> %x, <2 x half> %y, <2 x half> %z) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half> %x, <2 x half> %y, <2 x half> %z)
  ret <2 x half> %r
}

define <2 x half> @pack.means(<2 x half> %x, <2 x half> %y, <2 x half> %z) {
  %r = call <2 x half> @llvm.fma.v2f16(<2 x half> %x, <2 x half> %y, <2 x half> %z)
  ret <2 x half> %r
}

define i32 @inverse(i64 %x) {
  %r = call i32 @llvm.nvvm.d2i.hi(double 0x400921FB54442D18)
  ret i32 %r
}

define i32 @inverse.means(i64 %x) {
  ret i32 1074340347
}

; @prefetched is not executed: a prefetch leaves nothing to compare
define void @prefetched(ptr addrspace(1) %p) {
  call void @llvm.nvvm.prefetch.global.L2(ptr addrspace(1) %p)
  ret void
}

declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.nvvm.d2i.hi(double)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare void @llvm.nvvm.prefetch.global.L2(ptr addrspace(1))
