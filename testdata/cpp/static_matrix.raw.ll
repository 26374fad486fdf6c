; ModuleID = 'static_matrix.cu'
source_filename = "static_matrix.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Matrix = type { [4 x [4 x float]] }
%struct.Matrix.0 = type { [2 x [4 x float]] }
%struct.Matrix.1 = type { [4 x [1 x float]] }
%struct.Matrix.2 = type { [2 x [1 x float]] }
%struct.Matrix.3 = type { [4 x [2 x float]] }
%struct.Matrix.4 = type { [2 x [2 x float]] }
%struct.Matrix.5 = type { [5 x [5 x float]] }
%struct.Matrix.6 = type { [5 x [1 x float]] }
%class.Cholesky = type { %struct.Matrix.5 }
%struct.Matrix.7 = type { [4 x [4 x double]] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN6MatrixIfLi4ELi4EE8diagonalEf = comdat any

$_ZN6MatrixIfLi4ELi4EEclEii = comdat any

$_ZN6MatrixIfLi2ELi4EEC1Ev = comdat any

$_ZN6MatrixIfLi2ELi4EEclEii = comdat any

$_ZN6MatrixIfLi4ELi1EEC1Ev = comdat any

$_ZNK6MatrixIfLi4ELi4EE10transposedEv = comdat any

$_ZN6MatrixIfLi2ELi1EEC1Ev = comdat any

$_ZN6MatrixIfLi2ELi1EEclEii = comdat any

$_ZNK6MatrixIfLi2ELi4EE10transposedEv = comdat any

$_ZN6MatrixIfLi2ELi2EE8diagonalEf = comdat any

$_ZN6MatrixIfLi4ELi1EEclEii = comdat any

$_ZN6MatrixIfLi5ELi5EEC1Ev = comdat any

$_ZN6MatrixIfLi5ELi1EEC1Ev = comdat any

$_ZN6MatrixIfLi5ELi5EEclEii = comdat any

$_ZN6MatrixIfLi5ELi1EEclEii = comdat any

$_ZNK6MatrixIfLi5ELi5EE10transposedEv = comdat any

$_ZN6MatrixIfLi5ELi5EE8diagonalEf = comdat any

$_ZN8CholeskyIfLi5EEC1ERK6MatrixIfLi5ELi5EE = comdat any

$_ZNK8CholeskyIfLi5EE5solveE6MatrixIfLi5ELi1EE = comdat any

$_ZN6MatrixIdLi4ELi4EEC1Ev = comdat any

$_ZN6MatrixIdLi4ELi4EEclEii = comdat any

$_ZN6MatrixIfLi2ELi4EEC2Ev = comdat any

$_ZN6MatrixIfLi4ELi1EEC2Ev = comdat any

$_ZN6MatrixIfLi2ELi1EEC2Ev = comdat any

$_ZN6MatrixIfLi5ELi5EEC2Ev = comdat any

$_ZN6MatrixIfLi5ELi1EEC2Ev = comdat any

$_ZN6MatrixIdLi4ELi4EEC2Ev = comdat any

$_ZN6MatrixIfLi4ELi4EEC1Ev = comdat any

$_ZN6MatrixIfLi4ELi4EEC2Ev = comdat any

$_ZNK6MatrixIfLi4ELi4EEclEii = comdat any

$_ZNK6MatrixIfLi4ELi1EEclEii = comdat any

$_ZN6MatrixIfLi4ELi2EEC1Ev = comdat any

$_ZN6MatrixIfLi4ELi2EEclEii = comdat any

$_ZN6MatrixIfLi4ELi2EEC2Ev = comdat any

$_ZNK6MatrixIfLi4ELi2EEclEii = comdat any

$_ZNK6MatrixIfLi2ELi4EEclEii = comdat any

$_ZN6MatrixIfLi2ELi2EEC1Ev = comdat any

$_ZN6MatrixIfLi2ELi2EEclEii = comdat any

$_ZN6MatrixIfLi2ELi2EEC2Ev = comdat any

$_ZNK6MatrixIfLi2ELi2EEclEii = comdat any

$_ZNK6MatrixIfLi2ELi1EEclEii = comdat any

$_ZNK6MatrixIfLi5ELi5EEclEii = comdat any

$_ZN8CholeskyIfLi5EEC2ERK6MatrixIfLi5ELi5EE = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kalman_filter(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Matrix, align 4
  %9 = alloca %struct.Matrix, align 4
  %10 = alloca %struct.Matrix.0, align 4
  %11 = alloca %struct.Matrix.1, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Matrix.1, align 4
  %14 = alloca %struct.Matrix, align 4
  %15 = alloca %struct.Matrix, align 4
  %16 = alloca %struct.Matrix, align 4
  %17 = alloca %struct.Matrix, align 4
  %18 = alloca %struct.Matrix, align 4
  %19 = alloca %struct.Matrix.2, align 4
  %20 = alloca %struct.Matrix.3, align 4
  %21 = alloca %struct.Matrix.3, align 4
  %22 = alloca %struct.Matrix.3, align 4
  %23 = alloca %struct.Matrix.4, align 4
  %24 = alloca %struct.Matrix.4, align 4
  %25 = alloca %struct.Matrix.4, align 4
  %26 = alloca %struct.Matrix.0, align 4
  %27 = alloca %struct.Matrix.3, align 4
  %28 = alloca %struct.Matrix.4, align 4
  %29 = alloca %struct.Matrix.1, align 4
  %30 = alloca %struct.Matrix.1, align 4
  %31 = alloca %struct.Matrix.1, align 4
  %32 = alloca %struct.Matrix.2, align 4
  %33 = alloca %struct.Matrix.2, align 4
  %34 = alloca %struct.Matrix.2, align 4
  %35 = alloca %struct.Matrix, align 4
  %36 = alloca %struct.Matrix, align 4
  %37 = alloca %struct.Matrix, align 4
  %38 = alloca %struct.Matrix, align 4
  %39 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %40 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #10
  %41 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %44 = add i32 %42, %43
  store i32 %44, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %45 = call %struct.Matrix @_ZN6MatrixIfLi4ELi4EE8diagonalEf(float noundef 1.000000e+00) #10
  %46 = getelementptr inbounds nuw %struct.Matrix, ptr %8, i32 0, i32 0
  %47 = extractvalue %struct.Matrix %45, 0
  store [4 x [4 x float]] %47, ptr %46, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %48 = call %struct.Matrix @_ZN6MatrixIfLi4ELi4EE8diagonalEf(float noundef 1.000000e+00) #10
  %49 = getelementptr inbounds nuw %struct.Matrix, ptr %9, i32 0, i32 0
  %50 = extractvalue %struct.Matrix %48, 0
  store [4 x [4 x float]] %50, ptr %49, align 4
  %51 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %8, i32 noundef 1, i32 noundef 3) #10
  store float 1.250000e-01, ptr %51, align 4, !tbaa !11
  %52 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %8, i32 noundef 0, i32 noundef 2) #10
  store float 1.250000e-01, ptr %52, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #9
  call void @_ZN6MatrixIfLi2ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %10) #10
  %53 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %10, i32 noundef 1, i32 noundef 1) #10
  store float 1.000000e+00, ptr %53, align 4, !tbaa !11
  %54 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %10, i32 noundef 0, i32 noundef 0) #10
  store float 1.000000e+00, ptr %54, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #9
  call void @_ZN6MatrixIfLi4ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %11) #10
  call void @llvm.lifetime.start.p0(ptr %12) #9
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %153, %3
  %56 = load i32, ptr %12, align 4, !tbaa !4
  %57 = load i32, ptr %6, align 4, !tbaa !4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %156

60:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %61 = call %struct.Matrix.1 @_ZmlIfLi4ELi4ELi1EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %8, ptr noundef nonnull align 4 dereferenceable(16) %11) #10
  %62 = getelementptr inbounds nuw %struct.Matrix.1, ptr %13, i32 0, i32 0
  %63 = extractvalue %struct.Matrix.1 %61, 0
  store [4 x [1 x float]] %63, ptr %62, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %13, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.start.p0(ptr %14) #9
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %64 = call %struct.Matrix @_ZmlIfLi4ELi4ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %8, ptr noundef nonnull align 4 dereferenceable(64) %9) #10
  %65 = getelementptr inbounds nuw %struct.Matrix, ptr %16, i32 0, i32 0
  %66 = extractvalue %struct.Matrix %64, 0
  store [4 x [4 x float]] %66, ptr %65, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %67 = call %struct.Matrix @_ZNK6MatrixIfLi4ELi4EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(64) %8) #10
  %68 = getelementptr inbounds nuw %struct.Matrix, ptr %17, i32 0, i32 0
  %69 = extractvalue %struct.Matrix %67, 0
  store [4 x [4 x float]] %69, ptr %68, align 4
  %70 = call %struct.Matrix @_ZmlIfLi4ELi4ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %16, ptr noundef nonnull align 4 dereferenceable(64) %17) #10
  %71 = getelementptr inbounds nuw %struct.Matrix, ptr %15, i32 0, i32 0
  %72 = extractvalue %struct.Matrix %70, 0
  store [4 x [4 x float]] %72, ptr %71, align 4
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %73 = call %struct.Matrix @_ZN6MatrixIfLi4ELi4EE8diagonalEf(float noundef 0x3F847AE140000000) #10
  %74 = getelementptr inbounds nuw %struct.Matrix, ptr %18, i32 0, i32 0
  %75 = extractvalue %struct.Matrix %73, 0
  store [4 x [4 x float]] %75, ptr %74, align 4
  %76 = call %struct.Matrix @_ZplIfLi4ELi4EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix) align 4 %15, ptr noundef nonnull align 4 dereferenceable(64) %18) #10
  %77 = getelementptr inbounds nuw %struct.Matrix, ptr %14, i32 0, i32 0
  %78 = extractvalue %struct.Matrix %76, 0
  store [4 x [4 x float]] %78, ptr %77, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %14, i64 64, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.start.p0(ptr %19) #9
  call void @_ZN6MatrixIfLi2ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %19) #10
  %79 = load ptr, ptr %4, align 8, !tbaa !8
  %80 = load i32, ptr %7, align 4, !tbaa !4
  %81 = load i32, ptr %6, align 4, !tbaa !4
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %12, align 4, !tbaa !4
  %84 = add nsw i32 %82, %83
  %85 = srem i32 %84, 256
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %79, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !11
  %89 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %19, i32 noundef 0, i32 noundef 0) #10
  store float %88, ptr %89, align 4, !tbaa !11
  %90 = load ptr, ptr %4, align 8, !tbaa !8
  %91 = load i32, ptr %7, align 4, !tbaa !4
  %92 = load i32, ptr %6, align 4, !tbaa !4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %12, align 4, !tbaa !4
  %95 = add nsw i32 %93, %94
  %96 = add nsw i32 %95, 128
  %97 = srem i32 %96, 256
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %90, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !11
  %101 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %19, i32 noundef 1, i32 noundef 0) #10
  store float %100, ptr %101, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #9
  call void @llvm.lifetime.start.p0(ptr %21) #9
  call void @llvm.lifetime.start.p0(ptr %22) #9
  %102 = call %struct.Matrix.3 @_ZNK6MatrixIfLi2ELi4EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(32) %10) #10
  %103 = getelementptr inbounds nuw %struct.Matrix.3, ptr %22, i32 0, i32 0
  %104 = extractvalue %struct.Matrix.3 %102, 0
  store [4 x [2 x float]] %104, ptr %103, align 4
  %105 = call %struct.Matrix.3 @_ZmlIfLi4ELi4ELi2EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %9, ptr noundef nonnull align 4 dereferenceable(32) %22) #10
  %106 = getelementptr inbounds nuw %struct.Matrix.3, ptr %21, i32 0, i32 0
  %107 = extractvalue %struct.Matrix.3 %105, 0
  store [4 x [2 x float]] %107, ptr %106, align 4
  call void @llvm.lifetime.start.p0(ptr %23) #9
  call void @llvm.lifetime.start.p0(ptr %24) #9
  call void @llvm.lifetime.start.p0(ptr %26) #9
  %108 = call %struct.Matrix.0 @_ZmlIfLi2ELi4ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(64) %9) #10
  %109 = getelementptr inbounds nuw %struct.Matrix.0, ptr %26, i32 0, i32 0
  %110 = extractvalue %struct.Matrix.0 %108, 0
  store [2 x [4 x float]] %110, ptr %109, align 4
  call void @llvm.lifetime.start.p0(ptr %27) #9
  %111 = call %struct.Matrix.3 @_ZNK6MatrixIfLi2ELi4EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(32) %10) #10
  %112 = getelementptr inbounds nuw %struct.Matrix.3, ptr %27, i32 0, i32 0
  %113 = extractvalue %struct.Matrix.3 %111, 0
  store [4 x [2 x float]] %113, ptr %112, align 4
  %114 = call %struct.Matrix.4 @_ZmlIfLi2ELi4ELi2EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %26, ptr noundef nonnull align 4 dereferenceable(32) %27) #10
  %115 = getelementptr inbounds nuw %struct.Matrix.4, ptr %25, i32 0, i32 0
  %116 = extractvalue %struct.Matrix.4 %114, 0
  store [2 x [2 x float]] %116, ptr %115, align 4
  call void @llvm.lifetime.start.p0(ptr %28) #9
  %117 = call %struct.Matrix.4 @_ZN6MatrixIfLi2ELi2EE8diagonalEf(float noundef 2.500000e-01) #10
  %118 = getelementptr inbounds nuw %struct.Matrix.4, ptr %28, i32 0, i32 0
  %119 = extractvalue %struct.Matrix.4 %117, 0
  store [2 x [2 x float]] %119, ptr %118, align 4
  %120 = call %struct.Matrix.4 @_ZplIfLi2ELi2EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.4) align 4 %25, ptr noundef nonnull align 4 dereferenceable(16) %28) #10
  %121 = getelementptr inbounds nuw %struct.Matrix.4, ptr %24, i32 0, i32 0
  %122 = extractvalue %struct.Matrix.4 %120, 0
  store [2 x [2 x float]] %122, ptr %121, align 4
  %123 = call %struct.Matrix.4 @_ZL7inverseIfE6MatrixIT_Li2ELi2EERKS2_(ptr noundef nonnull align 4 dereferenceable(16) %24) #10
  %124 = getelementptr inbounds nuw %struct.Matrix.4, ptr %23, i32 0, i32 0
  %125 = extractvalue %struct.Matrix.4 %123, 0
  store [2 x [2 x float]] %125, ptr %124, align 4
  %126 = call %struct.Matrix.3 @_ZmlIfLi4ELi2ELi2EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %21, ptr noundef nonnull align 4 dereferenceable(16) %23) #10
  %127 = getelementptr inbounds nuw %struct.Matrix.3, ptr %20, i32 0, i32 0
  %128 = extractvalue %struct.Matrix.3 %126, 0
  store [4 x [2 x float]] %128, ptr %127, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #9
  call void @llvm.lifetime.end.p0(ptr %27) #9
  call void @llvm.lifetime.end.p0(ptr %26) #9
  call void @llvm.lifetime.end.p0(ptr %24) #9
  call void @llvm.lifetime.end.p0(ptr %23) #9
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  call void @llvm.lifetime.start.p0(ptr %29) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %11, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.start.p0(ptr %31) #9
  call void @llvm.lifetime.start.p0(ptr %32) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %19, i64 8, i1 false), !tbaa.struct !16
  call void @llvm.lifetime.start.p0(ptr %34) #9
  %129 = call %struct.Matrix.2 @_ZmlIfLi2ELi4ELi1EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %10, ptr noundef nonnull align 4 dereferenceable(16) %11) #10
  %130 = getelementptr inbounds nuw %struct.Matrix.2, ptr %34, i32 0, i32 0
  %131 = extractvalue %struct.Matrix.2 %129, 0
  store [2 x [1 x float]] %131, ptr %130, align 4
  %132 = call %struct.Matrix.2 @_ZmiIfLi2ELi1EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.2) align 4 %33, ptr noundef nonnull align 4 dereferenceable(8) %34) #10
  %133 = getelementptr inbounds nuw %struct.Matrix.2, ptr %32, i32 0, i32 0
  %134 = extractvalue %struct.Matrix.2 %132, 0
  store [2 x [1 x float]] %134, ptr %133, align 4
  %135 = call %struct.Matrix.1 @_ZmlIfLi4ELi2ELi1EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %20, ptr noundef nonnull align 4 dereferenceable(8) %32) #10
  %136 = getelementptr inbounds nuw %struct.Matrix.1, ptr %31, i32 0, i32 0
  %137 = extractvalue %struct.Matrix.1 %135, 0
  store [4 x [1 x float]] %137, ptr %136, align 4
  %138 = call %struct.Matrix.1 @_ZplIfLi4ELi1EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.1) align 4 %30, ptr noundef nonnull align 4 dereferenceable(16) %31) #10
  %139 = getelementptr inbounds nuw %struct.Matrix.1, ptr %29, i32 0, i32 0
  %140 = extractvalue %struct.Matrix.1 %138, 0
  store [4 x [1 x float]] %140, ptr %139, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %29, i64 16, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %34) #9
  call void @llvm.lifetime.end.p0(ptr %32) #9
  call void @llvm.lifetime.end.p0(ptr %31) #9
  call void @llvm.lifetime.end.p0(ptr %29) #9
  call void @llvm.lifetime.start.p0(ptr %35) #9
  call void @llvm.lifetime.start.p0(ptr %36) #9
  %141 = call %struct.Matrix @_ZN6MatrixIfLi4ELi4EE8diagonalEf(float noundef 1.000000e+00) #10
  %142 = getelementptr inbounds nuw %struct.Matrix, ptr %37, i32 0, i32 0
  %143 = extractvalue %struct.Matrix %141, 0
  store [4 x [4 x float]] %143, ptr %142, align 4
  call void @llvm.lifetime.start.p0(ptr %38) #9
  %144 = call %struct.Matrix @_ZmlIfLi4ELi2ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %20, ptr noundef nonnull align 4 dereferenceable(32) %10) #10
  %145 = getelementptr inbounds nuw %struct.Matrix, ptr %38, i32 0, i32 0
  %146 = extractvalue %struct.Matrix %144, 0
  store [4 x [4 x float]] %146, ptr %145, align 4
  %147 = call %struct.Matrix @_ZmiIfLi4ELi4EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix) align 4 %37, ptr noundef nonnull align 4 dereferenceable(64) %38) #10
  %148 = getelementptr inbounds nuw %struct.Matrix, ptr %36, i32 0, i32 0
  %149 = extractvalue %struct.Matrix %147, 0
  store [4 x [4 x float]] %149, ptr %148, align 4
  %150 = call %struct.Matrix @_ZmlIfLi4ELi4ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %36, ptr noundef nonnull align 4 dereferenceable(64) %9) #10
  %151 = getelementptr inbounds nuw %struct.Matrix, ptr %35, i32 0, i32 0
  %152 = extractvalue %struct.Matrix %150, 0
  store [4 x [4 x float]] %152, ptr %151, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %35, i64 64, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr %38) #9
  call void @llvm.lifetime.end.p0(ptr %36) #9
  call void @llvm.lifetime.end.p0(ptr %35) #9
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @llvm.lifetime.end.p0(ptr %19) #9
  br label %153

153:                                              ; preds = %60
  %154 = load i32, ptr %12, align 4, !tbaa !4
  %155 = add nsw i32 %154, 1
  store i32 %155, ptr %12, align 4, !tbaa !4
  br label %55, !llvm.loop !17

156:                                              ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %39) #9
  store i32 0, ptr %39, align 4, !tbaa !4
  br label %157

157:                                              ; preds = %172, %156
  %158 = load i32, ptr %39, align 4, !tbaa !4
  %159 = icmp slt i32 %158, 4
  br i1 %159, label %161, label %160

160:                                              ; preds = %157
  call void @llvm.lifetime.end.p0(ptr %39) #9
  br label %175

161:                                              ; preds = %157
  %162 = load i32, ptr %39, align 4, !tbaa !4
  %163 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %11, i32 noundef %162, i32 noundef 0) #10
  %164 = load float, ptr %163, align 4, !tbaa !11
  %165 = load ptr, ptr %5, align 8, !tbaa !8
  %166 = load i32, ptr %7, align 4, !tbaa !4
  %167 = mul nsw i32 4, %166
  %168 = load i32, ptr %39, align 4, !tbaa !4
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  store float %164, ptr %171, align 4, !tbaa !11
  br label %172

172:                                              ; preds = %161
  %173 = load i32, ptr %39, align 4, !tbaa !4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %39, align 4, !tbaa !4
  br label %157, !llvm.loop !19

175:                                              ; preds = %160
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix @_ZN6MatrixIfLi4ELi4EE8diagonalEf(float noundef %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix, align 4
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  call void @_ZN6MatrixIfLi4ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %2) #10
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %17

9:                                                ; preds = %5
  %10 = load float, ptr %3, align 4, !tbaa !11
  %11 = load i32, ptr %4, align 4, !tbaa !4
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %2, i32 noundef %11, i32 noundef %12) #10
  store float %10, ptr %13, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !tbaa !4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %4, align 4, !tbaa !4
  br label %5, !llvm.loop !20

17:                                               ; preds = %8
  %18 = load %struct.Matrix, ptr %2, align 4
  ret %struct.Matrix %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi2ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi2ELi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !23
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.0, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi4ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !25
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi4ELi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.1 @_ZmlIfLi4ELi4ELi1EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 {
  %3 = alloca %struct.Matrix.1, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store ptr %1, ptr %5, align 8, !tbaa !25
  call void @_ZN6MatrixIfLi4ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !25, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !29

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !30

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !31

50:                                               ; preds = %13
  %51 = load %struct.Matrix.1, ptr %3, align 4
  ret %struct.Matrix.1 %51
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix @_ZplIfLi4ELi4EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #3 {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %31, %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %34

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %27, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !27, !align !28
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %18, i32 noundef %19, i32 noundef %20) #10
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %22, i32 noundef %23) #10
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fadd contract float %25, %21
  store float %26, ptr %24, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4, !tbaa !4
  br label %13, !llvm.loop !32

30:                                               ; preds = %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4, !tbaa !4
  br label %8, !llvm.loop !33

34:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 64, i1 false), !tbaa.struct !15
  %35 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %35
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix @_ZmlIfLi4ELi4ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #3 {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store ptr %1, ptr %5, align 8, !tbaa !21
  call void @_ZN6MatrixIfLi4ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !34

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !35

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !36

50:                                               ; preds = %13
  %51 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %51
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix @_ZNK6MatrixIfLi4ELi4EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(64) %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  %7 = load ptr, ptr %3, align 8
  call void @_ZN6MatrixIfLi4ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %2) #10
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %33, %1
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %36

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %29, %12
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %32

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.Matrix, ptr %7, i32 0, i32 0
  %19 = load i32, ptr %4, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [4 x [4 x float]], ptr %18, i64 0, i64 %20
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %4, align 4, !tbaa !4
  %28 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %2, i32 noundef %26, i32 noundef %27) #10
  store float %25, ptr %28, align 4, !tbaa !11
  br label %29

29:                                               ; preds = %17
  %30 = load i32, ptr %6, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %6, align 4, !tbaa !4
  br label %13, !llvm.loop !37

32:                                               ; preds = %16
  br label %33

33:                                               ; preds = %32
  %34 = load i32, ptr %4, align 4, !tbaa !4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %4, align 4, !tbaa !4
  br label %8, !llvm.loop !38

36:                                               ; preds = %11
  %37 = load %struct.Matrix, ptr %2, align 4
  ret %struct.Matrix %37
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi2ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !39
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi2ELi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !39
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.2, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.3 @_ZmlIfLi4ELi2ELi2EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 {
  %3 = alloca %struct.Matrix.3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  store ptr %1, ptr %5, align 8, !tbaa !43
  call void @_ZN6MatrixIfLi4ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 2
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !41, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !43, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !45

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !46

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !47

50:                                               ; preds = %13
  %51 = load %struct.Matrix.3, ptr %3, align 4
  ret %struct.Matrix.3 %51
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.3 @_ZmlIfLi4ELi4ELi2EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(64) %0, ptr noundef nonnull align 4 dereferenceable(32) %1) #3 {
  %3 = alloca %struct.Matrix.3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store ptr %1, ptr %5, align 8, !tbaa !41
  call void @_ZN6MatrixIfLi4ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 2
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !41, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !48

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !49

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !50

50:                                               ; preds = %13
  %51 = load %struct.Matrix.3, ptr %3, align 4
  ret %struct.Matrix.3 %51
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix.3 @_ZNK6MatrixIfLi2ELi4EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(32) %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix.3, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !23
  %7 = load ptr, ptr %3, align 8
  call void @_ZN6MatrixIfLi4ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %2) #10
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %33, %1
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %36

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %29, %12
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %32

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.Matrix.0, ptr %7, i32 0, i32 0
  %19 = load i32, ptr %4, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [2 x [4 x float]], ptr %18, i64 0, i64 %20
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %4, align 4, !tbaa !4
  %28 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %2, i32 noundef %26, i32 noundef %27) #10
  store float %25, ptr %28, align 4, !tbaa !11
  br label %29

29:                                               ; preds = %17
  %30 = load i32, ptr %6, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %6, align 4, !tbaa !4
  br label %13, !llvm.loop !51

32:                                               ; preds = %16
  br label %33

33:                                               ; preds = %32
  %34 = load i32, ptr %4, align 4, !tbaa !4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %4, align 4, !tbaa !4
  br label %8, !llvm.loop !52

36:                                               ; preds = %11
  %37 = load %struct.Matrix.3, ptr %2, align 4
  ret %struct.Matrix.3 %37
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.4 @_ZL7inverseIfE6MatrixIT_Li2ELi2EERKS2_(ptr noundef nonnull align 4 dereferenceable(16) %0) #3 {
  %2 = alloca %struct.Matrix.4, align 4
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr %4) #9
  %5 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %6 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %5, i32 noundef 0, i32 noundef 0) #10
  %7 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %8 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %7, i32 noundef 1, i32 noundef 1) #10
  %9 = fmul contract float %6, %8
  %10 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %11 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %10, i32 noundef 0, i32 noundef 1) #10
  %12 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %13 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %12, i32 noundef 1, i32 noundef 0) #10
  %14 = fmul contract float %11, %13
  %15 = fsub contract float %9, %14
  %16 = fdiv contract float 1.000000e+00, %15
  store float %16, ptr %4, align 4, !tbaa !11
  call void @_ZN6MatrixIfLi2ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %2) #10
  %17 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %18 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %17, i32 noundef 1, i32 noundef 1) #10
  %19 = load float, ptr %4, align 4, !tbaa !11
  %20 = fmul contract float %18, %19
  %21 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef 0, i32 noundef 0) #10
  store float %20, ptr %21, align 4, !tbaa !11
  %22 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %23 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %22, i32 noundef 0, i32 noundef 1) #10
  %24 = fneg contract float %23
  %25 = load float, ptr %4, align 4, !tbaa !11
  %26 = fmul contract float %24, %25
  %27 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef 0, i32 noundef 1) #10
  store float %26, ptr %27, align 4, !tbaa !11
  %28 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %29 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %28, i32 noundef 1, i32 noundef 0) #10
  %30 = fneg contract float %29
  %31 = load float, ptr %4, align 4, !tbaa !11
  %32 = fmul contract float %30, %31
  %33 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef 1, i32 noundef 0) #10
  store float %32, ptr %33, align 4, !tbaa !11
  %34 = load ptr, ptr %3, align 8, !tbaa !43, !nonnull !27, !align !28
  %35 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %34, i32 noundef 0, i32 noundef 0) #10
  %36 = load float, ptr %4, align 4, !tbaa !11
  %37 = fmul contract float %35, %36
  %38 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef 1, i32 noundef 1) #10
  store float %37, ptr %38, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %4) #9
  %39 = load %struct.Matrix.4, ptr %2, align 4
  ret %struct.Matrix.4 %39
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.4 @_ZplIfLi2ELi2EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.4) align 4 %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 {
  %3 = alloca %struct.Matrix.4, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %31, %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %34

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %27, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 2
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8, !tbaa !43, !nonnull !27, !align !28
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = call contract noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %18, i32 noundef %19, i32 noundef %20) #10
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %22, i32 noundef %23) #10
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fadd contract float %25, %21
  store float %26, ptr %24, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4, !tbaa !4
  br label %13, !llvm.loop !53

30:                                               ; preds = %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4, !tbaa !4
  br label %8, !llvm.loop !54

34:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 16, i1 false), !tbaa.struct !13
  %35 = load %struct.Matrix.4, ptr %3, align 4
  ret %struct.Matrix.4 %35
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.4 @_ZmlIfLi2ELi4ELi2EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(32) %1) #3 {
  %3 = alloca %struct.Matrix.4, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !23
  store ptr %1, ptr %5, align 8, !tbaa !41
  call void @_ZN6MatrixIfLi2ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 2
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !23, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !41, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !55

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !56

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !57

50:                                               ; preds = %13
  %51 = load %struct.Matrix.4, ptr %3, align 4
  ret %struct.Matrix.4 %51
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.0 @_ZmlIfLi2ELi4ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #3 {
  %3 = alloca %struct.Matrix.0, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !23
  store ptr %1, ptr %5, align 8, !tbaa !21
  call void @_ZN6MatrixIfLi2ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !23, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !58

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !59

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !60

50:                                               ; preds = %13
  %51 = load %struct.Matrix.0, ptr %3, align 4
  ret %struct.Matrix.0 %51
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix.4 @_ZN6MatrixIfLi2ELi2EE8diagonalEf(float noundef %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix.4, align 4
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  call void @_ZN6MatrixIfLi2ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %2) #10
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %6, 2
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %17

9:                                                ; preds = %5
  %10 = load float, ptr %3, align 4, !tbaa !11
  %11 = load i32, ptr %4, align 4, !tbaa !4
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef %11, i32 noundef %12) #10
  store float %10, ptr %13, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !tbaa !4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %4, align 4, !tbaa !4
  br label %5, !llvm.loop !61

17:                                               ; preds = %8
  %18 = load %struct.Matrix.4, ptr %2, align 4
  ret %struct.Matrix.4 %18
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.1 @_ZplIfLi4ELi1EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 {
  %3 = alloca %struct.Matrix.1, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %31, %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %34

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %27, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8, !tbaa !25, !nonnull !27, !align !28
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = call contract noundef float @_ZNK6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %18, i32 noundef %19, i32 noundef %20) #10
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %22, i32 noundef %23) #10
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fadd contract float %25, %21
  store float %26, ptr %24, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4, !tbaa !4
  br label %13, !llvm.loop !62

30:                                               ; preds = %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4, !tbaa !4
  br label %8, !llvm.loop !63

34:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 16, i1 false), !tbaa.struct !13
  %35 = load %struct.Matrix.1, ptr %3, align 4
  ret %struct.Matrix.1 %35
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.1 @_ZmlIfLi4ELi2ELi1EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 {
  %3 = alloca %struct.Matrix.1, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  store ptr %1, ptr %5, align 8, !tbaa !39
  call void @_ZN6MatrixIfLi4ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !41, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !39, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !64

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !65

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !66

50:                                               ; preds = %13
  %51 = load %struct.Matrix.1, ptr %3, align 4
  ret %struct.Matrix.1 %51
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.2 @_ZmiIfLi2ELi1EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 {
  %3 = alloca %struct.Matrix.2, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %31, %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %34

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %27, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 1
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8, !tbaa !39, !nonnull !27, !align !28
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = call contract noundef float @_ZNK6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %18, i32 noundef %19, i32 noundef %20) #10
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %22, i32 noundef %23) #10
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fsub contract float %25, %21
  store float %26, ptr %24, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4, !tbaa !4
  br label %13, !llvm.loop !67

30:                                               ; preds = %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4, !tbaa !4
  br label %8, !llvm.loop !68

34:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 8, i1 false), !tbaa.struct !16
  %35 = load %struct.Matrix.2, ptr %3, align 4
  ret %struct.Matrix.2 %35
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.2 @_ZmlIfLi2ELi4ELi1EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 {
  %3 = alloca %struct.Matrix.2, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !23
  store ptr %1, ptr %5, align 8, !tbaa !25
  call void @_ZN6MatrixIfLi2ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 2
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 1
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 4
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !23, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !25, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !69

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !70

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !71

50:                                               ; preds = %13
  %51 = load %struct.Matrix.2, ptr %3, align 4
  ret %struct.Matrix.2 %51
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix @_ZmiIfLi4ELi4EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef nonnull align 4 dereferenceable(64) %1) #3 {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %31, %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %34

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %27, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 4
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !27, !align !28
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = call contract noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %18, i32 noundef %19, i32 noundef %20) #10
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %22, i32 noundef %23) #10
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fsub contract float %25, %21
  store float %26, ptr %24, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4, !tbaa !4
  br label %13, !llvm.loop !72

30:                                               ; preds = %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4, !tbaa !4
  br label %8, !llvm.loop !73

34:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 64, i1 false), !tbaa.struct !15
  %35 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %35
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix @_ZmlIfLi4ELi2ELi4EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef nonnull align 4 dereferenceable(32) %1) #3 {
  %3 = alloca %struct.Matrix, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  store ptr %1, ptr %5, align 8, !tbaa !23
  call void @_ZN6MatrixIfLi4ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 4
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !41, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !74

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !75

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !76

50:                                               ; preds = %13
  %51 = load %struct.Matrix, ptr %3, align 4
  ret %struct.Matrix %51
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !25
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.1, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cholesky_solve(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Matrix.5, align 4
  %10 = alloca %struct.Matrix.6, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Matrix.6, align 4
  %15 = alloca %class.Cholesky, align 4
  %16 = alloca %struct.Matrix.5, align 4
  %17 = alloca %struct.Matrix.5, align 4
  %18 = alloca %struct.Matrix.5, align 4
  %19 = alloca %struct.Matrix.5, align 4
  %20 = alloca %struct.Matrix.6, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 5, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %22 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #10
  %23 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %26 = add i32 %24, %25
  store i32 %26, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #9
  call void @_ZN6MatrixIfLi5ELi5EEC1Ev(ptr noundef nonnull align 4 dereferenceable(100) %9) #10
  call void @llvm.lifetime.start.p0(ptr %10) #9
  call void @_ZN6MatrixIfLi5ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(20) %10) #10
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %65, %3
  %28 = load i32, ptr %11, align 4, !tbaa !4
  %29 = icmp slt i32 %28, 5
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %68

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %13) #9
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %51, %31
  %33 = load i32, ptr %13, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 5
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %54

36:                                               ; preds = %32
  %37 = load ptr, ptr %4, align 8, !tbaa !8
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = mul nsw i32 %38, 5
  %40 = load i32, ptr %11, align 4, !tbaa !4
  %41 = add nsw i32 %39, %40
  %42 = mul nsw i32 %41, 5
  %43 = load i32, ptr %13, align 4, !tbaa !4
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %37, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !11
  %48 = load i32, ptr %11, align 4, !tbaa !4
  %49 = load i32, ptr %13, align 4, !tbaa !4
  %50 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %9, i32 noundef %48, i32 noundef %49) #10
  store float %47, ptr %50, align 4, !tbaa !11
  br label %51

51:                                               ; preds = %36
  %52 = load i32, ptr %13, align 4, !tbaa !4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %13, align 4, !tbaa !4
  br label %32, !llvm.loop !77

54:                                               ; preds = %35
  %55 = load ptr, ptr %5, align 8, !tbaa !8
  %56 = load i32, ptr %8, align 4, !tbaa !4
  %57 = mul nsw i32 %56, 5
  %58 = load i32, ptr %11, align 4, !tbaa !4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %55, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !11
  %63 = load i32, ptr %11, align 4, !tbaa !4
  %64 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %10, i32 noundef %63, i32 noundef 0) #10
  store float %62, ptr %64, align 4, !tbaa !11
  br label %65

65:                                               ; preds = %54
  %66 = load i32, ptr %11, align 4, !tbaa !4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %11, align 4, !tbaa !4
  br label %27, !llvm.loop !78

68:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %14) #9
  call void @llvm.lifetime.start.p0(ptr %15) #9
  call void @llvm.lifetime.start.p0(ptr %16) #9
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %69 = call %struct.Matrix.5 @_ZNK6MatrixIfLi5ELi5EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(100) %9) #10
  %70 = getelementptr inbounds nuw %struct.Matrix.5, ptr %18, i32 0, i32 0
  %71 = extractvalue %struct.Matrix.5 %69, 0
  store [5 x [5 x float]] %71, ptr %70, align 4
  %72 = call %struct.Matrix.5 @_ZmlIfLi5ELi5ELi5EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(100) %9, ptr noundef nonnull align 4 dereferenceable(100) %18) #10
  %73 = getelementptr inbounds nuw %struct.Matrix.5, ptr %17, i32 0, i32 0
  %74 = extractvalue %struct.Matrix.5 %72, 0
  store [5 x [5 x float]] %74, ptr %73, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #9
  %75 = call %struct.Matrix.5 @_ZN6MatrixIfLi5ELi5EE8diagonalEf(float noundef 2.000000e+00) #10
  %76 = getelementptr inbounds nuw %struct.Matrix.5, ptr %19, i32 0, i32 0
  %77 = extractvalue %struct.Matrix.5 %75, 0
  store [5 x [5 x float]] %77, ptr %76, align 4
  %78 = call %struct.Matrix.5 @_ZplIfLi5ELi5EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.5) align 4 %17, ptr noundef nonnull align 4 dereferenceable(100) %19) #10
  %79 = getelementptr inbounds nuw %struct.Matrix.5, ptr %16, i32 0, i32 0
  %80 = extractvalue %struct.Matrix.5 %78, 0
  store [5 x [5 x float]] %80, ptr %79, align 4
  call void @_ZN8CholeskyIfLi5EEC1ERK6MatrixIfLi5ELi5EE(ptr noundef nonnull align 4 dereferenceable(100) %15, ptr noundef nonnull align 4 dereferenceable(100) %16) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %10, i64 20, i1 false), !tbaa.struct !79
  %81 = call %struct.Matrix.6 @_ZNK8CholeskyIfLi5EE5solveE6MatrixIfLi5ELi1EE(ptr noundef nonnull align 4 dereferenceable(100) %15, ptr noundef byval(%struct.Matrix.6) align 4 %20) #10
  %82 = getelementptr inbounds nuw %struct.Matrix.6, ptr %14, i32 0, i32 0
  %83 = extractvalue %struct.Matrix.6 %81, 0
  store [5 x [1 x float]] %83, ptr %82, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %99, %68
  %85 = load i32, ptr %21, align 4, !tbaa !4
  %86 = icmp slt i32 %85, 5
  br i1 %86, label %88, label %87

87:                                               ; preds = %84
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #9
  br label %102

88:                                               ; preds = %84
  %89 = load i32, ptr %21, align 4, !tbaa !4
  %90 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %14, i32 noundef %89, i32 noundef 0) #10
  %91 = load float, ptr %90, align 4, !tbaa !11
  %92 = load ptr, ptr %6, align 8, !tbaa !8
  %93 = load i32, ptr %8, align 4, !tbaa !4
  %94 = mul nsw i32 %93, 5
  %95 = load i32, ptr %21, align 4, !tbaa !4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %92, i64 %97
  store float %91, ptr %98, align 4, !tbaa !11
  br label %99

99:                                               ; preds = %88
  %100 = load i32, ptr %21, align 4, !tbaa !4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %21, align 4, !tbaa !4
  br label %84, !llvm.loop !80

102:                                              ; preds = %87
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi5ELi5EEC1Ev(ptr noundef nonnull align 4 dereferenceable(100) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !81
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi5ELi5EEC2Ev(ptr noundef nonnull align 4 dereferenceable(100) %3) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi5ELi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(20) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !83
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi5ELi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(20) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !81
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.5, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x [5 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [5 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !83
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.6, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.5 @_ZplIfLi5ELi5EE6MatrixIT_XT0_EXT1_EES2_RKS2_(ptr noundef byval(%struct.Matrix.5) align 4 %0, ptr noundef nonnull align 4 dereferenceable(100) %1) #3 {
  %3 = alloca %struct.Matrix.5, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %1, ptr %4, align 8, !tbaa !81
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %31, %2
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 5
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %34

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %27, %12
  %14 = load i32, ptr %7, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 5
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %30

17:                                               ; preds = %13
  %18 = load ptr, ptr %4, align 8, !tbaa !81, !nonnull !27, !align !28
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %18, i32 noundef %19, i32 noundef %20) #10
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %0, i32 noundef %22, i32 noundef %23) #10
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fadd contract float %25, %21
  store float %26, ptr %24, align 4, !tbaa !11
  br label %27

27:                                               ; preds = %17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4, !tbaa !4
  br label %13, !llvm.loop !85

30:                                               ; preds = %16
  br label %31

31:                                               ; preds = %30
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %5, align 4, !tbaa !4
  br label %8, !llvm.loop !86

34:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 100, i1 false), !tbaa.struct !87
  %35 = load %struct.Matrix.5, ptr %3, align 4
  ret %struct.Matrix.5 %35
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Matrix.5 @_ZmlIfLi5ELi5ELi5EE6MatrixIT_XT0_EXT2_EERKS0_IS1_XT0_EXT1_EERKS0_IS1_XT1_EXT2_EE(ptr noundef nonnull align 4 dereferenceable(100) %0, ptr noundef nonnull align 4 dereferenceable(100) %1) #3 {
  %3 = alloca %struct.Matrix.5, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !81
  store ptr %1, ptr %5, align 8, !tbaa !81
  call void @_ZN6MatrixIfLi5ELi5EEC1Ev(ptr noundef nonnull align 4 dereferenceable(100) %3) #10
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %47, %2
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 5
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %50

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %43, %14
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 5
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %46

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %39, %19
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 5
  br i1 %22, label %24, label %23

23:                                               ; preds = %20
  store i32 8, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %42

24:                                               ; preds = %20
  %25 = load ptr, ptr %4, align 8, !tbaa !81, !nonnull !27, !align !28
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %25, i32 noundef %26, i32 noundef %27) #10
  %29 = load ptr, ptr %5, align 8, !tbaa !81, !nonnull !27, !align !28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = fmul contract float %28, %32
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %3, i32 noundef %34, i32 noundef %35) #10
  %37 = load float, ptr %36, align 4, !tbaa !11
  %38 = fadd contract float %37, %33
  store float %38, ptr %36, align 4, !tbaa !11
  br label %39

39:                                               ; preds = %24
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !88

42:                                               ; preds = %23
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %15, !llvm.loop !89

46:                                               ; preds = %18
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %10, !llvm.loop !90

50:                                               ; preds = %13
  %51 = load %struct.Matrix.5, ptr %3, align 4
  ret %struct.Matrix.5 %51
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix.5 @_ZNK6MatrixIfLi5ELi5EE10transposedEv(ptr noundef nonnull align 4 dereferenceable(100) %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix.5, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !81
  %7 = load ptr, ptr %3, align 8
  call void @_ZN6MatrixIfLi5ELi5EEC1Ev(ptr noundef nonnull align 4 dereferenceable(100) %2) #10
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %33, %1
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 5
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  store i32 2, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %36

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %29, %12
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 5
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %32

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw %struct.Matrix.5, ptr %7, i32 0, i32 0
  %19 = load i32, ptr %4, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [5 x [5 x float]], ptr %18, i64 0, i64 %20
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [5 x float], ptr %21, i64 0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load i32, ptr %4, align 4, !tbaa !4
  %28 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %2, i32 noundef %26, i32 noundef %27) #10
  store float %25, ptr %28, align 4, !tbaa !11
  br label %29

29:                                               ; preds = %17
  %30 = load i32, ptr %6, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %6, align 4, !tbaa !4
  br label %13, !llvm.loop !91

32:                                               ; preds = %16
  br label %33

33:                                               ; preds = %32
  %34 = load i32, ptr %4, align 4, !tbaa !4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %4, align 4, !tbaa !4
  br label %8, !llvm.loop !92

36:                                               ; preds = %11
  %37 = load %struct.Matrix.5, ptr %2, align 4
  ret %struct.Matrix.5 %37
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix.5 @_ZN6MatrixIfLi5ELi5EE8diagonalEf(float noundef %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix.5, align 4
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  call void @_ZN6MatrixIfLi5ELi5EEC1Ev(ptr noundef nonnull align 4 dereferenceable(100) %2) #10
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %14, %1
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %6, 5
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %17

9:                                                ; preds = %5
  %10 = load float, ptr %3, align 4, !tbaa !11
  %11 = load i32, ptr %4, align 4, !tbaa !4
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %2, i32 noundef %11, i32 noundef %12) #10
  store float %10, ptr %13, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %9
  %15 = load i32, ptr %4, align 4, !tbaa !4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %4, align 4, !tbaa !4
  br label %5, !llvm.loop !93

17:                                               ; preds = %8
  %18 = load %struct.Matrix.5, ptr %2, align 4
  ret %struct.Matrix.5 %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8CholeskyIfLi5EEC1ERK6MatrixIfLi5ELi5EE(ptr noundef nonnull align 4 dereferenceable(100) %0, ptr noundef nonnull align 4 dereferenceable(100) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !94
  store ptr %1, ptr %4, align 8, !tbaa !81
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN8CholeskyIfLi5EEC2ERK6MatrixIfLi5ELi5EE(ptr noundef nonnull align 4 dereferenceable(100) %5, ptr noundef nonnull align 4 dereferenceable(100) %6) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix.6 @_ZNK8CholeskyIfLi5EE5solveE6MatrixIfLi5ELi1EE(ptr noundef nonnull align 4 dereferenceable(100) %0, ptr noundef byval(%struct.Matrix.6) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Matrix.6, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !94
  %10 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %46, %2
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 5
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %49

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %34, %15
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %37

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw %class.Cholesky, ptr %10, i32 0, i32 0
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %22, i32 noundef %23, i32 noundef %24) #10
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %1, i32 noundef %26, i32 noundef 0) #10
  %28 = load float, ptr %27, align 4, !tbaa !11
  %29 = fmul contract float %25, %28
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %1, i32 noundef %30, i32 noundef 0) #10
  %32 = load float, ptr %31, align 4, !tbaa !11
  %33 = fsub contract float %32, %29
  store float %33, ptr %31, align 4, !tbaa !11
  br label %34

34:                                               ; preds = %21
  %35 = load i32, ptr %7, align 4, !tbaa !4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %7, align 4, !tbaa !4
  br label %16, !llvm.loop !96

37:                                               ; preds = %20
  %38 = getelementptr inbounds nuw %class.Cholesky, ptr %10, i32 0, i32 0
  %39 = load i32, ptr %5, align 4, !tbaa !4
  %40 = load i32, ptr %5, align 4, !tbaa !4
  %41 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %38, i32 noundef %39, i32 noundef %40) #10
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %1, i32 noundef %42, i32 noundef 0) #10
  %44 = load float, ptr %43, align 4, !tbaa !11
  %45 = fdiv contract float %44, %41
  store float %45, ptr %43, align 4, !tbaa !11
  br label %46

46:                                               ; preds = %37
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %5, align 4, !tbaa !4
  br label %11, !llvm.loop !97

49:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 4, ptr %8, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %86, %49
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = icmp sge i32 %51, 0
  br i1 %52, label %54, label %53

53:                                               ; preds = %50
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %89

54:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %9, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %74, %54
  %58 = load i32, ptr %9, align 4, !tbaa !4
  %59 = icmp slt i32 %58, 5
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 11, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %77

61:                                               ; preds = %57
  %62 = getelementptr inbounds nuw %class.Cholesky, ptr %10, i32 0, i32 0
  %63 = load i32, ptr %9, align 4, !tbaa !4
  %64 = load i32, ptr %8, align 4, !tbaa !4
  %65 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %62, i32 noundef %63, i32 noundef %64) #10
  %66 = load i32, ptr %9, align 4, !tbaa !4
  %67 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %1, i32 noundef %66, i32 noundef 0) #10
  %68 = load float, ptr %67, align 4, !tbaa !11
  %69 = fmul contract float %65, %68
  %70 = load i32, ptr %8, align 4, !tbaa !4
  %71 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %1, i32 noundef %70, i32 noundef 0) #10
  %72 = load float, ptr %71, align 4, !tbaa !11
  %73 = fsub contract float %72, %69
  store float %73, ptr %71, align 4, !tbaa !11
  br label %74

74:                                               ; preds = %61
  %75 = load i32, ptr %9, align 4, !tbaa !4
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %9, align 4, !tbaa !4
  br label %57, !llvm.loop !98

77:                                               ; preds = %60
  %78 = getelementptr inbounds nuw %class.Cholesky, ptr %10, i32 0, i32 0
  %79 = load i32, ptr %8, align 4, !tbaa !4
  %80 = load i32, ptr %8, align 4, !tbaa !4
  %81 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %78, i32 noundef %79, i32 noundef %80) #10
  %82 = load i32, ptr %8, align 4, !tbaa !4
  %83 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(20) %1, i32 noundef %82, i32 noundef 0) #10
  %84 = load float, ptr %83, align 4, !tbaa !11
  %85 = fdiv contract float %84, %81
  store float %85, ptr %83, align 4, !tbaa !11
  br label %86

86:                                               ; preds = %77
  %87 = load i32, ptr %8, align 4, !tbaa !4
  %88 = add nsw i32 %87, -1
  store i32 %88, ptr %8, align 4, !tbaa !4
  br label %50, !llvm.loop !99

89:                                               ; preds = %53
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %1, i64 20, i1 false), !tbaa.struct !79
  %90 = load %struct.Matrix.6, ptr %3, align 4
  ret %struct.Matrix.6 %90
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @qr_determinant(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Matrix.7, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !100
  store ptr %1, ptr %4, align 8, !tbaa !100
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 4, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %20 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #10
  %21 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %24 = add i32 %22, %23
  store i32 %24, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call void @_ZN6MatrixIdLi4ELi4EEC1Ev(ptr noundef nonnull align 8 dereferenceable(128) %7) #10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %44, %2
  %26 = load i32, ptr %8, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 16
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %47

29:                                               ; preds = %25
  %30 = load ptr, ptr %3, align 8, !tbaa !100
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = mul nsw i32 %31, 4
  %33 = mul nsw i32 %32, 4
  %34 = load i32, ptr %8, align 4, !tbaa !4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %30, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !102
  %39 = load i32, ptr %8, align 4, !tbaa !4
  %40 = sdiv i32 %39, 4
  %41 = load i32, ptr %8, align 4, !tbaa !4
  %42 = srem i32 %41, 4
  %43 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %40, i32 noundef %42) #10
  store double %38, ptr %43, align 8, !tbaa !102
  br label %44

44:                                               ; preds = %29
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4, !tbaa !4
  br label %25, !llvm.loop !104

47:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %145, %47
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 4
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %148

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 3, ptr %11, align 4, !tbaa !4
  br label %53

53:                                               ; preds = %141, %52
  %54 = load i32, ptr %11, align 4, !tbaa !4
  %55 = load i32, ptr %9, align 4, !tbaa !4
  %56 = icmp sgt i32 %54, %55
  br i1 %56, label %58, label %57

57:                                               ; preds = %53
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %144

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %59 = load i32, ptr %11, align 4, !tbaa !4
  %60 = sub nsw i32 %59, 1
  %61 = load i32, ptr %9, align 4, !tbaa !4
  %62 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %60, i32 noundef %61) #10
  %63 = load double, ptr %62, align 8, !tbaa !102
  %64 = load i32, ptr %11, align 4, !tbaa !4
  %65 = sub nsw i32 %64, 1
  %66 = load i32, ptr %9, align 4, !tbaa !4
  %67 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %65, i32 noundef %66) #10
  %68 = load double, ptr %67, align 8, !tbaa !102
  %69 = fmul contract double %63, %68
  %70 = load i32, ptr %11, align 4, !tbaa !4
  %71 = load i32, ptr %9, align 4, !tbaa !4
  %72 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %70, i32 noundef %71) #10
  %73 = load double, ptr %72, align 8, !tbaa !102
  %74 = load i32, ptr %11, align 4, !tbaa !4
  %75 = load i32, ptr %9, align 4, !tbaa !4
  %76 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %74, i32 noundef %75) #10
  %77 = load double, ptr %76, align 8, !tbaa !102
  %78 = fmul contract double %73, %77
  %79 = fadd contract double %69, %78
  %80 = call contract double @llvm.sqrt.f64(double %79)
  store double %80, ptr %12, align 8, !tbaa !102
  %81 = load double, ptr %12, align 8, !tbaa !102
  %82 = fcmp contract oeq double %81, 0.000000e+00
  br i1 %82, label %83, label %84

83:                                               ; preds = %58
  store i32 10, ptr %10, align 4
  br label %138

84:                                               ; preds = %58
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %85 = load i32, ptr %11, align 4, !tbaa !4
  %86 = sub nsw i32 %85, 1
  %87 = load i32, ptr %9, align 4, !tbaa !4
  %88 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %86, i32 noundef %87) #10
  %89 = load double, ptr %88, align 8, !tbaa !102
  %90 = load double, ptr %12, align 8, !tbaa !102
  %91 = fdiv contract double %89, %90
  store double %91, ptr %13, align 8, !tbaa !102
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %92 = load i32, ptr %11, align 4, !tbaa !4
  %93 = load i32, ptr %9, align 4, !tbaa !4
  %94 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %92, i32 noundef %93) #10
  %95 = load double, ptr %94, align 8, !tbaa !102
  %96 = load double, ptr %12, align 8, !tbaa !102
  %97 = fdiv contract double %95, %96
  store double %97, ptr %14, align 8, !tbaa !102
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %98 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %98, ptr %15, align 4, !tbaa !4
  br label %99

99:                                               ; preds = %134, %84
  %100 = load i32, ptr %15, align 4, !tbaa !4
  %101 = icmp slt i32 %100, 4
  br i1 %101, label %103, label %102

102:                                              ; preds = %99
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #9
  br label %137

103:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %104 = load i32, ptr %11, align 4, !tbaa !4
  %105 = sub nsw i32 %104, 1
  %106 = load i32, ptr %15, align 4, !tbaa !4
  %107 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %105, i32 noundef %106) #10
  %108 = load double, ptr %107, align 8, !tbaa !102
  store double %108, ptr %16, align 8, !tbaa !102
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %109 = load i32, ptr %11, align 4, !tbaa !4
  %110 = load i32, ptr %15, align 4, !tbaa !4
  %111 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %109, i32 noundef %110) #10
  %112 = load double, ptr %111, align 8, !tbaa !102
  store double %112, ptr %17, align 8, !tbaa !102
  %113 = load double, ptr %13, align 8, !tbaa !102
  %114 = load double, ptr %16, align 8, !tbaa !102
  %115 = fmul contract double %113, %114
  %116 = load double, ptr %14, align 8, !tbaa !102
  %117 = load double, ptr %17, align 8, !tbaa !102
  %118 = fmul contract double %116, %117
  %119 = fadd contract double %115, %118
  %120 = load i32, ptr %11, align 4, !tbaa !4
  %121 = sub nsw i32 %120, 1
  %122 = load i32, ptr %15, align 4, !tbaa !4
  %123 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %121, i32 noundef %122) #10
  store double %119, ptr %123, align 8, !tbaa !102
  %124 = load double, ptr %13, align 8, !tbaa !102
  %125 = load double, ptr %17, align 8, !tbaa !102
  %126 = fmul contract double %124, %125
  %127 = load double, ptr %14, align 8, !tbaa !102
  %128 = load double, ptr %16, align 8, !tbaa !102
  %129 = fmul contract double %127, %128
  %130 = fsub contract double %126, %129
  %131 = load i32, ptr %11, align 4, !tbaa !4
  %132 = load i32, ptr %15, align 4, !tbaa !4
  %133 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %131, i32 noundef %132) #10
  store double %130, ptr %133, align 8, !tbaa !102
  call void @llvm.lifetime.end.p0(ptr %17) #9
  call void @llvm.lifetime.end.p0(ptr %16) #9
  br label %134

134:                                              ; preds = %103
  %135 = load i32, ptr %15, align 4, !tbaa !4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %15, align 4, !tbaa !4
  br label %99, !llvm.loop !105

137:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  store i32 0, ptr %10, align 4
  br label %138

138:                                              ; preds = %137, %83
  call void @llvm.lifetime.end.p0(ptr %12) #9
  %139 = load i32, ptr %10, align 4
  switch i32 %139, label %169 [
    i32 0, label %140
    i32 10, label %141
  ]

140:                                              ; preds = %138
  br label %141

141:                                              ; preds = %140, %138
  %142 = load i32, ptr %11, align 4, !tbaa !4
  %143 = add nsw i32 %142, -1
  store i32 %143, ptr %11, align 4, !tbaa !4
  br label %53, !llvm.loop !106

144:                                              ; preds = %57
  br label %145

145:                                              ; preds = %144
  %146 = load i32, ptr %9, align 4, !tbaa !4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %9, align 4, !tbaa !4
  br label %48, !llvm.loop !107

148:                                              ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %18) #9
  store double 1.000000e+00, ptr %18, align 8, !tbaa !102
  call void @llvm.lifetime.start.p0(ptr %19) #9
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %149

149:                                              ; preds = %160, %148
  %150 = load i32, ptr %19, align 4, !tbaa !4
  %151 = icmp slt i32 %150, 4
  br i1 %151, label %153, label %152

152:                                              ; preds = %149
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #9
  br label %163

153:                                              ; preds = %149
  %154 = load i32, ptr %19, align 4, !tbaa !4
  %155 = load i32, ptr %19, align 4, !tbaa !4
  %156 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %7, i32 noundef %154, i32 noundef %155) #10
  %157 = load double, ptr %156, align 8, !tbaa !102
  %158 = load double, ptr %18, align 8, !tbaa !102
  %159 = fmul contract double %158, %157
  store double %159, ptr %18, align 8, !tbaa !102
  br label %160

160:                                              ; preds = %153
  %161 = load i32, ptr %19, align 4, !tbaa !4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %19, align 4, !tbaa !4
  br label %149, !llvm.loop !108

163:                                              ; preds = %152
  %164 = load double, ptr %18, align 8, !tbaa !102
  %165 = load ptr, ptr %4, align 8, !tbaa !100
  %166 = load i32, ptr %6, align 4, !tbaa !4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds double, ptr %165, i64 %167
  store double %164, ptr %168, align 8, !tbaa !102
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret void

169:                                              ; preds = %138
  unreachable
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIdLi4ELi4EEC1Ev(ptr noundef nonnull align 8 dereferenceable(128) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !109
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIdLi4ELi4EEC2Ev(ptr noundef nonnull align 8 dereferenceable(128) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZN6MatrixIdLi4ELi4EEclEii(ptr noundef nonnull align 8 dereferenceable(128) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !109
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.7, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [4 x double]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x double], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi2ELi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.0, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [4 x float], ptr %4, i64 2
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 16, i1 false)
  %8 = getelementptr inbounds [4 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi4ELi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !25
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.1, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [1 x float], ptr %4, i64 4
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 4, i1 false)
  %8 = getelementptr inbounds [1 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi2ELi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !39
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.2, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [1 x float], ptr %4, i64 2
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 4, i1 false)
  %8 = getelementptr inbounds [1 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi5ELi5EEC2Ev(ptr noundef nonnull align 4 dereferenceable(100) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !81
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.5, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [5 x float], ptr %4, i64 5
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 20, i1 false)
  %8 = getelementptr inbounds [5 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi5ELi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(20) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !83
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.6, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [1 x float], ptr %4, i64 5
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 4, i1 false)
  %8 = getelementptr inbounds [1 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIdLi4ELi4EEC2Ev(ptr noundef nonnull align 8 dereferenceable(128) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !109
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.7, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [4 x double], ptr %4, i64 4
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 32, i1 false)
  %8 = getelementptr inbounds [4 x double], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi4ELi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi4ELi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(64) %3) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi4ELi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(64) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [4 x float], ptr %4, i64 4
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 16, i1 false)
  %8 = getelementptr inbounds [4 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi4ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi4ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !25
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.1, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi4ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !41
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi4ELi2EEC2Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.3, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi4ELi2EEC2Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !41
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.3, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [2 x float], ptr %4, i64 4
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 8, i1 false)
  %8 = getelementptr inbounds [2 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi4ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.3, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [4 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi2ELi4EEclEii(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !23
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.0, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [4 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi2ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !43
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixIfLi2ELi2EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !43
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.4, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  ret ptr %14
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixIfLi2ELi2EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !43
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix.4, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [2 x float], ptr %4, i64 2
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  call void @llvm.memset.p0.i64(ptr align 4 %7, i8 0, i64 8, i1 false)
  %8 = getelementptr inbounds [2 x float], ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi2ELi2EEclEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !43
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.4, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [2 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [2 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi2ELi1EEclEii(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !39
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.2, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [2 x [1 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [1 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !81
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Matrix.5, ptr %7, i32 0, i32 0
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x [5 x float]], ptr %8, i64 0, i64 %10
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [5 x float], ptr %11, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  ret float %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8CholeskyIfLi5EEC2ERK6MatrixIfLi5ELi5EE(ptr noundef nonnull align 4 dereferenceable(100) %0, ptr noundef nonnull align 4 dereferenceable(100) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !94
  store ptr %1, ptr %4, align 8, !tbaa !81
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  call void @_ZN6MatrixIfLi5ELi5EEC1Ev(ptr noundef nonnull align 4 dereferenceable(100) %13) #10
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %101, %2
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = icmp slt i32 %15, 5
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %104

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %19 = load ptr, ptr %4, align 8, !tbaa !81, !nonnull !27, !align !28
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %19, i32 noundef %20, i32 noundef %21) #10
  store float %22, ptr %7, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %42, %18
  %24 = load i32, ptr %8, align 4, !tbaa !4
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %45

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %29, i32 noundef %30, i32 noundef %31) #10
  %33 = load float, ptr %32, align 4, !tbaa !11
  %34 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = load i32, ptr %8, align 4, !tbaa !4
  %37 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %34, i32 noundef %35, i32 noundef %36) #10
  %38 = load float, ptr %37, align 4, !tbaa !11
  %39 = fmul contract float %33, %38
  %40 = load float, ptr %7, align 4, !tbaa !11
  %41 = fsub contract float %40, %39
  store float %41, ptr %7, align 4, !tbaa !11
  br label %42

42:                                               ; preds = %28
  %43 = load i32, ptr %8, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %8, align 4, !tbaa !4
  br label %23, !llvm.loop !111

45:                                               ; preds = %27
  %46 = load float, ptr %7, align 4, !tbaa !11
  %47 = call contract float @llvm.sqrt.f32(float %46)
  %48 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %49 = load i32, ptr %5, align 4, !tbaa !4
  %50 = load i32, ptr %5, align 4, !tbaa !4
  %51 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %48, i32 noundef %49, i32 noundef %50) #10
  store float %47, ptr %51, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %52 = load i32, ptr %5, align 4, !tbaa !4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %9, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %97, %45
  %55 = load i32, ptr %9, align 4, !tbaa !4
  %56 = icmp slt i32 %55, 5
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %100

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %59 = load ptr, ptr %4, align 8, !tbaa !81, !nonnull !27, !align !28
  %60 = load i32, ptr %9, align 4, !tbaa !4
  %61 = load i32, ptr %5, align 4, !tbaa !4
  %62 = call contract noundef float @_ZNK6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %59, i32 noundef %60, i32 noundef %61) #10
  store float %62, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %82, %58
  %64 = load i32, ptr %11, align 4, !tbaa !4
  %65 = load i32, ptr %5, align 4, !tbaa !4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63
  store i32 11, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %85

68:                                               ; preds = %63
  %69 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %70 = load i32, ptr %9, align 4, !tbaa !4
  %71 = load i32, ptr %11, align 4, !tbaa !4
  %72 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %69, i32 noundef %70, i32 noundef %71) #10
  %73 = load float, ptr %72, align 4, !tbaa !11
  %74 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %75 = load i32, ptr %5, align 4, !tbaa !4
  %76 = load i32, ptr %11, align 4, !tbaa !4
  %77 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %74, i32 noundef %75, i32 noundef %76) #10
  %78 = load float, ptr %77, align 4, !tbaa !11
  %79 = fmul contract float %73, %78
  %80 = load float, ptr %10, align 4, !tbaa !11
  %81 = fsub contract float %80, %79
  store float %81, ptr %10, align 4, !tbaa !11
  br label %82

82:                                               ; preds = %68
  %83 = load i32, ptr %11, align 4, !tbaa !4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %11, align 4, !tbaa !4
  br label %63, !llvm.loop !112

85:                                               ; preds = %67
  %86 = load float, ptr %10, align 4, !tbaa !11
  %87 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %88 = load i32, ptr %5, align 4, !tbaa !4
  %89 = load i32, ptr %5, align 4, !tbaa !4
  %90 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %87, i32 noundef %88, i32 noundef %89) #10
  %91 = load float, ptr %90, align 4, !tbaa !11
  %92 = fdiv contract float %86, %91
  %93 = getelementptr inbounds nuw %class.Cholesky, ptr %12, i32 0, i32 0
  %94 = load i32, ptr %9, align 4, !tbaa !4
  %95 = load i32, ptr %5, align 4, !tbaa !4
  %96 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6MatrixIfLi5ELi5EEclEii(ptr noundef nonnull align 4 dereferenceable(100) %93, i32 noundef %94, i32 noundef %95) #10
  store float %92, ptr %96, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %97

97:                                               ; preds = %85
  %98 = load i32, ptr %9, align 4, !tbaa !4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %9, align 4, !tbaa !4
  br label %54, !llvm.loop !113

100:                                              ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %5, align 4, !tbaa !4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %5, align 4, !tbaa !4
  br label %14, !llvm.loop !114

104:                                              ; preds = %17
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

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
!15 = !{i64 0, i64 64, !14}
!16 = !{i64 0, i64 8, !14}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS6MatrixIfLi4ELi4EE", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS6MatrixIfLi2ELi4EE", !10, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 _ZTS6MatrixIfLi4ELi1EE", !10, i64 0}
!27 = !{}
!28 = !{i64 4}
!29 = distinct !{!29, !18}
!30 = distinct !{!30, !18}
!31 = distinct !{!31, !18}
!32 = distinct !{!32, !18}
!33 = distinct !{!33, !18}
!34 = distinct !{!34, !18}
!35 = distinct !{!35, !18}
!36 = distinct !{!36, !18}
!37 = distinct !{!37, !18}
!38 = distinct !{!38, !18}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 _ZTS6MatrixIfLi2ELi1EE", !10, i64 0}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 _ZTS6MatrixIfLi4ELi2EE", !10, i64 0}
!43 = !{!44, !44, i64 0}
!44 = !{!"p1 _ZTS6MatrixIfLi2ELi2EE", !10, i64 0}
!45 = distinct !{!45, !18}
!46 = distinct !{!46, !18}
!47 = distinct !{!47, !18}
!48 = distinct !{!48, !18}
!49 = distinct !{!49, !18}
!50 = distinct !{!50, !18}
!51 = distinct !{!51, !18}
!52 = distinct !{!52, !18}
!53 = distinct !{!53, !18}
!54 = distinct !{!54, !18}
!55 = distinct !{!55, !18}
!56 = distinct !{!56, !18}
!57 = distinct !{!57, !18}
!58 = distinct !{!58, !18}
!59 = distinct !{!59, !18}
!60 = distinct !{!60, !18}
!61 = distinct !{!61, !18}
!62 = distinct !{!62, !18}
!63 = distinct !{!63, !18}
!64 = distinct !{!64, !18}
!65 = distinct !{!65, !18}
!66 = distinct !{!66, !18}
!67 = distinct !{!67, !18}
!68 = distinct !{!68, !18}
!69 = distinct !{!69, !18}
!70 = distinct !{!70, !18}
!71 = distinct !{!71, !18}
!72 = distinct !{!72, !18}
!73 = distinct !{!73, !18}
!74 = distinct !{!74, !18}
!75 = distinct !{!75, !18}
!76 = distinct !{!76, !18}
!77 = distinct !{!77, !18}
!78 = distinct !{!78, !18}
!79 = !{i64 0, i64 20, !14}
!80 = distinct !{!80, !18}
!81 = !{!82, !82, i64 0}
!82 = !{!"p1 _ZTS6MatrixIfLi5ELi5EE", !10, i64 0}
!83 = !{!84, !84, i64 0}
!84 = !{!"p1 _ZTS6MatrixIfLi5ELi1EE", !10, i64 0}
!85 = distinct !{!85, !18}
!86 = distinct !{!86, !18}
!87 = !{i64 0, i64 100, !14}
!88 = distinct !{!88, !18}
!89 = distinct !{!89, !18}
!90 = distinct !{!90, !18}
!91 = distinct !{!91, !18}
!92 = distinct !{!92, !18}
!93 = distinct !{!93, !18}
!94 = !{!95, !95, i64 0}
!95 = !{!"p1 _ZTS8CholeskyIfLi5EE", !10, i64 0}
!96 = distinct !{!96, !18}
!97 = distinct !{!97, !18}
!98 = distinct !{!98, !18}
!99 = distinct !{!99, !18}
!100 = !{!101, !101, i64 0}
!101 = !{!"p1 double", !10, i64 0}
!102 = !{!103, !103, i64 0}
!103 = !{!"double", !6, i64 0}
!104 = distinct !{!104, !18}
!105 = distinct !{!105, !18}
!106 = distinct !{!106, !18}
!107 = distinct !{!107, !18}
!108 = distinct !{!108, !18}
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 _ZTS6MatrixIdLi4ELi4EE", !10, i64 0}
!111 = distinct !{!111, !18}
!112 = distinct !{!112, !18}
!113 = distinct !{!113, !18}
!114 = distinct !{!114, !18}
