; An access beyond an array of shared memory
; The array has 32 elements, and thread 31 reads the one after the last. On a GPU it would get the bytes of some other variable.
; run: -block=32 out:i32[32]
target triple = "nvptx64-nvidia-cuda"

@values = internal addrspace(3) global [32 x i32] undef, align 4

define ptx_kernel void @shift(ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @values, i32 0, i32 %t
  store i32 %t, ptr addrspace(3) %p, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %t, 1
  %q = getelementptr [32 x i32], ptr addrspace(3) @values, i32 0, i32 %next
  %v = load i32, ptr addrspace(3) %q, align 4
  %r = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %r, align 4
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
