; Values whose elements stand apart in memory.
target triple = "nvptx64-nvidia-cuda"

define <3 x i24> @load_odd(ptr %p) {
  %r = load <3 x i24>, ptr %p
  ret <3 x i24> %r
}

define void @store_odd(ptr %p, <3 x i24> %x) {
  store <3 x i24> %x, ptr %p
  ret void
}

define <5 x i7> @load_bits(ptr %p) {
  %r = load <5 x i7>, ptr %p
  ret <5 x i7> %r
}

define void @store_bits(ptr %p, <5 x i7> %x) {
  store <5 x i7> %x, ptr %p
  ret void
}

define { i16, i8, i64 } @padded(ptr %p) {
  %r = load { i16, i8, i64 }, ptr %p
  ret { i16, i8, i64 } %r
}

define void @store_packed(ptr %p, <{ i8, i32, i16 }> %x) {
  store <{ i8, i32, i16 }> %x, ptr %p, align 1
  ret void
}
