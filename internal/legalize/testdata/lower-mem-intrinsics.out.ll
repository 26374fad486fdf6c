; ModuleID = 'testdata/lower-mem-intrinsics.ll'
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

define void @copy(ptr %0, ptr %1, i64 %2) {
  %4 = and i64 %2, -4
  %5 = icmp ult i64 0, %4
  br i1 %5, label %6, label %13

6:                                                ; preds = %6, %3
  %7 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr i8, ptr %0, i64 %7
  store i32 %9, ptr %10, align 4
  %11 = add i64 %7, 4
  %12 = icmp ult i64 %11, %4
  br i1 %12, label %6, label %13

13:                                               ; preds = %6, %3
  %14 = icmp ult i64 %4, %2
  br i1 %14, label %15, label %22

15:                                               ; preds = %15, %13
  %16 = phi i64 [ %4, %13 ], [ %20, %15 ]
  %17 = getelementptr i8, ptr %1, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = getelementptr i8, ptr %0, i64 %16
  store i8 %18, ptr %19, align 1
  %20 = add i64 %16, 1
  %21 = icmp ult i64 %20, %2
  br i1 %21, label %15, label %22

22:                                               ; preds = %15, %13
  ret void
}

define void @small(ptr %0, ptr %1) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 8 %1, i64 64, i1 false)
  ret void
}

define void @move(ptr %0, ptr %1, i64 %2) {
  %4 = icmp ult ptr %1, %0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = icmp eq i64 %2, 0
  br i1 %6, label %23, label %7

7:                                                ; preds = %7, %5
  %8 = phi i64 [ %2, %5 ], [ %9, %7 ]
  %9 = sub i64 %8, 1
  %10 = getelementptr i8, ptr %1, i64 %9
  %11 = load volatile i8, ptr %10, align 1
  %12 = getelementptr i8, ptr %0, i64 %9
  store volatile i8 %11, ptr %12, align 1
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %23, label %7

14:                                               ; preds = %3
  %15 = icmp ult i64 0, %2
  br i1 %15, label %16, label %23

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %21, %16 ]
  %18 = getelementptr i8, ptr %1, i64 %17
  %19 = load volatile i8, ptr %18, align 1
  %20 = getelementptr i8, ptr %0, i64 %17
  store volatile i8 %19, ptr %20, align 1
  %21 = add i64 %17, 1
  %22 = icmp ult i64 %21, %2
  br i1 %22, label %16, label %23

23:                                               ; preds = %7, %5, %16, %14
  ret void
}

define void @fill(ptr addrspace(1) %0, i8 %1) {
  br label %3

3:                                                ; preds = %3, %2
  %4 = phi i64 [ 0, %2 ], [ %8, %3 ]
  %5 = zext i8 %1 to i64
  %6 = mul i64 %5, 72340172838076673
  %7 = getelementptr i8, ptr addrspace(1) %0, i64 %4
  store i64 %6, ptr addrspace(1) %7, align 8
  %8 = add i64 %4, 8
  %9 = icmp ult i64 %8, 1000
  br i1 %9, label %3, label %10

10:                                               ; preds = %3
  ret void
}

define void @aligned_parameters(ptr align 8 %0, ptr align 4 %1, i64 %2) {
  %4 = and i64 %2, -4
  %5 = icmp ult i64 0, %4
  br i1 %5, label %6, label %13

6:                                                ; preds = %6, %3
  %7 = phi i64 [ 0, %3 ], [ %11, %6 ]
  %8 = getelementptr i8, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr i8, ptr %0, i64 %7
  store i32 %9, ptr %10, align 4
  %11 = add i64 %7, 4
  %12 = icmp ult i64 %11, %4
  br i1 %12, label %6, label %13

13:                                               ; preds = %6, %3
  %14 = icmp ult i64 %4, %2
  br i1 %14, label %15, label %22

15:                                               ; preds = %15, %13
  %16 = phi i64 [ %4, %13 ], [ %20, %15 ]
  %17 = getelementptr i8, ptr %1, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = getelementptr i8, ptr %0, i64 %16
  store i8 %18, ptr %19, align 1
  %20 = add i64 %16, 1
  %21 = icmp ult i64 %20, %2
  br i1 %21, label %15, label %22

22:                                               ; preds = %15, %13
  ret void
}
