; passes: instcombine
; A select of extended numbers is an extension of a select: a zero extension of a number that is not negative counts as a sign extension. Of 64 bits
; one of them may have other users.

define i64 @mixed(i1 %c, i32 %x, i32 %y) {
  %small = lshr i32 %x, 1
  %a = zext nneg i32 %small to i64
  %b = sext i32 %y to i64
  %s = select i1 %c, i64 %b, i64 %a
  ret i64 %s
}

define i64 @other_user(i1 %c, i32 %x, i32 %y, ptr %p) {
  %a = sext i32 %x to i64
  store i64 %a, ptr %p
  %b = sext i32 %y to i64
  %s = select i1 %c, i64 %a, i64 %b
  ret i64 %s
}

; Both have other users, one may be negative, the numbers are of different width, or the select is one instruction as it is.
define i64 @both_used(i1 %c, i32 %x, i32 %y, ptr %p, ptr %q) {
  %a = sext i32 %x to i64
  store i64 %a, ptr %p
  %b = sext i32 %y to i64
  store i64 %b, ptr %q
  %s = select i1 %c, i64 %a, i64 %b
  ret i64 %s
}
define i64 @negative(i1 %c, i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = sext i32 %y to i64
  %s = select i1 %c, i64 %a, i64 %b
  ret i64 %s
}
define i64 @width(i1 %c, i16 %x, i32 %y) {
  %a = sext i16 %x to i64
  %b = sext i32 %y to i64
  %s = select i1 %c, i64 %a, i64 %b
  ret i64 %s
}
define i32 @narrow(i1 %c, i16 %x, i16 %y, ptr %p) {
  %a = sext i16 %x to i32
  store i32 %a, ptr %p
  %b = sext i16 %y to i32
  %s = select i1 %c, i32 %a, i32 %b
  ret i32 %s
}
