; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @layernorm(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef readonly %2, float* nocapture noundef writeonly %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %8 = and i32 %7, 31
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %7
  %13 = lshr i32 %12, 5
  %14 = mul nsw i32 %13, %4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, float* %0, i64 %15
  %17 = icmp slt i32 %8, %4
  br i1 %17, label %22, label %18

18:                                               ; preds = %22, %6
  %19 = phi float [ 0.000000e+00, %6 ], [ %33, %22 ]
  %20 = phi float [ 0.000000e+00, %6 ], [ %36, %22 ]
  %21 = phi float [ 0.000000e+00, %6 ], [ %30, %22 ]
  br label %46

22:                                               ; preds = %6, %22
  %23 = phi i32 [ %37, %22 ], [ %8, %6 ]
  %24 = phi float [ %33, %22 ], [ 0.000000e+00, %6 ]
  %25 = phi float [ %36, %22 ], [ 0.000000e+00, %6 ]
  %26 = phi float [ %30, %22 ], [ 0.000000e+00, %6 ]
  %27 = zext i32 %23 to i64
  %28 = getelementptr inbounds float, float* %16, i64 %27
  %29 = load float, float* %28, align 4, !tbaa !5
  %30 = fadd contract float %26, 1.000000e+00
  %31 = fsub contract float %29, %24
  %32 = fdiv contract float %31, %30
  %33 = fadd contract float %24, %32
  %34 = fsub contract float %29, %33
  %35 = fmul contract float %31, %34
  %36 = fadd contract float %25, %35
  %37 = add nuw nsw i32 %23, 32
  %38 = icmp slt i32 %37, %4
  br i1 %38, label %22, label %18, !llvm.loop !9

39:                                               ; preds = %67
  %40 = sitofp i32 %4 to float
  %41 = fdiv contract float %69, %40
  %42 = fadd contract float %41, %5
  %43 = call contract float @llvm.sqrt.f32(float %42)
  %44 = fdiv contract float 1.000000e+00, %43
  %45 = icmp slt i32 %8, %4
  br i1 %45, label %74, label %73

46:                                               ; preds = %18, %67
  %47 = phi i32 [ %71, %67 ], [ 16, %18 ]
  %48 = phi float [ %70, %67 ], [ %19, %18 ]
  %49 = phi float [ %69, %67 ], [ %20, %18 ]
  %50 = phi float [ %68, %67 ], [ %21, %18 ]
  %51 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %48, i32 %47, i32 31) #4
  %52 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %49, i32 %47, i32 31) #4
  %53 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %50, i32 %47, i32 31) #4
  %54 = fadd contract float %50, %53
  %55 = fcmp contract oeq float %54, 0.000000e+00
  br i1 %55, label %67, label %56

56:                                               ; preds = %46
  %57 = fsub contract float %51, %48
  %58 = fdiv contract float %53, %54
  %59 = fmul contract float %57, %58
  %60 = fadd contract float %48, %59
  %61 = fmul contract float %57, %57
  %62 = fmul contract float %50, %53
  %63 = fdiv contract float %62, %54
  %64 = fmul contract float %61, %63
  %65 = fadd contract float %52, %64
  %66 = fadd contract float %49, %65
  br label %67

67:                                               ; preds = %46, %56
  %68 = phi float [ %50, %46 ], [ %54, %56 ]
  %69 = phi float [ %49, %46 ], [ %66, %56 ]
  %70 = phi float [ %48, %46 ], [ %60, %56 ]
  %71 = lshr i32 %47, 1
  %72 = icmp ult i32 %47, 2
  br i1 %72, label %39, label %46, !llvm.loop !12

73:                                               ; preds = %74, %39
  ret void

74:                                               ; preds = %39, %74
  %75 = phi i32 [ %90, %74 ], [ %8, %39 ]
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds float, float* %16, i64 %76
  %78 = load float, float* %77, align 4, !tbaa !5
  %79 = fsub contract float %78, %70
  %80 = fmul contract float %44, %79
  %81 = getelementptr inbounds float, float* %1, i64 %76
  %82 = load float, float* %81, align 4, !tbaa !5
  %83 = fmul contract float %82, %80
  %84 = getelementptr inbounds float, float* %2, i64 %76
  %85 = load float, float* %84, align 4, !tbaa !5
  %86 = fadd contract float %85, %83
  %87 = add nsw i32 %75, %14
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, float* %3, i64 %88
  store float %86, float* %89, align 4, !tbaa !5
  %90 = add nuw nsw i32 %75, 32
  %91 = icmp slt i32 %90, %4
  br i1 %91, label %74, label %73, !llvm.loop !13
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, float*, float*, i32, float)* @layernorm, !"kernel", i32 1}
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
