; passes: loop-unroll-full
; A division is a dozen machine instructions, so that 24 iterations of Newton's method remain a loop. Approximate ones are short.

define double @newton(double %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %x = phi double [ %a, %entry ], [ %x1, %latch ]
  %p = fmul double %x, %x
  %r = fsub double %p, %a
  %d = fadd double %x, %x
  %s = fdiv double %r, %d
  %x1 = fsub double %x, %s
  %e = fmul double %s, %s
  %done = fcmp olt double %e, 1.0e-12
  br i1 %done, label %exit, label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i1, 24
  br i1 %more, label %loop, label %exit
exit:
  ret double %x1
}

define float @approximate(float %a) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = phi float [ %a, %entry ], [ %x1, %loop ]
  %q = fdiv afn float %a, %x
  %x1 = fadd float %q, %x
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i1, 24
  br i1 %more, label %loop, label %exit
exit:
  ret float %x1
}
