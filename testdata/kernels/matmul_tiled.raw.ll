; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

@_ZZ12matmul_tiledE2as = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12matmul_tiledE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_tiled(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %17, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  store i32 %18, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %20 = mul i32 %19, 16
  %21 = load i32, ptr %10, align 4, !tbaa !4
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %23 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %24 = mul i32 %23, 16
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = add i32 %24, %25
  store i32 %26, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  store float 0.000000e+00, ptr %13, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %14) #5
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %96, %4
  %28 = load i32, ptr %14, align 4, !tbaa !4
  %29 = load i32, ptr %8, align 4, !tbaa !4
  %30 = sdiv i32 %29, 16
  %31 = icmp slt i32 %28, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %27
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %99

33:                                               ; preds = %27
  %34 = load ptr, ptr %5, align 8, !tbaa !8
  %35 = load i32, ptr %11, align 4, !tbaa !4
  %36 = load i32, ptr %8, align 4, !tbaa !4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %14, align 4, !tbaa !4
  %39 = mul nsw i32 %38, 16
  %40 = add nsw i32 %37, %39
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %34, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !11
  %46 = load i32, ptr %10, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %47
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [16 x float], ptr %48, i64 0, i64 %50
  store float %45, ptr %51, align 4, !tbaa !11
  %52 = load ptr, ptr %6, align 8, !tbaa !8
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = mul nsw i32 %53, 16
  %55 = load i32, ptr %10, align 4, !tbaa !4
  %56 = add nsw i32 %54, %55
  %57 = load i32, ptr %8, align 4, !tbaa !4
  %58 = mul nsw i32 %56, %57
  %59 = load i32, ptr %12, align 4, !tbaa !4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %52, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !11
  %64 = load i32, ptr %10, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %65
  %67 = load i32, ptr %9, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x float], ptr %66, i64 0, i64 %68
  store float %63, ptr %69, align 4, !tbaa !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %70

70:                                               ; preds = %92, %33
  %71 = load i32, ptr %16, align 4, !tbaa !4
  %72 = icmp slt i32 %71, 16
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %95

74:                                               ; preds = %70
  %75 = load i32, ptr %10, align 4, !tbaa !4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %76
  %78 = load i32, ptr %16, align 4, !tbaa !4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x float], ptr %77, i64 0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !11
  %82 = load i32, ptr %16, align 4, !tbaa !4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %83
  %85 = load i32, ptr %9, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x float], ptr %84, i64 0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !11
  %89 = fmul contract float %81, %88
  %90 = load float, ptr %13, align 4, !tbaa !11
  %91 = fadd contract float %90, %89
  store float %91, ptr %13, align 4, !tbaa !11
  br label %92

92:                                               ; preds = %74
  %93 = load i32, ptr %16, align 4, !tbaa !4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %16, align 4, !tbaa !4
  br label %70, !llvm.loop !13

95:                                               ; preds = %73
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %14, align 4, !tbaa !4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %14, align 4, !tbaa !4
  br label %27, !llvm.loop !15

99:                                               ; preds = %32
  %100 = load float, ptr %13, align 4, !tbaa !11
  %101 = load ptr, ptr %7, align 8, !tbaa !8
  %102 = load i32, ptr %11, align 4, !tbaa !4
  %103 = load i32, ptr %8, align 4, !tbaa !4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %12, align 4, !tbaa !4
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %101, i64 %107
  store float %100, ptr %108, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
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
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
