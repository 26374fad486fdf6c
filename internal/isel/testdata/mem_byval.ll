; Parameters that are passed by value.
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, double }

define double @read(ptr byval(%pair) align 8 %p) {
  %q = getelementptr %pair, ptr %p, i64 0, i32 1
  %r = load double, ptr %q
  ret double %r
}

define i32 @indexed(ptr byval([8 x i32]) align 4 %p, i32 %i) {
  %j = and i32 %i, 7
  %q = getelementptr i32, ptr %p, i32 %j
  %r = load i32, ptr %q
  ret i32 %r
}

define ptx_kernel void @kernel(ptr byval(%pair) align 8 %p, ptr addrspace(1) %out) {
  %x = load i32, ptr %p
  store i32 %x, ptr addrspace(1) %out
  ret void
}
