; Bits that no other operand of a disjoint or has are a constant of the address, also through shifts: rows of a tile that a thread loads. A
; shift may overflow, since the bits stay apart; a sum may not.

define void @rows(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %t, i32 %tile, i32 %z) {
  %r4 = or disjoint i32 %t, 4
  %a = or disjoint i32 %r4, %tile
  %b = shl i32 %a, 6
  %e = sext i32 %b to i64
  %pe = getelementptr half, ptr addrspace(1) %p, i64 %e
  store i32 %r4, ptr addrspace(1) %pe
  %n = shl nuw nsw i32 %r4, 7
  %f = zext nneg i32 %n to i64
  %pf = getelementptr i32, ptr addrspace(1) %q, i64 %f
  store i32 %z, ptr addrspace(1) %pf
  %m = mul nuw i32 %r4, 12
  %g = zext i32 %m to i64
  %pg = getelementptr i32, ptr addrspace(1) %q, i64 %g
  store i32 %z, ptr addrspace(1) %pg
  ret void
}

; 4 << 29 is the sign bit; a product of a sum may wrap without the constant.
define void @stay(ptr addrspace(1) %p, i32 %t, i32 %z) {
  %r = or disjoint i32 %t, 4
  %b = shl i32 %r, 29
  %e = sext i32 %b to i64
  %pe = getelementptr i8, ptr addrspace(1) %p, i64 %e
  store i32 %z, ptr addrspace(1) %pe
  %s = add nsw i32 %t, 5
  %m = mul nsw i32 %s, 12
  %g = sext i32 %m to i64
  %pg = getelementptr i32, ptr addrspace(1) %p, i64 %g
  store i32 %z, ptr addrspace(1) %pg
  ret void
}
