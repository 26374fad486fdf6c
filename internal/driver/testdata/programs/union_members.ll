; Stores to members of a union that clang has sunk behind the branches: the place is a phi, or depends on one. The first iteration of a loop.
; out: 130 26 78 102 101 104 45 1003 9
target triple = "nvptx64-nvidia-cuda"

define internal i32 @members(i32 %tag, i32 %a, i32 %b, i32 %c) noinline {
entry:
  %u = alloca [16 x i8], align 4
  %u4 = getelementptr i8, ptr %u, i64 4
  %u8 = getelementptr i8, ptr %u, i64 8
  store i32 0, ptr %u
  store i32 10, ptr %u4
  store i32 20, ptr %u8
  switch i32 %tag, label %two [
    i32 0, label %join
    i32 1, label %one
  ]
one:
  br label %inner
two:
  br label %inner
inner:
  %p = phi ptr [ %u4, %one ], [ %u8, %two ]
  %x = phi i32 [ %a, %one ], [ %b, %two ]
  %i = phi i64 [ 8, %one ], [ 0, %two ]
  store i32 %x, ptr %p, align 4
  br label %join
join:
  %k = phi i64 [ 4, %entry ], [ %i, %inner ]
  %y = phi i32 [ %c, %entry ], [ %x, %inner ]
  %q = getelementptr i8, ptr %u, i64 %k
  store i32 %y, ptr %q, align 4
  %l0 = load i32, ptr %u
  %l4 = load i32, ptr %u4
  %l8 = load i32, ptr %u8
  %m0 = mul i32 %l0, 7
  %m4 = mul i32 %l4, 3
  %s = add i32 %m0, %m4
  %t = sub i32 %s, %l8
  ret i32 %t
}

define internal i32 @selected(i1 %c, i1 %d, i32 %x) noinline {
  %a = alloca [4 x i32], align 4
  store i32 1, ptr %a
  %p1 = getelementptr i32, ptr %a, i64 1
  store i32 2, ptr %p1
  %p3 = getelementptr i32, ptr %a, i64 3
  store i32 4, ptr %p3
  %j = select i1 %d, i64 3, i64 1
  %i = select i1 %c, i64 %j, i64 0
  %p = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %p
  %new = add i32 %old, %x
  store i32 %new, ptr %p
  %again = load i32, ptr %p
  ret i32 %again
}

define internal i32 @loop(i32 %n, i32 %a) noinline {
entry:
  br label %h
h:
  %first = phi i1 [ true, %entry ], [ false, %h ]
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %s = phi i32 [ 1000, %entry ], [ %s1, %h ]
  %v = select i1 %first, i32 %a, i32 %s
  %s1 = mul i32 %v, 3
  %i1 = add i32 %i, 1
  %t = icmp slt i32 %i1, %n
  br i1 %t, label %h, label %exit
exit:
  ret i32 %s1
}

define internal i32 @last(i32 %n, i32 %a) noinline {
entry:
  br label %h
h:
  %first = phi i1 [ true, %entry ], [ %e, %h ]
  %s = phi i32 [ 1000, %entry ], [ %s1, %h ]
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %v = select i1 %first, i32 %s, i32 %a
  %s1 = add i32 %v, 1
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, 2
  %t = icmp slt i32 %i1, %n
  br i1 %t, label %h, label %exit
exit:
  ret i32 %s1
}

define ptx_kernel void @k(ptr %out) {
  %r0 = call i32 @members(i32 0, i32 11, i32 13, i32 50)
  %r1 = call i32 @members(i32 1, i32 13, i32 13, i32 50)
  %r2 = call i32 @members(i32 2, i32 11, i32 8, i32 50)
  store i32 %r0, ptr %out
  %o1 = getelementptr i32, ptr %out, i64 1
  store i32 %r1, ptr %o1
  %o2 = getelementptr i32, ptr %out, i64 2
  store i32 %r2, ptr %o2
  %s0 = call i32 @selected(i1 true, i1 false, i32 100)
  %s1 = call i32 @selected(i1 false, i1 true, i32 100)
  %s2 = call i32 @selected(i1 true, i1 true, i32 100)
  %o3 = getelementptr i32, ptr %out, i64 3
  store i32 %s0, ptr %o3
  %o4 = getelementptr i32, ptr %out, i64 4
  store i32 %s1, ptr %o4
  %o5 = getelementptr i32, ptr %out, i64 5
  store i32 %s2, ptr %o5
  %l = call i32 @loop(i32 2, i32 5)
  %o6 = getelementptr i32, ptr %out, i64 6
  store i32 %l, ptr %o6
  %m = call i32 @last(i32 2, i32 7)
  %n = call i32 @last(i32 4, i32 8)
  %m1 = add i32 %m, 1
  %o7 = getelementptr i32, ptr %out, i64 7
  store i32 %m1, ptr %o7
  %o8 = getelementptr i32, ptr %out, i64 8
  store i32 %n, ptr %o8
  ret void
}
