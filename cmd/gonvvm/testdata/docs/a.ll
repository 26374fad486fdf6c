target triple = "nvptx64-nvidia-cuda"

declare i32 @twice(i32)

define ptx_kernel void @double(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @twice(i32 %x)
  store i32 %y, ptr addrspace(1) %p
  ret void
}
