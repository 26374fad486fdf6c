; passes: indvars-exit-test, indvars, adce
; Loops over a range of Python count the iterations that are left, and the number.

define i32 @range(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %left = phi i32 [ %n, %entry ], [ %less, %body ]
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %more = icmp sgt i32 %left, 0
  br i1 %more, label %body, label %exit
body:
  %less = add nsw i32 %left, -1
  %j = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %t = add i32 %s, %x
  br label %loop
exit:
  ret i32 %s
}

define i32 @tested_after(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %left = phi i32 [ %n, %entry ], [ %less, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %less = add nsw i32 %left, -1
  %j = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %t = add i32 %s, %x
  %done = icmp slt i32 %less, 1
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %t
}

; What is left may wrap, is needed, or is compared where the loop does not end.
define i32 @kept(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %left = phi i32 [ %n, %entry ], [ %less, %body ]
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %more = icmp sgt i32 %left, 0
  br i1 %more, label %body, label %next
body:
  %less = add i32 %left, -1
  %j = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %q
  br label %loop
next:
  br label %loop2
loop2:
  %left2 = phi i32 [ %n, %next ], [ %less2, %body2 ]
  %i2 = phi i32 [ 0, %next ], [ %j2, %body2 ]
  %more2 = icmp sgt i32 %left2, 0
  br i1 %more2, label %body2, label %exit
body2:
  %less2 = add nsw i32 %left2, -1
  %j2 = add i32 %i2, 1
  %q2 = getelementptr i32, ptr %p, i32 %i2
  store i32 %left2, ptr %q2
  br label %loop2
exit:
  ret i32 0
}

; The test compares the number before its step.
define i32 @tested_before_step(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %left = phi i32 [ %n, %entry ], [ %less, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %less = add nsw i32 %left, -1
  %j = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %t = add i32 %s, %x
  %more = icmp sgt i32 %left, 1
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %t
}

; range(1, n + 1)
define i32 @from_one(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %left = phi i32 [ %n, %entry ], [ %less, %loop ]
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %less = add nsw i32 %left, -1
  %j = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %q
  %t = add i32 %s, %x
  %done = icmp slt i32 %left, 2
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %t
}

; n + 1 may overflow.
define i32 @from_one_tested_first(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %left = phi i32 [ %n, %entry ], [ %less, %body ]
  %i = phi i32 [ 1, %entry ], [ %j, %body ]
  %more = icmp sgt i32 %left, 0
  br i1 %more, label %body, label %exit
body:
  %less = add nsw i32 %left, -1
  %j = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %q
  br label %loop
exit:
  ret i32 0
}

; The test stands before the step of the counter that stays.
define void @steps_later(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %left = phi i32 [ %n, %entry ], [ %less, %latch ]
  %less = add nsw i32 %left, -1
  %q = getelementptr i32, ptr %p, i32 %i
  %x = load volatile i32, ptr %q
  %more = icmp sgt i32 %less, 0
  br i1 %more, label %latch, label %exit
latch:
  %j = add i32 %i, 1
  store volatile i32 %x, ptr %p
  br label %loop
exit:
  ret void
}
