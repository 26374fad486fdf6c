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

; A computation without effects that occurs on both sides is done before the branch, wherever it stands; a division and a load stay
; where they are.
declare void @effects(i64)
define i64 @both(i64 %x, i64 %r, i64 %bit, i64 %d, ptr %p) {
entry:
  %y = add i64 %r, %bit
  %c = icmp ult i64 %x, %y
  br i1 %c, label %less, label %more
less:
  call void @effects(i64 0)
  %h0 = lshr i64 %r, 1
  %q0 = udiv i64 %x, %d
  %l0 = load i64, ptr %p
  %s0 = add i64 %q0, %l0
  %t0 = add i64 %s0, %h0
  call void @effects(i64 %t0)
  br label %join
more:
  call void @effects(i64 1)
  %q1 = udiv i64 %x, %d
  %l1 = load i64, ptr %p
  %h1 = lshr i64 %r, 1
  %s1 = add i64 %q1, %l1
  %t1 = add i64 %s1, %h1
  call void @effects(i64 %t1)
  br label %join
join:
  %z = phi i64 [ %t0, %less ], [ %t1, %more ]
  ret i64 %z
}

; Loads that all cases have move before the switch, also over others, but not over a store. A case that is not reached does not count.
declare void @stop()
define i32 @cases(ptr %p, ptr noalias %q, i32 %t, i64 %n) {
  switch i32 %t, label %never [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %b
  ]
a:
  %pa = load ptr, ptr %p
  %ea = getelementptr i8, ptr %pa, i64 %n
  %va = load i8, ptr %ea
  %qa = load ptr, ptr %q
  %fa = getelementptr i8, ptr %qa, i64 %n
  %wa = load i8, ptr %fa
  %ca = icmp slt i8 %va, %wa
  br label %out
b:
  %pb = load ptr, ptr %p
  %eb = getelementptr i16, ptr %pb, i64 %n
  %vb = load i16, ptr %eb
  %qb = load ptr, ptr %q
  %fb = getelementptr i16, ptr %qb, i64 %n
  %wb = load i16, ptr %fb
  %cb = icmp slt i16 %vb, %wb
  br label %out
c:
  %pc = load ptr, ptr %p
  %ec = getelementptr i32, ptr %pc, i64 %n
  %vc = load i32, ptr %ec
  %qc = load ptr, ptr %q
  %fc = getelementptr i32, ptr %qc, i64 %n
  %wc = load i32, ptr %fc
  %cc = icmp slt i32 %vc, %wc
  br label %out
never:
  unreachable
out:
  %r = phi i1 [ %ca, %a ], [ %cb, %b ], [ %cc, %c ]
  %z = zext i1 %r to i32
  ret i32 %z
}

define i32 @changed(ptr %p, ptr %q, i32 %t, i32 %x) {
  switch i32 %t, label %c [
    i32 0, label %a
    i32 1, label %b
  ]
a:
  store i32 1, ptr %q
  %va = load i32, ptr %p
  br label %out
b:
  store i32 2, ptr %q
  %vb = load i32, ptr %p
  br label %out
c:
  %vc = load i32, ptr %p
  br label %out
out:
  %r = phi i32 [ %va, %a ], [ %vb, %b ], [ %vc, %c ]
  ret i32 %r
}

define i32 @may_stop(ptr %p, i32 %t) {
  %k = icmp eq i32 %t, 0
  br i1 %k, label %a, label %b
a:
  call void @stop()
  %va = load i32, ptr %p
  br label %out
b:
  %vb = load i32, ptr %p
  %wb = add i32 %vb, 1
  br label %out
out:
  %r = phi i32 [ %va, %a ], [ %wb, %b ]
  ret i32 %r
}
