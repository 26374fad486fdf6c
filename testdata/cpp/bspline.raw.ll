; ModuleID = 'bspline.cu'
source_filename = "bspline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Weights = type { [4 x float] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN5Cubic5valueEf = comdat any

$_ZN5Cubic5slopeEf = comdat any

$_ZN5Clamp5indexEii = comdat any

$_ZNK7WeightsILi4EEixEi = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bspline_value(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [3 x i32], align 4
  %11 = alloca [3 x %struct.Weights], align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca %struct.Weights, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %16 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %17 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %51, %4
  %22 = load i32, ptr %12, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 3
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %54

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %26 = load ptr, ptr %6, align 8, !tbaa !8
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = mul nsw i32 3, %27
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %26, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !11
  store float %33, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %34 = load float, ptr %13, align 4, !tbaa !11
  %35 = call contract float @llvm.floor.f32(float %34)
  store float %35, ptr %14, align 4, !tbaa !11
  %36 = load float, ptr %14, align 4, !tbaa !11
  %37 = fptosi float %36 to i32
  %38 = sub nsw i32 %37, 1
  %39 = load i32, ptr %12, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %40
  store i32 %38, ptr %41, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %42 = load float, ptr %13, align 4, !tbaa !11
  %43 = load float, ptr %14, align 4, !tbaa !11
  %44 = fsub contract float %42, %43
  %45 = call %struct.Weights @_ZN5Cubic5valueEf(float noundef %44) #8
  %46 = getelementptr inbounds nuw %struct.Weights, ptr %15, i32 0, i32 0
  %47 = extractvalue %struct.Weights %45, 0
  store [4 x float] %47, ptr %46, align 4
  %48 = load i32, ptr %12, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 %49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %50, ptr align 4 %15, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %51

51:                                               ; preds = %25
  %52 = load i32, ptr %12, align 4, !tbaa !4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %12, align 4, !tbaa !4
  br label %21, !llvm.loop !15

54:                                               ; preds = %24
  %55 = load ptr, ptr %5, align 8, !tbaa !8
  %56 = load i32, ptr %8, align 4, !tbaa !4
  %57 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 0
  %58 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 1
  %59 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 2
  %60 = call contract noundef float @_ZL6gatherI5Cubic5ClampEfPKfiRA3_KiRK7WeightsIXsrT_1NEESB_SB_(ptr noundef %55, i32 noundef %56, ptr noundef nonnull align 4 dereferenceable(12) %10, ptr noundef nonnull align 4 dereferenceable(16) %57, ptr noundef nonnull align 4 dereferenceable(16) %58, ptr noundef nonnull align 4 dereferenceable(16) %59) #8
  %61 = load ptr, ptr %7, align 8, !tbaa !8
  %62 = load i32, ptr %9, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  store float %60, ptr %64, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Weights @_ZN5Cubic5valueEf(float noundef %0) #4 comdat align 2 {
  %2 = alloca %struct.Weights, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = fsub contract float 1.000000e+00, %5
  store float %6, ptr %4, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw %struct.Weights, ptr %2, i32 0, i32 0
  %8 = load float, ptr %4, align 4, !tbaa !11
  %9 = load float, ptr %4, align 4, !tbaa !11
  %10 = fmul contract float %8, %9
  %11 = load float, ptr %4, align 4, !tbaa !11
  %12 = fmul contract float %10, %11
  %13 = fdiv contract float %12, 6.000000e+00
  store float %13, ptr %7, align 4, !tbaa !11
  %14 = getelementptr inbounds float, ptr %7, i64 1
  %15 = load float, ptr %3, align 4, !tbaa !11
  %16 = fmul contract float 3.000000e+00, %15
  %17 = load float, ptr %3, align 4, !tbaa !11
  %18 = fmul contract float %16, %17
  %19 = load float, ptr %3, align 4, !tbaa !11
  %20 = fsub contract float 2.000000e+00, %19
  %21 = fmul contract float %18, %20
  %22 = fsub contract float 4.000000e+00, %21
  %23 = fdiv contract float %22, 6.000000e+00
  store float %23, ptr %14, align 4, !tbaa !11
  %24 = getelementptr inbounds float, ptr %7, i64 2
  %25 = load float, ptr %4, align 4, !tbaa !11
  %26 = fmul contract float 3.000000e+00, %25
  %27 = load float, ptr %4, align 4, !tbaa !11
  %28 = fmul contract float %26, %27
  %29 = load float, ptr %4, align 4, !tbaa !11
  %30 = fsub contract float 2.000000e+00, %29
  %31 = fmul contract float %28, %30
  %32 = fsub contract float 4.000000e+00, %31
  %33 = fdiv contract float %32, 6.000000e+00
  store float %33, ptr %24, align 4, !tbaa !11
  %34 = getelementptr inbounds float, ptr %7, i64 3
  %35 = load float, ptr %3, align 4, !tbaa !11
  %36 = load float, ptr %3, align 4, !tbaa !11
  %37 = fmul contract float %35, %36
  %38 = load float, ptr %3, align 4, !tbaa !11
  %39 = fmul contract float %37, %38
  %40 = fdiv contract float %39, 6.000000e+00
  store float %40, ptr %34, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %4) #7
  %41 = load %struct.Weights, ptr %2, align 4
  ret %struct.Weights %41
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL6gatherI5Cubic5ClampEfPKfiRA3_KiRK7WeightsIXsrT_1NEESB_SB_(ptr noundef %0, i32 noundef %1, ptr noundef nonnull align 4 dereferenceable(12) %2, ptr noundef nonnull align 4 dereferenceable(16) %3, ptr noundef nonnull align 4 dereferenceable(16) %4, ptr noundef nonnull align 4 dereferenceable(16) %5) #4 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store i32 %1, ptr %8, align 4, !tbaa !4
  store ptr %2, ptr %9, align 8, !tbaa !17
  store ptr %3, ptr %10, align 8, !tbaa !19
  store ptr %4, ptr %11, align 8, !tbaa !19
  store ptr %5, ptr %12, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store float 0.000000e+00, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %92, %6
  %22 = load i32, ptr %14, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 4
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %95

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %88, %25
  %27 = load i32, ptr %16, align 4, !tbaa !4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %91

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %84, %30
  %32 = load i32, ptr %17, align 4, !tbaa !4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %35, label %34

34:                                               ; preds = %31
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %87

35:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %36 = load ptr, ptr %9, align 8, !tbaa !17, !nonnull !21, !align !22
  %37 = getelementptr inbounds [3 x i32], ptr %36, i64 0, i64 0
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = load i32, ptr %17, align 4, !tbaa !4
  %40 = add nsw i32 %38, %39
  %41 = load i32, ptr %8, align 4, !tbaa !4
  %42 = call noundef i32 @_ZN5Clamp5indexEii(i32 noundef %40, i32 noundef %41) #8
  store i32 %42, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %43 = load ptr, ptr %9, align 8, !tbaa !17, !nonnull !21, !align !22
  %44 = getelementptr inbounds [3 x i32], ptr %43, i64 0, i64 1
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = load i32, ptr %16, align 4, !tbaa !4
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %8, align 4, !tbaa !4
  %49 = call noundef i32 @_ZN5Clamp5indexEii(i32 noundef %47, i32 noundef %48) #8
  store i32 %49, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %50 = load ptr, ptr %9, align 8, !tbaa !17, !nonnull !21, !align !22
  %51 = getelementptr inbounds [3 x i32], ptr %50, i64 0, i64 2
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = call noundef i32 @_ZN5Clamp5indexEii(i32 noundef %54, i32 noundef %55) #8
  store i32 %56, ptr %20, align 4, !tbaa !4
  %57 = load ptr, ptr %10, align 8, !tbaa !19, !nonnull !21, !align !22
  %58 = load i32, ptr %17, align 4, !tbaa !4
  %59 = call contract noundef float @_ZNK7WeightsILi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %57, i32 noundef %58) #8
  %60 = load ptr, ptr %11, align 8, !tbaa !19, !nonnull !21, !align !22
  %61 = load i32, ptr %16, align 4, !tbaa !4
  %62 = call contract noundef float @_ZNK7WeightsILi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %60, i32 noundef %61) #8
  %63 = fmul contract float %59, %62
  %64 = load ptr, ptr %12, align 8, !tbaa !19, !nonnull !21, !align !22
  %65 = load i32, ptr %14, align 4, !tbaa !4
  %66 = call contract noundef float @_ZNK7WeightsILi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %64, i32 noundef %65) #8
  %67 = fmul contract float %63, %66
  %68 = load ptr, ptr %7, align 8, !tbaa !8
  %69 = load i32, ptr %20, align 4, !tbaa !4
  %70 = load i32, ptr %8, align 4, !tbaa !4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %19, align 4, !tbaa !4
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %8, align 4, !tbaa !4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %18, align 4, !tbaa !4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %68, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !11
  %81 = fmul contract float %67, %80
  %82 = load float, ptr %13, align 4, !tbaa !11
  %83 = fadd contract float %82, %81
  store float %83, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %84

84:                                               ; preds = %35
  %85 = load i32, ptr %17, align 4, !tbaa !4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %17, align 4, !tbaa !4
  br label %31, !llvm.loop !23

87:                                               ; preds = %34
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %16, align 4, !tbaa !4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %16, align 4, !tbaa !4
  br label %26, !llvm.loop !24

91:                                               ; preds = %29
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %14, align 4, !tbaa !4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %14, align 4, !tbaa !4
  br label %21, !llvm.loop !25

95:                                               ; preds = %24
  %96 = load float, ptr %13, align 4, !tbaa !11
  store i32 1, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret float %96
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bspline_gradient(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [3 x i32], align 4
  %11 = alloca [3 x %struct.Weights], align 4
  %12 = alloca [3 x %struct.Weights], align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.Weights, align 4
  %17 = alloca %struct.Weights, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %20 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %63, %4
  %25 = load i32, ptr %13, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 3
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %66

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %29 = load ptr, ptr %6, align 8, !tbaa !8
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = mul nsw i32 3, %30
  %32 = load i32, ptr %13, align 4, !tbaa !4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %29, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !11
  store float %36, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %37 = load float, ptr %14, align 4, !tbaa !11
  %38 = call contract float @llvm.floor.f32(float %37)
  store float %38, ptr %15, align 4, !tbaa !11
  %39 = load float, ptr %15, align 4, !tbaa !11
  %40 = fptosi float %39 to i32
  %41 = sub nsw i32 %40, 1
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %43
  store i32 %41, ptr %44, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %45 = load float, ptr %14, align 4, !tbaa !11
  %46 = load float, ptr %15, align 4, !tbaa !11
  %47 = fsub contract float %45, %46
  %48 = call %struct.Weights @_ZN5Cubic5valueEf(float noundef %47) #8
  %49 = getelementptr inbounds nuw %struct.Weights, ptr %16, i32 0, i32 0
  %50 = extractvalue %struct.Weights %48, 0
  store [4 x float] %50, ptr %49, align 4
  %51 = load i32, ptr %13, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %53, ptr align 4 %16, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %54 = load float, ptr %14, align 4, !tbaa !11
  %55 = load float, ptr %15, align 4, !tbaa !11
  %56 = fsub contract float %54, %55
  %57 = call %struct.Weights @_ZN5Cubic5slopeEf(float noundef %56) #8
  %58 = getelementptr inbounds nuw %struct.Weights, ptr %17, i32 0, i32 0
  %59 = extractvalue %struct.Weights %57, 0
  store [4 x float] %59, ptr %58, align 4
  %60 = load i32, ptr %13, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [3 x %struct.Weights], ptr %12, i64 0, i64 %61
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %62, ptr align 4 %17, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %63

63:                                               ; preds = %28
  %64 = load i32, ptr %13, align 4, !tbaa !4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %13, align 4, !tbaa !4
  br label %24, !llvm.loop !26

66:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %106, %66
  %68 = load i32, ptr %18, align 4, !tbaa !4
  %69 = icmp slt i32 %68, 3
  br i1 %69, label %71, label %70

70:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %109

71:                                               ; preds = %67
  %72 = load ptr, ptr %5, align 8, !tbaa !8
  %73 = load i32, ptr %8, align 4, !tbaa !4
  %74 = load i32, ptr %18, align 4, !tbaa !4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %71
  %77 = getelementptr inbounds [3 x %struct.Weights], ptr %12, i64 0, i64 0
  br label %80

78:                                               ; preds = %71
  %79 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 0
  br label %80

80:                                               ; preds = %78, %76
  %81 = phi ptr [ %77, %76 ], [ %79, %78 ]
  %82 = load i32, ptr %18, align 4, !tbaa !4
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %84, label %86

84:                                               ; preds = %80
  %85 = getelementptr inbounds [3 x %struct.Weights], ptr %12, i64 0, i64 1
  br label %88

86:                                               ; preds = %80
  %87 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 1
  br label %88

88:                                               ; preds = %86, %84
  %89 = phi ptr [ %85, %84 ], [ %87, %86 ]
  %90 = load i32, ptr %18, align 4, !tbaa !4
  %91 = icmp eq i32 %90, 2
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = getelementptr inbounds [3 x %struct.Weights], ptr %12, i64 0, i64 2
  br label %96

94:                                               ; preds = %88
  %95 = getelementptr inbounds [3 x %struct.Weights], ptr %11, i64 0, i64 2
  br label %96

96:                                               ; preds = %94, %92
  %97 = phi ptr [ %93, %92 ], [ %95, %94 ]
  %98 = call contract noundef float @_ZL6gatherI5Cubic5ClampEfPKfiRA3_KiRK7WeightsIXsrT_1NEESB_SB_(ptr noundef %72, i32 noundef %73, ptr noundef nonnull align 4 dereferenceable(12) %10, ptr noundef nonnull align 4 dereferenceable(16) %81, ptr noundef nonnull align 4 dereferenceable(16) %89, ptr noundef nonnull align 4 dereferenceable(16) %97) #8
  %99 = load ptr, ptr %7, align 8, !tbaa !8
  %100 = load i32, ptr %9, align 4, !tbaa !4
  %101 = mul nsw i32 3, %100
  %102 = load i32, ptr %18, align 4, !tbaa !4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %99, i64 %104
  store float %98, ptr %105, align 4, !tbaa !11
  br label %106

106:                                              ; preds = %96
  %107 = load i32, ptr %18, align 4, !tbaa !4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %18, align 4, !tbaa !4
  br label %67, !llvm.loop !27

109:                                              ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Weights @_ZN5Cubic5slopeEf(float noundef %0) #4 comdat align 2 {
  %2 = alloca %struct.Weights, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = fsub contract float 1.000000e+00, %5
  store float %6, ptr %4, align 4, !tbaa !11
  %7 = getelementptr inbounds nuw %struct.Weights, ptr %2, i32 0, i32 0
  %8 = load float, ptr %4, align 4, !tbaa !11
  %9 = fmul contract float -5.000000e-01, %8
  %10 = load float, ptr %4, align 4, !tbaa !11
  %11 = fmul contract float %9, %10
  store float %11, ptr %7, align 4, !tbaa !11
  %12 = getelementptr inbounds float, ptr %7, i64 1
  %13 = load float, ptr %3, align 4, !tbaa !11
  %14 = fmul contract float 3.000000e+00, %13
  %15 = load float, ptr %3, align 4, !tbaa !11
  %16 = fmul contract float %14, %15
  %17 = load float, ptr %3, align 4, !tbaa !11
  %18 = fmul contract float 4.000000e+00, %17
  %19 = fsub contract float %16, %18
  %20 = fmul contract float 5.000000e-01, %19
  store float %20, ptr %12, align 4, !tbaa !11
  %21 = getelementptr inbounds float, ptr %7, i64 2
  %22 = load float, ptr %4, align 4, !tbaa !11
  %23 = fmul contract float 4.000000e+00, %22
  %24 = load float, ptr %4, align 4, !tbaa !11
  %25 = fmul contract float 3.000000e+00, %24
  %26 = load float, ptr %4, align 4, !tbaa !11
  %27 = fmul contract float %25, %26
  %28 = fsub contract float %23, %27
  %29 = fmul contract float 5.000000e-01, %28
  store float %29, ptr %21, align 4, !tbaa !11
  %30 = getelementptr inbounds float, ptr %7, i64 3
  %31 = load float, ptr %3, align 4, !tbaa !11
  %32 = fmul contract float 5.000000e-01, %31
  %33 = load float, ptr %3, align 4, !tbaa !11
  %34 = fmul contract float %32, %33
  store float %34, ptr %30, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %4) #7
  %35 = load %struct.Weights, ptr %2, align 4
  ret %struct.Weights %35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN5Clamp5indexEii(i32 noundef %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp slt i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %2
  br label %19

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = icmp sge i32 %9, %10
  br i1 %11, label %12, label %15

12:                                               ; preds = %8
  %13 = load i32, ptr %4, align 4, !tbaa !4
  %14 = sub nsw i32 %13, 1
  br label %17

15:                                               ; preds = %8
  %16 = load i32, ptr %3, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %15, %12
  %18 = phi i32 [ %14, %12 ], [ %16, %15 ]
  br label %19

19:                                               ; preds = %17, %7
  %20 = phi i32 [ 0, %7 ], [ %18, %17 ]
  ret i32 %20
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK7WeightsILi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !19
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Weights, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x float], ptr %6, i64 0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !11
  ret float %10
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{i64 0, i64 16, !14}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS7WeightsILi4EE", !10, i64 0}
!21 = !{}
!22 = !{i64 4}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !16}
