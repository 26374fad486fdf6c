; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

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
  %16 = alloca <4 x float>, align 16
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %11, align 4
  %22 = load ptr, ptr %6, align 8
  %23 = load i32, ptr %11, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds <4 x float>, ptr %22, i64 %24
  %26 = load <4 x float>, ptr %25, align 16
  store <4 x float> %26, ptr %12, align 16
  store <4 x float> zeroinitializer, ptr %13, align 16
  store i32 0, ptr %14, align 4
  br label %27

27:                                               ; preds = %58, %5
  %28 = load i32, ptr %14, align 4
  %29 = load i32, ptr %9, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %62

31:                                               ; preds = %27
  %32 = load ptr, ptr %6, align 8
  %33 = load i32, ptr %14, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw <4 x float>, ptr %32, i64 %36
  %38 = load <4 x float>, ptr %37, align 16
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [32 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 0, i64 %40
  store <4 x float> %38, ptr %41, align 16
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %15, align 4
  br label %42

42:                                               ; preds = %54, %31
  %43 = load i32, ptr %15, align 4
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %57

46:                                               ; preds = %42
  %47 = load <4 x float>, ptr %13, align 16
  %48 = load <4 x float>, ptr %12, align 16
  %49 = load i32, ptr %15, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [32 x <4 x float>], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 0, i64 %50
  %52 = load <4 x float>, ptr %51, align 16
  %53 = call contract noundef <4 x float> @_ZL4pullDv4_fS_S_(<4 x float> noundef %47, <4 x float> noundef %48, <4 x float> noundef %52) #5
  store <4 x float> %53, ptr %13, align 16
  br label %54

54:                                               ; preds = %46
  %55 = load i32, ptr %15, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %15, align 4
  br label %42, !llvm.loop !4

57:                                               ; preds = %42
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %58

58:                                               ; preds = %57
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %60 = load i32, ptr %14, align 4
  %61 = add i32 %60, %59
  store i32 %61, ptr %14, align 4
  br label %27, !llvm.loop !7

62:                                               ; preds = %27
  %63 = load ptr, ptr %7, align 8
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds <4 x float>, ptr %63, i64 %65
  %67 = load <4 x float>, ptr %66, align 16
  store <4 x float> %67, ptr %16, align 16
  %68 = load <4 x float>, ptr %13, align 16
  %69 = load float, ptr %10, align 4
  %70 = insertelement <4 x float> poison, float %69, i64 0
  %71 = shufflevector <4 x float> %70, <4 x float> poison, <4 x i32> zeroinitializer
  %72 = fmul contract <4 x float> %68, %71
  %73 = load <4 x float>, ptr %16, align 16
  %74 = fadd contract <4 x float> %73, %72
  store <4 x float> %74, ptr %16, align 16
  %75 = load <4 x float>, ptr %16, align 16
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %77 = load float, ptr %10, align 4
  %78 = insertelement <3 x float> poison, float %77, i64 0
  %79 = shufflevector <3 x float> %78, <3 x float> poison, <3 x i32> zeroinitializer
  %80 = fmul contract <3 x float> %76, %79
  %81 = load <4 x float>, ptr %12, align 16
  %82 = shufflevector <4 x float> %81, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %83 = fadd contract <3 x float> %82, %80
  %84 = load <4 x float>, ptr %12, align 16
  %85 = shufflevector <3 x float> %83, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %86 = shufflevector <4 x float> %84, <4 x float> %85, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %86, ptr %12, align 16
  %87 = load <4 x float>, ptr %12, align 16
  %88 = load ptr, ptr %8, align 8
  %89 = load i32, ptr %11, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds <4 x float>, ptr %88, i64 %90
  store <4 x float> %87, ptr %91, align 16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef <4 x float> @_ZL4pullDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) #2 {
  %4 = alloca <4 x float>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x float>, align 16
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store <4 x float> %0, ptr %4, align 16
  store <4 x float> %1, ptr %5, align 16
  store <4 x float> %2, ptr %6, align 16
  %13 = load <4 x float>, ptr %6, align 16
  %14 = extractelement <4 x float> %13, i64 0
  %15 = load <4 x float>, ptr %5, align 16
  %16 = extractelement <4 x float> %15, i64 0
  %17 = fsub contract float %14, %16
  store float %17, ptr %7, align 4
  %18 = load <4 x float>, ptr %6, align 16
  %19 = extractelement <4 x float> %18, i64 1
  %20 = load <4 x float>, ptr %5, align 16
  %21 = extractelement <4 x float> %20, i64 1
  %22 = fsub contract float %19, %21
  store float %22, ptr %8, align 4
  %23 = load <4 x float>, ptr %6, align 16
  %24 = extractelement <4 x float> %23, i64 2
  %25 = load <4 x float>, ptr %5, align 16
  %26 = extractelement <4 x float> %25, i64 2
  %27 = fsub contract float %24, %26
  store float %27, ptr %9, align 4
  %28 = load float, ptr %7, align 4
  %29 = load float, ptr %7, align 4
  %30 = load float, ptr %8, align 4
  %31 = load float, ptr %8, align 4
  %32 = load float, ptr %9, align 4
  %33 = load float, ptr %9, align 4
  %34 = call contract float @llvm.fma.f32(float %32, float %33, float 0x3F50624DE0000000)
  %35 = call contract float @llvm.fma.f32(float %30, float %31, float %34)
  %36 = call contract float @llvm.fma.f32(float %28, float %29, float %35)
  store float %36, ptr %10, align 4
  %37 = load float, ptr %10, align 4
  %38 = call contract float @llvm.sqrt.f32(float %37)
  %39 = fdiv contract float 1.000000e+00, %38
  store float %39, ptr %11, align 4
  %40 = load <4 x float>, ptr %6, align 16
  %41 = extractelement <4 x float> %40, i64 3
  %42 = call contract float @llvm.fabs.f32(float %41)
  %43 = load float, ptr %11, align 4
  %44 = fmul contract float %42, %43
  %45 = load float, ptr %11, align 4
  %46 = fmul contract float %44, %45
  %47 = load float, ptr %11, align 4
  %48 = fmul contract float %46, %47
  store float %48, ptr %12, align 4
  %49 = load float, ptr %7, align 4
  %50 = load float, ptr %12, align 4
  %51 = fmul contract float %49, %50
  %52 = load <4 x float>, ptr %4, align 16
  %53 = extractelement <4 x float> %52, i64 0
  %54 = fadd contract float %53, %51
  %55 = load <4 x float>, ptr %4, align 16
  %56 = insertelement <4 x float> %55, float %54, i64 0
  store <4 x float> %56, ptr %4, align 16
  %57 = load float, ptr %8, align 4
  %58 = load float, ptr %12, align 4
  %59 = fmul contract float %57, %58
  %60 = load <4 x float>, ptr %4, align 16
  %61 = extractelement <4 x float> %60, i64 1
  %62 = fadd contract float %61, %59
  %63 = load <4 x float>, ptr %4, align 16
  %64 = insertelement <4 x float> %63, float %62, i64 1
  store <4 x float> %64, ptr %4, align 16
  %65 = load float, ptr %9, align 4
  %66 = load float, ptr %12, align 4
  %67 = fmul contract float %65, %66
  %68 = load <4 x float>, ptr %4, align 16
  %69 = extractelement <4 x float> %68, i64 2
  %70 = fadd contract float %69, %67
  %71 = load <4 x float>, ptr %4, align 16
  %72 = insertelement <4 x float> %71, float %70, i64 2
  store <4 x float> %72, ptr %4, align 16
  %73 = load <4 x float>, ptr %4, align 16
  ret <4 x float> %73
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.count", i32 4}
!7 = distinct !{!7, !5}
