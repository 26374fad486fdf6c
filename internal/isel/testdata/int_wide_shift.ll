; Shifts of integers of several registers.
target triple = "nvptx64-nvidia-cuda"

define i128 @shl_i128(i128 %x, i128 %n) {
  %r = shl i128 %x, %n
  ret i128 %r
}

define i128 @lshr_i128(i128 %x, i128 %n) {
  %r = lshr i128 %x, %n
  ret i128 %r
}

define i128 @ashr_i128(i128 %x, i128 %n) {
  %r = ashr i128 %x, %n
  ret i128 %r
}

define i96 @shl_i96(i96 %x, i96 %n) {
  %r = shl i96 %x, %n
  ret i96 %r
}

define i96 @lshr_i96(i96 %x, i96 %n) {
  %r = lshr i96 %x, %n
  ret i96 %r
}

define i96 @ashr_i96(i96 %x, i96 %n) {
  %r = ashr i96 %x, %n
  ret i96 %r
}

define i72 @shl_i72(i72 %x, i72 %n) {
  %r = shl i72 %x, %n
  ret i72 %r
}

define i72 @lshr_i72(i72 %x, i72 %n) {
  %r = lshr i72 %x, %n
  ret i72 %r
}

define i72 @ashr_i72(i72 %x, i72 %n) {
  %r = ashr i72 %x, %n
  ret i72 %r
}

define i128 @shl_0(i128 %x) {
  %r = shl i128 %x, 0
  ret i128 %r
}

define i128 @shl_1(i128 %x) {
  %r = shl i128 %x, 1
  ret i128 %r
}

define i128 @shl_32(i128 %x) {
  %r = shl i128 %x, 32
  ret i128 %r
}

define i128 @shl_63(i128 %x) {
  %r = shl i128 %x, 63
  ret i128 %r
}

define i128 @shl_64(i128 %x) {
  %r = shl i128 %x, 64
  ret i128 %r
}

define i128 @shl_65(i128 %x) {
  %r = shl i128 %x, 65
  ret i128 %r
}

define i128 @shl_127(i128 %x) {
  %r = shl i128 %x, 127
  ret i128 %r
}

define i128 @lshr_0(i128 %x) {
  %r = lshr i128 %x, 0
  ret i128 %r
}

define i128 @lshr_1(i128 %x) {
  %r = lshr i128 %x, 1
  ret i128 %r
}

define i128 @lshr_32(i128 %x) {
  %r = lshr i128 %x, 32
  ret i128 %r
}

define i128 @lshr_63(i128 %x) {
  %r = lshr i128 %x, 63
  ret i128 %r
}

define i128 @lshr_64(i128 %x) {
  %r = lshr i128 %x, 64
  ret i128 %r
}

define i128 @lshr_65(i128 %x) {
  %r = lshr i128 %x, 65
  ret i128 %r
}

define i128 @lshr_127(i128 %x) {
  %r = lshr i128 %x, 127
  ret i128 %r
}

define i128 @ashr_0(i128 %x) {
  %r = ashr i128 %x, 0
  ret i128 %r
}

define i128 @ashr_1(i128 %x) {
  %r = ashr i128 %x, 1
  ret i128 %r
}

define i128 @ashr_32(i128 %x) {
  %r = ashr i128 %x, 32
  ret i128 %r
}

define i128 @ashr_63(i128 %x) {
  %r = ashr i128 %x, 63
  ret i128 %r
}

define i128 @ashr_64(i128 %x) {
  %r = ashr i128 %x, 64
  ret i128 %r
}

define i128 @ashr_65(i128 %x) {
  %r = ashr i128 %x, 65
  ret i128 %r
}

define i128 @ashr_127(i128 %x) {
  %r = ashr i128 %x, 127
  ret i128 %r
}

define i128 @extended_count(i128 %x, i32 %n) {
  %m = zext i32 %n to i128
  %r = shl i128 %x, %m
  ret i128 %r
}

define i128 @funnel(i128 %x, i128 %y) {
  %r = call i128 @llvm.fshl.i128(i128 %x, i128 %y, i128 40)
  ret i128 %r
}

declare i128 @llvm.fshl.i128(i128, i128, i128)
