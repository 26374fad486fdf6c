; passes: declare-intrinsics, instcombine, adce, strip-dead-prototypes
; The bits of |x| and -x, as code has them that stores halves through integers.
declare half @llvm.fabs.f16(half)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)

define i16 @absolute(i16 %b) {
  %x = bitcast i16 %b to half
  %a = call half @llvm.fabs.f16(half %x)
  %r = bitcast half %a to i16
  ret i16 %r
}

define i64 @negative(double %x) {
  %n = fneg double %x
  %r = bitcast double %n to i64
  ret i64 %r
}

define <2 x i32> @vector(<2 x float> %x) {
  %a = call <2 x float> @llvm.fabs.v2f32(<2 x float> %x)
  %r = bitcast <2 x float> %a to <2 x i32>
  ret <2 x i32> %r
}

; Another use needs the number, and bits of two numbers are one integer.
define i64 @kept(float %x, <2 x float> %y, ptr %p) {
  %n = fneg float %x
  store float %n, ptr %p
  %b = bitcast float %n to i32
  %z = zext i32 %b to i64
  %a = call <2 x float> @llvm.fabs.v2f32(<2 x float> %y)
  %c = bitcast <2 x float> %a to i64
  %r = add i64 %z, %c
  ret i64 %r
}
