; Fields of bits: shifts and masks that are one instruction.
target triple = "nvptx64-nvidia-cuda"

define i32 @field(i32 %x) {
  %s = lshr i32 %x, 5
  %r = and i32 %s, 127
  ret i32 %r
}

define i64 @field_64(i64 %x) {
  %s = lshr i64 %x, 20
  %r = and i64 %s, 1048575
  ret i64 %r
}

define i32 @signed(i32 %x) {
  %s = shl i32 %x, 10
  %r = ashr i32 %s, 20
  ret i32 %r
}

define i32 @unsigned(i32 %x) {
  %s = shl i32 %x, 10
  %r = lshr i32 %s, 20
  ret i32 %r
}

define i32 @masked_first(i32 %x) {
  %a = and i32 %x, 4080
  %r = lshr i32 %a, 4
  ret i32 %r
}

define i32 @to_the_top(i32 %x) {
  %s = lshr i32 %x, 24
  %r = and i32 %s, 255
  ret i32 %r
}

define i32 @not_a_field(i32 %x) {
  %s = lshr i32 %x, 5
  %r = and i32 %s, 5
  ret i32 %r
}

define i32 @variable(i32 %x, i32 %n) {
  %s = lshr i32 %x, %n
  %r = and i32 %s, 15
  ret i32 %r
}

define i16 @narrow(i16 %x) {
  %s = lshr i16 %x, 3
  %r = and i16 %s, 31
  ret i16 %r
}

define i64 @signed_64(i64 %x) {
  %s = shl i64 %x, 8
  %r = ashr i64 %s, 40
  ret i64 %r
}
