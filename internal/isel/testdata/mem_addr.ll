; Addresses: constant offsets are part of the instruction, in every state space.
target triple = "nvptx64-nvidia-cuda"

@table = addrspace(4) constant [4 x i32] [i32 5, i32 6, i32 7, i32 8]
@counter = addrspace(1) global [4 x i64] [i64 1, i64 2, i64 3, i64 4]

define i32 @offset(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 12
  %r = load i32, ptr %q
  ret i32 %r
}

define i32 @two_offsets(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  %s = getelementptr i32, ptr addrspace(1) %q, i64 3
  %r = load i32, ptr addrspace(1) %s
  ret i32 %r
}

define i32 @negative(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i64 64
  %s = getelementptr i8, ptr addrspace(3) %q, i64 -16
  %r = load i32, ptr addrspace(3) %s
  ret i32 %r
}

define i32 @local(ptr addrspace(5) %p, i32 %x) {
  %q = getelementptr i32, ptr addrspace(5) %p, i64 2
  store i32 %x, ptr addrspace(5) %q
  %r = load i32, ptr addrspace(5) %p
  ret i32 %r
}

define i32 @variable(i32 %i) {
  %j = and i32 %i, 3
  %q = getelementptr [4 x i32], ptr addrspace(4) @table, i32 0, i32 %j
  %r = load i32, ptr addrspace(4) %q
  ret i32 %r
}

define i64 @constant_address() {
  %r = load i64, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @counter, i64 16)
  ret i64 %r
}

define i64 @generic_of_global() {
  %r = load i64, ptr addrspacecast (ptr addrspace(1) @counter to ptr)
  ret i64 %r
}

; The sum is computed once and not folded twice.
define i32 @shared_sum(ptr %p, i64 %i) {
  %j = and i64 %i, 7
  %q = getelementptr i32, ptr %p, i64 %j
  %a = load i32, ptr %q
  %s = getelementptr i8, ptr %q, i64 4
  %b = load i32, ptr %s
  %r = add i32 %a, %b
  ret i32 %r
}
