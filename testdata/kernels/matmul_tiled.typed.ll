; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12matmul_tiledE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %8 = shl i32 %7, 4
  %9 = add i32 %8, %6
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %11 = shl i32 %10, 4
  %12 = add i32 %11, %5
  %13 = sdiv i32 %3, 16
  %14 = icmp sgt i32 %3, 15
  br i1 %14, label %15, label %24

15:                                               ; preds = %4
  %16 = mul nsw i32 %9, %3
  %17 = add i32 %16, %5
  %18 = sext i32 %6 to i64
  %19 = sext i32 %5 to i64
  %20 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2as, i64 0, i64 %18, i64 %19
  %21 = addrspacecast float addrspace(3)* %20 to float*
  %22 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2bs, i64 0, i64 %18, i64 %19
  %23 = addrspacecast float addrspace(3)* %22 to float*
  br label %30

24:                                               ; preds = %44, %4
  %25 = phi float [ 0.000000e+00, %4 ], [ %58, %44 ]
  %26 = mul nsw i32 %9, %3
  %27 = add nsw i32 %26, %12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, float* %2, i64 %28
  store float %25, float* %29, align 4, !tbaa !5
  ret void

30:                                               ; preds = %15, %44
  %31 = phi i32 [ 0, %15 ], [ %45, %44 ]
  %32 = phi float [ 0.000000e+00, %15 ], [ %58, %44 ]
  %33 = shl nsw i32 %31, 4
  %34 = add i32 %17, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, float* %0, i64 %35
  %37 = load float, float* %36, align 4, !tbaa !5
  store float %37, float* %21, align 4, !tbaa !5
  %38 = add nsw i32 %33, %6
  %39 = mul nsw i32 %38, %3
  %40 = add nsw i32 %39, %12
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, float* %1, i64 %41
  %43 = load float, float* %42, align 4, !tbaa !5
  store float %43, float* %23, align 4, !tbaa !5
  call void @llvm.nvvm.barrier0()
  br label %47

44:                                               ; preds = %47
  call void @llvm.nvvm.barrier0()
  %45 = add nuw nsw i32 %31, 1
  %46 = icmp eq i32 %45, %13
  br i1 %46, label %24, label %30, !llvm.loop !9

47:                                               ; preds = %30, %47
  %48 = phi i32 [ 0, %30 ], [ %59, %47 ]
  %49 = phi float [ %32, %30 ], [ %58, %47 ]
  %50 = zext i32 %48 to i64
  %51 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2as, i64 0, i64 %18, i64 %50
  %52 = addrspacecast float addrspace(3)* %51 to float*
  %53 = load float, float* %52, align 4, !tbaa !5
  %54 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2bs, i64 0, i64 %50, i64 %19
  %55 = addrspacecast float addrspace(3)* %54 to float*
  %56 = load float, float* %55, align 4, !tbaa !5
  %57 = fmul contract float %53, %56
  %58 = fadd contract float %49, %57
  %59 = add nuw nsw i32 %48, 1
  %60 = icmp eq i32 %59, 16
  br i1 %60, label %44, label %47, !llvm.loop !12
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, float*, i32)* @matmul_tiled, !"kernel", i32 1}
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
