target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @multiply(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr i64, ptr addrspace(1) %a, i32 %i
  %av = load i64, ptr addrspace(1) %pa
  %pb = getelementptr i64, ptr addrspace(1) %b, i32 %i
  %bv = load i64, ptr addrspace(1) %pb
  %r = mul i64 %av, %bv
  %po = getelementptr i64, ptr addrspace(1) %out, i32 %i
  store i64 %r, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
