; ModuleID = 'syscalls.cu'
source_filename = "syscalls.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.anon = type { i32, i32, double, i8* }

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str1 = private unnamed_addr constant [27 x i8] c"thread %d: n=%d f=%g s=%s\0A\00", align 1
@.str2 = private unnamed_addr constant [7 x i8] c"b != 0\00", align 1
@.str3 = private unnamed_addr constant [12 x i8] c"syscalls.cu\00", align 1
@.str4 = private unnamed_addr constant [15 x i8] c"checked_divide\00", align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @say_hello(i32 noundef %0, float noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.anon, align 8
  %4 = bitcast %struct.anon* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %4) #8
  %5 = getelementptr inbounds %struct.anon, %struct.anon* %3, i64 0, i32 0
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8
  store i32 %6, i32* %5, align 8, !tbaa !7
  %7 = getelementptr inbounds %struct.anon, %struct.anon* %3, i64 0, i32 1
  store i32 %0, i32* %7, align 4, !tbaa !14
  %8 = getelementptr inbounds %struct.anon, %struct.anon* %3, i64 0, i32 2
  %9 = fpext float %1 to double
  store double %9, double* %8, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.anon, %struct.anon* %3, i64 0, i32 3
  store i8* getelementptr inbounds ([5 x i8], [5 x i8]* @.str, i64 0, i64 0), i8** %10, align 8, !tbaa !16
  %11 = call i32 @vprintf(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str1, i64 0, i64 0), i8* noundef nonnull %4) #9
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %4) #8
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent nounwind
declare dso_local i32 @vprintf(i8* noundef, i8* noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @heap_squares(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !17
  %7 = sext i32 %6 to i64
  %8 = shl nsw i64 %7, 2
  %9 = call i8* @malloc(i64 noundef %8) #9
  %10 = bitcast i8* %9 to i32*
  %11 = icmp eq i8* %9, null
  br i1 %11, label %34, label %12

12:                                               ; preds = %2
  %13 = icmp sgt i32 %6, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %16, %12
  %15 = icmp sgt i32 %6, 0
  br i1 %15, label %25, label %23

16:                                               ; preds = %12, %16
  %17 = phi i32 [ %21, %16 ], [ 0, %12 ]
  %18 = mul nsw i32 %17, %17
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds i32, i32* %10, i64 %19
  store i32 %18, i32* %20, align 4, !tbaa !17
  %21 = add nuw nsw i32 %17, 1
  %22 = icmp eq i32 %21, %6
  br i1 %22, label %14, label %16, !llvm.loop !18

23:                                               ; preds = %25, %14
  %24 = phi i32 [ 0, %14 ], [ %32, %25 ]
  call void @free(i8* noundef %9) #9
  br label %34

25:                                               ; preds = %14, %25
  %26 = phi i32 [ %28, %25 ], [ %6, %14 ]
  %27 = phi i32 [ %32, %25 ], [ 0, %14 ]
  %28 = add nsw i32 %26, -1
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, i32* %10, i64 %29
  %31 = load i32, i32* %30, align 4, !tbaa !17
  %32 = add nsw i32 %31, %27
  %33 = icmp sgt i32 %26, 1
  br i1 %33, label %25, label %23, !llvm.loop !21

34:                                               ; preds = %2, %23
  %35 = phi i32 [ %24, %23 ], [ -1, %2 ]
  %36 = getelementptr inbounds i32, i32* %1, i64 %4
  store i32 %35, i32* %36, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent inaccessiblememonly mustprogress nofree nounwind willreturn
declare dso_local noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: convergent inaccessiblemem_or_argmemonly mustprogress nounwind willreturn
declare dso_local void @free(i8* nocapture noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @checked_divide(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %1, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !17
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %3
  call void @__assertfail(i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str2, i64 0, i64 0), i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str3, i64 0, i64 0), i32 noundef 41, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str4, i64 0, i64 0), i64 noundef 1) #9
  br label %10

10:                                               ; preds = %9, %3
  %11 = load i32, i32* %6, align 4, !tbaa !17
  %12 = icmp slt i32 %11, 0
  br i1 %12, label %13, label %14

13:                                               ; preds = %10
  call void @llvm.trap()
  unreachable

14:                                               ; preds = %10
  %15 = icmp ne i32 %11, 0
  call void @llvm.assume(i1 %15)
  %16 = getelementptr inbounds i32, i32* %0, i64 %5
  %17 = load i32, i32* %16, align 4, !tbaa !17
  %18 = sdiv i32 %17, %11
  %19 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %18, i32* %19, align 4, !tbaa !17
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @__assertfail(i8* noundef, i8* noundef, i32 noundef, i8* noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #5

; Function Attrs: inaccessiblememonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { convergent inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { convergent inaccessiblemem_or_argmemonly mustprogress nounwind willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #5 = { cold noreturn nounwind }
attributes #6 = { inaccessiblememonly mustprogress nofree nosync nounwind willreturn }
attributes #7 = { nofree nosync nounwind readnone speculatable }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5}
!llvm.ident = !{!6}

!0 = !{void (i32, float)* @say_hello, !"kernel", i32 1}
!1 = !{void (i32*, i32*)* @heap_squares, !"kernel", i32 1}
!2 = !{void (i32*, i32*, i32*)* @checked_divide, !"kernel", i32 1}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
!7 = !{!8, !9, i64 0}
!8 = !{!"_ZTSZ9say_helloE3$_0", !9, i64 0, !9, i64 4, !12, i64 8, !13, i64 16}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!"double", !10, i64 0}
!13 = !{!"any pointer", !10, i64 0}
!14 = !{!8, !9, i64 4}
!15 = !{!8, !12, i64 8}
!16 = !{!8, !13, i64 16}
!17 = !{!9, !9, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !19, !20}
