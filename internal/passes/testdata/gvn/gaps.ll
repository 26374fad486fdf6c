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

; Each side computes the address itself, by equal expressions.
define i8 @equal_addresses(ptr addrspace(1) %text, ptr addrspace(1) %table, i32 %i, i32 %k) {
entry:
  %none = icmp slt i32 %k, 1
  br i1 %none, label %after, label %before
before:
  %w0 = zext nneg i32 %i to i64
  %t0 = getelementptr i8, ptr addrspace(1) %text, i64 %w0
  %x = load i8, ptr addrspace(1) %t0
  br label %loop
loop:
  %j = phi i32 [ %k, %before ], [ %j1, %loop ]
  %p = getelementptr i8, ptr addrspace(1) %table, i32 %j
  %y = load i8, ptr addrspace(1) %p
  %j1 = add i32 %j, -1
  %differ = icmp ne i8 %x, %y
  br i1 %differ, label %loop, label %after
after:
  %w = zext nneg i32 %i to i64
  %t = getelementptr i8, ptr addrspace(1) %text, i64 %w
  %z = load i8, ptr addrspace(1) %t
  ret i8 %z
}

; The address may be poison where the other one is not.
define i8 @unequal_flags(ptr addrspace(1) %text, i32 %i, i1 %c, i1 %d) {
entry:
  br i1 %c, label %after, label %before
before:
  %w0 = zext i32 %i to i64
  %t0 = getelementptr i8, ptr addrspace(1) %text, i64 %w0
  %x = load i8, ptr addrspace(1) %t0
  br i1 %d, label %after, label %other
other:
  ret i8 %x
after:
  %w = zext nneg i32 %i to i64
  %t = getelementptr i8, ptr addrspace(1) %text, i64 %w
  %z = load i8, ptr addrspace(1) %t
  ret i8 %z
}

; On the back edge the address is another one, of the next iteration.
define i8 @next_iteration(ptr addrspace(1) %text, i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i8 [ 0, %entry ], [ %s1, %latch ]
  br i1 %c, label %then, label %latch
then:
  %w0 = zext nneg i32 %i to i64
  %t0 = getelementptr i8, ptr addrspace(1) %text, i64 %w0
  store i8 1, ptr addrspace(1) %t0
  br label %latch
latch:
  %w = zext nneg i32 %i to i64
  %t = getelementptr i8, ptr addrspace(1) %text, i64 %w
  %z = load i8, ptr addrspace(1) %t
  %s1 = xor i8 %s, %z
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  ret i8 %s1
}
