target triple = "nvptx64-nvidia-cuda"

; Convergence rule (P-18): threads meet at one barrier, which takes longer than the branch even if the whole CTA takes it.
define ptx_kernel void @cta(ptr addrspace(3) %p, i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(3) %p, i32 %i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(3) %a
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Warps may even disagree: they would wait at two barriers.
define ptx_kernel void @warp(ptr addrspace(3) %p, i32 %n) {
entry:
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %c = icmp eq i32 %w, 0
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(3) %p, i32 %i
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(3) %a
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Without a barrier, warps may go different ways.
define ptx_kernel void @apart(ptr addrspace(3) %p, i32 %n) {
entry:
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %c = icmp eq i32 %w, 0
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(3) %p, i32 %i
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(3) %a
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()

; What the loop inside executes outweighs the branch, and would be in both loops.
define ptx_kernel void @loop_inside(ptr %p, i1 %c, i32 %n, i32 %k) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  store volatile i32 %j, ptr %p
  %j.next = add i32 %j, 1
  %m = icmp ult i32 %j.next, %k
  br i1 %m, label %inner, label %behind

behind:
  br i1 %c, label %some, label %latch

some:
  store volatile i32 %i, ptr %p
  br label %latch

latch:
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %done

done:
  ret void
}
