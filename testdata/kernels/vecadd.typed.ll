; ModuleID = 'vecadd.cu'
source_filename = "vecadd.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @vecadd(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, float* %0, i64 %12
  %14 = load float, float* %13, align 4, !tbaa !9
  %15 = getelementptr inbounds float, float* %1, i64 %12
  %16 = load float, float* %15, align 4, !tbaa !9
  %17 = fadd contract float %14, %16
  %18 = getelementptr inbounds float, float* %2, i64 %12
  store float %17, float* %18, align 4, !tbaa !9
  br label %19

19:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @vecadd4(<4 x float>* nocapture noundef readonly %0, <4 x float>* nocapture noundef readonly %1, <4 x float>* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds <4 x float>, <4 x float>* %0, i64 %9
  %11 = load <4 x float>, <4 x float>* %10, align 16, !tbaa !13
  %12 = getelementptr inbounds <4 x float>, <4 x float>* %1, i64 %9
  %13 = load <4 x float>, <4 x float>* %12, align 16, !tbaa !13
  %14 = fmul contract <4 x float> %13, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %15 = fadd contract <4 x float> %11, %14
  %16 = getelementptr inbounds <4 x float>, <4 x float>* %2, i64 %9
  store <4 x float> %15, <4 x float>* %16, align 16, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @vecadd_restrict(i32* noalias nocapture noundef readonly %0, i32* noalias nocapture noundef readonly %1, i32* noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !14
  %12 = getelementptr inbounds i32, i32* %1, i64 %9
  %13 = load i32, i32* %12, align 4, !tbaa !14
  %14 = add nsw i32 %13, %11
  %15 = getelementptr inbounds i32, i32* %2, i64 %9
  store i32 %14, i32* %15, align 4, !tbaa !14
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!llvm.module.flags = !{!5, !6, !7}
!llvm.ident = !{!8}

!0 = !{void (float*, float*, float*, i32)* @vecadd, !"kernel", i32 1}
!1 = !{void (<4 x float>*, <4 x float>*, <4 x float>*)* @vecadd4, !"kernel", i32 1}
!2 = !{void (i32*, i32*, i32*)* @vecadd_restrict, !"kernel", i32 1}
!3 = !{void (i32*, i32*, i32*)* @vecadd_restrict, !"maxntidx", i32 64}
!4 = !{void (i32*, i32*, i32*)* @vecadd_restrict, !"minctasm", i32 2}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!11, !11, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
