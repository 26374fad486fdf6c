; What clang's unrolling leaves: a counter of rounds, without flags, beside the counter that addresses have. The one that
; is kept does not overflow: the address of an iteration too many would be poison, and the bound is not negative.

define float @rounds(ptr %p, i32 %n) {
entry:
  %bound = and i32 %n, 2147483646
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %t = fadd float %s, %x
  %i.next = add nuw nsw i32 %i, 2
  %k.next = add i32 %k, 2
  %more = icmp ne i32 %k.next, %bound
  br i1 %more, label %loop, label %done

done:
  ret float %t
}

; The bound may be negative.
define float @any_bound(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  %t = fadd float %s, %x
  %i.next = add nuw nsw i32 %i, 2
  %k.next = add i32 %k, 2
  %more = icmp ne i32 %k.next, %n
  br i1 %more, label %loop, label %done

done:
  ret float %t
}

; The access is not executed in each iteration.
define float @sometimes(ptr %p, i32 %n, i1 %c) {
entry:
  %bound = and i32 %n, 2147483646
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %s = phi float [ 0.0, %entry ], [ %t, %latch ]
  br i1 %c, label %then, label %latch

then:
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr %p, i64 %w
  %x = load float, ptr %a
  br label %latch

latch:
  %t = phi float [ %s, %loop ], [ %x, %then ]
  %i.next = add nuw nsw i32 %i, 2
  %k.next = add i32 %k, 2
  %more = icmp ne i32 %k.next, %bound
  br i1 %more, label %loop, label %done

done:
  ret float %t
}
