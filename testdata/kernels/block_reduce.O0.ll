; ModuleID = 'block_reduce.cu'
source_filename = "block_reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }

@_ZZ9block_sumE4part = internal addrspace(3) global [128 x float] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@_ZZ12block_minmaxE2lo = internal addrspace(3) global i32 undef, align 4
@_ZZ12block_minmaxE2hi = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_sum(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  store float 0.000000e+00, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = load i32, ptr %7, align 4
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  br label %17

17:                                               ; preds = %29, %3
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %35

21:                                               ; preds = %17
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load float, ptr %8, align 4
  %28 = fadd contract float %27, %26
  store float %28, ptr %8, align 4
  br label %29

29:                                               ; preds = %21
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %32 = mul i32 %30, %31
  %33 = load i32, ptr %9, align 4
  %34 = add i32 %33, %32
  store i32 %34, ptr %9, align 4
  br label %17, !llvm.loop !4

35:                                               ; preds = %17
  %36 = load float, ptr %8, align 4
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 0, i64 %38
  store float %36, ptr %39, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %41 = udiv i32 %40, 2
  store i32 %41, ptr %10, align 4
  br label %42

42:                                               ; preds = %62, %35
  %43 = load i32, ptr %10, align 4
  %44 = icmp sgt i32 %43, 0
  br i1 %44, label %45, label %65

45:                                               ; preds = %42
  %46 = load i32, ptr %7, align 4
  %47 = load i32, ptr %10, align 4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %49, label %61

49:                                               ; preds = %45
  %50 = load i32, ptr %7, align 4
  %51 = load i32, ptr %10, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %7, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fadd contract float %59, %55
  store float %60, ptr %58, align 4
  br label %61

61:                                               ; preds = %49, %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %10, align 4
  %64 = ashr i32 %63, 1
  store i32 %64, ptr %10, align 4
  br label %42, !llvm.loop !6

65:                                               ; preds = %42
  %66 = load i32, ptr %7, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), align 4
  %70 = load ptr, ptr %5, align 8
  %71 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %70, i64 %72
  store float %69, ptr %73, align 4
  br label %74

74:                                               ; preds = %68, %65
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_minmax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store i32 %2, ptr %14, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %19

18:                                               ; preds = %3
  store i32 2147483647, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), align 4
  store i32 -2147483648, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), align 4
  br label %19

19:                                               ; preds = %18, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %15, align 4
  br label %25

25:                                               ; preds = %46, %19
  %26 = load i32, ptr %15, align 4
  %27 = load i32, ptr %14, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %52

29:                                               ; preds = %25
  %30 = load ptr, ptr %12, align 8
  %31 = load i32, ptr %15, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), ptr %8, align 8
  store i32 %34, ptr %9, align 4
  %35 = load ptr, ptr %8, align 8
  %36 = load i32, ptr %9, align 4
  %37 = atomicrmw min ptr %35, i32 %36 seq_cst, align 4
  %38 = load ptr, ptr %12, align 8
  %39 = load i32, ptr %15, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), ptr %4, align 8
  store i32 %42, ptr %5, align 4
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  %45 = atomicrmw max ptr %43, i32 %44 seq_cst, align 4
  br label %46

46:                                               ; preds = %29
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %49 = mul i32 %47, %48
  %50 = load i32, ptr %15, align 4
  %51 = add i32 %50, %49
  store i32 %51, ptr %15, align 4
  br label %25, !llvm.loop !7

52:                                               ; preds = %25
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %68

55:                                               ; preds = %52
  %56 = load ptr, ptr %13, align 8
  %57 = getelementptr inbounds i32, ptr %56, i64 0
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), align 4
  store ptr %57, ptr %10, align 8
  store i32 %58, ptr %11, align 4
  %59 = load ptr, ptr %10, align 8
  %60 = load i32, ptr %11, align 4
  %61 = atomicrmw min ptr %59, i32 %60 seq_cst, align 4
  %62 = load ptr, ptr %13, align 8
  %63 = getelementptr inbounds i32, ptr %62, i64 1
  %64 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), align 4
  store ptr %63, ptr %6, align 8
  store i32 %64, ptr %7, align 4
  %65 = load ptr, ptr %6, align 8
  %66 = load i32, ptr %7, align 4
  %67 = atomicrmw max ptr %65, i32 %66 seq_cst, align 4
  br label %68

68:                                               ; preds = %55, %52
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
