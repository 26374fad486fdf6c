; Of two zeros, an atomic maximum takes the positive one, and an atomic minimum the other.
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x float] undef, align 8

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %q = getelementptr i8, ptr %out, i64 %o
  %p = getelementptr float, ptr addrspace(3) @s, i64 %t
  store float 0.0, ptr addrspace(3) %p
  %a = atomicrmw fmaximum ptr addrspace(3) %p, float -0.0 monotonic
  %b = load float, ptr addrspace(3) %p
  %c = atomicrmw fminimum ptr addrspace(3) %p, float -0.0 monotonic
  %d = load float, ptr addrspace(3) %p
  store float %b, ptr %q, align 8
  %q1 = getelementptr i8, ptr %q, i64 4
  store float %d, ptr %q1, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
