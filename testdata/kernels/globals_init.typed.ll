; ModuleID = 'globals_init.cu'
source_filename = "globals_init.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { i8, double, [3 x i16], i32* }
%struct.node = type { i32, %struct.node* }

@small = dso_local addrspace(1) externally_initialized global i8 -7, align 1
@narrow = dso_local addrspace(1) externally_initialized global i16 1234, align 2
@wide = dso_local addrspace(1) externally_initialized global i64 -1234567890123, align 8
@pi = dso_local addrspace(1) externally_initialized global float 0x400921FB60000000, align 4
@e = dso_local addrspace(1) externally_initialized global double 0x4005BF0A8B145769, align 8
@primes = dso_local addrspace(1) externally_initialized global [8 x i32] [i32 2, i32 3, i32 5, i32 7, i32 11, i32 13, i32 17, i32 19], align 4
@sparse = dso_local addrspace(1) externally_initialized global <{ [21 x i32], [79 x i32] }> <{ [21 x i32] [i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 5, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 6], [79 x i32] zeroinitializer }>, align 4
@zeroes = dso_local addrspace(1) externally_initialized global [16 x i32] zeroinitializer, align 4
@flags = dso_local addrspace(1) externally_initialized global [3 x i8] c"\01\00\01", align 1
@records = dso_local addrspace(1) externally_initialized global [3 x %struct.record] [%struct.record { i8 97, double 5.000000e-01, [3 x i16] [i16 1, i16 2, i16 3], i32* addrspacecast (i32 addrspace(1)* getelementptr inbounds ([8 x i32], [8 x i32] addrspace(1)* @primes, i32 0, i32 0) to i32*) }, %struct.record { i8 98, double 1.500000e+00, [3 x i16] [i16 4, i16 5, i16 6], i32* bitcast (i8* getelementptr (i8, i8* addrspacecast (i8 addrspace(1)* bitcast ([8 x i32] addrspace(1)* @primes to i8 addrspace(1)*) to i8*), i64 12) to i32*) }, %struct.record { i8 99, double -2.500000e+00, [3 x i16] [i16 7, i16 0, i16 0], i32* null }], align 8
@_ZL6cursor = internal addrspace(4) constant i32* getelementptr ([8 x i32], [8 x i32]* addrspacecast ([8 x i32] addrspace(1)* @primes to [8 x i32]*), i64 0, i64 2), align 8
@cursors = dso_local addrspace(1) externally_initialized global [2 x i32**] [i32** addrspacecast (i32* addrspace(4)* @_ZL6cursor to i32**), i32** addrspacecast (i32* addrspace(4)* @_ZL6cursor to i32**)], align 8
@third = dso_local addrspace(1) externally_initialized global %struct.node { i32 300, %struct.node* addrspacecast (%struct.node addrspace(1)* @second to %struct.node*) }, align 8
@first = dso_local addrspace(1) externally_initialized global %struct.node { i32 1, %struct.node* addrspacecast (%struct.node addrspace(1)* @third to %struct.node*) }, align 8
@second = dso_local addrspace(1) externally_initialized global %struct.node { i32 20, %struct.node* null }, align 8
@counter = dso_local addrspace(1) externally_initialized global i32 100, align 4
@seen = dso_local addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [16 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast (i32 addrspace(1)* @counter to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast ([2 x i32**] addrspace(1)* @cursors to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (double addrspace(1)* @e to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (%struct.node addrspace(1)* @first to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* getelementptr inbounds ([3 x i8], [3 x i8] addrspace(1)* @flags, i32 0, i32 0) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (i16 addrspace(1)* @narrow to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (float addrspace(1)* @pi to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast ([8 x i32] addrspace(1)* @primes to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* getelementptr inbounds ([3 x %struct.record], [3 x %struct.record] addrspace(1)* @records, i32 0, i32 0, i32 0) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (%struct.node addrspace(1)* @second to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast ([64 x i32] addrspace(1)* @seen to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* @small to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (<{ [21 x i32], [79 x i32] }> addrspace(1)* @sparse to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (%struct.node addrspace(1)* @third to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (i64 addrspace(1)* @wide to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast ([16 x i32] addrspace(1)* @zeroes to i8 addrspace(1)*) to i8*)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @read_globals(i64* nocapture noundef writeonly %0, double* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %4 = load i8, i8* addrspacecast (i8 addrspace(1)* @small to i8*), align 1, !tbaa !8
  %5 = sext i8 %4 to i64
  %6 = load i16, i16* addrspacecast (i16 addrspace(1)* @narrow to i16*), align 2, !tbaa !11
  %7 = sext i16 %6 to i64
  %8 = add nsw i64 %7, %5
  %9 = load i64, i64* addrspacecast (i64 addrspace(1)* @wide to i64*), align 8, !tbaa !13
  %10 = add nsw i64 %8, %9
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds [8 x i32], [8 x i32] addrspace(1)* @primes, i64 0, i64 %11
  %13 = addrspacecast i32 addrspace(1)* %12 to i32*
  %14 = load i32, i32* %13, align 4, !tbaa !15
  %15 = sext i32 %14 to i64
  %16 = add nsw i64 %10, %15
  %17 = mul nsw i32 %3, 10
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [100 x i32], [100 x i32]* addrspacecast ([100 x i32] addrspace(1)* bitcast (<{ [21 x i32], [79 x i32] }> addrspace(1)* @sparse to [100 x i32] addrspace(1)*) to [100 x i32]*), i64 0, i64 %18
  %20 = load i32, i32* %19, align 4, !tbaa !15
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %16, %21
  %23 = add nsw i32 %17, 10
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [100 x i32], [100 x i32]* addrspacecast ([100 x i32] addrspace(1)* bitcast (<{ [21 x i32], [79 x i32] }> addrspace(1)* @sparse to [100 x i32] addrspace(1)*) to [100 x i32]*), i64 0, i64 %24
  %26 = load i32, i32* %25, align 4, !tbaa !15
  %27 = sext i32 %26 to i64
  %28 = add nsw i64 %22, %27
  %29 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(1)* @zeroes, i64 0, i64 %11
  %30 = addrspacecast i32 addrspace(1)* %29 to i32*
  %31 = load i32, i32* %30, align 4, !tbaa !15
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %28, %32
  %34 = srem i32 %3, 3
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [3 x i8], [3 x i8] addrspace(1)* @flags, i64 0, i64 %35
  %37 = addrspacecast i8 addrspace(1)* %36 to i8*
  %38 = load i8, i8* %37, align 1, !tbaa !17, !range !19
  %39 = zext i8 %38 to i64
  %40 = add nsw i64 %33, %39
  %41 = getelementptr inbounds i64, i64* %0, i64 %11
  store i64 %40, i64* %41, align 8, !tbaa !13
  %42 = load float, float* addrspacecast (float addrspace(1)* @pi to float*), align 4, !tbaa !20
  %43 = fpext float %42 to double
  %44 = load double, double* addrspacecast (double addrspace(1)* @e to double*), align 8, !tbaa !22
  %45 = fmul contract double %44, %43
  %46 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record] addrspace(1)* @records, i64 0, i64 %35
  %47 = addrspacecast %struct.record addrspace(1)* %46 to %struct.record*
  %48 = getelementptr inbounds %struct.record, %struct.record* %47, i64 0, i32 1
  %49 = load double, double* %48, align 8, !tbaa !24
  %50 = srem i32 %3, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds %struct.record, %struct.record* %47, i64 0, i32 2, i64 %51
  %53 = load i16, i16* %52, align 2, !tbaa !11
  %54 = sitofp i16 %53 to double
  %55 = fmul contract double %49, %54
  %56 = fadd contract double %45, %55
  %57 = getelementptr inbounds double, double* %1, i64 %11
  store double %56, double* %57, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @follow_pointers(i32* nocapture noundef writeonly %0) local_unnamed_addr #0 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %3 = srem i32 %2, 3
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [3 x %struct.record], [3 x %struct.record] addrspace(1)* @records, i64 0, i64 %4
  %6 = addrspacecast %struct.record addrspace(1)* %5 to %struct.record*
  %7 = getelementptr inbounds %struct.record, %struct.record* %6, i64 0, i32 3
  %8 = load i32*, i32** %7, align 8, !tbaa !27
  %9 = icmp eq i32* %8, null
  br i1 %9, label %16, label %10

10:                                               ; preds = %1
  %11 = and i32 %2, 3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds i32, i32* %8, i64 %12
  %14 = load i32, i32* %13, align 4, !tbaa !15
  %15 = mul i32 %14, 1000
  br label %16

16:                                               ; preds = %1, %10
  %17 = phi i32 [ %15, %10 ], [ -1000, %1 ]
  %18 = and i32 %2, 1
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i32, i32* getelementptr ([8 x i32], [8 x i32]* addrspacecast ([8 x i32] addrspace(1)* @primes to [8 x i32]*), i64 0, i64 2), i64 %19
  %21 = load i32, i32* %20, align 4, !tbaa !15
  %22 = mul nsw i32 %21, 10
  %23 = add nsw i32 %22, %17
  %24 = getelementptr inbounds [2 x i32**], [2 x i32**] addrspace(1)* @cursors, i64 0, i64 %19
  %25 = addrspacecast i32** addrspace(1)* %24 to i32***
  %26 = load i32**, i32*** %25, align 8, !tbaa !28
  %27 = load i32*, i32** %26, align 8, !tbaa !28
  %28 = getelementptr inbounds i32, i32* %27, i64 2
  %29 = load i32, i32* %28, align 4, !tbaa !15
  %30 = add nsw i32 %23, %29
  %31 = getelementptr inbounds %struct.record, %struct.record* %6, i64 0, i32 0
  %32 = load i8, i8* %31, align 8, !tbaa !29
  %33 = sext i8 %32 to i32
  %34 = add nsw i32 %30, %33
  %35 = sext i32 %2 to i64
  %36 = getelementptr inbounds i32, i32* %0, i64 %35
  store i32 %34, i32* %36, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @walk_list(i32* nocapture noundef writeonly %0) local_unnamed_addr #1 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  br i1 icmp eq (%struct.node* addrspacecast (%struct.node addrspace(1)* @first to %struct.node*), %struct.node* null), label %3, label %7

3:                                                ; preds = %7, %1
  %4 = phi i32 [ %2, %1 ], [ %13, %7 ]
  %5 = zext i32 %2 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  store i32 %4, i32* %6, align 4, !tbaa !15
  ret void

7:                                                ; preds = %1, %7
  %8 = phi %struct.node* [ %15, %7 ], [ addrspacecast (%struct.node addrspace(1)* @first to %struct.node*), %1 ]
  %9 = phi i32 [ %13, %7 ], [ %2, %1 ]
  %10 = shl nsw i32 %9, 1
  %11 = getelementptr inbounds %struct.node, %struct.node* %8, i64 0, i32 0
  %12 = load i32, i32* %11, align 8, !tbaa !30
  %13 = add nsw i32 %12, %10
  %14 = getelementptr inbounds %struct.node, %struct.node* %8, i64 0, i32 1
  %15 = load %struct.node*, %struct.node** %14, align 8, !tbaa !32
  %16 = icmp eq %struct.node* %15, null
  br i1 %16, label %3, label %7, !llvm.loop !33
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @count_in_global(i32* nocapture noundef writeonly %0) local_unnamed_addr #2 {
  %2 = atomicrmw add i32* addrspacecast (i32 addrspace(1)* @counter to i32*), i32 1 seq_cst, align 4
  %3 = add i32 %2, -100
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [64 x i32], [64 x i32] addrspace(1)* @seen, i64 0, i64 %4
  %6 = addrspacecast i32 addrspace(1)* %5 to i32*
  store i32 1, i32* %6, align 4, !tbaa !15
  call void @llvm.nvvm.membar.gl()
  %7 = load i32, i32* %6, align 4, !tbaa !15
  %8 = add nsw i32 %7, %3
  %9 = getelementptr inbounds i32, i32* %0, i64 %4
  store i32 %8, i32* %9, align 4, !tbaa !15
  ret void
}

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { nounwind }
attributes #4 = { nofree nosync nounwind readnone speculatable }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}
!llvm.ident = !{!7}

!0 = !{void (i64*, double*)* @read_globals, !"kernel", i32 1}
!1 = !{void (i32*)* @follow_pointers, !"kernel", i32 1}
!2 = !{void (i32*)* @walk_list, !"kernel", i32 1}
!3 = !{void (i32*)* @count_in_global, !"kernel", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !9, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"bool", !9, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !9, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !9, i64 0}
!24 = !{!25, !23, i64 8}
!25 = !{!"_ZTS6record", !9, i64 0, !23, i64 8, !9, i64 16, !26, i64 24}
!26 = !{!"any pointer", !9, i64 0}
!27 = !{!25, !26, i64 24}
!28 = !{!26, !26, i64 0}
!29 = !{!25, !9, i64 0}
!30 = !{!31, !16, i64 0}
!31 = !{!"_ZTS4node", !16, i64 0, !26, i64 8}
!32 = !{!31, !26, i64 8}
!33 = distinct !{!33, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
