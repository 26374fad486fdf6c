; A choice that becomes the signed minimum has the sign above the bits of a narrow number,
; although what it chooses from has not.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %a = load i8, ptr %p, align 8
  %p1 = getelementptr i8, ptr %p, i64 8
  %b = load i8, ptr %p1, align 8
  %c = icmp slt i8 %a, %b
  %m = select i1 %c, i8 %a, i8 %b
  %l = lshr i8 %m, 4
  store i8 %l, ptr %q, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
