; ModuleID = 'life.cu'
source_filename = "life.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @life_bytes(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %9 = add i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3
  %12 = mul i32 %10, %11
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %65

18:                                               ; preds = %4
  %19 = add i32 %14, %3
  %20 = add i32 %9, %2
  br label %21

21:                                               ; preds = %18, %27
  %22 = phi i32 [ -1, %18 ], [ %28, %27 ]
  %23 = phi i32 [ 0, %18 ], [ %47, %27 ]
  %24 = icmp ne i32 %22, 0
  %25 = add i32 %19, %22
  br label %30

26:                                               ; preds = %27
  switch i32 %47, label %57 [
    i32 3, label %58
    i32 2, label %50
  ]

27:                                               ; preds = %46
  %28 = add nsw i32 %22, 1
  %29 = icmp eq i32 %28, 2
  br i1 %29, label %26, label %21, !llvm.loop !6

30:                                               ; preds = %21, %46
  %31 = phi i32 [ -1, %21 ], [ %48, %46 ]
  %32 = phi i32 [ %23, %21 ], [ %47, %46 ]
  %33 = icmp ne i32 %31, 0
  %34 = select i1 %33, i1 true, i1 %24
  br i1 %34, label %35, label %46

35:                                               ; preds = %30
  %36 = srem i32 %25, %3
  %37 = mul nsw i32 %36, %2
  %38 = add i32 %20, %31
  %39 = srem i32 %38, %2
  %40 = add nsw i32 %37, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, i8* %0, i64 %41
  %43 = load i8, i8* %42, align 1, !tbaa !9
  %44 = zext i8 %43 to i32
  %45 = add nsw i32 %32, %44
  br label %46

46:                                               ; preds = %35, %30
  %47 = phi i32 [ %45, %35 ], [ %32, %30 ]
  %48 = add nsw i32 %31, 1
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %27, label %30, !llvm.loop !12

50:                                               ; preds = %26
  %51 = mul nsw i32 %14, %2
  %52 = add nsw i32 %51, %9
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, i8* %0, i64 %53
  %55 = load i8, i8* %54, align 1, !tbaa !9
  %56 = icmp ne i8 %55, 0
  br label %58

57:                                               ; preds = %26
  br label %58

58:                                               ; preds = %26, %57, %50
  %59 = phi i1 [ true, %26 ], [ %56, %50 ], [ false, %57 ]
  %60 = zext i1 %59 to i8
  %61 = mul nsw i32 %14, %2
  %62 = add nsw i32 %61, %9
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, i8* %1, i64 %63
  store i8 %60, i8* %64, align 1, !tbaa !9
  br label %65

65:                                               ; preds = %4, %58
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @life_words(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = add i32 %4, %2
  br label %15

6:                                                ; preds = %44
  %7 = xor i32 %47, -1
  %8 = and i32 %46, %7
  %9 = sext i32 %4 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !13
  %12 = or i32 %11, %45
  %13 = and i32 %8, %12
  %14 = getelementptr inbounds i32, i32* %1, i64 %9
  store i32 %13, i32* %14, align 4, !tbaa !13
  ret void

15:                                               ; preds = %3, %44
  %16 = phi i32 [ -1, %3 ], [ %48, %44 ]
  %17 = phi i32 [ 0, %3 ], [ %47, %44 ]
  %18 = phi i32 [ 0, %3 ], [ %46, %44 ]
  %19 = phi i32 [ 0, %3 ], [ %45, %44 ]
  %20 = add i32 %5, %16
  %21 = srem i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, i32* %0, i64 %22
  %24 = load i32, i32* %23, align 4, !tbaa !13
  %25 = call i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 1)
  %26 = and i32 %25, %19
  %27 = xor i32 %25, %19
  %28 = and i32 %26, %18
  %29 = xor i32 %26, %18
  %30 = or i32 %28, %17
  %31 = call i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 31)
  %32 = and i32 %27, %31
  %33 = xor i32 %27, %31
  %34 = and i32 %32, %18
  %35 = xor i32 %29, %32
  %36 = or i32 %30, %34
  %37 = icmp eq i32 %16, 0
  br i1 %37, label %44, label %38

38:                                               ; preds = %15
  %39 = and i32 %33, %24
  %40 = xor i32 %33, %24
  %41 = and i32 %39, %29
  %42 = xor i32 %35, %39
  %43 = or i32 %36, %41
  br label %44

44:                                               ; preds = %38, %15
  %45 = phi i32 [ %33, %15 ], [ %40, %38 ]
  %46 = phi i32 [ %35, %15 ], [ %42, %38 ]
  %47 = phi i32 [ %36, %15 ], [ %43, %38 ]
  %48 = add nsw i32 %16, 1
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %6, label %15, !llvm.loop !15
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i8*, i8*, i32, i32)* @life_bytes, !"kernel", i32 1}
!1 = !{void (i32*, i32*, i32)* @life_words, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!10, !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !7, !8}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !10, i64 0}
!15 = distinct !{!15, !7, !8}
