; After an assumption its condition holds, and an integer that is assumed to be a constant is that constant.
declare void @llvm.assume(i1)
declare void @use(i32)

define i32 @constant(i32 %x, i1 %b) {
  %before = add i32 %x, 1
  %c = icmp eq i32 %x, 128
  call void @llvm.assume(i1 %c)
  %after = add i32 %x, 2
  br i1 %b, label %one, label %two
one:
  %y = mul i32 %x, 3
  br label %two
two:
  %p = phi i32 [ %y, %one ], [ %x, %0 ]
  call void @use(i32 %before)
  call void @use(i32 %after)
  ret i32 %p
}

define i32 @condition(i32 %x, i32 %y) {
  %c = icmp slt i32 %x, %y
  %d = zext i1 %c to i32
  call void @use(i32 %d)
  call void @llvm.assume(i1 %c)
  %e = zext i1 %c to i32
  call void @use(i32 %e)
  %same = icmp sgt i32 %y, %x
  %opposite = icmp sge i32 %x, %y
  %r = select i1 %same, i32 5, i32 %x
  %s = select i1 %opposite, i32 %r, i32 %y
  ret i32 %s
}

; An assumption in one block says nothing about its sibling.
define i32 @sibling(i32 %x, i1 %b) {
  br i1 %b, label %one, label %two
one:
  %c = icmp eq i32 %x, 128
  call void @llvm.assume(i1 %c)
  ret i32 %x
two:
  ret i32 %x
}

; A loop: what precedes the assumption in its block is executed again, with another value.
define i32 @again(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = load volatile i32, ptr %p
  %w = add i32 %v, %i
  call void @use(i32 %w)
  %c = icmp eq i32 %v, 4
  call void @llvm.assume(i1 %c)
  %next = add i32 %i, %v
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %done
done:
  ret i32 %v
}
