; A load that all ways but one know the value of, where that one leads elsewhere as well: it stands in front of the
; branch if both sides load from there (P-18, P-20).

declare void @barrier() convergent

; As long as the table does not match, and then once more.
define i8 @after_loop(ptr addrspace(1) %text, ptr addrspace(1) %table, i64 %i, i32 %k) {
entry:
  %t = getelementptr i8, ptr addrspace(1) %text, i64 %i
  %none = icmp slt i32 %k, 1
  br i1 %none, label %after, label %before
before:
  %x = load i8, ptr addrspace(1) %t
  br label %loop
loop:
  %j = phi i32 [ %k, %before ], [ %j1, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %table, i32 %j
  %y = load i8, ptr addrspace(1) %p
  %j1 = add i32 %j, -1
  %differ = icmp ne i8 %x, %y
  br i1 %differ, label %loop, label %after
after:
  %z = load i8, ptr addrspace(1) %t
  ret i8 %z
}

; The other side stores first.
define i8 @stored(ptr addrspace(1) %t, ptr addrspace(1) %u, i1 %c, i8 %k) {
entry:
  %x0 = icmp eq i8 %k, 0
  br i1 %c, label %after, label %before
before:
  store i8 %k, ptr addrspace(1) %u
  %x = load i8, ptr addrspace(1) %t
  br i1 %x0, label %after, label %other
other:
  ret i8 %x
after:
  %z = load i8, ptr addrspace(1) %t
  ret i8 %z
}

; Threads wait for each other on the other side.
define i8 @waits(ptr addrspace(1) %t, i1 %c, i8 %k) {
entry:
  %x0 = icmp eq i8 %k, 0
  br i1 %c, label %after, label %before
before:
  call void @barrier() convergent
  %x = load i8, ptr addrspace(1) %t
  br i1 %x0, label %after, label %other
other:
  ret i8 %x
after:
  %z = load i8, ptr addrspace(1) %t
  ret i8 %z
}
