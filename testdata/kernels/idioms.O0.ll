; ModuleID = 'idioms.cu'
source_filename = "idioms.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.body = type { [3 x float], float, [3 x float], float }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@counts = dso_local addrspace(3) global [200 x i8] undef, align 16
@weights = dso_local addrspace(4) externally_initialized constant <{ [10 x i16], [30 x i16] }> <{ [10 x i16] [i16 1, i16 2, i16 3, i16 5, i16 8, i16 13, i16 21, i16 34, i16 55, i16 89], [30 x i16] zeroinitializer }>, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @find(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %18 = load i32, ptr %8, align 4
  store i32 %18, ptr %11, align 4
  br label %19

19:                                               ; preds = %40, %4
  %20 = load i32, ptr %10, align 4
  %21 = load i32, ptr %11, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  %24 = load i32, ptr %10, align 4
  %25 = load i32, ptr %11, align 4
  %26 = add nsw i32 %24, %25
  %27 = sdiv i32 %26, 2
  store i32 %27, ptr %12, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %12, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %9, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %38

35:                                               ; preds = %23
  %36 = load i32, ptr %12, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %10, align 4
  br label %40

38:                                               ; preds = %23
  %39 = load i32, ptr %12, align 4
  store i32 %39, ptr %11, align 4
  br label %40

40:                                               ; preds = %38, %35
  br label %19, !llvm.loop !4

41:                                               ; preds = %19
  %42 = load i32, ptr %10, align 4
  %43 = load ptr, ptr %7, align 8
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %43, i64 %45
  store i32 %42, ptr %46, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @word_starts(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i8 0, ptr %6, align 1
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %40, %2
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 20
  br i1 %11, label %12, label %43

12:                                               ; preds = %9
  %13 = load ptr, ptr %3, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = mul i32 %14, 20
  %16 = load i32, ptr %7, align 4
  %17 = add i32 %15, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 %18
  %20 = load i8, ptr %19, align 1
  store i8 %20, ptr %8, align 1
  %21 = load i8, ptr %8, align 1
  %22 = call noundef zeroext i1 @_ZL6letterh(i8 noundef zeroext %21) #4
  br i1 %22, label %23, label %30

23:                                               ; preds = %12
  %24 = load i8, ptr %6, align 1
  %25 = trunc i8 %24 to i1
  br i1 %25, label %29, label %26

26:                                               ; preds = %23
  %27 = load i32, ptr %5, align 4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %5, align 4
  br label %29

29:                                               ; preds = %26, %23
  store i8 1, ptr %6, align 1
  br label %39

30:                                               ; preds = %12
  %31 = load i8, ptr %8, align 1
  %32 = call noundef zeroext i1 @_ZL5spaceh(i8 noundef zeroext %31) #4
  br i1 %32, label %36, label %33

33:                                               ; preds = %30
  %34 = load i8, ptr %6, align 1
  %35 = trunc i8 %34 to i1
  br label %36

36:                                               ; preds = %33, %30
  %37 = phi i1 [ false, %30 ], [ %35, %33 ]
  %38 = zext i1 %37 to i8
  store i8 %38, ptr %6, align 1
  br label %39

39:                                               ; preds = %36, %29
  br label %40

40:                                               ; preds = %39
  %41 = load i32, ptr %7, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %7, align 4
  br label %9, !llvm.loop !6

43:                                               ; preds = %9
  %44 = load i32, ptr %5, align 4
  %45 = load ptr, ptr %4, align 8
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %45, i64 %47
  store i32 %44, ptr %48, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef zeroext i1 @_ZL6letterh(i8 noundef zeroext %0) #1 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp sge i32 %4, 97
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp sle i32 %8, 122
  br i1 %9, label %20, label %10

10:                                               ; preds = %6, %1
  %11 = load i8, ptr %2, align 1
  %12 = zext i8 %11 to i32
  %13 = icmp sge i32 %12, 65
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp sle i32 %16, 90
  br label %18

18:                                               ; preds = %14, %10
  %19 = phi i1 [ false, %10 ], [ %17, %14 ]
  br label %20

20:                                               ; preds = %18, %6
  %21 = phi i1 [ true, %6 ], [ %19, %18 ]
  ret i1 %21
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef zeroext i1 @_ZL5spaceh(i8 noundef zeroext %0) #1 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = icmp eq i32 %4, 32
  br i1 %5, label %18, label %6

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %8, 9
  br i1 %9, label %18, label %10

10:                                               ; preds = %6
  %11 = load i8, ptr %2, align 1
  %12 = zext i8 %11 to i32
  %13 = icmp eq i32 %12, 10
  br i1 %13, label %18, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = zext i8 %15 to i32
  %17 = icmp eq i32 %16, 13
  br label %18

18:                                               ; preds = %14, %10, %6, %1
  %19 = phi i1 [ true, %10 ], [ true, %6 ], [ true, %1 ], [ %17, %14 ]
  ret i1 %19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swap_bytes(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = load ptr, ptr %3, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = mul i32 2, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %10, i64 %13
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %5, align 4
  %16 = load ptr, ptr %3, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = mul i32 2, %17
  %19 = add i32 %18, 1
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %6, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = mul i32 6, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %23, i64 %26
  store ptr %27, ptr %7, align 8
  %28 = load i32, ptr %5, align 4
  %29 = lshr i32 %28, 24
  %30 = load i32, ptr %5, align 4
  %31 = lshr i32 %30, 8
  %32 = and i32 %31, 65280
  %33 = or i32 %29, %32
  %34 = load i32, ptr %5, align 4
  %35 = shl i32 %34, 8
  %36 = and i32 %35, 16711680
  %37 = or i32 %33, %36
  %38 = load i32, ptr %5, align 4
  %39 = shl i32 %38, 24
  %40 = or i32 %37, %39
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds i32, ptr %41, i64 0
  store i32 %40, ptr %42, align 4
  %43 = load i32, ptr %5, align 4
  %44 = load i32, ptr %6, align 4
  %45 = icmp ugt i32 %43, %44
  br i1 %45, label %46, label %50

46:                                               ; preds = %2
  %47 = load i32, ptr %5, align 4
  %48 = load i32, ptr %6, align 4
  %49 = sub i32 %47, %48
  br label %54

50:                                               ; preds = %2
  %51 = load i32, ptr %6, align 4
  %52 = load i32, ptr %5, align 4
  %53 = sub i32 %51, %52
  br label %54

54:                                               ; preds = %50, %46
  %55 = phi i32 [ %49, %46 ], [ %53, %50 ]
  %56 = load ptr, ptr %7, align 8
  %57 = getelementptr inbounds i32, ptr %56, i64 1
  store i32 %55, ptr %57, align 4
  %58 = load i32, ptr %5, align 4
  %59 = load i32, ptr %6, align 4
  %60 = and i32 %58, %59
  %61 = load i32, ptr %5, align 4
  %62 = load i32, ptr %6, align 4
  %63 = xor i32 %61, %62
  %64 = add i32 %60, %63
  %65 = load ptr, ptr %7, align 8
  %66 = getelementptr inbounds i32, ptr %65, i64 2
  store i32 %64, ptr %66, align 4
  %67 = load i32, ptr %5, align 4
  %68 = load i32, ptr %6, align 4
  %69 = add i32 %67, %68
  %70 = load i32, ptr %5, align 4
  %71 = load i32, ptr %6, align 4
  %72 = or i32 %70, %71
  %73 = sub i32 %69, %72
  %74 = load ptr, ptr %7, align 8
  %75 = getelementptr inbounds i32, ptr %74, i64 3
  store i32 %73, ptr %75, align 4
  %76 = load i32, ptr %5, align 4
  %77 = lshr i32 %76, 24
  %78 = load i32, ptr %6, align 4
  %79 = lshr i32 %78, 24
  %80 = xor i32 %77, %79
  %81 = shl i32 %80, 24
  %82 = load i32, ptr %6, align 4
  %83 = and i32 %82, 255
  %84 = shl i32 %83, 8
  %85 = and i32 %84, 63488
  %86 = or i32 %81, %85
  %87 = load ptr, ptr %7, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 4
  store i32 %86, ptr %88, align 4
  store i32 -1, ptr %8, align 4
  %89 = load i32, ptr %5, align 4
  store i32 %89, ptr %9, align 4
  br label %90

90:                                               ; preds = %96, %54
  %91 = load i32, ptr %9, align 4
  %92 = icmp ne i32 %91, 0
  br i1 %92, label %93, label %99

93:                                               ; preds = %90
  %94 = load i32, ptr %8, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %8, align 4
  br label %96

96:                                               ; preds = %93
  %97 = load i32, ptr %9, align 4
  %98 = lshr i32 %97, 1
  store i32 %98, ptr %9, align 4
  br label %90, !llvm.loop !7

99:                                               ; preds = %90
  %100 = load i32, ptr %8, align 4
  %101 = load ptr, ptr %7, align 8
  %102 = getelementptr inbounds i32, ptr %101, i64 5
  store i32 %100, ptr %102, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_steps(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %5, 1
  store i32 %6, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %21, %1
  %8 = load i32, ptr %3, align 4
  %9 = icmp ne i32 %8, 1
  br i1 %9, label %10, label %25

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4
  %12 = srem i32 %11, 2
  %13 = icmp ne i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %10
  %15 = load i32, ptr %3, align 4
  %16 = mul nsw i32 3, %15
  %17 = add nsw i32 %16, 1
  br label %21

18:                                               ; preds = %10
  %19 = load i32, ptr %3, align 4
  %20 = sdiv i32 %19, 2
  br label %21

21:                                               ; preds = %18, %14
  %22 = phi i32 [ %17, %14 ], [ %20, %18 ]
  store i32 %22, ptr %3, align 4
  %23 = load i32, ptr %4, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %4, align 4
  br label %7, !llvm.loop !8

25:                                               ; preds = %7
  %26 = load i32, ptr %4, align 4
  %27 = load ptr, ptr %2, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  store i32 %26, ptr %30, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @match(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  store i32 3, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %15 = load ptr, ptr %7, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = mul i32 8, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %15, i64 %18
  store ptr %19, ptr %12, align 8
  %20 = load ptr, ptr %12, align 8
  %21 = getelementptr inbounds i32, ptr %20, i64 0
  store i32 0, ptr %21, align 4
  store i32 1, ptr %13, align 4
  br label %22

22:                                               ; preds = %76, %4
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %9, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %79

26:                                               ; preds = %22
  br label %27

27:                                               ; preds = %46, %26
  %28 = load i32, ptr %10, align 4
  %29 = icmp sgt i32 %28, 0
  br i1 %29, label %30, label %44

30:                                               ; preds = %27
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  %35 = load i8, ptr %34, align 1
  %36 = zext i8 %35 to i32
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %13, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = icmp ne i32 %36, %42
  br label %44

44:                                               ; preds = %30, %27
  %45 = phi i1 [ false, %27 ], [ %43, %30 ]
  br i1 %45, label %46, label %53

46:                                               ; preds = %44
  %47 = load ptr, ptr %12, align 8
  %48 = load i32, ptr %10, align 4
  %49 = sub nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %47, i64 %50
  %52 = load i32, ptr %51, align 4
  store i32 %52, ptr %10, align 4
  br label %27, !llvm.loop !9

53:                                               ; preds = %44
  %54 = load ptr, ptr %6, align 8
  %55 = load i32, ptr %10, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = load ptr, ptr %6, align 8
  %61 = load i32, ptr %13, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr %60, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  %66 = icmp eq i32 %59, %65
  br i1 %66, label %67, label %70

67:                                               ; preds = %53
  %68 = load i32, ptr %10, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %10, align 4
  br label %70

70:                                               ; preds = %67, %53
  %71 = load i32, ptr %10, align 4
  %72 = load ptr, ptr %12, align 8
  %73 = load i32, ptr %13, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  store i32 %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %70
  %77 = load i32, ptr %13, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %13, align 4
  br label %22, !llvm.loop !10

79:                                               ; preds = %22
  store i32 0, ptr %10, align 4
  %80 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %81 = mul i32 100, %80
  store i32 %81, ptr %14, align 4
  br label %82

82:                                               ; preds = %146, %79
  %83 = load i32, ptr %14, align 4
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %85 = mul nsw i32 100, %84
  %86 = add nsw i32 %85, 100
  %87 = icmp slt i32 %83, %86
  br i1 %87, label %88, label %149

88:                                               ; preds = %82
  br label %89

89:                                               ; preds = %108, %88
  %90 = load i32, ptr %10, align 4
  %91 = icmp sgt i32 %90, 0
  br i1 %91, label %92, label %106

92:                                               ; preds = %89
  %93 = load ptr, ptr %6, align 8
  %94 = load i32, ptr %10, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %93, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = zext i8 %97 to i32
  %99 = load ptr, ptr %5, align 8
  %100 = load i32, ptr %14, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr %99, i64 %101
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = icmp ne i32 %98, %104
  br label %106

106:                                              ; preds = %92, %89
  %107 = phi i1 [ false, %89 ], [ %105, %92 ]
  br i1 %107, label %108, label %115

108:                                              ; preds = %106
  %109 = load ptr, ptr %12, align 8
  %110 = load i32, ptr %10, align 4
  %111 = sub nsw i32 %110, 1
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %109, i64 %112
  %114 = load i32, ptr %113, align 4
  store i32 %114, ptr %10, align 4
  br label %89, !llvm.loop !11

115:                                              ; preds = %106
  %116 = load ptr, ptr %6, align 8
  %117 = load i32, ptr %10, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i8, ptr %116, i64 %118
  %120 = load i8, ptr %119, align 1
  %121 = zext i8 %120 to i32
  %122 = load ptr, ptr %5, align 8
  %123 = load i32, ptr %14, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %122, i64 %124
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = icmp eq i32 %121, %127
  br i1 %128, label %129, label %132

129:                                              ; preds = %115
  %130 = load i32, ptr %10, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %10, align 4
  br label %132

132:                                              ; preds = %129, %115
  %133 = load i32, ptr %10, align 4
  %134 = load i32, ptr %9, align 4
  %135 = icmp eq i32 %133, %134
  br i1 %135, label %136, label %145

136:                                              ; preds = %132
  %137 = load i32, ptr %11, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %11, align 4
  %139 = load ptr, ptr %12, align 8
  %140 = load i32, ptr %10, align 4
  %141 = sub nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, ptr %139, i64 %142
  %144 = load i32, ptr %143, align 4
  store i32 %144, ptr %10, align 4
  br label %145

145:                                              ; preds = %136, %132
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %14, align 4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %14, align 4
  br label %82, !llvm.loop !12

149:                                              ; preds = %82
  %150 = load i32, ptr %11, align 4
  %151 = load ptr, ptr %8, align 8
  %152 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %151, i64 %153
  store i32 %150, ptr %154, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tables(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [40 x i16], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %13

13:                                               ; preds = %20, %2
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %14, 200
  br i1 %15, label %16, label %23

16:                                               ; preds = %13
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [200 x i8], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %18
  store i8 7, ptr %19, align 1
  br label %20

20:                                               ; preds = %16
  %21 = load i32, ptr %6, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %6, align 4
  br label %13, !llvm.loop !13

23:                                               ; preds = %13
  store i32 0, ptr %7, align 4
  br label %24

24:                                               ; preds = %35, %23
  %25 = load i32, ptr %7, align 4
  %26 = icmp slt i32 %25, 40
  br i1 %26, label %27, label %38

27:                                               ; preds = %24
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [40 x i16], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %29
  %31 = load i16, ptr %30, align 2
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [40 x i16], ptr %5, i64 0, i64 %33
  store i16 %31, ptr %34, align 2
  br label %35

35:                                               ; preds = %27
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4
  br label %24, !llvm.loop !14

38:                                               ; preds = %24
  store i32 0, ptr %8, align 4
  br label %39

39:                                               ; preds = %68, %38
  %40 = load i32, ptr %8, align 4
  %41 = icmp slt i32 %40, 256
  br i1 %41, label %42, label %71

42:                                               ; preds = %39
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %8, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %43, i64 %45
  %47 = load i8, ptr %46, align 1
  %48 = zext i8 %47 to i32
  %49 = srem i32 %48, 200
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [200 x i8], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = add i8 %52, 1
  store i8 %53, ptr %51, align 1
  %54 = load i32, ptr %8, align 4
  %55 = load ptr, ptr %3, align 8
  %56 = load i32, ptr %8, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = srem i32 %60, 40
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [40 x i16], ptr %5, i64 0, i64 %62
  %64 = load i16, ptr %63, align 2
  %65 = zext i16 %64 to i32
  %66 = add nsw i32 %65, %54
  %67 = trunc i32 %66 to i16
  store i16 %67, ptr %63, align 2
  br label %68

68:                                               ; preds = %42
  %69 = load i32, ptr %8, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4
  br label %39, !llvm.loop !15

71:                                               ; preds = %39
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %72

72:                                               ; preds = %84, %71
  %73 = load i32, ptr %11, align 4
  %74 = icmp slt i32 %73, 200
  br i1 %74, label %75, label %87

75:                                               ; preds = %72
  %76 = load i32, ptr %9, align 4
  %77 = mul i32 %76, 3
  %78 = load i32, ptr %11, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [200 x i8], ptr addrspacecast (ptr addrspace(3) @counts to ptr), i64 0, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i32
  %83 = add i32 %77, %82
  store i32 %83, ptr %9, align 4
  br label %84

84:                                               ; preds = %75
  %85 = load i32, ptr %11, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %11, align 4
  br label %72, !llvm.loop !16

87:                                               ; preds = %72
  store i32 0, ptr %12, align 4
  br label %88

88:                                               ; preds = %100, %87
  %89 = load i32, ptr %12, align 4
  %90 = icmp slt i32 %89, 40
  br i1 %90, label %91, label %103

91:                                               ; preds = %88
  %92 = load i32, ptr %10, align 4
  %93 = mul i32 %92, 5
  %94 = load i32, ptr %12, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [40 x i16], ptr %5, i64 0, i64 %95
  %97 = load i16, ptr %96, align 2
  %98 = zext i16 %97 to i32
  %99 = add i32 %93, %98
  store i32 %99, ptr %10, align 4
  br label %100

100:                                              ; preds = %91
  %101 = load i32, ptr %12, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %12, align 4
  br label %88, !llvm.loop !17

103:                                              ; preds = %88
  %104 = load i32, ptr %9, align 4
  %105 = load ptr, ptr %4, align 8
  %106 = getelementptr inbounds i32, ptr %105, i64 0
  store i32 %104, ptr %106, align 4
  %107 = load i32, ptr %10, align 4
  %108 = load ptr, ptr %4, align 8
  %109 = getelementptr inbounds i32, ptr %108, i64 1
  store i32 %107, ptr %109, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bounce(ptr noundef %0, i32 noundef %1, float noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %7, align 4
  %10 = load i32, ptr %7, align 4
  %11 = load i32, ptr %5, align 4
  %12 = icmp sge i32 %10, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  br label %84

14:                                               ; preds = %3
  store i32 0, ptr %8, align 4
  br label %15

15:                                               ; preds = %81, %14
  %16 = load i32, ptr %8, align 4
  %17 = icmp slt i32 %16, 3
  br i1 %17, label %18, label %84

18:                                               ; preds = %15
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.body, ptr %19, i64 %21
  %23 = getelementptr inbounds nuw %struct.body, ptr %22, i32 0, i32 2
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [3 x float], ptr %23, i64 0, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = load float, ptr %6, align 4
  %29 = fmul contract float %27, %28
  %30 = load ptr, ptr %4, align 8
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.body, ptr %30, i64 %32
  %34 = getelementptr inbounds nuw %struct.body, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fadd contract float %38, %29
  store float %39, ptr %37, align 4
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %7, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.body, ptr %40, i64 %42
  %44 = getelementptr inbounds nuw %struct.body, ptr %43, i32 0, i32 0
  %45 = load i32, ptr %8, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [3 x float], ptr %44, i64 0, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fcmp contract olt float %48, -1.000000e+00
  br i1 %49, label %61, label %50

50:                                               ; preds = %18
  %51 = load ptr, ptr %4, align 8
  %52 = load i32, ptr %7, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.body, ptr %51, i64 %53
  %55 = getelementptr inbounds nuw %struct.body, ptr %54, i32 0, i32 0
  %56 = load i32, ptr %8, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [3 x float], ptr %55, i64 0, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fcmp contract ogt float %59, 1.000000e+00
  br i1 %60, label %61, label %80

61:                                               ; preds = %50, %18
  %62 = load ptr, ptr %4, align 8
  %63 = load i32, ptr %7, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.body, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.body, ptr %65, i32 0, i32 2
  %67 = load i32, ptr %8, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [3 x float], ptr %66, i64 0, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fneg contract float %70
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %7, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds %struct.body, ptr %72, i64 %74
  %76 = getelementptr inbounds nuw %struct.body, ptr %75, i32 0, i32 2
  %77 = load i32, ptr %8, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [3 x float], ptr %76, i64 0, i64 %78
  store float %71, ptr %79, align 4
  br label %80

80:                                               ; preds = %61, %50
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %8, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %8, align 4
  br label %15, !llvm.loop !18

84:                                               ; preds = %13, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lend(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %8, i64 %10
  %12 = load i32, ptr %11, align 4
  store i32 %12, ptr %5, align 4
  %13 = call noundef i32 @_ZL6sum_toPKi(ptr noundef %5) #4
  store i32 %13, ptr %6, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = load i32, ptr %5, align 4
  store i32 %14, ptr %7, align 4
  call void @_ZL4stepPi(ptr noundef %5) #4
  %15 = load i32, ptr %6, align 4
  %16 = load i32, ptr %7, align 4
  %17 = mul nsw i32 %16, 3
  %18 = add nsw i32 %15, %17
  %19 = load i32, ptr %5, align 4
  %20 = mul nsw i32 %19, 5
  %21 = add nsw i32 %18, %20
  %22 = load ptr, ptr %4, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  store i32 %21, ptr %25, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL6sum_toPKi(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %4, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = load i32, ptr %7, align 4
  %9 = icmp sle i32 %6, %8
  br i1 %9, label %10, label %17

10:                                               ; preds = %5
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, %11
  store i32 %13, ptr %3, align 4
  br label %14

14:                                               ; preds = %10
  %15 = load i32, ptr %4, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %4, align 4
  br label %5, !llvm.loop !19

17:                                               ; preds = %5
  %18 = load i32, ptr %3, align 4
  ret i32 %18
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL4stepPi(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, 2
  store i32 %5, ptr %3, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @both_sides(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %5, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = mul i32 2, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %12, i64 %15
  store ptr %16, ptr %6, align 8
  %17 = load i32, ptr %5, align 4
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %2
  %20 = load i32, ptr %5, align 4
  %21 = mul nsw i32 %20, 3
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds i32, ptr %22, i64 1
  store i32 %21, ptr %23, align 4
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  %26 = load ptr, ptr %6, align 8
  %27 = getelementptr inbounds i32, ptr %26, i64 0
  store i32 %25, ptr %27, align 4
  br label %37

28:                                               ; preds = %2
  %29 = load i32, ptr %5, align 4
  %30 = sdiv i32 %29, 3
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds i32, ptr %31, i64 1
  store i32 %30, ptr %32, align 4
  %33 = load i32, ptr %5, align 4
  %34 = add nsw i32 %33, 1
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 0
  store i32 %34, ptr %36, align 4
  br label %37

37:                                               ; preds = %28, %19
  %38 = load i32, ptr %5, align 4
  switch i32 %38, label %52 [
    i32 1, label %39
    i32 4, label %39
    i32 5, label %44
    i32 6, label %47
  ]

39:                                               ; preds = %37, %37
  %40 = load ptr, ptr %6, align 8
  %41 = getelementptr inbounds i32, ptr %40, i64 0
  %42 = load i32, ptr %41, align 4
  %43 = mul nsw i32 %42, 7
  store i32 %43, ptr %41, align 4
  br label %52

44:                                               ; preds = %37
  %45 = load ptr, ptr %6, align 8
  %46 = getelementptr inbounds i32, ptr %45, i64 0
  store i32 2, ptr %46, align 4
  br label %52

47:                                               ; preds = %37
  %48 = load ptr, ptr %6, align 8
  %49 = getelementptr inbounds i32, ptr %48, i64 0
  %50 = load i32, ptr %49, align 4
  %51 = mul nsw i32 %50, 7
  store i32 %51, ptr %49, align 4
  br label %52

52:                                               ; preds = %37, %47, %44, %39
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
