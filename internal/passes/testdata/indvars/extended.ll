; Phis that take a counter's extension, or the address of an element with it as the index: rotated loops that extend an index leave them.

define void @ahead(ptr %a, ptr %b, i32 %x) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %p.next, %loop ]
  %wide = phi i64 [ 0, %entry ], [ %wide.next, %loop ]
  %wrong = phi i64 [ 1, %entry ], [ %wide.next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %from = getelementptr i32, ptr %b, i64 %wide
  %v = load i32, ptr %from
  %s = mul i32 %v, %x
  store i32 %s, ptr %p
  %at = getelementptr i64, ptr %b, i64 %wrong
  store i64 %wrong, ptr %at
  %i.next = add nuw nsw i32 %i, 1
  %wide.next = zext nneg i32 %i.next to i64
  %p.next = getelementptr inbounds i32, ptr %a, i64 %wide.next
  %more = icmp slt i32 %i.next, 6
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; From -3 on: the first value is the sign's extension, not the zeros'.
define void @negative(ptr %b) {
entry:
  br label %loop
loop:
  %signed = phi i64 [ -3, %entry ], [ %signed.next, %loop ]
  %unsigned = phi i64 [ 4294967293, %entry ], [ %unsigned.next, %loop ]
  %wrong = phi i64 [ -3, %entry ], [ %unsigned.next, %loop ]
  %i = phi i32 [ -3, %entry ], [ %i.next, %loop ]
  %p = getelementptr i64, ptr %b, i64 %signed
  store i64 %unsigned, ptr %p
  store i64 %wrong, ptr %b
  %i.next = add nsw i32 %i, 1
  %signed.next = sext i32 %i.next to i64
  %unsigned.next = zext i32 %i.next to i64
  %more = icmp slt i32 %i.next, 6
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; A counter that is behind, extended.
define void @behind(ptr %b) {
entry:
  br label %loop
loop:
  %last = phi i64 [ 7, %entry ], [ %last.next, %loop ]
  %i = phi i32 [ 8, %entry ], [ %i.next, %loop ]
  %p = getelementptr i64, ptr %b, i64 %last
  store i64 1, ptr %p
  %last.next = zext i32 %i to i64
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i.next, 26
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
