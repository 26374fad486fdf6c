; passes: loop-reduce
; Copies of an unrolled iteration are at distances that are multiples of a number that does not change: one pointer is stepped, and the others
; are made of it.

define void @copies(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out, i64 %stride, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %w0 = zext nneg i32 %i to i64
  %r0 = mul nsw i64 %stride, %w0
  %pa0 = getelementptr float, ptr addrspace(1) %a, i64 %r0
  %xa0 = load float, ptr addrspace(1) %pa0
  %pb0 = getelementptr float, ptr addrspace(1) %b, i64 %r0
  %xb0 = load float, ptr addrspace(1) %pb0
  %i1 = add nuw nsw i32 %i, 1
  %w1 = zext nneg i32 %i1 to i64
  %r1 = mul nsw i64 %stride, %w1
  %pa1 = getelementptr float, ptr addrspace(1) %a, i64 %r1
  %xa1 = load float, ptr addrspace(1) %pa1
  %pb1 = getelementptr float, ptr addrspace(1) %b, i64 %r1
  %xb1 = load float, ptr addrspace(1) %pb1
  %i2 = add nuw nsw i32 %i, 2
  %w2 = zext nneg i32 %i2 to i64
  %r2 = mul nsw i64 %stride, %w2
  %pa2 = getelementptr float, ptr addrspace(1) %a, i64 %r2
  %xa2 = load float, ptr addrspace(1) %pa2
  %s0 = fadd float %s, %xa0
  %t0 = fadd float %s0, %xb0
  %s1 = fadd float %t0, %xa1
  %t1 = fadd float %s1, %xb1
  %s2 = fadd float %t1, %xa2
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store float %s2, ptr addrspace(1) %out
  ret void
}

; The distance is not worth a register of its own: one other pointer has it.
define void @one(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %m, i32 %n) {
entry:
  %w = sext i32 %m to i64
  %b = getelementptr float, ptr addrspace(1) %a, i64 %w
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t1, %loop ]
  %w0 = zext nneg i32 %i to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %w0
  %x0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  %x1 = load float, ptr addrspace(1) %p1
  %q0 = getelementptr float, ptr addrspace(1) %b, i64 %w0
  %y0 = load float, ptr addrspace(1) %q0
  %q1 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  %y1 = load float, ptr addrspace(1) %q1
  %s0 = fadd float %s, %x0
  %t0 = fadd float %s0, %y0
  %s1 = fadd float %t0, %x1
  %t1 = fadd float %s1, %y1
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store float %t1, ptr addrspace(1) %out
  ret void
}

; Rows of a matrix: all are at one distance from the one before, and the accesses of a block that is not in each iteration follow those of the header.
define void @rows(ptr addrspace(1) %a, ptr addrspace(1) %out, i32 %m, i32 %n, i32 %limit) {
entry:
  %w = sext i32 %m to i64
  %b = getelementptr float, ptr addrspace(1) %a, i64 %w
  %c = getelementptr float, ptr addrspace(1) %b, i64 %w
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %w0 = zext nneg i32 %i to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %w0
  %x0 = load float, ptr addrspace(1) %p0
  %p1 = getelementptr i8, ptr addrspace(1) %p0, i64 16
  store float %x0, ptr addrspace(1) %p1
  %q0 = getelementptr float, ptr addrspace(1) %b, i64 %w0
  %y0 = load float, ptr addrspace(1) %q0
  %q1 = getelementptr i8, ptr addrspace(1) %q0, i64 16
  store float %y0, ptr addrspace(1) %q1
  %some = icmp sgt i32 %i, %limit
  br i1 %some, label %then, label %latch
then:
  %r0 = getelementptr i8, ptr addrspace(1) %c, i64 8
  %r1 = getelementptr float, ptr addrspace(1) %r0, i64 %w0
  %z0 = load float, ptr addrspace(1) %r1
  %r2 = getelementptr i8, ptr addrspace(1) %r1, i64 16
  store float %z0, ptr addrspace(1) %r2
  %r3 = getelementptr i8, ptr addrspace(1) %r1, i64 32
  store float %z0, ptr addrspace(1) %r3
  %r4 = getelementptr i8, ptr addrspace(1) %r1, i64 48
  store float %z0, ptr addrspace(1) %r4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
