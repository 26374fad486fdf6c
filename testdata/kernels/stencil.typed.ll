; ModuleID = 'stencil.cu'
source_filename = "stencil.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8smooth1dE1s = internal unnamed_addr addrspace(3) global [70 x i32] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @heat2d(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %8 = mul i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %10 = add i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4
  %13 = mul i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %61

19:                                               ; preds = %5
  %20 = mul nsw i32 %15, %2
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, float* %0, i64 %22
  %24 = load float, float* %23, align 4, !tbaa !7
  %25 = icmp eq i32 %10, 0
  %26 = icmp eq i32 %15, 0
  %27 = or i1 %25, %26
  %28 = add nsw i32 %2, -1
  %29 = icmp eq i32 %10, %28
  %30 = select i1 %27, i1 true, i1 %29
  %31 = add nsw i32 %3, -1
  %32 = icmp eq i32 %15, %31
  %33 = select i1 %30, i1 true, i1 %32
  br i1 %33, label %58, label %34

34:                                               ; preds = %19
  %35 = add nsw i32 %21, -1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, float* %0, i64 %36
  %38 = load float, float* %37, align 4, !tbaa !7
  %39 = add nsw i32 %21, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, float* %0, i64 %40
  %42 = load float, float* %41, align 4, !tbaa !7
  %43 = fadd contract float %38, %42
  %44 = sub nsw i32 %21, %2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, float* %0, i64 %45
  %47 = load float, float* %46, align 4, !tbaa !7
  %48 = fadd contract float %43, %47
  %49 = add nsw i32 %21, %2
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, float* %0, i64 %50
  %52 = load float, float* %51, align 4, !tbaa !7
  %53 = fadd contract float %48, %52
  %54 = fmul contract float %24, 4.000000e+00
  %55 = fsub contract float %53, %54
  %56 = fmul contract float %55, %4
  %57 = fadd contract float %24, %56
  br label %58

58:                                               ; preds = %19, %34
  %59 = phi float [ %57, %34 ], [ %24, %19 ]
  %60 = getelementptr inbounds float, float* %1, i64 %22
  store float %59, float* %60, align 4, !tbaa !7
  br label %61

61:                                               ; preds = %58, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @heat3d(double* nocapture noundef readonly %0, double* nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %8 = mul i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %10 = add i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4
  %13 = mul i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4
  %15 = add i32 %13, %14
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4
  %18 = mul i32 %16, %17
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %10, %2
  %22 = icmp slt i32 %15, %3
  %23 = and i1 %21, %22
  %24 = icmp slt i32 %20, %4
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %85

26:                                               ; preds = %5
  %27 = mul nsw i32 %3, %2
  %28 = mul nsw i32 %27, %20
  %29 = mul nsw i32 %15, %2
  %30 = add i32 %29, %10
  %31 = add i32 %30, %28
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, double* %0, i64 %32
  %34 = load double, double* %33, align 8, !tbaa !11
  %35 = icmp sgt i32 %10, 0
  br i1 %35, label %36, label %82

36:                                               ; preds = %26
  %37 = add nsw i32 %2, -1
  %38 = icmp slt i32 %10, %37
  %39 = icmp sgt i32 %15, 0
  %40 = and i1 %39, %38
  br i1 %40, label %41, label %82

41:                                               ; preds = %36
  %42 = add nsw i32 %3, -1
  %43 = icmp slt i32 %15, %42
  %44 = icmp sgt i32 %20, 0
  %45 = and i1 %44, %43
  %46 = add nsw i32 %4, -1
  %47 = icmp slt i32 %20, %46
  %48 = select i1 %45, i1 %47, i1 false
  br i1 %48, label %49, label %82

49:                                               ; preds = %41
  %50 = add nsw i32 %31, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, double* %0, i64 %51
  %53 = load double, double* %52, align 8, !tbaa !11
  %54 = add nsw i32 %31, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, double* %0, i64 %55
  %57 = load double, double* %56, align 8, !tbaa !11
  %58 = fadd contract double %53, %57
  %59 = sub nsw i32 %31, %2
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, double* %0, i64 %60
  %62 = load double, double* %61, align 8, !tbaa !11
  %63 = fadd contract double %58, %62
  %64 = add nsw i32 %31, %2
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, double* %0, i64 %65
  %67 = load double, double* %66, align 8, !tbaa !11
  %68 = fadd contract double %63, %67
  %69 = sub nsw i32 %31, %27
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, double* %0, i64 %70
  %72 = load double, double* %71, align 8, !tbaa !11
  %73 = fadd contract double %68, %72
  %74 = add nsw i32 %31, %27
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, double* %0, i64 %75
  %77 = load double, double* %76, align 8, !tbaa !11
  %78 = fadd contract double %73, %77
  %79 = fmul contract double %34, 4.000000e-01
  %80 = fmul contract double %78, 1.000000e-01
  %81 = fadd contract double %79, %80
  br label %82

82:                                               ; preds = %49, %41, %36, %26
  %83 = phi double [ %81, %49 ], [ %34, %41 ], [ %34, %36 ], [ %34, %26 ]
  %84 = getelementptr inbounds double, double* %1, i64 %32
  store double %83, double* %84, align 8, !tbaa !11
  br label %85

85:                                               ; preds = %5, %82
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @smooth1d(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = add nsw i32 %6, 3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !13
  %11 = add nsw i32 %3, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [70 x i32], [70 x i32] addrspace(3)* @_ZZ8smooth1dE1s, i64 0, i64 %12
  %14 = addrspacecast i32 addrspace(3)* %13 to i32*
  store i32 %10, i32* %14, align 4, !tbaa !13
  %15 = icmp slt i32 %3, 3
  br i1 %15, label %16, label %31

16:                                               ; preds = %2
  %17 = sext i32 %6 to i64
  %18 = getelementptr inbounds i32, i32* %0, i64 %17
  %19 = load i32, i32* %18, align 4, !tbaa !13
  %20 = sext i32 %3 to i64
  %21 = getelementptr inbounds [70 x i32], [70 x i32] addrspace(3)* @_ZZ8smooth1dE1s, i64 0, i64 %20
  %22 = addrspacecast i32 addrspace(3)* %21 to i32*
  store i32 %19, i32* %22, align 4, !tbaa !13
  %23 = add nsw i32 %6, 67
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, i32* %0, i64 %24
  %26 = load i32, i32* %25, align 4, !tbaa !13
  %27 = add nsw i32 %3, 67
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [70 x i32], [70 x i32] addrspace(3)* @_ZZ8smooth1dE1s, i64 0, i64 %28
  %30 = addrspacecast i32 addrspace(3)* %29 to i32*
  store i32 %26, i32* %30, align 4, !tbaa !13
  br label %31

31:                                               ; preds = %16, %2
  call void @llvm.nvvm.barrier0()
  br label %36

32:                                               ; preds = %36
  %33 = sdiv i32 %49, 16
  %34 = sext i32 %6 to i64
  %35 = getelementptr inbounds i32, i32* %1, i64 %34
  store i32 %33, i32* %35, align 4, !tbaa !13
  ret void

36:                                               ; preds = %31, %36
  %37 = phi i32 [ -3, %31 ], [ %50, %36 ]
  %38 = phi i32 [ 0, %31 ], [ %49, %36 ]
  %39 = add nsw i32 %37, %11
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [70 x i32], [70 x i32] addrspace(3)* @_ZZ8smooth1dE1s, i64 0, i64 %40
  %42 = addrspacecast i32 addrspace(3)* %41 to i32*
  %43 = load i32, i32* %42, align 4, !tbaa !13
  %44 = sub nsw i32 0, %37
  %45 = icmp sgt i32 %37, %44
  %46 = select i1 %45, i32 %44, i32 %37
  %47 = add i32 %46, 4
  %48 = mul nsw i32 %43, %47
  %49 = add nsw i32 %48, %38
  %50 = add nsw i32 %37, 1
  %51 = icmp eq i32 %50, 4
  br i1 %51, label %32, label %36, !llvm.loop !15
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { convergent nounwind }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5}
!llvm.ident = !{!6}

!0 = !{void (float*, float*, i32, i32, float)* @heat2d, !"kernel", i32 1}
!1 = !{void (double*, double*, i32, i32, i32)* @heat3d, !"kernel", i32 1}
!2 = !{void (i32*, i32*)* @smooth1d, !"kernel", i32 1}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
!7 = !{!8, !8, i64 0}
!8 = !{!"float", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !9, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
