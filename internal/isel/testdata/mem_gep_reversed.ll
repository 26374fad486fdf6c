; Negative scales: of a signed extension, and of one whose operand is not negative.
define float @reversed(ptr addrspace(1) %p, i32 %k) {
  %i = and i32 %k, 15
  %end = getelementptr float, ptr addrspace(1) %p, i64 15
  %s = sext i32 %i to i64
  %n = sub i64 0, %s
  %a = getelementptr float, ptr addrspace(1) %end, i64 %n
  %r = load float, ptr addrspace(1) %a
  ret float %r
}
define float @nonnegative(ptr addrspace(1) %p, i32 %k) {
  %i = and i32 %k, 1
  %end = getelementptr float, ptr addrspace(1) %p, i64 8
  %s = zext nneg i32 %i to i64
  %n = sub i64 0, %s
  %m = shl i64 %n, 3
  %a = getelementptr i32, ptr addrspace(1) %end, i64 %m
  %r = load float, ptr addrspace(1) %a
  ret float %r
}
define float @unsigned(ptr addrspace(1) %p, i32 %k) {
  %i = and i32 %k, 15
  %end = getelementptr float, ptr addrspace(1) %p, i64 15
  %s = zext i32 %i to i64
  %n = sub i64 0, %s
  %a = getelementptr i32, ptr addrspace(1) %end, i64 %n
  %r = load float, ptr addrspace(1) %a
  ret float %r
}
define i8 @bytes(ptr addrspace(1) %p, i32 %k) {
  %i = and i32 %k, 15
  %end = getelementptr i8, ptr addrspace(1) %p, i64 15
  %s = sext i32 %i to i64
  %n = sub i64 0, %s
  %a = getelementptr i8, ptr addrspace(1) %end, i64 %n
  %r = load i8, ptr addrspace(1) %a
  ret i8 %r
}
