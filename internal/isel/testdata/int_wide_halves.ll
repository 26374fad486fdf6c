target triple = "nvptx64-nvidia-cuda"

; What has 32 bits in the end is computed there, and halves are moved, not shifted.

define i32 @bitsOfWide(i64 %x) {
  %n = call i64 @llvm.ctpop.i64(i64 %x)
  %z = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
  %n32 = trunc i64 %n to i32
  %z32 = trunc i64 %z to i32
  %r = add i32 %n32, %z32
  ret i32 %r
}

define i32 @trailing(i64 %x) {
  %n = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %r = trunc i64 %n to i32
  ret i32 %r
}

define i32 @upper(i64 %x) {
  %s = lshr i64 %x, 32
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i32 @notUpper(i64 %x) {
  %s = lshr i64 %x, 31
  %r = trunc i64 %s to i32
  ret i32 %r
}

define i64 @join(i32 %lo, i32 %hi) {
  %l = zext i32 %lo to i64
  %h = zext i32 %hi to i64
  %s = shl i64 %h, 32
  %r = or disjoint i64 %s, %l
  ret i64 %r
}

define i64 @joinSigned(i32 %lo, i32 %hi) {
  %l = sext i32 %lo to i64
  %h = zext i32 %hi to i64
  %s = shl i64 %h, 32
  %r = or i64 %s, %l
  ret i64 %r
}

; The subtraction of a constant is an addition.
define i32 @less(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = atomicrmw sub ptr addrspace(1) %p, i32 1 monotonic
  %b = atomicrmw sub ptr addrspace(1) %q, i64 -9223372036854775808 monotonic
  ret i32 %a
}

; Classes that one comparison tells apart; the sign of zero needs bits.
define i32 @classes(float %x, double %y, half %h) {
  %nan = call i1 @llvm.is.fpclass.f32(float %x, i32 3)
  %num = call i1 @llvm.is.fpclass.f64(double %y, i32 1020)
  %inf = call i1 @llvm.is.fpclass.f32(float %x, i32 516)
  %fin = call i1 @llvm.is.fpclass.f64(double %y, i32 504)
  %neg = call i1 @llvm.is.fpclass.f32(float %x, i32 32)
  %hnan = call i1 @llvm.is.fpclass.f16(half %h, i32 3)
  %a = zext i1 %nan to i32
  %b = select i1 %num, i32 2, i32 %a
  %c = select i1 %inf, i32 3, i32 %b
  %d = select i1 %fin, i32 4, i32 %c
  %e = select i1 %neg, i32 5, i32 %d
  %r = select i1 %hnan, i32 6, i32 %e
  ret i32 %r
}

declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i1 @llvm.is.fpclass.f16(half, i32)

; A rotation by half the width exchanges the halves.
define i64 @swapHalves(i64 %x) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 32)
  ret i64 %r
}

define i64 @middle(i64 %x, i64 %y) {
  %r = call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 32)
  ret i64 %r
}

declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
