; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  store float %3, ptr %10, align 4
  store float %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %25 = add i32 %23, %24
  store i32 %25, ptr %13, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = add i32 %28, %29
  store i32 %30, ptr %14, align 4
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %8, align 4
  %33 = icmp sge i32 %31, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %6
  %35 = load i32, ptr %14, align 4
  %36 = load i32, ptr %9, align 4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %34, %6
  br label %96

39:                                               ; preds = %34
  %40 = load float, ptr %10, align 4
  %41 = load i32, ptr %13, align 4
  %42 = sitofp i32 %41 to float
  %43 = load float, ptr %12, align 4
  %44 = fmul contract float %42, %43
  %45 = fadd contract float %40, %44
  store float %45, ptr %15, align 4
  %46 = load float, ptr %11, align 4
  %47 = load i32, ptr %14, align 4
  %48 = sitofp i32 %47 to float
  %49 = load float, ptr %12, align 4
  %50 = fmul contract float %48, %49
  %51 = fadd contract float %46, %50
  store float %51, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %52

52:                                               ; preds = %66, %39
  %53 = load i32, ptr %19, align 4
  %54 = icmp slt i32 %53, 255
  br i1 %54, label %55, label %64

55:                                               ; preds = %52
  %56 = load float, ptr %17, align 4
  %57 = load float, ptr %17, align 4
  %58 = fmul contract float %56, %57
  %59 = load float, ptr %18, align 4
  %60 = load float, ptr %18, align 4
  %61 = fmul contract float %59, %60
  %62 = fadd contract float %58, %61
  %63 = fcmp contract ole float %62, 4.000000e+00
  br label %64

64:                                               ; preds = %55, %52
  %65 = phi i1 [ false, %52 ], [ %63, %55 ]
  br i1 %65, label %66, label %85

66:                                               ; preds = %64
  %67 = load float, ptr %17, align 4
  %68 = load float, ptr %17, align 4
  %69 = fmul contract float %67, %68
  %70 = load float, ptr %18, align 4
  %71 = load float, ptr %18, align 4
  %72 = fmul contract float %70, %71
  %73 = fsub contract float %69, %72
  %74 = load float, ptr %15, align 4
  %75 = fadd contract float %73, %74
  store float %75, ptr %20, align 4
  %76 = load float, ptr %17, align 4
  %77 = fmul contract float 2.000000e+00, %76
  %78 = load float, ptr %18, align 4
  %79 = fmul contract float %77, %78
  %80 = load float, ptr %16, align 4
  %81 = fadd contract float %79, %80
  store float %81, ptr %18, align 4
  %82 = load float, ptr %20, align 4
  store float %82, ptr %17, align 4
  %83 = load i32, ptr %19, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %19, align 4
  br label %52, !llvm.loop !4

85:                                               ; preds = %64
  %86 = load i32, ptr %19, align 4
  %87 = trunc i32 %86 to i8
  %88 = load ptr, ptr %7, align 8
  %89 = load i32, ptr %14, align 4
  %90 = load i32, ptr %8, align 4
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %13, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %88, i64 %94
  store i8 %87, ptr %95, align 1
  br label %96

96:                                               ; preds = %85, %38
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mandelbrot_double(ptr noundef %0, i32 noundef %1, double noundef %2, double noundef %3, double noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store double %2, ptr %8, align 8
  store double %3, ptr %9, align 8
  store double %4, ptr %10, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %11, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = add i32 %27, %28
  store i32 %29, ptr %12, align 4
  %30 = load double, ptr %8, align 8
  %31 = load i32, ptr %11, align 4
  %32 = sitofp i32 %31 to double
  %33 = load double, ptr %10, align 8
  %34 = fmul contract double %32, %33
  %35 = fadd contract double %30, %34
  store double %35, ptr %13, align 8
  %36 = load double, ptr %9, align 8
  %37 = load i32, ptr %12, align 4
  %38 = sitofp i32 %37 to double
  %39 = load double, ptr %10, align 8
  %40 = fmul contract double %38, %39
  %41 = fadd contract double %36, %40
  store double %41, ptr %14, align 8
  store double 0.000000e+00, ptr %15, align 8
  store double 0.000000e+00, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %42

42:                                               ; preds = %66, %5
  %43 = load double, ptr %15, align 8
  %44 = load double, ptr %15, align 8
  %45 = fmul contract double %43, %44
  store double %45, ptr %18, align 8
  %46 = load double, ptr %16, align 8
  %47 = load double, ptr %16, align 8
  %48 = fmul contract double %46, %47
  store double %48, ptr %19, align 8
  %49 = load double, ptr %18, align 8
  %50 = load double, ptr %19, align 8
  %51 = fadd contract double %49, %50
  %52 = fcmp contract ogt double %51, 1.600000e+01
  br i1 %52, label %53, label %54

53:                                               ; preds = %42
  br label %70

54:                                               ; preds = %42
  %55 = load double, ptr %15, align 8
  %56 = load double, ptr %15, align 8
  %57 = fadd contract double %55, %56
  %58 = load double, ptr %16, align 8
  %59 = load double, ptr %14, align 8
  %60 = call contract double @llvm.fma.f64(double %57, double %58, double %59)
  store double %60, ptr %16, align 8
  %61 = load double, ptr %18, align 8
  %62 = load double, ptr %19, align 8
  %63 = fsub contract double %61, %62
  %64 = load double, ptr %13, align 8
  %65 = fadd contract double %63, %64
  store double %65, ptr %15, align 8
  br label %66

66:                                               ; preds = %54
  %67 = load i32, ptr %17, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %17, align 4
  %69 = icmp slt i32 %68, 200
  br i1 %69, label %42, label %70, !llvm.loop !6

70:                                               ; preds = %66, %53
  %71 = load i32, ptr %17, align 4
  %72 = load ptr, ptr %6, align 8
  %73 = load i32, ptr %12, align 4
  %74 = load i32, ptr %7, align 4
  %75 = mul nsw i32 %73, %74
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %72, i64 %78
  store i32 %71, ptr %79, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
