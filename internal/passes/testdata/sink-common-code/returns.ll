; passes: sink-common-code, simplifycfg
; Functions with several returns have one after stores to one address.

define void @found(ptr addrspace(1) %p, i64 %a, i64 %b, i32 %n, i8 %v) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %l, label %y
l:
  %j = add i32 %i, 1
  %w = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %z = load i32, ptr addrspace(1) %w
  %d = icmp eq i32 %z, 77
  br i1 %d, label %x, label %h
x:
  %m = mul i64 %a, %b
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %m
  store i8 %v, ptr addrspace(1) %q
  ret void
y:
  %k = mul i64 %a, %b
  %r = getelementptr i8, ptr addrspace(1) %p, i64 %k
  store i8 -1, ptr addrspace(1) %r
  ret void
}

define void @three(ptr %p, i32 %x) {
  %c = icmp slt i32 %x, 0
  br i1 %c, label %a, label %o
o:
  %d = icmp eq i32 %x, 0
  br i1 %d, label %b, label %e
a:
  store i32 -1, ptr %p
  ret void
b:
  store i32 0, ptr %p
  ret void
e:
  store i32 1, ptr %p
  ret void
}

; Other addresses, and a volatile store.
define void @apart(ptr %p, ptr %q, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %q
  ret void
}

define void @volatile(ptr %p, i1 %c) {
  br i1 %c, label %a, label %b
a:
  store volatile i32 1, ptr %p
  ret void
b:
  store volatile i32 2, ptr %p
  ret void
}
