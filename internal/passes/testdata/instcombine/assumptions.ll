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

; The bits that an assumption states.
define void @bits(i32 %x, ptr %p) {
  %before = and i32 %x, 1
  store i32 %before, ptr %p
  %low = and i32 %x, 3
  %c = icmp eq i32 %low, 1
  call void @llvm.assume(i1 %c)
  %a = and i32 %x, 1
  store volatile i32 %a, ptr %p
  %b = and i32 %x, 7
  store volatile i32 %b, ptr %p
  %d = and i32 %x, 14
  store volatile i32 %d, ptr %p
  %e = or i32 %x, 1
  store volatile i32 %e, ptr %p
  %f = or i32 %x, 2
  store volatile i32 %f, ptr %p
  ret void
}
