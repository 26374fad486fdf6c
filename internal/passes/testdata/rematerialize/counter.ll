target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; A counter that another block indexes with is extended again there: the loop needs it for its step anyway.
define void @guarded(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = sext i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %a, align 4
  %c = fcmp une float %v, 0.000000e+00
  br i1 %c, label %then, label %latch
then:
  %b = getelementptr double, ptr %q, i64 %x
  store double 1.000000e+00, ptr %b, align 8
  br label %latch
latch:
  %next = add nsw i32 %i, 32
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; Behind the step the counter is not needed, and behind the loop neither; an index that is no counter never changes.
define void @behind(ptr %p, ptr %q, i32 %n, i32 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %x = sext i32 %i to i64
  %y = sext i32 %k to i64
  %a = getelementptr float, ptr %p, i64 %x
  %v = load float, ptr %a, align 4
  %next = add nsw i32 %i, 32
  %c = fcmp une float %v, 0.000000e+00
  br i1 %c, label %then, label %latch
then:
  %b = getelementptr double, ptr %q, i64 %x
  store double 1.000000e+00, ptr %b, align 8
  %e = getelementptr i16, ptr %q, i64 %y
  store i16 1, ptr %e, align 2
  br label %latch
latch:
  %d = icmp slt i32 %next, %n
  br i1 %d, label %loop, label %exit
exit:
  %g = getelementptr double, ptr %q, i64 %x
  store double 2.000000e+00, ptr %g, align 8
  ret void
}
