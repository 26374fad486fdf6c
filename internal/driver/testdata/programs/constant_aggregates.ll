; Constant aggregates and vectors with addresses in them, as values.
; out: 7 9 7 3
target triple = "nvptx64-nvidia-cuda"
@g = internal global i32 7
@h = internal addrspace(1) global [2 x i32] [i32 8, i32 9]
%rec = type { i64, [2 x ptr], { ptr addrspace(1) } }

define internal %rec @make() noinline {
  ret %rec { i64 3, [2 x ptr] [ptr null, ptr @g], { ptr addrspace(1) } { ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @h, i64 4) } }
}
define internal ptr @pick(<2 x ptr> %v, i32 %i) noinline {
  %p = extractelement <2 x ptr> %v, i32 %i
  ret ptr %p
}
define ptx_kernel void @k(ptr %out) {
  %slot = alloca %rec
  store %rec { i64 5, [2 x ptr] [ptr @g, ptr @g], { ptr addrspace(1) } { ptr addrspace(1) @h } }, ptr %slot
  %at = getelementptr %rec, ptr %slot, i32 0, i32 1, i32 1
  %p = load volatile ptr, ptr %at
  %a = load i32, ptr %p
  store i32 %a, ptr %out
  %r = call %rec @make()
  %q = extractvalue %rec %r, 2, 0
  %b = load i32, ptr addrspace(1) %q
  %o1 = getelementptr i32, ptr %out, i64 1
  store i32 %b, ptr %o1
  %i = load i32, ptr %o1
  %one = icmp eq i32 %i, 9
  %lane = zext i1 %one to i32
  %w = call ptr @pick(<2 x ptr> <ptr null, ptr @g>, i32 %lane)
  %c = load i32, ptr %w
  %o2 = getelementptr i32, ptr %out, i64 2
  store i32 %c, ptr %o2
  %n = extractvalue %rec %r, 0
  %n32 = trunc i64 %n to i32
  %o3 = getelementptr i32, ptr %out, i64 3
  store i32 %n32, ptr %o3
  ret void
}
