; Saturating arithmetic, and conversions of floating-point numbers that saturate.
target triple = "nvptx64-nvidia-cuda"

define i8 @sadd_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.sadd.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @uadd_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @ssub_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.ssub.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i8 @usub_i8(i8 %x, i8 %y) {
  %r = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

define i16 @sadd_i16(i16 %x, i16 %y) {
  %r = call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y)
  ret i16 %r
}

define i16 @uadd_i16(i16 %x, i16 %y) {
  %r = call i16 @llvm.uadd.sat.i16(i16 %x, i16 %y)
  ret i16 %r
}

define i16 @ssub_i16(i16 %x, i16 %y) {
  %r = call i16 @llvm.ssub.sat.i16(i16 %x, i16 %y)
  ret i16 %r
}

define i16 @usub_i16(i16 %x, i16 %y) {
  %r = call i16 @llvm.usub.sat.i16(i16 %x, i16 %y)
  ret i16 %r
}

define i32 @sadd_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.sadd.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @uadd_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @ssub_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.ssub.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i32 @usub_i32(i32 %x, i32 %y) {
  %r = call i32 @llvm.usub.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i64 @sadd_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.sadd.sat.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i64 @uadd_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.uadd.sat.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i64 @ssub_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.ssub.sat.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i64 @usub_i64(i64 %x, i64 %y) {
  %r = call i64 @llvm.usub.sat.i64(i64 %x, i64 %y)
  ret i64 %r
}

define i13 @sadd_i13(i13 %x, i13 %y) {
  %r = call i13 @llvm.sadd.sat.i13(i13 %x, i13 %y)
  ret i13 %r
}

define i13 @uadd_i13(i13 %x, i13 %y) {
  %r = call i13 @llvm.uadd.sat.i13(i13 %x, i13 %y)
  ret i13 %r
}

define i13 @ssub_i13(i13 %x, i13 %y) {
  %r = call i13 @llvm.ssub.sat.i13(i13 %x, i13 %y)
  ret i13 %r
}

define i13 @usub_i13(i13 %x, i13 %y) {
  %r = call i13 @llvm.usub.sat.i13(i13 %x, i13 %y)
  ret i13 %r
}

define i1 @sadd_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.sadd.sat.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @uadd_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.uadd.sat.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @ssub_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.ssub.sat.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @usub_i1(i1 %x, i1 %y) {
  %r = call i1 @llvm.usub.sat.i1(i1 %x, i1 %y)
  ret i1 %r
}

define i1 @fptosi_i1_f32(float %x) {
  %r = call i1 @llvm.fptosi.sat.i1.f32(float %x)
  ret i1 %r
}

define i1 @fptoui_i1_f32(float %x) {
  %r = call i1 @llvm.fptoui.sat.i1.f32(float %x)
  ret i1 %r
}

define i1 @fptosi_i1_f64(double %x) {
  %r = call i1 @llvm.fptosi.sat.i1.f64(double %x)
  ret i1 %r
}

define i1 @fptoui_i1_f64(double %x) {
  %r = call i1 @llvm.fptoui.sat.i1.f64(double %x)
  ret i1 %r
}

define i1 @fptosi_i1_f16(half %x) {
  %r = call i1 @llvm.fptosi.sat.i1.f16(half %x)
  ret i1 %r
}

define i1 @fptoui_i1_f16(half %x) {
  %r = call i1 @llvm.fptoui.sat.i1.f16(half %x)
  ret i1 %r
}

define i8 @fptosi_i8_f32(float %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %x)
  ret i8 %r
}

define i8 @fptoui_i8_f32(float %x) {
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %x)
  ret i8 %r
}

define i8 @fptosi_i8_f64(double %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f64(double %x)
  ret i8 %r
}

define i8 @fptoui_i8_f64(double %x) {
  %r = call i8 @llvm.fptoui.sat.i8.f64(double %x)
  ret i8 %r
}

define i8 @fptosi_i8_f16(half %x) {
  %r = call i8 @llvm.fptosi.sat.i8.f16(half %x)
  ret i8 %r
}

define i8 @fptoui_i8_f16(half %x) {
  %r = call i8 @llvm.fptoui.sat.i8.f16(half %x)
  ret i8 %r
}

define i16 @fptosi_i16_f32(float %x) {
  %r = call i16 @llvm.fptosi.sat.i16.f32(float %x)
  ret i16 %r
}

define i16 @fptoui_i16_f32(float %x) {
  %r = call i16 @llvm.fptoui.sat.i16.f32(float %x)
  ret i16 %r
}

define i16 @fptosi_i16_f64(double %x) {
  %r = call i16 @llvm.fptosi.sat.i16.f64(double %x)
  ret i16 %r
}

define i16 @fptoui_i16_f64(double %x) {
  %r = call i16 @llvm.fptoui.sat.i16.f64(double %x)
  ret i16 %r
}

define i16 @fptosi_i16_f16(half %x) {
  %r = call i16 @llvm.fptosi.sat.i16.f16(half %x)
  ret i16 %r
}

define i16 @fptoui_i16_f16(half %x) {
  %r = call i16 @llvm.fptoui.sat.i16.f16(half %x)
  ret i16 %r
}

define i32 @fptosi_i32_f32(float %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}

define i32 @fptoui_i32_f32(float %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %x)
  ret i32 %r
}

define i32 @fptosi_i32_f64(double %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %x)
  ret i32 %r
}

define i32 @fptoui_i32_f64(double %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %x)
  ret i32 %r
}

define i32 @fptosi_i32_f16(half %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f16(half %x)
  ret i32 %r
}

define i32 @fptoui_i32_f16(half %x) {
  %r = call i32 @llvm.fptoui.sat.i32.f16(half %x)
  ret i32 %r
}

define i64 @fptosi_i64_f32(float %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  ret i64 %r
}

define i64 @fptoui_i64_f32(float %x) {
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %x)
  ret i64 %r
}

define i64 @fptosi_i64_f64(double %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %x)
  ret i64 %r
}

define i64 @fptoui_i64_f64(double %x) {
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %x)
  ret i64 %r
}

define i64 @fptosi_i64_f16(half %x) {
  %r = call i64 @llvm.fptosi.sat.i64.f16(half %x)
  ret i64 %r
}

define i64 @fptoui_i64_f16(half %x) {
  %r = call i64 @llvm.fptoui.sat.i64.f16(half %x)
  ret i64 %r
}

define i19 @fptosi_i19_f32(float %x) {
  %r = call i19 @llvm.fptosi.sat.i19.f32(float %x)
  ret i19 %r
}

define i19 @fptoui_i19_f32(float %x) {
  %r = call i19 @llvm.fptoui.sat.i19.f32(float %x)
  ret i19 %r
}

define i19 @fptosi_i19_f64(double %x) {
  %r = call i19 @llvm.fptosi.sat.i19.f64(double %x)
  ret i19 %r
}

define i19 @fptoui_i19_f64(double %x) {
  %r = call i19 @llvm.fptoui.sat.i19.f64(double %x)
  ret i19 %r
}

define i19 @fptosi_i19_f16(half %x) {
  %r = call i19 @llvm.fptosi.sat.i19.f16(half %x)
  ret i19 %r
}

define i19 @fptoui_i19_f16(half %x) {
  %r = call i19 @llvm.fptoui.sat.i19.f16(half %x)
  ret i19 %r
}

declare i1 @llvm.fptosi.sat.i1.f16(half)
declare i1 @llvm.fptosi.sat.i1.f32(float)
declare i1 @llvm.fptosi.sat.i1.f64(double)
declare i1 @llvm.fptoui.sat.i1.f16(half)
declare i1 @llvm.fptoui.sat.i1.f32(float)
declare i1 @llvm.fptoui.sat.i1.f64(double)
declare i1 @llvm.sadd.sat.i1(i1, i1)
declare i1 @llvm.ssub.sat.i1(i1, i1)
declare i1 @llvm.uadd.sat.i1(i1, i1)
declare i1 @llvm.usub.sat.i1(i1, i1)
declare i13 @llvm.sadd.sat.i13(i13, i13)
declare i13 @llvm.ssub.sat.i13(i13, i13)
declare i13 @llvm.uadd.sat.i13(i13, i13)
declare i13 @llvm.usub.sat.i13(i13, i13)
declare i16 @llvm.fptosi.sat.i16.f16(half)
declare i16 @llvm.fptosi.sat.i16.f32(float)
declare i16 @llvm.fptosi.sat.i16.f64(double)
declare i16 @llvm.fptoui.sat.i16.f16(half)
declare i16 @llvm.fptoui.sat.i16.f32(float)
declare i16 @llvm.fptoui.sat.i16.f64(double)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i19 @llvm.fptosi.sat.i19.f16(half)
declare i19 @llvm.fptosi.sat.i19.f32(float)
declare i19 @llvm.fptosi.sat.i19.f64(double)
declare i19 @llvm.fptoui.sat.i19.f16(half)
declare i19 @llvm.fptoui.sat.i19.f32(float)
declare i19 @llvm.fptoui.sat.i19.f64(double)
declare i32 @llvm.fptosi.sat.i32.f16(half)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i32 @llvm.fptoui.sat.i32.f16(half)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i64 @llvm.fptosi.sat.i64.f16(half)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptoui.sat.i64.f16(half)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i8 @llvm.fptosi.sat.i8.f16(half)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare i8 @llvm.fptosi.sat.i8.f64(double)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i8 @llvm.fptoui.sat.i8.f64(double)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
