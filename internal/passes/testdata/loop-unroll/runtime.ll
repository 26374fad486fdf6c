; passes: declare-intrinsics, loop-unroll, strip-dead-prototypes
target triple = "nvptx64-nvidia-cuda"

; The number of iterations is computed in front; the original loop does the rest.
define float @sum(ptr addrspace(1) %p, i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %t = fadd float %s, %v
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi float [ 0.0, %entry ], [ %t, %loop ]
  ret float %r
}

; Steps of 3 downwards, until not above a bound.
define i32 @down(ptr addrspace(1) %p, i32 %n, i32 %low) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %a
  %t = xor i32 %s, %v
  %next = add nsw i32 %i, -3
  %more = icmp sgt i32 %next, %low
  br i1 %more, label %loop, label %done

done:
  ret i32 %t
}

; A barrier in the body: threads may have different counts, so it stays (P-18).
define void @barrier(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The program forbids it (S4-61).
define void @pragma(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}

; An iteration that waits for the one before longer than its instructions take: ptxas may make more copies of the loads.
define double @compensated(ptr addrspace(1) %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %c = phi double [ 0.0, %entry ], [ %e, %loop ]
  %w = zext i32 %i to i64
  %q = getelementptr double, ptr addrspace(1) %p, i64 %w
  %x = load double, ptr addrspace(1) %q
  %y = fsub double %x, %c
  %t = fadd double %s, %y
  %d = fsub double %t, %s
  %e = fsub double %d, %y
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi double [ 0.0, %entry ], [ %t, %loop ]
  ret double %r
}
