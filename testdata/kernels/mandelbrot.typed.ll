; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind writeonly
define dso_local void @mandelbrot(i8* nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %9 = mul i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %11 = add i32 %9, %10
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3
  %14 = mul i32 %12, %13
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %11, %1
  %18 = icmp slt i32 %16, %2
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %50

20:                                               ; preds = %6
  %21 = sitofp i32 %11 to float
  %22 = fmul contract float %21, %5
  %23 = fadd contract float %22, %3
  %24 = sitofp i32 %16 to float
  %25 = fmul contract float %24, %5
  %26 = fadd contract float %25, %4
  br label %27

27:                                               ; preds = %20, %35
  %28 = phi i32 [ 0, %20 ], [ %41, %35 ]
  %29 = phi float [ 0.000000e+00, %20 ], [ %40, %35 ]
  %30 = phi float [ 0.000000e+00, %20 ], [ %37, %35 ]
  %31 = fmul contract float %30, %30
  %32 = fmul contract float %29, %29
  %33 = fadd contract float %31, %32
  %34 = fcmp contract ugt float %33, 4.000000e+00
  br i1 %34, label %43, label %35

35:                                               ; preds = %27
  %36 = fsub contract float %31, %32
  %37 = fadd contract float %23, %36
  %38 = fmul contract float %30, 2.000000e+00
  %39 = fmul contract float %38, %29
  %40 = fadd contract float %26, %39
  %41 = add nuw nsw i32 %28, 1
  %42 = icmp eq i32 %41, 255
  br i1 %42, label %43, label %27, !llvm.loop !6

43:                                               ; preds = %35, %27
  %44 = phi i32 [ 255, %35 ], [ %28, %27 ]
  %45 = trunc i32 %44 to i8
  %46 = mul nsw i32 %16, %1
  %47 = add nsw i32 %46, %11
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, i8* %0, i64 %48
  store i8 %45, i8* %49, align 1, !tbaa !9
  br label %50

50:                                               ; preds = %6, %43
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind writeonly
define dso_local void @mandelbrot_double(i32* nocapture noundef writeonly %0, i32 noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %8 = mul i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %10 = add i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3
  %13 = mul i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %15 = add i32 %13, %14
  %16 = sitofp i32 %10 to double
  %17 = fmul contract double %16, %4
  %18 = fadd contract double %17, %2
  %19 = sitofp i32 %15 to double
  %20 = fmul contract double %19, %4
  %21 = fadd contract double %20, %3
  br label %22

22:                                               ; preds = %30, %5
  %23 = phi i32 [ 0, %5 ], [ %35, %30 ]
  %24 = phi double [ 0.000000e+00, %5 ], [ %34, %30 ]
  %25 = phi double [ 0.000000e+00, %5 ], [ %32, %30 ]
  %26 = fmul contract double %25, %25
  %27 = fmul contract double %24, %24
  %28 = fadd contract double %27, %26
  %29 = fcmp contract ogt double %28, 1.600000e+01
  br i1 %29, label %37, label %30

30:                                               ; preds = %22
  %31 = fsub contract double %26, %27
  %32 = fadd contract double %18, %31
  %33 = fadd contract double %25, %25
  %34 = call contract double @llvm.fma.f64(double %33, double %24, double %21)
  %35 = add nuw nsw i32 %23, 1
  %36 = icmp eq i32 %35, 200
  br i1 %36, label %37, label %22, !llvm.loop !12

37:                                               ; preds = %22, %30
  %38 = phi i32 [ %23, %22 ], [ 200, %30 ]
  %39 = mul nsw i32 %15, %1
  %40 = add nsw i32 %39, %10
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, i32* %0, i64 %41
  store i32 %38, i32* %42, align 4, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind writeonly "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i8*, i32, i32, float, float, float)* @mandelbrot, !"kernel", i32 1}
!1 = !{void (i32*, i32, double, double, double)* @mandelbrot_double, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !7, !8}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
