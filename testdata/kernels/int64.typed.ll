; ModuleID = 'int64.cu'
source_filename = "int64.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @divide64(i64* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i64* nocapture noundef writeonly %2, i64* nocapture noundef writeonly %3, i64* nocapture noundef writeonly %4, i64* nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i64, i64* %1, i64 %8
  %10 = load i64, i64* %9, align 8, !tbaa !12
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, i64 1, i64 %10
  %13 = getelementptr inbounds i64, i64* %0, i64 %8
  %14 = load i64, i64* %13, align 8, !tbaa !12
  %15 = sdiv i64 %14, %12
  %16 = getelementptr inbounds i64, i64* %2, i64 %8
  store i64 %15, i64* %16, align 8, !tbaa !12
  %17 = load i64, i64* %13, align 8, !tbaa !12
  %18 = srem i64 %17, %12
  %19 = getelementptr inbounds i64, i64* %3, i64 %8
  store i64 %18, i64* %19, align 8, !tbaa !12
  %20 = load i64, i64* %13, align 8, !tbaa !12
  %21 = udiv i64 %20, %12
  %22 = getelementptr inbounds i64, i64* %4, i64 %8
  store i64 %21, i64* %22, align 8, !tbaa !12
  %23 = load i64, i64* %13, align 8, !tbaa !12
  %24 = urem i64 %23, %12
  %25 = getelementptr inbounds i64, i64* %5, i64 %8
  store i64 %24, i64* %25, align 8, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @divide_constants(i64* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i64* nocapture noundef writeonly %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i64, i64* %0, i64 %6
  %8 = load i64, i64* %7, align 8, !tbaa !12
  %9 = sdiv i64 %8, 1000
  %10 = srem i64 %8, 7
  %11 = add nsw i64 %9, %10
  %12 = udiv i64 %8, 10
  %13 = add nsw i64 %11, %12
  %14 = sdiv i64 %8, -64
  %15 = add nsw i64 %13, %14
  %16 = getelementptr inbounds i64, i64* %2, i64 %6
  store i64 %15, i64* %16, align 8, !tbaa !12
  %17 = getelementptr inbounds i32, i32* %1, i64 %6
  %18 = load i32, i32* %17, align 4, !tbaa !16
  %19 = sdiv i32 %18, 3
  %20 = srem i32 %18, 10
  %21 = sub nsw i32 %19, %20
  %22 = udiv i32 %18, 7
  %23 = add nsw i32 %21, %22
  %24 = sdiv i32 %18, 16
  %25 = add nsw i32 %23, %24
  %26 = urem i32 %18, 1000
  %27 = add nsw i32 %25, %26
  %28 = getelementptr inbounds i32, i32* %3, i64 %6
  store i32 %27, i32* %28, align 4, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @high_product(i64* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i64* nocapture noundef writeonly %2, i64* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i64, i64* %0, i64 %6
  %8 = load i64, i64* %7, align 8, !tbaa !12
  %9 = zext i64 %8 to i128
  %10 = getelementptr inbounds i64, i64* %1, i64 %6
  %11 = load i64, i64* %10, align 8, !tbaa !12
  %12 = zext i64 %11 to i128
  %13 = mul nuw i128 %12, %9
  %14 = lshr i128 %13, 64
  %15 = trunc i128 %14 to i64
  %16 = getelementptr inbounds i64, i64* %2, i64 %6
  store i64 %15, i64* %16, align 8, !tbaa !12
  %17 = load i64, i64* %7, align 8, !tbaa !12
  %18 = sext i64 %17 to i128
  %19 = load i64, i64* %10, align 8, !tbaa !12
  %20 = sext i64 %19 to i128
  %21 = mul nsw i128 %20, %18
  %22 = lshr i128 %21, 64
  %23 = trunc i128 %22 to i64
  %24 = getelementptr inbounds i64, i64* %3, i64 %6
  store i64 %23, i64* %24, align 8, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @xorshift(i64* nocapture noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %5 = mul i32 %3, %4
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i64, i64* %0, i64 %8
  %10 = load i64, i64* %9, align 8, !tbaa !12
  %11 = or i64 %10, 1
  %12 = icmp sgt i32 %1, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %16, %2
  %14 = phi i64 [ %11, %2 ], [ %24, %16 ]
  %15 = mul i64 %14, 2685821657736338717
  store i64 %15, i64* %9, align 8, !tbaa !12
  ret void

16:                                               ; preds = %2, %16
  %17 = phi i32 [ %25, %16 ], [ 0, %2 ]
  %18 = phi i64 [ %24, %16 ], [ %11, %2 ]
  %19 = lshr i64 %18, 12
  %20 = xor i64 %19, %18
  %21 = shl i64 %20, 25
  %22 = xor i64 %21, %20
  %23 = lshr i64 %22, 27
  %24 = xor i64 %23, %22
  %25 = add nuw nsw i32 %17, 1
  %26 = icmp eq i32 %25, %1
  br i1 %26, label %13, label %16, !llvm.loop !18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @modular_power(i64* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i64 noundef %2, i64* nocapture noundef writeonly %3) local_unnamed_addr #1 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i64, i64* %1, i64 %6
  %8 = load i64, i64* %7, align 8, !tbaa !12
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %28, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds i64, i64* %0, i64 %6
  %12 = load i64, i64* %11, align 8, !tbaa !12
  br label %13

13:                                               ; preds = %10, %23
  %14 = phi i64 [ %25, %23 ], [ %12, %10 ]
  %15 = phi i64 [ %24, %23 ], [ 1, %10 ]
  %16 = phi i64 [ %26, %23 ], [ %8, %10 ]
  %17 = urem i64 %14, %2
  %18 = and i64 %16, 1
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %13
  %21 = mul i64 %17, %15
  %22 = urem i64 %21, %2
  br label %23

23:                                               ; preds = %20, %13
  %24 = phi i64 [ %22, %20 ], [ %15, %13 ]
  %25 = mul i64 %17, %17
  %26 = lshr i64 %16, 1
  %27 = icmp ult i64 %16, 2
  br i1 %27, label %28, label %13, !llvm.loop !21

28:                                               ; preds = %23, %4
  %29 = phi i64 [ 1, %4 ], [ %24, %23 ]
  %30 = getelementptr inbounds i64, i64* %3, i64 %6
  store i64 %29, i64* %30, align 8, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @gcd(i64* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i64, i64* %0, i64 %5
  %7 = load i64, i64* %6, align 8, !tbaa !12
  %8 = getelementptr inbounds i64, i64* %1, i64 %5
  %9 = load i64, i64* %8, align 8, !tbaa !12
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %16, label %11

11:                                               ; preds = %3, %11
  %12 = phi i64 [ %13, %11 ], [ %7, %3 ]
  %13 = phi i64 [ %14, %11 ], [ %9, %3 ]
  %14 = urem i64 %12, %13
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %11, !llvm.loop !22

16:                                               ; preds = %11, %3
  %17 = phi i64 [ %7, %3 ], [ %13, %11 ]
  %18 = getelementptr inbounds i64, i64* %2, i64 %5
  store i64 %17, i64* %18, align 8, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @isqrt(i64* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #1 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i64, i64* %0, i64 %4
  %6 = load i64, i64* %5, align 8, !tbaa !12
  br label %10

7:                                                ; preds = %22
  %8 = trunc i64 %24 to i32
  %9 = getelementptr inbounds i32, i32* %1, i64 %4
  store i32 %8, i32* %9, align 4, !tbaa !16
  ret void

10:                                               ; preds = %2, %22
  %11 = phi i64 [ 4611686018427387904, %2 ], [ %25, %22 ]
  %12 = phi i64 [ 0, %2 ], [ %24, %22 ]
  %13 = phi i64 [ %6, %2 ], [ %23, %22 ]
  %14 = add i64 %11, %12
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %20, label %16

16:                                               ; preds = %10
  %17 = sub i64 %13, %14
  %18 = lshr i64 %12, 1
  %19 = add nuw i64 %18, %11
  br label %22

20:                                               ; preds = %10
  %21 = lshr i64 %12, 1
  br label %22

22:                                               ; preds = %16, %20
  %23 = phi i64 [ %17, %16 ], [ %13, %20 ]
  %24 = phi i64 [ %19, %16 ], [ %21, %20 ]
  %25 = lshr i64 %11, 2
  %26 = icmp ult i64 %11, 4
  br i1 %26, label %7, label %10, !llvm.loop !23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @product128(i64* nocapture noundef readonly %0, i64* nocapture noundef readonly %1, i64* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = shl i32 %4, 1
  %6 = or i32 %5, 1
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i64, i64* %0, i64 %7
  %9 = load i64, i64* %8, align 8, !tbaa !12
  %10 = zext i64 %9 to i128
  %11 = shl nuw i128 %10, 64
  %12 = sext i32 %5 to i64
  %13 = getelementptr inbounds i64, i64* %0, i64 %12
  %14 = load i64, i64* %13, align 8, !tbaa !12
  %15 = zext i64 %14 to i128
  %16 = or i128 %11, %15
  %17 = getelementptr inbounds i64, i64* %1, i64 %7
  %18 = load i64, i64* %17, align 8, !tbaa !12
  %19 = zext i64 %18 to i128
  %20 = shl nuw i128 %19, 64
  %21 = getelementptr inbounds i64, i64* %1, i64 %12
  %22 = load i64, i64* %21, align 8, !tbaa !12
  %23 = zext i64 %22 to i128
  %24 = or i128 %20, %23
  %25 = mul i128 %24, %16
  %26 = lshr i128 %16, 3
  %27 = mul i128 %23, -1180591620717411303424
  %28 = add i128 %27, %26
  %29 = add i128 %28, %25
  %30 = trunc i128 %29 to i64
  %31 = getelementptr inbounds i64, i64* %2, i64 %12
  store i64 %30, i64* %31, align 8, !tbaa !12
  %32 = lshr i128 %29, 64
  %33 = trunc i128 %32 to i64
  %34 = getelementptr inbounds i64, i64* %2, i64 %7
  store i64 %33, i64* %34, align 8, !tbaa !12
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7}
!llvm.module.flags = !{!8, !9, !10}
!llvm.ident = !{!11}

!0 = !{void (i64*, i64*, i64*, i64*, i64*, i64*)* @divide64, !"kernel", i32 1}
!1 = !{void (i64*, i32*, i64*, i32*)* @divide_constants, !"kernel", i32 1}
!2 = !{void (i64*, i64*, i64*, i64*)* @high_product, !"kernel", i32 1}
!3 = !{void (i64*, i32)* @xorshift, !"kernel", i32 1}
!4 = !{void (i64*, i64*, i64, i64*)* @modular_power, !"kernel", i32 1}
!5 = !{void (i64*, i64*, i64*)* @gcd, !"kernel", i32 1}
!6 = !{void (i64*, i32*)* @isqrt, !"kernel", i32 1}
!7 = !{void (i64*, i64*, i64*)* @product128, !"kernel", i32 1}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = !{!"Debian clang version 14.0.6"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !14, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !19, !20}
!22 = distinct !{!22, !19, !20}
!23 = distinct !{!23, !19, !20}
