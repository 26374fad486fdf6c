; ModuleID = 'constant_tables.cu'
source_filename = "constant_tables.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.polynomial = type { i32, [4 x float] }
%struct.month = type { [4 x i8], i8, ptr }

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
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = load i32, ptr %5, align 4
  %13 = mul i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 %14
  store ptr %15, ptr %7, align 8
  store i32 -1, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %16

16:                                               ; preds = %45, %3
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %5, align 4
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %48

20:                                               ; preds = %16
  %21 = load ptr, ptr %7, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %21, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = load i32, ptr %8, align 4
  %28 = xor i32 %27, %26
  store i32 %28, ptr %8, align 4
  %29 = load i32, ptr %8, align 4
  %30 = lshr i32 %29, 4
  %31 = load i32, ptr %8, align 4
  %32 = and i32 %31, 15
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 0, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = xor i32 %30, %35
  store i32 %36, ptr %8, align 4
  %37 = load i32, ptr %8, align 4
  %38 = lshr i32 %37, 4
  %39 = load i32, ptr %8, align 4
  %40 = and i32 %39, 15
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @crc_table to ptr), i64 0, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = xor i32 %38, %43
  store i32 %44, ptr %8, align 4
  br label %45

45:                                               ; preds = %20
  %46 = load i32, ptr %9, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %9, align 4
  br label %16, !llvm.loop !4

48:                                               ; preds = %16
  %49 = load i32, ptr %8, align 4
  %50 = xor i32 %49, -1
  %51 = load ptr, ptr %6, align 8
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %51, i64 %53
  store i32 %50, ptr %54, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @horner(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = load ptr, ptr %5, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [3 x %struct.polynomial], ptr addrspacecast (ptr addrspace(4) @polynomials to ptr), i64 0, i64 %17
  store ptr %18, ptr %8, align 8
  store float 0.000000e+00, ptr %9, align 4
  %19 = load ptr, ptr %8, align 8, !nonnull !6, !align !7
  %20 = getelementptr inbounds nuw %struct.polynomial, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %10, align 4
  br label %22

22:                                               ; preds = %40, %3
  %23 = load i32, ptr %10, align 4
  %24 = icmp sge i32 %23, 0
  br i1 %24, label %25, label %43

25:                                               ; preds = %22
  %26 = load float, ptr %9, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fmul contract float %26, %31
  %33 = load ptr, ptr %8, align 8, !nonnull !6, !align !7
  %34 = getelementptr inbounds nuw %struct.polynomial, ptr %33, i32 0, i32 1
  %35 = load i32, ptr %10, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = fadd contract float %32, %38
  store float %39, ptr %9, align 4
  br label %40

40:                                               ; preds = %25
  %41 = load i32, ptr %10, align 4
  %42 = add nsw i32 %41, -1
  store i32 %42, ptr %10, align 4
  br label %22, !llvm.loop !8

43:                                               ; preds = %22
  %44 = load float, ptr %9, align 4
  %45 = load ptr, ptr %6, align 8
  %46 = load i32, ptr %7, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %44, ptr %48, align 4
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
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [12 x %struct.month], ptr addrspacecast (ptr addrspace(4) @months to ptr), i64 0, i64 %12
  store ptr %13, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %14

14:                                               ; preds = %31, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %17, label %34

17:                                               ; preds = %14
  %18 = load ptr, ptr %6, align 8, !nonnull !6, !align !9
  %19 = getelementptr inbounds nuw %struct.month, ptr %18, i32 0, i32 0
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [4 x i8], ptr %19, i64 0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = load ptr, ptr %3, align 8
  %25 = load i32, ptr %5, align 4
  %26 = mul nsw i32 %25, 4
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %24, i64 %29
  store i8 %23, ptr %30, align 1
  br label %31

31:                                               ; preds = %17
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4
  br label %14, !llvm.loop !10

34:                                               ; preds = %14
  %35 = load ptr, ptr %6, align 8, !nonnull !6, !align !9
  %36 = getelementptr inbounds nuw %struct.month, ptr %35, i32 0, i32 1
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  store i32 %38, ptr %8, align 4
  %39 = load ptr, ptr %6, align 8, !nonnull !6, !align !9
  %40 = getelementptr inbounds nuw %struct.month, ptr %39, i32 0, i32 2
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %9, align 8
  br label %42

42:                                               ; preds = %53, %34
  %43 = load ptr, ptr %9, align 8
  %44 = load i8, ptr %43, align 1
  %45 = icmp ne i8 %44, 0
  br i1 %45, label %46, label %56

46:                                               ; preds = %42
  %47 = load i32, ptr %8, align 4
  %48 = mul nsw i32 %47, 3
  %49 = load ptr, ptr %9, align 8
  %50 = load i8, ptr %49, align 1
  %51 = sext i8 %50 to i32
  %52 = add nsw i32 %48, %51
  store i32 %52, ptr %8, align 4
  br label %53

53:                                               ; preds = %46
  %54 = load ptr, ptr %9, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i32 1
  store ptr %55, ptr %9, align 8
  br label %42, !llvm.loop !11

56:                                               ; preds = %42
  %57 = load i32, ptr %8, align 4
  %58 = load ptr, ptr %4, align 8
  %59 = load i32, ptr %5, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  store i32 %57, ptr %61, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{}
!7 = !{i64 4}
!8 = distinct !{!8, !5}
!9 = !{i64 8}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
