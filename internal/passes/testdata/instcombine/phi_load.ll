; passes: instcombine
; A search loads its next element before the loop and in it: one load at the element that a phi tells.

define i32 @find(ptr %s, i32 %start) {
entry:
  %i0 = zext i32 %start to i64
  %p0 = getelementptr i32, ptr %s, i64 %i0
  %l0 = load i32, ptr %p0, align 4
  br label %head
head:
  %n = phi i32 [ %start, %entry ], [ %l, %body ]
  %l = phi i32 [ %l0, %entry ], [ %next, %body ]
  %more = icmp ne i32 %l, %n
  br i1 %more, label %body, label %exit
body:
  %i1 = zext i32 %l to i64
  %p1 = getelementptr i32, ptr %s, i64 %i1
  %next = load i32, ptr %p1, align 4
  br label %head
exit:
  ret i32 %n
}

; A store after one of the loads may change what it reads, the addresses are not those of a phi, and one load has another user.
define i32 @stored(ptr %s, i32 %start) {
entry:
  %p0 = getelementptr i32, ptr %s, i32 %start
  %l0 = load i32, ptr %p0, align 4
  br label %head
head:
  %n = phi i32 [ %start, %entry ], [ %l, %body ]
  %l = phi i32 [ %l0, %entry ], [ %next, %body ]
  %more = icmp ne i32 %l, %n
  br i1 %more, label %body, label %exit
body:
  %p1 = getelementptr i32, ptr %s, i32 %l
  %next = load i32, ptr %p1, align 4
  store i32 %n, ptr %p1, align 4
  br label %head
exit:
  ret i32 %n
}
define i32 @list(ptr %first) {
entry:
  %p0 = load ptr, ptr %first, align 8
  br label %head
head:
  %n = phi i32 [ 0, %entry ], [ %n1, %body ]
  %p = phi ptr [ %p0, %entry ], [ %next, %body ]
  %more = icmp ne ptr %p, null
  br i1 %more, label %body, label %exit
body:
  %n1 = add i32 %n, 1
  %next = load ptr, ptr %p, align 8
  br label %head
exit:
  ret i32 %n
}
define i32 @used(ptr %s, i32 %start, ptr %out) {
entry:
  %p0 = getelementptr i32, ptr %s, i32 %start
  %l0 = load i32, ptr %p0, align 4
  br label %head
head:
  %n = phi i32 [ %start, %entry ], [ %l, %body ]
  %l = phi i32 [ %l0, %entry ], [ %next, %body ]
  %more = icmp ne i32 %l, %n
  br i1 %more, label %body, label %exit
body:
  %p1 = getelementptr i32, ptr %s, i32 %l
  %next = load i32, ptr %p1, align 4
  %odd = and i32 %next, 1
  %done = icmp ne i32 %odd, 0
  br i1 %done, label %exit, label %head
exit:
  ret i32 %n
}
