; Known branches, straight lines, empty blocks, small ifs; P-18: nothing convergent
; becomes conditional or unconditional.
declare void @llvm.nvvm.barrier0()
declare void @effect()

define i32 @known(i32 %x) {
  br i1 true, label %a, label %b
a:
  switch i32 2, label %c [ i32 1, label %b
                           i32 2, label %d ]
b:
  ret i32 1
c:
  ret i32 2
d:
  %p = phi i32 [ %x, %a ]
  ret i32 %p
}

define i32 @diamond(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  br i1 %c, label %t, label %e
t:
  %x = add i32 %a, 1
  br label %j
e:
  %y = sub i32 %b, %a
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ %y, %e ]
  ret i32 %r
}

; A division might trap where it was not executed: the branch stays.
define i32 @no_division(i32 %a, i32 %b) {
  %c = icmp ne i32 %b, 0
  br i1 %c, label %t, label %j
t:
  %x = udiv i32 %a, %b
  br label %j
j:
  %r = phi i32 [ %x, %t ], [ 0, %0 ]
  ret i32 %r
}

define void @barrier_in_if(i1 %c) {
  br i1 %c, label %t, label %j
t:
  call void @llvm.nvvm.barrier0()
  br label %j
j:
  ret void
}

define void @both(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, 10
  br i1 %c, label %second, label %no
second:
  %d = icmp sgt i32 %b, 20
  br i1 %d, label %yes, label %no
yes:
  call void @effect()
  br label %no
no:
  ret void
}

; A condition that is a phi of constants on some ways.
define void @threaded(i1 %a, i32 %x) {
  br i1 %a, label %rhs, label %test
rhs:
  call void @effect()
  %b = icmp eq i32 %x, 3
  br label %test
test:
  %c = phi i1 [ false, %0 ], [ %b, %rhs ]
  br i1 %c, label %yes, label %no
yes:
  call void @effect()
  br label %no
no:
  ret void
}

define i32 @impossible(i32 %x) {
  switch i32 %x, label %never [ i32 0, label %a
                                i32 1, label %b ]
a:
  ret i32 10
b:
  ret i32 20
never:
  unreachable
}

; Conditions of one branch that come in a chain become one, also when two of them are one already.
define void @border(i32 %x, i32 %y, i32 %w, i32 %h, ptr %p) {
entry:
  %a = icmp eq i32 %x, 0
  br i1 %a, label %edge, label %second
second:
  %b = icmp eq i32 %y, 0
  br i1 %b, label %edge, label %third
third:
  %w1 = add i32 %w, -1
  %c = icmp eq i32 %x, %w1
  br i1 %c, label %edge, label %fourth
fourth:
  %d = icmp eq i32 %y, %h
  br i1 %d, label %edge, label %inner
edge:
  store i32 0, ptr %p
  ret void
inner:
  store i32 1, ptr %p
  store i32 2, ptr %p
  ret void
}
