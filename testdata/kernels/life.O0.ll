; ModuleID = 'life.cu'
source_filename = "life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @life_bytes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %9, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %23 = add i32 %21, %22
  store i32 %23, ptr %10, align 4
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %7, align 4
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %4
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %8, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %4
  br label %109

32:                                               ; preds = %27
  store i32 0, ptr %11, align 4
  store i32 -1, ptr %12, align 4
  br label %33

33:                                               ; preds = %76, %32
  %34 = load i32, ptr %12, align 4
  %35 = icmp sle i32 %34, 1
  br i1 %35, label %36, label %79

36:                                               ; preds = %33
  store i32 -1, ptr %13, align 4
  br label %37

37:                                               ; preds = %72, %36
  %38 = load i32, ptr %13, align 4
  %39 = icmp sle i32 %38, 1
  br i1 %39, label %40, label %75

40:                                               ; preds = %37
  %41 = load i32, ptr %13, align 4
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %46, label %43

43:                                               ; preds = %40
  %44 = load i32, ptr %12, align 4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %71

46:                                               ; preds = %43, %40
  %47 = load ptr, ptr %5, align 8
  %48 = load i32, ptr %10, align 4
  %49 = load i32, ptr %12, align 4
  %50 = add nsw i32 %48, %49
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %50, %51
  %53 = load i32, ptr %8, align 4
  %54 = srem i32 %52, %53
  %55 = load i32, ptr %7, align 4
  %56 = mul nsw i32 %54, %55
  %57 = load i32, ptr %9, align 4
  %58 = load i32, ptr %13, align 4
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %7, align 4
  %61 = add nsw i32 %59, %60
  %62 = load i32, ptr %7, align 4
  %63 = srem i32 %61, %62
  %64 = add nsw i32 %56, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %47, i64 %65
  %67 = load i8, ptr %66, align 1
  %68 = zext i8 %67 to i32
  %69 = load i32, ptr %11, align 4
  %70 = add nsw i32 %69, %68
  store i32 %70, ptr %11, align 4
  br label %71

71:                                               ; preds = %46, %43
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %13, align 4
  br label %37, !llvm.loop !4

75:                                               ; preds = %37
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %12, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %12, align 4
  br label %33, !llvm.loop !6

79:                                               ; preds = %33
  %80 = load i32, ptr %11, align 4
  %81 = icmp eq i32 %80, 3
  br i1 %81, label %98, label %82

82:                                               ; preds = %79
  %83 = load i32, ptr %11, align 4
  %84 = icmp eq i32 %83, 2
  br i1 %84, label %85, label %96

85:                                               ; preds = %82
  %86 = load ptr, ptr %5, align 8
  %87 = load i32, ptr %10, align 4
  %88 = load i32, ptr %7, align 4
  %89 = mul nsw i32 %87, %88
  %90 = load i32, ptr %9, align 4
  %91 = add nsw i32 %89, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i8, ptr %86, i64 %92
  %94 = load i8, ptr %93, align 1
  %95 = icmp ne i8 %94, 0
  br label %96

96:                                               ; preds = %85, %82
  %97 = phi i1 [ false, %82 ], [ %95, %85 ]
  br label %98

98:                                               ; preds = %96, %79
  %99 = phi i1 [ true, %79 ], [ %97, %96 ]
  %100 = zext i1 %99 to i8
  %101 = load ptr, ptr %6, align 8
  %102 = load i32, ptr %10, align 4
  %103 = load i32, ptr %7, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %9, align 4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %101, i64 %107
  store i8 %100, ptr %108, align 1
  br label %109

109:                                              ; preds = %98, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @life_words(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  store i32 -1, ptr %11, align 4
  br label %14

14:                                               ; preds = %38, %3
  %15 = load i32, ptr %11, align 4
  %16 = icmp sle i32 %15, 1
  br i1 %16, label %17, label %41

17:                                               ; preds = %14
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %11, align 4
  %21 = add nsw i32 %19, %20
  %22 = load i32, ptr %6, align 4
  %23 = add nsw i32 %21, %22
  %24 = load i32, ptr %6, align 4
  %25 = srem i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %18, i64 %26
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %12, align 4
  %29 = load i32, ptr %12, align 4
  %30 = call i32 @llvm.fshl.i32(i32 %29, i32 %29, i32 1)
  call void @_ZL7add_bitjRjS_S_(i32 noundef %30, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %10) #4
  %31 = load i32, ptr %12, align 4
  %32 = call i32 @llvm.fshr.i32(i32 %31, i32 %31, i32 1)
  call void @_ZL7add_bitjRjS_S_(i32 noundef %32, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %10) #4
  %33 = load i32, ptr %11, align 4
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %35, label %37

35:                                               ; preds = %17
  %36 = load i32, ptr %12, align 4
  call void @_ZL7add_bitjRjS_S_(i32 noundef %36, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %10) #4
  br label %37

37:                                               ; preds = %35, %17
  br label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %11, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %11, align 4
  br label %14, !llvm.loop !7

41:                                               ; preds = %14
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %10, align 4
  %44 = xor i32 %43, -1
  %45 = and i32 %42, %44
  %46 = load i32, ptr %8, align 4
  %47 = load ptr, ptr %4, align 8
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = or i32 %46, %51
  %53 = and i32 %45, %52
  %54 = load ptr, ptr %5, align 8
  %55 = load i32, ptr %7, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  store i32 %53, ptr %57, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL7add_bitjRjS_S_(i32 noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #1 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %11 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %12 = load i32, ptr %11, align 4
  %13 = load i32, ptr %5, align 4
  %14 = and i32 %12, %13
  store i32 %14, ptr %9, align 4
  %15 = load i32, ptr %5, align 4
  %16 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %17 = load i32, ptr %16, align 4
  %18 = xor i32 %17, %15
  store i32 %18, ptr %16, align 4
  %19 = load ptr, ptr %7, align 8, !nonnull !8, !align !9
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %9, align 4
  %22 = and i32 %20, %21
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %9, align 4
  %24 = load ptr, ptr %7, align 8, !nonnull !8, !align !9
  %25 = load i32, ptr %24, align 4
  %26 = xor i32 %25, %23
  store i32 %26, ptr %24, align 4
  %27 = load i32, ptr %10, align 4
  %28 = load ptr, ptr %8, align 8, !nonnull !8, !align !9
  %29 = load i32, ptr %28, align 4
  %30 = or i32 %29, %27
  store i32 %30, ptr %28, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!8 = !{}
!9 = !{i64 4}
