; ModuleID = 'testdata/atomic-expand.ll'
target triple = "nvptx64-nvidia-cuda"

define i32 @nand(ptr %0, i32 %1) {
  fence syncscope("device") release
  %3 = load i32, ptr %0, align 4
  br label %4

4:                                                ; preds = %4, %2
  %5 = phi i32 [ %3, %2 ], [ %9, %4 ]
  %6 = and i32 %5, %1
  %7 = xor i32 %6, -1
  %8 = cmpxchg ptr %0, i32 %5, i32 %7 syncscope("device") monotonic monotonic, align 4
  %9 = extractvalue { i32, i1 } %8, 0
  %10 = icmp ne i32 %9, %5
  br i1 %10, label %4, label %11

11:                                               ; preds = %4
  fence syncscope("device") acquire
  ret i32 %9
}

define i8 @narrow(ptr %0, i8 %1) {
  %3 = ptrtoint ptr %0 to i64
  %4 = and i64 %3, -4
  %5 = inttoptr i64 %4 to ptr
  %6 = trunc i64 %3 to i32
  %7 = and i32 %6, 3
  %8 = shl i32 %7, 3
  %9 = shl i32 255, %8
  %10 = xor i32 %9, -1
  fence seq_cst
  %11 = load i32, ptr %5, align 4
  br label %12

12:                                               ; preds = %12, %2
  %13 = phi i32 [ %11, %2 ], [ %22, %12 ]
  %14 = lshr i32 %13, %8
  %15 = trunc i32 %14 to i8
  %16 = add i8 %15, %1
  %17 = and i32 %13, %10
  %18 = zext i8 %16 to i32
  %19 = shl i32 %18, %8
  %20 = or i32 %17, %19
  %21 = cmpxchg ptr %5, i32 %13, i32 %20 monotonic monotonic, align 4
  %22 = extractvalue { i32, i1 } %21, 0
  %23 = icmp ne i32 %22, %13
  br i1 %23, label %12, label %24

24:                                               ; preds = %12
  fence acquire
  %25 = lshr i32 %22, %8
  %26 = trunc i32 %25 to i8
  ret i8 %26
}

define i16 @logic(ptr addrspace(3) %0, i16 %1) {
  %3 = ptrtoint ptr addrspace(3) %0 to i64
  %4 = and i64 %3, -4
  %5 = inttoptr i64 %4 to ptr addrspace(3)
  %6 = trunc i64 %3 to i32
  %7 = and i32 %6, 3
  %8 = shl i32 %7, 3
  %9 = shl i32 65535, %8
  %10 = xor i32 %9, -1
  %11 = zext i16 %1 to i32
  %12 = shl i32 %11, %8
  %13 = atomicrmw or ptr addrspace(3) %5, i32 %12 monotonic, align 4
  %14 = lshr i32 %13, %8
  %15 = trunc i32 %14 to i16
  ret i16 %15
}

define { i8, i1 } @swap(ptr %0, i8 %1, i8 %2) {
  %4 = ptrtoint ptr %0 to i64
  %5 = and i64 %4, -4
  %6 = inttoptr i64 %5 to ptr
  %7 = trunc i64 %4 to i32
  %8 = and i32 %7, 3
  %9 = shl i32 %8, 3
  %10 = shl i32 255, %9
  %11 = xor i32 %10, -1
  %12 = zext i8 %2 to i32
  %13 = shl i32 %12, %9
  %14 = zext i8 %1 to i32
  %15 = shl i32 %14, %9
  %16 = load i32, ptr %6, align 4
  %17 = and i32 %16, %11
  br label %18

18:                                               ; preds = %25, %3
  %19 = phi i32 [ %17, %3 ], [ %26, %25 ]
  %20 = or i32 %19, %13
  %21 = or i32 %19, %15
  %22 = cmpxchg ptr %6, i32 %21, i32 %20 monotonic monotonic, align 4
  %23 = extractvalue { i32, i1 } %22, 0
  %24 = extractvalue { i32, i1 } %22, 1
  br i1 %24, label %28, label %25

25:                                               ; preds = %18
  %26 = and i32 %23, %11
  %27 = icmp ne i32 %19, %26
  br i1 %27, label %18, label %28

28:                                               ; preds = %25, %18
  fence acquire
  %29 = lshr i32 %23, %9
  %30 = trunc i32 %29 to i8
  %31 = insertvalue { i8, i1 } poison, i8 %30, 0
  %32 = insertvalue { i8, i1 } %31, i1 %24, 1
  ret { i8, i1 } %32
}

define i32 @own() {
  %1 = alloca i32, align 4
  store i32 1, ptr %1, align 4
  %2 = load i32, ptr %1, align 4
  %3 = icmp sgt i32 %2, 5
  %4 = select i1 %3, i32 %2, i32 5
  store i32 %4, ptr %1, align 4
  ret i32 %2
}

define <2 x float> @whole(ptr %0) {
  %2 = load atomic i64, ptr %0 acquire, align 8
  %3 = bitcast i64 %2 to <2 x float>
  %4 = bitcast <2 x float> %3 to i64
  store atomic i64 %4, ptr %0 release, align 8
  ret <2 x float> %3
}

define i32 @fine(ptr %0) {
  %2 = atomicrmw add ptr %0, i32 1 monotonic, align 4
  ret i32 %2
}
