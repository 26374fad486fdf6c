; ModuleID = 'scene_objects.cu'
source_filename = "scene_objects.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Vec = type { float, float, float }
%struct.DualQuaternion = type { %struct.Quaternion, %struct.Quaternion }
%struct.Quaternion = type { float, %struct.Vec }
%struct.Body = type { %struct.Vec, %struct.Vec }
%class.anon = type { ptr, ptr }
%struct.Joined = type { [3 x i8] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN10QuaternionpLERKS_ = comdat any

$_ZNK14DualQuaternion10normalisedEv = comdat any

$_ZNK14DualQuaternion5movedE3Vec = comdat any

$_ZN4Body4kickE3Vecf = comdat any

$_ZN4Body5driftEf = comdat any

$_ZNK6JoinedI7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEES3_ILi30EEEclE3Vec = comdat any

$_ZNK7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEEclE3Vec = comdat any

$_ZNK4BallILi30EEclE3Vec = comdat any

$_ZNK5BlockILi80ELi60ELi50EEclE3Vec = comdat any

$_ZNK4BallILi70EEclE3Vec = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ15leapfrog_bodiesE3all = internal addrspace(3) global [32 x %struct.Vec] undef, align 4
@__const.march_solid.direction = private unnamed_addr constant %struct.Vec { float 0.000000e+00, float 0.000000e+00, float 1.000000e+00 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @skin_points(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.DualQuaternion, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca %struct.Quaternion, align 4
  %16 = alloca %struct.Quaternion, align 4
  %17 = alloca %struct.Vec, align 4
  %18 = alloca %struct.DualQuaternion, align 4
  %19 = alloca %struct.Vec, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !11
  store ptr %2, ptr %8, align 8, !tbaa !13
  store ptr %3, ptr %9, align 8, !tbaa !15
  store ptr %4, ptr %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %11) #10
  %20 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #11
  %21 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #11
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %24 = add i32 %22, %23
  store i32 %24, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #10
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %13) #10
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %75, %5
  %26 = load i32, ptr %13, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 2
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %13) #10
  br label %78

29:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %14) #10
  %30 = load ptr, ptr %7, align 8, !tbaa !11
  %31 = load ptr, ptr %9, align 8, !tbaa !15
  %32 = load i32, ptr %11, align 4, !tbaa !4
  %33 = mul nsw i32 2, %32
  %34 = load i32, ptr %13, align 4, !tbaa !4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %31, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.DualQuaternion, ptr %30, i64 %39
  store ptr %40, ptr %14, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #10
  %41 = load ptr, ptr %8, align 8, !tbaa !13
  %42 = load i32, ptr %11, align 4, !tbaa !4
  %43 = mul nsw i32 2, %42
  %44 = load i32, ptr %13, align 4, !tbaa !4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %41, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !17
  %49 = load ptr, ptr %14, align 8, !tbaa !11, !nonnull !19, !align !20
  %50 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %49, i32 0, i32 0
  %51 = call %struct.Quaternion @_ZmlfRK10Quaternion(float noundef %48, ptr noundef nonnull align 4 dereferenceable(16) %50) #11
  %52 = getelementptr inbounds nuw %struct.Quaternion, ptr %15, i32 0, i32 0
  %53 = extractvalue %struct.Quaternion %51, 0
  store float %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Quaternion, ptr %15, i32 0, i32 1
  %55 = extractvalue %struct.Quaternion %51, 1
  store %struct.Vec %55, ptr %54, align 4
  %56 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %12, i32 0, i32 0
  %57 = call noundef nonnull align 4 dereferenceable(16) ptr @_ZN10QuaternionpLERKS_(ptr noundef nonnull align 4 dereferenceable(16) %56, ptr noundef nonnull align 4 dereferenceable(16) %15) #11
  call void @llvm.lifetime.end.p0(ptr %15) #10
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %58 = load ptr, ptr %8, align 8, !tbaa !13
  %59 = load i32, ptr %11, align 4, !tbaa !4
  %60 = mul nsw i32 2, %59
  %61 = load i32, ptr %13, align 4, !tbaa !4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %58, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !17
  %66 = load ptr, ptr %14, align 8, !tbaa !11, !nonnull !19, !align !20
  %67 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %66, i32 0, i32 1
  %68 = call %struct.Quaternion @_ZmlfRK10Quaternion(float noundef %65, ptr noundef nonnull align 4 dereferenceable(16) %67) #11
  %69 = getelementptr inbounds nuw %struct.Quaternion, ptr %16, i32 0, i32 0
  %70 = extractvalue %struct.Quaternion %68, 0
  store float %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Quaternion, ptr %16, i32 0, i32 1
  %72 = extractvalue %struct.Quaternion %68, 1
  store %struct.Vec %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %12, i32 0, i32 1
  %74 = call noundef nonnull align 4 dereferenceable(16) ptr @_ZN10QuaternionpLERKS_(ptr noundef nonnull align 4 dereferenceable(16) %73, ptr noundef nonnull align 4 dereferenceable(16) %16) #11
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %14) #10
  br label %75

75:                                               ; preds = %29
  %76 = load i32, ptr %13, align 4, !tbaa !4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %13, align 4, !tbaa !4
  br label %25, !llvm.loop !21

78:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %17) #10
  call void @llvm.lifetime.start.p0(ptr %18) #10
  %79 = call %struct.DualQuaternion @_ZNK14DualQuaternion10normalisedEv(ptr noundef nonnull align 4 dereferenceable(32) %12) #11
  %80 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %18, i32 0, i32 0
  %81 = extractvalue %struct.DualQuaternion %79, 0
  store %struct.Quaternion %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %18, i32 0, i32 1
  %83 = extractvalue %struct.DualQuaternion %79, 1
  store %struct.Quaternion %83, ptr %82, align 4
  %84 = load ptr, ptr %6, align 8, !tbaa !8
  %85 = load i32, ptr %11, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds %struct.Vec, ptr %84, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %87, i64 12, i1 false), !tbaa.struct !23
  %88 = call %struct.Vec @_ZNK14DualQuaternion5movedE3Vec(ptr noundef nonnull align 4 dereferenceable(32) %18, ptr noundef byval(%struct.Vec) align 4 %19) #11
  %89 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 0
  %90 = extractvalue %struct.Vec %88, 0
  store float %90, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 1
  %92 = extractvalue %struct.Vec %88, 1
  store float %92, ptr %91, align 4
  %93 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 2
  %94 = extractvalue %struct.Vec %88, 2
  store float %94, ptr %93, align 4
  %95 = load ptr, ptr %10, align 8, !tbaa !8
  %96 = load i32, ptr %11, align 4, !tbaa !4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds %struct.Vec, ptr %95, i64 %97
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %98, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %18) #10
  call void @llvm.lifetime.end.p0(ptr %17) #10
  call void @llvm.lifetime.end.p0(ptr %12) #10
  call void @llvm.lifetime.end.p0(ptr %11) #10
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Quaternion @_ZmlfRK10Quaternion(float noundef %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #4 {
  %3 = alloca %struct.Quaternion, align 4
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.Vec, align 4
  store float %0, ptr %4, align 4, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !24
  %7 = getelementptr inbounds nuw %struct.Quaternion, ptr %3, i32 0, i32 0
  %8 = load float, ptr %4, align 4, !tbaa !17
  %9 = load ptr, ptr %5, align 8, !tbaa !24, !nonnull !19, !align !20
  %10 = getelementptr inbounds nuw %struct.Quaternion, ptr %9, i32 0, i32 0
  %11 = load float, ptr %10, align 4, !tbaa !26
  %12 = fmul contract float %8, %11
  store float %12, ptr %7, align 4, !tbaa !26
  %13 = getelementptr inbounds nuw %struct.Quaternion, ptr %3, i32 0, i32 1
  %14 = load float, ptr %4, align 4, !tbaa !17
  %15 = load ptr, ptr %5, align 8, !tbaa !24, !nonnull !19, !align !20
  %16 = getelementptr inbounds nuw %struct.Quaternion, ptr %15, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %16, i64 12, i1 false), !tbaa.struct !23
  %17 = call %struct.Vec @_Zmlf3Vec(float noundef %14, ptr noundef byval(%struct.Vec) align 4 %6) #11
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 0
  %19 = extractvalue %struct.Vec %17, 0
  store float %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 1
  %21 = extractvalue %struct.Vec %17, 1
  store float %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 2
  %23 = extractvalue %struct.Vec %17, 2
  store float %23, ptr %22, align 4
  %24 = load %struct.Quaternion, ptr %3, align 4
  ret %struct.Quaternion %24
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(16) ptr @_ZN10QuaternionpLERKS_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Vec, align 4
  %6 = alloca %struct.Vec, align 4
  %7 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !24
  store ptr %1, ptr %4, align 8, !tbaa !24
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8, !tbaa !24, !nonnull !19, !align !20
  %10 = getelementptr inbounds nuw %struct.Quaternion, ptr %9, i32 0, i32 0
  %11 = load float, ptr %10, align 4, !tbaa !26
  %12 = getelementptr inbounds nuw %struct.Quaternion, ptr %8, i32 0, i32 0
  %13 = load float, ptr %12, align 4, !tbaa !26
  %14 = fadd contract float %13, %11
  store float %14, ptr %12, align 4, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %15 = getelementptr inbounds nuw %struct.Quaternion, ptr %8, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !23
  %16 = load ptr, ptr %4, align 8, !tbaa !24, !nonnull !19, !align !20
  %17 = getelementptr inbounds nuw %struct.Quaternion, ptr %16, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !23
  %18 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %6, ptr noundef byval(%struct.Vec) align 4 %7) #11
  %19 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 0
  %20 = extractvalue %struct.Vec %18, 0
  store float %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 1
  %22 = extractvalue %struct.Vec %18, 1
  store float %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 2
  %24 = extractvalue %struct.Vec %18, 2
  store float %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Quaternion, ptr %8, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret ptr %8
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.DualQuaternion @_ZNK14DualQuaternion10normalisedEv(ptr noundef nonnull align 4 dereferenceable(32) %0) #4 comdat align 2 {
  %2 = alloca %struct.DualQuaternion, align 4
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca %struct.Vec, align 4
  %6 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %8 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.Quaternion, ptr %8, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !29
  %11 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %7, i32 0, i32 0
  %12 = getelementptr inbounds nuw %struct.Quaternion, ptr %11, i32 0, i32 0
  %13 = load float, ptr %12, align 4, !tbaa !29
  %14 = fmul contract float %10, %13
  %15 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %7, i32 0, i32 0
  %16 = getelementptr inbounds nuw %struct.Quaternion, ptr %15, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %16, i64 12, i1 false), !tbaa.struct !23
  %17 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %7, i32 0, i32 0
  %18 = getelementptr inbounds nuw %struct.Quaternion, ptr %17, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %18, i64 12, i1 false), !tbaa.struct !23
  %19 = call contract noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %5, ptr noundef byval(%struct.Vec) align 4 %6) #11
  %20 = fadd contract float %14, %19
  %21 = call contract float @llvm.sqrt.f32(float %20)
  %22 = fdiv contract float 1.000000e+00, %21
  store float %22, ptr %4, align 4, !tbaa !17
  %23 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %2, i32 0, i32 0
  %24 = load float, ptr %4, align 4, !tbaa !17
  %25 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %7, i32 0, i32 0
  %26 = call %struct.Quaternion @_ZmlfRK10Quaternion(float noundef %24, ptr noundef nonnull align 4 dereferenceable(16) %25) #11
  %27 = getelementptr inbounds nuw %struct.Quaternion, ptr %23, i32 0, i32 0
  %28 = extractvalue %struct.Quaternion %26, 0
  store float %28, ptr %27, align 4
  %29 = getelementptr inbounds nuw %struct.Quaternion, ptr %23, i32 0, i32 1
  %30 = extractvalue %struct.Quaternion %26, 1
  store %struct.Vec %30, ptr %29, align 4
  %31 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %2, i32 0, i32 1
  %32 = load float, ptr %4, align 4, !tbaa !17
  %33 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %7, i32 0, i32 1
  %34 = call %struct.Quaternion @_ZmlfRK10Quaternion(float noundef %32, ptr noundef nonnull align 4 dereferenceable(16) %33) #11
  %35 = getelementptr inbounds nuw %struct.Quaternion, ptr %31, i32 0, i32 0
  %36 = extractvalue %struct.Quaternion %34, 0
  store float %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Quaternion, ptr %31, i32 0, i32 1
  %38 = extractvalue %struct.Quaternion %34, 1
  store %struct.Vec %38, ptr %37, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #10
  %39 = load %struct.DualQuaternion, ptr %2, align 4
  ret %struct.DualQuaternion %39
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Vec @_ZNK14DualQuaternion5movedE3Vec(ptr noundef nonnull align 4 dereferenceable(32) %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 comdat align 2 {
  %3 = alloca %struct.Vec, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Vec, align 4
  %6 = alloca %struct.Vec, align 4
  %7 = alloca %struct.Vec, align 4
  %8 = alloca %struct.Vec, align 4
  %9 = alloca %struct.Vec, align 4
  %10 = alloca %struct.Vec, align 4
  %11 = alloca %struct.Vec, align 4
  %12 = alloca %struct.Vec, align 4
  %13 = alloca %struct.Vec, align 4
  %14 = alloca %struct.Vec, align 4
  %15 = alloca %struct.Vec, align 4
  %16 = alloca %struct.Vec, align 4
  %17 = alloca %struct.Vec, align 4
  %18 = alloca %struct.Vec, align 4
  %19 = alloca %struct.Vec, align 4
  %20 = alloca %struct.Vec, align 4
  %21 = alloca %struct.Vec, align 4
  %22 = alloca %struct.Vec, align 4
  %23 = alloca %struct.Vec, align 4
  %24 = alloca %struct.Vec, align 4
  %25 = alloca %struct.Vec, align 4
  %26 = alloca %struct.Vec, align 4
  %27 = alloca %struct.Vec, align 4
  store ptr %0, ptr %4, align 8, !tbaa !11
  %28 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %29 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 0
  %30 = getelementptr inbounds nuw %struct.Quaternion, ptr %29, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %30, i64 12, i1 false), !tbaa.struct !23
  %31 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 0
  %32 = getelementptr inbounds nuw %struct.Quaternion, ptr %31, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %32, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %33 = call %struct.Vec @_ZL5cross3VecS_(ptr noundef byval(%struct.Vec) align 4 %12, ptr noundef byval(%struct.Vec) align 4 %13) #11
  %34 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 0
  %35 = extractvalue %struct.Vec %33, 0
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 1
  %37 = extractvalue %struct.Vec %33, 1
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 2
  %39 = extractvalue %struct.Vec %33, 2
  store float %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 0
  %41 = getelementptr inbounds nuw %struct.Quaternion, ptr %40, i32 0, i32 0
  %42 = load float, ptr %41, align 4, !tbaa !29
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %43 = call %struct.Vec @_Zmlf3Vec(float noundef %42, ptr noundef byval(%struct.Vec) align 4 %15) #11
  %44 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 0
  %45 = extractvalue %struct.Vec %43, 0
  store float %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 1
  %47 = extractvalue %struct.Vec %43, 1
  store float %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 2
  %49 = extractvalue %struct.Vec %43, 2
  store float %49, ptr %48, align 4
  %50 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %11, ptr noundef byval(%struct.Vec) align 4 %14) #11
  %51 = getelementptr inbounds nuw %struct.Vec, ptr %10, i32 0, i32 0
  %52 = extractvalue %struct.Vec %50, 0
  store float %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Vec, ptr %10, i32 0, i32 1
  %54 = extractvalue %struct.Vec %50, 1
  store float %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.Vec, ptr %10, i32 0, i32 2
  %56 = extractvalue %struct.Vec %50, 2
  store float %56, ptr %55, align 4
  %57 = call %struct.Vec @_ZL5cross3VecS_(ptr noundef byval(%struct.Vec) align 4 %9, ptr noundef byval(%struct.Vec) align 4 %10) #11
  %58 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 0
  %59 = extractvalue %struct.Vec %57, 0
  store float %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 1
  %61 = extractvalue %struct.Vec %57, 1
  store float %61, ptr %60, align 4
  %62 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 2
  %63 = extractvalue %struct.Vec %57, 2
  store float %63, ptr %62, align 4
  %64 = call %struct.Vec @_Zmlf3Vec(float noundef 2.000000e+00, ptr noundef byval(%struct.Vec) align 4 %8) #11
  %65 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 0
  %66 = extractvalue %struct.Vec %64, 0
  store float %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 1
  %68 = extractvalue %struct.Vec %64, 1
  store float %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 2
  %70 = extractvalue %struct.Vec %64, 2
  store float %70, ptr %69, align 4
  %71 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %6, ptr noundef byval(%struct.Vec) align 4 %7) #11
  %72 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 0
  %73 = extractvalue %struct.Vec %71, 0
  store float %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 1
  %75 = extractvalue %struct.Vec %71, 1
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 2
  %77 = extractvalue %struct.Vec %71, 2
  store float %77, ptr %76, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #10
  %78 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 0
  %79 = getelementptr inbounds nuw %struct.Quaternion, ptr %78, i32 0, i32 0
  %80 = load float, ptr %79, align 4, !tbaa !29
  %81 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 1
  %82 = getelementptr inbounds nuw %struct.Quaternion, ptr %81, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %82, i64 12, i1 false), !tbaa.struct !23
  %83 = call %struct.Vec @_Zmlf3Vec(float noundef %80, ptr noundef byval(%struct.Vec) align 4 %20) #11
  %84 = getelementptr inbounds nuw %struct.Vec, ptr %19, i32 0, i32 0
  %85 = extractvalue %struct.Vec %83, 0
  store float %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Vec, ptr %19, i32 0, i32 1
  %87 = extractvalue %struct.Vec %83, 1
  store float %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Vec, ptr %19, i32 0, i32 2
  %89 = extractvalue %struct.Vec %83, 2
  store float %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 1
  %91 = getelementptr inbounds nuw %struct.Quaternion, ptr %90, i32 0, i32 0
  %92 = load float, ptr %91, align 4, !tbaa !31
  %93 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 0
  %94 = getelementptr inbounds nuw %struct.Quaternion, ptr %93, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %94, i64 12, i1 false), !tbaa.struct !23
  %95 = call %struct.Vec @_Zmlf3Vec(float noundef %92, ptr noundef byval(%struct.Vec) align 4 %22) #11
  %96 = getelementptr inbounds nuw %struct.Vec, ptr %21, i32 0, i32 0
  %97 = extractvalue %struct.Vec %95, 0
  store float %97, ptr %96, align 4
  %98 = getelementptr inbounds nuw %struct.Vec, ptr %21, i32 0, i32 1
  %99 = extractvalue %struct.Vec %95, 1
  store float %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.Vec, ptr %21, i32 0, i32 2
  %101 = extractvalue %struct.Vec %95, 2
  store float %101, ptr %100, align 4
  %102 = call %struct.Vec @_Zmi3VecS_(ptr noundef byval(%struct.Vec) align 4 %19, ptr noundef byval(%struct.Vec) align 4 %21) #11
  %103 = getelementptr inbounds nuw %struct.Vec, ptr %18, i32 0, i32 0
  %104 = extractvalue %struct.Vec %102, 0
  store float %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.Vec, ptr %18, i32 0, i32 1
  %106 = extractvalue %struct.Vec %102, 1
  store float %106, ptr %105, align 4
  %107 = getelementptr inbounds nuw %struct.Vec, ptr %18, i32 0, i32 2
  %108 = extractvalue %struct.Vec %102, 2
  store float %108, ptr %107, align 4
  %109 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 0
  %110 = getelementptr inbounds nuw %struct.Quaternion, ptr %109, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %110, i64 12, i1 false), !tbaa.struct !23
  %111 = getelementptr inbounds nuw %struct.DualQuaternion, ptr %28, i32 0, i32 1
  %112 = getelementptr inbounds nuw %struct.Quaternion, ptr %111, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %112, i64 12, i1 false), !tbaa.struct !23
  %113 = call %struct.Vec @_ZL5cross3VecS_(ptr noundef byval(%struct.Vec) align 4 %24, ptr noundef byval(%struct.Vec) align 4 %25) #11
  %114 = getelementptr inbounds nuw %struct.Vec, ptr %23, i32 0, i32 0
  %115 = extractvalue %struct.Vec %113, 0
  store float %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Vec, ptr %23, i32 0, i32 1
  %117 = extractvalue %struct.Vec %113, 1
  store float %117, ptr %116, align 4
  %118 = getelementptr inbounds nuw %struct.Vec, ptr %23, i32 0, i32 2
  %119 = extractvalue %struct.Vec %113, 2
  store float %119, ptr %118, align 4
  %120 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %18, ptr noundef byval(%struct.Vec) align 4 %23) #11
  %121 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 0
  %122 = extractvalue %struct.Vec %120, 0
  store float %122, ptr %121, align 4
  %123 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 1
  %124 = extractvalue %struct.Vec %120, 1
  store float %124, ptr %123, align 4
  %125 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 2
  %126 = extractvalue %struct.Vec %120, 2
  store float %126, ptr %125, align 4
  %127 = call %struct.Vec @_Zmlf3Vec(float noundef 2.000000e+00, ptr noundef byval(%struct.Vec) align 4 %17) #11
  %128 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 0
  %129 = extractvalue %struct.Vec %127, 0
  store float %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 1
  %131 = extractvalue %struct.Vec %127, 1
  store float %131, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.Vec, ptr %16, i32 0, i32 2
  %133 = extractvalue %struct.Vec %127, 2
  store float %133, ptr %132, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %16, i64 12, i1 false), !tbaa.struct !23
  %134 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %26, ptr noundef byval(%struct.Vec) align 4 %27) #11
  %135 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %136 = extractvalue %struct.Vec %134, 0
  store float %136, ptr %135, align 4
  %137 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %138 = extractvalue %struct.Vec %134, 1
  store float %138, ptr %137, align 4
  %139 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %140 = extractvalue %struct.Vec %134, 2
  store float %140, ptr %139, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  %141 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %141
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @leapfrog_bodies(ptr noundef %0, ptr noundef %1, float noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Body, align 4
  %11 = alloca %class.anon, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Vec, align 4
  %14 = alloca %struct.Vec, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store float %2, ptr %7, align 4, !tbaa !17
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  store i32 %15, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #10
  %16 = getelementptr inbounds nuw %struct.Body, ptr %10, i32 0, i32 0
  %17 = load ptr, ptr %5, align 8, !tbaa !8
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Vec, ptr %17, i64 %19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %20, i64 12, i1 false), !tbaa.struct !23
  %21 = getelementptr inbounds nuw %struct.Body, ptr %10, i32 0, i32 1
  %22 = load ptr, ptr %6, align 8, !tbaa !8
  %23 = load i32, ptr %9, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.Vec, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.start.p0(ptr %11) #10
  %26 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 0
  store ptr %9, ptr %26, align 8, !tbaa !15
  %27 = getelementptr inbounds nuw %class.anon, ptr %11, i32 0, i32 1
  store ptr %10, ptr %27, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %12) #10
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %53, %4
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %12) #10
  br label %56

33:                                               ; preds = %28
  %34 = call %struct.Vec @_ZZ15leapfrog_bodiesENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(16) %11) #11
  %35 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 0
  %36 = extractvalue %struct.Vec %34, 0
  store float %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 1
  %38 = extractvalue %struct.Vec %34, 1
  store float %38, ptr %37, align 4
  %39 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 2
  %40 = extractvalue %struct.Vec %34, 2
  store float %40, ptr %39, align 4
  %41 = load float, ptr %7, align 4, !tbaa !17
  %42 = fdiv contract float %41, 2.000000e+00
  call void @_ZN4Body4kickE3Vecf(ptr noundef nonnull align 4 dereferenceable(24) %10, ptr noundef byval(%struct.Vec) align 4 %13, float noundef %42) #11
  %43 = load float, ptr %7, align 4, !tbaa !17
  call void @_ZN4Body5driftEf(ptr noundef nonnull align 4 dereferenceable(24) %10, float noundef %43) #11
  %44 = call %struct.Vec @_ZZ15leapfrog_bodiesENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(16) %11) #11
  %45 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 0
  %46 = extractvalue %struct.Vec %44, 0
  store float %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 1
  %48 = extractvalue %struct.Vec %44, 1
  store float %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Vec, ptr %14, i32 0, i32 2
  %50 = extractvalue %struct.Vec %44, 2
  store float %50, ptr %49, align 4
  %51 = load float, ptr %7, align 4, !tbaa !17
  %52 = fdiv contract float %51, 2.000000e+00
  call void @_ZN4Body4kickE3Vecf(ptr noundef nonnull align 4 dereferenceable(24) %10, ptr noundef byval(%struct.Vec) align 4 %14, float noundef %52) #11
  br label %53

53:                                               ; preds = %33
  %54 = load i32, ptr %12, align 4, !tbaa !4
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %12, align 4, !tbaa !4
  br label %28, !llvm.loop !34

56:                                               ; preds = %32
  %57 = getelementptr inbounds nuw %struct.Body, ptr %10, i32 0, i32 0
  %58 = load ptr, ptr %5, align 8, !tbaa !8
  %59 = load i32, ptr %9, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.Vec, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %61, ptr align 4 %57, i64 12, i1 false), !tbaa.struct !23
  %62 = getelementptr inbounds nuw %struct.Body, ptr %10, i32 0, i32 1
  %63 = load ptr, ptr %6, align 8, !tbaa !8
  %64 = load i32, ptr %9, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds %struct.Vec, ptr %63, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %66, ptr align 4 %62, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4Body4kickE3Vecf(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef byval(%struct.Vec) align 4 %1, float noundef %2) #4 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca %struct.Vec, align 4
  %7 = alloca %struct.Vec, align 4
  %8 = alloca %struct.Vec, align 4
  %9 = alloca %struct.Vec, align 4
  store ptr %0, ptr %4, align 8, !tbaa !32
  store float %2, ptr %5, align 4, !tbaa !17
  %10 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #10
  %11 = getelementptr inbounds nuw %struct.Body, ptr %10, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %11, i64 12, i1 false), !tbaa.struct !23
  %12 = load float, ptr %5, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %13 = call %struct.Vec @_Zmlf3Vec(float noundef %12, ptr noundef byval(%struct.Vec) align 4 %9) #11
  %14 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 0
  %15 = extractvalue %struct.Vec %13, 0
  store float %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 1
  %17 = extractvalue %struct.Vec %13, 1
  store float %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %8, i32 0, i32 2
  %19 = extractvalue %struct.Vec %13, 2
  store float %19, ptr %18, align 4
  %20 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %7, ptr noundef byval(%struct.Vec) align 4 %8) #11
  %21 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 0
  %22 = extractvalue %struct.Vec %20, 0
  store float %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 1
  %24 = extractvalue %struct.Vec %20, 1
  store float %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Vec, ptr %6, i32 0, i32 2
  %26 = extractvalue %struct.Vec %20, 2
  store float %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Body, ptr %10, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %6, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %6) #10
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal %struct.Vec @_ZZ15leapfrog_bodiesENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6 align 2 {
  %2 = alloca %struct.Vec, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Vec, align 4
  %6 = alloca %struct.Vec, align 4
  %7 = alloca %struct.Vec, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.Vec, align 4
  %10 = alloca %struct.Vec, align 4
  %11 = alloca %struct.Vec, align 4
  %12 = alloca %struct.Vec, align 4
  %13 = alloca %struct.Vec, align 4
  %14 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  %15 = load ptr, ptr %3, align 8
  %16 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8, !tbaa !36, !nonnull !19, !align !20
  %18 = getelementptr inbounds nuw %struct.Body, ptr %17, i32 0, i32 0
  %19 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8, !tbaa !38, !nonnull !19, !align !20
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [32 x %struct.Vec], ptr addrspacecast (ptr addrspace(3) @_ZZ15leapfrog_bodiesE3all to ptr), i64 0, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %18, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #10
  store i32 0, ptr %4, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %63, %1
  %25 = load i32, ptr %4, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 32
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %4) #10
  br label %66

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %29 = load i32, ptr %4, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [32 x %struct.Vec], ptr addrspacecast (ptr addrspace(3) @_ZZ15leapfrog_bodiesE3all to ptr), i64 0, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %31, i64 12, i1 false), !tbaa.struct !23
  %32 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 1
  %33 = load ptr, ptr %32, align 8, !tbaa !36, !nonnull !19, !align !20
  %34 = getelementptr inbounds nuw %struct.Body, ptr %33, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %34, i64 12, i1 false), !tbaa.struct !23
  %35 = call %struct.Vec @_Zmi3VecS_(ptr noundef byval(%struct.Vec) align 4 %6, ptr noundef byval(%struct.Vec) align 4 %7) #11
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 0
  %37 = extractvalue %struct.Vec %35, 0
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 1
  %39 = extractvalue %struct.Vec %35, 1
  store float %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 2
  %41 = extractvalue %struct.Vec %35, 2
  store float %41, ptr %40, align 4
  call void @llvm.lifetime.start.p0(ptr %8) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  %42 = call contract noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %9, ptr noundef byval(%struct.Vec) align 4 %10) #11
  %43 = fadd contract float %42, 5.000000e-01
  store float %43, ptr %8, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %11) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %2, i64 12, i1 false), !tbaa.struct !23
  %44 = load float, ptr %8, align 4, !tbaa !17
  %45 = load float, ptr %8, align 4, !tbaa !17
  %46 = call contract float @llvm.sqrt.f32(float %45)
  %47 = fmul contract float %44, %46
  %48 = fdiv contract float 1.000000e+00, %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  %49 = call %struct.Vec @_Zmlf3Vec(float noundef %48, ptr noundef byval(%struct.Vec) align 4 %14) #11
  %50 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 0
  %51 = extractvalue %struct.Vec %49, 0
  store float %51, ptr %50, align 4
  %52 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 1
  %53 = extractvalue %struct.Vec %49, 1
  store float %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.Vec, ptr %13, i32 0, i32 2
  %55 = extractvalue %struct.Vec %49, 2
  store float %55, ptr %54, align 4
  %56 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %12, ptr noundef byval(%struct.Vec) align 4 %13) #11
  %57 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 0
  %58 = extractvalue %struct.Vec %56, 0
  store float %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 1
  %60 = extractvalue %struct.Vec %56, 1
  store float %60, ptr %59, align 4
  %61 = getelementptr inbounds nuw %struct.Vec, ptr %11, i32 0, i32 2
  %62 = extractvalue %struct.Vec %56, 2
  store float %62, ptr %61, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %11, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %5) #10
  br label %63

63:                                               ; preds = %28
  %64 = load i32, ptr %4, align 4, !tbaa !4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %4, align 4, !tbaa !4
  br label %24, !llvm.loop !39

66:                                               ; preds = %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = load %struct.Vec, ptr %2, align 4
  ret %struct.Vec %67
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4Body5driftEf(ptr noundef nonnull align 4 dereferenceable(24) %0, float noundef %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca %struct.Vec, align 4
  %6 = alloca %struct.Vec, align 4
  %7 = alloca %struct.Vec, align 4
  %8 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store float %1, ptr %4, align 4, !tbaa !17
  %9 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %10 = getelementptr inbounds nuw %struct.Body, ptr %9, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %10, i64 12, i1 false), !tbaa.struct !23
  %11 = load float, ptr %4, align 4, !tbaa !17
  %12 = getelementptr inbounds nuw %struct.Body, ptr %9, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %12, i64 12, i1 false), !tbaa.struct !23
  %13 = call %struct.Vec @_Zmlf3Vec(float noundef %11, ptr noundef byval(%struct.Vec) align 4 %8) #11
  %14 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 0
  %15 = extractvalue %struct.Vec %13, 0
  store float %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 1
  %17 = extractvalue %struct.Vec %13, 1
  store float %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %7, i32 0, i32 2
  %19 = extractvalue %struct.Vec %13, 2
  store float %19, ptr %18, align 4
  %20 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %6, ptr noundef byval(%struct.Vec) align 4 %7) #11
  %21 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 0
  %22 = extractvalue %struct.Vec %20, 0
  store float %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 1
  %24 = extractvalue %struct.Vec %20, 1
  store float %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 2
  %26 = extractvalue %struct.Vec %20, 2
  store float %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Body, ptr %9, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %5) #10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @march_solid(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Joined, align 1
  %9 = alloca %struct.Vec, align 4
  %10 = alloca %struct.Vec, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca %struct.Vec, align 4
  %16 = alloca %struct.Vec, align 4
  %17 = alloca %struct.Vec, align 4
  %18 = alloca %struct.Vec, align 4
  store ptr %0, ptr %4, align 8, !tbaa !13
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %7) #10
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #11
  %20 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #11
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #11
  %23 = add i32 %21, %22
  store i32 %23, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #10
  call void @llvm.lifetime.start.p0(ptr %9) #10
  %24 = getelementptr inbounds nuw %struct.Vec, ptr %9, i32 0, i32 0
  %25 = load ptr, ptr %4, align 8, !tbaa !13
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !17
  store float %29, ptr %24, align 4, !tbaa !40
  %30 = getelementptr inbounds nuw %struct.Vec, ptr %9, i32 0, i32 1
  %31 = load ptr, ptr %5, align 8, !tbaa !13
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !17
  store float %35, ptr %30, align 4, !tbaa !41
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %9, i32 0, i32 2
  store float -3.000000e+00, ptr %36, align 4, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %10) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 @__const.march_solid.direction, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %11) #10
  store float 0.000000e+00, ptr %11, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %12) #10
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %73, %3
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = icmp slt i32 %38, 64
  br i1 %39, label %40, label %43

40:                                               ; preds = %37
  %41 = load float, ptr %11, align 4, !tbaa !17
  %42 = fcmp contract olt float %41, 6.000000e+00
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi i1 [ false, %37 ], [ %42, %40 ]
  br i1 %44, label %46, label %45

45:                                               ; preds = %43
  store i32 2, ptr %13, align 4
  br label %76

46:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(ptr %14) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %9, i64 12, i1 false), !tbaa.struct !23
  %47 = load float, ptr %11, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %10, i64 12, i1 false), !tbaa.struct !23
  %48 = call %struct.Vec @_Zmlf3Vec(float noundef %47, ptr noundef byval(%struct.Vec) align 4 %18) #11
  %49 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 0
  %50 = extractvalue %struct.Vec %48, 0
  store float %50, ptr %49, align 4
  %51 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 1
  %52 = extractvalue %struct.Vec %48, 1
  store float %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Vec, ptr %17, i32 0, i32 2
  %54 = extractvalue %struct.Vec %48, 2
  store float %54, ptr %53, align 4
  %55 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %16, ptr noundef byval(%struct.Vec) align 4 %17) #11
  %56 = getelementptr inbounds nuw %struct.Vec, ptr %15, i32 0, i32 0
  %57 = extractvalue %struct.Vec %55, 0
  store float %57, ptr %56, align 4
  %58 = getelementptr inbounds nuw %struct.Vec, ptr %15, i32 0, i32 1
  %59 = extractvalue %struct.Vec %55, 1
  store float %59, ptr %58, align 4
  %60 = getelementptr inbounds nuw %struct.Vec, ptr %15, i32 0, i32 2
  %61 = extractvalue %struct.Vec %55, 2
  store float %61, ptr %60, align 4
  %62 = call contract noundef float @_ZNK6JoinedI7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEES3_ILi30EEEclE3Vec(ptr noundef nonnull align 1 dereferenceable(3) %8, ptr noundef byval(%struct.Vec) align 4 %15) #11
  store float %62, ptr %14, align 4, !tbaa !17
  %63 = load float, ptr %14, align 4, !tbaa !17
  %64 = fcmp contract olt float %63, 0x3F1A36E2E0000000
  br i1 %64, label %65, label %66

65:                                               ; preds = %46
  store i32 2, ptr %13, align 4
  br label %70

66:                                               ; preds = %46
  %67 = load float, ptr %14, align 4, !tbaa !17
  %68 = load float, ptr %11, align 4, !tbaa !17
  %69 = fadd contract float %68, %67
  store float %69, ptr %11, align 4, !tbaa !17
  store i32 0, ptr %13, align 4
  br label %70

70:                                               ; preds = %66, %65
  call void @llvm.lifetime.end.p0(ptr %14) #10
  %71 = load i32, ptr %13, align 4
  switch i32 %71, label %76 [
    i32 0, label %72
  ]

72:                                               ; preds = %70
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %12, align 4, !tbaa !4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %12, align 4, !tbaa !4
  br label %37, !llvm.loop !43

76:                                               ; preds = %70, %45
  call void @llvm.lifetime.end.p0(ptr %12) #10
  br label %77

77:                                               ; preds = %76
  %78 = load float, ptr %11, align 4, !tbaa !17
  %79 = call contract float @llvm.minnum.f32(float %78, float 6.000000e+00)
  %80 = load ptr, ptr %6, align 8, !tbaa !13
  %81 = load i32, ptr %7, align 4, !tbaa !4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %80, i64 %82
  store float %79, ptr %83, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %11) #10
  call void @llvm.lifetime.end.p0(ptr %10) #10
  call void @llvm.lifetime.end.p0(ptr %9) #10
  call void @llvm.lifetime.end.p0(ptr %8) #10
  call void @llvm.lifetime.end.p0(ptr %7) #10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6JoinedI7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEES3_ILi30EEEclE3Vec(ptr noundef nonnull align 1 dereferenceable(3) %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Vec, align 4
  %5 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !44
  %6 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %7 = call contract noundef float @_ZNK7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEEclE3Vec(ptr noundef nonnull align 1 dereferenceable(2) %6, ptr noundef byval(%struct.Vec) align 4 %4) #11
  %8 = getelementptr inbounds i8, ptr %6, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %9 = call contract noundef float @_ZNK4BallILi30EEclE3Vec(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef byval(%struct.Vec) align 4 %5) #11
  %10 = call contract float @llvm.minnum.f32(float %7, float %9)
  ret float %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 {
  %3 = alloca %struct.Vec, align 4
  %4 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !40
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = fadd contract float %6, %8
  store float %9, ptr %4, align 4, !tbaa !40
  %10 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !41
  %13 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !41
  %15 = fadd contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !41
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !42
  %19 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !42
  %21 = fadd contract float %18, %20
  store float %21, ptr %16, align 4, !tbaa !42
  %22 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %22
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Vec @_Zmlf3Vec(float noundef %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 {
  %3 = alloca %struct.Vec, align 4
  %4 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !17
  %5 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %6 = load float, ptr %4, align 4, !tbaa !17
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = fmul contract float %6, %8
  store float %9, ptr %5, align 4, !tbaa !40
  %10 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %11 = load float, ptr %4, align 4, !tbaa !17
  %12 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !41
  %14 = fmul contract float %11, %13
  store float %14, ptr %10, align 4, !tbaa !41
  %15 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %16 = load float, ptr %4, align 4, !tbaa !17
  %17 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !42
  %19 = fmul contract float %16, %18
  store float %19, ptr %15, align 4, !tbaa !42
  %20 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 {
  %3 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 0
  %4 = load float, ptr %3, align 4, !tbaa !40
  %5 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !40
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4, !tbaa !41
  %10 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !41
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4, !tbaa !42
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %17 = load float, ptr %16, align 4, !tbaa !42
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %13, %18
  ret float %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Vec @_ZL5cross3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 {
  %3 = alloca %struct.Vec, align 4
  %4 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 1
  %6 = load float, ptr %5, align 4, !tbaa !41
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %8 = load float, ptr %7, align 4, !tbaa !42
  %9 = fmul contract float %6, %8
  %10 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 2
  %11 = load float, ptr %10, align 4, !tbaa !42
  %12 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !41
  %14 = fmul contract float %11, %13
  %15 = fsub contract float %9, %14
  store float %15, ptr %4, align 4, !tbaa !40
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %17 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !42
  %19 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !40
  %21 = fmul contract float %18, %20
  %22 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 0
  %23 = load float, ptr %22, align 4, !tbaa !40
  %24 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %25 = load float, ptr %24, align 4, !tbaa !42
  %26 = fmul contract float %23, %25
  %27 = fsub contract float %21, %26
  store float %27, ptr %16, align 4, !tbaa !41
  %28 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %29 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 0
  %30 = load float, ptr %29, align 4, !tbaa !40
  %31 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %32 = load float, ptr %31, align 4, !tbaa !41
  %33 = fmul contract float %30, %32
  %34 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 1
  %35 = load float, ptr %34, align 4, !tbaa !41
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %37 = load float, ptr %36, align 4, !tbaa !40
  %38 = fmul contract float %35, %37
  %39 = fsub contract float %33, %38
  store float %39, ptr %28, align 4, !tbaa !42
  %40 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %40
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Vec @_Zmi3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 {
  %3 = alloca %struct.Vec, align 4
  %4 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !40
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = fsub contract float %6, %8
  store float %9, ptr %4, align 4, !tbaa !40
  %10 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !41
  %13 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !41
  %15 = fsub contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !41
  %16 = getelementptr inbounds nuw %struct.Vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.Vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !42
  %19 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !42
  %21 = fsub contract float %18, %20
  store float %21, ptr %16, align 4, !tbaa !42
  %22 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %22
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEEclE3Vec(ptr noundef nonnull align 1 dereferenceable(2) %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Vec, align 4
  %5 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !46
  %6 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %7 = call contract noundef float @_ZNK5BlockILi80ELi60ELi50EEclE3Vec(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef byval(%struct.Vec) align 4 %4) #11
  %8 = getelementptr inbounds i8, ptr %6, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %9 = call contract noundef float @_ZNK4BallILi70EEclE3Vec(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef byval(%struct.Vec) align 4 %5) #11
  %10 = fneg contract float %9
  %11 = call contract float @llvm.maxnum.f32(float %7, float %10)
  ret float %11
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4BallILi30EEclE3Vec(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !48
  %5 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %6 = call contract noundef float @_ZL6length3Vec(ptr noundef byval(%struct.Vec) align 4 %4) #11
  %7 = fsub contract float %6, 0x3FD3333340000000
  ret float %7
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5BlockILi80ELi60ELi50EEclE3Vec(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Vec, align 4
  %5 = alloca %struct.Vec, align 4
  %6 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !50
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #10
  %8 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 0
  %9 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !40
  %11 = call contract float @llvm.fabs.f32(float %10)
  %12 = fsub contract float %11, 0x3FE99999A0000000
  store float %12, ptr %8, align 4, !tbaa !40
  %13 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 1
  %14 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 1
  %15 = load float, ptr %14, align 4, !tbaa !41
  %16 = call contract float @llvm.fabs.f32(float %15)
  %17 = fsub contract float %16, 0x3FE3333340000000
  store float %17, ptr %13, align 4, !tbaa !41
  %18 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 2
  %19 = getelementptr inbounds nuw %struct.Vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !42
  %21 = call contract float @llvm.fabs.f32(float %20)
  %22 = fsub contract float %21, 5.000000e-01
  store float %22, ptr %18, align 4, !tbaa !42
  call void @llvm.lifetime.start.p0(ptr %5) #10
  %23 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 0
  %24 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 0
  %25 = load float, ptr %24, align 4, !tbaa !40
  %26 = call contract float @llvm.maxnum.f32(float %25, float 0.000000e+00)
  store float %26, ptr %23, align 4, !tbaa !40
  %27 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 1
  %28 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 1
  %29 = load float, ptr %28, align 4, !tbaa !41
  %30 = call contract float @llvm.maxnum.f32(float %29, float 0.000000e+00)
  store float %30, ptr %27, align 4, !tbaa !41
  %31 = getelementptr inbounds nuw %struct.Vec, ptr %5, i32 0, i32 2
  %32 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 2
  %33 = load float, ptr %32, align 4, !tbaa !42
  %34 = call contract float @llvm.maxnum.f32(float %33, float 0.000000e+00)
  store float %34, ptr %31, align 4, !tbaa !42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %5, i64 12, i1 false), !tbaa.struct !23
  %35 = call contract noundef float @_ZL6length3Vec(ptr noundef byval(%struct.Vec) align 4 %6) #11
  %36 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 0
  %37 = load float, ptr %36, align 4, !tbaa !40
  %38 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 1
  %39 = load float, ptr %38, align 4, !tbaa !41
  %40 = getelementptr inbounds nuw %struct.Vec, ptr %4, i32 0, i32 2
  %41 = load float, ptr %40, align 4, !tbaa !42
  %42 = call contract float @llvm.maxnum.f32(float %39, float %41)
  %43 = call contract float @llvm.maxnum.f32(float %37, float %42)
  %44 = call contract float @llvm.minnum.f32(float %43, float 0.000000e+00)
  %45 = fadd contract float %35, %44
  call void @llvm.lifetime.end.p0(ptr %5) #10
  call void @llvm.lifetime.end.p0(ptr %4) #10
  ret float %45
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4BallILi70EEclE3Vec(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef byval(%struct.Vec) align 4 %1) #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Vec, align 4
  store ptr %0, ptr %3, align 8, !tbaa !52
  %5 = load ptr, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !23
  %6 = call contract noundef float @_ZL6length3Vec(ptr noundef byval(%struct.Vec) align 4 %4) #11
  %7 = fsub contract float %6, 0x3FE6666660000000
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL6length3Vec(ptr noundef byval(%struct.Vec) align 4 %0) #4 {
  %2 = alloca %struct.Vec, align 4
  %3 = alloca %struct.Vec, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !23
  %4 = call contract noundef float @_ZL3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %2, ptr noundef byval(%struct.Vec) align 4 %3) #11
  %5 = call contract float @llvm.sqrt.f32(float %4)
  ret float %5
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind }

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
!9 = !{!"p1 _ZTS3Vec", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 _ZTS14DualQuaternion", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 float", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 int", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = !{}
!20 = !{i64 4}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{i64 0, i64 4, !17, i64 4, i64 4, !17, i64 8, i64 4, !17}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS10Quaternion", !10, i64 0}
!26 = !{!27, !18, i64 0}
!27 = !{!"_ZTS10Quaternion", !18, i64 0, !28, i64 4}
!28 = !{!"_ZTS3Vec", !18, i64 0, !18, i64 4, !18, i64 8}
!29 = !{!30, !18, i64 0}
!30 = !{!"_ZTS14DualQuaternion", !27, i64 0, !27, i64 16}
!31 = !{!30, !18, i64 16}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS4Body", !10, i64 0}
!34 = distinct !{!34, !22}
!35 = !{!10, !10, i64 0}
!36 = !{!37, !33, i64 8}
!37 = !{!"_ZTSZ15leapfrog_bodiesEUlvE_", !16, i64 0, !33, i64 8}
!38 = !{!37, !16, i64 0}
!39 = distinct !{!39, !22}
!40 = !{!28, !18, i64 0}
!41 = !{!28, !18, i64 4}
!42 = !{!28, !18, i64 8}
!43 = distinct !{!43, !22}
!44 = !{!45, !45, i64 0}
!45 = !{!"p1 _ZTS6JoinedI7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEES3_ILi30EEE", !10, i64 0}
!46 = !{!47, !47, i64 0}
!47 = !{!"p1 _ZTS7WithoutI5BlockILi80ELi60ELi50EE4BallILi70EEE", !10, i64 0}
!48 = !{!49, !49, i64 0}
!49 = !{!"p1 _ZTS4BallILi30EE", !10, i64 0}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 _ZTS5BlockILi80ELi60ELi50EE", !10, i64 0}
!52 = !{!53, !53, i64 0}
!53 = !{!"p1 _ZTS4BallILi70EE", !10, i64 0}
