; ModuleID = 'warp_reduce.cu'
source_filename = "warp_reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }

@_ZZ8warp_sumE6totals = internal addrspace(3) global [32 x float] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %5, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = load i32, ptr %5, align 4
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %9, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = call contract noundef float @_ZL10warp_totalf(float noundef %17) #5
  store float %18, ptr %6, align 4
  %19 = load i32, ptr %5, align 4
  %20 = and i32 %19, 31
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %2
  %23 = load float, ptr %6, align 4
  %24 = load i32, ptr %5, align 4
  %25 = ashr i32 %24, 5
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE6totals to ptr), i64 0, i64 %26
  store float %23, ptr %27, align 4
  br label %28

28:                                               ; preds = %22, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = load i32, ptr %5, align 4
  %30 = icmp slt i32 %29, 32
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = lshr i32 %32, 5
  store i32 %33, ptr %7, align 4
  %34 = load i32, ptr %5, align 4
  %35 = load i32, ptr %7, align 4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %42

37:                                               ; preds = %31
  %38 = load i32, ptr %5, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE6totals to ptr), i64 0, i64 %39
  %41 = load float, ptr %40, align 4
  br label %43

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %42, %37
  %44 = phi contract float [ %41, %37 ], [ 0.000000e+00, %42 ]
  %45 = call contract noundef float @_ZL10warp_totalf(float noundef %44) #5
  store float %45, ptr %6, align 4
  %46 = load i32, ptr %5, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %43
  %49 = load float, ptr %6, align 4
  %50 = load ptr, ptr %4, align 8
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %50, i64 %52
  store float %49, ptr %53, align 4
  br label %54

54:                                               ; preds = %48, %43
  br label %55

55:                                               ; preds = %54, %28
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL10warp_totalf(float noundef %0) #1 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  store float %0, ptr %4, align 4
  store i32 16, ptr %5, align 4
  br label %6

6:                                                ; preds = %17, %1
  %7 = load i32, ptr %5, align 4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %20

9:                                                ; preds = %6
  %10 = load float, ptr %4, align 4
  %11 = load i32, ptr %5, align 4
  store float %10, ptr %2, align 4
  store i32 %11, ptr %3, align 4
  %12 = load float, ptr %2, align 4
  %13 = load i32, ptr %3, align 4
  %14 = call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %12, i32 %13, i32 31)
  %15 = load float, ptr %4, align 4
  %16 = fadd contract float %15, %14
  store float %16, ptr %4, align 4
  br label %17

17:                                               ; preds = %9
  %18 = load i32, ptr %5, align 4
  %19 = ashr i32 %18, 1
  store i32 %19, ptr %5, align 4
  br label %6, !llvm.loop !4

20:                                               ; preds = %6
  %21 = load float, ptr %4, align 4
  ret float %21
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_argmax(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = load ptr, ptr %8, align 8
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  store float %26, ptr %12, align 4
  %27 = load i32, ptr %11, align 4
  store i32 %27, ptr %13, align 4
  store i32 16, ptr %14, align 4
  br label %28

28:                                               ; preds = %57, %3
  %29 = load i32, ptr %14, align 4
  %30 = icmp sgt i32 %29, 0
  br i1 %30, label %31, label %60

31:                                               ; preds = %28
  %32 = load float, ptr %12, align 4
  %33 = load i32, ptr %14, align 4
  store float %32, ptr %6, align 4
  store i32 %33, ptr %7, align 4
  %34 = load float, ptr %6, align 4
  %35 = load i32, ptr %7, align 4
  %36 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %34, i32 %35, i32 31)
  store float %36, ptr %15, align 4
  %37 = load i32, ptr %13, align 4
  %38 = load i32, ptr %14, align 4
  store i32 %37, ptr %4, align 4
  store i32 %38, ptr %5, align 4
  %39 = load i32, ptr %4, align 4
  %40 = load i32, ptr %5, align 4
  %41 = call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %39, i32 %40, i32 31)
  store i32 %41, ptr %16, align 4
  %42 = load float, ptr %15, align 4
  %43 = load float, ptr %12, align 4
  %44 = fcmp contract ogt float %42, %43
  br i1 %44, label %53, label %45

45:                                               ; preds = %31
  %46 = load float, ptr %15, align 4
  %47 = load float, ptr %12, align 4
  %48 = fcmp contract oeq float %46, %47
  br i1 %48, label %49, label %56

49:                                               ; preds = %45
  %50 = load i32, ptr %16, align 4
  %51 = load i32, ptr %13, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %56

53:                                               ; preds = %49, %31
  %54 = load float, ptr %15, align 4
  store float %54, ptr %12, align 4
  %55 = load i32, ptr %16, align 4
  store i32 %55, ptr %13, align 4
  br label %56

56:                                               ; preds = %53, %49, %45
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %14, align 4
  %59 = ashr i32 %58, 1
  store i32 %59, ptr %14, align 4
  br label %28, !llvm.loop !6

60:                                               ; preds = %28
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %76

63:                                               ; preds = %60
  %64 = load i32, ptr %13, align 4
  %65 = load ptr, ptr %9, align 8
  %66 = load i32, ptr %11, align 4
  %67 = ashr i32 %66, 5
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %65, i64 %68
  store i32 %64, ptr %69, align 4
  %70 = load float, ptr %12, align 4
  %71 = load ptr, ptr %10, align 8
  %72 = load i32, ptr %11, align 4
  %73 = ashr i32 %72, 5
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %71, i64 %74
  store float %70, ptr %75, align 4
  br label %76

76:                                               ; preds = %63, %60
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
