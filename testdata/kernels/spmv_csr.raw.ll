; ModuleID = 'spmv_csr.cu'
source_filename = "spmv_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%union.anon = type { double }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_scalar(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store ptr %3, ptr %10, align 8, !tbaa !11
  store ptr %4, ptr %11, align 8, !tbaa !11
  store ptr %5, ptr %12, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %17 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %18 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4, !tbaa !4
  %22 = load i32, ptr %13, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %69

26:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store float 0.000000e+00, ptr %15, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %27 = load ptr, ptr %8, align 8, !tbaa !8
  %28 = load i32, ptr %13, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  store i32 %31, ptr %16, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %60, %26
  %33 = load i32, ptr %16, align 4, !tbaa !4
  %34 = load ptr, ptr %8, align 8, !tbaa !8
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = add nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %34, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = icmp slt i32 %33, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %32
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %63

42:                                               ; preds = %32
  %43 = load ptr, ptr %10, align 8, !tbaa !11
  %44 = load i32, ptr %16, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !13
  %48 = load ptr, ptr %11, align 8, !tbaa !11
  %49 = load ptr, ptr %9, align 8, !tbaa !8
  %50 = load i32, ptr %16, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !13
  %57 = fmul contract float %47, %56
  %58 = load float, ptr %15, align 4, !tbaa !13
  %59 = fadd contract float %58, %57
  store float %59, ptr %15, align 4, !tbaa !13
  br label %60

60:                                               ; preds = %42
  %61 = load i32, ptr %16, align 4, !tbaa !4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %16, align 4, !tbaa !4
  br label %32, !llvm.loop !15

63:                                               ; preds = %41
  %64 = load float, ptr %15, align 4, !tbaa !13
  %65 = load ptr, ptr %12, align 8, !tbaa !11
  %66 = load i32, ptr %13, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  store float %64, ptr %68, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %15) #6
  store i32 0, ptr %14, align 4
  br label %69

69:                                               ; preds = %63, %25
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %70 = load i32, ptr %14, align 4
  switch i32 %70, label %72 [
    i32 0, label %71
    i32 1, label %71
  ]

71:                                               ; preds = %69, %69
  ret void

72:                                               ; preds = %69
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spmv_warp(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !4
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store ptr %3, ptr %10, align 8, !tbaa !17
  store ptr %4, ptr %11, align 8, !tbaa !17
  store ptr %5, ptr %12, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %20 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %21 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %24 = add i32 %22, %23
  store i32 %24, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %25 = load i32, ptr %13, align 4, !tbaa !4
  %26 = sdiv i32 %25, 32
  store i32 %26, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %27 = load i32, ptr %13, align 4, !tbaa !4
  %28 = srem i32 %27, 32
  store i32 %28, ptr %15, align 4, !tbaa !4
  %29 = load i32, ptr %14, align 4, !tbaa !4
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %6
  store i32 1, ptr %16, align 4
  br label %96

33:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store double 0.000000e+00, ptr %17, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %18) #6
  %34 = load ptr, ptr %8, align 8, !tbaa !8
  %35 = load i32, ptr %14, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = load i32, ptr %15, align 4, !tbaa !4
  %40 = add nsw i32 %38, %39
  store i32 %40, ptr %18, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %69, %33
  %42 = load i32, ptr %18, align 4, !tbaa !4
  %43 = load ptr, ptr %8, align 8, !tbaa !8
  %44 = load i32, ptr %14, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = icmp slt i32 %42, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %41
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %72

51:                                               ; preds = %41
  %52 = load ptr, ptr %10, align 8, !tbaa !17
  %53 = load i32, ptr %18, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = load ptr, ptr %11, align 8, !tbaa !17
  %58 = load ptr, ptr %9, align 8, !tbaa !8
  %59 = load i32, ptr %18, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %57, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !19
  %66 = fmul contract double %56, %65
  %67 = load double, ptr %17, align 8, !tbaa !19
  %68 = fadd contract double %67, %66
  store double %68, ptr %17, align 8, !tbaa !19
  br label %69

69:                                               ; preds = %51
  %70 = load i32, ptr %18, align 4, !tbaa !4
  %71 = add nsw i32 %70, 32
  store i32 %71, ptr %18, align 4, !tbaa !4
  br label %41, !llvm.loop !21

72:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 16, ptr %19, align 4, !tbaa !4
  br label %73

73:                                               ; preds = %83, %72
  %74 = load i32, ptr %19, align 4, !tbaa !4
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  store i32 5, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %86

77:                                               ; preds = %73
  %78 = load double, ptr %17, align 8, !tbaa !19
  %79 = load i32, ptr %19, align 4, !tbaa !4
  %80 = call contract noundef double @_ZL9shfl_downdi(double noundef %78, i32 noundef %79) #7
  %81 = load double, ptr %17, align 8, !tbaa !19
  %82 = fadd contract double %81, %80
  store double %82, ptr %17, align 8, !tbaa !19
  br label %83

83:                                               ; preds = %77
  %84 = load i32, ptr %19, align 4, !tbaa !4
  %85 = sdiv i32 %84, 2
  store i32 %85, ptr %19, align 4, !tbaa !4
  br label %73, !llvm.loop !22

86:                                               ; preds = %76
  %87 = load i32, ptr %15, align 4, !tbaa !4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %95

89:                                               ; preds = %86
  %90 = load double, ptr %17, align 8, !tbaa !19
  %91 = load ptr, ptr %12, align 8, !tbaa !17
  %92 = load i32, ptr %14, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %91, i64 %93
  store double %90, ptr %94, align 8, !tbaa !19
  br label %95

95:                                               ; preds = %89, %86
  call void @llvm.lifetime.end.p0(ptr %17) #6
  store i32 0, ptr %16, align 4
  br label %96

96:                                               ; preds = %95, %32
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  %97 = load i32, ptr %16, align 4
  switch i32 %97, label %99 [
    i32 0, label %98
    i32 1, label %98
  ]

98:                                               ; preds = %96, %96
  ret void

99:                                               ; preds = %96
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef double @_ZL9shfl_downdi(double noundef %0, i32 noundef %1) #3 {
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca %union.anon, align 8
  store double %0, ptr %3, align 8, !tbaa !19
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %6 = load double, ptr %3, align 8, !tbaa !19
  store double %6, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0
  %8 = load i32, ptr %7, align 8, !tbaa !23
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = call noundef i32 @_ZL9shfl_downii(i32 noundef %8, i32 noundef %9) #7
  %11 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0
  store i32 %10, ptr %11, align 8, !tbaa !23
  %12 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 1
  %13 = load i32, ptr %12, align 4, !tbaa !23
  %14 = load i32, ptr %4, align 4, !tbaa !4
  %15 = call noundef i32 @_ZL9shfl_downii(i32 noundef %13, i32 noundef %14) #7
  %16 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 1
  store i32 %15, ptr %16, align 4, !tbaa !23
  %17 = load double, ptr %5, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret double %17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9shfl_downii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %5, i32 %6, i32 31)
  ret i32 %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 double", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !6, i64 0}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = !{!6, !6, i64 0}
