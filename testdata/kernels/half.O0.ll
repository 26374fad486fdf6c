; ModuleID = 'half.cu'
source_filename = "half.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_polynomial(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca half, align 2
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  %12 = load half, ptr %11, align 2
  store half %12, ptr %6, align 2
  %13 = load half, ptr %6, align 2
  %14 = fmul contract half 0xH3400, %13
  %15 = fsub contract half %14, 0xH3E00
  %16 = load half, ptr %6, align 2
  %17 = fmul contract half %15, %16
  %18 = load half, ptr %6, align 2
  %19 = load half, ptr %6, align 2
  %20 = fmul contract half %18, %19
  %21 = fadd contract half %20, 0xH3C00
  %22 = fdiv contract half 0xH4000, %21
  %23 = fadd contract half %17, %22
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds half, ptr %24, i64 %26
  store half %23, ptr %27, align 2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %13

13:                                               ; preds = %41, %4
  %14 = load i32, ptr %11, align 4
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %44

17:                                               ; preds = %13
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %9, align 4
  %20 = load i32, ptr %8, align 4
  %21 = mul nsw i32 %19, %20
  %22 = load i32, ptr %11, align 4
  %23 = add nsw i32 %21, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds half, ptr %18, i64 %24
  %26 = load half, ptr %25, align 2
  %27 = fpext contract half %26 to float
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %8, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %11, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds half, ptr %28, i64 %34
  %36 = load half, ptr %35, align 2
  %37 = fpext contract half %36 to float
  %38 = fmul contract float %27, %37
  %39 = load float, ptr %10, align 4
  %40 = fadd contract float %39, %38
  store float %40, ptr %10, align 4
  br label %41

41:                                               ; preds = %17
  %42 = load i32, ptr %11, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %11, align 4
  br label %13, !llvm.loop !4

44:                                               ; preds = %13
  %45 = load float, ptr %10, align 4
  %46 = load ptr, ptr %7, align 8
  %47 = load i32, ptr %9, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  store float %45, ptr %49, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_compare(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca half, align 2
  %11 = alloca half, align 2
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store ptr %3, ptr %8, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %9, align 4
  %14 = load ptr, ptr %5, align 8
  %15 = load i32, ptr %9, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds half, ptr %14, i64 %16
  %18 = load half, ptr %17, align 2
  store half %18, ptr %10, align 2
  %19 = load ptr, ptr %6, align 8
  %20 = load i32, ptr %9, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds half, ptr %19, i64 %21
  %23 = load half, ptr %22, align 2
  store half %23, ptr %11, align 2
  %24 = load half, ptr %10, align 2
  %25 = load half, ptr %11, align 2
  %26 = fcmp contract olt half %24, %25
  %27 = zext i1 %26 to i32
  %28 = load half, ptr %10, align 2
  %29 = load half, ptr %11, align 2
  %30 = fcmp contract ole half %28, %29
  %31 = zext i1 %30 to i32
  %32 = shl i32 %31, 1
  %33 = or i32 %27, %32
  %34 = load half, ptr %10, align 2
  %35 = load half, ptr %11, align 2
  %36 = fcmp contract ogt half %34, %35
  %37 = zext i1 %36 to i32
  %38 = shl i32 %37, 2
  %39 = or i32 %33, %38
  %40 = load half, ptr %10, align 2
  %41 = load half, ptr %11, align 2
  %42 = fcmp contract oge half %40, %41
  %43 = zext i1 %42 to i32
  %44 = shl i32 %43, 3
  %45 = or i32 %39, %44
  %46 = load half, ptr %10, align 2
  %47 = load half, ptr %11, align 2
  %48 = fcmp contract oeq half %46, %47
  %49 = zext i1 %48 to i32
  %50 = shl i32 %49, 4
  %51 = or i32 %45, %50
  %52 = load half, ptr %10, align 2
  %53 = load half, ptr %11, align 2
  %54 = fcmp contract une half %52, %53
  %55 = zext i1 %54 to i32
  %56 = shl i32 %55, 5
  %57 = or i32 %51, %56
  %58 = load half, ptr %10, align 2
  %59 = load half, ptr %10, align 2
  %60 = fcmp contract une half %58, %59
  br i1 %60, label %65, label %61

61:                                               ; preds = %4
  %62 = load half, ptr %11, align 2
  %63 = load half, ptr %11, align 2
  %64 = fcmp contract une half %62, %63
  br label %65

65:                                               ; preds = %61, %4
  %66 = phi i1 [ true, %4 ], [ %64, %61 ]
  %67 = zext i1 %66 to i32
  %68 = shl i32 %67, 6
  %69 = or i32 %57, %68
  store i32 %69, ptr %12, align 4
  %70 = load i32, ptr %12, align 4
  %71 = load ptr, ptr %7, align 8
  %72 = load i32, ptr %9, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4
  %75 = load half, ptr %10, align 2
  %76 = load half, ptr %11, align 2
  %77 = fcmp contract ogt half %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %65
  %79 = load half, ptr %10, align 2
  br label %82

80:                                               ; preds = %65
  %81 = load half, ptr %11, align 2
  br label %82

82:                                               ; preds = %80, %78
  %83 = phi contract half [ %79, %78 ], [ %81, %80 ]
  %84 = load ptr, ptr %8, align 8
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds half, ptr %84, i64 %86
  store half %83, ptr %87, align 2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_convert(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %11, align 4
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr %11, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = sitofp i32 %17 to half
  %19 = load ptr, ptr %8, align 8
  %20 = load i32, ptr %11, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds half, ptr %19, i64 %21
  store half %18, ptr %22, align 2
  %23 = load ptr, ptr %7, align 8
  %24 = load i32, ptr %11, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fptrunc contract double %27 to half
  %29 = load ptr, ptr %8, align 8
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %30, 32
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds half, ptr %29, i64 %32
  store half %28, ptr %33, align 2
  %34 = load ptr, ptr %8, align 8
  %35 = load i32, ptr %11, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds half, ptr %34, i64 %36
  %38 = load half, ptr %37, align 2
  %39 = fpext contract half %38 to float
  %40 = load ptr, ptr %9, align 8
  %41 = load i32, ptr %11, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4
  %44 = load ptr, ptr %8, align 8
  %45 = load i32, ptr %11, align 4
  %46 = add nsw i32 %45, 32
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds half, ptr %44, i64 %47
  %49 = load half, ptr %48, align 2
  %50 = fpext contract half %49 to float
  %51 = load ptr, ptr %9, align 8
  %52 = load i32, ptr %11, align 4
  %53 = add nsw i32 %52, 32
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %51, i64 %54
  store float %50, ptr %55, align 4
  %56 = load ptr, ptr %8, align 8
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 32
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds half, ptr %56, i64 %59
  %61 = load half, ptr %60, align 2
  %62 = fptosi half %61 to i32
  %63 = load ptr, ptr %8, align 8
  %64 = load i32, ptr %11, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds half, ptr %63, i64 %65
  %67 = load i16, ptr %66, align 2
  %68 = zext i16 %67 to i32
  %69 = add nsw i32 %62, %68
  %70 = load ptr, ptr %10, align 8
  %71 = load i32, ptr %11, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 %69, ptr %73, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
