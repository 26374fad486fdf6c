; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockDim5get_yEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !8
  store i32 %1, ptr %8, align 4, !tbaa !4
  store i32 %2, ptr %9, align 4, !tbaa !4
  store float %3, ptr %10, align 4, !tbaa !11
  store float %4, ptr %11, align 4, !tbaa !11
  store float %5, ptr %12, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %22 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %23 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %27 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %28 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #6
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %31 = add i32 %29, %30
  store i32 %31, ptr %14, align 4, !tbaa !4
  %32 = load i32, ptr %13, align 4, !tbaa !4
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %39, label %35

35:                                               ; preds = %6
  %36 = load i32, ptr %14, align 4, !tbaa !4
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = icmp sge i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %35, %6
  store i32 1, ptr %15, align 4
  br label %97

40:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %41 = load float, ptr %10, align 4, !tbaa !11
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = sitofp i32 %42 to float
  %44 = load float, ptr %12, align 4, !tbaa !11
  %45 = fmul contract float %43, %44
  %46 = fadd contract float %41, %45
  store float %46, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %47 = load float, ptr %11, align 4, !tbaa !11
  %48 = load i32, ptr %14, align 4, !tbaa !4
  %49 = sitofp i32 %48 to float
  %50 = load float, ptr %12, align 4, !tbaa !11
  %51 = fmul contract float %49, %50
  %52 = fadd contract float %47, %51
  store float %52, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store float 0.000000e+00, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #5
  store float 0.000000e+00, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #5
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %53

53:                                               ; preds = %67, %40
  %54 = load i32, ptr %20, align 4, !tbaa !4
  %55 = icmp slt i32 %54, 255
  br i1 %55, label %56, label %65

56:                                               ; preds = %53
  %57 = load float, ptr %18, align 4, !tbaa !11
  %58 = load float, ptr %18, align 4, !tbaa !11
  %59 = fmul contract float %57, %58
  %60 = load float, ptr %19, align 4, !tbaa !11
  %61 = load float, ptr %19, align 4, !tbaa !11
  %62 = fmul contract float %60, %61
  %63 = fadd contract float %59, %62
  %64 = fcmp contract ole float %63, 4.000000e+00
  br label %65

65:                                               ; preds = %56, %53
  %66 = phi i1 [ false, %53 ], [ %64, %56 ]
  br i1 %66, label %67, label %86

67:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(ptr %21) #5
  %68 = load float, ptr %18, align 4, !tbaa !11
  %69 = load float, ptr %18, align 4, !tbaa !11
  %70 = fmul contract float %68, %69
  %71 = load float, ptr %19, align 4, !tbaa !11
  %72 = load float, ptr %19, align 4, !tbaa !11
  %73 = fmul contract float %71, %72
  %74 = fsub contract float %70, %73
  %75 = load float, ptr %16, align 4, !tbaa !11
  %76 = fadd contract float %74, %75
  store float %76, ptr %21, align 4, !tbaa !11
  %77 = load float, ptr %18, align 4, !tbaa !11
  %78 = fmul contract float 2.000000e+00, %77
  %79 = load float, ptr %19, align 4, !tbaa !11
  %80 = fmul contract float %78, %79
  %81 = load float, ptr %17, align 4, !tbaa !11
  %82 = fadd contract float %80, %81
  store float %82, ptr %19, align 4, !tbaa !11
  %83 = load float, ptr %21, align 4, !tbaa !11
  store float %83, ptr %18, align 4, !tbaa !11
  %84 = load i32, ptr %20, align 4, !tbaa !4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %20, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %53, !llvm.loop !13

86:                                               ; preds = %65
  %87 = load i32, ptr %20, align 4, !tbaa !4
  %88 = trunc i32 %87 to i8
  %89 = load ptr, ptr %7, align 8, !tbaa !8
  %90 = load i32, ptr %14, align 4, !tbaa !4
  %91 = load i32, ptr %8, align 4, !tbaa !4
  %92 = mul nsw i32 %90, %91
  %93 = load i32, ptr %13, align 4, !tbaa !4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %89, i64 %95
  store i8 %88, ptr %96, align 1, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  store i32 0, ptr %15, align 4
  br label %97

97:                                               ; preds = %86, %39
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  %98 = load i32, ptr %15, align 4
  switch i32 %98, label %100 [
    i32 0, label %99
    i32 1, label %99
  ]

99:                                               ; preds = %97, %97
  ret void

100:                                              ; preds = %97
  unreachable
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot_double(ptr noundef %0, i32 noundef %1, double noundef %2, double noundef %3, double noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !16
  store i32 %1, ptr %7, align 4, !tbaa !4
  store double %2, ptr %8, align 8, !tbaa !18
  store double %3, ptr %9, align 8, !tbaa !18
  store double %4, ptr %10, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %21 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %22 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %25 = add i32 %23, %24
  store i32 %25, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %26 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %27 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #6
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %30 = add i32 %28, %29
  store i32 %30, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %31 = load double, ptr %8, align 8, !tbaa !18
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = sitofp i32 %32 to double
  %34 = load double, ptr %10, align 8, !tbaa !18
  %35 = fmul contract double %33, %34
  %36 = fadd contract double %31, %35
  store double %36, ptr %13, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %37 = load double, ptr %9, align 8, !tbaa !18
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = sitofp i32 %38 to double
  %40 = load double, ptr %10, align 8, !tbaa !18
  %41 = fmul contract double %39, %40
  %42 = fadd contract double %37, %41
  store double %42, ptr %14, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store double 0.000000e+00, ptr %15, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store double 0.000000e+00, ptr %16, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %17) #5
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %70, %5
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %44 = load double, ptr %15, align 8, !tbaa !18
  %45 = load double, ptr %15, align 8, !tbaa !18
  %46 = fmul contract double %44, %45
  store double %46, ptr %18, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %47 = load double, ptr %16, align 8, !tbaa !18
  %48 = load double, ptr %16, align 8, !tbaa !18
  %49 = fmul contract double %47, %48
  store double %49, ptr %19, align 8, !tbaa !18
  %50 = load double, ptr %18, align 8, !tbaa !18
  %51 = load double, ptr %19, align 8, !tbaa !18
  %52 = fadd contract double %50, %51
  %53 = fcmp contract ogt double %52, 1.600000e+01
  br i1 %53, label %54, label %55

54:                                               ; preds = %43
  store i32 2, ptr %20, align 4
  br label %67

55:                                               ; preds = %43
  %56 = load double, ptr %15, align 8, !tbaa !18
  %57 = load double, ptr %15, align 8, !tbaa !18
  %58 = fadd contract double %56, %57
  %59 = load double, ptr %16, align 8, !tbaa !18
  %60 = load double, ptr %14, align 8, !tbaa !18
  %61 = call contract double @llvm.fma.f64(double %58, double %59, double %60)
  store double %61, ptr %16, align 8, !tbaa !18
  %62 = load double, ptr %18, align 8, !tbaa !18
  %63 = load double, ptr %19, align 8, !tbaa !18
  %64 = fsub contract double %62, %63
  %65 = load double, ptr %13, align 8, !tbaa !18
  %66 = fadd contract double %64, %65
  store double %66, ptr %15, align 8, !tbaa !18
  store i32 0, ptr %20, align 4
  br label %67

67:                                               ; preds = %55, %54
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  %68 = load i32, ptr %20, align 4
  switch i32 %68, label %84 [
    i32 0, label %69
    i32 2, label %74
  ]

69:                                               ; preds = %67
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %17, align 4, !tbaa !4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %17, align 4, !tbaa !4
  %73 = icmp slt i32 %72, 200
  br i1 %73, label %43, label %74, !llvm.loop !20

74:                                               ; preds = %70, %67
  %75 = load i32, ptr %17, align 4, !tbaa !4
  %76 = load ptr, ptr %6, align 8, !tbaa !16
  %77 = load i32, ptr %12, align 4, !tbaa !4
  %78 = load i32, ptr %7, align 4, !tbaa !4
  %79 = mul nsw i32 %77, %78
  %80 = load i32, ptr %11, align 4, !tbaa !4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %76, i64 %82
  store i32 %75, ptr %83, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret void

84:                                               ; preds = %67
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!6, !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !10, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = distinct !{!20, !14}
