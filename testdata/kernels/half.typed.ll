; ModuleID = 'half.cu'
source_filename = "half.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @half_polynomial(half* nocapture noundef readonly %0, half* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds half, half* %0, i64 %4
  %6 = load half, half* %5, align 2, !tbaa !8
  %7 = fmul contract half %6, 0xH3400
  %8 = fadd contract half %7, 0xHBE00
  %9 = fmul contract half %6, %8
  %10 = fmul contract half %6, %6
  %11 = fadd contract half %10, 0xH3C00
  %12 = fdiv contract half 0xH4000, %11
  %13 = fadd contract half %9, %12
  %14 = getelementptr inbounds half, half* %1, i64 %4
  store half %13, half* %14, align 2, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @half_dot(half* nocapture noundef readonly %0, half* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = mul nsw i32 %5, %3
  br label %13

9:                                                ; preds = %13, %4
  %10 = phi float [ 0.000000e+00, %4 ], [ %25, %13 ]
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds float, float* %2, i64 %11
  store float %10, float* %12, align 4, !tbaa !12
  ret void

13:                                               ; preds = %7, %13
  %14 = phi i32 [ 0, %7 ], [ %26, %13 ]
  %15 = phi float [ 0.000000e+00, %7 ], [ %25, %13 ]
  %16 = add nsw i32 %14, %8
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds half, half* %0, i64 %17
  %19 = load half, half* %18, align 2, !tbaa !8
  %20 = fpext half %19 to float
  %21 = getelementptr inbounds half, half* %1, i64 %17
  %22 = load half, half* %21, align 2, !tbaa !8
  %23 = fpext half %22 to float
  %24 = fmul contract float %20, %23
  %25 = fadd contract float %15, %24
  %26 = add nuw nsw i32 %14, 1
  %27 = icmp eq i32 %26, %3
  br i1 %27, label %9, label %13, !llvm.loop !14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @half_compare(half* nocapture noundef readonly %0, half* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2, half* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds half, half* %0, i64 %6
  %8 = load half, half* %7, align 2, !tbaa !8
  %9 = getelementptr inbounds half, half* %1, i64 %6
  %10 = load half, half* %9, align 2, !tbaa !8
  %11 = fcmp contract olt half %8, %10
  %12 = zext i1 %11 to i32
  %13 = fcmp contract ole half %8, %10
  %14 = select i1 %13, i32 2, i32 0
  %15 = or i32 %14, %12
  %16 = fcmp contract ogt half %8, %10
  %17 = select i1 %16, i32 4, i32 0
  %18 = or i32 %15, %17
  %19 = fcmp contract oge half %8, %10
  %20 = select i1 %19, i32 8, i32 0
  %21 = or i32 %18, %20
  %22 = fcmp contract oeq half %8, %10
  %23 = select i1 %22, i32 16, i32 0
  %24 = or i32 %21, %23
  %25 = fcmp contract une half %8, %10
  %26 = select i1 %25, i32 32, i32 0
  %27 = or i32 %24, %26
  %28 = fcmp contract uno half %8, 0xH0000
  %29 = fcmp contract uno half %10, 0xH0000
  %30 = select i1 %28, i1 true, i1 %29
  %31 = select i1 %30, i32 64, i32 0
  %32 = or i32 %27, %31
  %33 = getelementptr inbounds i32, i32* %2, i64 %6
  store i32 %32, i32* %33, align 4, !tbaa !17
  %34 = select contract i1 %16, half %8, half %10
  %35 = getelementptr inbounds half, half* %3, i64 %6
  store half %34, half* %35, align 2, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @half_convert(i32* nocapture noundef readonly %0, double* nocapture noundef readonly %1, half* nocapture noundef %2, float* nocapture noundef writeonly %3, i32* nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  %9 = load i32, i32* %8, align 4, !tbaa !17
  %10 = sitofp i32 %9 to half
  %11 = getelementptr inbounds half, half* %2, i64 %7
  store half %10, half* %11, align 2, !tbaa !8
  %12 = getelementptr inbounds double, double* %1, i64 %7
  %13 = load double, double* %12, align 8, !tbaa !19
  %14 = fptrunc double %13 to half
  %15 = add nsw i32 %6, 32
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds half, half* %2, i64 %16
  store half %14, half* %17, align 2, !tbaa !8
  %18 = fpext half %10 to float
  %19 = getelementptr inbounds float, float* %3, i64 %7
  store float %18, float* %19, align 4, !tbaa !12
  %20 = fpext half %14 to float
  %21 = getelementptr inbounds float, float* %3, i64 %16
  store float %20, float* %21, align 4, !tbaa !12
  %22 = fptosi half %14 to i32
  %23 = bitcast half* %11 to i16*
  %24 = load i16, i16* %23, align 2, !tbaa !21
  %25 = zext i16 %24 to i32
  %26 = add nsw i32 %25, %22
  %27 = getelementptr inbounds i32, i32* %4, i64 %7
  store i32 %26, i32* %27, align 4, !tbaa !17
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}
!llvm.ident = !{!7}

!0 = !{void (half*, half*)* @half_polynomial, !"kernel", i32 1}
!1 = !{void (half*, half*, float*, i32)* @half_dot, !"kernel", i32 1}
!2 = !{void (half*, half*, i32*, half*)* @half_compare, !"kernel", i32 1}
!3 = !{void (i32*, double*, half*, float*, i32*)* @half_convert, !"kernel", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = !{!9, !9, i64 0}
!9 = !{!"__fp16", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !10, i64 0}
!21 = !{!10, !10, i64 0}
