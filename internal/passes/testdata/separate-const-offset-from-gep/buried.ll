; passes: instcombine, separate-const-offset-from-gep, adce
; A constant within sums that do not overflow leaves them, too: a row of a tile plus the tile's. The metadata bounds the register.

define void @tile(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %z) {
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !0
  %t = call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = lshr i32 %t, 5
  %tile = shl i32 %b, 5
  %r0 = add i32 %tile, %row
  %e0 = sext i32 %r0 to i64
  %a0 = getelementptr i32, ptr addrspace(1) %p, i64 %e0
  store i32 %z, ptr addrspace(1) %a0
  %row8 = add i32 %row, 8
  %r8 = add i32 %tile, %row8
  %e8 = sext i32 %r8 to i64
  %a8 = getelementptr i32, ptr addrspace(1) %p, i64 %e8
  store i32 %row8, ptr addrspace(1) %a8
  ret void
}

; The inner sum may wrap, and this constant is negative.
define void @stays(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %s = add i32 %y, 8
  %t = add nuw i32 %x, %s
  %e = zext i32 %t to i64
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %e
  store i32 %s, ptr addrspace(1) %a
  %u = add nsw i32 %y, -8
  %v = add nuw i32 %x, %u
  %f = zext i32 %v to i64
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %f
  store i32 %u, ptr addrspace(1) %b
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!0 = !{i32 0, i32 4096}
