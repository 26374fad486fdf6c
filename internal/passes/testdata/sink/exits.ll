; passes: sink
; A search, unrolled: which element was found is computed where the loop is left, and not in each iteration.

define i32 @search(ptr addrspace(1) %a, i32 %key, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %third ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w
  %x = load i32, ptr addrspace(1) %p
  %found = icmp eq i32 %x, %key
  br i1 %found, label %exit, label %second
second:
  %i1 = add nuw nsw i32 %i, 1
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %x1 = load i32, ptr addrspace(1) %p1
  %found1 = icmp eq i32 %x1, %key
  br i1 %found1, label %exit, label %third
third:
  %i2 = add nuw nsw i32 %i, 2
  %sq = mul i32 %i2, %i2
  %p2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %x2 = load i32, ptr addrspace(1) %p2
  %found2 = icmp eq i32 %x2, %key
  %next = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %next, %n
  %stop = or i1 %found2, %more
  br i1 %stop, label %exit, label %loop
exit:
  %r = phi i32 [ %i, %loop ], [ %i1, %second ], [ %sq, %third ]
  ret i32 %r
}

; A value that the loop needs stays, as does one of two operands that would live longer, and a load.
define i32 @stays(ptr addrspace(1) %a, i32 %key, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %second ]
  %w = zext nneg i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %w
  %x = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %y = load i32, ptr addrspace(1) %q
  %sum = add i32 %x, %y
  %t = load i32, ptr addrspace(1) %a
  %found = icmp eq i32 %t, %key
  br i1 %found, label %exit, label %second
second:
  %next = add nuw nsw i32 %i, 1
  %z = load i32, ptr addrspace(1) %a
  %more = icmp slt i32 %next, %n
  br i1 %more, label %exit, label %loop
exit:
  %r = phi i32 [ %sum, %loop ], [ %next, %second ]
  %s = phi i32 [ %key, %loop ], [ %z, %second ]
  %u = add i32 %r, %s
  ret i32 %u
}
