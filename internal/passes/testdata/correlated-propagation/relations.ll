; Comparisons of two values that both vary: what conditions before say about their difference.

declare void @use(i1)
declare i32 @llvm.smin.i32(i32, i32)

; i ≤ n: i - 3 is not above n and i not above n + 2; nothing is known of i + 1.
define void @offsets(i32 %i, i32 %n) {
entry:
  %c = icmp sle i32 %i, %n
  br i1 %c, label %in, label %out
in:
  %l = add nsw i32 %i, -3
  %a = icmp sgt i32 %l, %n
  call void @use(i1 %a)
  %m = add nsw i32 %n, 2
  %b = icmp slt i32 %i, %m
  call void @use(i1 %b)
  %h = add nsw i32 %i, 1
  %d = icmp sle i32 %h, %n
  call void @use(i1 %d)
  %w = add i32 %i, -3
  %e = icmp sgt i32 %w, %n
  call void @use(i1 %e)
  %x = call i32 @llvm.smin.i32(i32 %n, i32 %l)
  %f = icmp eq i32 %x, %l
  call void @use(i1 %f)
  br label %out
out:
  %g = icmp sle i32 %i, %n
  call void @use(i1 %g)
  ret void
}

; By induction: the counter is below its bound in each iteration, also if the loop ends by equality.
define void @counter(i32 %n, ptr addrspace(1) %p) {
entry:
  %some = icmp sgt i32 %n, 2
  br i1 %some, label %up, label %done
up:
  %i = phi i32 [ 0, %entry ], [ %i1, %up ]
  %a = icmp slt i32 %i, %n
  call void @use(i1 %a)
  %i1 = add nuw nsw i32 %i, 1
  %b = icmp sgt i32 %i1, %n
  call void @use(i1 %b)
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %down, label %up
down:
  %k = phi i32 [ %n, %up ], [ %k1, %down ]
  %c = icmp sgt i32 %k, %n
  call void @use(i1 %c)
  %k1 = add nsw i32 %k, -2
  %e = icmp sgt i32 %k1, 0
  br i1 %e, label %down, label %wide
wide:
  %j = phi i32 [ 2, %down ], [ %j1, %wide ]
  %j1 = add nsw i32 %j, 3
  %f = icmp slt i32 %j1, %n
  %g = icmp slt i32 %j, %n
  call void @use(i1 %g)
  br i1 %f, label %wide, label %done
done:
  ret void
}

; Through a value in between, through extensions, and unsigned ones.
define void @chain(i32 %a, i32 %b, i32 %c, i64 %w) {
entry:
  %p = icmp ult i32 %a, %b
  br i1 %p, label %one, label %out
one:
  %q = icmp ule i32 %b, %c
  br i1 %q, label %two, label %out
two:
  %r = icmp ult i32 %a, %c
  call void @use(i1 %r)
  %s = icmp slt i32 %a, %c
  call void @use(i1 %s)
  %t = icmp eq i32 %c, %a
  call void @use(i1 %t)
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %u = icmp uge i64 %x, %y
  call void @use(i1 %u)
  %z = add nuw i64 %x, 1
  %v = icmp ule i64 %z, %y
  call void @use(i1 %v)
  br label %out
out:
  ret void
}

; A value below the lesser of two lengths is below both; one above the greater is above both.
declare i64 @llvm.umin.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)

define void @lengths(i64 %i, i64 %a, i64 %b, i32 %x, i32 %y, i32 %z) {
entry:
  %m = call i64 @llvm.umin.i64(i64 %a, i64 %b)
  %p = icmp ult i64 %i, %m
  br i1 %p, label %one, label %out
one:
  %q = icmp ult i64 %i, %a
  call void @use(i1 %q)
  %r = icmp uge i64 %i, %b
  call void @use(i1 %r)
  %n = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %s = icmp sgt i32 %z, %n
  br i1 %s, label %two, label %out
two:
  %t = icmp sgt i32 %z, %x
  call void @use(i1 %t)
  %u = icmp sle i32 %z, %y
  call void @use(i1 %u)
  br label %out
out:
  ret void
}

; A place that is clamped to the last one is less than the number of places already; the minimum of equal numbers is either.
define void @clamped(i32 %i, i32 %n) {
entry:
  %p = icmp sge i32 %i, 0
  %c = icmp slt i32 %i, %n
  %b = and i1 %p, %c
  br i1 %b, label %in, label %out
in:
  %last = add nsw i32 %n, -1
  %r = call i32 @llvm.smin.i32(i32 %last, i32 %i)
  %r1 = icmp ne i32 %r, 0
  call void @use(i1 %r1)
  %s = call i32 @llvm.smin.i32(i32 %i, i32 %last)
  %s1 = icmp ne i32 %s, 0
  call void @use(i1 %s1)
  %next = add nsw i32 %i, 1
  %t = call i32 @llvm.smin.i32(i32 %next, i32 %last)
  %t1 = icmp ne i32 %t, 0
  call void @use(i1 %t1)
  br label %out
out:
  ret void
}
