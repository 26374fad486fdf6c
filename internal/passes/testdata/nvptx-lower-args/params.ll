; Kernel parameters (P-05): pointers are global, byval structures are read in place unless
; they are written or their address goes elsewhere; a grid_constant one is never copied.
target triple = "nvptx64-nvidia-cuda"
%s = type { i32, [4 x float] }
declare void @use(ptr)

define ptx_kernel void @pointers(ptr %p, ptr addrspace(3) %q) {
  %x = load i32, ptr %p
  store i32 %x, ptr addrspace(3) %q
  ret void
}

define ptx_kernel void @read(ptr byval(%s) align 4 %v, i64 %i, ptr %out) {
  %a = load i32, ptr %v
  %p = getelementptr %s, ptr %v, i64 0, i32 1, i64 %i
  %b = load float, ptr %p
  %c = sitofp i32 %a to float
  %d = fadd float %b, %c
  store float %d, ptr %out
  ret void
}

define ptx_kernel void @written(ptr byval(%s) align 8 %v) {
  store i32 1, ptr %v
  ret void
}

define ptx_kernel void @escapes(ptr byval(%s) %v) {
  call void @use(ptr %v)
  ret void
}

define ptx_kernel void @constant(ptr byval(%s) "nvvm.grid_constant" %v) {
  call void @use(ptr %v)
  ret void
}

define i32 @device(ptr byval(%s) %v, ptr %p) {
  %a = load i32, ptr %v
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}
