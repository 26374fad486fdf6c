; The end of a range is compared in the space of its elements; a pointer of unknown origin is not.
define ptx_kernel void @sum(ptr addrspace(1) %p, i64 %n, ptr %other, ptr addrspace(1) %o) {
entry:
  %g = addrspacecast ptr addrspace(1) %p to ptr
  %end = getelementptr inbounds float, ptr %g, i64 %n
  %empty = icmp eq ptr %g, %end
  br i1 %empty, label %exit, label %loop
loop:
  %q = phi ptr [ %g, %entry ], [ %q1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %x = load float, ptr %q
  %s1 = fadd float %s, %x
  %q1 = getelementptr inbounds float, ptr %q, i64 1
  %z = icmp eq ptr %q1, %other
  call void @llvm.assume(i1 %z)
  %c = icmp eq ptr %end, %q1
  br i1 %c, label %exit, label %loop
exit:
  %r = phi float [ 0.0, %entry ], [ %s1, %loop ]
  store float %r, ptr addrspace(1) %o
  ret void
}
declare void @llvm.assume(i1)
