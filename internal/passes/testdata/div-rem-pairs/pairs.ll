target triple = "nvptx64-nvidia-cuda"

; One division for both, in either order.
define i32 @both(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  %r = srem i32 %a, %b
  %x = xor i32 %q, %r
  ret i32 %x
}

define i64 @later(i64 %a, i64 %b, i1 %c) {
entry:
  %r = urem i64 %a, %b
  br i1 %c, label %then, label %done

then:
  %q = udiv exact i64 %a, %b
  br label %done

done:
  %x = phi i64 [ %r, %entry ], [ %q, %then ]
  ret i64 %x
}

; Other operands, another kind of division, neither on the way to the other: both stay.
define i32 @apart(i32 %a, i32 %b, i1 %c) {
entry:
  %r = srem i32 %a, %b
  %q = udiv i32 %a, %b
  %s = sdiv i32 %b, %a
  %x = add i32 %r, %q
  %y = add i32 %x, %s
  br i1 %c, label %one, label %two

one:
  %m = urem i32 %b, %a
  br label %done

two:
  %d = udiv i32 %b, %a
  br label %done

done:
  %z = phi i32 [ %m, %one ], [ %d, %two ]
  %t = add i32 %y, %z
  ret i32 %t
}
