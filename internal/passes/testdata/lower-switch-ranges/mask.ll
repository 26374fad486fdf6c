; Switches that tell a set of small numbers from all others test a bit of a mask.
define void @white(ptr %p, i8 %c) {
  switch i8 %c, label %no [
    i8 9, label %yes
    i8 10, label %yes
    i8 12, label %yes
    i8 13, label %yes
    i8 32, label %yes
  ]
yes:
  store i8 1, ptr %p
  ret void
no:
  ret void
}
define i32 @wide(i64 %x) {
entry:
  switch i64 %x, label %out [
    i64 -2, label %in
    i64 5, label %in
    i64 50, label %in
    i64 7, label %out
  ]
in:
  br label %out
out:
  %r = phi i32 [ 1, %entry ], [ 2, %in ], [ 1, %entry ]
  ret i32 %r
}
define i32 @small(i32 %x) {
entry:
  switch i32 %x, label %out [
    i32 1, label %in
    i32 3, label %in
    i32 31, label %in
  ]
in:
  br label %out
out:
  %r = phi i32 [ 1, %entry ], [ 2, %in ]
  ret i32 %r
}
; Two ranges, and numbers too far apart, are compared.
define void @few(ptr %p, i32 %x) {
  switch i32 %x, label %no [
    i32 1, label %yes
    i32 2, label %yes
    i32 5, label %yes
  ]
yes:
  store i8 1, ptr %p
  ret void
no:
  ret void
}
define void @far(ptr %p, i32 %x) {
  switch i32 %x, label %no [
    i32 1, label %yes
    i32 20, label %yes
    i32 65, label %yes
  ]
yes:
  store i8 1, ptr %p
  ret void
no:
  ret void
}
define void @narrow(ptr %p, i8 %x) {
  switch i8 %x, label %no [
    i8 -1, label %yes
    i8 1, label %yes
    i8 -3, label %yes
  ]
yes:
  store i8 1, ptr %p
  ret void
no:
  ret void
}
