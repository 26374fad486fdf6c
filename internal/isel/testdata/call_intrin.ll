; Intrinsics of NVVM that are one instruction: operands, several results, modes.
target triple = "nvptx64-nvidia-cuda"

define i32 @permuted(i32 %x, i32 %y) {
  %r = call i32 @llvm.nvvm.prmt(i32 %x, i32 %y, i32 4660)
  ret i32 %r
}

define i32 @permuted.means(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %c = shl i64 %b, 32
  %d = or i64 %a, %c
  %e = lshr i64 %d, 32
  %f = and i64 %e, 255
  %g = lshr i64 %d, 24
  %h = and i64 %g, 255
  %i = lshr i64 %d, 16
  %j = and i64 %i, 255
  %k = lshr i64 %d, 8
  %l = and i64 %k, 255
  %m = shl i64 %h, 8
  %n = shl i64 %j, 16
  %o = shl i64 %l, 24
  %p = or i64 %f, %m
  %q = or i64 %n, %o
  %s = or i64 %p, %q
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i32 @high(i32 %x, i32 %y) {
  %r = call i32 @llvm.nvvm.mulhi.ui(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @high.means(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %c = mul i64 %a, %b
  %d = lshr i64 %c, 32
  %r = trunc i64 %d to i32
  ret i32 %r
}

define float @nearest(float %x, float %y) {
  %r = call float @llvm.nvvm.add.rn.f(float %x, float %y)
  ret float %r
}

define float @nearest.means(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}

define float @fused(float %x, float %y, float %z) {
  %r = call float @llvm.nvvm.fma.rn.f(float %x, float %y, float %z)
  ret float %r
}

define float @fused.means(float %x, float %y, float %z) {
  %r = call float @llvm.fma.f32(float %x, float %y, float %z)
  ret float %r
}

define i32 @thread() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %r
}

define i32 @thread_twice() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = sub i32 %a, %b
  ret i32 %r
}

declare float @llvm.fma.f32(float, float, float)
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
