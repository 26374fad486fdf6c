; passes: declare-intrinsics, loop-unroll-full, loop-unroll, simple-loop-unswitch, strip-dead-prototypes
target triple = "nvptx64-nvidia-cuda"

; optsize: no copies of a loop, but what is asked for.
define ptx_kernel void @small(ptr addrspace(1) %p, i32 %n, i1 %c) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  br i1 %c, label %yes, label %latch
yes:
  store i32 %i, ptr addrspace(1) %a
  br label %latch
latch:
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %second
second:
  %j = phi i32 [ 0, %latch ], [ %jnext, %second ]
  %b = getelementptr i32, ptr addrspace(1) %p, i32 %j
  store i32 %j, ptr addrspace(1) %b
  %jnext = add nsw i32 %j, 1
  %jmore = icmp slt i32 %jnext, 8
  br i1 %jmore, label %second, label %third
third:
  %k = phi i32 [ 0, %second ], [ %knext, %third ]
  %d = getelementptr i32, ptr addrspace(1) %p, i32 %k
  store i32 %k, ptr addrspace(1) %d
  %knext = add nsw i32 %k, 1
  %kmore = icmp slt i32 %knext, 3
  br i1 %kmore, label %third, label %exit, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
