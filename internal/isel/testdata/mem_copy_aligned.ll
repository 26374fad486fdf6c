; Copies and fills without alignments of their own use those of the addresses: of parameters, variables, loaded pointers (!align), results of
; calls, and sums with multiples.
target triple = "nvptx64-nvidia-cuda"
@table = addrspace(1) global [64 x i8] zeroinitializer, align 16
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare align 8 ptr @object(i64)

define void @parameter(ptr align 8 %p, ptr align 4 %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)
  ret void
}

define void @loaded(ptr %p) {
  %a = load ptr, ptr %p, !align !0
  %g = getelementptr ptr, ptr %p, i32 1
  %b = load ptr, ptr %g, !align !0
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 24, i1 false)
  ret void
}

define void @result(i64 %n) {
  %a = call ptr @object(i64 %n)
  %b = call align 16 ptr @object(i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %b, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr %b, i8 0, i64 16, i1 false)
  ret void
}

define void @element(ptr addrspace(1) align 8 %p, i64 %k) {
  %few = and i64 %k, 3
  %q = getelementptr [8 x i8], ptr addrspace(1) %p, i64 %few
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) @table, ptr addrspace(1) %q, i64 16, i1 false)
  ret void
}

; @loaded is not executed: its pointers are data
; @result is not executed: its callee is not in the module
!0 = !{i64 8}
