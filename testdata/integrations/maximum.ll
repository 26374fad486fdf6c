target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @maximum(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %av = load i32, ptr addrspace(1) %pa
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %bv = load i32, ptr addrspace(1) %pb
  %r = call i32 @llvm.smax.i32(i32 %av, i32 %bv)
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %r, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.smax.i32(i32, i32)
