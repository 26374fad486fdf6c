; Expensive expressions that every way has computed are joined; where one way has not, it
; computes them. Additions are cheaper than a phi. Counters that step together are one.
define float @both(float %x, float %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %q = fdiv float %x, %y
  %q1 = fadd float %q, 1.0
  br label %join
b:
  %r = fdiv float %x, 3.0
  br label %join
join:
  %d = phi float [ %y, %a ], [ 3.0, %b ]
  %e = phi float [ %q1, %a ], [ %r, %b ]
  %s = fdiv float %x, %d
  %t = fadd float %s, %e
  ret float %t
}

define i32 @one(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %a, label %join
a:
  %q = udiv i32 %x, %y
  br label %b
b:
  %k = phi i32 [ %q, %a ], [ %n, %d ]
  %n = add i32 %k, 1
  %z = icmp ult i32 %n, 5
  br i1 %z, label %d, label %join
d:
  br label %b
join:
  %e = phi i32 [ %n, %b ], [ 1, %entry ]
  %s = udiv i32 %x, %y
  %t = add i32 %s, %e
  ret i32 %t
}

define i32 @inserted(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %q = udiv i32 %x, %y
  br label %join
b:
  %w = add i32 %x, 3
  br label %join
join:
  %e = phi i32 [ %q, %a ], [ %w, %b ]
  %s = udiv i32 %x, %y
  %t = add i32 %s, %e
  ret i32 %t
}

define i32 @cheap(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %q = add i32 %x, %y
  br label %join
b:
  %r = add i32 %x, 3
  br label %join
join:
  %d = phi i32 [ %y, %a ], [ 3, %b ]
  %e = phi i32 [ %q, %a ], [ %r, %b ]
  %s = add i32 %x, %d
  %t = mul i32 %s, %e
  ret i32 %t
}

define i32 @counters(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %j = phi i32 [ 0, %entry ], [ %j1, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %i1 = add i32 %i, 1
  %j1 = add i32 %j, 1
  %k1 = add i32 %k, 2
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %s = xor i32 %j1, %k1
  ret i32 %s
}
