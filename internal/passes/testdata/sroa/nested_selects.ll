; A load through selects of selects of pointers becomes loads of all variables: no variable stays in memory.
define i32 @nested(i32 %x, i32 %y, i1 %a, i1 %b, i1 %c) {
  %p = alloca i32
  %q = alloca i32
  store i32 %x, ptr %p
  store i32 %y, ptr %q
  %s = select i1 %a, ptr %p, ptr %q
  %t = select i1 %b, ptr %q, ptr %s
  %u = select i1 %c, ptr %t, ptr %q
  %v = load i32, ptr %u
  ret i32 %v
}

; The greatest of three by reference, as std::max returns it.
define i32 @greatest(i32 %x, i32 %y, i32 %z) {
  %p = alloca i32
  %q = alloca i32
  %r = alloca i32
  store i32 %x, ptr %p
  store i32 %y, ptr %q
  store i32 %z, ptr %r
  %c = icmp slt i32 %x, %y
  %s = select i1 %c, ptr %q, ptr %p
  %w = load i32, ptr %s
  %d = icmp slt i32 %w, %z
  %t = select i1 %d, ptr %r, ptr %s
  %v = load i32, ptr %t
  ret i32 %v
}

; Fields of structures, and both operands nested.
define i32 @fields(i32 %x, i32 %y, i1 %a, i1 %b, i1 %c) {
  %p = alloca { i32, i32 }
  %q = alloca { i32, i32 }
  %p1 = getelementptr i8, ptr %p, i64 4
  %q1 = getelementptr i8, ptr %q, i64 4
  store i32 %x, ptr %p
  store i32 %y, ptr %p1
  store i32 7, ptr %q
  store i32 %x, ptr %q1
  %s = select i1 %a, ptr %p, ptr %q
  %t = select i1 %b, ptr %q, ptr %p
  %u = select i1 %c, ptr %s, ptr %t
  %f = getelementptr i8, ptr %u, i64 4
  %v = load i32, ptr %f
  ret i32 %v
}

; One of the pointers may not be readable.
define i32 @argument(ptr %z, i32 %y, i1 %a, i1 %b) {
  %q = alloca i32
  store i32 %y, ptr %q
  %s = select i1 %a, ptr %z, ptr %q
  %t = select i1 %b, ptr %q, ptr %s
  %v = load i32, ptr %t
  ret i32 %v
}
