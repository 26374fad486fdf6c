; passes: loop-unroll-full
; The bound of the inner loop is computed by an intrinsic, as instcombine writes max(n - i, 2): four, three and two steps.

define i32 @triangle(ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s2, %latch ]
  %left = sub nsw i32 4, %i
  %n = call i32 @llvm.smax.i32(i32 %left, i32 2)
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %s1 = phi i32 [ %s, %outer ], [ %s2, %inner ]
  %k = add i32 %i, %j
  %a = getelementptr i32, ptr %p, i32 %k
  %x = load i32, ptr %a
  %s2 = xor i32 %s1, %x
  %j1 = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %j1, %n
  br i1 %more, label %inner, label %latch

latch:
  %i1 = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %i1, 3
  br i1 %again, label %outer, label %exit

exit:
  ret i32 %s2
}

; An intrinsic steps the counter: 4095, of which 12 bits are set, then 12 and 2.
define i32 @counter(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 4095, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %a
  %s1 = xor i32 %s, %x
  %next = call i32 @llvm.ctpop.i32(i32 %i)
  %more = icmp ugt i32 %next, 1
  br i1 %more, label %loop, label %exit

exit:
  ret i32 %s1
}

declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
