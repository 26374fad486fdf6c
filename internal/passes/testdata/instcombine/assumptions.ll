; Of a conjunction both conditions are assumed.
declare void @llvm.assume(i1)

define void @both(i32 %x, i32 %y, ptr %p) {
  %a = icmp ult i32 %x, 8
  %b = icmp ne ptr %p, null
  %c = and i1 %a, %b
  call void @llvm.assume(i1 %c)
  ret void
}

define void @chosen(i32 %x, i32 %y, ptr %p) {
  %a = icmp ult i32 %x, 8
  %b = icmp ne ptr %p, null
  %c = select i1 %a, i1 %b, i1 false
  call void @llvm.assume(i1 %c)
  ret void
}

define void @either(i32 %x, i32 %y, ptr %p) {
  %a = icmp ult i32 %x, 8
  %b = icmp ne ptr %p, null
  %c = or i1 %a, %b
  call void @llvm.assume(i1 %c)
  ret void
}
