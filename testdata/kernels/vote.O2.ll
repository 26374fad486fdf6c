; ModuleID = 'vote.cu'
source_filename = "vote.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @compact(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp sgt i32 %12, 0
  %14 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %13)
  %15 = icmp eq i32 %9, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %3
  %17 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  %18 = atomicrmw add ptr %2, i32 %17 seq_cst, align 4
  br label %19

19:                                               ; preds = %16, %3
  %20 = phi i32 [ %18, %16 ], [ 0, %3 ]
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %20, i32 0, i32 31)
  br i1 %13, label %22, label %31

22:                                               ; preds = %19
  %23 = shl nsw i32 -1, %9
  %24 = xor i32 %23, -1
  %25 = and i32 %14, %24
  %26 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %25)
  %27 = add nsw i32 %21, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  %30 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %30, ptr %29, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %22, %19
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @agreement(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = icmp eq i32 %6, 0
  %8 = tail call noundef i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %7)
  %9 = icmp slt i32 %6, 40
  %10 = tail call noundef i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %9)
  %11 = icmp sgt i32 %6, 100
  %12 = tail call noundef i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %11)
  %13 = icmp sgt i32 %6, -1
  %14 = tail call noundef i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %13)
  %15 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %28

17:                                               ; preds = %2
  %18 = select i1 %10, i32 2, i32 0
  %19 = zext i1 %8 to i32
  %20 = or disjoint i32 %18, %19
  %21 = select i1 %12, i32 4, i32 0
  %22 = or disjoint i32 %20, %21
  %23 = select i1 %14, i32 8, i32 0
  %24 = or disjoint i32 %22, %23
  %25 = lshr i32 %3, 5
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = and i32 %6, 1
  %8 = icmp ne i32 %7, 0
  %9 = tail call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %8)
  %10 = icmp slt i32 %6, 10
  %11 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %10)
  %12 = icmp eq i32 %6, 100
  %13 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %12)
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %15, label %20

15:                                               ; preds = %2
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %18 = zext i1 %11 to i32
  %19 = zext i1 %13 to i32
  store i32 %9, ptr %1, align 4, !tbaa !4
  store i32 %18, ptr %17, align 4, !tbaa !4
  store i32 %19, ptr %16, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %15, %2
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #3

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @divergent_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp eq i32 %7, 1
  br i1 %8, label %20, label %9

9:                                                ; preds = %3, %9
  %10 = phi i32 [ %18, %9 ], [ 0, %3 ]
  %11 = phi i32 [ %17, %9 ], [ %7, %3 ]
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = mul nsw i32 %11, 3
  %15 = add nsw i32 %14, 1
  %16 = ashr exact i32 %11, 1
  %17 = select i1 %13, i32 %16, i32 %15
  %18 = add nuw nsw i32 %10, 1
  %19 = icmp eq i32 %17, 1
  br i1 %19, label %20, label %9, !llvm.loop !8

20:                                               ; preds = %9, %3
  %21 = phi i32 [ 0, %3 ], [ %18, %9 ]
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = add nuw nsw i32 %4, 1
  %24 = and i32 %23, 31
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %21, i32 range(i32 0, 32) %24, i32 31)
  %26 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %25, ptr %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
