; The extension of a half of a word is computed from the word.
define i32 @low(<4 x i32> %v) {
  %h = bitcast <4 x i32> %v to <8 x i16>
  %e = extractelement <8 x i16> %h, i32 4
  %z = zext i16 %e to i32
  %s = shl i32 %z, 16
  ret i32 %s
}
define i32 @high(<4 x i32> %v) {
  %h = bitcast <4 x i32> %v to <8 x i16>
  %e = extractelement <8 x i16> %h, i32 5
  %z = zext i16 %e to i32
  %s = shl i32 %z, 16
  ret i32 %s
}
define i32 @signed_high(<4 x i32> %v) {
  %h = bitcast <4 x i32> %v to <8 x i16>
  %e = extractelement <8 x i16> %h, i32 7
  %z = sext i16 %e to i32
  ret i32 %z
}
define i32 @of_word(i32 %v) {
  %h = bitcast i32 %v to <2 x i16>
  %e = extractelement <2 x i16> %h, i32 1
  %z = zext i16 %e to i32
  ret i32 %z
}
; A sign is extended from the half as well as from the word; nothing is gained where the half itself is needed, too.
define i32 @signed_low(<4 x i32> %v) {
  %h = bitcast <4 x i32> %v to <8 x i16>
  %e = extractelement <8 x i16> %h, i32 4
  %z = sext i16 %e to i32
  ret i32 %z
}
define i32 @both(<4 x i32> %v, ptr %p) {
  %h = bitcast <4 x i32> %v to <8 x i16>
  %e = extractelement <8 x i16> %h, i32 5
  store i16 %e, ptr %p
  %z = zext i16 %e to i32
  ret i32 %z
}
define i64 @wider(<4 x i32> %v) {
  %h = bitcast <4 x i32> %v to <8 x i16>
  %e = extractelement <8 x i16> %h, i32 5
  %z = zext i16 %e to i64
  ret i64 %z
}
