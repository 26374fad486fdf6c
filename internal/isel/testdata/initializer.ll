; Initialisers as they lie in memory: what is read is what was written.
target triple = "nvptx64-nvidia-cuda"

@bytes = addrspace(1) global [4 x i8] c"ab\00\01"
@zeros = addrspace(1) global [8 x i32] zeroinitializer
@tail = addrspace(1) global [8 x i16] [i16 1, i16 2, i16 0, i16 -1, i16 0, i16 0, i16 0, i16 0]
@floats = addrspace(1) global [3 x float] [float 1.0, float -0.0, float 0x7FF0000000000000]
@doubles = addrspace(1) global <2 x double> <double 1.5, double -2.0>
@halves = addrspace(1) global <3 x half> <half 1.0, half 2.0, half -1.0>
@struct = addrspace(1) global { i8, i64, float } { i8 1, i64 -2, float 3.0 }
@packed = addrspace(1) global <{ i8, i32, i16 }> <{ i8 1, i32 -2, i16 3 }>
@odd = addrspace(1) global [2 x i24] [i24 -2, i24 70000]
@wide = addrspace(1) global i128 -18446744073709551617
@bits = addrspace(1) global <8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 false, i1 true>
@truth = addrspace(1) global [2 x i1] [i1 true, i1 false]
@undefined = addrspace(1) global { i32, i32 } { i32 undef, i32 7 }
@nested = addrspace(1) global { [2 x { i8, i16 }], <2 x i7> } { [2 x { i8, i16 }] [{ i8, i16 } { i8 1, i16 2 }, { i8, i16 } { i8 3, i16 4 }], <2 x i7> <i7 5, i7 -6> }
@brain = addrspace(1) global bfloat 0xR3FC0
@pointer = addrspace(1) global ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @tail, i64 6) to ptr)
@specific = addrspace(1) global { i32, ptr addrspace(1) } { i32 5, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @floats, i64 4) }

define [4 x i8] @read_bytes() {
  %r = load [4 x i8], ptr addrspace(1) @bytes
  ret [4 x i8] %r
}

define [8 x i32] @read_zeros() {
  %r = load [8 x i32], ptr addrspace(1) @zeros
  ret [8 x i32] %r
}

define [8 x i16] @read_tail() {
  %r = load [8 x i16], ptr addrspace(1) @tail
  ret [8 x i16] %r
}

define [3 x float] @read_floats() {
  %r = load [3 x float], ptr addrspace(1) @floats
  ret [3 x float] %r
}

define <2 x double> @read_doubles() {
  %r = load <2 x double>, ptr addrspace(1) @doubles
  ret <2 x double> %r
}

define <3 x half> @read_halves() {
  %r = load <3 x half>, ptr addrspace(1) @halves
  ret <3 x half> %r
}

define { i8, i64, float } @read_struct() {
  %r = load { i8, i64, float }, ptr addrspace(1) @struct
  ret { i8, i64, float } %r
}

define <{ i8, i32, i16 }> @read_packed() {
  %r = load <{ i8, i32, i16 }>, ptr addrspace(1) @packed
  ret <{ i8, i32, i16 }> %r
}

define [2 x i24] @read_odd() {
  %r = load [2 x i24], ptr addrspace(1) @odd
  ret [2 x i24] %r
}

define i128 @read_wide() {
  %r = load i128, ptr addrspace(1) @wide
  ret i128 %r
}

define <8 x i1> @read_bits() {
  %r = load <8 x i1>, ptr addrspace(1) @bits
  ret <8 x i1> %r
}

define [2 x i1] @read_truth() {
  %r = load [2 x i1], ptr addrspace(1) @truth
  ret [2 x i1] %r
}

define { i32, i32 } @read_undefined() {
  %r = load { i32, i32 }, ptr addrspace(1) @undefined
  ret { i32, i32 } %r
}

define { [2 x { i8, i16 }], <2 x i7> } @read_nested() {
  %r = load { [2 x { i8, i16 }], <2 x i7> }, ptr addrspace(1) @nested
  ret { [2 x { i8, i16 }], <2 x i7> } %r
}

define bfloat @read_brain() {
  %r = load bfloat, ptr addrspace(1) @brain
  ret bfloat %r
}

define i16 @through_pointer() {
  %p = load ptr, ptr addrspace(1) @pointer
  %r = load i16, ptr %p
  ret i16 %r
}

define float @through_field() {
  %q = getelementptr { i32, ptr addrspace(1) }, ptr addrspace(1) @specific, i64 0, i32 1
  %p = load ptr addrspace(1), ptr addrspace(1) %q
  %r = load float, ptr addrspace(1) %p
  ret float %r
}

define i32 @third(i32 %i) {
  %j = and i32 %i, 7
  %q = getelementptr i16, ptr addrspace(1) @tail, i32 %j
  %v = load i16, ptr addrspace(1) %q
  %r = zext i16 %v to i32
  ret i32 %r
}
