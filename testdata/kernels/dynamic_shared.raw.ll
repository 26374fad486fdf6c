; ModuleID = 'dynamic_shared.cu'
source_filename = "dynamic_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_blockIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

@dynamic = external dso_local addrspace(3) global [0 x i8], align 16
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@_ZZ13beside_staticE5evens = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reverse_dynamic(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  store ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %7, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %8 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  store i32 %8, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %9 = load ptr, ptr %2, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = mul i32 %10, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %13
  store ptr %14, ptr %6, align 8, !tbaa !8
  %15 = load ptr, ptr %6, align 8, !tbaa !8
  %16 = load i32, ptr %4, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = load ptr, ptr %3, align 8, !tbaa !8
  %21 = load i32, ptr %4, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store i32 %19, ptr %23, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = load ptr, ptr %3, align 8, !tbaa !8
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = sub nsw i32 %25, 1
  %27 = load i32, ptr %4, align 4, !tbaa !4
  %28 = sub nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %24, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = load ptr, ptr %6, align 8, !tbaa !8
  %33 = load i32, ptr %4, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %31, ptr %35, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
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
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
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
define dso_local ptx_kernel void @two_views(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), ptr %7, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %14 = zext i32 %13 to i64
  %15 = mul i64 8, %14
  %16 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 %15
  store ptr %16, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %17, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %18 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  store i32 %18, ptr %10, align 4, !tbaa !4
  %19 = load ptr, ptr %4, align 8, !tbaa !11
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !13
  %24 = load ptr, ptr %7, align 8, !tbaa !11
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %24, i64 %26
  store double %23, ptr %27, align 8, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %68, %3
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %71

33:                                               ; preds = %28
  %34 = load ptr, ptr %7, align 8, !tbaa !11
  %35 = load i32, ptr %12, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !13
  %39 = load ptr, ptr %7, align 8, !tbaa !11
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !13
  %44 = fcmp contract olt double %38, %43
  br i1 %44, label %63, label %45

45:                                               ; preds = %33
  %46 = load ptr, ptr %7, align 8, !tbaa !11
  %47 = load i32, ptr %12, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !13
  %51 = load ptr, ptr %7, align 8, !tbaa !11
  %52 = load i32, ptr %9, align 4, !tbaa !4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !13
  %56 = fcmp contract oeq double %50, %55
  br i1 %56, label %57, label %61

57:                                               ; preds = %45
  %58 = load i32, ptr %12, align 4, !tbaa !4
  %59 = load i32, ptr %9, align 4, !tbaa !4
  %60 = icmp slt i32 %58, %59
  br label %61

61:                                               ; preds = %57, %45
  %62 = phi i1 [ false, %45 ], [ %60, %57 ]
  br label %63

63:                                               ; preds = %61, %33
  %64 = phi i1 [ true, %33 ], [ %62, %61 ]
  %65 = zext i1 %64 to i32
  %66 = load i32, ptr %11, align 4, !tbaa !4
  %67 = add nsw i32 %66, %65
  store i32 %67, ptr %11, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %63
  %69 = load i32, ptr %12, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %12, align 4, !tbaa !4
  br label %28, !llvm.loop !15

71:                                               ; preds = %32
  %72 = load i32, ptr %9, align 4, !tbaa !4
  %73 = load ptr, ptr %8, align 8, !tbaa !8
  %74 = load i32, ptr %11, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i32, ptr %73, i64 %75
  store i32 %72, ptr %76, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = load ptr, ptr %7, align 8, !tbaa !11
  %78 = load ptr, ptr %8, align 8, !tbaa !8
  %79 = load i32, ptr %9, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %77, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !13
  %86 = load ptr, ptr %5, align 8, !tbaa !11
  %87 = load i32, ptr %9, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  store double %85, ptr %89, align 8, !tbaa !13
  %90 = load i32, ptr %11, align 4, !tbaa !4
  %91 = load ptr, ptr %6, align 8, !tbaa !8
  %92 = load i32, ptr %9, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %91, i64 %93
  store i32 %90, ptr %94, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @beside_static(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store ptr %1, ptr %4, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #5
  store ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), ptr %5, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %7, ptr %6, align 4, !tbaa !4
  %8 = load i32, ptr %6, align 4, !tbaa !4
  %9 = and i32 %8, 1
  %10 = icmp ne i32 %9, 0
  br i1 %10, label %11, label %22

11:                                               ; preds = %2
  %12 = load ptr, ptr %3, align 8, !tbaa !17
  %13 = load i32, ptr %6, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !19
  %17 = load ptr, ptr %5, align 8, !tbaa !17
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = sdiv i32 %18, 2
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %17, i64 %20
  store float %16, ptr %21, align 4, !tbaa !19
  br label %32

22:                                               ; preds = %2
  %23 = load ptr, ptr %3, align 8, !tbaa !17
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !19
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = sdiv i32 %28, 2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13beside_staticE5evens to ptr), i64 0, i64 %30
  store float %27, ptr %31, align 4, !tbaa !19
  br label %32

32:                                               ; preds = %22, %11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load i32, ptr %6, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 32
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = load i32, ptr %6, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13beside_staticE5evens to ptr), i64 0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !19
  br label %47

40:                                               ; preds = %32
  %41 = load ptr, ptr %5, align 8, !tbaa !17
  %42 = load i32, ptr %6, align 4, !tbaa !4
  %43 = sub nsw i32 %42, 32
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %41, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !19
  br label %47

47:                                               ; preds = %40, %35
  %48 = phi contract float [ %39, %35 ], [ %46, %40 ]
  %49 = load ptr, ptr %4, align 8, !tbaa !17
  %50 = load i32, ptr %6, align 4, !tbaa !4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  store float %48, ptr %52, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 double", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 float", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
