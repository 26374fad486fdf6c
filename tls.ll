target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@x = thread_local global i32 0
define i32 @f() { %r = load i32, ptr @x
 ret i32 %r }
