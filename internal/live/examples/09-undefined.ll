; A value that was never written
; Only even threads write their element, but all read it. The emulator knows for every bit whether it has a value.
; run: -block=32 out:i32[32]
target triple = "nvptx64-nvidia-cuda"

@flags = internal addrspace(3) global [32 x i32] undef, align 4

define ptx_kernel void @even(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr [32 x i32], ptr addrspace(3) @flags, i32 0, i32 %t
  %low = and i32 %t, 1
  %is = icmp eq i32 %low, 0
  br i1 %is, label %write, label %read

write:
  store volatile i32 %t, ptr addrspace(3) %p, align 4
  br label %read

read:
  %v = load volatile i32, ptr addrspace(3) %p, align 4
  %positive = icmp sgt i32 %v, 5
  %x = select i1 %positive, i32 1, i32 2
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
