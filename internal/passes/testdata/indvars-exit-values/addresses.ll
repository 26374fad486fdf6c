; The address after the last element of a variable, by a pointer that steps and by an index. That of an argument stays: its address takes a register.
@v = global [8 x i32] zeroinitializer

define void @steps(ptr %in, ptr %arg) {
entry:
  %a = alloca [7 x i32]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi ptr [ %a, %entry ], [ %p.next, %loop ]
  %q = phi ptr [ %arg, %entry ], [ %q.next, %loop ]
  %x = load volatile i32, ptr %in
  store i32 %x, ptr %p
  store i32 %x, ptr %q
  %p.next = getelementptr i32, ptr %p, i64 1
  %q.next = getelementptr i32, ptr %q, i64 1
  %more = icmp slt i32 %i, 5
  %i.next = add nsw i32 %i, 1
  br i1 %more, label %loop, label %exit
exit:
  store i32 7, ptr %p.next
  store i32 8, ptr %p
  store i32 9, ptr %q.next
  ret void
}

define void @indexed(ptr %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 2, %entry ], [ %i.next, %loop ]
  %p = phi ptr [ @v, %entry ], [ %p.next, %loop ]
  %x = load volatile i32, ptr %in
  store i32 %x, ptr %p
  %i.next = add nuw nsw i32 %i, 1
  %wide = zext nneg i32 %i.next to i64
  %element = getelementptr inbounds i32, ptr @v, i64 %wide
  %p.next = getelementptr i8, ptr %element, i64 -8
  %more = icmp slt i32 %i.next, 8
  br i1 %more, label %loop, label %exit
exit:
  store i32 7, ptr %p.next
  ret void
}

define void @not_constant(ptr %in, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %p = phi ptr [ @v, %entry ], [ %p.next, %loop ]
  %x = load volatile i32, ptr %in
  store i32 %x, ptr %p
  %i.next = add nuw nsw i32 %i, 1
  %p.next = getelementptr i32, ptr %p, i64 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  store i32 7, ptr %p.next
  ret void
}
