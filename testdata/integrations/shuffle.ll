target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @shuffle(ptr addrspace(1) %x) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %xv = load i32, ptr addrspace(1) %px
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 255, i32 %xv, i32 1, i32 31)
  store i32 %r, ptr addrspace(1) %px
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
