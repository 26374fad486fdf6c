; Conversions between floating-point formats, and of integers to and from them. This target converts bfloat through f32 and f64.
; with: sm_80
target triple = "nvptx64-nvidia-cuda"

define float @half_to_float(half %x) {
  %r = fpext half %x to float
  ret float %r
}

define double @half_to_double(half %x) {
  %r = fpext half %x to double
  ret double %r
}

define float @bfloat_to_float(bfloat %x) {
  %r = fpext bfloat %x to float
  ret float %r
}

define double @bfloat_to_double(bfloat %x) {
  %r = fpext bfloat %x to double
  ret double %r
}

define half @float_to_half(float %x) {
  %r = fptrunc float %x to half
  ret half %r
}

define bfloat @float_to_bfloat(float %x) {
  %r = fptrunc float %x to bfloat
  ret bfloat %r
}

define double @float_to_double(float %x) {
  %r = fpext float %x to double
  ret double %r
}

define half @double_to_half(double %x) {
  %r = fptrunc double %x to half
  ret half %r
}

define bfloat @double_to_bfloat(double %x) {
  %r = fptrunc double %x to bfloat
  ret bfloat %r
}

define float @double_to_float(double %x) {
  %r = fptrunc double %x to float
  ret float %r
}

define half @sitofp_i1_half(i1 %x) {
  %r = sitofp i1 %x to half
  ret half %r
}

define half @uitofp_i1_half(i1 %x) {
  %r = uitofp i1 %x to half
  ret half %r
}

define half @sitofp_i8_half(i8 %x) {
  %r = sitofp i8 %x to half
  ret half %r
}

define half @uitofp_i8_half(i8 %x) {
  %r = uitofp i8 %x to half
  ret half %r
}

define half @sitofp_i32_half(i32 %x) {
  %r = sitofp i32 %x to half
  ret half %r
}

define half @uitofp_i32_half(i32 %x) {
  %r = uitofp i32 %x to half
  ret half %r
}

define half @sitofp_i64_half(i64 %x) {
  %r = sitofp i64 %x to half
  ret half %r
}

define half @uitofp_i64_half(i64 %x) {
  %r = uitofp i64 %x to half
  ret half %r
}

define half @sitofp_i24_half(i24 %x) {
  %r = sitofp i24 %x to half
  ret half %r
}

define half @uitofp_i24_half(i24 %x) {
  %r = uitofp i24 %x to half
  ret half %r
}

define bfloat @sitofp_i1_bfloat(i1 %x) {
  %r = sitofp i1 %x to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i1_bfloat(i1 %x) {
  %r = uitofp i1 %x to bfloat
  ret bfloat %r
}

define bfloat @sitofp_i8_bfloat(i8 %x) {
  %r = sitofp i8 %x to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i8_bfloat(i8 %x) {
  %r = uitofp i8 %x to bfloat
  ret bfloat %r
}

define bfloat @sitofp_i32_bfloat(i32 %x) {
  %r = sitofp i32 %x to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i32_bfloat(i32 %x) {
  %r = uitofp i32 %x to bfloat
  ret bfloat %r
}

define bfloat @sitofp_i64_bfloat(i64 %x) {
  %r = sitofp i64 %x to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i64_bfloat(i64 %x) {
  %r = uitofp i64 %x to bfloat
  ret bfloat %r
}

define bfloat @sitofp_i24_bfloat(i24 %x) {
  %r = sitofp i24 %x to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i24_bfloat(i24 %x) {
  %r = uitofp i24 %x to bfloat
  ret bfloat %r
}

define float @sitofp_i1_float(i1 %x) {
  %r = sitofp i1 %x to float
  ret float %r
}

define float @uitofp_i1_float(i1 %x) {
  %r = uitofp i1 %x to float
  ret float %r
}

define float @sitofp_i8_float(i8 %x) {
  %r = sitofp i8 %x to float
  ret float %r
}

define float @uitofp_i8_float(i8 %x) {
  %r = uitofp i8 %x to float
  ret float %r
}

define float @sitofp_i32_float(i32 %x) {
  %r = sitofp i32 %x to float
  ret float %r
}

define float @uitofp_i32_float(i32 %x) {
  %r = uitofp i32 %x to float
  ret float %r
}

define float @sitofp_i64_float(i64 %x) {
  %r = sitofp i64 %x to float
  ret float %r
}

define float @uitofp_i64_float(i64 %x) {
  %r = uitofp i64 %x to float
  ret float %r
}

define float @sitofp_i24_float(i24 %x) {
  %r = sitofp i24 %x to float
  ret float %r
}

define float @uitofp_i24_float(i24 %x) {
  %r = uitofp i24 %x to float
  ret float %r
}

define double @sitofp_i1_double(i1 %x) {
  %r = sitofp i1 %x to double
  ret double %r
}

define double @uitofp_i1_double(i1 %x) {
  %r = uitofp i1 %x to double
  ret double %r
}

define double @sitofp_i8_double(i8 %x) {
  %r = sitofp i8 %x to double
  ret double %r
}

define double @uitofp_i8_double(i8 %x) {
  %r = uitofp i8 %x to double
  ret double %r
}

define double @sitofp_i32_double(i32 %x) {
  %r = sitofp i32 %x to double
  ret double %r
}

define double @uitofp_i32_double(i32 %x) {
  %r = uitofp i32 %x to double
  ret double %r
}

define double @sitofp_i64_double(i64 %x) {
  %r = sitofp i64 %x to double
  ret double %r
}

define double @uitofp_i64_double(i64 %x) {
  %r = uitofp i64 %x to double
  ret double %r
}

define double @sitofp_i24_double(i24 %x) {
  %r = sitofp i24 %x to double
  ret double %r
}

define double @uitofp_i24_double(i24 %x) {
  %r = uitofp i24 %x to double
  ret double %r
}

define i1 @fptosi_half_i1(half %x) {
  %r = fptosi half %x to i1
  ret i1 %r
}

define i1 @fptoui_half_i1(half %x) {
  %r = fptoui half %x to i1
  ret i1 %r
}

define i8 @fptosi_half_i8(half %x) {
  %r = fptosi half %x to i8
  ret i8 %r
}

define i8 @fptoui_half_i8(half %x) {
  %r = fptoui half %x to i8
  ret i8 %r
}

define i32 @fptosi_half_i32(half %x) {
  %r = fptosi half %x to i32
  ret i32 %r
}

define i32 @fptoui_half_i32(half %x) {
  %r = fptoui half %x to i32
  ret i32 %r
}

define i64 @fptosi_half_i64(half %x) {
  %r = fptosi half %x to i64
  ret i64 %r
}

define i64 @fptoui_half_i64(half %x) {
  %r = fptoui half %x to i64
  ret i64 %r
}

define i1 @fptosi_bfloat_i1(bfloat %x) {
  %r = fptosi bfloat %x to i1
  ret i1 %r
}

define i1 @fptoui_bfloat_i1(bfloat %x) {
  %r = fptoui bfloat %x to i1
  ret i1 %r
}

define i8 @fptosi_bfloat_i8(bfloat %x) {
  %r = fptosi bfloat %x to i8
  ret i8 %r
}

define i8 @fptoui_bfloat_i8(bfloat %x) {
  %r = fptoui bfloat %x to i8
  ret i8 %r
}

define i32 @fptosi_bfloat_i32(bfloat %x) {
  %r = fptosi bfloat %x to i32
  ret i32 %r
}

define i32 @fptoui_bfloat_i32(bfloat %x) {
  %r = fptoui bfloat %x to i32
  ret i32 %r
}

define i64 @fptosi_bfloat_i64(bfloat %x) {
  %r = fptosi bfloat %x to i64
  ret i64 %r
}

define i64 @fptoui_bfloat_i64(bfloat %x) {
  %r = fptoui bfloat %x to i64
  ret i64 %r
}

define i1 @fptosi_float_i1(float %x) {
  %r = fptosi float %x to i1
  ret i1 %r
}

define i1 @fptoui_float_i1(float %x) {
  %r = fptoui float %x to i1
  ret i1 %r
}

define i8 @fptosi_float_i8(float %x) {
  %r = fptosi float %x to i8
  ret i8 %r
}

define i8 @fptoui_float_i8(float %x) {
  %r = fptoui float %x to i8
  ret i8 %r
}

define i32 @fptosi_float_i32(float %x) {
  %r = fptosi float %x to i32
  ret i32 %r
}

define i32 @fptoui_float_i32(float %x) {
  %r = fptoui float %x to i32
  ret i32 %r
}

define i64 @fptosi_float_i64(float %x) {
  %r = fptosi float %x to i64
  ret i64 %r
}

define i64 @fptoui_float_i64(float %x) {
  %r = fptoui float %x to i64
  ret i64 %r
}

define i1 @fptosi_double_i1(double %x) {
  %r = fptosi double %x to i1
  ret i1 %r
}

define i1 @fptoui_double_i1(double %x) {
  %r = fptoui double %x to i1
  ret i1 %r
}

define i8 @fptosi_double_i8(double %x) {
  %r = fptosi double %x to i8
  ret i8 %r
}

define i8 @fptoui_double_i8(double %x) {
  %r = fptoui double %x to i8
  ret i8 %r
}

define i32 @fptosi_double_i32(double %x) {
  %r = fptosi double %x to i32
  ret i32 %r
}

define i32 @fptoui_double_i32(double %x) {
  %r = fptoui double %x to i32
  ret i32 %r
}

define i64 @fptosi_double_i64(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
}

define i64 @fptoui_double_i64(double %x) {
  %r = fptoui double %x to i64
  ret i64 %r
}

define float @uncut(i32 %x) {
  %a = trunc nuw i32 %x to i16
  %r = uitofp i16 %a to float
  ret float %r
}

define float @loaded(ptr %p) {
  %x = load bfloat, ptr %p
  %r = fpext bfloat %x to float
  ret float %r
}

define double @loaded_64(ptr %p) {
  %x = load bfloat, ptr %p
  %r = fpext bfloat %x to double
  ret double %r
}

define <2 x half> @pair(<2 x float> %x) {
  %r = fptrunc <2 x float> %x to <2 x half>
  ret <2 x half> %r
}

define <2 x bfloat> @pair_bfloat(<2 x float> %x) {
  %r = fptrunc <2 x float> %x to <2 x bfloat>
  ret <2 x bfloat> %r
}

define <2 x float> @pair_extended(<2 x half> %x) {
  %r = fpext <2 x half> %x to <2 x float>
  ret <2 x float> %r
}

; One half is needed alone, too: both are rounded by themselves.
define <2 x half> @pair_used(float %x, float %y, ptr %p) {
  %a = fptrunc float %x to half
  store half %a, ptr %p
  %b = fptrunc float %y to half
  %v = insertelement <2 x half> poison, half %a, i32 0
  %r = insertelement <2 x half> %v, half %b, i32 1
  ret <2 x half> %r
}

define double @flushed(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fpext float %x to double
  ret double %r
}

define i32 @flushed_int(float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fptosi float %x to i32
  ret i32 %r
}
