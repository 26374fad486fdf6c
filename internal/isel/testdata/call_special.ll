; Intrinsics of LLVM that are more than an instruction.
target triple = "nvptx64-nvidia-cuda"

define i32 @assumed(i32 %x) {
  %c = icmp ult i32 %x, 100
  call void @llvm.assume(i1 %c)
  %r = udiv i32 %x, 7
  ret i32 %r
}

define i32 @expected(i32 %x) {
  %r = call i32 @llvm.expect.i32(i32 %x, i32 4)
  ret i32 %r
}

define i32 @lifetimes(i32 %x) {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  %r = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  ret i32 %r
}

define i32 @side_effect(i32 %x) {
  call void @llvm.sideeffect()
  call void @llvm.donothing()
  ret i32 %x
}

; @stack is not executed: the reference has one stack for all allocations of a call
define i32 @stack(i32 %n) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i32 4
  store i32 %n, ptr %a
  %r = load i32, ptr %a
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %r
}

; @trapped is not executed: it ends with a trap
define void @trapped() {
  call void @llvm.trap()
  unreachable
}

declare i32 @llvm.expect.i32(i32, i32)
declare ptr @llvm.stacksave.p0()
declare void @llvm.assume(i1)
declare void @llvm.donothing()
declare void @llvm.lifetime.end.p0(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.sideeffect()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.trap()
