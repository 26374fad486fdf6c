; ModuleID = 'volatile_flags.cu'
source_filename = "volatile_flags.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }

@_ZZ14sum_last_blockE1s = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ14sum_last_blockE4last = internal addrspace(3) global i8 undef, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@_ZZ17volatile_accessesE3box = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_last_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = load i32, ptr %11, align 4
  %21 = add i32 %19, %20
  store i32 %21, ptr %13, align 4
  br label %22

22:                                               ; preds = %34, %4
  %23 = load i32, ptr %13, align 4
  %24 = load i32, ptr %10, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %22
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %13, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %12, align 4
  %33 = add nsw i32 %32, %31
  store i32 %33, ptr %12, align 4
  br label %34

34:                                               ; preds = %26
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %37 = mul i32 %35, %36
  %38 = load i32, ptr %13, align 4
  %39 = add i32 %38, %37
  store i32 %39, ptr %13, align 4
  br label %22, !llvm.loop !4

40:                                               ; preds = %22
  %41 = load i32, ptr %12, align 4
  %42 = load i32, ptr %11, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 0, i64 %43
  store i32 %41, ptr %44, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load i32, ptr %11, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %77

47:                                               ; preds = %40
  store i32 0, ptr %12, align 4
  store i32 0, ptr %14, align 4
  br label %48

48:                                               ; preds = %59, %47
  %49 = load i32, ptr %14, align 4
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %48
  %53 = load i32, ptr %14, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr %12, align 4
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr %12, align 4
  br label %59

59:                                               ; preds = %52
  %60 = load i32, ptr %14, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %14, align 4
  br label %48, !llvm.loop !6

62:                                               ; preds = %48
  %63 = load i32, ptr %12, align 4
  %64 = load ptr, ptr %8, align 8
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %64, i64 %66
  store volatile i32 %63, ptr %67, align 4
  call void @llvm.nvvm.membar.gl()
  %68 = load ptr, ptr %9, align 8
  %69 = getelementptr inbounds i32, ptr %68, i64 0
  store ptr %69, ptr %5, align 8
  store i32 1, ptr %6, align 4
  %70 = load ptr, ptr %5, align 8
  %71 = load i32, ptr %6, align 4
  %72 = atomicrmw add ptr %70, i32 %71 seq_cst, align 4
  %73 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %74 = sub i32 %73, 1
  %75 = icmp eq i32 %72, %74
  %76 = zext i1 %75 to i8
  store i8 %76, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE4last to ptr), align 1
  br label %77

77:                                               ; preds = %62, %40
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE4last to ptr), align 1
  %79 = trunc i8 %78 to i1
  br i1 %79, label %80, label %103

80:                                               ; preds = %77
  %81 = load i32, ptr %11, align 4
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %103

83:                                               ; preds = %80
  store i32 0, ptr %12, align 4
  store i32 0, ptr %15, align 4
  br label %84

84:                                               ; preds = %96, %83
  %85 = load i32, ptr %15, align 4
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %87 = icmp slt i32 %85, %86
  br i1 %87, label %88, label %99

88:                                               ; preds = %84
  %89 = load ptr, ptr %8, align 8
  %90 = load i32, ptr %15, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %89, i64 %91
  %93 = load volatile i32, ptr %92, align 4
  %94 = load i32, ptr %12, align 4
  %95 = add nsw i32 %94, %93
  store i32 %95, ptr %12, align 4
  br label %96

96:                                               ; preds = %88
  %97 = load i32, ptr %15, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %15, align 4
  br label %84, !llvm.loop !7

99:                                               ; preds = %84
  %100 = load i32, ptr %12, align 4
  %101 = load ptr, ptr %9, align 8
  %102 = getelementptr inbounds i32, ptr %101, i64 1
  store i32 %100, ptr %102, align 4
  br label %103

103:                                              ; preds = %99, %80, %77
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_accesses(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %5, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load volatile i32, ptr %12, align 4
  store i32 %13, ptr %6, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load volatile i32, ptr %17, align 4
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %6, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = add nsw i32 %21, 32
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %20, i64 %23
  store volatile i32 %19, ptr %24, align 4
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %25, %26
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %29, 32
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  store volatile i32 %27, ptr %32, align 4
  %33 = load ptr, ptr %3, align 8
  %34 = load i32, ptr %5, align 4
  %35 = add nsw i32 %34, 32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  %38 = load volatile i32, ptr %37, align 4
  %39 = load i32, ptr %5, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 0, i64 %40
  store volatile i32 %38, ptr %41, align 4
  %42 = load i32, ptr %5, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 0, i64 %43
  %45 = load volatile i32, ptr %44, align 4
  %46 = add nsw i32 %45, 1
  store volatile i32 %46, ptr %44, align 4
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 0, i64 %48
  %50 = load volatile i32, ptr %49, align 4
  %51 = load i32, ptr %6, align 4
  %52 = sub nsw i32 %50, %51
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %5, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  store i32 %52, ptr %56, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
