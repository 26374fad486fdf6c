; A small array of words with variable indices may become registers in ptxas, unless it is accessed by vectors: it keeps its alignment, and
; its accesses their size. A larger one, and one whose address a call gets, are in local memory.
declare void @use(ptr)

define i32 @stack(ptr %in, i64 %i) {
  %a = alloca [8 x i32], align 4
  store i32 0, ptr %a, align 4
  %p1 = getelementptr i8, ptr %a, i64 4
  store i32 0, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %a, i64 8
  store i32 0, ptr %p2, align 4
  %p3 = getelementptr i8, ptr %a, i64 12
  store i32 0, ptr %p3, align 4
  %q = getelementptr [8 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define i32 @large(ptr %in, i64 %i) {
  %a = alloca [32 x i32], align 4
  store i32 0, ptr %a, align 4
  %p1 = getelementptr i8, ptr %a, i64 4
  store i32 0, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %a, i64 8
  store i32 0, ptr %p2, align 4
  %p3 = getelementptr i8, ptr %a, i64 12
  store i32 0, ptr %p3, align 4
  %q = getelementptr [8 x i32], ptr %a, i64 0, i64 %i
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

define void @passed(ptr %in, i64 %i) {
  %a = alloca [8 x i32], align 4
  store i32 0, ptr %a, align 4
  %p1 = getelementptr i8, ptr %a, i64 4
  store i32 0, ptr %p1, align 4
  %p2 = getelementptr i8, ptr %a, i64 8
  store i32 0, ptr %p2, align 4
  %p3 = getelementptr i8, ptr %a, i64 12
  store i32 0, ptr %p3, align 4
  call void @use(ptr %a)
  ret void
}
