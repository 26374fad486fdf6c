; Rows of an array in shared memory share an address.

@s = addrspace(3) global [4 x [64 x i64]] zeroinitializer

define i64 @rows(i64 %i) {
  %p = getelementptr i64, ptr addrspace(3) @s, i64 %i
  %x = load i64, ptr addrspace(3) %p
  %q = getelementptr i64, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 512), i64 %i
  %y = load i64, ptr addrspace(3) %q
  %r = sub i64 %x, %y
  ret i64 %r
}

; With a constant in the index, too.
define i64 @next(i64 %i) {
  %j = add i64 %i, 1
  %p = getelementptr i64, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 512), i64 %j
  %x = load i64, ptr addrspace(3) %p
  ret i64 %x
}

; No access has the distance as its offset.
define ptr addrspace(3) @address(i64 %i) {
  %q = getelementptr i64, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @s, i64 512), i64 %i
  ret ptr addrspace(3) %q
}
