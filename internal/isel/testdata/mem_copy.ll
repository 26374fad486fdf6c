; Volatile accesses: of private memory there are none, of other memory they keep their space.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p5.i64(ptr addrspace(5), i8, i64, i1)

define i32 @copy(ptr addrspace(1) %p, i64 %k) {
  %a = alloca [4 x i32], align 8
  %l = addrspacecast ptr %a to ptr addrspace(5)
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 8 %l, ptr addrspace(1) align 4 %p, i64 12, i1 true)
  %q = getelementptr i32, ptr addrspace(5) %l, i64 %k
  %x = load volatile i32, ptr addrspace(5) %q
  ret i32 %x
}

define i32 @fill(i64 %k) {
  %a = alloca [4 x i32], align 8
  %l = addrspacecast ptr %a to ptr addrspace(5)
  call void @llvm.memset.p5.i64(ptr addrspace(5) align 8 %l, i8 1, i64 16, i1 true)
  %q = getelementptr i32, ptr addrspace(5) %l, i64 %k
  store volatile i32 2, ptr addrspace(5) %q
  %x = load i32, ptr addrspace(5) %l
  ret i32 %x
}
