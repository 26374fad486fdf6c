; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @black_scholes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca float, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store float %5, ptr %14, align 4
  store float %6, ptr %15, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %26, ptr %16, align 4
  %27 = load ptr, ptr %9, align 8
  %28 = load i32, ptr %16, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  store float %31, ptr %17, align 4
  %32 = load ptr, ptr %10, align 8
  %33 = load i32, ptr %16, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4
  store float %36, ptr %18, align 4
  %37 = load ptr, ptr %11, align 8
  %38 = load i32, ptr %16, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  store float %41, ptr %19, align 4
  %42 = load float, ptr %19, align 4
  %43 = call contract float @llvm.sqrt.f32(float %42)
  store float %43, ptr %20, align 4
  %44 = load float, ptr %17, align 4
  %45 = load float, ptr %18, align 4
  %46 = fdiv contract float %44, %45
  %47 = call contract float @llvm.nvvm.lg2.approx.f(float %46)
  %48 = fmul contract float %47, 0x3FE62E4300000000
  %49 = load float, ptr %14, align 4
  %50 = load float, ptr %15, align 4
  %51 = fmul contract float 5.000000e-01, %50
  %52 = load float, ptr %15, align 4
  %53 = fmul contract float %51, %52
  %54 = fadd contract float %49, %53
  %55 = load float, ptr %19, align 4
  %56 = fmul contract float %54, %55
  %57 = fadd contract float %48, %56
  %58 = load float, ptr %15, align 4
  %59 = load float, ptr %20, align 4
  %60 = fmul contract float %58, %59
  %61 = fdiv contract float %57, %60
  store float %61, ptr %21, align 4
  %62 = load float, ptr %21, align 4
  %63 = load float, ptr %15, align 4
  %64 = load float, ptr %20, align 4
  %65 = fmul contract float %63, %64
  %66 = fsub contract float %62, %65
  store float %66, ptr %22, align 4
  %67 = load float, ptr %21, align 4
  %68 = call contract noundef float @_ZL10normal_cdff(float noundef %67) #5
  store float %68, ptr %23, align 4
  %69 = load float, ptr %22, align 4
  %70 = call contract noundef float @_ZL10normal_cdff(float noundef %69) #5
  store float %70, ptr %24, align 4
  %71 = load float, ptr %14, align 4
  %72 = fneg contract float %71
  %73 = load float, ptr %19, align 4
  %74 = fmul contract float %72, %73
  store float %74, ptr %8, align 4
  %75 = load float, ptr %8, align 4
  %76 = fmul contract float %75, 0x3FF7154760000000
  %77 = call contract noundef float @llvm.nvvm.ex2.approx.f32(float %76)
  store float %77, ptr %25, align 4
  %78 = load float, ptr %17, align 4
  %79 = load float, ptr %23, align 4
  %80 = fmul contract float %78, %79
  %81 = load float, ptr %18, align 4
  %82 = load float, ptr %25, align 4
  %83 = fmul contract float %81, %82
  %84 = load float, ptr %24, align 4
  %85 = fmul contract float %83, %84
  %86 = fsub contract float %80, %85
  %87 = load ptr, ptr %12, align 8
  %88 = load i32, ptr %16, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %87, i64 %89
  store float %86, ptr %90, align 4
  %91 = load float, ptr %18, align 4
  %92 = load float, ptr %25, align 4
  %93 = fmul contract float %91, %92
  %94 = load float, ptr %24, align 4
  %95 = fsub contract float 1.000000e+00, %94
  %96 = fmul contract float %93, %95
  %97 = load float, ptr %17, align 4
  %98 = load float, ptr %23, align 4
  %99 = fsub contract float 1.000000e+00, %98
  %100 = fmul contract float %97, %99
  %101 = fsub contract float %96, %100
  %102 = load ptr, ptr %13, align 8
  %103 = load i32, ptr %16, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  store float %101, ptr %105, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #2

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL10normal_cdff(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %3, align 4
  %7 = load float, ptr %3, align 4
  %8 = call contract float @llvm.fabs.f32(float %7)
  %9 = fmul contract float 0x3FCDA67120000000, %8
  %10 = fadd contract float 1.000000e+00, %9
  %11 = fdiv contract float 1.000000e+00, %10
  store float %11, ptr %4, align 4
  %12 = load float, ptr %4, align 4
  %13 = load float, ptr %4, align 4
  %14 = load float, ptr %4, align 4
  %15 = load float, ptr %4, align 4
  %16 = load float, ptr %4, align 4
  %17 = fmul contract float %16, 0x3FF548CDE0000000
  %18 = fadd contract float 0xBFFD23DD40000000, %17
  %19 = fmul contract float %15, %18
  %20 = fadd contract float 0x3FFC80EF00000000, %19
  %21 = fmul contract float %14, %20
  %22 = fadd contract float 0xBFD6D1F0E0000000, %21
  %23 = fmul contract float %13, %22
  %24 = fadd contract float 0x3FD470BF40000000, %23
  %25 = fmul contract float %12, %24
  store float %25, ptr %5, align 4
  %26 = load float, ptr %3, align 4
  %27 = fmul contract float -5.000000e-01, %26
  %28 = load float, ptr %3, align 4
  %29 = fmul contract float %27, %28
  store float %29, ptr %2, align 4
  %30 = load float, ptr %2, align 4
  %31 = fmul contract float %30, 0x3FF7154760000000
  %32 = call contract noundef float @llvm.nvvm.ex2.approx.f32(float %31)
  %33 = fmul contract float 0x3FD9884540000000, %32
  %34 = load float, ptr %5, align 4
  %35 = fmul contract float %33, %34
  store float %35, ptr %6, align 4
  %36 = load float, ptr %3, align 4
  %37 = fcmp contract ogt float %36, 0.000000e+00
  br i1 %37, label %38, label %41

38:                                               ; preds = %1
  %39 = load float, ptr %6, align 4
  %40 = fsub contract float 1.000000e+00, %39
  br label %43

41:                                               ; preds = %1
  %42 = load float, ptr %6, align 4
  br label %43

43:                                               ; preds = %41, %38
  %44 = phi contract float [ %40, %38 ], [ %42, %41 ]
  ret float %44
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @exp_series(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %7, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %7, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds double, ptr %10, i64 %12
  %14 = load double, ptr %13, align 8
  %15 = call contract noundef double @_ZL6exp_ofd(double noundef %14) #5
  store double %15, ptr %8, align 8
  %16 = load double, ptr %8, align 8
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  store double %16, ptr %20, align 8
  %21 = load double, ptr %8, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fneg contract double %26
  %28 = call contract noundef double @_ZL6exp_ofd(double noundef %27) #5
  %29 = fmul contract double %21, %28
  %30 = load ptr, ptr %6, align 8
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  store double %29, ptr %33, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef double @_ZL6exp_ofd(double noundef %0) #3 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  store double %0, ptr %2, align 8
  %9 = load double, ptr %2, align 8
  %10 = fmul contract double %9, 0x3FF71547652B82FE
  %11 = call contract double @llvm.rint.f64(double %10)
  store double %11, ptr %3, align 8
  %12 = load double, ptr %3, align 8
  %13 = fneg contract double %12
  %14 = load double, ptr %2, align 8
  %15 = call contract double @llvm.fma.f64(double %13, double 0x3FE62E42FEFA39EF, double %14)
  store double %15, ptr %4, align 8
  store double 1.000000e+00, ptr %5, align 8
  store double 1.000000e+00, ptr %6, align 8
  store i32 1, ptr %7, align 4
  br label %16

16:                                               ; preds = %29, %1
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %17, 16
  br i1 %18, label %19, label %32

19:                                               ; preds = %16
  %20 = load double, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = sitofp i32 %21 to double
  %23 = fdiv contract double %20, %22
  %24 = load double, ptr %5, align 8
  %25 = fmul contract double %24, %23
  store double %25, ptr %5, align 8
  %26 = load double, ptr %5, align 8
  %27 = load double, ptr %6, align 8
  %28 = fadd contract double %27, %26
  store double %28, ptr %6, align 8
  br label %29

29:                                               ; preds = %19
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %7, align 4
  br label %16, !llvm.loop !4

32:                                               ; preds = %16
  %33 = load double, ptr %6, align 8
  %34 = load double, ptr %3, align 8
  %35 = fptosi double %34 to i64
  %36 = add nsw i64 %35, 1023
  %37 = shl i64 %36, 52
  store i64 %37, ptr %8, align 8
  %38 = load double, ptr %8, align 8
  %39 = fmul contract double %33, %38
  ret double %39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
