; A condition is known where only its branch leads to: the iterator of a range tests twice whether there is another element, and only
; without the second test is the loop one that can be rotated.

define i64 @range(i64 %n) {
entry:
  br label %head
head:
  %left = phi i64 [ %n, %entry ], [ %left1, %body ]
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %sum = phi i64 [ 0, %entry ], [ %sum1, %body ]
  %more = icmp sgt i64 %left, 0
  br i1 %more, label %next, label %end
next:
  %l = add nsw i64 %left, -1
  %j = add i64 %i, 1
  br label %body
end:
  %wide = zext i1 %more to i64
  store i64 %wide, ptr null
  br i1 %more, label %body, label %exit
body:
  %left1 = phi i64 [ %l, %next ], [ %left, %end ]
  %i1 = phi i64 [ %j, %next ], [ %i, %end ]
  %sum1 = add i64 %sum, %i1
  br label %head
exit:
  ret i64 %sum
}
