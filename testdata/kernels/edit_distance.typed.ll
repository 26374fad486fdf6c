; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18common_subsequenceE5table = internal unnamed_addr addrspace(3) global [33 x [33 x i8]] undef, align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @edit_distance(i8* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [17 x i8], align 1
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = shl i32 %4, 5
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = getelementptr inbounds [17 x i8], [17 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 17, i8* nonnull %8) #5
  br label %9

9:                                                ; preds = %2, %9
  %10 = phi i32 [ 0, %2 ], [ %14, %9 ]
  %11 = trunc i32 %10 to i8
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds [17 x i8], [17 x i8]* %3, i64 0, i64 %12
  store i8 %11, i8* %13, align 1, !tbaa !6
  %14 = add nuw nsw i32 %10, 1
  %15 = icmp eq i32 %14, 17
  br i1 %15, label %16, label %9, !llvm.loop !9

16:                                               ; preds = %9
  %17 = getelementptr inbounds i8, i8* %7, i64 16
  %18 = load i8, i8* %8, align 1, !tbaa !6
  br label %25

19:                                               ; preds = %33
  store i8 %28, i8* %8, align 1, !tbaa !6
  %20 = getelementptr inbounds [17 x i8], [17 x i8]* %3, i64 0, i64 16
  %21 = load i8, i8* %20, align 1, !tbaa !6
  %22 = zext i8 %21 to i32
  %23 = zext i32 %4 to i64
  %24 = getelementptr inbounds i32, i32* %1, i64 %23
  store i32 %22, i32* %24, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0i8(i64 17, i8* nonnull %8) #5
  ret void

25:                                               ; preds = %16, %33
  %26 = phi i8 [ %28, %33 ], [ %18, %16 ]
  %27 = phi i32 [ %34, %33 ], [ 1, %16 ]
  %28 = trunc i32 %27 to i8
  %29 = add nsw i32 %27, -1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, i8* %7, i64 %30
  %32 = load i8, i8* %31, align 1, !tbaa !6
  br label %36

33:                                               ; preds = %36
  %34 = add nuw nsw i32 %27, 1
  %35 = icmp eq i32 %34, 17
  br i1 %35, label %19, label %25, !llvm.loop !14

36:                                               ; preds = %25, %36
  %37 = phi i32 [ %27, %25 ], [ %57, %36 ]
  %38 = phi i32 [ 1, %25 ], [ %59, %36 ]
  %39 = phi i8 [ %26, %25 ], [ %49, %36 ]
  %40 = add nsw i32 %38, -1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, i8* %17, i64 %41
  %43 = load i8, i8* %42, align 1, !tbaa !6
  %44 = icmp ne i8 %32, %43
  %45 = zext i1 %44 to i8
  %46 = add i8 %39, %45
  %47 = zext i32 %38 to i64
  %48 = getelementptr inbounds [17 x i8], [17 x i8]* %3, i64 0, i64 %47
  %49 = load i8, i8* %48, align 1, !tbaa !6
  %50 = zext i8 %46 to i32
  %51 = zext i8 %49 to i32
  %52 = and i32 %37, 255
  %53 = icmp ugt i32 %52, %51
  %54 = select i1 %53, i32 %51, i32 %52
  %55 = add nuw nsw i32 %54, 1
  %56 = icmp sgt i32 %55, %50
  %57 = select i1 %56, i32 %50, i32 %55
  %58 = trunc i32 %57 to i8
  store i8 %58, i8* %48, align 1, !tbaa !6
  %59 = add nuw nsw i32 %38, 1
  %60 = icmp eq i32 %59, 17
  br i1 %60, label %33, label %36, !llvm.loop !15
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @common_subsequence(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [33 x [33 x i8]], [33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table, i64 0, i64 %5, i64 0
  %7 = addrspacecast i8 addrspace(3)* %6 to i8*
  store i8 0, i8* %7, align 1, !tbaa !6
  %8 = getelementptr inbounds [33 x [33 x i8]], [33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table, i64 0, i64 0, i64 %5
  %9 = addrspacecast i8 addrspace(3)* %8 to i8*
  store i8 0, i8* %9, align 1, !tbaa !6
  %10 = icmp eq i32 %4, 0
  br i1 %10, label %11, label %12

11:                                               ; preds = %3
  store i8 0, i8* getelementptr inbounds ([33 x [33 x i8]], [33 x [33 x i8]]* addrspacecast ([33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table to [33 x [33 x i8]]*), i64 0, i64 32, i64 0), align 1, !tbaa !6
  store i8 0, i8* getelementptr inbounds ([33 x [33 x i8]], [33 x [33 x i8]]* addrspacecast ([33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table to [33 x [33 x i8]]*), i64 0, i64 0, i64 32), align 1, !tbaa !6
  br label %12

12:                                               ; preds = %11, %3
  call void @llvm.nvvm.barrier0()
  %13 = add nsw i32 %4, 1
  %14 = getelementptr inbounds i8, i8* %0, i64 %5
  %15 = sext i32 %13 to i64
  %16 = sext i32 %13 to i64
  br label %18

17:                                               ; preds = %49
  br i1 %10, label %52, label %55

18:                                               ; preds = %12, %49
  %19 = phi i32 [ 0, %12 ], [ %50, %49 ]
  %20 = sub nsw i32 %19, %4
  %21 = add nsw i32 %20, 1
  %22 = icmp ult i32 %20, 32
  br i1 %22, label %23, label %49

23:                                               ; preds = %18
  %24 = load i8, i8* %14, align 1, !tbaa !6
  %25 = sext i32 %20 to i64
  %26 = getelementptr inbounds i8, i8* %1, i64 %25
  %27 = load i8, i8* %26, align 1, !tbaa !6
  %28 = icmp eq i8 %24, %27
  br i1 %28, label %29, label %34

29:                                               ; preds = %23
  %30 = getelementptr inbounds [33 x [33 x i8]], [33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table, i64 0, i64 %5, i64 %25
  %31 = addrspacecast i8 addrspace(3)* %30 to i8*
  %32 = load i8, i8* %31, align 1, !tbaa !6
  %33 = add i8 %32, 1
  br label %44

34:                                               ; preds = %23
  %35 = sext i32 %21 to i64
  %36 = getelementptr inbounds [33 x [33 x i8]], [33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table, i64 0, i64 %5, i64 %35
  %37 = addrspacecast i8 addrspace(3)* %36 to i8*
  %38 = load i8, i8* %37, align 1, !tbaa !6
  %39 = getelementptr inbounds [33 x [33 x i8]], [33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table, i64 0, i64 %15, i64 %25
  %40 = addrspacecast i8 addrspace(3)* %39 to i8*
  %41 = load i8, i8* %40, align 1, !tbaa !6
  %42 = icmp ugt i8 %38, %41
  %43 = select i1 %42, i8 %38, i8 %41
  br label %44

44:                                               ; preds = %34, %29
  %45 = phi i8 [ %33, %29 ], [ %43, %34 ]
  %46 = sext i32 %21 to i64
  %47 = getelementptr inbounds [33 x [33 x i8]], [33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table, i64 0, i64 %16, i64 %46
  %48 = addrspacecast i8 addrspace(3)* %47 to i8*
  store i8 %45, i8* %48, align 1, !tbaa !6
  br label %49

49:                                               ; preds = %44, %18
  call void @llvm.nvvm.barrier0()
  %50 = add nuw nsw i32 %19, 1
  %51 = icmp eq i32 %50, 63
  br i1 %51, label %17, label %18, !llvm.loop !16

52:                                               ; preds = %17
  %53 = load i8, i8* getelementptr inbounds ([33 x [33 x i8]], [33 x [33 x i8]]* addrspacecast ([33 x [33 x i8]] addrspace(3)* @_ZZ18common_subsequenceE5table to [33 x [33 x i8]]*), i64 0, i64 32, i64 32), align 1, !tbaa !6
  %54 = zext i8 %53 to i32
  store i32 %54, i32* %2, align 4, !tbaa !12
  br label %55

55:                                               ; preds = %52, %17
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { convergent nounwind }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i8*, i32*)* @edit_distance, !"kernel", i32 1}
!1 = !{void (i8*, i8*, i32*)* @common_subsequence, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !7, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
