; Packs put together from elements, and taken apart.
target triple = "nvptx64-nvidia-cuda"

define <2 x half> @halves(half %x, half %y) {
  %a = insertelement <2 x half> poison, half %x, i32 0
  %r = insertelement <2 x half> %a, half %y, i32 1
  ret <2 x half> %r
}

define <4 x i8> @bytes(i8 %x, i8 %y, i8 %z) {
  %a = insertelement <4 x i8> zeroinitializer, i8 %x, i32 0
  %b = insertelement <4 x i8> %a, i8 %y, i32 2
  %r = insertelement <4 x i8> %b, i8 %z, i32 3
  ret <4 x i8> %r
}

define half @upper(<2 x half> %v) {
  %r = extractelement <2 x half> %v, i32 1
  ret half %r
}

define i16 @sum(<2 x i16> %v) {
  %a = extractelement <2 x i16> %v, i32 0
  %b = extractelement <2 x i16> %v, i32 1
  %r = add i16 %a, %b
  ret i16 %r
}

define i32 @byte_signed(<4 x i8> %v) {
  %a = extractelement <4 x i8> %v, i32 2
  %r = sext i8 %a to i32
  ret i32 %r
}

define <2 x half> @swapped(<2 x half> %v) {
  %r = shufflevector <2 x half> %v, <2 x half> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x half> %r
}

define <4 x i8> @shuffled(<4 x i8> %v, <4 x i8> %u) {
  %r = shufflevector <4 x i8> %v, <4 x i8> %u, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  ret <4 x i8> %r
}

define <4 x i8> @conditions(<4 x i8> %x) {
  %c = icmp sgt <4 x i8> %x, zeroinitializer
  %r = sext <4 x i1> %c to <4 x i8>
  ret <4 x i8> %r
}

define <2 x i16> @truncated(<2 x i32> %x) {
  %r = trunc <2 x i32> %x to <2 x i16>
  ret <2 x i16> %r
}

; Bytes of two registers, of one, and of others are each as many instructions as joins are needed.
define <4 x i8> @reversed(<4 x i8> %v) {
  %r = shufflevector <4 x i8> %v, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i8> %r
}

define <4 x i8> @replaced(<4 x i8> %v, i8 %x) {
  %r = insertelement <4 x i8> %v, i8 %x, i32 1
  ret <4 x i8> %r
}

define <4 x i8> @with_number(<4 x i8> %v) {
  %a = insertelement <4 x i8> %v, i8 0, i32 0
  %r = insertelement <4 x i8> %a, i8 200, i32 3
  ret <4 x i8> %r
}

define <3 x i8> @three(<4 x i8> %v) {
  %r = shufflevector <4 x i8> %v, <4 x i8> poison, <3 x i32> <i32 1, i32 2, i32 3>
  ret <3 x i8> %r
}

define <8 x i8> @zipped(<4 x i8> %v, <4 x i8> %u) {
  %r = shufflevector <4 x i8> %v, <4 x i8> %u, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  ret <8 x i8> %r
}

; Of four words.
define <4 x i8> @column(<16 x i8> %v) {
  %r = shufflevector <16 x i8> %v, <16 x i8> poison, <4 x i32> <i32 1, i32 5, i32 9, i32 13>
  ret <4 x i8> %r
}
