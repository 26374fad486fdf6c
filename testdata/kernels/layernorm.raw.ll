; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.Moments = type { float, float, float }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN7Moments3addEf = comdat any

$_ZN7Moments5mergeERKS_ = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layernorm(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca %struct.Moments, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Moments, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store ptr %3, ptr %10, align 8, !tbaa !8
  store i32 %4, ptr %11, align 4, !tbaa !4
  store float %5, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #8
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %23 = and i32 %22, 31
  store i32 %23, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %24 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %25 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %28 = add i32 %26, %27
  %29 = lshr i32 %28, 5
  store i32 %29, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #8
  %30 = load ptr, ptr %7, align 8, !tbaa !8
  %31 = load i32, ptr %14, align 4, !tbaa !4
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = mul nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %30, i64 %34
  store ptr %35, ptr %15, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %16) #8
  call void @llvm.memset.p0.i64(ptr align 4 %16, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %36 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %36, ptr %17, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %48, %6
  %38 = load i32, ptr %17, align 4, !tbaa !4
  %39 = load i32, ptr %11, align 4, !tbaa !4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %17) #8
  br label %51

42:                                               ; preds = %37
  %43 = load ptr, ptr %15, align 8, !tbaa !8
  %44 = load i32, ptr %17, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !11
  call void @_ZN7Moments3addEf(ptr noundef nonnull align 4 dereferenceable(12) %16, float noundef %47) #9
  br label %48

48:                                               ; preds = %42
  %49 = load i32, ptr %17, align 4, !tbaa !4
  %50 = add nsw i32 %49, 32
  store i32 %50, ptr %17, align 4, !tbaa !4
  br label %37, !llvm.loop !13

51:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %18) #8
  store i32 16, ptr %18, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %72, %51
  %53 = load i32, ptr %18, align 4, !tbaa !4
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %18) #8
  br label %75

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %57 = getelementptr inbounds nuw %struct.Moments, ptr %19, i32 0, i32 0
  %58 = getelementptr inbounds nuw %struct.Moments, ptr %16, i32 0, i32 0
  %59 = load float, ptr %58, align 4, !tbaa !15
  %60 = load i32, ptr %18, align 4, !tbaa !4
  %61 = call contract noundef float @_ZL8shfl_xorfi(float noundef %59, i32 noundef %60) #9
  store float %61, ptr %57, align 4, !tbaa !15
  %62 = getelementptr inbounds nuw %struct.Moments, ptr %19, i32 0, i32 1
  %63 = getelementptr inbounds nuw %struct.Moments, ptr %16, i32 0, i32 1
  %64 = load float, ptr %63, align 4, !tbaa !17
  %65 = load i32, ptr %18, align 4, !tbaa !4
  %66 = call contract noundef float @_ZL8shfl_xorfi(float noundef %64, i32 noundef %65) #9
  store float %66, ptr %62, align 4, !tbaa !17
  %67 = getelementptr inbounds nuw %struct.Moments, ptr %19, i32 0, i32 2
  %68 = getelementptr inbounds nuw %struct.Moments, ptr %16, i32 0, i32 2
  %69 = load float, ptr %68, align 4, !tbaa !18
  %70 = load i32, ptr %18, align 4, !tbaa !4
  %71 = call contract noundef float @_ZL8shfl_xorfi(float noundef %69, i32 noundef %70) #9
  store float %71, ptr %67, align 4, !tbaa !18
  call void @_ZN7Moments5mergeERKS_(ptr noundef nonnull align 4 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(12) %19) #9
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %72

72:                                               ; preds = %56
  %73 = load i32, ptr %18, align 4, !tbaa !4
  %74 = ashr i32 %73, 1
  store i32 %74, ptr %18, align 4, !tbaa !4
  br label %52, !llvm.loop !19

75:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %76 = getelementptr inbounds nuw %struct.Moments, ptr %16, i32 0, i32 1
  %77 = load float, ptr %76, align 4, !tbaa !17
  %78 = load i32, ptr %11, align 4, !tbaa !4
  %79 = sitofp i32 %78 to float
  %80 = fdiv contract float %77, %79
  %81 = load float, ptr %12, align 4, !tbaa !11
  %82 = fadd contract float %80, %81
  %83 = call contract float @llvm.sqrt.f32(float %82)
  %84 = fdiv contract float 1.000000e+00, %83
  store float %84, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #8
  %85 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %85, ptr %21, align 4, !tbaa !4
  br label %86

86:                                               ; preds = %122, %75
  %87 = load i32, ptr %21, align 4, !tbaa !4
  %88 = load i32, ptr %11, align 4, !tbaa !4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %91, label %90

90:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %125

91:                                               ; preds = %86
  %92 = load ptr, ptr %15, align 8, !tbaa !8
  %93 = load i32, ptr %21, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !11
  %97 = getelementptr inbounds nuw %struct.Moments, ptr %16, i32 0, i32 0
  %98 = load float, ptr %97, align 4, !tbaa !15
  %99 = fsub contract float %96, %98
  %100 = load float, ptr %20, align 4, !tbaa !11
  %101 = fmul contract float %99, %100
  %102 = load ptr, ptr %8, align 8, !tbaa !8
  %103 = load i32, ptr %21, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !11
  %107 = fmul contract float %101, %106
  %108 = load ptr, ptr %9, align 8, !tbaa !8
  %109 = load i32, ptr %21, align 4, !tbaa !4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %108, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !11
  %113 = fadd contract float %107, %112
  %114 = load ptr, ptr %10, align 8, !tbaa !8
  %115 = load i32, ptr %14, align 4, !tbaa !4
  %116 = load i32, ptr %11, align 4, !tbaa !4
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr %21, align 4, !tbaa !4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %114, i64 %120
  store float %113, ptr %121, align 4, !tbaa !11
  br label %122

122:                                              ; preds = %91
  %123 = load i32, ptr %21, align 4, !tbaa !4
  %124 = add nsw i32 %123, 32
  store i32 %124, ptr %21, align 4, !tbaa !4
  br label %86, !llvm.loop !20

125:                                              ; preds = %90
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  call void @llvm.lifetime.end.p0(ptr %15) #8
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %13) #8
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
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7Moments3addEf(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store float %1, ptr %4, align 4, !tbaa !11
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 2
  %8 = load float, ptr %7, align 4, !tbaa !18
  %9 = fadd contract float %8, 1.000000e+00
  store float %9, ptr %7, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %10 = load float, ptr %4, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 0
  %12 = load float, ptr %11, align 4, !tbaa !15
  %13 = fsub contract float %10, %12
  store float %13, ptr %5, align 4, !tbaa !11
  %14 = load float, ptr %5, align 4, !tbaa !11
  %15 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 2
  %16 = load float, ptr %15, align 4, !tbaa !18
  %17 = fdiv contract float %14, %16
  %18 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 0
  %19 = load float, ptr %18, align 4, !tbaa !15
  %20 = fadd contract float %19, %17
  store float %20, ptr %18, align 4, !tbaa !15
  %21 = load float, ptr %5, align 4, !tbaa !11
  %22 = load float, ptr %4, align 4, !tbaa !11
  %23 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 0
  %24 = load float, ptr %23, align 4, !tbaa !15
  %25 = fsub contract float %22, %24
  %26 = fmul contract float %21, %25
  %27 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 1
  %28 = load float, ptr %27, align 4, !tbaa !17
  %29 = fadd contract float %28, %26
  store float %29, ptr %27, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN7Moments5mergeERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !21
  store ptr %1, ptr %4, align 8, !tbaa !21
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %9 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 2
  %10 = load float, ptr %9, align 4, !tbaa !18
  %11 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !23, !align !24
  %12 = getelementptr inbounds nuw %struct.Moments, ptr %11, i32 0, i32 2
  %13 = load float, ptr %12, align 4, !tbaa !18
  %14 = fadd contract float %10, %13
  store float %14, ptr %5, align 4, !tbaa !11
  %15 = load float, ptr %5, align 4, !tbaa !11
  %16 = fcmp contract oeq float %15, 0.000000e+00
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  store i32 1, ptr %6, align 4
  br label %56

18:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %19 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !23, !align !24
  %20 = getelementptr inbounds nuw %struct.Moments, ptr %19, i32 0, i32 0
  %21 = load float, ptr %20, align 4, !tbaa !15
  %22 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 0
  %23 = load float, ptr %22, align 4, !tbaa !15
  %24 = fsub contract float %21, %23
  store float %24, ptr %7, align 4, !tbaa !11
  %25 = load float, ptr %7, align 4, !tbaa !11
  %26 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !23, !align !24
  %27 = getelementptr inbounds nuw %struct.Moments, ptr %26, i32 0, i32 2
  %28 = load float, ptr %27, align 4, !tbaa !18
  %29 = load float, ptr %5, align 4, !tbaa !11
  %30 = fdiv contract float %28, %29
  %31 = fmul contract float %25, %30
  %32 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 0
  %33 = load float, ptr %32, align 4, !tbaa !15
  %34 = fadd contract float %33, %31
  store float %34, ptr %32, align 4, !tbaa !15
  %35 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !23, !align !24
  %36 = getelementptr inbounds nuw %struct.Moments, ptr %35, i32 0, i32 1
  %37 = load float, ptr %36, align 4, !tbaa !17
  %38 = load float, ptr %7, align 4, !tbaa !11
  %39 = load float, ptr %7, align 4, !tbaa !11
  %40 = fmul contract float %38, %39
  %41 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 2
  %42 = load float, ptr %41, align 4, !tbaa !18
  %43 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !23, !align !24
  %44 = getelementptr inbounds nuw %struct.Moments, ptr %43, i32 0, i32 2
  %45 = load float, ptr %44, align 4, !tbaa !18
  %46 = fmul contract float %42, %45
  %47 = load float, ptr %5, align 4, !tbaa !11
  %48 = fdiv contract float %46, %47
  %49 = fmul contract float %40, %48
  %50 = fadd contract float %37, %49
  %51 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 1
  %52 = load float, ptr %51, align 4, !tbaa !17
  %53 = fadd contract float %52, %50
  store float %53, ptr %51, align 4, !tbaa !17
  %54 = load float, ptr %5, align 4, !tbaa !11
  %55 = getelementptr inbounds nuw %struct.Moments, ptr %8, i32 0, i32 2
  store float %54, ptr %55, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr %7) #8
  store i32 0, ptr %6, align 4
  br label %56

56:                                               ; preds = %18, %17
  call void @llvm.lifetime.end.p0(ptr %5) #8
  %57 = load i32, ptr %6, align 4
  switch i32 %57, label %59 [
    i32 0, label %58
    i32 1, label %58
  ]

58:                                               ; preds = %56, %56
  ret void

59:                                               ; preds = %56
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!15 = !{!16, !12, i64 0}
!16 = !{!"_ZTS7Moments", !12, i64 0, !12, i64 4, !12, i64 8}
!17 = !{!16, !12, i64 4}
!18 = !{!16, !12, i64 8}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS7Moments", !10, i64 0}
!23 = !{}
!24 = !{i64 4}
