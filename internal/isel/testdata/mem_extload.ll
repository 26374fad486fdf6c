; Loads that extend: the extension or the truncation of a loaded value is that of the load.
target triple = "nvptx64-nvidia-cuda"

define i16 @zext_i8_i16(ptr %p) {
  %x = load i8, ptr %p
  %r = zext i8 %x to i16
  ret i16 %r
}

define i32 @zext_i8_i32(ptr %p) {
  %x = load i8, ptr %p
  %r = zext i8 %x to i32
  ret i32 %r
}

define i64 @zext_i16_i64(ptr %p) {
  %x = load i16, ptr %p
  %r = zext i16 %x to i64
  ret i64 %r
}

define i64 @zext_i32_i64(ptr %p) {
  %x = load i32, ptr %p
  %r = zext i32 %x to i64
  ret i64 %r
}

define i32 @zext_i1_i32(ptr %p) {
  %x = load i1, ptr %p
  %r = zext i1 %x to i32
  ret i32 %r
}

define i32 @zext_i24_i32(ptr %p) {
  %x = load i24, ptr %p
  %r = zext i24 %x to i32
  ret i32 %r
}

define i16 @sext_i8_i16(ptr %p) {
  %x = load i8, ptr %p
  %r = sext i8 %x to i16
  ret i16 %r
}

define i32 @sext_i8_i32(ptr %p) {
  %x = load i8, ptr %p
  %r = sext i8 %x to i32
  ret i32 %r
}

define i64 @sext_i16_i64(ptr %p) {
  %x = load i16, ptr %p
  %r = sext i16 %x to i64
  ret i64 %r
}

define i64 @sext_i32_i64(ptr %p) {
  %x = load i32, ptr %p
  %r = sext i32 %x to i64
  ret i64 %r
}

define i32 @sext_i1_i32(ptr %p) {
  %x = load i1, ptr %p
  %r = sext i1 %x to i32
  ret i32 %r
}

define i32 @sext_i24_i32(ptr %p) {
  %x = load i24, ptr %p
  %r = sext i24 %x to i32
  ret i32 %r
}

define i8 @narrow(ptr %p) {
  %x = load i64, ptr %p
  %r = trunc i64 %x to i8
  ret i8 %r
}

define i16 @narrow_shifted(ptr %p) {
  %x = load i32, ptr %p
  %s = lshr i32 %x, 16
  %r = trunc i32 %s to i16
  ret i16 %r
}

; Both users need the load.
define i32 @both(ptr %p) {
  %x = load i8, ptr %p
  %a = zext i8 %x to i32
  %b = sext i8 %x to i32
  %r = sub i32 %a, %b
  ret i32 %r
}

define i32 @volatile(ptr %p) {
  %x = load volatile i8, ptr %p
  %r = sext i8 %x to i32
  ret i32 %r
}

; A store between them: the load stays before it.
define i32 @not_moved(ptr %p, i8 %y) {
  %x = load i8, ptr %p
  store i8 %y, ptr %p
  %r = sext i8 %x to i32
  ret i32 %r
}

define i32 @parameter(i8 signext %x) {
  %r = sext i8 %x to i32
  ret i32 %r
}
