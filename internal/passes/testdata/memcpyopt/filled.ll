; The source of a copy is a variable that is filled before, at each execution: its copy, which is only read, is not needed.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare i32 @next()

define i32 @in_loop(i64 %i, i32 %x, i32 %n) {
entry:
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %k, ptr %a
  %q = getelementptr i8, ptr %a, i64 4
  store i32 %x, ptr %q
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %a)
  %p = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %p
  call void @llvm.lifetime.end.p0(ptr %b)
  %s1 = add i32 %s, %v
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %s1
}

; The variable changes after the copy.
define i32 @changed(i64 %i, i32 %x) {
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
  store i32 %x, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 32, i1 false)
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 7, ptr %q
  %p = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; It changes in the next iteration, before the read of the last one's copy.
define i32 @next_iteration(i64 %i, i32 %x, i32 %n) {
entry:
  %a = alloca [8 x i32], align 4
  %b = alloca [8 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %b, ptr align 4 %a, i64 32, i1 false)
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %q = getelementptr i32, ptr %a, i64 %i
  store i32 %k, ptr %q
  %p = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %p
  %s1 = add i32 %s, %v
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %s1
}
