; An atomic or volatile store changes a local variable, too: what was stored there before is not what is there now.
target triple = "nvptx64-nvidia-cuda"

define i64 @atomic(i64 %i) {
  %a = alloca [16 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  %q = getelementptr i64, ptr %a, i64 %i
  store atomic i64 7, ptr %q monotonic, align 8
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define i64 @volatile(i64 %i) {
  %a = alloca [16 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  %q = getelementptr i64, ptr %a, i64 %i
  store volatile i64 7, ptr %q, align 8
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define i64 @apart() {
  %a = alloca [16 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  store volatile i64 7, ptr %a, align 8
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
