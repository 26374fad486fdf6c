; A sum over a warp with shuffles
; Five steps add up 32 values: in each, a thread adds the value of the thread 16, 8, 4, 2 or 1 lanes above it. The loop is unrolled; compare the
; levels -O0 and -O3 in the Compare view.
; run: -block=32 in:f32[32]=ramp out:f32[1]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @sum(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr addrspace(1) %in, i32 %t
  %v = load float, ptr addrspace(1) %p, align 4
  br label %loop

loop:
  %s = phi float [ %v, %entry ], [ %s1, %loop ]
  %d = phi i32 [ 16, %entry ], [ %half, %loop ]
  %other = call float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %s, i32 %d, i32 31)
  %s1 = fadd float %s, %other
  %half = lshr i32 %d, 1
  %more = icmp ne i32 %half, 0
  br i1 %more, label %loop, label %done

done:
  %first = icmp eq i32 %t, 0
  br i1 %first, label %write, label %exit

write:
  store float %s1, ptr addrspace(1) %out, align 4
  br label %exit

exit:
  ret void
}

declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
