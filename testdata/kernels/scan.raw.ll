; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

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
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %10, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %11 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %12 = mul i32 %11, 128
  store i32 %12, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  %13 = load ptr, ptr %3, align 8, !tbaa !8
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %13, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %21
  store i32 %19, ptr %22, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %61, %2
  %24 = load i32, ptr %8, align 4, !tbaa !4
  %25 = icmp slt i32 %24, 128
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %64

27:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %29
  %31 = load i32, ptr %5, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [128 x i32], ptr %30, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  store i32 %34, ptr %9, align 4, !tbaa !4
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = load i32, ptr %8, align 4, !tbaa !4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %50

38:                                               ; preds = %27
  %39 = load i32, ptr %7, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %40
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = load i32, ptr %8, align 4, !tbaa !4
  %44 = sub nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [128 x i32], ptr %41, i64 0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = load i32, ptr %9, align 4, !tbaa !4
  %49 = add nsw i32 %48, %47
  store i32 %49, ptr %9, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %38, %27
  %51 = load i32, ptr %9, align 4, !tbaa !4
  %52 = load i32, ptr %7, align 4, !tbaa !4
  %53 = sub nsw i32 1, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %54
  %56 = load i32, ptr %5, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [128 x i32], ptr %55, i64 0, i64 %57
  store i32 %51, ptr %58, align 4, !tbaa !4
  %59 = load i32, ptr %7, align 4, !tbaa !4
  %60 = sub nsw i32 1, %59
  store i32 %60, ptr %7, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %61

61:                                               ; preds = %50
  %62 = load i32, ptr %8, align 4, !tbaa !4
  %63 = mul nsw i32 %62, 2
  store i32 %63, ptr %8, align 4, !tbaa !4
  br label %23, !llvm.loop !11

64:                                               ; preds = %26
  %65 = load i32, ptr %7, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 0, i64 %66
  %68 = load i32, ptr %5, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [128 x i32], ptr %67, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = load ptr, ptr %4, align 8, !tbaa !8
  %73 = load i32, ptr %6, align 4, !tbaa !4
  %74 = load i32, ptr %5, align 4, !tbaa !4
  %75 = add nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %72, i64 %76
  store i32 %71, ptr %77, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #7
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_warps(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %10, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = and i32 %11, 31
  store i32 %12, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = ashr i32 %13, 5
  store i32 %14, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %15 = load ptr, ptr %3, align 8, !tbaa !13
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !15
  %20 = load i32, ptr %6, align 4, !tbaa !4
  %21 = call contract noundef float @_ZL9warp_scanfi(float noundef %19, i32 noundef %20) #8
  store float %21, ptr %8, align 4, !tbaa !15
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = icmp eq i32 %22, 31
  br i1 %23, label %24, label %29

24:                                               ; preds = %2
  %25 = load float, ptr %8, align 4, !tbaa !15
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %27
  store float %25, ptr %28, align 4, !tbaa !15
  br label %29

29:                                               ; preds = %24, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %53

32:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %33 = load i32, ptr %6, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !15
  br label %41

40:                                               ; preds = %32
  br label %41

41:                                               ; preds = %40, %35
  %42 = phi contract float [ %39, %35 ], [ 0.000000e+00, %40 ]
  %43 = load i32, ptr %6, align 4, !tbaa !4
  %44 = call contract noundef float @_ZL9warp_scanfi(float noundef %42, i32 noundef %43) #8
  store float %44, ptr %9, align 4, !tbaa !15
  %45 = load i32, ptr %6, align 4, !tbaa !4
  %46 = icmp slt i32 %45, 4
  br i1 %46, label %47, label %52

47:                                               ; preds = %41
  %48 = load float, ptr %9, align 4, !tbaa !15
  %49 = load i32, ptr %6, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %50
  store float %48, ptr %51, align 4, !tbaa !15
  br label %52

52:                                               ; preds = %47, %41
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %53

53:                                               ; preds = %52, %29
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %7, align 4, !tbaa !4
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %64

56:                                               ; preds = %53
  %57 = load float, ptr %8, align 4, !tbaa !15
  %58 = load i32, ptr %7, align 4, !tbaa !4
  %59 = sub nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !15
  %63 = fadd contract float %57, %62
  br label %66

64:                                               ; preds = %53
  %65 = load float, ptr %8, align 4, !tbaa !15
  br label %66

66:                                               ; preds = %64, %56
  %67 = phi contract float [ %63, %56 ], [ %65, %64 ]
  %68 = load ptr, ptr %4, align 8, !tbaa !13
  %69 = load i32, ptr %5, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %68, i64 %70
  store float %67, ptr %71, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL9warp_scanfi(float noundef %0, i32 noundef %1) #4 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store float %0, ptr %3, align 4, !tbaa !15
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 1, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %23, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 32
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %26

11:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load float, ptr %3, align 4, !tbaa !15
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = call contract noundef float @_ZL7shfl_upfi(float noundef %12, i32 noundef %13) #8
  store float %14, ptr %6, align 4, !tbaa !15
  %15 = load i32, ptr %4, align 4, !tbaa !4
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = icmp sge i32 %15, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load float, ptr %6, align 4, !tbaa !15
  %20 = load float, ptr %3, align 4, !tbaa !15
  %21 = fadd contract float %20, %19
  store float %21, ptr %3, align 4, !tbaa !15
  br label %22

22:                                               ; preds = %18, %11
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %23

23:                                               ; preds = %22
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = mul nsw i32 %24, 2
  store i32 %25, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !17

26:                                               ; preds = %10
  %27 = load float, ptr %3, align 4, !tbaa !15
  ret float %27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7shfl_upfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !15
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !15
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %5, i32 %6, i32 0)
  ret float %7
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 float", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = distinct !{!17, !12, !18}
!18 = !{!"llvm.loop.unroll.enable"}
