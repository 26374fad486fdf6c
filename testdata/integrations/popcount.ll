target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @popcount(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %av = load i32, ptr addrspace(1) %pa
  %r = call i32 @llvm.ctpop.i32(i32 %av)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.ctpop.i32(i32)
