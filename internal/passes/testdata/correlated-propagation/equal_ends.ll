; A loop that ends where a counter is equal to a constant: its range does not grow beyond it.

define i64 @up(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = add i32 %i, 100
  %x = sext i32 %j to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 %i, ptr %q, align 4
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 32
  br i1 %done, label %end, label %loop
end:
  ret i64 %x
}

define i64 @down(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 40, %entry ], [ %next, %loop ]
  %x = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 %i, ptr %q, align 4
  %next = add i32 %i, -1
  %done = icmp ne i32 %i, 0
  br i1 %done, label %loop, label %end
end:
  ret i64 %x
}

; The step misses the end: the counter goes around.
define i64 @missed(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %x = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %x
  store i32 %i, ptr %q, align 4
  %next = add i32 %i, 3
  %done = icmp eq i32 %next, 33
  br i1 %done, label %end, label %loop
end:
  ret i64 %x
}
