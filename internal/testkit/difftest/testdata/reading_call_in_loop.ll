; A call that only reads what its argument points to sees what the loop has stored there, whether others know the
; variable or not, and so does a copy.
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define internal i32 @square(ptr readonly captures(none) %p) noinline nounwind memory(argmem: read) {
  %v = load i32, ptr %p
  %s = mul i32 %v, %v
  ret i32 %s
}
define internal i32 @sum(ptr readonly captures(none) %p, ptr %q) noinline nounwind {
  %v = load i32, ptr %p
  %w = load i32, ptr %q
  %s = add i32 %v, %w
  store i32 %s, ptr %q
  ret i32 %s
}
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = alloca i32
  %m = alloca i32
  %w = alloca [2 x i32], align 8
  %from = mul i32 %tid, 128
  %at = getelementptr i8, ptr %out, i32 %from
  store i32 %tid, ptr %l
  store i32 7, ptr %m
  br label %loop
loop:
  %i = phi i32 [0, %entry], [%next, %loop]
  %ai = getelementptr i32, ptr %at, i32 %i
  %k = mul i32 %i, 3
  store i32 %k, ptr %l
  %r = call i32 @square(ptr %l)
  store i32 %k, ptr %ai
  %s = call i32 @sum(ptr %l, ptr %ai)
  %x = add i32 %s, %r
  %next = add i32 %i, 1
  %big = and i32 %next, 3
  %len = zext i32 %big to i64
  store i32 %x, ptr %w, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %w, i64 %len, i1 false)
  %w1 = getelementptr i8, ptr %w, i32 4
  store i32 %k, ptr %w1
  %y = load i32, ptr %m
  store i32 %y, ptr %ai
  %c = icmp slt i32 %next, 32
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
