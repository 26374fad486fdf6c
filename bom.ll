target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a) {
  %r = add i32 %a, %b
  ret i32 %r
}
