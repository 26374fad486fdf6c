; A call that reads the source of a copy instead of the copy loses the scopes that hold for the copy.
%s = type { i32, i32 }
declare void @callee(ptr byval(%s) align 4)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @f(ptr align 4 %p) {
  %a = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 8, i1 false)
  call void @callee(ptr byval(%s) align 4 %a), !noalias !2
  ret void
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
