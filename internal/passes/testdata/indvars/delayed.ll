; Phis that take a counter's last value, or the address of an element with that index, are the counter less its step. The counter that no branch
; compares loses its flags: its last value may be poison, that of the delayed phi is not.

define i32 @elements(ptr %a, ptr %out, i32 %n) {
entry:
  %second = getelementptr i8, ptr %a, i64 8
  br label %loop
loop:
  %index = phi i64 [ 0, %entry ], [ %ahead, %loop ]
  %ahead = phi i64 [ 1, %entry ], [ %ahead.next, %loop ]
  %off = phi i64 [ 4, %entry ], [ %off.next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %loop ]
  %q = phi ptr [ %second, %entry ], [ %q.next, %loop ]
  %wrong = phi i64 [ 3, %entry ], [ %ahead, %loop ]
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %s = add i32 %x, %y
  %at = getelementptr i32, ptr %out, i64 %index
  store i32 %s, ptr %at
  %w = getelementptr i64, ptr %out, i64 %wrong
  store i64 %wrong, ptr %w
  %p.next = getelementptr i8, ptr %a, i64 %off
  %q.next = getelementptr i8, ptr %a, i64 %off
  %more = icmp ne i64 %off, 32
  %off.next = add nuw nsw i64 %off, 4
  %ahead.next = add nuw nsw i64 %ahead, 1
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %s
}
