; ModuleID = 'packed128.cu'
source_filename = "packed128.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Packed128 = type { [8 x %struct.bf16] }
%struct.bf16 = type { i16 }
%struct.int4 = type { i32, i32, i32, i32 }
%struct.Packed128.0 = type { [4 x float] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN9Packed128I4bf16E5zerosEv = comdat any

$_ZN4bf162ofEf = comdat any

$_ZN9Packed128I4bf16EixEi = comdat any

$_ZNK4bf16cvfEv = comdat any

$_ZN9Packed128IfEixEi = comdat any

$_ZN9Packed128I4bf16EC1E4int4 = comdat any

$_ZN9Packed128I4bf16EC2E4int4 = comdat any

$_ZNK9Packed128I4bf16E4bitsEv = comdat any

$_ZN9Packed128IfEC1E4int4 = comdat any

$_ZN9Packed128IfEC2E4int4 = comdat any

$_ZNK9Packed128IfE4bitsEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_residual(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Packed128, align 16
  %7 = alloca %struct.Packed128, align 16
  %8 = alloca %struct.Packed128, align 16
  %9 = alloca i32, align 4
  %10 = alloca %struct.bf16, align 2
  %11 = alloca %struct.Packed128, align 16
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %16 = add i32 %14, %15
  %17 = mul i32 %16, 8
  store i32 %17, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %18 = load ptr, ptr %4, align 8, !tbaa !8
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.bf16, ptr %18, i64 %20
  %22 = call %struct.Packed128 @_ZL7load128I4bf16E9Packed128IT_EPKS2_(ptr noundef %21) #9
  %23 = getelementptr inbounds nuw %struct.Packed128, ptr %6, i32 0, i32 0
  %24 = extractvalue %struct.Packed128 %22, 0
  store [8 x %struct.bf16] %24, ptr %23, align 16
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %25 = load ptr, ptr %3, align 8, !tbaa !8
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds %struct.bf16, ptr %25, i64 %27
  %29 = call %struct.Packed128 @_ZL7load128I4bf16E9Packed128IT_EPKS2_(ptr noundef %28) #9
  %30 = getelementptr inbounds nuw %struct.Packed128, ptr %7, i32 0, i32 0
  %31 = extractvalue %struct.Packed128 %29, 0
  store [8 x %struct.bf16] %31, ptr %30, align 16
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %32 = call %struct.Packed128 @_ZN9Packed128I4bf16E5zerosEv() #9
  %33 = getelementptr inbounds nuw %struct.Packed128, ptr %8, i32 0, i32 0
  %34 = extractvalue %struct.Packed128 %32, 0
  store [8 x %struct.bf16] %34, ptr %33, align 16
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %52, %2
  %36 = load i32, ptr %9, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 8
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %55

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = call noundef nonnull align 2 dereferenceable(2) ptr @_ZN9Packed128I4bf16EixEi(ptr noundef nonnull align 16 dereferenceable(16) %6, i32 noundef %40) #9
  %42 = call contract noundef float @_ZNK4bf16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %41) #9
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = call noundef nonnull align 2 dereferenceable(2) ptr @_ZN9Packed128I4bf16EixEi(ptr noundef nonnull align 16 dereferenceable(16) %7, i32 noundef %43) #9
  %45 = call contract noundef float @_ZNK4bf16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %44) #9
  %46 = fadd contract float %42, %45
  %47 = call %struct.bf16 @_ZN4bf162ofEf(float noundef %46) #9
  %48 = getelementptr inbounds nuw %struct.bf16, ptr %10, i32 0, i32 0
  %49 = extractvalue %struct.bf16 %47, 0
  store i16 %49, ptr %48, align 2
  %50 = load i32, ptr %9, align 4, !tbaa !4
  %51 = call noundef nonnull align 2 dereferenceable(2) ptr @_ZN9Packed128I4bf16EixEi(ptr noundef nonnull align 16 dereferenceable(16) %8, i32 noundef %50) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %51, ptr align 2 %10, i64 2, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %52

52:                                               ; preds = %39
  %53 = load i32, ptr %9, align 4, !tbaa !4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %9, align 4, !tbaa !4
  br label %35, !llvm.loop !14

55:                                               ; preds = %38
  %56 = load ptr, ptr %3, align 8, !tbaa !8
  %57 = load i32, ptr %5, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.bf16, ptr %56, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %11, ptr align 16 %8, i64 16, i1 false), !tbaa.struct !16
  call void @_ZL8store128I4bf16EvPT_9Packed128IS1_E(ptr noundef %59, ptr noundef byval(%struct.Packed128) align 16 %11) #9
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
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
define internal %struct.Packed128 @_ZL7load128I4bf16E9Packed128IT_EPKS2_(ptr noundef %0) #3 {
  %2 = alloca %struct.Packed128, align 16
  %3 = alloca ptr, align 8
  %4 = alloca %struct.int4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8, !tbaa !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %5, i64 16, i1 false), !tbaa.struct !18
  call void @_ZN9Packed128I4bf16EC1E4int4(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef byval(%struct.int4) align 16 %4) #9
  %6 = load %struct.Packed128, ptr %2, align 16
  ret %struct.Packed128 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Packed128 @_ZN9Packed128I4bf16E5zerosEv() #3 comdat align 2 {
  %1 = alloca %struct.Packed128, align 16
  %2 = alloca i32, align 4
  %3 = alloca %struct.bf16, align 2
  call void @llvm.lifetime.start.p0(ptr %2) #8
  store i32 0, ptr %2, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %13, %0
  %5 = load i32, ptr %2, align 4, !tbaa !4
  %6 = icmp slt i32 %5, 8
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %2) #8
  br label %16

8:                                                ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %3) #8
  call void @llvm.memset.p0.i64(ptr align 2 %3, i8 0, i64 2, i1 false)
  %9 = getelementptr inbounds nuw %struct.Packed128, ptr %1, i32 0, i32 0
  %10 = load i32, ptr %2, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [8 x %struct.bf16], ptr %9, i64 0, i64 %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %12, ptr align 2 %3, i64 2, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %13

13:                                               ; preds = %8
  %14 = load i32, ptr %2, align 4, !tbaa !4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %2, align 4, !tbaa !4
  br label %4, !llvm.loop !19

16:                                               ; preds = %7
  %17 = load %struct.Packed128, ptr %1, align 16
  ret %struct.Packed128 %17
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.bf16 @_ZN4bf162ofEf(float noundef %0) #3 comdat align 2 {
  %2 = alloca %struct.bf16, align 2
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %5 = load i32, ptr %3, align 4, !tbaa !17
  store i32 %5, ptr %4, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = add i32 %6, 32767
  %8 = load i32, ptr %4, align 4, !tbaa !4
  %9 = lshr i32 %8, 16
  %10 = and i32 %9, 1
  %11 = add i32 %7, %10
  %12 = lshr i32 %11, 16
  %13 = trunc i32 %12 to i16
  %14 = getelementptr inbounds nuw %struct.bf16, ptr %2, i32 0, i32 0
  store i16 %13, ptr %14, align 2, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %4) #8
  %15 = load %struct.bf16, ptr %2, align 2
  ret %struct.bf16 %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 2 dereferenceable(2) ptr @_ZN9Packed128I4bf16EixEi(ptr noundef nonnull align 16 dereferenceable(16) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !24
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Packed128, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [8 x %struct.bf16], ptr %6, i64 0, i64 %8
  ret ptr %9
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4bf16cvfEv(ptr noundef nonnull align 2 dereferenceable(2) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %5 = getelementptr inbounds nuw %struct.bf16, ptr %4, i32 0, i32 0
  %6 = load i16, ptr %5, align 2, !tbaa !22
  %7 = zext i16 %6 to i32
  %8 = shl i32 %7, 16
  store i32 %8, ptr %3, align 4, !tbaa !4
  %9 = load float, ptr %3, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret float %9
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8store128I4bf16EvPT_9Packed128IS1_E(ptr noundef %0, ptr noundef byval(%struct.Packed128) align 16 %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.int4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %5 = call %struct.int4 @_ZNK9Packed128I4bf16E4bitsEv(ptr noundef nonnull align 16 dereferenceable(16) %1) #9
  %6 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 0
  %7 = extractvalue %struct.int4 %5, 0
  store i32 %7, ptr %6, align 16
  %8 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 1
  %9 = extractvalue %struct.int4 %5, 1
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 2
  %11 = extractvalue %struct.int4 %5, 2
  store i32 %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 3
  %13 = extractvalue %struct.int4 %5, 3
  store i32 %13, ptr %12, align 4
  %14 = load ptr, ptr %3, align 8, !tbaa !8
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 %4, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @packed_activation(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Packed128.0, align 16
  %13 = alloca %struct.Packed128.0, align 16
  %14 = alloca %struct.Packed128.0, align 16
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.Packed128.0, align 16
  store ptr %0, ptr %5, align 8, !tbaa !26
  store ptr %1, ptr %6, align 8, !tbaa !26
  store ptr %2, ptr %7, align 8, !tbaa !26
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %72, %4
  %19 = load i32, ptr %9, align 4, !tbaa !4
  %20 = icmp slt i32 %19, 2
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %75

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %23 = load i32, ptr %9, align 4, !tbaa !4
  %24 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %27 = add i32 %25, %26
  %28 = mul i32 %27, 4
  store i32 %28, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %29 = load ptr, ptr %5, align 8, !tbaa !26
  %30 = load i32, ptr %11, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  %33 = call %struct.Packed128.0 @_ZL7load128IfE9Packed128IT_EPKS1_(ptr noundef %32) #9
  %34 = getelementptr inbounds nuw %struct.Packed128.0, ptr %12, i32 0, i32 0
  %35 = extractvalue %struct.Packed128.0 %33, 0
  store [4 x float] %35, ptr %34, align 16
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %36 = load ptr, ptr %7, align 8, !tbaa !26
  %37 = load i32, ptr %11, align 4, !tbaa !4
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = srem i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %36, i64 %40
  %42 = call %struct.Packed128.0 @_ZL7load128IfE9Packed128IT_EPKS1_(ptr noundef %41) #9
  %43 = getelementptr inbounds nuw %struct.Packed128.0, ptr %13, i32 0, i32 0
  %44 = extractvalue %struct.Packed128.0 %42, 0
  store [4 x float] %44, ptr %43, align 16
  call void @llvm.lifetime.start.p0(ptr %14) #8
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %64, %22
  %46 = load i32, ptr %15, align 4, !tbaa !4
  %47 = icmp slt i32 %46, 4
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %67

49:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %50 = load i32, ptr %15, align 4, !tbaa !4
  %51 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN9Packed128IfEixEi(ptr noundef nonnull align 16 dereferenceable(16) %12, i32 noundef %50) #9
  %52 = load float, ptr %51, align 4, !tbaa !20
  %53 = load i32, ptr %15, align 4, !tbaa !4
  %54 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN9Packed128IfEixEi(ptr noundef nonnull align 16 dereferenceable(16) %13, i32 noundef %53) #9
  %55 = load float, ptr %54, align 4, !tbaa !20
  %56 = fadd contract float %52, %55
  store float %56, ptr %16, align 4, !tbaa !20
  %57 = load float, ptr %16, align 4, !tbaa !20
  %58 = load float, ptr %16, align 4, !tbaa !20
  %59 = call contract float @llvm.fabs.f32(float %58)
  %60 = fadd contract float 1.000000e+00, %59
  %61 = fdiv contract float %57, %60
  %62 = load i32, ptr %15, align 4, !tbaa !4
  %63 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN9Packed128IfEixEi(ptr noundef nonnull align 16 dereferenceable(16) %14, i32 noundef %62) #9
  store float %61, ptr %63, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %64

64:                                               ; preds = %49
  %65 = load i32, ptr %15, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %15, align 4, !tbaa !4
  br label %45, !llvm.loop !28

67:                                               ; preds = %48
  %68 = load ptr, ptr %6, align 8, !tbaa !26
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %17, ptr align 16 %14, i64 16, i1 false), !tbaa.struct !16
  call void @_ZL8store128IfEvPT_9Packed128IS0_E(ptr noundef %71, ptr noundef byval(%struct.Packed128.0) align 16 %17) #9
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %72

72:                                               ; preds = %67
  %73 = load i32, ptr %9, align 4, !tbaa !4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %9, align 4, !tbaa !4
  br label %18, !llvm.loop !29

75:                                               ; preds = %21
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Packed128.0 @_ZL7load128IfE9Packed128IT_EPKS1_(ptr noundef %0) #3 {
  %2 = alloca %struct.Packed128.0, align 16
  %3 = alloca ptr, align 8
  %4 = alloca %struct.int4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !26
  %5 = load ptr, ptr %3, align 8, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %4, ptr align 16 %5, i64 16, i1 false), !tbaa.struct !18
  call void @_ZN9Packed128IfEC1E4int4(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef byval(%struct.int4) align 16 %4) #9
  %6 = load %struct.Packed128.0, ptr %2, align 16
  ret %struct.Packed128.0 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN9Packed128IfEixEi(ptr noundef nonnull align 16 dereferenceable(16) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !30
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Packed128.0, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x float], ptr %6, i64 0, i64 %8
  ret ptr %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8store128IfEvPT_9Packed128IS0_E(ptr noundef %0, ptr noundef byval(%struct.Packed128.0) align 16 %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.int4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %5 = call %struct.int4 @_ZNK9Packed128IfE4bitsEv(ptr noundef nonnull align 16 dereferenceable(16) %1) #9
  %6 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 0
  %7 = extractvalue %struct.int4 %5, 0
  store i32 %7, ptr %6, align 16
  %8 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 1
  %9 = extractvalue %struct.int4 %5, 1
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 2
  %11 = extractvalue %struct.int4 %5, 2
  store i32 %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.int4, ptr %4, i32 0, i32 3
  %13 = extractvalue %struct.int4 %5, 3
  store i32 %13, ptr %12, align 4
  %14 = load ptr, ptr %3, align 8, !tbaa !26
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 %4, i64 16, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9Packed128I4bf16EC1E4int4(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef byval(%struct.int4) align 16 %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !24
  %4 = load ptr, ptr %3, align 8
  call void @_ZN9Packed128I4bf16EC2E4int4(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef byval(%struct.int4) align 16 %1) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9Packed128I4bf16EC2E4int4(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef byval(%struct.int4) align 16 %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Packed128, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.Packed128, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 %1, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.int4 @_ZNK9Packed128I4bf16E4bitsEv(ptr noundef nonnull align 16 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca %struct.int4, align 16
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Packed128, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %5, i64 16, i1 false)
  %6 = load %struct.int4, ptr %2, align 16
  ret %struct.int4 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9Packed128IfEC1E4int4(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef byval(%struct.int4) align 16 %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  %4 = load ptr, ptr %3, align 8
  call void @_ZN9Packed128IfEC2E4int4(ptr noundef nonnull align 16 dereferenceable(16) %4, ptr noundef byval(%struct.int4) align 16 %1) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN9Packed128IfEC2E4int4(ptr noundef nonnull align 16 dereferenceable(16) %0, ptr noundef byval(%struct.int4) align 16 %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Packed128.0, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 %1, i64 16, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.int4 @_ZNK9Packed128IfE4bitsEv(ptr noundef nonnull align 16 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca %struct.int4, align 16
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Packed128.0, ptr %4, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %5, i64 16, i1 false)
  %6 = load %struct.int4, ptr %2, align 16
  ret %struct.int4 %6
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!9 = !{!"p1 _ZTS4bf16", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 2, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{i64 0, i64 16, !17}
!17 = !{!6, !6, i64 0}
!18 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
!19 = distinct !{!19, !15}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{!23, !13, i64 0}
!23 = !{!"_ZTS4bf16", !13, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS9Packed128I4bf16E", !10, i64 0}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 float", !10, i64 0}
!28 = distinct !{!28, !15}
!29 = distinct !{!29, !15}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS9Packed128IfE", !10, i64 0}
