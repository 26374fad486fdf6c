; ModuleID = 'text.cu'
source_filename = "text.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }

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
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i8, align 1
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %16 = mul i32 %14, %15
  store i32 %16, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  br label %22

22:                                               ; preds = %58, %3
  %23 = load i32, ptr %11, align 4
  %24 = load i32, ptr %7, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %62

26:                                               ; preds = %22
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %27, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %31) #3
  %33 = zext i1 %32 to i8
  store i8 %33, ptr %12, align 1
  %34 = load i32, ptr %11, align 4
  %35 = icmp sgt i32 %34, 0
  br i1 %35, label %36, label %44

36:                                               ; preds = %26
  %37 = load ptr, ptr %6, align 8
  %38 = load i32, ptr %11, align 4
  %39 = sub nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %37, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %42) #3
  br label %44

44:                                               ; preds = %36, %26
  %45 = phi i1 [ false, %26 ], [ %43, %36 ]
  %46 = zext i1 %45 to i8
  store i8 %46, ptr %13, align 1
  %47 = load i8, ptr %12, align 1
  %48 = trunc i8 %47 to i1
  br i1 %48, label %49, label %53

49:                                               ; preds = %44
  %50 = load i8, ptr %13, align 1
  %51 = trunc i8 %50 to i1
  %52 = xor i1 %51, true
  br label %53

53:                                               ; preds = %49, %44
  %54 = phi i1 [ false, %44 ], [ %52, %49 ]
  %55 = zext i1 %54 to i32
  %56 = load i32, ptr %10, align 4
  %57 = add i32 %56, %55
  store i32 %57, ptr %10, align 4
  br label %58

58:                                               ; preds = %53
  %59 = load i32, ptr %9, align 4
  %60 = load i32, ptr %11, align 4
  %61 = add nsw i32 %60, %59
  store i32 %61, ptr %11, align 4
  br label %22, !llvm.loop !4

62:                                               ; preds = %22
  %63 = load i32, ptr %10, align 4
  %64 = icmp ne i32 %63, 0
  br i1 %64, label %65, label %71

65:                                               ; preds = %62
  %66 = load ptr, ptr %8, align 8
  %67 = load i32, ptr %10, align 4
  store ptr %66, ptr %4, align 8
  store i32 %67, ptr %5, align 4
  %68 = load ptr, ptr %4, align 8
  %69 = load i32, ptr %5, align 4
  %70 = atomicrmw add ptr %68, i32 %69 seq_cst, align 4
  br label %71

71:                                               ; preds = %65, %62
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %0) #1 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = zext i8 %3 to i32
  %5 = or i32 %4, 32
  %6 = icmp sge i32 %5, 97
  br i1 %6, label %7, label %12

7:                                                ; preds = %1
  %8 = load i8, ptr %2, align 1
  %9 = zext i8 %8 to i32
  %10 = or i32 %9, 32
  %11 = icmp sle i32 %10, 122
  br label %12

12:                                               ; preds = %7, %1
  %13 = phi i1 [ false, %1 ], [ %11, %7 ]
  ret i1 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hex_encode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %48

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = ashr i32 %22, 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [17 x i8], ptr addrspacecast (ptr addrspace(4) @digits to ptr), i64 0, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %7, align 4
  %29 = mul nsw i32 2, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %27, i64 %30
  store i8 %26, ptr %31, align 1
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %32, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = and i32 %37, 15
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [17 x i8], ptr addrspacecast (ptr addrspace(4) @digits to ptr), i64 0, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = load ptr, ptr %5, align 8
  %43 = load i32, ptr %7, align 4
  %44 = mul nsw i32 2, %43
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %42, i64 %46
  store i8 %41, ptr %47, align 1
  br label %48

48:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @utf8_check(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %5, align 4
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  br label %54

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = mul nsw i32 %23, 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %22, i64 %25
  store ptr %26, ptr %8, align 8
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %27

27:                                               ; preds = %41, %21
  %28 = load i32, ptr %9, align 4
  %29 = icmp slt i32 %28, 4
  br i1 %29, label %30, label %47

30:                                               ; preds = %27
  %31 = load ptr, ptr %8, align 8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %31, i64 %33
  %35 = load i32, ptr %9, align 4
  %36 = sub nsw i32 4, %35
  %37 = call noundef i32 @_ZL11utf8_lengthPKhi(ptr noundef %34, i32 noundef %36) #3
  store i32 %37, ptr %11, align 4
  %38 = load i32, ptr %11, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %30
  store i32 255, ptr %10, align 4
  br label %47

41:                                               ; preds = %30
  %42 = load i32, ptr %11, align 4
  %43 = load i32, ptr %9, align 4
  %44 = add nsw i32 %43, %42
  store i32 %44, ptr %9, align 4
  %45 = load i32, ptr %10, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %10, align 4
  br label %27, !llvm.loop !6

47:                                               ; preds = %40, %27
  %48 = load i32, ptr %10, align 4
  %49 = trunc i32 %48 to i8
  %50 = load ptr, ptr %6, align 8
  %51 = load i32, ptr %7, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  store i8 %49, ptr %53, align 1
  br label %54

54:                                               ; preds = %47, %20
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL11utf8_lengthPKhi(ptr noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds i8, ptr %11, i64 0
  %13 = load i8, ptr %12, align 1
  store i8 %13, ptr %6, align 1
  %14 = load i8, ptr %6, align 1
  %15 = zext i8 %14 to i32
  %16 = icmp slt i32 %15, 128
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  store i32 1, ptr %3, align 4
  br label %108

18:                                               ; preds = %2
  %19 = load i8, ptr %6, align 1
  %20 = zext i8 %19 to i32
  %21 = and i32 %20, 224
  %22 = icmp eq i32 %21, 192
  br i1 %22, label %23, label %27

23:                                               ; preds = %18
  store i32 2, ptr %7, align 4
  %24 = load i8, ptr %6, align 1
  %25 = zext i8 %24 to i32
  %26 = and i32 %25, 31
  store i32 %26, ptr %8, align 4
  br label %48

27:                                               ; preds = %18
  %28 = load i8, ptr %6, align 1
  %29 = zext i8 %28 to i32
  %30 = and i32 %29, 240
  %31 = icmp eq i32 %30, 224
  br i1 %31, label %32, label %36

32:                                               ; preds = %27
  store i32 3, ptr %7, align 4
  %33 = load i8, ptr %6, align 1
  %34 = zext i8 %33 to i32
  %35 = and i32 %34, 15
  store i32 %35, ptr %8, align 4
  br label %47

36:                                               ; preds = %27
  %37 = load i8, ptr %6, align 1
  %38 = zext i8 %37 to i32
  %39 = and i32 %38, 248
  %40 = icmp eq i32 %39, 240
  br i1 %40, label %41, label %45

41:                                               ; preds = %36
  store i32 4, ptr %7, align 4
  %42 = load i8, ptr %6, align 1
  %43 = zext i8 %42 to i32
  %44 = and i32 %43, 7
  store i32 %44, ptr %8, align 4
  br label %46

45:                                               ; preds = %36
  store i32 0, ptr %3, align 4
  br label %108

46:                                               ; preds = %41
  br label %47

47:                                               ; preds = %46, %32
  br label %48

48:                                               ; preds = %47, %23
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %5, align 4
  %51 = icmp sgt i32 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store i32 0, ptr %3, align 4
  br label %108

53:                                               ; preds = %48
  store i32 1, ptr %9, align 4
  br label %54

54:                                               ; preds = %79, %53
  %55 = load i32, ptr %9, align 4
  %56 = load i32, ptr %7, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %82

58:                                               ; preds = %54
  %59 = load ptr, ptr %4, align 8
  %60 = load i32, ptr %9, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %59, i64 %61
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i32
  %65 = and i32 %64, 192
  %66 = icmp ne i32 %65, 128
  br i1 %66, label %67, label %68

67:                                               ; preds = %58
  store i32 0, ptr %3, align 4
  br label %108

68:                                               ; preds = %58
  %69 = load i32, ptr %8, align 4
  %70 = shl i32 %69, 6
  %71 = load ptr, ptr %4, align 8
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %71, i64 %73
  %75 = load i8, ptr %74, align 1
  %76 = zext i8 %75 to i32
  %77 = and i32 %76, 63
  %78 = or i32 %70, %77
  store i32 %78, ptr %8, align 4
  br label %79

79:                                               ; preds = %68
  %80 = load i32, ptr %9, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %9, align 4
  br label %54, !llvm.loop !7

82:                                               ; preds = %54
  %83 = load i32, ptr %7, align 4
  %84 = icmp eq i32 %83, 2
  br i1 %84, label %85, label %86

85:                                               ; preds = %82
  br label %91

86:                                               ; preds = %82
  %87 = load i32, ptr %7, align 4
  %88 = icmp eq i32 %87, 3
  %89 = zext i1 %88 to i64
  %90 = select i1 %88, i32 2048, i32 65536
  br label %91

91:                                               ; preds = %86, %85
  %92 = phi i32 [ 128, %85 ], [ %90, %86 ]
  store i32 %92, ptr %10, align 4
  %93 = load i32, ptr %8, align 4
  %94 = load i32, ptr %10, align 4
  %95 = icmp ult i32 %93, %94
  br i1 %95, label %105, label %96

96:                                               ; preds = %91
  %97 = load i32, ptr %8, align 4
  %98 = icmp ugt i32 %97, 1114111
  br i1 %98, label %105, label %99

99:                                               ; preds = %96
  %100 = load i32, ptr %8, align 4
  %101 = icmp uge i32 %100, 55296
  br i1 %101, label %102, label %106

102:                                              ; preds = %99
  %103 = load i32, ptr %8, align 4
  %104 = icmp ult i32 %103, 57344
  br i1 %104, label %105, label %106

105:                                              ; preds = %102, %96, %91
  store i32 0, ptr %3, align 4
  br label %108

106:                                              ; preds = %102, %99
  %107 = load i32, ptr %7, align 4
  store i32 %107, ptr %3, align 4
  br label %108

108:                                              ; preds = %106, %105, %67, %52, %45, %17
  %109 = load i32, ptr %3, align 4
  ret i32 %109
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @swap_case(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  %5 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  store i32 %9, ptr %3, align 4
  %10 = load ptr, ptr %2, align 8
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %10, i64 %12
  %14 = load i8, ptr %13, align 1
  store i8 %14, ptr %4, align 1
  %15 = load i8, ptr %4, align 1
  %16 = call noundef zeroext i1 @_ZL9is_letterh(i8 noundef zeroext %15) #3
  br i1 %16, label %17, label %26

17:                                               ; preds = %1
  %18 = load i8, ptr %4, align 1
  %19 = sext i8 %18 to i32
  %20 = xor i32 %19, 32
  %21 = trunc i32 %20 to i8
  %22 = load ptr, ptr %2, align 8
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %22, i64 %24
  store i8 %21, ptr %25, align 1
  br label %26

26:                                               ; preds = %17, %1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
