target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %n
  store i64 %n, ptr addrspace(1) %q
  ret void
}
