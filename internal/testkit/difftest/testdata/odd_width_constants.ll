; A constant of 33 bits is stored in pieces, with zeros above its bits, as the load expects.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %q = getelementptr i8, ptr %out, i64 %o
  %q1 = getelementptr i8, ptr %q, i64 8
  store { i64, i33 } { i64 0, i33 -3 }, ptr %q, align 8
  %a = load volatile i33, ptr %q1, align 8
  %w = zext i33 %a to i64
  store i64 %w, ptr %q, align 8
  store i12 -3, ptr %q1, align 1
  %b = load volatile i12, ptr %q1, align 1
  %v = zext i12 %b to i64
  store i64 %v, ptr %q1, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
