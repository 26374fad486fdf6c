; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ackermann(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %4 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %4, ptr %3, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = srem i32 %5, 3
  %7 = load i32, ptr %3, align 4, !tbaa !4
  %8 = sdiv i32 %7, 3
  %9 = add nsw i32 %8, 1
  %10 = call noundef i32 @_ZL3ackii(i32 noundef %6, i32 noundef %9) #7
  %11 = load ptr, ptr %2, align 8, !tbaa !8
  %12 = load i32, ptr %3, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  store i32 %10, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL3ackii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !4
  store i32 %1, ptr %5, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %3, align 4
  br label %26

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %18

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !tbaa !4
  %16 = sub nsw i32 %15, 1
  %17 = call noundef i32 @_ZL3ackii(i32 noundef %16, i32 noundef 1) #7
  store i32 %17, ptr %3, align 4
  br label %26

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !tbaa !4
  %20 = sub nsw i32 %19, 1
  %21 = load i32, ptr %4, align 4, !tbaa !4
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = sub nsw i32 %22, 1
  %24 = call noundef i32 @_ZL3ackii(i32 noundef %21, i32 noundef %23) #7
  %25 = call noundef i32 @_ZL3ackii(i32 noundef %20, i32 noundef %24) #7
  store i32 %25, ptr %3, align 4
  br label %26

26:                                               ; preds = %18, %14, %8
  %27 = load i32, ptr %3, align 4
  ret i32 %27
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fibonacci(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !11
  %3 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %4 = call noundef i64 @_ZL3fibj(i32 noundef %3) #7
  %5 = load ptr, ptr %2, align 8, !tbaa !11
  %6 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i64, ptr %5, i64 %7
  store i64 %4, ptr %8, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i64 @_ZL3fibj(i32 noundef %0) #4 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = icmp ult i32 %3, 2
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !tbaa !4
  %7 = zext i32 %6 to i64
  br label %16

8:                                                ; preds = %1
  %9 = load i32, ptr %2, align 4, !tbaa !4
  %10 = sub i32 %9, 1
  %11 = call noundef i64 @_ZL3fibj(i32 noundef %10) #7
  %12 = load i32, ptr %2, align 4, !tbaa !4
  %13 = sub i32 %12, 2
  %14 = call noundef i64 @_ZL3fibj(i32 noundef %13) #7
  %15 = add i64 %11, %14
  br label %16

16:                                               ; preds = %8, %5
  %17 = phi i64 [ %7, %5 ], [ %15, %8 ]
  ret i64 %17
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quicksort(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca [64 x i32], align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %9 = load ptr, ptr %3, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %11 = load i32, ptr %4, align 4, !tbaa !4
  %12 = mul i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %13
  store ptr %14, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %29, %2
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = load i32, ptr %4, align 4, !tbaa !4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %32

20:                                               ; preds = %15
  %21 = load ptr, ptr %6, align 8, !tbaa !8
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %20
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4, !tbaa !4
  br label %15, !llvm.loop !15

32:                                               ; preds = %19
  %33 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 0
  %34 = load i32, ptr %4, align 4, !tbaa !4
  %35 = sub nsw i32 %34, 1
  call void @_ZL4sortPiii(ptr noundef %33, i32 noundef 0, i32 noundef %35) #7
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %50, %32
  %37 = load i32, ptr %8, align 4, !tbaa !4
  %38 = load i32, ptr %4, align 4, !tbaa !4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %53

41:                                               ; preds = %36
  %42 = load i32, ptr %8, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = load ptr, ptr %6, align 8, !tbaa !8
  %47 = load i32, ptr %8, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %41
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4, !tbaa !4
  br label %36, !llvm.loop !17

53:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL4sortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = icmp sge i32 %11, %12
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  br label %88

15:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %16 = load ptr, ptr %4, align 8, !tbaa !8
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = add nsw i32 %17, %18
  %20 = sdiv i32 %19, 2
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %16, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  store i32 %23, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %24 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %24, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %25 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %25, ptr %9, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %80, %15
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = load i32, ptr %9, align 4, !tbaa !4
  %29 = icmp sle i32 %27, %28
  br i1 %29, label %30, label %81

30:                                               ; preds = %26
  br label %31

31:                                               ; preds = %39, %30
  %32 = load ptr, ptr %4, align 8, !tbaa !8
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = load i32, ptr %7, align 4, !tbaa !4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %31
  %40 = load i32, ptr %8, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %8, align 4, !tbaa !4
  br label %31, !llvm.loop !18

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %51, %42
  %44 = load ptr, ptr %4, align 8, !tbaa !8
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = icmp sgt i32 %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %43
  %52 = load i32, ptr %9, align 4, !tbaa !4
  %53 = add nsw i32 %52, -1
  store i32 %53, ptr %9, align 4, !tbaa !4
  br label %43, !llvm.loop !19

54:                                               ; preds = %43
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = load i32, ptr %9, align 4, !tbaa !4
  %57 = icmp sle i32 %55, %56
  br i1 %57, label %58, label %80

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %59 = load ptr, ptr %4, align 8, !tbaa !8
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  store i32 %63, ptr %10, align 4, !tbaa !4
  %64 = load ptr, ptr %4, align 8, !tbaa !8
  %65 = load i32, ptr %9, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !4
  %69 = load ptr, ptr %4, align 8, !tbaa !8
  %70 = load i32, ptr %8, align 4, !tbaa !4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %8, align 4, !tbaa !4
  %72 = sext i32 %70 to i64
  %73 = getelementptr inbounds i32, ptr %69, i64 %72
  store i32 %68, ptr %73, align 4, !tbaa !4
  %74 = load i32, ptr %10, align 4, !tbaa !4
  %75 = load ptr, ptr %4, align 8, !tbaa !8
  %76 = load i32, ptr %9, align 4, !tbaa !4
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr %9, align 4, !tbaa !4
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i32, ptr %75, i64 %78
  store i32 %74, ptr %79, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %80

80:                                               ; preds = %58, %54
  br label %26, !llvm.loop !20

81:                                               ; preds = %26
  %82 = load ptr, ptr %4, align 8, !tbaa !8
  %83 = load i32, ptr %5, align 4, !tbaa !4
  %84 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZL4sortPiii(ptr noundef %82, i32 noundef %83, i32 noundef %84) #7
  %85 = load ptr, ptr %4, align 8, !tbaa !8
  %86 = load i32, ptr %8, align 4, !tbaa !4
  %87 = load i32, ptr %6, align 4, !tbaa !4
  call void @_ZL4sortPiii(ptr noundef %85, i32 noundef %86, i32 noundef %87) #7
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %88

88:                                               ; preds = %81, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @eval_prefix(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !21
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %6 = load ptr, ptr %3, align 8, !tbaa !21
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %8 = mul i32 %7, 16
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 %9
  store ptr %10, ptr %5, align 8, !tbaa !21
  %11 = call noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %5) #7
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %12, i64 %14
  store i32 %11, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %4 = load ptr, ptr %2, align 8, !tbaa !23, !nonnull !26, !align !27
  %5 = load ptr, ptr %4, align 8, !tbaa !21
  %6 = getelementptr inbounds nuw i8, ptr %5, i32 1
  store ptr %6, ptr %4, align 8, !tbaa !21
  %7 = load i8, ptr %5, align 1, !tbaa !28
  store i8 %7, ptr %3, align 1, !tbaa !28
  %8 = load i8, ptr %3, align 1, !tbaa !28
  %9 = sext i8 %8 to i32
  %10 = icmp sge i32 %9, 48
  br i1 %10, label %11, label %19

11:                                               ; preds = %1
  %12 = load i8, ptr %3, align 1, !tbaa !28
  %13 = sext i8 %12 to i32
  %14 = icmp sle i32 %13, 57
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = load i8, ptr %3, align 1, !tbaa !28
  %17 = sext i8 %16 to i32
  %18 = sub nsw i32 %17, 48
  br label %23

19:                                               ; preds = %11, %1
  %20 = load i8, ptr %3, align 1, !tbaa !28
  %21 = load ptr, ptr %2, align 8, !tbaa !23, !nonnull !26, !align !27
  %22 = call noundef i32 @_ZL9operationcRPKc(i8 noundef signext %20, ptr noundef nonnull align 8 dereferenceable(8) %21) #7
  br label %23

23:                                               ; preds = %19, %15
  %24 = phi i32 [ %18, %15 ], [ %22, %19 ]
  call void @llvm.lifetime.end.p0(ptr %3) #6
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hanoi(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 7, ptr %6, align 4, !tbaa !4
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  call void @_ZL4moveiiiiPiPj(i32 noundef %7, i32 noundef 0, i32 noundef 2, i32 noundef 1, ptr noundef %5, ptr noundef %6) #7
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load ptr, ptr %3, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %11
  store i32 %8, ptr %12, align 4, !tbaa !4
  %13 = load i32, ptr %6, align 4, !tbaa !4
  %14 = load ptr, ptr %4, align 8, !tbaa !8
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %14, i64 %16
  store i32 %13, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL4moveiiiiPiPj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) #3 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store i32 %0, ptr %7, align 4, !tbaa !4
  store i32 %1, ptr %8, align 4, !tbaa !4
  store i32 %2, ptr %9, align 4, !tbaa !4
  store i32 %3, ptr %10, align 4, !tbaa !4
  store ptr %4, ptr %11, align 8, !tbaa !8
  store ptr %5, ptr %12, align 8, !tbaa !8
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %6
  br label %43

16:                                               ; preds = %6
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = sub nsw i32 %17, 1
  %19 = load i32, ptr %8, align 4, !tbaa !4
  %20 = load i32, ptr %10, align 4, !tbaa !4
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = load ptr, ptr %11, align 8, !tbaa !8
  %23 = load ptr, ptr %12, align 8, !tbaa !8
  call void @_ZL4moveiiiiPiPj(i32 noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, ptr noundef %22, ptr noundef %23) #7
  %24 = load ptr, ptr %11, align 8, !tbaa !8
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load ptr, ptr %12, align 8, !tbaa !8
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = mul i32 %28, 31
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = mul nsw i32 %30, 3
  %32 = add i32 %29, %31
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = add i32 %32, %33
  %35 = load ptr, ptr %12, align 8, !tbaa !8
  store i32 %34, ptr %35, align 4, !tbaa !4
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = sub nsw i32 %36, 1
  %38 = load i32, ptr %10, align 4, !tbaa !4
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = load i32, ptr %8, align 4, !tbaa !4
  %41 = load ptr, ptr %11, align 8, !tbaa !8
  %42 = load ptr, ptr %12, align 8, !tbaa !8
  call void @_ZL4moveiiiiPiPj(i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %40, ptr noundef %41, ptr noundef %42) #7
  br label %43

43:                                               ; preds = %16, %15
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL9operationcRPKc(i8 noundef signext %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i8 %0, ptr %4, align 1, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %9 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !26, !align !27
  %10 = call noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %9) #7
  store i32 %10, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %11 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !26, !align !27
  %12 = call noundef i32 @_ZL10expressionRPKc(ptr noundef nonnull align 8 dereferenceable(8) %11) #7
  store i32 %12, ptr %7, align 4, !tbaa !4
  %13 = load i8, ptr %4, align 1, !tbaa !28
  %14 = sext i8 %13 to i32
  switch i32 %14, label %23 [
    i32 43, label %15
    i32 45, label %19
  ]

15:                                               ; preds = %2
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = add nsw i32 %16, %17
  store i32 %18, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %27

19:                                               ; preds = %2
  %20 = load i32, ptr %6, align 4, !tbaa !4
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = sub nsw i32 %20, %21
  store i32 %22, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %27

23:                                               ; preds = %2
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = mul nsw i32 %24, %25
  store i32 %26, ptr %3, align 4
  store i32 1, ptr %8, align 4
  br label %27

27:                                               ; preds = %23, %19, %15
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  %28 = load i32, ptr %3, align 4
  ret i32 %28
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 long long", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 omnipotent char", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p2 omnipotent char", !25, i64 0}
!25 = !{!"any p2 pointer", !10, i64 0}
!26 = !{}
!27 = !{i64 8}
!28 = !{!6, !6, i64 0}
