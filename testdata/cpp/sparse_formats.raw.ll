; ModuleID = 'sparse_formats.cu'
source_filename = "sparse_formats.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Block = type { [3 x float] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN7MinPlus3addEii = comdat any

$_ZN5BlockILi3EEC1Ev = comdat any

$_ZN5BlockILi3EE11multiplyAddEPKfS2_ = comdat any

$_ZN5BlockILi3EEC2Ev = comdat any

$_ZN9PlusTimes4zeroEv = comdat any

$_ZN9PlusTimes3addEff = comdat any

$_ZN9PlusTimes8multiplyEff = comdat any

$_ZN7MinPlus4zeroEv = comdat any

$_ZN7MinPlus8multiplyEii = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bsr_multiply(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !11
  store ptr %3, ptr %10, align 8, !tbaa !11
  store ptr %4, ptr %11, align 8, !tbaa !11
  store i32 %5, ptr %12, align 4, !tbaa !4
  %13 = load ptr, ptr %7, align 8, !tbaa !8
  %14 = load ptr, ptr %8, align 8, !tbaa !8
  %15 = load ptr, ptr %9, align 8, !tbaa !11
  %16 = load ptr, ptr %10, align 8, !tbaa !11
  %17 = load ptr, ptr %11, align 8, !tbaa !11
  %18 = load i32, ptr %12, align 4, !tbaa !4
  call void @_ZL3bsrILi3EEvPKiS1_PKfS3_Pfi(ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, i32 noundef %18) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL3bsrILi3EEvPKiS1_PKfS3_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Block, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !11
  store ptr %3, ptr %10, align 8, !tbaa !11
  store ptr %4, ptr %11, align 8, !tbaa !11
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %18 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %19 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %22 = add i32 %20, %21
  store i32 %22, ptr %13, align 4, !tbaa !4
  %23 = load i32, ptr %13, align 4, !tbaa !4
  %24 = load i32, ptr %12, align 4, !tbaa !4
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %84

27:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @_ZN5BlockILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(12) %15) #6
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %28 = load ptr, ptr %7, align 8, !tbaa !8
  %29 = load i32, ptr %13, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  store i32 %32, ptr %16, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %59, %27
  %34 = load i32, ptr %16, align 4, !tbaa !4
  %35 = load ptr, ptr %7, align 8, !tbaa !8
  %36 = load i32, ptr %13, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = icmp slt i32 %34, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %33
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %62

43:                                               ; preds = %33
  %44 = load ptr, ptr %9, align 8, !tbaa !11
  %45 = load i32, ptr %16, align 4, !tbaa !4
  %46 = mul nsw i32 %45, 3
  %47 = mul nsw i32 %46, 3
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %44, i64 %48
  %50 = load ptr, ptr %10, align 8, !tbaa !11
  %51 = load ptr, ptr %8, align 8, !tbaa !8
  %52 = load i32, ptr %16, align 4, !tbaa !4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = mul nsw i32 %55, 3
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %50, i64 %57
  call void @_ZN5BlockILi3EE11multiplyAddEPKfS2_(ptr noundef nonnull align 4 dereferenceable(12) %15, ptr noundef %49, ptr noundef %58) #6
  br label %59

59:                                               ; preds = %43
  %60 = load i32, ptr %16, align 4, !tbaa !4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %16, align 4, !tbaa !4
  br label %33, !llvm.loop !13

62:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %80, %62
  %64 = load i32, ptr %17, align 4, !tbaa !4
  %65 = icmp slt i32 %64, 3
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %83

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw %struct.Block, ptr %15, i32 0, i32 0
  %69 = load i32, ptr %17, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [3 x float], ptr %68, i64 0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !15
  %73 = load ptr, ptr %11, align 8, !tbaa !11
  %74 = load i32, ptr %13, align 4, !tbaa !4
  %75 = mul nsw i32 %74, 3
  %76 = load i32, ptr %17, align 4, !tbaa !4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %73, i64 %78
  store float %72, ptr %79, align 4, !tbaa !15
  br label %80

80:                                               ; preds = %67
  %81 = load i32, ptr %17, align 4, !tbaa !4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4, !tbaa !4
  br label %63, !llvm.loop !17

83:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr %15) #7
  store i32 0, ptr %14, align 4
  br label %84

84:                                               ; preds = %83, %26
  call void @llvm.lifetime.end.p0(ptr %13) #7
  %85 = load i32, ptr %14, align 4
  switch i32 %85, label %87 [
    i32 0, label %86
    i32 1, label %86
  ]

86:                                               ; preds = %84, %84
  ret void

87:                                               ; preds = %84
  unreachable
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ell_multiply(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !11
  store ptr %2, ptr %9, align 8, !tbaa !11
  store ptr %3, ptr %10, align 8, !tbaa !11
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %14 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %15 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %18 = add i32 %16, %17
  store i32 %18, ptr %13, align 4, !tbaa !4
  %19 = load i32, ptr %13, align 4, !tbaa !4
  %20 = load i32, ptr %11, align 4, !tbaa !4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %34

22:                                               ; preds = %6
  %23 = load ptr, ptr %7, align 8, !tbaa !8
  %24 = load ptr, ptr %8, align 8, !tbaa !11
  %25 = load ptr, ptr %9, align 8, !tbaa !11
  %26 = load i32, ptr %13, align 4, !tbaa !4
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = call contract noundef float @_ZL10rowProductI9PlusTimesfET0_PKiPKS1_S5_iii(ptr noundef %23, ptr noundef %24, ptr noundef %25, i32 noundef %26, i32 noundef %27, i32 noundef %28) #6
  %30 = load ptr, ptr %10, align 8, !tbaa !11
  %31 = load i32, ptr %13, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  store float %29, ptr %33, align 4, !tbaa !15
  br label %34

34:                                               ; preds = %22, %6
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL10rowProductI9PlusTimesfET0_PKiPKS1_S5_iii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !11
  store ptr %2, ptr %9, align 8, !tbaa !11
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %16 = call contract noundef float @_ZN9PlusTimes4zeroEv() #6
  store float %16, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %53, %6
  %18 = load i32, ptr %14, align 4, !tbaa !4
  %19 = load i32, ptr %12, align 4, !tbaa !4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %56

22:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %23 = load ptr, ptr %7, align 8, !tbaa !8
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = load i32, ptr %14, align 4, !tbaa !4
  %26 = load i32, ptr %11, align 4, !tbaa !4
  %27 = mul nsw i32 %25, %26
  %28 = add nsw i32 %24, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %23, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  store i32 %31, ptr %15, align 4, !tbaa !4
  %32 = load i32, ptr %15, align 4, !tbaa !4
  %33 = icmp sge i32 %32, 0
  br i1 %33, label %34, label %52

34:                                               ; preds = %22
  %35 = load float, ptr %13, align 4, !tbaa !15
  %36 = load ptr, ptr %8, align 8, !tbaa !11
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = load i32, ptr %14, align 4, !tbaa !4
  %39 = load i32, ptr %11, align 4, !tbaa !4
  %40 = mul nsw i32 %38, %39
  %41 = add nsw i32 %37, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %36, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !15
  %45 = load ptr, ptr %9, align 8, !tbaa !11
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !15
  %50 = call contract noundef float @_ZN9PlusTimes8multiplyEff(float noundef %44, float noundef %49) #6
  %51 = call contract noundef float @_ZN9PlusTimes3addEff(float noundef %35, float noundef %50) #6
  store float %51, ptr %13, align 4, !tbaa !15
  br label %52

52:                                               ; preds = %34, %22
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %14, align 4, !tbaa !4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %14, align 4, !tbaa !4
  br label %17, !llvm.loop !18

56:                                               ; preds = %21
  %57 = load float, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret float %57
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sliced_min_plus(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !8
  store ptr %4, ptr %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  store i32 %15, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %16 = load ptr, ptr %6, align 8, !tbaa !8
  %17 = load i32, ptr %11, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  store i32 %20, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %21 = load ptr, ptr %6, align 8, !tbaa !8
  %22 = load i32, ptr %11, align 4, !tbaa !4
  %23 = add nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %21, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  store i32 %26, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = mul nsw i32 %27, 32
  %29 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %30 = add i32 %28, %29
  store i32 %30, ptr %14, align 4, !tbaa !4
  %31 = load ptr, ptr %10, align 8, !tbaa !8
  %32 = load i32, ptr %14, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = load ptr, ptr %7, align 8, !tbaa !8
  %37 = load ptr, ptr %8, align 8, !tbaa !8
  %38 = load ptr, ptr %9, align 8, !tbaa !8
  %39 = load i32, ptr %12, align 4, !tbaa !4
  %40 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %41 = add i32 %39, %40
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = load i32, ptr %12, align 4, !tbaa !4
  %44 = sub nsw i32 %42, %43
  %45 = sdiv i32 %44, 32
  %46 = call noundef i32 @_ZL10rowProductI7MinPlusiET0_PKiPKS1_S5_iii(ptr noundef %36, ptr noundef %37, ptr noundef %38, i32 noundef %41, i32 noundef 32, i32 noundef %45) #6
  %47 = call noundef i32 @_ZN7MinPlus3addEii(i32 noundef %35, i32 noundef %46) #6
  %48 = load ptr, ptr %10, align 8, !tbaa !8
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN7MinPlus3addEii(i32 noundef %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call noundef i32 @_ZL3minii(i32 noundef %5, i32 noundef %6) #6
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL10rowProductI7MinPlusiET0_PKiPKS1_S5_iii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %16 = call noundef i32 @_ZN7MinPlus4zeroEv() #6
  store i32 %16, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %53, %6
  %18 = load i32, ptr %14, align 4, !tbaa !4
  %19 = load i32, ptr %12, align 4, !tbaa !4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %56

22:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %23 = load ptr, ptr %7, align 8, !tbaa !8
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = load i32, ptr %14, align 4, !tbaa !4
  %26 = load i32, ptr %11, align 4, !tbaa !4
  %27 = mul nsw i32 %25, %26
  %28 = add nsw i32 %24, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %23, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  store i32 %31, ptr %15, align 4, !tbaa !4
  %32 = load i32, ptr %15, align 4, !tbaa !4
  %33 = icmp sge i32 %32, 0
  br i1 %33, label %34, label %52

34:                                               ; preds = %22
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = load ptr, ptr %8, align 8, !tbaa !8
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = load i32, ptr %14, align 4, !tbaa !4
  %39 = load i32, ptr %11, align 4, !tbaa !4
  %40 = mul nsw i32 %38, %39
  %41 = add nsw i32 %37, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %36, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = load ptr, ptr %9, align 8, !tbaa !8
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = call noundef i32 @_ZN7MinPlus8multiplyEii(i32 noundef %44, i32 noundef %49) #6
  %51 = call noundef i32 @_ZN7MinPlus3addEii(i32 noundef %35, i32 noundef %50) #6
  store i32 %51, ptr %13, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %34, %22
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %53

53:                                               ; preds = %52
  %54 = load i32, ptr %14, align 4, !tbaa !4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %14, align 4, !tbaa !4
  br label %17, !llvm.loop !19

56:                                               ; preds = %21
  %57 = load i32, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret i32 %57
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #3 {
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5BlockILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !20
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5BlockILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(12) %3) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5BlockILi3EE11multiplyAddEPKfS2_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef %1, ptr noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !20
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !11
  %10 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %48, %3
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 3
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %51

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %44, %15
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 3
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %47

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8, !tbaa !11
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = mul nsw i32 %22, 3
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %21, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !15
  %29 = load ptr, ptr %6, align 8, !tbaa !11
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !15
  %34 = getelementptr inbounds nuw %struct.Block, ptr %10, i32 0, i32 0
  %35 = load i32, ptr %7, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !15
  %39 = call contract float @llvm.fma.f32(float %28, float %33, float %38)
  %40 = getelementptr inbounds nuw %struct.Block, ptr %10, i32 0, i32 0
  %41 = load i32, ptr %7, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [3 x float], ptr %40, i64 0, i64 %42
  store float %39, ptr %43, align 4, !tbaa !15
  br label %44

44:                                               ; preds = %20
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !22

47:                                               ; preds = %19
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %7, align 4, !tbaa !4
  br label %11, !llvm.loop !23

51:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5BlockILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !20
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %5 = getelementptr inbounds nuw %struct.Block, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [3 x float], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !11
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !11
  %9 = getelementptr inbounds nuw %struct.Block, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [3 x float], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds float, ptr %10, i64 3
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !11
  store float 0.000000e+00, ptr %15, align 4, !tbaa !15
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !11
  %18 = getelementptr inbounds nuw float, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !11
  br label %7, !llvm.loop !24

19:                                               ; preds = %13
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN9PlusTimes4zeroEv() #1 comdat align 2 {
  ret float 0.000000e+00
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN9PlusTimes3addEff(float noundef %0, float noundef %1) #1 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !15
  store float %1, ptr %4, align 4, !tbaa !15
  %5 = load float, ptr %3, align 4, !tbaa !15
  %6 = load float, ptr %4, align 4, !tbaa !15
  %7 = fadd contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN9PlusTimes8multiplyEff(float noundef %0, float noundef %1) #1 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !15
  store float %1, ptr %4, align 4, !tbaa !15
  %5 = load float, ptr %3, align 4, !tbaa !15
  %6 = load float, ptr %4, align 4, !tbaa !15
  %7 = fmul contract float %5, %6
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN7MinPlus4zeroEv() #1 comdat align 2 {
  ret i32 1000000
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN7MinPlus8multiplyEii(i32 noundef %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!12 = !{!"p1 float", !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS5BlockILi3EE", !10, i64 0}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
