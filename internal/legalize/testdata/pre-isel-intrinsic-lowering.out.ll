; ModuleID = 'testdata/pre-isel-intrinsic-lowering.ll'
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)

declare float @llvm.powi.f32.i32(float, i32)

declare i32 @llvm.sadd.sat.i32(i32, i32)

declare i32 @llvm.smul.fix.i32(i32, i32, i32)

define i32 @sum(<4 x i32> %0) {
  %2 = extractelement <4 x i32> %0, i32 0
  %3 = extractelement <4 x i32> %0, i32 1
  %4 = extractelement <4 x i32> %0, i32 2
  %5 = extractelement <4 x i32> %0, i32 3
  %6 = add i32 %2, %3
  %7 = add i32 %4, %5
  %8 = add i32 %6, %7
  ret i32 %8
}

define <4 x i32> @some(ptr %0, <4 x i1> %1) {
  %3 = extractelement <4 x i1> %1, i32 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = load i32, ptr %0, align 4
  %6 = insertelement <4 x i32> zeroinitializer, i32 %5, i32 0
  br label %7

7:                                                ; preds = %4, %2
  %8 = phi <4 x i32> [ zeroinitializer, %2 ], [ %6, %4 ]
  %9 = extractelement <4 x i1> %1, i32 1
  br i1 %9, label %10, label %14

10:                                               ; preds = %7
  %11 = getelementptr i8, ptr %0, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = insertelement <4 x i32> %8, i32 %12, i32 1
  br label %14

14:                                               ; preds = %10, %7
  %15 = phi <4 x i32> [ %8, %7 ], [ %13, %10 ]
  %16 = extractelement <4 x i1> %1, i32 2
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = getelementptr i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 4
  %20 = insertelement <4 x i32> %15, i32 %19, i32 2
  br label %21

21:                                               ; preds = %17, %14
  %22 = phi <4 x i32> [ %15, %14 ], [ %20, %17 ]
  %23 = extractelement <4 x i1> %1, i32 3
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = getelementptr i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4
  %27 = insertelement <4 x i32> %22, i32 %26, i32 3
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi <4 x i32> [ %22, %21 ], [ %27, %24 ]
  ret <4 x i32> %29
}

define float @cube(float %0) {
  %2 = fmul float %0, %0
  %3 = fmul float %0, %2
  ret float %3
}

define i128 @wide(i128 %0, i128 %1) {
  %3 = trunc i128 %1 to i64
  %4 = lshr i128 %1, 64
  %5 = trunc i128 %4 to i64
  %6 = call i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %7 = icmp ne i64 %5, 0
  %8 = call i64 @llvm.ctlz.i64(i64 %5, i1 false)
  %9 = add i64 %6, 64
  %10 = select i1 %7, i64 %8, i64 %9
  %11 = zext i64 %10 to i128
  %12 = trunc i128 %0 to i64
  %13 = lshr i128 %0, 64
  %14 = trunc i128 %13 to i64
  %15 = call i64 @llvm.ctlz.i64(i64 %12, i1 false)
  %16 = icmp ne i64 %14, 0
  %17 = call i64 @llvm.ctlz.i64(i64 %14, i1 false)
  %18 = add i64 %15, 64
  %19 = select i1 %16, i64 %17, i64 %18
  %20 = zext i64 %19 to i128
  %21 = sub i128 %11, %20
  %22 = icmp ult i128 %0, %1
  br i1 %22, label %39, label %23

23:                                               ; preds = %2
  %24 = shl i128 %1, %21
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i128 [ %0, %23 ], [ %32, %25 ]
  %27 = phi i128 [ 0, %23 ], [ %35, %25 ]
  %28 = phi i128 [ %24, %23 ], [ %36, %25 ]
  %29 = phi i128 [ %21, %23 ], [ %37, %25 ]
  %30 = icmp uge i128 %26, %28
  %31 = select i1 %30, i128 %28, i128 0
  %32 = sub i128 %26, %31
  %33 = shl i128 %27, 1
  %34 = zext i1 %30 to i128
  %35 = or i128 %33, %34
  %36 = lshr i128 %28, 1
  %37 = sub i128 %29, 1
  %38 = icmp eq i128 %29, 0
  br i1 %38, label %39, label %25

39:                                               ; preds = %25, %2
  %40 = phi i128 [ 0, %2 ], [ %35, %25 ]
  ret i128 %40
}

define i32 @fixed(i32 %0, i32 %1) {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul i64 %3, %4
  %6 = ashr i64 %5, 16
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

define void @bits(<8 x i1> %0, ptr %1) {
  %3 = bitcast <8 x i1> %0 to i8
  store i8 %3, ptr %1, align 1
  ret void
}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)

declare i64 @llvm.ctlz.i64(i64, i1)
