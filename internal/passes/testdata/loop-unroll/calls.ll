; passes: loop-unroll
; A call takes longer than the test of a loop whose number of iterations is not a constant. One that writes no memory may be combined with
; those of other iterations.
declare float @work(float)

define void @calls(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  %x = load float, ptr %q
  %y = call float @work(float %x)
  store float %y, ptr %q
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @counted(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  %x = load float, ptr %q
  %y = call float @work(float %x)
  store float %y, ptr %q
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, 400
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

declare float @pure(float) memory(none) nounwind willreturn

define float @sum(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %x = sitofp i32 %i to float
  %y = call float @pure(float %x)
  %s1 = fadd float %s, %y
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret float %s
}
