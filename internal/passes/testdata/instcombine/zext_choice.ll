; A byte that is chosen among two that were words, and becomes a word again.

define i32 @two(i1 %c, i32 %a, i32 %b) {
  %x = trunc i32 %a to i8
  %y = trunc i32 %b to i8
  %s = select i1 %c, i8 %x, i8 %y
  %r = zext i8 %s to i32
  ret i32 %r
}

define i32 @constant(i1 %c, i32 %a) {
  %x = trunc i32 %a to i8
  %s = select i1 %c, i8 -3, i8 %x
  %r = zext i8 %s to i32
  ret i32 %r
}

; The byte is used, too.
define i32 @used(i1 %c, i32 %a, i32 %b, ptr %p) {
  %x = trunc i32 %a to i8
  %y = trunc i32 %b to i8
  %s = select i1 %c, i8 %x, i8 %y
  store i8 %s, ptr %p
  %r = zext i8 %s to i32
  ret i32 %r
}
