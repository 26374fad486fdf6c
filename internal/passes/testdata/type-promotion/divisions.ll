; passes: declare-intrinsics, type-promotion, adce, strip-dead-prototypes
; Divisions of numbers that are exact in 32 bits: clang narrows them to 16 bits, where the product has to be cut before it is divided.

define void @scaled(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %m = mul nuw i16 %x, %y
  %d = udiv i16 %m, 255
  %r = trunc nuw i16 %d to i8
  store i8 %r, ptr %p
  ret void
}

; The common factor is extended once.
define void @two(ptr %p, i8 %a, i8 %b, i8 %c) {
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = zext i8 %c to i16
  %m = mul nuw i16 %x, %z
  %n = mul nuw i16 %y, %z
  %d = udiv i16 %m, 255
  %e = urem i16 %n, 255
  %s = add nuw nsw i16 %d, %e
  store i16 %s, ptr %p
  ret void
}

; The remainder and the quotient of a loaded byte, which is extended by the load.
define i32 @digits(ptr %p) {
  %a = load i8, ptr %p
  %d = udiv i8 %a, 10
  %r = urem i8 %a, 10
  %x = zext nneg i8 %d to i32
  %y = zext nneg i8 %r to i32
  %h = shl i32 %x, 4
  %s = or i32 %h, %y
  ret i32 %s
}

define i32 @of_index(i32 %n) {
  %m = and i32 %n, 1023
  %t = trunc nuw i32 %m to i16
  %r = urem i16 %t, 3
  %c = zext nneg i16 %r to i32
  ret i32 %c
}

define i16 @mean(ptr %p) {
  %v = load <4 x i8>, ptr %p
  %a = extractelement <4 x i8> %v, i32 0
  %b = extractelement <4 x i8> %v, i32 1
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %s = add nuw nsw i16 %x, %y
  %u = add nuw nsw i16 %s, 1
  %r = lshr i16 %u, 1
  ret i16 %r
}

; These are not exact in 32 bits: the sum wraps, and the parameter has other bits above.
define i16 @wraps(i8 %a, i16 %b) {
  %x = zext i8 %a to i16
  %s = sub i16 %x, 7
  %r = udiv i16 %s, 10
  %t = udiv i16 %b, 10
  %u = add i16 %r, %t
  ret i16 %u
}

; Which bit is the sign changes.
define i8 @signed(i8 %a) {
  %x = zext i8 %a to i16
  %m = mul nuw i16 %x, 257
  %d = udiv i16 %m, 1
  %t = trunc nsw i16 %d to i8
  ret i8 %t
}
