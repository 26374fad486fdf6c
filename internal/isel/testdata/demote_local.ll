; Variables in local memory move into the one kernel that uses them, as shared variables of local linkage move into functions.
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] undef
@both = internal addrspace(3) global i32 undef
@scratch = addrspace(5) global [4 x i32] undef

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %a = getelementptr [4 x i32], ptr addrspace(5) @scratch, i32 0, i32 %i
  store i32 %i, ptr addrspace(5) %a
  %b = getelementptr [64 x i32], ptr addrspace(3) @tile, i32 0, i32 %i
  store i32 %i, ptr addrspace(3) %b
  store i32 %i, ptr addrspace(3) @both
  %v = load i32, ptr addrspace(5) getelementptr (i32, ptr addrspace(5) @scratch, i64 2)
  store i32 %v, ptr addrspace(1) %p
  ret void
}

define void @f() {
  store i32 1, ptr addrspace(3) @both
  ret void
}
