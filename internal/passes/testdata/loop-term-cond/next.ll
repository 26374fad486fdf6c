; The test at the end of a loop that is not to be unrolled looks at the next value of its counter, if both
; tests say the same in every iteration; the counter then needs one register.

declare void @use(i32)

define void @not_equal() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i, 15
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; The counter starts anywhere: the sum may overflow, and nobody needs to know that it does not.
define void @from_anywhere(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nsw i32 %i, 1
  %last = icmp eq i32 %i, 15
  br i1 %last, label %done, label %loop, !llvm.loop !0

done:
  ret void
}

; The branch in front says that the counter is above 0.
define void @down(i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nsw i32 %i, -1
  %more = icmp sgt i32 %i, 1
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; Here nothing says so: of the smallest number, 1 cannot be taken.
define void @down_from_anywhere(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add i32 %i, -1
  %more = icmp sgt i32 %i, 1
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

define void @halves() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 16, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = lshr i32 %i, 1
  %more = icmp ugt i32 %i, 1
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; The new value is used further up.
define void @used_above() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  call void @use(i32 %next)
  %more = icmp ne i32 %i, 15
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

; ptxas may unroll this one.
define void @unrollable() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @use(i32 %i)
  %next = add nuw nsw i32 %i, 1
  %more = icmp ne i32 %i, 15
  br i1 %more, label %loop, label %done

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
