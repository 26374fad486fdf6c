; passes: indvars
; Steps of counters get flags where the number of iterations or the bound excludes an overflow.
; The last step of the byte leads to 130: no unsigned overflow.

define void @constant(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %k = phi i8 [ 100, %entry ], [ %m, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i8 %k, ptr %p
  %n = add i32 %i, 4
  %m = add i8 %k, 3
  %c = icmp ne i32 %n, 40
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @guarded(ptr %p, i32 %first, i32 %bound) {
entry:
  %g = icmp slt i32 %first, %bound
  br i1 %g, label %loop, label %exit
loop:
  %i = phi i32 [ %first, %entry ], [ %n, %loop ]
  store volatile i32 %i, ptr %p
  %n = add i32 %i, 1
  %c = icmp slt i32 %n, %bound
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The counter may start beyond the bound, or step past it and wrap.
define void @open(ptr %p, i32 %first, i32 %bound) {
entry:
  %g = icmp slt i32 %first, %bound
  br i1 %g, label %loop, label %second
loop:
  %i = phi i32 [ %first, %entry ], [ %n, %loop ]
  store volatile i32 %i, ptr %p
  %n = add i32 %i, 4
  %c = icmp slt i32 %n, %bound
  br i1 %c, label %loop, label %second
second:
  br label %again
again:
  %j = phi i32 [ %first, %second ], [ %m, %again ]
  store volatile i32 %j, ptr %p
  %m = add i32 %j, 1
  %d = icmp slt i32 %m, %bound
  br i1 %d, label %again, label %exit
exit:
  ret void
}

; Bounds of known range, signed and unsigned.
define void @ranges(ptr %p, i16 %x) {
entry:
  %bound = zext i16 %x to i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  store volatile i32 %i, ptr %p
  %n = add i32 %i, 32
  %c = icmp slt i32 %n, %bound
  br i1 %c, label %loop, label %second
second:
  br label %again
again:
  %j = phi i32 [ 5, %second ], [ %m, %again ]
  store volatile i32 %j, ptr %p
  %m = add i32 %j, 7
  %d = icmp ult i32 %m, %bound
  br i1 %d, label %again, label %exit
exit:
  ret void
}

; Counters that start beyond the bound wrap.
define void @beyond_signed(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 127, %entry ], [ %n, %loop ]
  store volatile i8 %i, ptr %p
  %n = add i8 %i, 1
  %c = icmp slt i8 %n, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @beyond_unsigned(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 255, %entry ], [ %n, %loop ]
  store volatile i8 %i, ptr %p
  %n = add i8 %i, 1
  %c = icmp ult i8 %n, 200
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The header has stepped the counter: %i is the value of the last iteration.
define void @ahead(ptr %p, i64 %s, i64 %n) {
entry:
  %s1 = add nuw nsw i64 %s, 32
  br label %loop
loop:
  %next = phi i64 [ %s1, %entry ], [ %next1, %loop ]
  %i = phi i64 [ %s, %entry ], [ %next, %loop ]
  %g = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %g
  %next1 = add nsw i64 %next, 32
  %c = icmp slt i64 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Distances that double below a bound never overflow; not if the bound is too great, or the start.
define void @doubled(ptr %p) {
entry:
  br label %loop
loop:
  %m = phi i32 [ 1, %entry ], [ %m1, %loop ]
  store i32 %m, ptr %p
  %m1 = shl i32 %m, 1
  %c = icmp sgt i32 %m1, 1024
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @doubled_unsigned(ptr %p, i8 %x) {
entry:
  %s = zext i8 %x to i32
  br label %loop
loop:
  %m = phi i32 [ %s, %entry ], [ %m1, %loop ]
  store i32 %m, ptr %p
  %m1 = mul i32 %m, 3
  %c = icmp ult i32 %m1, 715827883
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @doubled_too_far(ptr %p) {
entry:
  br label %loop
loop:
  %m = phi i32 [ 1, %entry ], [ %m1, %loop ]
  store i32 %m, ptr %p
  %m1 = shl i32 %m, 1
  %c = icmp sle i32 %m1, 1073741824
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define void @doubled_negative(ptr %p, i32 %s) {
entry:
  br label %loop
loop:
  %m = phi i32 [ %s, %entry ], [ %m1, %loop ]
  store i32 %m, ptr %p
  %m1 = shl i32 %m, 1
  %c = icmp slt i32 %m1, 1024
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
