; A tile of sums that is a local array: its elements are registers whether or not the loop is unrolled, so they are no gain of unrolling it.

define void @tile(ptr addrspace(3) %a, ptr addrspace(3) %b, ptr %o) {
entry:
  %acc = alloca [8 x float]
  call void @llvm.memset.p0.i64(ptr %acc, i8 0, i64 32, i1 false)
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %pa = getelementptr inbounds float, ptr addrspace(3) %a, i32 %k
  %pb = getelementptr inbounds float, ptr addrspace(3) %b, i32 %k
  %x = load float, ptr addrspace(3) %pa
  %y = load float, ptr addrspace(3) %pb
  %p0 = getelementptr inbounds float, ptr %acc, i64 0
  %s0 = load float, ptr %p0
  %x0 = fmul float %x, %s0
  %y0 = fadd float %x0, %y
  store float %y0, ptr %p0
  %p1 = getelementptr inbounds float, ptr %acc, i64 1
  %s1 = load float, ptr %p1
  %x1 = fmul float %x, %s1
  %y1 = fadd float %x1, %y
  store float %y1, ptr %p1
  %p2 = getelementptr inbounds float, ptr %acc, i64 2
  %s2 = load float, ptr %p2
  %x2 = fmul float %x, %s2
  %y2 = fadd float %x2, %y
  store float %y2, ptr %p2
  %p3 = getelementptr inbounds float, ptr %acc, i64 3
  %s3 = load float, ptr %p3
  %x3 = fmul float %x, %s3
  %y3 = fadd float %x3, %y
  store float %y3, ptr %p3
  %p4 = getelementptr inbounds float, ptr %acc, i64 4
  %s4 = load float, ptr %p4
  %x4 = fmul float %x, %s4
  %y4 = fadd float %x4, %y
  store float %y4, ptr %p4
  %p5 = getelementptr inbounds float, ptr %acc, i64 5
  %s5 = load float, ptr %p5
  %x5 = fmul float %x, %s5
  %y5 = fadd float %x5, %y
  store float %y5, ptr %p5
  %p6 = getelementptr inbounds float, ptr %acc, i64 6
  %s6 = load float, ptr %p6
  %x6 = fmul float %x, %s6
  %y6 = fadd float %x6, %y
  store float %y6, ptr %p6
  %p7 = getelementptr inbounds float, ptr %acc, i64 7
  %s7 = load float, ptr %p7
  %x7 = fmul float %x, %s7
  %y7 = fadd float %x7, %y
  store float %y7, ptr %p7
  %k1 = add nuw nsw i32 %k, 1
  %c = icmp ult i32 %k1, 24
  br i1 %c, label %loop, label %exit
exit:
  %v = load <8 x float>, ptr %acc
  store <8 x float> %v, ptr %o
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
