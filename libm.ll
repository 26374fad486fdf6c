target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @sinf(float)
define ptx_kernel void @f(float %x, ptr %p) { %r = call float @sinf(float %x)
 store float %r, ptr %p
 ret void }
