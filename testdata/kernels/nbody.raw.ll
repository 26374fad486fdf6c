; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

@_ZZ5nbodyE4near = internal addrspace(3) global [32 x <4 x float>] undef, align 16
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x float>, align 16
  %13 = alloca <4 x float>, align 16
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca <4 x float>, align 16
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store float %4, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %18 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %19 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %23 = load ptr, ptr %6, align 8, !tbaa !8
  %24 = load i32, ptr %11, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds <4 x float>, ptr %23, i64 %25
  %27 = load <4 x float>, ptr %26, align 16, !tbaa !12
  store <4 x float> %27, ptr %12, align 16, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store <4 x float> zeroinitializer, ptr %13, align 16, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %61, %5
  %29 = load i32, ptr %14, align 4, !tbaa !4
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %65

33:                                               ; preds = %28
  %34 = load ptr, ptr %6, align 8, !tbaa !8
  %35 = load i32, ptr %14, align 4, !tbaa !4
  %36 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %37 = add i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw <4 x float>, ptr %34, i64 %38
  %40 = load <4 x float>, ptr %39, align 16, !tbaa !12
  %41 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [32 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 0, i64 %42
  store <4 x float> %40, ptr %43, align 16, !tbaa !12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %57, %33
  %45 = load i32, ptr %16, align 4, !tbaa !4
  %46 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %60

49:                                               ; preds = %44
  %50 = load <4 x float>, ptr %13, align 16, !tbaa !12
  %51 = load <4 x float>, ptr %12, align 16, !tbaa !12
  %52 = load i32, ptr %16, align 4, !tbaa !4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 0, i64 %53
  %55 = load <4 x float>, ptr %54, align 16, !tbaa !12
  %56 = call contract noundef <4 x float> @_ZL4pullDv4_fS_S_(<4 x float> noundef %50, <4 x float> noundef %51, <4 x float> noundef %55) #8
  store <4 x float> %56, ptr %13, align 16, !tbaa !12
  br label %57

57:                                               ; preds = %49
  %58 = load i32, ptr %16, align 4, !tbaa !4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %16, align 4, !tbaa !4
  br label %44, !llvm.loop !13

60:                                               ; preds = %48
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %61

61:                                               ; preds = %60
  %62 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %63 = load i32, ptr %14, align 4, !tbaa !4
  %64 = add i32 %63, %62
  store i32 %64, ptr %14, align 4, !tbaa !4
  br label %28, !llvm.loop !16

65:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %66 = load ptr, ptr %7, align 8, !tbaa !8
  %67 = load i32, ptr %11, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds <4 x float>, ptr %66, i64 %68
  %70 = load <4 x float>, ptr %69, align 16, !tbaa !12
  store <4 x float> %70, ptr %17, align 16, !tbaa !12
  %71 = load <4 x float>, ptr %13, align 16, !tbaa !12
  %72 = load float, ptr %10, align 4, !tbaa !10
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = fmul contract <4 x float> %71, %74
  %76 = load <4 x float>, ptr %17, align 16, !tbaa !12
  %77 = fadd contract <4 x float> %76, %75
  store <4 x float> %77, ptr %17, align 16, !tbaa !12
  %78 = load <4 x float>, ptr %17, align 16
  %79 = shufflevector <4 x float> %78, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %80 = load float, ptr %10, align 4, !tbaa !10
  %81 = insertelement <3 x float> poison, float %80, i64 0
  %82 = shufflevector <3 x float> %81, <3 x float> poison, <3 x i32> zeroinitializer
  %83 = fmul contract <3 x float> %79, %82
  %84 = load <4 x float>, ptr %12, align 16
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %86 = fadd contract <3 x float> %85, %83
  %87 = load <4 x float>, ptr %12, align 16
  %88 = shufflevector <3 x float> %86, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %89 = shufflevector <4 x float> %87, <4 x float> %88, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %89, ptr %12, align 16
  %90 = load <4 x float>, ptr %12, align 16, !tbaa !12
  %91 = load ptr, ptr %8, align 8, !tbaa !8
  %92 = load i32, ptr %11, align 4, !tbaa !4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds <4 x float>, ptr %91, i64 %93
  store <4 x float> %90, ptr %94, align 16, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nounwind
define internal noundef <4 x float> @_ZL4pullDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #4 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store <4 x float> %0, ptr %4, align 16, !tbaa !12
  store <4 x float> %1, ptr %5, align 16, !tbaa !12
  store <4 x float> %2, ptr %6, align 16, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %13 = load <4 x float>, ptr %6, align 16
  %14 = extractelement <4 x float> %13, i64 0
  %15 = load <4 x float>, ptr %5, align 16
  %16 = extractelement <4 x float> %15, i64 0
  %17 = fsub contract float %14, %16
  store float %17, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %18 = load <4 x float>, ptr %6, align 16
  %19 = extractelement <4 x float> %18, i64 1
  %20 = load <4 x float>, ptr %5, align 16
  %21 = extractelement <4 x float> %20, i64 1
  %22 = fsub contract float %19, %21
  store float %22, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %23 = load <4 x float>, ptr %6, align 16
  %24 = extractelement <4 x float> %23, i64 2
  %25 = load <4 x float>, ptr %5, align 16
  %26 = extractelement <4 x float> %25, i64 2
  %27 = fsub contract float %24, %26
  store float %27, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %28 = load float, ptr %7, align 4, !tbaa !10
  %29 = load float, ptr %7, align 4, !tbaa !10
  %30 = load float, ptr %8, align 4, !tbaa !10
  %31 = load float, ptr %8, align 4, !tbaa !10
  %32 = load float, ptr %9, align 4, !tbaa !10
  %33 = load float, ptr %9, align 4, !tbaa !10
  %34 = call contract float @llvm.fma.f32(float %32, float %33, float 0x3F50624DE0000000)
  %35 = call contract float @llvm.fma.f32(float %30, float %31, float %34)
  %36 = call contract float @llvm.fma.f32(float %28, float %29, float %35)
  store float %36, ptr %10, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %37 = load float, ptr %10, align 4, !tbaa !10
  %38 = call contract float @llvm.sqrt.f32(float %37)
  %39 = fdiv contract float 1.000000e+00, %38
  store float %39, ptr %11, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %40 = load <4 x float>, ptr %6, align 16
  %41 = extractelement <4 x float> %40, i64 3
  %42 = call contract float @llvm.fabs.f32(float %41)
  %43 = load float, ptr %11, align 4, !tbaa !10
  %44 = fmul contract float %42, %43
  %45 = load float, ptr %11, align 4, !tbaa !10
  %46 = fmul contract float %44, %45
  %47 = load float, ptr %11, align 4, !tbaa !10
  %48 = fmul contract float %46, %47
  store float %48, ptr %12, align 4, !tbaa !10
  %49 = load float, ptr %7, align 4, !tbaa !10
  %50 = load float, ptr %12, align 4, !tbaa !10
  %51 = fmul contract float %49, %50
  %52 = load <4 x float>, ptr %4, align 16
  %53 = extractelement <4 x float> %52, i64 0
  %54 = fadd contract float %53, %51
  %55 = load <4 x float>, ptr %4, align 16
  %56 = insertelement <4 x float> %55, float %54, i64 0
  store <4 x float> %56, ptr %4, align 16
  %57 = load float, ptr %8, align 4, !tbaa !10
  %58 = load float, ptr %12, align 4, !tbaa !10
  %59 = fmul contract float %57, %58
  %60 = load <4 x float>, ptr %4, align 16
  %61 = extractelement <4 x float> %60, i64 1
  %62 = fadd contract float %61, %59
  %63 = load <4 x float>, ptr %4, align 16
  %64 = insertelement <4 x float> %63, float %62, i64 1
  store <4 x float> %64, ptr %4, align 16
  %65 = load float, ptr %9, align 4, !tbaa !10
  %66 = load float, ptr %12, align 4, !tbaa !10
  %67 = fmul contract float %65, %66
  %68 = load <4 x float>, ptr %4, align 16
  %69 = extractelement <4 x float> %68, i64 2
  %70 = fadd contract float %69, %67
  %71 = load <4 x float>, ptr %4, align 16
  %72 = insertelement <4 x float> %71, float %70, i64 2
  store <4 x float> %72, ptr %4, align 16
  %73 = load <4 x float>, ptr %4, align 16, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret <4 x float> %73
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"any pointer", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.count", i32 4}
!16 = distinct !{!16, !14}
