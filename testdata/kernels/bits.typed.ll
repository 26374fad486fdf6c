; ModuleID = 'bits.cu'
source_filename = "bits.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @count_bits(i32* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !10
  %8 = call i32 @llvm.ctpop.i32(i32 %7), !range !14
  %9 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %8, i32* %9, align 4, !tbaa !10
  %10 = getelementptr inbounds i64, i64* %1, i64 %5
  %11 = load i64, i64* %10, align 8, !tbaa !15
  %12 = call i64 @llvm.ctpop.i64(i64 %11), !range !17
  %13 = trunc i64 %12 to i32
  %14 = add nsw i32 %4, 32
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %2, i64 %15
  store i32 %13, i32* %16, align 4, !tbaa !10
  %17 = load i32, i32* %6, align 4, !tbaa !10
  %18 = call i32 @llvm.ctlz.i32(i32 %17, i1 false), !range !14
  %19 = add nsw i32 %4, 64
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, i32* %2, i64 %20
  store i32 %18, i32* %21, align 4, !tbaa !10
  %22 = icmp eq i64 %11, 0
  %23 = call i64 @llvm.ctlz.i64(i64 %11, i1 false), !range !17
  %24 = trunc i64 %23 to i32
  %25 = add nsw i32 %4, 96
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, i32* %2, i64 %26
  store i32 %24, i32* %27, align 4, !tbaa !10
  %28 = load i32, i32* %6, align 4, !tbaa !10
  %29 = and i32 %28, -1048576
  %30 = call i32 @llvm.cttz.i32(i32 %29, i1 true), !range !18
  %31 = add nuw nsw i32 %30, 1
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %32, i32 0, i32 %31
  %34 = add nsw i32 %4, 128
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, i32* %2, i64 %35
  store i32 %33, i32* %36, align 4, !tbaa !10
  br i1 %22, label %40, label %37

37:                                               ; preds = %3
  %38 = call i64 @llvm.cttz.i64(i64 %11, i1 true), !range !17
  %39 = trunc i64 %38 to i32
  br label %40

40:                                               ; preds = %3, %37
  %41 = phi i32 [ %39, %37 ], [ 64, %3 ]
  %42 = add nsw i32 %4, 160
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, i32* %2, i64 %43
  store i32 %41, i32* %44, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @rotate_swap(i32* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2, i64* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !10
  %9 = call i32 @llvm.fshl.i32(i32 %8, i32 %8, i32 %5)
  %10 = call i32 @llvm.fshl.i32(i32 %8, i32 %8, i32 27)
  %11 = xor i32 %9, %10
  %12 = getelementptr inbounds i32, i32* %2, i64 %6
  store i32 %11, i32* %12, align 4, !tbaa !10
  %13 = load i32, i32* %7, align 4, !tbaa !10
  %14 = call i32 @llvm.bitreverse.i32(i32 %13)
  %15 = call i32 @llvm.bswap.i32(i32 %13)
  %16 = add i32 %14, %15
  %17 = add nsw i32 %5, 32
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, i32* %2, i64 %18
  store i32 %16, i32* %19, align 4, !tbaa !10
  %20 = getelementptr inbounds i64, i64* %1, i64 %6
  %21 = load i64, i64* %20, align 8, !tbaa !15
  %22 = shl nsw i32 %5, 1
  %23 = zext i32 %22 to i64
  %24 = call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 %23)
  %25 = call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 3)
  %26 = xor i64 %24, %25
  %27 = getelementptr inbounds i64, i64* %3, i64 %6
  store i64 %26, i64* %27, align 8, !tbaa !15
  %28 = load i64, i64* %20, align 8, !tbaa !15
  %29 = call i64 @llvm.bitreverse.i64(i64 %28)
  %30 = call i64 @llvm.bswap.i64(i64 %28)
  %31 = sub i64 %29, %30
  %32 = trunc i64 %28 to i16
  %33 = call i16 @llvm.bswap.i16(i16 %32)
  %34 = zext i16 %33 to i64
  %35 = add i64 %31, %34
  %36 = getelementptr inbounds i64, i64* %3, i64 %18
  store i64 %35, i64* %36, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.fshl.i32(i32, i32, i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.fshl.i64(i64, i64, i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.bswap.i64(i64) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i16 @llvm.bswap.i16(i16) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @morton(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64* nocapture noundef writeonly %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !10
  %9 = zext i32 %8 to i64
  %10 = shl nuw nsw i64 %9, 16
  %11 = or i64 %10, %9
  %12 = and i64 %11, 281470681808895
  %13 = shl nuw nsw i64 %12, 8
  %14 = or i64 %13, %12
  %15 = and i64 %14, 71777214294589695
  %16 = shl nuw nsw i64 %15, 4
  %17 = or i64 %16, %15
  %18 = and i64 %17, 1085102592571150095
  %19 = shl nuw nsw i64 %18, 2
  %20 = or i64 %19, %18
  %21 = and i64 %20, 3689348814741910323
  %22 = shl nuw nsw i64 %21, 1
  %23 = or i64 %22, %21
  %24 = and i64 %23, 6148914691236517205
  %25 = getelementptr inbounds i32, i32* %1, i64 %6
  %26 = load i32, i32* %25, align 4, !tbaa !10
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 16
  %29 = or i64 %28, %27
  %30 = and i64 %29, 281470681808895
  %31 = shl nuw nsw i64 %30, 8
  %32 = or i64 %31, %30
  %33 = and i64 %32, 71777214294589695
  %34 = shl nuw nsw i64 %33, 4
  %35 = or i64 %34, %33
  %36 = and i64 %35, 1085102592571150095
  %37 = shl nuw nsw i64 %36, 2
  %38 = or i64 %37, %36
  %39 = and i64 %38, 3689348814741910323
  %40 = shl nuw i64 %39, 2
  %41 = shl nuw nsw i64 %39, 1
  %42 = or i64 %40, %41
  %43 = and i64 %42, -6148914691236517206
  %44 = or i64 %43, %24
  %45 = getelementptr inbounds i64, i64* %2, i64 %6
  store i64 %44, i64* %45, align 8, !tbaa !15
  %46 = lshr i32 %8, 1
  %47 = xor i32 %46, %8
  br label %52

48:                                               ; preds = %52
  %49 = icmp eq i32 %56, %8
  %50 = select i1 %49, i32 %47, i32 0
  %51 = getelementptr inbounds i32, i32* %3, i64 %6
  store i32 %50, i32* %51, align 4, !tbaa !10
  ret void

52:                                               ; preds = %4, %52
  %53 = phi i32 [ 1, %4 ], [ %57, %52 ]
  %54 = phi i32 [ %47, %4 ], [ %56, %52 ]
  %55 = lshr i32 %54, %53
  %56 = xor i32 %55, %54
  %57 = shl i32 %53, 1
  %58 = icmp slt i32 %57, 32
  br i1 %58, label %52, label %48, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @gather_bits(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !10
  %8 = getelementptr inbounds i32, i32* %1, i64 %5
  %9 = load i32, i32* %8, align 4, !tbaa !10
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %18

11:                                               ; preds = %18, %3
  %12 = phi i32 [ 0, %3 ], [ %33, %18 ]
  %13 = phi i32 [ 0, %3 ], [ %29, %18 ]
  %14 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %13, i32* %14, align 4, !tbaa !10
  %15 = add nsw i32 %4, 32
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32* %2, i64 %16
  store i32 %12, i32* %17, align 4, !tbaa !10
  ret void

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %29, %18 ], [ 0, %3 ]
  %20 = phi i32 [ %35, %18 ], [ %9, %3 ]
  %21 = phi i32 [ %36, %18 ], [ 0, %3 ]
  %22 = phi i32 [ %33, %18 ], [ 0, %3 ]
  %23 = sub i32 0, %20
  %24 = and i32 %20, %23
  %25 = and i32 %24, %7
  %26 = icmp eq i32 %25, 0
  %27 = shl i32 1, %21
  %28 = select i1 %26, i32 0, i32 %27
  %29 = or i32 %28, %19
  %30 = and i32 %27, %7
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 0, i32 %24
  %33 = or i32 %32, %22
  %34 = add i32 %20, -1
  %35 = and i32 %34, %20
  %36 = add nuw nsw i32 %21, 1
  %37 = icmp eq i32 %35, 0
  br i1 %37, label %11, label %18, !llvm.loop !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @bytes_of_words(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !10
  %8 = getelementptr inbounds i32, i32* %1, i64 %5
  %9 = load i32, i32* %8, align 4, !tbaa !10
  %10 = call i32 @llvm.nvvm.prmt(i32 %7, i32 %9, i32 14101)
  %11 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %10, i32* %11, align 4, !tbaa !10
  %12 = load i32, i32* %6, align 4, !tbaa !10
  %13 = load i32, i32* %8, align 4, !tbaa !10
  %14 = and i32 %13, 30583
  %15 = call i32 @llvm.nvvm.prmt(i32 %12, i32 %13, i32 %14)
  %16 = add nsw i32 %4, 32
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, i32* %2, i64 %17
  store i32 %15, i32* %18, align 4, !tbaa !10
  %19 = load i32, i32* %6, align 4, !tbaa !10
  %20 = load i32, i32* %8, align 4, !tbaa !10
  %21 = call i32 @llvm.nvvm.sad.ui(i32 %19, i32 %20, i32 7)
  %22 = lshr i32 %19, 8
  %23 = and i32 %22, 255
  %24 = add i32 %21, %23
  %25 = shl i32 %20, 8
  %26 = ashr i32 %25, 24
  %27 = add i32 %24, %26
  %28 = add nsw i32 %4, 64
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, i32* %2, i64 %29
  store i32 %27, i32* %30, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32 @llvm.nvvm.sad.ui(i32, i32, i32) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @narrow_shifts(i16* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i16, i16* %0, i64 %5
  %7 = load i16, i16* %6, align 2, !tbaa !23
  %8 = sext i16 %7 to i32
  %9 = and i32 %4, 7
  %10 = ashr i32 %8, %9
  %11 = zext i16 %7 to i32
  %12 = lshr i32 %11, %9
  %13 = getelementptr inbounds i8, i8* %1, i64 %5
  %14 = load i8, i8* %13, align 1, !tbaa !25
  %15 = zext i8 %14 to i32
  %16 = and i32 %4, 3
  %17 = shl i32 %15, %16
  %18 = mul i8 %14, 3
  %19 = mul nuw nsw i32 %12, 3
  %20 = add nsw i32 %19, %10
  %21 = and i32 %17, 255
  %22 = mul nuw nsw i32 %21, 5
  %23 = sext i8 %18 to i32
  %24 = sub nsw i32 %20, %23
  %25 = add nsw i32 %24, %22
  %26 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %25, i32* %26, align 4, !tbaa !10
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { mustprogress nofree nosync nounwind readnone willreturn }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5}
!llvm.module.flags = !{!6, !7, !8}
!llvm.ident = !{!9}

!0 = !{void (i32*, i64*, i32*)* @count_bits, !"kernel", i32 1}
!1 = !{void (i32*, i64*, i32*, i64*)* @rotate_swap, !"kernel", i32 1}
!2 = !{void (i32*, i32*, i64*, i32*)* @morton, !"kernel", i32 1}
!3 = !{void (i32*, i32*, i32*)* @gather_bits, !"kernel", i32 1}
!4 = !{void (i32*, i32*, i32*)* @bytes_of_words, !"kernel", i32 1}
!5 = !{void (i16*, i8*, i32*)* @narrow_shifts, !"kernel", i32 1}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 0, i32 33}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !12, i64 0}
!17 = !{i64 0, i64 65}
!18 = !{i32 20, i32 33}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = distinct !{!22, !20, !21}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !12, i64 0}
!25 = !{!12, !12, i64 0}
