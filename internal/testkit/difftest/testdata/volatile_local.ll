target triple = "nvptx64-nvidia-cuda"

; A volatile load of a local array: the stores in front of it are needed.
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %a = alloca [16 x i64], align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %tid to i64
  %p = getelementptr i64, ptr %a, i64 14
  store i64 193, ptr %p, align 8
  %v = load volatile i64, ptr %p, align 8
  %q = getelementptr i64, ptr %out, i64 %i
  store i64 %v, ptr %q, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
