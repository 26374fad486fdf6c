; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; Selects that are a minimum, a maximum or an absolute value, and the halves of a rotation, become
; intrinsics, which the target has instructions for. What nobody uses is not left declared.
define i32 @clamp(i32 %x) {
  %a = icmp sgt i32 %x, 0
  %lo = select i1 %a, i32 %x, i32 0
  %b = icmp sge i32 %lo, 255
  %hi = select i1 %b, i32 255, i32 %lo
  ret i32 %hi
}

define i64 @unsigned(i64 %x, i64 %y) {
  %a = icmp ule i64 %x, %y
  %m = select i1 %a, i64 %x, i64 %y
  ret i64 %m
}

define i32 @absolute(i32 %x) {
  %c = icmp slt i32 %x, 0
  %n = sub i32 0, %x
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r
}

define i32 @rotate(i32 %x, i32 %n) {
  %a = shl i32 %x, 7
  %b = lshr i32 %x, 25
  %c = or i32 %b, %a
  %m = sub i32 32, %n
  %d = shl i32 %c, %n
  %e = lshr i32 %c, %m
  %f = or i32 %d, %e
  ret i32 %f
}

; Not a rotation: the amounts do not add up, or may be zero with two sources.
define i32 @not(i32 %x, i32 %y, i32 %n) {
  %a = shl i32 %x, 7
  %b = lshr i32 %x, 24
  %c = or i32 %a, %b
  %i = and i32 %n, 31
  %z = sub i32 0, %n
  %j = and i32 %z, 31
  %d = shl i32 %c, %i
  %e = lshr i32 %y, %j
  %f = or i32 %d, %e
  ret i32 %f
}

; An edge of the type: x > 2147483647 never holds, and there is no constant one more.
define i32 @edge(i32 %x) {
  %c = icmp ugt i32 %x, 4294967294
  %r = select i1 %c, i32 %x, i32 0
  ret i32 %r
}
