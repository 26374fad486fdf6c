target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @triangle(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %s1 = add i32 %s, %k
  %k1 = add i32 %k, 1
  %more = icmp sle i32 %k1, %i
  br i1 %more, label %loop, label %end
end:
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %s1, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
