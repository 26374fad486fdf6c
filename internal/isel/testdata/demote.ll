target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] undef, align 4
@both = internal addrspace(3) global [4 x i32] undef, align 4
@ext = addrspace(3) global i32 undef, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %a
  call void @llvm.nvvm.barrier0()
  %j = sub i32 63, %i
  %b = getelementptr [64 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %v = load i32, ptr addrspace(3) %b
  store i32 %v, ptr addrspace(3) @both
  %o = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define ptx_kernel void @k2(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(3) @both
  store i32 1, ptr addrspace(3) @ext
  ret void
}

; @k is not executed: it has a barrier, and its result depends on the threads
