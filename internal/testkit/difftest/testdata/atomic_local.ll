target triple = "nvptx64-nvidia-cuda"

; An atomic store to any element of a local array, and what another one holds where two ways join.
define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %a = alloca [16 x i64], align 8
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %i = and i64 %t, 15
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  %q = getelementptr i64, ptr %a, i64 %i
  store atomic i64 7, ptr %q monotonic, align 8
  %c = icmp ugt i32 %tid, 40
  br i1 %c, label %yes, label %join
yes:
  store i64 1, ptr %p, align 8
  br label %join
join:
  %v = load i64, ptr %p, align 8
  %r = getelementptr i64, ptr %out, i64 %t
  store i64 %v, ptr %r, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
