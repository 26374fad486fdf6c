; ModuleID = 'double_math.cu'
source_filename = "double_math.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @cube_root(double* nocapture noundef readonly %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds double, double* %0, i64 %4
  %6 = load double, double* %5, align 8, !tbaa !9
  %7 = fcmp contract oeq double %6, 0.000000e+00
  br i1 %7, label %27, label %8

8:                                                ; preds = %2
  %9 = call contract double @llvm.fabs.f64(double %6)
  %10 = bitcast double %9 to i64
  %11 = sdiv i64 %10, 3
  %12 = add nsw i64 %11, 3071306045661749710
  %13 = bitcast i64 %12 to double
  %14 = fcmp contract olt double %6, 0.000000e+00
  %15 = fneg contract double %13
  %16 = select contract i1 %14, double %15, double %13
  br label %17

17:                                               ; preds = %8, %17
  %18 = phi i32 [ 0, %8 ], [ %25, %17 ]
  %19 = phi double [ %16, %8 ], [ %24, %17 ]
  %20 = fmul contract double %19, 2.000000e+00
  %21 = fmul contract double %19, %19
  %22 = fdiv contract double %6, %21
  %23 = fadd contract double %20, %22
  %24 = fdiv contract double %23, 3.000000e+00
  %25 = add nuw nsw i32 %18, 1
  %26 = icmp eq i32 %25, 6
  br i1 %26, label %27, label %17, !llvm.loop !13

27:                                               ; preds = %17, %2
  %28 = phi double [ 0.000000e+00, %2 ], [ %24, %17 ]
  %29 = getelementptr inbounds double, double* %1, i64 %4
  store double %28, double* %29, align 8, !tbaa !9
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @quadratic(double* nocapture noundef readonly %0, double* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %5 = mul nsw i32 %4, 3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds double, double* %0, i64 %6
  %8 = load double, double* %7, align 8, !tbaa !9
  %9 = add nsw i32 %5, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, double* %0, i64 %10
  %12 = load double, double* %11, align 8, !tbaa !9
  %13 = add nsw i32 %5, 2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, double* %0, i64 %14
  %16 = load double, double* %15, align 8, !tbaa !9
  %17 = fmul contract double %8, -4.000000e+00
  %18 = fmul contract double %17, %16
  %19 = call contract double @llvm.fma.f64(double %12, double %12, double %18)
  %20 = fcmp contract olt double %19, 0.000000e+00
  br i1 %20, label %36, label %21

21:                                               ; preds = %3
  %22 = call contract double @llvm.sqrt.f64(double %19)
  %23 = call contract double @llvm.copysign.f64(double %22, double %12)
  %24 = fadd contract double %12, %23
  %25 = fmul contract double %24, -5.000000e-01
  %26 = fdiv contract double %25, %8
  %27 = shl nsw i32 %4, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, double* %1, i64 %28
  store double %26, double* %29, align 8, !tbaa !9
  %30 = fdiv contract double %16, %25
  %31 = or i32 %27, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, double* %1, i64 %32
  store double %30, double* %33, align 8, !tbaa !9
  %34 = fcmp contract oeq double %19, 0.000000e+00
  %35 = select i1 %34, i32 1, i32 2
  br label %36

36:                                               ; preds = %3, %21
  %37 = phi i32 [ %35, %21 ], [ 0, %3 ]
  %38 = sext i32 %4 to i64
  %39 = getelementptr inbounds i32, i32* %2, i64 %38
  store i32 %37, i32* %39, align 4, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind writeonly
define dso_local void @simpson(double* nocapture noundef writeonly %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %4 = add i32 %3, 1
  %5 = uitofp i32 %4 to double
  %6 = fmul contract double %5, 2.500000e-01
  %7 = shl i32 %1, 1
  %8 = sitofp i32 %7 to double
  %9 = fdiv contract double %6, %8
  %10 = fmul contract double %6, %6
  %11 = fadd contract double %10, 1.000000e+00
  %12 = fdiv contract double 1.000000e+00, %11
  %13 = fadd contract double %12, 1.000000e+00
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %2
  %16 = call i32 @llvm.smax.i32(i32 %7, i32 2)
  br label %23

17:                                               ; preds = %23, %2
  %18 = phi double [ %13, %2 ], [ %36, %23 ]
  %19 = fmul contract double %9, %18
  %20 = fdiv contract double %19, 3.000000e+00
  %21 = zext i32 %3 to i64
  %22 = getelementptr inbounds double, double* %0, i64 %21
  store double %20, double* %22, align 8, !tbaa !9
  ret void

23:                                               ; preds = %15, %23
  %24 = phi i32 [ %37, %23 ], [ 1, %15 ]
  %25 = phi double [ %36, %23 ], [ %13, %15 ]
  %26 = sitofp i32 %24 to double
  %27 = fmul contract double %9, %26
  %28 = fmul contract double %27, %27
  %29 = fadd contract double %28, 1.000000e+00
  %30 = fdiv contract double 1.000000e+00, %29
  %31 = and i32 %24, 1
  %32 = icmp eq i32 %31, 0
  %33 = select i1 %32, i32 2, i32 4
  %34 = sitofp i32 %33 to double
  %35 = fmul contract double %30, %34
  %36 = fadd contract double %25, %35
  %37 = add nuw nsw i32 %24, 1
  %38 = icmp eq i32 %37, %16
  br i1 %38, label %17, label %23, !llvm.loop !18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @kahan_sum(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, double* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = mul nsw i32 %5, %3
  br label %15

9:                                                ; preds = %15, %4
  %10 = phi double [ 0.000000e+00, %4 ], [ %29, %15 ]
  %11 = phi float [ 0.000000e+00, %4 ], [ %25, %15 ]
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds float, float* %1, i64 %12
  store float %11, float* %13, align 4, !tbaa !19
  %14 = getelementptr inbounds double, double* %2, i64 %12
  store double %10, double* %14, align 8, !tbaa !9
  ret void

15:                                               ; preds = %7, %15
  %16 = phi float [ 0.000000e+00, %7 ], [ %25, %15 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %27, %15 ]
  %18 = phi double [ 0.000000e+00, %7 ], [ %29, %15 ]
  %19 = phi i32 [ 0, %7 ], [ %30, %15 ]
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, float* %0, i64 %21
  %23 = load float, float* %22, align 4, !tbaa !19
  %24 = fsub float %23, %17
  %25 = fadd float %16, %24
  %26 = fsub float %25, %16
  %27 = fsub float %26, %24
  %28 = fpext float %23 to double
  %29 = fadd double %18, %28
  %30 = add nuw nsw i32 %19, 1
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %9, label %15, !llvm.loop !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @number_parts(double* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, double* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds double, double* %0, i64 %5
  %7 = bitcast double* %6 to i64*
  %8 = load i64, i64* %7, align 8, !tbaa !22
  %9 = lshr i64 %8, 52
  %10 = trunc i64 %9 to i32
  %11 = and i32 %10, 2047
  %12 = add nsw i32 %11, -1023
  %13 = getelementptr inbounds i32, i32* %1, i64 %5
  store i32 %12, i32* %13, align 4, !tbaa !16
  %14 = and i64 %8, -9218868437227405313
  %15 = or i64 %14, 4607182418800017408
  %16 = getelementptr inbounds double, double* %2, i64 %5
  %17 = bitcast double* %16 to i64*
  store i64 %15, i64* %17, align 8, !tbaa !9
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind writeonly "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #6 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!llvm.module.flags = !{!5, !6, !7}
!llvm.ident = !{!8}

!0 = !{void (double*, double*)* @cube_root, !"kernel", i32 1}
!1 = !{void (double*, double*, i32*)* @quadratic, !"kernel", i32 1}
!2 = !{void (double*, i32)* @simpson, !"kernel", i32 1}
!3 = !{void (float*, float*, double*, i32)* @kahan_sum, !"kernel", i32 1}
!4 = !{void (double*, i32*, double*)* @number_parts, !"kernel", i32 1}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !11, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !11, i64 0}
!21 = distinct !{!21, !14, !15}
!22 = !{!11, !11, i64 0}
