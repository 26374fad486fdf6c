; passes: declare-intrinsics, loop-unroll, strip-dead-prototypes
target triple = "nvptx64-nvidia-cuda"

; 1000 iterations are a multiple of the copies; the second way out stays in each. A
; barrier may be copied: all threads that execute one iteration execute each copy (P-18).
define i32 @search(ptr addrspace(1) %p, float %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %found = fcmp oeq float %v, %x
  br i1 %found, label %done, label %latch

latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %i, %loop ], [ -1, %latch ]
  ret i32 %r
}

; As many copies as the program asks for.
define void @asked(ptr addrspace(1) %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, 1000
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}
