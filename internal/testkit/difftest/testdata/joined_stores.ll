; More neighbouring stores than one instruction takes: the second group is stored, too.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %a0 = load i32, ptr %p, align 32
  %p1 = getelementptr i8, ptr %p, i64 4
  %a1 = load i32, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %p, i64 8
  %a2 = load i32, ptr %p2, align 8
  %p3 = getelementptr i8, ptr %p, i64 12
  %a3 = load i32, ptr %p3, align 4
  %p4 = getelementptr i8, ptr %p, i64 16
  %a4 = load i32, ptr %p4, align 16
  %p5 = getelementptr i8, ptr %p, i64 20
  %a5 = load i32, ptr %p5, align 4
  %b0 = add i32 %a0, %a5
  %b1 = add i32 %a1, %a4
  %b2 = add i32 %a2, %a3
  %b3 = sub i32 %a3, %a0
  %b4 = sub i32 %a4, %a1
  %b5 = sub i32 %a5, %a2
  store i32 %b0, ptr %q, align 16
  %q1 = getelementptr i8, ptr %q, i64 4
  store i32 %b1, ptr %q1, align 4
  %q2 = getelementptr i8, ptr %q, i64 8
  store i32 %b2, ptr %q2, align 8
  %q3 = getelementptr i8, ptr %q, i64 12
  store i32 %b3, ptr %q3, align 4
  %q4 = getelementptr i8, ptr %q, i64 16
  store i32 %b4, ptr %q4, align 16
  %q5 = getelementptr i8, ptr %q, i64 20
  store i32 %b5, ptr %q5, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
