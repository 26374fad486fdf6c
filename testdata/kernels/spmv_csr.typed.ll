; ModuleID = 'spmv_csr.cu'
source_filename = "spmv_csr.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @spmv_scalar(i32 noundef %0, i32* nocapture noundef readonly %1, i32* nocapture noundef readonly %2, float* nocapture noundef readonly %3, float* nocapture noundef readonly %4, float* nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %9 = mul i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %0
  br i1 %12, label %13, label %40

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, i32* %1, i64 %14
  %16 = load i32, i32* %15, align 4, !tbaa !6
  %17 = add nsw i32 %11, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, i32* %1, i64 %18
  %20 = load i32, i32* %19, align 4, !tbaa !6
  %21 = icmp slt i32 %16, %20
  br i1 %21, label %25, label %22

22:                                               ; preds = %25, %13
  %23 = phi float [ 0.000000e+00, %13 ], [ %37, %25 ]
  %24 = getelementptr inbounds float, float* %5, i64 %14
  store float %23, float* %24, align 4, !tbaa !10
  br label %40

25:                                               ; preds = %13, %25
  %26 = phi i32 [ %38, %25 ], [ %16, %13 ]
  %27 = phi float [ %37, %25 ], [ 0.000000e+00, %13 ]
  %28 = sext i32 %26 to i64
  %29 = getelementptr inbounds float, float* %3, i64 %28
  %30 = load float, float* %29, align 4, !tbaa !10
  %31 = getelementptr inbounds i32, i32* %2, i64 %28
  %32 = load i32, i32* %31, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, float* %4, i64 %33
  %35 = load float, float* %34, align 4, !tbaa !10
  %36 = fmul contract float %30, %35
  %37 = fadd contract float %27, %36
  %38 = add nsw i32 %26, 1
  %39 = icmp eq i32 %38, %20
  br i1 %39, label %22, label %25, !llvm.loop !12

40:                                               ; preds = %6, %22
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @spmv_warp(i32 noundef %0, i32* nocapture noundef readonly %1, i32* nocapture noundef readonly %2, double* nocapture noundef readonly %3, double* nocapture noundef readonly %4, double* nocapture noundef writeonly %5) local_unnamed_addr #1 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %9 = mul i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %11 = add i32 %9, %10
  %12 = freeze i32 %11
  %13 = sdiv i32 %12, 32
  %14 = mul i32 %13, 32
  %15 = sub i32 %12, %14
  %16 = icmp slt i32 %13, %0
  br i1 %16, label %17, label %65

17:                                               ; preds = %6
  %18 = sext i32 %13 to i64
  %19 = getelementptr inbounds i32, i32* %1, i64 %18
  %20 = load i32, i32* %19, align 4, !tbaa !6
  %21 = add nsw i32 %20, %15
  %22 = add nsw i32 %13, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, i32* %1, i64 %23
  %25 = load i32, i32* %24, align 4, !tbaa !6
  %26 = icmp slt i32 %21, %25
  br i1 %26, label %29, label %27

27:                                               ; preds = %29, %17
  %28 = phi double [ 0.000000e+00, %17 ], [ %41, %29 ]
  br label %46

29:                                               ; preds = %17, %29
  %30 = phi i32 [ %42, %29 ], [ %21, %17 ]
  %31 = phi double [ %41, %29 ], [ 0.000000e+00, %17 ]
  %32 = sext i32 %30 to i64
  %33 = getelementptr inbounds double, double* %3, i64 %32
  %34 = load double, double* %33, align 8, !tbaa !15
  %35 = getelementptr inbounds i32, i32* %2, i64 %32
  %36 = load i32, i32* %35, align 4, !tbaa !6
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, double* %4, i64 %37
  %39 = load double, double* %38, align 8, !tbaa !15
  %40 = fmul contract double %34, %39
  %41 = fadd contract double %31, %40
  %42 = add nsw i32 %30, 32
  %43 = icmp slt i32 %42, %25
  br i1 %43, label %29, label %27, !llvm.loop !17

44:                                               ; preds = %46
  %45 = icmp eq i32 %15, 0
  br i1 %45, label %63, label %65

46:                                               ; preds = %27, %46
  %47 = phi i32 [ %61, %46 ], [ 16, %27 ]
  %48 = phi double [ %60, %46 ], [ %28, %27 ]
  %49 = bitcast double %48 to i64
  %50 = trunc i64 %49 to i32
  %51 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %50, i32 %47, i32 31) #4
  %52 = zext i32 %51 to i64
  %53 = lshr i64 %49, 32
  %54 = trunc i64 %53 to i32
  %55 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %54, i32 %47, i32 31) #4
  %56 = zext i32 %55 to i64
  %57 = shl nuw i64 %56, 32
  %58 = or i64 %57, %52
  %59 = bitcast i64 %58 to double
  %60 = fadd contract double %48, %59
  %61 = sdiv i32 %47, 2
  %62 = icmp sgt i32 %47, 1
  br i1 %62, label %46, label %44, !llvm.loop !18

63:                                               ; preds = %44
  %64 = getelementptr inbounds double, double* %5, i64 %18
  store double %60, double* %64, align 8, !tbaa !15
  br label %65

65:                                               ; preds = %44, %63, %6
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32, i32*, i32*, float*, float*, float*)* @spmv_scalar, !"kernel", i32 1}
!1 = !{void (i32, i32*, i32*, double*, double*, double*)* @spmv_warp, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !8, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !8, i64 0}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
