; Variables that only this module can name: never written is constant, also if its own value is written; never
; read is not written either. What others see, initialise or name in llvm.used stays, and so do volatile accesses.
@used = internal addrspace(1) global i32 3
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @used to ptr)], section "llvm.metadata"
@const = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@own = internal addrspace(1) global i32 3
@other = internal addrspace(1) global i32 3
@host = internal addrspace(4) externally_initialized global i32 3
@visible = addrspace(1) global i32 3
@unread = internal addrspace(1) global [4 x i32] zeroinitializer
@unread_shared = internal addrspace(3) global [4 x i32] undef
@shared = internal addrspace(3) global i32 undef
@vol = internal addrspace(1) global i32 0
@named = internal addrspace(1) global i32 0
@table = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @named to ptr)
@passed = internal addrspace(1) global i32 0
@counter = internal addrspace(1) global i32 0

declare void @f(ptr)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

define i32 @k(i64 %i, i32 %x) {
  %p = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @const to ptr), i64 %i
  %1 = load i32, ptr %p
  %2 = load i32, ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @const, i64 2)
  store i32 3, ptr addrspace(1) @own
  %3 = load i32, ptr addrspace(1) @own
  store i32 4, ptr addrspace(1) @other
  %4 = load i32, ptr addrspace(1) @other
  %5 = load i32, ptr addrspace(4) @host
  %6 = load i32, ptr addrspace(1) @visible
  %7 = load i32, ptr addrspace(1) @used
  %q = getelementptr i32, ptr addrspace(1) @unread, i64 %i
  store i32 %x, ptr addrspace(1) %q
  call void @llvm.memset.p1.i64(ptr addrspace(1) @unread, i8 0, i64 8, i1 false)
  %r = getelementptr i32, ptr addrspace(3) @unread_shared, i64 %i
  store i32 %x, ptr addrspace(3) %r
  %8 = load i32, ptr addrspace(3) @shared
  store volatile i32 %x, ptr addrspace(1) @vol
  %9 = load ptr, ptr addrspace(1) @table
  store i32 %x, ptr addrspace(1) @named
  call void @f(ptr addrspacecast (ptr addrspace(1) @passed to ptr))
  %10 = atomicrmw add ptr addrspace(1) @counter, i32 1 monotonic
  %a = add i32 %1, %2
  %b = add i32 %a, %3
  %c = add i32 %b, %4
  %d = add i32 %c, %5
  %e = add i32 %d, %6
  %g = add i32 %e, %7
  %h = add i32 %g, %8
  store i32 %h, ptr %9
  ret i32 %h
}
