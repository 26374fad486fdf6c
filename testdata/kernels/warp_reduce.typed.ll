; ModuleID = 'warp_reduce.cu'
source_filename = "warp_reduce.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8warp_sumE6totals = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @warp_sum(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5
  %6 = mul i32 %4, %5
  %7 = add i32 %6, %3
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds float, float* %0, i64 %8
  %10 = load float, float* %9, align 4, !tbaa !6
  br label %11

11:                                               ; preds = %11, %2
  %12 = phi i32 [ 16, %2 ], [ %16, %11 ]
  %13 = phi float [ %10, %2 ], [ %15, %11 ]
  %14 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %13, i32 %12, i32 31) #5
  %15 = fadd contract float %13, %14
  %16 = lshr i32 %12, 1
  %17 = icmp ult i32 %12, 2
  br i1 %17, label %18, label %11, !llvm.loop !10

18:                                               ; preds = %11
  %19 = and i32 %3, 31
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %18
  %22 = ashr i32 %3, 5
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @_ZZ8warp_sumE6totals, i64 0, i64 %23
  %25 = addrspacecast float addrspace(3)* %24 to float*
  store float %15, float* %25, align 4, !tbaa !6
  br label %26

26:                                               ; preds = %21, %18
  call void @llvm.nvvm.barrier0()
  %27 = icmp slt i32 %3, 32
  br i1 %27, label %28, label %50

28:                                               ; preds = %26
  %29 = lshr i32 %5, 5
  %30 = icmp slt i32 %3, %29
  br i1 %30, label %31, label %36

31:                                               ; preds = %28
  %32 = sext i32 %3 to i64
  %33 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @_ZZ8warp_sumE6totals, i64 0, i64 %32
  %34 = addrspacecast float addrspace(3)* %33 to float*
  %35 = load float, float* %34, align 4, !tbaa !6
  br label %36

36:                                               ; preds = %28, %31
  %37 = phi float [ %35, %31 ], [ 0.000000e+00, %28 ]
  br label %38

38:                                               ; preds = %36, %38
  %39 = phi i32 [ %43, %38 ], [ 16, %36 ]
  %40 = phi float [ %42, %38 ], [ %37, %36 ]
  %41 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %40, i32 %39, i32 31) #5
  %42 = fadd contract float %40, %41
  %43 = lshr i32 %39, 1
  %44 = icmp ult i32 %39, 2
  br i1 %44, label %45, label %38, !llvm.loop !10

45:                                               ; preds = %38
  %46 = icmp eq i32 %3, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %45
  %48 = zext i32 %4 to i64
  %49 = getelementptr inbounds float, float* %1, i64 %48
  store float %42, float* %49, align 4, !tbaa !6
  br label %50

50:                                               ; preds = %45, %47, %26
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @warp_argmax(float* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, float* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, float* %0, i64 %9
  %11 = load float, float* %10, align 4, !tbaa !6
  br label %15

12:                                               ; preds = %27
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.laneid() #5
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %32, label %37

15:                                               ; preds = %3, %27
  %16 = phi float [ %11, %3 ], [ %29, %27 ]
  %17 = phi i32 [ %8, %3 ], [ %28, %27 ]
  %18 = phi i32 [ 16, %3 ], [ %30, %27 ]
  %19 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 %18, i32 31) #5
  %20 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 %18, i32 31) #5
  %21 = fcmp contract ogt float %19, %16
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = fcmp contract oeq float %19, %16
  %24 = icmp slt i32 %20, %17
  %25 = select i1 %23, i1 %24, i1 false
  br i1 %25, label %26, label %27

26:                                               ; preds = %22, %15
  br label %27

27:                                               ; preds = %26, %22
  %28 = phi i32 [ %20, %26 ], [ %17, %22 ]
  %29 = phi float [ %19, %26 ], [ %16, %22 ]
  %30 = lshr i32 %18, 1
  %31 = icmp ult i32 %18, 2
  br i1 %31, label %12, label %15, !llvm.loop !13

32:                                               ; preds = %12
  %33 = ashr i32 %8, 5
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, i32* %1, i64 %34
  store i32 %28, i32* %35, align 4, !tbaa !14
  %36 = getelementptr inbounds float, float* %2, i64 %34
  store float %29, float* %36, align 4, !tbaa !6
  br label %37

37:                                               ; preds = %32, %12
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (float*, float*)* @warp_sum, !"kernel", i32 1}
!1 = !{void (float*, i32*, float*)* @warp_argmax, !"kernel", i32 1}
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
