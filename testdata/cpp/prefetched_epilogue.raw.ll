; ModuleID = 'prefetched_epilogue.cu'
source_filename = "prefetched_epilogue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }
%struct.Residual = type { [64 x float] }
%struct.Fragment = type { [64 x float] }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN8ResidualILi64EEC1EPKfS2_i = comdat any

$_ZN8FragmentILi64EEC1Ev = comdat any

$_ZN8ResidualILi64EEC2EPKfS2_i = comdat any

$_ZN8FragmentILi64EEC2Ev = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @prefetched_epilogue(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store ptr %3, ptr %10, align 8, !tbaa !8
  store ptr %4, ptr %11, align 8, !tbaa !8
  store i32 %5, ptr %12, align 4, !tbaa !4
  %13 = load ptr, ptr %7, align 8, !tbaa !8
  %14 = load ptr, ptr %8, align 8, !tbaa !8
  %15 = load ptr, ptr %9, align 8, !tbaa !8
  %16 = load ptr, ptr %10, align 8, !tbaa !8
  %17 = load ptr, ptr %11, align 8, !tbaa !8
  %18 = load i32, ptr %12, align 4, !tbaa !4
  call void @_ZL8epilogueILi64EEvPKfS1_S1_S1_Pfi(ptr noundef %13, ptr noundef %14, ptr noundef %15, ptr noundef %16, ptr noundef %17, i32 noundef %18) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8epilogueILi64EEvPKfS1_S1_S1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Residual, align 4
  %16 = alloca %struct.Fragment, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store ptr %3, ptr %10, align 8, !tbaa !8
  store ptr %4, ptr %11, align 8, !tbaa !8
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %22 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %23 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %27 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %28 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %29 = mul i32 %27, %28
  store i32 %29, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %30 = load ptr, ptr %9, align 8, !tbaa !8
  %31 = load i32, ptr %13, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load ptr, ptr %10, align 8, !tbaa !8
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = load i32, ptr %14, align 4, !tbaa !4
  call void @_ZN8ResidualILi64EEC1EPKfS2_i(ptr noundef nonnull align 4 dereferenceable(256) %15, ptr noundef %33, ptr noundef %37, i32 noundef %38) #7
  call void @llvm.lifetime.start.p0(ptr %16) #8
  call void @_ZN8FragmentILi64EEC1Ev(ptr noundef nonnull align 4 dereferenceable(256) %16) #7
  call void @llvm.lifetime.start.p0(ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %82, %6
  %40 = load i32, ptr %17, align 4, !tbaa !4
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 2, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %85

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %45 = load ptr, ptr %7, align 8, !tbaa !8
  %46 = load i32, ptr %17, align 4, !tbaa !4
  %47 = load i32, ptr %14, align 4, !tbaa !4
  %48 = mul nsw i32 %46, %47
  %49 = load i32, ptr %13, align 4, !tbaa !4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %45, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !11
  store float %53, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #8
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %78, %44
  %55 = load i32, ptr %20, align 4, !tbaa !4
  %56 = icmp slt i32 %55, 64
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #8
  br label %81

58:                                               ; preds = %54
  %59 = load float, ptr %19, align 4, !tbaa !11
  %60 = load ptr, ptr %8, align 8, !tbaa !8
  %61 = load i32, ptr %17, align 4, !tbaa !4
  %62 = mul nsw i32 %61, 64
  %63 = load i32, ptr %20, align 4, !tbaa !4
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %60, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !11
  %68 = getelementptr inbounds nuw %struct.Fragment, ptr %16, i32 0, i32 0
  %69 = load i32, ptr %20, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [64 x float], ptr %68, i64 0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !11
  %73 = call contract float @llvm.fma.f32(float %59, float %67, float %72)
  %74 = getelementptr inbounds nuw %struct.Fragment, ptr %16, i32 0, i32 0
  %75 = load i32, ptr %20, align 4, !tbaa !4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [64 x float], ptr %74, i64 0, i64 %76
  store float %73, ptr %77, align 4, !tbaa !11
  br label %78

78:                                               ; preds = %58
  %79 = load i32, ptr %20, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %20, align 4, !tbaa !4
  br label %54, !llvm.loop !13

81:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %17, align 4, !tbaa !4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %17, align 4, !tbaa !4
  br label %39, !llvm.loop !15

85:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %86

86:                                               ; preds = %110, %85
  %87 = load i32, ptr %21, align 4, !tbaa !4
  %88 = icmp slt i32 %87, 64
  br i1 %88, label %90, label %89

89:                                               ; preds = %86
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %113

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw %struct.Fragment, ptr %16, i32 0, i32 0
  %92 = load i32, ptr %21, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x float], ptr %91, i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !11
  %96 = getelementptr inbounds nuw %struct.Residual, ptr %15, i32 0, i32 0
  %97 = load i32, ptr %21, align 4, !tbaa !4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [64 x float], ptr %96, i64 0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !11
  %101 = fadd contract float %95, %100
  %102 = load ptr, ptr %11, align 8, !tbaa !8
  %103 = load i32, ptr %21, align 4, !tbaa !4
  %104 = load i32, ptr %14, align 4, !tbaa !4
  %105 = mul nsw i32 %103, %104
  %106 = load i32, ptr %13, align 4, !tbaa !4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %102, i64 %108
  store float %101, ptr %109, align 4, !tbaa !11
  br label %110

110:                                              ; preds = %90
  %111 = load i32, ptr %21, align 4, !tbaa !4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %21, align 4, !tbaa !4
  br label %86, !llvm.loop !16

113:                                              ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @seeded_mix(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !17
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %13, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %14 = load ptr, ptr %4, align 8, !tbaa !17
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  store i32 %18, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %43, %3
  %20 = load i32, ptr %10, align 4, !tbaa !4
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %46

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %39, %24
  %26 = load i32, ptr %12, align 4, !tbaa !4
  %27 = icmp ult i32 %26, 40
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %42

29:                                               ; preds = %25
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = mul i32 %32, -1640531527
  %34 = add i32 %31, %33
  %35 = xor i32 %30, %34
  %36 = mul i32 %35, 16777619
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = add i32 %36, %37
  store i32 %38, ptr %9, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %29
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = add i32 %40, 1
  store i32 %41, ptr %12, align 4, !tbaa !4
  br label %25, !llvm.loop !19

42:                                               ; preds = %28
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4, !tbaa !4
  br label %19, !llvm.loop !20

46:                                               ; preds = %23
  %47 = load i32, ptr %9, align 4, !tbaa !4
  %48 = load ptr, ptr %5, align 8, !tbaa !17
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #4 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8ResidualILi64EEC1EPKfS2_i(ptr noundef nonnull align 4 dereferenceable(256) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) unnamed_addr #1 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !21
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8, !tbaa !8
  %11 = load ptr, ptr %7, align 8, !tbaa !8
  %12 = load i32, ptr %8, align 4, !tbaa !4
  call void @_ZN8ResidualILi64EEC2EPKfS2_i(ptr noundef nonnull align 4 dereferenceable(256) %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8FragmentILi64EEC1Ev(ptr noundef nonnull align 4 dereferenceable(256) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %3 = load ptr, ptr %2, align 8
  call void @_ZN8FragmentILi64EEC2Ev(ptr noundef nonnull align 4 dereferenceable(256) %3) #7
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8ResidualILi64EEC2EPKfS2_i(ptr noundef nonnull align 4 dereferenceable(256) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) unnamed_addr #1 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !21
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %10 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %35, %4
  %12 = load i32, ptr %9, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 64
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %38

15:                                               ; preds = %11
  %16 = load ptr, ptr %6, align 8, !tbaa !8
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = mul nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %16, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = load ptr, ptr %7, align 8, !tbaa !8
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = load i32, ptr %8, align 4, !tbaa !4
  %26 = mul nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %23, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !11
  %30 = fmul contract float %22, %29
  %31 = getelementptr inbounds nuw %struct.Residual, ptr %10, i32 0, i32 0
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [64 x float], ptr %31, i64 0, i64 %33
  store float %30, ptr %34, align 4, !tbaa !11
  br label %35

35:                                               ; preds = %15
  %36 = load i32, ptr %9, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %9, align 4, !tbaa !4
  br label %11, !llvm.loop !25

38:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8FragmentILi64EEC2Ev(ptr noundef nonnull align 4 dereferenceable(256) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %5 = getelementptr inbounds nuw %struct.Fragment, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [64 x float], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !8
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw %struct.Fragment, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [64 x float], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds float, ptr %10, i64 64
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !8
  store float 0.000000e+00, ptr %15, align 4, !tbaa !11
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw float, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !8
  br label %7, !llvm.loop !26

19:                                               ; preds = %13
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

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
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !10, i64 0}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS8ResidualILi64EE", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS8FragmentILi64EE", !10, i64 0}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
