; The frame is ours to lay out: local variables are aligned to 16 bytes where vectors then access them.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define void @elements(ptr %out) {
  %a = alloca [8 x i32], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %a, i8 0, i64 32, i1 false)
  call void @use(ptr %a)
  %p1 = getelementptr i8, ptr %a, i64 4
  %x = load i32, ptr %a, align 4
  %y = load i32, ptr %p1, align 4
  %s = add i32 %x, %y
  store i32 %s, ptr %out, align 4
  ret void
}

; An address that steps through the variable by eight bytes is aligned to eight.
define void @steps(i32 %n, i32 %v) {
entry:
  %a = alloca [64 x i32], align 4
  br label %loop
loop:
  %p = phi ptr [ %next, %loop ], [ %a, %entry ]
  %i = phi i32 [ %i1, %loop ], [ 0, %entry ]
  store i32 %i, ptr %p, align 4
  %p1 = getelementptr i8, ptr %p, i64 4
  store i32 %v, ptr %p1, align 4
  %next = getelementptr i8, ptr %p, i64 8
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %done
done:
  call void @use(ptr %a)
  ret void
}

; A variable keeps its alignment where no access gains, here at an odd distance and from one of two variables.
define void @kept(i1 %c, ptr %out) {
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
  call void @use(ptr %a)
  call void @use(ptr %b)
  %p1 = getelementptr i8, ptr %a, i64 4
  %p2 = getelementptr i8, ptr %a, i64 8
  %x = load i32, ptr %p1, align 4
  %y = load i32, ptr %p2, align 4
  %q = select i1 %c, ptr %a, ptr %b
  %q1 = getelementptr i8, ptr %q, i64 4
  %z = load i32, ptr %q, align 4
  %w = load i32, ptr %q1, align 4
  %s = add i32 %x, %y
  %t = add i32 %z, %w
  %u = mul i32 %s, %t
  store i32 %u, ptr %out, align 4
  ret void
}

declare void @use(ptr)
