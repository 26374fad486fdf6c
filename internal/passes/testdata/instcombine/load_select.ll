; std::min by reference: both values have been loaded when one of the references is read. Not across a call that may free one,
; nor where the access before was shorter, less aligned or volatile.
declare void @may_free()

define i32 @minimum(ptr %p, ptr %q) {
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %q, align 4
  %c = icmp slt i32 %b, %a
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @stored(ptr %p, ptr %q, i32 %x, i1 %c) {
  store i32 %x, ptr %p, align 4
  store i32 1, ptr %q, align 8
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @freed(ptr %p, ptr %q) {
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %q, align 4
  call void @may_free()
  %c = icmp slt i32 %b, %a
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

define i32 @shorter(ptr %p, ptr %q, i1 %c) {
  %a = load i32, ptr %p, align 4
  %b = load i16, ptr %q, align 4
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  %b1 = zext i16 %b to i32
  %r = add i32 %v, %b1
  %t = add i32 %r, %a
  ret i32 %t
}

define i32 @unaligned(ptr %p, ptr %q, i1 %c) {
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %q, align 1
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  %r = add i32 %v, %b
  %t = add i32 %r, %a
  ret i32 %t
}

define i32 @device(ptr %p, ptr %q, i1 %c) {
  %a = load i32, ptr %p, align 4
  %b = load volatile i32, ptr %q, align 4
  %s = select i1 %c, ptr %q, ptr %p
  %v = load i32, ptr %s, align 4
  %r = add i32 %v, %b
  %t = add i32 %r, %a
  ret i32 %t
}
