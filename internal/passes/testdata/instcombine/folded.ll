target triple = "nvptx64-nvidia-cuda"

; The Gray code of x, decoded: x.
define i32 @gray(i32 %x) {
  %a = lshr i32 %x, 1
  %g = xor i32 %x, %a
  %b = lshr i32 %g, 1
  %c = xor i32 %g, %b
  %d = lshr i32 %c, 2
  %e = xor i32 %d, %c
  %f = lshr i32 %e, 4
  %h = xor i32 %e, %f
  %i = lshr i32 %h, 8
  %j = xor i32 %h, %i
  %k = lshr i32 %j, 16
  %l = xor i32 %j, %k
  ret i32 %l
}

; Steps of different sizes, or in different directions, are no squares.
define i32 @others(i32 %x) {
  %a = lshr i32 %x, 1
  %g = xor i32 %x, %a
  %b = lshr i32 %g, 2
  %c = xor i32 %g, %b
  %d = shl i32 %c, 2
  %e = xor i32 %c, %d
  ret i32 %e
}

; One remainder instead of one for each way.
define i64 @remainder(i64 %a, i64 %b, i64 %m, i1 %c) {
entry:
  br i1 %c, label %x, label %y

x:
  %p = urem i64 %a, %m
  br label %join

y:
  %q = urem i64 %b, %m
  br label %join

join:
  %r = phi i64 [ %p, %x ], [ %q, %y ]
  ret i64 %r
}

; The first division stands in front of the loop: it is not done in each iteration.
define float @once(float %a, float %b, i32 %n) {
entry:
  %p = fdiv float %a, %b
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %y, label %latch

y:
  %q = fdiv float %a, %b
  br label %latch

latch:
  %r = phi float [ %p, %loop ], [ %q, %y ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret float %r
}

; Nothing carries: the sum wraps in neither way, so that the extension can be of its parts.
define i64 @apart(i32 %x) {
  %a = shl nsw i32 %x, 4
  %b = or disjoint i32 %a, 8
  %c = add nsw i32 %b, 1
  %d = sext i32 %c to i64
  ret i64 %d
}

; One multiplication of what is chosen; a division by what may be poison is not chosen.
define float @chosen(i1 %c, float %x) {
  %a = fmul float %x, 2.0
  %b = fmul float %x, -3.0
  %r = select i1 %c, float %a, float %b
  ret float %r
}

define i32 @chosenFirst(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = sub nsw i32 %x, %z
  %b = sub i32 %y, %z
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i32 @swapped(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = mul i32 %x, %z
  %b = mul i32 %z, %y
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

define i32 @notDivisions(i1 %c, i32 %x, i32 %y, i32 %z) {
  %a = udiv i32 %x, %y
  %b = udiv i32 %x, %z
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
