; passes: licm
; An address at a sum of 64 bits of which one part does not change in the loop: that part is added to the pointer before it.

define void @rows(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %row, i32 %first, i32 %step, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %x = zext i32 %i to i64
  %j = add i64 %row, %x
  %p = getelementptr float, ptr addrspace(1) %in, i64 %j
  %v = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %out, i64 %j
  store float %v, ptr addrspace(1) %q
  %next = add nuw nsw i32 %i, %step
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The sum is compared, too; a constant is an immediate of the access.
define void @compared(ptr addrspace(1) %in, i64 %row, i64 %size, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %j = add i64 %row, %i
  %inside = icmp ult i64 %j, %size
  br i1 %inside, label %latch, label %exit
latch:
  %p = getelementptr float, ptr addrspace(1) %in, i64 %j
  store float 1.0, ptr addrspace(1) %p
  %k = add i64 %i, 5
  %q = getelementptr float, ptr addrspace(1) %in, i64 %k
  store float 2.0, ptr addrspace(1) %q
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
