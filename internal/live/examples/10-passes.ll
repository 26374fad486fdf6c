; Passes: a local array that becomes registers
; The function stores into a local array and sums it up in loops. Move the slider of the IR: the loops are unrolled, sroa splits the array, and a sum of
; constants and one load is left.
; run: -block=32 in:i32[32]=ramp out:i32[32]
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @table(ptr addrspace(1) %in, ptr addrspace(1) %out) {
entry:
  %a = alloca [8 x i32], align 4
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p, align 4
  br label %fill

fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %e = getelementptr [8 x i32], ptr %a, i32 0, i32 %i
  %x = add i32 %v, %i
  store i32 %x, ptr %e, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 8
  br i1 %c, label %fill, label %sum

sum:
  %j = phi i32 [ 0, %fill ], [ %j1, %sum ]
  %s = phi i32 [ 0, %fill ], [ %s1, %sum ]
  %f = getelementptr [8 x i32], ptr %a, i32 0, i32 %j
  %y = load i32, ptr %f, align 4
  %s1 = add i32 %s, %y
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, 8
  br i1 %d, label %sum, label %exit

exit:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s1, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
