; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%class.anon = type { i8 }
%class.anon.0 = type { i8 }

@_ZZ7softmaxE7scratch = internal addrspace(3) global [64 x float] undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca %class.anon, align 1
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca %class.anon.0, align 1
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %19 = load ptr, ptr %5, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = load i32, ptr %7, align 4
  %22 = mul i32 %20, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %19, i64 %23
  store ptr %24, ptr %8, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = load i32, ptr %7, align 4
  %28 = mul i32 %26, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr %25, i64 %29
  store ptr %30, ptr %9, align 8
  store float 0xFFF0000000000000, ptr %10, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %31, ptr %11, align 4
  br label %32

32:                                               ; preds = %44, %3
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %7, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %48

36:                                               ; preds = %32
  %37 = load float, ptr %10, align 4
  %38 = load ptr, ptr %8, align 8
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = call contract float @llvm.maxnum.f32(float %37, float %42)
  store float %43, ptr %10, align 4
  br label %44

44:                                               ; preds = %36
  %45 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %46 = load i32, ptr %11, align 4
  %47 = add i32 %46, %45
  store i32 %47, ptr %11, align 4
  br label %32, !llvm.loop !4

48:                                               ; preds = %32
  %49 = load float, ptr %10, align 4
  %50 = call contract noundef float @_ZL13block_combineIZ7softmaxEUlffE_EffPfT_(float noundef %49, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), ptr noundef byval(%class.anon) align 1 %12) #6
  store float %50, ptr %10, align 4
  store float 0.000000e+00, ptr %13, align 4
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %51, ptr %14, align 4
  br label %52

52:                                               ; preds = %75, %48
  %53 = load i32, ptr %14, align 4
  %54 = load i32, ptr %7, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %79

56:                                               ; preds = %52
  %57 = load ptr, ptr %8, align 8
  %58 = load i32, ptr %14, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = load float, ptr %10, align 4
  %63 = fsub contract float %61, %62
  store float %63, ptr %4, align 4
  %64 = load float, ptr %4, align 4
  %65 = fmul contract float %64, 0x3FF7154760000000
  %66 = call contract noundef float @llvm.nvvm.ex2.approx.f32(float %65)
  store float %66, ptr %15, align 4
  %67 = load float, ptr %15, align 4
  %68 = load ptr, ptr %9, align 8
  %69 = load i32, ptr %14, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4
  %72 = load float, ptr %15, align 4
  %73 = load float, ptr %13, align 4
  %74 = fadd contract float %73, %72
  store float %74, ptr %13, align 4
  br label %75

75:                                               ; preds = %56
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %77 = load i32, ptr %14, align 4
  %78 = add i32 %77, %76
  store i32 %78, ptr %14, align 4
  br label %52, !llvm.loop !6

79:                                               ; preds = %52
  %80 = load float, ptr %13, align 4
  %81 = call contract noundef float @_ZL13block_combineIZ7softmaxEUlffE0_EffPfT_(float noundef %80, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), ptr noundef byval(%class.anon.0) align 1 %16) #6
  store float %81, ptr %13, align 4
  %82 = load float, ptr %13, align 4
  %83 = fdiv contract float 1.000000e+00, %82
  store float %83, ptr %17, align 4
  %84 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %84, ptr %18, align 4
  br label %85

85:                                               ; preds = %97, %79
  %86 = load i32, ptr %18, align 4
  %87 = load i32, ptr %7, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %101

89:                                               ; preds = %85
  %90 = load float, ptr %17, align 4
  %91 = load ptr, ptr %9, align 8
  %92 = load i32, ptr %18, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fmul contract float %95, %90
  store float %96, ptr %94, align 4
  br label %97

97:                                               ; preds = %89
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %99 = load i32, ptr %18, align 4
  %100 = add i32 %99, %98
  store i32 %100, ptr %18, align 4
  br label %85, !llvm.loop !7

101:                                              ; preds = %85
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL13block_combineIZ7softmaxEUlffE_EffPfT_(float noundef %0, ptr noundef %1, ptr noundef byval(%class.anon) align 1 %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store float %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load float, ptr %4, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %9, i64 %11
  store float %8, ptr %12, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = udiv i32 %13, 2
  store i32 %14, ptr %6, align 4
  br label %15

15:                                               ; preds = %41, %3
  %16 = load i32, ptr %6, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %44

18:                                               ; preds = %15
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %40

22:                                               ; preds = %18
  %23 = load ptr, ptr %5, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = load i32, ptr %6, align 4
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %28, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = call contract noundef float @_ZZ7softmaxENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %2, float noundef %27, float noundef %34) #6
  %36 = load ptr, ptr %5, align 8
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %36, i64 %38
  store float %35, ptr %39, align 4
  br label %40

40:                                               ; preds = %22, %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %6, align 4
  %43 = sdiv i32 %42, 2
  store i32 %43, ptr %6, align 4
  br label %15, !llvm.loop !8

44:                                               ; preds = %15
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds float, ptr %45, i64 0
  %47 = load float, ptr %46, align 4
  store float %47, ptr %7, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load float, ptr %7, align 4
  ret float %48
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL13block_combineIZ7softmaxEUlffE0_EffPfT_(float noundef %0, ptr noundef %1, ptr noundef byval(%class.anon.0) align 1 %2) #2 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store float %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  %8 = load float, ptr %4, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %9, i64 %11
  store float %8, ptr %12, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = udiv i32 %13, 2
  store i32 %14, ptr %6, align 4
  br label %15

15:                                               ; preds = %41, %3
  %16 = load i32, ptr %6, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %44

18:                                               ; preds = %15
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %40

22:                                               ; preds = %18
  %23 = load ptr, ptr %5, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = load i32, ptr %6, align 4
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %28, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = call contract noundef float @_ZZ7softmaxENKUlffE0_clEff(ptr noundef nonnull align 1 dereferenceable(1) %2, float noundef %27, float noundef %34) #6
  %36 = load ptr, ptr %5, align 8
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr %36, i64 %38
  store float %35, ptr %39, align 4
  br label %40

40:                                               ; preds = %22, %18
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %6, align 4
  %43 = sdiv i32 %42, 2
  store i32 %43, ptr %6, align 4
  br label %15, !llvm.loop !9

44:                                               ; preds = %15
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds float, ptr %45, i64 0
  %47 = load float, ptr %46, align 4
  store float %47, ptr %7, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load float, ptr %7, align 4
  ret float %48
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZZ7softmaxENKUlffE_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #2 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = call contract float @llvm.maxnum.f32(float %8, float %9)
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZZ7softmaxENKUlffE0_clEff(ptr noundef nonnull align 1 dereferenceable(1) %0, float noundef %1, float noundef %2) #2 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %4, align 8
  store float %1, ptr %5, align 4
  store float %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = fadd contract float %8, %9
  ret float %10
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
