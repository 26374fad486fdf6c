; A race: a barrier is missing
; Each thread writes an element of shared memory and reads that of another warp. Without a barrier between them the read may come first.
; Call @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) after the store, and the finding is gone.
; run: -block=64 out:i32[64]
target triple = "nvptx64-nvidia-cuda"

@buffer = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @exchange(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %mine = getelementptr [64 x i32], ptr addrspace(3) @buffer, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %mine, align 4
  %other = xor i32 %t, 32
  %theirs = getelementptr [64 x i32], ptr addrspace(3) @buffer, i32 0, i32 %other
  %v = load i32, ptr addrspace(3) %theirs, align 4
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %p, align 4
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
