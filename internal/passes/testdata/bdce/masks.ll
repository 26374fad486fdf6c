target triple = "nvptx64-nvidia-cuda"

; The mask takes away what the truncation cuts off anyway.
define i8 @mask(i32 %x, i32 %y) {
  %m = and i32 %x, 1023
  %s = add i32 %m, %y
  %t = trunc i32 %s to i8
  ret i8 %t
}

; Bits above nine are read after all.
define i32 @needed(i32 %x, i32 %y) {
  %m = and i32 %x, 1023
  %s = add i32 %m, %y
  %t = and i32 %s, 4095
  ret i32 %t
}

; Copies of the sign that nobody reads are zeros as well.
define i32 @sign(i16 %x) {
  %w = sext i16 %x to i32
  %h = shl i32 %w, 16
  %r = or i32 %h, 5
  ret i32 %r
}

; Without wrapping: the flag goes with the mask.
define i8 @flag(i32 %x, i32 %y) {
  %m = and i32 %x, 1023
  %s = add nsw i32 %m, %y
  %t = trunc i32 %s to i8
  ret i8 %t
}

; Around a loop everything counts as read.
define i8 @loop(i32 %x, i32 %n) {
entry:
  %m = and i32 %x, 255
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %k, %body ]
  %v = phi i32 [ %m, %entry ], [ %w, %body ]
  %w = mul i32 %v, 3
  %k = add i32 %i, 1
  %more = icmp ne i32 %k, %n
  br i1 %more, label %body, label %done

done:
  %t = trunc i32 %v to i8
  ret i8 %t
}

; Flags go as far as bits may change that nobody needs: %p is needed as a whole.
define i32 @chain(i32 %x) {
  %m = and i32 %x, 255
  %s = shl nuw nsw i32 %m, 1
  %o = or disjoint i32 %s, 1
  %t = and i32 %o, 127
  %p = add nuw nsw i32 %t, 5
  ret i32 %p
}

; A field that another one is put over, and whose old bits nobody else reads.
define i32 @put_over(i32 %x, i32 %y, i32 %z) {
  %old = and i32 %x, -65536
  %low = and i32 %y, 65535
  %w = or disjoint i32 %old, %low
  %field = lshr i32 %w, 8
  %byte = and i32 %field, 255
  %rest = and i32 %w, 65535
  %new = shl i32 %z, 16
  %all = or disjoint i32 %rest, %new
  %sum = mul i32 %all, %byte
  ret i32 %sum
}

; The extension of a truncation is a mask as well.
define i16 @extended(i32 %x, i32 %y) {
  %t = trunc i32 %x to i16
  %s = sext i16 %t to i32
  %m = mul nsw i32 %s, %y
  %r = trunc i32 %m to i16
  ret i16 %r
}

define i8 @cleared(i32 %x, i32 %y) {
  %t = trunc i32 %x to i16
  %z = zext i16 %t to i32
  %m = add nuw nsw i32 %z, %y
  %r = trunc i32 %m to i8
  ret i8 %r
}

; Bit 16 is read.
define i32 @read(i32 %x, i32 %y) {
  %t = trunc i32 %x to i16
  %z = zext i16 %t to i32
  %m = add i32 %z, %y
  %r = and i32 %m, 131071
  ret i32 %r
}
