; Variables without a value until one constant is stored have it wherever they are loaded, in all functions; others keep their stores: two
; constants, an atomic operation, a part, a volatile load, an address that is stored, and a value that is not constant.

@mode = internal addrspace(3) global i32 undef
@none = internal addrspace(3) global ptr undef
@two = internal addrspace(3) global i32 undef
@atomic = internal addrspace(3) global i32 undef
@part = internal addrspace(3) global i32 undef
@volatile = internal addrspace(3) global i32 undef
@stored = internal addrspace(3) global i32 undef
@variable = internal addrspace(3) global i32 undef
@known = internal global i32 0

define ptx_kernel void @start(ptr %out, i32 %n) {
  store i32 1, ptr addrspacecast (ptr addrspace(3) @mode to ptr)
  store ptr null, ptr addrspace(3) @none
  store i32 1, ptr addrspace(3) @two
  store i32 1, ptr addrspace(3) @atomic
  store i32 1, ptr addrspace(3) @part
  store i32 1, ptr addrspace(3) @volatile
  store i32 1, ptr addrspace(3) @stored
  store i32 %n, ptr addrspace(3) @variable
  store i32 1, ptr @known
  call void @end(ptr %out)
  ret void
}

define internal void @end(ptr %out) noinline {
  %a = load i32, ptr addrspace(3) @mode
  store volatile i32 %a, ptr %out
  %b = load ptr, ptr addrspace(3) @none
  store volatile ptr %b, ptr %out
  store i32 2, ptr addrspace(3) @two
  %c = load i32, ptr addrspace(3) @two
  store volatile i32 %c, ptr %out
  %d = atomicrmw add ptr addrspace(3) @atomic, i32 1 monotonic
  %e = load i8, ptr addrspace(3) @part
  store volatile i8 %e, ptr %out
  %f = load volatile i32, ptr addrspace(3) @volatile
  store ptr addrspace(3) @stored, ptr %out
  %g = load i32, ptr addrspace(3) @stored
  store volatile i32 %g, ptr %out
  %h = load i32, ptr addrspace(3) @variable
  store volatile i32 %h, ptr %out
  %k = load i32, ptr @known
  store volatile i32 %k, ptr %out
  ret void
}
