; passes: memcpyopt for sm_90
; A select and a phi choose between a copied byval parameter of a kernel and other memory: its generic address takes the place of the copy.

define ptx_kernel void @choose(ptr byval([4 x i32]) align 4 %p, ptr %q, ptr %out, i32 %i, i1 %c) {
entry:
  %copy = alloca [4 x i32], align 4
  %space = addrspacecast ptr %p to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 4 %copy, ptr addrspace(101) align 4 %space, i64 16, i1 false)
  %s = select i1 %c, ptr %copy, ptr %q
  %e = getelementptr i32, ptr %s, i32 %i
  %x = load i32, ptr %e, align 4
  br i1 %c, label %then, label %join
then:
  %second = getelementptr i8, ptr %copy, i64 4
  br label %join
join:
  %t = phi ptr [ %q, %entry ], [ %second, %then ]
  %y = load i32, ptr %t, align 4
  %z = add i32 %x, %y
  store i32 %z, ptr %out
  ret void
}

; A store through the select may write the copy.
define ptx_kernel void @written(ptr byval([4 x i32]) align 4 %p, ptr %q, ptr %out, i1 %c) {
entry:
  %copy = alloca [4 x i32], align 4
  %space = addrspacecast ptr %p to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 4 %copy, ptr addrspace(101) align 4 %space, i64 16, i1 false)
  %s = select i1 %c, ptr %copy, ptr %q
  store i32 1, ptr %s, align 4
  %x = load i32, ptr %copy, align 4
  store i32 %x, ptr %out
  ret void
}

; The copy of a device function has no generic address that all threads share.
define void @device(ptr byval([4 x i32]) align 4 %p, ptr %q, ptr %out, i1 %c) {
entry:
  %copy = alloca [4 x i32], align 4
  %space = addrspacecast ptr %p to ptr addrspace(101)
  call void @llvm.memcpy.p0.p101.i64(ptr align 4 %copy, ptr addrspace(101) align 4 %space, i64 16, i1 false)
  %s = select i1 %c, ptr %copy, ptr %q
  %x = load i32, ptr %s, align 4
  store i32 %x, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p101.i64(ptr, ptr addrspace(101), i64, i1)
