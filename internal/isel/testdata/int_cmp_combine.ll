; Several IR instructions that PTX has one for, and shorter ways (S4-68, S4-69, S4-77, S4-83, S3-27).
target triple = "nvptx64-nvidia-cuda"

; A cut value that is the same number is compared and converted before it is cut.
define i1 @uncut(i32 %x, i32 %y, ptr %p) {
  %a = trunc nsw i32 %x to i8
  %b = trunc nsw i32 %y to i8
  %c = icmp slt i8 %a, %b
  %u = trunc nuw i32 %y to i16
  %f = uitofp i16 %u to float
  store float %f, ptr %p
  ret i1 %c
}

; The opposite of a comparison is compared the other way round.
define i1 @opposite(i32 %x, i32 %y, i1 %z) {
  %a = icmp slt i32 %x, 5
  %c = select i1 %a, i1 false, i1 %z
  %b = icmp eq i32 %y, 7
  %d = icmp ugt i1 %c, %b
  ret i1 %d
}

define i32 @trailing(i32 %x) {
  %r = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  ret i32 %r
}

; Funnel shifts that are written with steps.
define i32 @steps(i32 %a, i32 %b, i32 %n) {
  %l = shl i32 %a, %n
  %s = lshr i32 %b, 1
  %m = xor i32 %n, 31
  %r = lshr i32 %s, %m
  %o = or i32 %l, %r
  ret i32 %o
}

; The product of values of less than half the width is exact in halves.
define i64 @narrow(i16 %x, i8 %y, i64 %z) {
  %a = sext i16 %x to i64
  %b = sext i8 %y to i64
  %m = mul i64 %a, %b
  %s = add i64 %m, %z
  ret i64 %s
}

; Integers of odd sizes are copied in pieces, other types are loaded and stored as they lie in memory.
define void @copies(ptr %p, ptr %q) {
  %a = load i17, ptr %p, align 2
  store i17 %a, ptr %q, align 2
  %p1 = getelementptr i8, ptr %p, i64 8
  %q1 = getelementptr i8, ptr %q, i64 8
  %b = load <2 x float>, ptr %p1, align 8
  %c = bitcast <2 x float> %b to i64
  store i64 %c, ptr %q1, align 8
  %q2 = getelementptr i8, ptr %q, i64 16
  store i1 true, ptr %q2
  %p3 = getelementptr i8, ptr %p, i64 24
  %d = load i1, ptr %p3
  %q3 = getelementptr i8, ptr %q, i64 24
  store i1 %d, ptr %q3
  ret void
}

define i128 @words(i64 %x, i128 %y) {
  %a = zext i64 %x to i128
  %b = shl i128 %a, 68
  %c = ashr i128 %y, 100
  %d = or i128 %b, %c
  ret i128 %d
}

define i32 @permuted() {
  %r = call i32 @llvm.nvvm.prmt(i32 287454020, i32 1432778632, i32 29010)
  ret i32 %r
}

define float @difference(float %x, float %y) {
  %n = fneg float %y
  %r = call float @llvm.nvvm.add.rz.f(float %x, float %n)
  ret float %r
}

; The sign of a number does not change when it is rounded.
define half @sign(half %x, float %y) {
  %r = fptrunc float %y to half
  %s = call half @llvm.copysign.f16(half %x, half %r)
  ret half %s
}

; Control cannot come behind a call that does not return.
define void @ends() {
  call void @stop()
  unreachable
}

; Half elements are combined in pairs, the last one with what changes nothing.
define half @reduced(<7 x half> %x) {
  %r = call reassoc half @llvm.vector.reduce.fmul.v7f16(half 1.0, <7 x half> %x)
  ret half %r
}

; A narrow exchange has its fences around the loop.
define i8 @exchange(ptr addrspace(1) %p, i8 %want, i8 %new) {
  %r = cmpxchg ptr addrspace(1) %p, i8 %want, i8 %new syncscope("device") acq_rel acquire
  %v = extractvalue { i8, i1 } %r, 0
  ret i8 %v
}

declare void @stop() noreturn
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare float @llvm.nvvm.add.rz.f(float, float)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.vector.reduce.fmul.v7f16(half, <7 x half>)

; A load whose extension one user looks through and another one needs is made once.
define i64 @spread(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p
  %z = zext i32 %x to i64
  %s = shl i64 %z, 16
  %r = or i64 %s, %z
  ret i64 %r
}

; Bytes that are made of conditions are made where they are joined, counts in their register.
define <4 x i8> @positive(<4 x i8> %x, ptr %p) {
  %n = load i32, ptr %p
  %z = call i32 @llvm.cttz.i32(i32 %n, i1 true)
  store i32 %z, ptr %p
  %c = icmp sgt <4 x i8> %x, zeroinitializer
  %r = sext <4 x i1> %c to <4 x i8>
  ret <4 x i8> %r
}

; Both halves of a product are registers of one multiplication.
define void @both_halves(i32 %a, i32 %b, ptr %p) {
  %x = zext i32 %a to i64
  %y = zext i32 %b to i64
  %m = mul nuw i64 %x, %y
  %h = lshr i64 %m, 32
  %hi = trunc i64 %h to i32
  %lo = trunc i64 %m to i32
  store i32 %hi, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %lo, ptr %q
  ret void
}

; @ends is not executed: its callee is not in the module

define i32 @permuted.means() {
  ret i32 1429436194
}

; @difference is not executed: no operation of LLVM IR rounds to zero
