; With -nvptx-mad-wide-opt llc adds wide products with one instruction.
; with: llc mad-wide
target triple = "nvptx64-nvidia-cuda"

define i64 @wide(i32 %x, i32 %y, i64 %z) {
  %a = zext i32 %x to i64
  %b = zext i32 %y to i64
  %m = mul i64 %a, %b
  %r = add i64 %m, %z
  ret i64 %r
}

define i64 @constant(i32 %x) {
  %a = sext i32 %x to i64
  %m = mul i64 %a, -5
  %r = add i64 %m, 8
  ret i64 %r
}

define i64 @halves(i16 %x, i16 %y, i64 %z) {
  %a = sext i16 %x to i64
  %b = sext i16 %y to i64
  %m = mul i64 %a, %b
  %r = add i64 %m, %z
  ret i64 %r
}
