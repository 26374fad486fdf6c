; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Intrinsics of NVVM that have the meaning of an operation of LLVM IR become it, where the function flushes subnormal numbers as they do.
declare float @llvm.nvvm.fmin.f(float, float)
declare float @llvm.nvvm.fmax.ftz.f(float, float)
declare float @llvm.nvvm.fmin.nan.f(float, float)
declare double @llvm.nvvm.fmax.d(double, double)
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare float @llvm.nvvm.fma.rn.sat.f(float, float, float)
declare double @llvm.nvvm.fma.rn.d(double, double, double)
declare float @llvm.nvvm.floor.f(float)
declare double @llvm.nvvm.ceil.d(double)
declare float @llvm.nvvm.trunc.ftz.f(float)
declare float @llvm.nvvm.round.f(float)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.i2f.rn(i32)
declare float @llvm.nvvm.ui2f.rz(i32)
declare double @llvm.nvvm.ull2d.rn(i64)
declare float @llvm.nvvm.fabs.f32(float)
declare void @use(float, double)

define void @exact(float %x, float %y, double %d, i32 %i, i64 %l) {
  %a = call float @llvm.nvvm.fmin.f(float %x, float %y)
  %b = call float @llvm.nvvm.fmax.ftz.f(float %a, float %y)
  %c = call float @llvm.nvvm.fmin.nan.f(float %b, float %y)
  %e = call double @llvm.nvvm.fmax.d(double %d, double 1.0)
  %f = call float @llvm.nvvm.fma.rn.f(float %c, float %x, float %y)
  %g = call float @llvm.nvvm.fma.rz.f(float %f, float %x, float %y)
  %h = call float @llvm.nvvm.fma.rn.sat.f(float %g, float %x, float %y)
  %j = call double @llvm.nvvm.fma.rn.d(double %e, double %d, double %d)
  %k = call float @llvm.nvvm.floor.f(float %h)
  %m = call double @llvm.nvvm.ceil.d(double %j)
  %n = call float @llvm.nvvm.trunc.ftz.f(float %k)
  %o = call float @llvm.nvvm.round.f(float %n)
  %p = call float @llvm.nvvm.saturate.f(float %o)
  %q = call float @llvm.nvvm.add.rn.f(float %p, float %x)
  %r = call float @llvm.nvvm.i2f.rn(i32 %i)
  %s = call float @llvm.nvvm.add.rn.f(float %q, float %r)
  %t = call float @llvm.nvvm.ui2f.rz(i32 %i)
  %u = call float @llvm.nvvm.add.rn.f(float %s, float %t)
  %v = call double @llvm.nvvm.ull2d.rn(i64 %l)
  %w = fadd double %v, %m
  %z = call float @llvm.nvvm.fabs.f32(float %u)
  call void @use(float %z, double %w)
  ret void
}

define void @flushes(float %x, float %y) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %a = call float @llvm.nvvm.fmin.f(float %x, float %y)
  %b = call float @llvm.nvvm.fmax.ftz.f(float %a, float %y)
  %c = call float @llvm.nvvm.trunc.ftz.f(float %b)
  %d = call float @llvm.nvvm.floor.f(float %c)
  call void @use(float %d, double 0.0)
  ret void
}

define float @constants() {
  %a = call float @llvm.nvvm.fmin.f(float 255.0, float 0.0)
  %b = call float @llvm.nvvm.floor.f(float 2.5)
  %c = fadd float %a, %b
  ret float %c
}

declare float @llvm.nvvm.fadd.f32(float, float, i32 immarg range(i32 0, 4))
declare double @llvm.nvvm.fmul.f64(double, double, i32 immarg range(i32 0, 4))

; The rounding mode is an argument: up, towards zero.
define float @rounded() {
  %a = call float @llvm.nvvm.fadd.f32(float 1.0, float 0x3E50000000000000, i32 2)
  ret float %a
}

define double @cut() {
  %a = call double @llvm.nvvm.fmul.f64(double 0x3FF0000000000001, double 0x3FF0000000000001, i32 0)
  ret double %a
}

; A product with 1 is the number, unless it is flushed to zero.
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.mul.rz.ftz.f(float, float)
declare double @llvm.nvvm.div.rp.d(double, double)

define float @times_one(float %x) {
  %r = call float @llvm.nvvm.mul.rn.f(float 1.0, float %x)
  ret float %r
}

define float @times_one_flushed(float %x) {
  %r = call float @llvm.nvvm.mul.rz.ftz.f(float %x, float 1.0)
  ret float %r
}

define double @by_minus_one(double %x) {
  %r = call double @llvm.nvvm.div.rp.d(double %x, double -1.0)
  ret double %r
}

define double @one_by(double %x) {
  %r = call double @llvm.nvvm.div.rp.d(double 1.0, double %x)
  ret double %r
}
