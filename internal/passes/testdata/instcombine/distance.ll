; passes: declare-intrinsics, instcombine
; The distance of two numbers that are compared before they are extended.

define i32 @bytes(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp ugt i8 %a, %b
  %p = sub i32 %x, %y
  %q = sub i32 %y, %x
  %r = select i1 %c, i32 %p, i32 %q
  ret i32 %r
}

define i32 @shorts(i16 %a, i16 %b) {
  %x = sext i16 %a to i32
  %y = sext i16 %b to i32
  %c = icmp sle i16 %a, %b
  %p = sub i32 %y, %x
  %q = sub i32 %x, %y
  %r = select i1 %c, i32 %p, i32 %q
  ret i32 %r
}

; Compared as signed numbers, extended as unsigned ones.
define i32 @mixed(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %c = icmp sgt i8 %a, %b
  %p = sub i32 %x, %y
  %q = sub i32 %y, %x
  %r = select i1 %c, i32 %p, i32 %q
  ret i32 %r
}
define i8 @nonzero_byte(i8 %x) {
  %c = icmp sge i8 %x, 0
  %n = sub i8 0, %x
  %a = select i1 %c, i8 %x, i8 %n
  %b = add i8 %a, 1
  %z = icmp eq i8 %b, 0
  %r = select i1 %z, i8 77, i8 %b
  ret i8 %r
}
