; ModuleID = 'rounding.cu'
source_filename = "rounding.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @min_max(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %10, ptr %9, align 4, !tbaa !4
  %11 = load ptr, ptr %5, align 8, !tbaa !8
  %12 = load i32, ptr %9, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = load ptr, ptr %6, align 8, !tbaa !8
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !11
  %21 = call contract float @llvm.minnum.f32(float %15, float %20)
  %22 = load ptr, ptr %7, align 8, !tbaa !8
  %23 = load i32, ptr %9, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  store float %21, ptr %25, align 4, !tbaa !11
  %26 = load ptr, ptr %5, align 8, !tbaa !8
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !11
  %31 = load ptr, ptr %6, align 8, !tbaa !8
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !11
  %36 = call contract float @llvm.maxnum.f32(float %30, float %35)
  %37 = load ptr, ptr %7, align 8, !tbaa !8
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = add nsw i32 %38, 32
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %37, i64 %40
  store float %36, ptr %41, align 4, !tbaa !11
  %42 = load ptr, ptr %5, align 8, !tbaa !8
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %42, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !11
  %47 = call contract float @llvm.copysign.f32(float 1.500000e+00, float %46)
  %48 = load ptr, ptr %8, align 8, !tbaa !8
  %49 = load i32, ptr %9, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  store float %47, ptr %51, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @round_floats(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %7, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load ptr, ptr %3, align 8, !tbaa !8
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !11
  store float %12, ptr %6, align 4, !tbaa !11
  %13 = load float, ptr %6, align 4, !tbaa !11
  %14 = call contract float @llvm.floor.f32(float %13)
  %15 = load ptr, ptr %4, align 8, !tbaa !8
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  store float %14, ptr %18, align 4, !tbaa !11
  %19 = load float, ptr %6, align 4, !tbaa !11
  %20 = call contract float @llvm.ceil.f32(float %19)
  %21 = load ptr, ptr %4, align 8, !tbaa !8
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = add nsw i32 %22, 32
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %21, i64 %24
  store float %20, ptr %25, align 4, !tbaa !11
  %26 = load float, ptr %6, align 4, !tbaa !11
  %27 = call contract float @llvm.trunc.f32(float %26)
  %28 = load ptr, ptr %4, align 8, !tbaa !8
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = add nsw i32 %29, 64
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  store float %27, ptr %32, align 4, !tbaa !11
  %33 = load float, ptr %6, align 4, !tbaa !11
  %34 = call contract float @llvm.rint.f32(float %33)
  %35 = load ptr, ptr %4, align 8, !tbaa !8
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = add nsw i32 %36, 96
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %35, i64 %38
  store float %34, ptr %39, align 4, !tbaa !11
  %40 = load float, ptr %6, align 4, !tbaa !11
  %41 = fmul contract float %40, 2.000000e+00
  %42 = call contract float @llvm.nearbyint.f32(float %41)
  %43 = fmul contract float %42, 5.000000e-01
  %44 = load ptr, ptr %4, align 8, !tbaa !8
  %45 = load i32, ptr %5, align 4, !tbaa !4
  %46 = add nsw i32 %45, 128
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %44, i64 %47
  store float %43, ptr %48, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @round_doubles(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %7, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load ptr, ptr %3, align 8, !tbaa !13
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !15
  store double %12, ptr %6, align 8, !tbaa !15
  %13 = load double, ptr %6, align 8, !tbaa !15
  %14 = call contract double @llvm.floor.f64(double %13)
  %15 = load double, ptr %6, align 8, !tbaa !15
  %16 = call contract double @llvm.trunc.f64(double %15)
  %17 = fsub contract double %14, %16
  %18 = load ptr, ptr %4, align 8, !tbaa !13
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  store double %17, ptr %21, align 8, !tbaa !15
  %22 = load double, ptr %6, align 8, !tbaa !15
  %23 = call contract double @llvm.ceil.f64(double %22)
  %24 = load ptr, ptr %4, align 8, !tbaa !13
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = add nsw i32 %25, 32
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %24, i64 %27
  store double %23, ptr %28, align 8, !tbaa !15
  %29 = load double, ptr %6, align 8, !tbaa !15
  %30 = call contract double @llvm.rint.f64(double %29)
  %31 = call contract double @llvm.minnum.f64(double %30, double 3.000000e+00)
  %32 = load double, ptr %6, align 8, !tbaa !15
  %33 = call contract double @llvm.fabs.f64(double %32)
  %34 = fneg contract double %33
  %35 = fadd contract double %34, 1.000000e+00
  %36 = call contract double @llvm.maxnum.f64(double %31, double %35)
  %37 = load ptr, ptr %4, align 8, !tbaa !13
  %38 = load i32, ptr %5, align 4, !tbaa !4
  %39 = add nsw i32 %38, 64
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %37, i64 %40
  store double %36, ptr %41, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @to_integers(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !17
  store ptr %2, ptr %7, align 8, !tbaa !19
  store ptr %3, ptr %8, align 8, !tbaa !21
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %11, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %12 = load ptr, ptr %5, align 8, !tbaa !8
  %13 = load i32, ptr %9, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !11
  store float %16, ptr %10, align 4, !tbaa !11
  %17 = load float, ptr %10, align 4, !tbaa !11
  %18 = fptosi float %17 to i32
  %19 = load ptr, ptr %6, align 8, !tbaa !17
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  store i32 %18, ptr %22, align 4, !tbaa !4
  %23 = load float, ptr %10, align 4, !tbaa !11
  %24 = fmul contract float %23, 1.000000e+06
  %25 = call contract float @llvm.fabs.f32(float %24)
  %26 = fptoui float %25 to i32
  %27 = load ptr, ptr %6, align 8, !tbaa !17
  %28 = load i32, ptr %9, align 4, !tbaa !4
  %29 = add nsw i32 %28, 32
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  store i32 %26, ptr %31, align 4, !tbaa !4
  %32 = load float, ptr %10, align 4, !tbaa !11
  %33 = call i32 @llvm.nvvm.f2i.rn(float %32)
  %34 = load ptr, ptr %6, align 8, !tbaa !17
  %35 = load i32, ptr %9, align 4, !tbaa !4
  %36 = add nsw i32 %35, 64
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %34, i64 %37
  store i32 %33, ptr %38, align 4, !tbaa !4
  %39 = load float, ptr %10, align 4, !tbaa !11
  %40 = call i32 @llvm.nvvm.f2i.rm(float %39)
  %41 = load float, ptr %10, align 4, !tbaa !11
  %42 = call i32 @llvm.nvvm.f2i.rp(float %41)
  %43 = add nsw i32 %40, %42
  %44 = load ptr, ptr %6, align 8, !tbaa !17
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = add nsw i32 %45, 96
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %44, i64 %47
  store i32 %43, ptr %48, align 4, !tbaa !4
  %49 = load float, ptr %10, align 4, !tbaa !11
  %50 = fmul contract float %49, 0x426D1A94A0000000
  %51 = fptosi float %50 to i64
  %52 = load float, ptr %10, align 4, !tbaa !11
  %53 = fpext contract float %52 to double
  %54 = fptosi double %53 to i64
  %55 = add nsw i64 %51, %54
  %56 = load ptr, ptr %7, align 8, !tbaa !19
  %57 = load i32, ptr %9, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i64, ptr %56, i64 %58
  store i64 %55, ptr %59, align 8, !tbaa !23
  %60 = load float, ptr %10, align 4, !tbaa !11
  %61 = fmul contract float %60, 0x3FD99999A0000000
  %62 = fptosi float %61 to i32
  %63 = trunc i32 %62 to i8
  %64 = load ptr, ptr %8, align 8, !tbaa !21
  %65 = load i32, ptr %9, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %64, i64 %66
  store i8 %63, ptr %67, align 1, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rp(float) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @from_integers(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !17
  store ptr %1, ptr %6, align 8, !tbaa !19
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %10, ptr %9, align 4, !tbaa !4
  %11 = load ptr, ptr %5, align 8, !tbaa !17
  %12 = load i32, ptr %9, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = sitofp i32 %15 to float
  %17 = load ptr, ptr %5, align 8, !tbaa !17
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = uitofp i32 %21 to float
  %23 = fadd contract float %16, %22
  %24 = load ptr, ptr %7, align 8, !tbaa !8
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !11
  %28 = load ptr, ptr %6, align 8, !tbaa !19
  %29 = load i32, ptr %9, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i64, ptr %28, i64 %30
  %32 = load i64, ptr %31, align 8, !tbaa !23
  %33 = sitofp i64 %32 to float
  %34 = load ptr, ptr %7, align 8, !tbaa !8
  %35 = load i32, ptr %9, align 4, !tbaa !4
  %36 = add nsw i32 %35, 32
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  store float %33, ptr %38, align 4, !tbaa !11
  %39 = load ptr, ptr %6, align 8, !tbaa !19
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i64, ptr %39, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !23
  %44 = uitofp i64 %43 to float
  %45 = load ptr, ptr %5, align 8, !tbaa !17
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = trunc i32 %49 to i16
  %51 = sitofp i16 %50 to float
  %52 = fadd contract float %44, %51
  %53 = load ptr, ptr %5, align 8, !tbaa !17
  %54 = load i32, ptr %9, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = trunc i32 %57 to i8
  %59 = uitofp i8 %58 to float
  %60 = fadd contract float %52, %59
  %61 = load ptr, ptr %7, align 8, !tbaa !8
  %62 = load i32, ptr %9, align 4, !tbaa !4
  %63 = add nsw i32 %62, 64
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %61, i64 %64
  store float %60, ptr %65, align 4, !tbaa !11
  %66 = load ptr, ptr %5, align 8, !tbaa !17
  %67 = load i32, ptr %9, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = sitofp i32 %70 to double
  %72 = load ptr, ptr %6, align 8, !tbaa !19
  %73 = load i32, ptr %9, align 4, !tbaa !4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i64, ptr %72, i64 %74
  %76 = load i64, ptr %75, align 8, !tbaa !23
  %77 = sitofp i64 %76 to double
  %78 = fadd contract double %71, %77
  %79 = load ptr, ptr %8, align 8, !tbaa !13
  %80 = load i32, ptr %9, align 4, !tbaa !4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  store double %78, ptr %82, align 8, !tbaa !15
  %83 = load ptr, ptr %6, align 8, !tbaa !19
  %84 = load i32, ptr %9, align 4, !tbaa !4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i64, ptr %83, i64 %85
  %87 = load i64, ptr %86, align 8, !tbaa !23
  %88 = uitofp i64 %87 to double
  %89 = load ptr, ptr %5, align 8, !tbaa !17
  %90 = load i32, ptr %9, align 4, !tbaa !4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %89, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = uitofp i32 %93 to double
  %95 = fsub contract double %88, %94
  %96 = load ptr, ptr %8, align 8, !tbaa !13
  %97 = load i32, ptr %9, align 4, !tbaa !4
  %98 = add nsw i32 %97, 32
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %96, i64 %99
  store double %95, ptr %100, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @classify(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = load ptr, ptr %3, align 8, !tbaa !8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %7, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !11
  store float %11, ptr %5, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !4
  %12 = load float, ptr %5, align 4, !tbaa !11
  %13 = call i1 @llvm.is.fpclass.f32(float %12, i32 3)
  %14 = zext i1 %13 to i64
  %15 = select i1 %13, i32 1, i32 0
  %16 = load i32, ptr %6, align 4, !tbaa !4
  %17 = or i32 %16, %15
  store i32 %17, ptr %6, align 4, !tbaa !4
  %18 = load float, ptr %5, align 4, !tbaa !11
  %19 = call i1 @llvm.is.fpclass.f32(float %18, i32 516)
  %20 = zext i1 %19 to i64
  %21 = select i1 %19, i32 2, i32 0
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = or i32 %22, %21
  store i32 %23, ptr %6, align 4, !tbaa !4
  %24 = load float, ptr %5, align 4, !tbaa !11
  %25 = fcmp contract oeq float %24, 0.000000e+00
  %26 = zext i1 %25 to i64
  %27 = select i1 %25, i32 4, i32 0
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = or i32 %28, %27
  store i32 %29, ptr %6, align 4, !tbaa !4
  %30 = load float, ptr %5, align 4, !tbaa !11
  %31 = call contract float @llvm.fabs.f32(float %30)
  %32 = fcmp contract olt float %31, 0x3810000000000000
  %33 = zext i1 %32 to i64
  %34 = select i1 %32, i32 8, i32 0
  %35 = load i32, ptr %6, align 4, !tbaa !4
  %36 = or i32 %35, %34
  store i32 %36, ptr %6, align 4, !tbaa !4
  %37 = load float, ptr %5, align 4, !tbaa !11
  %38 = bitcast float %37 to i32
  %39 = icmp slt i32 %38, 0
  %40 = zext i1 %39 to i64
  %41 = select i1 %39, i32 16, i32 0
  %42 = load i32, ptr %6, align 4, !tbaa !4
  %43 = or i32 %42, %41
  store i32 %43, ptr %6, align 4, !tbaa !4
  %44 = load float, ptr %5, align 4, !tbaa !11
  %45 = fcmp contract ole float %44, 2.000000e+00
  %46 = xor i1 %45, true
  %47 = zext i1 %46 to i64
  %48 = select i1 %46, i32 32, i32 0
  %49 = load i32, ptr %6, align 4, !tbaa !4
  %50 = or i32 %49, %48
  store i32 %50, ptr %6, align 4, !tbaa !4
  %51 = load float, ptr %5, align 4, !tbaa !11
  %52 = load float, ptr %5, align 4, !tbaa !11
  %53 = fadd contract float %52, 0.000000e+00
  %54 = fcmp contract une float %51, %53
  %55 = zext i1 %54 to i64
  %56 = select i1 %54, i32 64, i32 0
  %57 = load i32, ptr %6, align 4, !tbaa !4
  %58 = or i32 %57, %56
  store i32 %58, ptr %6, align 4, !tbaa !4
  %59 = load i32, ptr %6, align 4, !tbaa !4
  %60 = load ptr, ptr %4, align 8, !tbaa !17
  %61 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %60, i64 %62
  store i32 %59, ptr %63, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @directed(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %12, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %13 = load ptr, ptr %5, align 8, !tbaa !8
  %14 = load i32, ptr %9, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !11
  store float %17, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %18 = load ptr, ptr %6, align 8, !tbaa !8
  %19 = load i32, ptr %9, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  store float %22, ptr %11, align 4, !tbaa !11
  %23 = load float, ptr %10, align 4, !tbaa !11
  %24 = load float, ptr %11, align 4, !tbaa !11
  %25 = call contract float @llvm.nvvm.add.rz.f(float %23, float %24)
  %26 = load ptr, ptr %7, align 8, !tbaa !8
  %27 = load i32, ptr %9, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  store float %25, ptr %29, align 4, !tbaa !11
  %30 = load float, ptr %10, align 4, !tbaa !11
  %31 = load float, ptr %11, align 4, !tbaa !11
  %32 = call contract float @llvm.nvvm.mul.rm.f(float %30, float %31)
  %33 = load ptr, ptr %7, align 8, !tbaa !8
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = add nsw i32 %34, 32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %33, i64 %36
  store float %32, ptr %37, align 4, !tbaa !11
  %38 = load float, ptr %10, align 4, !tbaa !11
  %39 = load float, ptr %11, align 4, !tbaa !11
  %40 = call contract float @llvm.nvvm.fma.rp.f(float %38, float %39, float 1.000000e+00)
  %41 = load ptr, ptr %7, align 8, !tbaa !8
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = add nsw i32 %42, 64
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %41, i64 %44
  store float %40, ptr %45, align 4, !tbaa !11
  %46 = load float, ptr %10, align 4, !tbaa !11
  %47 = fmul contract float %46, 2.000000e+00
  %48 = call contract float @llvm.nvvm.saturate.f(float %47)
  %49 = load float, ptr %11, align 4, !tbaa !11
  %50 = call contract float @llvm.fabs.f32(float %49)
  %51 = call contract float @llvm.nvvm.sqrt.rn.f(float %50)
  %52 = fadd contract float %48, %51
  %53 = load ptr, ptr %7, align 8, !tbaa !8
  %54 = load i32, ptr %9, align 4, !tbaa !4
  %55 = add nsw i32 %54, 96
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %53, i64 %56
  store float %52, ptr %57, align 4, !tbaa !11
  %58 = load float, ptr %10, align 4, !tbaa !11
  %59 = fpext contract float %58 to double
  %60 = load float, ptr %11, align 4, !tbaa !11
  %61 = fpext contract float %60 to double
  %62 = call contract double @llvm.nvvm.fma.rz.d(double %59, double %61, double 1.000000e+00)
  %63 = load float, ptr %10, align 4, !tbaa !11
  %64 = fpext contract float %63 to double
  %65 = load float, ptr %11, align 4, !tbaa !11
  %66 = fpext contract float %65 to double
  %67 = call contract double @llvm.nvvm.add.rm.d(double %64, double %66)
  %68 = fadd contract double %62, %67
  %69 = load ptr, ptr %8, align 8, !tbaa !13
  %70 = load i32, ptr %9, align 4, !tbaa !4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  store double %68, ptr %72, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rm.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rp.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rz.d(double, double, double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rm.d(double, double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 double", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 long long", !10, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 omnipotent char", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"long long", !6, i64 0}
!25 = !{!6, !6, i64 0}
