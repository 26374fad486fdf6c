; Vectors that fill one register of inline assembly.
target triple = "nvptx64-nvidia-cuda"

define i32 @halves(<2 x half> %x) {
  %r = call i32 asm "xor.b32 $0, $1, 0x80008000;", "=r,r"(<2 x half> %x)
  ret i32 %r
}

define i32 @halves.means(<2 x half> %x) {
  %n = bitcast <2 x half> %x to i32
  %r = xor i32 %n, -2147450880
  ret i32 %r
}

define <4 x i8> @bytes(<4 x i8> %x) {
  %r = call <4 x i8> asm "not.b32 $0, $1;", "=r,r"(<4 x i8> %x)
  ret <4 x i8> %r
}

define <4 x i8> @bytes.means(<4 x i8> %x) {
  %r = xor <4 x i8> %x, splat (i8 -1)
  ret <4 x i8> %r
}

define <2 x float> @floats(<2 x float> %x) {
  %r = call <2 x float> asm "xor.b64 $0, $1, 0x8000000080000000;", "=l,l"(<2 x float> %x)
  ret <2 x float> %r
}

define <2 x float> @floats.means(<2 x float> %x) {
  %r = fneg <2 x float> %x
  ret <2 x float> %r
}
