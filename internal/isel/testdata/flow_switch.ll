; Branches with fall-through, phis that swap, a phi whose old value outlives the loop, a
; jump table and a tree of comparisons (S3-71, P-20).
target triple = "nvptx64-nvidia-cuda"

define i32 @swap(i32 %n, i32 %x, i32 %y) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ %x, %entry ], [ %b, %loop ]
  %b = phi i32 [ %y, %entry ], [ %a, %loop ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %r = sub i32 %a, %i
  ret i32 %r
}

define i32 @dense(i32 %x) {
  switch i32 %x, label %d [
    i32 3, label %a
    i32 4, label %b
    i32 5, label %a
    i32 6, label %c
  ]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
d:
  ret i32 40
}

define i32 @scattered(i64 %x) {
entry:
  switch i64 %x, label %d [
    i64 1, label %a
    i64 1000, label %b
    i64 -5, label %a
    i64 70000, label %b
    i64 9000000000, label %d
  ]
a:
  br label %d
b:
  br label %d
d:
  %r = phi i32 [ 0, %entry ], [ 0, %entry ], [ 1, %a ], [ 2, %b ]
  ret i32 %r
}

; -1 stands beside 0: the table starts there.
define i32 @fromMinusOne(i8 %x) {
entry:
  switch i8 %x, label %other [
    i8 -1, label %a
    i8 0, label %b
    i8 1, label %c
    i8 2, label %d
  ]

a:
  ret i32 10

b:
  ret i32 20

c:
  ret i32 35

d:
  ret i32 41

other:
  ret i32 0
}

; Scattered, and one of them negative: all are compared as they are extended.
define i32 @fewBytes(i8 %x) {
entry:
  switch i8 %x, label %other [
    i8 -6, label %a
    i8 67, label %b
    i8 1, label %b
  ]

a:
  ret i32 10

b:
  ret i32 20

other:
  ret i32 0
}

; A tenth of the values are cases: a jump table, as in LLVM.
define i32 @tenth(i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 13, label %b
    i32 26, label %c
    i32 39, label %a
  ]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
d:
  ret i32 40
}

; Less than a tenth.
define i32 @belowTenth(i32 %x) {
  switch i32 %x, label %d [
    i32 0, label %a
    i32 13, label %b
    i32 26, label %c
    i32 40, label %a
  ]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
d:
  ret i32 40
}
