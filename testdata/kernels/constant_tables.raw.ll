; ModuleID = 'constant_tables.cu'
source_filename = "constant_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.polynomial = type { i32, [4 x float] }
%struct.month = type { [4 x i8], i8, ptr }

$_ZN12gv_threadIdx5get_xEv = comdat any

@crc_table = dso_local addrspace(4) externally_initialized constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@polynomials = dso_local addrspace(4) externally_initialized constant [3 x %struct.polynomial] [%struct.polynomial { i32 1, [4 x float] [float 5.000000e-01, float 2.000000e+00, float 0.000000e+00, float 0.000000e+00] }, %struct.polynomial { i32 2, [4 x float] [float 1.000000e+00, float 0.000000e+00, float -5.000000e-01, float 0.000000e+00] }, %struct.polynomial { i32 3, [4 x float] [float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float 0xBFC5555560000000] }], align 4
@_ZL6winter = internal addrspace(4) constant [7 x i8] c"winter\00", align 1
@_ZL6spring = internal addrspace(4) constant [7 x i8] c"spring\00", align 1
@_ZL6summer = internal addrspace(4) constant [7 x i8] c"summer\00", align 1
@_ZL6autumn = internal addrspace(4) constant [7 x i8] c"autumn\00", align 1
@months = dso_local addrspace(4) externally_initialized constant [12 x %struct.month] [%struct.month { [4 x i8] c"Jan\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6winter to ptr) }, %struct.month { [4 x i8] c"Feb\00", i8 28, ptr addrspacecast (ptr addrspace(4) @_ZL6winter to ptr) }, %struct.month { [4 x i8] c"Mar\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6spring to ptr) }, %struct.month { [4 x i8] c"Apr\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6spring to ptr) }, %struct.month { [4 x i8] c"May\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6spring to ptr) }, %struct.month { [4 x i8] c"Jun\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6summer to ptr) }, %struct.month { [4 x i8] c"Jul\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6summer to ptr) }, %struct.month { [4 x i8] c"Aug\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6summer to ptr) }, %struct.month { [4 x i8] c"Sep\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6autumn to ptr) }, %struct.month { [4 x i8] c"Oct\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6autumn to ptr) }, %struct.month { [4 x i8] c"Nov\00", i8 30, ptr addrspacecast (ptr addrspace(4) @_ZL6autumn to ptr) }, %struct.month { [4 x i8] c"Dec\00", i8 31, ptr addrspacecast (ptr addrspace(4) @_ZL6winter to ptr) }], align 8
@llvm.compiler.used = appending global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), ptr addrspacecast (ptr addrspace(4) @polynomials to ptr), ptr addrspacecast (ptr addrspace(4) @months to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @crc32(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i32 %1, ptr %5, align 4, !tbaa !4
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %10 = load ptr, ptr %4, align 8, !tbaa !8
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = mul i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %14
  store ptr %15, ptr %7, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %8) #4
  store i32 -1, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #4
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %46, %3
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %9) #4
  br label %49

21:                                               ; preds = %16
  %22 = load ptr, ptr %7, align 8, !tbaa !8
  %23 = load i32, ptr %9, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !13
  %27 = zext i8 %26 to i32
  %28 = load i32, ptr %8, align 4, !tbaa !4
  %29 = xor i32 %28, %27
  store i32 %29, ptr %8, align 4, !tbaa !4
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = lshr i32 %30, 4
  %32 = load i32, ptr %8, align 4, !tbaa !4
  %33 = and i32 %32, 15
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = xor i32 %31, %36
  store i32 %37, ptr %8, align 4, !tbaa !4
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = lshr i32 %38, 4
  %40 = load i32, ptr %8, align 4, !tbaa !4
  %41 = and i32 %40, 15
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = xor i32 %39, %44
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %21
  %47 = load i32, ptr %9, align 4, !tbaa !4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !14

49:                                               ; preds = %20
  %50 = load i32, ptr %8, align 4, !tbaa !4
  %51 = xor i32 %50, -1
  %52 = load ptr, ptr %6, align 8, !tbaa !11
  %53 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %52, i64 %54
  store i32 %51, ptr %55, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
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
define dso_local ptx_kernel void @horner(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %11, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %12 = load ptr, ptr %5, align 8, !tbaa !11
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [3 x %struct.polynomial], ptr addrspacecast (ptr addrspace(4) @polynomials to ptr), i64 0, i64 %17
  store ptr %18, ptr %8, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %9) #4
  store float 0.000000e+00, ptr %9, align 4, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %19 = load ptr, ptr %8, align 8, !tbaa !18, !nonnull !22, !align !23
  %20 = getelementptr inbounds nuw %struct.polynomial, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 4, !tbaa !24
  store i32 %21, ptr %10, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %41, %3
  %23 = load i32, ptr %10, align 4, !tbaa !4
  %24 = icmp sge i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %10) #4
  br label %44

26:                                               ; preds = %22
  %27 = load float, ptr %9, align 4, !tbaa !20
  %28 = load ptr, ptr %4, align 8, !tbaa !16
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !20
  %33 = fmul contract float %27, %32
  %34 = load ptr, ptr %8, align 8, !tbaa !18, !nonnull !22, !align !23
  %35 = getelementptr inbounds nuw %struct.polynomial, ptr %34, i32 0, i32 1
  %36 = load i32, ptr %10, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x float], ptr %35, i64 0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !20
  %40 = fadd contract float %33, %39
  store float %40, ptr %9, align 4, !tbaa !20
  br label %41

41:                                               ; preds = %26
  %42 = load i32, ptr %10, align 4, !tbaa !4
  %43 = add nsw i32 %42, -1
  store i32 %43, ptr %10, align 4, !tbaa !4
  br label %22, !llvm.loop !26

44:                                               ; preds = %25
  %45 = load float, ptr %9, align 4, !tbaa !20
  %46 = load ptr, ptr %6, align 8, !tbaa !16
  %47 = load i32, ptr %7, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %9) #4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @month_names(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %10, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [12 x %struct.month], ptr addrspacecast (ptr addrspace(4) @months to ptr), i64 0, i64 %12
  store ptr %13, ptr %6, align 8, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %7) #4
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %32, %2
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %7) #4
  br label %35

18:                                               ; preds = %14
  %19 = load ptr, ptr %6, align 8, !tbaa !27, !nonnull !22, !align !29
  %20 = getelementptr inbounds nuw %struct.month, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x i8], ptr %20, i64 0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !13
  %25 = load ptr, ptr %3, align 8, !tbaa !8
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = mul nsw i32 %26, 4
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %25, i64 %30
  store i8 %24, ptr %31, align 1, !tbaa !13
  br label %32

32:                                               ; preds = %18
  %33 = load i32, ptr %7, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4, !tbaa !4
  br label %14, !llvm.loop !30

35:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %36 = load ptr, ptr %6, align 8, !tbaa !27, !nonnull !22, !align !29
  %37 = getelementptr inbounds nuw %struct.month, ptr %36, i32 0, i32 1
  %38 = load i8, ptr %37, align 4, !tbaa !31
  %39 = zext i8 %38 to i32
  store i32 %39, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %40 = load ptr, ptr %6, align 8, !tbaa !27, !nonnull !22, !align !29
  %41 = getelementptr inbounds nuw %struct.month, ptr %40, i32 0, i32 2
  %42 = load ptr, ptr %41, align 8, !tbaa !33
  store ptr %42, ptr %9, align 8, !tbaa !8
  br label %43

43:                                               ; preds = %55, %35
  %44 = load ptr, ptr %9, align 8, !tbaa !8
  %45 = load i8, ptr %44, align 1, !tbaa !13
  %46 = icmp ne i8 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %9) #4
  br label %58

48:                                               ; preds = %43
  %49 = load i32, ptr %8, align 4, !tbaa !4
  %50 = mul nsw i32 %49, 3
  %51 = load ptr, ptr %9, align 8, !tbaa !8
  %52 = load i8, ptr %51, align 1, !tbaa !13
  %53 = sext i8 %52 to i32
  %54 = add nsw i32 %50, %53
  store i32 %54, ptr %8, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %48
  %56 = load ptr, ptr %9, align 8, !tbaa !8
  %57 = getelementptr inbounds nuw i8, ptr %56, i32 1
  store ptr %57, ptr %9, align 8, !tbaa !8
  br label %43, !llvm.loop !34

58:                                               ; preds = %47
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = load ptr, ptr %4, align 8, !tbaa !11
  %61 = load i32, ptr %5, align 4, !tbaa !4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  store i32 %59, ptr %63, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 float", !10, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS10polynomial", !10, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{}
!23 = !{i64 4}
!24 = !{!25, !5, i64 0}
!25 = !{!"_ZTS10polynomial", !5, i64 0, !6, i64 4}
!26 = distinct !{!26, !15}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 _ZTS5month", !10, i64 0}
!29 = !{i64 8}
!30 = distinct !{!30, !15}
!31 = !{!32, !6, i64 4}
!32 = !{!"_ZTS5month", !6, i64 0, !6, i64 4, !9, i64 8}
!33 = !{!32, !9, i64 8}
!34 = distinct !{!34, !15}
