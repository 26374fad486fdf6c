; passes: loop-reduce
; A pointer steps by a stride that is not constant, where an index of 64 bits would be a product in each iteration, also of accesses that are not in each.

define void @column(ptr addrspace(1) %a, ptr addrspace(1) %out, i64 %stride, i64 %column, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %row = mul i64 %i, %stride
  %j = add i64 %row, %column
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  %x = load float, ptr addrspace(1) %p
  %sum = fadd float %s, %x
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store float %sum, ptr addrspace(1) %out
  ret void
}
define void @guarded(ptr addrspace(1) %a, i32 %stride, i64 %limit, i64 %n) {
entry:
  %wide = sext i32 %stride to i64
  br label %loop
loop:
  %i = phi i64 [ 3, %entry ], [ %next, %latch ]
  %some = icmp sgt i64 %i, %limit
  br i1 %some, label %then, label %latch
then:
  %row = mul nsw i64 %i, %wide
  %p = getelementptr float, ptr addrspace(1) %a, i64 %row
  store float 1.0, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add nuw nsw i64 %i, 2
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The index is compared, and a product of 32 bits is one instruction.
define void @compared(ptr addrspace(1) %a, ptr addrspace(1) %out, i64 %stride, i64 %size, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %row = mul i64 %i, %stride
  %inside = icmp ult i64 %row, %size
  br i1 %inside, label %latch, label %exit
latch:
  %p = getelementptr float, ptr addrspace(1) %a, i64 %row
  store float 1.0, ptr addrspace(1) %p
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @narrow(ptr addrspace(1) %a, i32 %stride, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %row = mul nsw i32 %i, %stride
  %j = sext i32 %row to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  store float 1.0, ptr addrspace(1) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
