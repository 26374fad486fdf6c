; The object of a reference may be loaded before a condition is known: the parameter is dereferenceable, as far as it says and as aligned.
target triple = "nvptx64-nvidia-cuda"

define i1 @greater(ptr align 4 dereferenceable(8) %a, ptr align 4 dereferenceable(8) %b) {
entry:
  %x = load i32, ptr %a, align 4
  %y = load i32, ptr %b, align 4
  %c = icmp eq i32 %x, %y
  br i1 %c, label %second, label %join
second:
  %p = getelementptr inbounds i8, ptr %a, i64 4
  %u = load i32, ptr %p, align 4
  %q = icmp sgt i32 %u, 7
  br label %join
join:
  %r = phi i1 [ %q, %second ], [ false, %entry ]
  ret i1 %r
}

define i32 @beyond(ptr align 4 dereferenceable(4) %a, i1 %c) {
entry:
  br i1 %c, label %second, label %join
second:
  %p = getelementptr inbounds i8, ptr %a, i64 4
  %u = load i32, ptr %p, align 4
  br label %join
join:
  %r = phi i32 [ %u, %second ], [ 3, %entry ]
  ret i32 %r
}

define i32 @unaligned(ptr align 2 dereferenceable(4) %a, i1 %c) {
entry:
  br i1 %c, label %second, label %join
second:
  %u = load i32, ptr %a, align 4
  br label %join
join:
  %r = phi i32 [ %u, %second ], [ 3, %entry ]
  ret i32 %r
}

define i32 @pointer(ptr align 4 %a, i1 %c) {
entry:
  br i1 %c, label %second, label %join
second:
  %u = load i32, ptr %a, align 4
  br label %join
join:
  %r = phi i32 [ %u, %second ], [ 3, %entry ]
  ret i32 %r
}
