; ModuleID = 'block_reduce.cu'
source_filename = "block_reduce.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9block_sumE4part = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ12block_minmaxE2lo = internal addrspace(3) global i32 undef, align 4
@_ZZ12block_minmaxE2hi = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @block_sum(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3
  %12 = mul i32 %6, %11
  br label %19

13:                                               ; preds = %19, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %19 ]
  %15 = sext i32 %4 to i64
  %16 = getelementptr inbounds [128 x float], [128 x float] addrspace(3)* @_ZZ9block_sumE4part, i64 0, i64 %15
  %17 = addrspacecast float addrspace(3)* %16 to float*
  store float %14, float* %17, align 4, !tbaa !6
  call void @llvm.nvvm.barrier0()
  %18 = icmp ult i32 %6, 2
  br i1 %18, label %28, label %30

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %8, %10 ], [ %26, %19 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %25, %19 ]
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds float, float* %0, i64 %22
  %24 = load float, float* %23, align 4, !tbaa !6
  %25 = fadd contract float %21, %24
  %26 = add i32 %20, %12
  %27 = icmp slt i32 %26, %2
  br i1 %27, label %19, label %13, !llvm.loop !10

28:                                               ; preds = %42, %13
  %29 = icmp eq i32 %4, 0
  br i1 %29, label %44, label %48

30:                                               ; preds = %13, %42
  %31 = phi i32 [ %32, %42 ], [ %6, %13 ]
  %32 = lshr i32 %31, 1
  %33 = icmp slt i32 %4, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %30
  %35 = add nsw i32 %32, %4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [128 x float], [128 x float] addrspace(3)* @_ZZ9block_sumE4part, i64 0, i64 %36
  %38 = addrspacecast float addrspace(3)* %37 to float*
  %39 = load float, float* %38, align 4, !tbaa !6
  %40 = load float, float* %17, align 4, !tbaa !6
  %41 = fadd contract float %39, %40
  store float %41, float* %17, align 4, !tbaa !6
  br label %42

42:                                               ; preds = %34, %30
  call void @llvm.nvvm.barrier0()
  %43 = icmp ult i32 %31, 4
  br i1 %43, label %28, label %30, !llvm.loop !13

44:                                               ; preds = %28
  %45 = load float, float* getelementptr inbounds ([128 x float], [128 x float]* addrspacecast ([128 x float] addrspace(3)* @_ZZ9block_sumE4part to [128 x float]*), i64 0, i64 0), align 4, !tbaa !6
  %46 = zext i32 %5 to i64
  %47 = getelementptr inbounds float, float* %1, i64 %46
  store float %45, float* %47, align 4, !tbaa !6
  br label %48

48:                                               ; preds = %44, %28
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @block_minmax(i32* nocapture noundef readonly %0, i32* nocapture noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 2147483647, i32* addrspacecast (i32 addrspace(3)* @_ZZ12block_minmaxE2lo to i32*), align 4, !tbaa !14
  store i32 -2147483648, i32* addrspacecast (i32 addrspace(3)* @_ZZ12block_minmaxE2hi to i32*), align 4, !tbaa !14
  br label %7

7:                                                ; preds = %6, %3
  call void @llvm.nvvm.barrier0()
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %4
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %16

13:                                               ; preds = %7
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3
  %15 = mul i32 %9, %14
  br label %17

16:                                               ; preds = %17, %7
  call void @llvm.nvvm.barrier0()
  br i1 %5, label %27, label %33

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %25, %17 ]
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, i32* %0, i64 %19
  %21 = load i32, i32* %20, align 4, !tbaa !14
  %22 = atomicrmw min i32* addrspacecast (i32 addrspace(3)* @_ZZ12block_minmaxE2lo to i32*), i32 %21 seq_cst, align 4
  %23 = load i32, i32* %20, align 4, !tbaa !14
  %24 = atomicrmw max i32* addrspacecast (i32 addrspace(3)* @_ZZ12block_minmaxE2hi to i32*), i32 %23 seq_cst, align 4
  %25 = add i32 %18, %15
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %17, label %16, !llvm.loop !16

27:                                               ; preds = %16
  %28 = load i32, i32* addrspacecast (i32 addrspace(3)* @_ZZ12block_minmaxE2lo to i32*), align 4, !tbaa !14
  %29 = atomicrmw min i32* %1, i32 %28 seq_cst, align 4
  %30 = getelementptr inbounds i32, i32* %1, i64 1
  %31 = load i32, i32* addrspacecast (i32 addrspace(3)* @_ZZ12block_minmaxE2hi to i32*), align 4, !tbaa !14
  %32 = atomicrmw max i32* %30, i32 %31 seq_cst, align 4
  br label %33

33:                                               ; preds = %27, %16
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (float*, float*, i32)* @block_sum, !"kernel", i32 1}
!1 = !{void (i32*, i32*, i32)* @block_minmax, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !8, i64 0}
!16 = distinct !{!16, !11, !12}
