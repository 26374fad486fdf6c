; ModuleID = 'constant_tables.cu'
source_filename = "constant_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.polynomial = type { i32, [4 x float] }
%struct.month = type { [4 x i8], i8, ptr }

@crc_table = dso_local addrspace(4) externally_initialized constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@polynomials = dso_local addrspace(4) externally_initialized constant [3 x %struct.polynomial] [%struct.polynomial { i32 1, [4 x float] [float 5.000000e-01, float 2.000000e+00, float 0.000000e+00, float 0.000000e+00] }, %struct.polynomial { i32 2, [4 x float] [float 1.000000e+00, float 0.000000e+00, float -5.000000e-01, float 0.000000e+00] }, %struct.polynomial { i32 3, [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0xBFC5555560000000] }], align 4
@_ZL6winter = internal addrspace(4) constant [7 x i8] c"winter\00", align 1
@_ZL6spring = internal addrspace(4) constant [7 x i8] c"spring\00", align 1
@_ZL6summer = internal addrspace(4) constant [7 x i8] c"summer\00", align 1
@_ZL6autumn = internal addrspace(4) constant [7 x i8] c"autumn\00", align 1
@months = dso_local addrspace(4) externally_initialized constant [12 x %struct.month] [%struct.month { [4 x i8] c"Jan\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6winter to ptr) }, %struct.month { [4 x i8] c"Feb\00", i8 28, ptr addrspacecast (ptr addrspace(4) @_ZL6winter to ptr) }, %struct.month { [4 x i8] c"Mar\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6spring to ptr) }, %struct.month { [4 x i8] c"Apr\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6spring to ptr) }, %struct.month { [4 x i8] c"May\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6spring to ptr) }, %struct.month { [4 x i8] c"Jun\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6summer to ptr) }, %struct.month { [4 x i8] c"Jul\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6summer to ptr) }, %struct.month { [4 x i8] c"Aug\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6summer to ptr) }, %struct.month { [4 x i8] c"Sep\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6autumn to ptr) }, %struct.month { [4 x i8] c"Oct\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6autumn to ptr) }, %struct.month { [4 x i8] c"Nov\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6autumn to ptr) }, %struct.month { [4 x i8] c"Dec\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6winter to ptr) }], align 8
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), ptr addrspacecast (ptr addrspace(4) @months to ptr), ptr addrspacecast (ptr addrspace(4) @polynomials to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc32(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %1, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %40

9:                                                ; preds = %3
  %10 = and i32 %1, 1
  %11 = icmp eq i32 %1, 1
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %1, 2147483646
  br label %44

14:                                               ; preds = %44
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %37, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %83, %14 ]
  %18 = phi i32 [ -1, %9 ], [ %82, %14 ]
  %19 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %19)
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !8
  %23 = zext i8 %22 to i32
  %24 = xor i32 %18, %23
  %25 = lshr i32 %24, 4
  %26 = and i32 %24, 15
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = xor i32 %25, %29
  %31 = lshr i32 %30, 4
  %32 = and i32 %30, 15
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = xor i32 %31, %35
  br label %37

37:                                               ; preds = %14, %16
  %38 = phi i32 [ %82, %14 ], [ %36, %16 ]
  %39 = xor i32 %38, -1
  br label %40

40:                                               ; preds = %37, %3
  %41 = phi i32 [ 0, %3 ], [ %39, %37 ]
  %42 = zext nneg i32 %4 to i64
  %43 = getelementptr inbounds nuw i32, ptr %2, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !4
  ret void

44:                                               ; preds = %44, %12
  %45 = phi i32 [ 0, %12 ], [ %83, %44 ]
  %46 = phi i32 [ -1, %12 ], [ %82, %44 ]
  %47 = phi i32 [ 0, %12 ], [ %84, %44 ]
  %48 = zext nneg i32 %45 to i64
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !8
  %51 = zext i8 %50 to i32
  %52 = xor i32 %46, %51
  %53 = lshr i32 %52, 4
  %54 = and i32 %52, 15
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = xor i32 %53, %57
  %59 = lshr i32 %58, 4
  %60 = and i32 %58, 15
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = xor i32 %59, %63
  %65 = zext nneg i32 %45 to i64
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 1
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = zext i8 %68 to i32
  %70 = xor i32 %64, %69
  %71 = lshr i32 %70, 4
  %72 = and i32 %70, 15
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = xor i32 %71, %75
  %77 = lshr i32 %76, 4
  %78 = and i32 %76, 15
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !4
  %82 = xor i32 %77, %81
  %83 = add nuw nsw i32 %45, 2
  %84 = add i32 %47, 2
  %85 = icmp eq i32 %84, %13
  br i1 %85, label %14, label %44, !llvm.loop !9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @horner(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.polynomial, ptr addrspacecast (ptr addrspace(4) @polynomials to ptr), i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !11
  %11 = icmp sgt i32 %10, -1
  br i1 %11, label %12, label %37

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %14 = load float, ptr %13, align 4, !tbaa !13
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %16 = add nuw i32 %10, 1
  %17 = and i32 %16, 3
  %18 = and i32 %10, 3
  %19 = icmp eq i32 %18, 3
  br i1 %19, label %32, label %20

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %29, %20 ], [ %10, %12 ]
  %22 = phi float [ %28, %20 ], [ 0.000000e+00, %12 ]
  %23 = phi i32 [ %30, %20 ], [ 0, %12 ]
  %24 = fmul contract float %22, %14
  %25 = zext nneg i32 %21 to i64
  %26 = getelementptr inbounds nuw float, ptr %15, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !13
  %28 = fadd contract float %24, %27
  %29 = add nsw i32 %21, -1
  %30 = add i32 %23, 1
  %31 = icmp eq i32 %30, %17
  br i1 %31, label %32, label %20, !llvm.loop !15

32:                                               ; preds = %20, %12
  %33 = phi float [ poison, %12 ], [ %28, %20 ]
  %34 = phi i32 [ %10, %12 ], [ %29, %20 ]
  %35 = phi float [ 0.000000e+00, %12 ], [ %28, %20 ]
  %36 = icmp ult i32 %10, 3
  br i1 %36, label %37, label %40

37:                                               ; preds = %32, %40, %3
  %38 = phi float [ 0.000000e+00, %3 ], [ %33, %32 ], [ %65, %40 ]
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %5
  store float %38, ptr %39, align 4, !tbaa !13
  ret void

40:                                               ; preds = %32, %40
  %41 = phi i32 [ %66, %40 ], [ %34, %32 ]
  %42 = phi float [ %65, %40 ], [ %35, %32 ]
  %43 = fmul contract float %42, %14
  %44 = zext nneg i32 %41 to i64
  %45 = getelementptr inbounds nuw float, ptr %15, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !13
  %47 = fadd contract float %43, %46
  %48 = fmul contract float %47, %14
  %49 = sext i32 %41 to i64
  %50 = getelementptr float, ptr %15, i64 %49
  %51 = getelementptr i8, ptr %50, i64 -4
  %52 = load float, ptr %51, align 4, !tbaa !13
  %53 = fadd contract float %48, %52
  %54 = fmul contract float %53, %14
  %55 = sext i32 %41 to i64
  %56 = getelementptr float, ptr %15, i64 %55
  %57 = getelementptr i8, ptr %56, i64 -8
  %58 = load float, ptr %57, align 4, !tbaa !13
  %59 = fadd contract float %54, %58
  %60 = add nsw i32 %41, -3
  %61 = fmul contract float %59, %14
  %62 = zext nneg i32 %60 to i64
  %63 = getelementptr inbounds nuw float, ptr %15, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !13
  %65 = fadd contract float %61, %64
  %66 = add nsw i32 %41, -4
  %67 = icmp eq i32 %60, 0
  br i1 %67, label %37, label %40, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @month_names(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %struct.month, ptr addrspacecast (ptr addrspace(4) @months to ptr), i64 %4
  %6 = shl nuw nsw i32 %3, 2
  %7 = load i8, ptr %5, align 1, !tbaa !8
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  store i8 %7, ptr %9, align 1, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %11 = load i8, ptr %10, align 1, !tbaa !8
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 1
  store i8 %11, ptr %14, align 1, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %16 = load i8, ptr %15, align 1, !tbaa !8
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 2
  store i8 %16, ptr %19, align 1, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 3
  %21 = load i8, ptr %20, align 1, !tbaa !8
  %22 = zext nneg i32 %6 to i64
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 3
  store i8 %21, ptr %24, align 1, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %26 = load i8, ptr %25, align 4, !tbaa !18
  %27 = zext i8 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !22
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %35, %2
  %33 = phi i32 [ %27, %2 ], [ %41, %35 ]
  %34 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %33, ptr %34, align 4, !tbaa !4
  ret void

35:                                               ; preds = %2, %35
  %36 = phi i8 [ %43, %35 ], [ %30, %2 ]
  %37 = phi ptr [ %42, %35 ], [ %29, %2 ]
  %38 = phi i32 [ %41, %35 ], [ %27, %2 ]
  %39 = mul nsw i32 %38, 3
  %40 = sext i8 %36 to i32
  %41 = add nsw i32 %39, %40
  %42 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %43 = load i8, ptr %42, align 1, !tbaa !8
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %32, label %35, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!12, !5, i64 0}
!12 = !{!"_ZTS10polynomial", !5, i64 0, !6, i64 4}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !10}
!18 = !{!19, !6, i64 4}
!19 = !{!"_ZTS5month", !6, i64 0, !6, i64 4, !20, i64 8}
!20 = !{!"p1 omnipotent char", !21, i64 0}
!21 = !{!"any pointer", !6, i64 0}
!22 = !{!19, !20, i64 8}
!23 = distinct !{!23, !10}
