; Parameters that are passed by value to functions that write them or take their address: they are local memory of the function.
; with: llc
target triple = "nvptx64-nvidia-cuda"

define i32 @written(ptr byval([8 x i32]) align 4 %g, i32 %i, i32 %x) {
  %p = addrspacecast ptr %g to ptr addrspace(5)
  %j = and i32 %i, 7
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %j
  store i32 %x, ptr addrspace(5) %q
  %f = getelementptr i32, ptr addrspace(5) %p, i32 3
  %a = load i32, ptr addrspace(5) %f
  %b = load i32, ptr addrspace(5) %p
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @indexed(ptr byval([8 x i32]) align 4 %g, i32 %i) {
  %p = addrspacecast ptr %g to ptr addrspace(5)
  %j = and i32 %i, 7
  %q = getelementptr i32, ptr addrspace(5) %p, i32 %j
  %r = load i32, ptr addrspace(5) %q
  ret i32 %r
}

define i32 @fixed(ptr byval([8 x i32]) align 4 %g) {
  %p = addrspacecast ptr %g to ptr addrspace(5)
  %q = getelementptr i32, ptr addrspace(5) %p, i32 5
  %r = load i32, ptr addrspace(5) %q
  ret i32 %r
}

define internal i32 @through(ptr %p) noinline {
  %r = load i32, ptr %p
  store i32 7, ptr %p
  ret i32 %r
}

define i32 @passed(ptr byval([2 x i32]) align 4 %g) {
  %p = addrspacecast ptr %g to ptr addrspace(5)
  %q = getelementptr i32, ptr addrspace(5) %p, i32 1
  %c = addrspacecast ptr addrspace(5) %q to ptr
  %a = call i32 @through(ptr %c)
  %b = load i32, ptr addrspace(5) %q
  %r = mul i32 %a, %b
  ret i32 %r
}

; Only the function says that the argument is passed by value: the parameter is read in place as well.
define internal i32 @by_value(ptr byval(i32) %p) noinline {
  %r = load i32, ptr %p
  ret i32 %r
}

define i32 @declared_by_value(ptr byval(i32) %a) {
  %r = call i32 @by_value(ptr %a)
  ret i32 %r
}
