; passes: slsr
; Multiples of a number of 32 bits from one address: each is one instruction, mad.wide, where an index takes an addition and a product.

define void @strided(ptr addrspace(1) %a, i32 %i, i32 %n) {
  %w0 = sext i32 %i to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %w0
  %x0 = load float, ptr addrspace(1) %p0
  %i1 = add nsw i32 %i, %n
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %w1
  store float %x0, ptr addrspace(1) %p1
  %n2 = shl nsw i32 %n, 1
  %i2 = add nsw i32 %n2, %i
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %w2
  store float %x0, ptr addrspace(1) %p2
  %n3 = mul nsw i32 %n, 3
  %i3 = sub nsw i32 %i, %n3
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %w3
  store float %x0, ptr addrspace(1) %p3
  ret void
}

; A plane is the product of two numbers. No constant lies between the addresses that are compared.
define float @planes(ptr addrspace(1) %a, i32 %id, ptr addrspace(1) %sizes) {
  %nx = load i32, ptr addrspace(1) %sizes
  %q = getelementptr i32, ptr addrspace(1) %sizes, i64 1
  %ny = load i32, ptr addrspace(1) %q
  %plane = mul nsw i32 %nx, %ny
  %w0 = sext i32 %id to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %w0
  %x0 = load float, ptr addrspace(1) %p0
  %i1 = add nsw i32 %id, 1
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %w1
  %x1 = load float, ptr addrspace(1) %p1
  %i2 = sub nsw i32 %id, %nx
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %w2
  %x2 = load float, ptr addrspace(1) %p2
  %i3 = add nsw i32 %id, %plane
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %w3
  %x3 = load float, ptr addrspace(1) %p3
  %s1 = fadd float %x0, %x1
  %s2 = fadd float %s1, %x2
  %s3 = fadd float %s2, %x3
  ret float %s3
}

; A parameter that is added once is an operand of the addition, and of the product by a move. An index that is needed stays, and a sum that may
; overflow is no multiple.
define i32 @kept(ptr addrspace(1) %a, i32 %i, i32 %n, i32 %m, ptr addrspace(1) %o) {
  %k = load i32, ptr addrspace(1) %o
  %w0 = sext i32 %i to i64
  %p0 = getelementptr float, ptr addrspace(1) %a, i64 %w0
  %x0 = load float, ptr addrspace(1) %p0
  %i1 = add nsw i32 %i, %n
  %w1 = sext i32 %i1 to i64
  %p1 = getelementptr float, ptr addrspace(1) %a, i64 %w1
  store float %x0, ptr addrspace(1) %p1
  %i2 = add nsw i32 %i, %k
  %w2 = sext i32 %i2 to i64
  %p2 = getelementptr float, ptr addrspace(1) %a, i64 %w2
  store float %x0, ptr addrspace(1) %p2
  %i3 = sub i32 %i, %k
  %w3 = sext i32 %i3 to i64
  %p3 = getelementptr float, ptr addrspace(1) %a, i64 %w3
  store float %x0, ptr addrspace(1) %p3
  ret i32 %i2
}

; The size of a plane is a product of 32 bits, and the two addresses before it are each one instruction, not a product of 64 bits and a sum.
define float @curl(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %c, i32 %nx, i32 %ny) {
  %w0 = sext i32 %c to i64
  %a0 = getelementptr float, ptr addrspace(1) %a, i64 %w0
  %b0 = getelementptr float, ptr addrspace(1) %b, i64 %w0
  %x0 = load float, ptr addrspace(1) %a0
  %y0 = load float, ptr addrspace(1) %b0
  %plane = mul nsw i32 %nx, %ny
  %i = sub nsw i32 %c, %plane
  %w1 = sext i32 %i to i64
  %a1 = getelementptr float, ptr addrspace(1) %a, i64 %w1
  %b1 = getelementptr float, ptr addrspace(1) %b, i64 %w1
  %x1 = load float, ptr addrspace(1) %a1
  %y1 = load float, ptr addrspace(1) %b1
  %s = fadd float %x0, %y0
  %t = fadd float %x1, %y1
  %d = fsub float %s, %t
  ret float %d
}
