; The branch of the inner header is the latch of the outer loop: each loop keeps its own metadata.

define void @nest(ptr %p, i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %inner ]
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i, %n
  br i1 %c, label %before, label %done
before:
  br label %inner
inner:
  %j = phi i32 [ 0, %before ], [ %j1, %body ]
  %d = icmp slt i32 %j, %m
  br i1 %d, label %body, label %outer, !llvm.loop !0
body:
  %q = getelementptr i32, ptr %p, i32 %j
  store volatile i32 %i, ptr %q
  %j1 = add i32 %j, 1
  br label %inner, !llvm.loop !2
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
