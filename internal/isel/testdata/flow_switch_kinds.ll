; Switches: tables, trees of comparisons, narrow and wide conditions.
target triple = "nvptx64-nvidia-cuda"

define i32 @table(i32 %x) {
  switch i32 %x, label %d [ i32 0, label %b0 i32 1, label %b1 i32 2, label %b2 i32 3, label %b3 i32 4, label %b4 i32 5, label %b5 i32 6, label %b6 i32 7, label %b7 ]
d:
  ret i32 77
b0:
  ret i32 1
b1:
  ret i32 2
b2:
  ret i32 3
b3:
  ret i32 4
b4:
  ret i32 5
b5:
  ret i32 6
b6:
  ret i32 7
b7:
  ret i32 8
}

define i32 @from_minus_two(i32 %x) {
  switch i32 %x, label %d [ i32 -2, label %b0 i32 -1, label %b1 i32 0, label %b2 i32 1, label %b3 i32 2, label %b4 i32 3, label %b5 i32 4, label %b6 i32 5, label %b7 ]
d:
  ret i32 77
b0:
  ret i32 1
b1:
  ret i32 2
b2:
  ret i32 3
b3:
  ret i32 4
b4:
  ret i32 5
b5:
  ret i32 6
b6:
  ret i32 7
b7:
  ret i32 8
}

define i32 @few(i32 %x) {
  switch i32 %x, label %d [ i32 1, label %b0 i32 5, label %b1 ]
d:
  ret i32 77
b0:
  ret i32 1
b1:
  ret i32 2
}

define i32 @scattered(i32 %x) {
  switch i32 %x, label %d [ i32 1, label %b0 i32 100, label %b1 i32 -7, label %b2 i32 5000, label %b3 i32 33, label %b4 i32 12345, label %b5 ]
d:
  ret i32 77
b0:
  ret i32 1
b1:
  ret i32 2
b2:
  ret i32 3
b3:
  ret i32 4
b4:
  ret i32 5
b5:
  ret i32 6
}

define i8 @bytes(i8 %x) {
  switch i8 %x, label %d [ i8 0, label %b0 i8 1, label %b1 i8 2, label %b2 i8 3, label %b3 i8 4, label %b4 i8 5, label %b5 i8 6, label %b6 i8 -1, label %b7 ]
d:
  ret i8 77
b0:
  ret i8 1
b1:
  ret i8 2
b2:
  ret i8 3
b3:
  ret i8 4
b4:
  ret i8 5
b5:
  ret i8 6
b6:
  ret i8 7
b7:
  ret i8 8
}

define i64 @wide(i64 %x) {
  switch i64 %x, label %d [ i64 0, label %b0 i64 1, label %b1 i64 2, label %b2 i64 3, label %b3 i64 4, label %b4 i64 5, label %b5 i64 6, label %b6 i64 1099511627776, label %b7 ]
d:
  ret i64 77
b0:
  ret i64 1
b1:
  ret i64 2
b2:
  ret i64 3
b3:
  ret i64 4
b4:
  ret i64 5
b5:
  ret i64 6
b6:
  ret i64 7
b7:
  ret i64 8
}

define i1 @truth(i1 %x) {
  switch i1 %x, label %d [ i1 0, label %b0 ]
d:
  ret i1 77
b0:
  ret i1 1
}

define i32 @only_default(i32 %x) {
  switch i32 %x, label %d [  ]
d:
  ret i32 77
}

define i32 @dead_default(i32 %x) {
  %m = and i32 %x, 3
  switch i32 %m, label %d [ i32 0, label %a i32 1, label %b i32 2, label %a i32 3, label %c ]
d:
  unreachable
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
}
