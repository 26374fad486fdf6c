; getelementptr: constant and variable indices, structures, scales, and indices of 32 bits.
target triple = "nvptx64-nvidia-cuda"

define ptr @field(ptr %p) {
  %r = getelementptr { i8, i32, [4 x i16] }, ptr %p, i64 1, i32 2, i64 3
  ret ptr %r
}

define ptr @scaled(ptr %p, i64 %i) {
  %j = and i64 %i, 15
  %r = getelementptr i64, ptr %p, i64 %j
  ret ptr %r
}

define ptr @by_twelve(ptr %p, i32 %i) {
  %j = and i32 %i, 15
  %r = getelementptr [3 x i32], ptr %p, i32 %j
  ret ptr %r
}

define ptr @signed(ptr %p, i32 %i) {
  %j = srem i32 %i, 8
  %q = getelementptr i8, ptr %p, i64 64
  %r = getelementptr i32, ptr %q, i32 %j
  ret ptr %r
}

define ptr @two(ptr %p, i64 %i, i64 %j) {
  %a = and i64 %i, 3
  %b = and i64 %j, 3
  %r = getelementptr [4 x [4 x i16]], ptr %p, i64 0, i64 %a, i64 %b
  ret ptr %r
}

define ptr @bytes(ptr %p, i8 %i) {
  %j = and i8 %i, 31
  %r = getelementptr i8, ptr %p, i8 %j
  ret ptr %r
}

define ptr @global(ptr addrspace(1) %p, i32 %i) {
  %j = zext i32 %i to i64
  %k = and i64 %j, 31
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %k
  %r = addrspacecast ptr addrspace(1) %q to ptr
  ret ptr %r
}

define i64 @vector(ptr %p) {
  %v = getelementptr i32, ptr %p, <2 x i64> <i64 1, i64 5>
  %a = extractelement <2 x ptr> %v, i32 0
  %b = extractelement <2 x ptr> %v, i32 1
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %r = sub i64 %y, %x
  ret i64 %r
}

define i32 @shared(ptr addrspace(3) %p, i32 %i) {
  %j = and i32 %i, 31
  %q = getelementptr i32, ptr addrspace(3) %p, i32 %j
  %r = load i32, ptr addrspace(3) %q
  ret i32 %r
}

; The factors of an index that cannot overflow are one.
define ptr @tripled(ptr %p, i32 %i) {
  %j = srem i32 %i, 4
  %k = mul nsw i32 %j, 3
  %x = sext i32 %k to i64
  %q = getelementptr i8, ptr %p, i64 64
  %r = getelementptr i32, ptr %q, i64 %x
  ret ptr %r
}

define ptr @shifted(ptr %p, i32 %i) {
  %j = and i32 %i, 3
  %k = shl nuw i32 %j, 2
  %x = zext i32 %k to i64
  %r = getelementptr i32, ptr %p, i64 %x
  ret ptr %r
}

; One that may overflow is computed with 32 bits.
define ptr @wrapping(ptr %p, i32 %i) {
  %j = shl i32 %i, 28
  %k = mul i32 %j, 17
  %l = lshr i32 %k, 28
  %m = or disjoint i32 %l, -2147483648
  %n = shl i32 %m, 1
  %x = zext i32 %n to i64
  %r = getelementptr i32, ptr %p, i64 %x
  ret ptr %r
}

; Another use needs the product anyway.
define ptr @product_used(ptr %p, i32 %i) {
  %j = and i32 %i, 3
  %k = mul nsw i32 %j, 3
  %x = sext i32 %k to i64
  %q = getelementptr i32, ptr %p, i64 %x
  %l = xor i32 %k, 1
  %y = zext i32 %l to i64
  %r = getelementptr i8, ptr %q, i64 %y
  ret ptr %r
}

; A shift of 64 bits is a part of the scale.
define i64 @shifted_index(ptr %p, i64 %x, i64 %y) {
  %i = shl i64 %x, 5
  %a = getelementptr float, ptr %p, i64 %i
  %j = shl i64 %y, 3
  %b = getelementptr double, ptr %a, i64 %j
  %from = ptrtoint ptr %p to i64
  %to = ptrtoint ptr %b to i64
  %d = sub i64 %to, %from
  ret i64 %d
}

; The operand of a product may be frozen: the product is of the operand of freeze.
define void @frozen(ptr %p, i32 %i, ptr %out) {
  %j = and i32 %i, 7
  %f = freeze i32 %j
  %c = icmp ult i32 %f, 3
  br i1 %c, label %few, label %end
few:
  %k = shl nuw nsw i32 %f, 3
  %x = sext i32 %k to i64
  %q = getelementptr inbounds i8, ptr %p, i64 %x
  store i64 7, ptr %q
  br label %end
end:
  store i32 %f, ptr %out
  ret void
}

; The row of an image of bytes: the product that cannot overflow is extended as it is multiplied.
define i8 @row_of_bytes(ptr %p, i32 %y, i32 %pitch) {
  %m = mul nsw i32 %y, %pitch
  %x = sext i32 %m to i64
  %q = getelementptr i8, ptr %p, i64 %x
  %v = load i8, ptr %q
  ret i8 %v
}

; An index of 32 bits is extended as a signed number.
define i8 @row_by_32_bits(ptr %p, i32 %y, i32 %pitch) {
  %m = mul nsw i32 %y, %pitch
  %q = getelementptr i8, ptr %p, i32 %m
  %v = load i8, ptr %q
  ret i8 %v
}

; This one may overflow.
define i8 @row_that_wraps(ptr %p, i32 %y, i32 %pitch) {
  %m = mul nuw i32 %y, %pitch
  %x = sext i32 %m to i64
  %q = getelementptr i8, ptr %p, i64 %x
  %v = load i8, ptr %q
  ret i8 %v
}

; An index of a byte or half-word is extended to 32 bits and scaled by mul.wide; of shared memory, and for another use, to 64 bits.
define float @table(ptr addrspace(1) %t, ptr addrspace(1) %p) {
  %b = load i8, ptr addrspace(1) %p
  %x = zext i8 %b to i64
  %q = getelementptr float, ptr addrspace(1) %t, i64 %x
  %v = load float, ptr addrspace(1) %q
  ret float %v
}

define float @table_of_halves(ptr %t, i16 signext %b) {
  %x = sext i16 %b to i64
  %q = getelementptr [3 x float], ptr %t, i64 %x
  %v = load float, ptr %q
  ret float %v
}

define float @table_in_shared(ptr addrspace(3) %t, ptr addrspace(1) %p) {
  %b = load i8, ptr addrspace(1) %p
  %x = zext i8 %b to i64
  %q = getelementptr float, ptr addrspace(3) %t, i64 %x
  %v = load float, ptr addrspace(3) %q
  ret float %v
}

define i64 @index_used(ptr addrspace(1) %t, ptr addrspace(1) %p) {
  %b = load i8, ptr addrspace(1) %p
  %x = zext i8 %b to i64
  %q = getelementptr i64, ptr addrspace(1) %t, i64 %x
  %v = load i64, ptr addrspace(1) %q
  %r = add i64 %v, %x
  ret i64 %r
}
