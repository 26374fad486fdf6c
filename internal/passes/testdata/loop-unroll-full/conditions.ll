; passes: loop-unroll-full
; A loop that two conditions keep going, of which one holds a known number of times, is executed at most that often: in the copies the other
; condition is left.

define void @at_most(ptr %out, i32 %n) {
entry:
  %sums = alloca [4 x float]
  store <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>, ptr %sums
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %sums, i32 %i
  %x = load float, ptr %p
  %q = getelementptr float, ptr %out, i32 %i
  store float %x, ptr %q
  %next = add nuw nsw i32 %i, 1
  %few = icmp ult i32 %i, 2
  %more = icmp slt i32 %next, %n
  %again = select i1 %few, i1 %more, i1 false
  br i1 %again, label %loop, label %exit
exit:
  ret void
}

; It ends when one of two conditions holds.
define i32 @either(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = phi i32 [ %x, %entry ], [ %twice, %loop ]
  %twice = mul i32 %y, %y
  %next = add nuw nsw i32 %i, 1
  %last = icmp eq i32 %next, 3
  %zero = icmp eq i32 %twice, 0
  %done = or i1 %zero, %last
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %twice
}

; Many iterations that may not be executed, and conditions of which both have to fail.
define i32 @many(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = phi i32 [ %x, %entry ], [ %twice, %loop ]
  %twice = mul i32 %y, %y
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 12
  %set = icmp ne i32 %twice, 0
  %again = and i1 %set, %more
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %twice
}
define i32 @both(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %y = phi i32 [ %x, %entry ], [ %twice, %loop ]
  %twice = mul i32 %y, %y
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 3
  %set = icmp ne i32 %twice, 0
  %again = or i1 %set, %more
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %twice
}
