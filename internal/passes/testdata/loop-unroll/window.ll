; A window of three rows slides over an array: each row passes from phi to phi. With four copies of the iteration no row is moved between
; registers. With two, as its size allows otherwise, rows are moved.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

define ptx_kernel void @window(ptr noalias %p, ptr noalias %q, i32 %n, float %k) {
entry:
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a0 = phi float [ 1.0, %entry ], [ %b0, %loop ]
  %b0 = phi float [ 2.0, %entry ], [ %x0, %loop ]
  %a1 = phi float [ 3.0, %entry ], [ %b1, %loop ]
  %b1 = phi float [ 4.0, %entry ], [ %x1, %loop ]
  %j = zext i32 %i to i64
  %g = getelementptr inbounds [2 x float], ptr %p, i64 %j
  %x0 = load float, ptr %g
  %g1 = getelementptr inbounds i8, ptr %g, i64 4
  %x1 = load float, ptr %g1
  %s0 = fmul float %a0, %k
  %s1 = fadd float %s0, %b0
  %s2 = fmul float %s1, %k
  %s3 = fadd float %s2, %x0
  %s4 = fmul float %s3, %k
  %s5 = fadd float %s4, %a1
  %s6 = fmul float %s5, %k
  %s7 = fadd float %s6, %b1
  %s8 = fmul float %s7, %k
  %s9 = fadd float %s8, %x1
  %t0 = fmul float %s9, %k
  %t1 = fadd float %t0, 1.0
  %h = getelementptr inbounds float, ptr %q, i64 %j
  store float %t1, ptr %h
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret void
}

; The trip count is not a multiple of the copies that spare the moves: a loop executes the rest.
define float @odd(ptr %p, ptr %c, float %a0, float %b0, float %d0) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi float [ %a0, %entry ], [ %b, %loop ]
  %b = phi float [ %b0, %entry ], [ %d, %loop ]
  %d = phi float [ %d0, %entry ], [ %x, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s3, %loop ]
  %t = phi float [ 0.0, %entry ], [ %t3, %loop ]
  %j = zext i32 %i to i64
  %q = getelementptr inbounds float, ptr %p, i64 %j
  %x = load float, ptr %q
  %k = sub nuw nsw i32 62, %i
  %l = zext i32 %k to i64
  %r = getelementptr inbounds float, ptr %c, i64 %l
  %h = load float, ptr %r
  %s1 = fmul float %a, %h
  %s2 = fmul float %b, %h
  %s3 = fadd float %s, %s1
  %t1 = fadd float %t, %s2
  %t2 = fmul float %x, %h
  %t3 = fadd float %t1, %t2
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 63
  br i1 %more, label %loop, label %exit
exit:
  %sum = fadd float %s3, %t3
  ret float %sum
}
