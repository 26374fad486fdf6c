target triple = "nvptx64-nvidia-cuda"

; A division is a sequence of instructions: two copies of it are fewer than eight of a multiplication.
define ptx_kernel void @quotients(ptr addrspace(1) %p, float %d, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %w
  %x = load float, ptr addrspace(1) %a
  %q = fdiv float %d, %x
  %r = fdiv float %q, %x
  %s = fdiv float %r, %x
  %t = fdiv float %s, %x
  store float %t, ptr addrspace(1) %a
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Nor is a switch one instruction.
define ptx_kernel void @states(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %state = phi i32 [ 0, %entry ], [ %to, %latch ]
  %w = zext nneg i32 %i to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %w
  %x = load i32, ptr addrspace(1) %a
  switch i32 %state, label %latch [
    i32 0, label %s0
    i32 1, label %s1
    i32 2, label %s2
    i32 3, label %s3
    i32 4, label %s4
    i32 5, label %s5
  ]

s0:
  %x0 = mul i32 %x, 3
  br label %latch

s1:
  %x1 = xor i32 %x, 77
  br label %latch

s2:
  %x2 = sub i32 9, %x
  br label %latch

s3:
  %x3 = lshr i32 %x, 1
  br label %latch

s4:
  %x4 = and i32 %x, 1023
  br label %latch

s5:
  %x5 = mul i32 %x, %x
  br label %latch

latch:
  %y = phi i32 [ %x, %loop ], [ %x0, %s0 ], [ %x1, %s1 ], [ %x2, %s2 ], [ %x3, %s3 ], [ %x4, %s4 ], [ %x5, %s5 ]
  %z = xor i32 %y, %i
  %to = and i32 %z, 7
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  store i32 %to, ptr addrspace(1) %p
  ret void
}
