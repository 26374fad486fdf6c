; Two invariant operands of a sum come together, with the flags that still hold; a sum that is extended keeps its order where its
; flags would be lost, since addresses are split and stepped by them.
declare void @use(i32)

define void @free(i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = add nsw i32 %i, %a
  %y = add nsw i32 %x, %b
  call void @use(i32 %y)
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @extended(ptr %p, i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = add nsw i32 %i, %a
  %y = add nsw i32 %x, %b
  %z = sext i32 %y to i64
  %q = getelementptr float, ptr %p, i64 %z
  store float 0.0, ptr %q
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @bounded(ptr %p, i32 %n, i16 %s, i16 %t) {
entry:
  %a = zext i16 %s to i32
  %b = sext i16 %t to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = add nsw i32 %i, %a
  %y = add nsw i32 %x, %b
  %z = sext i32 %y to i64
  %q = getelementptr float, ptr %p, i64 %z
  store float 0.0, ptr %q
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @unsigned(ptr %p, i32 %n, i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %x = add nuw i32 %i, %a
  %y = add nuw i32 %x, %b
  %z = zext i32 %y to i64
  %q = getelementptr float, ptr %p, i64 %z
  store float 0.0, ptr %q
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
