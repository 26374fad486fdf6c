; ModuleID = 'alignment_dp.cu'
source_filename = "alignment_dp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.DpRow = type { [16 x i32], [16 x i32] }
%class.Band = type { [7 x i32] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN5DpRowILi16EEC1Ev = comdat any

$_ZN4BandILi3EEC1Ev = comdat any

$_ZN4BandILi3EE3rowEiPKhS2_i = comdat any

$_ZNK4BandILi3EE6resultEv = comdat any

$_ZN5DpRowILi16EEC2Ev = comdat any

$_ZN4BandILi3EEC2Ev = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smith_waterman(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca [16 x i8], align 1
  %9 = alloca i32, align 4
  %10 = alloca %struct.DpRow, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %20 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %21 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %24 = add i32 %22, %23
  store i32 %24, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %41, %3
  %26 = load i32, ptr %9, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 16
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %44

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8, !tbaa !8
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = mul nsw i32 %31, 16
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %30, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !13
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %39
  store i8 %37, ptr %40, align 1, !tbaa !13
  br label %41

41:                                               ; preds = %29
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4, !tbaa !4
  br label %25, !llvm.loop !14

44:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %10) #5
  call void @_ZN5DpRowILi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(128) %10) #6
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %124, %44
  %46 = load i32, ptr %12, align 4, !tbaa !4
  %47 = icmp slt i32 %46, 16
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %127

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %50 = load ptr, ptr %4, align 8, !tbaa !8
  %51 = load i32, ptr %7, align 4, !tbaa !4
  %52 = mul nsw i32 %51, 16
  %53 = load i32, ptr %12, align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %50, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !13
  store i8 %57, ptr %14, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 0, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 0, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %120, %49
  %59 = load i32, ptr %18, align 4, !tbaa !4
  %60 = icmp slt i32 %59, 16
  br i1 %60, label %62, label %61

61:                                               ; preds = %58
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %123

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw %struct.DpRow, ptr %10, i32 0, i32 1
  %64 = load i32, ptr %18, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i32], ptr %63, i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = sub nsw i32 %67, 1
  %69 = getelementptr inbounds nuw %struct.DpRow, ptr %10, i32 0, i32 0
  %70 = load i32, ptr %18, align 4, !tbaa !4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x i32], ptr %69, i64 0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = sub nsw i32 %73, 4
  %75 = call noundef i32 @_ZL3maxii(i32 noundef %68, i32 noundef %74) #6
  %76 = getelementptr inbounds nuw %struct.DpRow, ptr %10, i32 0, i32 1
  %77 = load i32, ptr %18, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x i32], ptr %76, i64 0, i64 %78
  store i32 %75, ptr %79, align 4, !tbaa !4
  %80 = load i32, ptr %16, align 4, !tbaa !4
  %81 = sub nsw i32 %80, 1
  %82 = load i32, ptr %17, align 4, !tbaa !4
  %83 = sub nsw i32 %82, 4
  %84 = call noundef i32 @_ZL3maxii(i32 noundef %81, i32 noundef %83) #6
  store i32 %84, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %85 = load i32, ptr %15, align 4, !tbaa !4
  %86 = load i8, ptr %14, align 1, !tbaa !13
  %87 = zext i8 %86 to i32
  %88 = load i32, ptr %18, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 %89
  %91 = load i8, ptr %90, align 1, !tbaa !13
  %92 = zext i8 %91 to i32
  %93 = icmp eq i32 %87, %92
  %94 = zext i1 %93 to i64
  %95 = select i1 %93, i32 3, i32 -2
  %96 = add nsw i32 %85, %95
  %97 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %96) #6
  store i32 %97, ptr %19, align 4, !tbaa !4
  %98 = load i32, ptr %19, align 4, !tbaa !4
  %99 = getelementptr inbounds nuw %struct.DpRow, ptr %10, i32 0, i32 1
  %100 = load i32, ptr %18, align 4, !tbaa !4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [16 x i32], ptr %99, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = load i32, ptr %16, align 4, !tbaa !4
  %105 = call noundef i32 @_ZL3maxii(i32 noundef %103, i32 noundef %104) #6
  %106 = call noundef i32 @_ZL3maxii(i32 noundef %98, i32 noundef %105) #6
  store i32 %106, ptr %19, align 4, !tbaa !4
  %107 = getelementptr inbounds nuw %struct.DpRow, ptr %10, i32 0, i32 0
  %108 = load i32, ptr %18, align 4, !tbaa !4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x i32], ptr %107, i64 0, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !4
  store i32 %111, ptr %15, align 4, !tbaa !4
  %112 = load i32, ptr %19, align 4, !tbaa !4
  store i32 %112, ptr %17, align 4, !tbaa !4
  %113 = getelementptr inbounds nuw %struct.DpRow, ptr %10, i32 0, i32 0
  %114 = load i32, ptr %18, align 4, !tbaa !4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [16 x i32], ptr %113, i64 0, i64 %115
  store i32 %112, ptr %116, align 4, !tbaa !4
  %117 = load i32, ptr %11, align 4, !tbaa !4
  %118 = load i32, ptr %19, align 4, !tbaa !4
  %119 = call noundef i32 @_ZL3maxii(i32 noundef %117, i32 noundef %118) #6
  store i32 %119, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %19) #5
  br label %120

120:                                              ; preds = %62
  %121 = load i32, ptr %18, align 4, !tbaa !4
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %18, align 4, !tbaa !4
  br label %58, !llvm.loop !16

123:                                              ; preds = %61
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %124

124:                                              ; preds = %123
  %125 = load i32, ptr %12, align 4, !tbaa !4
  %126 = add nsw i32 %125, 1
  store i32 %126, ptr %12, align 4, !tbaa !4
  br label %45, !llvm.loop !17

127:                                              ; preds = %48
  %128 = load i32, ptr %11, align 4, !tbaa !4
  %129 = load ptr, ptr %6, align 8, !tbaa !11
  %130 = load i32, ptr %7, align 4, !tbaa !4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %129, i64 %131
  store i32 %128, ptr %132, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5DpRowILi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(128) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5DpRowILi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(128) %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @banded_distance(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %class.Band, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  call void @_ZN4BandILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(28) %10) #6
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 1, ptr %11, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %37, %4
  %18 = load i32, ptr %11, align 4, !tbaa !4
  %19 = load i32, ptr %8, align 4, !tbaa !4
  %20 = icmp sle i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %40

22:                                               ; preds = %17
  %23 = load i32, ptr %11, align 4, !tbaa !4
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = load i32, ptr %8, align 4, !tbaa !4
  %27 = mul nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %6, align 8, !tbaa !8
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %8, align 4, !tbaa !4
  %33 = mul nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %30, i64 %34
  %36 = load i32, ptr %8, align 4, !tbaa !4
  call void @_ZN4BandILi3EE3rowEiPKhS2_i(ptr noundef nonnull align 4 dereferenceable(28) %10, i32 noundef %23, ptr noundef %29, ptr noundef %35, i32 noundef %36) #6
  br label %37

37:                                               ; preds = %22
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %11, align 4, !tbaa !4
  br label %17, !llvm.loop !20

40:                                               ; preds = %21
  %41 = call noundef i32 @_ZNK4BandILi3EE6resultEv(ptr noundef nonnull align 4 dereferenceable(28) %10) #6
  %42 = load ptr, ptr %7, align 8, !tbaa !11
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  store i32 %41, ptr %45, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4BandILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4BandILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(28) %3) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4BandILi3EE3rowEiPKhS2_i(ptr noundef nonnull align 4 dereferenceable(28) %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #3 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !21
  store i32 %1, ptr %7, align 4, !tbaa !4
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !8
  store i32 %4, ptr %10, align 4, !tbaa !4
  %16 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 9999, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %93, %5
  %18 = load i32, ptr %12, align 4, !tbaa !4
  %19 = icmp sle i32 %18, 6
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %96

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = load i32, ptr %12, align 4, !tbaa !4
  %24 = add nsw i32 %22, %23
  %25 = sub nsw i32 %24, 3
  store i32 %25, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %26 = load i32, ptr %12, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 6
  br i1 %27, label %28, label %35

28:                                               ; preds = %21
  %29 = getelementptr inbounds nuw %class.Band, ptr %16, i32 0, i32 0
  %30 = load i32, ptr %12, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [7 x i32], ptr %29, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  br label %36

35:                                               ; preds = %21
  br label %36

36:                                               ; preds = %35, %28
  %37 = phi i32 [ %34, %28 ], [ 9999, %35 ]
  store i32 %37, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = load i32, ptr %14, align 4, !tbaa !4
  %40 = call noundef i32 @_ZL3minii(i32 noundef %38, i32 noundef %39) #6
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %15, align 4, !tbaa !4
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %46

44:                                               ; preds = %36
  %45 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %45, ptr %15, align 4, !tbaa !4
  br label %79

46:                                               ; preds = %36
  %47 = load i32, ptr %13, align 4, !tbaa !4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %78

49:                                               ; preds = %46
  %50 = load i32, ptr %13, align 4, !tbaa !4
  %51 = load i32, ptr %10, align 4, !tbaa !4
  %52 = icmp sle i32 %50, %51
  br i1 %52, label %53, label %78

53:                                               ; preds = %49
  %54 = load i32, ptr %15, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw %class.Band, ptr %16, i32 0, i32 0
  %56 = load i32, ptr %12, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [7 x i32], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = load ptr, ptr %8, align 8, !tbaa !8
  %61 = load i32, ptr %7, align 4, !tbaa !4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !13
  %66 = zext i8 %65 to i32
  %67 = load ptr, ptr %9, align 8, !tbaa !8
  %68 = load i32, ptr %13, align 4, !tbaa !4
  %69 = sub nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %67, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !13
  %73 = zext i8 %72 to i32
  %74 = icmp ne i32 %66, %73
  %75 = zext i1 %74 to i32
  %76 = add nsw i32 %59, %75
  %77 = call noundef i32 @_ZL3minii(i32 noundef %54, i32 noundef %76) #6
  store i32 %77, ptr %15, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %53, %49, %46
  br label %79

79:                                               ; preds = %78, %44
  %80 = load i32, ptr %13, align 4, !tbaa !4
  %81 = icmp slt i32 %80, 0
  br i1 %81, label %86, label %82

82:                                               ; preds = %79
  %83 = load i32, ptr %13, align 4, !tbaa !4
  %84 = load i32, ptr %10, align 4, !tbaa !4
  %85 = icmp sgt i32 %83, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %82, %79
  store i32 9999, ptr %15, align 4, !tbaa !4
  br label %87

87:                                               ; preds = %86, %82
  %88 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %88, ptr %11, align 4, !tbaa !4
  %89 = getelementptr inbounds nuw %class.Band, ptr %16, i32 0, i32 0
  %90 = load i32, ptr %12, align 4, !tbaa !4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [7 x i32], ptr %89, i64 0, i64 %91
  store i32 %88, ptr %92, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %93

93:                                               ; preds = %87
  %94 = load i32, ptr %12, align 4, !tbaa !4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %12, align 4, !tbaa !4
  br label %17, !llvm.loop !23

96:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK4BandILi3EE6resultEv(ptr noundef nonnull align 4 dereferenceable(28) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Band, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [7 x i32], ptr %4, i64 0, i64 3
  %6 = load i32, ptr %5, align 4, !tbaa !4
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5DpRowILi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(128) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %6 = getelementptr inbounds nuw %struct.DpRow, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  store ptr %7, ptr %3, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %8 = getelementptr inbounds nuw %struct.DpRow, ptr %5, i32 0, i32 1
  %9 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 0
  store ptr %9, ptr %4, align 8, !tbaa !11
  br label %10

10:                                               ; preds = %20, %1
  %11 = load ptr, ptr %3, align 8, !tbaa !11
  %12 = getelementptr inbounds nuw %struct.DpRow, ptr %5, i32 0, i32 0
  %13 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds i32, ptr %13, i64 16
  %15 = icmp ne ptr %11, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %25

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !11
  store i32 0, ptr %18, align 4, !tbaa !4
  %19 = load ptr, ptr %3, align 8, !tbaa !11
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %17
  %21 = load ptr, ptr %3, align 8, !tbaa !11
  %22 = getelementptr inbounds nuw i32, ptr %21, i32 1
  store ptr %22, ptr %3, align 8, !tbaa !11
  %23 = load ptr, ptr %4, align 8, !tbaa !11
  %24 = getelementptr inbounds nuw i32, ptr %23, i32 1
  store ptr %24, ptr %4, align 8, !tbaa !11
  br label %10, !llvm.loop !24

25:                                               ; preds = %16
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4BandILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store i32 0, ptr %3, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %22, %1
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = icmp sle i32 %6, 6
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %25

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 3
  br i1 %11, label %12, label %13

12:                                               ; preds = %9
  br label %16

13:                                               ; preds = %9
  %14 = load i32, ptr %3, align 4, !tbaa !4
  %15 = sub nsw i32 %14, 3
  br label %16

16:                                               ; preds = %13, %12
  %17 = phi i32 [ 9999, %12 ], [ %15, %13 ]
  %18 = getelementptr inbounds nuw %class.Band, ptr %4, i32 0, i32 0
  %19 = load i32, ptr %3, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [7 x i32], ptr %18, i64 0, i64 %20
  store i32 %17, ptr %21, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %16
  %23 = load i32, ptr %3, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %3, align 4, !tbaa !4
  br label %5, !llvm.loop !25

25:                                               ; preds = %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS5DpRowILi16EE", !10, i64 0}
!20 = distinct !{!20, !15}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS4BandILi3EE", !10, i64 0}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
