; Arguments and results that are constants, results that nobody looks at, and variables of the module that
; are never written or never read (ipsccp, globalopt).
target triple = "nvptx64-nvidia-cuda"

@tab = internal addrspace(1) global [8 x i32] [i32 11, i32 -2, i32 30, i32 4, i32 500, i32 6, i32 -7, i32 8]
@own = internal addrspace(1) global i32 9
@log = internal addrspace(1) global [64 x i32] zeroinitializer
@count = internal addrspace(3) global [256 x i32] undef

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i32 @look(ptr %t, i32 %m, i32 %x) noinline {
  %a = and i32 %x, %m
  %b = zext i32 %a to i64
  %p = getelementptr i32, ptr %t, i64 %b
  %v = load i32, ptr %p
  ret i32 %v
}

define internal i32 @note(i32 %tid, i32 %x) noinline {
  %i = zext i32 %tid to i64
  %p = getelementptr i32, ptr addrspace(1) @log, i64 %i
  store i32 %x, ptr addrspace(1) %p
  store i32 9, ptr addrspace(1) @own
  %s = getelementptr i32, ptr addrspace(3) @count, i64 %i
  %o = load i32, ptr addrspace(1) @own
  %y = mul i32 %x, %o
  store i32 %y, ptr addrspace(3) %s
  %z = load i32, ptr addrspace(3) %s
  ret i32 %z
}

define internal i32 @unread(ptr %p, i32 %x) noinline {
  %y = udiv i32 %x, 7
  store i32 %x, ptr %p
  ret i32 %y
}

define internal i32 @sum(i32 %k, i32 %n) noinline {
  %c = icmp ule i32 %n, %k
  br i1 %c, label %done, label %more
more:
  %n1 = sub i32 %n, %k
  %r = call i32 @sum(i32 %k, i32 %n1)
  %s = add i32 %r, %n
  ret i32 %s
done:
  ret i32 5
}

define internal ptr @self(ptr %p, i32 %x) noinline {
  store i32 %x, ptr %p
  ret ptr %p
}

define ptx_kernel void @k(ptr %in, ptr %out, i32 %n) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t = zext i32 %tid to i64
  %o = mul i64 %t, 256
  %p = getelementptr i8, ptr %in, i64 %o
  %q = getelementptr i8, ptr %out, i64 %o
  %x = load i32, ptr %p
  %1 = call i32 @look(ptr addrspacecast (ptr addrspace(1) @tab to ptr), i32 7, i32 %x)
  %2 = call i32 @look(ptr addrspacecast (ptr addrspace(1) @tab to ptr), i32 7, i32 %1)
  %3 = call i32 @note(i32 %tid, i32 %x)
  %q8 = getelementptr i8, ptr %q, i64 8
  %4 = call i32 @unread(ptr %q8, i32 %2)
  %m = and i32 %x, 31
  %5 = call i32 @sum(i32 3, i32 %m)
  %6 = call ptr @self(ptr %q, i32 %1)
  %y = load i32, ptr %6
  %7 = add i32 %y, %2
  %8 = xor i32 %7, %3
  %9 = add i32 %8, %5
  %q4 = getelementptr i8, ptr %q, i64 4
  store i32 %9, ptr %q4
  ret void
}
