; ModuleID = 'block_reduce.cu'
source_filename = "block_reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

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
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %11, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store float 0.000000e+00, ptr %8, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %14 = mul i32 %12, %13
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %30, %3
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %36

22:                                               ; preds = %17
  %23 = load ptr, ptr %4, align 8, !tbaa !8
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !11
  %28 = load float, ptr %8, align 4, !tbaa !11
  %29 = fadd contract float %28, %27
  store float %29, ptr %8, align 4, !tbaa !11
  br label %30

30:                                               ; preds = %22
  %31 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %32 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #6
  %33 = mul i32 %31, %32
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = add i32 %34, %33
  store i32 %35, ptr %9, align 4, !tbaa !4
  br label %17, !llvm.loop !13

36:                                               ; preds = %21
  %37 = load float, ptr %8, align 4, !tbaa !11
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 0, i64 %39
  store float %37, ptr %40, align 4, !tbaa !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %41 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %42 = udiv i32 %41, 2
  store i32 %42, ptr %10, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %64, %36
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %67

47:                                               ; preds = %43
  %48 = load i32, ptr %7, align 4, !tbaa !4
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %63

51:                                               ; preds = %47
  %52 = load i32, ptr %7, align 4, !tbaa !4
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !11
  %58 = load i32, ptr %7, align 4, !tbaa !4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !11
  %62 = fadd contract float %61, %57
  store float %62, ptr %60, align 4, !tbaa !11
  br label %63

63:                                               ; preds = %51, %47
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %10, align 4, !tbaa !4
  %66 = ashr i32 %65, 1
  store i32 %66, ptr %10, align 4, !tbaa !4
  br label %43, !llvm.loop !15

67:                                               ; preds = %46
  %68 = load i32, ptr %7, align 4, !tbaa !4
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), align 4, !tbaa !11
  %72 = load ptr, ptr %5, align 8, !tbaa !8
  %73 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %72, i64 %74
  store float %71, ptr %75, align 4, !tbaa !11
  br label %76

76:                                               ; preds = %70, %67
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

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
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_minmax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !16
  store ptr %1, ptr %5, align 8, !tbaa !16
  store i32 %2, ptr %6, align 4, !tbaa !4
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  store i32 2147483647, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), align 4, !tbaa !4
  store i32 -2147483648, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), align 4, !tbaa !4
  br label %11

11:                                               ; preds = %10, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %35, %11
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %22, label %21

21:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %7) #5
  br label %41

22:                                               ; preds = %17
  %23 = load ptr, ptr %4, align 8, !tbaa !16
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = call noundef i32 @_ZL9atomicMinPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), i32 noundef %27) #6
  %29 = load ptr, ptr %4, align 8, !tbaa !16
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), i32 noundef %33) #6
  br label %35

35:                                               ; preds = %22
  %36 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %37 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #6
  %38 = mul i32 %36, %37
  %39 = load i32, ptr %7, align 4, !tbaa !4
  %40 = add i32 %39, %38
  store i32 %40, ptr %7, align 4, !tbaa !4
  br label %17, !llvm.loop !18

41:                                               ; preds = %21
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %53

44:                                               ; preds = %41
  %45 = load ptr, ptr %5, align 8, !tbaa !16
  %46 = getelementptr inbounds i32, ptr %45, i64 0
  %47 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), align 4, !tbaa !4
  %48 = call noundef i32 @_ZL9atomicMinPii(ptr noundef %46, i32 noundef %47) #6
  %49 = load ptr, ptr %5, align 8, !tbaa !16
  %50 = getelementptr inbounds i32, ptr %49, i64 1
  %51 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), align 4, !tbaa !4
  %52 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %50, i32 noundef %51) #6
  br label %53

53:                                               ; preds = %44, %41
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMinPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !16
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !16
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw min ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !16
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !16
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw max ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 int", !10, i64 0}
!18 = distinct !{!18, !14}
