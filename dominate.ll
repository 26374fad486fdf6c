target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %y = add i32 1, 2
  br label %b
b:
  ret i32 %y
}
