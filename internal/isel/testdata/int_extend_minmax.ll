; The least and greatest of narrow integers are extended once: a result is as extended as the operands were.
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i5 @llvm.umin.i5(i5, i5)

define i8 @unsigned(i8 %x, i8 %y, i8 %z) {
  %a = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.umax.i8(i8 %a, i8 %z)
  %c = call i8 @llvm.umin.i8(i8 %b, i8 %y)
  ret i8 %c
}

define i32 @signed(ptr %p, ptr %q) {
  %x = load i8, ptr %p
  %y = load i8, ptr %q
  %a = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.smax.i8(i8 %a, i8 3)
  %c = sext i8 %b to i32
  ret i32 %c
}

define i32 @both(i8 %x, i8 %y) {
  %a = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.umin.i8(i8 %a, i8 %x)
  %c = call i8 @llvm.smax.i8(i8 %b, i8 %y)
  %d = zext i8 %c to i32
  ret i32 %d
}

define i32 @odd(i5 %x, i5 %y) {
  %a = call i5 @llvm.umin.i5(i5 %x, i5 %y)
  %b = zext i5 %a to i32
  ret i32 %b
}

; Of a chain of minima each has zeros above the byte, however long it is.
define i8 @chain(ptr %p) {
  %a = load i8, ptr %p
  %p1 = getelementptr i8, ptr %p, i64 16
  %b = load i8, ptr %p1
  %p2 = getelementptr i8, ptr %p, i64 32
  %c = load i8, ptr %p2
  %p3 = getelementptr i8, ptr %p, i64 48
  %d = load i8, ptr %p3
  %p4 = getelementptr i8, ptr %p, i64 64
  %e = load i8, ptr %p4
  %p5 = getelementptr i8, ptr %p, i64 80
  %f = load i8, ptr %p5
  %l1 = icmp ult i8 %b, %a
  %m1 = select i1 %l1, i8 %b, i8 %a
  %l2 = icmp ult i8 %c, %m1
  %m2 = select i1 %l2, i8 %c, i8 %m1
  %l3 = icmp ult i8 %d, %m2
  %m3 = select i1 %l3, i8 %d, i8 %m2
  %l4 = icmp ult i8 %e, %m3
  %m4 = select i1 %l4, i8 %e, i8 %m3
  %l5 = icmp ult i8 %f, %m4
  %m5 = select i1 %l5, i8 %f, i8 %m4
  ret i8 %m5
}

; An unsigned minimum of numbers with their signs above the bits has zeros there.
define i32 @unsigned_of_signed(i8 %x, i8 %y, i8 %z) {
  %a = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %b = call i8 @llvm.smax.i8(i8 %x, i8 %z)
  %l = icmp ult i8 %a, %b
  %m = select i1 %l, i8 %a, i8 %b
  %r = sext i8 %m to i32
  ret i32 %r
}
