; Stores whose place phis and selects decide, as clang sinks those to the members of a union.

; Through a phi of addresses, and through an index that is a phi of a phi.
define float @members(i32 %tag, float %a, float %b, float %c) {
entry:
  %u = alloca [16 x i8], align 4
  %u4 = getelementptr i8, ptr %u, i64 4
  %u8 = getelementptr i8, ptr %u, i64 8
  store float 0.0, ptr %u
  store float 1.0, ptr %u4
  store float 2.0, ptr %u8
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
  %x = phi float [ %a, %one ], [ %b, %two ]
  %i = phi i64 [ 8, %one ], [ 0, %two ]
  store float %x, ptr %p, align 4
  br label %join
join:
  %k = phi i64 [ 4, %entry ], [ %i, %inner ]
  %y = phi float [ %c, %entry ], [ %x, %inner ]
  %q = getelementptr i8, ptr %u, i64 %k
  store float %y, ptr %q, align 4
  %l0 = load float, ptr %u
  %l4 = load float, ptr %u4
  %l8 = load float, ptr %u8
  %s = fadd float %l0, %l4
  %t = fsub float %s, %l8
  ret float %t
}

; Read and written, with an index that is selected; elements of four bytes.
define i32 @selected(i1 %c, i1 %d, i32 %x) {
  %a = alloca [4 x i32], align 4
  call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 16, i1 false)
  %j = select i1 %d, i64 3, i64 1
  %i = select i1 %c, i64 %j, i64 0
  %p = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %p
  %new = add i32 %old, %x
  store i32 %new, ptr %p
  %p3 = getelementptr i32, ptr %a, i64 3
  %l3 = load i32, ptr %p3
  %l0 = load i32, ptr %a
  %r = sub i32 %l3, %l0
  ret i32 %r
}

; An index that may be anything, one that is beyond the end, and one of too many constants.
define i32 @unknown(i1 %c, i64 %j) {
  %a = alloca [4 x i32], align 4
  store i32 1, ptr %a
  %i = select i1 %c, i64 %j, i64 0
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 2, ptr %p
  %r = load i32, ptr %a
  ret i32 %r
}

define i32 @beyond(i1 %c) {
  %a = alloca [4 x i32], align 4
  store i32 1, ptr %a
  %i = select i1 %c, i64 4, i64 0
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 2, ptr %p
  %r = load i32, ptr %a
  ret i32 %r
}

define i32 @many(i1 %c, i1 %d, i1 %e, i1 %f) {
  %a = alloca [8 x i32], align 4
  store i32 1, ptr %a
  %i1 = select i1 %c, i64 1, i64 0
  %i2 = select i1 %d, i64 2, i64 %i1
  %i3 = select i1 %e, i64 3, i64 %i2
  %i4 = select i1 %f, i64 4, i64 %i3
  %p = getelementptr i32, ptr %a, i64 %i4
  store i32 2, ptr %p
  %r = load i32, ptr %a
  ret i32 %r
}

; A volatile access, and an address that escapes.
define i32 @volatile(i1 %c) {
  %a = alloca [4 x i32], align 4
  store i32 1, ptr %a
  %i = select i1 %c, i64 1, i64 0
  %p = getelementptr i32, ptr %a, i64 %i
  store volatile i32 2, ptr %p
  %r = load i32, ptr %a
  ret i32 %r
}

define i32 @escapes(i1 %c, ptr %out) {
  %a = alloca [4 x i32], align 4
  store i32 1, ptr %a
  %i = select i1 %c, i64 1, i64 0
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 2, ptr %p
  store ptr %p, ptr %out
  %r = load i32, ptr %a
  ret i32 %r
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; The index of the largest of four: the results of comparisons, extended, and choices between them.
define i64 @largest(float %x0, float %x1, float %x2, float %x3) {
  %a = alloca [4 x float], align 4
  %a1 = getelementptr float, ptr %a, i64 1
  %a2 = getelementptr float, ptr %a, i64 2
  %a3 = getelementptr float, ptr %a, i64 3
  store float %x0, ptr %a
  store float %x1, ptr %a1
  store float %x2, ptr %a2
  store float %x3, ptr %a3
  %c1 = fcmp ogt float %x1, %x0
  %i1 = zext i1 %c1 to i64
  %p1 = getelementptr float, ptr %a, i64 %i1
  %y1 = load float, ptr %p1
  %c2 = fcmp ogt float %x2, %y1
  %n1 = zext i1 %c1 to i32
  %n2 = select i1 %c2, i32 2, i32 %n1
  %i2 = zext nneg i32 %n2 to i64
  %p2 = getelementptr float, ptr %a, i64 %i2
  %y2 = load float, ptr %p2
  %c3 = fcmp ogt float %x3, %y2
  %i3 = select i1 %c3, i64 3, i64 %i2
  ret i64 %i3
}

; A sign: one before the middle or the middle.
define i32 @sign(i1 %c, i32 %x, i32 %y) {
  %a = alloca [2 x i32], align 4
  %m = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %a
  store i32 %y, ptr %m
  %i = sext i1 %c to i64
  %p = getelementptr i32, ptr %m, i64 %i
  %r = load i32, ptr %p
  ret i32 %r
}

; A number that is negative before it is extended without its sign is far beyond the end, also if the index may be that negative number itself.
define i32 @negative(i1 %c, i1 %d, i32 %x, i32 %y) {
  %a = alloca [2 x i32], align 4
  %m = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %a
  store i32 %y, ptr %m
  %n = select i1 %c, i32 -1, i32 0
  %z = zext i32 %n to i64
  %i = select i1 %d, i64 -1, i64 %z
  %p = getelementptr i32, ptr %m, i64 %i
  %r = load i32, ptr %p
  ret i32 %r
}

; A reference to one of two structures, whose members are read and written.
define i64 @reference(i1 %c, i64 %x, i64 %y) {
  %v = alloca [48 x i8], align 8
  %v8 = getelementptr i8, ptr %v, i64 8
  %v24 = getelementptr i8, ptr %v, i64 24
  %v32 = getelementptr i8, ptr %v, i64 32
  store i64 %x, ptr %v
  store i64 1, ptr %v8
  store i64 %y, ptr %v24
  store i64 2, ptr %v32
  %i = select i1 %c, i64 0, i64 24
  %p = getelementptr inbounds nuw i8, ptr %v, i64 %i
  %first = load i64, ptr %p
  %q = getelementptr inbounds nuw i8, ptr %p, i64 8
  %second = load i64, ptr %q
  %r = getelementptr inbounds nuw i8, ptr %q, i64 8
  store i64 %second, ptr %r
  %third = load i64, ptr %r
  %s = add i64 %first, %third
  ret i64 %s
}

; The second structure ends before a member that is read: all stays in memory.
define i64 @reference_beyond(i1 %c, i64 %x, i64 %y) {
  %v = alloca [40 x i8], align 8
  %v24 = getelementptr i8, ptr %v, i64 24
  store i64 %x, ptr %v
  store i64 %y, ptr %v24
  %i = select i1 %c, i64 0, i64 24
  %p = getelementptr inbounds nuw i8, ptr %v, i64 %i
  %first = load i64, ptr %p
  %q = getelementptr inbounds nuw i8, ptr %p, i64 16
  %second = load i64, ptr %q
  %s = add i64 %first, %second
  ret i64 %s
}
