target triple = "nvptx64-nvidia-cuda"

; The condition is the same for all threads: one loop for each way. Its other use in the
; loop is known in both.
define ptx_kernel void @parameter(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %sum, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %a
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(1) %a
  br label %latch

latch:
  %w = phi i32 [ %v, %loop ], [ 7, %yes ]
  %e = zext i1 %c to i32
  %x = add i32 %w, %e
  %sum = add i32 %s, %x
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  store i32 %sum, ptr addrspace(1) %p
  ret void
}

; Threads differ: both loops would be executed by many warps.
define ptx_kernel void @divergent(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %t, 5
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(1) %a
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; A branch out of the loop: the copy that goes there at once is no loop any more.
define ptx_kernel void @exit(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 1, ptr addrspace(1) %a
  br i1 %c, label %done, label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ -1, %loop ], [ %next, %latch ]
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; The condition does not change in the outer loop either: that is the one to copy.
define ptx_kernel void @outer(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br label %outer

outer:
  %j = phi i32 [ 0, %entry ], [ %jnext, %end ]
  %row = getelementptr [8 x i32], ptr addrspace(1) %p, i32 %j
  br label %loop

loop:
  %i = phi i32 [ 0, %outer ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %row, i32 %i
  br i1 %c, label %yes, label %latch

yes:
  store i32 %i, ptr addrspace(1) %a
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  %jnext = add i32 %j, 1
  %again = icmp slt i32 %jnext, 100
  br i1 %again, label %outer, label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; Four divisions are longer than the branch is worth: a division by a number that is not a constant is many instructions.
define ptx_kernel void @divides(ptr addrspace(1) %p, i32 %n, i32 %d, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %a
  %q1 = udiv i32 %v, %d
  %q2 = udiv i32 %q1, %d
  %q3 = udiv i32 %q2, %d
  %q4 = udiv i32 %q3, %d
  store i32 %q4, ptr addrspace(1) %a
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(1) %p
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Divisions by constants are multiplications.
define ptx_kernel void @divides_by_constants(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %a
  %q1 = udiv i32 %v, 7
  %q2 = sub i32 %q1, 3
  %q3 = udiv i32 %q2, 7
  store i32 %q3, ptr addrspace(1) %a
  br i1 %c, label %yes, label %latch

yes:
  store i32 0, ptr addrspace(1) %p
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The branch guards a loop inside, which takes longer: without it, the copy would be a loop that does next to nothing.
define ptx_kernel void @guard(ptr %o, ptr %p, i32 %n, i32 %m) {
entry:
  %some = icmp sgt i32 %m, 0
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %s = phi i32 [ 0, %entry ], [ %t, %next ]
  br i1 %some, label %inner, label %next
inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %a = phi i32 [ %s, %outer ], [ %a1, %inner ]
  %q = getelementptr i32, ptr %p, i32 %j
  %x = load i32, ptr %q
  %a1 = add i32 %a, %x
  %j1 = add nsw i32 %j, 1
  %more = icmp slt i32 %j1, %m
  br i1 %more, label %inner, label %next
next:
  %t = phi i32 [ %s, %outer ], [ %a1, %inner ]
  %i1 = add nsw i32 %i, 1
  %go = icmp slt i32 %i1, %n
  br i1 %go, label %outer, label %exit
exit:
  store i32 %t, ptr %o
  ret void
}
