; The alignment of an address by its object, its indices and the steps of a loop.
@tile = internal addrspace(3) global [32 x [16 x float]] undef, align 16

define float @rows(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @tile, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s4, %loop ]
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %c = load float, ptr addrspace(3) %p2, align 4
  %d = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %s, %a
  %s2 = fadd float %s1, %b
  %s3 = fadd float %s2, %c
  %s4 = fadd float %s3, %d
  %next = getelementptr i8, ptr addrspace(3) %p, i64 64
  %i1 = add i32 %i, 1
  %t = icmp slt i32 %i1, %n
  br i1 %t, label %loop, label %exit
exit:
  ret float %s4
}

define float @pairs(i64 %i, i64 %j) {
  %k = shl i64 %j, 1
  %p = getelementptr [32 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %i, i64 %k
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %p2 = getelementptr i8, ptr addrspace(3) %p, i64 8
  %p3 = getelementptr i8, ptr addrspace(3) %p, i64 12
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %c = load float, ptr addrspace(3) %p2, align 4
  %d = load float, ptr addrspace(3) %p3, align 4
  %s1 = fadd float %a, %b
  %s2 = fadd float %c, %d
  %s3 = fadd float %s1, %s2
  ret float %s3
}

; The step of the loop is not a multiple of 8.
define float @odd(i32 %n) {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @tile, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %p1 = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load float, ptr addrspace(3) %p, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %s1 = fadd float %s, %a
  %s2 = fadd float %s1, %b
  %next = getelementptr i8, ptr addrspace(3) %p, i64 12
  %i1 = add i32 %i, 1
  %t = icmp slt i32 %i1, %n
  br i1 %t, label %loop, label %exit
exit:
  ret float %s2
}
