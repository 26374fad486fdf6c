; The index of a local array comes from a constant table that the counter indexes: the edges of a cube, the order of coefficients. Copies know it, and the array
; becomes registers. A table that may change tells nothing.
target triple = "nvptx64-nvidia-cuda"

@order = internal addrspace(4) constant [6 x i32] [i32 3, i32 0, i32 2, i32 1, i32 3, i32 2]
@other = internal addrspace(1) global [6 x i32] [i32 3, i32 0, i32 2, i32 1, i32 3, i32 2]

define void @constant(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %a = alloca [4 x i32]
  %v = load <4 x i32>, ptr addrspace(1) %in
  store <4 x i32> %v, ptr %a
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = zext nneg i32 %i to i64
  %t = getelementptr [6 x i32], ptr addrspace(4) @order, i64 0, i64 %x
  %k = load i32, ptr addrspace(4) %t
  %y = sext i32 %k to i64
  %p = getelementptr i32, ptr %a, i64 %y
  %e = load i32, ptr %p
  %q1 = sdiv i32 %e, %n
  %q2 = sdiv i32 %q1, %n
  %q3 = sdiv i32 %q2, %n
  %q4 = sdiv i32 %q3, %n
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %x
  store i32 %q4, ptr addrspace(1) %o
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 6
  br i1 %c, label %loop, label %exit

exit:
  ret void
}

define void @variable(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %a = alloca [4 x i32]
  %v = load <4 x i32>, ptr addrspace(1) %in
  store <4 x i32> %v, ptr %a
  store i32 1, ptr addrspace(1) @other
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = zext nneg i32 %i to i64
  %t = getelementptr [6 x i32], ptr addrspace(1) @other, i64 0, i64 %x
  %k = load i32, ptr addrspace(1) %t
  %y = sext i32 %k to i64
  %p = getelementptr i32, ptr %a, i64 %y
  %e = load i32, ptr %p
  %q1 = sdiv i32 %e, %n
  %q2 = sdiv i32 %q1, %n
  %q3 = sdiv i32 %q2, %n
  %q4 = sdiv i32 %q3, %n
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %x
  store i32 %q4, ptr addrspace(1) %o
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 6
  br i1 %c, label %loop, label %exit

exit:
  ret void
}
