target triple = "nvptx64-nvidia-cuda"

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
