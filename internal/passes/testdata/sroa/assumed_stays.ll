; The assumptions about a variable that stays in memory are erased, too. That is the only change: the pass reports it.
declare void @llvm.assume(i1)
declare void @see(ptr)

define void @stays(i64 %i) {
  %a = alloca [4 x i32], align 4
  call void @see(ptr %a)
  %p = getelementptr i32, ptr %a, i64 %i
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 3
  %c = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %c)
  store i32 1, ptr %p, align 1
  ret void
}
