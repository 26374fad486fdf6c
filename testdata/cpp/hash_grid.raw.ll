; ModuleID = 'hash_grid.cu'
source_filename = "hash_grid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Features = type { [2 x float] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN8FeaturesILi3ELi2EEC1Ev = comdat any

$_ZN8FeaturesILi3ELi2EE3addEfPKf = comdat any

$_ZN8FeaturesILi3ELi2EEC2Ev = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@__const._ZL9gridIndexILi3EEjRAT__Kjjj.primes = private unnamed_addr constant [3 x i32] [i32 1, i32 -1640531535, i32 805459861], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_grid(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %9 = load ptr, ptr %5, align 8, !tbaa !8
  %10 = load ptr, ptr %6, align 8, !tbaa !8
  %11 = load ptr, ptr %7, align 8, !tbaa !8
  %12 = load i32, ptr %8, align 4, !tbaa !4
  call void @_ZL6encodeILi3ELi2ELi4EEvPKfS1_Pfi(ptr noundef %9, ptr noundef %10, ptr noundef %11, i32 noundef %12) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL6encodeILi3ELi2ELi4EEvPKfS1_Pfi(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [3 x float], align 4
  %15 = alloca [3 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca %struct.Features, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca [3 x i32], align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %25 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %26 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %29 = add i32 %27, %28
  store i32 %29, ptr %9, align 4, !tbaa !4
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %168

34:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 256, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #9
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %164, %34
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %167

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = shl i32 4, %40
  store i32 %41, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #9
  call void @llvm.lifetime.start.p0(ptr %15) #9
  call void @llvm.lifetime.start.p0(ptr %16) #9
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %72, %39
  %43 = load i32, ptr %16, align 4, !tbaa !4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #9
  br label %75

46:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %47 = load ptr, ptr %5, align 8, !tbaa !8
  %48 = load i32, ptr %9, align 4, !tbaa !4
  %49 = mul nsw i32 %48, 3
  %50 = load i32, ptr %16, align 4, !tbaa !4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %47, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !11
  %55 = load i32, ptr %13, align 4, !tbaa !4
  %56 = sub i32 %55, 1
  %57 = uitofp i32 %56 to float
  %58 = fmul contract float %54, %57
  store float %58, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %59 = load float, ptr %17, align 4, !tbaa !11
  %60 = call contract float @llvm.floor.f32(float %59)
  store float %60, ptr %18, align 4, !tbaa !11
  %61 = load float, ptr %18, align 4, !tbaa !11
  %62 = fptosi float %61 to i32
  %63 = load i32, ptr %16, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [3 x i32], ptr %15, i64 0, i64 %64
  store i32 %62, ptr %65, align 4, !tbaa !4
  %66 = load float, ptr %17, align 4, !tbaa !11
  %67 = load float, ptr %18, align 4, !tbaa !11
  %68 = fsub contract float %66, %67
  %69 = load i32, ptr %16, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [3 x float], ptr %14, i64 0, i64 %70
  store float %68, ptr %71, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  br label %72

72:                                               ; preds = %46
  %73 = load i32, ptr %16, align 4, !tbaa !4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %16, align 4, !tbaa !4
  br label %42, !llvm.loop !13

75:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %19) #9
  call void @_ZN8FeaturesILi3ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %19) #8
  call void @llvm.lifetime.start.p0(ptr %20) #9
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %76

76:                                               ; preds = %136, %75
  %77 = load i32, ptr %20, align 4, !tbaa !4
  %78 = icmp slt i32 %77, 8
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #9
  br label %139

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store float 1.000000e+00, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %22) #9
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %81

81:                                               ; preds = %122, %80
  %82 = load i32, ptr %23, align 4, !tbaa !4
  %83 = icmp slt i32 %82, 3
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %125

85:                                               ; preds = %81
  %86 = load i32, ptr %20, align 4, !tbaa !4
  %87 = load i32, ptr %23, align 4, !tbaa !4
  %88 = shl i32 1, %87
  %89 = and i32 %86, %88
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %106

91:                                               ; preds = %85
  %92 = load i32, ptr %23, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [3 x float], ptr %14, i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !11
  %96 = load float, ptr %21, align 4, !tbaa !11
  %97 = fmul contract float %96, %95
  store float %97, ptr %21, align 4, !tbaa !11
  %98 = load i32, ptr %23, align 4, !tbaa !4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [3 x i32], ptr %15, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !4
  %102 = add i32 %101, 1
  %103 = load i32, ptr %23, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [3 x i32], ptr %22, i64 0, i64 %104
  store i32 %102, ptr %105, align 4, !tbaa !4
  br label %121

106:                                              ; preds = %85
  %107 = load i32, ptr %23, align 4, !tbaa !4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [3 x float], ptr %14, i64 0, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !11
  %111 = fsub contract float 1.000000e+00, %110
  %112 = load float, ptr %21, align 4, !tbaa !11
  %113 = fmul contract float %112, %111
  store float %113, ptr %21, align 4, !tbaa !11
  %114 = load i32, ptr %23, align 4, !tbaa !4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [3 x i32], ptr %15, i64 0, i64 %115
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = load i32, ptr %23, align 4, !tbaa !4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [3 x i32], ptr %22, i64 0, i64 %119
  store i32 %117, ptr %120, align 4, !tbaa !4
  br label %121

121:                                              ; preds = %106, %91
  br label %122

122:                                              ; preds = %121
  %123 = load i32, ptr %23, align 4, !tbaa !4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %23, align 4, !tbaa !4
  br label %81, !llvm.loop !15

125:                                              ; preds = %84
  %126 = load float, ptr %21, align 4, !tbaa !11
  %127 = load ptr, ptr %6, align 8, !tbaa !8
  %128 = load i32, ptr %12, align 4, !tbaa !4
  %129 = mul i32 %128, 256
  %130 = load i32, ptr %13, align 4, !tbaa !4
  %131 = call noundef i32 @_ZL9gridIndexILi3EEjRAT__Kjjj(ptr noundef nonnull align 4 dereferenceable(12) %22, i32 noundef %130, i32 noundef 256) #8
  %132 = add i32 %129, %131
  %133 = mul i32 %132, 2
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr %127, i64 %134
  call void @_ZN8FeaturesILi3ELi2EE3addEfPKf(ptr noundef nonnull align 4 dereferenceable(8) %19, float noundef %126, ptr noundef %135) #8
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  br label %136

136:                                              ; preds = %125
  %137 = load i32, ptr %20, align 4, !tbaa !4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %20, align 4, !tbaa !4
  br label %76, !llvm.loop !16

139:                                              ; preds = %79
  call void @llvm.lifetime.start.p0(ptr %24) #9
  store i32 0, ptr %24, align 4, !tbaa !4
  br label %140

140:                                              ; preds = %160, %139
  %141 = load i32, ptr %24, align 4, !tbaa !4
  %142 = icmp slt i32 %141, 2
  br i1 %142, label %144, label %143

143:                                              ; preds = %140
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #9
  br label %163

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw %struct.Features, ptr %19, i32 0, i32 0
  %146 = load i32, ptr %24, align 4, !tbaa !4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [2 x float], ptr %145, i64 0, i64 %147
  %149 = load float, ptr %148, align 4, !tbaa !11
  %150 = load ptr, ptr %7, align 8, !tbaa !8
  %151 = load i32, ptr %9, align 4, !tbaa !4
  %152 = mul nsw i32 %151, 4
  %153 = load i32, ptr %12, align 4, !tbaa !4
  %154 = add nsw i32 %152, %153
  %155 = mul nsw i32 %154, 2
  %156 = load i32, ptr %24, align 4, !tbaa !4
  %157 = add nsw i32 %155, %156
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %150, i64 %158
  store float %149, ptr %159, align 4, !tbaa !11
  br label %160

160:                                              ; preds = %144
  %161 = load i32, ptr %24, align 4, !tbaa !4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %24, align 4, !tbaa !4
  br label %140, !llvm.loop !17

163:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %15) #9
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %164

164:                                              ; preds = %163
  %165 = load i32, ptr %12, align 4, !tbaa !4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %12, align 4, !tbaa !4
  br label %35, !llvm.loop !18

167:                                              ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %11) #9
  store i32 0, ptr %10, align 4
  br label %168

168:                                              ; preds = %167, %33
  call void @llvm.lifetime.end.p0(ptr %9) #9
  %169 = load i32, ptr %10, align 4
  switch i32 %169, label %171 [
    i32 0, label %170
    i32 1, label %170
  ]

170:                                              ; preds = %168, %168
  ret void

171:                                              ; preds = %168
  unreachable
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN8FeaturesILi3ELi2EEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !19
  %3 = load ptr, ptr %2, align 8
  call void @_ZN8FeaturesILi3ELi2EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8FeaturesILi3ELi2EE3addEfPKf(ptr noundef nonnull align 4 dereferenceable(8) %0, float noundef %1, ptr noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store float %1, ptr %5, align 4, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %30, %3
  %10 = load i32, ptr %7, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 2
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %33

13:                                               ; preds = %9
  %14 = load float, ptr %5, align 4, !tbaa !11
  %15 = load ptr, ptr %6, align 8, !tbaa !8
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !11
  %20 = getelementptr inbounds nuw %struct.Features, ptr %8, i32 0, i32 0
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [2 x float], ptr %20, i64 0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !11
  %25 = call contract float @llvm.fma.f32(float %14, float %19, float %24)
  %26 = getelementptr inbounds nuw %struct.Features, ptr %8, i32 0, i32 0
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [2 x float], ptr %26, i64 0, i64 %28
  store float %25, ptr %29, align 4, !tbaa !11
  br label %30

30:                                               ; preds = %13
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4, !tbaa !4
  br label %9, !llvm.loop !21

33:                                               ; preds = %12
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL9gridIndexILi3EEjRAT__Kjjj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [3 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !22
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 @__const._ZL9gridIndexILi3EEjRAT__Kjjj.primes, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 1, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #9
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %35, %3
  %13 = load i32, ptr %10, align 4, !tbaa !4
  %14 = icmp slt i32 %13, 3
  br i1 %14, label %15, label %19

15:                                               ; preds = %12
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = icmp ule i32 %16, %17
  br label %19

19:                                               ; preds = %15, %12
  %20 = phi i1 [ false, %12 ], [ %18, %15 ]
  br i1 %20, label %22, label %21

21:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %38

22:                                               ; preds = %19
  %23 = load ptr, ptr %4, align 8, !tbaa !22, !nonnull !24, !align !25
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [3 x i32], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = load i32, ptr %8, align 4, !tbaa !4
  %29 = mul i32 %27, %28
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = add i32 %30, %29
  store i32 %31, ptr %9, align 4, !tbaa !4
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = mul i32 %33, %32
  store i32 %34, ptr %8, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %22
  %36 = load i32, ptr %10, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %10, align 4, !tbaa !4
  br label %12, !llvm.loop !26

38:                                               ; preds = %21
  %39 = load i32, ptr %6, align 4, !tbaa !4
  %40 = load i32, ptr %8, align 4, !tbaa !4
  %41 = icmp ult i32 %39, %40
  br i1 %41, label %42, label %64

42:                                               ; preds = %38
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %60, %42
  %44 = load i32, ptr %11, align 4, !tbaa !4
  %45 = icmp slt i32 %44, 3
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %63

47:                                               ; preds = %43
  %48 = load ptr, ptr %4, align 8, !tbaa !22, !nonnull !24, !align !25
  %49 = load i32, ptr %11, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [3 x i32], ptr %48, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = load i32, ptr %11, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [3 x i32], ptr %7, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = mul i32 %52, %56
  %58 = load i32, ptr %9, align 4, !tbaa !4
  %59 = xor i32 %58, %57
  store i32 %59, ptr %9, align 4, !tbaa !4
  br label %60

60:                                               ; preds = %47
  %61 = load i32, ptr %11, align 4, !tbaa !4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4, !tbaa !4
  br label %43, !llvm.loop !27

63:                                               ; preds = %46
  br label %64

64:                                               ; preds = %63, %38
  %65 = load i32, ptr %9, align 4, !tbaa !4
  %66 = load i32, ptr %6, align 4, !tbaa !4
  %67 = urem i32 %65, %66
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret i32 %67
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN8FeaturesILi3ELi2EEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !19
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Features, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds float, ptr %4, i64 2
  br label %6

6:                                                ; preds = %6, %1
  %7 = phi ptr [ %4, %1 ], [ %8, %6 ]
  store float 0.000000e+00, ptr %7, align 4, !tbaa !11
  %8 = getelementptr inbounds float, ptr %7, i64 1
  %9 = icmp eq ptr %8, %5
  br i1 %9, label %10, label %6

10:                                               ; preds = %6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS8FeaturesILi3ELi2EE", !10, i64 0}
!21 = distinct !{!21, !14}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 int", !10, i64 0}
!24 = !{}
!25 = !{i64 4}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
