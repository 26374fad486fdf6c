; Integer comparisons: constants second, bounds that another predicate needs no constant for, values that were cut
; without loss compared before they were, bytes of packs, truth values, and choices.
target triple = "nvptx64-nvidia-cuda"

define i1 @constant_first(i32 %x) {
  %r = icmp slt i32 5, %x
  ret i1 %r
}

define i1 @at_least(i32 %x) {
  %r = icmp sge i32 %x, 8
  ret i1 %r
}

define i1 @at_most_unsigned(i64 %x) {
  %r = icmp ule i64 %x, 4294967295
  ret i1 %r
}

define i1 @largest(i32 %x) {
  %r = icmp sle i32 %x, 2147483646
  ret i1 %r
}

define i1 @narrow_signed(i8 %x, i8 %y) {
  %r = icmp sgt i8 %x, %y
  ret i1 %r
}

define i1 @narrow_unsigned(i8 %x, i8 %y) {
  %r = icmp ugt i8 %x, %y
  ret i1 %r
}

define i1 @narrow_equal(i11 %x, i11 %y) {
  %r = icmp eq i11 %x, %y
  ret i1 %r
}

define i1 @uncut_signed(i32 %x, i32 %y) {
  %a = trunc nsw i32 %x to i8
  %b = trunc nsw i32 %y to i8
  %r = icmp slt i8 %a, %b
  ret i1 %r
}

define i1 @uncut_unsigned(i32 %x) {
  %a = trunc nuw i32 %x to i8
  %r = icmp ult i8 %a, -56
  ret i1 %r
}

define i1 @uncut_equal(i64 %x, i64 %y) {
  %a = trunc nuw nsw i64 %x to i16
  %b = trunc nuw nsw i64 %y to i16
  %r = icmp ne i16 %a, %b
  ret i1 %r
}

; A cut that loses bits is compared after it.
define i1 @cut(i32 %x, i32 %y) {
  %a = trunc nuw i32 %x to i8
  %b = trunc nuw i32 %y to i8
  %r = icmp slt i8 %a, %b
  ret i1 %r
}

define i32 @bytes(ptr %p, i8 %n) {
  %v = load <4 x i8>, ptr %p, align 4
  %a = extractelement <4 x i8> %v, i32 1
  %b = extractelement <4 x i8> %v, i32 3
  %c = icmp slt i8 %a, 16
  %d = icmp ugt i8 %b, %n
  %e = zext i1 %c to i32
  %f = zext i1 %d to i32
  %g = shl i32 %f, 1
  %r = or i32 %e, %g
  ret i32 %r
}

define i1 @truths_equal(i1 %x, i1 %y) {
  %r = icmp eq i1 %x, %y
  ret i1 %r
}

define i1 @truths_less(i1 %x, i1 %y) {
  %r = icmp ult i1 %x, %y
  ret i1 %r
}

define i1 @truths_signed(i1 %x, i1 %y) {
  %r = icmp sge i1 %x, %y
  ret i1 %r
}

define i1 @opposite(i32 %x, i32 %y) {
  %a = icmp slt i32 %x, %y
  %r = xor i1 %a, true
  ret i1 %r
}

define i1 @pointers(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = icmp ult ptr %p, %q
  ret i1 %r
}

define i1 @null(ptr %p) {
  %r = icmp eq ptr %p, null
  ret i1 %r
}

define i32 @choice(i32 %x, i32 %y, i1 %c) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

define i1 @choice_of_truths(i1 %x, i1 %y, i1 %c) {
  %r = select i1 %c, i1 %x, i1 %y
  ret i1 %r
}

define i1 @and_by_choice(i32 %x, i1 %y) {
  %a = icmp sgt i32 %x, 3
  %r = select i1 %a, i1 %y, i1 false
  ret i1 %r
}

define i32 @mask(i32 %x) {
  %a = icmp slt i32 %x, 0
  %r = sext i1 %a to i32
  ret i32 %r
}

define <4 x i1> @vector(<4 x i16> %x, <4 x i16> %y) {
  %r = icmp uge <4 x i16> %x, %y
  ret <4 x i1> %r
}

define i32 @three_way(i32 %x, i32 %y) {
  %r = call i32 @llvm.scmp.i32.i32(i32 %x, i32 %y)
  ret i32 %r
}

define i8 @three_way_unsigned(i64 %x, i64 %y) {
  %r = call i8 @llvm.ucmp.i8.i64(i64 %x, i64 %y)
  ret i8 %r
}

declare i32 @llvm.scmp.i32.i32(i32, i32)
declare i8 @llvm.ucmp.i8.i64(i64, i64)

; A byte in a range is compared with both ends: the distance from the first one would need a mask.
define i1 @letter(ptr %p) {
  %x = load i8, ptr %p
  %l = or i8 %x, 32
  %d = add i8 %l, -97
  %c = icmp ult i8 %d, 26
  ret i1 %c
}

define i1 @no_digit(ptr %p) {
  %x = load i8, ptr %p
  %d = add i8 %x, -48
  %c = icmp ugt i8 %d, 9
  ret i1 %c
}

; A range that wraps, and a byte with other bits above it.
define i1 @wraps(ptr %p) {
  %x = load i8, ptr %p
  %d = add i8 %x, 8
  %c = icmp ult i8 %d, 26
  ret i1 %c
}

define i1 @unclean(i8 %x, i8 %y) {
  %s = mul i8 %x, %y
  %d = add i8 %s, -48
  %c = icmp ult i8 %d, 10
  ret i1 %c
}
