; Divisions by constants in types without arithmetic in SASS become multiplications in 32 or 64 bits.
target triple = "nvptx64-nvidia-cuda"

define i8 @unsigned8(i8 %x) {
  %q = udiv i8 %x, 7
  %r = urem i8 %x, 40
  %s = xor i8 %q, %r
  ret i8 %s
}

define i32 @extended8(i8 %x) {
  %q = urem i8 %x, 100
  %z = zext i8 %q to i32
  ret i32 %z
}

define i64 @extended8to64(i8 %x) {
  %q = sdiv i8 %x, -3
  %z = sext i8 %q to i64
  ret i64 %z
}

define i16 @unsigned16(i16 %x) {
  %q = udiv i16 %x, 7
  %r = urem i16 %x, 10
  %s = xor i16 %q, %r
  ret i16 %s
}

define i16 @signed16(i16 %x) {
  %q = sdiv i16 %x, 10
  %r = srem i16 %x, 7
  %s = xor i16 %q, %r
  ret i16 %s
}

define i16 @powers(i16 %x) {
  %q = sdiv i16 %x, -16
  %r = srem i16 %x, 4
  %u = udiv i16 %x, 8
  %m = urem i16 %x, 64
  %a = xor i16 %q, %r
  %b = xor i16 %u, %m
  %s = xor i16 %a, %b
  ret i16 %s
}

define i16 @ones(i16 %x) {
  %q = sdiv i16 %x, 1
  %r = udiv i16 %x, 1
  %u = srem i16 %x, -1
  %m = sdiv i16 %x, -32768
  %a = xor i16 %q, %r
  %b = or i16 %u, %m
  %s = xor i16 %a, %b
  ret i16 %s
}

define i12 @signed12(i12 %x) {
  %q = sdiv i12 %x, -5
  %r = srem i12 %x, 100
  %s = xor i12 %q, %r
  ret i12 %s
}

define i20 @unsigned20(i20 %x) {
  %q = udiv i20 %x, 7
  %r = urem i20 %x, 1000
  %s = xor i20 %q, %r
  ret i20 %s
}

define i25 @signed25(i25 %x) {
  %q = sdiv i25 %x, 7
  %r = srem i25 %x, -1000
  %s = xor i25 %q, %r
  ret i25 %s
}

define i40 @unsigned40(i40 %x) {
  %q = udiv i40 %x, 7
  %r = urem i40 %x, 1000000007
  %s = xor i40 %q, %r
  ret i40 %s
}

define i63 @signed63(i63 %x) {
  %q = sdiv i63 %x, 7
  %r = srem i63 %x, -1000000007
  %s = xor i63 %q, %r
  ret i63 %s
}

define i32 @known32(i32 %x, i16 %y) {
  %a = and i32 %x, 4095
  %q = udiv i32 %a, 7
  %w = sext i16 %y to i32
  %r = srem i32 %w, 60
  %z = zext i16 %y to i32
  %t = sdiv i32 %z, 60
  %s = xor i32 %q, %r
  %u = xor i32 %s, %t
  ret i32 %u
}
