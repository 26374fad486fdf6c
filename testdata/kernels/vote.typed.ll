; ModuleID = 'vote.cu'
source_filename = "vote.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @compact(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %8 = add i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.laneid() #5
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, i32* %0, i64 %10
  %12 = load i32, i32* %11, align 4, !tbaa !8
  %13 = icmp sgt i32 %12, 0
  %14 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %13) #5
  %15 = icmp eq i32 %9, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %3
  %17 = call i32 @llvm.ctpop.i32(i32 %14), !range !12
  %18 = atomicrmw add i32* %2, i32 %17 seq_cst, align 4
  br label %19

19:                                               ; preds = %16, %3
  %20 = phi i32 [ %18, %16 ], [ 0, %3 ]
  %21 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %20, i32 0, i32 31) #5
  br i1 %13, label %22, label %31

22:                                               ; preds = %19
  %23 = load i32, i32* %11, align 4, !tbaa !8
  %24 = shl nsw i32 -1, %9
  %25 = xor i32 %24, -1
  %26 = and i32 %14, %25
  %27 = call i32 @llvm.ctpop.i32(i32 %26), !range !12
  %28 = add nsw i32 %21, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, i32* %1, i64 %29
  store i32 %23, i32* %30, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %22, %19
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @agreement(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !8
  %7 = icmp eq i32 %6, 0
  %8 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %7) #5
  %9 = icmp slt i32 %6, 40
  %10 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %9) #5
  %11 = icmp sgt i32 %6, 100
  %12 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %11) #5
  %13 = icmp sgt i32 %6, -1
  %14 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %13) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.laneid() #5
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %2
  %18 = select i1 %10, i32 2, i32 0
  %19 = zext i1 %8 to i32
  %20 = or i32 %18, %19
  %21 = select i1 %12, i32 4, i32 0
  %22 = or i32 %20, %21
  %23 = select i1 %14, i32 8, i32 0
  %24 = or i32 %22, %23
  %25 = lshr i32 %3, 5
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i32, i32* %1, i64 %26
  store i32 %24, i32* %27, align 4, !tbaa !8
  br label %28

28:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @block_votes(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !8
  %7 = and i32 %6, 1
  %8 = call i32 @llvm.nvvm.barrier0.popc(i32 %7)
  %9 = icmp slt i32 %6, 10
  %10 = zext i1 %9 to i32
  %11 = call i32 @llvm.nvvm.barrier0.and(i32 %10)
  %12 = icmp eq i32 %6, 100
  %13 = zext i1 %12 to i32
  %14 = call i32 @llvm.nvvm.barrier0.or(i32 %13)
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %16, label %23

16:                                               ; preds = %2
  store i32 %8, i32* %1, align 4, !tbaa !8
  %17 = icmp ne i32 %11, 0
  %18 = zext i1 %17 to i32
  %19 = getelementptr inbounds i32, i32* %1, i64 1
  store i32 %18, i32* %19, align 4, !tbaa !8
  %20 = icmp ne i32 %14, 0
  %21 = zext i1 %20 to i32
  %22 = getelementptr inbounds i32, i32* %1, i64 2
  store i32 %21, i32* %22, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %16, %2
  ret void
}

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.popc(i32) #2

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.and(i32) #2

; Function Attrs: convergent nounwind
declare i32 @llvm.nvvm.barrier0.or(i32) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @divergent_loop(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !8
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %23, label %9

9:                                                ; preds = %3, %19
  %10 = phi i32 [ %21, %19 ], [ 0, %3 ]
  %11 = phi i32 [ %20, %19 ], [ %7, %3 ]
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %9
  %15 = mul nsw i32 %11, 3
  %16 = add nsw i32 %15, 1
  br label %19

17:                                               ; preds = %9
  %18 = sdiv i32 %11, 2
  br label %19

19:                                               ; preds = %17, %14
  %20 = phi i32 [ %16, %14 ], [ %18, %17 ]
  %21 = add nuw nsw i32 %10, 1
  %22 = icmp eq i32 %20, 1
  br i1 %22, label %23, label %9, !llvm.loop !13

23:                                               ; preds = %19, %3
  %24 = phi i32 [ 0, %3 ], [ %21, %19 ]
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %25 = getelementptr inbounds i32, i32* %1, i64 %5
  store i32 %24, i32* %25, align 4, !tbaa !8
  %26 = add nsw i32 %4, 1
  %27 = and i32 %26, 31
  %28 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %24, i32 %27, i32 31) #5
  %29 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %28, i32* %29, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { convergent inaccessiblememonly nounwind }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}
!llvm.ident = !{!7}

!0 = !{void (i32*, i32*, i32*)* @compact, !"kernel", i32 1}
!1 = !{void (i32*, i32*)* @agreement, !"kernel", i32 1}
!2 = !{void (i32*, i32*)* @block_votes, !"kernel", i32 1}
!3 = !{void (i32*, i32*, i32*)* @divergent_loop, !"kernel", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{i32 0, i32 33}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
