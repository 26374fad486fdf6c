; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { i64, i32 }

@_ZZ12bitonic_sortE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ18bitonic_sort_pairsE1s = internal unnamed_addr addrspace(3) global [64 x %struct.pair] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bitonic_sort(i32* nocapture noundef %0) local_unnamed_addr #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %4 = shl i32 %3, 7
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = zext i32 %2 to i64
  %8 = getelementptr inbounds i32, i32* %6, i64 %7
  %9 = load i32, i32* %8, align 4, !tbaa !6
  %10 = getelementptr inbounds [128 x i32], [128 x i32] addrspace(3)* @_ZZ12bitonic_sortE1s, i64 0, i64 %7
  %11 = addrspacecast i32 addrspace(3)* %10 to i32*
  store i32 %9, i32* %11, align 4, !tbaa !6
  call void @llvm.nvvm.barrier0()
  br label %12

12:                                               ; preds = %1, %18
  %13 = phi i32 [ 2, %1 ], [ %19, %18 ]
  %14 = and i32 %13, %2
  %15 = icmp eq i32 %14, 0
  br label %21

16:                                               ; preds = %18
  %17 = load i32, i32* %11, align 4, !tbaa !6
  store i32 %17, i32* %8, align 4, !tbaa !6
  ret void

18:                                               ; preds = %35
  %19 = shl i32 %13, 1
  %20 = icmp ult i32 %19, 129
  br i1 %20, label %12, label %16, !llvm.loop !10

21:                                               ; preds = %12, %35
  %22 = phi i32 [ %13, %12 ], [ %23, %35 ]
  %23 = lshr i32 %22, 1
  %24 = xor i32 %23, %2
  %25 = icmp ugt i32 %24, %2
  br i1 %25, label %26, label %35

26:                                               ; preds = %21
  %27 = load i32, i32* %11, align 4, !tbaa !6
  %28 = zext i32 %24 to i64
  %29 = getelementptr inbounds [128 x i32], [128 x i32] addrspace(3)* @_ZZ12bitonic_sortE1s, i64 0, i64 %28
  %30 = addrspacecast i32 addrspace(3)* %29 to i32*
  %31 = load i32, i32* %30, align 4, !tbaa !6
  %32 = icmp sle i32 %27, %31
  %33 = xor i1 %15, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %26
  store i32 %31, i32* %11, align 4, !tbaa !6
  store i32 %27, i32* %30, align 4, !tbaa !6
  br label %35

35:                                               ; preds = %26, %34, %21
  call void @llvm.nvvm.barrier0()
  %36 = icmp ult i32 %22, 4
  br i1 %36, label %18, label %21, !llvm.loop !13
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bitonic_sort_pairs(i64* nocapture noundef %0, i32* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.pair, align 8
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds i64, i64* %0, i64 %5
  %7 = load i64, i64* %6, align 8, !tbaa !14
  %8 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ18bitonic_sort_pairsE1s, i64 0, i64 %5
  %9 = addrspacecast %struct.pair addrspace(3)* %8 to %struct.pair*
  %10 = getelementptr inbounds %struct.pair, %struct.pair* %9, i64 0, i32 0
  store i64 %7, i64* %10, align 8, !tbaa !16
  %11 = getelementptr inbounds i32, i32* %1, i64 %5
  %12 = load i32, i32* %11, align 4, !tbaa !6
  %13 = getelementptr inbounds %struct.pair, %struct.pair* %9, i64 0, i32 1
  store i32 %12, i32* %13, align 8, !tbaa !18
  call void @llvm.nvvm.barrier0()
  %14 = bitcast %struct.pair* %3 to i8*
  %15 = bitcast %struct.pair addrspace(3)* %8 to i8 addrspace(3)*
  %16 = addrspacecast i8 addrspace(3)* %15 to i8*
  %17 = bitcast %struct.pair* %3 to i8*
  %18 = bitcast %struct.pair* %3 to i8*
  br label %19

19:                                               ; preds = %2, %26
  %20 = phi i32 [ 2, %2 ], [ %27, %26 ]
  %21 = and i32 %20, %4
  %22 = icmp eq i32 %21, 0
  br label %29

23:                                               ; preds = %26
  %24 = load i64, i64* %10, align 8, !tbaa !16
  store i64 %24, i64* %6, align 8, !tbaa !14
  %25 = load i32, i32* %13, align 8, !tbaa !18
  store i32 %25, i32* %11, align 4, !tbaa !6
  ret void

26:                                               ; preds = %46
  %27 = shl i32 %20, 1
  %28 = icmp ult i32 %27, 65
  br i1 %28, label %19, label %23, !llvm.loop !19

29:                                               ; preds = %19, %46
  %30 = phi i32 [ %20, %19 ], [ %31, %46 ]
  %31 = lshr i32 %30, 1
  %32 = xor i32 %31, %4
  %33 = icmp ugt i32 %32, %4
  br i1 %33, label %34, label %46

34:                                               ; preds = %29
  %35 = load i64, i64* %10, align 8, !tbaa !16
  %36 = zext i32 %32 to i64
  %37 = getelementptr inbounds [64 x %struct.pair], [64 x %struct.pair] addrspace(3)* @_ZZ18bitonic_sort_pairsE1s, i64 0, i64 %36
  %38 = addrspacecast %struct.pair addrspace(3)* %37 to %struct.pair*
  %39 = getelementptr inbounds %struct.pair, %struct.pair* %38, i64 0, i32 0
  %40 = load i64, i64* %39, align 8, !tbaa !16
  %41 = icmp ule i64 %35, %40
  %42 = xor i1 %22, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %34
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %17)
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %14, i8* noundef nonnull align 8 dereferenceable(16) %16, i64 16, i1 false), !tbaa.struct !20
  %44 = bitcast %struct.pair addrspace(3)* %37 to i8 addrspace(3)*
  %45 = addrspacecast i8 addrspace(3)* %44 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %16, i8* noundef nonnull align 8 dereferenceable(16) %45, i64 16, i1 false), !tbaa.struct !20
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %45, i8* noundef nonnull align 8 dereferenceable(16) %14, i64 16, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %18)
  br label %46

46:                                               ; preds = %43, %34, %29
  call void @llvm.nvvm.barrier0()
  %47 = icmp ult i32 %30, 4
  br i1 %47, label %26, label %29, !llvm.loop !21
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { convergent nounwind }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32*)* @bitonic_sort, !"kernel", i32 1}
!1 = !{void (i64*, i32*)* @bitonic_sort_pairs, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !8, i64 0}
!16 = !{!17, !15, i64 0}
!17 = !{!"_ZTS4pair", !15, i64 0, !7, i64 8}
!18 = !{!17, !7, i64 8}
!19 = distinct !{!19, !11, !12}
!20 = !{i64 0, i64 8, !14, i64 8, i64 4, !6}
!21 = distinct !{!21, !11, !12}
