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

; range(first, end, 32) and range(first, end, threads), where first and the step are small.
define void @strided(ptr %p, i64 %end) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = zext i32 %tid to i64
  %d = sub i64 %end, %first
  %positive = icmp sgt i64 %d, 0
  br i1 %positive, label %count, label %counted
count:
  %r = srem i64 %d, 32
  %more = icmp sgt i64 %r, 0
  %q = sdiv i64 %d, 32
  %one = zext i1 %more to i64
  %n = add i64 %q, %one
  br label %counted
counted:
  %c = phi i64 [ %n, %count ], [ 0, %entry ]
  %some = icmp sgt i64 %c, 0
  br i1 %some, label %pre, label %exit
pre:
  br label %loop
loop:
  %left = phi i64 [ %c, %pre ], [ %less, %loop ]
  %i = phi i64 [ %first, %pre ], [ %j, %loop ]
  %less = add nsw i64 %left, -1
  %j = add i64 %i, 32
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %go = icmp sgt i64 %less, 0
  br i1 %go, label %loop, label %exit
exit:
  ret void
}

define void @grid(ptr %p, i64 %end) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = zext i32 %tid to i64
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %step = zext i32 %ntid to i64
  %d = sub i64 %end, %first
  %positive = icmp sgt i64 %d, 0
  br i1 %positive, label %count, label %counted
count:
  %r = srem i64 %d, %step
  %more = icmp sgt i64 %r, 0
  %q = sdiv i64 %d, %step
  %one = zext i1 %more to i64
  %n = add i64 %q, %one
  br label %counted
counted:
  %c = phi i64 [ 0, %entry ], [ %n, %count ]
  %some = icmp sgt i64 %c, 0
  br i1 %some, label %pre, label %exit
pre:
  br label %loop
loop:
  %left = phi i64 [ %c, %pre ], [ %less, %loop ]
  %i = phi i64 [ %first, %pre ], [ %j, %loop ]
  %less = add nsw i64 %left, -1
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %done = icmp slt i64 %left, 2
  %j = add i64 %step, %i
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The first number may be any, so that the last one may overflow.
define void @strided_anywhere(ptr %p, i64 %first, i64 %end, i32 %s) {
entry:
  %step = zext i32 %s to i64
  %d = sub i64 %end, %first
  %positive = icmp sgt i64 %d, 0
  br i1 %positive, label %count, label %counted
count:
  %r = srem i64 %d, %step
  %more = icmp sgt i64 %r, 0
  %q = sdiv i64 %d, %step
  %one = zext i1 %more to i64
  %n = add i64 %one, %q
  br label %counted
counted:
  %c = phi i64 [ %n, %count ], [ 0, %entry ]
  %some = icmp sgt i64 %c, 0
  br i1 %some, label %pre, label %exit
pre:
  br label %loop
loop:
  %left = phi i64 [ %c, %pre ], [ %less, %loop ]
  %i = phi i64 [ %first, %pre ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %go = icmp sgt i64 %left, 1
  %less = add nsw i64 %left, -1
  %j = add i64 %i, %step
  br i1 %go, label %loop, label %exit
exit:
  ret void
}

; range(first, end)
define void @rows(ptr %p, i64 %first, i64 %end) {
entry:
  %d = sub i64 %end, %first
  %c = call i64 @llvm.smax.i64(i64 %d, i64 0)
  %some = icmp sgt i64 %c, 0
  br i1 %some, label %pre, label %exit
pre:
  br label %loop
loop:
  %left = phi i64 [ %c, %pre ], [ %less, %loop ]
  %i = phi i64 [ %first, %pre ], [ %j, %loop ]
  %less = add nsw i64 %left, -1
  %j = add nsw i64 %i, 1
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %go = icmp sgt i64 %less, 0
  br i1 %go, label %loop, label %exit
exit:
  ret void
}

; Nothing tells that an iteration is left at the beginning.
define void @not_guarded(ptr %p, i64 %first, i64 %end) {
entry:
  %d = sub i64 %end, %first
  %c = call i64 @llvm.smax.i64(i64 %d, i64 0)
  br label %loop
loop:
  %left = phi i64 [ %c, %entry ], [ %less, %loop ]
  %i = phi i64 [ %first, %entry ], [ %j, %loop ]
  %less = add nsw i64 %left, -1
  %j = add nsw i64 %i, 1
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %go = icmp sgt i64 %less, 0
  br i1 %go, label %loop, label %exit
exit:
  ret void
}

; range(n, 0, -1)
define void @downwards(ptr %p, i64 %n) {
entry:
  %d = sub i64 0, %n
  %none = icmp sgt i64 %d, 0
  %c = select i1 %none, i64 0, i64 %n
  %some = icmp sgt i64 %c, 0
  br i1 %some, label %pre, label %exit
pre:
  br label %loop
loop:
  %left = phi i64 [ %c, %pre ], [ %less, %loop ]
  %i = phi i64 [ %n, %pre ], [ %j, %loop ]
  %less = add nsw i64 %left, -1
  %j = add i64 %i, -1
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %go = icmp sgt i64 %less, 0
  br i1 %go, label %loop, label %exit
exit:
  ret void
}

declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
