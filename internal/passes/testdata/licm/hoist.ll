; What does not change in the loop moves in front of it; loads only if nothing in the loop
; can write them and they are executed anyway; convergent calls never (P-18).
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) convergent
declare void @llvm.nvvm.barrier0() convergent

define void @sum(ptr addrspace(1) %a, ptr addrspace(3) %b, i32 %x, i32 %y, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i1, %body ]
  %k = mul i32 %x, %y
  %l = load i32, ptr addrspace(3) %b
  %d = udiv i32 %k, %y
  %s = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x, i32 1, i32 31) convergent
  %j = zext i32 %i to i64
  %p = getelementptr i32, ptr addrspace(1) %a, i64 %j
  %v = load i32, ptr addrspace(1) %a
  %1 = add i32 %l, %d
  %2 = add i32 %1, %s
  %3 = add i32 %2, %v
  store i32 %3, ptr addrspace(1) %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}

define void @guarded(ptr addrspace(3) %b, ptr addrspace(1) %o, i32 %n, i32 %y) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, 10
  br i1 %c, label %inner, label %latch
inner:
  %l = load i32, ptr addrspace(3) %b
  %q = udiv i32 7, %y
  %k = mul i32 %n, 3
  %1 = add i32 %l, %q
  %2 = add i32 %1, %k
  store i32 %2, ptr addrspace(1) %o
  br label %latch
latch:
  call void @llvm.nvvm.barrier0() convergent
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}
