target triple = "nvptx64-nvidia-cuda"

; A counter that is not negative, and what is 32 away from it: one pointer for both.
define void @pair(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop

loop:
  %i = phi i32 [ %tid, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %j = add nuw nsw i32 %i, 32
  %v = zext nneg i32 %j to i64
  %b = getelementptr float, ptr addrspace(1) %p, i64 %v
  %y = load float, ptr addrspace(1) %b
  %s = fadd float %x, %y
  store float %s, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
