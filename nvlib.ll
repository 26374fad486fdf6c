target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_sinf(float)
define float @f(float %x) { %r = call float @__nv_sinf(float %x)
 ret float %r }
