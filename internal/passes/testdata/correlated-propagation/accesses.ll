; An address is computed with arithmetic that must not overflow: where memory is accessed at it, the operand is small enough, and so are sums with it.
; A third of the largest number for n*3: i + n does not overflow for i < n, nor does i + n*2.

define void @rows(ptr %p, i32 %n) {
entry:
  %n2 = shl nsw i32 %n, 1
  %n3 = mul nsw i32 %n, 3
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %i1 = add i32 %i, %n
  %i2 = add i32 %i, %n2
  %i3 = add i32 %i, %n3
  %x1 = sext i32 %i1 to i64
  %x2 = sext i32 %i2 to i64
  %x3 = sext i32 %i3 to i64
  %p1 = getelementptr float, ptr %p, i64 %x1
  %p2 = getelementptr float, ptr %p, i64 %x2
  %p3 = getelementptr float, ptr %p, i64 %x3
  store float 1.0, ptr %p1, align 4
  store float 2.0, ptr %p2, align 4
  store float 3.0, ptr %p3, align 4
  %next = add nuw nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %end
end:
  ret void
}

; The access may not be reached: the call need not return.
declare void @f()

define void @call(ptr %p, i32 %n) {
  %n3 = mul nsw i32 %n, 3
  %x = sext i32 %n3 to i64
  %q = getelementptr float, ptr %p, i64 %x
  %s = add i32 %n, 1
  %y = sext i32 %s to i64
  %r = getelementptr float, ptr %p, i64 %y
  call void @f()
  store float 1.0, ptr %q, align 4
  store float 1.0, ptr %r, align 4
  ret void
}

; As above, without the call.
define void @straight(ptr %p, i32 %n) {
  %n3 = mul nsw i32 %n, 3
  %x = sext i32 %n3 to i64
  br label %access
access:
  %q = getelementptr float, ptr %p, i64 %x
  %s = add i32 %n, 1
  %y = sext i32 %s to i64
  %r = getelementptr float, ptr %p, i64 %y
  store float 1.0, ptr %q, align 4
  store float 1.0, ptr %r, align 4
  ret void
}

; A value that is stored may be poison.
define void @stored(ptr %p, ptr %q, i32 %n) {
  %n3 = mul nsw i32 %n, 3
  br label %access
access:
  %s = add i32 %n, 1
  %y = sext i32 %s to i64
  %r = getelementptr float, ptr %p, i64 %y
  store i32 %n3, ptr %q, align 4
  store float 1.0, ptr %r, align 4
  ret void
}

; An address that is chosen may be another one.
define void @chosen(ptr %p, i32 %n, i1 %c) {
  %n3 = mul nsw i32 %n, 3
  br label %access
access:
  %k = select i1 %c, i32 %n3, i32 0
  %s = add i32 %n, 1
  %y = sext i32 %s to i64
  %x = sext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %x
  %r = getelementptr float, ptr %p, i64 %y
  store float 1.0, ptr %q, align 4
  store float 1.0, ptr %r, align 4
  ret void
}

; Without a sign, and sums.
define void @unsigned(ptr %p, i32 %n) {
  %n4 = shl nuw i32 %n, 2
  %m = add nuw i32 %n, 16
  br label %access
access:
  %s = add i32 %n, 8
  %x = zext i32 %n4 to i64
  %y = sext i32 %s to i64
  %z = zext i32 %m to i64
  %q = getelementptr i8, ptr %p, i64 %x
  %r = getelementptr i8, ptr %q, i64 %y
  %t = getelementptr i8, ptr %r, i64 %z
  store float 1.0, ptr %t, align 4
  ret void
}

; Constants that are not folded.
define void @constants(ptr %p, i32 %n) {
  %c = mul nsw i32 7, 3
  br label %access
access:
  %x = sext i32 %c to i64
  %q = getelementptr float, ptr %p, i64 %x
  store float 1.0, ptr %q, align 4
  ret void
}
