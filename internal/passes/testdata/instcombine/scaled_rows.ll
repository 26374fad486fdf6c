; Twice a product is the product with twice a factor where that is needed anyway, before or after it.

define i32 @before(i32 %y, i32 %w) {
  %d = shl nsw i32 %y, 1
  %m = mul nsw i32 %y, %w
  %r = shl nsw i32 %m, 1
  %next = add nsw i32 %d, 1
  %s = mul nsw i32 %next, %w
  %t = xor i32 %r, %s
  ret i32 %t
}

define i32 @after(i32 %y, i32 %w, ptr %p) {
  %m = mul nsw i32 %w, %y
  %r = shl i32 %m, 1
  store i32 %r, ptr %p
  %d = shl nsw i32 %y, 1
  %next = add nsw i32 %d, 1
  %s = mul nsw i32 %next, %w
  ret i32 %s
}

; Another scale, another path, and a product that is needed itself.
define i32 @apart(i32 %y, i32 %w, i1 %c, ptr %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %d = shl i32 %y, 1
  ret i32 %d
b:
  %m = mul i32 %w, %y
  %r = shl i32 %m, 1
  store volatile i32 %r, ptr %p
  %f = shl i32 %y, 2
  store volatile i32 %f, ptr %p
  %n = mul i32 %w, %y
  %q = shl i32 %n, 2
  store volatile i32 %n, ptr %p
  ret i32 %q
}
