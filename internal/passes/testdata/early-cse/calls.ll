; passes: function-attrs-effects, early-cse
; A call that only touches what its arguments point to leaves other memory as it is; what calls return is known
; to be small if all that their functions return is.
@g = internal addrspace(1) global i32 0

declare void @declared(ptr) nounwind willreturn memory(argmem: readwrite)
declare void @unknown(ptr)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

define internal void @through(ptr %p, ptr %q, i64 %i) noinline {
  %a = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %q
  store i32 %x, ptr %a
  call void @declared(ptr %a)
  ret void
}

define internal void @global(ptr %p) noinline {
  store i32 1, ptr %p
  store i32 1, ptr addrspace(1) @g
  ret void
}

define internal void @loaded(ptr %p) noinline {
  %q = load ptr, ptr %p
  store i32 1, ptr %q
  ret void
}

define i32 @kept(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  %x = load i32, ptr %a
  call void @through(ptr %b, ptr %c, i64 2)
  %y = load i32, ptr %a
  %z = load i32, ptr %b
  call void @declared(ptr %b)
  %w = load i32, ptr %a
  %v = load i32, ptr %b
  %1 = add i32 %x, %y
  %2 = add i32 %z, %w
  %3 = add i32 %1, %2
  %4 = add i32 %3, %v
  ret i32 %4
}

define i32 @lost(ptr %a, ptr noalias %b) {
  %x = load i32, ptr %a
  call void @global(ptr %b)
  %y = load i32, ptr %a
  call void @loaded(ptr %b)
  %z = load i32, ptr %a
  call void @unknown(ptr %b)
  %w = load i32, ptr %a
  call void @declared(ptr %a)
  %v = load i32, ptr %a
  %1 = add i32 %x, %y
  %2 = add i32 %z, %w
  %3 = add i32 %1, %2
  %4 = add i32 %3, %v
  ret i32 %4
}
