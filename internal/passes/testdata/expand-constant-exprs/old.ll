; Expressions that only old IR has become instructions in front of their users.
@a = external addrspace(1) global i32
@b = external addrspace(1) global i32

define i32 @f(i1 %c) {
  br i1 icmp eq (ptr addrspace(1) @a, ptr addrspace(1) @b), label %t, label %e
t:
  br label %e
e:
  %p = phi i32 [ zext (i1 icmp ne (ptr addrspace(1) @a, ptr addrspace(1) null) to i32), %t ], [ 0, %0 ]
  %m = mul i32 %p, trunc (i64 mul (i64 ptrtoint (ptr addrspace(1) @a to i64), i64 4) to i32)
  ret i32 %m
}
