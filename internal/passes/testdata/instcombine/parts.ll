; Elements of a vector side by side that are one number are an element of the vector with elements of its type.

define half @half_of_bytes(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 16
  %b = bitcast <4 x i32> %v to <16 x i8>
  %s = shufflevector <16 x i8> %b, <16 x i8> poison, <2 x i32> <i32 10, i32 11>
  %x = bitcast <2 x i8> %s to half
  ret half %x
}

define i64 @words(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 16
  %s = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %x = bitcast <2 x i32> %s to i64
  ret i64 %x
}

; Not at a multiple of the size.
define i16 @between(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 16
  %b = bitcast <4 x i32> %v to <16 x i8>
  %s = shufflevector <16 x i8> %b, <16 x i8> poison, <2 x i32> <i32 9, i32 10>
  %x = bitcast <2 x i8> %s to i16
  ret i16 %x
}

; Not side by side.
define i16 @swapped(ptr %p) {
  %v = load <4 x i32>, ptr %p, align 16
  %b = bitcast <4 x i32> %v to <16 x i8>
  %s = shufflevector <16 x i8> %b, <16 x i8> poison, <2 x i32> <i32 11, i32 10>
  %x = bitcast <2 x i8> %s to i16
  ret i16 %x
}
