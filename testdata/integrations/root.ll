target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @root(ptr addrspace(1) %a, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr float, ptr addrspace(1) %a, i32 %i
  %av = load float, ptr addrspace(1) %pa
  %r = call float @llvm.sqrt.f32(float %av)
  %po = getelementptr float, ptr addrspace(1) %out, i32 %i
  store float %r, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @llvm.sqrt.f32(float)
