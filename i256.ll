target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i256 @f(i256 %a, i256 %b) {
  %r = udiv i256 %a, %b
  ret i256 %r
}
