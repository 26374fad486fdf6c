; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @ackermann(i32* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
  %3 = freeze i32 %2
  %4 = sdiv i32 %3, 3
  %5 = mul i32 %4, 3
  %6 = sub i32 %3, %5
  %7 = add nsw i32 %4, 1
  %8 = call fastcc noundef i32 @_ZL3ackii(i32 noundef %6, i32 noundef %7) #7
  %9 = sext i32 %2 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  store i32 %8, i32* %10, align 4, !tbaa !9
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone willreturn
define internal fastcc noundef i32 @_ZL3ackii(i32 noundef %0, i32 noundef %1) unnamed_addr #2 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = add nsw i32 %1, 1
  br label %15

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  %8 = add nsw i32 %0, -1
  br i1 %7, label %9, label %11

9:                                                ; preds = %6
  %10 = call fastcc noundef i32 @_ZL3ackii(i32 noundef %8, i32 noundef 1) #7
  br label %15

11:                                               ; preds = %6
  %12 = add nsw i32 %1, -1
  %13 = call fastcc noundef i32 @_ZL3ackii(i32 noundef %0, i32 noundef %12) #7
  %14 = call fastcc noundef i32 @_ZL3ackii(i32 noundef %8, i32 noundef %13) #7
  br label %15

15:                                               ; preds = %11, %9, %4
  %16 = phi i32 [ %5, %4 ], [ %10, %9 ], [ %14, %11 ]
  ret i32 %16
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn writeonly
define dso_local void @fibonacci(i64* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
  %3 = call fastcc noundef i64 @_ZL3fibj(i32 noundef %2) #7
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds i64, i64* %0, i64 %4
  store i64 %3, i64* %5, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define internal fastcc noundef i64 @_ZL3fibj(i32 noundef %0) unnamed_addr #3 {
  %2 = icmp ult i32 %0, 2
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = zext i32 %0 to i64
  br label %11

5:                                                ; preds = %1
  %6 = add i32 %0, -1
  %7 = call fastcc noundef i64 @_ZL3fibj(i32 noundef %6) #7
  %8 = add i32 %0, -2
  %9 = call fastcc noundef i64 @_ZL3fibj(i32 noundef %8) #7
  %10 = add i64 %9, %7
  br label %11

11:                                               ; preds = %5, %3
  %12 = phi i64 [ %4, %3 ], [ %10, %5 ]
  ret i64 %12
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind
define dso_local void @quicksort(i32* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = alloca [64 x i32], align 4
  %4 = bitcast [64 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %4) #7
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
  %6 = mul i32 %5, %1
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i32, i32* %0, i64 %7
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %14, %2
  %11 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 0
  %12 = add nsw i32 %1, -1
  call fastcc void @_ZL4sortPiii(i32* noundef nonnull %11, i32 noundef 0, i32 noundef %12) #7
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %23, label %22

14:                                               ; preds = %2, %14
  %15 = phi i32 [ %20, %14 ], [ 0, %2 ]
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32* %8, i64 %16
  %18 = load i32, i32* %17, align 4, !tbaa !9
  %19 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %16
  store i32 %18, i32* %19, align 4, !tbaa !9
  %20 = add nuw nsw i32 %15, 1
  %21 = icmp eq i32 %20, %1
  br i1 %21, label %10, label %14, !llvm.loop !15

22:                                               ; preds = %23, %10
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %4) #7
  ret void

23:                                               ; preds = %10, %23
  %24 = phi i32 [ %29, %23 ], [ 0, %10 ]
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds [64 x i32], [64 x i32]* %3, i64 0, i64 %25
  %27 = load i32, i32* %26, align 4, !tbaa !9
  %28 = getelementptr inbounds i32, i32* %8, i64 %25
  store i32 %27, i32* %28, align 4, !tbaa !9
  %29 = add nuw nsw i32 %24, 1
  %30 = icmp eq i32 %29, %1
  br i1 %30, label %22, label %23, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline nosync nounwind
define internal fastcc void @_ZL4sortPiii(i32* noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %38

5:                                                ; preds = %3
  %6 = add nsw i32 %2, %1
  %7 = sdiv i32 %6, 2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !9
  br label %11

11:                                               ; preds = %5, %33
  %12 = phi i32 [ %1, %5 ], [ %35, %33 ]
  %13 = phi i32 [ %2, %5 ], [ %34, %33 ]
  br label %14

14:                                               ; preds = %14, %11
  %15 = phi i32 [ %20, %14 ], [ %12, %11 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32* %0, i64 %16
  %18 = load i32, i32* %17, align 4, !tbaa !9
  %19 = icmp slt i32 %18, %10
  %20 = add nsw i32 %15, 1
  br i1 %19, label %14, label %21, !llvm.loop !19

21:                                               ; preds = %14, %21
  %22 = phi i32 [ %27, %21 ], [ %13, %14 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, i32* %0, i64 %23
  %25 = load i32, i32* %24, align 4, !tbaa !9
  %26 = icmp sgt i32 %25, %10
  %27 = add nsw i32 %22, -1
  br i1 %26, label %21, label %28, !llvm.loop !20

28:                                               ; preds = %21
  %29 = icmp sgt i32 %15, %22
  br i1 %29, label %33, label %30

30:                                               ; preds = %28
  %31 = add nsw i32 %15, 1
  store i32 %25, i32* %17, align 4, !tbaa !9
  %32 = add nsw i32 %22, -1
  store i32 %18, i32* %24, align 4, !tbaa !9
  br label %33

33:                                               ; preds = %30, %28
  %34 = phi i32 [ %32, %30 ], [ %22, %28 ]
  %35 = phi i32 [ %31, %30 ], [ %15, %28 ]
  %36 = icmp sgt i32 %35, %34
  br i1 %36, label %37, label %11, !llvm.loop !21

37:                                               ; preds = %33
  call fastcc void @_ZL4sortPiii(i32* noundef %0, i32 noundef %1, i32 noundef %34) #7
  call fastcc void @_ZL4sortPiii(i32* noundef %0, i32 noundef %35, i32 noundef %2) #7
  br label %38

38:                                               ; preds = %3, %37
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind
define dso_local void @eval_prefix(i8* noundef %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #4 {
  %3 = alloca i8*, align 8
  %4 = bitcast i8** %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %4) #7
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
  %6 = shl i32 %5, 4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  store i8* %8, i8** %3, align 8, !tbaa !22
  %9 = call fastcc noundef i32 @_ZL10expressionRPKc(i8** noundef nonnull align 8 dereferenceable(8) %3) #7
  %10 = zext i32 %5 to i64
  %11 = getelementptr inbounds i32, i32* %1, i64 %10
  store i32 %9, i32* %11, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind
define internal fastcc noundef i32 @_ZL10expressionRPKc(i8** nocapture noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 {
  %2 = load i8*, i8** %0, align 8, !tbaa !22
  %3 = getelementptr inbounds i8, i8* %2, i64 1
  store i8* %3, i8** %0, align 8, !tbaa !22
  %4 = load i8, i8* %2, align 1, !tbaa !24
  %5 = add i8 %4, -48
  %6 = icmp ult i8 %5, 10
  br i1 %6, label %7, label %10

7:                                                ; preds = %1
  %8 = sext i8 %4 to i32
  %9 = add nsw i32 %8, -48
  br label %12

10:                                               ; preds = %1
  %11 = call fastcc noundef i32 @_ZL9operationcRPKc(i8 noundef signext %4, i8** noundef nonnull align 8 dereferenceable(8) %0) #7
  br label %12

12:                                               ; preds = %10, %7
  %13 = phi i32 [ %9, %7 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind
define dso_local void @hanoi(i32* nocapture noundef writeonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %5) #7
  store i32 0, i32* %3, align 4, !tbaa !9
  %6 = bitcast i32* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %6) #7
  store i32 7, i32* %4, align 4, !tbaa !9
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7
  call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %7, i32 noundef 0, i32 noundef 2, i32 noundef 1, i32* noundef nonnull %3, i32* noundef nonnull %4) #7
  %8 = load i32, i32* %3, align 4, !tbaa !9
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  store i32 %8, i32* %10, align 4, !tbaa !9
  %11 = load i32, i32* %4, align 4, !tbaa !9
  %12 = getelementptr inbounds i32, i32* %1, i64 %9
  store i32 %11, i32* %12, align 4, !tbaa !9
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %6) #7
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %5) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline nosync nounwind
define internal fastcc void @_ZL4moveiiiiPiPj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32* noundef %4, i32* noundef %5) unnamed_addr #5 {
  %7 = icmp eq i32 %0, 0
  br i1 %7, label %17, label %8

8:                                                ; preds = %6
  %9 = add nsw i32 %0, -1
  call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %9, i32 noundef %1, i32 noundef %3, i32 noundef %2, i32* noundef %4, i32* noundef %5) #7
  %10 = load i32, i32* %4, align 4, !tbaa !9
  %11 = add nsw i32 %10, 1
  store i32 %11, i32* %4, align 4, !tbaa !9
  %12 = load i32, i32* %5, align 4, !tbaa !9
  %13 = mul i32 %12, 31
  %14 = mul nsw i32 %1, 3
  %15 = add i32 %14, %2
  %16 = add i32 %15, %13
  store i32 %16, i32* %5, align 4, !tbaa !9
  call fastcc void @_ZL4moveiiiiPiPj(i32 noundef %9, i32 noundef %3, i32 noundef %2, i32 noundef %1, i32* noundef nonnull %4, i32* noundef nonnull %5) #7
  br label %17

17:                                               ; preds = %6, %8
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nofree noinline nosync nounwind
define internal fastcc noundef i32 @_ZL9operationcRPKc(i8 noundef signext %0, i8** nocapture noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 {
  %3 = call fastcc noundef i32 @_ZL10expressionRPKc(i8** noundef nonnull align 8 dereferenceable(8) %1) #7
  %4 = call fastcc noundef i32 @_ZL10expressionRPKc(i8** noundef nonnull align 8 dereferenceable(8) %1) #7
  %5 = sext i8 %0 to i32
  switch i32 %5, label %10 [
    i32 43, label %6
    i32 45, label %8
  ]

6:                                                ; preds = %2
  %7 = add nsw i32 %4, %3
  br label %12

8:                                                ; preds = %2
  %9 = sub nsw i32 %3, %4
  br label %12

10:                                               ; preds = %2
  %11 = mul nsw i32 %4, %3
  br label %12

12:                                               ; preds = %10, %8, %6
  %13 = phi i32 [ %11, %10 ], [ %9, %8 ], [ %7, %6 ]
  ret i32 %13
}

attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind willreturn writeonly "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree noinline nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #5 = { mustprogress nofree noinline nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #6 = { nofree nosync nounwind readnone speculatable }
attributes #7 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!llvm.module.flags = !{!5, !6, !7}
!llvm.ident = !{!8}

!0 = !{void (i32*)* @ackermann, !"kernel", i32 1}
!1 = !{void (i64*)* @fibonacci, !"kernel", i32 1}
!2 = !{void (i32*, i32)* @quicksort, !"kernel", i32 1}
!3 = !{void (i8*, i32*)* @eval_prefix, !"kernel", i32 1}
!4 = !{void (i32*, i32*)* @hanoi, !"kernel", i32 1}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !11, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = distinct !{!19, !16, !17}
!20 = distinct !{!20, !16, !17}
!21 = distinct !{!21, !16, !17}
!22 = !{!23, !23, i64 0}
!23 = !{!"any pointer", !11, i64 0}
!24 = !{!11, !11, i64 0}
