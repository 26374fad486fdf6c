; Volatile and atomic accesses read a local variable, too: what was stored there before is needed.
target triple = "nvptx64-nvidia-cuda"

define i64 @volatile(i64 %x) {
  %a = alloca [4 x i64], align 8
  %p = getelementptr i64, ptr %a, i64 3
  store i64 %x, ptr %p, align 8
  %v = load volatile i64, ptr %p, align 8
  ret i64 %v
}

define i32 @exchanged(i32 %x) {
  %a = alloca [4 x i32], align 8
  %p = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %p, align 4
  %v = atomicrmw add ptr %p, i32 1 monotonic
  ret i32 %v
}

define i32 @compared(i32 %x) {
  %a = alloca [4 x i32], align 8
  %p = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %p, align 4
  %s = cmpxchg ptr %p, i32 7, i32 9 monotonic monotonic
  %v = extractvalue { i32, i1 } %s, 0
  ret i32 %v
}

; Behind the last one nothing reads.
define i64 @behind(i64 %x) {
  %a = alloca [4 x i64], align 8
  %v = load volatile i64, ptr %a, align 8
  store i64 %x, ptr %a, align 8
  ret i64 %v
}
