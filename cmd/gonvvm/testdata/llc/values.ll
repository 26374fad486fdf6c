; Truth values, odd integers and halves in the registers that llc has them in.
target triple = "nvptx64-nvidia-cuda"

define i1 @either(i1 %a, i1 %b) {
  %r = xor i1 %a, %b
  ret i1 %r
}

define i8 @truth(i1 %a) {
  %r = zext i1 %a to i8
  ret i8 %r
}

define i64 @less(i8 %a) {
  %r = sext i8 %a to i64
  ret i64 %r
}

define i16 @room(i16 %a, i16 %b) {
  %r = call i16 @llvm.uadd.sat.i16(i16 %a, i16 %b)
  ret i16 %r
}

define i8 @down(i8 %a, i8 %b) {
  %r = call i8 @llvm.usub.sat.i8(i8 %a, i8 %b)
  ret i8 %r
}

define i8 @clamp(float %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  ret i8 %r
}

define float @rest(float %a) {
  %r = frem float %a, 4.0
  ret float %r
}

define half @flush(half %a, half %b) #0 {
  %r = fadd half %a, %b
  ret half %r
}

define half @reciprocal(half %a) {
  %r = fdiv half 1.0, %a
  ret half %r
}

define half @quotient(half %a, half %b) {
  %r = fdiv afn half %a, %b
  ret half %r
}

define <2 x half> @difference(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %m = fmul contract <2 x half> %a, %b
  %r = fsub contract <2 x half> %m, %c
  ret <2 x half> %r
}

define float @wide(bfloat %a) {
  %r = fpext bfloat %a to float
  ret float %r
}

define i64 @funnel(i64 %a, i64 %b, i64 %n) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %b, i64 %n)
  ret i64 %r
}

define i32 @swap(ptr addrspace(3) %p, i32 %c, i32 %n) {
  %x = cmpxchg ptr addrspace(3) %p, i32 %c, i32 %n monotonic acquire
  %r = extractvalue { i32, i1 } %x, 0
  ret i32 %r
}

declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i64 @llvm.fshl.i64(i64, i64, i64)

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
