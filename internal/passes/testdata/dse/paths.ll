; passes: dse
; Stores that are overwritten on every path before anything reads, and stores that are not.
declare void @llvm.nvvm.barrier0()

; A sum that starts with a store of 0.
define void @sum(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q, i32 %n) {
entry:
  store float 0.0, ptr addrspace(1) %p, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %a = getelementptr float, ptr addrspace(1) %q, i32 %i
  %x = load float, ptr addrspace(1) %a, align 4
  %t = fadd float %s, %x
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %t, ptr addrspace(1) %p, align 4
  ret void
}

; One way does not store, and one does not end.
define void @ways(ptr %p, ptr %q, i1 %c, i1 %d) {
entry:
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  br i1 %c, label %then, label %else
then:
  store i32 3, ptr %p, align 4
  br label %join
else:
  store i64 4, ptr %p, align 4
  br i1 %d, label %join, label %forever
forever:
  br label %forever
join:
  br i1 %d, label %last, label %exit
last:
  store i32 5, ptr %q, align 4
  br label %exit
exit:
  ret void
}

; The load may read it; other threads may after the barrier.
define void @read(ptr %p, ptr %q, i1 %c) {
entry:
  store i32 1, ptr %p, align 4
  br i1 %c, label %then, label %exit
then:
  %x = load i32, ptr %q, align 4
  br label %exit
exit:
  store i32 2, ptr %p, align 4
  ret void
}

define void @barrier(ptr addrspace(3) %p, i1 %c) {
entry:
  store i32 1, ptr addrspace(3) %p, align 4
  br label %next
next:
  call void @llvm.nvvm.barrier0()
  store i32 2, ptr addrspace(3) %p, align 4
  ret void
}

; The address is another one in each iteration.
define void @moves(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 1, ptr %a, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %next, label %exit
next:
  br label %loop
exit:
  store i32 2, ptr %a, align 4
  ret void
}

; The same address in each iteration.
define void @stays(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 2, ptr %p, align 4
  ret void
}

define void @trap(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p, align 4
  br i1 %c, label %bad, label %good
bad:
  unreachable
good:
  store i32 2, ptr %p, align 4
  ret void
}
