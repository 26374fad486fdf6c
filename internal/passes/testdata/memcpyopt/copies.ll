; A variable that one copy fills and that is then only read is read where it came from (P-05 for other
; memory than parameters); a copy of a copy reads the first source; neighbouring fills are one.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p5.p1.i64(ptr addrspace(5), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.nvvm.barrier0() convergent
@tab = internal addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@var = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define i32 @table(i64 %i) {
  %a = alloca [4 x i32], align 4
  %p = getelementptr i32, ptr %a, i64 %i
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 addrspacecast (ptr addrspace(1) @tab to ptr), i64 16, i1 false)
  %x = load i32, ptr %p
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  ret i32 %x
}

; A variable in local space, also seen as generic.
define i32 @spaces(i64 %i, ptr %o) {
  %a = alloca [4 x i32], align 4, addrspace(5)
  call void @llvm.memcpy.p5.p1.i64(ptr addrspace(5) align 4 %a, ptr addrspace(1) align 4 @tab, i64 16, i1 false)
  %p = getelementptr i32, ptr addrspace(5) %a, i64 %i
  %x = load i32, ptr addrspace(5) %p
  %g = addrspacecast ptr addrspace(5) %p to ptr
  %q = getelementptr i8, ptr %g, i64 4
  %y = load i32, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %g, i64 4, i1 false)
  %z = add i32 %x, %y
  ret i32 %z
}

; Written besides; copied from what may change; read in front of the copy; from too little; less aligned.
define i32 @written(i64 %i) {
  %a = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 addrspacecast (ptr addrspace(1) @tab to ptr), i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 0, ptr %p
  %x = load i32, ptr %a
  ret i32 %x
}

define i32 @changes(i64 %i) {
  %a = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 addrspacecast (ptr addrspace(1) @var to ptr), i64 16, i1 false)
  call void @llvm.nvvm.barrier0() convergent
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @loop(i64 %i) {
entry:
  %a = alloca [4 x i32], align 4
  br label %body
body:
  %k = phi i32 [ 0, %entry ], [ %k1, %body ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 addrspacecast (ptr addrspace(1) @tab to ptr), i64 16, i1 false)
  %k1 = add i32 %k, 1
  %c = icmp ult i32 %k1, 3
  br i1 %c, label %body, label %exit
exit:
  ret i32 %x
}

define i32 @part(i64 %i) {
  %a = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 addrspacecast (ptr addrspace(1) @tab to ptr), i64 12, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @aligned(ptr noalias %s, i64 %i) {
  %a = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 2 %s, i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}

; Memory that the function does not write.
define void @readonly(ptr noalias %o, ptr noalias %s, i64 %i) {
  %a = alloca [4 x i32], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %s, i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  store i32 %x, ptr %o
  ret void
}

define void @chain(ptr noalias %o, ptr noalias %s, i64 %i) {
  %a = alloca [8 x i32], align 4
  %h = getelementptr i8, ptr %a, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %s, i64 32, i1 false)
  store i32 7, ptr %a
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %h, i64 16, i1 false)
  %p = getelementptr i32, ptr %a, i64 %i
  store i32 5, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %a, i64 32, i1 false)
  ret void
}

define void @fills(ptr noalias %o, ptr noalias %s) {
  call void @llvm.memset.p0.i64(ptr align 4 %o, i8 0, i64 16, i1 false)
  %x = load i32, ptr %s
  store i32 %x, ptr %s
  %p = getelementptr i8, ptr %o, i64 16
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 8, i1 false)
  %y = load i32, ptr %o
  %q = getelementptr i8, ptr %o, i64 24
  call void @llvm.memset.p0.i64(ptr align 4 %q, i8 0, i64 8, i1 false)
  %r = getelementptr i8, ptr %o, i64 32
  call void @llvm.memset.p0.i64(ptr align 4 %r, i8 1, i64 8, i1 false)
  %z = load i32, ptr %r
  %r4 = getelementptr i8, ptr %r, i64 8
  call void @llvm.memset.p0.i64(ptr align 4 %r4, i8 1, i64 8, i1 false)
  %w = add i32 %y, %z
  store i32 %w, ptr %s
  ret void
}
