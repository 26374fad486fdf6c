target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @llvm.sin.f32(float)
define float @f(float %x) { %r = call float @llvm.sin.f32(float %x)
 ret float %r }
