; 64 iterations of which a copy keeps less than half are unrolled: bits that the counter chooses are in one half of a number of 64 bits, and
; shifts by the counter are by constants. The sum of 64 products is as long in copies as in the loop, which remains.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

define i64 @equal_bytes(ptr %p, i8 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m1, %loop ]
  %x = zext i32 %i to i64
  %g = getelementptr i8, ptr %p, i64 %x
  %v = load i8, ptr %g
  %e = icmp eq i8 %v, %c
  %z = zext i1 %e to i64
  %s = shl i64 %z, %x
  %m1 = or i64 %m, %s
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp eq i32 %i1, 64
  br i1 %d, label %exit, label %loop
exit:
  ret i64 %m1
}

define float @products(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %x = zext i32 %i to i64
  %g = getelementptr float, ptr %p, i64 %x
  %a = load float, ptr %g
  %h = getelementptr float, ptr %q, i64 %x
  %b = load float, ptr %h
  %ab = fmul float %a, %b
  %cd = fmul float %ab, %a
  %s1 = fadd float %s, %cd
  %s2 = fadd float %s1, %b
  %i1 = add nuw nsw i32 %i, 1
  %d = icmp eq i32 %i1, 64
  br i1 %d, label %exit, label %loop
exit:
  ret float %s2
}
