; Steps by two until the counter is equal to an even bound: the number of iterations is half of the distance.

define float @even(ptr %p, i32 %n) {
entry:
  %bound = and i32 %n, 2147483646
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %t = fadd float %s, %x
  %next = add i32 %i, 2
  %more = icmp ne i32 %next, %bound
  br i1 %more, label %loop, label %done

done:
  ret float %t
}

; An odd bound is never met, and nobody says that it is even.
define float @unknown(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %t = fadd float %s, %x
  %next = add i32 %i, 2
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret float %t
}
