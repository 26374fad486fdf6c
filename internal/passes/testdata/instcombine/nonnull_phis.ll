; passes: instcombine
; A pointer that steps through an object is not null, nor is one of two objects: iterators of Rust compare theirs.

define i32 @steps(i64 %n) {
entry:
  %v = alloca [4 x i32]
  %end = getelementptr inbounds i8, ptr %v, i64 16
  br label %loop
loop:
  %p = phi ptr [ %v, %entry ], [ %q, %next ]
  %done = icmp eq ptr %p, %end
  %s = getelementptr inbounds nuw i8, ptr %p, i64 4
  %q = select i1 %done, ptr %p, ptr %s
  %item = select i1 %done, ptr null, ptr %p
  %none = icmp eq ptr %item, null
  br i1 %none, label %exit, label %next
next:
  store i32 1, ptr %item
  br label %loop
exit:
  %r = load i32, ptr %v
  ret i32 %r
}

; The argument may be null, and so may be a pointer that leaves its object.
define i32 @unknown(ptr %a, i64 %n) {
entry:
  %v = alloca i32
  br label %loop
loop:
  %p = phi ptr [ %a, %entry ], [ %q, %next ]
  %u = phi ptr [ %v, %entry ], [ %w, %next ]
  %none = icmp eq ptr %p, null
  br i1 %none, label %exit, label %next
next:
  %q = getelementptr inbounds i8, ptr %p, i64 %n
  %w = getelementptr i8, ptr %u, i64 %n
  %other = icmp eq ptr %u, null
  br i1 %other, label %exit, label %loop
exit:
  ret i32 0
}
