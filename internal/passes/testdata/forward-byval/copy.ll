; A byval parameter that is only passed on by value is not copied to local memory in
; between (P-05); one that is written first is.

%s = type { i32, i32 }

declare void @callee(ptr byval(%s) align 4)
declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)

define void @forwards(ptr byval(%s) align 4 %p) {
  %a = alloca %s, align 4
  %q = addrspacecast ptr %p to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 4 %a, ptr addrspace(101) align 4 %q, i64 8, i1 false)
  call void @callee(ptr byval(%s) align 4 %a)
  ret void
}

define void @writes(ptr byval(%s) align 4 %p) {
  %a = alloca %s, align 4
  %q = addrspacecast ptr %p to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 4 %a, ptr addrspace(101) align 4 %q, i64 8, i1 false)
  store i32 1, ptr %a, align 4
  call void @callee(ptr byval(%s) align 4 %a)
  ret void
}
