target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @scale(ptr addrspace(1) %p, float %f) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %t to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %i
  %v = load float, ptr addrspace(1) %a, align 4
  %r = fmul float %v, %f
  store float %r, ptr addrspace(1) %a, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
