; Arguments that are structures passed by value are built in the parameter, if nothing else looks at them.
target triple = "nvptx64-nvidia-cuda"

%box = type { i32, i32, float, i8 }

declare void @take(ptr byval(%box) align 4)
declare void @both(ptr byval(%box) align 4, ptr byval(%box) align 4)
declare void @llvm.lifetime.start.p0(i64, ptr)

define void @fields(i32 %a, float %f, i8 %c) {
  %b = alloca %box, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  %p2 = getelementptr i8, ptr %b, i64 8
  store float %f, ptr %p2
  store i32 %a, ptr %b
  %p3 = getelementptr %box, ptr %b, i64 0, i32 3
  store i8 %c, ptr %p3
  call void @take(ptr byval(%box) align 4 %b)
  ret void
}

; As one integer, through a pointer to local memory.
define void @words(i64 %a, ptr %q) {
  %b = alloca { i64, i64 }, align 8
  %l = addrspacecast ptr %b to ptr addrspace(5)
  %x = load i64, ptr %q
  store i64 %x, ptr addrspace(5) %l
  %p = getelementptr i64, ptr addrspace(5) %l, i64 1
  store i64 %a, ptr addrspace(5) %p
  call void @take(ptr byval(%box) align 4 %b)
  ret void
}

; Two calls, and one variable for two parameters: these are read from memory.
define void @twice(i32 %a) {
  %b = alloca %box, align 8
  store i32 %a, ptr %b
  call void @take(ptr byval(%box) align 4 %b)
  call void @take(ptr byval(%box) align 4 %b)
  %c = alloca %box, align 8
  store i32 %a, ptr %c
  call void @both(ptr byval(%box) align 4 %c, ptr byval(%box) align 4 %c)
  ret void
}

; The second store overwrites half of the first; what was loaded before another call is not loaded behind it.
define void @order(i64 %a, i32 %b, ptr %q) {
  %v = alloca %box, align 8
  store i64 %a, ptr %v
  store i32 %b, ptr %v
  call void @take(ptr byval(%box) align 4 %v)
  %w = alloca %box, align 8
  %x = load i32, ptr %q
  store i32 %x, ptr %w
  store i32 %b, ptr %q
  call void @take(ptr byval(%box) align 4 %w)
  ret void
}

; @fields is not executed: its callee is not in the module
; @words is not executed: its callee is not in the module
; @twice is not executed: its callee is not in the module
; @order is not executed: its callee is not in the module
