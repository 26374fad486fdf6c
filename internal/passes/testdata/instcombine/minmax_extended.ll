; passes: declare-intrinsics, instcombine, strip-dead-prototypes
; A minimum of bytes that is extended is one of 32 bits.
declare i8 @llvm.umin.i8(i8, i8)
declare i16 @llvm.smax.i16(i16, i16)
define i32 @least(i32 %x, i8 %y) {
  %a = and i32 %x, 127
  %b = trunc i32 %a to i8
  %c = call i8 @llvm.umin.i8(i8 %b, i8 %y)
  %d = zext i8 %c to i32
  ret i32 %d
}

define i64 @greatest(i16 %x, i16 %y) {
  %c = call i16 @llvm.smax.i16(i16 %x, i16 %y)
  %d = sext i16 %c to i64
  ret i64 %d
}

define i32 @otherwise(i8 %x, i8 %y) {
  %c = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %d = sext i8 %c to i32
  ret i32 %d
}

; A part of an array from min(a, n) to min(min(a, n) + 64, n) never ends before it begins.
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
define i1 @part(i64 %a, i64 %n) {
  %b = call i64 @llvm.umin.i64(i64 %a, i64 %n)
  %s = add nuw i64 %b, 64
  %e = call i64 @llvm.umin.i64(i64 %s, i64 %n)
  %c = icmp ugt i64 %b, %e
  ret i1 %c
}
define i1 @part_wraps(i64 %a, i64 %n) {
  %b = call i64 @llvm.umin.i64(i64 %a, i64 %n)
  %s = add i64 %b, 64
  %e = call i64 @llvm.umin.i64(i64 %s, i64 %n)
  %c = icmp ugt i64 %b, %e
  ret i1 %c
}
define i1 @greatest_sum(i64 %a, i64 %n) {
  %s = add nsw i64 %n, 3
  %e = call i64 @llvm.smax.i64(i64 %a, i64 %s)
  %c = icmp sge i64 %e, %n
  ret i1 %c
}
