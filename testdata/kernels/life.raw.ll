; ModuleID = 'life.cu'
source_filename = "life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockDim5get_yEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

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
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %16 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %20 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #7
  %21 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #7
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #7
  %24 = add i32 %22, %23
  store i32 %24, ptr %10, align 4, !tbaa !4
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %32, label %28

28:                                               ; preds = %4
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %28, %4
  store i32 1, ptr %11, align 4
  br label %112

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 -1, ptr %13, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %79, %33
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = icmp sle i32 %35, 1
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %82

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 -1, ptr %14, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %75, %38
  %40 = load i32, ptr %14, align 4, !tbaa !4
  %41 = icmp sle i32 %40, 1
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %78

43:                                               ; preds = %39
  %44 = load i32, ptr %14, align 4, !tbaa !4
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %43
  %47 = load i32, ptr %13, align 4, !tbaa !4
  %48 = icmp ne i32 %47, 0
  br i1 %48, label %49, label %74

49:                                               ; preds = %46, %43
  %50 = load ptr, ptr %5, align 8, !tbaa !8
  %51 = load i32, ptr %10, align 4, !tbaa !4
  %52 = load i32, ptr %13, align 4, !tbaa !4
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %8, align 4, !tbaa !4
  %55 = add nsw i32 %53, %54
  %56 = load i32, ptr %8, align 4, !tbaa !4
  %57 = srem i32 %55, %56
  %58 = load i32, ptr %7, align 4, !tbaa !4
  %59 = mul nsw i32 %57, %58
  %60 = load i32, ptr %9, align 4, !tbaa !4
  %61 = load i32, ptr %14, align 4, !tbaa !4
  %62 = add nsw i32 %60, %61
  %63 = load i32, ptr %7, align 4, !tbaa !4
  %64 = add nsw i32 %62, %63
  %65 = load i32, ptr %7, align 4, !tbaa !4
  %66 = srem i32 %64, %65
  %67 = add nsw i32 %59, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %50, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !11
  %71 = zext i8 %70 to i32
  %72 = load i32, ptr %12, align 4, !tbaa !4
  %73 = add nsw i32 %72, %71
  store i32 %73, ptr %12, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %49, %46
  br label %75

75:                                               ; preds = %74
  %76 = load i32, ptr %14, align 4, !tbaa !4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %14, align 4, !tbaa !4
  br label %39, !llvm.loop !12

78:                                               ; preds = %42
  br label %79

79:                                               ; preds = %78
  %80 = load i32, ptr %13, align 4, !tbaa !4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %13, align 4, !tbaa !4
  br label %34, !llvm.loop !14

82:                                               ; preds = %37
  %83 = load i32, ptr %12, align 4, !tbaa !4
  %84 = icmp eq i32 %83, 3
  br i1 %84, label %101, label %85

85:                                               ; preds = %82
  %86 = load i32, ptr %12, align 4, !tbaa !4
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %88, label %99

88:                                               ; preds = %85
  %89 = load ptr, ptr %5, align 8, !tbaa !8
  %90 = load i32, ptr %10, align 4, !tbaa !4
  %91 = load i32, ptr %7, align 4, !tbaa !4
  %92 = mul nsw i32 %90, %91
  %93 = load i32, ptr %9, align 4, !tbaa !4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %89, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !11
  %98 = icmp ne i8 %97, 0
  br label %99

99:                                               ; preds = %88, %85
  %100 = phi i1 [ false, %85 ], [ %98, %88 ]
  br label %101

101:                                              ; preds = %99, %82
  %102 = phi i1 [ true, %82 ], [ %100, %99 ]
  %103 = zext i1 %102 to i8
  %104 = load ptr, ptr %6, align 8, !tbaa !8
  %105 = load i32, ptr %10, align 4, !tbaa !4
  %106 = load i32, ptr %7, align 4, !tbaa !4
  %107 = mul nsw i32 %105, %106
  %108 = load i32, ptr %9, align 4, !tbaa !4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %104, i64 %110
  store i8 %103, ptr %111, align 1, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %12) #6
  store i32 0, ptr %11, align 4
  br label %112

112:                                              ; preds = %101, %32
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  %113 = load i32, ptr %11, align 4
  switch i32 %113, label %115 [
    i32 0, label %114
    i32 1, label %114
  ]

114:                                              ; preds = %112, %112
  ret void

115:                                              ; preds = %112
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
  store ptr %0, ptr %4, align 8, !tbaa !15
  store ptr %1, ptr %5, align 8, !tbaa !15
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %13, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 0, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  store i32 0, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 -1, ptr %11, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %39, %3
  %15 = load i32, ptr %11, align 4, !tbaa !4
  %16 = icmp sle i32 %15, 1
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %42

18:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %19 = load ptr, ptr %4, align 8, !tbaa !15
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = load i32, ptr %11, align 4, !tbaa !4
  %22 = add nsw i32 %20, %21
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = srem i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %19, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %29, ptr %12, align 4, !tbaa !4
  %30 = load i32, ptr %12, align 4, !tbaa !4
  %31 = call i32 @llvm.fshl.i32(i32 %30, i32 %30, i32 1)
  call void @_ZL7add_bitjRjS_S_(i32 noundef %31, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %10) #7
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = call i32 @llvm.fshr.i32(i32 %32, i32 %32, i32 1)
  call void @_ZL7add_bitjRjS_S_(i32 noundef %33, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %10) #7
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %38

36:                                               ; preds = %18
  %37 = load i32, ptr %12, align 4, !tbaa !4
  call void @_ZL7add_bitjRjS_S_(i32 noundef %37, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 4 dereferenceable(4) %10) #7
  br label %38

38:                                               ; preds = %36, %18
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %11, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %11, align 4, !tbaa !4
  br label %14, !llvm.loop !17

42:                                               ; preds = %17
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = xor i32 %44, -1
  %46 = and i32 %43, %45
  %47 = load i32, ptr %8, align 4, !tbaa !4
  %48 = load ptr, ptr %4, align 8, !tbaa !15
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = or i32 %47, %52
  %54 = and i32 %46, %53
  %55 = load ptr, ptr %5, align 8, !tbaa !15
  %56 = load i32, ptr %7, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  store i32 %54, ptr %58, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7add_bitjRjS_S_(i32 noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #3 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 %0, ptr %5, align 4, !tbaa !4
  store ptr %1, ptr %6, align 8, !tbaa !15
  store ptr %2, ptr %7, align 8, !tbaa !15
  store ptr %3, ptr %8, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = load ptr, ptr %6, align 8, !tbaa !15, !nonnull !18, !align !19
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = and i32 %12, %13
  store i32 %14, ptr %9, align 4, !tbaa !4
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = load ptr, ptr %6, align 8, !tbaa !15, !nonnull !18, !align !19
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = xor i32 %17, %15
  store i32 %18, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %19 = load ptr, ptr %7, align 8, !tbaa !15, !nonnull !18, !align !19
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = and i32 %20, %21
  store i32 %22, ptr %10, align 4, !tbaa !4
  %23 = load i32, ptr %9, align 4, !tbaa !4
  %24 = load ptr, ptr %7, align 8, !tbaa !15, !nonnull !18, !align !19
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = xor i32 %25, %23
  store i32 %26, ptr %24, align 4, !tbaa !4
  %27 = load i32, ptr %10, align 4, !tbaa !4
  %28 = load ptr, ptr %8, align 8, !tbaa !15, !nonnull !18, !align !19
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = or i32 %29, %27
  store i32 %30, ptr %28, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 int", !10, i64 0}
!17 = distinct !{!17, !13}
!18 = !{}
!19 = !{i64 4}
