; ModuleID = 'block_scan.cu'
source_filename = "block_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"struct.BlockRakingScan<int, 128>::TempStorage" = type { [160 x i32], i32 }
%struct.gv_blockIdx = type { i8 }
%"struct.BlockRakingScan<int, 64>::TempStorage" = type { [96 x i32], i32 }
%struct.gv_threadIdx = type { i8 }
%struct.Sum = type { i8 }
%class.BlockRakingScan = type { ptr }
%struct.Max = type { i8 }
%class.BlockRakingScan.0 = type { ptr }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZNK3SumclIiEET_S1_S1_ = comdat any

$_ZN15BlockRakingScanIiLi128EEC1ERNS0_11TempStorageE = comdat any

$_ZN15BlockRakingScanIiLi128EE9exclusiveI3SumEEiiiT_Ri = comdat any

$_ZN15BlockRakingScanIiLi128EEC2ERNS0_11TempStorageE = comdat any

$_ZNK3MaxclIiEET_S1_S1_ = comdat any

$_ZN15BlockRakingScanIiLi64EEC1ERNS0_11TempStorageE = comdat any

$_ZN15BlockRakingScanIiLi64EE9exclusiveI3MaxEEiiiT_Ri = comdat any

$_ZN15BlockRakingScanIiLi64EEC2ERNS0_11TempStorageE = comdat any

@_ZZ14block_scan_addE4temp = internal addrspace(3) global %"struct.BlockRakingScan<int, 128>::TempStorage" undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@_ZZ14block_scan_maxE4temp = internal addrspace(3) global %"struct.BlockRakingScan<int, 64>::TempStorage" undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scan_add(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Sum, align 1
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %3, align 8, !tbaa !8
  %7 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %8 = mul i32 %7, 512
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %6, i64 %9
  %11 = load ptr, ptr %4, align 8, !tbaa !8
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %13 = mul i32 %12, 512
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %11, i64 %14
  %16 = call noundef i32 @_ZL8scanTileILi4ELi128E3SumEiPKiPiiT1_RN15BlockRakingScanIiXT0_EE11TempStorageE(ptr noundef %10, ptr noundef %15, i32 noundef 0, ptr noundef byval(%struct.Sum) align 1 %5, ptr noundef nonnull align 4 dereferenceable(644) addrspacecast (ptr addrspace(3) @_ZZ14block_scan_addE4temp to ptr)) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL8scanTileILi4ELi128E3SumEiPKiPiiT1_RN15BlockRakingScanIiXT0_EE11TempStorageE(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef byval(%struct.Sum) align 1 %3, ptr noundef nonnull align 4 dereferenceable(644) %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca [4 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %class.BlockRakingScan, align 8
  %17 = alloca %struct.Sum, align 1
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store ptr %4, ptr %9, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @llvm.lifetime.start.p0(ptr %11) #8
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %37, %5
  %22 = load i32, ptr %12, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 4
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %40

25:                                               ; preds = %21
  %26 = load ptr, ptr %6, align 8, !tbaa !8
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %28 = mul i32 %27, 4
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %26, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %35
  store i32 %33, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %25
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %12, align 4, !tbaa !4
  br label %21, !llvm.loop !13

40:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %41 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 0
  %42 = load i32, ptr %41, align 4, !tbaa !4
  store i32 %42, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 1, ptr %14, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %54, %40
  %44 = load i32, ptr %14, align 4, !tbaa !4
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %57

47:                                               ; preds = %43
  %48 = load i32, ptr %13, align 4, !tbaa !4
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = call noundef i32 @_ZNK3SumclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %48, i32 noundef %52) #7
  store i32 %53, ptr %13, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %47
  %55 = load i32, ptr %14, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %14, align 4, !tbaa !4
  br label %43, !llvm.loop !15

57:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %15) #8
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %58 = load ptr, ptr %9, align 8, !tbaa !11, !nonnull !16, !align !17
  call void @_ZN15BlockRakingScanIiLi128EEC1ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %16, ptr noundef nonnull align 4 dereferenceable(644) %58) #7
  %59 = load i32, ptr %13, align 4, !tbaa !4
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = call noundef i32 @_ZN15BlockRakingScanIiLi128EE9exclusiveI3SumEEiiiT_Ri(ptr noundef nonnull align 8 dereferenceable(8) %16, i32 noundef %59, i32 noundef %60, ptr noundef byval(%struct.Sum) align 1 %17, ptr noundef nonnull align 4 dereferenceable(4) %11) #7
  call void @llvm.lifetime.end.p0(ptr %16) #8
  store i32 %61, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %78, %57
  %63 = load i32, ptr %18, align 4, !tbaa !4
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %81

66:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %67 = load i32, ptr %15, align 4, !tbaa !4
  %68 = load i32, ptr %18, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = call noundef i32 @_ZNK3SumclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %67, i32 noundef %71) #7
  store i32 %72, ptr %19, align 4, !tbaa !4
  %73 = load i32, ptr %15, align 4, !tbaa !4
  %74 = load i32, ptr %18, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %75
  store i32 %73, ptr %76, align 4, !tbaa !4
  %77 = load i32, ptr %19, align 4, !tbaa !4
  store i32 %77, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %78

78:                                               ; preds = %66
  %79 = load i32, ptr %18, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %18, align 4, !tbaa !4
  br label %62, !llvm.loop !18

81:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %20) #8
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %98, %81
  %83 = load i32, ptr %20, align 4, !tbaa !4
  %84 = icmp slt i32 %83, 4
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %20) #8
  br label %101

86:                                               ; preds = %82
  %87 = load i32, ptr %20, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = load ptr, ptr %7, align 8, !tbaa !8
  %92 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %93 = mul i32 %92, 4
  %94 = load i32, ptr %20, align 4, !tbaa !4
  %95 = add i32 %93, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %91, i64 %96
  store i32 %90, ptr %97, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %86
  %99 = load i32, ptr %20, align 4, !tbaa !4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %20, align 4, !tbaa !4
  br label %82, !llvm.loop !19

101:                                              ; preds = %85
  %102 = load i32, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  ret i32 %102
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scan_max(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Max, align 1
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %9 = load ptr, ptr %4, align 8, !tbaa !8
  %10 = load ptr, ptr %5, align 8, !tbaa !8
  %11 = call noundef i32 @_ZL8scanTileILi3ELi64E3MaxEiPKiPiiT1_RN15BlockRakingScanIiXT0_EE11TempStorageE(ptr noundef %9, ptr noundef %10, i32 noundef -2147483648, ptr noundef byval(%struct.Max) align 1 %8, ptr noundef nonnull align 4 dereferenceable(388) addrspacecast (ptr addrspace(3) @_ZZ14block_scan_maxE4temp to ptr)) #7
  store i32 %11, ptr %7, align 4, !tbaa !4
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %17

14:                                               ; preds = %3
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = load ptr, ptr %6, align 8, !tbaa !8
  store i32 %15, ptr %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %14, %3
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL8scanTileILi3ELi64E3MaxEiPKiPiiT1_RN15BlockRakingScanIiXT0_EE11TempStorageE(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef byval(%struct.Max) align 1 %3, ptr noundef nonnull align 4 dereferenceable(388) %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca [3 x i32], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %class.BlockRakingScan.0, align 8
  %17 = alloca %struct.Max, align 1
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store ptr %4, ptr %9, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @llvm.lifetime.start.p0(ptr %11) #8
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %37, %5
  %22 = load i32, ptr %12, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 3
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %40

25:                                               ; preds = %21
  %26 = load ptr, ptr %6, align 8, !tbaa !8
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %28 = mul i32 %27, 3
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %26, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %35
  store i32 %33, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %25
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %12, align 4, !tbaa !4
  br label %21, !llvm.loop !22

40:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %41 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 0
  %42 = load i32, ptr %41, align 4, !tbaa !4
  store i32 %42, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 1, ptr %14, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %54, %40
  %44 = load i32, ptr %14, align 4, !tbaa !4
  %45 = icmp slt i32 %44, 3
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %57

47:                                               ; preds = %43
  %48 = load i32, ptr %13, align 4, !tbaa !4
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = call noundef i32 @_ZNK3MaxclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %48, i32 noundef %52) #7
  store i32 %53, ptr %13, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %47
  %55 = load i32, ptr %14, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %14, align 4, !tbaa !4
  br label %43, !llvm.loop !23

57:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %15) #8
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %58 = load ptr, ptr %9, align 8, !tbaa !20, !nonnull !16, !align !17
  call void @_ZN15BlockRakingScanIiLi64EEC1ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %16, ptr noundef nonnull align 4 dereferenceable(388) %58) #7
  %59 = load i32, ptr %13, align 4, !tbaa !4
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = call noundef i32 @_ZN15BlockRakingScanIiLi64EE9exclusiveI3MaxEEiiiT_Ri(ptr noundef nonnull align 8 dereferenceable(8) %16, i32 noundef %59, i32 noundef %60, ptr noundef byval(%struct.Max) align 1 %17, ptr noundef nonnull align 4 dereferenceable(4) %11) #7
  call void @llvm.lifetime.end.p0(ptr %16) #8
  store i32 %61, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %78, %57
  %63 = load i32, ptr %18, align 4, !tbaa !4
  %64 = icmp slt i32 %63, 3
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %81

66:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %67 = load i32, ptr %15, align 4, !tbaa !4
  %68 = load i32, ptr %18, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = call noundef i32 @_ZNK3MaxclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %67, i32 noundef %71) #7
  store i32 %72, ptr %19, align 4, !tbaa !4
  %73 = load i32, ptr %15, align 4, !tbaa !4
  %74 = load i32, ptr %18, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %75
  store i32 %73, ptr %76, align 4, !tbaa !4
  %77 = load i32, ptr %19, align 4, !tbaa !4
  store i32 %77, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %78

78:                                               ; preds = %66
  %79 = load i32, ptr %18, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %18, align 4, !tbaa !4
  br label %62, !llvm.loop !24

81:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %20) #8
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %98, %81
  %83 = load i32, ptr %20, align 4, !tbaa !4
  %84 = icmp slt i32 %83, 3
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %20) #8
  br label %101

86:                                               ; preds = %82
  %87 = load i32, ptr %20, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [3 x i32], ptr %10, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !4
  %91 = load ptr, ptr %7, align 8, !tbaa !8
  %92 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %93 = mul i32 %92, 3
  %94 = load i32, ptr %20, align 4, !tbaa !4
  %95 = add i32 %93, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %91, i64 %96
  store i32 %90, ptr %97, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %86
  %99 = load i32, ptr %20, align 4, !tbaa !4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %20, align 4, !tbaa !4
  br label %82, !llvm.loop !25

101:                                              ; preds = %85
  %102 = load i32, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  ret i32 %102
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK3SumclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !26
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = add nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15BlockRakingScanIiLi128EEC1ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(644) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !28
  store ptr %1, ptr %4, align 8, !tbaa !11
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN15BlockRakingScanIiLi128EEC2ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 4 dereferenceable(644) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15BlockRakingScanIiLi128EE9exclusiveI3SumEEiiiT_Ri(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, ptr noundef byval(%struct.Sum) align 1 %3, ptr noundef nonnull align 4 dereferenceable(4) %4) #1 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [4 x i32], align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !28
  store i32 %1, ptr %7, align 4, !tbaa !4
  store i32 %2, ptr %8, align 4, !tbaa !4
  store ptr %4, ptr %9, align 8, !tbaa !8
  %22 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %23, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = sdiv i32 %24, 4
  %26 = mul nsw i32 %25, 5
  %27 = load i32, ptr %10, align 4, !tbaa !4
  %28 = srem i32 %27, 4
  %29 = add nsw i32 %26, %28
  store i32 %29, ptr %11, align 4, !tbaa !4
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw %class.BlockRakingScan, ptr %22, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !30, !nonnull !16, !align !17
  %33 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 128>::TempStorage", ptr %32, i32 0, i32 0
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [160 x i32], ptr %33, i64 0, i64 %35
  store i32 %30, ptr %36, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = icmp slt i32 %37, 32
  br i1 %38, label %39, label %138

39:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %12) #8
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %40 = getelementptr inbounds nuw %class.BlockRakingScan, ptr %22, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8, !tbaa !30, !nonnull !16, !align !17
  %42 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 128>::TempStorage", ptr %41, i32 0, i32 0
  %43 = getelementptr inbounds [160 x i32], ptr %42, i64 0, i64 0
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 5
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  store ptr %47, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %61, %39
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 4
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %64

52:                                               ; preds = %48
  %53 = load ptr, ptr %13, align 8, !tbaa !8
  %54 = load i32, ptr %14, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = load i32, ptr %14, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %59
  store i32 %57, ptr %60, align 4, !tbaa !4
  br label %61

61:                                               ; preds = %52
  %62 = load i32, ptr %14, align 4, !tbaa !4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %14, align 4, !tbaa !4
  br label %48, !llvm.loop !32

64:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %65 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 0
  %66 = load i32, ptr %65, align 4, !tbaa !4
  store i32 %66, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 1, ptr %16, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %78, %64
  %68 = load i32, ptr %16, align 4, !tbaa !4
  %69 = icmp slt i32 %68, 4
  br i1 %69, label %71, label %70

70:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %81

71:                                               ; preds = %67
  %72 = load i32, ptr %15, align 4, !tbaa !4
  %73 = load i32, ptr %16, align 4, !tbaa !4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = call noundef i32 @_ZNK3SumclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %72, i32 noundef %76) #7
  store i32 %77, ptr %15, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %16, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %16, align 4, !tbaa !4
  br label %67, !llvm.loop !33

81:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %82 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %82, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store i32 1, ptr %18, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %99, %81
  %84 = load i32, ptr %18, align 4, !tbaa !4
  %85 = icmp slt i32 %84, 32
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %102

87:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %88 = load i32, ptr %17, align 4, !tbaa !4
  %89 = load i32, ptr %18, align 4, !tbaa !4
  %90 = call noundef i32 @_ZL7shfl_upii(i32 noundef %88, i32 noundef %89) #7
  store i32 %90, ptr %19, align 4, !tbaa !4
  %91 = load i32, ptr %10, align 4, !tbaa !4
  %92 = load i32, ptr %18, align 4, !tbaa !4
  %93 = icmp sge i32 %91, %92
  br i1 %93, label %94, label %98

94:                                               ; preds = %87
  %95 = load i32, ptr %19, align 4, !tbaa !4
  %96 = load i32, ptr %17, align 4, !tbaa !4
  %97 = call noundef i32 @_ZNK3SumclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %95, i32 noundef %96) #7
  store i32 %97, ptr %17, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %94, %87
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %18, align 4, !tbaa !4
  %101 = shl i32 %100, 1
  store i32 %101, ptr %18, align 4, !tbaa !4
  br label %83, !llvm.loop !34

102:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %103 = load i32, ptr %17, align 4, !tbaa !4
  %104 = call noundef i32 @_ZL7shfl_upii(i32 noundef %103, i32 noundef 1) #7
  store i32 %104, ptr %20, align 4, !tbaa !4
  %105 = load i32, ptr %10, align 4, !tbaa !4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %102
  %108 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %108, ptr %20, align 4, !tbaa !4
  br label %109

109:                                              ; preds = %107, %102
  %110 = load i32, ptr %10, align 4, !tbaa !4
  %111 = icmp eq i32 %110, 31
  br i1 %111, label %112, label %117

112:                                              ; preds = %109
  %113 = load i32, ptr %17, align 4, !tbaa !4
  %114 = getelementptr inbounds nuw %class.BlockRakingScan, ptr %22, i32 0, i32 0
  %115 = load ptr, ptr %114, align 8, !tbaa !30, !nonnull !16, !align !17
  %116 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 128>::TempStorage", ptr %115, i32 0, i32 1
  store i32 %113, ptr %116, align 4, !tbaa !35
  br label %117

117:                                              ; preds = %112, %109
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %118

118:                                              ; preds = %134, %117
  %119 = load i32, ptr %21, align 4, !tbaa !4
  %120 = icmp slt i32 %119, 4
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %137

122:                                              ; preds = %118
  %123 = load i32, ptr %20, align 4, !tbaa !4
  %124 = load ptr, ptr %13, align 8, !tbaa !8
  %125 = load i32, ptr %21, align 4, !tbaa !4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i32, ptr %124, i64 %126
  store i32 %123, ptr %127, align 4, !tbaa !4
  %128 = load i32, ptr %20, align 4, !tbaa !4
  %129 = load i32, ptr %21, align 4, !tbaa !4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !4
  %133 = call noundef i32 @_ZNK3SumclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %128, i32 noundef %132) #7
  store i32 %133, ptr %20, align 4, !tbaa !4
  br label %134

134:                                              ; preds = %122
  %135 = load i32, ptr %21, align 4, !tbaa !4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %21, align 4, !tbaa !4
  br label %118, !llvm.loop !37

137:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %138

138:                                              ; preds = %137, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = getelementptr inbounds nuw %class.BlockRakingScan, ptr %22, i32 0, i32 0
  %140 = load ptr, ptr %139, align 8, !tbaa !30, !nonnull !16, !align !17
  %141 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 128>::TempStorage", ptr %140, i32 0, i32 1
  %142 = load i32, ptr %141, align 4, !tbaa !35
  %143 = load ptr, ptr %9, align 8, !tbaa !8, !nonnull !16, !align !17
  store i32 %142, ptr %143, align 4, !tbaa !4
  %144 = getelementptr inbounds nuw %class.BlockRakingScan, ptr %22, i32 0, i32 0
  %145 = load ptr, ptr %144, align 8, !tbaa !30, !nonnull !16, !align !17
  %146 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 128>::TempStorage", ptr %145, i32 0, i32 0
  %147 = load i32, ptr %11, align 4, !tbaa !4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [160 x i32], ptr %146, i64 0, i64 %148
  %150 = load i32, ptr %149, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  ret i32 %150
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15BlockRakingScanIiLi128EEC2ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(644) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !28
  store ptr %1, ptr %4, align 8, !tbaa !11
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.BlockRakingScan, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !11, !nonnull !16, !align !17
  store ptr %7, ptr %6, align 8, !tbaa !11
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7shfl_upii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %5, i32 %6, i32 0)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK3MaxclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !38
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = icmp sgt i32 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = load i32, ptr %5, align 4, !tbaa !4
  br label %15

13:                                               ; preds = %3
  %14 = load i32, ptr %6, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  ret i32 %16
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15BlockRakingScanIiLi64EEC1ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(388) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !40
  store ptr %1, ptr %4, align 8, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN15BlockRakingScanIiLi64EEC2ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 4 dereferenceable(388) %6) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15BlockRakingScanIiLi64EE9exclusiveI3MaxEEiiiT_Ri(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1, i32 noundef %2, ptr noundef byval(%struct.Max) align 1 %3, ptr noundef nonnull align 4 dereferenceable(4) %4) #1 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [2 x i32], align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !40
  store i32 %1, ptr %7, align 4, !tbaa !4
  store i32 %2, ptr %8, align 4, !tbaa !4
  store ptr %4, ptr %9, align 8, !tbaa !8
  %22 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %23, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %24 = load i32, ptr %10, align 4, !tbaa !4
  %25 = sdiv i32 %24, 2
  %26 = mul nsw i32 %25, 3
  %27 = load i32, ptr %10, align 4, !tbaa !4
  %28 = srem i32 %27, 2
  %29 = add nsw i32 %26, %28
  store i32 %29, ptr %11, align 4, !tbaa !4
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw %class.BlockRakingScan.0, ptr %22, i32 0, i32 0
  %32 = load ptr, ptr %31, align 8, !tbaa !42, !nonnull !16, !align !17
  %33 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 64>::TempStorage", ptr %32, i32 0, i32 0
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [96 x i32], ptr %33, i64 0, i64 %35
  store i32 %30, ptr %36, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = icmp slt i32 %37, 32
  br i1 %38, label %39, label %138

39:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr %12) #8
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %40 = getelementptr inbounds nuw %class.BlockRakingScan.0, ptr %22, i32 0, i32 0
  %41 = load ptr, ptr %40, align 8, !tbaa !42, !nonnull !16, !align !17
  %42 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 64>::TempStorage", ptr %41, i32 0, i32 0
  %43 = getelementptr inbounds [96 x i32], ptr %42, i64 0, i64 0
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 3
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  store ptr %47, ptr %13, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %14) #8
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %61, %39
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 2
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %14) #8
  br label %64

52:                                               ; preds = %48
  %53 = load ptr, ptr %13, align 8, !tbaa !8
  %54 = load i32, ptr %14, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = load i32, ptr %14, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 %59
  store i32 %57, ptr %60, align 4, !tbaa !4
  br label %61

61:                                               ; preds = %52
  %62 = load i32, ptr %14, align 4, !tbaa !4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %14, align 4, !tbaa !4
  br label %48, !llvm.loop !44

64:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %65 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 0
  %66 = load i32, ptr %65, align 4, !tbaa !4
  store i32 %66, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #8
  store i32 1, ptr %16, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %78, %64
  %68 = load i32, ptr %16, align 4, !tbaa !4
  %69 = icmp slt i32 %68, 2
  br i1 %69, label %71, label %70

70:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %81

71:                                               ; preds = %67
  %72 = load i32, ptr %15, align 4, !tbaa !4
  %73 = load i32, ptr %16, align 4, !tbaa !4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = call noundef i32 @_ZNK3MaxclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %72, i32 noundef %76) #7
  store i32 %77, ptr %15, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %16, align 4, !tbaa !4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %16, align 4, !tbaa !4
  br label %67, !llvm.loop !45

81:                                               ; preds = %70
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %82 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %82, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store i32 1, ptr %18, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %99, %81
  %84 = load i32, ptr %18, align 4, !tbaa !4
  %85 = icmp slt i32 %84, 32
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %102

87:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %88 = load i32, ptr %17, align 4, !tbaa !4
  %89 = load i32, ptr %18, align 4, !tbaa !4
  %90 = call noundef i32 @_ZL7shfl_upii(i32 noundef %88, i32 noundef %89) #7
  store i32 %90, ptr %19, align 4, !tbaa !4
  %91 = load i32, ptr %10, align 4, !tbaa !4
  %92 = load i32, ptr %18, align 4, !tbaa !4
  %93 = icmp sge i32 %91, %92
  br i1 %93, label %94, label %98

94:                                               ; preds = %87
  %95 = load i32, ptr %19, align 4, !tbaa !4
  %96 = load i32, ptr %17, align 4, !tbaa !4
  %97 = call noundef i32 @_ZNK3MaxclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %95, i32 noundef %96) #7
  store i32 %97, ptr %17, align 4, !tbaa !4
  br label %98

98:                                               ; preds = %94, %87
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %18, align 4, !tbaa !4
  %101 = shl i32 %100, 1
  store i32 %101, ptr %18, align 4, !tbaa !4
  br label %83, !llvm.loop !46

102:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %103 = load i32, ptr %17, align 4, !tbaa !4
  %104 = call noundef i32 @_ZL7shfl_upii(i32 noundef %103, i32 noundef 1) #7
  store i32 %104, ptr %20, align 4, !tbaa !4
  %105 = load i32, ptr %10, align 4, !tbaa !4
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %109

107:                                              ; preds = %102
  %108 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %108, ptr %20, align 4, !tbaa !4
  br label %109

109:                                              ; preds = %107, %102
  %110 = load i32, ptr %10, align 4, !tbaa !4
  %111 = icmp eq i32 %110, 31
  br i1 %111, label %112, label %117

112:                                              ; preds = %109
  %113 = load i32, ptr %17, align 4, !tbaa !4
  %114 = getelementptr inbounds nuw %class.BlockRakingScan.0, ptr %22, i32 0, i32 0
  %115 = load ptr, ptr %114, align 8, !tbaa !42, !nonnull !16, !align !17
  %116 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 64>::TempStorage", ptr %115, i32 0, i32 1
  store i32 %113, ptr %116, align 4, !tbaa !47
  br label %117

117:                                              ; preds = %112, %109
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %118

118:                                              ; preds = %134, %117
  %119 = load i32, ptr %21, align 4, !tbaa !4
  %120 = icmp slt i32 %119, 2
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %137

122:                                              ; preds = %118
  %123 = load i32, ptr %20, align 4, !tbaa !4
  %124 = load ptr, ptr %13, align 8, !tbaa !8
  %125 = load i32, ptr %21, align 4, !tbaa !4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i32, ptr %124, i64 %126
  store i32 %123, ptr %127, align 4, !tbaa !4
  %128 = load i32, ptr %20, align 4, !tbaa !4
  %129 = load i32, ptr %21, align 4, !tbaa !4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !4
  %133 = call noundef i32 @_ZNK3MaxclIiEET_S1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %128, i32 noundef %132) #7
  store i32 %133, ptr %20, align 4, !tbaa !4
  br label %134

134:                                              ; preds = %122
  %135 = load i32, ptr %21, align 4, !tbaa !4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %21, align 4, !tbaa !4
  br label %118, !llvm.loop !49

137:                                              ; preds = %121
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %138

138:                                              ; preds = %137, %5
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %139 = getelementptr inbounds nuw %class.BlockRakingScan.0, ptr %22, i32 0, i32 0
  %140 = load ptr, ptr %139, align 8, !tbaa !42, !nonnull !16, !align !17
  %141 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 64>::TempStorage", ptr %140, i32 0, i32 1
  %142 = load i32, ptr %141, align 4, !tbaa !47
  %143 = load ptr, ptr %9, align 8, !tbaa !8, !nonnull !16, !align !17
  store i32 %142, ptr %143, align 4, !tbaa !4
  %144 = getelementptr inbounds nuw %class.BlockRakingScan.0, ptr %22, i32 0, i32 0
  %145 = load ptr, ptr %144, align 8, !tbaa !42, !nonnull !16, !align !17
  %146 = getelementptr inbounds nuw %"struct.BlockRakingScan<int, 64>::TempStorage", ptr %145, i32 0, i32 0
  %147 = load i32, ptr %11, align 4, !tbaa !4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [96 x i32], ptr %146, i64 0, i64 %148
  %150 = load i32, ptr %149, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  ret i32 %150
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN15BlockRakingScanIiLi64EEC2ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(388) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !40
  store ptr %1, ptr %4, align 8, !tbaa !20
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.BlockRakingScan.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !20, !nonnull !16, !align !17
  store ptr %7, ptr %6, align 8, !tbaa !20
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 _ZTSN15BlockRakingScanIiLi128EE11TempStorageE", !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{}
!17 = !{i64 4}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTSN15BlockRakingScanIiLi64EE11TempStorageE", !10, i64 0}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14}
!25 = distinct !{!25, !14}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS3Sum", !10, i64 0}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTS15BlockRakingScanIiLi128EE", !10, i64 0}
!30 = !{!31, !12, i64 0}
!31 = !{!"_ZTS15BlockRakingScanIiLi128EE", !12, i64 0}
!32 = distinct !{!32, !14}
!33 = distinct !{!33, !14}
!34 = distinct !{!34, !14}
!35 = !{!36, !5, i64 640}
!36 = !{!"_ZTSN15BlockRakingScanIiLi128EE11TempStorageE", !6, i64 0, !5, i64 640}
!37 = distinct !{!37, !14}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 _ZTS3Max", !10, i64 0}
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 _ZTS15BlockRakingScanIiLi64EE", !10, i64 0}
!42 = !{!43, !21, i64 0}
!43 = !{!"_ZTS15BlockRakingScanIiLi64EE", !21, i64 0}
!44 = distinct !{!44, !14}
!45 = distinct !{!45, !14}
!46 = distinct !{!46, !14}
!47 = !{!48, !5, i64 384}
!48 = !{!"_ZTSN15BlockRakingScanIiLi64EE11TempStorageE", !6, i64 0, !5, i64 384}
!49 = distinct !{!49, !14}
