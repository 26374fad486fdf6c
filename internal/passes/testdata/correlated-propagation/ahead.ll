; An iterator of Rust counts ahead unless the loop ends: where the loop goes on, the condition holds, also in what the phis' values are
; computed from. A division may be guarded by the condition, and a value with another use is not only for the phi.

define i64 @iterate(ptr %p, i64 %d) {
entry:
  br label %loop
loop:
  %index = phi i64 [ 0, %entry ], [ %index.next, %loop ]
  %ahead = phi i64 [ 1, %entry ], [ %ahead.next, %loop ]
  %off = phi i64 [ 4, %entry ], [ %off.next, %loop ]
  %div = phi i64 [ 9, %entry ], [ %div.next, %loop ]
  %used = phi i64 [ 0, %entry ], [ %used.next, %loop ]
  %more = icmp ne i64 %off, 32
  %step = select i1 %more, i64 4, i64 0
  %off.next = add nuw nsw i64 %step, %off
  %one = zext i1 %more to i64
  %ahead.next = add i64 %ahead, %one
  %index.next = select i1 %more, i64 %ahead, i64 undef
  %by = select i1 %more, i64 %d, i64 1
  %div.next = udiv i64 %div, %by
  %used.next = add i64 %used, %step
  store i64 %used.next, ptr %p
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %index
}
