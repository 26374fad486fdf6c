; Casts between state spaces, and accesses whose space is known.
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global i32 undef

define i32 @to_global(ptr %p) {
  %q = addrspacecast ptr %p to ptr addrspace(1)
  %r = load i32, ptr addrspace(1) %q
  ret i32 %r
}

define i32 @to_generic(ptr addrspace(1) %p) {
  %q = addrspacecast ptr addrspace(1) %p to ptr
  %r = load i32, ptr %q
  ret i32 %r
}

define i32 @there_and_back(ptr addrspace(3) %p) {
  %q = addrspacecast ptr addrspace(3) %p to ptr
  %s = addrspacecast ptr %q to ptr addrspace(3)
  %r = load i32, ptr addrspace(3) %s
  ret i32 %r
}

define i32 @private(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  %r = load i32, ptr %a
  ret i32 %r
}

define i32 @private_volatile(i32 %x) {
  %a = alloca i32
  store volatile i32 %x, ptr %a
  %r = load volatile i32, ptr %a
  ret i32 %r
}

define i32 @private_escapes(i32 %x, ptr %p) {
  %a = alloca [4 x i32]
  %q = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %q
  %i = ptrtoint ptr %a to i64
  %j = ptrtoint ptr %q to i64
  %d = sub i64 %j, %i
  store i64 %d, ptr %p
  %r = load i32, ptr %q
  ret i32 %r
}

define i32 @local_to_generic(ptr addrspace(5) %p) {
  %q = addrspacecast ptr addrspace(5) %p to ptr
  %r = load i32, ptr %q
  ret i32 %r
}

; Places in a local variable whose address escapes are offsets in the depot, in every block.
define i64 @places(i64 %x) {
  %n = and i64 %x, 7
  %a = alloca [4 x i64]
  %first = addrspacecast ptr %a to ptr addrspace(5)
  %q = getelementptr i8, ptr %a, i64 8
  %second = addrspacecast ptr %q to ptr addrspace(5)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  store i64 %i, ptr addrspace(5) %first
  store i64 %n, ptr addrspace(5) %second
  call void @adds(ptr %a)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = load i64, ptr addrspace(5) %second
  ret i64 %r
}

define internal void @adds(ptr %p) noinline {
  %q = getelementptr i8, ptr %p, i64 8
  %x = load i64, ptr %p
  %y = load i64, ptr %q
  %s = add i64 %x, %y
  store i64 %s, ptr %q
  ret void
}
