; ModuleID = 'warp_reduce.cu'
source_filename = "warp_reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

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
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %8, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = load ptr, ptr %3, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %11 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %12 = mul i32 %10, %11
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %9, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = call contract noundef float @_ZL10warp_totalf(float noundef %17) #8
  store float %18, ptr %6, align 4, !tbaa !11
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = and i32 %19, 31
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %2
  %23 = load float, ptr %6, align 4, !tbaa !11
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = ashr i32 %24, 5
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE6totals to ptr), i64 0, i64 %26
  store float %23, ptr %27, align 4, !tbaa !11
  br label %28

28:                                               ; preds = %22, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = icmp slt i32 %29, 32
  br i1 %30, label %31, label %55

31:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %32 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %33 = lshr i32 %32, 5
  store i32 %33, ptr %7, align 4, !tbaa !4
  %34 = load i32, ptr %5, align 4, !tbaa !4
  %35 = load i32, ptr %7, align 4, !tbaa !4
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %42

37:                                               ; preds = %31
  %38 = load i32, ptr %5, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE6totals to ptr), i64 0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !11
  br label %43

42:                                               ; preds = %31
  br label %43

43:                                               ; preds = %42, %37
  %44 = phi contract float [ %41, %37 ], [ 0.000000e+00, %42 ]
  %45 = call contract noundef float @_ZL10warp_totalf(float noundef %44) #8
  store float %45, ptr %6, align 4, !tbaa !11
  %46 = load i32, ptr %5, align 4, !tbaa !4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %54

48:                                               ; preds = %43
  %49 = load float, ptr %6, align 4, !tbaa !11
  %50 = load ptr, ptr %4, align 8, !tbaa !8
  %51 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %50, i64 %52
  store float %49, ptr %53, align 4, !tbaa !11
  br label %54

54:                                               ; preds = %48, %43
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %55

55:                                               ; preds = %54, %28
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL10warp_totalf(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 16, ptr %3, align 4, !tbaa !4
  br label %4

4:                                                ; preds = %14, %1
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %17

8:                                                ; preds = %4
  %9 = load float, ptr %2, align 4, !tbaa !11
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = call contract noundef float @_ZL9shfl_downfi(float noundef %9, i32 noundef %10) #8
  %12 = load float, ptr %2, align 4, !tbaa !11
  %13 = fadd contract float %12, %11
  store float %13, ptr %2, align 4, !tbaa !11
  br label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = ashr i32 %15, 1
  store i32 %16, ptr %3, align 4, !tbaa !4
  br label %4, !llvm.loop !13

17:                                               ; preds = %7
  %18 = load float, ptr %2, align 4, !tbaa !11
  ret float %18
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_argmax(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !15
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %13 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %14 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %18 = load ptr, ptr %4, align 8, !tbaa !8
  %19 = load i32, ptr %7, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  store float %22, ptr %8, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %23, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 16, ptr %10, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %50, %3
  %25 = load i32, ptr %10, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %53

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %29 = load float, ptr %8, align 4, !tbaa !11
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = call contract noundef float @_ZL8shfl_xorfi(float noundef %29, i32 noundef %30) #8
  store float %31, ptr %11, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = load i32, ptr %10, align 4, !tbaa !4
  %34 = call noundef i32 @_ZL8shfl_xorii(i32 noundef %32, i32 noundef %33) #8
  store i32 %34, ptr %12, align 4, !tbaa !4
  %35 = load float, ptr %11, align 4, !tbaa !11
  %36 = load float, ptr %8, align 4, !tbaa !11
  %37 = fcmp contract ogt float %35, %36
  br i1 %37, label %46, label %38

38:                                               ; preds = %28
  %39 = load float, ptr %11, align 4, !tbaa !11
  %40 = load float, ptr %8, align 4, !tbaa !11
  %41 = fcmp contract oeq float %39, %40
  br i1 %41, label %42, label %49

42:                                               ; preds = %38
  %43 = load i32, ptr %12, align 4, !tbaa !4
  %44 = load i32, ptr %9, align 4, !tbaa !4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %42, %28
  %47 = load float, ptr %11, align 4, !tbaa !11
  store float %47, ptr %8, align 4, !tbaa !11
  %48 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %48, ptr %9, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %46, %42, %38
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %10, align 4, !tbaa !4
  %52 = ashr i32 %51, 1
  store i32 %52, ptr %10, align 4, !tbaa !4
  br label %24, !llvm.loop !17

53:                                               ; preds = %27
  %54 = call noundef i32 @_ZL6laneidv() #8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %69

56:                                               ; preds = %53
  %57 = load i32, ptr %9, align 4, !tbaa !4
  %58 = load ptr, ptr %5, align 8, !tbaa !15
  %59 = load i32, ptr %7, align 4, !tbaa !4
  %60 = ashr i32 %59, 5
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %58, i64 %61
  store i32 %57, ptr %62, align 4, !tbaa !4
  %63 = load float, ptr %8, align 4, !tbaa !11
  %64 = load ptr, ptr %6, align 8, !tbaa !8
  %65 = load i32, ptr %7, align 4, !tbaa !4
  %66 = ashr i32 %65, 5
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %64, i64 %67
  store float %63, ptr %68, align 4, !tbaa !11
  br label %69

69:                                               ; preds = %56, %53
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8shfl_xorii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %5, i32 %6, i32 31)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6laneidv() #2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9shfl_downfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 int", !10, i64 0}
!17 = distinct !{!17, !14}
