; A pointer is cast out of local memory and back again, twice, in blocks of their own: accesses are local, and their addresses are.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
entry:
  %mem = alloca [16 x i32], align 4
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tid64 = zext i32 %tid to i64
  %base = mul i64 %tid64, 512
  %outp = getelementptr i8, ptr %out, i64 %base
  %at = and i64 %tid64, 15
  br label %first
first:
  %l1 = addrspacecast ptr %mem to ptr addrspace(5)
  %g1 = addrspacecast ptr addrspace(5) %l1 to ptr
  %p1 = getelementptr i32, ptr %g1, i64 %at
  store i32 %n, ptr %p1, align 4
  br label %second
second:
  %l2 = addrspacecast ptr %g1 to ptr addrspace(5)
  %g2 = addrspacecast ptr addrspace(5) %l2 to ptr
  %p2 = getelementptr i8, ptr %g2, i64 24
  store i32 %tid, ptr %p2, align 4
  %x = load i32, ptr %p1, align 4
  %y = load i32, ptr %p2, align 4
  %z = add i32 %x, %y
  store i32 %z, ptr %outp, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
