; Four pointers to elements of one array share the step: one is stepped, the others are 32-bit indices. Two pointers would not pay.

define void @tile(ptr addrspace(1) %a, i32 %i, i32 %j, i32 %k, i32 %l, i64 %step, i32 %n, ptr addrspace(3) %s) {
entry:
  %xi = sext i32 %i to i64
  %xj = sext i32 %j to i64
  %xk = sext i32 %k to i64
  %xl = sext i32 %l to i64
  %pi = getelementptr float, ptr addrspace(1) %a, i64 %xi
  %pj = getelementptr float, ptr addrspace(1) %a, i64 %xj
  %pk = getelementptr float, ptr addrspace(1) %a, i64 %xk
  %pl = getelementptr float, ptr addrspace(1) %a, i64 %xl
  %pm = getelementptr i8, ptr addrspace(1) %pl, i64 64
  br label %loop
loop:
  %c = phi i32 [ 0, %entry ], [ %d, %loop ]
  %qi = phi ptr addrspace(1) [ %pi, %entry ], [ %ri, %loop ]
  %qj = phi ptr addrspace(1) [ %pj, %entry ], [ %rj, %loop ]
  %qk = phi ptr addrspace(1) [ %pk, %entry ], [ %rk, %loop ]
  %qm = phi ptr addrspace(1) [ %pm, %entry ], [ %rm, %loop ]
  %vi = load float, ptr addrspace(1) %qi
  %vj = load float, ptr addrspace(1) %qj
  %vk = load float, ptr addrspace(1) %qk
  %vm = load float, ptr addrspace(1) %qm
  %s1 = fadd float %vi, %vj
  %s2 = fadd float %vk, %vm
  %s3 = fadd float %s1, %s2
  store volatile float %s3, ptr addrspace(3) %s
  %ri = getelementptr float, ptr addrspace(1) %qi, i64 %step
  %rj = getelementptr float, ptr addrspace(1) %qj, i64 %step
  %rk = getelementptr float, ptr addrspace(1) %qk, i64 %step
  %rm = getelementptr float, ptr addrspace(1) %qm, i64 %step
  %d = add i32 %c, 1
  %e = icmp slt i32 %d, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}

define void @two(ptr addrspace(1) %a, i32 %i, i32 %j, i64 %step, i32 %n, ptr addrspace(3) %s) {
entry:
  %xi = sext i32 %i to i64
  %xj = sext i32 %j to i64
  %pi = getelementptr float, ptr addrspace(1) %a, i64 %xi
  %pj = getelementptr float, ptr addrspace(1) %a, i64 %xj
  br label %loop
loop:
  %c = phi i32 [ 0, %entry ], [ %d, %loop ]
  %qi = phi ptr addrspace(1) [ %pi, %entry ], [ %ri, %loop ]
  %qj = phi ptr addrspace(1) [ %pj, %entry ], [ %rj, %loop ]
  %vi = load float, ptr addrspace(1) %qi
  %vj = load float, ptr addrspace(1) %qj
  %s1 = fadd float %vi, %vj
  store volatile float %s1, ptr addrspace(3) %s
  %ri = getelementptr float, ptr addrspace(1) %qi, i64 %step
  %rj = getelementptr float, ptr addrspace(1) %qj, i64 %step
  %d = add i32 %c, 1
  %e = icmp slt i32 %d, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
