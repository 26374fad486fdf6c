; passes: slsr, adce
; The row of a pixel has two addresses, a constant apart, that share its product: both come from the row above. Other columns are no neighbours.
target triple = "nvptx64-nvidia-cuda"

define i32 @stencil(ptr addrspace(1) %p, i64 %i, i64 %j, i64 %m) {
  %up = add nsw i64 %i, -1
  %a = mul i64 %up, %m
  %b = add i64 %a, %j
  %above = getelementptr i32, ptr addrspace(1) %p, i64 %b
  %x = load i32, ptr addrspace(1) %above
  %row = mul i64 %i, %m
  %l = add i64 %j, -1
  %c = add i64 %row, %l
  %left = getelementptr i32, ptr addrspace(1) %p, i64 %c
  %y = load i32, ptr addrspace(1) %left
  %r = add i64 %j, 1
  %d = add i64 %row, %r
  %right = getelementptr i32, ptr addrspace(1) %p, i64 %d
  %z = load i32, ptr addrspace(1) %right
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}

define i32 @columns(ptr addrspace(1) %p, i64 %i, i64 %j, i64 %k, i64 %m) {
  %up = add nsw i64 %i, -1
  %a = mul i64 %up, %m
  %b = add i64 %a, %j
  %above = getelementptr i32, ptr addrspace(1) %p, i64 %b
  %x = load i32, ptr addrspace(1) %above
  %row = mul i64 %i, %m
  %c = add i64 %row, %j
  %left = getelementptr i32, ptr addrspace(1) %p, i64 %c
  %y = load i32, ptr addrspace(1) %left
  %d = add i64 %row, %k
  %right = getelementptr i32, ptr addrspace(1) %p, i64 %d
  %z = load i32, ptr addrspace(1) %right
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}

; Products that may overflow, and rows at a distance of one: the number of the row is not needed. Rows at a distance of three keep their
; products, and so does a row whose number is used.
define void @products(ptr %p, i32 %k, i32 %m) {
  %k1 = add i32 %k, -3
  %r1 = mul i32 %k1, %m
  %k2 = add i32 %k, -2
  %r2 = mul i32 %m, %k2
  %k5 = add i32 %k, 1
  %r5 = mul i32 %k5, %m
  %k6 = add i32 %k, 2
  %r6 = mul i32 %k6, %m
  call void @use(i32 %r1, i32 %r2)
  call void @use(i32 %r5, i32 %r6)
  call void @use(i32 %k6, i32 %m)
  ret void
}

declare void @use(i32, i32)
