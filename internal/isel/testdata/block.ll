; Blocks: their order, unreachable ones, loops that are not to be unrolled.
target triple = "nvptx64-nvidia-cuda"

define i32 @not_unrolled(i32 %n) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 1, %entry ], [ %t, %loop ]
  %t = mul i32 %s, 3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret i32 %t
}

define i32 @unrolled_once(i32 %n) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 5
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end, !llvm.loop !2
end:
  ret i32 %j
}

; This one ptxas may unroll.
define i32 @unrolled_at_runtime(i32 %n) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 5
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end, !llvm.loop !4
end:
  ret i32 %j
}

define i32 @unreached(i32 %x) {
  ret i32 %x
dead:
  %y = add i32 %x, 1
  br label %dead
}

define i32 @ends(i1 %c) {
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i32 4
}

define i32 @nested(i32 %n) {
entry:
  %m = and i32 %n, 7
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %ni, %latch ]
  %s = phi i32 [ 0, %entry ], [ %ns, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %nj, %inner ]
  %t = phi i32 [ %s, %outer ], [ %ns, %inner ]
  %p = mul i32 %i, %j
  %ns = add i32 %t, %p
  %nj = add i32 %j, 1
  %c = icmp ult i32 %nj, %m
  br i1 %c, label %inner, label %latch
latch:
  %ni = add i32 %i, 1
  %d = icmp ult i32 %ni, %m
  br i1 %d, label %outer, label %end
end:
  ret i32 %ns
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 1}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.runtime.disable"}
