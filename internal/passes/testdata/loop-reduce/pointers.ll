target triple = "nvptx64-nvidia-cuda"

declare void @use(i32)

; Two accesses at a constant distance share a pointer, which steps by 16 bytes.
define void @shared(ptr addrspace(1) %p, i32 %base, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = add nsw i32 %base, %i
  %wide = sext i32 %k to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %wide
  %v = load i32, ptr addrspace(1) %a
  %k1 = add nsw i32 %k, 1
  %wide1 = sext i32 %k1 to i64
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %wide1
  store i32 %v, ptr addrspace(1) %b
  %next = add nsw i32 %i, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The sum may wrap around before it is extended: nothing can be said of the steps.
define void @wraps(ptr addrspace(1) %p, i32 %base, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %k = add i32 %base, %i
  %wide = sext i32 %k to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %wide
  %v = load i32, ptr addrspace(1) %a
  %k1 = add i32 %k, 1
  %wide1 = sext i32 %k1 to i64
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %wide1
  store i32 %v, ptr addrspace(1) %b
  %next = add nsw i32 %i, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; A single address is as cheap computed anew.
define void @single(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; One address in shared memory, whose pointer has 32 bits in the machine, in a loop that ptxas may not unroll.
define float @alone(ptr addrspace(3) %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %a = getelementptr float, ptr addrspace(3) %p, i64 %i
  %x = load float, ptr addrspace(3) %a
  %t = fadd float %s, %x
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !90

done:
  ret float %t
}

!90 = distinct !{!90, !91}
!91 = !{!"llvm.loop.unroll.disable"}

; Four accesses behind conditions share a pointer, too. In the first iteration, in which none of them may be executed, %base + 32 may
; overflow: the pointer starts from 64-bit terms.
define void @guarded(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %base, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %next, %latch ]
  %c0 = load volatile i1, ptr addrspace(1) %q
  br i1 %c0, label %one, label %middle

one:
  %s0 = shl nsw i32 %i, 5
  %k0 = add nsw i32 %base, %s0
  %w0 = sext i32 %k0 to i64
  %a0 = getelementptr i32, ptr addrspace(1) %p, i64 %w0
  store i32 %i, ptr addrspace(1) %a0
  %k1 = add nsw i32 %k0, 32
  %w1 = sext i32 %k1 to i64
  %a1 = getelementptr i32, ptr addrspace(1) %p, i64 %w1
  store i32 %i, ptr addrspace(1) %a1
  br label %middle

middle:
  %c1 = load volatile i1, ptr addrspace(1) %q
  br i1 %c1, label %two, label %latch

two:
  %s2 = shl nsw i32 %i, 5
  %k2 = add nsw i32 %base, %s2
  %k2b = add nsw i32 %k2, 64
  %w2 = sext i32 %k2b to i64
  %a2 = getelementptr i32, ptr addrspace(1) %p, i64 %w2
  store i32 %i, ptr addrspace(1) %a2
  %k3 = add nsw i32 %k2, 96
  %w3 = sext i32 %k3 to i64
  %a3 = getelementptr i32, ptr addrspace(1) %p, i64 %w3
  store i32 %i, ptr addrspace(1) %a3
  br label %latch

latch:
  %next = add nsw i32 %i, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The only address of a loop that ptxas may not unroll: the access does not wait for the product.
define void @only(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !90

done:
  ret void
}

; It is used after the loop, where the pointer has been stepped: a copy would be needed.
define void @onlyafter(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !90

done:
  store i32 0, ptr addrspace(1) %a
  ret void
}

; Constant memory is indexed by 32 bits.
define void @onlyconstant(ptr addrspace(4) %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(4) %p, i32 %i
  %v = load i32, ptr addrspace(4) %a
  call void @use(i32 %v)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !90

done:
  ret void
}

; Two addresses share the counter.
define void @twoshare(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a
  %b = getelementptr i32, ptr addrspace(1) %q, i32 %i
  store i32 %i, ptr addrspace(1) %b
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !90

done:
  ret void
}

; Two accesses behind a condition, which may be false in most iterations, are as cheap computed anew.
define void @guardedtwo(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %base, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = load volatile i1, ptr addrspace(1) %q
  br i1 %c, label %one, label %latch

one:
  %k0 = add nsw i32 %base, %i
  %w0 = sext i32 %k0 to i64
  %a0 = getelementptr i32, ptr addrspace(1) %p, i64 %w0
  store i32 %i, ptr addrspace(1) %a0
  %k1 = add nsw i32 %k0, 1
  %w1 = sext i32 %k1 to i64
  %a1 = getelementptr i32, ptr addrspace(1) %p, i64 %w1
  store i32 %i, ptr addrspace(1) %a1
  br label %latch

latch:
  %next = add nsw i32 %i, 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}
