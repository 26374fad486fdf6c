; ModuleID = 'volatile_flags.cu'
source_filename = "volatile_flags.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14sum_last_blockE1s = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ14sum_last_blockE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@_ZZ17volatile_accessesE3box = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @sum_last_block(i32* nocapture noundef readonly %0, i32* noundef %1, i32* nocapture noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2
  %13 = mul i32 %12, %7
  br label %22

14:                                               ; preds = %22, %4
  %15 = phi i32 [ 0, %4 ], [ %28, %22 ]
  %16 = sext i32 %5 to i64
  %17 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @_ZZ14sum_last_blockE1s, i64 0, i64 %16
  %18 = addrspacecast i32 addrspace(3)* %17 to i32*
  store i32 %15, i32* %18, align 4, !tbaa !6
  call void @llvm.nvvm.barrier0()
  %19 = icmp eq i32 %5, 0
  br i1 %19, label %20, label %50

20:                                               ; preds = %14
  %21 = icmp sgt i32 %7, 0
  br i1 %21, label %40, label %31

22:                                               ; preds = %11, %22
  %23 = phi i32 [ %9, %11 ], [ %29, %22 ]
  %24 = phi i32 [ 0, %11 ], [ %28, %22 ]
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds i32, i32* %0, i64 %25
  %27 = load i32, i32* %26, align 4, !tbaa !6
  %28 = add nsw i32 %27, %24
  %29 = add i32 %23, %13
  %30 = icmp slt i32 %29, %3
  br i1 %30, label %22, label %14, !llvm.loop !10

31:                                               ; preds = %40, %20
  %32 = phi i32 [ 0, %20 ], [ %47, %40 ]
  %33 = zext i32 %6 to i64
  %34 = getelementptr inbounds i32, i32* %1, i64 %33
  store volatile i32 %32, i32* %34, align 4, !tbaa !6
  call void @llvm.nvvm.membar.gl()
  %35 = atomicrmw add i32* %2, i32 1 seq_cst, align 4
  %36 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2
  %37 = add i32 %36, -1
  %38 = icmp eq i32 %35, %37
  %39 = zext i1 %38 to i8
  store i8 %39, i8* addrspacecast (i8 addrspace(3)* @_ZZ14sum_last_blockE4last to i8*), align 1, !tbaa !13
  br label %50

40:                                               ; preds = %20, %40
  %41 = phi i32 [ %48, %40 ], [ 0, %20 ]
  %42 = phi i32 [ %47, %40 ], [ 0, %20 ]
  %43 = zext i32 %41 to i64
  %44 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @_ZZ14sum_last_blockE1s, i64 0, i64 %43
  %45 = addrspacecast i32 addrspace(3)* %44 to i32*
  %46 = load i32, i32* %45, align 4, !tbaa !6
  %47 = add nsw i32 %46, %42
  %48 = add nuw nsw i32 %41, 1
  %49 = icmp eq i32 %48, %7
  br i1 %49, label %31, label %40, !llvm.loop !15

50:                                               ; preds = %31, %14
  call void @llvm.nvvm.barrier0()
  %51 = load i8, i8* addrspacecast (i8 addrspace(3)* @_ZZ14sum_last_blockE4last to i8*), align 1, !tbaa !13, !range !16
  %52 = icmp ne i8 %51, 0
  %53 = and i1 %19, %52
  br i1 %53, label %54, label %69

54:                                               ; preds = %50
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %60, label %57

57:                                               ; preds = %60, %54
  %58 = phi i32 [ 0, %54 ], [ %66, %60 ]
  %59 = getelementptr inbounds i32, i32* %2, i64 1
  store i32 %58, i32* %59, align 4, !tbaa !6
  br label %69

60:                                               ; preds = %54, %60
  %61 = phi i32 [ %67, %60 ], [ 0, %54 ]
  %62 = phi i32 [ %66, %60 ], [ 0, %54 ]
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds i32, i32* %1, i64 %63
  %65 = load volatile i32, i32* %64, align 4, !tbaa !6
  %66 = add nsw i32 %65, %62
  %67 = add nuw nsw i32 %61, 1
  %68 = icmp eq i32 %67, %55
  br i1 %68, label %57, label %60, !llvm.loop !17

69:                                               ; preds = %57, %50
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: mustprogress nofree norecurse nounwind
define dso_local void @volatile_accesses(i32* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #3 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load volatile i32, i32* %5, align 4, !tbaa !6
  %7 = load volatile i32, i32* %5, align 4, !tbaa !6
  %8 = add nsw i32 %3, 32
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  store volatile i32 %6, i32* %10, align 4, !tbaa !6
  %11 = add nsw i32 %7, %6
  store volatile i32 %11, i32* %10, align 4, !tbaa !6
  %12 = load volatile i32, i32* %10, align 4, !tbaa !6
  %13 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @_ZZ17volatile_accessesE3box, i64 0, i64 %4
  %14 = addrspacecast i32 addrspace(3)* %13 to i32*
  store volatile i32 %12, i32* %14, align 4, !tbaa !6
  %15 = load volatile i32, i32* %14, align 4, !tbaa !6
  %16 = add nsw i32 %15, 1
  store volatile i32 %16, i32* %14, align 4, !tbaa !6
  %17 = load volatile i32, i32* %14, align 4, !tbaa !6
  %18 = sub nsw i32 %17, %6
  %19 = getelementptr inbounds i32, i32* %1, i64 %4
  store i32 %18, i32* %19, align 4, !tbaa !6
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { nofree nosync nounwind readnone speculatable }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32*, i32*, i32*, i32)* @sum_last_block, !"kernel", i32 1}
!1 = !{void (i32*, i32*)* @volatile_accesses, !"kernel", i32 1}
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
!14 = !{!"bool", !8, i64 0}
!15 = distinct !{!15, !11, !12}
!16 = !{i8 0, i8 2}
!17 = distinct !{!17, !11, !12}
