; Addresses that are computed from one are compared and subtracted by their distance, with variable indices, too.

declare void @llvm.assume(i1)

define i1 @same_element(ptr %p, i64 %i) {
  %x = getelementptr i32, ptr %p, i64 %i
  %y = getelementptr i8, ptr %x, i64 8
  %z = getelementptr i8, ptr %x, i64 12
  %c = icmp eq ptr %x, %z
  %d = icmp eq ptr %y, %z
  %r = or i1 %c, %d
  ret i1 %r
}

define i64 @length(ptr %p, i64 %n) {
  %end = getelementptr inbounds nuw { float, float, float }, ptr %p, i64 %n
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %p to i64
  %d = sub nuw i64 %a, %b
  %r = udiv exact i64 %d, 12
  ret i64 %r
}

define i64 @subslice(ptr %p, i64 %i, i64 %n) {
  %begin = getelementptr inbounds i32, ptr %p, i64 %i
  %rest = getelementptr inbounds i32, ptr %begin, i64 %n
  %end = getelementptr inbounds i8, ptr %rest, i64 -4
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %begin to i64
  %d = sub i64 %a, %b
  %r = ashr exact i64 %d, 2
  ret i64 %r
}

define i64 @of_number(i64 %x, i64 %n) {
  %p = inttoptr i64 %x to ptr
  %end = getelementptr inbounds i32, ptr %p, i64 %n
  %a = ptrtoint ptr %end to i64
  %d = sub i64 %a, %x
  ret i64 %d
}

define i64 @two_objects(ptr %p, ptr %q, i64 %n) {
  %end = getelementptr inbounds i32, ptr %p, i64 %n
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %a, %b
  ret i64 %d
}

; Only one of two pointers at a distance from each other can be null, and neither if it lies in an object.
define i1 @next_of_iterator(ptr %p) {
  %n = getelementptr inbounds nuw i8, ptr %p, i64 4
  %c = icmp ne ptr %n, null
  ret i1 %c
}

define i1 @may_wrap(ptr %p) {
  %n = getelementptr i8, ptr %p, i64 4
  %c = icmp ne ptr %n, null
  ret i1 %c
}

define i1 @global_at_null(ptr addrspace(1) %p) {
  %n = getelementptr inbounds i8, ptr addrspace(1) %p, i64 -4
  %g = addrspacecast ptr addrspace(1) %n to ptr
  %c = icmp ne ptr %g, null
  ret i1 %c
}

define i1 @global_after_null(ptr addrspace(1) %p) {
  %n = getelementptr inbounds i8, ptr addrspace(1) %p, i64 4
  %g = addrspacecast ptr addrspace(1) %n to ptr
  %c = icmp ne ptr %g, null
  ret i1 %c
}

define i1 @element_of_object(ptr nonnull %p, i64 %i) {
  %n = getelementptr inbounds i32, ptr %p, i64 %i
  %c = icmp eq ptr %n, null
  ret i1 %c
}

define i1 @assumed(ptr %p, i64 %i) {
  %a = icmp ne ptr %p, null
  call void @llvm.assume(i1 %a)
  %n = getelementptr inbounds i32, ptr %p, i64 %i
  %x = ptrtoint ptr %n to i64
  %c = icmp eq i64 %x, 0
  ret i1 %c
}

define i1 @assumed_later(ptr %p, i64 %i) {
  %n = getelementptr inbounds i32, ptr %p, i64 %i
  %c = icmp eq ptr %n, null
  call void @llvm.assume(i1 %c)
  %a = icmp ne ptr %p, null
  call void @llvm.assume(i1 %a)
  ret i1 %c
}

; An Option of a reference.
define i1 @is_some(ptr %p, i1 %end) {
  %n = getelementptr inbounds nuw i8, ptr %p, i64 4
  %o = select i1 %end, ptr null, ptr %n
  %c = icmp ne ptr %o, null
  ret i1 %c
}

define i32 @some_or_none(ptr nonnull %p, i1 %end) {
entry:
  br i1 %end, label %none, label %some
some:
  %n = getelementptr inbounds nuw i8, ptr %p, i64 4
  br label %join
none:
  br label %join
join:
  %o = phi ptr [ %n, %some ], [ null, %none ]
  %c = icmp eq ptr %o, null
  %r = select i1 %c, i32 7, i32 9
  ret i32 %r
}

; Elements of one array are compared by their numbers, if their distances do not wrap.
define i1 @empty_range(ptr %p, i64 %n) {
  %e = getelementptr inbounds float, ptr %p, i64 %n
  %c = icmp eq ptr %p, %e
  ret i1 %c
}
define i1 @bytes(ptr %p, i64 %n) {
  %e = getelementptr i8, ptr %p, i64 %n
  %c = icmp ne ptr %e, %p
  ret i1 %c
}
define i1 @two_elements(ptr %p, i64 %n, i64 %m) {
  %a = getelementptr inbounds float, ptr %p, i64 %n
  %b = getelementptr nuw float, ptr %p, i64 %m
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
define i1 @wraps(ptr %p, i64 %n) {
  %e = getelementptr float, ptr %p, i64 %n
  %c = icmp eq ptr %p, %e
  ret i1 %c
}

; Distances of addresses of one object. The space that they are in adds the same to both, and does not if only one is in it.
define i64 @distance(ptr %p, i64 %i) {
  %g = addrspacecast ptr %p to ptr addrspace(1)
  %e = getelementptr inbounds [4 x i16], ptr addrspace(1) %g, i32 2, i32 1
  %a = addrspacecast ptr addrspace(1) %e to ptr
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
define i64 @distance_of_spaces(ptr %p) {
  %l = addrspacecast ptr %p to ptr addrspace(5)
  %e = getelementptr inbounds i8, ptr addrspace(5) %l, i32 1
  %x = ptrtoint ptr addrspace(5) %e to i64
  %y = ptrtoint ptr %p to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
define i64 @distance_of_number(i64 %n) {
  %p = inttoptr i64 %n to ptr addrspace(5)
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %x = ptrtoint ptr %g to i64
  %d = sub i64 %x, %n
  ret i64 %d
}
