; passes: correlated-propagation
; A signed division of 64 bits whose operands have at most 32 is one of 32 bits.

define i64 @by_constant(i64 %t) {
  %days = sdiv i64 %t, 86400000000
  %z = add nsw i64 %days, 719468
  %era = sdiv i64 %z, 146097
  ret i64 %era
}
define i64 @remainder(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %positive = icmp sgt i32 %y, 0
  br i1 %positive, label %then, label %else
then:
  %r = srem i64 %a, %b
  ret i64 %r
else:
  ret i64 0
}

; The least number divided by -1 has no 32 bits, and one operand has more.
define i64 @overflow(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %q = sdiv i64 %a, %b
  ret i64 %q
}
define i64 @wide(i32 %x, i64 %y) {
  %a = sext i32 %x to i64
  %b = shl nsw i64 %a, 1
  %q = sdiv i64 %b, 7
  ret i64 %q
}
