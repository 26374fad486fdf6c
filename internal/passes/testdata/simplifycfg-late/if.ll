target triple = "nvptx64-nvidia-cuda"

; Eight instructions of 32 bits in vain, and two values of 64 bits to choose: the selects take less time than the branch.
define i64 @wide(i64 %a, i64 %b, i64 %c) {
entry:
  %p = icmp ult i64 %a, %b
  br i1 %p, label %join, label %then

then:
  %d = sub i64 %a, %b
  %e = add i64 %c, %b
  %g = xor i64 %e, %a
  %h = or i64 %g, %b
  br label %join

join:
  %x = phi i64 [ %a, %entry ], [ %d, %then ]
  %y = phi i64 [ %c, %entry ], [ %h, %then ]
  %r = mul i64 %x, %y
  ret i64 %r
}

; Ten are too many.
define i64 @wider(i64 %a, i64 %b, i64 %c) {
entry:
  %p = icmp ult i64 %a, %b
  br i1 %p, label %join, label %then

then:
  %d = sub i64 %a, %b
  %e = add i64 %c, %b
  %g = xor i64 %e, %a
  %h = or i64 %g, %b
  %i = sub i64 %h, %d
  br label %join

join:
  %x = phi i64 [ %a, %entry ], [ %i, %then ]
  ret i64 %x
}
