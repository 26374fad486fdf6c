; ModuleID = 'segments.cu'
source_filename = "segments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.Indexed = type { float, i32 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }
%struct.FlagScan = type { [2 x i32] }
%struct.Greater = type { i8 }
%class.PrivateCounters = type { ptr }
%union.anon = type { %struct.Indexed }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZNK7GreaterIfEclERK7IndexedIfES4_ = comdat any

$_ZN15PrivateCountersILi16ELi2EEC1ERA2_A16_j = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN15PrivateCountersILi16ELi2EE3addEj = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN15PrivateCountersILi16ELi2EE5flushEPi = comdat any

$_ZN8FlagScanILi64EE9exclusiveEbRi = comdat any

$_ZN15PrivateCountersILi16ELi2EEC2ERA2_A16_j = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@__const.segment_argmax.best = private unnamed_addr constant %struct.Indexed { float 0xFFF0000000000000, i32 -1 }, align 4
@_ZZ17private_histogramE6memory = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@_ZZ11run_lengthsE4scan = internal addrspace(3) global %struct.FlagScan undef, align 4
@_ZZ11run_lengthsE6starts = internal addrspace(3) global [65 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @segment_argmax(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Indexed, align 4
  %11 = alloca %struct.Greater, align 1
  %12 = alloca i32, align 4
  %13 = alloca %struct.Indexed, align 4
  %14 = alloca %struct.Indexed, align 4
  %15 = alloca %struct.Indexed, align 4
  %16 = alloca %struct.Indexed, align 4
  %17 = alloca %struct.Greater, align 1
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !11
  store ptr %2, ptr %7, align 8, !tbaa !11
  store ptr %3, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %19 = udiv i32 %18, 32
  store i32 %19, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.segment_argmax.best, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %11) #9
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = call noundef i32 @_ZL6laneidv() #10
  %26 = add i32 %24, %25
  store i32 %26, ptr %12, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %51, %4
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = load ptr, ptr %5, align 8, !tbaa !8
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %29, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = icmp slt i32 %28, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %54

37:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %13) #9
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %38 = getelementptr inbounds nuw %struct.Indexed, ptr %14, i32 0, i32 0
  %39 = load ptr, ptr %6, align 8, !tbaa !11
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !13
  store float %43, ptr %38, align 4, !tbaa !15
  %44 = getelementptr inbounds nuw %struct.Indexed, ptr %14, i32 0, i32 1
  %45 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %45, ptr %44, align 4, !tbaa !17
  %46 = call %struct.Indexed @_ZNK7GreaterIfEclERK7IndexedIfES4_(ptr noundef nonnull align 1 dereferenceable(1) %11, ptr noundef nonnull align 4 dereferenceable(8) %10, ptr noundef nonnull align 4 dereferenceable(8) %14) #10
  %47 = getelementptr inbounds nuw %struct.Indexed, ptr %13, i32 0, i32 0
  %48 = extractvalue %struct.Indexed %46, 0
  store float %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Indexed, ptr %13, i32 0, i32 1
  %50 = extractvalue %struct.Indexed %46, 1
  store i32 %50, ptr %49, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %14) #9
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %51

51:                                               ; preds = %37
  %52 = load i32, ptr %12, align 4, !tbaa !4
  %53 = add nsw i32 %52, 32
  store i32 %53, ptr %12, align 4, !tbaa !4
  br label %27, !llvm.loop !19

54:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %15) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %10, i64 8, i1 false), !tbaa.struct !18
  %55 = call %struct.Indexed @_ZL10warpReduceI7IndexedIfE7GreaterIfEET_S4_T0_(ptr noundef byval(%struct.Indexed) align 4 %16, ptr noundef byval(%struct.Greater) align 1 %17) #10
  %56 = getelementptr inbounds nuw %struct.Indexed, ptr %15, i32 0, i32 0
  %57 = extractvalue %struct.Indexed %55, 0
  store float %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Indexed, ptr %15, i32 0, i32 1
  %59 = extractvalue %struct.Indexed %55, 1
  store i32 %59, ptr %58, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %15) #9
  %60 = call noundef i32 @_ZL6laneidv() #10
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %75

62:                                               ; preds = %54
  %63 = getelementptr inbounds nuw %struct.Indexed, ptr %10, i32 0, i32 0
  %64 = load float, ptr %63, align 4, !tbaa !15
  %65 = load ptr, ptr %7, align 8, !tbaa !11
  %66 = load i32, ptr %9, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  store float %64, ptr %68, align 4, !tbaa !13
  %69 = getelementptr inbounds nuw %struct.Indexed, ptr %10, i32 0, i32 1
  %70 = load i32, ptr %69, align 4, !tbaa !17
  %71 = load ptr, ptr %8, align 8, !tbaa !8
  %72 = load i32, ptr %9, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %62, %54
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6laneidv() #2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Indexed @_ZNK7GreaterIfEclERK7IndexedIfES4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(8) %2) #4 comdat align 2 {
  %4 = alloca %struct.Indexed, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !21
  store ptr %1, ptr %6, align 8, !tbaa !23
  store ptr %2, ptr %7, align 8, !tbaa !23
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %7, align 8, !tbaa !23, !nonnull !25, !align !26
  %10 = getelementptr inbounds nuw %struct.Indexed, ptr %9, i32 0, i32 0
  %11 = load float, ptr %10, align 4, !tbaa !15
  %12 = load ptr, ptr %6, align 8, !tbaa !23, !nonnull !25, !align !26
  %13 = getelementptr inbounds nuw %struct.Indexed, ptr %12, i32 0, i32 0
  %14 = load float, ptr %13, align 4, !tbaa !15
  %15 = fcmp contract ogt float %11, %14
  br i1 %15, label %32, label %16

16:                                               ; preds = %3
  %17 = load ptr, ptr %7, align 8, !tbaa !23, !nonnull !25, !align !26
  %18 = getelementptr inbounds nuw %struct.Indexed, ptr %17, i32 0, i32 0
  %19 = load float, ptr %18, align 4, !tbaa !15
  %20 = load ptr, ptr %6, align 8, !tbaa !23, !nonnull !25, !align !26
  %21 = getelementptr inbounds nuw %struct.Indexed, ptr %20, i32 0, i32 0
  %22 = load float, ptr %21, align 4, !tbaa !15
  %23 = fcmp contract oeq float %19, %22
  br i1 %23, label %24, label %34

24:                                               ; preds = %16
  %25 = load ptr, ptr %7, align 8, !tbaa !23, !nonnull !25, !align !26
  %26 = getelementptr inbounds nuw %struct.Indexed, ptr %25, i32 0, i32 1
  %27 = load i32, ptr %26, align 4, !tbaa !17
  %28 = load ptr, ptr %6, align 8, !tbaa !23, !nonnull !25, !align !26
  %29 = getelementptr inbounds nuw %struct.Indexed, ptr %28, i32 0, i32 1
  %30 = load i32, ptr %29, align 4, !tbaa !17
  %31 = icmp slt i32 %27, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %24, %3
  %33 = load ptr, ptr %7, align 8, !tbaa !23, !nonnull !25, !align !26
  br label %36

34:                                               ; preds = %24, %16
  %35 = load ptr, ptr %6, align 8, !tbaa !23, !nonnull !25, !align !26
  br label %36

36:                                               ; preds = %34, %32
  %37 = phi ptr [ %33, %32 ], [ %35, %34 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %37, i64 8, i1 false), !tbaa.struct !18
  %38 = load %struct.Indexed, ptr %4, align 4
  ret %struct.Indexed %38
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Indexed @_ZL10warpReduceI7IndexedIfE7GreaterIfEET_S4_T0_(ptr noundef byval(%struct.Indexed) align 4 %0, ptr noundef byval(%struct.Greater) align 1 %1) #4 {
  %3 = alloca %struct.Indexed, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Indexed, align 4
  %6 = alloca %struct.Indexed, align 4
  %7 = alloca %struct.Indexed, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #9
  store i32 16, ptr %4, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %24, %2
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %27

12:                                               ; preds = %8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call void @llvm.lifetime.start.p0(ptr %6) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %0, i64 8, i1 false), !tbaa.struct !18
  %13 = load i32, ptr %4, align 4, !tbaa !4
  %14 = call %struct.Indexed @_ZL12shuffledDownI7IndexedIfEET_S2_i(ptr noundef byval(%struct.Indexed) align 4 %7, i32 noundef %13) #10
  %15 = getelementptr inbounds nuw %struct.Indexed, ptr %6, i32 0, i32 0
  %16 = extractvalue %struct.Indexed %14, 0
  store float %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Indexed, ptr %6, i32 0, i32 1
  %18 = extractvalue %struct.Indexed %14, 1
  store i32 %18, ptr %17, align 4
  %19 = call %struct.Indexed @_ZNK7GreaterIfEclERK7IndexedIfES4_(ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %6) #10
  %20 = getelementptr inbounds nuw %struct.Indexed, ptr %5, i32 0, i32 0
  %21 = extractvalue %struct.Indexed %19, 0
  store float %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Indexed, ptr %5, i32 0, i32 1
  %23 = extractvalue %struct.Indexed %19, 1
  store i32 %23, ptr %22, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %5, i64 8, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %24

24:                                               ; preds = %12
  %25 = load i32, ptr %4, align 4, !tbaa !4
  %26 = sdiv i32 %25, 2
  store i32 %26, ptr %4, align 4, !tbaa !4
  br label %8, !llvm.loop !27

27:                                               ; preds = %11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 8, i1 false), !tbaa.struct !18
  %28 = load %struct.Indexed, ptr %3, align 4
  ret %struct.Indexed %28
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @private_histogram(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %class.PrivateCounters, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #9
  call void @_ZN15PrivateCountersILi16ELi2EEC1ERA2_A16_j(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(128) addrspacecast (ptr addrspace(3) @_ZZ17private_histogramE6memory to ptr)) #10
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %9 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #10
  %10 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %27, %3
  %15 = load i32, ptr %8, align 4, !tbaa !4
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %33

19:                                               ; preds = %14
  %20 = load ptr, ptr %4, align 8, !tbaa !28
  %21 = load i32, ptr %8, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %20, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !30
  %25 = zext i8 %24 to i32
  %26 = and i32 %25, 15
  call void @_ZN15PrivateCountersILi16ELi2EE3addEj(ptr noundef nonnull align 8 dereferenceable(8) %7, i32 noundef %26) #10
  br label %27

27:                                               ; preds = %19
  %28 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #10
  %29 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %30 = mul i32 %28, %29
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = add i32 %31, %30
  store i32 %32, ptr %8, align 4, !tbaa !4
  br label %14, !llvm.loop !31

33:                                               ; preds = %18
  %34 = load ptr, ptr %5, align 8, !tbaa !8
  call void @_ZN15PrivateCountersILi16ELi2EE5flushEPi(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %34) #10
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15PrivateCountersILi16ELi2EEC1ERA2_A16_j(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(128) %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN15PrivateCountersILi16ELi2EEC2ERA2_A16_j(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 4 dereferenceable(128) %6) #10
  ret void
}

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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15PrivateCountersILi16ELi2EE3addEj(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.PrivateCounters, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8, !tbaa !34, !nonnull !25, !align !26
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %9 = udiv i32 %8, 32
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw [2 x [16 x i32]], ptr %7, i64 0, i64 %10
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw [16 x i32], ptr %11, i64 0, i64 %13
  %15 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %14, i32 noundef 1) #10
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15PrivateCountersILi16ELi2EE5flushEPi(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !8
  %9 = load ptr, ptr %3, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  store i32 %10, ptr %5, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %46, %2
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp ult i32 %12, 16
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %50

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #9
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %32, %15
  %17 = load i32, ptr %8, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 2
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %35

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %class.PrivateCounters, ptr %9, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !34, !nonnull !25, !align !26
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [2 x [16 x i32]], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw [16 x i32], ptr %25, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = add i32 %30, %29
  store i32 %31, ptr %7, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %20
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4, !tbaa !4
  br label %16, !llvm.loop !36

35:                                               ; preds = %19
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = icmp ne i32 %36, 0
  br i1 %37, label %38, label %45

38:                                               ; preds = %35
  %39 = load ptr, ptr %4, align 8, !tbaa !8
  %40 = load i32, ptr %5, align 4, !tbaa !4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %39, i64 %41
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %42, i32 noundef %43) #10
  br label %45

45:                                               ; preds = %38, %35
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %46

46:                                               ; preds = %45
  %47 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %48 = load i32, ptr %5, align 4, !tbaa !4
  %49 = add i32 %48, %47
  store i32 %49, ptr %5, align 4, !tbaa !4
  br label %11, !llvm.loop !37

50:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @run_lengths(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !28
  store ptr %1, ptr %6, align 8, !tbaa !28
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  store i32 %13, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #9
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %14 = load i32, ptr %9, align 4, !tbaa !4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %31, label %16

16:                                               ; preds = %4
  %17 = load ptr, ptr %5, align 8, !tbaa !28
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !30
  %22 = zext i8 %21 to i32
  %23 = load ptr, ptr %5, align 8, !tbaa !28
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = sub nsw i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !30
  %29 = zext i8 %28 to i32
  %30 = icmp ne i32 %22, %29
  br label %31

31:                                               ; preds = %16, %4
  %32 = phi i1 [ true, %4 ], [ %30, %16 ]
  %33 = zext i1 %32 to i8
  store i8 %33, ptr %11, align 1, !tbaa !38
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %34 = load i8, ptr %11, align 1, !tbaa !38, !range !40, !noundef !25
  %35 = trunc i8 %34 to i1
  %36 = call noundef i32 @_ZN8FlagScanILi64EE9exclusiveEbRi(ptr noundef nonnull align 4 dereferenceable(8) addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE4scan to ptr), i1 noundef zeroext %35, ptr noundef nonnull align 4 dereferenceable(4) %10) #10
  store i32 %36, ptr %12, align 4, !tbaa !4
  %37 = load i8, ptr %11, align 1, !tbaa !38, !range !40, !noundef !25
  %38 = trunc i8 %37 to i1
  br i1 %38, label %39, label %53

39:                                               ; preds = %31
  %40 = load ptr, ptr %5, align 8, !tbaa !28
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %40, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !30
  %45 = load ptr, ptr %6, align 8, !tbaa !28
  %46 = load i32, ptr %12, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %45, i64 %47
  store i8 %44, ptr %48, align 1, !tbaa !30
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = load i32, ptr %12, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [65 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 0, i64 %51
  store i32 %49, ptr %52, align 4, !tbaa !4
  br label %53

53:                                               ; preds = %39, %31
  %54 = load i32, ptr %9, align 4, !tbaa !4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %62

56:                                               ; preds = %53
  %57 = load i32, ptr %10, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [65 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 0, i64 %58
  store i32 64, ptr %59, align 4, !tbaa !4
  %60 = load i32, ptr %10, align 4, !tbaa !4
  %61 = load ptr, ptr %8, align 8, !tbaa !8
  store i32 %60, ptr %61, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %56, %53
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = load i32, ptr %9, align 4, !tbaa !4
  %64 = load i32, ptr %10, align 4, !tbaa !4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %81

66:                                               ; preds = %62
  %67 = load i32, ptr %9, align 4, !tbaa !4
  %68 = add nsw i32 %67, 1
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [65 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = load i32, ptr %9, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [65 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 0, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = sub nsw i32 %71, %75
  %77 = load ptr, ptr %7, align 8, !tbaa !8
  %78 = load i32, ptr %9, align 4, !tbaa !4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  store i32 %76, ptr %80, align 4, !tbaa !4
  br label %81

81:                                               ; preds = %66, %62
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN8FlagScanILi64EE9exclusiveEbRi(ptr noundef nonnull align 4 dereferenceable(8) %0, i1 noundef zeroext %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #4 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !41
  %11 = zext i1 %1 to i8
  store i8 %11, ptr %5, align 1, !tbaa !38
  store ptr %2, ptr %6, align 8, !tbaa !8
  %12 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %13 = load i8, ptr %5, align 1, !tbaa !38, !range !40, !noundef !25
  %14 = trunc i8 %13 to i1
  %15 = call noundef i32 @_ZL6ballotb(i1 noundef zeroext %14) #10
  store i32 %15, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %17 = udiv i32 %16, 32
  store i32 %17, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = call noundef i32 @_ZL6laneidv() #10
  %20 = shl i32 1, %19
  %21 = sub i32 %20, 1
  %22 = and i32 %18, %21
  %23 = call i32 @llvm.ctpop.i32(i32 %22)
  store i32 %23, ptr %9, align 4, !tbaa !4
  %24 = call noundef i32 @_ZL6laneidv() #10
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %33

26:                                               ; preds = %3
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = call i32 @llvm.ctpop.i32(i32 %27)
  %29 = getelementptr inbounds nuw %struct.FlagScan, ptr %12, i32 0, i32 0
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [2 x i32], ptr %29, i64 0, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %26, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !25, !align !26
  store i32 0, ptr %34, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #9
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %57, %33
  %36 = load i32, ptr %10, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 2
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %60

39:                                               ; preds = %35
  %40 = load i32, ptr %10, align 4, !tbaa !4
  %41 = load i32, ptr %8, align 4, !tbaa !4
  %42 = icmp eq i32 %40, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !25, !align !26
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %9, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %43, %39
  %49 = getelementptr inbounds nuw %struct.FlagScan, ptr %12, i32 0, i32 0
  %50 = load i32, ptr %10, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [2 x i32], ptr %49, i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !25, !align !26
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = add nsw i32 %55, %53
  store i32 %56, ptr %54, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %48
  %58 = load i32, ptr %10, align 4, !tbaa !4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %10, align 4, !tbaa !4
  br label %35, !llvm.loop !43

60:                                               ; preds = %38
  %61 = load i32, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret i32 %61
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Indexed @_ZL12shuffledDownI7IndexedIfEET_S2_i(ptr noundef byval(%struct.Indexed) align 4 %0, i32 noundef %1) #4 {
  %3 = alloca %struct.Indexed, align 4
  %4 = alloca i32, align 4
  %5 = alloca %union.anon, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 8, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store ptr %5, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %10 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !25, !align !26
  %11 = getelementptr inbounds [2 x i32], ptr %10, i64 0, i64 0
  store ptr %11, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %12 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !25, !align !26
  %13 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 0
  %14 = getelementptr inbounds i32, ptr %13, i64 2
  store ptr %14, ptr %8, align 8, !tbaa !8
  br label %15

15:                                               ; preds = %27, %2
  %16 = load ptr, ptr %7, align 8, !tbaa !8
  %17 = load ptr, ptr %8, align 8, !tbaa !8
  %18 = icmp ne ptr %16, %17
  br i1 %18, label %20, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %30

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %21 = load ptr, ptr %7, align 8, !tbaa !8
  store ptr %21, ptr %9, align 8, !tbaa !8
  %22 = load ptr, ptr %9, align 8, !tbaa !8, !nonnull !25, !align !26
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = load i32, ptr %4, align 4, !tbaa !4
  %25 = call noundef i32 @_ZL9shfl_downii(i32 noundef %23, i32 noundef %24) #10
  %26 = load ptr, ptr %9, align 8, !tbaa !8, !nonnull !25, !align !26
  store i32 %25, ptr %26, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %27

27:                                               ; preds = %20
  %28 = load ptr, ptr %7, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw i32, ptr %28, i32 1
  store ptr %29, ptr %7, align 8, !tbaa !8
  br label %15

30:                                               ; preds = %19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %5, i64 8, i1 false), !tbaa.struct !18
  call void @llvm.lifetime.end.p0(ptr %5) #9
  %31 = load %struct.Indexed, ptr %3, align 4
  ret %struct.Indexed %31
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9shfl_downii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %5, i32 %6, i32 31)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #7

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15PrivateCountersILi16ELi2EEC2ERA2_A16_j(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(128) %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %class.PrivateCounters, ptr %6, i32 0, i32 0
  %8 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !25, !align !26
  store ptr %8, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  store i32 %9, ptr %5, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %24, %2
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = icmp ult i32 %11, 32
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %28

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !25, !align !26
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = udiv i32 %16, 16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw [2 x [16 x i32]], ptr %15, i64 0, i64 %18
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = urem i32 %20, 16
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [16 x i32], ptr %19, i64 0, i64 %22
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %14
  %25 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = add i32 %26, %25
  store i32 %27, ptr %5, align 4, !tbaa !4
  br label %10, !llvm.loop !44

28:                                               ; preds = %13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !8
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !8
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6ballotb(i1 noundef zeroext %0) #2 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1, !tbaa !38
  %4 = load i8, ptr %2, align 1, !tbaa !38, !range !40, !noundef !25
  %5 = trunc i8 %4 to i1
  %6 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %5)
  ret i32 %6
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = !{!16, !14, i64 0}
!16 = !{!"_ZTS7IndexedIfE", !14, i64 0, !5, i64 4}
!17 = !{!16, !5, i64 4}
!18 = !{i64 0, i64 4, !13, i64 4, i64 4, !4}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS7GreaterIfE", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS7IndexedIfE", !10, i64 0}
!25 = !{}
!26 = !{i64 4}
!27 = distinct !{!27, !20}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 omnipotent char", !10, i64 0}
!30 = !{!6, !6, i64 0}
!31 = distinct !{!31, !20}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS15PrivateCountersILi16ELi2EE", !10, i64 0}
!34 = !{!35, !9, i64 0}
!35 = !{!"_ZTS15PrivateCountersILi16ELi2EE", !9, i64 0}
!36 = distinct !{!36, !20}
!37 = distinct !{!37, !20}
!38 = !{!39, !39, i64 0}
!39 = !{!"bool", !6, i64 0}
!40 = !{i8 0, i8 2}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 _ZTS8FlagScanILi64EE", !10, i64 0}
!43 = distinct !{!43, !20}
!44 = distinct !{!44, !20}
