; passes: declare-intrinsics, loop-unroll, strip-dead-prototypes
; Loops that have four copies already get no more, here or in ptxas. One counts up to a multiple of four, the other from one down to 0.
target triple = "nvptx64-nvidia-cuda"

define i32 @up(ptr addrspace(1) %p, i32 %n) {
entry:
  %end = and i32 %n, 2147483644
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i4, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load i32, ptr addrspace(1) %q
  %s0 = add i32 %s, %a
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  %b = load i32, ptr addrspace(1) %q1
  %s1 = xor i32 %s0, %b
  %q2 = getelementptr i8, ptr addrspace(1) %q, i32 8
  %c = load i32, ptr addrspace(1) %q2
  %s2 = add i32 %s1, %c
  %q3 = getelementptr i8, ptr addrspace(1) %q, i32 12
  %d = load i32, ptr addrspace(1) %q3
  %s3 = xor i32 %s2, %d
  %i4 = add i32 %i, 4
  %more = icmp ne i32 %i4, %end
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %s3
}

define i32 @down(ptr addrspace(1) %p, i32 %n) {
entry:
  %end = and i32 %n, -4
  br label %loop
loop:
  %i = phi i32 [ %end, %entry ], [ %i4, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %a = load i32, ptr addrspace(1) %q
  %s0 = add i32 %s, %a
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  %b = load i32, ptr addrspace(1) %q1
  %s1 = xor i32 %s0, %b
  %i4 = add i32 %i, -4
  %more = icmp eq i32 %i4, 0
  br i1 %more, label %exit, label %loop
exit:
  ret i32 %s1
}

; Each copy waits for four operations of the one before: ptxas may make more of them.
define float @chain(ptr addrspace(1) %p, i32 %n) {
entry:
  %end = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t1, %loop ]
  %c = phi float [ 0.0, %entry ], [ %c1, %loop ]
  %q = getelementptr float, ptr addrspace(1) %p, i32 %i
  %a = load float, ptr addrspace(1) %q
  %y0 = fsub float %a, %c
  %t0 = fadd float %s, %y0
  %d0 = fsub float %t0, %s
  %c0 = fsub float %d0, %y0
  %q1 = getelementptr i8, ptr addrspace(1) %q, i32 4
  %b = load float, ptr addrspace(1) %q1
  %y1 = fsub float %b, %c0
  %t1 = fadd float %t0, %y1
  %d1 = fsub float %t1, %t0
  %c1 = fsub float %d1, %y1
  %i2 = add i32 %i, 2
  %more = icmp ne i32 %i2, %end
  br i1 %more, label %loop, label %exit
exit:
  ret float %t1
}
