; The blocks of a loop stand together and what leaves it behind it (P-20).
declare void @work()

define void @f(i32 %n, i1 %c) {
entry:
  br i1 %c, label %head, label %other
exit:
  call void @work()
  ret void
other:
  call void @work()
  br label %exit
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br i1 %c, label %exit, label %body
latch:
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %head, label %exit
body:
  call void @work()
  br label %latch
}
