; A flag in a byte that a select keeps or clears is a truth value in the loop.
define i32 @flag(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %in = phi i8 [ 0, %entry ], [ %in2, %next ]
  %s = phi i32 [ 0, %entry ], [ %s2, %next ]
  %x = load i32, ptr %p, align 4
  %letter = icmp ult i32 %x, 26
  br i1 %letter, label %then, label %else
then:
  %b = trunc i8 %in to i1
  %one = select i1 %b, i32 0, i32 1
  %s1 = add i32 %s, %one
  br label %next
else:
  %space = icmp eq i32 %x, 32
  %tab = icmp eq i32 %x, 40
  %c = select i1 %tab, i8 0, i8 %in
  %keep = select i1 %space, i8 0, i8 %c
  br label %next
next:
  %in2 = phi i8 [ 1, %then ], [ %keep, %else ]
  %s2 = phi i32 [ %s1, %then ], [ %s, %else ]
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  ret i32 %s2
}

; The select is used as a number.
define i8 @number(ptr %p, i32 %n, i1 %k) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %in = phi i8 [ 0, %entry ], [ %keep, %loop ]
  %b = trunc i8 %in to i1
  store i1 %b, ptr %p, align 1
  %keep = select i1 %k, i8 1, i8 %in
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %exit
exit:
  %r = add i8 %keep, %in
  ret i8 %r
}
