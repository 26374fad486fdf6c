; ModuleID = 'double_math.cu'
source_filename = "double_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cube_root(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %5, align 4
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %13, i64 %15
  %17 = load double, ptr %16, align 8
  store double %17, ptr %6, align 8
  %18 = load double, ptr %6, align 8
  store double %18, ptr %7, align 8
  %19 = load double, ptr %6, align 8
  %20 = fcmp contract oeq double %19, 0.000000e+00
  br i1 %20, label %21, label %26

21:                                               ; preds = %2
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %5, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %22, i64 %24
  store double 0.000000e+00, ptr %25, align 8
  br label %65

26:                                               ; preds = %2
  %27 = load double, ptr %6, align 8
  %28 = call contract double @llvm.fabs.f64(double %27)
  store double %28, ptr %9, align 8
  %29 = load i64, ptr %9, align 8
  store i64 %29, ptr %8, align 8
  %30 = load i64, ptr %8, align 8
  %31 = sdiv i64 %30, 3
  %32 = add nsw i64 %31, 3071306045661749710
  store i64 %32, ptr %10, align 8
  %33 = load double, ptr %10, align 8
  store double %33, ptr %7, align 8
  %34 = load double, ptr %6, align 8
  %35 = fcmp contract olt double %34, 0.000000e+00
  br i1 %35, label %36, label %39

36:                                               ; preds = %26
  %37 = load double, ptr %7, align 8
  %38 = fneg contract double %37
  br label %41

39:                                               ; preds = %26
  %40 = load double, ptr %7, align 8
  br label %41

41:                                               ; preds = %39, %36
  %42 = phi contract double [ %38, %36 ], [ %40, %39 ]
  store double %42, ptr %7, align 8
  store i32 0, ptr %11, align 4
  br label %43

43:                                               ; preds = %56, %41
  %44 = load i32, ptr %11, align 4
  %45 = icmp slt i32 %44, 6
  br i1 %45, label %46, label %59

46:                                               ; preds = %43
  %47 = load double, ptr %7, align 8
  %48 = fmul contract double 2.000000e+00, %47
  %49 = load double, ptr %6, align 8
  %50 = load double, ptr %7, align 8
  %51 = load double, ptr %7, align 8
  %52 = fmul contract double %50, %51
  %53 = fdiv contract double %49, %52
  %54 = fadd contract double %48, %53
  %55 = fdiv contract double %54, 3.000000e+00
  store double %55, ptr %7, align 8
  br label %56

56:                                               ; preds = %46
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %11, align 4
  br label %43, !llvm.loop !4

59:                                               ; preds = %43
  %60 = load double, ptr %7, align 8
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %5, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  store double %60, ptr %64, align 8
  br label %65

65:                                               ; preds = %59, %21
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @quadratic(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %7, align 4
  %16 = mul nsw i32 3, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %14, i64 %17
  %19 = load double, ptr %18, align 8
  store double %19, ptr %8, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = mul nsw i32 3, %21
  %23 = add nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %20, i64 %24
  %26 = load double, ptr %25, align 8
  store double %26, ptr %9, align 8
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = mul nsw i32 3, %28
  %30 = add nsw i32 %29, 2
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %27, i64 %31
  %33 = load double, ptr %32, align 8
  store double %33, ptr %10, align 8
  %34 = load double, ptr %9, align 8
  %35 = load double, ptr %9, align 8
  %36 = load double, ptr %8, align 8
  %37 = fmul contract double -4.000000e+00, %36
  %38 = load double, ptr %10, align 8
  %39 = fmul contract double %37, %38
  %40 = call contract double @llvm.fma.f64(double %34, double %35, double %39)
  store double %40, ptr %11, align 8
  %41 = load double, ptr %11, align 8
  %42 = fcmp contract olt double %41, 0.000000e+00
  br i1 %42, label %43, label %48

43:                                               ; preds = %3
  %44 = load ptr, ptr %6, align 8
  %45 = load i32, ptr %7, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 0, ptr %47, align 4
  br label %81

48:                                               ; preds = %3
  %49 = load double, ptr %9, align 8
  %50 = load double, ptr %11, align 8
  %51 = call contract double @llvm.sqrt.f64(double %50)
  %52 = load double, ptr %9, align 8
  %53 = call contract double @llvm.copysign.f64(double %51, double %52)
  %54 = fadd contract double %49, %53
  %55 = fmul contract double -5.000000e-01, %54
  store double %55, ptr %12, align 8
  %56 = load double, ptr %12, align 8
  %57 = load double, ptr %8, align 8
  %58 = fdiv contract double %56, %57
  %59 = load ptr, ptr %5, align 8
  %60 = load i32, ptr %7, align 4
  %61 = mul nsw i32 2, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %59, i64 %62
  store double %58, ptr %63, align 8
  %64 = load double, ptr %10, align 8
  %65 = load double, ptr %12, align 8
  %66 = fdiv contract double %64, %65
  %67 = load ptr, ptr %5, align 8
  %68 = load i32, ptr %7, align 4
  %69 = mul nsw i32 2, %68
  %70 = add nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %67, i64 %71
  store double %66, ptr %72, align 8
  %73 = load double, ptr %11, align 8
  %74 = fcmp contract oeq double %73, 0.000000e+00
  %75 = zext i1 %74 to i64
  %76 = select i1 %74, i32 1, i32 2
  %77 = load ptr, ptr %6, align 8
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %77, i64 %79
  store i32 %76, ptr %80, align 4
  br label %81

81:                                               ; preds = %48, %43
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @simpson(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %9, 1
  %11 = uitofp i32 %10 to double
  %12 = fmul contract double 2.500000e-01, %11
  store double %12, ptr %5, align 8
  %13 = load double, ptr %5, align 8
  %14 = load i32, ptr %4, align 4
  %15 = mul nsw i32 2, %14
  %16 = sitofp i32 %15 to double
  %17 = fdiv contract double %13, %16
  store double %17, ptr %6, align 8
  %18 = call contract noundef double @_ZL9integrandd(double noundef 0.000000e+00) #4
  %19 = load double, ptr %5, align 8
  %20 = call contract noundef double @_ZL9integrandd(double noundef %19) #4
  %21 = fadd contract double %18, %20
  store double %21, ptr %7, align 8
  store i32 1, ptr %8, align 4
  br label %22

22:                                               ; preds = %42, %2
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %4, align 4
  %25 = mul nsw i32 2, %24
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %27, label %45

27:                                               ; preds = %22
  %28 = load i32, ptr %8, align 4
  %29 = sitofp i32 %28 to double
  %30 = load double, ptr %6, align 8
  %31 = fmul contract double %29, %30
  %32 = call contract noundef double @_ZL9integrandd(double noundef %31) #4
  %33 = load i32, ptr %8, align 4
  %34 = and i32 %33, 1
  %35 = icmp ne i32 %34, 0
  %36 = zext i1 %35 to i64
  %37 = select i1 %35, i32 4, i32 2
  %38 = sitofp i32 %37 to double
  %39 = fmul contract double %32, %38
  %40 = load double, ptr %7, align 8
  %41 = fadd contract double %40, %39
  store double %41, ptr %7, align 8
  br label %42

42:                                               ; preds = %27
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %8, align 4
  br label %22, !llvm.loop !6

45:                                               ; preds = %22
  %46 = load double, ptr %7, align 8
  %47 = load double, ptr %6, align 8
  %48 = fmul contract double %46, %47
  %49 = fdiv contract double %48, 3.000000e+00
  %50 = load ptr, ptr %3, align 8
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw double, ptr %50, i64 %52
  store double %49, ptr %53, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef double @_ZL9integrandd(double noundef %0) #2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = fmul contract double %3, %4
  %6 = fadd contract double 1.000000e+00, %5
  %7 = fdiv contract double 1.000000e+00, %6
  ret double %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kahan_sum(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %11, align 4
  store double 0.000000e+00, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %18

18:                                               ; preds = %48, %4
  %19 = load i32, ptr %13, align 4
  %20 = load i32, ptr %8, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %51

22:                                               ; preds = %18
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %9, align 4
  %25 = load i32, ptr %8, align 4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %13, align 4
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %23, i64 %29
  %31 = load float, ptr %30, align 4
  store float %31, ptr %14, align 4
  %32 = load float, ptr %14, align 4
  %33 = load float, ptr %11, align 4
  %34 = fsub float %32, %33
  store float %34, ptr %15, align 4
  %35 = load float, ptr %10, align 4
  %36 = load float, ptr %15, align 4
  %37 = fadd float %35, %36
  store float %37, ptr %16, align 4
  %38 = load float, ptr %16, align 4
  %39 = load float, ptr %10, align 4
  %40 = fsub float %38, %39
  %41 = load float, ptr %15, align 4
  %42 = fsub float %40, %41
  store float %42, ptr %11, align 4
  %43 = load float, ptr %16, align 4
  store float %43, ptr %10, align 4
  %44 = load float, ptr %14, align 4
  %45 = fpext float %44 to double
  %46 = load double, ptr %12, align 8
  %47 = fadd double %46, %45
  store double %47, ptr %12, align 8
  br label %48

48:                                               ; preds = %22
  %49 = load i32, ptr %13, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %13, align 4
  br label %18, !llvm.loop !7

51:                                               ; preds = %18
  %52 = load float, ptr %10, align 4
  %53 = load ptr, ptr %6, align 8
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  store float %52, ptr %56, align 4
  %57 = load double, ptr %12, align 8
  %58 = load ptr, ptr %7, align 8
  %59 = load i32, ptr %9, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  store double %57, ptr %61, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @number_parts(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8
  store i64 %16, ptr %8, align 8
  %17 = load i64, ptr %8, align 8
  %18 = lshr i64 %17, 52
  %19 = and i64 %18, 2047
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = sub nsw i32 %21, 1023
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4
  %27 = load i64, ptr %8, align 8
  %28 = and i64 %27, -9218868437227405313
  %29 = or i64 %28, 4607182418800017408
  store i64 %29, ptr %10, align 8
  %30 = load double, ptr %10, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  store double %30, ptr %34, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
