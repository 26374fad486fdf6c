target triple = "nvptx64-nvidia-cuda"
define i32 @scattered(i32 %x) {
entry:
  switch i32 %x, label %none [
    i32 10, label %a
    i32 1000, label %b
    i32 -5, label %a
    i32 100000, label %b
    i32 77, label %a
  ]
a:
  br label %none
b:
  br label %none
none:
  %r = phi i32 [ 0, %entry ], [ 1, %a ], [ 2, %b ]
  ret i32 %r
}
define i32 @dense(i32 %x) {
entry:
  switch i32 %x, label %none [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %a
    i32 3, label %b
  ]
a:
  br label %none
b:
  br label %none
none:
  %r = phi i32 [ 0, %entry ], [ 1, %a ], [ 2, %b ]
  ret i32 %r
}
