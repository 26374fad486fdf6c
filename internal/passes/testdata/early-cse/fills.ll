; What a fill or a copy of constants has left in memory is known to loads until something else may write it.
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@tab = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define float @set(ptr noalias %o, ptr noalias %s, i1 %c) {
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 1, i64 16, i1 false)
  store i32 0, ptr %s
  br i1 %c, label %a, label %b
a:
  %p = getelementptr i8, ptr %o, i64 12
  %x = load float, ptr %p
  ret float %x
b:
  %q = getelementptr i8, ptr %o, i64 14
  %y = load float, ptr %q
  ret float %y
}

define i32 @copied(ptr noalias %o, i32 %v) {
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %o, ptr addrspace(1) align 4 @tab, i64 16, i1 false)
  %p = getelementptr i8, ptr %o, i64 8
  %x = load i32, ptr %p
  store i32 %v, ptr %o
  %y = load i32, ptr %p
  %z = load i32, ptr %o
  store i32 %v, ptr %p
  %w = load i64, ptr %p
  %t = trunc i64 %w to i32
  %1 = add i32 %x, %y
  %2 = add i32 %z, %t
  %3 = add i32 %1, %2
  ret i32 %3
}

define ptr @null(ptr noalias %o, i64 %i) {
  call void @llvm.memset.p0.i64(ptr align 8 %o, i8 0, i64 16, i1 false)
  %x = load ptr, ptr %o
  %p = getelementptr i32, ptr %o, i64 %i
  store i32 1, ptr %p
  %y = load ptr, ptr %o
  %c = icmp eq ptr %x, %y
  %z = select i1 %c, ptr %x, ptr %p
  ret ptr %z
}
