; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%class.anon = type { i8 }
%class.anon.0 = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

@_ZZ7softmaxE7scratch = internal addrspace(3) global [64 x float] undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca %class.anon, align 1
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca %class.anon.0, align 1
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %18 = load ptr, ptr %4, align 8, !tbaa !8
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #10
  %20 = load i32, ptr %6, align 4, !tbaa !4
  %21 = mul i32 %19, %20
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %18, i64 %22
  store ptr %23, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #10
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = mul i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %24, i64 %28
  store ptr %29, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #9
  store float 0xFFF0000000000000, ptr %9, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %30 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  store i32 %30, ptr %10, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %44, %3
  %32 = load i32, ptr %10, align 4, !tbaa !4
  %33 = load i32, ptr %6, align 4, !tbaa !4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %48

36:                                               ; preds = %31
  %37 = load float, ptr %9, align 4, !tbaa !11
  %38 = load ptr, ptr %7, align 8, !tbaa !8
  %39 = load i32, ptr %10, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !11
  %43 = call contract float @llvm.maxnum.f32(float %37, float %42)
  store float %43, ptr %9, align 4, !tbaa !11
  br label %44

44:                                               ; preds = %36
  %45 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %46 = load i32, ptr %10, align 4, !tbaa !4
  %47 = add i32 %46, %45
  store i32 %47, ptr %10, align 4, !tbaa !4
  br label %31, !llvm.loop !13

48:                                               ; preds = %35
  %49 = load float, ptr %9, align 4, !tbaa !11
  %50 = call contract noundef float @_ZL13block_combineIZ7softmaxEUlffE_EffPfT_(float noundef %49, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), ptr noundef byval(%class.anon) align 1 %11) #10
  store float %50, ptr %9, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #9
  store float 0.000000e+00, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #9
  %51 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  store i32 %51, ptr %13, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %74, %48
  %53 = load i32, ptr %13, align 4, !tbaa !4
  %54 = load i32, ptr %6, align 4, !tbaa !4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %13) #9
  br label %78

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %14) #9
  %58 = load ptr, ptr %7, align 8, !tbaa !8
  %59 = load i32, ptr %13, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !11
  %63 = load float, ptr %9, align 4, !tbaa !11
  %64 = fsub contract float %62, %63
  %65 = call contract noundef float @_ZL9expf_fastf(float noundef %64) #10
  store float %65, ptr %14, align 4, !tbaa !11
  %66 = load float, ptr %14, align 4, !tbaa !11
  %67 = load ptr, ptr %8, align 8, !tbaa !8
  %68 = load i32, ptr %13, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  store float %66, ptr %70, align 4, !tbaa !11
  %71 = load float, ptr %14, align 4, !tbaa !11
  %72 = load float, ptr %12, align 4, !tbaa !11
  %73 = fadd contract float %72, %71
  store float %73, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %14) #9
  br label %74

74:                                               ; preds = %57
  %75 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %76 = load i32, ptr %13, align 4, !tbaa !4
  %77 = add i32 %76, %75
  store i32 %77, ptr %13, align 4, !tbaa !4
  br label %52, !llvm.loop !15

78:                                               ; preds = %56
  %79 = load float, ptr %12, align 4, !tbaa !11
  %80 = call contract noundef float @_ZL13block_combineIZ7softmaxEUlffE0_EffPfT_(float noundef %79, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), ptr noundef byval(%class.anon.0) align 1 %15) #10
  store float %80, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %16) #9
  %81 = load float, ptr %12, align 4, !tbaa !11
  %82 = fdiv contract float 1.000000e+00, %81
  store float %82, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %83 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  store i32 %83, ptr %17, align 4, !tbaa !4
  br label %84

84:                                               ; preds = %97, %78
  %85 = load i32, ptr %17, align 4, !tbaa !4
  %86 = load i32, ptr %6, align 4, !tbaa !4
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %89, label %88

88:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %17) #9
  br label %101

89:                                               ; preds = %84
  %90 = load float, ptr %16, align 4, !tbaa !11
  %91 = load ptr, ptr %8, align 8, !tbaa !8
  %92 = load i32, ptr %17, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !11
  %96 = fmul contract float %95, %90
  store float %96, ptr %94, align 4, !tbaa !11
  br label %97

97:                                               ; preds = %89
  %98 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %99 = load i32, ptr %17, align 4, !tbaa !4
  %100 = add i32 %99, %98
  store i32 %100, ptr %17, align 4, !tbaa !4
  br label %84, !llvm.loop !16

101:                                              ; preds = %88
  call void @llvm.lifetime.end.p0(ptr %16) #9
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
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
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL13block_combineIZ7softmaxEUlffE_EffPfT_(float noundef %0, ptr noundef %1, ptr noundef byval(%class.anon) align 1 %2) #4 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !8
  %8 = load float, ptr %4, align 4, !tbaa !11
  %9 = load ptr, ptr %5, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %9, i64 %11
  store float %8, ptr %12, align 4, !tbaa !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %14 = udiv i32 %13, 2
  store i32 %14, ptr %6, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %42, %3
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %45

19:                                               ; preds = %15
  %20 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !11
  %29 = load ptr, ptr %5, align 8, !tbaa !8
  %30 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %29, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = call contract noundef float @_ZZ7softmaxENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %2, float noundef %28, float noundef %35) #10
  %37 = load ptr, ptr %5, align 8, !tbaa !8
  %38 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %37, i64 %39
  store float %36, ptr %40, align 4, !tbaa !11
  br label %41

41:                                               ; preds = %23, %19
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %6, align 4, !tbaa !4
  %44 = sdiv i32 %43, 2
  store i32 %44, ptr %6, align 4, !tbaa !4
  br label %15, !llvm.loop !17

45:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %46 = load ptr, ptr %5, align 8, !tbaa !8
  %47 = getelementptr inbounds float, ptr %46, i64 0
  %48 = load float, ptr %47, align 4, !tbaa !11
  store float %48, ptr %7, align 4, !tbaa !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = load float, ptr %7, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret float %49
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9expf_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract float @llvm.nvvm.ex2.approx.f32(float %4)
  ret float %5
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL13block_combineIZ7softmaxEUlffE0_EffPfT_(float noundef %0, ptr noundef %1, ptr noundef byval(%class.anon.0) align 1 %2) #4 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !8
  %8 = load float, ptr %4, align 4, !tbaa !11
  %9 = load ptr, ptr %5, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %9, i64 %11
  store float %8, ptr %12, align 4, !tbaa !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #10
  %14 = udiv i32 %13, 2
  store i32 %14, ptr %6, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %42, %3
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %45

19:                                               ; preds = %15
  %20 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %41

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8, !tbaa !8
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !11
  %29 = load ptr, ptr %5, align 8, !tbaa !8
  %30 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = add i32 %30, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr %29, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = call contract noundef float @_ZZ7softmaxENKUlffE0_clEff(ptr noundef nonnull align 1 dereferenceable(1) %2, float noundef %28, float noundef %35) #10
  %37 = load ptr, ptr %5, align 8, !tbaa !8
  %38 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #10
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %37, i64 %39
  store float %36, ptr %40, align 4, !tbaa !11
  br label %41

41:                                               ; preds = %23, %19
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %6, align 4, !tbaa !4
  %44 = sdiv i32 %43, 2
  store i32 %44, ptr %6, align 4, !tbaa !4
  br label %15, !llvm.loop !18

45:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %46 = load ptr, ptr %5, align 8, !tbaa !8
  %47 = getelementptr inbounds float, ptr %46, i64 0
  %48 = load float, ptr %47, align 4, !tbaa !11
  store float %48, ptr %7, align 4, !tbaa !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %49 = load float, ptr %7, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret float %49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #6

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #7

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZZ7softmaxENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #8 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store float %1, ptr %5, align 4, !tbaa !11
  store float %2, ptr %6, align 4, !tbaa !11
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !11
  %9 = load float, ptr %6, align 4, !tbaa !11
  %10 = call contract float @llvm.maxnum.f32(float %8, float %9)
  ret float %10
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef float @_ZZ7softmaxENKUlffE0_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #8 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store float %1, ptr %5, align 4, !tbaa !11
  store float %2, ptr %6, align 4, !tbaa !11
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4, !tbaa !11
  %9 = load float, ptr %6, align 4, !tbaa !11
  %10 = fadd contract float %8, %9
  ret float %10
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind }
attributes #8 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
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
!19 = !{!10, !10, i64 0}
