; passes: indvars, adce
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
