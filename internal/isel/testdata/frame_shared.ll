; Variables that are not in use at the same time share a place in the depot: %a and %b; %c is in use together with both.
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

define i32 @shared(i32 %i, i32 %x) {
  %a = alloca [8 x i32], align 4
  %b = alloca [4 x i32], align 16
  %c = alloca [2 x i32], align 4
  %j = and i32 %i, 1
  %pc = getelementptr i32, ptr %c, i32 %j
  %qc = getelementptr i32, ptr %c, i32 1
  store i32 5, ptr %c
  store i32 7, ptr %qc
  store i32 %x, ptr %pc
  call void @llvm.lifetime.start.p0(ptr %a)
  %k = and i32 %i, 7
  %pa = getelementptr i32, ptr %a, i32 %k
  store i32 3, ptr %a
  store i32 %x, ptr %pa
  %va = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  %l = and i32 %i, 3
  %pb = getelementptr i32, ptr %b, i32 %l
  store i32 %va, ptr %b
  store i32 %x, ptr %pb
  %vb = load i32, ptr %b
  call void @llvm.lifetime.end.p0(ptr %b)
  %vc = load i32, ptr %c
  %s = sub i32 %vb, %vc
  ret i32 %s
}

; As they come: without optimisation.
define i32 @apart(i32 %i, i32 %x) optnone noinline {
  %a = alloca [2 x i32], align 4
  %b = alloca [2 x i32], align 4
  %j = and i32 %i, 1
  %pa = getelementptr i32, ptr %a, i32 %j
  store i32 3, ptr %a
  store i32 %x, ptr %pa
  %va = load i32, ptr %a
  %pb = getelementptr i32, ptr %b, i32 %j
  store i32 %va, ptr %b
  store i32 %x, ptr %pb
  %vb = load i32, ptr %b
  ret i32 %vb
}
