; A parameter of a small type that is the result is read before the result is written.
target triple = "nvptx64-nvidia-cuda"

define i16 @f(i16 %a) noinline {
  ret i16 %a
}

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %a = load i16, ptr %p, align 8
  %b = call i16 @f(i16 %a)
  store i16 %b, ptr %q, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
