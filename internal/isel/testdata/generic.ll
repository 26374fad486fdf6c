; Operations without a concept of their own: freeze, selects of aggregates and vectors, parts of aggregates.
target triple = "nvptx64-nvidia-cuda"

define i32 @frozen(i32 %x) {
  %f = freeze i32 %x
  %r = add i32 %f, %f
  ret i32 %r
}

define { i32, float } @chosen({ i32, float } %x, { i32, float } %y, i1 %c) {
  %r = select i1 %c, { i32, float } %x, { i32, float } %y
  ret { i32, float } %r
}

define <4 x i32> @lanes(<4 x i1> %c, <4 x i32> %x, <4 x i32> %y) {
  %r = select <4 x i1> %c, <4 x i32> %x, <4 x i32> %y
  ret <4 x i32> %r
}

define [2 x i16] @inserted([2 x i16] %x, i16 %y) {
  %r = insertvalue [2 x i16] %x, i16 %y, 1
  ret [2 x i16] %r
}

define i64 @extracted({ i8, { i64, i32 } } %x) {
  %r = extractvalue { i8, { i64, i32 } } %x, 1, 0
  ret i64 %r
}

define double @negated(double %x) {
  %r = fneg double %x
  ret double %r
}

define i32 @reinterpreted(float %x) {
  %r = bitcast float %x to i32
  ret i32 %r
}
