target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
define void @copy(ptr %d, ptr %s, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 8 %s, i64 %n, i1 false)
  ret void
}
define void @small(ptr %d, ptr %s) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 8 %s, i64 64, i1 false)
  ret void
}
define void @move(ptr %d, ptr %s, i64 %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %d, ptr %s, i64 %n, i1 true)
  ret void
}
define void @fill(ptr addrspace(1) %d, i8 %x) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 16 %d, i8 %x, i64 1000, i1 false)
  ret void
}

; The alignment of the parameters counts.
define void @aligned_parameters(ptr align 8 %p, ptr align 4 %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
