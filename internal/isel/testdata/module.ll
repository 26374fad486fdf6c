; The module: prototypes of functions that are used before they are defined or defined elsewhere, linkages, order.
target triple = "nvptx64-nvidia-cuda"

declare void @elsewhere(i32)
declare void @unused(i32)

define i32 @first(i32 %x) {
  %r = call i32 @later(i32 %x)
  ret i32 %r
}

define internal i32 @later(i32 %x) {
  %r = xor i32 %x, 21
  ret i32 %r
}

define linkonce_odr i32 @often(i32 %x) {
  %r = call i32 @later(i32 %x)
  ret i32 %r
}

define weak i32 @maybe(i32 %x) {
  ret i32 %x
}

define available_externally i32 @copy(i32 %x) {
  ret i32 %x
}

; @copy is not executed: its definition is in another module
; @calls_out is not executed: its callee is not in the module
define void @calls_out(i32 %x) {
  call void @elsewhere(i32 %x)
  ret void
}

define ptx_kernel void @kernel(ptr addrspace(1) %p, i32 %x) {
  %r = call i32 @first(i32 %x)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
