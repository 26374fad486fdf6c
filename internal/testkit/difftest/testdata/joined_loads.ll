; Places that are written on some ways only and read behind them, in front of a loop and inside:
; what is known of them joins in phis (gvn), and what a loop adds up stays in a register.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %buf = alloca [8 x i32], align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %x = load i32, ptr %p
  %bit = and i32 %x, 1
  %c = icmp eq i32 %bit, 0
  %p4 = getelementptr i8, ptr %p, i64 4
  br i1 %c, label %a, label %b
a:
  store i32 %tid, ptr %q
  %d1 = udiv i32 %x, 77
  %e1 = or i32 %tid, 1
  %f1 = udiv i32 %x, %e1
  br label %join
b:
  %z = load i32, ptr %p4
  store i32 %z, ptr %q
  %g = getelementptr [8 x i32], ptr %buf, i64 0, i64 0
  br label %join
join:
  %h = phi i32 [ %f1, %a ], [ 5, %b ]
  %v = load i32, ptr %q
  %w = load i32, ptr %p4
  %e2 = or i32 %tid, 1
  %f2 = udiv i32 %x, %e2
  %s1 = add i32 %v, %w
  %s2 = add i32 %s1, %f2
  %s3 = xor i32 %s2, %h
  %q4 = getelementptr i8, ptr %q, i64 4
  store i32 %s3, ptr %q4
  br label %fill
fill:
  %i = phi i64 [ 0, %join ], [ %i1, %fill ]
  %src = getelementptr i32, ptr %p, i64 %i
  %y = load i32, ptr %src
  %dst = getelementptr [8 x i32], ptr %buf, i64 0, i64 %i
  store i32 %y, ptr %dst
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, 8
  br i1 %more, label %fill, label %walk
walk: ; neighbours of an array, and a sum in memory
  %j = phi i64 [ 0, %fill ], [ %j1, %step ]
  %n0 = getelementptr i32, ptr %buf, i64 %j
  %l0 = load i32, ptr %n0
  %n1 = getelementptr i8, ptr %n0, i64 4
  %l1 = load i32, ptr %n1
  %k = mul i32 %l0, 3
  %m = add i32 %k, %l1
  %q8 = getelementptr i8, ptr %q, i64 8
  %r = load i32, ptr %q8
  %odd = and i32 %l1, 1
  %isodd = icmp ne i32 %odd, 0
  br i1 %isodd, label %plus, label %step
plus:
  %r1 = add i32 %r, %m
  store i32 %r1, ptr %q8
  br label %step
step:
  %r2 = load i32, ptr %q8
  %r3 = xor i32 %r2, %l0
  store i32 %r3, ptr %q8
  %j1 = add nuw nsw i64 %j, 1
  %again = icmp ult i64 %j1, 7
  br i1 %again, label %walk, label %exit
exit:
  ret void
}
