; A load whose value every way knows becomes a phi; where one way does not, and goes nowhere
; else, it loads there. A barrier, a call, an access of the place by another type and a volatile
; access are in the way (P-18).
declare void @llvm.nvvm.barrier0() convergent

define i32 @both(ptr addrspace(1) %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr addrspace(1) %p
  br label %join
b:
  %l = load i32, ptr addrspace(1) %p
  %l1 = mul i32 %l, %x
  br label %join
join:
  %y = phi i32 [ 1, %a ], [ %l1, %b ]
  %v = load i32, ptr addrspace(1) %p
  %r = add i32 %v, %y
  ret i32 %r
}

define i32 @one(ptr addrspace(1) %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr addrspace(1) %p
  br label %join
b:
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store i32 7, ptr addrspace(1) %q
  br label %join
join:
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

define i32 @barrier(ptr addrspace(1) %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr addrspace(1) %p
  br label %join
b:
  %l = load i32, ptr addrspace(1) %p
  br label %join
join:
  %y = phi i32 [ 1, %a ], [ %l, %b ]
  call void @llvm.nvvm.barrier0() convergent
  %v = load i32, ptr addrspace(1) %p
  %r = add i32 %v, %y
  ret i32 %r
}

define i32 @volatile(ptr addrspace(1) %p, i32 %x, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  store volatile i32 %x, ptr addrspace(1) %p
  br label %join
b:
  %l = load volatile i32, ptr addrspace(1) %p
  br label %join
join:
  %y = phi i32 [ 1, %a ], [ %l, %b ]
  %v = load i32, ptr addrspace(1) %p
  %r = add i32 %v, %y
  ret i32 %r
}

define i32 @nested(ptr addrspace(1) %p, i32 %x, i32 %z, i1 %c, i1 %d) {
entry:
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr addrspace(1) %p
  br i1 %d, label %a1, label %a2
a1:
  store i32 %z, ptr addrspace(1) %p
  br label %a3
a2:
  br label %a3
a3:
  br label %join
b:
  store i32 7, ptr addrspace(1) %p
  br label %join
join:
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

; The place that this iteration reads is the one that the last iteration read as its neighbour.
define void @stencil(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %o, ptr addrspace(1) %end) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %p1, %loop ]
  %q = phi ptr addrspace(1) [ %o, %entry ], [ %q1, %loop ]
  %x = load float, ptr addrspace(1) %p
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %y = load float, ptr addrspace(1) %p1
  %s = fadd float %x, %y
  store float %s, ptr addrspace(1) %q
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %c = icmp ult ptr addrspace(1) %p1, %end
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The store may change what was read.
define void @stencil_alias(ptr addrspace(1) %a, ptr addrspace(1) %o, ptr addrspace(1) %end) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %p1, %loop ]
  %q = phi ptr addrspace(1) [ %o, %entry ], [ %q1, %loop ]
  %x = load float, ptr addrspace(1) %p
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %y = load float, ptr addrspace(1) %p1
  %s = fadd float %x, %y
  store float %s, ptr addrspace(1) %q
  %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
  %c = icmp ult ptr addrspace(1) %p1, %end
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The same with an index.
define void @stencil_index(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %o, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %i1, %loop ]
  %j = zext i32 %i to i64
  %p = getelementptr float, ptr addrspace(1) %a, i64 %j
  %x = load float, ptr addrspace(1) %p
  %p1 = getelementptr i8, ptr addrspace(1) %p, i64 4
  %y = load float, ptr addrspace(1) %p1
  %s = fadd float %x, %y
  %q = getelementptr float, ptr addrspace(1) %o, i64 %j
  store float %s, ptr addrspace(1) %q
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Loads of one place in several blocks after a join share its phi.
define i32 @shared(ptr %p, i32 %x, i32 %y, i1 %c, i1 %d, ptr %q) {
entry:
  %p1 = getelementptr i8, ptr %p, i64 4
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr %p
  store i32 %y, ptr %p1
  br label %join
b:
  store i32 %y, ptr %p
  store i32 %x, ptr %p1
  br label %join
join:
  br i1 %d, label %e, label %g
e:
  %s = load i32, ptr %p
  %t = load i32, ptr %p1
  %u = sub i32 %s, %t
  br label %end
g:
  %v = load i32, ptr %p1
  %w = load i32, ptr %p
  %z = mul i32 %v, %w
  br label %end
end:
  %k = phi i32 [ %u, %e ], [ %z, %g ]
  %l = load i32, ptr %p
  %r = add i32 %k, %l
  ret i32 %r
}
