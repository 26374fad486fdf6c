; passes: simplifycfg-late
target triple = "nvptx64-nvidia-cuda"

; Numbers in equal steps are a multiple.
define i32 @steps(i32 %x) {
  switch i32 %x, label %other [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
    i32 4, label %d
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
d:
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ 10, %a ], [ 20, %b ], [ 30, %c ], [ 40, %d ], [ -1, %other ]
  ret i32 %r
}

; Others are packed into a constant. The default has code of its own, and 7 is not a case.
define i16 @packed(i8 %x, ptr %p) {
  switch i8 %x, label %other [
    i8 -2, label %a
    i8 -1, label %b
    i8 0, label %c
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
other:
  store i8 %x, ptr %p
  br label %end
end:
  %r = phi i16 [ -3, %a ], [ 4, %b ], [ 1, %c ], [ 9, %other ]
  ret i16 %r
}

; A value between the cases has the number of the default.
define i32 @gap(i32 %x) {
  switch i32 %x, label %end [
    i32 1, label %a
    i32 2, label %b
    i32 4, label %c
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
end:
  %r = phi i32 [ 7, %0 ], [ 1, %a ], [ 6, %b ], [ 2, %c ]
  ret i32 %r
}

; Too many bits; and a case that computes.
define i64 @wide(i32 %x, i64 %y) {
  switch i32 %x, label %end [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
end:
  %r = phi i64 [ 0, %0 ], [ 123456789012345, %a ], [ 6, %b ], [ -5, %c ]
  switch i32 %x, label %done [
    i32 1, label %d
    i32 2, label %e
    i32 3, label %f
  ]
d:
  br label %done
e:
  br label %done
f:
  %z = mul i64 %y, %y
  br label %done
done:
  %s = phi i64 [ 0, %end ], [ 1, %d ], [ 2, %e ], [ %z, %f ]
  %t = add i64 %r, %s
  ret i64 %t
}

; Two cases choose any values.
define i64 @pair(i32 %x, i64 %y, i64 %z) {
  switch i32 %x, label %end [
    i32 1, label %a
    i32 -7, label %b
  ]
a:
  br label %end
b:
  br label %end
end:
  %r = phi i64 [ %y, %0 ], [ %z, %a ], [ 5, %b ]
  ret i64 %r
}
