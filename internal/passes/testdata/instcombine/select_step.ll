; A pointer that steps on or stays: the distance is chosen, in 32 bits.

define ptr @signed(ptr %p, i32 %i, i1 %c) {
  %w = sext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  %r = select i1 %c, ptr %q, ptr %p
  ret ptr %r
}

define ptr @unsigned(ptr %p, i32 %i, i1 %c) {
  %w = zext i32 %i to i64
  %q = getelementptr i16, ptr %p, i64 %w
  %r = select i1 %c, ptr %p, ptr %q
  ret ptr %r
}

define ptr @constant(ptr %p, i1 %c) {
  %q = getelementptr i8, ptr %p, i64 -8
  %r = select i1 %c, ptr %q, ptr %p
  ret ptr %r
}

; An index of 64 bits takes as many instructions as the pointer.
define ptr @wide(ptr %p, i64 %i, i1 %c) {
  %q = getelementptr i32, ptr %p, i64 %i
  %r = select i1 %c, ptr %q, ptr %p
  ret ptr %r
}

; The address is there anyway.
define ptr @used(ptr %p, i32 %i, i1 %c) {
  %w = sext i32 %i to i64
  %q = getelementptr i32, ptr %p, i64 %w
  store i32 1, ptr %q
  %r = select i1 %c, ptr %q, ptr %p
  ret ptr %r
}

; Elements of two arrays with the same index: the array is chosen.
define i32 @arrays(ptr %p, ptr %q, i64 %i, i1 %c) {
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %b = getelementptr i32, ptr %q, i64 %i
  %r = select i1 %c, ptr %a, ptr %b
  %x = load i32, ptr %r
  ret i32 %x
}

; Their elements have other sizes.
define i32 @sizes(ptr %p, ptr %q, i64 %i, i1 %c) {
  %a = getelementptr i32, ptr %p, i64 %i
  %b = getelementptr i16, ptr %q, i64 %i
  %r = select i1 %c, ptr %a, ptr %b
  %x = load i32, ptr %r
  ret i32 %x
}

; Numbers of 64 bits, too, where the distance and 0 differ in one half.
define i64 @one(i64 %x, i1 %c) {
  %y = add i64 %x, 1
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

define i64 @less(i64 %x, i1 %c) {
  %y = add nsw i64 %x, -1
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}

define i64 @far(i64 %x, i1 %c) {
  %y = add i64 %x, -40
  %r = select i1 %c, i64 %y, i64 %x
  ret i64 %r
}

; A constant index of another type.
define ptr @short(ptr %p, ptr %q, i1 %c) {
  %a = getelementptr i32, ptr %p, i16 3
  %r = select i1 %c, ptr %a, ptr %p
  %b = getelementptr [4 x i32], ptr %q, i32 3
  %s = select i1 %c, ptr %b, ptr %q
  store ptr %s, ptr %r
  ret ptr %r
}
