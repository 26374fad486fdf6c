; passes: loop-reduce
; An address whose index is a sum of 64 bits in each iteration is stepped even if it is the only one of its kind; one that scales the
; counter alone is not.
define void @sums(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i64 %row, i64 %col, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %z = zext i32 %i to i64
  %a = add i64 %row, %z
  %g = getelementptr float, ptr addrspace(1) %p, i64 %a
  %x = load float, ptr addrspace(1) %g, align 4
  %b = add i64 %col, %z
  %h = getelementptr float, ptr addrspace(1) %q, i64 %b
  %y = load float, ptr addrspace(1) %h, align 4
  %s = fadd float %x, %y
  store float %s, ptr addrspace(1) %h, align 4
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define float @counter(ptr addrspace(1) noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %z = zext i32 %i to i64
  %g = getelementptr float, ptr addrspace(1) %p, i64 %z
  %x = load float, ptr addrspace(1) %g, align 4
  %t = fadd float %s, %x
  %j = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret float %t
}
