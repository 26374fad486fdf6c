; ModuleID = 'halo_stencil.cu'
source_filename = "halo_stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.HaloTile = type { [16 x [24 x float]] }
%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.gv_gridDim = type { i8 }
%struct.gv_blockDim = type { i8 }
%class.Queue = type { [5 x float] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN8HaloTileILi4ELi16ELi8EE4fillEPKfiii = comdat any

$_ZNK8HaloTileILi4ELi16ELi8EE5applyEii = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN11gv_blockDim5get_yEv = comdat any

$_ZN5QueueILi5EE4pushEf = comdat any

$_ZNK5QueueILi5EEixEi = comdat any

@coefficients = dso_local addrspace(4) externally_initialized constant [8 x float] [float 5.000000e-01, float 2.500000e-01, float -1.250000e-01, float 6.250000e-02, float -3.125000e-02, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00], align 4
@_ZZ12halo_stencilE4tile = internal addrspace(3) global %struct.HaloTile undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @coefficients to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @halo_stencil(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %9 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %10 = mul i32 %9, 16
  store i32 %10, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %11 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #7
  %12 = mul i32 %11, 8
  store i32 %12, ptr %8, align 4, !tbaa !4
  %13 = load ptr, ptr %4, align 8, !tbaa !8
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = load i32, ptr %8, align 4, !tbaa !4
  call void @_ZN8HaloTileILi4ELi16ELi8EE4fillEPKfiii(ptr noundef nonnull align 4 dereferenceable(1536) addrspacecast (ptr addrspace(3) @_ZZ12halo_stencilE4tile to ptr), ptr noundef %13, i32 noundef %14, i32 noundef %15, i32 noundef %16) #7
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  %19 = call contract noundef float @_ZNK8HaloTileILi4ELi16ELi8EE5applyEii(ptr noundef nonnull align 4 dereferenceable(1536) addrspacecast (ptr addrspace(3) @_ZZ12halo_stencilE4tile to ptr), i32 noundef %17, i32 noundef %18) #7
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = load i32, ptr %8, align 4, !tbaa !4
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  %23 = add i32 %21, %22
  %24 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %25 = mul i32 %23, %24
  %26 = mul i32 %25, 16
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = add i32 %26, %27
  %29 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %20, i64 %31
  store float %19, ptr %32, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
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
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN8HaloTileILi4ELi16ELi8EE4fillEPKfiii(ptr noundef nonnull align 4 dereferenceable(1536) %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #3 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !13
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  %14 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  store i32 %15, ptr %11, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %51, %5
  %17 = load i32, ptr %11, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 16
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %54

20:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %21 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %21, ptr %13, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %47, %20
  %23 = load i32, ptr %13, align 4, !tbaa !4
  %24 = icmp slt i32 %23, 24
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %50

26:                                               ; preds = %22
  %27 = load ptr, ptr %7, align 8, !tbaa !8
  %28 = load i32, ptr %10, align 4, !tbaa !4
  %29 = load i32, ptr %11, align 4, !tbaa !4
  %30 = add nsw i32 %28, %29
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %27, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !11
  %40 = getelementptr inbounds nuw %struct.HaloTile, ptr %14, i32 0, i32 0
  %41 = load i32, ptr %11, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [16 x [24 x float]], ptr %40, i64 0, i64 %42
  %44 = load i32, ptr %13, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [24 x float], ptr %43, i64 0, i64 %45
  store float %39, ptr %46, align 4, !tbaa !11
  br label %47

47:                                               ; preds = %26
  %48 = load i32, ptr %13, align 4, !tbaa !4
  %49 = add nsw i32 %48, 16
  store i32 %49, ptr %13, align 4, !tbaa !4
  br label %22, !llvm.loop !15

50:                                               ; preds = %25
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %11, align 4, !tbaa !4
  %53 = add nsw i32 %52, 8
  store i32 %53, ptr %11, align 4, !tbaa !4
  br label %16, !llvm.loop !17

54:                                               ; preds = %19
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK8HaloTileILi4ELi16ELi8EE5applyEii(ptr noundef nonnull align 4 dereferenceable(1536) %0, i32 noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !13
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %9 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = load float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), align 4, !tbaa !11
  %11 = getelementptr inbounds nuw %struct.HaloTile, ptr %9, i32 0, i32 0
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = add nsw i32 %12, 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [16 x [24 x float]], ptr %11, i64 0, i64 %14
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = add nsw i32 %16, 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [24 x float], ptr %15, i64 0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !11
  %21 = fmul contract float %10, %20
  store float %21, ptr %7, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %85, %3
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = icmp sle i32 %23, 4
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %88

26:                                               ; preds = %22
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !11
  %31 = getelementptr inbounds nuw %struct.HaloTile, ptr %9, i32 0, i32 0
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = add nsw i32 %32, 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x [24 x float]], ptr %31, i64 0, i64 %34
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = add nsw i32 %36, 4
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = sub nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [24 x float], ptr %35, i64 0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !11
  %43 = getelementptr inbounds nuw %struct.HaloTile, ptr %9, i32 0, i32 0
  %44 = load i32, ptr %6, align 4, !tbaa !4
  %45 = add nsw i32 %44, 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x [24 x float]], ptr %43, i64 0, i64 %46
  %48 = load i32, ptr %5, align 4, !tbaa !4
  %49 = add nsw i32 %48, 4
  %50 = load i32, ptr %8, align 4, !tbaa !4
  %51 = add nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [24 x float], ptr %47, i64 0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !11
  %55 = fadd contract float %42, %54
  %56 = getelementptr inbounds nuw %struct.HaloTile, ptr %9, i32 0, i32 0
  %57 = load i32, ptr %6, align 4, !tbaa !4
  %58 = add nsw i32 %57, 4
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = sub nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x [24 x float]], ptr %56, i64 0, i64 %61
  %63 = load i32, ptr %5, align 4, !tbaa !4
  %64 = add nsw i32 %63, 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [24 x float], ptr %62, i64 0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !11
  %68 = fadd contract float %55, %67
  %69 = getelementptr inbounds nuw %struct.HaloTile, ptr %9, i32 0, i32 0
  %70 = load i32, ptr %6, align 4, !tbaa !4
  %71 = add nsw i32 %70, 4
  %72 = load i32, ptr %8, align 4, !tbaa !4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [16 x [24 x float]], ptr %69, i64 0, i64 %74
  %76 = load i32, ptr %5, align 4, !tbaa !4
  %77 = add nsw i32 %76, 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [24 x float], ptr %75, i64 0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !11
  %81 = fadd contract float %68, %80
  %82 = fmul contract float %30, %81
  %83 = load float, ptr %7, align 4, !tbaa !11
  %84 = fadd contract float %83, %82
  store float %84, ptr %7, align 4, !tbaa !11
  br label %85

85:                                               ; preds = %26
  %86 = load i32, ptr %8, align 4, !tbaa !4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %8, align 4, !tbaa !4
  br label %22, !llvm.loop !18

88:                                               ; preds = %25
  %89 = load float, ptr %7, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret float %89
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @march_stencil(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca %class.Queue, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %22 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %23 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %26 = add i32 %24, %25
  %27 = add i32 %26, 2
  store i32 %27, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %28 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #7
  %29 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #7
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  %32 = add i32 %30, %31
  %33 = add i32 %32, 2
  store i32 %33, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %34 = load i32, ptr %8, align 4, !tbaa !4
  %35 = load i32, ptr %9, align 4, !tbaa !4
  %36 = mul nsw i32 %34, %35
  store i32 %36, ptr %13, align 4, !tbaa !4
  %37 = load i32, ptr %11, align 4, !tbaa !4
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = sub nsw i32 %38, 2
  %40 = icmp sge i32 %37, %39
  br i1 %40, label %46, label %41

41:                                               ; preds = %5
  %42 = load i32, ptr %12, align 4, !tbaa !4
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = sub nsw i32 %43, 2
  %45 = icmp sge i32 %42, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %41, %5
  store i32 1, ptr %14, align 4
  br label %173

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %48 = load ptr, ptr %6, align 8, !tbaa !8
  %49 = load i32, ptr %12, align 4, !tbaa !4
  %50 = load i32, ptr %8, align 4, !tbaa !4
  %51 = mul nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %48, i64 %52
  %54 = load i32, ptr %11, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  store ptr %56, ptr %15, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %16) #6
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %69, %47
  %58 = load i32, ptr %17, align 4, !tbaa !4
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %72

61:                                               ; preds = %57
  %62 = load ptr, ptr %15, align 8, !tbaa !8
  %63 = load i32, ptr %17, align 4, !tbaa !4
  %64 = load i32, ptr %13, align 4, !tbaa !4
  %65 = mul nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %62, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !11
  call void @_ZN5QueueILi5EE4pushEf(ptr noundef nonnull align 4 dereferenceable(20) %16, float noundef %68) #7
  br label %69

69:                                               ; preds = %61
  %70 = load i32, ptr %17, align 4, !tbaa !4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %17, align 4, !tbaa !4
  br label %57, !llvm.loop !19

72:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 2, ptr %18, align 4, !tbaa !4
  br label %73

73:                                               ; preds = %169, %72
  %74 = load i32, ptr %18, align 4, !tbaa !4
  %75 = load i32, ptr %10, align 4, !tbaa !4
  %76 = sub nsw i32 %75, 2
  %77 = icmp slt i32 %74, %76
  br i1 %77, label %79, label %78

78:                                               ; preds = %73
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %172

79:                                               ; preds = %73
  %80 = load ptr, ptr %15, align 8, !tbaa !8
  %81 = load i32, ptr %18, align 4, !tbaa !4
  %82 = add nsw i32 %81, 2
  %83 = load i32, ptr %13, align 4, !tbaa !4
  %84 = mul nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %80, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !11
  call void @_ZN5QueueILi5EE4pushEf(ptr noundef nonnull align 4 dereferenceable(20) %16, float noundef %87) #7
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %88 = load float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), align 4, !tbaa !11
  %89 = call contract noundef float @_ZNK5QueueILi5EEixEi(ptr noundef nonnull align 4 dereferenceable(20) %16, i32 noundef 2) #7
  %90 = fmul contract float %88, %89
  store float %90, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 1, ptr %20, align 4, !tbaa !4
  br label %91

91:                                               ; preds = %152, %79
  %92 = load i32, ptr %20, align 4, !tbaa !4
  %93 = icmp sle i32 %92, 2
  br i1 %93, label %95, label %94

94:                                               ; preds = %91
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %155

95:                                               ; preds = %91
  %96 = load i32, ptr %20, align 4, !tbaa !4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !11
  %100 = load i32, ptr %20, align 4, !tbaa !4
  %101 = sub nsw i32 2, %100
  %102 = call contract noundef float @_ZNK5QueueILi5EEixEi(ptr noundef nonnull align 4 dereferenceable(20) %16, i32 noundef %101) #7
  %103 = load i32, ptr %20, align 4, !tbaa !4
  %104 = add nsw i32 2, %103
  %105 = call contract noundef float @_ZNK5QueueILi5EEixEi(ptr noundef nonnull align 4 dereferenceable(20) %16, i32 noundef %104) #7
  %106 = fadd contract float %102, %105
  %107 = fmul contract float %99, %106
  %108 = load float, ptr %19, align 4, !tbaa !11
  %109 = fadd contract float %108, %107
  store float %109, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %110 = load ptr, ptr %15, align 8, !tbaa !8
  %111 = load i32, ptr %18, align 4, !tbaa !4
  %112 = load i32, ptr %13, align 4, !tbaa !4
  %113 = mul nsw i32 %111, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %110, i64 %114
  store ptr %115, ptr %21, align 8, !tbaa !8
  %116 = load i32, ptr %20, align 4, !tbaa !4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [8 x float], ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !11
  %120 = load ptr, ptr %21, align 8, !tbaa !8
  %121 = load i32, ptr %20, align 4, !tbaa !4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %120, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !11
  %125 = load ptr, ptr %21, align 8, !tbaa !8
  %126 = load i32, ptr %20, align 4, !tbaa !4
  %127 = sub nsw i32 0, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %125, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !11
  %131 = fadd contract float %124, %130
  %132 = load ptr, ptr %21, align 8, !tbaa !8
  %133 = load i32, ptr %20, align 4, !tbaa !4
  %134 = load i32, ptr %8, align 4, !tbaa !4
  %135 = mul nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds float, ptr %132, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !11
  %139 = fadd contract float %131, %138
  %140 = load ptr, ptr %21, align 8, !tbaa !8
  %141 = load i32, ptr %20, align 4, !tbaa !4
  %142 = sub nsw i32 0, %141
  %143 = load i32, ptr %8, align 4, !tbaa !4
  %144 = mul nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %140, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !11
  %148 = fadd contract float %139, %147
  %149 = fmul contract float %119, %148
  %150 = load float, ptr %19, align 4, !tbaa !11
  %151 = fadd contract float %150, %149
  store float %151, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %152

152:                                              ; preds = %95
  %153 = load i32, ptr %20, align 4, !tbaa !4
  %154 = add nsw i32 %153, 1
  store i32 %154, ptr %20, align 4, !tbaa !4
  br label %91, !llvm.loop !20

155:                                              ; preds = %94
  %156 = load float, ptr %19, align 4, !tbaa !11
  %157 = load ptr, ptr %7, align 8, !tbaa !8
  %158 = load i32, ptr %18, align 4, !tbaa !4
  %159 = load i32, ptr %13, align 4, !tbaa !4
  %160 = mul nsw i32 %158, %159
  %161 = load i32, ptr %12, align 4, !tbaa !4
  %162 = load i32, ptr %8, align 4, !tbaa !4
  %163 = mul nsw i32 %161, %162
  %164 = add nsw i32 %160, %163
  %165 = load i32, ptr %11, align 4, !tbaa !4
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %157, i64 %167
  store float %156, ptr %168, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %169

169:                                              ; preds = %155
  %170 = load i32, ptr %18, align 4, !tbaa !4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %18, align 4, !tbaa !4
  br label %73, !llvm.loop !21

172:                                              ; preds = %78
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  store i32 0, ptr %14, align 4
  br label %173

173:                                              ; preds = %172, %46
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %174 = load i32, ptr %14, align 4
  switch i32 %174, label %176 [
    i32 0, label %175
    i32 1, label %175
  ]

175:                                              ; preds = %173, %173
  ret void

176:                                              ; preds = %173
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5QueueILi5EE4pushEf(ptr noundef nonnull align 4 dereferenceable(20) %0, float noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !22
  store float %1, ptr %4, align 4, !tbaa !11
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %22, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %25

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw %class.Queue, ptr %6, i32 0, i32 0
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = add nsw i32 %13, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [5 x float], ptr %12, i64 0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = getelementptr inbounds nuw %class.Queue, ptr %6, i32 0, i32 0
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [5 x float], ptr %18, i64 0, i64 %20
  store float %17, ptr %21, align 4, !tbaa !11
  br label %22

22:                                               ; preds = %11
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !24

25:                                               ; preds = %10
  %26 = load float, ptr %4, align 4, !tbaa !11
  %27 = getelementptr inbounds nuw %class.Queue, ptr %6, i32 0, i32 0
  %28 = getelementptr inbounds [5 x float], ptr %27, i64 0, i64 4
  store float %26, ptr %28, align 4, !tbaa !11
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5QueueILi5EEixEi(ptr noundef nonnull align 4 dereferenceable(20) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !22
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Queue, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [5 x float], ptr %6, i64 0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !11
  ret float %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 _ZTS8HaloTileILi4ELi16ELi8EE", !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS5QueueILi5EE", !10, i64 0}
!24 = distinct !{!24, !16}
