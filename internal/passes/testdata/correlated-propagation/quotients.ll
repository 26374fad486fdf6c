; Divisions whose quotient is 0 or 1: neighbours on a ring, and sums of two places.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @use(i32)

; The next place is 0 after the last one, the previous one the last one before 0. The sum with two may be twice the divisor.
define void @neighbours(i32 %i, i32 %n) {
entry:
  %p = icmp sge i32 %i, 0
  %c = icmp slt i32 %i, %n
  %b = and i1 %p, %c
  br i1 %b, label %in, label %out
in:
  %x = add nsw i32 %i, 1
  %next = srem i32 %x, %n
  call void @use(i32 %next)
  %y = add nsw i32 %i, -1
  %z = add nsw i32 %y, %n
  %previous = srem i32 %z, %n
  call void @use(i32 %previous)
  %turn = sdiv i32 %x, %n
  call void @use(i32 %turn)
  %w = add nsw i32 %i, 2
  %far = srem i32 %w, %n
  call void @use(i32 %far)
  br label %out
out:
  ret void
}

; A difference around the ring: signed parts that do not overflow, and unsigned ones of small numbers. Without either, the sum may wrap around.
define void @differences(i32 %i, i32 %j, i32 %n) {
entry:
  %c = icmp ult i32 %i, %n
  %d = icmp ult i32 %j, %n
  %b = and i1 %c, %d
  br i1 %b, label %in, label %out
in:
  %x = sub i32 %i, %j
  %y = add i32 %x, %n
  %wraps = urem i32 %y, %n
  call void @use(i32 %wraps)
  %small = icmp ult i32 %n, 1000
  br i1 %small, label %few, label %out
few:
  %r = urem i32 %y, %n
  call void @use(i32 %r)
  %s = add i32 %i, %j
  %q = udiv i32 %s, %n
  call void @use(i32 %q)
  br label %out
out:
  ret void
}

; A thread is less than their number; row and column of an element are less than those of the matrix.
define void @places(i32 %t, i32 %w, i32 %h) {
entry:
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %i1 = add nuw nsw i32 %i, 1
  %right = urem i32 %i1, %n
  call void @use(i32 %right)
  %m = mul nuw i32 %w, %h
  %c = icmp ult i32 %t, %m
  br i1 %c, label %in, label %out
in:
  %x = urem i32 %t, %w
  %x1 = add i32 %x, 1
  %column = urem i32 %x1, %w
  call void @use(i32 %column)
  %y = udiv i32 %t, %w
  %y1 = add i32 %y, 1
  %row = urem i32 %y1, %h
  call void @use(i32 %row)
  br label %out
out:
  ret void
}

; A place that steps around a ring. The second one steps by two.
define void @ring(i32 %n, i32 %m) {
entry:
  %some = icmp ugt i32 %n, 1
  br i1 %some, label %loop, label %out
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = phi i32 [ 0, %entry ], [ %r, %loop ]
  %q = phi i32 [ 1, %entry ], [ %s, %loop ]
  call void @use(i32 %p)
  call void @use(i32 %q)
  %p1 = add i32 %p, 1
  %r = urem i32 %p1, %n
  %q2 = add i32 %q, 2
  %s = urem i32 %q2, %n
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %m
  br i1 %c, label %loop, label %out
out:
  ret void
}

; Constant divisors, by ranges.
define void @constants(i32 %i) {
entry:
  %c = icmp ult i32 %i, 90
  br i1 %c, label %in, label %out
in:
  %x = urem i32 %i, 48
  call void @use(i32 %x)
  %q = udiv i32 %i, 48
  call void @use(i32 %q)
  %y = urem i32 %i, 44
  call void @use(i32 %y)
  %z = add nuw nsw i32 %i, 100
  %w = urem i32 %z, 100
  call void @use(i32 %w)
  br label %out
out:
  ret void
}

; A loop to the next place and one further: the comparison that replaces the division has no range yet.
define void @bound(i32 %i, i32 %n) {
entry:
  %p = icmp sge i32 %i, 0
  %c = icmp slt i32 %i, %n
  %b = and i1 %p, %c
  br i1 %b, label %in, label %out
in:
  %x = add nsw i32 %i, 1
  %next = srem i32 %x, %n
  %end = add nsw i32 %next, 1
  br label %loop
loop:
  %j = phi i32 [ 0, %in ], [ %j1, %loop ]
  call void @use(i32 %j)
  %j1 = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j1, %end
  br i1 %more, label %loop, label %out
out:
  ret void
}

; By a power of two it is a mask.
define void @masks(i32 %i) {
entry:
  %c = icmp ult i32 %i, 90
  br i1 %c, label %in, label %out
in:
  %x = srem i32 %i, 64
  call void @use(i32 %x)
  br label %out
out:
  ret void
}

; An address one beyond the next place, in another block.
define void @beyond(ptr addrspace(1) %a, i32 %i, i32 %n) {
entry:
  %p = icmp sge i32 %i, 0
  %c = icmp slt i32 %i, %n
  %b = and i1 %p, %c
  br i1 %b, label %in, label %out
in:
  %x = add nsw i32 %i, 1
  %next = srem i32 %x, %n
  %some = icmp ne i32 %next, 7
  br i1 %some, label %more, label %out
more:
  %e = add nsw i32 %next, 1
  %k = sext i32 %e to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %a, i64 %k
  store i32 0, ptr addrspace(1) %q
  br label %out
out:
  ret void
}
