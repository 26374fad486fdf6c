; Branches by constants: values on edges that are not taken do not count, so that one walk folds what depends on them.
define i32 @chain(i32 %x) {
entry:
  br i1 false, label %first, label %second
first:
  %a = mul i32 %x, 3
  br label %second
second:
  %b = phi i32 [ 1, %entry ], [ %a, %first ]
  %c = add i32 %b, 1
  switch i32 %c, label %third [
    i32 1, label %fourth
    i32 2, label %fifth
  ]
third:
  br label %fifth
fourth:
  br label %fifth
fifth:
  %d = phi i32 [ 7, %third ], [ 8, %fourth ], [ %c, %second ]
  %e = mul i32 %d, 5
  ret i32 %e
}

; The value of the only edge taken does not dominate the phi while the other edge is there.
define i32 @stays(i32 %x, i1 %p) {
entry:
  br i1 %p, label %left, label %right
left:
  %a = mul i32 %x, 3
  br i1 true, label %join, label %right
right:
  br i1 true, label %done, label %join
join:
  %b = phi i32 [ %a, %left ], [ 0, %right ]
  br label %done
done:
  %r = phi i32 [ %b, %join ], [ 2, %right ]
  ret i32 %r
}
