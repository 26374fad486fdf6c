; A place that a loop reads and writes lives in a register while the loop runs, if nothing else
; in the loop touches it and the loop writes it in any case, or nobody else sees it. A thread never
; writes what it did not write before, and barriers and atomics see memory as it is (P-18).
declare void @llvm.nvvm.barrier0() convergent

define void @sum(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %s, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %j = zext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  %x = load float, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %s, i64 8
  %o = load float, ptr addrspace(1) %q
  %t = fadd float %o, %x
  store float %t, ptr addrspace(1) %q
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; What is added may be the sum itself.
define void @may_alias(ptr addrspace(1) %a, ptr addrspace(1) %s, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %j = zext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  %x = load float, ptr addrspace(1) %p
  %o = load float, ptr addrspace(1) %s
  %t = fadd float %o, %x
  store float %t, ptr addrspace(1) %s
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; Written on some ways only: other threads must not see a store that was none.
define void @conditional(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %s, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %j = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %j
  %x = load i32, ptr addrspace(1) %p
  %z = icmp eq i32 %x, 0
  br i1 %z, label %hit, label %latch
hit:
  %o = load i32, ptr addrspace(1) %s
  %t = add i32 %o, 1
  store i32 %t, ptr addrspace(1) %s
  br label %latch
latch:
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; The same with a variable of the function, of which another part is indexed.
define void @private(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %s, i32 %n) {
entry:
  %v = alloca i32
  %w = alloca [4 x i32]
  store i32 0, ptr %v
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %j = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %j
  %x = load i32, ptr addrspace(1) %p
  %z = icmp eq i32 %x, 0
  br i1 %z, label %hit, label %latch
hit:
  %o = load i32, ptr %v
  %t = add i32 %o, 1
  store i32 %t, ptr %v
  %k = and i32 %x, 3
  %kk = zext i32 %k to i64
  %e = getelementptr i32, ptr %w, i64 %kk
  store i32 %x, ptr %e
  store i32 %x, ptr %w
  br label %latch
latch:
  call void @llvm.nvvm.barrier0() convergent
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  %r = load i32, ptr %v
  store i32 %r, ptr addrspace(1) %s
  ret void
}

; Others wait for it.
define void @barrier(ptr addrspace(3) %s, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  store i32 %i, ptr addrspace(3) %s
  call void @llvm.nvvm.barrier0() convergent
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define void @flag(ptr addrspace(1) noalias %s, ptr addrspace(1) noalias %f) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %i1 = add nuw i32 %i, 1
  store i32 %i1, ptr addrspace(1) %s
  %x = load atomic i32, ptr addrspace(1) %f monotonic, align 4
  %c = icmp eq i32 %x, 0
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; Written only: nothing is read in front. Two ways out, one of which others take as well.
define i32 @last(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %s, i32 %n, i1 %skip) {
entry:
  br i1 %skip, label %exit, label %pre
pre:
  br label %body
body:
  %i = phi i32 [ 0, %pre ], [ %i1, %latch ]
  store i32 %i, ptr addrspace(1) %s
  %j = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %j
  %x = load i32, ptr addrspace(1) %p
  %z = icmp eq i32 %x, 0
  br i1 %z, label %exit, label %latch
latch:
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ 1, %body ], [ 2, %latch ]
  ret i32 %r
}

; A nest: what the outer loop can keep, the inner one keeps as well; the other place belongs to
; the inner loop.
define void @nest(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %s, ptr addrspace(1) noalias %t, i32 %n) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %next ]
  %kk = zext i32 %k to i64
  %tk = getelementptr i32, ptr addrspace(1) %t, i64 %kk
  br label %body
body:
  %i = phi i32 [ 0, %outer ], [ %i1, %body ]
  %j = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %j
  %x = load i32, ptr addrspace(1) %p
  %o = load i32, ptr addrspace(1) %s
  %q = add i32 %o, %x
  store i32 %q, ptr addrspace(1) %s
  %o2 = load i32, ptr addrspace(1) %tk
  %q2 = xor i32 %o2, %q
  store i32 %q2, ptr addrspace(1) %tk
  %i1 = add nuw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %body, label %next
next:
  %k1 = add nuw i32 %k, 1
  %d = icmp ult i32 %k1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
