; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { i32, [12 x i8], double, [8 x i16] }
%struct.fields = type { i32 }
%struct.packed = type <{ i8, i32, i64 }>

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @swap_records(%struct.record* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = alloca %struct.record, align 8
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %4 = icmp ult i32 %3, 4
  br i1 %4, label %5, label %19

5:                                                ; preds = %1
  %6 = bitcast %struct.record* %2 to i8*
  %7 = bitcast %struct.record* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 40, i8* nonnull %7)
  %8 = zext i32 %3 to i64
  %9 = getelementptr inbounds %struct.record, %struct.record* %0, i64 %8
  %10 = bitcast %struct.record* %9 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %6, i8* noundef nonnull align 8 dereferenceable(40) %10, i64 40, i1 false), !tbaa.struct !9
  %11 = sub i32 7, %3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds %struct.record, %struct.record* %0, i64 %12
  %14 = bitcast %struct.record* %13 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %10, i8* noundef nonnull align 8 dereferenceable(40) %14, i64 40, i1 false), !tbaa.struct !9
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(40) %14, i8* noundef nonnull align 8 dereferenceable(40) %6, i64 40, i1 false), !tbaa.struct !9
  %15 = getelementptr inbounds %struct.record, %struct.record* %0, i64 %8, i32 0
  %16 = load i32, i32* %15, align 8, !tbaa !17
  %17 = add nsw i32 %16, 1
  store i32 %17, i32* %15, align 8, !tbaa !17
  %18 = bitcast %struct.record* %2 to i8*
  call void @llvm.lifetime.end.p0i8(i64 40, i8* nonnull %18)
  br label %19

19:                                               ; preds = %5, %1
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @variable_copy(i8* nocapture noundef readonly %0, i8* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [32 x i8], align 1
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %5 = shl nsw i32 %4, 2
  %6 = or i32 %5, 1
  %7 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  %8 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %8)
  %9 = shl nsw i32 %4, 5
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, i8* %0, i64 %10
  %12 = sext i32 %6 to i64
  %13 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  %14 = icmp ugt i32 %6, 31
  %15 = sub nsw i64 32, %12
  %16 = select i1 %14, i64 0, i64 %15
  %17 = getelementptr [32 x i8], [32 x i8]* %3, i64 0, i64 %12
  call void @llvm.memset.p0i8.i64(i8* align 1 %17, i8 -18, i64 %16, i1 false)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 %13, i8* noundef nonnull align 1 dereferenceable(1) %11, i64 %12, i1 false)
  %18 = icmp slt i32 %6, 30
  %19 = select i1 %18, i32 %6, i32 30
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  %22 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 2
  call void @llvm.memmove.p0i8.p0i8.i64(i8* noundef nonnull align 1 %22, i8* noundef nonnull align 1 %21, i64 %20, i1 false)
  %23 = getelementptr inbounds i8, i8* %1, i64 %10
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(32) %23, i8* noundef nonnull align 1 dereferenceable(32) %7, i64 32, i1 false)
  %24 = getelementptr inbounds [32 x i8], [32 x i8]* %3, i64 0, i64 0
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %24)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @bit_fields(%struct.fields* nocapture noundef readonly %0, %struct.fields* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds %struct.fields, %struct.fields* %0, i64 %4, i32 0
  %6 = load i32, i32* %5, align 4, !tbaa.struct !19
  %7 = and i32 %6, 1016
  %8 = sub nsw i32 0, %7
  %9 = lshr i32 %6, 12
  %10 = and i32 %9, 1047552
  %11 = and i32 %6, 4193280
  %12 = xor i32 %10, %11
  %13 = and i32 %8, 512
  %14 = icmp eq i32 %13, 0
  %15 = lshr exact i32 %12, 10
  %16 = lshr i32 %6, 22
  %17 = add nuw nsw i32 %16, 1
  %18 = select i1 %14, i32 %17, i32 %15
  %19 = add i32 %6, 3
  %20 = and i32 %19, 7
  %21 = and i32 %8, 1016
  %22 = or i32 %20, %21
  %23 = or i32 %22, %12
  %24 = shl i32 %18, 22
  %25 = or i32 %23, %24
  %26 = getelementptr inbounds %struct.fields, %struct.fields* %1, i64 %4, i32 0
  store i32 %25, i32* %26, align 4, !tbaa.struct !19
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @packed_fields(%struct.packed* nocapture noundef %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds %struct.packed, %struct.packed* %0, i64 %4, i32 0
  %6 = load i8, i8* %5, align 1, !tbaa !20
  %7 = zext i8 %6 to i32
  %8 = getelementptr inbounds %struct.packed, %struct.packed* %0, i64 %4, i32 1
  %9 = load i32, i32* %8, align 1, !tbaa !23
  %10 = add nsw i32 %9, %7
  store i32 %10, i32* %8, align 1, !tbaa !23
  %11 = getelementptr inbounds %struct.packed, %struct.packed* %0, i64 %4, i32 2
  %12 = load i64, i64* %11, align 1, !tbaa !24
  %13 = sext i32 %10 to i64
  %14 = add nsw i64 %12, %13
  %15 = getelementptr inbounds i64, i64* %1, i64 %4
  store i64 %14, i64* %15, align 8, !tbaa !25
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @zero_then_fill(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #4 {
  %3 = alloca [32 x i32], align 4
  %4 = bitcast [32 x i32]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 128, i8* nonnull %4) #6
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !10
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = and i32 %5, 255
  br label %14

12:                                               ; preds = %14, %2
  %13 = shl nsw i32 %5, 5
  br label %25

14:                                               ; preds = %10, %14
  %15 = phi i32 [ 0, %10 ], [ %22, %14 ]
  %16 = sitofp i32 %15 to float
  %17 = bitcast float %16 to i32
  %18 = and i32 %17, -256
  %19 = or i32 %18, %11
  %20 = zext i32 %15 to i64
  %21 = getelementptr inbounds [32 x i32], [32 x i32]* %3, i64 0, i64 %20
  store i32 %19, i32* %21, align 4, !tbaa !10
  %22 = add nuw nsw i32 %15, 1
  %23 = icmp eq i32 %22, %8
  br i1 %23, label %12, label %14, !llvm.loop !26

24:                                               ; preds = %25
  call void @llvm.lifetime.end.p0i8(i64 128, i8* nonnull %4) #6
  ret void

25:                                               ; preds = %12, %25
  %26 = phi i32 [ 0, %12 ], [ %33, %25 ]
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds [32 x i32], [32 x i32]* %3, i64 0, i64 %27
  %29 = load i32, i32* %28, align 4, !tbaa !10
  %30 = add nuw nsw i32 %26, %13
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, i32* %1, i64 %31
  store i32 %29, i32* %32, align 4, !tbaa !10
  %33 = add nuw nsw i32 %26, 1
  %34 = icmp eq i32 %33, 32
  br i1 %34, label %24, label %25, !llvm.loop !29
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #4 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #5 = { nofree nosync nounwind readnone speculatable }
attributes #6 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4}
!llvm.module.flags = !{!5, !6, !7}
!llvm.ident = !{!8}

!0 = !{void (%struct.record*)* @swap_records, !"kernel", i32 1}
!1 = !{void (i8*, i8*)* @variable_copy, !"kernel", i32 1}
!2 = !{void (%struct.fields*, %struct.fields*)* @bit_fields, !"kernel", i32 1}
!3 = !{void (%struct.packed*, i64*)* @packed_fields, !"kernel", i32 1}
!4 = !{void (i32*, i32*)* @zero_then_fill, !"kernel", i32 1}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{!"Debian clang version 14.0.6"}
!9 = !{i64 0, i64 4, !10, i64 4, i64 12, !14, i64 16, i64 8, !15, i64 24, i64 16, !14}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!12, !12, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !12, i64 0}
!17 = !{!18, !11, i64 0}
!18 = !{!"_ZTS6record", !11, i64 0, !12, i64 4, !16, i64 16, !12, i64 24}
!19 = !{i64 0, i64 4, !10, i64 0, i64 4, !10, i64 1, i64 4, !10, i64 2, i64 4, !10}
!20 = !{!21, !12, i64 0}
!21 = !{!"_ZTS6packed", !12, i64 0, !11, i64 1, !22, i64 5}
!22 = !{!"long long", !12, i64 0}
!23 = !{!21, !11, i64 1}
!24 = !{!21, !22, i64 5}
!25 = !{!22, !22, i64 0}
!26 = distinct !{!26, !27, !28}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = distinct !{!29, !27, !28}
