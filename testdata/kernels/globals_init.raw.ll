; ModuleID = 'globals_init.cu'
source_filename = "globals_init.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.record = type { i8, double, [3 x i16], ptr }
%struct.gv_threadIdx = type { i8 }
%struct.node = type { i32, ptr }

$_ZN12gv_threadIdx5get_xEv = comdat any

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
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZL6cursor = internal addrspace(4) constant ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 8), align 8
@cursors = dso_local addrspace(1) externally_initialized global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL6cursor to ptr), ptr addrspacecast (ptr addrspace(4) @_ZL6cursor to ptr)], align 8
@third = dso_local addrspace(1) externally_initialized global %struct.node { i32 300, ptr addrspacecast (ptr addrspace(1) @second to ptr) }, align 8
@first = dso_local addrspace(1) externally_initialized global %struct.node { i32 1, ptr addrspacecast (ptr addrspace(1) @third to ptr) }, align 8
@second = dso_local addrspace(1) externally_initialized global %struct.node { i32 20, ptr null }, align 8
@counter = dso_local addrspace(1) externally_initialized global i32 100, align 4
@seen = dso_local addrspace(1) externally_initialized global [64 x i32] zeroinitializer, align 4
@llvm.compiler.used = appending global [16 x ptr] [ptr addrspacecast (ptr addrspace(1) @small to ptr), ptr addrspacecast (ptr addrspace(1) @narrow to ptr), ptr addrspacecast (ptr addrspace(1) @wide to ptr), ptr addrspacecast (ptr addrspace(1) @pi to ptr), ptr addrspacecast (ptr addrspace(1) @e to ptr), ptr addrspacecast (ptr addrspace(1) @primes to ptr), ptr addrspacecast (ptr addrspace(1) @sparse to ptr), ptr addrspacecast (ptr addrspace(1) @zeroes to ptr), ptr addrspacecast (ptr addrspace(1) @flags to ptr), ptr addrspacecast (ptr addrspace(1) @records to ptr), ptr addrspacecast (ptr addrspace(1) @cursors to ptr), ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr addrspacecast (ptr addrspace(1) @second to ptr), ptr addrspacecast (ptr addrspace(1) @third to ptr), ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(1) @seen to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @read_globals(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %6 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %6, ptr %5, align 4, !tbaa !4
  %7 = load i8, ptr addrspacecast (ptr addrspace(1) @small to ptr), align 1, !tbaa !13
  %8 = sext i8 %7 to i32
  %9 = load i16, ptr addrspacecast (ptr addrspace(1) @narrow to ptr), align 2, !tbaa !14
  %10 = sext i16 %9 to i32
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = load i64, ptr addrspacecast (ptr addrspace(1) @wide to ptr), align 8, !tbaa !16
  %14 = add nsw i64 %12, %13
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = add nsw i64 %14, %19
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = mul nsw i32 %21, 10
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [100 x i32], ptr addrspacecast (ptr addrspace(1) @sparse to ptr), i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = add nsw i64 %20, %26
  %28 = load i32, ptr %5, align 4, !tbaa !4
  %29 = mul nsw i32 %28, 10
  %30 = add nsw i32 %29, 10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [100 x i32], ptr addrspacecast (ptr addrspace(1) @sparse to ptr), i64 0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = add nsw i64 %27, %34
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(1) @zeroes to ptr), i64 0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %35, %40
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = srem i32 %42, 3
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [3 x i8], ptr addrspacecast (ptr addrspace(1) @flags to ptr), i64 0, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !18, !range !20, !noundef !21
  %47 = trunc i8 %46 to i1
  %48 = zext i1 %47 to i64
  %49 = add nsw i64 %41, %48
  %50 = load ptr, ptr %3, align 8, !tbaa !8
  %51 = load i32, ptr %5, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i64, ptr %50, i64 %52
  store i64 %49, ptr %53, align 8, !tbaa !16
  %54 = load float, ptr addrspacecast (ptr addrspace(1) @pi to ptr), align 4, !tbaa !22
  %55 = fpext contract float %54 to double
  %56 = load double, ptr addrspacecast (ptr addrspace(1) @e to ptr), align 8, !tbaa !24
  %57 = fmul contract double %55, %56
  %58 = load i32, ptr %5, align 4, !tbaa !4
  %59 = srem i32 %58, 3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [3 x %struct.record], ptr addrspacecast (ptr addrspace(1) @records to ptr), i64 0, i64 %60
  %62 = getelementptr inbounds nuw %struct.record, ptr %61, i32 0, i32 1
  %63 = load double, ptr %62, align 8, !tbaa !26
  %64 = load i32, ptr %5, align 4, !tbaa !4
  %65 = srem i32 %64, 3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [3 x %struct.record], ptr addrspacecast (ptr addrspace(1) @records to ptr), i64 0, i64 %66
  %68 = getelementptr inbounds nuw %struct.record, ptr %67, i32 0, i32 2
  %69 = load i32, ptr %5, align 4, !tbaa !4
  %70 = srem i32 %69, 2
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [3 x i16], ptr %68, i64 0, i64 %71
  %73 = load i16, ptr %72, align 2, !tbaa !14
  %74 = sext i16 %73 to i32
  %75 = sitofp i32 %74 to double
  %76 = fmul contract double %63, %75
  %77 = fadd contract double %57, %76
  %78 = load ptr, ptr %4, align 8, !tbaa !11
  %79 = load i32, ptr %5, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  store double %77, ptr %81, align 8, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @follow_pointers(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %6 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %6, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %7 = load i32, ptr %3, align 4, !tbaa !4
  %8 = srem i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [3 x %struct.record], ptr addrspacecast (ptr addrspace(1) @records to ptr), i64 0, i64 %9
  store ptr %10, ptr %4, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %11 = load ptr, ptr %4, align 8, !tbaa !30, !nonnull !21, !align !32
  %12 = getelementptr inbounds nuw %struct.record, ptr %11, i32 0, i32 3
  %13 = load ptr, ptr %12, align 8, !tbaa !33
  %14 = icmp ne ptr %13, null
  br i1 %14, label %15, label %24

15:                                               ; preds = %1
  %16 = load ptr, ptr %4, align 8, !tbaa !30, !nonnull !21, !align !32
  %17 = getelementptr inbounds nuw %struct.record, ptr %16, i32 0, i32 3
  %18 = load ptr, ptr %17, align 8, !tbaa !33
  %19 = load i32, ptr %3, align 4, !tbaa !4
  %20 = and i32 %19, 3
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %18, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  br label %25

24:                                               ; preds = %1
  br label %25

25:                                               ; preds = %24, %15
  %26 = phi i32 [ %23, %15 ], [ -1, %24 ]
  store i32 %26, ptr %5, align 4, !tbaa !4
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = mul nsw i32 %27, 1000
  %29 = load i32, ptr %3, align 4, !tbaa !4
  %30 = and i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @primes to ptr), i64 8), i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = mul nsw i32 %33, 10
  %35 = add nsw i32 %28, %34
  %36 = load i32, ptr %3, align 4, !tbaa !4
  %37 = and i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(1) @cursors to ptr), i64 0, i64 %38
  %40 = load ptr, ptr %39, align 8, !tbaa !34
  %41 = load ptr, ptr %40, align 8, !tbaa !29
  %42 = getelementptr inbounds i32, ptr %41, i64 2
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = add nsw i32 %35, %43
  %45 = load ptr, ptr %4, align 8, !tbaa !30, !nonnull !21, !align !32
  %46 = getelementptr inbounds nuw %struct.record, ptr %45, i32 0, i32 0
  %47 = load i8, ptr %46, align 8, !tbaa !37
  %48 = sext i8 %47 to i32
  %49 = add nsw i32 %44, %48
  %50 = load ptr, ptr %2, align 8, !tbaa !29
  %51 = load i32, ptr %3, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  store i32 %49, ptr %53, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %5) #5
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @walk_list(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %5 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %5, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #5
  store ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr %4, align 8, !tbaa !38
  br label %6

6:                                                ; preds = %17, %1
  %7 = load ptr, ptr %4, align 8, !tbaa !38
  %8 = icmp ne ptr %7, null
  br i1 %8, label %10, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.end.p0(ptr %4) #5
  br label %21

10:                                               ; preds = %6
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = mul nsw i32 %11, 2
  %13 = load ptr, ptr %4, align 8, !tbaa !38
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %14, align 8, !tbaa !40
  %16 = add nsw i32 %12, %15
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %10
  %18 = load ptr, ptr %4, align 8, !tbaa !38
  %19 = getelementptr inbounds nuw %struct.node, ptr %18, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8, !tbaa !42
  store ptr %20, ptr %4, align 8, !tbaa !38
  br label %6, !llvm.loop !43

21:                                               ; preds = %9
  %22 = load i32, ptr %3, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !29
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_in_global(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %4 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef addrspacecast (ptr addrspace(1) @counter to ptr), i32 noundef 1) #6
  %5 = sub i32 %4, 100
  store i32 %5, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(1) @seen to ptr), i64 0, i64 %7
  store i32 1, ptr %8, align 4, !tbaa !4
  call void @llvm.nvvm.membar.gl()
  %9 = load i32, ptr %3, align 4, !tbaa !4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw [64 x i32], ptr addrspacecast (ptr addrspace(1) @seen to ptr), i64 0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load i32, ptr %3, align 4, !tbaa !4
  %14 = add nsw i32 %12, %13
  %15 = load ptr, ptr %2, align 8, !tbaa !29
  %16 = load i32, ptr %3, align 4, !tbaa !4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %15, i64 %17
  store i32 %14, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !29
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"p1 long long", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 double", !10, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"bool", !6, i64 0}
!20 = !{i8 0, i8 2}
!21 = !{}
!22 = !{!23, !23, i64 0}
!23 = !{!"float", !6, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !6, i64 0}
!26 = !{!27, !25, i64 8}
!27 = !{!"_ZTS6record", !6, i64 0, !25, i64 8, !6, i64 16, !28, i64 24}
!28 = !{!"p1 int", !10, i64 0}
!29 = !{!28, !28, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS6record", !10, i64 0}
!32 = !{i64 8}
!33 = !{!27, !28, i64 24}
!34 = !{!35, !35, i64 0}
!35 = !{!"p2 int", !36, i64 0}
!36 = !{!"any p2 pointer", !10, i64 0}
!37 = !{!27, !6, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 _ZTS4node", !10, i64 0}
!40 = !{!41, !5, i64 0}
!41 = !{!"_ZTS4node", !5, i64 0, !39, i64 8}
!42 = !{!41, !39, i64 8}
!43 = distinct !{!43, !44}
!44 = !{!"llvm.loop.mustprogress"}
