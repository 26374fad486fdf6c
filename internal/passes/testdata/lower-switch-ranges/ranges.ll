target triple = "nvptx64-nvidia-cuda"

; Eight neighbours and three others: three comparisons instead of eleven.
define i32 @classify(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 48, label %digit
    i32 49, label %digit
    i32 50, label %digit
    i32 51, label %digit
    i32 52, label %digit
    i32 53, label %digit
    i32 54, label %digit
    i32 55, label %digit
    i32 -1, label %sign
    i32 43, label %sign
    i32 45, label %sign
  ]

digit:
  %d = phi i32 [ 7, %entry ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ], [ 7, %entry ]
  ret i32 %d

sign:
  ret i32 2

other:
  %o = phi i32 [ %x, %entry ]
  ret i32 %o
}

; All to different blocks: it stays a switch.
define i32 @table(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
  ]

a:
  ret i32 10

b:
  ret i32 20

c:
  ret i32 15

d:
  ret i32 99

other:
  ret i32 0
}

; From 0 to 8 stand six ranges densely, with -1 beside them: one table. 400 to 405 and what is
; far off are compared with, and what a comparison above has shown is not asked again.
define i32 @clusters(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 -1, label %a
    i32 0, label %b
    i32 1, label %c
    i32 2, label %d
    i32 3, label %e
    i32 6, label %a
    i32 7, label %a
    i32 8, label %a
    i32 400, label %b
    i32 401, label %b
    i32 402, label %b
    i32 403, label %b
    i32 404, label %b
    i32 405, label %b
    i32 2147483646, label %c
    i32 2147483647, label %c
  ]

a:
  ret i32 10

b:
  ret i32 20

c:
  ret i32 30

d:
  ret i32 40

e:
  ret i32 50

other:
  %o = phi i32 [ %x, %entry ]
  ret i32 %o
}

; A tenth of the values from 0 to 101 are cases of six ranges: one table, which is one decision instead of three.
define i32 @sparse(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %a
    i32 1, label %a
    i32 2, label %a
    i32 3, label %a
    i32 20, label %b
    i32 21, label %b
    i32 22, label %b
    i32 40, label %c
    i32 41, label %c
    i32 42, label %c
    i32 60, label %a
    i32 61, label %a
    i32 80, label %b
    i32 81, label %b
    i32 100, label %c
    i32 101, label %c
  ]

a:
  ret i32 10

b:
  ret i32 20

c:
  ret i32 30

other:
  ret i32 %x
}
