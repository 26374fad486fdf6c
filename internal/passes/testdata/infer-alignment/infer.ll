; Accesses that are aligned to less than their size get the alignment of their address.
@s = internal addrspace(3) global [64 x i8] undef, align 16
@odd = internal addrspace(3) global [64 x i8] undef, align 2

define void @known(ptr addrspace(1) align 16 %p, i32 %x, i64 %i) {
  store i32 %x, ptr addrspace(3) @s, align 1
  store <4 x i8> <i8 1, i8 2, i8 3, i8 4>, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 8), align 1
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 %x, ptr addrspace(1) %a, align 1
  %v = load <2 x i64>, ptr addrspace(1) %p, align 8
  store volatile <2 x i64> %v, ptr addrspace(1) %p, align 8
  ret void
}

; An address of which less is known than the access needs, and one of which nothing is.
define void @partly(ptr addrspace(1) %p, i32 %x, i64 %i) {
  store i32 %x, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 18), align 1
  store i32 %x, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 5), align 1
  store i32 %x, ptr addrspace(3) @odd, align 1
  store i32 %x, ptr addrspace(1) %p, align 1
  %a = getelementptr i8, ptr addrspace(3) @s, i64 %i
  store i32 %x, ptr addrspace(3) %a, align 1
  ret void
}

; Local variables are aligned for their accesses, which helps those at known distances only.
define i32 @local(i64 %i, i32 %x) {
  %v = alloca [100 x i8], align 1
  %w = alloca [100 x i8], align 1
  %j = shl i64 %i, 2
  %p = getelementptr i8, ptr %v, i64 %j
  store i32 %x, ptr %p, align 1
  %q = getelementptr i8, ptr %v, i64 8
  %y = load i32, ptr %q, align 1
  %r = getelementptr i8, ptr %w, i64 %i
  store i32 %x, ptr %r, align 1
  %z = load i32, ptr %w, align 1
  %s = add i32 %y, %z
  ret i32 %s
}
