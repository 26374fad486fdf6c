; passes: loop-unroll-full, instcombine, correlated-propagation, simplifycfg
; The first iterations are peeled off a loop if comparisons of its counter are decided in the others, or a phi is a constant there.
; Iterations that keep alternating are not.
declare void @work(i32)
declare void @sync() convergent

define void @compare(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %first = icmp slt i32 %i, 2
  br i1 %first, label %start, label %latch
start:
  call void @work(i32 %i)
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  call void @work(i32 %n)
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define i32 @constant(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %k = phi i32 [ 7, %entry ], [ %j, %loop ]
  %j = phi i32 [ 5, %entry ], [ 9, %loop ]
  %p = mul i32 %k, %i
  %s1 = xor i32 %s, %p
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s1
}

define void @alternates(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %b = and i32 %i, 4
  %odd = icmp eq i32 %b, 0
  br i1 %odd, label %start, label %latch
start:
  call void @work(i32 %i)
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define i32 @forbidden(i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %k = phi i32 [ 7, %entry ], [ %x, %loop ]
  %p = mul i32 %k, %i
  %s1 = xor i32 %s, %p
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret i32 %s1
}

; An exit from the middle, and a value that is used after the loop.
define i32 @exits(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %latch ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %exit, label %body
body:
  %third = icmp eq i32 %i, 3
  br i1 %third, label %start, label %latch
start:
  call void @sync()
  br label %latch
latch:
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ %i, %loop ], [ -1, %latch ]
  %q = add i32 %r, %v
  ret i32 %q
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
