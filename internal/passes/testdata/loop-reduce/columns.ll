; Pointers to elements of a column, in rows at variable distances: the column's index, the same for all, goes into the shared pointer, and the
; offsets of the rows are the indices. The first row is at offset 0.

define void @column(ptr addrspace(1) %a, i32 %stride, i32 %col, i64 %step, i32 %n, ptr addrspace(3) %s) {
entry:
  %c = sext i32 %col to i64
  %r1 = sext i32 %stride to i64
  %stride2 = mul i32 %stride, 2
  %r2 = sext i32 %stride2 to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %c
  %row1 = getelementptr float, ptr addrspace(1) %a, i64 %r1
  %p1 = getelementptr float, ptr addrspace(1) %row1, i64 %c
  %row2 = getelementptr float, ptr addrspace(1) %a, i64 %r2
  %p2 = getelementptr float, ptr addrspace(1) %row2, i64 %c
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %q0 = phi ptr addrspace(1) [ %p0, %entry ], [ %n0, %loop ]
  %q1 = phi ptr addrspace(1) [ %p1, %entry ], [ %n1, %loop ]
  %q2 = phi ptr addrspace(1) [ %p2, %entry ], [ %n2, %loop ]
  %v0 = load float, ptr addrspace(1) %q0
  %v1 = load float, ptr addrspace(1) %q1
  %v2 = load float, ptr addrspace(1) %q2
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  store volatile float %s2, ptr addrspace(3) %s
  %n0 = getelementptr float, ptr addrspace(1) %q0, i64 %step
  %n1 = getelementptr float, ptr addrspace(1) %q1, i64 %step
  %n2 = getelementptr float, ptr addrspace(1) %q2, i64 %step
  %k1 = add i32 %k, 1
  %e = icmp slt i32 %k1, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
