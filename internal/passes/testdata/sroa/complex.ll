; passes: sroa, scalarizer, instcombine
; A complex number that is copied as an integer of 64 bits and whose parts are floats: each part is a value, also where two numbers meet.

define float @conjugate(ptr %p, i1 %c, float %x) {
entry:
  %w = alloca { float, float }, align 8
  %t = alloca { float, float }, align 8
  %whole = load i64, ptr %p, align 8
  store i64 %whole, ptr %w, align 8
  br i1 %c, label %then, label %join
then:
  %re = load float, ptr %w, align 8
  %im.p = getelementptr i8, ptr %w, i64 4
  %im = load float, ptr %im.p, align 4
  %neg = fneg float %im
  store float %re, ptr %t, align 8
  %t.im = getelementptr i8, ptr %t, i64 4
  store float %neg, ptr %t.im, align 4
  %copy = load i64, ptr %t, align 8
  store i64 %copy, ptr %w, align 8
  br label %join
join:
  %a = load float, ptr %w, align 8
  %b.p = getelementptr i8, ptr %w, i64 4
  %b = load float, ptr %b.p, align 4
  %m = fmul float %a, %x
  %s = fsub float %m, %b
  ret float %s
}
