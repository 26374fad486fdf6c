; ModuleID = 'text.cu'
source_filename = "text.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@digits = dso_local addrspace(4) externally_initialized global [17 x i8] c"0123456789abcdef\00", align 1
@llvm.compiler.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([17 x i8], [17 x i8] addrspace(4)* @digits, i32 0, i32 0) to i8*)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nounwind
define dso_local void @count_words(i8* nocapture noundef readonly %0, i32 noundef %1, i32* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %8 = mul i32 %7, %4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %1
  br i1 %11, label %15, label %12

12:                                               ; preds = %33, %3
  %13 = phi i32 [ 0, %3 ], [ %38, %33 ]
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %43, label %41

15:                                               ; preds = %3, %33
  %16 = phi i32 [ %38, %33 ], [ 0, %3 ]
  %17 = phi i32 [ %39, %33 ], [ %10, %3 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, i8* %0, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !8
  %21 = or i8 %20, 32
  %22 = add i8 %21, -97
  %23 = icmp ult i8 %22, 26
  %24 = icmp sgt i32 %17, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %15
  %26 = add nsw i32 %17, -1
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, i8* %0, i64 %27
  %29 = load i8, i8* %28, align 1, !tbaa !8
  %30 = or i8 %29, 32
  %31 = add i8 %30, -97
  %32 = icmp ult i8 %31, 26
  br label %33

33:                                               ; preds = %25, %15
  %34 = phi i1 [ false, %15 ], [ %32, %25 ]
  %35 = xor i1 %34, true
  %36 = and i1 %23, %35
  %37 = zext i1 %36 to i32
  %38 = add i32 %16, %37
  %39 = add nsw i32 %17, %6
  %40 = icmp slt i32 %39, %1
  br i1 %40, label %15, label %12, !llvm.loop !11

41:                                               ; preds = %12
  %42 = atomicrmw add i32* %2, i32 %13 seq_cst, align 4
  br label %43

43:                                               ; preds = %41, %12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @hex_encode(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %31

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i8, i8* %0, i64 %11
  %13 = load i8, i8* %12, align 1, !tbaa !8
  %14 = lshr i8 %13, 4
  %15 = zext i8 %14 to i64
  %16 = getelementptr inbounds [17 x i8], [17 x i8] addrspace(4)* @digits, i64 0, i64 %15
  %17 = addrspacecast i8 addrspace(4)* %16 to i8*
  %18 = load i8, i8* %17, align 1, !tbaa !8
  %19 = shl nsw i32 %8, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, i8* %1, i64 %20
  store i8 %18, i8* %21, align 1, !tbaa !8
  %22 = load i8, i8* %12, align 1, !tbaa !8
  %23 = and i8 %22, 15
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds [17 x i8], [17 x i8] addrspace(4)* @digits, i64 0, i64 %24
  %26 = addrspacecast i8 addrspace(4)* %25 to i8*
  %27 = load i8, i8* %26, align 1, !tbaa !8
  %28 = or i32 %19, 1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, i8* %1, i64 %29
  store i8 %27, i8* %30, align 1, !tbaa !8
  br label %31

31:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @utf8_check(i8* nocapture noundef readonly %0, i32 noundef %1, i8* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %75

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, i8* %0, i64 %12
  br label %14

14:                                               ; preds = %64, %10
  %15 = phi i32 [ 0, %10 ], [ %67, %64 ]
  %16 = phi i32 [ 0, %10 ], [ %69, %64 ]
  %17 = icmp slt i32 %15, 4
  br i1 %17, label %18, label %70

18:                                               ; preds = %14
  %19 = sext i32 %15 to i64
  %20 = getelementptr inbounds i8, i8* %13, i64 %19
  %21 = sub nsw i32 4, %15
  %22 = load i8, i8* %20, align 1, !tbaa !8
  %23 = zext i8 %22 to i32
  %24 = icmp sgt i8 %22, -1
  br i1 %24, label %64, label %25

25:                                               ; preds = %18
  %26 = and i32 %23, 224
  %27 = icmp eq i32 %26, 192
  br i1 %27, label %34, label %28

28:                                               ; preds = %25
  %29 = and i32 %23, 240
  %30 = icmp eq i32 %29, 224
  br i1 %30, label %34, label %31

31:                                               ; preds = %28
  %32 = and i32 %23, 248
  %33 = icmp eq i32 %32, 240
  br i1 %33, label %34, label %64

34:                                               ; preds = %31, %28, %25
  %35 = phi i32 [ 31, %25 ], [ 15, %28 ], [ 7, %31 ]
  %36 = phi i32 [ 128, %25 ], [ 2048, %28 ], [ 65536, %31 ]
  %37 = phi i32 [ 2, %25 ], [ 3, %28 ], [ 4, %31 ]
  %38 = icmp sgt i32 %37, %21
  br i1 %38, label %64, label %39

39:                                               ; preds = %34
  %40 = and i32 %35, %23
  br label %41

41:                                               ; preds = %39, %50
  %42 = phi i32 [ %54, %50 ], [ 1, %39 ]
  %43 = phi i32 [ %53, %50 ], [ %40, %39 ]
  %44 = zext i32 %42 to i64
  %45 = getelementptr inbounds i8, i8* %20, i64 %44
  %46 = load i8, i8* %45, align 1, !tbaa !8
  %47 = zext i8 %46 to i32
  %48 = and i32 %47, 192
  %49 = icmp eq i32 %48, 128
  br i1 %49, label %50, label %64

50:                                               ; preds = %41
  %51 = shl i32 %43, 6
  %52 = and i32 %47, 63
  %53 = or i32 %52, %51
  %54 = add nuw nsw i32 %42, 1
  %55 = icmp eq i32 %54, %37
  br i1 %55, label %56, label %41, !llvm.loop !14

56:                                               ; preds = %50
  %57 = icmp ult i32 %53, %36
  %58 = icmp ugt i32 %53, 1114111
  %59 = or i1 %57, %58
  %60 = and i32 %43, 67108832
  %61 = icmp eq i32 %60, 864
  %62 = or i1 %61, %59
  %63 = select i1 %62, i32 0, i32 %37
  br label %64

64:                                               ; preds = %41, %18, %31, %34, %56
  %65 = phi i32 [ %63, %56 ], [ 1, %18 ], [ 0, %31 ], [ 0, %34 ], [ 0, %41 ]
  %66 = icmp eq i32 %65, 0
  %67 = add nsw i32 %65, %15
  %68 = add nsw i32 %16, 1
  %69 = select i1 %66, i32 255, i32 %68
  br i1 %66, label %70, label %14

70:                                               ; preds = %64, %14
  %71 = phi i32 [ %69, %64 ], [ %16, %14 ]
  %72 = trunc i32 %71 to i8
  %73 = sext i32 %8 to i64
  %74 = getelementptr inbounds i8, i8* %2, i64 %73
  store i8 %72, i8* %74, align 1, !tbaa !8
  br label %75

75:                                               ; preds = %3, %70
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @swap_case(i8* nocapture noundef %0) local_unnamed_addr #1 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %4 = mul i32 %2, %3
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %6 = add i32 %4, %5
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i8, i8* %0, i64 %7
  %9 = load i8, i8* %8, align 1, !tbaa !8
  %10 = or i8 %9, 32
  %11 = add i8 %10, -97
  %12 = icmp ult i8 %11, 26
  br i1 %12, label %13, label %15

13:                                               ; preds = %1
  %14 = xor i8 %9, 32
  store i8 %14, i8* %8, align 1, !tbaa !8
  br label %15

15:                                               ; preds = %13, %1
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}
!llvm.ident = !{!7}

!0 = !{void (i8*, i32, i32*)* @count_words, !"kernel", i32 1}
!1 = !{void (i8*, i8*, i32)* @hex_encode, !"kernel", i32 1}
!2 = !{void (i8*, i32, i8*)* @utf8_check, !"kernel", i32 1}
!3 = !{void (i8*)* @swap_case, !"kernel", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
