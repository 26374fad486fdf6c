; Neighbouring bytes and halves that become one access.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %p1 = getelementptr i8, ptr %p, i64 1
  %p2 = getelementptr i8, ptr %p, i64 2
  %p3 = getelementptr i8, ptr %p, i64 3
  %a = load i8, ptr %p, align 8
  %b = load i8, ptr %p1, align 1
  %c = load i8, ptr %p2, align 2
  %d = load i8, ptr %p3, align 1
  %p8 = getelementptr i8, ptr %p, i64 8
  %p10 = getelementptr i8, ptr %p, i64 10
  %e = load i16, ptr %p8, align 8
  %f = load i16, ptr %p10, align 2
  %ab = add i8 %a, %b
  %cd = sub i8 %c, %d
  %ac = mul i8 %a, %c
  %bd = xor i8 %b, %d
  store i8 %ab, ptr %q, align 8
  %q1 = getelementptr i8, ptr %q, i64 1
  %q2 = getelementptr i8, ptr %q, i64 2
  %q3 = getelementptr i8, ptr %q, i64 3
  store i8 %cd, ptr %q1, align 1
  store i8 %ac, ptr %q2, align 2
  store i8 %bd, ptr %q3, align 1
  %es = sext i16 %e to i32
  %fs = sext i16 %f to i32
  %g = sub i32 %es, %fs
  %q8 = getelementptr i8, ptr %q, i64 8
  store i32 %g, ptr %q8, align 8
  %ef = mul i16 %e, %f
  %q16 = getelementptr i8, ptr %q, i64 16
  %q18 = getelementptr i8, ptr %q, i64 18
  store i16 %ef, ptr %q16, align 8
  store i16 %e, ptr %q18, align 2
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
