; ModuleID = 'text.cu'
source_filename = "text.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@digits = dso_local addrspace(4) externally_initialized constant [17 x i8] c"0123456789abcdef\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @digits to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @count_words(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i8, align 1
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i32 %1, ptr %5, align 4, !tbaa !4
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %13 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #6
  %14 = mul i32 %12, %13
  store i32 %14, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %16 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %57, %3
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %61

25:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %26 = load ptr, ptr %4, align 8, !tbaa !8
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !13
  %31 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %30) #6
  %32 = zext i1 %31 to i8
  store i8 %32, ptr %10, align 1, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = icmp sgt i32 %33, 0
  br i1 %34, label %35, label %43

35:                                               ; preds = %25
  %36 = load ptr, ptr %4, align 8, !tbaa !8
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = sub nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !13
  %42 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %41) #6
  br label %43

43:                                               ; preds = %35, %25
  %44 = phi i1 [ false, %25 ], [ %42, %35 ]
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %11, align 1, !tbaa !14
  %46 = load i8, ptr %10, align 1, !tbaa !14, !range !16, !noundef !17
  %47 = trunc i8 %46 to i1
  br i1 %47, label %48, label %52

48:                                               ; preds = %43
  %49 = load i8, ptr %11, align 1, !tbaa !14, !range !16, !noundef !17
  %50 = trunc i8 %49 to i1
  %51 = xor i1 %50, true
  br label %52

52:                                               ; preds = %48, %43
  %53 = phi i1 [ false, %43 ], [ %51, %48 ]
  %54 = zext i1 %53 to i32
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = add i32 %55, %54
  store i32 %56, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %57

57:                                               ; preds = %52
  %58 = load i32, ptr %7, align 4, !tbaa !4
  %59 = load i32, ptr %9, align 4, !tbaa !4
  %60 = add nsw i32 %59, %58
  store i32 %60, ptr %9, align 4, !tbaa !4
  br label %20, !llvm.loop !18

61:                                               ; preds = %24
  %62 = load i32, ptr %8, align 4, !tbaa !4
  %63 = icmp ne i32 %62, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %61
  %65 = load ptr, ptr %6, align 8, !tbaa !11
  %66 = load i32, ptr %8, align 4, !tbaa !4
  %67 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %65, i32 noundef %66) #6
  br label %68

68:                                               ; preds = %64, %61
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %0) #3 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1, !tbaa !13
  %3 = load i8, ptr %2, align 1, !tbaa !13
  %4 = zext i8 %3 to i32
  %5 = or i32 %4, 32
  %6 = icmp sge i32 %5, 97
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load i8, ptr %2, align 1, !tbaa !13
  %9 = zext i8 %8 to i32
  %10 = or i32 %9, 32
  %11 = icmp sle i32 %10, 122
  br label %12

12:                                               ; preds = %7, %1
  %13 = phi i1 [ false, %1 ], [ %11, %7 ]
  ret i1 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hex_encode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %8 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %9 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4, !tbaa !4
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %48

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !tbaa !8
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !13
  %22 = zext i8 %21 to i32
  %23 = ashr i32 %22, 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [17 x i8], ptr addrspacecast (ptr addrspace(4) @digits to ptr), i64 0, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !13
  %27 = load ptr, ptr %5, align 8, !tbaa !8
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = mul nsw i32 2, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  store i8 %26, ptr %31, align 1, !tbaa !13
  %32 = load ptr, ptr %4, align 8, !tbaa !8
  %33 = load i32, ptr %7, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !13
  %37 = zext i8 %36 to i32
  %38 = and i32 %37, 15
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [17 x i8], ptr addrspacecast (ptr addrspace(4) @digits to ptr), i64 0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !13
  %42 = load ptr, ptr %5, align 8, !tbaa !8
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = mul nsw i32 2, %43
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %42, i64 %46
  store i8 %41, ptr %47, align 1, !tbaa !13
  br label %48

48:                                               ; preds = %16, %3
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @utf8_check(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i32 %1, ptr %5, align 4, !tbaa !4
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %13 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %14 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4, !tbaa !4
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  store i32 1, ptr %8, align 4
  br label %58

22:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %23 = load ptr, ptr %4, align 8, !tbaa !8
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = mul nsw i32 %24, 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %23, i64 %26
  store ptr %27, ptr %9, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %50, %22
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = icmp slt i32 %29, 4
  br i1 %30, label %31, label %51

31:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %32 = load ptr, ptr %9, align 8, !tbaa !8
  %33 = load i32, ptr %10, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i32, ptr %10, align 4, !tbaa !4
  %37 = sub nsw i32 4, %36
  %38 = call noundef i32 @_ZL11utf8_lengthPKhi(ptr noundef %35, i32 noundef %37) #6
  store i32 %38, ptr %12, align 4, !tbaa !4
  %39 = load i32, ptr %12, align 4, !tbaa !4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %42

41:                                               ; preds = %31
  store i32 255, ptr %11, align 4, !tbaa !4
  store i32 3, ptr %8, align 4
  br label %48

42:                                               ; preds = %31
  %43 = load i32, ptr %12, align 4, !tbaa !4
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = add nsw i32 %44, %43
  store i32 %45, ptr %10, align 4, !tbaa !4
  %46 = load i32, ptr %11, align 4, !tbaa !4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %11, align 4, !tbaa !4
  store i32 0, ptr %8, align 4
  br label %48

48:                                               ; preds = %42, %41
  call void @llvm.lifetime.end.p0(ptr %12) #5
  %49 = load i32, ptr %8, align 4
  switch i32 %49, label %61 [
    i32 0, label %50
    i32 3, label %51
  ]

50:                                               ; preds = %48
  br label %28, !llvm.loop !20

51:                                               ; preds = %48, %28
  %52 = load i32, ptr %11, align 4, !tbaa !4
  %53 = trunc i32 %52 to i8
  %54 = load ptr, ptr %6, align 8, !tbaa !8
  %55 = load i32, ptr %7, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  store i8 %53, ptr %57, align 1, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  store i32 0, ptr %8, align 4
  br label %58

58:                                               ; preds = %51, %21
  call void @llvm.lifetime.end.p0(ptr %7) #5
  %59 = load i32, ptr %8, align 4
  switch i32 %59, label %61 [
    i32 0, label %60
    i32 1, label %60
  ]

60:                                               ; preds = %58, %58
  ret void

61:                                               ; preds = %58, %48
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL11utf8_lengthPKhi(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store i32 %1, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = getelementptr inbounds i8, ptr %12, i64 0
  %14 = load i8, ptr %13, align 1, !tbaa !13
  store i8 %14, ptr %6, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %15 = load i8, ptr %6, align 1, !tbaa !13
  %16 = zext i8 %15 to i32
  %17 = icmp slt i32 %16, 128
  br i1 %17, label %18, label %19

18:                                               ; preds = %2
  store i32 1, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %113

19:                                               ; preds = %2
  %20 = load i8, ptr %6, align 1, !tbaa !13
  %21 = zext i8 %20 to i32
  %22 = and i32 %21, 224
  %23 = icmp eq i32 %22, 192
  br i1 %23, label %24, label %28

24:                                               ; preds = %19
  store i32 2, ptr %7, align 4, !tbaa !4
  %25 = load i8, ptr %6, align 1, !tbaa !13
  %26 = zext i8 %25 to i32
  %27 = and i32 %26, 31
  store i32 %27, ptr %8, align 4, !tbaa !4
  br label %49

28:                                               ; preds = %19
  %29 = load i8, ptr %6, align 1, !tbaa !13
  %30 = zext i8 %29 to i32
  %31 = and i32 %30, 240
  %32 = icmp eq i32 %31, 224
  br i1 %32, label %33, label %37

33:                                               ; preds = %28
  store i32 3, ptr %7, align 4, !tbaa !4
  %34 = load i8, ptr %6, align 1, !tbaa !13
  %35 = zext i8 %34 to i32
  %36 = and i32 %35, 15
  store i32 %36, ptr %8, align 4, !tbaa !4
  br label %48

37:                                               ; preds = %28
  %38 = load i8, ptr %6, align 1, !tbaa !13
  %39 = zext i8 %38 to i32
  %40 = and i32 %39, 248
  %41 = icmp eq i32 %40, 240
  br i1 %41, label %42, label %46

42:                                               ; preds = %37
  store i32 4, ptr %7, align 4, !tbaa !4
  %43 = load i8, ptr %6, align 1, !tbaa !13
  %44 = zext i8 %43 to i32
  %45 = and i32 %44, 7
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %47

46:                                               ; preds = %37
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %113

47:                                               ; preds = %42
  br label %48

48:                                               ; preds = %47, %33
  br label %49

49:                                               ; preds = %48, %24
  %50 = load i32, ptr %7, align 4, !tbaa !4
  %51 = load i32, ptr %5, align 4, !tbaa !4
  %52 = icmp sgt i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %113

54:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 1, ptr %10, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %81, %54
  %56 = load i32, ptr %10, align 4, !tbaa !4
  %57 = load i32, ptr %7, align 4, !tbaa !4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %55
  store i32 2, ptr %9, align 4
  br label %84

60:                                               ; preds = %55
  %61 = load ptr, ptr %4, align 8, !tbaa !8
  %62 = load i32, ptr %10, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !13
  %66 = zext i8 %65 to i32
  %67 = and i32 %66, 192
  %68 = icmp ne i32 %67, 128
  br i1 %68, label %69, label %70

69:                                               ; preds = %60
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %84

70:                                               ; preds = %60
  %71 = load i32, ptr %8, align 4, !tbaa !4
  %72 = shl i32 %71, 6
  %73 = load ptr, ptr %4, align 8, !tbaa !8
  %74 = load i32, ptr %10, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %73, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !13
  %78 = zext i8 %77 to i32
  %79 = and i32 %78, 63
  %80 = or i32 %72, %79
  store i32 %80, ptr %8, align 4, !tbaa !4
  br label %81

81:                                               ; preds = %70
  %82 = load i32, ptr %10, align 4, !tbaa !4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %10, align 4, !tbaa !4
  br label %55, !llvm.loop !21

84:                                               ; preds = %69, %59
  call void @llvm.lifetime.end.p0(ptr %10) #5
  %85 = load i32, ptr %9, align 4
  switch i32 %85, label %113 [
    i32 2, label %86
  ]

86:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %87 = load i32, ptr %7, align 4, !tbaa !4
  %88 = icmp eq i32 %87, 2
  br i1 %88, label %89, label %90

89:                                               ; preds = %86
  br label %95

90:                                               ; preds = %86
  %91 = load i32, ptr %7, align 4, !tbaa !4
  %92 = icmp eq i32 %91, 3
  %93 = zext i1 %92 to i64
  %94 = select i1 %92, i32 2048, i32 65536
  br label %95

95:                                               ; preds = %90, %89
  %96 = phi i32 [ 128, %89 ], [ %94, %90 ]
  store i32 %96, ptr %11, align 4, !tbaa !4
  %97 = load i32, ptr %8, align 4, !tbaa !4
  %98 = load i32, ptr %11, align 4, !tbaa !4
  %99 = icmp ult i32 %97, %98
  br i1 %99, label %109, label %100

100:                                              ; preds = %95
  %101 = load i32, ptr %8, align 4, !tbaa !4
  %102 = icmp ugt i32 %101, 1114111
  br i1 %102, label %109, label %103

103:                                              ; preds = %100
  %104 = load i32, ptr %8, align 4, !tbaa !4
  %105 = icmp uge i32 %104, 55296
  br i1 %105, label %106, label %110

106:                                              ; preds = %103
  %107 = load i32, ptr %8, align 4, !tbaa !4
  %108 = icmp ult i32 %107, 57344
  br i1 %108, label %109, label %110

109:                                              ; preds = %106, %100, %95
  store i32 0, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %112

110:                                              ; preds = %106, %103
  %111 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %111, ptr %3, align 4
  store i32 1, ptr %9, align 4
  br label %112

112:                                              ; preds = %110, %109
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %113

113:                                              ; preds = %112, %84, %53, %46, %18
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  %114 = load i32, ptr %3, align 4
  ret i32 %114
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swap_case(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %5 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %6 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %7 = mul i32 %5, %6
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %9 = add i32 %7, %8
  store i32 %9, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %10 = load ptr, ptr %2, align 8, !tbaa !8
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %10, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !13
  store i8 %14, ptr %4, align 1, !tbaa !13
  %15 = load i8, ptr %4, align 1, !tbaa !13
  %16 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %15) #6
  br i1 %16, label %17, label %26

17:                                               ; preds = %1
  %18 = load i8, ptr %4, align 1, !tbaa !13
  %19 = sext i8 %18 to i32
  %20 = xor i32 %19, 32
  %21 = trunc i32 %20 to i8
  %22 = load ptr, ptr %2, align 8, !tbaa !8
  %23 = load i32, ptr %3, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  store i8 %21, ptr %25, align 1, !tbaa !13
  br label %26

26:                                               ; preds = %17, %1
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !6, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
!21 = distinct !{!21, !19}
