; An iterator steps its counter in the header, before it knows that there is another element: the step is a part of the body, and the loop has one
; counter. The exit uses %used, which stays.
define i64 @iterator(ptr %p, i64 %n, i64 %s) {
entry:
  br label %next
next:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %o = phi i1 [ false, %entry ], [ %over, %body ]
  %i1 = add i64 %i, %s
  %over = icmp slt i64 %i1, %i
  %used = mul i64 %i, 3
  %end = icmp sge i64 %i, %n
  %done = or i1 %o, %end
  br i1 %done, label %exit, label %body
body:
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  br label %next
exit:
  ret i64 %used
}
