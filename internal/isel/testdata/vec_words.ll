; Words of integers of more than 64 bits: those that an extension or truncation keeps are no others
; (S4-06); the word behind the last one is its sign.
target triple = "nvptx64-nvidia-cuda"

define i128 @extended(i64 %a) {
  %r = sext i64 %a to i128
  ret i128 %r
}

define i128 @from_32(i32 %a) {
  %r = sext i32 %a to i128
  ret i128 %r
}

define i256 @from_72(i72 %a) {
  %r = sext i72 %a to i256
  ret i256 %r
}

define i128 @zeros(i72 %a) {
  %r = zext i72 %a to i128
  ret i128 %r
}

define i128 @of_bool(i1 %a) {
  %r = sext i1 %a to i128
  ret i128 %r
}

define i128 @sign(i32 %a) {
  %r = sext i32 %a to i128
  %h = ashr i128 %r, 64
  ret i128 %h
}

define i64 @lowest(i128 %a, i128 %b) {
  %s = add i128 %a, %b
  %r = trunc i128 %s to i64
  ret i64 %r
}

define i128 @lower_half(i256 %a) {
  %r = trunc i256 %a to i128
  ret i128 %r
}

define i64 @upper_half(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %h = ashr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
