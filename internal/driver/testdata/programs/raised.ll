; An alias, variable arguments and packed initialisers with pointers all need more than the
; oldest PTX of the architecture, which is raised.
; arch: sm_52
; out: 42 7
target triple = "nvptx64-nvidia-cuda"
@x = internal addrspace(1) global i32 7
@packed = internal addrspace(1) constant <{ i8, ptr addrspace(1) }> <{ i8 1, ptr addrspace(1) @x }>
@other = alias i32 (i32), ptr @real

define i32 @real(i32 %x) noinline {
  %r = add i32 %x, 2
  ret i32 %r
}
declare void @llvm.va_start(ptr)
define internal i32 @last(i32 %n, ...) noinline {
  %ap = alloca ptr
  call void @llvm.va_start(ptr %ap)
  %r = va_arg ptr %ap, i32
  ret i32 %r
}
define ptx_kernel void @k(ptr %out) {
  %a = call i32 @other(i32 20)
  %b = call i32 (i32, ...) @last(i32 1, i32 20)
  %c = add i32 %a, %b
  store i32 %c, ptr %out
  %p = load ptr addrspace(1), ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @packed, i64 1), align 1
  %d = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr %out, i64 1
  store i32 %d, ptr %q
  ret void
}
