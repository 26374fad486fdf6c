; The second move reads some of what the first one wrote, and writes all of it again.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %q, ptr align 8 %p, i64 64, i1 false)
  %q7 = getelementptr i8, ptr %q, i64 7
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %q7, i64 12, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %q, ptr %q7, i64 12, i1 false)
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
