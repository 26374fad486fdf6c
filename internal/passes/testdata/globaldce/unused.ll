; Kernels, what other modules can see and what llvm.used names stay.
@kept = internal addrspace(1) global i32 1
@gone = internal addrspace(1) global i32 2
@from_kernel = internal addrspace(1) global ptr @called
@visible = addrspace(1) global i32 3
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @kept to ptr)], section "llvm.metadata"
declare void @unused_declaration()

define internal void @called() {
  ret void
}
define internal void @unused() {
  call void @also_unused()
  ret void
}
define linkonce_odr void @also_unused() {
  ret void
}
define available_externally void @elsewhere() {
  ret void
}
define internal ptx_kernel void @kernel() {
  %f = load ptr, ptr addrspace(1) @from_kernel
  call void %f()
  ret void
}
