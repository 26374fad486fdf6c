; Elements are followed to where they come from.
define i32 @inserted(<4 x i32> %v, i32 %x, i32 %y) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 1
  %b = insertelement <4 x i32> %a, i32 %y, i32 2
  %e = extractelement <4 x i32> %b, i32 1
  ret i32 %e
}
define i32 @past_insert(<4 x i32> %v, i32 %x) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 1
  %e = extractelement <4 x i32> %a, i32 3
  ret i32 %e
}
; The insertion may be at the index.
define i32 @past_unknown(<4 x i32> %v, i32 %x, i32 %i) {
  %a = insertelement <4 x i32> %v, i32 %x, i32 %i
  %e = extractelement <4 x i32> %a, i32 3
  ret i32 %e
}
define i32 @shuffled(<4 x i32> %v, <4 x i32> %w) {
  %a = shufflevector <4 x i32> %v, <4 x i32> %w, <2 x i32> <i32 6, i32 1>
  %e = extractelement <2 x i32> %a, i32 0
  ret i32 %e
}
define i32 @shuffled_first(<4 x i32> %v, <4 x i32> %w) {
  %a = shufflevector <4 x i32> %v, <4 x i32> %w, <2 x i32> <i32 6, i32 1>
  %e = extractelement <2 x i32> %a, i32 1
  ret i32 %e
}
define i32 @shuffled_poison(<4 x i32> %v) {
  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 poison, i32 1>
  %e = extractelement <2 x i32> %a, i32 0
  ret i32 %e
}
define i32 @constant_element(i32 %x) {
  %a = insertelement <2 x i32> <i32 8, i32 9>, i32 %x, i32 0
  %e = extractelement <2 x i32> %a, i32 1
  ret i32 %e
}
define i32 @splat_element(i32 %i) {
  %e = extractelement <4 x i32> splat (i32 6), i32 %i
  ret i32 %e
}
define float @renamed(<4 x i32> %v) {
  %a = bitcast <4 x i32> %v to <4 x float>
  %e = extractelement <4 x float> %a, i32 2
  ret float %e
}
define i32 @operation(<4 x i32> %v, <4 x i32> %w) {
  %a = add <4 x i32> %v, %w
  %e = extractelement <4 x i32> %a, i32 2
  ret i32 %e
}
define <2 x i32> @constants() {
  %a = insertelement <2 x i32> <i32 1, i32 2>, i32 3, i32 1
  ret <2 x i32> %a
}
define <2 x i32> @put_back(<2 x i32> %v) {
  %e = extractelement <2 x i32> %v, i32 1
  %a = insertelement <2 x i32> %v, i32 %e, i32 1
  ret <2 x i32> %a
}
define <2 x i32> @overwritten(<2 x i32> %v, i32 %x, i32 %y) {
  %a = insertelement <2 x i32> %v, i32 %x, i32 1
  %b = insertelement <2 x i32> %a, i32 %y, i32 1
  ret <2 x i32> %b
}
define <2 x i32> @rebuilt(<2 x i32> %v) {
  %e = extractelement <2 x i32> %v, i32 0
  %f = extractelement <2 x i32> %v, i32 1
  %a = insertelement <2 x i32> poison, i32 %e, i32 0
  %b = insertelement <2 x i32> %a, i32 %f, i32 1
  ret <2 x i32> %b
}
; Crosswise is not the same vector.
define <2 x i32> @exchanged(<2 x i32> %v) {
  %e = extractelement <2 x i32> %v, i32 0
  %f = extractelement <2 x i32> %v, i32 1
  %a = insertelement <2 x i32> poison, i32 %f, i32 0
  %b = insertelement <2 x i32> %a, i32 %e, i32 1
  ret <2 x i32> %b
}
define <2 x i32> @of_two(<2 x i32> %v, <2 x i32> %w) {
  %e = extractelement <2 x i32> %v, i32 0
  %f = extractelement <2 x i32> %w, i32 1
  %a = insertelement <2 x i32> poison, i32 %e, i32 0
  %b = insertelement <2 x i32> %a, i32 %f, i32 1
  ret <2 x i32> %b
}
define <4 x i32> @shuffled_constants() {
  %a = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>, <4 x i32> <i32 3, i32 0, i32 poison, i32 2>
  ret <4 x i32> %a
}
define <2 x i32> @in_place(<2 x i32> %v, <2 x i32> %w) {
  %a = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 0, i32 1>
  ret <2 x i32> %a
}
define <2 x i32> @second(<2 x i32> %v, <2 x i32> %w) {
  %a = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 3, i32 2>
  ret <2 x i32> %a
}
define <2 x i32> @first(<2 x i32> %v, <2 x i32> %w) {
  %a = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 1, i32 0>
  ret <2 x i32> %a
}
define <2 x i32> @nothing(<2 x i32> %v, <2 x i32> %w) {
  %a = shufflevector <2 x i32> %v, <2 x i32> %w, <2 x i32> <i32 poison, i32 poison>
  ret <2 x i32> %a
}
define <2 x i32> @twice(<4 x i32> %v) {
  %a = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %b = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 0, i32 poison>
  ret <2 x i32> %b
}
; The halves of a vector of 32 bits.
define i16 @low_half(<2 x i16> %v) {
  %a = bitcast <2 x i16> %v to i32
  %t = trunc i32 %a to i16
  ret i16 %t
}
define i16 @high_half(<2 x i16> %v) {
  %a = bitcast <2 x i16> %v to i32
  %s = lshr i32 %a, 16
  %t = trunc i32 %s to i16
  ret i16 %t
}

; A short splat of a floating-point number is a constant like a scalar.
define <4 x float> @splat_of_floats(<4 x float> %x) {
  %a = fdiv <4 x float> %x, splat (float 1.0)
  %b = fdiv <4 x float> %a, splat (float 4.0)
  %c = fmul <4 x float> %b, splat (float 1.0)
  ret <4 x float> %c
}

; Nothing of the first vector is left; of the second one, an element and a use.
define <2 x i32> @replaced(<2 x i32> %a, i32 %x, i32 %y) {
  %v = insertelement <2 x i32> %a, i32 %x, i32 1
  %w = insertelement <2 x i32> %v, i32 %y, i32 0
  ret <2 x i32> %w
}

define { <2 x i32>, <2 x i32> } @kept(<2 x i32> %a, i32 %x, i32 %y) {
  %v = insertelement <2 x i32> %a, i32 %x, i32 1
  %w = insertelement <2 x i32> %v, i32 %y, i32 0
  %r = insertvalue { <2 x i32>, <2 x i32> } poison, <2 x i32> %v, 0
  %s = insertvalue { <2 x i32>, <2 x i32> } %r, <2 x i32> %w, 1
  ret { <2 x i32>, <2 x i32> } %s
}
