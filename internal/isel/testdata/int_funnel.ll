; Funnel shifts and rotations: as intrinsics of every width, and as they are written with two shifts.
target triple = "nvptx64-nvidia-cuda"

define i32 @rotation(i32 %x, i32 %n) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
  ret i32 %r
}

define i32 @right(i32 %x, i32 %y, i32 %n) {
  %r = call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %n)
  ret i32 %r
}

define i64 @rotation_64(i64 %x, i64 %n) {
  %r = call i64 @llvm.fshr.i64(i64 %x, i64 %x, i64 %n)
  ret i64 %r
}

define i64 @funnel_64(i64 %x, i64 %y, i64 %n) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 %n)
  ret i64 %r
}

define i64 @constant_64(i64 %x, i64 %y) {
  %a = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 13)
  %b = call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 45)
  %r = xor i64 %a, %b
  ret i64 %r
}

define i64 @constant_right_64(i64 %x, i64 %y) {
  %a = call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 13)
  %b = call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 45)
  %r = xor i64 %a, %b
  ret i64 %r
}

define i64 @halves_swapped(i64 %x) {
  %r = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 32)
  ret i64 %r
}

define i8 @rotation_8(i8 %x, i8 %n) {
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %n)
  ret i8 %r
}

define i16 @constant_16(i16 %x, i16 %y) {
  %r = call i16 @llvm.fshr.i16(i16 %x, i16 %y, i16 5)
  ret i16 %r
}

define i16 @by_width(i16 %x, i16 %y) {
  %a = call i16 @llvm.fshr.i16(i16 %x, i16 %y, i16 16)
  %b = call i16 @llvm.fshl.i16(i16 %x, i16 %y, i16 0)
  %r = sub i16 %a, %b
  ret i16 %r
}

; The count is taken modulo a width that is not a power of two.
define i24 @odd(i24 %x, i24 %y, i24 %n) {
  %r = call i24 @llvm.fshl.i24(i24 %x, i24 %y, i24 %n)
  ret i24 %r
}

define i47 @odd_64(i47 %x, i47 %y, i47 %n) {
  %r = call i47 @llvm.fshr.i47(i47 %x, i47 %y, i47 %n)
  ret i47 %r
}

define i1 @truth(i1 %x, i1 %y, i1 %n) {
  %a = call i1 @llvm.fshl.i1(i1 %x, i1 %y, i1 %n)
  %b = call i1 @llvm.fshr.i1(i1 %x, i1 %y, i1 %n)
  %r = and i1 %a, %b
  ret i1 %r
}

define <2 x i32> @vector(<2 x i32> %x, <2 x i32> %y) {
  %r = call <2 x i32> @llvm.fshl.v2i32(<2 x i32> %x, <2 x i32> %y, <2 x i32> <i32 3, i32 32>)
  ret <2 x i32> %r
}

define i32 @written(i32 %x, i32 %y) {
  %a = shl i32 %x, 7
  %b = lshr i32 %y, 25
  %r = or i32 %b, %a
  ret i32 %r
}

define i64 @written_64(i64 %x) {
  %a = shl i64 %x, 40
  %b = lshr i64 %x, 24
  %r = add i64 %a, %b
  ret i64 %r
}

define i32 @written_variable(i32 %x, i32 %n) {
  %m = sub i32 32, %n
  %a = shl i32 %x, %n
  %b = lshr i32 %x, %m
  %r = or i32 %a, %b
  ret i32 %r
}

define i32 @written_right(i32 %x, i32 %y, i32 %n) {
  %m = sub i32 32, %n
  %a = shl i32 %x, %m
  %b = lshr i32 %y, %n
  %r = or i32 %a, %b
  ret i32 %r
}

define i32 @steps_left(i32 %a, i32 %b, i32 %n) {
  %l = shl i32 %a, %n
  %s = lshr i32 %b, 1
  %m = xor i32 %n, 31
  %t = lshr i32 %s, %m
  %r = or i32 %l, %t
  ret i32 %r
}

define i32 @steps_right(i32 %a, i32 %b, i32 %n) {
  %l = lshr i32 %b, %n
  %s = shl i32 %a, 1
  %m = xor i32 %n, 31
  %t = shl i32 %s, %m
  %r = or i32 %t, %l
  ret i32 %r
}

; The counts do not make up the width.
define i32 @not_a_funnel(i32 %x, i32 %y) {
  %a = shl i32 %x, 7
  %b = lshr i32 %y, 24
  %r = or i32 %b, %a
  ret i32 %r
}

define i32 @not_a_funnel_either(i32 %x, i32 %y) {
  %a = shl i32 %x, 7
  %b = lshr i32 %y, 26
  %r = or i32 %b, %a
  ret i32 %r
}

declare <2 x i32> @llvm.fshl.v2i32(<2 x i32>, <2 x i32>, <2 x i32>)
declare i1 @llvm.fshl.i1(i1, i1, i1)
declare i1 @llvm.fshr.i1(i1, i1, i1)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i16 @llvm.fshr.i16(i16, i16, i16)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i47 @llvm.fshr.i47(i47, i47, i47)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i8 @llvm.fshl.i8(i8, i8, i8)
