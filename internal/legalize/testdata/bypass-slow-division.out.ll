; ModuleID = 'testdata/bypass-slow-division.ll'
target triple = "nvptx64-nvidia-cuda"

define i64 @slow(i64 %0, i64 %1) {
  %3 = or i64 %0, %1
  %4 = and i64 %3, -4294967296
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = trunc i64 %0 to i32
  %8 = trunc i64 %1 to i32
  %9 = udiv i32 %7, %8
  %10 = zext i32 %9 to i64
  br label %13

11:                                               ; preds = %2
  %12 = udiv i64 %0, %1
  br label %13

13:                                               ; preds = %11, %6
  %14 = phi i64 [ %12, %11 ], [ %10, %6 ]
  ret i64 %14
}

define i32 @seven(i32 %0) {
  %2 = zext i32 %0 to i64
  %3 = mul i64 %2, 613566757
  %4 = lshr i64 %3, 32
  %5 = trunc i64 %4 to i32
  %6 = sub i32 %0, %5
  %7 = lshr i32 %6, 1
  %8 = add i32 %7, %5
  %9 = lshr i32 %8, 2
  ret i32 %9
}

define i32 @power(i32 %0) {
  %2 = ashr i32 %0, 31
  %3 = lshr i32 %2, 29
  %4 = add i32 %0, %3
  %5 = ashr i32 %4, 3
  ret i32 %5
}

define i64 @narrow(i32 %0, i32 %1) {
  %3 = zext i32 %0 to i64
  %4 = zext i32 %1 to i64
  %5 = trunc i64 %3 to i32
  %6 = trunc i64 %4 to i32
  %7 = urem i32 %5, %6
  %8 = zext i32 %7 to i64
  ret i64 %8
}

define i64 @narrow_dividend(i32 %0, i64 %1) {
  %3 = zext i32 %0 to i64
  %4 = and i64 %1, -4294967296
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = trunc i64 %3 to i32
  %8 = trunc i64 %1 to i32
  %9 = udiv i32 %7, %8
  %10 = zext i32 %9 to i64
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i64 [ 0, %2 ], [ %10, %6 ]
  %13 = and i64 %1, -4294967296
  %14 = icmp ne i64 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %11
  %16 = trunc i64 %3 to i32
  %17 = trunc i64 %1 to i32
  %18 = urem i32 %16, %17
  %19 = zext i32 %18 to i64
  br label %20

20:                                               ; preds = %15, %11
  %21 = phi i64 [ %3, %11 ], [ %19, %15 ]
  %22 = xor i64 %12, %21
  ret i64 %22
}

define i64 @narrow_signed_dividend(i32 %0, i64 %1) {
  %3 = zext i32 %0 to i64
  %4 = and i64 %1, -4294967296
  %5 = icmp ne i64 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %2
  %7 = trunc i64 %3 to i32
  %8 = trunc i64 %1 to i32
  %9 = udiv i32 %7, %8
  %10 = zext i32 %9 to i64
  br label %13

11:                                               ; preds = %2
  %12 = sdiv i64 %3, %1
  br label %13

13:                                               ; preds = %11, %6
  %14 = phi i64 [ %12, %11 ], [ %10, %6 ]
  ret i64 %14
}

define <2 x i32> @vector(<2 x i32> %0) {
  %2 = extractelement <2 x i32> %0, i32 0
  %3 = zext i32 %2 to i64
  %4 = mul i64 %3, 613566757
  %5 = lshr i64 %4, 32
  %6 = trunc i64 %5 to i32
  %7 = sub i32 %2, %6
  %8 = lshr i32 %7, 1
  %9 = add i32 %8, %6
  %10 = lshr i32 %9, 2
  %11 = extractelement <2 x i32> %0, i32 1
  %12 = lshr i32 %11, 3
  %13 = insertelement <2 x i32> poison, i32 %10, i32 0
  %14 = insertelement <2 x i32> %13, i32 %12, i32 1
  ret <2 x i32> %14
}

define { float, float } @reciprocal(float %0, float %1, float %2) {
  %4 = fdiv arcp float 1.000000e+00, %2
  %5 = fmul arcp float %0, %4
  %6 = fmul arcp float %1, %4
  %7 = insertvalue { float, float } poison, float %5, 0
  %8 = insertvalue { float, float } %7, float %6, 1
  ret { float, float } %8
}

define i64 @hash(i64 %0, i32 %1) {
  %3 = lshr i64 %0, 33
  %4 = xor i64 %3, %0
  %5 = zext i32 %1 to i64
  %6 = urem i64 %4, %5
  ret i64 %6
}

define i64 @product(i64 %0, i64 %1) {
  %3 = mul i64 %0, -49064778989728563
  %4 = urem i64 %3, %1
  ret i64 %4
}

define i64 @scaled(i64 %0, i64 %1) {
  %3 = mul i64 %0, 12
  %4 = or i64 %3, %1
  %5 = and i64 %4, -4294967296
  %6 = icmp ne i64 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %2
  %8 = trunc i64 %3 to i32
  %9 = trunc i64 %1 to i32
  %10 = urem i32 %8, %9
  %11 = zext i32 %10 to i64
  br label %14

12:                                               ; preds = %2
  %13 = urem i64 %3, %1
  br label %14

14:                                               ; preds = %12, %7
  %15 = phi i64 [ %13, %12 ], [ %11, %7 ]
  ret i64 %15
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define i32 @thread() {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = zext i32 %1 to i64
  %3 = mul i64 %2, 89478486
  %4 = lshr i64 %3, 32
  %5 = trunc i64 %4 to i32
  ret i32 %5
}
