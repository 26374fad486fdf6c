; ModuleID = 'constant_tables.cu'
source_filename = "constant_tables.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.polynomial = type { i32, [4 x float] }
%struct.month = type { [4 x i8], i8, i8* }

@crc_table = dso_local addrspace(4) externally_initialized global [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@polynomials = dso_local addrspace(4) externally_initialized global [3 x %struct.polynomial] [%struct.polynomial { i32 1, [4 x float] [float 5.000000e-01, float 2.000000e+00, float 0.000000e+00, float 0.000000e+00] }, %struct.polynomial { i32 2, [4 x float] [float 1.000000e+00, float 0.000000e+00, float -5.000000e-01, float 0.000000e+00] }, %struct.polynomial { i32 3, [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0xBFC5555560000000] }], align 4
@_ZL6winter = internal addrspace(4) constant [7 x i8] c"winter\00", align 1
@_ZL6spring = internal addrspace(4) constant [7 x i8] c"spring\00", align 1
@_ZL6summer = internal addrspace(4) constant [7 x i8] c"summer\00", align 1
@_ZL6autumn = internal addrspace(4) constant [7 x i8] c"autumn\00", align 1
@months = dso_local addrspace(4) externally_initialized global [12 x %struct.month] [%struct.month { [4 x i8] c"Jan\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6winter, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Feb\00", i8 28, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6winter, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Mar\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6spring, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Apr\00", i8 30, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6spring, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"May\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6spring, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Jun\00", i8 30, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6summer, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Jul\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6summer, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Aug\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6summer, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Sep\00", i8 30, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6autumn, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Oct\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6autumn, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Nov\00", i8 30, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6autumn, i32 0, i32 0) to i8*) }, %struct.month { [4 x i8] c"Dec\00", i8 31, i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([7 x i8], [7 x i8] addrspace(4)* @_ZL6winter, i32 0, i32 0) to i8*) }], align 8
@llvm.compiler.used = appending global [3 x i8*] [i8* addrspacecast (i8 addrspace(4)* bitcast ([16 x i32] addrspace(4)* @crc_table to i8 addrspace(4)*) to i8*), i8* addrspacecast (i8 addrspace(4)* getelementptr inbounds ([12 x %struct.month], [12 x %struct.month] addrspace(4)* @months, i32 0, i32 0, i32 0, i32 0) to i8*), i8* addrspacecast (i8 addrspace(4)* bitcast ([3 x %struct.polynomial] addrspace(4)* @polynomials to i8 addrspace(4)*) to i8*)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @crc32(i8* nocapture noundef readonly %0, i32 noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %5 = mul i32 %4, %1
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds i8, i8* %0, i64 %6
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %15, label %11

9:                                                ; preds = %15
  %10 = xor i32 %36, -1
  br label %11

11:                                               ; preds = %9, %3
  %12 = phi i32 [ 0, %3 ], [ %10, %9 ]
  %13 = zext i32 %4 to i64
  %14 = getelementptr inbounds i32, i32* %2, i64 %13
  store i32 %12, i32* %14, align 4, !tbaa !7
  ret void

15:                                               ; preds = %3, %15
  %16 = phi i32 [ %37, %15 ], [ 0, %3 ]
  %17 = phi i32 [ %36, %15 ], [ -1, %3 ]
  %18 = zext i32 %16 to i64
  %19 = getelementptr inbounds i8, i8* %7, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !11
  %21 = zext i8 %20 to i32
  %22 = xor i32 %17, %21
  %23 = lshr i32 %22, 4
  %24 = and i32 %22, 15
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(4)* @crc_table, i64 0, i64 %25
  %27 = addrspacecast i32 addrspace(4)* %26 to i32*
  %28 = load i32, i32* %27, align 4, !tbaa !7
  %29 = xor i32 %23, %28
  %30 = lshr i32 %29, 4
  %31 = and i32 %29, 15
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(4)* @crc_table, i64 0, i64 %32
  %34 = addrspacecast i32 addrspace(4)* %33 to i32*
  %35 = load i32, i32* %34, align 4, !tbaa !7
  %36 = xor i32 %30, %35
  %37 = add nuw nsw i32 %16, 1
  %38 = icmp eq i32 %37, %1
  br i1 %38, label %9, label %15, !llvm.loop !12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @horner(float* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, float* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %1, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !7
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [3 x %struct.polynomial], [3 x %struct.polynomial] addrspace(4)* @polynomials, i64 0, i64 %8
  %10 = addrspacecast %struct.polynomial addrspace(4)* %9 to %struct.polynomial*
  %11 = getelementptr inbounds %struct.polynomial, %struct.polynomial* %10, i64 0, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa !15
  %13 = icmp sgt i32 %12, -1
  br i1 %13, label %14, label %17

14:                                               ; preds = %3
  %15 = getelementptr inbounds float, float* %0, i64 %5
  %16 = load float, float* %15, align 4, !tbaa !17
  br label %20

17:                                               ; preds = %20, %3
  %18 = phi float [ 0.000000e+00, %3 ], [ %27, %20 ]
  %19 = getelementptr inbounds float, float* %2, i64 %5
  store float %18, float* %19, align 4, !tbaa !17
  ret void

20:                                               ; preds = %14, %20
  %21 = phi i32 [ %12, %14 ], [ %28, %20 ]
  %22 = phi float [ 0.000000e+00, %14 ], [ %27, %20 ]
  %23 = fmul contract float %22, %16
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds %struct.polynomial, %struct.polynomial* %10, i64 0, i32 1, i64 %24
  %26 = load float, float* %25, align 4, !tbaa !17
  %27 = fadd contract float %23, %26
  %28 = add nsw i32 %21, -1
  %29 = icmp sgt i32 %21, 0
  br i1 %29, label %20, label %17, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @month_names(i8* nocapture noundef writeonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [12 x %struct.month], [12 x %struct.month] addrspace(4)* @months, i64 0, i64 %4
  %6 = addrspacecast %struct.month addrspace(4)* %5 to %struct.month*
  %7 = shl nsw i32 %3, 2
  br label %16

8:                                                ; preds = %16
  %9 = getelementptr inbounds %struct.month, %struct.month* %6, i64 0, i32 1
  %10 = load i8, i8* %9, align 4, !tbaa !20
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds %struct.month, %struct.month* %6, i64 0, i32 2
  %13 = load i8*, i8** %12, align 8, !tbaa !23
  %14 = load i8, i8* %13, align 1, !tbaa !11
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %26, label %29

16:                                               ; preds = %2, %16
  %17 = phi i32 [ 0, %2 ], [ %24, %16 ]
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds %struct.month, %struct.month* %6, i64 0, i32 0, i64 %18
  %20 = load i8, i8* %19, align 1, !tbaa !11
  %21 = add nuw nsw i32 %17, %7
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, i8* %0, i64 %22
  store i8 %20, i8* %23, align 1, !tbaa !11
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp eq i32 %24, 4
  br i1 %25, label %8, label %16, !llvm.loop !24

26:                                               ; preds = %29, %8
  %27 = phi i32 [ %11, %8 ], [ %35, %29 ]
  %28 = getelementptr inbounds i32, i32* %1, i64 %4
  store i32 %27, i32* %28, align 4, !tbaa !7
  ret void

29:                                               ; preds = %8, %29
  %30 = phi i8 [ %37, %29 ], [ %14, %8 ]
  %31 = phi i8* [ %36, %29 ], [ %13, %8 ]
  %32 = phi i32 [ %35, %29 ], [ %11, %8 ]
  %33 = mul nsw i32 %32, 3
  %34 = sext i8 %30 to i32
  %35 = add nsw i32 %33, %34
  %36 = getelementptr inbounds i8, i8* %31, i64 1
  %37 = load i8, i8* %36, align 1, !tbaa !11
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %26, label %29, !llvm.loop !25
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5}
!llvm.ident = !{!6}

!0 = !{void (i8*, i32, i32*)* @crc32, !"kernel", i32 1}
!1 = !{void (float*, i32*, float*)* @horner, !"kernel", i32 1}
!2 = !{void (i8*, i32*)* @month_names, !"kernel", i32 1}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!9, !9, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !8, i64 0}
!16 = !{!"_ZTS10polynomial", !8, i64 0, !9, i64 4}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !9, i64 0}
!19 = distinct !{!19, !13, !14}
!20 = !{!21, !9, i64 4}
!21 = !{!"_ZTS5month", !9, i64 0, !9, i64 4, !22, i64 8}
!22 = !{!"any pointer", !9, i64 0}
!23 = !{!21, !22, i64 8}
!24 = distinct !{!24, !13, !14}
!25 = distinct !{!25, !13, !14}
