; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @black_scholes(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef readonly %2, float* nocapture noundef writeonly %3, float* nocapture noundef writeonly %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, float* %0, i64 %9
  %11 = load float, float* %10, align 4, !tbaa !6
  %12 = getelementptr inbounds float, float* %1, i64 %9
  %13 = load float, float* %12, align 4, !tbaa !6
  %14 = getelementptr inbounds float, float* %2, i64 %9
  %15 = load float, float* %14, align 4, !tbaa !6
  %16 = call contract float @llvm.sqrt.f32(float %15)
  %17 = fdiv contract float %11, %13
  %18 = call contract float @llvm.nvvm.lg2.approx.f(float %17)
  %19 = fmul contract float %18, 0x3FE62E4300000000
  %20 = fmul contract float %6, 5.000000e-01
  %21 = fmul contract float %20, %6
  %22 = fadd contract float %21, %5
  %23 = fmul contract float %22, %15
  %24 = fadd contract float %23, %19
  %25 = fmul contract float %16, %6
  %26 = fdiv contract float %24, %25
  %27 = fsub contract float %26, %25
  %28 = call contract float @llvm.fabs.f32(float %26) #5
  %29 = fmul contract float %28, 0x3FCDA67120000000
  %30 = fadd contract float %29, 1.000000e+00
  %31 = fdiv contract float 1.000000e+00, %30
  %32 = fmul contract float %31, 0x3FF548CDE0000000
  %33 = fadd contract float %32, 0xBFFD23DD40000000
  %34 = fmul contract float %31, %33
  %35 = fadd contract float %34, 0x3FFC80EF00000000
  %36 = fmul contract float %31, %35
  %37 = fadd contract float %36, 0xBFD6D1F0E0000000
  %38 = fmul contract float %31, %37
  %39 = fadd contract float %38, 0x3FD470BF40000000
  %40 = fmul contract float %31, %39
  %41 = fmul contract float %26, -5.000000e-01
  %42 = fmul contract float %26, %41
  %43 = fmul contract float %42, 0x3FF7154760000000
  %44 = call contract float @llvm.nvvm.ex2.approx.f(float %43) #5
  %45 = fmul contract float %44, 0x3FD9884540000000
  %46 = fmul contract float %45, %40
  %47 = fcmp contract ogt float %26, 0.000000e+00
  %48 = fsub contract float 1.000000e+00, %46
  %49 = select contract i1 %47, float %48, float %46
  %50 = call contract float @llvm.fabs.f32(float %27) #5
  %51 = fmul contract float %50, 0x3FCDA67120000000
  %52 = fadd contract float %51, 1.000000e+00
  %53 = fdiv contract float 1.000000e+00, %52
  %54 = fmul contract float %53, 0x3FF548CDE0000000
  %55 = fadd contract float %54, 0xBFFD23DD40000000
  %56 = fmul contract float %53, %55
  %57 = fadd contract float %56, 0x3FFC80EF00000000
  %58 = fmul contract float %53, %57
  %59 = fadd contract float %58, 0xBFD6D1F0E0000000
  %60 = fmul contract float %53, %59
  %61 = fadd contract float %60, 0x3FD470BF40000000
  %62 = fmul contract float %53, %61
  %63 = fmul contract float %27, -5.000000e-01
  %64 = fmul contract float %27, %63
  %65 = fmul contract float %64, 0x3FF7154760000000
  %66 = call contract float @llvm.nvvm.ex2.approx.f(float %65) #5
  %67 = fmul contract float %66, 0x3FD9884540000000
  %68 = fmul contract float %67, %62
  %69 = fcmp contract ogt float %27, 0.000000e+00
  %70 = fsub contract float 1.000000e+00, %68
  %71 = select contract i1 %69, float %70, float %68
  %72 = fneg contract float %5
  %73 = fmul contract float %15, %72
  %74 = fmul contract float %73, 0x3FF7154760000000
  %75 = call contract float @llvm.nvvm.ex2.approx.f(float %74) #5
  %76 = fmul contract float %11, %49
  %77 = fmul contract float %13, %75
  %78 = fmul contract float %77, %71
  %79 = fsub contract float %76, %78
  %80 = getelementptr inbounds float, float* %3, i64 %9
  store float %79, float* %80, align 4, !tbaa !6
  %81 = fsub contract float 1.000000e+00, %71
  %82 = fmul contract float %77, %81
  %83 = fsub contract float 1.000000e+00, %49
  %84 = fmul contract float %11, %83
  %85 = fsub contract float %82, %84
  %86 = getelementptr inbounds float, float* %4, i64 %9
  store float %85, float* %86, align 4, !tbaa !6
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.lg2.approx.f(float) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @exp_series(double* nocapture noundef readonly %0, double* nocapture noundef writeonly %1, double* nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds double, double* %0, i64 %5
  %7 = load double, double* %6, align 8, !tbaa !10
  %8 = fmul contract double %7, 0x3FF71547652B82FE
  %9 = call contract double @llvm.rint.f64(double %8) #5
  %10 = fneg contract double %9
  %11 = call contract double @llvm.fma.f64(double %10, double 0x3FE62E42FEFA39EF, double %7) #5
  br label %12

12:                                               ; preds = %12, %3
  %13 = phi double [ 1.000000e+00, %3 ], [ %18, %12 ]
  %14 = phi i32 [ 1, %3 ], [ %20, %12 ]
  %15 = phi double [ 1.000000e+00, %3 ], [ %19, %12 ]
  %16 = sitofp i32 %14 to double
  %17 = fdiv contract double %11, %16
  %18 = fmul contract double %13, %17
  %19 = fadd contract double %15, %18
  %20 = add nuw nsw i32 %14, 1
  %21 = icmp eq i32 %20, 16
  br i1 %21, label %22, label %12, !llvm.loop !12

22:                                               ; preds = %12
  %23 = fptosi double %9 to i64
  %24 = shl i64 %23, 52
  %25 = add i64 %24, 4607182418800017408
  %26 = bitcast i64 %25 to double
  %27 = fmul contract double %19, %26
  %28 = getelementptr inbounds double, double* %1, i64 %5
  store double %27, double* %28, align 8, !tbaa !10
  %29 = load double, double* %6, align 8, !tbaa !10
  %30 = fneg contract double %29
  %31 = fmul contract double %29, 0xBFF71547652B82FE
  %32 = call contract double @llvm.rint.f64(double %31) #5
  %33 = fneg contract double %32
  %34 = call contract double @llvm.fma.f64(double %33, double 0x3FE62E42FEFA39EF, double %30) #5
  br label %35

35:                                               ; preds = %35, %22
  %36 = phi double [ 1.000000e+00, %22 ], [ %41, %35 ]
  %37 = phi i32 [ 1, %22 ], [ %43, %35 ]
  %38 = phi double [ 1.000000e+00, %22 ], [ %42, %35 ]
  %39 = sitofp i32 %37 to double
  %40 = fdiv contract double %34, %39
  %41 = fmul contract double %36, %40
  %42 = fadd contract double %38, %41
  %43 = add nuw nsw i32 %37, 1
  %44 = icmp eq i32 %43, 16
  br i1 %44, label %45, label %35, !llvm.loop !12

45:                                               ; preds = %35
  %46 = fptosi double %32 to i64
  %47 = shl i64 %46, 52
  %48 = add i64 %47, 4607182418800017408
  %49 = bitcast i64 %48 to double
  %50 = fmul contract double %42, %49
  %51 = fmul contract double %27, %50
  %52 = getelementptr inbounds double, double* %2, i64 %5
  store double %51, double* %52, align 8, !tbaa !10
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.ex2.approx.f(float) #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.rint.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (float*, float*, float*, float*, float*, float, float)* @black_scholes, !"kernel", i32 1}
!1 = !{void (double*, double*, double*)* @exp_series, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
