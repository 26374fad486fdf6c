; ModuleID = 'spmv_csr.cu'
source_filename = "spmv_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%union.anon = type { double }

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
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %13, align 4
  %21 = load i32, ptr %13, align 4
  %22 = load i32, ptr %7, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %6
  br label %67

25:                                               ; preds = %6
  store float 0.000000e+00, ptr %14, align 4
  %26 = load ptr, ptr %8, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %15, align 4
  br label %31

31:                                               ; preds = %58, %25
  %32 = load i32, ptr %15, align 4
  %33 = load ptr, ptr %8, align 8
  %34 = load i32, ptr %13, align 4
  %35 = add nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp slt i32 %32, %38
  br i1 %39, label %40, label %61

40:                                               ; preds = %31
  %41 = load ptr, ptr %10, align 8
  %42 = load i32, ptr %15, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = load ptr, ptr %11, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %15, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fmul contract float %45, %54
  %56 = load float, ptr %14, align 4
  %57 = fadd contract float %56, %55
  store float %57, ptr %14, align 4
  br label %58

58:                                               ; preds = %40
  %59 = load i32, ptr %15, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %15, align 4
  br label %31, !llvm.loop !4

61:                                               ; preds = %31
  %62 = load float, ptr %14, align 4
  %63 = load ptr, ptr %12, align 8
  %64 = load i32, ptr %13, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  store float %62, ptr %66, align 4
  br label %67

67:                                               ; preds = %61, %24
  ret void
}

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
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 %0, ptr %7, align 4
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %13, align 4
  %24 = load i32, ptr %13, align 4
  %25 = sdiv i32 %24, 32
  store i32 %25, ptr %14, align 4
  %26 = load i32, ptr %13, align 4
  %27 = srem i32 %26, 32
  store i32 %27, ptr %15, align 4
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %6
  br label %92

32:                                               ; preds = %6
  store double 0.000000e+00, ptr %16, align 8
  %33 = load ptr, ptr %8, align 8
  %34 = load i32, ptr %14, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %15, align 4
  %39 = add nsw i32 %37, %38
  store i32 %39, ptr %17, align 4
  br label %40

40:                                               ; preds = %67, %32
  %41 = load i32, ptr %17, align 4
  %42 = load ptr, ptr %8, align 8
  %43 = load i32, ptr %14, align 4
  %44 = add nsw i32 %43, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %42, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = icmp slt i32 %41, %47
  br i1 %48, label %49, label %70

49:                                               ; preds = %40
  %50 = load ptr, ptr %10, align 8
  %51 = load i32, ptr %17, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = load ptr, ptr %11, align 8
  %56 = load ptr, ptr %9, align 8
  %57 = load i32, ptr %17, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %55, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul contract double %54, %63
  %65 = load double, ptr %16, align 8
  %66 = fadd contract double %65, %64
  store double %66, ptr %16, align 8
  br label %67

67:                                               ; preds = %49
  %68 = load i32, ptr %17, align 4
  %69 = add nsw i32 %68, 32
  store i32 %69, ptr %17, align 4
  br label %40, !llvm.loop !6

70:                                               ; preds = %40
  store i32 16, ptr %18, align 4
  br label %71

71:                                               ; preds = %80, %70
  %72 = load i32, ptr %18, align 4
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %74, label %83

74:                                               ; preds = %71
  %75 = load double, ptr %16, align 8
  %76 = load i32, ptr %18, align 4
  %77 = call contract noundef double @_ZL9shfl_downdi(double noundef %75, i32 noundef %76) #4
  %78 = load double, ptr %16, align 8
  %79 = fadd contract double %78, %77
  store double %79, ptr %16, align 8
  br label %80

80:                                               ; preds = %74
  %81 = load i32, ptr %18, align 4
  %82 = sdiv i32 %81, 2
  store i32 %82, ptr %18, align 4
  br label %71, !llvm.loop !7

83:                                               ; preds = %71
  %84 = load i32, ptr %15, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %92

86:                                               ; preds = %83
  %87 = load double, ptr %16, align 8
  %88 = load ptr, ptr %12, align 8
  %89 = load i32, ptr %14, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  store double %87, ptr %91, align 8
  br label %92

92:                                               ; preds = %31, %86, %83
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef double @_ZL9shfl_downdi(double noundef %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca %union.anon, align 8
  store double %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  %10 = load double, ptr %7, align 8
  store double %10, ptr %9, align 8
  %11 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %12 = load i32, ptr %11, align 8
  %13 = load i32, ptr %8, align 4
  store i32 %12, ptr %3, align 4
  store i32 %13, ptr %4, align 4
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %4, align 4
  %16 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %14, i32 %15, i32 31)
  %17 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  store i32 %16, ptr %17, align 8
  %18 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %8, align 4
  store i32 %19, ptr %5, align 4
  store i32 %20, ptr %6, align 4
  %21 = load i32, ptr %5, align 4
  %22 = load i32, ptr %6, align 4
  %23 = call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %21, i32 %22, i32 31)
  %24 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 1
  store i32 %23, ptr %24, align 4
  %25 = load double, ptr %9, align 8
  ret double %25
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
