; A loop that goes on while its counter is zero has two iterations: it is unrolled for its local array, though it is long.
target triple = "nvptx64-nvidia-cuda"


define float @twice(float %a, float %b, i32 %n) {
entry:
  %w = alloca [2 x float]
  store float %a, ptr %w
  %second = getelementptr i8, ptr %w, i64 4
  store float %b, ptr %second
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %x = zext nneg i32 %i to i64
  %p = getelementptr inbounds float, ptr %w, i64 %x
  %v = load float, ptr %p
  %r = add i32 %i, %n
  %q1 = sdiv i32 %r, %n
  %q2 = sdiv i32 %q1, %n
  %q3 = sdiv i32 %q2, %n
  %q4 = sdiv i32 %q3, %n
  %q5 = sdiv i32 %q4, %n
  %q6 = sdiv i32 %q5, %n
  %q7 = sdiv i32 %q6, %n
  %q8 = sdiv i32 %q7, %n
  %q9 = sdiv i32 %q8, %n
  %qa = sdiv i32 %q9, %n
  %f = sitofp i32 %qa to float
  %m = fmul float %v, %f
  %t = fadd float %s, %m
  %next = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %i, 0
  br i1 %c, label %loop, label %exit

exit:
  ret float %t
}
