; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { i64, i32 }

@_ZZ12bitonic_sortE1s = internal unnamed_addr addrspace(3) global [128 x i32] undef, align 4
@_ZZ18bitonic_sort_pairsE1s = internal unnamed_addr addrspace(3) global [64 x %struct.pair] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 7
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i32, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 %7
  store i32 %9, ptr %10, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %11

11:                                               ; preds = %1, %18
  %12 = phi i32 [ 2, %1 ], [ %19, %18 ]
  %13 = lshr exact i32 %12, 1
  %14 = and i32 %12, %2
  %15 = icmp ne i32 %14, 0
  br label %21

16:                                               ; preds = %18
  %17 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %17, ptr %8, align 4, !tbaa !4
  ret void

18:                                               ; preds = %33
  %19 = shl nuw nsw i32 %12, 1
  %20 = icmp samesign ult i32 %12, 65
  br i1 %20, label %11, label %16, !llvm.loop !8

21:                                               ; preds = %11, %33
  %22 = phi i32 [ %13, %11 ], [ %34, %33 ]
  %23 = xor i32 %22, %2
  %24 = icmp samesign ugt i32 %23, %2
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = zext nneg i32 %23 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = icmp sgt i32 %26, %29
  %31 = xor i1 %15, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %25
  store i32 %29, ptr %10, align 4, !tbaa !4
  store i32 %26, ptr %28, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %25, %32, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = lshr i32 %22, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %18, label %21, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort_pairs(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %struct.pair, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i64, ptr %0, i64 %5
  %7 = load i64, ptr %6, align 8, !tbaa !11
  %8 = getelementptr inbounds nuw %struct.pair, ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 %5
  store i64 %7, ptr %8, align 8, !tbaa !13
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %10, ptr %11, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %12

12:                                               ; preds = %2, %20
  %13 = phi i32 [ 2, %2 ], [ %21, %20 ]
  %14 = lshr exact i32 %13, 1
  %15 = and i32 %13, %4
  %16 = icmp ne i32 %15, 0
  br label %23

17:                                               ; preds = %20
  %18 = load i64, ptr %8, align 8, !tbaa !13
  store i64 %18, ptr %6, align 8, !tbaa !11
  %19 = load i32, ptr %11, align 8, !tbaa !15
  store i32 %19, ptr %9, align 4, !tbaa !4
  ret void

20:                                               ; preds = %35
  %21 = shl nuw nsw i32 %13, 1
  %22 = icmp samesign ult i32 %13, 33
  br i1 %22, label %12, label %17, !llvm.loop !16

23:                                               ; preds = %12, %35
  %24 = phi i32 [ %14, %12 ], [ %36, %35 ]
  %25 = xor i32 %24, %4
  %26 = icmp samesign ugt i32 %25, %4
  br i1 %26, label %27, label %35

27:                                               ; preds = %23
  %28 = load i64, ptr %8, align 8, !tbaa !13
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds nuw %struct.pair, ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = icmp ugt i64 %28, %31
  %33 = xor i1 %16, %32
  br i1 %33, label %34, label %35

34:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull align 8 dereferenceable(16) %30, i64 16, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %35

35:                                               ; preds = %34, %27, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = lshr i32 %24, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %20, label %23, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !6, i64 0}
!13 = !{!14, !12, i64 0}
!14 = !{!"_ZTS4pair", !12, i64 0, !5, i64 8}
!15 = !{!14, !5, i64 8}
!16 = distinct !{!16, !9}
!17 = !{i64 0, i64 8, !11, i64 8, i64 4, !4}
!18 = distinct !{!18, !9}
