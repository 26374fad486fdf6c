; ModuleID = 'dslash.cu'
source_filename = "dslash.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Site = type { [4 x i32] }
%struct.Vector = type { [3 x %struct.Complex] }
%struct.Complex = type { float, float }
%struct.Matrix = type { [3 x [3 x %struct.Complex]] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN4SiteILi4EEC1Ei = comdat any

$_ZN6VectorILi3EEC1Ev = comdat any

$_ZNK4SiteILi4EE9neighbourEii = comdat any

$_ZN6VectorILi3EE3addERKS0_f = comdat any

$_ZNK6MatrixILi3EEmlERK6VectorILi3EE = comdat any

$_ZNK6MatrixILi3EE7adjointEv = comdat any

$_ZN6VectorILi3EEC2Ev = comdat any

$_ZN7ComplexC1Eff = comdat any

$_ZN7ComplexC2Eff = comdat any

$_ZN4SiteILi4EEC2Ei = comdat any

$_ZNK7ComplexmlEf = comdat any

$_ZN7ComplexpLERKS_ = comdat any

$_ZNK7ComplexmlERKS_ = comdat any

$_ZN6MatrixILi3EEC1Ev = comdat any

$_ZNK7Complex4conjEv = comdat any

$_ZN6MatrixILi3EEC2Ev = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @dslash(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Site, align 4
  %9 = alloca %struct.Vector, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Vector, align 4
  %14 = alloca %struct.Vector, align 4
  %15 = alloca %struct.Matrix, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %16 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %17 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %21 = load i32, ptr %7, align 4, !tbaa !4
  call void @_ZN4SiteILi4EEC1Ei(ptr noundef nonnull align 4 dereferenceable(16) %8, i32 noundef %21) #8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN6VectorILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(24) %9) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %64, %3
  %23 = load i32, ptr %10, align 4, !tbaa !4
  %24 = icmp slt i32 %23, 4
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %67

26:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %27 = load i32, ptr %10, align 4, !tbaa !4
  %28 = call noundef i32 @_ZNK4SiteILi4EE9neighbourEii(ptr noundef nonnull align 4 dereferenceable(16) %8, i32 noundef %27, i32 noundef 1) #8
  store i32 %28, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = call noundef i32 @_ZNK4SiteILi4EE9neighbourEii(ptr noundef nonnull align 4 dereferenceable(16) %8, i32 noundef %29, i32 noundef -1) #8
  store i32 %30, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %31 = load ptr, ptr %4, align 8, !tbaa !8
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = mul nsw i32 %32, 4
  %34 = load i32, ptr %10, align 4, !tbaa !4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Matrix, ptr %31, i64 %36
  %38 = load ptr, ptr %5, align 8, !tbaa !11
  %39 = load i32, ptr %11, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.Vector, ptr %38, i64 %40
  %42 = call %struct.Vector @_ZNK6MatrixILi3EEmlERK6VectorILi3EE(ptr noundef nonnull align 4 dereferenceable(72) %37, ptr noundef nonnull align 4 dereferenceable(24) %41) #8
  %43 = getelementptr inbounds nuw %struct.Vector, ptr %13, i32 0, i32 0
  %44 = extractvalue %struct.Vector %42, 0
  store [3 x %struct.Complex] %44, ptr %43, align 4
  %45 = call noundef nonnull align 4 dereferenceable(24) ptr @_ZN6VectorILi3EE3addERKS0_f(ptr noundef nonnull align 4 dereferenceable(24) %9, ptr noundef nonnull align 4 dereferenceable(24) %13, float noundef 5.000000e-01) #8
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %46 = load ptr, ptr %4, align 8, !tbaa !8
  %47 = load i32, ptr %12, align 4, !tbaa !4
  %48 = mul nsw i32 %47, 4
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.Matrix, ptr %46, i64 %51
  %53 = call %struct.Matrix @_ZNK6MatrixILi3EE7adjointEv(ptr noundef nonnull align 4 dereferenceable(72) %52) #8
  %54 = getelementptr inbounds nuw %struct.Matrix, ptr %15, i32 0, i32 0
  %55 = extractvalue %struct.Matrix %53, 0
  store [3 x [3 x %struct.Complex]] %55, ptr %54, align 4
  %56 = load ptr, ptr %5, align 8, !tbaa !11
  %57 = load i32, ptr %12, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.Vector, ptr %56, i64 %58
  %60 = call %struct.Vector @_ZNK6MatrixILi3EEmlERK6VectorILi3EE(ptr noundef nonnull align 4 dereferenceable(72) %15, ptr noundef nonnull align 4 dereferenceable(24) %59) #8
  %61 = getelementptr inbounds nuw %struct.Vector, ptr %14, i32 0, i32 0
  %62 = extractvalue %struct.Vector %60, 0
  store [3 x %struct.Complex] %62, ptr %61, align 4
  %63 = call noundef nonnull align 4 dereferenceable(24) ptr @_ZN6VectorILi3EE3addERKS0_f(ptr noundef nonnull align 4 dereferenceable(24) %9, ptr noundef nonnull align 4 dereferenceable(24) %14, float noundef -5.000000e-01) #8
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %64

64:                                               ; preds = %26
  %65 = load i32, ptr %10, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %10, align 4, !tbaa !4
  br label %22, !llvm.loop !13

67:                                               ; preds = %25
  %68 = load ptr, ptr %6, align 8, !tbaa !11
  %69 = load i32, ptr %7, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.Vector, ptr %68, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 4 %9, i64 24, i1 false), !tbaa.struct !15
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
define linkonce_odr dso_local void @_ZN4SiteILi4EEC1Ei(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !4
  call void @_ZN4SiteILi4EEC2Ei(ptr noundef nonnull align 4 dereferenceable(16) %5, i32 noundef %6) #8
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6VectorILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !11
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6VectorILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(24) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK4SiteILi4EE9neighbourEii(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %9 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 3, ptr %8, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %33, %3
  %11 = load i32, ptr %8, align 4, !tbaa !4
  %12 = icmp sge i32 %11, 0
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %36

14:                                               ; preds = %10
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = mul nsw i32 %15, 4
  %17 = getelementptr inbounds nuw %struct.Site, ptr %9, i32 0, i32 0
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load i32, ptr %8, align 4, !tbaa !4
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = icmp eq i32 %22, %23
  br i1 %24, label %25, label %27

25:                                               ; preds = %14
  %26 = load i32, ptr %6, align 4, !tbaa !4
  br label %28

27:                                               ; preds = %14
  br label %28

28:                                               ; preds = %27, %25
  %29 = phi i32 [ %26, %25 ], [ 0, %27 ]
  %30 = add nsw i32 %21, %29
  %31 = and i32 %30, 3
  %32 = add nsw i32 %16, %31
  store i32 %32, ptr %7, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %28
  %34 = load i32, ptr %8, align 4, !tbaa !4
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %8, align 4, !tbaa !4
  br label %10, !llvm.loop !19

36:                                               ; preds = %13
  %37 = load i32, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret i32 %37
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(24) ptr @_ZN6VectorILi3EE3addERKS0_f(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(24) %1, float noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Complex, align 4
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !11
  store float %2, ptr %6, align 4, !tbaa !20
  %9 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %31, %3
  %11 = load i32, ptr %7, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 3
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %34

14:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %15 = load ptr, ptr %5, align 8, !tbaa !11, !nonnull !22, !align !23
  %16 = getelementptr inbounds nuw %struct.Vector, ptr %15, i32 0, i32 0
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [3 x %struct.Complex], ptr %16, i64 0, i64 %18
  %20 = load float, ptr %6, align 4, !tbaa !20
  %21 = call %struct.Complex @_ZNK7ComplexmlEf(ptr noundef nonnull align 4 dereferenceable(8) %19, float noundef %20) #8
  %22 = getelementptr inbounds nuw %struct.Complex, ptr %8, i32 0, i32 0
  %23 = extractvalue %struct.Complex %21, 0
  store float %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Complex, ptr %8, i32 0, i32 1
  %25 = extractvalue %struct.Complex %21, 1
  store float %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.Vector, ptr %9, i32 0, i32 0
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x %struct.Complex], ptr %26, i64 0, i64 %28
  %30 = call noundef nonnull align 4 dereferenceable(8) ptr @_ZN7ComplexpLERKS_(ptr noundef nonnull align 4 dereferenceable(8) %29, ptr noundef nonnull align 4 dereferenceable(8) %8) #8
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %31

31:                                               ; preds = %14
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4, !tbaa !4
  br label %10, !llvm.loop !24

34:                                               ; preds = %13
  ret ptr %9
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Vector @_ZNK6MatrixILi3EEmlERK6VectorILi3EE(ptr noundef nonnull align 4 dereferenceable(72) %0, ptr noundef nonnull align 4 dereferenceable(24) %1) #3 comdat align 2 {
  %3 = alloca %struct.Vector, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Complex, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !11
  %10 = load ptr, ptr %4, align 8
  call void @_ZN6VectorILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(24) %3) #8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %47, %2
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 3
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %50

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %43, %15
  %17 = load i32, ptr %8, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 3
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %46

20:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %21 = getelementptr inbounds nuw %struct.Matrix, ptr %10, i32 0, i32 0
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %21, i64 0, i64 %23
  %25 = load i32, ptr %8, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [3 x %struct.Complex], ptr %24, i64 0, i64 %26
  %28 = load ptr, ptr %5, align 8, !tbaa !11, !nonnull !22, !align !23
  %29 = getelementptr inbounds nuw %struct.Vector, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [3 x %struct.Complex], ptr %29, i64 0, i64 %31
  %33 = call %struct.Complex @_ZNK7ComplexmlERKS_(ptr noundef nonnull align 4 dereferenceable(8) %27, ptr noundef nonnull align 4 dereferenceable(8) %32) #8
  %34 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 0
  %35 = extractvalue %struct.Complex %33, 0
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 1
  %37 = extractvalue %struct.Complex %33, 1
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Vector, ptr %3, i32 0, i32 0
  %39 = load i32, ptr %6, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x %struct.Complex], ptr %38, i64 0, i64 %40
  %42 = call noundef nonnull align 4 dereferenceable(8) ptr @_ZN7ComplexpLERKS_(ptr noundef nonnull align 4 dereferenceable(8) %41, ptr noundef nonnull align 4 dereferenceable(8) %9) #8
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %43

43:                                               ; preds = %20
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %16, !llvm.loop !25

46:                                               ; preds = %19
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %6, align 4, !tbaa !4
  br label %11, !llvm.loop !26

50:                                               ; preds = %14
  %51 = load %struct.Vector, ptr %3, align 4
  ret %struct.Vector %51
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Matrix @_ZNK6MatrixILi3EE7adjointEv(ptr noundef nonnull align 4 dereferenceable(72) %0) #3 comdat align 2 {
  %2 = alloca %struct.Matrix, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Complex, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  %8 = load ptr, ptr %3, align 8
  call void @_ZN6MatrixILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(72) %2) #8
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %42, %1
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 3
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #7
  br label %45

13:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %38, %13
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = icmp slt i32 %15, 3
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %41

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %19 = getelementptr inbounds nuw %struct.Matrix, ptr %8, i32 0, i32 0
  %20 = load i32, ptr %4, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %19, i64 0, i64 %21
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [3 x %struct.Complex], ptr %22, i64 0, i64 %24
  %26 = call %struct.Complex @_ZNK7Complex4conjEv(ptr noundef nonnull align 4 dereferenceable(8) %25) #8
  %27 = getelementptr inbounds nuw %struct.Complex, ptr %7, i32 0, i32 0
  %28 = extractvalue %struct.Complex %26, 0
  store float %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Complex, ptr %7, i32 0, i32 1
  %30 = extractvalue %struct.Complex %26, 1
  store float %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Matrix, ptr %2, i32 0, i32 0
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %31, i64 0, i64 %33
  %35 = load i32, ptr %4, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [3 x %struct.Complex], ptr %34, i64 0, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %7, i64 8, i1 false), !tbaa.struct !27
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %38

38:                                               ; preds = %18
  %39 = load i32, ptr %6, align 4, !tbaa !4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %6, align 4, !tbaa !4
  br label %14, !llvm.loop !28

41:                                               ; preds = %17
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %4, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %4, align 4, !tbaa !4
  br label %9, !llvm.loop !29

45:                                               ; preds = %12
  %46 = load %struct.Matrix, ptr %2, align 4
  ret %struct.Matrix %46
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6VectorILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !11
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Vector, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [3 x %struct.Complex], ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds %struct.Complex, ptr %5, i64 3
  br label %7

7:                                                ; preds = %7, %1
  %8 = phi ptr [ %5, %1 ], [ %9, %7 ]
  call void @_ZN7ComplexC1Eff(ptr noundef nonnull align 4 dereferenceable(8) %8, float noundef 0.000000e+00, float noundef 0.000000e+00) #8
  %9 = getelementptr inbounds %struct.Complex, ptr %8, i64 1
  %10 = icmp eq ptr %9, %6
  br i1 %10, label %11, label %7

11:                                               ; preds = %7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7ComplexC1Eff(ptr noundef nonnull align 4 dereferenceable(8) %0, float noundef %1, float noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !30
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !20
  %9 = load float, ptr %6, align 4, !tbaa !20
  call void @_ZN7ComplexC2Eff(ptr noundef nonnull align 4 dereferenceable(8) %7, float noundef %8, float noundef %9) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7ComplexC2Eff(ptr noundef nonnull align 4 dereferenceable(8) %0, float noundef %1, float noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !30
  store float %1, ptr %5, align 4, !tbaa !20
  store float %2, ptr %6, align 4, !tbaa !20
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %struct.Complex, ptr %7, i32 0, i32 0
  %9 = load float, ptr %5, align 4, !tbaa !20
  store float %9, ptr %8, align 4, !tbaa !32
  %10 = getelementptr inbounds nuw %struct.Complex, ptr %7, i32 0, i32 1
  %11 = load float, ptr %6, align 4, !tbaa !20
  store float %11, ptr %10, align 4, !tbaa !34
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4SiteILi4EEC2Ei(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store i32 %1, ptr %4, align 4, !tbaa !4
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %20, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %23

11:                                               ; preds = %7
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = srem i32 %12, 4
  %14 = getelementptr inbounds nuw %struct.Site, ptr %6, i32 0, i32 0
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 %16
  store i32 %13, ptr %17, align 4, !tbaa !4
  %18 = load i32, ptr %4, align 4, !tbaa !4
  %19 = sdiv i32 %18, 4
  store i32 %19, ptr %4, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %11
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !35

23:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexmlEf(ptr noundef nonnull align 4 dereferenceable(8) %0, float noundef %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !30
  store float %1, ptr %5, align 4, !tbaa !20
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !32
  %9 = load float, ptr %5, align 4, !tbaa !20
  %10 = fmul contract float %8, %9
  %11 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !34
  %13 = load float, ptr %5, align 4, !tbaa !20
  %14 = fmul contract float %12, %13
  call void @_ZN7ComplexC1Eff(ptr noundef nonnull align 4 dereferenceable(8) %3, float noundef %10, float noundef %14) #8
  %15 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %15
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(8) ptr @_ZN7ComplexpLERKS_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  store ptr %1, ptr %4, align 8, !tbaa !30
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !30, !nonnull !22, !align !23
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !32
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !32
  %11 = fadd contract float %10, %8
  store float %11, ptr %9, align 4, !tbaa !32
  %12 = load ptr, ptr %4, align 8, !tbaa !30, !nonnull !22, !align !23
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %12, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !34
  %15 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !34
  %17 = fadd contract float %16, %14
  store float %17, ptr %15, align 4, !tbaa !34
  ret ptr %5
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexmlERKS_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !30
  store ptr %1, ptr %5, align 8, !tbaa !30
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !32
  %9 = load ptr, ptr %5, align 8, !tbaa !30, !nonnull !22, !align !23
  %10 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 0
  %11 = load float, ptr %10, align 4, !tbaa !32
  %12 = fmul contract float %8, %11
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !34
  %15 = load ptr, ptr %5, align 8, !tbaa !30, !nonnull !22, !align !23
  %16 = getelementptr inbounds nuw %struct.Complex, ptr %15, i32 0, i32 1
  %17 = load float, ptr %16, align 4, !tbaa !34
  %18 = fmul contract float %14, %17
  %19 = fsub contract float %12, %18
  %20 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 0
  %21 = load float, ptr %20, align 4, !tbaa !32
  %22 = load ptr, ptr %5, align 8, !tbaa !30, !nonnull !22, !align !23
  %23 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 1
  %24 = load float, ptr %23, align 4, !tbaa !34
  %25 = fmul contract float %21, %24
  %26 = getelementptr inbounds nuw %struct.Complex, ptr %6, i32 0, i32 1
  %27 = load float, ptr %26, align 4, !tbaa !34
  %28 = load ptr, ptr %5, align 8, !tbaa !30, !nonnull !22, !align !23
  %29 = getelementptr inbounds nuw %struct.Complex, ptr %28, i32 0, i32 0
  %30 = load float, ptr %29, align 4, !tbaa !32
  %31 = fmul contract float %27, %30
  %32 = fadd contract float %25, %31
  call void @_ZN7ComplexC1Eff(ptr noundef nonnull align 4 dereferenceable(8) %3, float noundef %19, float noundef %32) #8
  %33 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %33
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixILi3EEC1Ev(ptr noundef nonnull align 4 dereferenceable(72) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6MatrixILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(72) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7Complex4conjEv(ptr noundef nonnull align 4 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca %struct.Complex, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !30
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Complex, ptr %4, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !32
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %4, i32 0, i32 1
  %8 = load float, ptr %7, align 4, !tbaa !34
  %9 = fneg contract float %8
  call void @_ZN7ComplexC1Eff(ptr noundef nonnull align 4 dereferenceable(8) %2, float noundef %6, float noundef %9) #8
  %10 = load %struct.Complex, ptr %2, align 4
  ret %struct.Complex %10
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6MatrixILi3EEC2Ev(ptr noundef nonnull align 4 dereferenceable(72) %0) unnamed_addr #4 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %struct.Matrix, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [3 x [3 x %struct.Complex]], ptr %4, i32 0, i32 0, i32 0
  %6 = getelementptr inbounds %struct.Complex, ptr %5, i64 9
  br label %7

7:                                                ; preds = %7, %1
  %8 = phi ptr [ %5, %1 ], [ %9, %7 ]
  call void @_ZN7ComplexC1Eff(ptr noundef nonnull align 4 dereferenceable(8) %8, float noundef 0.000000e+00, float noundef 0.000000e+00) #8
  %9 = getelementptr inbounds %struct.Complex, ptr %8, i64 1
  %10 = icmp eq ptr %9, %6
  br i1 %10, label %11, label %7

11:                                               ; preds = %7
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
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
!9 = !{!"p1 _ZTS6MatrixILi3EE", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 _ZTS6VectorILi3EE", !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{i64 0, i64 24, !16}
!16 = !{!6, !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS4SiteILi4EE", !10, i64 0}
!19 = distinct !{!19, !14}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{}
!23 = !{i64 4}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = distinct !{!26, !14}
!27 = !{i64 0, i64 4, !20, i64 4, i64 4, !20}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS7Complex", !10, i64 0}
!32 = !{!33, !21, i64 0}
!33 = !{!"_ZTS7Complex", !21, i64 0, !21, i64 4}
!34 = !{!33, !21, i64 4}
!35 = distinct !{!35, !14}
