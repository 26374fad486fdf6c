; An atomic store changes a local variable, too: what was stored there before is not its value on that way.
target triple = "nvptx64-nvidia-cuda"

define i64 @atomic(i64 %i, i1 %c) {
entry:
  %a = alloca [16 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  %q = getelementptr i64, ptr %a, i64 %i
  store atomic i64 7, ptr %q monotonic, align 8
  br i1 %c, label %yes, label %join
yes:
  store i64 1, ptr %p, align 8
  br label %join
join:
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define i64 @volatile(i64 %i, i1 %c) {
entry:
  %a = alloca [16 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  %q = getelementptr i64, ptr %a, i64 %i
  store volatile i64 7, ptr %q, align 8
  br i1 %c, label %yes, label %join
yes:
  store i64 1, ptr %p, align 8
  br label %join
join:
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

; Another place is what it was.
define i64 @apart(i1 %c) {
entry:
  %a = alloca [16 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 5
  store i64 22, ptr %p, align 8
  store volatile i64 7, ptr %a, align 8
  br i1 %c, label %yes, label %join
yes:
  store i64 1, ptr %p, align 8
  br label %join
join:
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
