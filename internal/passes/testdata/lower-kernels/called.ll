; The body of a called kernel becomes an internal function; a result is dropped; the address of a kernel stays the kernel's.
@table = addrspace(1) global [2 x ptr] [ptr @called, ptr @recursive]

define ptx_kernel void @called(ptr %p, i32 %x) #0 {
  store i32 %x, ptr %p
  ret void
}

define ptx_kernel i32 @recursive(ptr byval(i64) align 8 %p, i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call ptx_kernel i32 @recursive(ptr byval(i64) align 8 %p, i32 %m)
  ret i32 %r
end:
  ret i32 7
}

define ptx_kernel float @result(ptr %p) {
  store i32 1, ptr %p
  ret float 1.0
}

define void @f(ptr %p) {
  call ptx_kernel void @called(ptr %p, i32 1)
  ret void
}
attributes #0 = { "nvvm.maxntid"="128" }
