; Accesses that are moved to other memory lose the scopes that hold for the memory before.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @f(ptr noalias readonly %p, i64 %i) {
  %v = alloca [64 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 256, i1 false)
  %q = getelementptr i32, ptr %v, i64 %i
  %a = load i32, ptr %q, align 4, !noalias !2
  ret i32 %a
}

; A copy of a copy, and a fill that another one extends.
define void @copies(ptr noalias %d, ptr %p, ptr noalias %q) {
  %v = alloca [64 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 256, i1 false), !noalias !2
  store i32 1, ptr %q, align 4, !alias.scope !2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %v, i64 256, i1 false), !noalias !2
  call void @keep(ptr %v)
  ret void
}

; The scopes of the second copy say nothing of the first one's source.
define void @written(ptr noalias %d, ptr %p, ptr %q) {
  %v = alloca [64 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 256, i1 false)
  store i32 1, ptr %q, align 4, !alias.scope !2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d, ptr align 4 %v, i64 256, i1 false), !noalias !2
  call void @keep(ptr %v)
  ret void
}

define void @fills(ptr %d) {
  call void @llvm.memset.p0.i64(ptr align 4 %d, i8 0, i64 256, i1 false), !noalias !2
  %e = getelementptr i8, ptr %d, i64 256
  call void @llvm.memset.p0.i64(ptr align 4 %e, i8 0, i64 64, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @keep(ptr)

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}

; What the first fill's scopes say does not hold for the memory of the second.
define i32 @between(ptr %d, ptr %q) {
  call void @llvm.memset.p0.i64(ptr align 4 %d, i8 0, i64 256, i1 false), !noalias !2
  store i32 1, ptr %q, align 4, !alias.scope !2
  %e = getelementptr i8, ptr %d, i64 256
  call void @llvm.memset.p0.i64(ptr align 4 %e, i8 0, i64 64, i1 false)
  %r = load i32, ptr %q
  ret i32 %r
}
