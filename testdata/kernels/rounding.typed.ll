; ModuleID = 'rounding.cu'
source_filename = "rounding.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @min_max(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, float* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = load float, float* %7, align 4, !tbaa !11
  %9 = getelementptr inbounds float, float* %1, i64 %6
  %10 = load float, float* %9, align 4, !tbaa !11
  %11 = call contract float @llvm.minnum.f32(float %8, float %10)
  %12 = getelementptr inbounds float, float* %2, i64 %6
  store float %11, float* %12, align 4, !tbaa !11
  %13 = load float, float* %7, align 4, !tbaa !11
  %14 = load float, float* %9, align 4, !tbaa !11
  %15 = call contract float @llvm.maxnum.f32(float %13, float %14)
  %16 = add nsw i32 %5, 32
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, float* %2, i64 %17
  store float %15, float* %18, align 4, !tbaa !11
  %19 = load float, float* %7, align 4, !tbaa !11
  %20 = call contract float @llvm.copysign.f32(float 1.500000e+00, float %19)
  %21 = getelementptr inbounds float, float* %3, i64 %6
  store float %20, float* %21, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @round_floats(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds float, float* %0, i64 %4
  %6 = load float, float* %5, align 4, !tbaa !11
  %7 = call contract float @llvm.floor.f32(float %6)
  %8 = getelementptr inbounds float, float* %1, i64 %4
  store float %7, float* %8, align 4, !tbaa !11
  %9 = call contract float @llvm.ceil.f32(float %6)
  %10 = add nsw i32 %3, 32
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, float* %1, i64 %11
  store float %9, float* %12, align 4, !tbaa !11
  %13 = call contract float @llvm.trunc.f32(float %6)
  %14 = add nsw i32 %3, 64
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, float* %1, i64 %15
  store float %13, float* %16, align 4, !tbaa !11
  %17 = call contract float @llvm.rint.f32(float %6)
  %18 = add nsw i32 %3, 96
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, float* %1, i64 %19
  store float %17, float* %20, align 4, !tbaa !11
  %21 = fmul contract float %6, 2.000000e+00
  %22 = call contract float @llvm.nearbyint.f32(float %21)
  %23 = fmul contract float %22, 5.000000e-01
  %24 = add nsw i32 %3, 128
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, float* %1, i64 %25
  store float %23, float* %26, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.ceil.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.trunc.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.rint.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.nearbyint.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @round_doubles(double* nocapture noundef readonly %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds double, double* %0, i64 %4
  %6 = load double, double* %5, align 8, !tbaa !15
  %7 = call contract double @llvm.floor.f64(double %6)
  %8 = call contract double @llvm.trunc.f64(double %6)
  %9 = fsub contract double %7, %8
  %10 = getelementptr inbounds double, double* %1, i64 %4
  store double %9, double* %10, align 8, !tbaa !15
  %11 = call contract double @llvm.ceil.f64(double %6)
  %12 = add nsw i32 %3, 32
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, double* %1, i64 %13
  store double %11, double* %14, align 8, !tbaa !15
  %15 = call contract double @llvm.rint.f64(double %6)
  %16 = call contract double @llvm.minnum.f64(double %15, double 3.000000e+00)
  %17 = call contract double @llvm.fabs.f64(double %6)
  %18 = fsub contract double 1.000000e+00, %17
  %19 = call contract double @llvm.maxnum.f64(double %16, double %18)
  %20 = add nsw i32 %3, 64
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, double* %1, i64 %21
  store double %19, double* %22, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.trunc.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.ceil.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.rint.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @to_integers(float* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, i64* nocapture noundef writeonly %2, i8* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = load float, float* %7, align 4, !tbaa !11
  %9 = fptosi float %8 to i32
  %10 = getelementptr inbounds i32, i32* %1, i64 %6
  store i32 %9, i32* %10, align 4, !tbaa !17
  %11 = fmul contract float %8, 1.000000e+06
  %12 = call contract float @llvm.fabs.f32(float %11)
  %13 = fptoui float %12 to i32
  %14 = add nsw i32 %5, 32
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %1, i64 %15
  store i32 %13, i32* %16, align 4, !tbaa !17
  %17 = call i32 @llvm.nvvm.f2i.rn(float %8)
  %18 = add nsw i32 %5, 64
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, i32* %1, i64 %19
  store i32 %17, i32* %20, align 4, !tbaa !17
  %21 = call i32 @llvm.nvvm.f2i.rm(float %8)
  %22 = call i32 @llvm.nvvm.f2i.rp(float %8)
  %23 = add nsw i32 %21, %22
  %24 = add nsw i32 %5, 96
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, i32* %1, i64 %25
  store i32 %23, i32* %26, align 4, !tbaa !17
  %27 = fmul contract float %8, 0x426D1A94A0000000
  %28 = fptosi float %27 to i64
  %29 = fptosi float %8 to i64
  %30 = add nsw i64 %28, %29
  %31 = getelementptr inbounds i64, i64* %2, i64 %6
  store i64 %30, i64* %31, align 8, !tbaa !19
  %32 = fmul contract float %8, 0x3FD99999A0000000
  %33 = fptosi float %32 to i32
  %34 = trunc i32 %33 to i8
  %35 = getelementptr inbounds i8, i8* %3, i64 %6
  store i8 %34, i8* %35, align 1, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.f2i.rn(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.f2i.rm(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.f2i.rp(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @from_integers(i32* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, double* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !17
  %9 = sitofp i32 %8 to float
  %10 = uitofp i32 %8 to float
  %11 = fadd contract float %9, %10
  %12 = getelementptr inbounds float, float* %2, i64 %6
  store float %11, float* %12, align 4, !tbaa !11
  %13 = getelementptr inbounds i64, i64* %1, i64 %6
  %14 = load i64, i64* %13, align 8, !tbaa !19
  %15 = sitofp i64 %14 to float
  %16 = add nsw i32 %5, 32
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, float* %2, i64 %17
  store float %15, float* %18, align 4, !tbaa !11
  %19 = uitofp i64 %14 to float
  %20 = trunc i32 %8 to i16
  %21 = sitofp i16 %20 to float
  %22 = fadd contract float %21, %19
  %23 = trunc i32 %8 to i8
  %24 = uitofp i8 %23 to float
  %25 = fadd contract float %22, %24
  %26 = add nsw i32 %5, 64
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, float* %2, i64 %27
  store float %25, float* %28, align 4, !tbaa !11
  %29 = sitofp i32 %8 to double
  %30 = sitofp i64 %14 to double
  %31 = fadd contract double %29, %30
  %32 = getelementptr inbounds double, double* %3, i64 %6
  store double %31, double* %32, align 8, !tbaa !15
  %33 = uitofp i64 %14 to double
  %34 = uitofp i32 %8 to double
  %35 = fsub contract double %33, %34
  %36 = getelementptr inbounds double, double* %3, i64 %17
  store double %35, double* %36, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @classify(float* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds float, float* %0, i64 %4
  %6 = load float, float* %5, align 4, !tbaa !11
  %7 = fcmp contract uno float %6, 0.000000e+00
  %8 = zext i1 %7 to i32
  %9 = call contract float @llvm.fabs.f32(float %6) #5
  %10 = fcmp contract oeq float %9, 0x7FF0000000000000
  %11 = select i1 %10, i32 2, i32 0
  %12 = fcmp contract oeq float %6, 0.000000e+00
  %13 = select i1 %12, i32 4, i32 0
  %14 = call contract float @llvm.fabs.f32(float %6)
  %15 = fcmp contract olt float %14, 0x3810000000000000
  %16 = select i1 %15, i32 8, i32 0
  %17 = bitcast float %6 to i32
  %18 = lshr i32 %17, 27
  %19 = and i32 %18, 16
  %20 = fcmp contract ugt float %6, 2.000000e+00
  %21 = select i1 %20, i32 32, i32 0
  %22 = fadd contract float %6, 0.000000e+00
  %23 = fcmp contract une float %6, %22
  %24 = select i1 %23, i32 64, i32 0
  %25 = or i32 %13, %8
  %26 = or i32 %25, %21
  %27 = or i32 %26, %11
  %28 = or i32 %27, %16
  %29 = or i32 %28, %19
  %30 = or i32 %29, %24
  %31 = getelementptr inbounds i32, i32* %1, i64 %4
  store i32 %30, i32* %31, align 4, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @directed(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, double* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = load float, float* %7, align 4, !tbaa !11
  %9 = getelementptr inbounds float, float* %1, i64 %6
  %10 = load float, float* %9, align 4, !tbaa !11
  %11 = call contract float @llvm.nvvm.add.rz.f(float %8, float %10)
  %12 = getelementptr inbounds float, float* %2, i64 %6
  store float %11, float* %12, align 4, !tbaa !11
  %13 = call contract float @llvm.nvvm.mul.rm.f(float %8, float %10)
  %14 = add nsw i32 %5, 32
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, float* %2, i64 %15
  store float %13, float* %16, align 4, !tbaa !11
  %17 = call contract float @llvm.nvvm.fma.rp.f(float %8, float %10, float 1.000000e+00)
  %18 = add nsw i32 %5, 64
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, float* %2, i64 %19
  store float %17, float* %20, align 4, !tbaa !11
  %21 = fmul contract float %8, 2.000000e+00
  %22 = call contract float @llvm.nvvm.saturate.f(float %21)
  %23 = call contract float @llvm.fabs.f32(float %10)
  %24 = call float @llvm.sqrt.f32(float %23)
  %25 = fadd contract float %22, %24
  %26 = add nsw i32 %5, 96
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, float* %2, i64 %27
  store float %25, float* %28, align 4, !tbaa !11
  %29 = fpext float %8 to double
  %30 = fpext float %10 to double
  %31 = call contract double @llvm.nvvm.fma.rz.d(double %29, double %30, double 1.000000e+00)
  %32 = call contract double @llvm.nvvm.add.rm.d(double %29, double %30)
  %33 = fadd contract double %31, %32
  %34 = getelementptr inbounds double, double* %3, i64 %6
  store double %33, double* %34, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.nvvm.add.rz.f(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.nvvm.mul.rm.f(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.nvvm.fma.rp.f(float, float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.nvvm.saturate.f(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.nvvm.fma.rz.d(double, double, double) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.nvvm.add.rm.d(double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }
attributes #5 = { readnone }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.module.flags = !{!7, !8, !9}
!llvm.ident = !{!10}

!0 = !{void (float*, float*, float*, float*)* @min_max, !"kernel", i32 1}
!1 = !{void (float*, float*)* @round_floats, !"kernel", i32 1}
!2 = !{void (double*, double*)* @round_doubles, !"kernel", i32 1}
!3 = !{void (float*, i32*, i64*, i8*)* @to_integers, !"kernel", i32 1}
!4 = !{void (i32*, i64*, float*, double*)* @from_integers, !"kernel", i32 1}
!5 = !{void (float*, i32*)* @classify, !"kernel", i32 1}
!6 = !{void (float*, float*, float*, double*)* @directed, !"kernel", i32 1}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 14.0.6"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C++ TBAA"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !13, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !13, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long long", !13, i64 0}
!21 = !{!13, !13, i64 0}
