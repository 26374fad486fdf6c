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

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

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
  store ptr %1, ptr %4, align 8, !tbaa !8
  store ptr %2, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %10, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %0, i64 24, i1 false), !tbaa.struct !11
  %11 = load ptr, ptr %4, align 8, !tbaa !8
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.vec2, ptr %11, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %14, i64 8, i1 false), !tbaa.struct !14
  %15 = call %struct.vec2 @_ZL5apply7affine24vec2(ptr noundef byval(%struct.affine2) align 4 %8, ptr noundef byval(%struct.vec2) align 4 %9) #8
  %16 = getelementptr inbounds nuw %struct.vec2, ptr %7, i32 0, i32 0
  %17 = extractvalue %struct.vec2 %15, 0
  store float %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.vec2, ptr %7, i32 0, i32 1
  %19 = extractvalue %struct.vec2 %15, 1
  store float %19, ptr %18, align 4
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds %struct.vec2, ptr %20, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %7, i64 8, i1 false), !tbaa.struct !14
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.vec2 @_ZL5apply7affine24vec2(ptr noundef byval(%struct.affine2) align 4 %0, ptr noundef byval(%struct.vec2) align 4 %1) #3 {
  %3 = alloca %struct.vec2, align 4
  %4 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec2, ptr %4, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !15
  %7 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !18
  %9 = fmul contract float %6, %8
  %10 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec2, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4, !tbaa !19
  %13 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !20
  %15 = fmul contract float %12, %14
  %16 = fadd contract float %9, %15
  %17 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 2
  %18 = getelementptr inbounds nuw %struct.vec2, ptr %17, i32 0, i32 0
  %19 = load float, ptr %18, align 4, !tbaa !21
  %20 = fadd contract float %16, %19
  %21 = getelementptr inbounds nuw %struct.vec2, ptr %3, i32 0, i32 0
  store float %20, ptr %21, align 4, !tbaa !18
  %22 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 0
  %23 = getelementptr inbounds nuw %struct.vec2, ptr %22, i32 0, i32 1
  %24 = load float, ptr %23, align 4, !tbaa !22
  %25 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 0
  %26 = load float, ptr %25, align 4, !tbaa !18
  %27 = fmul contract float %24, %26
  %28 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 1
  %29 = getelementptr inbounds nuw %struct.vec2, ptr %28, i32 0, i32 1
  %30 = load float, ptr %29, align 4, !tbaa !23
  %31 = getelementptr inbounds nuw %struct.vec2, ptr %1, i32 0, i32 1
  %32 = load float, ptr %31, align 4, !tbaa !20
  %33 = fmul contract float %30, %32
  %34 = fadd contract float %27, %33
  %35 = getelementptr inbounds nuw %struct.affine2, ptr %0, i32 0, i32 2
  %36 = getelementptr inbounds nuw %struct.vec2, ptr %35, i32 0, i32 1
  %37 = load float, ptr %36, align 4, !tbaa !24
  %38 = fadd contract float %34, %37
  %39 = getelementptr inbounds nuw %struct.vec2, ptr %3, i32 0, i32 1
  store float %38, ptr %39, align 4, !tbaa !20
  %40 = load %struct.vec2, ptr %3, align 4
  ret %struct.vec2 %40
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mixed(ptr noundef byval(%struct.every_width) align 8 %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.every_width, align 8
  store ptr %1, ptr %4, align 8, !tbaa !25
  store ptr %2, ptr %5, align 8, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %8, ptr %6, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 2
  %11 = load i32, ptr %10, align 4, !tbaa !29
  %12 = add nsw i32 %11, %9
  store i32 %12, ptr %10, align 4, !tbaa !29
  %13 = load i32, ptr %6, align 4, !tbaa !4
  %14 = add nsw i32 %13, 1
  %15 = sitofp i32 %14 to double
  %16 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 5
  %17 = load double, ptr %16, align 8, !tbaa !34
  %18 = fmul contract double %17, %15
  store double %18, ptr %16, align 8, !tbaa !34
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %0, i64 40, i1 false), !tbaa.struct !35
  %19 = call noundef i64 @_ZL5whole11every_width(ptr noundef byval(%struct.every_width) align 8 %7) #8
  %20 = load ptr, ptr %4, align 8, !tbaa !25
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i64, ptr %20, i64 %22
  store i64 %19, ptr %23, align 8, !tbaa !38
  %24 = call contract noundef double @_ZL4realRK11every_width(ptr noundef nonnull align 8 dereferenceable(40) %0) #8
  %25 = load ptr, ptr %5, align 8, !tbaa !27
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %25, i64 %27
  store double %24, ptr %28, align 8, !tbaa !39
  call void @llvm.lifetime.end.p0(ptr %6) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i64 @_ZL5whole11every_width(ptr noundef byval(%struct.every_width) align 8 %0) #3 {
  %2 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 0
  %3 = load i8, ptr %2, align 8, !tbaa !40
  %4 = sext i8 %3 to i32
  %5 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 1
  %6 = load i16, ptr %5, align 2, !tbaa !41
  %7 = sext i16 %6 to i32
  %8 = add nsw i32 %4, %7
  %9 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 2
  %10 = load i32, ptr %9, align 4, !tbaa !29
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 3
  %14 = load i64, ptr %13, align 8, !tbaa !42
  %15 = add nsw i64 %12, %14
  %16 = getelementptr inbounds nuw %struct.every_width, ptr %0, i32 0, i32 6
  %17 = load i8, ptr %16, align 8, !tbaa !43
  %18 = zext i8 %17 to i64
  %19 = add nsw i64 %15, %18
  ret i64 %19
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef double @_ZL4realRK11every_width(ptr noundef nonnull align 8 dereferenceable(40) %0) #3 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !44
  %3 = load ptr, ptr %2, align 8, !tbaa !44, !nonnull !46, !align !47
  %4 = getelementptr inbounds nuw %struct.every_width, ptr %3, i32 0, i32 4
  %5 = load float, ptr %4, align 8, !tbaa !48
  %6 = fpext contract float %5 to double
  %7 = load ptr, ptr %2, align 8, !tbaa !44, !nonnull !46, !align !47
  %8 = getelementptr inbounds nuw %struct.every_width, ptr %7, i32 0, i32 5
  %9 = load double, ptr %8, align 8, !tbaa !34
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
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !49
  store ptr %2, ptr %6, align 8, !tbaa !51
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %14, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %15 = load ptr, ptr %4, align 8, !tbaa !49
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = mul nsw i32 2, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.box, ptr %15, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %19, i64 16, i1 false), !tbaa.struct !53
  %20 = call %struct.box @_ZL7ordered3box(ptr noundef byval(%struct.box) align 4 %11) #8
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
  %29 = load ptr, ptr %4, align 8, !tbaa !49
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = mul nsw i32 2, %30
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.box, ptr %29, i64 %33
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %34, i64 16, i1 false), !tbaa.struct !53
  %35 = call %struct.box @_ZL7ordered3box(ptr noundef byval(%struct.box) align 4 %13) #8
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
  %44 = call noundef zeroext i1 @_ZL9intersect3boxS_PS_(ptr noundef byval(%struct.box) align 4 %10, ptr noundef byval(%struct.box) align 4 %12, ptr noundef %8) #8
  %45 = zext i1 %44 to i8
  store i8 %45, ptr %9, align 1, !tbaa !54
  %46 = load ptr, ptr %5, align 8, !tbaa !49
  %47 = load i32, ptr %7, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.box, ptr %46, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %49, ptr align 4 %8, i64 16, i1 false), !tbaa.struct !53
  %50 = load i8, ptr %9, align 1, !tbaa !54, !range !56, !noundef !46
  %51 = trunc i8 %50 to i1
  br i1 %51, label %52, label %64

52:                                               ; preds = %3
  %53 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 2
  %54 = load i32, ptr %53, align 4, !tbaa !57
  %55 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 0
  %56 = load i32, ptr %55, align 4, !tbaa !59
  %57 = sub nsw i32 %54, %56
  %58 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 3
  %59 = load i32, ptr %58, align 4, !tbaa !60
  %60 = getelementptr inbounds nuw %struct.box, ptr %8, i32 0, i32 1
  %61 = load i32, ptr %60, align 4, !tbaa !61
  %62 = sub nsw i32 %59, %61
  %63 = mul nsw i32 %57, %62
  br label %65

64:                                               ; preds = %3
  br label %65

65:                                               ; preds = %64, %52
  %66 = phi i32 [ %63, %52 ], [ 0, %64 ]
  %67 = load ptr, ptr %6, align 8, !tbaa !51
  %68 = load i32, ptr %7, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  store i32 %66, ptr %70, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef zeroext i1 @_ZL9intersect3boxS_PS_(ptr noundef byval(%struct.box) align 4 %0, ptr noundef byval(%struct.box) align 4 %1, ptr noundef %2) #3 {
  %4 = alloca ptr, align 8
  store ptr %2, ptr %4, align 8, !tbaa !49
  %5 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 0
  %6 = load i32, ptr %5, align 4, !tbaa !59
  %7 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 0
  %8 = load i32, ptr %7, align 4, !tbaa !59
  %9 = call noundef i32 @_ZL3maxii(i32 noundef %6, i32 noundef %8) #8
  %10 = load ptr, ptr %4, align 8, !tbaa !49
  %11 = getelementptr inbounds nuw %struct.box, ptr %10, i32 0, i32 0
  store i32 %9, ptr %11, align 4, !tbaa !59
  %12 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 1
  %13 = load i32, ptr %12, align 4, !tbaa !61
  %14 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 1
  %15 = load i32, ptr %14, align 4, !tbaa !61
  %16 = call noundef i32 @_ZL3maxii(i32 noundef %13, i32 noundef %15) #8
  %17 = load ptr, ptr %4, align 8, !tbaa !49
  %18 = getelementptr inbounds nuw %struct.box, ptr %17, i32 0, i32 1
  store i32 %16, ptr %18, align 4, !tbaa !61
  %19 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 2
  %20 = load i32, ptr %19, align 4, !tbaa !57
  %21 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 2
  %22 = load i32, ptr %21, align 4, !tbaa !57
  %23 = call noundef i32 @_ZL3minii(i32 noundef %20, i32 noundef %22) #8
  %24 = load ptr, ptr %4, align 8, !tbaa !49
  %25 = getelementptr inbounds nuw %struct.box, ptr %24, i32 0, i32 2
  store i32 %23, ptr %25, align 4, !tbaa !57
  %26 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 3
  %27 = load i32, ptr %26, align 4, !tbaa !60
  %28 = getelementptr inbounds nuw %struct.box, ptr %1, i32 0, i32 3
  %29 = load i32, ptr %28, align 4, !tbaa !60
  %30 = call noundef i32 @_ZL3minii(i32 noundef %27, i32 noundef %29) #8
  %31 = load ptr, ptr %4, align 8, !tbaa !49
  %32 = getelementptr inbounds nuw %struct.box, ptr %31, i32 0, i32 3
  store i32 %30, ptr %32, align 4, !tbaa !60
  %33 = load ptr, ptr %4, align 8, !tbaa !49
  %34 = getelementptr inbounds nuw %struct.box, ptr %33, i32 0, i32 0
  %35 = load i32, ptr %34, align 4, !tbaa !59
  %36 = load ptr, ptr %4, align 8, !tbaa !49
  %37 = getelementptr inbounds nuw %struct.box, ptr %36, i32 0, i32 2
  %38 = load i32, ptr %37, align 4, !tbaa !57
  %39 = icmp slt i32 %35, %38
  br i1 %39, label %40, label %48

40:                                               ; preds = %3
  %41 = load ptr, ptr %4, align 8, !tbaa !49
  %42 = getelementptr inbounds nuw %struct.box, ptr %41, i32 0, i32 1
  %43 = load i32, ptr %42, align 4, !tbaa !61
  %44 = load ptr, ptr %4, align 8, !tbaa !49
  %45 = getelementptr inbounds nuw %struct.box, ptr %44, i32 0, i32 3
  %46 = load i32, ptr %45, align 4, !tbaa !60
  %47 = icmp slt i32 %43, %46
  br label %48

48:                                               ; preds = %40, %3
  %49 = phi i1 [ false, %3 ], [ %47, %40 ]
  ret i1 %49
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.box @_ZL7ordered3box(ptr noundef byval(%struct.box) align 4 %0) #5 {
  %2 = alloca %struct.box, align 4
  %3 = getelementptr inbounds nuw %struct.box, ptr %2, i32 0, i32 0
  %4 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 0
  %5 = load i32, ptr %4, align 4, !tbaa !59
  %6 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 2
  %7 = load i32, ptr %6, align 4, !tbaa !57
  %8 = call noundef i32 @_ZL3minii(i32 noundef %5, i32 noundef %7) #8
  store i32 %8, ptr %3, align 4, !tbaa !59
  %9 = getelementptr inbounds nuw %struct.box, ptr %2, i32 0, i32 1
  %10 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 1
  %11 = load i32, ptr %10, align 4, !tbaa !61
  %12 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 3
  %13 = load i32, ptr %12, align 4, !tbaa !60
  %14 = call noundef i32 @_ZL3minii(i32 noundef %11, i32 noundef %13) #8
  store i32 %14, ptr %9, align 4, !tbaa !61
  %15 = getelementptr inbounds nuw %struct.box, ptr %2, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 0
  %17 = load i32, ptr %16, align 4, !tbaa !59
  %18 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 2
  %19 = load i32, ptr %18, align 4, !tbaa !57
  %20 = call noundef i32 @_ZL3maxii(i32 noundef %17, i32 noundef %19) #8
  store i32 %20, ptr %15, align 4, !tbaa !57
  %21 = getelementptr inbounds nuw %struct.box, ptr %2, i32 0, i32 3
  %22 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 1
  %23 = load i32, ptr %22, align 4, !tbaa !61
  %24 = getelementptr inbounds nuw %struct.box, ptr %0, i32 0, i32 3
  %25 = load i32, ptr %24, align 4, !tbaa !60
  %26 = call noundef i32 @_ZL3maxii(i32 noundef %23, i32 noundef %25) #8
  store i32 %26, ptr %21, align 4, !tbaa !60
  %27 = load %struct.box, ptr %2, align 4
  ret %struct.box %27
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @big_struct(ptr noundef byval(%struct.table) align 4 %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.table, align 4
  store ptr %1, ptr %3, align 8, !tbaa !51
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %6 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %7 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %8 = mul i32 %6, %7
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %10 = add i32 %8, %9
  store i32 %10, ptr %4, align 4, !tbaa !4
  %11 = load i32, ptr %4, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 0
  %13 = load i32, ptr %4, align 4, !tbaa !4
  %14 = and i32 %13, 7
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add nsw i32 %17, %11
  store i32 %18, ptr %16, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 68, i1 false), !tbaa.struct !62
  %19 = load i32, ptr %4, align 4, !tbaa !4
  %20 = call noundef i32 @_ZL6lookup5tablei(ptr noundef byval(%struct.table) align 4 %5, i32 noundef %19) #8
  %21 = mul nsw i32 %20, 100
  %22 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 0
  %23 = load i32, ptr %4, align 4, !tbaa !4
  %24 = and i32 %23, 15
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [16 x i32], ptr %22, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = add nsw i32 %21, %27
  %29 = load ptr, ptr %3, align 8, !tbaa !51
  %30 = load i32, ptr %4, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %4) #7
  ret void
}

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

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL6lookup5tablei(ptr noundef byval(%struct.table) align 4 %0, i32 noundef %1) #3 {
  %3 = alloca i32, align 4
  store i32 %1, ptr %3, align 4, !tbaa !4
  %4 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 0
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = and i32 %5, 15
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw %struct.table, ptr %0, i32 0, i32 1
  %11 = load i32, ptr %10, align 4, !tbaa !63
  %12 = srem i32 %9, %11
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 _ZTS4vec2", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !12, i64 8, i64 4, !12, i64 12, i64 4, !12, i64 16, i64 4, !12, i64 20, i64 4, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!15 = !{!16, !13, i64 0}
!16 = !{!"_ZTS7affine2", !17, i64 0, !17, i64 8, !17, i64 16}
!17 = !{!"_ZTS4vec2", !13, i64 0, !13, i64 4}
!18 = !{!17, !13, i64 0}
!19 = !{!16, !13, i64 8}
!20 = !{!17, !13, i64 4}
!21 = !{!16, !13, i64 16}
!22 = !{!16, !13, i64 4}
!23 = !{!16, !13, i64 12}
!24 = !{!16, !13, i64 20}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 long long", !10, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 double", !10, i64 0}
!29 = !{!30, !5, i64 4}
!30 = !{!"_ZTS11every_width", !6, i64 0, !31, i64 2, !5, i64 4, !32, i64 8, !13, i64 16, !33, i64 24, !6, i64 32}
!31 = !{!"short", !6, i64 0}
!32 = !{!"long long", !6, i64 0}
!33 = !{!"double", !6, i64 0}
!34 = !{!30, !33, i64 24}
!35 = !{i64 0, i64 1, !36, i64 2, i64 2, !37, i64 4, i64 4, !4, i64 8, i64 8, !38, i64 16, i64 4, !12, i64 24, i64 8, !39, i64 32, i64 1, !36}
!36 = !{!6, !6, i64 0}
!37 = !{!31, !31, i64 0}
!38 = !{!32, !32, i64 0}
!39 = !{!33, !33, i64 0}
!40 = !{!30, !6, i64 0}
!41 = !{!30, !31, i64 2}
!42 = !{!30, !32, i64 8}
!43 = !{!30, !6, i64 32}
!44 = !{!45, !45, i64 0}
!45 = !{!"p1 _ZTS11every_width", !10, i64 0}
!46 = !{}
!47 = !{i64 8}
!48 = !{!30, !13, i64 16}
!49 = !{!50, !50, i64 0}
!50 = !{!"p1 _ZTS3box", !10, i64 0}
!51 = !{!52, !52, i64 0}
!52 = !{!"p1 int", !10, i64 0}
!53 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
!54 = !{!55, !55, i64 0}
!55 = !{!"bool", !6, i64 0}
!56 = !{i8 0, i8 2}
!57 = !{!58, !5, i64 8}
!58 = !{!"_ZTS3box", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!59 = !{!58, !5, i64 0}
!60 = !{!58, !5, i64 12}
!61 = !{!58, !5, i64 4}
!62 = !{i64 0, i64 64, !36, i64 64, i64 4, !4}
!63 = !{!64, !5, i64 64}
!64 = !{!"_ZTS5table", !6, i64 0, !5, i64 64}
