target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @histogram(ptr addrspace(1) %x, ptr addrspace(1) %bins) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr i32, ptr addrspace(1) %x, i32 %i
  %xv = load i32, ptr addrspace(1) %px
  %bin = and i32 %xv, 3
  %pb = getelementptr i32, ptr addrspace(1) %bins, i32 %bin
  %old = atomicrmw add ptr addrspace(1) %pb, i32 1 syncscope("device") monotonic
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
