target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a) {
  %r = ad i32 %a, 1
  ret i32 %r
}
