; rustc allocates every variable as an array of bytes: its fields are those that accesses of it and of its copies name.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define float @through_copies(ptr %in, float %x) {
  %a = alloca [32 x i8], align 4
  %b = alloca [32 x i8], align 4
  %c = alloca [32 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %in, i64 32, i1 false)
  %q = getelementptr i8, ptr %a, i64 8
  store float %x, ptr %q, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %c, ptr align 4 %b, i64 32, i1 false)
  %p = getelementptr i8, ptr %c, i64 4
  %u = load float, ptr %p, align 4
  %r = getelementptr i8, ptr %c, i64 8
  %v = load float, ptr %r, align 4
  %s = fadd float %u, %v
  ret float %s
}

; No access names a field.
define void @only_copies(ptr %in, ptr %out) {
  %a = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %in, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %b, i64 16, i1 false)
  ret void
}
