; passes: indvars

; A flat index: the odometer of three counters.
define i64 @odometer(ptr %p, i32 %h, i32 %w, i32 %n) {
entry:
  %hw = mul i32 %h, %w
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %acc, %loop ]
  %z = udiv i32 %i, %hw
  %r = urem i32 %i, %hw
  %y = udiv i32 %r, %w
  %x = urem i32 %r, %w
  %zy = add i32 %z, %y
  %zyx = add i32 %zy, %x
  %wide = zext i32 %zyx to i64
  %acc = add i64 %sum, %wide
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 %acc
}

; The sign of the divisor is not known: the remainder wraps at its magnitude, and the quotient steps by its sign.
define i32 @signed(i32 %m, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %acc, %loop ]
  %q = sdiv i32 %i, %m
  %next = add nuw nsw i32 %i, 1
  %r = srem i32 %next, %m
  %qr = xor i32 %q, %r
  %acc = add i32 %sum, %qr
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %acc
}

; As clang unrolls it: frozen numbers, a step of two, and a bound that is even and not zero.
define i32 @unrolled(i32 %m, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %more1, label %out
more1:
  %one = icmp eq i32 %n, 1
  br i1 %one, label %out, label %pre
pre:
  %even = and i32 %n, 2147483646
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %next, %loop ]
  %iter = phi i32 [ 0, %pre ], [ %iter.next, %loop ]
  %sum = phi i32 [ 0, %pre ], [ %acc, %loop ]
  %f = freeze i32 %i
  %q = sdiv i32 %f, %m
  %i1 = or disjoint i32 %i, 1
  %f1 = freeze i32 %i1
  %r = srem i32 %f1, %m
  %qr = xor i32 %q, %r
  %acc = add i32 %sum, %qr
  %next = add nuw nsw i32 %i, 2
  %iter.next = add i32 %iter, 2
  %more = icmp eq i32 %iter.next, %even
  br i1 %more, label %out, label %loop
out:
  %res = phi i32 [ 0, %entry ], [ 0, %more1 ], [ %acc, %loop ]
  ret i32 %res
}

; Not: the loop may be left before it divides by zero, and its first quotient is not known.
define i32 @later(i32 %m, i32 %n, i32 %first, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %acc, %latch ]
  %v = load i32, ptr %p
  %stop = icmp eq i32 %v, %i
  br i1 %stop, label %out, label %latch
latch:
  %r = urem i32 %i, %m
  %acc = add i32 %sum, %r
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  %res = phi i32 [ %sum, %loop ], [ %acc, %latch ]
  ret i32 %res
}

; Not: only some iterations divide.
define i32 @some(i32 %m, i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %acc, %latch ]
  %v = load i32, ptr %p
  %if = icmp eq i32 %v, %i
  br i1 %if, label %divide, label %latch
divide:
  %r = urem i32 %i, %m
  br label %latch
latch:
  %add = phi i32 [ 0, %loop ], [ %r, %divide ]
  %acc = add i32 %sum, %add
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %acc
}
