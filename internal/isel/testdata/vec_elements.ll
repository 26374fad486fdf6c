; Elements at a variable index.
target triple = "nvptx64-nvidia-cuda"

define i32 @extract(<4 x i32> %v, i32 %i) {
  %r = extractelement <4 x i32> %v, i32 %i
  ret i32 %r
}

define <4 x float> @insert(<4 x float> %v, float %x, i32 %i) {
  %r = insertelement <4 x float> %v, float %x, i32 %i
  ret <4 x float> %r
}

define i8 @extract_byte(<4 x i8> %v, i64 %i) {
  %r = extractelement <4 x i8> %v, i64 %i
  ret i8 %r
}

define <2 x half> @insert_half(<2 x half> %v, half %x, i8 %i) {
  %r = insertelement <2 x half> %v, half %x, i8 %i
  ret <2 x half> %r
}

define i1 @extract_truth(<8 x i1> %v, i32 %i) {
  %r = extractelement <8 x i1> %v, i32 %i
  ret i1 %r
}

define double @extract_constant(i32 %i) {
  %r = extractelement <3 x double> <double 1.0, double 2.0, double 3.0>, i32 %i
  ret double %r
}

; prmt takes a byte or half at a variable place of two words.
define i8 @byte_of_sixteen(<16 x i8> %v, i32 %i) {
  %r = extractelement <16 x i8> %v, i32 %i
  ret i8 %r
}

define i8 @byte_of_eight(<8 x i8> %v, i32 %i) {
  %r = extractelement <8 x i8> %v, i32 %i
  ret i8 %r
}

define i16 @half_of_four(<4 x i16> %v, i32 %i) {
  %r = extractelement <4 x i16> %v, i32 %i
  ret i16 %r
}

define i16 @half_of_twelve(<12 x i16> %v, i32 %i) {
  %r = extractelement <12 x i16> %v, i32 %i
  ret i16 %r
}

define i32 @word_of_five(<5 x i32> %v, i32 %i) {
  %r = extractelement <5 x i32> %v, i32 %i
  ret i32 %r
}
