target triple = "nvptx64-nvidia-cuda"

; What both sides begin with is computed in front of them, a load included; the stores differ.
define void @common(ptr addrspace(1) %p, ptr addrspace(3) %a, ptr addrspace(3) %b, i32 %i, i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  %wx = zext nneg i32 %i to i64
  %px = getelementptr inbounds float, ptr addrspace(1) %p, i64 %wx
  %vx = load float, ptr addrspace(1) %px
  %ax = getelementptr float, ptr addrspace(3) %a, i64 %wx
  store float %vx, ptr addrspace(3) %ax
  br label %join

y:
  %wy = zext i32 %i to i64
  %py = getelementptr float, ptr addrspace(1) %p, i64 %wy
  %vy = load float, ptr addrspace(1) %py
  %by = getelementptr float, ptr addrspace(3) %b, i64 %wy
  store float %vy, ptr addrspace(3) %by
  br label %join

join:
  ret void
}

; A volatile load, and what threads do together, stay where they are.
define i32 @apart(ptr addrspace(1) %p, i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  %vx = load volatile i32, ptr addrspace(1) %p
  br label %join

y:
  %vy = load volatile i32, ptr addrspace(1) %p
  br label %join

join:
  %r = phi i32 [ %vx, %x ], [ %vy, %y ]
  ret i32 %r
}

define void @together(i1 %c, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %x, label %y

x:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr addrspace(1) %p
  br label %join

y:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr addrspace(1) %p
  br label %join

join:
  ret void
}

; On the edges of a branch its condition is known.
define i1 @known(i1 %c, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %x, label %join

x:
  store i32 1, ptr addrspace(1) %p
  br label %join

join:
  %r = phi i1 [ %c, %entry ], [ true, %x ]
  ret i1 %r
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
