; The loop of a range in numba tests twice whether the range has an element. The second test is decided by the first one; its exit leads to
; the header of the next loop, or of the loop around it.

declare void @use(i64)

define void @ranges(i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %c = phi i64 [ %n, %entry ], [ %c2, %inner.end ]
  %i = phi i64 [ 0, %entry ], [ %i2, %inner.end ]
  %p = icmp sgt i64 %c, 0
  br i1 %p, label %outer.if, label %outer.end
outer.if:
  %c1 = sub i64 %c, 1
  %i1 = add i64 %i, 1
  br label %outer.end
outer.end:
  %c2 = phi i64 [ %c1, %outer.if ], [ %c, %outer ]
  %i2 = phi i64 [ %i1, %outer.if ], [ %i, %outer ]
  br i1 %p, label %inner, label %exit
inner:
  %d = phi i64 [ %m, %outer.end ], [ %d2, %body ]
  %j = phi i64 [ 0, %outer.end ], [ %j2, %body ]
  %q = icmp sgt i64 %d, 0
  br i1 %q, label %inner.if, label %inner.end
inner.if:
  %d1 = sub i64 %d, 1
  %j1 = add i64 %j, 1
  br label %inner.end
inner.end:
  %d2 = phi i64 [ %d1, %inner.if ], [ %d, %inner ]
  %j2 = phi i64 [ %j1, %inner.if ], [ %j, %inner ]
  br i1 %q, label %body, label %outer
body:
  call void @use(i64 %j)
  br label %inner
exit:
  ret void
}
