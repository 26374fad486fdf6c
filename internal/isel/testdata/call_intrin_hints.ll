; Atomic operations with an L2 cache hint (S1-31, S1-33): the operations that PTX has with one.
target triple = "nvptx64-nvidia-cuda"

define void @hints(ptr addrspace(1) %p, ptr %g, i32 %x, i64 %y, float %f, double %d, half %h, i64 %policy) {
  %a = call i32 @llvm.nvvm.atomic.exch.cache.hint.b32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %b = call i32 @llvm.nvvm.atomic.add.cache.hint.u32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %c = call i32 @llvm.nvvm.atomic.and.cache.hint.b32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %e = call i32 @llvm.nvvm.atomic.or.cache.hint.b32.p0(ptr %g, i32 %x, i64 %policy)
  %i = call i64 @llvm.nvvm.atomic.xor.cache.hint.b64.p1(ptr addrspace(1) %p, i64 %y, i64 %policy)
  %j = call i32 @llvm.nvvm.atomic.max.cache.hint.s32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %k = call i64 @llvm.nvvm.atomic.min.cache.hint.s64.p1(ptr addrspace(1) %p, i64 %y, i64 %policy)
  %l = call i32 @llvm.nvvm.atomic.max.cache.hint.u32.p0(ptr %g, i32 %x, i64 %policy)
  %m = call i64 @llvm.nvvm.atomic.min.cache.hint.u64.p1(ptr addrspace(1) %p, i64 %y, i64 %policy)
  %n = call float @llvm.nvvm.atomic.add.cache.hint.f32.p1(ptr addrspace(1) %p, float %f, i64 %policy)
  %o = call double @llvm.nvvm.atomic.add.cache.hint.f64.p0(ptr %g, double %d, i64 %policy)
  %q = call half @llvm.nvvm.atomic.add.cache.hint.f16.p1(ptr addrspace(1) %p, half %h, i64 %policy)
  %r = call i32 @llvm.nvvm.atomic.inc.cache.hint.u32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %s = call i32 @llvm.nvvm.atomic.dec.cache.hint.u32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %t = call i32 @llvm.nvvm.atomic.add.cache.hint.sys.u32.p1(ptr addrspace(1) %p, i32 %x, i64 %policy)
  %u = call i32 @llvm.nvvm.atomic.exch.cache.hint.cta.b32.p0(ptr %g, i32 %x, i64 %policy)
  ret void
}

declare i32 @llvm.nvvm.atomic.exch.cache.hint.b32.p1(ptr addrspace(1), i32, i64)
declare i32 @llvm.nvvm.atomic.add.cache.hint.u32.p1(ptr addrspace(1), i32, i64)
declare i32 @llvm.nvvm.atomic.and.cache.hint.b32.p1(ptr addrspace(1), i32, i64)
declare i32 @llvm.nvvm.atomic.or.cache.hint.b32.p0(ptr, i32, i64)
declare i64 @llvm.nvvm.atomic.xor.cache.hint.b64.p1(ptr addrspace(1), i64, i64)
declare i32 @llvm.nvvm.atomic.max.cache.hint.s32.p1(ptr addrspace(1), i32, i64)
declare i64 @llvm.nvvm.atomic.min.cache.hint.s64.p1(ptr addrspace(1), i64, i64)
declare i32 @llvm.nvvm.atomic.max.cache.hint.u32.p0(ptr, i32, i64)
declare i64 @llvm.nvvm.atomic.min.cache.hint.u64.p1(ptr addrspace(1), i64, i64)
declare float @llvm.nvvm.atomic.add.cache.hint.f32.p1(ptr addrspace(1), float, i64)
declare double @llvm.nvvm.atomic.add.cache.hint.f64.p0(ptr, double, i64)
declare half @llvm.nvvm.atomic.add.cache.hint.f16.p1(ptr addrspace(1), half, i64)
declare i32 @llvm.nvvm.atomic.inc.cache.hint.u32.p1(ptr addrspace(1), i32, i64)
declare i32 @llvm.nvvm.atomic.dec.cache.hint.u32.p1(ptr addrspace(1), i32, i64)
declare i32 @llvm.nvvm.atomic.add.cache.hint.sys.u32.p1(ptr addrspace(1), i32, i64)
declare i32 @llvm.nvvm.atomic.exch.cache.hint.cta.b32.p0(ptr, i32, i64)

; @hints is not executed: the reference has no atomic operations of NVVM
