; A copy of other memory is not needed either, if that does not change before the call and
; is aligned as the parameter.
%s = type { i32, i32 }
declare void @callee(ptr byval(%s) align 4)
declare void @other(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.nvvm.barrier0() convergent

define void @local(i32 %x, i64 %i, ptr addrspace(3) %q) {
  %v = alloca %s, align 4
  %a = alloca %s, align 4
  %e = getelementptr i32, ptr %v, i64 %i
  store i32 %x, ptr %e
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %v, i64 8, i1 false)
  store i32 1, ptr addrspace(3) %q
  call void @callee(ptr byval(%s) align 4 %a)
  ret void
}

; A variable whose accesses are all at constant offsets becomes registers if no call gets its address.
define void @parts(i32 %x, ptr addrspace(3) %q) {
  %v = alloca %s, align 4
  %a = alloca %s, align 4
  store i32 %x, ptr %v
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %v, i64 8, i1 false)
  store i32 1, ptr addrspace(3) %q
  call void @callee(ptr byval(%s) align 4 %a)
  ret void
}

define void @changed(i32 %x) {
  %v = alloca %s, align 4
  %a = alloca %s, align 4
  store i32 %x, ptr %v
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %v, i64 8, i1 false)
  store i32 1, ptr %v
  call void @callee(ptr byval(%s) align 4 %a)
  call void @other(ptr %v)
  ret void
}

define void @by_others(ptr %p) {
  %a = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %p, i64 8, i1 false)
  call void @llvm.nvvm.barrier0() convergent
  call void @callee(ptr byval(%s) align 4 %a)
  ret void
}

define void @unaligned(ptr %p) {
  %a = alloca %s, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 1 %p, i64 8, i1 false)
  call void @callee(ptr byval(%s) align 4 %a)
  ret void
}
