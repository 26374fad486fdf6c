; Stores that are overwritten before anything can read them, and stores to variables that nobody
; reads any more, go. A barrier, a volatile access or an unknown call reads everything.
declare void @llvm.nvvm.barrier0() convergent
declare void @use(ptr)

define void @overwritten(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %x) {
  store i32 1, ptr addrspace(1) %p
  store i32 2, ptr addrspace(3) %q
  %v = load i32, ptr addrspace(3) %q
  store i32 %x, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %q
  call void @llvm.nvvm.barrier0() convergent
  store i32 3, ptr addrspace(3) %q
  ret void
}

define i32 @read(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store i32 1, ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %q
  store i32 2, ptr addrspace(1) %p
  store i64 3, ptr addrspace(1) %p
  store volatile i32 4, ptr addrspace(1) %p
  store i32 5, ptr addrspace(1) %p
  ret i32 %v
}

define i32 @variable(i64 %i) {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  %v = load i32, ptr %a
  store i32 %v, ptr %p
  ret i32 %v
}

define void @escapes(i64 %i) {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  call void @use(ptr %a)
  store i32 2, ptr %p
  ret void
}
