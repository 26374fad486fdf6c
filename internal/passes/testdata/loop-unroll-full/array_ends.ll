; passes: loop-unroll-full, sroa
; A loop that stores to each element of a local array in turn is executed no more often than the array has elements, however often its counter says.

define void @items(ptr %in, ptr %out, i32 %t, i32 %n) {
entry:
  %v = alloca [2 x float]
  %any = icmp slt i32 %t, %n
  br i1 %any, label %read, label %exit
read:
  %k = phi i32 [ %t, %entry ], [ %k1, %read ]
  %c = phi i32 [ 0, %entry ], [ %c1, %read ]
  %p = getelementptr float, ptr %in, i32 %k
  %x = load float, ptr %p
  %y = fmul float %x, 2.0
  %q = getelementptr [2 x float], ptr %v, i64 0, i32 %c
  store float %y, ptr %q
  %c1 = add nuw nsw i32 %c, 1
  %k1 = add nsw i32 %k, 256
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %read, label %next
next:
  br label %write
write:
  %l = phi i32 [ %t, %next ], [ %l1, %write ]
  %d = phi i32 [ 0, %next ], [ %d1, %write ]
  %r = getelementptr [2 x float], ptr %v, i64 0, i32 %d
  %z = load float, ptr %r
  %s = getelementptr float, ptr %out, i32 %l
  store float %z, ptr %s
  %d1 = add nuw nsw i32 %d, 1
  %l1 = add nsw i32 %l, 256
  %again = icmp slt i32 %l1, %n
  br i1 %again, label %write, label %exit
exit:
  ret void
}

; The array is longer than the loop is worth copying, the loop may end before its access, and an access under a condition bounds nothing.
define float @long(ptr %in, i32 %n, i32 %j) {
entry:
  %v = alloca [64 x float]
  br label %read
read:
  %c = phi i32 [ 0, %entry ], [ %c1, %read ]
  %p = getelementptr float, ptr %in, i32 %c
  %x = load float, ptr %p
  %q = getelementptr [64 x float], ptr %v, i64 0, i32 %c
  store float %x, ptr %q
  %c1 = add nuw nsw i32 %c, 1
  %more = icmp slt i32 %c1, %n
  br i1 %more, label %read, label %exit
exit:
  %r = getelementptr [64 x float], ptr %v, i64 0, i32 %j
  %z = load float, ptr %r
  ret float %z
}
define float @ends(ptr %in, i32 %n) {
entry:
  %v = alloca [2 x float]
  br label %read
read:
  %c = phi i32 [ 0, %entry ], [ %c1, %read ]
  call void @may_exit(i32 %c)
  %p = getelementptr float, ptr %in, i32 %c
  %x = load float, ptr %p
  %q = getelementptr [2 x float], ptr %v, i64 0, i32 %c
  store float %x, ptr %q
  %c1 = add nuw nsw i32 %c, 1
  %more = icmp slt i32 %c1, %n
  br i1 %more, label %read, label %exit
exit:
  %z = load float, ptr %v
  ret float %z
}
define float @conditional(ptr %in, i32 %n) {
entry:
  %v = alloca [2 x float]
  br label %read
read:
  %c = phi i32 [ 0, %entry ], [ %c1, %latch ]
  %p = getelementptr float, ptr %in, i32 %c
  %x = load float, ptr %p
  %some = fcmp ogt float %x, 0.0
  br i1 %some, label %keep, label %latch
keep:
  %q = getelementptr [2 x float], ptr %v, i64 0, i32 %c
  store float %x, ptr %q
  br label %latch
latch:
  %c1 = add nuw nsw i32 %c, 1
  %more = icmp slt i32 %c1, %n
  br i1 %more, label %read, label %exit
exit:
  %z = load float, ptr %v
  ret float %z
}
declare void @may_exit(i32)
