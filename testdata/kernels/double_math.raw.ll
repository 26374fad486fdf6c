; ModuleID = 'double_math.cu'
source_filename = "double_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cube_root(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca double, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %13, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %14 = load ptr, ptr %3, align 8, !tbaa !8
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !11
  store double %18, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %19 = load double, ptr %6, align 8, !tbaa !11
  store double %19, ptr %7, align 8, !tbaa !11
  %20 = load double, ptr %6, align 8, !tbaa !11
  %21 = fcmp contract oeq double %20, 0.000000e+00
  br i1 %21, label %22, label %27

22:                                               ; preds = %2
  %23 = load ptr, ptr %4, align 8, !tbaa !8
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  store double 0.000000e+00, ptr %26, align 8, !tbaa !11
  store i32 1, ptr %8, align 4
  br label %67

27:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %9) #6
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %28 = load double, ptr %6, align 8, !tbaa !11
  %29 = call contract double @llvm.fabs.f64(double %28)
  store double %29, ptr %10, align 8, !tbaa !11
  %30 = load i64, ptr %10, align 8, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %10) #6
  store i64 %30, ptr %9, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %31 = load i64, ptr %9, align 8, !tbaa !14
  %32 = sdiv i64 %31, 3
  %33 = add nsw i64 %32, 3071306045661749710
  store i64 %33, ptr %11, align 8, !tbaa !14
  %34 = load double, ptr %11, align 8, !tbaa !13
  store double %34, ptr %7, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %11) #6
  %35 = load double, ptr %6, align 8, !tbaa !11
  %36 = fcmp contract olt double %35, 0.000000e+00
  br i1 %36, label %37, label %40

37:                                               ; preds = %27
  %38 = load double, ptr %7, align 8, !tbaa !11
  %39 = fneg contract double %38
  br label %42

40:                                               ; preds = %27
  %41 = load double, ptr %7, align 8, !tbaa !11
  br label %42

42:                                               ; preds = %40, %37
  %43 = phi contract double [ %39, %37 ], [ %41, %40 ]
  store double %43, ptr %7, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %58, %42
  %45 = load i32, ptr %12, align 4, !tbaa !4
  %46 = icmp slt i32 %45, 6
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %61

48:                                               ; preds = %44
  %49 = load double, ptr %7, align 8, !tbaa !11
  %50 = fmul contract double 2.000000e+00, %49
  %51 = load double, ptr %6, align 8, !tbaa !11
  %52 = load double, ptr %7, align 8, !tbaa !11
  %53 = load double, ptr %7, align 8, !tbaa !11
  %54 = fmul contract double %52, %53
  %55 = fdiv contract double %51, %54
  %56 = fadd contract double %50, %55
  %57 = fdiv contract double %56, 3.000000e+00
  store double %57, ptr %7, align 8, !tbaa !11
  br label %58

58:                                               ; preds = %48
  %59 = load i32, ptr %12, align 4, !tbaa !4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %12, align 4, !tbaa !4
  br label %44, !llvm.loop !16

61:                                               ; preds = %47
  %62 = load double, ptr %7, align 8, !tbaa !11
  %63 = load ptr, ptr %4, align 8, !tbaa !8
  %64 = load i32, ptr %5, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  store double %62, ptr %66, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %9) #6
  store i32 0, ptr %8, align 4
  br label %67

67:                                               ; preds = %61, %22
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  %68 = load i32, ptr %8, align 4
  switch i32 %68, label %70 [
    i32 0, label %69
    i32 1, label %69
  ]

69:                                               ; preds = %67, %67
  ret void

70:                                               ; preds = %67
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %14, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %15 = load ptr, ptr %4, align 8, !tbaa !8
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = mul nsw i32 3, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %15, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !11
  store double %20, ptr %8, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %21 = load ptr, ptr %4, align 8, !tbaa !8
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = mul nsw i32 3, %22
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %21, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !11
  store double %27, ptr %9, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %28 = load ptr, ptr %4, align 8, !tbaa !8
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = mul nsw i32 3, %29
  %31 = add nsw i32 %30, 2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %28, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !11
  store double %34, ptr %10, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %35 = load double, ptr %9, align 8, !tbaa !11
  %36 = load double, ptr %9, align 8, !tbaa !11
  %37 = load double, ptr %8, align 8, !tbaa !11
  %38 = fmul contract double -4.000000e+00, %37
  %39 = load double, ptr %10, align 8, !tbaa !11
  %40 = fmul contract double %38, %39
  %41 = call contract double @llvm.fma.f64(double %35, double %36, double %40)
  store double %41, ptr %11, align 8, !tbaa !11
  %42 = load double, ptr %11, align 8, !tbaa !11
  %43 = fcmp contract olt double %42, 0.000000e+00
  br i1 %43, label %44, label %49

44:                                               ; preds = %3
  %45 = load ptr, ptr %6, align 8, !tbaa !18
  %46 = load i32, ptr %7, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  store i32 0, ptr %48, align 4, !tbaa !4
  store i32 1, ptr %12, align 4
  br label %82

49:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %50 = load double, ptr %9, align 8, !tbaa !11
  %51 = load double, ptr %11, align 8, !tbaa !11
  %52 = call contract double @llvm.sqrt.f64(double %51)
  %53 = load double, ptr %9, align 8, !tbaa !11
  %54 = call contract double @llvm.copysign.f64(double %52, double %53)
  %55 = fadd contract double %50, %54
  %56 = fmul contract double -5.000000e-01, %55
  store double %56, ptr %13, align 8, !tbaa !11
  %57 = load double, ptr %13, align 8, !tbaa !11
  %58 = load double, ptr %8, align 8, !tbaa !11
  %59 = fdiv contract double %57, %58
  %60 = load ptr, ptr %5, align 8, !tbaa !8
  %61 = load i32, ptr %7, align 4, !tbaa !4
  %62 = mul nsw i32 2, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %60, i64 %63
  store double %59, ptr %64, align 8, !tbaa !11
  %65 = load double, ptr %10, align 8, !tbaa !11
  %66 = load double, ptr %13, align 8, !tbaa !11
  %67 = fdiv contract double %65, %66
  %68 = load ptr, ptr %5, align 8, !tbaa !8
  %69 = load i32, ptr %7, align 4, !tbaa !4
  %70 = mul nsw i32 2, %69
  %71 = add nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %68, i64 %72
  store double %67, ptr %73, align 8, !tbaa !11
  %74 = load double, ptr %11, align 8, !tbaa !11
  %75 = fcmp contract oeq double %74, 0.000000e+00
  %76 = zext i1 %75 to i64
  %77 = select i1 %75, i32 1, i32 2
  %78 = load ptr, ptr %6, align 8, !tbaa !18
  %79 = load i32, ptr %7, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  store i32 %77, ptr %81, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  store i32 0, ptr %12, align 4
  br label %82

82:                                               ; preds = %49, %44
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  %83 = load i32, ptr %12, align 4
  switch i32 %83, label %85 [
    i32 0, label %84
    i32 1, label %84
  ]

84:                                               ; preds = %82, %82
  ret void

85:                                               ; preds = %82
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @simpson(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %10 = add i32 %9, 1
  %11 = uitofp i32 %10 to double
  %12 = fmul contract double 2.500000e-01, %11
  store double %12, ptr %5, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %13 = load double, ptr %5, align 8, !tbaa !11
  %14 = load i32, ptr %4, align 4, !tbaa !4
  %15 = mul nsw i32 2, %14
  %16 = sitofp i32 %15 to double
  %17 = fdiv contract double %13, %16
  store double %17, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %18 = call contract noundef double @_ZL9integrandd(double noundef 0.000000e+00) #7
  %19 = load double, ptr %5, align 8, !tbaa !11
  %20 = call contract noundef double @_ZL9integrandd(double noundef %19) #7
  %21 = fadd contract double %18, %20
  store double %21, ptr %7, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %8) #6
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %43, %2
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = load i32, ptr %4, align 4, !tbaa !4
  %25 = mul nsw i32 2, %24
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %46

28:                                               ; preds = %22
  %29 = load i32, ptr %8, align 4, !tbaa !4
  %30 = sitofp i32 %29 to double
  %31 = load double, ptr %6, align 8, !tbaa !11
  %32 = fmul contract double %30, %31
  %33 = call contract noundef double @_ZL9integrandd(double noundef %32) #7
  %34 = load i32, ptr %8, align 4, !tbaa !4
  %35 = and i32 %34, 1
  %36 = icmp ne i32 %35, 0
  %37 = zext i1 %36 to i64
  %38 = select i1 %36, i32 4, i32 2
  %39 = sitofp i32 %38 to double
  %40 = fmul contract double %33, %39
  %41 = load double, ptr %7, align 8, !tbaa !11
  %42 = fadd contract double %41, %40
  store double %42, ptr %7, align 8, !tbaa !11
  br label %43

43:                                               ; preds = %28
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %8, align 4, !tbaa !4
  br label %22, !llvm.loop !20

46:                                               ; preds = %27
  %47 = load double, ptr %7, align 8, !tbaa !11
  %48 = load double, ptr %6, align 8, !tbaa !11
  %49 = fmul contract double %47, %48
  %50 = fdiv contract double %49, 3.000000e+00
  %51 = load ptr, ptr %3, align 8, !tbaa !8
  %52 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw double, ptr %51, i64 %53
  store double %50, ptr %54, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef double @_ZL9integrandd(double noundef %0) #4 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8, !tbaa !11
  %3 = load double, ptr %2, align 8, !tbaa !11
  %4 = load double, ptr %2, align 8, !tbaa !11
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
  store ptr %0, ptr %5, align 8, !tbaa !21
  store ptr %1, ptr %6, align 8, !tbaa !21
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %17, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store float 0.000000e+00, ptr %10, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store float 0.000000e+00, ptr %11, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store double 0.000000e+00, ptr %12, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %49, %4
  %19 = load i32, ptr %13, align 4, !tbaa !4
  %20 = load i32, ptr %8, align 4, !tbaa !4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %52

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %24 = load ptr, ptr %5, align 8, !tbaa !21
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = load i32, ptr %8, align 4, !tbaa !4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %13, align 4, !tbaa !4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %24, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !23
  store float %32, ptr %14, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %33 = load float, ptr %14, align 4, !tbaa !23
  %34 = load float, ptr %11, align 4, !tbaa !23
  %35 = fsub float %33, %34
  store float %35, ptr %15, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %36 = load float, ptr %10, align 4, !tbaa !23
  %37 = load float, ptr %15, align 4, !tbaa !23
  %38 = fadd float %36, %37
  store float %38, ptr %16, align 4, !tbaa !23
  %39 = load float, ptr %16, align 4, !tbaa !23
  %40 = load float, ptr %10, align 4, !tbaa !23
  %41 = fsub float %39, %40
  %42 = load float, ptr %15, align 4, !tbaa !23
  %43 = fsub float %41, %42
  store float %43, ptr %11, align 4, !tbaa !23
  %44 = load float, ptr %16, align 4, !tbaa !23
  store float %44, ptr %10, align 4, !tbaa !23
  %45 = load float, ptr %14, align 4, !tbaa !23
  %46 = fpext float %45 to double
  %47 = load double, ptr %12, align 8, !tbaa !11
  %48 = fadd double %47, %46
  store double %48, ptr %12, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %49

49:                                               ; preds = %23
  %50 = load i32, ptr %13, align 4, !tbaa !4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %13, align 4, !tbaa !4
  br label %18, !llvm.loop !25

52:                                               ; preds = %22
  %53 = load float, ptr %10, align 4, !tbaa !23
  %54 = load ptr, ptr %6, align 8, !tbaa !21
  %55 = load i32, ptr %9, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  store float %53, ptr %57, align 4, !tbaa !23
  %58 = load double, ptr %12, align 8, !tbaa !11
  %59 = load ptr, ptr %7, align 8, !tbaa !8
  %60 = load i32, ptr %9, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  store double %58, ptr %62, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
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
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !18
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %11, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !13
  store i64 %16, ptr %8, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %17 = load i64, ptr %8, align 8, !tbaa !14
  %18 = lshr i64 %17, 52
  %19 = and i64 %18, 2047
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %9, align 4, !tbaa !4
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = sub nsw i32 %21, 1023
  %23 = load ptr, ptr %5, align 8, !tbaa !18
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %27 = load i64, ptr %8, align 8, !tbaa !14
  %28 = and i64 %27, -9218868437227405313
  %29 = or i64 %28, 4607182418800017408
  store i64 %29, ptr %10, align 8, !tbaa !14
  %30 = load double, ptr %10, align 8, !tbaa !13
  %31 = load ptr, ptr %6, align 8, !tbaa !8
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  store double %30, ptr %34, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!9 = !{!"p1 double", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = !{!6, !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !10, i64 0}
!20 = distinct !{!20, !17}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 float", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !6, i64 0}
!25 = distinct !{!25, !17}
