; with: O0
; Without optimisation a division is one instruction.
target triple = "nvptx64-nvidia-cuda"

define i16 @unsigned16(i16 %x, i16 %y) {
  %q = udiv i16 %x, %y
  %r = srem i16 %q, 40
  ret i16 %r
}
