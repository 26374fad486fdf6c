; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @black_scholes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !8
  store ptr %1, ptr %9, align 8, !tbaa !8
  store ptr %2, ptr %10, align 8, !tbaa !8
  store ptr %3, ptr %11, align 8, !tbaa !8
  store ptr %4, ptr %12, align 8, !tbaa !8
  store float %5, ptr %13, align 4, !tbaa !11
  store float %6, ptr %14, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %25, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %26 = load ptr, ptr %8, align 8, !tbaa !8
  %27 = load i32, ptr %15, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !11
  store float %30, ptr %16, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %31 = load ptr, ptr %9, align 8, !tbaa !8
  %32 = load i32, ptr %15, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  store float %35, ptr %17, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %36 = load ptr, ptr %10, align 8, !tbaa !8
  %37 = load i32, ptr %15, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !11
  store float %40, ptr %18, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %41 = load float, ptr %18, align 4, !tbaa !11
  %42 = call contract float @llvm.sqrt.f32(float %41)
  store float %42, ptr %19, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %43 = load float, ptr %16, align 4, !tbaa !11
  %44 = load float, ptr %17, align 4, !tbaa !11
  %45 = fdiv contract float %43, %44
  %46 = call contract float @llvm.nvvm.lg2.approx.f(float %45)
  %47 = fmul contract float %46, 0x3FE62E4300000000
  %48 = load float, ptr %13, align 4, !tbaa !11
  %49 = load float, ptr %14, align 4, !tbaa !11
  %50 = fmul contract float 5.000000e-01, %49
  %51 = load float, ptr %14, align 4, !tbaa !11
  %52 = fmul contract float %50, %51
  %53 = fadd contract float %48, %52
  %54 = load float, ptr %18, align 4, !tbaa !11
  %55 = fmul contract float %53, %54
  %56 = fadd contract float %47, %55
  %57 = load float, ptr %14, align 4, !tbaa !11
  %58 = load float, ptr %19, align 4, !tbaa !11
  %59 = fmul contract float %57, %58
  %60 = fdiv contract float %56, %59
  store float %60, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %61 = load float, ptr %20, align 4, !tbaa !11
  %62 = load float, ptr %14, align 4, !tbaa !11
  %63 = load float, ptr %19, align 4, !tbaa !11
  %64 = fmul contract float %62, %63
  %65 = fsub contract float %61, %64
  store float %65, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %66 = load float, ptr %20, align 4, !tbaa !11
  %67 = call contract noundef float @_ZL10normal_cdff(float noundef %66) #8
  store float %67, ptr %22, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %68 = load float, ptr %21, align 4, !tbaa !11
  %69 = call contract noundef float @_ZL10normal_cdff(float noundef %68) #8
  store float %69, ptr %23, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %70 = load float, ptr %13, align 4, !tbaa !11
  %71 = fneg contract float %70
  %72 = load float, ptr %18, align 4, !tbaa !11
  %73 = fmul contract float %71, %72
  %74 = call contract noundef float @_ZL9expf_fastf(float noundef %73) #8
  store float %74, ptr %24, align 4, !tbaa !11
  %75 = load float, ptr %16, align 4, !tbaa !11
  %76 = load float, ptr %22, align 4, !tbaa !11
  %77 = fmul contract float %75, %76
  %78 = load float, ptr %17, align 4, !tbaa !11
  %79 = load float, ptr %24, align 4, !tbaa !11
  %80 = fmul contract float %78, %79
  %81 = load float, ptr %23, align 4, !tbaa !11
  %82 = fmul contract float %80, %81
  %83 = fsub contract float %77, %82
  %84 = load ptr, ptr %11, align 8, !tbaa !8
  %85 = load i32, ptr %15, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  store float %83, ptr %87, align 4, !tbaa !11
  %88 = load float, ptr %17, align 4, !tbaa !11
  %89 = load float, ptr %24, align 4, !tbaa !11
  %90 = fmul contract float %88, %89
  %91 = load float, ptr %23, align 4, !tbaa !11
  %92 = fsub contract float 1.000000e+00, %91
  %93 = fmul contract float %90, %92
  %94 = load float, ptr %16, align 4, !tbaa !11
  %95 = load float, ptr %22, align 4, !tbaa !11
  %96 = fsub contract float 1.000000e+00, %95
  %97 = fmul contract float %94, %96
  %98 = fsub contract float %93, %97
  %99 = load ptr, ptr %12, align 8, !tbaa !8
  %100 = load i32, ptr %15, align 4, !tbaa !4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %99, i64 %101
  store float %98, ptr %102, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #4

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL10normal_cdff(float noundef %0) #5 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %6 = load float, ptr %2, align 4, !tbaa !11
  %7 = call contract float @llvm.fabs.f32(float %6)
  %8 = fmul contract float 0x3FCDA67120000000, %7
  %9 = fadd contract float 1.000000e+00, %8
  %10 = fdiv contract float 1.000000e+00, %9
  store float %10, ptr %3, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %11 = load float, ptr %3, align 4, !tbaa !11
  %12 = load float, ptr %3, align 4, !tbaa !11
  %13 = load float, ptr %3, align 4, !tbaa !11
  %14 = load float, ptr %3, align 4, !tbaa !11
  %15 = load float, ptr %3, align 4, !tbaa !11
  %16 = fmul contract float %15, 0x3FF548CDE0000000
  %17 = fadd contract float 0xBFFD23DD40000000, %16
  %18 = fmul contract float %14, %17
  %19 = fadd contract float 0x3FFC80EF00000000, %18
  %20 = fmul contract float %13, %19
  %21 = fadd contract float 0xBFD6D1F0E0000000, %20
  %22 = fmul contract float %12, %21
  %23 = fadd contract float 0x3FD470BF40000000, %22
  %24 = fmul contract float %11, %23
  store float %24, ptr %4, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %25 = load float, ptr %2, align 4, !tbaa !11
  %26 = fmul contract float -5.000000e-01, %25
  %27 = load float, ptr %2, align 4, !tbaa !11
  %28 = fmul contract float %26, %27
  %29 = call contract noundef float @_ZL9expf_fastf(float noundef %28) #8
  %30 = fmul contract float 0x3FD9884540000000, %29
  %31 = load float, ptr %4, align 4, !tbaa !11
  %32 = fmul contract float %30, %31
  store float %32, ptr %5, align 4, !tbaa !11
  %33 = load float, ptr %2, align 4, !tbaa !11
  %34 = fcmp contract ogt float %33, 0.000000e+00
  br i1 %34, label %35, label %38

35:                                               ; preds = %1
  %36 = load float, ptr %5, align 4, !tbaa !11
  %37 = fsub contract float 1.000000e+00, %36
  br label %40

38:                                               ; preds = %1
  %39 = load float, ptr %5, align 4, !tbaa !11
  br label %40

40:                                               ; preds = %38, %35
  %41 = phi contract float [ %37, %35 ], [ %39, %38 ]
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret float %41
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exp_series(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  store ptr %0, ptr %4, align 8, !tbaa !13
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %9, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %10 = load ptr, ptr %4, align 8, !tbaa !13
  %11 = load i32, ptr %7, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !15
  %15 = call contract noundef double @_ZL6exp_ofd(double noundef %14) #8
  store double %15, ptr %8, align 8, !tbaa !15
  %16 = load double, ptr %8, align 8, !tbaa !15
  %17 = load ptr, ptr %5, align 8, !tbaa !13
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  store double %16, ptr %20, align 8, !tbaa !15
  %21 = load double, ptr %8, align 8, !tbaa !15
  %22 = load ptr, ptr %4, align 8, !tbaa !13
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !15
  %27 = fneg contract double %26
  %28 = call contract noundef double @_ZL6exp_ofd(double noundef %27) #8
  %29 = fmul contract double %21, %28
  %30 = load ptr, ptr %6, align 8, !tbaa !13
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  store double %29, ptr %33, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef double @_ZL6exp_ofd(double noundef %0) #5 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store double %0, ptr %2, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %9 = load double, ptr %2, align 8, !tbaa !15
  %10 = fmul contract double %9, 0x3FF71547652B82FE
  %11 = call contract double @llvm.rint.f64(double %10)
  store double %11, ptr %3, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %12 = load double, ptr %3, align 8, !tbaa !15
  %13 = fneg contract double %12
  %14 = load double, ptr %2, align 8, !tbaa !15
  %15 = call contract double @llvm.fma.f64(double %13, double 0x3FE62E42FEFA39EF, double %14)
  store double %15, ptr %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store double 1.000000e+00, ptr %5, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store double 1.000000e+00, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 1, ptr %7, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %30, %1
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 16
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %33

20:                                               ; preds = %16
  %21 = load double, ptr %4, align 8, !tbaa !15
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = sitofp i32 %22 to double
  %24 = fdiv contract double %21, %23
  %25 = load double, ptr %5, align 8, !tbaa !15
  %26 = fmul contract double %25, %24
  store double %26, ptr %5, align 8, !tbaa !15
  %27 = load double, ptr %5, align 8, !tbaa !15
  %28 = load double, ptr %6, align 8, !tbaa !15
  %29 = fadd contract double %28, %27
  store double %29, ptr %6, align 8, !tbaa !15
  br label %30

30:                                               ; preds = %20
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4, !tbaa !4
  br label %16, !llvm.loop !17

33:                                               ; preds = %19
  %34 = load double, ptr %6, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %35 = load double, ptr %3, align 8, !tbaa !15
  %36 = fptosi double %35 to i64
  %37 = add nsw i64 %36, 1023
  %38 = shl i64 %37, 52
  store i64 %38, ptr %8, align 8, !tbaa !19
  %39 = load double, ptr %8, align 8, !tbaa !21
  %40 = fmul contract double %34, %39
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret double %40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!14 = !{!"p1 double", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !6, i64 0}
!21 = !{!6, !6, i64 0}
