; ModuleID = 'globals_init.cu'
source_filename = "globals_init.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { i8, double, [3 x i16], ptr }
%struct.node = type { i32, ptr }

@small = dso_local addrspace(1) externally_initialized global i8 -7, align 1
@narrow = dso_local addrspace(1) externally_initialized global i16 1234, align 2
@wide = dso_local addrspace(1) externally_initialized global i64 -1234567890123, align 8
@pi = dso_local addrspace(1) externally_initialized global float 0x400921FB60000000, align 4
@e = dso_local addrspace(1) externally_initialized global double 0x4005BF0A8B145769, align 8
@primes = dso_local addrspace(1) externally_initialized global [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4
@sparse = dso_local addrspace(1) externally_initialized global <{ [21 x i32], [79 x i32] }> <{ [21 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 5, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 6], [79 x i32] zeroinitializer }>, align 4
@zeroes = dso_local addrspace(1) externally_initialized global [16 x i32] zeroinitializer, align 4
@flags = dso_local addrspace(1) externally_initialized global [3 x i8] c"\01\00\01", align 1
@records = dso_local addrspace(1) externally_initialized global [3 x %struct.record] [%struct.record { i8 97, double 5.000000e-01, [3 x i16] [i16 1, i16 2, i16 3], ptr addrspacecast (ptr addrspace(1) @primes to ptr) }, %struct.record { i8 98, double 1.500000e+00, [3 x i16] [i16 4, i16 5, i16 6], ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 12) }, %struct.record { i8 99, double -2.500000e+00, [3 x i16] [i16 7, i16 0, i16 0], ptr null }], align 8
@_ZL6cursor = internal addrspace(4) constant ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 8), align 8
@cursors = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL6cursor to ptr), ptr addrspacecast (ptr addrspace(4) @_ZL6cursor to ptr)], align 8
@third = dso_local addrspace(1) externally_initialized global %struct.node { i32 300, ptr addrspacecast (ptr addrspace(1) @second to ptr) }, align 8
@first = dso_local addrspace(1) externally_initialized global %struct.node { i32 1, ptr addrspacecast (ptr addrspace(1) @third to ptr) }, align 8
@second = dso_local addrspace(1) externally_initialized global %struct.node { i32 20, ptr null }, align 8
@counter = dso_local addrspace(1) externally_initialized global i32 100, align 4
@seen = dso_local addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [16 x ptr] [ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(1) @cursors to ptr), ptr addrspacecast (ptr addrspace(1) @e to ptr), ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr addrspacecast (ptr addrspace(1) @flags to ptr), ptr addrspacecast (ptr addrspace(1) @narrow to ptr), ptr addrspacecast (ptr addrspace(1) @pi to ptr), ptr addrspacecast (ptr addrspace(1) @primes to ptr), ptr addrspacecast (ptr addrspace(1) @records to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr), ptr addrspacecast (ptr addrspace(1) @seen to ptr), ptr addrspacecast (ptr addrspace(1) @small to ptr), ptr addrspacecast (ptr addrspace(1) @sparse to ptr), ptr addrspacecast (ptr addrspace(1) @third to ptr), ptr addrspacecast (ptr addrspace(1) @wide to ptr), ptr addrspacecast (ptr addrspace(1) @zeroes to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @read_globals(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = load i8, ptr addrspacecast (ptr addrspace(1) @small to ptr), align 1, !tbaa !8
  %5 = sext i8 %4 to i64
  %6 = load i16, ptr addrspacecast (ptr addrspace(1) @narrow to ptr), align 2, !tbaa !9
  %7 = sext i16 %6 to i64
  %8 = add nsw i64 %7, %5
  %9 = load i64, ptr addrspacecast (ptr addrspace(1) @wide to ptr), align 8, !tbaa !11
  %10 = add nsw i64 %8, %9
  %11 = zext nneg i32 %3 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = add nsw i64 %10, %14
  %16 = mul nuw nsw i32 %3, 10
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @sparse to ptr), i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = add nsw i64 %15, %20
  %22 = getelementptr i8, ptr %18, i64 40
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %21, %24
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @zeroes to ptr), i64 %11
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = add nsw i64 %25, %28
  %30 = trunc nuw nsw i32 %3 to i16
  %31 = urem i16 %30, 3
  %32 = zext nneg i16 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(1) @flags to ptr), i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !13, !range !15, !noundef !16
  %35 = zext nneg i8 %34 to i64
  %36 = add nsw i64 %29, %35
  %37 = getelementptr inbounds nuw i64, ptr %0, i64 %11
  store i64 %36, ptr %37, align 8, !tbaa !11
  %38 = load float, ptr addrspacecast (ptr addrspace(1) @pi to ptr), align 4, !tbaa !17
  %39 = fpext contract float %38 to double
  %40 = load double, ptr addrspacecast (ptr addrspace(1) @e to ptr), align 8, !tbaa !19
  %41 = fmul contract double %40, %39
  %42 = getelementptr inbounds nuw %struct.record, ptr addrspacecast (ptr addrspace(1) @records to ptr), i64 %32
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load double, ptr %43, align 8, !tbaa !21
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %46 = and i32 %3, 1
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i16, ptr %45, i64 %47
  %49 = load i16, ptr %48, align 2, !tbaa !9
  %50 = sitofp i16 %49 to double
  %51 = fmul contract double %44, %50
  %52 = fadd contract double %41, %51
  %53 = getelementptr inbounds nuw double, ptr %1, i64 %11
  store double %52, ptr %53, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @follow_pointers(ptr noundef writeonly captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = trunc nuw nsw i32 %2 to i16
  %4 = urem i16 %3, 3
  %5 = zext nneg i16 %4 to i64
  %6 = getelementptr inbounds nuw %struct.record, ptr addrspacecast (ptr addrspace(1) @records to ptr), i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !25
  %9 = icmp eq ptr %8, null
  br i1 %9, label %16, label %10

10:                                               ; preds = %1
  %11 = and i32 %2, 3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %8, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = mul nsw i32 %14, 1000
  br label %16

16:                                               ; preds = %1, %10
  %17 = phi i32 [ %15, %10 ], [ -1000, %1 ]
  %18 = and i32 %2, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 8), i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = mul nsw i32 %21, 10
  %23 = add nsw i32 %22, %17
  %24 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(1) @cursors to ptr), i64 %19
  %25 = load ptr, ptr %24, align 8, !tbaa !26
  %26 = load ptr, ptr %25, align 8, !tbaa !29
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = add nsw i32 %23, %28
  %30 = load i8, ptr %6, align 8, !tbaa !30
  %31 = sext i8 %30 to i32
  %32 = add nsw i32 %29, %31
  %33 = zext nneg i32 %2 to i64
  %34 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  store i32 %32, ptr %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @walk_list(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = icmp eq ptr addrspacecast (ptr addrspace(1) @first to ptr), null
  br i1 %3, label %4, label %8

4:                                                ; preds = %8, %1
  %5 = phi i32 [ %2, %1 ], [ %13, %8 ]
  %6 = zext nneg i32 %2 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void

8:                                                ; preds = %1, %8
  %9 = phi ptr [ %15, %8 ], [ addrspacecast (ptr addrspace(1) @first to ptr), %1 ]
  %10 = phi i32 [ %13, %8 ], [ %2, %1 ]
  %11 = shl nsw i32 %10, 1
  %12 = load i32, ptr %9, align 8, !tbaa !31
  %13 = add nsw i32 %12, %11
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %15 = load ptr, ptr %14, align 8, !tbaa !34
  %16 = icmp eq ptr %15, null
  br i1 %16, label %4, label %8, !llvm.loop !35
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_in_global(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 1 seq_cst, align 4
  %3 = add i32 %2, -100
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(1) @seen to ptr), i64 %4
  store i32 1, ptr %5, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = add nsw i32 %6, %3
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  store i32 %7, ptr %8, align 4, !tbaa !4
  ret void
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"long long", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"bool", !6, i64 0}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !6, i64 0}
!21 = !{!22, !20, i64 8}
!22 = !{!"_ZTS6record", !6, i64 0, !20, i64 8, !6, i64 16, !23, i64 24}
!23 = !{!"p1 int", !24, i64 0}
!24 = !{!"any pointer", !6, i64 0}
!25 = !{!22, !23, i64 24}
!26 = !{!27, !27, i64 0}
!27 = !{!"p2 int", !28, i64 0}
!28 = !{!"any p2 pointer", !24, i64 0}
!29 = !{!23, !23, i64 0}
!30 = !{!22, !6, i64 0}
!31 = !{!32, !5, i64 0}
!32 = !{!"_ZTS4node", !5, i64 0, !33, i64 8}
!33 = !{!"p1 _ZTS4node", !24, i64 0}
!34 = !{!32, !33, i64 8}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
