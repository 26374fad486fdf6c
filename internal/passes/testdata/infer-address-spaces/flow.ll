; passes: infer-address-spaces, adce, retarget-memory-intrinsics
; Spaces flow from variables, allocas and casts through getelementptr, select, phi and
; loops to accesses; mixtures, escaping uses and volatile accesses of local memory stay generic.
@s = internal addrspace(3) global [64 x i32] undef
@g = addrspace(1) global [64 x i32] zeroinitializer
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @use(ptr)

define i32 @shared(i64 %i, i1 %c) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %i
  %q = select i1 %c, ptr %p, ptr addrspacecast (ptr addrspace(3) @s to ptr)
  %x = load i32, ptr %q
  store i32 %x, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 16)
  ret i32 %x
}

define i32 @mixed(i1 %c) {
  %q = select i1 %c, ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspacecast (ptr addrspace(1) @g to ptr)
  %x = load i32, ptr %q
  ret i32 %x
}

define i32 @loop(ptr addrspace(1) %a, i64 %n) {
entry:
  %p0 = addrspacecast ptr addrspace(1) %a to ptr
  br label %body
body:
  %p = phi ptr [ %p0, %entry ], [ %p1, %body ]
  %s = phi i32 [ 0, %entry ], [ %s1, %body ]
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %x = load i32, ptr %p
  %s1 = add i32 %s, %x
  %p1 = getelementptr i32, ptr %p, i64 1
  %i1 = add i64 %i, 1
  %c = icmp eq i64 %i1, %n
  br i1 %c, label %exit, label %body
exit:
  %old = atomicrmw add ptr %p1, i32 %s1 monotonic
  call void @use(ptr %p1)
  ret i32 %old
}

define i32 @local(i64 %i) {
  %a = alloca [8 x i32]
  %p = getelementptr [8 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %p
  %x = load volatile i32, ptr %p
  ret i32 %x
}

define void @copy(ptr %d) {
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr addrspacecast (ptr addrspace(1) @g to ptr), i64 256, i1 false)
  %l = alloca [256 x i8]
  call void @llvm.memcpy.p0.p0.i64(ptr %l, ptr %d, i64 256, i1 false)
  call void @use(ptr %l)
  ret void
}

define i1 @compare(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %p = addrspacecast ptr addrspace(1) %a to ptr
  %q = addrspacecast ptr addrspace(1) %b to ptr
  %x = load i8, ptr %p
  %y = load i8, ptr %q
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
