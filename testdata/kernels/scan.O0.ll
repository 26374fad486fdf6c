; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

@_ZZ10scan_blockE3buf = internal addrspace(3) global [2 x [128 x i32]] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@_ZZ10scan_warpsE4sums = internal addrspace(3) global [4 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_block(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, 128
  store i32 %12, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %6, align 4
  %15 = load i32, ptr %5, align 4
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %13, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %21
  store i32 %19, ptr %22, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %8, align 4
  br label %23

23:                                               ; preds = %60, %2
  %24 = load i32, ptr %8, align 4
  %25 = icmp slt i32 %24, 128
  br i1 %25, label %26, label %63

26:                                               ; preds = %23
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %28
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [128 x i32], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %9, align 4
  %34 = load i32, ptr %5, align 4
  %35 = load i32, ptr %8, align 4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %37, label %49

37:                                               ; preds = %26
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %39
  %41 = load i32, ptr %5, align 4
  %42 = load i32, ptr %8, align 4
  %43 = sub nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [128 x i32], ptr %40, i64 0, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = load i32, ptr %9, align 4
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr %9, align 4
  br label %49

49:                                               ; preds = %37, %26
  %50 = load i32, ptr %9, align 4
  %51 = load i32, ptr %7, align 4
  %52 = sub nsw i32 1, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %53
  %55 = load i32, ptr %5, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [128 x i32], ptr %54, i64 0, i64 %56
  store i32 %50, ptr %57, align 4
  %58 = load i32, ptr %7, align 4
  %59 = sub nsw i32 1, %58
  store i32 %59, ptr %7, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %60

60:                                               ; preds = %49
  %61 = load i32, ptr %8, align 4
  %62 = mul nsw i32 %61, 2
  store i32 %62, ptr %8, align 4
  br label %23, !llvm.loop !4

63:                                               ; preds = %23
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %65
  %67 = load i32, ptr %5, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [128 x i32], ptr %66, i64 0, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = load ptr, ptr %4, align 8
  %72 = load i32, ptr %6, align 4
  %73 = load i32, ptr %5, align 4
  %74 = add nsw i32 %72, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %71, i64 %75
  store i32 %70, ptr %76, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_warps(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = load i32, ptr %5, align 4
  %12 = and i32 %11, 31
  store i32 %12, ptr %6, align 4
  %13 = load i32, ptr %5, align 4
  %14 = ashr i32 %13, 5
  store i32 %14, ptr %7, align 4
  %15 = load ptr, ptr %3, align 8
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = load i32, ptr %6, align 4
  %21 = call contract noundef float @_ZL9warp_scanfi(float noundef %19, i32 noundef %20) #5
  store float %21, ptr %8, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp eq i32 %22, 31
  br i1 %23, label %24, label %29

24:                                               ; preds = %2
  %25 = load float, ptr %8, align 4
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %27
  store float %25, ptr %28, align 4
  br label %29

29:                                               ; preds = %24, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load i32, ptr %7, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %53

32:                                               ; preds = %29
  %33 = load i32, ptr %6, align 4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %37
  %39 = load float, ptr %38, align 4
  br label %41

40:                                               ; preds = %32
  br label %41

41:                                               ; preds = %40, %35
  %42 = phi contract float [ %39, %35 ], [ 0.000000e+00, %40 ]
  %43 = load i32, ptr %6, align 4
  %44 = call contract noundef float @_ZL9warp_scanfi(float noundef %42, i32 noundef %43) #5
  store float %44, ptr %9, align 4
  %45 = load i32, ptr %6, align 4
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = load float, ptr %9, align 4
  %49 = load i32, ptr %6, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %50
  store float %48, ptr %51, align 4
  br label %52

52:                                               ; preds = %47, %41
  br label %53

53:                                               ; preds = %52, %29
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %7, align 4
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %64

56:                                               ; preds = %53
  %57 = load float, ptr %8, align 4
  %58 = load i32, ptr %7, align 4
  %59 = sub nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = fadd contract float %57, %62
  br label %66

64:                                               ; preds = %53
  %65 = load float, ptr %8, align 4
  br label %66

66:                                               ; preds = %64, %56
  %67 = phi contract float [ %63, %56 ], [ %65, %64 ]
  %68 = load ptr, ptr %4, align 8
  %69 = load i32, ptr %5, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL9warp_scanfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store float %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 1, ptr %7, align 4
  br label %9

9:                                                ; preds = %26, %2
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 32
  br i1 %11, label %12, label %29

12:                                               ; preds = %9
  %13 = load float, ptr %5, align 4
  %14 = load i32, ptr %7, align 4
  store float %13, ptr %3, align 4
  store i32 %14, ptr %4, align 4
  %15 = load float, ptr %3, align 4
  %16 = load i32, ptr %4, align 4
  %17 = call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %15, i32 %16, i32 0)
  store float %17, ptr %8, align 4
  %18 = load i32, ptr %6, align 4
  %19 = load i32, ptr %7, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %25

21:                                               ; preds = %12
  %22 = load float, ptr %8, align 4
  %23 = load float, ptr %5, align 4
  %24 = fadd contract float %23, %22
  store float %24, ptr %5, align 4
  br label %25

25:                                               ; preds = %21, %12
  br label %26

26:                                               ; preds = %25
  %27 = load i32, ptr %7, align 4
  %28 = mul nsw i32 %27, 2
  store i32 %28, ptr %7, align 4
  br label %9, !llvm.loop !6

29:                                               ; preds = %9
  %30 = load float, ptr %5, align 4
  ret float %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
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
!6 = distinct !{!6, !5, !7}
!7 = !{!"llvm.loop.unroll.enable"}
