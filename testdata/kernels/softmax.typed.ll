; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7softmaxE7scratch = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @softmax(float* nocapture noundef readonly %0, float* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %5 = mul i32 %4, %2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = getelementptr inbounds float, float* %1, i64 %6
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5
  br label %39

13:                                               ; preds = %39, %3
  %14 = phi float [ 0xFFF0000000000000, %3 ], [ %45, %39 ]
  %15 = zext i32 %9 to i64
  %16 = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @_ZZ7softmaxE7scratch, i64 0, i64 %15
  %17 = addrspacecast float addrspace(3)* %16 to float*
  store float %14, float* %17, align 4, !tbaa !5
  call void @llvm.nvvm.barrier0() #5
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5
  %19 = icmp ult i32 %18, 2
  br i1 %19, label %36, label %20

20:                                               ; preds = %13
  %21 = lshr i32 %18, 1
  br label %22

22:                                               ; preds = %33, %20
  %23 = phi i32 [ %34, %33 ], [ %21, %20 ]
  %24 = icmp slt i32 %9, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %22
  %26 = load float, float* %17, align 4, !tbaa !5
  %27 = add i32 %23, %9
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @_ZZ7softmaxE7scratch, i64 0, i64 %28
  %30 = addrspacecast float addrspace(3)* %29 to float*
  %31 = load float, float* %30, align 4, !tbaa !5
  %32 = call contract float @llvm.maxnum.f32(float %26, float %31) #5
  store float %32, float* %17, align 4, !tbaa !5
  br label %33

33:                                               ; preds = %25, %22
  call void @llvm.nvvm.barrier0() #5
  %34 = sdiv i32 %23, 2
  %35 = icmp sgt i32 %23, 1
  br i1 %35, label %22, label %36, !llvm.loop !9

36:                                               ; preds = %33, %13
  %37 = load float, float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ7softmaxE7scratch to [64 x float]*), i64 0, i64 0), align 4, !tbaa !5
  call void @llvm.nvvm.barrier0() #5
  %38 = icmp slt i32 %9, %2
  br i1 %38, label %70, label %48

39:                                               ; preds = %11, %39
  %40 = phi float [ 0xFFF0000000000000, %11 ], [ %45, %39 ]
  %41 = phi i32 [ %9, %11 ], [ %46, %39 ]
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, float* %7, i64 %42
  %44 = load float, float* %43, align 4, !tbaa !5
  %45 = call contract float @llvm.maxnum.f32(float %40, float %44)
  %46 = add i32 %41, %12
  %47 = icmp slt i32 %46, %2
  br i1 %47, label %39, label %13, !llvm.loop !12

48:                                               ; preds = %70, %36
  %49 = phi float [ 0.000000e+00, %36 ], [ %80, %70 ]
  store float %49, float* %17, align 4, !tbaa !5
  call void @llvm.nvvm.barrier0() #5
  br i1 %19, label %66, label %50

50:                                               ; preds = %48
  %51 = lshr i32 %18, 1
  br label %52

52:                                               ; preds = %63, %50
  %53 = phi i32 [ %64, %63 ], [ %51, %50 ]
  %54 = icmp slt i32 %9, %53
  br i1 %54, label %55, label %63

55:                                               ; preds = %52
  %56 = load float, float* %17, align 4, !tbaa !5
  %57 = add i32 %53, %9
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @_ZZ7softmaxE7scratch, i64 0, i64 %58
  %60 = addrspacecast float addrspace(3)* %59 to float*
  %61 = load float, float* %60, align 4, !tbaa !5
  %62 = fadd contract float %56, %61
  store float %62, float* %17, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %55, %52
  call void @llvm.nvvm.barrier0() #5
  %64 = sdiv i32 %53, 2
  %65 = icmp sgt i32 %53, 1
  br i1 %65, label %52, label %66, !llvm.loop !13

66:                                               ; preds = %63, %48
  %67 = load float, float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ7softmaxE7scratch to [64 x float]*), i64 0, i64 0), align 4, !tbaa !5
  call void @llvm.nvvm.barrier0() #5
  %68 = fdiv contract float 1.000000e+00, %67
  %69 = icmp slt i32 %9, %2
  br i1 %69, label %84, label %83

70:                                               ; preds = %36, %70
  %71 = phi i32 [ %81, %70 ], [ %9, %36 ]
  %72 = phi float [ %80, %70 ], [ 0.000000e+00, %36 ]
  %73 = sext i32 %71 to i64
  %74 = getelementptr inbounds float, float* %7, i64 %73
  %75 = load float, float* %74, align 4, !tbaa !5
  %76 = fsub contract float %75, %37
  %77 = fmul contract float %76, 0x3FF7154760000000
  %78 = call contract float @llvm.nvvm.ex2.approx.f(float %77) #5
  %79 = getelementptr inbounds float, float* %8, i64 %73
  store float %78, float* %79, align 4, !tbaa !5
  %80 = fadd contract float %72, %78
  %81 = add i32 %71, %18
  %82 = icmp slt i32 %81, %2
  br i1 %82, label %70, label %48, !llvm.loop !14

83:                                               ; preds = %84, %66
  ret void

84:                                               ; preds = %66, %84
  %85 = phi i32 [ %90, %84 ], [ %9, %66 ]
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, float* %8, i64 %86
  %88 = load float, float* %87, align 4, !tbaa !5
  %89 = fmul contract float %68, %88
  store float %89, float* %87, align 4, !tbaa !5
  %90 = add i32 %85, %18
  %91 = icmp slt i32 %90, %2
  br i1 %91, label %84, label %83, !llvm.loop !15
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare float @llvm.nvvm.ex2.approx.f(float) #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32)* @softmax, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
