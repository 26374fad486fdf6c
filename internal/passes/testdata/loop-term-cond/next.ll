; The counter of a loop that is not to be unrolled is stepped after the test at the end: it needs one register then, and the test does
; not wait for the step.

declare void @use(i32)
declare i32 @step(i32)

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

; The next value is used before the test, which moves up.
define void @used() {
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

; The test needs the next value, or one that is computed in the iteration, or looks at another value: nothing moves.
define void @stays(i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %inext, %first ]
  %inext = add nuw nsw i32 %i, 1
  call void @use(i32 %inext)
  %bound = mul i32 %inext, %n
  %imore = icmp slt i32 %i, %bound
  br i1 %imore, label %first, label %between, !llvm.loop !0

between:
  br label %second

second:
  %j = phi i32 [ 0, %between ], [ %jnext, %second ]
  %jnext = add nuw nsw i32 %j, 1
  call void @use(i32 %j)
  %jmore = icmp slt i32 %jnext, %n
  br i1 %jmore, label %second, label %last, !llvm.loop !0

last:
  br label %third

third:
  %k = phi i32 [ 0, %last ], [ %knext, %third ]
  %knext = call i32 @step(i32 %k)
  call void @use(i32 %n)
  %kmore = icmp slt i32 %k, %n
  br i1 %kmore, label %third, label %done, !llvm.loop !0

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
