; Copies of tables and of what was copied, fills that are read, overwritten and joined (memcpyopt, early-cse, dse).
target triple = "nvptx64-nvidia-cuda"

@tab = internal addrspace(1) constant [8 x i32] [i32 11, i32 -2, i32 30, i32 4, i32 500, i32 6, i32 -7, i32 8]

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define ptx_kernel void @k(ptr noalias %in, ptr noalias %out, i32 %n) {
  %a = alloca [8 x i32], align 16
  %b = alloca [8 x i32], align 16
  %d = alloca [8 x i32], align 16
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %x = load i32, ptr %p
  %m = and i32 %x, 7
  %i = zext i32 %m to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 addrspacecast (ptr addrspace(1) @tab to ptr), i64 32, i1 false)
  %ai = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %ai
  store i32 %v, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %p, i64 32, i1 false)
  %bi = getelementptr i32, ptr %b, i64 %i
  %w = load i32, ptr %bi
  %q4 = getelementptr i8, ptr %q, i64 4
  store i32 %w, ptr %q4
  %q8 = getelementptr i8, ptr %q, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q8, ptr align 4 %b, i64 16, i1 false)
  call void @llvm.memset.p0.i64(ptr align 16 %d, i8 3, i64 32, i1 false)
  %d8 = getelementptr i8, ptr %d, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %d8, ptr align 4 %a, i64 16, i1 false)
  %di = getelementptr i32, ptr %d, i64 %i
  %e = load i32, ptr %di
  %d28 = getelementptr i8, ptr %d, i64 28
  %f = load i32, ptr %d28
  store i32 %x, ptr %di
  %g = load i32, ptr %d28
  %s1 = add i32 %e, %f
  %s2 = xor i32 %s1, %g
  %q24 = getelementptr i8, ptr %q, i64 24
  store i32 %s2, ptr %q24
  %q32 = getelementptr i8, ptr %q, i64 32
  call void @llvm.memset.p0.i64(ptr align 4 %q32, i8 1, i64 16, i1 false)
  %q48 = getelementptr i8, ptr %q, i64 48
  call void @llvm.memset.p0.i64(ptr align 4 %q48, i8 1, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %q32, ptr align 4 %d, i64 16, i1 false)
  ret void
}
