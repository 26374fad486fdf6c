; Phis whose values are computed equally on all edges, from values that are known where the paths part.
declare void @effect(i64)

define i64 @both(i64 %t, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x1 = add nuw i64 %t, 1
  %y1 = shl i64 %x1, 1
  call void @effect(i64 %y1)
  br label %join
b:
  %x2 = add nuw i64 %t, 1
  %y2 = shl i64 %x2, 1
  br label %join
join:
  %p = phi i64 [ %y1, %a ], [ %y2, %b ]
  %q = phi i64 [ %x1, %a ], [ %x2, %b ]
  %r = sub i64 %p, %q
  ret i64 %r
}
; One is known before already; the other has uses of its own.
define i64 @known(i64 %t, i1 %c) {
  %x = mul i64 %t, %t
  call void @effect(i64 %x)
  br i1 %c, label %a, label %join
a:
  %y = mul i64 %t, %t
  call void @effect(i64 %y)
  br label %join
join:
  %p = phi i64 [ %y, %a ], [ %x, %0 ]
  ret i64 %p
}
; Not these: other flags, a division that may fail, a value of one path, a load.
define i64 @stay(i64 %t, i64 %u, i1 %c, ptr %m) {
  br i1 %c, label %a, label %b
a:
  %f1 = add nuw i64 %t, 1
  %d1 = udiv i64 %t, %u
  %v = call i64 @value()
  %s1 = add i64 %v, 2
  %l1 = load i64, ptr %m
  br label %join
b:
  %f2 = add i64 %t, 1
  %d2 = udiv i64 %t, %u
  %w = call i64 @value()
  %s2 = add i64 %w, 2
  call void @effect(i64 %t)
  %l2 = load i64, ptr %m
  br label %join
join:
  %p = phi i64 [ %f1, %a ], [ %f2, %b ]
  %q = phi i64 [ %d1, %a ], [ %d2, %b ]
  %r = phi i64 [ %s1, %a ], [ %s2, %b ]
  %s = phi i64 [ %l1, %a ], [ %l2, %b ]
  %t1 = add i64 %p, %q
  %t2 = xor i64 %t1, %r
  %t3 = sub i64 %t2, %s
  ret i64 %t3
}
declare i64 @value()
