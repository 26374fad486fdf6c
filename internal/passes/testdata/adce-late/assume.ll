; What was assumed has served by now: assumptions go with what only they need.
declare void @llvm.assume(i1)

define i32 @assumed(ptr %p, i32 %x) {
  %y = load i32, ptr %p
  %c = icmp sgt i32 %y, %x
  call void @llvm.assume(i1 %c)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  ret i32 %x
}
