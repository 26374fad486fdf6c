; The copy of a byval parameter is local memory once the callee is inlined, also for what the
; callee reads at places that are known only when it runs.
target triple = "nvptx64-nvidia-cuda"

define internal i64 @f(ptr byval([4 x i64]) align 8 %p, ptr byval([4 x i64]) align 8 %w, i64 %x) {
  %i = and i64 %x, 3
  %r = getelementptr i64, ptr %p, i64 %i
  %b = load i64, ptr %r
  %s = getelementptr i64, ptr %p, i64 1
  %d = load i64, ptr %s
  store i64 %x, ptr %w
  %v = getelementptr i64, ptr %w, i64 %i
  %e = load i64, ptr %v
  %y = xor i64 %b, %e
  %z = add i64 %d, %y
  ret i64 %z
}

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %m = alloca [4 x i64]
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %a = load i64, ptr %p
  %i = and i64 %a, 3
  %r = getelementptr i64, ptr %m, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %m, ptr %p, i64 32, i1 false)
  store i64 %a, ptr %r
  %v = call i64 @f(ptr byval([4 x i64]) align 8 %m, ptr byval([4 x i64]) align 8 %m, i64 %a)
  store i64 %v, ptr %q
  %u = load i64, ptr %r
  %q1 = getelementptr i8, ptr %q, i64 8
  store i64 %u, ptr %q1
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
