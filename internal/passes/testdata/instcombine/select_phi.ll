; A select of a phi of constants is a phi of the operands that are chosen.
define i32 @constants(i32 %t, i32 %a, i32 %b, i32 %old) {
entry:
  switch i32 %t, label %d [
    i32 0, label %x
    i32 1, label %y
  ]
x:
  br label %d
y:
  br label %d
d:
  %c = phi i1 [ false, %x ], [ true, %y ], [ true, %entry ]
  %v = phi i32 [ %a, %x ], [ %b, %y ], [ 1, %entry ]
  %r = select i1 %c, i32 %v, i32 %old
  ret i32 %r
}

; One condition may be computed, if its predecessor has no other successor.
define i32 @computed(i32 %t, i32 %a, i32 %b, i1 %e, i32 %old) {
entry:
  %z = icmp eq i32 %t, 0
  br i1 %z, label %x, label %d
x:
  %w = mul i32 %a, %b
  br label %d
d:
  %c = phi i1 [ %e, %x ], [ true, %entry ]
  %v = phi i32 [ %w, %x ], [ %b, %entry ]
  %r = select i1 %c, i32 %v, i32 %old
  ret i32 %r
}

; The first iteration of a loop.
define i32 @loop(i32 %n, i32 %a) {
entry:
  br label %h
h:
  %first = phi i1 [ true, %entry ], [ false, %h ]
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %s = phi i32 [ 5, %entry ], [ %s1, %h ]
  %v = select i1 %first, i32 %a, i32 %s
  %s1 = mul i32 %v, 3
  %i1 = add i32 %i, 1
  %t = icmp slt i32 %i1, %n
  br i1 %t, label %h, label %exit
exit:
  ret i32 %s1
}

; Not: an operand that is computed in the block, a condition that is used otherwise, no phi to choose from.
define i32 @later(i1 %z, i32 %a, i32 %old) {
entry:
  br i1 %z, label %x, label %d
x:
  call void @other()
  br label %d
d:
  %c = phi i1 [ false, %x ], [ true, %entry ]
  %v = phi i32 [ %a, %x ], [ 7, %entry ]
  %w = load volatile i32, ptr addrspace(1) null
  %r = select i1 %c, i32 %v, i32 %w
  ret i32 %r
}

define i32 @branch(i1 %z, i32 %a, i32 %old, ptr %p) {
entry:
  br i1 %z, label %x, label %d
x:
  call void @other()
  br label %d
d:
  %c = phi i1 [ false, %x ], [ true, %entry ]
  %v = phi i32 [ %a, %x ], [ 7, %entry ]
  store i1 %c, ptr %p
  %r = select i1 %c, i32 %v, i32 %old
  ret i32 %r
}

define i32 @nophi(i1 %z, i32 %a, i32 %old) {
entry:
  br i1 %z, label %x, label %d
x:
  call void @other()
  br label %d
d:
  %c = phi i1 [ false, %x ], [ true, %entry ]
  %r = select i1 %c, i32 %a, i32 %old
  ret i32 %r
}

declare void @other() convergent

; A counter that is stepped if the loop goes on.
declare void @use(i64)
define i64 @after_branch(i64 %n) {
entry:
  br label %loop
loop:
  %c = phi i64 [ %n, %entry ], [ %d, %body ]
  %p = icmp sgt i64 %c, 0
  %less = add i64 %c, -1
  %d = select i1 %p, i64 %less, i64 %c
  br i1 %p, label %body, label %exit
body:
  call void @use(i64 %d)
  br label %loop
exit:
  %e = phi i64 [ %d, %loop ]
  ret i64 %e
}

; The select and the block that its condition does not decide.
define i64 @before_branch(i1 %p, i64 %a, i64 %b) {
entry:
  %d = select i1 %p, i64 %a, i64 %b
  br i1 %p, label %left, label %join
left:
  call void @use(i64 %d)
  br label %join
join:
  ret i64 %d
}
