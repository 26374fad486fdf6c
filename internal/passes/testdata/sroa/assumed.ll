; What is assumed about the alignment of a local variable is not in the way of its promotion.
declare void @llvm.assume(i1)
declare void @use(i64)

define i32 @promoted(i32 %x) {
  %v = alloca [4 x i32]
  %n = ptrtoint ptr %v to i64
  %low = and i64 %n, 15
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  %q = getelementptr i8, ptr %v, i64 8
  %m = ptrtoint ptr %q to i64
  %low2 = and i64 %m, 7
  %c2 = icmp eq i64 %low2, 0
  call void @llvm.assume(i1 %c2)
  store i32 %x, ptr %q
  %r = load i32, ptr %q
  ret i32 %r
}

; An address that is used otherwise keeps what is assumed.
define i32 @kept(i32 %x) {
  %v = alloca i32
  %n = ptrtoint ptr %v to i64
  %low = and i64 %n, 15
  %c = icmp eq i64 %low, 0
  call void @llvm.assume(i1 %c)
  call void @use(i64 %n)
  store i32 %x, ptr %v
  %r = load i32, ptr %v
  ret i32 %r
}
