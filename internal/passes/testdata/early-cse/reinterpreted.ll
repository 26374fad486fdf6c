; A load of another type of the same size gives the bits of an earlier one, or of a store.

define float @loaded(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !6
  %y = load float, ptr %p, align 4
  %z = sitofp i32 %x to float
  %s = fadd float %y, %z
  ret float %s
}

; The write between is of another type.
define i32 @between(ptr %p, ptr %q) {
  %x = load float, ptr %p, align 4, !tbaa !1
  store i32 5, ptr %q, align 4, !tbaa !4
  %y = load i32, ptr %p, align 4, !tbaa !1
  %z = fptosi float %x to i32
  %s = add i32 %y, %z
  ret i32 %s
}

define i64 @stored(ptr %p, <2 x float> %v, i64 %w, ptr %q) {
  store <2 x float> %v, ptr %p, align 8
  %x = load i64, ptr %p, align 8
  store i64 %w, ptr %q, align 8
  %y = load <4 x half>, ptr %q, align 8
  %z = bitcast <4 x half> %y to i64
  %s = add i64 %x, %z
  ret i64 %s
}

; Not: if one of the elements is not initialised the whole number is poison, and the other elements are not.
define float @elements(ptr %p) {
  %x = load i64, ptr %p, align 8
  %y = load <2 x float>, ptr %p, align 8
  %z = sitofp i64 %x to float
  %e = extractelement <2 x float> %y, i32 0
  %s = fadd float %e, %z
  ret float %s
}

; Not: pointers, other sizes, and types with padding.
define i64 @others(ptr %p, ptr %q, ptr %r) {
  %x = load ptr, ptr %p, align 8
  %y = load i64, ptr %p, align 8
  %a = load <3 x float>, ptr %q, align 16
  %b = load <4 x i32>, ptr %q, align 16
  %c = load i1, ptr %r, align 1
  %d = load i8, ptr %r, align 1
  %i = ptrtoint ptr %x to i64
  %s = add i64 %i, %y
  %e = extractelement <3 x float> %a, i32 0
  %f = fptosi float %e to i64
  %t = add i64 %s, %f
  %g = extractelement <4 x i32> %b, i32 0
  %h = sext i32 %g to i64
  %u = add i64 %t, %h
  %j = zext i1 %c to i64
  %k = zext i8 %d to i64
  %v = add i64 %u, %j
  %w = add i64 %v, %k
  ret i64 %w
}

!1 = !{!2, !2, i64 0}
!2 = !{!"float", !3}
!3 = !{!"root"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !3}
!6 = !{i32 0, i32 5}
