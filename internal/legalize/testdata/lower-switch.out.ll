; ModuleID = 'testdata/lower-switch.ll'
target triple = "nvptx64-nvidia-cuda"

define i32 @scattered(i32 %0) {
  %2 = icmp ult i32 %0, 1000
  br i1 %2, label %3, label %4

3:                                                ; preds = %1
  switch i32 %0, label %7 [
    i32 10, label %5
    i32 77, label %5
  ]

4:                                                ; preds = %1
  switch i32 %0, label %7 [
    i32 1000, label %6
    i32 100000, label %6
    i32 -5, label %5
  ]

5:                                                ; preds = %4, %3, %3
  br label %7

6:                                                ; preds = %4, %4
  br label %7

7:                                                ; preds = %4, %3, %6, %5
  %8 = phi i32 [ 1, %5 ], [ 2, %6 ], [ 0, %3 ], [ 0, %4 ]
  ret i32 %8
}

define i32 @dense(i32 %0) {
  switch i32 %0, label %4 [
    i32 0, label %2
    i32 1, label %3
    i32 2, label %2
    i32 3, label %3
  ]

2:                                                ; preds = %1, %1
  br label %4

3:                                                ; preds = %1, %1
  br label %4

4:                                                ; preds = %3, %2, %1
  %5 = phi i32 [ 0, %1 ], [ 1, %2 ], [ 2, %3 ]
  ret i32 %5
}
