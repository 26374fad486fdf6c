; The count of a funnel shift of 48 bits is taken modulo 48, all of its bits.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %a = load i48, ptr %p, align 8
  %p1 = getelementptr i8, ptr %p, i64 8
  %b = load i48, ptr %p1, align 8
  %p2 = getelementptr i8, ptr %p, i64 16
  %c = load i48, ptr %p2, align 8
  %l = call i48 @llvm.fshl.i48(i48 %a, i48 %b, i48 %c)
  %r = call i48 @llvm.fshr.i48(i48 %b, i48 %a, i48 %c)
  store i48 %l, ptr %q, align 8
  %q1 = getelementptr i8, ptr %q, i64 8
  store i48 %r, ptr %q1, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i48 @llvm.fshl.i48(i48, i48, i48)
declare i48 @llvm.fshr.i48(i48, i48, i48)
