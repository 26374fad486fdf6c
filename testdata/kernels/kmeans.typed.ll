; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.point = type { float, float, float }

; Function Attrs: mustprogress nofree norecurse nounwind
define dso_local void @kmeans_step(%struct.point* nocapture noundef readonly %0, i32 noundef %1, %struct.point* nocapture noundef readonly %2, i32 noundef %3, i32* nocapture noundef writeonly %4, i32* nocapture noundef %5, i32* nocapture noundef %6) local_unnamed_addr #0 {
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %10 = mul i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %1
  br i1 %13, label %14, label %74

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds %struct.point, %struct.point* %0, i64 %15, i32 0
  %17 = load float, float* %16, align 4, !tbaa.struct !6
  %18 = getelementptr inbounds %struct.point, %struct.point* %0, i64 %15, i32 1
  %19 = load float, float* %18, align 4, !tbaa.struct !11
  %20 = getelementptr inbounds %struct.point, %struct.point* %0, i64 %15, i32 2
  %21 = load float, float* %20, align 4, !tbaa.struct !12
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %50, label %23

23:                                               ; preds = %50, %14
  %24 = phi i32 [ -1, %14 ], [ %70, %50 ]
  %25 = getelementptr inbounds i32, i32* %4, i64 %15
  store i32 %24, i32* %25, align 4, !tbaa !13
  %26 = mul nsw i32 %24, 3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, i32* %5, i64 %27
  %29 = fmul contract float %17, 1.024000e+03
  %30 = call contract float @llvm.rint.f32(float %29)
  %31 = fptosi float %30 to i32
  %32 = atomicrmw add i32* %28, i32 %31 seq_cst, align 4
  %33 = add nsw i32 %26, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, i32* %5, i64 %34
  %36 = fmul contract float %19, 1.024000e+03
  %37 = call contract float @llvm.rint.f32(float %36)
  %38 = fptosi float %37 to i32
  %39 = atomicrmw add i32* %35, i32 %38 seq_cst, align 4
  %40 = add nsw i32 %26, 2
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, i32* %5, i64 %41
  %43 = fmul contract float %21, 1.024000e+03
  %44 = call contract float @llvm.rint.f32(float %43)
  %45 = fptosi float %44 to i32
  %46 = atomicrmw add i32* %42, i32 %45 seq_cst, align 4
  %47 = sext i32 %24 to i64
  %48 = getelementptr inbounds i32, i32* %6, i64 %47
  %49 = atomicrmw add i32* %48, i32 1 seq_cst, align 4
  br label %74

50:                                               ; preds = %14, %50
  %51 = phi float [ %71, %50 ], [ 0x7FF0000000000000, %14 ]
  %52 = phi i32 [ %70, %50 ], [ -1, %14 ]
  %53 = phi i32 [ %72, %50 ], [ 0, %14 ]
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds %struct.point, %struct.point* %2, i64 %54, i32 0
  %56 = load float, float* %55, align 4, !tbaa !15
  %57 = fsub contract float %17, %56
  %58 = getelementptr inbounds %struct.point, %struct.point* %2, i64 %54, i32 1
  %59 = load float, float* %58, align 4, !tbaa !17
  %60 = fsub contract float %19, %59
  %61 = getelementptr inbounds %struct.point, %struct.point* %2, i64 %54, i32 2
  %62 = load float, float* %61, align 4, !tbaa !18
  %63 = fsub contract float %21, %62
  %64 = fmul contract float %57, %57
  %65 = fmul contract float %60, %60
  %66 = fadd contract float %64, %65
  %67 = fmul contract float %63, %63
  %68 = fadd contract float %66, %67
  %69 = fcmp contract olt float %68, %51
  %70 = select i1 %69, i32 %53, i32 %52
  %71 = select i1 %69, float %68, float %51
  %72 = add nuw nsw i32 %53, 1
  %73 = icmp eq i32 %72, %3
  br i1 %73, label %23, label %50, !llvm.loop !19

74:                                               ; preds = %7, %23
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.rint.f32(float) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @kmeans_centres(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, %struct.point* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %1, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !13
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %34

9:                                                ; preds = %3
  %10 = sitofp i32 %7 to float
  %11 = fmul contract float %10, 1.024000e+03
  %12 = fdiv contract float 1.000000e+00, %11
  %13 = mul nsw i32 %4, 3
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, i32* %0, i64 %14
  %16 = load i32, i32* %15, align 4, !tbaa !13
  %17 = sitofp i32 %16 to float
  %18 = fmul contract float %12, %17
  %19 = add nsw i32 %13, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, i32* %0, i64 %20
  %22 = load i32, i32* %21, align 4, !tbaa !13
  %23 = sitofp i32 %22 to float
  %24 = fmul contract float %12, %23
  %25 = add nsw i32 %13, 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, i32* %0, i64 %26
  %28 = load i32, i32* %27, align 4, !tbaa !13
  %29 = sitofp i32 %28 to float
  %30 = fmul contract float %12, %29
  %31 = getelementptr inbounds %struct.point, %struct.point* %2, i64 %5, i32 0
  store float %18, float* %31, align 4, !tbaa.struct !6
  %32 = getelementptr inbounds %struct.point, %struct.point* %2, i64 %5, i32 1
  store float %24, float* %32, align 4, !tbaa.struct !11
  %33 = getelementptr inbounds %struct.point, %struct.point* %2, i64 %5, i32 2
  store float %30, float* %33, align 4, !tbaa.struct !12
  br label %34

34:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (%struct.point*, i32, %struct.point*, i32, i32*, i32*, i32*)* @kmeans_step, !"kernel", i32 1}
!1 = !{void (i32*, i32*, %struct.point*)* @kmeans_centres, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{i64 0, i64 4, !7, i64 4, i64 4, !7}
!12 = !{i64 0, i64 4, !7}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !9, i64 0}
!15 = !{!16, !8, i64 0}
!16 = !{!"_ZTS5point", !8, i64 0, !8, i64 4, !8, i64 8}
!17 = !{!16, !8, i64 4}
!18 = !{!16, !8, i64 8}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
