; ModuleID = 'warp_tiles.cu'
source_filename = "warp_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Moments = type { float, float, float }
%class.anon = type { i8 }
%class.TileSort = type { [4 x i32] }
%class.Transposer = type { ptr }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN4TileILi8EE4rankEv = comdat any

$_ZN8TileSortILi4ELi16EE4loadEPKj = comdat any

$_ZN8TileSortILi4ELi16EE4sortEv = comdat any

$_ZNK8TileSortILi4ELi16EE5storeEPj = comdat any

$_ZN10TransposerIfLi16ELi4ELi1EEC1ERA16_A17_f = comdat any

$_ZN10TransposerIfLi16ELi4ELi1EE3runEPKfPfi = comdat any

$_ZNK7Moments6joinedERKS_ = comdat any

$_ZN4TileILi8EE5otherIfEET_S2_i = comdat any

$_ZN4TileILi16EE4rankEv = comdat any

$_ZN4TileILi16EE5otherIiEET_S2_i = comdat any

$_ZN8TileSortILi4ELi16EE5orderERjS1_b = comdat any

$_ZN10TransposerIfLi16ELi4ELi1EEC2ERA16_A17_f = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ16padded_transposeE6memory = internal addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_statistics(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Moments, align 4
  %9 = alloca %struct.Moments, align 4
  %10 = alloca float, align 4
  %11 = alloca %class.anon, align 1
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #11
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #11
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %17 = getelementptr inbounds nuw %struct.Moments, ptr %9, i32 0, i32 0
  store float 1.000000e+00, ptr %17, align 4, !tbaa !11
  %18 = getelementptr inbounds nuw %struct.Moments, ptr %9, i32 0, i32 1
  %19 = load ptr, ptr %4, align 8, !tbaa !8
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %19, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !14
  store float %23, ptr %18, align 4, !tbaa !15
  %24 = getelementptr inbounds nuw %struct.Moments, ptr %9, i32 0, i32 2
  store float 0.000000e+00, ptr %24, align 4, !tbaa !16
  %25 = call %struct.Moments @_ZL8joinTileILi8EE7MomentsS0_(ptr noundef byval(%struct.Moments) align 4 %9) #11
  %26 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 0
  %27 = extractvalue %struct.Moments %25, 0
  store float %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 1
  %29 = extractvalue %struct.Moments %25, 1
  store float %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 2
  %31 = extractvalue %struct.Moments %25, 2
  store float %31, ptr %30, align 4
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %32 = load ptr, ptr %4, align 8, !tbaa !8
  %33 = load i32, ptr %7, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !14
  %37 = call contract float @llvm.fabs.f32(float %36)
  %38 = call contract noundef float @_ZN4TileILi8EE6reduceIfZ15tile_statisticsEUlffE_EET_S3_T0_(float noundef %37, ptr noundef byval(%class.anon) align 1 %11) #11
  store float %38, ptr %10, align 4, !tbaa !14
  %39 = call noundef i32 @_ZN4TileILi8EE4rankEv() #11
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %63

41:                                               ; preds = %3
  %42 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 1
  %43 = load float, ptr %42, align 4, !tbaa !15
  %44 = load ptr, ptr %5, align 8, !tbaa !8
  %45 = load i32, ptr %7, align 4, !tbaa !4
  %46 = sdiv i32 %45, 8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  store float %43, ptr %48, align 4, !tbaa !14
  %49 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 2
  %50 = load float, ptr %49, align 4, !tbaa !16
  %51 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 0
  %52 = load float, ptr %51, align 4, !tbaa !11
  %53 = fsub contract float %52, 1.000000e+00
  %54 = fdiv contract float %50, %53
  %55 = call contract float @llvm.sqrt.f32(float %54)
  %56 = load float, ptr %10, align 4, !tbaa !14
  %57 = fdiv contract float %55, %56
  %58 = load ptr, ptr %6, align 8, !tbaa !8
  %59 = load i32, ptr %7, align 4, !tbaa !4
  %60 = sdiv i32 %59, 8
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %58, i64 %61
  store float %57, ptr %62, align 4, !tbaa !14
  br label %63

63:                                               ; preds = %41, %3
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
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
define internal %struct.Moments @_ZL8joinTileILi8EE7MomentsS0_(ptr noundef byval(%struct.Moments) align 4 %0) #3 {
  %2 = alloca %struct.Moments, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Moments, align 4
  %5 = alloca %struct.Moments, align 4
  call void @llvm.lifetime.start.p0(ptr %3) #10
  store i32 4, ptr %3, align 4, !tbaa !4
  br label %6

6:                                                ; preds = %33, %1
  %7 = load i32, ptr %3, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %3) #10
  br label %36

10:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %4) #10
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %11 = getelementptr inbounds nuw %struct.Moments, ptr %5, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.Moments, ptr %0, i32 0, i32 0
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = load i32, ptr %3, align 4, !tbaa !4
  %15 = call contract noundef float @_ZN4TileILi8EE5otherIfEET_S2_i(float noundef %13, i32 noundef %14) #11
  store float %15, ptr %11, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw %struct.Moments, ptr %5, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.Moments, ptr %0, i32 0, i32 1
  %18 = load float, ptr %17, align 4, !tbaa !15
  %19 = load i32, ptr %3, align 4, !tbaa !4
  %20 = call contract noundef float @_ZN4TileILi8EE5otherIfEET_S2_i(float noundef %18, i32 noundef %19) #11
  store float %20, ptr %16, align 4, !tbaa !15
  %21 = getelementptr inbounds nuw %struct.Moments, ptr %5, i32 0, i32 2
  %22 = getelementptr inbounds nuw %struct.Moments, ptr %0, i32 0, i32 2
  %23 = load float, ptr %22, align 4, !tbaa !16
  %24 = load i32, ptr %3, align 4, !tbaa !4
  %25 = call contract noundef float @_ZN4TileILi8EE5otherIfEET_S2_i(float noundef %23, i32 noundef %24) #11
  store float %25, ptr %21, align 4, !tbaa !16
  %26 = call %struct.Moments @_ZNK7Moments6joinedERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %5) #11
  %27 = getelementptr inbounds nuw %struct.Moments, ptr %4, i32 0, i32 0
  %28 = extractvalue %struct.Moments %26, 0
  store float %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Moments, ptr %4, i32 0, i32 1
  %30 = extractvalue %struct.Moments %26, 1
  store float %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.Moments, ptr %4, i32 0, i32 2
  %32 = extractvalue %struct.Moments %26, 2
  store float %32, ptr %31, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %4, i64 12, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  br label %33

33:                                               ; preds = %10
  %34 = load i32, ptr %3, align 4, !tbaa !4
  %35 = sdiv i32 %34, 2
  store i32 %35, ptr %3, align 4, !tbaa !4
  br label %6, !llvm.loop !18

36:                                               ; preds = %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !17
  %37 = load %struct.Moments, ptr %2, align 4
  ret %struct.Moments %37
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZN4TileILi8EE6reduceIfZ15tile_statisticsEUlffE_EET_S3_T0_(float noundef %0, ptr noundef byval(%class.anon) align 1 %1) #3 align 2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %4) #10
  store i32 4, ptr %4, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %15, %2
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %4) #10
  br label %18

9:                                                ; preds = %5
  %10 = load float, ptr %3, align 4, !tbaa !14
  %11 = load float, ptr %3, align 4, !tbaa !14
  %12 = load i32, ptr %4, align 4, !tbaa !4
  %13 = call contract noundef float @_ZN4TileILi8EE5otherIfEET_S2_i(float noundef %11, i32 noundef %12) #11
  %14 = call contract noundef float @_ZZ15tile_statisticsENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %1, float noundef %10, float noundef %13) #11
  store float %14, ptr %3, align 4, !tbaa !14
  br label %15

15:                                               ; preds = %9
  %16 = load i32, ptr %4, align 4, !tbaa !4
  %17 = sdiv i32 %16, 2
  store i32 %17, ptr %4, align 4, !tbaa !4
  br label %5, !llvm.loop !20

18:                                               ; preds = %8
  %19 = load float, ptr %3, align 4, !tbaa !14
  ret float %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN4TileILi8EE4rankEv() #3 comdat align 2 {
  %1 = call noundef i32 @_ZL6laneidv() #11
  %2 = urem i32 %1, 8
  ret i32 %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_sort(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %class.TileSort, align 4
  store ptr %0, ptr %2, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %5 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #11
  %6 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #11
  %7 = mul i32 %5, %6
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %9 = add i32 %7, %8
  %10 = udiv i32 %9, 16
  store i32 %10, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %11 = load ptr, ptr %2, align 8, !tbaa !21
  %12 = load i32, ptr %3, align 4, !tbaa !4
  %13 = mul nsw i32 64, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %11, i64 %14
  call void @_ZN8TileSortILi4ELi16EE4loadEPKj(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr noundef %15) #11
  call void @_ZN8TileSortILi4ELi16EE4sortEv(ptr noundef nonnull align 4 dereferenceable(16) %4) #11
  %16 = load ptr, ptr %2, align 8, !tbaa !21
  %17 = load i32, ptr %3, align 4, !tbaa !4
  %18 = mul nsw i32 64, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %16, i64 %19
  call void @_ZNK8TileSortILi4ELi16EE5storeEPj(ptr noundef nonnull align 4 dereferenceable(16) %4, ptr noundef %20) #11
  call void @llvm.lifetime.end.p0(ptr %4) #10
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TileSortILi4ELi16EE4loadEPKj(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !23
  store ptr %1, ptr %4, align 8, !tbaa !21
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #10
  br label %27

11:                                               ; preds = %7
  %12 = load ptr, ptr %4, align 8, !tbaa !21
  %13 = call noundef i32 @_ZN4TileILi16EE4rankEv() #11
  %14 = mul nsw i32 %13, 4
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %12, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw %class.TileSort, ptr %6, i32 0, i32 0
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %22
  store i32 %19, ptr %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !25

27:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TileSortILi4ELi16EE4sortEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !23
  %12 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #10
  %13 = call noundef i32 @_ZN4TileILi16EE4rankEv() #11
  %14 = mul nsw i32 %13, 4
  store i32 %14, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #10
  store i32 2, ptr %4, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %127, %1
  %16 = load i32, ptr %4, align 4, !tbaa !4
  %17 = icmp sle i32 %16, 64
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  store i32 2, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #10
  br label %130

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %20 = load i32, ptr %4, align 4, !tbaa !4
  %21 = sdiv i32 %20, 2
  store i32 %21, ptr %6, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %123, %19
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = icmp sgt i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  store i32 5, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #10
  br label %126

26:                                               ; preds = %22
  %27 = load i32, ptr %6, align 4, !tbaa !4
  %28 = icmp sge i32 %27, 4
  br i1 %28, label %29, label %90

29:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %7) #10
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %86, %29
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  store i32 8, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #10
  br label %89

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %8) #10
  %35 = getelementptr inbounds nuw %class.TileSort, ptr %12, i32 0, i32 0
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x i32], ptr %35, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = load i32, ptr %6, align 4, !tbaa !4
  %41 = sdiv i32 %40, 4
  %42 = call noundef i32 @_ZN4TileILi16EE5otherIiEET_S2_i(i32 noundef %39, i32 noundef %41) #11
  store i32 %42, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %43 = load i32, ptr %3, align 4, !tbaa !4
  %44 = load i32, ptr %6, align 4, !tbaa !4
  %45 = and i32 %43, %44
  %46 = icmp ne i32 %45, 0
  %47 = zext i1 %46 to i8
  store i8 %47, ptr %9, align 1, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %48 = load i32, ptr %3, align 4, !tbaa !4
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = add nsw i32 %48, %49
  %51 = load i32, ptr %4, align 4, !tbaa !4
  %52 = and i32 %50, %51
  %53 = icmp ne i32 %52, 0
  %54 = zext i1 %53 to i8
  store i8 %54, ptr %10, align 1, !tbaa !26
  %55 = getelementptr inbounds nuw %class.TileSort, ptr %12, i32 0, i32 0
  %56 = load i32, ptr %7, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x i32], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = icmp ugt i32 %59, %60
  %62 = zext i1 %61 to i32
  %63 = load i8, ptr %9, align 1, !tbaa !26, !range !28, !noundef !29
  %64 = trunc i8 %63 to i1
  %65 = zext i1 %64 to i32
  %66 = load i8, ptr %10, align 1, !tbaa !26, !range !28, !noundef !29
  %67 = trunc i8 %66 to i1
  %68 = zext i1 %67 to i32
  %69 = icmp ne i32 %65, %68
  %70 = zext i1 %69 to i32
  %71 = icmp eq i32 %62, %70
  br i1 %71, label %72, label %78

72:                                               ; preds = %34
  %73 = getelementptr inbounds nuw %class.TileSort, ptr %12, i32 0, i32 0
  %74 = load i32, ptr %7, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i32], ptr %73, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !4
  br label %80

78:                                               ; preds = %34
  %79 = load i32, ptr %8, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %78, %72
  %81 = phi i32 [ %77, %72 ], [ %79, %78 ]
  %82 = getelementptr inbounds nuw %class.TileSort, ptr %12, i32 0, i32 0
  %83 = load i32, ptr %7, align 4, !tbaa !4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x i32], ptr %82, i64 0, i64 %84
  store i32 %81, ptr %85, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  br label %86

86:                                               ; preds = %80
  %87 = load i32, ptr %7, align 4, !tbaa !4
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %7, align 4, !tbaa !4
  br label %30, !llvm.loop !30

89:                                               ; preds = %33
  br label %122

90:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %91

91:                                               ; preds = %118, %90
  %92 = load i32, ptr %11, align 4, !tbaa !4
  %93 = icmp slt i32 %92, 4
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 11, ptr %5, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %121

95:                                               ; preds = %91
  %96 = load i32, ptr %11, align 4, !tbaa !4
  %97 = load i32, ptr %6, align 4, !tbaa !4
  %98 = and i32 %96, %97
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %117

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw %class.TileSort, ptr %12, i32 0, i32 0
  %102 = load i32, ptr %11, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [4 x i32], ptr %101, i64 0, i64 %103
  %105 = getelementptr inbounds nuw %class.TileSort, ptr %12, i32 0, i32 0
  %106 = load i32, ptr %11, align 4, !tbaa !4
  %107 = load i32, ptr %6, align 4, !tbaa !4
  %108 = or i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i32], ptr %105, i64 0, i64 %109
  %111 = load i32, ptr %3, align 4, !tbaa !4
  %112 = load i32, ptr %11, align 4, !tbaa !4
  %113 = add nsw i32 %111, %112
  %114 = load i32, ptr %4, align 4, !tbaa !4
  %115 = and i32 %113, %114
  %116 = icmp ne i32 %115, 0
  call void @_ZN8TileSortILi4ELi16EE5orderERjS1_b(ptr noundef nonnull align 4 dereferenceable(4) %104, ptr noundef nonnull align 4 dereferenceable(4) %110, i1 noundef zeroext %116) #11
  br label %117

117:                                              ; preds = %100, %95
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %11, align 4, !tbaa !4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %11, align 4, !tbaa !4
  br label %91, !llvm.loop !31

121:                                              ; preds = %94
  br label %122

122:                                              ; preds = %121, %89
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %6, align 4, !tbaa !4
  %125 = sdiv i32 %124, 2
  store i32 %125, ptr %6, align 4, !tbaa !4
  br label %22, !llvm.loop !33

126:                                              ; preds = %25
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %4, align 4, !tbaa !4
  %129 = mul nsw i32 %128, 2
  store i32 %129, ptr %4, align 4, !tbaa !4
  br label %15, !llvm.loop !34

130:                                              ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %3) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZNK8TileSortILi4ELi16EE5storeEPj(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !23
  store ptr %1, ptr %4, align 8, !tbaa !21
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #10
  br label %27

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %class.TileSort, ptr %6, i32 0, i32 0
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = load ptr, ptr %4, align 8, !tbaa !21
  %18 = call noundef i32 @_ZN4TileILi16EE4rankEv() #11
  %19 = mul nsw i32 %18, 4
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %17, i64 %22
  store i32 %16, ptr %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !35

27:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @padded_transpose(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %class.Transposer, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #10
  call void @_ZN10TransposerIfLi16ELi4ELi1EEC1ERA16_A17_f(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 4 dereferenceable(1088) addrspacecast (ptr addrspace(3) @_ZZ16padded_transposeE6memory to ptr)) #11
  %8 = load ptr, ptr %4, align 8, !tbaa !8
  %9 = load ptr, ptr %5, align 8, !tbaa !8
  %10 = load i32, ptr %6, align 4, !tbaa !4
  call void @_ZN10TransposerIfLi16ELi4ELi1EE3runEPKfPfi(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef %8, ptr noundef %9, i32 noundef %10) #11
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10TransposerIfLi16ELi4ELi1EEC1ERA16_A17_f(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(1088) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !36
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN10TransposerIfLi16ELi4ELi1EEC2ERA16_A17_f(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 4 dereferenceable(1088) %6) #11
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10TransposerIfLi16ELi4ELi1EE3runEPKfPfi(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !36
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %13 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %14 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #11
  %15 = mul i32 %14, 16
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %17 = add i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %18 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #11
  %19 = mul i32 %18, 16
  %20 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #11
  %21 = add i32 %19, %20
  store i32 %21, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %48, %4
  %23 = load i32, ptr %11, align 4, !tbaa !4
  %24 = icmp slt i32 %23, 16
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %11) #10
  br label %51

26:                                               ; preds = %22
  %27 = load ptr, ptr %6, align 8, !tbaa !8
  %28 = load i32, ptr %10, align 4, !tbaa !4
  %29 = load i32, ptr %11, align 4, !tbaa !4
  %30 = add nsw i32 %28, %29
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %27, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !14
  %38 = getelementptr inbounds nuw %class.Transposer, ptr %13, i32 0, i32 0
  %39 = load ptr, ptr %38, align 8, !tbaa !38, !nonnull !29, !align !40
  %40 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #11
  %41 = load i32, ptr %11, align 4, !tbaa !4
  %42 = add i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [16 x [17 x float]], ptr %39, i64 0, i64 %43
  %45 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [17 x float], ptr %44, i64 0, i64 %46
  store float %37, ptr %47, align 4, !tbaa !14
  br label %48

48:                                               ; preds = %26
  %49 = load i32, ptr %11, align 4, !tbaa !4
  %50 = add nsw i32 %49, 4
  store i32 %50, ptr %11, align 4, !tbaa !4
  br label %22, !llvm.loop !41

51:                                               ; preds = %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #11
  %53 = mul i32 %52, 16
  %54 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %55 = add i32 %53, %54
  store i32 %55, ptr %9, align 4, !tbaa !4
  %56 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #11
  %57 = mul i32 %56, 16
  %58 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #11
  %59 = add i32 %57, %58
  store i32 %59, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #10
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %60

60:                                               ; preds = %86, %51
  %61 = load i32, ptr %12, align 4, !tbaa !4
  %62 = icmp slt i32 %61, 16
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr %12) #10
  br label %89

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw %class.Transposer, ptr %13, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8, !tbaa !38, !nonnull !29, !align !40
  %67 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw [16 x [17 x float]], ptr %66, i64 0, i64 %68
  %70 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #11
  %71 = load i32, ptr %12, align 4, !tbaa !4
  %72 = add i32 %70, %71
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [17 x float], ptr %69, i64 0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !14
  %76 = load ptr, ptr %7, align 8, !tbaa !8
  %77 = load i32, ptr %10, align 4, !tbaa !4
  %78 = load i32, ptr %12, align 4, !tbaa !4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %8, align 4, !tbaa !4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %9, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %76, i64 %84
  store float %75, ptr %85, align 4, !tbaa !14
  br label %86

86:                                               ; preds = %64
  %87 = load i32, ptr %12, align 4, !tbaa !4
  %88 = add nsw i32 %87, 4
  store i32 %88, ptr %12, align 4, !tbaa !4
  br label %60, !llvm.loop !42

89:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Moments @_ZNK7Moments6joinedERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #3 comdat align 2 {
  %3 = alloca %struct.Moments, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !43
  store ptr %1, ptr %5, align 8, !tbaa !43
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %9 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !11
  %11 = load ptr, ptr %5, align 8, !tbaa !43, !nonnull !29, !align !40
  %12 = getelementptr inbounds nuw %struct.Moments, ptr %11, i32 0, i32 0
  %13 = load float, ptr %12, align 4, !tbaa !11
  %14 = fadd contract float %10, %13
  store float %14, ptr %6, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %15 = load ptr, ptr %5, align 8, !tbaa !43, !nonnull !29, !align !40
  %16 = getelementptr inbounds nuw %struct.Moments, ptr %15, i32 0, i32 1
  %17 = load float, ptr %16, align 4, !tbaa !15
  %18 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 1
  %19 = load float, ptr %18, align 4, !tbaa !15
  %20 = fsub contract float %17, %19
  store float %20, ptr %7, align 4, !tbaa !14
  %21 = getelementptr inbounds nuw %struct.Moments, ptr %3, i32 0, i32 0
  %22 = load float, ptr %6, align 4, !tbaa !14
  store float %22, ptr %21, align 4, !tbaa !11
  %23 = getelementptr inbounds nuw %struct.Moments, ptr %3, i32 0, i32 1
  %24 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !15
  %26 = load float, ptr %7, align 4, !tbaa !14
  %27 = load ptr, ptr %5, align 8, !tbaa !43, !nonnull !29, !align !40
  %28 = getelementptr inbounds nuw %struct.Moments, ptr %27, i32 0, i32 0
  %29 = load float, ptr %28, align 4, !tbaa !11
  %30 = fmul contract float %26, %29
  %31 = load float, ptr %6, align 4, !tbaa !14
  %32 = fdiv contract float %30, %31
  %33 = fadd contract float %25, %32
  store float %33, ptr %23, align 4, !tbaa !15
  %34 = getelementptr inbounds nuw %struct.Moments, ptr %3, i32 0, i32 2
  %35 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 2
  %36 = load float, ptr %35, align 4, !tbaa !16
  %37 = load ptr, ptr %5, align 8, !tbaa !43, !nonnull !29, !align !40
  %38 = getelementptr inbounds nuw %struct.Moments, ptr %37, i32 0, i32 2
  %39 = load float, ptr %38, align 4, !tbaa !16
  %40 = fadd contract float %36, %39
  %41 = load float, ptr %7, align 4, !tbaa !14
  %42 = load float, ptr %7, align 4, !tbaa !14
  %43 = fmul contract float %41, %42
  %44 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 0
  %45 = load float, ptr %44, align 4, !tbaa !11
  %46 = fmul contract float %43, %45
  %47 = load ptr, ptr %5, align 8, !tbaa !43, !nonnull !29, !align !40
  %48 = getelementptr inbounds nuw %struct.Moments, ptr %47, i32 0, i32 0
  %49 = load float, ptr %48, align 4, !tbaa !11
  %50 = fmul contract float %46, %49
  %51 = load float, ptr %6, align 4, !tbaa !14
  %52 = fdiv contract float %50, %51
  %53 = fadd contract float %40, %52
  store float %53, ptr %34, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr %7) #10
  call void @llvm.lifetime.end.p0(ptr %6) #10
  %54 = load %struct.Moments, ptr %3, align 4
  ret %struct.Moments %54
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZN4TileILi8EE5otherIfEET_S2_i(float noundef %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !14
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !14
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract noundef float @_ZL8shfl_xorfi(float noundef %5, i32 noundef %6) #11
  ret float %7
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !14
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !14
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZZ15tile_statisticsENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #8 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !45
  store float %1, ptr %5, align 4, !tbaa !14
  store float %2, ptr %6, align 4, !tbaa !14
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !14
  %9 = load float, ptr %6, align 4, !tbaa !14
  %10 = call contract float @llvm.maxnum.f32(float %8, float %9)
  ret float %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6laneidv() #2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN4TileILi16EE4rankEv() #3 comdat align 2 {
  %1 = call noundef i32 @_ZL6laneidv() #11
  %2 = urem i32 %1, 16
  ret i32 %2
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN4TileILi16EE5otherIiEET_S2_i(i32 noundef %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call noundef i32 @_ZL8shfl_xorii(i32 noundef %5, i32 noundef %6) #11
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TileSortILi4ELi16EE5orderERjS1_b(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, i1 noundef zeroext %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !21
  store ptr %1, ptr %5, align 8, !tbaa !21
  %8 = zext i1 %2 to i8
  store i8 %8, ptr %6, align 1, !tbaa !26
  %9 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !29, !align !40
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !29, !align !40
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp ugt i32 %10, %12
  %14 = zext i1 %13 to i32
  %15 = load i8, ptr %6, align 1, !tbaa !26, !range !28, !noundef !29
  %16 = trunc i8 %15 to i1
  %17 = zext i1 %16 to i32
  %18 = icmp ne i32 %14, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %20 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !29, !align !40
  %21 = load i32, ptr %20, align 4, !tbaa !4
  store i32 %21, ptr %7, align 4, !tbaa !4
  %22 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !29, !align !40
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !29, !align !40
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = load ptr, ptr %5, align 8, !tbaa !21, !nonnull !29, !align !40
  store i32 %25, ptr %26, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #10
  br label %27

27:                                               ; preds = %19, %3
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8shfl_xorii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %5, i32 %6, i32 31)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #7

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10TransposerIfLi16ELi4ELi1EEC2ERA16_A17_f(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(1088) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !36
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Transposer, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !29, !align !40
  store ptr %7, ptr %6, align 8, !tbaa !8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!11 = !{!12, !13, i64 0}
!12 = !{!"_ZTS7Moments", !13, i64 0, !13, i64 4, !13, i64 8}
!13 = !{!"float", !6, i64 0}
!14 = !{!13, !13, i64 0}
!15 = !{!12, !13, i64 4}
!16 = !{!12, !13, i64 8}
!17 = !{i64 0, i64 4, !14, i64 4, i64 4, !14, i64 8, i64 4, !14}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 int", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS8TileSortILi4ELi16EE", !10, i64 0}
!25 = distinct !{!25, !19}
!26 = !{!27, !27, i64 0}
!27 = !{!"bool", !6, i64 0}
!28 = !{i8 0, i8 2}
!29 = !{}
!30 = distinct !{!30, !19}
!31 = distinct !{!31, !19, !32}
!32 = !{!"llvm.loop.unroll.enable"}
!33 = distinct !{!33, !19, !32}
!34 = distinct !{!34, !19, !32}
!35 = distinct !{!35, !19}
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTS10TransposerIfLi16ELi4ELi1EE", !10, i64 0}
!38 = !{!39, !9, i64 0}
!39 = !{!"_ZTS10TransposerIfLi16ELi4ELi1EE", !9, i64 0}
!40 = !{i64 4}
!41 = distinct !{!41, !19}
!42 = distinct !{!42, !19}
!43 = !{!44, !44, i64 0}
!44 = !{!"p1 _ZTS7Moments", !10, i64 0}
!45 = !{!10, !10, i64 0}
