; Bank conflicts: a column of shared memory
; The 32 threads of the warp read words that are 32 words apart: all are in one bank, and the load takes 32 passes. With rows of 33 words (change
; both numbers 32 of the index) each is in another bank.
; run: -block=32 out:i32[32]
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [1056 x i32] undef, align 4

define ptx_kernel void @column(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = mul i32 %t, 32
  %p = getelementptr [1056 x i32], ptr addrspace(3) @tile, i32 0, i32 %at
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
