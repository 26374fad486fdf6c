; The loop for a remainder that LLVM leaves has llvm.loop.unroll.disable alone. If its number of iterations is known, after its function
; is inlined, it is unrolled for a local array. A loop that says more was marked in its source, and one without an array stays.
target triple = "nvptx64-nvidia-cuda"

define float @remainder(float %a, float %b, float %d) {
entry:
  %w = alloca [4 x float]
  store float %a, ptr %w
  %second = getelementptr i8, ptr %w, i64 4
  store float %b, ptr %second
  %third = getelementptr i8, ptr %w, i64 8
  store float %d, ptr %third
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %w, i64 %i
  %v = load float, ptr %p
  %t = fadd float %s, %v
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, 3
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret float %t
}

define float @marked(float %a, float %b, float %d) {
entry:
  %w = alloca [4 x float]
  store float %a, ptr %w
  %second = getelementptr i8, ptr %w, i64 4
  store float %b, ptr %second
  %third = getelementptr i8, ptr %w, i64 8
  store float %d, ptr %third
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %w, i64 %i
  %v = load float, ptr %p
  %t = fadd float %s, %v
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, 3
  br i1 %c, label %exit, label %loop, !llvm.loop !2
exit:
  ret float %t
}

define float @global(ptr %w) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %w, i64 %i
  %v = load float, ptr %p
  %t = fadd float %s, %v
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, 3
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret float %t
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3, !1}
!3 = !{!"llvm.loop.mustprogress"}
