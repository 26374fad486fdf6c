; ModuleID = 'fragment_gemm.cu'
source_filename = "fragment_gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%class.BlockMma = type { ptr, ptr, %class.Array, i32, i32 }
%class.Array = type { [16 x float] }
%class.SharedIterator = type { ptr }
%struct.ThreadMma = type { i8 }
%class.Array.0 = type { [4 x float] }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN8BlockMmaILi32ELi8ELi4ELi4EEC1ERA8_A32_fS3_i = comdat any

$_ZN8BlockMmaILi32ELi8ELi4ELi4EE4stepEv = comdat any

$_ZN8BlockMmaILi32ELi8ELi4ELi4EE5storeEPfi = comdat any

$_ZN8BlockMmaILi32ELi8ELi4ELi4EEC2ERA8_A32_fS3_i = comdat any

$_ZN5ArrayIfLi16EEC1Ev = comdat any

$_ZN5ArrayIfLi16EEC2Ev = comdat any

$_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC1EPKf = comdat any

$_ZN5ArrayIfLi4EEC1Ev = comdat any

$_ZNK14SharedIteratorI5ArrayIfLi4EELi32EE4loadERS1_ = comdat any

$_ZNK9ThreadMmaILi4ELi4EEclER5ArrayIfLi16EERKS1_IfLi4EES6_RKS2_ = comdat any

$_ZN14SharedIteratorI5ArrayIfLi4EELi32EEppEv = comdat any

$_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC2EPKf = comdat any

$_ZN5ArrayIfLi4EEC2Ev = comdat any

$_ZN5ArrayIfLi4EE5beginEv = comdat any

$_ZN5ArrayIfLi4EE3endEv = comdat any

$_ZNK5ArrayIfLi4EEixEi = comdat any

$_ZN5ArrayIfLi16EEixEi = comdat any

@_ZZ13fragment_gemmE2as = internal addrspace(3) global [8 x [32 x float]] undef, align 4
@_ZZ13fragment_gemmE2bs = internal addrspace(3) global [8 x [32 x float]] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fragment_gemm(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %class.BlockMma, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %16, ptr %11, align 4, !tbaa !4
  %17 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #9
  %18 = mul i32 %17, 32
  %19 = load i32, ptr %10, align 4, !tbaa !4
  %20 = mul i32 %18, %19
  %21 = load ptr, ptr %6, align 8, !tbaa !8
  %22 = zext i32 %20 to i64
  %23 = getelementptr inbounds nuw float, ptr %21, i64 %22
  store ptr %23, ptr %6, align 8, !tbaa !8
  %24 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %25 = mul i32 %24, 32
  %26 = load ptr, ptr %7, align 8, !tbaa !8
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds nuw float, ptr %26, i64 %27
  store ptr %28, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %29 = load i32, ptr %11, align 4, !tbaa !4
  call void @_ZN8BlockMmaILi32ELi8ELi4ELi4EEC1ERA8_A32_fS3_i(ptr noundef nonnull align 8 dereferenceable(88) %12, ptr noundef nonnull align 4 dereferenceable(1024) addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2as to ptr), ptr noundef nonnull align 4 dereferenceable(1024) addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2bs to ptr), i32 noundef %29) #9
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %88, %5
  %31 = load i32, ptr %13, align 4, !tbaa !4
  %32 = load i32, ptr %10, align 4, !tbaa !4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %91

35:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %36 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %36, ptr %15, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %84, %35
  %38 = load i32, ptr %15, align 4, !tbaa !4
  %39 = icmp slt i32 %38, 256
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %87

41:                                               ; preds = %37
  %42 = load ptr, ptr %6, align 8, !tbaa !8
  %43 = load i32, ptr %15, align 4, !tbaa !4
  %44 = sdiv i32 %43, 8
  %45 = load i32, ptr %10, align 4, !tbaa !4
  %46 = mul nsw i32 %44, %45
  %47 = load i32, ptr %13, align 4, !tbaa !4
  %48 = add nsw i32 %46, %47
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = srem i32 %49, 8
  %51 = add nsw i32 %48, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %42, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !11
  %55 = load i32, ptr %15, align 4, !tbaa !4
  %56 = srem i32 %55, 8
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [8 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2as to ptr), i64 0, i64 %57
  %59 = load i32, ptr %15, align 4, !tbaa !4
  %60 = sdiv i32 %59, 8
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x float], ptr %58, i64 0, i64 %61
  store float %54, ptr %62, align 4, !tbaa !11
  %63 = load ptr, ptr %7, align 8, !tbaa !8
  %64 = load i32, ptr %13, align 4, !tbaa !4
  %65 = load i32, ptr %15, align 4, !tbaa !4
  %66 = sdiv i32 %65, 32
  %67 = add nsw i32 %64, %66
  %68 = load i32, ptr %9, align 4, !tbaa !4
  %69 = mul nsw i32 %67, %68
  %70 = load i32, ptr %15, align 4, !tbaa !4
  %71 = srem i32 %70, 32
  %72 = add nsw i32 %69, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %63, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !11
  %76 = load i32, ptr %15, align 4, !tbaa !4
  %77 = sdiv i32 %76, 32
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x [32 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2bs to ptr), i64 0, i64 %78
  %80 = load i32, ptr %15, align 4, !tbaa !4
  %81 = srem i32 %80, 32
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [32 x float], ptr %79, i64 0, i64 %82
  store float %75, ptr %83, align 4, !tbaa !11
  br label %84

84:                                               ; preds = %41
  %85 = load i32, ptr %15, align 4, !tbaa !4
  %86 = add nsw i32 %85, 64
  store i32 %86, ptr %15, align 4, !tbaa !4
  br label %37, !llvm.loop !13

87:                                               ; preds = %40
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @_ZN8BlockMmaILi32ELi8ELi4ELi4EE4stepEv(ptr noundef nonnull align 8 dereferenceable(88) %12) #9
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %13, align 4, !tbaa !4
  %90 = add nsw i32 %89, 8
  store i32 %90, ptr %13, align 4, !tbaa !4
  br label %30, !llvm.loop !15

91:                                               ; preds = %34
  %92 = load ptr, ptr %8, align 8, !tbaa !8
  %93 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #9
  %94 = mul i32 %93, 32
  %95 = load i32, ptr %9, align 4, !tbaa !4
  %96 = mul i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw float, ptr %92, i64 %97
  %99 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %100 = mul i32 %99, 32
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %98, i64 %101
  %103 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZN8BlockMmaILi32ELi8ELi4ELi4EE5storeEPfi(ptr noundef nonnull align 8 dereferenceable(88) %12, ptr noundef %102, i32 noundef %103) #9
  call void @llvm.lifetime.end.p0(ptr %12) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8BlockMmaILi32ELi8ELi4ELi4EEC1ERA8_A32_fS3_i(ptr noundef nonnull align 8 dereferenceable(88) %0, ptr noundef nonnull align 4 dereferenceable(1024) %1, ptr noundef nonnull align 4 dereferenceable(1024) %2, i32 noundef %3) unnamed_addr #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !16
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %9 = load ptr, ptr %5, align 8
  %10 = load ptr, ptr %6, align 8
  %11 = load ptr, ptr %7, align 8
  %12 = load i32, ptr %8, align 4, !tbaa !4
  call void @_ZN8BlockMmaILi32ELi8ELi4ELi4EEC2ERA8_A32_fS3_i(ptr noundef nonnull align 8 dereferenceable(88) %9, ptr noundef nonnull align 4 dereferenceable(1024) %10, ptr noundef nonnull align 4 dereferenceable(1024) %11, i32 noundef %12) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8BlockMmaILi32ELi8ELi4ELi4EE4stepEv(ptr noundef nonnull align 8 dereferenceable(88) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca %class.SharedIterator, align 8
  %4 = alloca %class.SharedIterator, align 8
  %5 = alloca %struct.ThreadMma, align 1
  %6 = alloca i32, align 4
  %7 = alloca %class.Array.0, align 4
  %8 = alloca %class.Array.0, align 4
  store ptr %0, ptr %2, align 8, !tbaa !16
  %9 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %10 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8, !tbaa !18, !nonnull !21, !align !22
  %12 = getelementptr inbounds [8 x [32 x float]], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 3
  %14 = load i32, ptr %13, align 8, !tbaa !23
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [32 x float], ptr %12, i64 0, i64 %15
  call void @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef %16) #9
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %17 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 1
  %18 = load ptr, ptr %17, align 8, !tbaa !24, !nonnull !21, !align !22
  %19 = getelementptr inbounds [8 x [32 x float]], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 4
  %21 = load i32, ptr %20, align 4, !tbaa !25
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [32 x float], ptr %19, i64 0, i64 %22
  call void @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %23) #9
  call void @llvm.lifetime.start.p0(ptr %5) #8
  call void @llvm.lifetime.start.p0(ptr %6) #8
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %31, %1
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 8
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %6) #8
  br label %36

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %7) #8
  call void @_ZN5ArrayIfLi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %7) #9
  call void @llvm.lifetime.start.p0(ptr %8) #8
  call void @_ZN5ArrayIfLi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %8) #9
  call void @_ZNK14SharedIteratorI5ArrayIfLi4EELi32EE4loadERS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 4 dereferenceable(16) %7) #9
  call void @_ZNK14SharedIteratorI5ArrayIfLi4EELi32EE4loadERS1_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 4 dereferenceable(16) %8) #9
  %29 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 2
  %30 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 2
  call void @_ZNK9ThreadMmaILi4ELi4EEclER5ArrayIfLi16EERKS1_IfLi4EES6_RKS2_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 4 dereferenceable(64) %29, ptr noundef nonnull align 4 dereferenceable(16) %7, ptr noundef nonnull align 4 dereferenceable(16) %8, ptr noundef nonnull align 4 dereferenceable(64) %30) #9
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %31

31:                                               ; preds = %28
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %6, align 4, !tbaa !4
  %34 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEppEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #9
  %35 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEppEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #9
  br label %24, !llvm.loop !26

36:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.end.p0(ptr %4) #8
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8BlockMmaILi32ELi8ELi4ELi4EE5storeEPfi(ptr noundef nonnull align 8 dereferenceable(88) %0, ptr noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  %10 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %46, %3
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %49

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %42, %15
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %45

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %class.BlockMma, ptr %10, i32 0, i32 2
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = mul nsw i32 %22, 4
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = add nsw i32 %23, %24
  %26 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5ArrayIfLi16EEixEi(ptr noundef nonnull align 4 dereferenceable(64) %21, i32 noundef %25) #9
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = load ptr, ptr %5, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw %class.BlockMma, ptr %10, i32 0, i32 3
  %30 = load i32, ptr %29, align 8, !tbaa !23
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %30, %31
  %33 = load i32, ptr %6, align 4, !tbaa !4
  %34 = mul nsw i32 %32, %33
  %35 = getelementptr inbounds nuw %class.BlockMma, ptr %10, i32 0, i32 4
  %36 = load i32, ptr %35, align 4, !tbaa !25
  %37 = add nsw i32 %34, %36
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %28, i64 %40
  store float %27, ptr %41, align 4, !tbaa !11
  br label %42

42:                                               ; preds = %20
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !28

45:                                               ; preds = %19
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %7, align 4, !tbaa !4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %7, align 4, !tbaa !4
  br label %11, !llvm.loop !29

49:                                               ; preds = %14
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8BlockMmaILi32ELi8ELi4ELi4EEC2ERA8_A32_fS3_i(ptr noundef nonnull align 8 dereferenceable(88) %0, ptr noundef nonnull align 4 dereferenceable(1024) %1, ptr noundef nonnull align 4 dereferenceable(1024) %2, i32 noundef %3) unnamed_addr #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !16
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 0
  %11 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !21, !align !22
  store ptr %11, ptr %10, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 1
  %13 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !21, !align !22
  store ptr %13, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 2
  call void @_ZN5ArrayIfLi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %14) #9
  %15 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 3
  %16 = load i32, ptr %8, align 4, !tbaa !4
  %17 = sdiv i32 %16, 8
  %18 = mul nsw i32 %17, 4
  store i32 %18, ptr %15, align 8, !tbaa !23
  %19 = getelementptr inbounds nuw %class.BlockMma, ptr %9, i32 0, i32 4
  %20 = load i32, ptr %8, align 4, !tbaa !4
  %21 = srem i32 %20, 8
  %22 = mul nsw i32 %21, 4
  store i32 %22, ptr %19, align 4, !tbaa !25
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ArrayIfLi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(64) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ArrayIfLi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(64) %3) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ArrayIfLi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(64) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %6 = getelementptr inbounds nuw %class.Array, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds float, ptr %7, i64 16
  store ptr %8, ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %9 = getelementptr inbounds nuw %class.Array, ptr %5, i32 0, i32 0
  %10 = getelementptr inbounds [16 x float], ptr %9, i64 0, i64 0
  store ptr %10, ptr %4, align 8, !tbaa !8
  br label %11

11:                                               ; preds = %18, %1
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = load ptr, ptr %3, align 8, !tbaa !8
  %14 = icmp ne ptr %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %4) #8
  br label %21

16:                                               ; preds = %11
  %17 = load ptr, ptr %4, align 8, !tbaa !8
  store float 0.000000e+00, ptr %17, align 4, !tbaa !11
  br label %18

18:                                               ; preds = %16
  %19 = load ptr, ptr %4, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw float, ptr %19, i32 1
  store ptr %20, ptr %4, align 8, !tbaa !8
  br label %11, !llvm.loop !32

21:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC1EPKf(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !33
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !8
  call void @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC2EPKf(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef %6) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ArrayIfLi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !35
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ArrayIfLi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZNK14SharedIteratorI5ArrayIfLi4EELi32EE4loadERS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !33
  store ptr %1, ptr %4, align 8, !tbaa !35
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  store i32 0, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %8 = load ptr, ptr %4, align 8, !tbaa !35, !nonnull !21, !align !22
  %9 = call noundef ptr @_ZN5ArrayIfLi4EE5beginEv(ptr noundef nonnull align 4 dereferenceable(16) %8) #9
  store ptr %9, ptr %6, align 8, !tbaa !8
  br label %10

10:                                               ; preds = %24, %2
  %11 = load ptr, ptr %6, align 8, !tbaa !8
  %12 = load ptr, ptr %4, align 8, !tbaa !35, !nonnull !21, !align !22
  %13 = call noundef ptr @_ZN5ArrayIfLi4EE3endEv(ptr noundef nonnull align 4 dereferenceable(16) %12) #9
  %14 = icmp ne ptr %11, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %6) #8
  br label %29

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw %class.SharedIterator, ptr %7, i32 0, i32 0
  %18 = load ptr, ptr %17, align 8, !tbaa !37
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = load ptr, ptr %6, align 8, !tbaa !8
  store float %22, ptr %23, align 4, !tbaa !11
  br label %24

24:                                               ; preds = %16
  %25 = load ptr, ptr %6, align 8, !tbaa !8
  %26 = getelementptr inbounds nuw float, ptr %25, i32 1
  store ptr %26, ptr %6, align 8, !tbaa !8
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = add nsw i32 %27, 1
  store i32 %28, ptr %5, align 4, !tbaa !4
  br label %10, !llvm.loop !39

29:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZNK9ThreadMmaILi4ELi4EEclER5ArrayIfLi16EERKS1_IfLi4EES6_RKS2_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(64) %1, ptr noundef nonnull align 4 dereferenceable(16) %2, ptr noundef nonnull align 4 dereferenceable(16) %3, ptr noundef nonnull align 4 dereferenceable(64) %4) #3 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !40
  store ptr %1, ptr %7, align 8, !tbaa !30
  store ptr %2, ptr %8, align 8, !tbaa !35
  store ptr %3, ptr %9, align 8, !tbaa !35
  store ptr %4, ptr %10, align 8, !tbaa !30
  %15 = load ptr, ptr %6, align 8
  %16 = load ptr, ptr %10, align 8, !tbaa !30, !nonnull !21, !align !22
  %17 = load ptr, ptr %7, align 8, !tbaa !30, !nonnull !21, !align !22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %16, i64 64, i1 false), !tbaa.struct !42
  call void @llvm.lifetime.start.p0(ptr %11) #8
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %64, %5
  %19 = load i32, ptr %11, align 4, !tbaa !4
  %20 = icmp slt i32 %19, 4
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %67

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %60, %22
  %24 = load i32, ptr %13, align 4, !tbaa !4
  %25 = icmp slt i32 %24, 4
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #8
  br label %63

27:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %28 = load i32, ptr %11, align 4, !tbaa !4
  %29 = and i32 %28, 1
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %34

31:                                               ; preds = %27
  %32 = load i32, ptr %13, align 4, !tbaa !4
  %33 = sub nsw i32 3, %32
  br label %36

34:                                               ; preds = %27
  %35 = load i32, ptr %13, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %34, %31
  %37 = phi i32 [ %33, %31 ], [ %35, %34 ]
  store i32 %37, ptr %14, align 4, !tbaa !4
  %38 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !21, !align !22
  %39 = load i32, ptr %14, align 4, !tbaa !4
  %40 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK5ArrayIfLi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %38, i32 noundef %39) #9
  %41 = load float, ptr %40, align 4, !tbaa !11
  %42 = load ptr, ptr %9, align 8, !tbaa !35, !nonnull !21, !align !22
  %43 = load i32, ptr %11, align 4, !tbaa !4
  %44 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK5ArrayIfLi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %42, i32 noundef %43) #9
  %45 = load float, ptr %44, align 4, !tbaa !11
  %46 = load ptr, ptr %7, align 8, !tbaa !30, !nonnull !21, !align !22
  %47 = load i32, ptr %14, align 4, !tbaa !4
  %48 = mul nsw i32 %47, 4
  %49 = load i32, ptr %11, align 4, !tbaa !4
  %50 = add nsw i32 %48, %49
  %51 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5ArrayIfLi16EEixEi(ptr noundef nonnull align 4 dereferenceable(64) %46, i32 noundef %50) #9
  %52 = load float, ptr %51, align 4, !tbaa !11
  %53 = call contract float @llvm.fma.f32(float %41, float %45, float %52)
  %54 = load ptr, ptr %7, align 8, !tbaa !30, !nonnull !21, !align !22
  %55 = load i32, ptr %14, align 4, !tbaa !4
  %56 = mul nsw i32 %55, 4
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = add nsw i32 %56, %57
  %59 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN5ArrayIfLi16EEixEi(ptr noundef nonnull align 4 dereferenceable(64) %54, i32 noundef %58) #9
  store float %53, ptr %59, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %60

60:                                               ; preds = %36
  %61 = load i32, ptr %13, align 4, !tbaa !4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %13, align 4, !tbaa !4
  br label %23, !llvm.loop !44

63:                                               ; preds = %26
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %11, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %11, align 4, !tbaa !4
  br label %18, !llvm.loop !45

67:                                               ; preds = %21
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEppEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !33
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.SharedIterator, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8, !tbaa !37
  %6 = getelementptr inbounds float, ptr %5, i64 32
  store ptr %6, ptr %4, align 8, !tbaa !37
  ret ptr %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14SharedIteratorI5ArrayIfLi4EELi32EEC2EPKf(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !33
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.SharedIterator, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !8
  store ptr %7, ptr %6, align 8, !tbaa !37
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ArrayIfLi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !35
  %5 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %6 = getelementptr inbounds nuw %class.Array.0, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds [4 x float], ptr %6, i64 0, i64 0
  %8 = getelementptr inbounds float, ptr %7, i64 4
  store ptr %8, ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %9 = getelementptr inbounds nuw %class.Array.0, ptr %5, i32 0, i32 0
  %10 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 0
  store ptr %10, ptr %4, align 8, !tbaa !8
  br label %11

11:                                               ; preds = %18, %1
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = load ptr, ptr %3, align 8, !tbaa !8
  %14 = icmp ne ptr %12, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %4) #8
  br label %21

16:                                               ; preds = %11
  %17 = load ptr, ptr %4, align 8, !tbaa !8
  store float 0.000000e+00, ptr %17, align 4, !tbaa !11
  br label %18

18:                                               ; preds = %16
  %19 = load ptr, ptr %4, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw float, ptr %19, i32 1
  store ptr %20, ptr %4, align 8, !tbaa !8
  br label %11, !llvm.loop !46

21:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef ptr @_ZN5ArrayIfLi4EE5beginEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !35
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Array.0, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 0
  ret ptr %5
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef ptr @_ZN5ArrayIfLi4EE3endEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !35
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Array.0, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds [4 x float], ptr %4, i64 0, i64 0
  %6 = getelementptr inbounds float, ptr %5, i64 4
  ret ptr %6
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK5ArrayIfLi4EEixEi(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Array.0, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x float], ptr %6, i64 0, i64 %8
  ret ptr %9
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN5ArrayIfLi16EEixEi(ptr noundef nonnull align 4 dereferenceable(64) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !30
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Array, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [16 x float], ptr %6, i64 0, i64 %8
  ret ptr %9
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTS8BlockMmaILi32ELi8ELi4ELi4EE", !10, i64 0}
!18 = !{!19, !9, i64 0}
!19 = !{!"_ZTS8BlockMmaILi32ELi8ELi4ELi4EE", !9, i64 0, !9, i64 8, !20, i64 16, !5, i64 80, !5, i64 84}
!20 = !{!"_ZTS5ArrayIfLi16EE", !6, i64 0}
!21 = !{}
!22 = !{i64 4}
!23 = !{!19, !5, i64 80}
!24 = !{!19, !9, i64 8}
!25 = !{!19, !5, i64 84}
!26 = distinct !{!26, !14, !27}
!27 = !{!"llvm.loop.unroll.enable"}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS5ArrayIfLi16EE", !10, i64 0}
!32 = distinct !{!32, !14}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 _ZTS14SharedIteratorI5ArrayIfLi4EELi32EE", !10, i64 0}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTS5ArrayIfLi4EE", !10, i64 0}
!37 = !{!38, !9, i64 0}
!38 = !{!"_ZTS14SharedIteratorI5ArrayIfLi4EELi32EE", !9, i64 0}
!39 = distinct !{!39, !14}
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 _ZTS9ThreadMmaILi4ELi4EE", !10, i64 0}
!42 = !{i64 0, i64 64, !43}
!43 = !{!6, !6, i64 0}
!44 = distinct !{!44, !14}
!45 = distinct !{!45, !14}
!46 = distinct !{!46, !14}
