; Arrays of shared memory that only this module knows get the alignment of vector accesses.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
@tile = internal addrspace(3) global [64 x float] undef, align 4
@aligned = internal addrspace(3) global [4 x float] undef, align 32
@small = internal addrspace(3) global [3 x i32] undef, align 4
@shown = addrspace(3) global [64 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x float], align 4
@device = internal addrspace(1) global [64 x float] zeroinitializer, align 4
define void @f() {
  store float 0.0, ptr addrspace(3) @tile
  ret void
}
