; Loads that are moved from a copy to its source lose the scopes that hold for the copy.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @f(ptr noalias readonly %p, i64 %i) {
  %v = alloca [64 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v, ptr align 4 %p, i64 256, i1 false)
  %q = getelementptr i32, ptr %v, i64 %i
  %a = load i32, ptr %q, align 4, !noalias !2
  ret i32 %a
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
