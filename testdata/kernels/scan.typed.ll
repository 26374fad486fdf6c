; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10scan_blockE3buf = internal unnamed_addr addrspace(3) global [2 x [128 x i32]] undef, align 4
@_ZZ10scan_warpsE4sums = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_block(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %5 = shl i32 %4, 7
  %6 = add nsw i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  %9 = load i32, i32* %8, align 4, !tbaa !6
  %10 = sext i32 %3 to i64
  %11 = getelementptr inbounds [2 x [128 x i32]], [2 x [128 x i32]] addrspace(3)* @_ZZ10scan_blockE3buf, i64 0, i64 0, i64 %10
  %12 = addrspacecast i32 addrspace(3)* %11 to i32*
  store i32 %9, i32* %12, align 4, !tbaa !6
  call void @llvm.nvvm.barrier0()
  br label %18

13:                                               ; preds = %33
  %14 = getelementptr inbounds [2 x [128 x i32]], [2 x [128 x i32]] addrspace(3)* @_ZZ10scan_blockE3buf, i64 0, i64 1, i64 %10
  %15 = addrspacecast i32 addrspace(3)* %14 to i32*
  %16 = load i32, i32* %15, align 4, !tbaa !6
  %17 = getelementptr inbounds i32, i32* %1, i64 %7
  store i32 %16, i32* %17, align 4, !tbaa !6
  ret void

18:                                               ; preds = %2, %33
  %19 = phi i32 [ 1, %2 ], [ %39, %33 ]
  %20 = phi i32 [ 0, %2 ], [ %35, %33 ]
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [2 x [128 x i32]], [2 x [128 x i32]] addrspace(3)* @_ZZ10scan_blockE3buf, i64 0, i64 %21, i64 %10
  %23 = addrspacecast i32 addrspace(3)* %22 to i32*
  %24 = load i32, i32* %23, align 4, !tbaa !6
  %25 = icmp slt i32 %3, %19
  br i1 %25, label %33, label %26

26:                                               ; preds = %18
  %27 = sub nsw i32 %3, %19
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [2 x [128 x i32]], [2 x [128 x i32]] addrspace(3)* @_ZZ10scan_blockE3buf, i64 0, i64 %21, i64 %28
  %30 = addrspacecast i32 addrspace(3)* %29 to i32*
  %31 = load i32, i32* %30, align 4, !tbaa !6
  %32 = add nsw i32 %31, %24
  br label %33

33:                                               ; preds = %26, %18
  %34 = phi i32 [ %32, %26 ], [ %24, %18 ]
  %35 = sub nsw i32 1, %20
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds [2 x [128 x i32]], [2 x [128 x i32]] addrspace(3)* @_ZZ10scan_blockE3buf, i64 0, i64 %36, i64 %10
  %38 = addrspacecast i32 addrspace(3)* %37 to i32*
  store i32 %34, i32* %38, align 4, !tbaa !6
  call void @llvm.nvvm.barrier0()
  %39 = shl nsw i32 %19, 1
  %40 = icmp ult i32 %39, 128
  br i1 %40, label %18, label %13, !llvm.loop !10
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_warps(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = and i32 %3, 31
  %5 = ashr i32 %3, 5
  %6 = sext i32 %3 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = load float, float* %7, align 4, !tbaa !13
  %9 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %8, i32 1, i32 0) #4
  %10 = icmp eq i32 %4, 0
  %11 = select i1 %10, float -0.000000e+00, float %9
  %12 = fadd contract float %8, %11
  %13 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %12, i32 2, i32 0) #4
  %14 = icmp ult i32 %4, 2
  %15 = select i1 %14, float -0.000000e+00, float %13
  %16 = fadd contract float %12, %15
  %17 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %16, i32 4, i32 0) #4
  %18 = icmp ult i32 %4, 4
  %19 = select i1 %18, float -0.000000e+00, float %17
  %20 = fadd contract float %16, %19
  %21 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %20, i32 8, i32 0) #4
  %22 = icmp ult i32 %4, 8
  %23 = select i1 %22, float -0.000000e+00, float %21
  %24 = fadd contract float %20, %23
  %25 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %24, i32 16, i32 0) #4
  %26 = icmp ult i32 %4, 16
  %27 = select i1 %26, float -0.000000e+00, float %25
  %28 = fadd contract float %24, %27
  %29 = icmp eq i32 %4, 31
  br i1 %29, label %30, label %34

30:                                               ; preds = %2
  %31 = sext i32 %5 to i64
  %32 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @_ZZ10scan_warpsE4sums, i64 0, i64 %31
  %33 = addrspacecast float addrspace(3)* %32 to float*
  store float %28, float* %33, align 4, !tbaa !13
  br label %34

34:                                               ; preds = %30, %2
  call void @llvm.nvvm.barrier0()
  %35 = icmp ult i32 %3, 32
  br i1 %35, label %36, label %62

36:                                               ; preds = %34
  %37 = icmp ult i32 %4, 4
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = zext i32 %4 to i64
  %40 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @_ZZ10scan_warpsE4sums, i64 0, i64 %39
  %41 = addrspacecast float addrspace(3)* %40 to float*
  %42 = load float, float* %41, align 4, !tbaa !13
  br label %43

43:                                               ; preds = %36, %38
  %44 = phi contract float [ %42, %38 ], [ 0.000000e+00, %36 ]
  %45 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %44, i32 1, i32 0) #4
  %46 = select i1 %10, float -0.000000e+00, float %45
  %47 = fadd contract float %44, %46
  %48 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %47, i32 2, i32 0) #4
  %49 = select i1 %14, float -0.000000e+00, float %48
  %50 = fadd contract float %47, %49
  %51 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %50, i32 4, i32 0) #4
  %52 = select i1 %18, float -0.000000e+00, float %51
  %53 = fadd contract float %50, %52
  %54 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %53, i32 8, i32 0) #4
  %55 = select i1 %22, float -0.000000e+00, float %54
  %56 = fadd contract float %53, %55
  %57 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %56, i32 16, i32 0) #4
  br i1 %37, label %58, label %62

58:                                               ; preds = %43
  %59 = zext i32 %4 to i64
  %60 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @_ZZ10scan_warpsE4sums, i64 0, i64 %59
  %61 = addrspacecast float addrspace(3)* %60 to float*
  store float %56, float* %61, align 4, !tbaa !13
  br label %62

62:                                               ; preds = %43, %58, %34
  call void @llvm.nvvm.barrier0()
  %63 = icmp sgt i32 %3, 31
  br i1 %63, label %64, label %71

64:                                               ; preds = %62
  %65 = add nsw i32 %5, -1
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds [4 x float], [4 x float] addrspace(3)* @_ZZ10scan_warpsE4sums, i64 0, i64 %66
  %68 = addrspacecast float addrspace(3)* %67 to float*
  %69 = load float, float* %68, align 4, !tbaa !13
  %70 = fadd contract float %28, %69
  br label %71

71:                                               ; preds = %62, %64
  %72 = phi contract float [ %70, %64 ], [ %28, %62 ]
  %73 = getelementptr inbounds float, float* %1, i64 %6
  store float %72, float* %73, align 4, !tbaa !13
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32*, i32*)* @scan_block, !"kernel", i32 1}
!1 = !{void (float*, float*)* @scan_warps, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !8, i64 0}
