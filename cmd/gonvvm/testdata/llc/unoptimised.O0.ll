; Without optimisation parameters are loaded the last first, into the registers with the first numbers.
target triple = "nvptx64-nvidia-cuda"

define i64 @params(i32 %a, i64 %b, i32 %c) {
  %x = add i32 %a, %c
  %y = sext i32 %x to i64
  %z = sub i64 %b, %y
  ret i64 %z
}

define i128 @words(i64 %a, i32 %b) {
  %x = sext i64 %a to i128
  %y = sext i32 %b to i128
  %z = add i128 %x, %y
  ret i128 %z
}

define [2 x i128] @two([2 x i128] %a) {
  ret [2 x i128] %a
}

define i64 @lowest(i128 %a) {
  %x = trunc i128 %a to i64
  %y = lshr i64 %x, 3
  ret i64 %y
}
