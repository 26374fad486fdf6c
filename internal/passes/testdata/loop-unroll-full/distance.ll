; passes: loop-unroll-full
target triple = "nvptx64-nvidia-cuda"

; The counter starts at a constant distance from the bound, as in i = 4*t; i < 4*t + 4.
define ptx_kernel void @chunk(ptr addrspace(1) %p, i32 %t) {
entry:
  %first = mul nsw i32 %t, 4
  %bound = add nsw i32 %first, 3
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %t, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Without flags: the range of the start says that the counter does not wrap around.
define ptx_kernel void @range(ptr addrspace(1) %p, i64 %x) {
entry:
  %low = and i64 %x, 7
  %first = add i64 %low, 3
  %bound = add i64 %low, 5
  br label %loop
loop:
  %i = phi i64 [ %first, %entry ], [ %next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %x, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Or the guard of the loop does.
define ptx_kernel void @guard(ptr addrspace(1) %p, i64 %first) {
entry:
  %bound = add i64 %first, 2
  %enters = icmp ult i64 %first, %bound
  br i1 %enters, label %body, label %exit
body:
  br label %loop
loop:
  %i = phi i64 [ %first, %body ], [ %next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %first, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; Nothing says so here.
define ptx_kernel void @wraps(ptr addrspace(1) %p, i64 %first) {
entry:
  %bound = add i64 %first, 2
  br label %loop
loop:
  %i = phi i64 [ %first, %entry ], [ %next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %first, ptr addrspace(1) %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The guard computes the bound as well.
define ptx_kernel void @copy(ptr addrspace(1) %p, i32 %t) {
entry:
  %first = shl i32 %t, 2
  %t1 = add i32 %t, 1
  %end = shl i32 %t1, 2
  %enters = icmp slt i32 %first, %end
  br i1 %enters, label %body, label %exit
body:
  %t2 = add i32 %t, 1
  %bound = shl i32 %t2, 2
  br label %loop
loop:
  %i = phi i32 [ %first, %body ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %t, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %bound
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
