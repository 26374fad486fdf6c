target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @fma(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr double, ptr addrspace(1) %a, i32 %i
  %av = load double, ptr addrspace(1) %pa
  %pb = getelementptr double, ptr addrspace(1) %b, i32 %i
  %bv = load double, ptr addrspace(1) %pb
  %r = call double @llvm.fma.f64(double %av, double %bv, double 1.0)
  %po = getelementptr double, ptr addrspace(1) %out, i32 %i
  store double %r, ptr addrspace(1) %po
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare double @llvm.fma.f64(double, double, double)
