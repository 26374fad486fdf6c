; Branches: fall-through, conditions that are folded into the branch, both ways alike.
target triple = "nvptx64-nvidia-cuda"

define i32 @diamond(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  br i1 %c, label %a, label %b
a:
  %p = mul i32 %x, 3
  br label %j
b:
  %q = add i32 %y, 7
  br label %j
j:
  %r = phi i32 [ %p, %a ], [ %q, %b ]
  ret i32 %r
}

define i32 @truth(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  %r = sub i32 0, %x
  ret i32 %r
}

define i32 @negated(i32 %x) {
  %c = icmp eq i32 %x, 0
  %n = xor i1 %c, true
  br i1 %n, label %a, label %b
a:
  %r = udiv i32 100, %x
  ret i32 %r
b:
  ret i32 1
}

define i32 @both(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 0
  %b = icmp sgt i32 %y, 0
  %c = and i1 %a, %b
  br i1 %c, label %t, label %f
t:
  ret i32 1
f:
  ret i32 2
}

define i32 @either(i32 %x, float %y) {
  %a = icmp sgt i32 %x, 0
  %b = fcmp ult float %y, 1.0
  %c = or i1 %a, %b
  br i1 %c, label %t, label %f
t:
  ret i32 1
f:
  ret i32 2
}

define i32 @same(i32 %x, i1 %c) {
  br i1 %c, label %t, label %t
t:
  ret i32 %x
}

define i32 @loop(i32 %n) {
entry:
  %m = and i32 %n, 31
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 1, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ule i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  ret i32 %t
}

define i32 @constant(i32 %x) {
  br i1 true, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 0
}

define i32 @truths_eq(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp eq i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ne(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ne i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ugt(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ugt i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_uge(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp uge i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ult(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ult i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_ule(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp ule i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_sgt(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp sgt i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_sge(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp sge i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_slt(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp slt i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

define i32 @truths_sle(i32 %x, i32 %y) {
  %a = icmp sgt i32 %x, 1
  %b = icmp ult i32 %y, 5
  %c = icmp sle i1 %a, %b
  br i1 %c, label %t, label %f
t:
  %r = mul i32 %x, 3
  ret i32 %r
f:
  ret i32 %y
}

; Neither successor of the loop's end follows it: the branch back is the conditional one, which ptxas does not unroll.
define i32 @loop_before_other(i32 %x, i1 %c) {
  %n = and i32 %x, 7
  br i1 %c, label %loop, label %other
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %s = phi i32 [ 1, %0 ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %end = icmp ugt i32 %j, %n
  br i1 %end, label %exit, label %loop
other:
  %o = xor i32 %x, 21
  br label %exit
exit:
  %r = phi i32 [ %t, %loop ], [ %o, %other ]
  ret i32 %r
}
