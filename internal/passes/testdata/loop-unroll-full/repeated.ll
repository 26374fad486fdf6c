; A loop of 8 instructions and 40 iterations is longer than the limit with its tests, and shorter without them. It is unrolled where
; an outer loop repeats it.

define i32 @inner(i32 %x, i32 %n) {
entry:
  br label %outer
outer:
  %r = phi i32 [ 0, %entry ], [ %r1, %next ]
  %h0 = phi i32 [ 0, %entry ], [ %h1, %next ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %i1, %loop ]
  %h = phi i32 [ %h0, %outer ], [ %h1, %loop ]
  %a = add i32 %x, %h
  %b = xor i32 %h, %a
  %c = mul i32 %b, 16777619
  %d = add i32 %c, %r
  %h1 = xor i32 %d, %x
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, 40
  br i1 %e, label %loop, label %next
next:
  %r1 = add i32 %r, 1
  %more = icmp slt i32 %r1, %n
  br i1 %more, label %outer, label %done
done:
  ret i32 %h1
}

define i32 @once(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %h = phi i32 [ 0, %entry ], [ %h1, %loop ]
  %a = add i32 %x, %h
  %b = xor i32 %h, %a
  %c = mul i32 %b, 16777619
  %d = add i32 %c, 1
  %h1 = xor i32 %d, %x
  %i1 = add i32 %i, 1
  %e = icmp ult i32 %i1, 40
  br i1 %e, label %loop, label %done
done:
  ret i32 %h1
}
