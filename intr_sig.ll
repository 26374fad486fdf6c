target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x(i32)
define i32 @f() { %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(i32 1)
 ret i32 %r }
