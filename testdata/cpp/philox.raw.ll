; ModuleID = 'philox.cu'
source_filename = "philox.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%class.Philox = type { %struct.uint4, %struct.uint4, %struct.uint2, i32, [4 x i8] }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN6PhiloxILi10EEC1Eyy = comdat any

$_ZN6PhiloxILi10EE4nextEv = comdat any

$_ZN6PhiloxILi10EEC2Eyy = comdat any

$_ZNK6PhiloxILi10EE8generateEv = comdat any

$_ZN6PhiloxILi10EE7advanceEv = comdat any

$_ZN6PhiloxILi10EE5roundE5uint45uint2 = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @philox_fill(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca %class.Philox, align 16
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i64 %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %9 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %13 = load i64, ptr %4, align 8, !tbaa !11
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  call void @_ZN6PhiloxILi10EEC1Eyy(ptr noundef nonnull align 16 dereferenceable(44) %6, i64 noundef %13, i64 noundef %15) #7
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %29, %2
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 8
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %32

20:                                               ; preds = %16
  %21 = call noundef i32 @_ZN6PhiloxILi10EE4nextEv(ptr noundef nonnull align 16 dereferenceable(44) %6) #7
  %22 = load ptr, ptr %3, align 8, !tbaa !8
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = mul nsw i32 %23, 8
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %22, i64 %27
  store i32 %21, ptr %28, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %20
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4, !tbaa !4
  br label %16, !llvm.loop !13

32:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
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
define linkonce_odr dso_local void @_ZN6PhiloxILi10EEC1Eyy(ptr noundef nonnull align 16 dereferenceable(44) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !15
  store i64 %1, ptr %5, align 8, !tbaa !11
  store i64 %2, ptr %6, align 8, !tbaa !11
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8, !tbaa !11
  %9 = load i64, ptr %6, align 8, !tbaa !11
  call void @_ZN6PhiloxILi10EEC2Eyy(ptr noundef nonnull align 16 dereferenceable(44) %7, i64 noundef %8, i64 noundef %9) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN6PhiloxILi10EE4nextEv(ptr noundef nonnull align 16 dereferenceable(44) %0) #3 comdat align 2 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca %struct.uint4, align 16
  store ptr %0, ptr %3, align 8, !tbaa !15
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 3
  %7 = load i32, ptr %6, align 8, !tbaa !17
  %8 = icmp eq i32 %7, 4
  br i1 %8, label %9, label %21

9:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %10 = call %struct.uint4 @_ZNK6PhiloxILi10EE8generateEv(ptr noundef nonnull align 16 dereferenceable(44) %5) #7
  %11 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 0
  %12 = extractvalue %struct.uint4 %10, 0
  store i32 %12, ptr %11, align 16
  %13 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 1
  %14 = extractvalue %struct.uint4 %10, 1
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 2
  %16 = extractvalue %struct.uint4 %10, 2
  store i32 %16, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 3
  %18 = extractvalue %struct.uint4 %10, 3
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %19, ptr align 16 %4, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @_ZN6PhiloxILi10EE7advanceEv(ptr noundef nonnull align 16 dereferenceable(44) %5) #7
  %20 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 3
  store i32 0, ptr %20, align 8, !tbaa !17
  br label %21

21:                                               ; preds = %9, %1
  %22 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 3
  %23 = load i32, ptr %22, align 8, !tbaa !17
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %22, align 8, !tbaa !17
  switch i32 %23, label %37 [
    i32 0, label %25
    i32 1, label %29
    i32 2, label %33
  ]

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 1
  %27 = getelementptr inbounds nuw %struct.uint4, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %27, align 16, !tbaa !22
  store i32 %28, ptr %2, align 4
  br label %41

29:                                               ; preds = %21
  %30 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 1
  %31 = getelementptr inbounds nuw %struct.uint4, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 4, !tbaa !23
  store i32 %32, ptr %2, align 4
  br label %41

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 1
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %34, i32 0, i32 2
  %36 = load i32, ptr %35, align 8, !tbaa !24
  store i32 %36, ptr %2, align 4
  br label %41

37:                                               ; preds = %21
  %38 = getelementptr inbounds nuw %class.Philox, ptr %5, i32 0, i32 1
  %39 = getelementptr inbounds nuw %struct.uint4, ptr %38, i32 0, i32 3
  %40 = load i32, ptr %39, align 4, !tbaa !25
  store i32 %40, ptr %2, align 4
  br label %41

41:                                               ; preds = %37, %33, %29, %25
  %42 = load i32, ptr %2, align 4
  ret i32 %42
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @philox_dice(ptr noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %class.Philox, align 16
  %9 = alloca [6 x i32], align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i64 %1, ptr %5, align 8, !tbaa !11
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %16 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %17 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %20 = add i32 %18, %19
  store i32 %20, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %21 = load i64, ptr %5, align 8, !tbaa !11
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  call void @_ZN6PhiloxILi10EEC1Eyy(ptr noundef nonnull align 16 dereferenceable(44) %8, i64 noundef %21, i64 noundef %23) #7
  call void @llvm.lifetime.start.p0(ptr %9) #6
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %24 = getelementptr inbounds [6 x i32], ptr %9, i64 0, i64 0
  store ptr %24, ptr %10, align 8, !tbaa !8
  br label %25

25:                                               ; preds = %33, %3
  %26 = load ptr, ptr %10, align 8, !tbaa !8
  %27 = getelementptr inbounds [6 x i32], ptr %9, i64 0, i64 0
  %28 = getelementptr inbounds i32, ptr %27, i64 6
  %29 = icmp ne ptr %26, %28
  br i1 %29, label %31, label %30

30:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %36

31:                                               ; preds = %25
  %32 = load ptr, ptr %10, align 8, !tbaa !8
  store i32 0, ptr %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %31
  %34 = load ptr, ptr %10, align 8, !tbaa !8
  %35 = getelementptr inbounds nuw i32, ptr %34, i32 1
  store ptr %35, ptr %10, align 8, !tbaa !8
  br label %25, !llvm.loop !26

36:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %67, %36
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = icmp slt i32 %38, 20
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %70

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %42 = call noundef i32 @_ZN6PhiloxILi10EE4nextEv(ptr noundef nonnull align 16 dereferenceable(44) %8) #7
  %43 = zext i32 %42 to i64
  %44 = load i32, ptr %6, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = mul i64 %43, %45
  %47 = lshr i64 %46, 32
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %63, %41
  %50 = load i32, ptr %14, align 4, !tbaa !4
  %51 = icmp slt i32 %50, 6
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %66

53:                                               ; preds = %49
  %54 = load i32, ptr %14, align 4, !tbaa !4
  %55 = load i32, ptr %13, align 4, !tbaa !4
  %56 = icmp eq i32 %54, %55
  %57 = zext i1 %56 to i32
  %58 = load i32, ptr %14, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [6 x i32], ptr %9, i64 0, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !4
  %62 = add nsw i32 %61, %57
  store i32 %62, ptr %60, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %53
  %64 = load i32, ptr %14, align 4, !tbaa !4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %14, align 4, !tbaa !4
  br label %49, !llvm.loop !27

66:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %11, align 4, !tbaa !4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %11, align 4, !tbaa !4
  br label %37, !llvm.loop !28

70:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %87, %70
  %72 = load i32, ptr %15, align 4, !tbaa !4
  %73 = icmp slt i32 %72, 6
  br i1 %73, label %75, label %74

74:                                               ; preds = %71
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %90

75:                                               ; preds = %71
  %76 = load i32, ptr %15, align 4, !tbaa !4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [6 x i32], ptr %9, i64 0, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = load ptr, ptr %4, align 8, !tbaa !8
  %81 = load i32, ptr %7, align 4, !tbaa !4
  %82 = mul nsw i32 %81, 6
  %83 = load i32, ptr %15, align 4, !tbaa !4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %80, i64 %85
  store i32 %79, ptr %86, align 4, !tbaa !4
  br label %87

87:                                               ; preds = %75
  %88 = load i32, ptr %15, align 4, !tbaa !4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %15, align 4, !tbaa !4
  br label %71, !llvm.loop !29

90:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6PhiloxILi10EEC2Eyy(ptr noundef nonnull align 16 dereferenceable(44) %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !15
  store i64 %1, ptr %5, align 8, !tbaa !11
  store i64 %2, ptr %6, align 8, !tbaa !11
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds nuw %class.Philox, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 0
  store i32 0, ptr %9, align 16, !tbaa !30
  %10 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 1
  store i32 0, ptr %10, align 4, !tbaa !31
  %11 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 2
  %12 = load i64, ptr %6, align 8, !tbaa !11
  %13 = trunc i64 %12 to i32
  store i32 %13, ptr %11, align 8, !tbaa !32
  %14 = getelementptr inbounds nuw %struct.uint4, ptr %8, i32 0, i32 3
  %15 = load i64, ptr %6, align 8, !tbaa !11
  %16 = lshr i64 %15, 32
  %17 = trunc i64 %16 to i32
  store i32 %17, ptr %14, align 4, !tbaa !33
  %18 = getelementptr inbounds nuw %class.Philox, ptr %7, i32 0, i32 1
  %19 = getelementptr inbounds nuw %class.Philox, ptr %7, i32 0, i32 2
  %20 = getelementptr inbounds nuw %struct.uint2, ptr %19, i32 0, i32 0
  %21 = load i64, ptr %5, align 8, !tbaa !11
  %22 = trunc i64 %21 to i32
  store i32 %22, ptr %20, align 16, !tbaa !34
  %23 = getelementptr inbounds nuw %struct.uint2, ptr %19, i32 0, i32 1
  %24 = load i64, ptr %5, align 8, !tbaa !11
  %25 = lshr i64 %24, 32
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %23, align 4, !tbaa !35
  %27 = getelementptr inbounds nuw %class.Philox, ptr %7, i32 0, i32 3
  store i32 4, ptr %27, align 8, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.uint4 @_ZNK6PhiloxILi10EE8generateEv(ptr noundef nonnull align 16 dereferenceable(44) %0) #3 comdat align 2 {
  %2 = alloca %struct.uint4, align 16
  %3 = alloca ptr, align 8
  %4 = alloca %struct.uint2, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.uint2, align 4
  %7 = alloca %struct.uint4, align 16
  %8 = alloca %struct.uint4, align 16
  %9 = alloca %struct.uint2, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds nuw %class.Philox, ptr %10, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %11, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %12 = getelementptr inbounds nuw %class.Philox, ptr %10, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 16 %12, i64 8, i1 false), !tbaa.struct !36
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %39, %1
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = icmp slt i32 %14, 10
  br i1 %15, label %17, label %16

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %42

17:                                               ; preds = %13
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %21 = getelementptr inbounds nuw %struct.uint2, ptr %6, i32 0, i32 0
  %22 = getelementptr inbounds nuw %struct.uint2, ptr %4, i32 0, i32 0
  %23 = load i32, ptr %22, align 4, !tbaa !34
  %24 = add i32 %23, -1640531527
  store i32 %24, ptr %21, align 4, !tbaa !34
  %25 = getelementptr inbounds nuw %struct.uint2, ptr %6, i32 0, i32 1
  %26 = getelementptr inbounds nuw %struct.uint2, ptr %4, i32 0, i32 1
  %27 = load i32, ptr %26, align 4, !tbaa !35
  %28 = add i32 %27, -1150833019
  store i32 %28, ptr %25, align 4, !tbaa !35
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %6, i64 8, i1 false), !tbaa.struct !36
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %29

29:                                               ; preds = %20, %17
  call void @llvm.lifetime.start.p0(ptr %7) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 %2, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %4, i64 8, i1 false), !tbaa.struct !36
  %30 = call %struct.uint4 @_ZN6PhiloxILi10EE5roundE5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %8, ptr noundef byval(%struct.uint2) align 4 %9) #7
  %31 = getelementptr inbounds nuw %struct.uint4, ptr %7, i32 0, i32 0
  %32 = extractvalue %struct.uint4 %30, 0
  store i32 %32, ptr %31, align 16
  %33 = getelementptr inbounds nuw %struct.uint4, ptr %7, i32 0, i32 1
  %34 = extractvalue %struct.uint4 %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.uint4, ptr %7, i32 0, i32 2
  %36 = extractvalue %struct.uint4 %30, 2
  store i32 %36, ptr %35, align 8
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %7, i32 0, i32 3
  %38 = extractvalue %struct.uint4 %30, 3
  store i32 %38, ptr %37, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 %7, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %39

39:                                               ; preds = %29
  %40 = load i32, ptr %5, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %5, align 4, !tbaa !4
  br label %13, !llvm.loop !37

42:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %4) #6
  %43 = load %struct.uint4, ptr %2, align 16
  ret %struct.uint4 %43
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6PhiloxILi10EE7advanceEv(ptr noundef nonnull align 16 dereferenceable(44) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !15
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Philox, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.uint4, ptr %4, i32 0, i32 0
  %6 = load i32, ptr %5, align 16, !tbaa !38
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 16, !tbaa !38
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %26

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw %class.Philox, ptr %3, i32 0, i32 0
  %11 = getelementptr inbounds nuw %struct.uint4, ptr %10, i32 0, i32 1
  %12 = load i32, ptr %11, align 4, !tbaa !39
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 4, !tbaa !39
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %26

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw %class.Philox, ptr %3, i32 0, i32 0
  %17 = getelementptr inbounds nuw %struct.uint4, ptr %16, i32 0, i32 2
  %18 = load i32, ptr %17, align 8, !tbaa !40
  %19 = add i32 %18, 1
  store i32 %19, ptr %17, align 8, !tbaa !40
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw %class.Philox, ptr %3, i32 0, i32 0
  %23 = getelementptr inbounds nuw %struct.uint4, ptr %22, i32 0, i32 3
  %24 = load i32, ptr %23, align 4, !tbaa !41
  %25 = add i32 %24, 1
  store i32 %25, ptr %23, align 4, !tbaa !41
  br label %26

26:                                               ; preds = %21, %15, %9, %1
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.uint4 @_ZN6PhiloxILi10EE5roundE5uint45uint2(ptr noundef byval(%struct.uint4) align 16 %0, ptr noundef byval(%struct.uint2) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.uint4, align 16
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %6 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 0
  %7 = load i32, ptr %6, align 16, !tbaa !30
  %8 = zext i32 %7 to i64
  %9 = mul i64 %8, 3528531795
  store i64 %9, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %10 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 2
  %11 = load i32, ptr %10, align 8, !tbaa !32
  %12 = zext i32 %11 to i64
  %13 = mul i64 %12, 3449720151
  store i64 %13, ptr %5, align 8, !tbaa !11
  %14 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 0
  %15 = load i64, ptr %5, align 8, !tbaa !11
  %16 = lshr i64 %15, 32
  %17 = trunc i64 %16 to i32
  %18 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 1
  %19 = load i32, ptr %18, align 4, !tbaa !31
  %20 = xor i32 %17, %19
  %21 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 0
  %22 = load i32, ptr %21, align 4, !tbaa !34
  %23 = xor i32 %20, %22
  store i32 %23, ptr %14, align 16, !tbaa !30
  %24 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 1
  %25 = load i64, ptr %5, align 8, !tbaa !11
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %24, align 4, !tbaa !31
  %27 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 2
  %28 = load i64, ptr %4, align 8, !tbaa !11
  %29 = lshr i64 %28, 32
  %30 = trunc i64 %29 to i32
  %31 = getelementptr inbounds nuw %struct.uint4, ptr %0, i32 0, i32 3
  %32 = load i32, ptr %31, align 4, !tbaa !33
  %33 = xor i32 %30, %32
  %34 = getelementptr inbounds nuw %struct.uint2, ptr %1, i32 0, i32 1
  %35 = load i32, ptr %34, align 4, !tbaa !35
  %36 = xor i32 %33, %35
  store i32 %36, ptr %27, align 8, !tbaa !32
  %37 = getelementptr inbounds nuw %struct.uint4, ptr %3, i32 0, i32 3
  %38 = load i64, ptr %4, align 8, !tbaa !11
  %39 = trunc i64 %38 to i32
  store i32 %39, ptr %37, align 4, !tbaa !33
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  %40 = load %struct.uint4, ptr %3, align 16
  ret %struct.uint4 %40
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!12 = !{!"long long", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS6PhiloxILi10EE", !10, i64 0}
!17 = !{!18, !5, i64 40}
!18 = !{!"_ZTS6PhiloxILi10EE", !19, i64 0, !19, i64 16, !20, i64 32, !5, i64 40}
!19 = !{!"_ZTS5uint4", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!20 = !{!"_ZTS5uint2", !5, i64 0, !5, i64 4}
!21 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
!22 = !{!18, !5, i64 16}
!23 = !{!18, !5, i64 20}
!24 = !{!18, !5, i64 24}
!25 = !{!18, !5, i64 28}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = !{!19, !5, i64 0}
!31 = !{!19, !5, i64 4}
!32 = !{!19, !5, i64 8}
!33 = !{!19, !5, i64 12}
!34 = !{!20, !5, i64 0}
!35 = !{!20, !5, i64 4}
!36 = !{i64 0, i64 4, !4, i64 4, i64 4, !4}
!37 = distinct !{!37, !14}
!38 = !{!18, !5, i64 0}
!39 = !{!18, !5, i64 4}
!40 = !{!18, !5, i64 8}
!41 = !{!18, !5, i64 12}
