; Phis: copies on edges, cycles of copies, constants, old values that live on.
target triple = "nvptx64-nvidia-cuda"

define { i32, i32 } @swap(i32 %n, i32 %x, i32 %y) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  %r = insertvalue { i32, i32 } poison, i32 %a, 0
  %s = insertvalue { i32, i32 } %r, i32 %b, 1
  ret { i32, i32 } %s
}

define i32 @rotate(i32 %n, i32 %x, i32 %y, i32 %z) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %d, %loop ]
  %d = phi i32 [ %z, %entry ], [ %a, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  %p = shl i32 %b, 1
  %q = xor i32 %a, %p
  %u = sub i32 %q, %d
  ret i32 %u
}

define i32 @previous(i32 %n) {
entry:
  %m = and i32 %n, 15
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %j, %loop ]
  %o = phi i32 [ 0, %entry ], [ %i, %loop ]
  %j = mul i32 %i, 2
  %c = icmp ult i32 %j, %m
  br i1 %c, label %loop, label %end
end:
  %r = sub i32 %i, %o
  ret i32 %r
}

define i32 @constants(i1 %c, i1 %d) {
  br i1 %c, label %a, label %b
a:
  br i1 %d, label %b, label %e
b:
  %x = phi i32 [ 5, %0 ], [ 9, %a ]
  br label %e
e:
  %r = phi i32 [ 3, %a ], [ %x, %b ]
  ret i32 %r
}

define i1 @truths(i1 %c, i1 %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i1 [ false, %0 ], [ %x, %a ]
  ret i1 %r
}

define double @undefined(i1 %c, double %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %u = phi double [ poison, %0 ], [ %x, %a ]
  %r = select i1 %c, double %u, double 1.0
  ret double %r
}

define <4 x i8> @packs(i1 %c, <4 x i8> %x, <4 x i8> %y) {
  br i1 %c, label %a, label %b
a:
  %s = add <4 x i8> %x, %y
  br label %b
b:
  %r = phi <4 x i8> [ %x, %0 ], [ %s, %a ]
  ret <4 x i8> %r
}
