; ModuleID = 'struct_params.cu'
source_filename = "struct_params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.affine2 = type { %struct.vec2, %struct.vec2, %struct.vec2 }
%struct.vec2 = type { float, float }
%struct.every_width = type { i8, i16, i32, i64, float, double, i8 }
%struct.box = type { i32, i32, i32, i32 }
%struct.table = type { [16 x i32], i32 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @affine(ptr noundef byval(%struct.affine2) align 4 %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.vec2, align 4
  %8 = alloca %struct.affine2, align 4
  %9 = alloca %struct.vec2, align 4
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %5, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %0, i64 24, i1 false)
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.vec2, ptr %11, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %14, i64 8, i1 false)
  %15 = call %struct.vec2 @_ZL5apply7affine24vec2(ptr noundef byval(%struct.affine2) align 4 %8, ptr noundef byval(%struct.vec2) align 4 %9) #4
  %16 = getelementptr inbounds nuw %struct.vec2, ptr %7, i32 0, i32 0
  %17 = extractvalue %struct.vec2 %15, 0
  store float %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.vec2, ptr %7, i32 0, i32 1
  %19 = extractvalue %struct.vec2 %15, 1
  store float %19, ptr %18, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.vec2, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %7, i64 8, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.vec2 @_ZL5apply7affine24vec2(ptr noundef byval(%struct.affine2) align 4 %0, ptr noundef byval(%struct.vec2) align 4 %1) #1 {
  %3 = alloca %struct.vec2, align 4
  %4 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec2, ptr %4, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fmul contract float %6, %8
  %10 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec2, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fmul contract float %12, %14
  %16 = fadd contract float %9, %15
  %17 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 2
  %18 = getelementptr inbounds nuw %struct.vec2, ptr %17, i32 0, i32 0
  %19 = load float, ptr %18, align 4
  %20 = fadd contract float %16, %19
  %21 = getelementptr inbounds nuw %struct.vec2, ptr %3, i32 0, i32 0
  store float %20, ptr %21, align 4
  %22 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 0
  %23 = getelementptr inbounds nuw %struct.vec2, ptr %22, i32 0, i32 1
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 0
  %26 = load float, ptr %25, align 4
  %27 = fmul contract float %24, %26
  %28 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.vec2, ptr %28, i32 0, i32 1
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 1
  %32 = load float, ptr %31, align 4
  %33 = fmul contract float %30, %32
  %34 = fadd contract float %27, %33
  %35 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 2
  %36 = getelementptr inbounds nuw %struct.vec2, ptr %35, i32 0, i32 1
  %37 = load float, ptr %36, align 4
  %38 = fadd contract float %34, %37
  %39 = getelementptr inbounds nuw %struct.vec2, ptr %3, i32 0, i32 1
  store float %38, ptr %39, align 4
  %40 = load %struct.vec2, ptr %3, align 4
  ret %struct.vec2 %40
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mixed(ptr noundef byval(%struct.every_width) align 8 %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.every_width, align 8
  store ptr %1, ptr %4, align 8
  store ptr %2, ptr %5, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %8, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 2
  %11 = load i32, ptr %10, align 4
  %12 = add nsw i32 %11, %9
  store i32 %12, ptr %10, align 4
  %13 = load i32, ptr %6, align 4
  %14 = add nsw i32 %13, 1
  %15 = sitofp i32 %14 to double
  %16 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 5
  %17 = load double, ptr %16, align 8
  %18 = fmul contract double %17, %15
  store double %18, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 40, i1 false)
  %19 = call noundef i64 @_ZL5whole11every_width(ptr noundef byval(%struct.every_width) align 8 %7) #4
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  store i64 %19, ptr %23, align 8
  %24 = call contract noundef double @_ZL4realRK11every_width(ptr noundef nonnull align 8 dereferenceable(40) %0) #4
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  store double %24, ptr %28, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i64 @_ZL5whole11every_width(ptr noundef byval(%struct.every_width) align 8 %0) #1 {
  %2 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 0
  %3 = load i8, ptr %2, align 8
  %4 = sext i8 %3 to i32
  %5 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 1
  %6 = load i16, ptr %5, align 2
  %7 = sext i16 %6 to i32
  %8 = add nsw i32 %4, %7
  %9 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 2
  %10 = load i32, ptr %9, align 4
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 3
  %14 = load i64, ptr %13, align 8
  %15 = add nsw i64 %12, %14
  %16 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 6
  %17 = load i8, ptr %16, align 8
  %18 = zext i8 %17 to i64
  %19 = add nsw i64 %15, %18
  ret i64 %19
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef double @_ZL4realRK11every_width(ptr noundef nonnull align 8 dereferenceable(40) %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !nonnull !4, !align !5
  %4 = getelementptr inbounds nuw %struct.every_width, ptr %3, i32 0, i32 4
  %5 = load float, ptr %4, align 8
  %6 = fpext contract float %5 to double
  %7 = load ptr, ptr %2, align 8, !nonnull !4, !align !5
  %8 = getelementptr inbounds nuw %struct.every_width, ptr %7, i32 0, i32 5
  %9 = load double, ptr %8, align 8
  %10 = fmul contract double %6, %9
  ret double %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @boxes(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.box, align 4
  %9 = alloca i8, align 1
  %10 = alloca %struct.box, align 4
  %11 = alloca %struct.box, align 4
  %12 = alloca %struct.box, align 4
  %13 = alloca %struct.box, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %7, align 4
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = mul nsw i32 2, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.box, ptr %15, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %19, i64 16, i1 false)
  %20 = call %struct.box @_ZL7ordered3box(ptr noundef byval(%struct.box) align 4 %11) #4
  %21 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 0
  %22 = extractvalue %struct.box %20, 0
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 1
  %24 = extractvalue %struct.box %20, 1
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 2
  %26 = extractvalue %struct.box %20, 2
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 3
  %28 = extractvalue %struct.box %20, 3
  store i32 %28, ptr %27, align 4
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %7, align 4
  %31 = mul nsw i32 2, %30
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.box, ptr %29, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %34, i64 16, i1 false)
  %35 = call %struct.box @_ZL7ordered3box(ptr noundef byval(%struct.box) align 4 %13) #4
  %36 = getelementptr inbounds nuw %struct.box, ptr %12, i32 0, i32 0
  %37 = extractvalue %struct.box %35, 0
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.box, ptr %12, i32 0, i32 1
  %39 = extractvalue %struct.box %35, 1
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.box, ptr %12, i32 0, i32 2
  %41 = extractvalue %struct.box %35, 2
  store i32 %41, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.box, ptr %12, i32 0, i32 3
  %43 = extractvalue %struct.box %35, 3
  store i32 %43, ptr %42, align 4
  %44 = call noundef zeroext i1 @_ZL9intersect3boxS_PS_(ptr noundef byval(%struct.box) align 4 %10, ptr noundef byval(%struct.box) align 4 %12, ptr noundef %8) #4
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %9, align 1
  %46 = load ptr, ptr %5, align 8
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.box, ptr %46, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %49, ptr align 4 %8, i64 16, i1 false)
  %50 = load i8, ptr %9, align 1
  %51 = trunc i8 %50 to i1
  br i1 %51, label %52, label %64

52:                                               ; preds = %3
  %53 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 2
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 0
  %56 = load i32, ptr %55, align 4
  %57 = sub nsw i32 %54, %56
  %58 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 3
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 1
  %61 = load i32, ptr %60, align 4
  %62 = sub nsw i32 %59, %61
  %63 = mul nsw i32 %57, %62
  br label %65

64:                                               ; preds = %3
  br label %65

65:                                               ; preds = %64, %52
  %66 = phi i32 [ %63, %52 ], [ 0, %64 ]
  %67 = load ptr, ptr %6, align 8
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  store i32 %66, ptr %70, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef zeroext i1 @_ZL9intersect3boxS_PS_(ptr noundef byval(%struct.box) align 4 %0, ptr noundef byval(%struct.box) align 4 %1, ptr noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  store ptr %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 0
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 0
  %16 = load i32, ptr %15, align 4
  store i32 %14, ptr %8, align 4
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp sgt i32 %17, %18
  br i1 %19, label %20, label %22

20:                                               ; preds = %3
  %21 = load i32, ptr %8, align 4
  br label %24

22:                                               ; preds = %3
  %23 = load i32, ptr %9, align 4
  br label %24

24:                                               ; preds = %20, %22
  %25 = phi i32 [ %21, %20 ], [ %23, %22 ]
  %26 = load ptr, ptr %12, align 8
  %27 = getelementptr inbounds nuw %struct.box, ptr %26, i32 0, i32 0
  store i32 %25, ptr %27, align 4
  %28 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 1
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 1
  %31 = load i32, ptr %30, align 4
  store i32 %29, ptr %10, align 4
  store i32 %31, ptr %11, align 4
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %11, align 4
  %34 = icmp sgt i32 %32, %33
  br i1 %34, label %35, label %37

35:                                               ; preds = %24
  %36 = load i32, ptr %10, align 4
  br label %39

37:                                               ; preds = %24
  %38 = load i32, ptr %11, align 4
  br label %39

39:                                               ; preds = %35, %37
  %40 = phi i32 [ %36, %35 ], [ %38, %37 ]
  %41 = load ptr, ptr %12, align 8
  %42 = getelementptr inbounds nuw %struct.box, ptr %41, i32 0, i32 1
  store i32 %40, ptr %42, align 4
  %43 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 2
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 2
  %46 = load i32, ptr %45, align 4
  store i32 %44, ptr %4, align 4
  store i32 %46, ptr %5, align 4
  %47 = load i32, ptr %4, align 4
  %48 = load i32, ptr %5, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %52

50:                                               ; preds = %39
  %51 = load i32, ptr %4, align 4
  br label %54

52:                                               ; preds = %39
  %53 = load i32, ptr %5, align 4
  br label %54

54:                                               ; preds = %50, %52
  %55 = phi i32 [ %51, %50 ], [ %53, %52 ]
  %56 = load ptr, ptr %12, align 8
  %57 = getelementptr inbounds nuw %struct.box, ptr %56, i32 0, i32 2
  store i32 %55, ptr %57, align 4
  %58 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 3
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 3
  %61 = load i32, ptr %60, align 4
  store i32 %59, ptr %6, align 4
  store i32 %61, ptr %7, align 4
  %62 = load i32, ptr %6, align 4
  %63 = load i32, ptr %7, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %67

65:                                               ; preds = %54
  %66 = load i32, ptr %6, align 4
  br label %69

67:                                               ; preds = %54
  %68 = load i32, ptr %7, align 4
  br label %69

69:                                               ; preds = %65, %67
  %70 = phi i32 [ %66, %65 ], [ %68, %67 ]
  %71 = load ptr, ptr %12, align 8
  %72 = getelementptr inbounds nuw %struct.box, ptr %71, i32 0, i32 3
  store i32 %70, ptr %72, align 4
  %73 = load ptr, ptr %12, align 8
  %74 = getelementptr inbounds nuw %struct.box, ptr %73, i32 0, i32 0
  %75 = load i32, ptr %74, align 4
  %76 = load ptr, ptr %12, align 8
  %77 = getelementptr inbounds nuw %struct.box, ptr %76, i32 0, i32 2
  %78 = load i32, ptr %77, align 4
  %79 = icmp slt i32 %75, %78
  br i1 %79, label %80, label %88

80:                                               ; preds = %69
  %81 = load ptr, ptr %12, align 8
  %82 = getelementptr inbounds nuw %struct.box, ptr %81, i32 0, i32 1
  %83 = load i32, ptr %82, align 4
  %84 = load ptr, ptr %12, align 8
  %85 = getelementptr inbounds nuw %struct.box, ptr %84, i32 0, i32 3
  %86 = load i32, ptr %85, align 4
  %87 = icmp slt i32 %83, %86
  br label %88

88:                                               ; preds = %80, %69
  %89 = phi i1 [ false, %69 ], [ %87, %80 ]
  ret i1 %89
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.box @_ZL7ordered3box(ptr noundef byval(%struct.box) align 4 %0) #1 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.box, align 4
  %11 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 0
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 2
  %15 = load i32, ptr %14, align 4
  store i32 %13, ptr %2, align 4
  store i32 %15, ptr %3, align 4
  %16 = load i32, ptr %2, align 4
  %17 = load i32, ptr %3, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %21

19:                                               ; preds = %1
  %20 = load i32, ptr %2, align 4
  br label %23

21:                                               ; preds = %1
  %22 = load i32, ptr %3, align 4
  br label %23

23:                                               ; preds = %19, %21
  %24 = phi i32 [ %20, %19 ], [ %22, %21 ]
  store i32 %24, ptr %11, align 4
  %25 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 1
  %26 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 1
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 3
  %29 = load i32, ptr %28, align 4
  store i32 %27, ptr %4, align 4
  store i32 %29, ptr %5, align 4
  %30 = load i32, ptr %4, align 4
  %31 = load i32, ptr %5, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %23
  %34 = load i32, ptr %4, align 4
  br label %37

35:                                               ; preds = %23
  %36 = load i32, ptr %5, align 4
  br label %37

37:                                               ; preds = %33, %35
  %38 = phi i32 [ %34, %33 ], [ %36, %35 ]
  store i32 %38, ptr %25, align 4
  %39 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 2
  %40 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 0
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 2
  %43 = load i32, ptr %42, align 4
  store i32 %41, ptr %6, align 4
  store i32 %43, ptr %7, align 4
  %44 = load i32, ptr %6, align 4
  %45 = load i32, ptr %7, align 4
  %46 = icmp sgt i32 %44, %45
  br i1 %46, label %47, label %49

47:                                               ; preds = %37
  %48 = load i32, ptr %6, align 4
  br label %51

49:                                               ; preds = %37
  %50 = load i32, ptr %7, align 4
  br label %51

51:                                               ; preds = %47, %49
  %52 = phi i32 [ %48, %47 ], [ %50, %49 ]
  store i32 %52, ptr %39, align 4
  %53 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 3
  %54 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 1
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 3
  %57 = load i32, ptr %56, align 4
  store i32 %55, ptr %8, align 4
  store i32 %57, ptr %9, align 4
  %58 = load i32, ptr %8, align 4
  %59 = load i32, ptr %9, align 4
  %60 = icmp sgt i32 %58, %59
  br i1 %60, label %61, label %63

61:                                               ; preds = %51
  %62 = load i32, ptr %8, align 4
  br label %65

63:                                               ; preds = %51
  %64 = load i32, ptr %9, align 4
  br label %65

65:                                               ; preds = %61, %63
  %66 = phi i32 [ %62, %61 ], [ %64, %63 ]
  store i32 %66, ptr %53, align 4
  %67 = load %struct.box, ptr %10, align 4
  ret %struct.box %67
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @big_struct(ptr noundef byval(%struct.table) align 4 %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.table, align 4
  store ptr %1, ptr %3, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  store i32 %10, ptr %4, align 4
  %11 = load i32, ptr %4, align 4
  %12 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 0
  %13 = load i32, ptr %4, align 4
  %14 = and i32 %13, 7
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, %11
  store i32 %18, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 68, i1 false)
  %19 = load i32, ptr %4, align 4
  %20 = call noundef i32 @_ZL6lookup5tablei(ptr noundef byval(%struct.table) align 4 %5, i32 noundef %19) #4
  %21 = mul nsw i32 %20, 100
  %22 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 0
  %23 = load i32, ptr %4, align 4
  %24 = and i32 %23, 15
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [16 x i32], ptr %22, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %21, %27
  %29 = load ptr, ptr %3, align 8
  %30 = load i32, ptr %4, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL6lookup5tablei(ptr noundef byval(%struct.table) align 4 %0, i32 noundef %1) #1 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  %4 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 0
  %5 = load i32, ptr %3, align 4
  %6 = and i32 %5, 15
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = srem i32 %9, %11
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 8}
