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
