; An array in a variable is indexed within bounds: what lies beside it becomes registers.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

%ring = type { i32, [8 x i32], i32 }

define i32 @masked(ptr %out, i32 %n, i32 %x) {
entry:
  %r = alloca %ring
  store i32 0, ptr %r
  %last = getelementptr inbounds %ring, ptr %r, i64 0, i32 2
  store i32 %x, ptr %last
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %count = load i32, ptr %r
  %slot = and i32 %count, 7
  %i = zext i32 %slot to i64
  %p = getelementptr inbounds %ring, ptr %r, i64 0, i32 1, i64 %i
  %old = load i32, ptr %p
  store i32 %k, ptr %p
  %l = load i32, ptr %last
  %l1 = add i32 %l, %old
  store i32 %l1, ptr %last
  %count1 = add i32 %count, 3
  store i32 %count1, ptr %r
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %loop, label %out1
out1:
  %v = load i32, ptr %last
  ret i32 %v
}

; The loop ends at a number of at most 24, which its counter does not pass.
%divider = type { i32, i32 }
%calculator = type { i32, [25 x %divider], ptr }

define i32 @counted(ptr byval(%calculator) %c, ptr %q, i32 %x) {
entry:
  %v = alloca %calculator, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v, ptr align 8 %c, i64 204, i1 false)
  %f = getelementptr inbounds nuw i8, ptr %v, i64 208
  store ptr %q, ptr %f, align 8
  %n = load i32, ptr %v, align 8
  %d = getelementptr inbounds nuw i8, ptr %v, i64 4
  %n1 = add i32 %n, -1
  %end = call i32 @llvm.umin.i32(i32 %n1, i32 24)
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ %x, %entry ], [ %s2, %loop ]
  %i = zext nneg i32 %k to i64
  %p = getelementptr inbounds nuw %divider, ptr %d, i64 %i
  %a = load i32, ptr %p, align 4
  %p2 = getelementptr inbounds nuw i8, ptr %p, i64 4
  %b = load i32, ptr %p2, align 4
  %s1 = mul i32 %s, %a
  %s2 = add i32 %s1, %b
  %k1 = add nuw nsw i32 %k, 1
  %done = icmp eq i32 %k, %end
  br i1 %done, label %out, label %loop
out:
  %g = load ptr, ptr %f, align 8
  store i32 %s2, ptr %g
  ret i32 %s2
}
declare i32 @llvm.umin.i32(i32, i32)

; The elements before the index are another part; an address before the part loses its flags, and accesses are aligned as the part is.
define i8 @before(i32 %x, i8 %y) {
  %v = alloca { [12 x i8], [4 x i8] }, align 16
  %at = and i32 %x, 3
  %i = zext nneg i32 %at to i64
  %p = getelementptr inbounds nuw i8, ptr %v, i64 %i
  %p2 = getelementptr inbounds nuw i8, ptr %p, i64 9
  store i8 %y, ptr %v, align 16
  store i8 1, ptr %p2, align 1
  %q = getelementptr inbounds nuw i8, ptr %v, i64 10
  %a = load i8, ptr %q, align 2
  %b = load i8, ptr %v, align 16
  %c = load i8, ptr %p2, align 1
  %r = add i8 %a, %b
  %r2 = add i8 %r, %c
  ret i8 %r2
}

; Nothing bounds this index.
define i32 @unbounded(i32 %x, i32 %y) {
  %r = alloca %ring
  store i32 %y, ptr %r
  %i = sext i32 %x to i64
  %p = getelementptr inbounds %ring, ptr %r, i64 0, i32 1, i64 %i
  store i32 1, ptr %p
  %v = load i32, ptr %r
  ret i32 %v
}

; An address that is passed on may be used anywhere.
declare void @use(ptr)
define i32 @passed(i32 %x, i32 %y) {
  %r = alloca %ring
  store i32 %y, ptr %r
  %k = and i32 %x, 7
  %i = zext nneg i32 %k to i64
  %p = getelementptr inbounds %ring, ptr %r, i64 0, i32 1, i64 %i
  call void @use(ptr %p)
  %v = load i32, ptr %r
  ret i32 %v
}

; The part begins 12 bytes after the start of the variable: what was aligned to 16 there is aligned to 4 in the part.
define <4 x i32> @aligned_from_start(i32 %k, <4 x i32> %x, i64 %y, i32 %s) {
  %v = alloca { i32, [12 x i32] }, align 16
  store i32 %s, ptr %v, align 16
  %o = getelementptr i8, ptr %v, i64 12
  store i64 %y, ptr %o, align 4
  %i = and i32 %k, 1
  %z = zext i32 %i to i64
  %p = getelementptr i8, ptr %v, i64 16
  %q = getelementptr <4 x i32>, ptr %p, i64 %z
  store <4 x i32> %x, ptr %q, align 16
  %r = load <4 x i32>, ptr %q, align 16
  %l = load i64, ptr %o, align 4
  %t = trunc i64 %l to i32
  %h = load i32, ptr %v, align 16
  %u = add i32 %t, %h
  %w = insertelement <4 x i32> %r, i32 %u, i32 0
  ret <4 x i32> %w
}
