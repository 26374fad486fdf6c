; Variables: spaces, linkage, scalar and aggregate initialisers, addresses in them,
; order by dependence, names made legal, what is not printed (S1-45, S1-54 … S1-59,
; S2-11, S2-65, S2-68, S4-129, X-20, X-31).
target triple = "nvptx64-nvidia-cuda"

@user = addrspace(1) global ptr addrspace(1) @late
@late = addrspace(1) global i32 7
@generic = addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @late, i64 4) to ptr), ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @late, i64 -4) to ptr)]
@table = internal addrspace(4) constant [4 x i16] [i16 1, i16 -2, i16 0, i16 0], align 8
@"dotted.name" = internal addrspace(1) global float 1.5
@half = addrspace(1) global half 1.0
@double = addrspace(1) global double -0.0
@zero = addrspace(1) global [16 x i8] zeroinitializer
@static = internal addrspace(3) global [32 x float] undef, align 4
@dynamic = external addrspace(3) global [0 x i8], align 16
@common = common addrspace(1) global i32 0
@weak = weak addrspace(1) global i32 3
@extern = external addrspace(1) global i64
@threadIdx = extern_weak addrspace(1) global { i8 } ; clang -O0 passes its address to the conversion to dim3
@weakarray = extern_weak addrspace(1) global [0 x i8]
@weakconstant = extern_weak addrspace(4) constant i32
@function = addrspace(1) global ptr @callee
@mixed = addrspace(1) global { i8, ptr, i32 } { i8 1, ptr @callee, i32 2 }
@llvm.used = appending global [1 x ptr] [ptr @callee], section "llvm.metadata"

define void @callee() {
  %v = load float, ptr addrspace(1) @"dotted.name"
  store volatile float %v, ptr addrspace(3) @static
  %w = load i16, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @table, i64 2)
  store i16 %w, ptr addrspace(3) @dynamic
  %x = load i64, ptr addrspace(1) @extern
  store i64 %x, ptr addrspacecast (ptr addrspace(1) @zero to ptr)
  store volatile ptr addrspace(1) @threadIdx, ptr addrspace(3) @dynamic
  store volatile ptr addrspace(1) @weakarray, ptr addrspace(3) @dynamic
  %y = load volatile i32, ptr addrspace(4) @weakconstant
  ret void
}

; @callee is not executed: it cannot end
