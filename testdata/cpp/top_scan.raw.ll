; ModuleID = 'top_scan.cu'
source_filename = "top_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_gridDim = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.Pack = type { [4 x i32] }

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN4PackIiLi4EE4loadEPKi = comdat any

$_ZN4PackIiLi4EE4scanEv = comdat any

$_ZNK4PackIiLi4EE5storeEPi = comdat any

@_ZZ11scan_reduceE6shared = internal addrspace(3) global [64 x i32] undef, align 4
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@_ZZ8top_scanE6shared = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ11bottom_scanE6shared = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ11bottom_scanE4seed = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_reduce(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %11 = load i32, ptr %6, align 4, !tbaa !4
  %12 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %13 = udiv i32 %11, %12
  store i32 %13, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %14 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = mul i32 %14, %15
  store i32 %16, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %17 = load i32, ptr %8, align 4, !tbaa !4
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %19 = add i32 %17, %18
  store i32 %19, ptr %10, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %35, %3
  %21 = load i32, ptr %10, align 4, !tbaa !4
  %22 = load i32, ptr %8, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = add nsw i32 %22, %23
  %25 = icmp slt i32 %21, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %39

27:                                               ; preds = %20
  %28 = load ptr, ptr %4, align 8, !tbaa !8
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = add nsw i32 %33, %32
  store i32 %34, ptr %9, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %27
  %36 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = add i32 %37, %36
  store i32 %38, ptr %10, align 4, !tbaa !4
  br label %20, !llvm.loop !11

39:                                               ; preds = %26
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = call noundef i32 @_ZL11reduceBlockIiLi64EET_S0_PS0_(i32 noundef %40, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11scan_reduceE6shared to ptr)) #7
  store i32 %41, ptr %9, align 4, !tbaa !4
  %42 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %50

44:                                               ; preds = %39
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = load ptr, ptr %5, align 8, !tbaa !8
  %47 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %46, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %44, %39
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL11reduceBlockIiLi64EET_S0_PS0_(i32 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store ptr %1, ptr %4, align 8, !tbaa !8
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8, !tbaa !8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  store i32 %6, ptr %10, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 32, ptr %5, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %34, %2
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %37

15:                                               ; preds = %11
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %33

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8, !tbaa !8
  %21 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = add i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %20, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = load ptr, ptr %4, align 8, !tbaa !8
  %28 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = add nsw i32 %31, %26
  store i32 %32, ptr %30, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %19, %15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = ashr i32 %35, 1
  store i32 %36, ptr %5, align 4, !tbaa !4
  br label %11, !llvm.loop !13

37:                                               ; preds = %14
  %38 = load ptr, ptr %4, align 8, !tbaa !8
  %39 = getelementptr inbounds i32, ptr %38, i64 0
  %40 = load i32, ptr %39, align 4, !tbaa !4
  ret i32 %40
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @top_scan(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %7, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %17

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !8
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  br label %18

17:                                               ; preds = %2
  br label %18

18:                                               ; preds = %17, %11
  %19 = phi i32 [ %16, %11 ], [ 0, %17 ]
  store i32 %19, ptr %6, align 4, !tbaa !4
  %20 = load i32, ptr %6, align 4, !tbaa !4
  %21 = call noundef i32 @_ZL9scanLocalIiET_S0_PVS0_(i32 noundef %20, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8top_scanE6shared to ptr)) #7
  store i32 %21, ptr %6, align 4, !tbaa !4
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = load i32, ptr %4, align 4, !tbaa !4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %31

25:                                               ; preds = %18
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = load ptr, ptr %3, align 8, !tbaa !8
  %28 = load i32, ptr %5, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  store i32 %26, ptr %30, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %25, %18
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL9scanLocalIiET_S0_PVS0_(i32 noundef %0, ptr noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %9, ptr %5, align 4, !tbaa !4
  %10 = load ptr, ptr %4, align 8, !tbaa !8
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  store volatile i32 0, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %16 = add i32 %14, %15
  store i32 %16, ptr %6, align 4, !tbaa !4
  %17 = load i32, ptr %3, align 4, !tbaa !4
  %18 = load ptr, ptr %4, align 8, !tbaa !8
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  store volatile i32 %17, ptr %21, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 1, ptr %7, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %42, %2
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %25 = icmp ult i32 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %45

27:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %28 = load ptr, ptr %4, align 8, !tbaa !8
  %29 = load i32, ptr %6, align 4, !tbaa !4
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = sub i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %28, i64 %32
  %34 = load volatile i32, ptr %33, align 4, !tbaa !4
  store i32 %34, ptr %8, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = load ptr, ptr %4, align 8, !tbaa !8
  %37 = load i32, ptr %6, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load volatile i32, ptr %39, align 4, !tbaa !4
  %41 = add nsw i32 %40, %35
  store volatile i32 %41, ptr %39, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %42

42:                                               ; preds = %27
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = mul i32 %43, 2
  store i32 %44, ptr %7, align 4, !tbaa !4
  br label %22, !llvm.loop !14

45:                                               ; preds = %26
  %46 = load ptr, ptr %4, align 8, !tbaa !8
  %47 = load i32, ptr %6, align 4, !tbaa !4
  %48 = sub nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %46, i64 %49
  %51 = load volatile i32, ptr %50, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret i32 %51
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bottom_scan(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Pack, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %18 = load i32, ptr %8, align 4, !tbaa !4
  %19 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %20 = udiv i32 %18, %19
  store i32 %20, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %21 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %22 = load i32, ptr %9, align 4, !tbaa !4
  %23 = mul i32 %21, %22
  store i32 %23, ptr %10, align 4, !tbaa !4
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %32

26:                                               ; preds = %4
  %27 = load ptr, ptr %6, align 8, !tbaa !8
  %28 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  store i32 %31, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE4seed to ptr), align 4, !tbaa !4
  br label %32

32:                                               ; preds = %26, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %33 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %33, ptr %11, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %84, %32
  %35 = load i32, ptr %11, align 4, !tbaa !4
  %36 = load i32, ptr %10, align 4, !tbaa !4
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = add nsw i32 %36, %37
  %39 = icmp slt i32 %35, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %34
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %89

41:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %13) #6
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %42 = load i32, ptr %11, align 4, !tbaa !4
  %43 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %44 = mul i32 4, %43
  %45 = add i32 %42, %44
  store i32 %45, ptr %14, align 4, !tbaa !4
  %46 = load ptr, ptr %5, align 8, !tbaa !8
  %47 = load i32, ptr %14, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  call void @_ZN4PackIiLi4EE4loadEPKi(ptr noundef nonnull align 4 dereferenceable(16) %13, ptr noundef %49) #7
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %50 = call noundef i32 @_ZN4PackIiLi4EE4scanEv(ptr noundef nonnull align 4 dereferenceable(16) %13) #7
  store i32 %50, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %51 = load i32, ptr %15, align 4, !tbaa !4
  %52 = call noundef i32 @_ZL9scanLocalIiET_S0_PVS0_(i32 noundef %51, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE6shared to ptr)) #7
  %53 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE4seed to ptr), align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %67, %41
  %56 = load i32, ptr %17, align 4, !tbaa !4
  %57 = icmp slt i32 %56, 4
  br i1 %57, label %59, label %58

58:                                               ; preds = %55
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %70

59:                                               ; preds = %55
  %60 = load i32, ptr %16, align 4, !tbaa !4
  %61 = getelementptr inbounds nuw %struct.Pack, ptr %13, i32 0, i32 0
  %62 = load i32, ptr %17, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x i32], ptr %61, i64 0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = add nsw i32 %65, %60
  store i32 %66, ptr %64, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %59
  %68 = load i32, ptr %17, align 4, !tbaa !4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %17, align 4, !tbaa !4
  br label %55, !llvm.loop !15

70:                                               ; preds = %58
  %71 = load ptr, ptr %7, align 8, !tbaa !8
  %72 = load i32, ptr %14, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  call void @_ZNK4PackIiLi4EE5storeEPi(ptr noundef nonnull align 4 dereferenceable(16) %13, ptr noundef %74) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %76 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %77 = sub i32 %76, 1
  %78 = icmp eq i32 %75, %77
  br i1 %78, label %79, label %83

79:                                               ; preds = %70
  %80 = getelementptr inbounds nuw %struct.Pack, ptr %13, i32 0, i32 0
  %81 = getelementptr inbounds [4 x i32], ptr %80, i64 0, i64 3
  %82 = load i32, ptr %81, align 4, !tbaa !4
  store i32 %82, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE4seed to ptr), align 4, !tbaa !4
  br label %83

83:                                               ; preds = %79, %70
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %84

84:                                               ; preds = %83
  %85 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %86 = mul i32 4, %85
  %87 = load i32, ptr %11, align 4, !tbaa !4
  %88 = add i32 %87, %86
  store i32 %88, ptr %11, align 4, !tbaa !4
  br label %34, !llvm.loop !16

89:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4PackIiLi4EE4loadEPKi(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store ptr %1, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %21, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %24

11:                                               ; preds = %7
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw %struct.Pack, ptr %6, i32 0, i32 0
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 %19
  store i32 %16, ptr %20, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %11
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !19

24:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN4PackIiLi4EE4scanEv(ptr noundef nonnull align 4 dereferenceable(16) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !17
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #6
  store i32 1, ptr %3, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %22, %1
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #6
  br label %25

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %struct.Pack, ptr %4, i32 0, i32 0
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = sub nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x i32], ptr %10, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw %struct.Pack, ptr %4, i32 0, i32 0
  %17 = load i32, ptr %3, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x i32], ptr %16, i64 0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = add nsw i32 %20, %15
  store i32 %21, ptr %19, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %9
  %23 = load i32, ptr %3, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %3, align 4, !tbaa !4
  br label %5, !llvm.loop !20

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw %struct.Pack, ptr %4, i32 0, i32 0
  %27 = getelementptr inbounds [4 x i32], ptr %26, i64 0, i64 3
  %28 = load i32, ptr %27, align 4, !tbaa !4
  ret i32 %28
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZNK4PackIiLi4EE5storeEPi(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store ptr %1, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %21, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %24

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %struct.Pack, ptr %6, i32 0, i32 0
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [4 x i32], ptr %12, i64 0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = load ptr, ptr %4, align 8, !tbaa !8
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  store i32 %16, ptr %20, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %11
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !21

24:                                               ; preds = %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !12}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS4PackIiLi4EE", !10, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
