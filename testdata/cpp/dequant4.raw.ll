; ModuleID = 'dequant4.cu'
source_filename = "dequant4.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_gridDim = type { i8 }
%struct.Accumulator = type { [1 x float] }
%struct.Nibbles = type { [32 x i8] }
%struct.Scale = type { float, float }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.Accumulator.0 = type { [4 x float] }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11AccumulatorILi1EEC1Ev = comdat any

$_ZN7NibblesILi4EEC1ERK5uint4 = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN11AccumulatorILi1EEC2Ev = comdat any

$_ZN7NibblesILi4EEC2ERK5uint4 = comdat any

$_ZN11AccumulatorILi4EEC1Ev = comdat any

$_ZN11AccumulatorILi4EEC2Ev = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dequant4_gemv(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !13
  store ptr %3, ptr %9, align 8, !tbaa !13
  store i32 %4, ptr %10, align 4, !tbaa !4
  %11 = load ptr, ptr %6, align 8, !tbaa !8
  %12 = load ptr, ptr %7, align 8, !tbaa !11
  %13 = load ptr, ptr %8, align 8, !tbaa !13
  %14 = load ptr, ptr %9, align 8, !tbaa !13
  %15 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZL7dequantILi1EEvPK5uint4PK5ScalePKfPfi(ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, i32 noundef %15) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7dequantILi1EEvPK5uint4PK5ScalePKfPfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Accumulator, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Nibbles, align 1
  %18 = alloca %struct.Scale, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !13
  store ptr %3, ptr %9, align 8, !tbaa !13
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %24, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %25 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %26 = mul i32 %25, 8
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = sdiv i32 %27, 4
  %29 = add i32 %26, %28
  store i32 %29, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = sdiv i32 %30, 32
  store i32 %31, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #9
  call void @_ZN11AccumulatorILi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %14) #8
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = srem i32 %32, 4
  store i32 %33, ptr %15, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %108, %5
  %35 = load i32, ptr %15, align 4, !tbaa !4
  %36 = load i32, ptr %13, align 4, !tbaa !4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #9
  br label %111

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %40 = load ptr, ptr %6, align 8, !tbaa !8
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %15, align 4, !tbaa !4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.uint4, ptr %40, i64 %46
  call void @_ZN7NibblesILi4EEC1ERK5uint4(ptr noundef nonnull align 1 dereferenceable(32) %17, ptr noundef nonnull align 16 dereferenceable(16) %47) #8
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %48 = load ptr, ptr %7, align 8, !tbaa !11
  %49 = load i32, ptr %12, align 4, !tbaa !4
  %50 = load i32, ptr %13, align 4, !tbaa !4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %15, align 4, !tbaa !4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Scale, ptr %48, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %55, i64 8, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.start.p0(ptr %19) #9
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %104, %39
  %57 = load i32, ptr %19, align 4, !tbaa !4
  %58 = icmp slt i32 %57, 32
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #9
  br label %107

60:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %20) #9
  %61 = getelementptr inbounds nuw %struct.Scale, ptr %18, i32 0, i32 0
  %62 = load float, ptr %61, align 4, !tbaa !18
  %63 = getelementptr inbounds nuw %struct.Nibbles, ptr %17, i32 0, i32 0
  %64 = load i32, ptr %19, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x i8], ptr %63, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !20
  %68 = uitofp i8 %67 to float
  %69 = getelementptr inbounds nuw %struct.Scale, ptr %18, i32 0, i32 1
  %70 = load float, ptr %69, align 4, !tbaa !21
  %71 = call contract float @llvm.fma.f32(float %62, float %68, float %70)
  store float %71, ptr %20, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %100, %60
  %73 = load i32, ptr %21, align 4, !tbaa !4
  %74 = icmp slt i32 %73, 1
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #9
  br label %103

76:                                               ; preds = %72
  %77 = load float, ptr %20, align 4, !tbaa !16
  %78 = load ptr, ptr %8, align 8, !tbaa !13
  %79 = load i32, ptr %21, align 4, !tbaa !4
  %80 = load i32, ptr %10, align 4, !tbaa !4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %15, align 4, !tbaa !4
  %83 = mul nsw i32 %82, 32
  %84 = add nsw i32 %81, %83
  %85 = load i32, ptr %19, align 4, !tbaa !4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %78, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !16
  %90 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %91 = load i32, ptr %21, align 4, !tbaa !4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [1 x float], ptr %90, i64 0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !16
  %95 = call contract float @llvm.fma.f32(float %77, float %89, float %94)
  %96 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %97 = load i32, ptr %21, align 4, !tbaa !4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [1 x float], ptr %96, i64 0, i64 %98
  store float %95, ptr %99, align 4, !tbaa !16
  br label %100

100:                                              ; preds = %76
  %101 = load i32, ptr %21, align 4, !tbaa !4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %21, align 4, !tbaa !4
  br label %72, !llvm.loop !22

103:                                              ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %20) #9
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %19, align 4, !tbaa !4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %19, align 4, !tbaa !4
  br label %56, !llvm.loop !24

107:                                              ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %15, align 4, !tbaa !4
  %110 = add nsw i32 %109, 4
  store i32 %110, ptr %15, align 4, !tbaa !4
  br label %34, !llvm.loop !25

111:                                              ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %22) #9
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %112

112:                                              ; preds = %141, %111
  %113 = load i32, ptr %22, align 4, !tbaa !4
  %114 = icmp slt i32 %113, 1
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #9
  br label %144

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %118 = load i32, ptr %22, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [1 x float], ptr %117, i64 0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !16
  %122 = call contract noundef float @_ZL8shfl_xorfi(float noundef %121, i32 noundef 1) #8
  %123 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %124 = load i32, ptr %22, align 4, !tbaa !4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [1 x float], ptr %123, i64 0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !16
  %128 = fadd contract float %127, %122
  store float %128, ptr %126, align 4, !tbaa !16
  %129 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %130 = load i32, ptr %22, align 4, !tbaa !4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [1 x float], ptr %129, i64 0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !16
  %134 = call contract noundef float @_ZL8shfl_xorfi(float noundef %133, i32 noundef 2) #8
  %135 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %136 = load i32, ptr %22, align 4, !tbaa !4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [1 x float], ptr %135, i64 0, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !16
  %140 = fadd contract float %139, %134
  store float %140, ptr %138, align 4, !tbaa !16
  br label %141

141:                                              ; preds = %116
  %142 = load i32, ptr %22, align 4, !tbaa !4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %22, align 4, !tbaa !4
  br label %112, !llvm.loop !26

144:                                              ; preds = %115
  %145 = load i32, ptr %11, align 4, !tbaa !4
  %146 = srem i32 %145, 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %172

148:                                              ; preds = %144
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %149

149:                                              ; preds = %168, %148
  %150 = load i32, ptr %23, align 4, !tbaa !4
  %151 = icmp slt i32 %150, 1
  br i1 %151, label %153, label %152

152:                                              ; preds = %149
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %171

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw %struct.Accumulator, ptr %14, i32 0, i32 0
  %155 = load i32, ptr %23, align 4, !tbaa !4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [1 x float], ptr %154, i64 0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !16
  %159 = load ptr, ptr %9, align 8, !tbaa !13
  %160 = load i32, ptr %23, align 4, !tbaa !4
  %161 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #8
  %162 = mul i32 %160, %161
  %163 = mul i32 %162, 8
  %164 = load i32, ptr %12, align 4, !tbaa !4
  %165 = add i32 %163, %164
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw float, ptr %159, i64 %166
  store float %158, ptr %167, align 4, !tbaa !16
  br label %168

168:                                              ; preds = %153
  %169 = load i32, ptr %23, align 4, !tbaa !4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %23, align 4, !tbaa !4
  br label %149, !llvm.loop !27

171:                                              ; preds = %152
  br label %172

172:                                              ; preds = %171, %144
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dequant4_gemm(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !13
  store ptr %3, ptr %9, align 8, !tbaa !13
  store i32 %4, ptr %10, align 4, !tbaa !4
  %11 = load ptr, ptr %6, align 8, !tbaa !8
  %12 = load ptr, ptr %7, align 8, !tbaa !11
  %13 = load ptr, ptr %8, align 8, !tbaa !13
  %14 = load ptr, ptr %9, align 8, !tbaa !13
  %15 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZL7dequantILi4EEvPK5uint4PK5ScalePKfPfi(ptr noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef %14, i32 noundef %15) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7dequantILi4EEvPK5uint4PK5ScalePKfPfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Accumulator.0, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Nibbles, align 1
  %18 = alloca %struct.Scale, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !13
  store ptr %3, ptr %9, align 8, !tbaa !13
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %24, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %25 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %26 = mul i32 %25, 8
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = sdiv i32 %27, 4
  %29 = add i32 %26, %28
  store i32 %29, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = sdiv i32 %30, 32
  store i32 %31, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #9
  call void @_ZN11AccumulatorILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %14) #8
  call void @llvm.lifetime.start.p0(ptr %15) #9
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = srem i32 %32, 4
  store i32 %33, ptr %15, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %108, %5
  %35 = load i32, ptr %15, align 4, !tbaa !4
  %36 = load i32, ptr %13, align 4, !tbaa !4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #9
  br label %111

39:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %40 = load ptr, ptr %6, align 8, !tbaa !8
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %15, align 4, !tbaa !4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.uint4, ptr %40, i64 %46
  call void @_ZN7NibblesILi4EEC1ERK5uint4(ptr noundef nonnull align 1 dereferenceable(32) %17, ptr noundef nonnull align 16 dereferenceable(16) %47) #8
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %48 = load ptr, ptr %7, align 8, !tbaa !11
  %49 = load i32, ptr %12, align 4, !tbaa !4
  %50 = load i32, ptr %13, align 4, !tbaa !4
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %15, align 4, !tbaa !4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Scale, ptr %48, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %55, i64 8, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.start.p0(ptr %19) #9
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %104, %39
  %57 = load i32, ptr %19, align 4, !tbaa !4
  %58 = icmp slt i32 %57, 32
  br i1 %58, label %60, label %59

59:                                               ; preds = %56
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #9
  br label %107

60:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %20) #9
  %61 = getelementptr inbounds nuw %struct.Scale, ptr %18, i32 0, i32 0
  %62 = load float, ptr %61, align 4, !tbaa !18
  %63 = getelementptr inbounds nuw %struct.Nibbles, ptr %17, i32 0, i32 0
  %64 = load i32, ptr %19, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x i8], ptr %63, i64 0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !20
  %68 = uitofp i8 %67 to float
  %69 = getelementptr inbounds nuw %struct.Scale, ptr %18, i32 0, i32 1
  %70 = load float, ptr %69, align 4, !tbaa !21
  %71 = call contract float @llvm.fma.f32(float %62, float %68, float %70)
  store float %71, ptr %20, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %100, %60
  %73 = load i32, ptr %21, align 4, !tbaa !4
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 8, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #9
  br label %103

76:                                               ; preds = %72
  %77 = load float, ptr %20, align 4, !tbaa !16
  %78 = load ptr, ptr %8, align 8, !tbaa !13
  %79 = load i32, ptr %21, align 4, !tbaa !4
  %80 = load i32, ptr %10, align 4, !tbaa !4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %15, align 4, !tbaa !4
  %83 = mul nsw i32 %82, 32
  %84 = add nsw i32 %81, %83
  %85 = load i32, ptr %19, align 4, !tbaa !4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %78, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !16
  %90 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %91 = load i32, ptr %21, align 4, !tbaa !4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x float], ptr %90, i64 0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !16
  %95 = call contract float @llvm.fma.f32(float %77, float %89, float %94)
  %96 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %97 = load i32, ptr %21, align 4, !tbaa !4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [4 x float], ptr %96, i64 0, i64 %98
  store float %95, ptr %99, align 4, !tbaa !16
  br label %100

100:                                              ; preds = %76
  %101 = load i32, ptr %21, align 4, !tbaa !4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %21, align 4, !tbaa !4
  br label %72, !llvm.loop !28

103:                                              ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %20) #9
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %19, align 4, !tbaa !4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %19, align 4, !tbaa !4
  br label %56, !llvm.loop !29

107:                                              ; preds = %59
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %15, align 4, !tbaa !4
  %110 = add nsw i32 %109, 4
  store i32 %110, ptr %15, align 4, !tbaa !4
  br label %34, !llvm.loop !30

111:                                              ; preds = %38
  call void @llvm.lifetime.start.p0(ptr %22) #9
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %112

112:                                              ; preds = %141, %111
  %113 = load i32, ptr %22, align 4, !tbaa !4
  %114 = icmp slt i32 %113, 4
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  store i32 11, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #9
  br label %144

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %118 = load i32, ptr %22, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [4 x float], ptr %117, i64 0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !16
  %122 = call contract noundef float @_ZL8shfl_xorfi(float noundef %121, i32 noundef 1) #8
  %123 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %124 = load i32, ptr %22, align 4, !tbaa !4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x float], ptr %123, i64 0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !16
  %128 = fadd contract float %127, %122
  store float %128, ptr %126, align 4, !tbaa !16
  %129 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %130 = load i32, ptr %22, align 4, !tbaa !4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [4 x float], ptr %129, i64 0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !16
  %134 = call contract noundef float @_ZL8shfl_xorfi(float noundef %133, i32 noundef 2) #8
  %135 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %136 = load i32, ptr %22, align 4, !tbaa !4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [4 x float], ptr %135, i64 0, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !16
  %140 = fadd contract float %139, %134
  store float %140, ptr %138, align 4, !tbaa !16
  br label %141

141:                                              ; preds = %116
  %142 = load i32, ptr %22, align 4, !tbaa !4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %22, align 4, !tbaa !4
  br label %112, !llvm.loop !31

144:                                              ; preds = %115
  %145 = load i32, ptr %11, align 4, !tbaa !4
  %146 = srem i32 %145, 4
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %172

148:                                              ; preds = %144
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %149

149:                                              ; preds = %168, %148
  %150 = load i32, ptr %23, align 4, !tbaa !4
  %151 = icmp slt i32 %150, 4
  br i1 %151, label %153, label %152

152:                                              ; preds = %149
  store i32 14, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %171

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %14, i32 0, i32 0
  %155 = load i32, ptr %23, align 4, !tbaa !4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [4 x float], ptr %154, i64 0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !16
  %159 = load ptr, ptr %9, align 8, !tbaa !13
  %160 = load i32, ptr %23, align 4, !tbaa !4
  %161 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #8
  %162 = mul i32 %160, %161
  %163 = mul i32 %162, 8
  %164 = load i32, ptr %12, align 4, !tbaa !4
  %165 = add i32 %163, %164
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw float, ptr %159, i64 %166
  store float %158, ptr %167, align 4, !tbaa !16
  br label %168

168:                                              ; preds = %153
  %169 = load i32, ptr %23, align 4, !tbaa !4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %23, align 4, !tbaa !4
  br label %149, !llvm.loop !32

171:                                              ; preds = %152
  br label %172

172:                                              ; preds = %171, %144
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN11AccumulatorILi1EEC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !33
  %3 = load ptr, ptr %2, align 8
  call void @_ZN11AccumulatorILi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7NibblesILi4EEC1ERK5uint4(ptr noundef nonnull align 1 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !35
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN7NibblesILi4EEC2ERK5uint4(ptr noundef nonnull align 1 dereferenceable(32) %5, ptr noundef nonnull align 16 dereferenceable(16) %6) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #3 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !16
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !16
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN11AccumulatorILi1EEC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !33
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %5 = getelementptr inbounds nuw %struct.Accumulator, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [1 x float], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !13
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw %struct.Accumulator, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [1 x float], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds float, ptr %10, i64 1
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #9
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !13
  store float 0.000000e+00, ptr %15, align 4, !tbaa !16
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !13
  %18 = getelementptr inbounds nuw float, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !13
  br label %7, !llvm.loop !37

19:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7NibblesILi4EEC2ERK5uint4(ptr noundef nonnull align 1 dereferenceable(32) %0, ptr noundef nonnull align 16 dereferenceable(16) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i32], align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  store ptr %1, ptr %4, align 8, !tbaa !8
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %8 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !38, !align !39
  %9 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %9, align 16, !tbaa !40
  store i32 %10, ptr %5, align 4, !tbaa !4
  %11 = getelementptr inbounds i32, ptr %5, i64 1
  %12 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !38, !align !39
  %13 = getelementptr inbounds nuw %struct.uint4, ptr %12, i32 0, i32 1
  %14 = load i32, ptr %13, align 4, !tbaa !42
  store i32 %14, ptr %11, align 4, !tbaa !4
  %15 = getelementptr inbounds i32, ptr %5, i64 2
  %16 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !38, !align !39
  %17 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8, !tbaa !43
  store i32 %18, ptr %15, align 4, !tbaa !4
  %19 = getelementptr inbounds i32, ptr %5, i64 3
  %20 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !38, !align !39
  %21 = getelementptr inbounds nuw %struct.uint4, ptr %20, i32 0, i32 3
  %22 = load i32, ptr %21, align 4, !tbaa !44
  store i32 %22, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %44, %2
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = icmp slt i32 %24, 32
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %47

27:                                               ; preds = %23
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = mul nsw i32 %28, 4
  %30 = sdiv i32 %29, 32
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = mul nsw i32 %34, 4
  %36 = srem i32 %35, 32
  %37 = lshr i32 %33, %36
  %38 = and i32 %37, 15
  %39 = trunc i32 %38 to i8
  %40 = getelementptr inbounds nuw %struct.Nibbles, ptr %7, i32 0, i32 0
  %41 = load i32, ptr %6, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [32 x i8], ptr %40, i64 0, i64 %42
  store i8 %39, ptr %43, align 1, !tbaa !20
  br label %44

44:                                               ; preds = %27
  %45 = load i32, ptr %6, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %6, align 4, !tbaa !4
  br label %23, !llvm.loop !45

47:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN11AccumulatorILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !46
  %3 = load ptr, ptr %2, align 8
  call void @_ZN11AccumulatorILi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN11AccumulatorILi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !46
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #9
  %5 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [4 x float], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !13
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw %struct.Accumulator.0, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds float, ptr %10, i64 4
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #9
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !13
  store float 0.000000e+00, ptr %15, align 4, !tbaa !16
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !13
  %18 = getelementptr inbounds nuw float, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !13
  br label %7, !llvm.loop !48

19:                                               ; preds = %13
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!9 = !{!"p1 _ZTS5uint4", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 _ZTS5Scale", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 float", !10, i64 0}
!15 = !{i64 0, i64 4, !16, i64 4, i64 4, !16}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = !{!19, !17, i64 0}
!19 = !{!"_ZTS5Scale", !17, i64 0, !17, i64 4}
!20 = !{!6, !6, i64 0}
!21 = !{!19, !17, i64 4}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = distinct !{!24, !23}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !23}
!27 = distinct !{!27, !23}
!28 = distinct !{!28, !23}
!29 = distinct !{!29, !23}
!30 = distinct !{!30, !23}
!31 = distinct !{!31, !23}
!32 = distinct !{!32, !23}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS11AccumulatorILi1EE", !10, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTS7NibblesILi4EE", !10, i64 0}
!37 = distinct !{!37, !23}
!38 = !{}
!39 = !{i64 16}
!40 = !{!41, !5, i64 0}
!41 = !{!"_ZTS5uint4", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!42 = !{!41, !5, i64 4}
!43 = !{!41, !5, i64 8}
!44 = !{!41, !5, i64 12}
!45 = distinct !{!45, !23}
!46 = !{!47, !47, i64 0}
!47 = !{!"p1 _ZTS11AccumulatorILi4EE", !10, i64 0}
!48 = distinct !{!48, !23}
