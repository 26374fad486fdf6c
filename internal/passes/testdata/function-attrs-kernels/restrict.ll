target triple = "nvptx64-nvidia-cuda"

; Only %a is read from and nothing else: %b is written, %c stored somewhere, %d may be the same as others,
; %e is read as volatile.
define ptx_kernel void @k(ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr %d, ptr noalias %e, i1 %x) {
entry:
  %a1 = addrspacecast ptr %a to ptr addrspace(1)
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %a1, %entry ], [ %next, %loop ]
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr %b
  store ptr %c, ptr %b
  %w = load i32, ptr %d
  %y = load volatile i32, ptr %e
  %next = getelementptr i32, ptr addrspace(1) %p, i32 %w
  br i1 %x, label %loop, label %exit
exit:
  ret void
}

; Nobody knows who calls a function, and with what.
define void @f(ptr noalias %a, ptr noalias %b) {
  %v = load i32, ptr %a
  store i32 %v, ptr %b
  ret void
}
