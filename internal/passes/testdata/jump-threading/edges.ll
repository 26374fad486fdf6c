; Two switches on the same number: each case of the first one goes to its case of the second, and numbers that are no case to the default.
define i32 @twice(i32 %x, ptr %p) {
entry:
  switch i32 %x, label %other [ i32 0, label %zero
                                i32 1, label %one ]
zero:
  br label %join
one:
  store i32 1, ptr %p
  br label %join
other:
  store i32 2, ptr %p
  br label %join
join:
  %v = phi i32 [ 5, %zero ], [ 7, %one ], [ 9, %other ]
  switch i32 %x, label %rest [ i32 0, label %a
                               i32 1, label %b ]
a:
  %va = mul i32 %v, 3
  br label %done
b:
  %vb = add i32 %v, 3
  br label %done
rest:
  %vr = sub i32 %v, 3
  br label %done
done:
  %r = phi i32 [ %va, %a ], [ %vb, %b ], [ %vr, %rest ]
  ret i32 %r
}

; The same condition, and a comparison that the range of the number decides.
define i32 @ranges(i32 %x, i1 %c, ptr %p) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 1, ptr %p
  br label %join
no:
  store i32 2, ptr %p
  br label %join
join:
  br i1 %c, label %a, label %b
a:
  %l = icmp ult i32 %x, 10
  br i1 %l, label %low, label %high
low:
  store i32 3, ptr %p
  br label %meet
high:
  store i32 4, ptr %p
  br label %meet
meet:
  %m = icmp ugt i32 %x, 9
  br i1 %m, label %big, label %small
big:
  store i32 5, ptr %p
  ret i32 5
small:
  ret i32 6
b:
  ret i32 7
}

; One predecessor says nothing: the branch would remain, and both sides would be without what they have in common.
define i32 @one_side(i32 %x, ptr %p) {
entry:
  %n = icmp slt i32 %x, 0
  br i1 %n, label %neg, label %pos
neg:
  store i32 1, ptr %p
  br label %join
pos:
  store i32 2, ptr %p
  br label %join
join:
  switch i32 %x, label %rest [ i32 1, label %a
                               i32 5, label %b ]
a:
  ret i32 1
b:
  ret i32 2
rest:
  ret i32 3
}

; x is another number in each iteration: what the branch before the latch says is about the last one.
define void @next(ptr %p) {
entry:
  br label %head
head:
  %x = load volatile i32, ptr %p
  %c = icmp eq i32 %x, 0
  br i1 %c, label %exit, label %body
body:
  store volatile i32 1, ptr %p
  br label %head
exit:
  ret void
}

; Loops over a tuple of Python: the test stands before the choice of an element, and again after it.
define float @tuple(ptr %p, ptr %q, float %z) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %k, %body ]
  %s = phi float [ %z, %entry ], [ %t, %body ]
  %more = icmp slt i64 %i, 3
  br i1 %more, label %choose, label %join
choose:
  switch i64 %i, label %never [ i64 0, label %chosen
                                i64 1, label %first
                                i64 -2, label %first
                                i64 2, label %second ]
never:
  ret float 0.0
first:
  store i32 1, ptr %p
  br label %chosen
second:
  store i32 2, ptr %p
  br label %chosen
chosen:
  %c = phi ptr [ %p, %choose ], [ %q, %first ], [ %p, %second ]
  %j = add i64 %i, 1
  br label %join
join:
  %k = phi i64 [ %i, %loop ], [ %j, %chosen ]
  %a = phi ptr [ null, %loop ], [ %c, %chosen ]
  br i1 %more, label %body, label %exit
body:
  %x = load float, ptr %a
  %t = fadd float %s, %x
  br label %loop
exit:
  ret float %s
}
