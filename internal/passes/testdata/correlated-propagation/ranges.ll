; Ranges of integers by the conditions on the way (P-20): what is not negative is divided, shifted and extended
; without a sign, comparisons that can only go one way are decided.

declare void @use(i64)
declare void @llvm.assume(i1)
declare i32 @llvm.smax.i32(i32, i32)

; By induction: low starts at 0 and high above it; the middle is never negative.
define i32 @halves(ptr addrspace(1) %a, i32 %key, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %low = phi i32 [ 0, %entry ], [ %low1, %loop ]
  %high = phi i32 [ %n, %entry ], [ %high1, %loop ]
  %sum = add nsw i32 %low, %high
  %mid = sdiv i32 %sum, 2
  %at = sext i32 %mid to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %at
  %x = load i32, ptr addrspace(1) %p
  %less = icmp slt i32 %x, %key
  %mid1 = add nsw i32 %mid, 1
  %low1 = select i1 %less, i32 %mid1, i32 %low
  %high1 = select i1 %less, i32 %high, i32 %mid
  %more = icmp slt i32 %low1, %high1
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ 0, %entry ], [ %low1, %loop ]
  ret i32 %r
}

; A counter below 100: its remainder by 128 is itself, and the test for 200 is always true.
define void @counter(i32 %n) {
entry:
  %bound = icmp ult i32 %n, 100
  br i1 %bound, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %r = srem i32 %i, 128
  %small = icmp slt i32 %r, 200
  br i1 %small, label %next, label %done
next:
  %w = sext i32 %r to i64
  call void @use(i64 %w)
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

; Both below 2^32: 32 bits divide them.
define i64 @narrow(i64 %x, i64 %y) {
  %a = icmp ult i64 %x, 100000
  call void @llvm.assume(i1 %a)
  %b = icmp ult i64 %y, 4294967296
  br i1 %b, label %small, label %big
small:
  %q = udiv i64 %x, %y
  ret i64 %q
big:
  %z = udiv i64 %x, %y
  ret i64 %z
}

; Nothing is known where the condition does not hold, and the counter that wraps around is not below its start.
define i32 @unknown(i32 %x, i1 %c) {
entry:
  %positive = icmp sgt i32 %x, 5
  br i1 %positive, label %yes, label %no
yes:
  %a = sdiv i32 %x, 3
  %m = call i32 @llvm.smax.i32(i32 %x, i32 4)
  %s = add i32 %a, %m
  ret i32 %s
no:
  br label %loop
loop:
  %i = phi i32 [ 7, %no ], [ %i1, %loop ]
  %d = sdiv i32 %i, 3
  %i1 = add i32 %i, %d
  br i1 %c, label %loop, label %done
done:
  %e = sdiv i32 %x, 3
  %t = add i32 %d, %e
  ret i32 %t
}

; A case tells the number; the default does not.
define i32 @cases(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 3, label %few
                                i32 9, label %few ]
few:
  %a = ashr i32 %x, 1
  %b = icmp ult i32 %a, 5
  %c = zext i1 %b to i32
  ret i32 %c
other:
  %d = ashr i32 %x, 1
  ret i32 %d
}

; The latch's condition narrows i, and so the quotient of i - 1, which is the next i: it is never negative.
define void @climb(ptr %p, i32 %n) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %body, label %exit

body:
  %i = phi i32 [ %n, %entry ], [ %q, %body ]
  %m = add nsw i32 %i, -1
  %q = sdiv i32 %m, 2
  store volatile i32 %q, ptr %p, align 4
  %c = icmp sgt i32 %i, 2
  br i1 %c, label %body, label %exit

exit:
  ret void
}

; Without a bound on the first i the quotient may be negative.
define void @climb_from_anywhere(ptr %p, i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ %n, %entry ], [ %q, %body ]
  %m = add nsw i32 %i, -1
  %q = sdiv i32 %m, 2
  store volatile i32 %q, ptr %p, align 4
  %c = icmp sgt i32 %i, 2
  br i1 %c, label %body, label %exit

exit:
  ret void
}

; What has been computed before a condition is narrowed with its operands, and a condition that is computed before its branch is decided there.
define i64 @computed_before(i32 %x, i64 %n, ptr %p) {
entry:
  %less = add i32 %x, -1
  %wide = sext i32 %less to i64
  %odd = icmp sgt i32 %less, -3
  %small = icmp ult i32 %x, 100
  br i1 %small, label %some, label %none
some:
  %positive = icmp ne i32 %x, 0
  br i1 %positive, label %then, label %none
then:
  br i1 %odd, label %decided, label %none
decided:
  %again = sext i32 %less to i64
  %q = sdiv i64 %again, 5
  %r = add i64 %q, %wide
  ret i64 %r
none:
  ret i64 %wide
}

; The cases of a switch stay alike.
define i32 @cases_stay_alike(i32 %x) {
entry:
  %more = add i32 %x, 1
  switch i32 %x, label %other [
    i32 3, label %three
    i32 4, label %four
  ]
three:
  %a = mul i32 %more, 7
  ret i32 %a
four:
  %b = mul i32 %more, 7
  ret i32 %b
other:
  ret i32 0
}
