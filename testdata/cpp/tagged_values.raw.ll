; ModuleID = 'tagged_values.cu'
source_filename = "tagged_values.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%class.Shape = type { i32, %union.anon }
%union.anon = type { %struct.Triangle }
%struct.Triangle = type { float, float, float }
%struct.Area = type { i8 }
%class.Stack = type { [8 x i32], i32 }
%class.anon = type { i8 }
%class.anon.0 = type { i8 }
%class.anon.2 = type { i8 }
%class.anon.4 = type { i8 }
%class.anon.6 = type { i8 }
%struct.Circle = type { float }
%struct.Box = type { float, float }
%struct.Ring = type { float, float }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN5ShapeC1EiPKf = comdat any

$_ZNK5Shape5visitI4AreaEEDaOT_ = comdat any

$_ZN5StackILi8EEC1Ev = comdat any

$_ZN5StackILi8EE4pushEi = comdat any

$_ZN5StackILi8EE3popEv = comdat any

$_ZN5ShapeC2EiPKf = comdat any

$_ZNK4AreaclERK6Circle = comdat any

$_ZNK4AreaclERK3Box = comdat any

$_ZNK4AreaclERK8Triangle = comdat any

$_ZNK4AreaclERK4Ring = comdat any

$_ZN5StackILi8EEC2Ev = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shape_areas(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca %class.Shape, align 4
  %11 = alloca %struct.Area, align 1
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %12 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %13 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #8
  store float 0.000000e+00, ptr %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %42, %3
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %45

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %22 = load ptr, ptr %4, align 8, !tbaa !8
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = add nsw i32 %23, %24
  %26 = and i32 %25, 63
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %22, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = load ptr, ptr %5, align 8, !tbaa !11
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = mul nsw i32 3, %32
  %34 = add nsw i32 %31, %33
  %35 = and i32 %34, 63
  %36 = mul nsw i32 4, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %30, i64 %37
  call void @_ZN5ShapeC1EiPKf(ptr noundef nonnull align 4 dereferenceable(16) %10, i32 noundef %29, ptr noundef %38) #9
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %39 = call contract noundef float @_ZNK5Shape5visitI4AreaEEDaOT_(ptr noundef nonnull align 4 dereferenceable(16) %10, ptr noundef nonnull align 1 dereferenceable(1) %11) #9
  %40 = load float, ptr %8, align 4, !tbaa !13
  %41 = fadd contract float %40, %39
  store float %41, ptr %8, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %42

42:                                               ; preds = %21
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4, !tbaa !4
  br label %17, !llvm.loop !15

45:                                               ; preds = %20
  %46 = load float, ptr %8, align 4, !tbaa !13
  %47 = load ptr, ptr %6, align 8, !tbaa !11
  %48 = load i32, ptr %7, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  store float %46, ptr %50, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ShapeC1EiPKf(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, ptr noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !17
  store i32 %1, ptr %5, align 4, !tbaa !4
  store ptr %2, ptr %6, align 8, !tbaa !11
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load ptr, ptr %6, align 8, !tbaa !11
  call void @_ZN5ShapeC2EiPKf(ptr noundef nonnull align 4 dereferenceable(16) %7, i32 noundef %8, ptr noundef %9) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5Shape5visitI4AreaEEDaOT_(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #3 comdat align 2 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !17
  store ptr %1, ptr %5, align 8, !tbaa !19
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %class.Shape, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 4, !tbaa !21
  switch i32 %8, label %21 [
    i32 0, label %9
    i32 1, label %13
    i32 2, label %17
  ]

9:                                                ; preds = %2
  %10 = load ptr, ptr %5, align 8, !tbaa !19, !nonnull !23
  %11 = getelementptr inbounds nuw %class.Shape, ptr %6, i32 0, i32 1
  %12 = call contract noundef float @_ZNK4AreaclERK6Circle(ptr noundef nonnull align 1 dereferenceable(1) %10, ptr noundef nonnull align 4 dereferenceable(4) %11) #9
  store float %12, ptr %3, align 4
  br label %25

13:                                               ; preds = %2
  %14 = load ptr, ptr %5, align 8, !tbaa !19, !nonnull !23
  %15 = getelementptr inbounds nuw %class.Shape, ptr %6, i32 0, i32 1
  %16 = call contract noundef float @_ZNK4AreaclERK3Box(ptr noundef nonnull align 1 dereferenceable(1) %14, ptr noundef nonnull align 4 dereferenceable(8) %15) #9
  store float %16, ptr %3, align 4
  br label %25

17:                                               ; preds = %2
  %18 = load ptr, ptr %5, align 8, !tbaa !19, !nonnull !23
  %19 = getelementptr inbounds nuw %class.Shape, ptr %6, i32 0, i32 1
  %20 = call contract noundef float @_ZNK4AreaclERK8Triangle(ptr noundef nonnull align 1 dereferenceable(1) %18, ptr noundef nonnull align 4 dereferenceable(12) %19) #9
  store float %20, ptr %3, align 4
  br label %25

21:                                               ; preds = %2
  %22 = load ptr, ptr %5, align 8, !tbaa !19, !nonnull !23
  %23 = getelementptr inbounds nuw %class.Shape, ptr %6, i32 0, i32 1
  %24 = call contract noundef float @_ZNK4AreaclERK4Ring(ptr noundef nonnull align 1 dereferenceable(1) %22, ptr noundef nonnull align 4 dereferenceable(8) %23) #9
  store float %24, ptr %3, align 4
  br label %25

25:                                               ; preds = %21, %17, %13, %9
  %26 = load float, ptr %3, align 4
  ret float %26
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stack_machine(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %class.Stack, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %class.anon, align 1
  %15 = alloca %class.anon.0, align 1
  %16 = alloca %class.anon.2, align 1
  %17 = alloca %class.anon.4, align 1
  %18 = alloca %class.anon.6, align 1
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !24
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %22 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %23 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #9
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %26 = add i32 %24, %25
  store i32 %26, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #8
  call void @_ZN5StackILi8EEC1Ev(ptr noundef nonnull align 4 dereferenceable(36) %10) #9
  call void @llvm.lifetime.start.p0(ptr %11) #8
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %67, %4
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = load i32, ptr %8, align 4, !tbaa !4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %70

32:                                               ; preds = %27
  %33 = load ptr, ptr %5, align 8, !tbaa !24
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %33, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !26
  %38 = zext i8 %37 to i32
  switch i32 %38, label %59 [
    i32 0, label %39
    i32 1, label %50
    i32 2, label %51
    i32 3, label %52
    i32 4, label %53
    i32 5, label %54
    i32 6, label %55
  ]

39:                                               ; preds = %32
  %40 = load ptr, ptr %6, align 8, !tbaa !8
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = load i32, ptr %11, align 4, !tbaa !4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %11, align 4, !tbaa !4
  %44 = mul nsw i32 64, %42
  %45 = add nsw i32 %41, %44
  %46 = and i32 %45, 255
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %40, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %10, i32 noundef %49) #9
  br label %66

50:                                               ; preds = %32
  call void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %10, ptr noundef byval(%class.anon) align 1 %14) #9
  br label %66

51:                                               ; preds = %32
  call void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE0_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %10, ptr noundef byval(%class.anon.0) align 1 %15) #9
  br label %66

52:                                               ; preds = %32
  call void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE1_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %10, ptr noundef byval(%class.anon.2) align 1 %16) #9
  br label %66

53:                                               ; preds = %32
  call void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE2_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %10, ptr noundef byval(%class.anon.4) align 1 %17) #9
  br label %66

54:                                               ; preds = %32
  call void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE3_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %10, ptr noundef byval(%class.anon.6) align 1 %18) #9
  br label %66

55:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %56 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %10) #9
  store i32 %56, ptr %19, align 4, !tbaa !4
  %57 = load i32, ptr %19, align 4, !tbaa !4
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %10, i32 noundef %57) #9
  %58 = load i32, ptr %19, align 4, !tbaa !4
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %10, i32 noundef %58) #9
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #8
  br label %66

59:                                               ; preds = %32
  %60 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %10) #9
  %61 = icmp slt i32 %60, 0
  br i1 %61, label %62, label %65

62:                                               ; preds = %59
  %63 = load i32, ptr %12, align 4, !tbaa !4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %12, align 4, !tbaa !4
  br label %65

65:                                               ; preds = %62, %59
  br label %66

66:                                               ; preds = %65, %55, %54, %53, %52, %51, %50, %39
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %12, align 4, !tbaa !4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %12, align 4, !tbaa !4
  br label %27, !llvm.loop !27

70:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %20) #8
  store i32 0, ptr %20, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %80, %70
  %72 = load i32, ptr %21, align 4, !tbaa !4
  %73 = icmp slt i32 %72, 8
  br i1 %73, label %75, label %74

74:                                               ; preds = %71
  store i32 6, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #8
  br label %83

75:                                               ; preds = %71
  %76 = load i32, ptr %20, align 4, !tbaa !4
  %77 = mul nsw i32 31, %76
  %78 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %10) #9
  %79 = add nsw i32 %77, %78
  store i32 %79, ptr %20, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %75
  %81 = load i32, ptr %21, align 4, !tbaa !4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %21, align 4, !tbaa !4
  br label %71, !llvm.loop !28

83:                                               ; preds = %74
  %84 = load i32, ptr %20, align 4, !tbaa !4
  %85 = load ptr, ptr %7, align 8, !tbaa !8
  %86 = load i32, ptr %9, align 4, !tbaa !4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %85, i64 %87
  store i32 %84, ptr %88, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  call void @llvm.lifetime.end.p0(ptr %10) #8
  call void @llvm.lifetime.end.p0(ptr %9) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5StackILi8EEC1Ev(ptr noundef nonnull align 4 dereferenceable(36) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !29
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5StackILi8EEC2Ev(ptr noundef nonnull align 4 dereferenceable(36) %3) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %6, align 4, !tbaa !31
  %8 = icmp slt i32 %7, 8
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 0
  %12 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 1
  %13 = load i32, ptr %12, align 4, !tbaa !31
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %12, align 4, !tbaa !31
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 %15
  store i32 %10, ptr %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %0, ptr noundef byval(%class.anon) align 1 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %7 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %7, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %8, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = call noundef i32 @_ZZ13stack_machineENKUliiE_clEii(ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %9, i32 noundef %10) #9
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %6, i32 noundef %11) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE0_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %0, ptr noundef byval(%class.anon.0) align 1 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %7 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %7, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %8, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = call noundef i32 @_ZZ13stack_machineENKUliiE0_clEii(ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %9, i32 noundef %10) #9
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %6, i32 noundef %11) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE1_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %0, ptr noundef byval(%class.anon.2) align 1 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %7 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %7, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %8, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = call noundef i32 @_ZZ13stack_machineENKUliiE1_clEii(ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %9, i32 noundef %10) #9
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %6, i32 noundef %11) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE2_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %0, ptr noundef byval(%class.anon.4) align 1 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %7 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %7, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %8, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = call noundef i32 @_ZZ13stack_machineENKUliiE2_clEii(ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %9, i32 noundef %10) #9
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %6, i32 noundef %11) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZN5StackILi8EE6binaryIZ13stack_machineEUliiE3_EEvT_(ptr noundef nonnull align 4 dereferenceable(36) %0, ptr noundef byval(%class.anon.6) align 1 %1) #3 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !29
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #8
  %7 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %7, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %8 = call noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %6) #9
  store i32 %8, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = load i32, ptr %4, align 4, !tbaa !4
  %11 = call noundef i32 @_ZZ13stack_machineENKUliiE3_clEii(ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %9, i32 noundef %10) #9
  call void @_ZN5StackILi8EE4pushEi(ptr noundef nonnull align 4 dereferenceable(36) %6, i32 noundef %11) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  call void @llvm.lifetime.end.p0(ptr %4) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN5StackILi8EE3popEv(ptr noundef nonnull align 4 dereferenceable(36) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !29
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4, !tbaa !31
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %1
  %8 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 0
  %9 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 1
  %10 = load i32, ptr %9, align 4, !tbaa !31
  %11 = add nsw i32 %10, -1
  store i32 %11, ptr %9, align 4, !tbaa !31
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  br label %16

15:                                               ; preds = %1
  br label %16

16:                                               ; preds = %15, %7
  %17 = phi i32 [ %14, %7 ], [ 0, %15 ]
  ret i32 %17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5ShapeC2EiPKf(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1, ptr noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca %struct.Circle, align 4
  %8 = alloca %struct.Box, align 4
  %9 = alloca %struct.Triangle, align 4
  %10 = alloca %struct.Ring, align 4
  store ptr %0, ptr %4, align 8, !tbaa !17
  store i32 %1, ptr %5, align 4, !tbaa !4
  store ptr %2, ptr %6, align 8, !tbaa !11
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds nuw %class.Shape, ptr %11, i32 0, i32 0
  %13 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %13, ptr %12, align 4, !tbaa !21
  %14 = load i32, ptr %5, align 4, !tbaa !4
  switch i32 %14, label %48 [
    i32 0, label %15
    i32 1, label %21
    i32 2, label %31
  ]

15:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %16 = getelementptr inbounds nuw %struct.Circle, ptr %7, i32 0, i32 0
  %17 = load ptr, ptr %6, align 8, !tbaa !11
  %18 = getelementptr inbounds float, ptr %17, i64 0
  %19 = load float, ptr %18, align 4, !tbaa !13
  store float %19, ptr %16, align 4, !tbaa !33
  %20 = getelementptr inbounds nuw %class.Shape, ptr %11, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %7, i64 4, i1 false), !tbaa.struct !35
  call void @llvm.lifetime.end.p0(ptr %7) #8
  br label %58

21:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %8) #8
  %22 = getelementptr inbounds nuw %struct.Box, ptr %8, i32 0, i32 0
  %23 = load ptr, ptr %6, align 8, !tbaa !11
  %24 = getelementptr inbounds float, ptr %23, i64 0
  %25 = load float, ptr %24, align 4, !tbaa !13
  store float %25, ptr %22, align 4, !tbaa !36
  %26 = getelementptr inbounds nuw %struct.Box, ptr %8, i32 0, i32 1
  %27 = load ptr, ptr %6, align 8, !tbaa !11
  %28 = getelementptr inbounds float, ptr %27, i64 1
  %29 = load float, ptr %28, align 4, !tbaa !13
  store float %29, ptr %26, align 4, !tbaa !38
  %30 = getelementptr inbounds nuw %class.Shape, ptr %11, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %8, i64 8, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %8) #8
  br label %58

31:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %9) #8
  %32 = getelementptr inbounds nuw %struct.Triangle, ptr %9, i32 0, i32 0
  %33 = load ptr, ptr %6, align 8, !tbaa !11
  %34 = getelementptr inbounds float, ptr %33, i64 0
  %35 = load float, ptr %34, align 4, !tbaa !13
  %36 = fadd contract float %35, 2.000000e+00
  store float %36, ptr %32, align 4, !tbaa !40
  %37 = getelementptr inbounds nuw %struct.Triangle, ptr %9, i32 0, i32 1
  %38 = load ptr, ptr %6, align 8, !tbaa !11
  %39 = getelementptr inbounds float, ptr %38, i64 1
  %40 = load float, ptr %39, align 4, !tbaa !13
  %41 = fadd contract float %40, 2.000000e+00
  store float %41, ptr %37, align 4, !tbaa !42
  %42 = getelementptr inbounds nuw %struct.Triangle, ptr %9, i32 0, i32 2
  %43 = load ptr, ptr %6, align 8, !tbaa !11
  %44 = getelementptr inbounds float, ptr %43, i64 2
  %45 = load float, ptr %44, align 4, !tbaa !13
  %46 = fadd contract float %45, 2.000000e+00
  store float %46, ptr %42, align 4, !tbaa !43
  %47 = getelementptr inbounds nuw %class.Shape, ptr %11, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %9, i64 12, i1 false), !tbaa.struct !44
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %58

48:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %49 = getelementptr inbounds nuw %struct.Ring, ptr %10, i32 0, i32 0
  %50 = load ptr, ptr %6, align 8, !tbaa !11
  %51 = getelementptr inbounds float, ptr %50, i64 0
  %52 = load float, ptr %51, align 4, !tbaa !13
  store float %52, ptr %49, align 4, !tbaa !45
  %53 = getelementptr inbounds nuw %struct.Ring, ptr %10, i32 0, i32 1
  %54 = load ptr, ptr %6, align 8, !tbaa !11
  %55 = getelementptr inbounds float, ptr %54, i64 1
  %56 = load float, ptr %55, align 4, !tbaa !13
  store float %56, ptr %53, align 4, !tbaa !47
  %57 = getelementptr inbounds nuw %class.Shape, ptr %11, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %10, i64 8, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %58

58:                                               ; preds = %48, %31, %21, %15
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4AreaclERK6Circle(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !19
  store ptr %1, ptr %4, align 8, !tbaa !48
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !48, !nonnull !23, !align !50
  %7 = getelementptr inbounds nuw %struct.Circle, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !33
  %9 = fmul contract float 0x400921FB60000000, %8
  %10 = load ptr, ptr %4, align 8, !tbaa !48, !nonnull !23, !align !50
  %11 = getelementptr inbounds nuw %struct.Circle, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4, !tbaa !33
  %13 = fmul contract float %9, %12
  ret float %13
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4AreaclERK3Box(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !19
  store ptr %1, ptr %4, align 8, !tbaa !51
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8, !tbaa !51, !nonnull !23, !align !50
  %7 = getelementptr inbounds nuw %struct.Box, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !36
  %9 = load ptr, ptr %4, align 8, !tbaa !51, !nonnull !23, !align !50
  %10 = getelementptr inbounds nuw %struct.Box, ptr %9, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !38
  %12 = fmul contract float %8, %11
  ret float %12
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4AreaclERK8Triangle(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !19
  store ptr %1, ptr %4, align 8, !tbaa !53
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %7 = load ptr, ptr %4, align 8, !tbaa !53, !nonnull !23, !align !50
  %8 = getelementptr inbounds nuw %struct.Triangle, ptr %7, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !40
  %10 = load ptr, ptr %4, align 8, !tbaa !53, !nonnull !23, !align !50
  %11 = getelementptr inbounds nuw %struct.Triangle, ptr %10, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !42
  %13 = fadd contract float %9, %12
  %14 = load ptr, ptr %4, align 8, !tbaa !53, !nonnull !23, !align !50
  %15 = getelementptr inbounds nuw %struct.Triangle, ptr %14, i32 0, i32 2
  %16 = load float, ptr %15, align 4, !tbaa !43
  %17 = fadd contract float %13, %16
  %18 = fdiv contract float %17, 2.000000e+00
  store float %18, ptr %5, align 4, !tbaa !13
  %19 = load float, ptr %5, align 4, !tbaa !13
  %20 = load float, ptr %5, align 4, !tbaa !13
  %21 = load ptr, ptr %4, align 8, !tbaa !53, !nonnull !23, !align !50
  %22 = getelementptr inbounds nuw %struct.Triangle, ptr %21, i32 0, i32 0
  %23 = load float, ptr %22, align 4, !tbaa !40
  %24 = fsub contract float %20, %23
  %25 = fmul contract float %19, %24
  %26 = load float, ptr %5, align 4, !tbaa !13
  %27 = load ptr, ptr %4, align 8, !tbaa !53, !nonnull !23, !align !50
  %28 = getelementptr inbounds nuw %struct.Triangle, ptr %27, i32 0, i32 1
  %29 = load float, ptr %28, align 4, !tbaa !42
  %30 = fsub contract float %26, %29
  %31 = fmul contract float %25, %30
  %32 = load float, ptr %5, align 4, !tbaa !13
  %33 = load ptr, ptr %4, align 8, !tbaa !53, !nonnull !23, !align !50
  %34 = getelementptr inbounds nuw %struct.Triangle, ptr %33, i32 0, i32 2
  %35 = load float, ptr %34, align 4, !tbaa !43
  %36 = fsub contract float %32, %35
  %37 = fmul contract float %31, %36
  %38 = call contract float @llvm.sqrt.f32(float %37)
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret float %38
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4AreaclERK4Ring(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !19
  store ptr %1, ptr %4, align 8, !tbaa !55
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %7 = load ptr, ptr %4, align 8, !tbaa !55, !nonnull !23, !align !50
  %8 = getelementptr inbounds nuw %struct.Ring, ptr %7, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !45
  %10 = load ptr, ptr %4, align 8, !tbaa !55, !nonnull !23, !align !50
  %11 = getelementptr inbounds nuw %struct.Ring, ptr %10, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !47
  %13 = fadd contract float %9, %12
  store float %13, ptr %5, align 4, !tbaa !13
  %14 = load float, ptr %5, align 4, !tbaa !13
  %15 = load float, ptr %5, align 4, !tbaa !13
  %16 = fmul contract float %14, %15
  %17 = load ptr, ptr %4, align 8, !tbaa !55, !nonnull !23, !align !50
  %18 = getelementptr inbounds nuw %struct.Ring, ptr %17, i32 0, i32 0
  %19 = load float, ptr %18, align 4, !tbaa !45
  %20 = load ptr, ptr %4, align 8, !tbaa !55, !nonnull !23, !align !50
  %21 = getelementptr inbounds nuw %struct.Ring, ptr %20, i32 0, i32 0
  %22 = load float, ptr %21, align 4, !tbaa !45
  %23 = fmul contract float %19, %22
  %24 = fsub contract float %16, %23
  %25 = fmul contract float 0x400921FB60000000, %24
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret float %25
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5StackILi8EEC2Ev(ptr noundef nonnull align 4 dereferenceable(36) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !29
  %4 = load ptr, ptr %2, align 8
  %5 = getelementptr inbounds nuw %class.Stack, ptr %4, i32 0, i32 1
  store i32 0, ptr %5, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %6 = getelementptr inbounds nuw %class.Stack, ptr %4, i32 0, i32 0
  %7 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  store ptr %7, ptr %3, align 8, !tbaa !8
  br label %8

8:                                                ; preds = %17, %1
  %9 = load ptr, ptr %3, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw %class.Stack, ptr %4, i32 0, i32 0
  %11 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 0
  %12 = getelementptr inbounds i32, ptr %11, i64 8
  %13 = icmp ne ptr %9, %12
  br i1 %13, label %15, label %14

14:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #8
  br label %20

15:                                               ; preds = %8
  %16 = load ptr, ptr %3, align 8, !tbaa !8
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %15
  %18 = load ptr, ptr %3, align 8, !tbaa !8
  %19 = getelementptr inbounds nuw i32, ptr %18, i32 1
  store ptr %19, ptr %3, align 8, !tbaa !8
  br label %8, !llvm.loop !57

20:                                               ; preds = %14
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ13stack_machineENKUliiE_clEii(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #7 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !58
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = add nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ13stack_machineENKUliiE0_clEii(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #7 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !58
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = sub nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ13stack_machineENKUliiE1_clEii(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #7 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !58
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = mul nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ13stack_machineENKUliiE2_clEii(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #7 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !58
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4, !tbaa !4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = sdiv i32 %11, %12
  br label %15

14:                                               ; preds = %3
  br label %15

15:                                               ; preds = %14, %10
  %16 = phi i32 [ %13, %10 ], [ 0, %14 ]
  ret i32 %16
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal noundef i32 @_ZZ13stack_machineENKUliiE3_clEii(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1, i32 noundef %2) #7 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !58
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = icmp sgt i32 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = load i32, ptr %5, align 4, !tbaa !4
  br label %15

13:                                               ; preds = %3
  %14 = load i32, ptr %6, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i32 [ %12, %11 ], [ %14, %13 ]
  ret i32 %16
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5Shape", !10, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 _ZTS4Area", !10, i64 0}
!21 = !{!22, !5, i64 0}
!22 = !{!"_ZTS5Shape", !5, i64 0, !6, i64 4}
!23 = !{}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 omnipotent char", !10, i64 0}
!26 = !{!6, !6, i64 0}
!27 = distinct !{!27, !16}
!28 = distinct !{!28, !16}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 _ZTS5StackILi8EE", !10, i64 0}
!31 = !{!32, !5, i64 32}
!32 = !{!"_ZTS5StackILi8EE", !6, i64 0, !5, i64 32}
!33 = !{!34, !14, i64 0}
!34 = !{!"_ZTS6Circle", !14, i64 0}
!35 = !{i64 0, i64 4, !13}
!36 = !{!37, !14, i64 0}
!37 = !{!"_ZTS3Box", !14, i64 0, !14, i64 4}
!38 = !{!37, !14, i64 4}
!39 = !{i64 0, i64 4, !13, i64 4, i64 4, !13}
!40 = !{!41, !14, i64 0}
!41 = !{!"_ZTS8Triangle", !14, i64 0, !14, i64 4, !14, i64 8}
!42 = !{!41, !14, i64 4}
!43 = !{!41, !14, i64 8}
!44 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13}
!45 = !{!46, !14, i64 0}
!46 = !{!"_ZTS4Ring", !14, i64 0, !14, i64 4}
!47 = !{!46, !14, i64 4}
!48 = !{!49, !49, i64 0}
!49 = !{!"p1 _ZTS6Circle", !10, i64 0}
!50 = !{i64 4}
!51 = !{!52, !52, i64 0}
!52 = !{!"p1 _ZTS3Box", !10, i64 0}
!53 = !{!54, !54, i64 0}
!54 = !{!"p1 _ZTS8Triangle", !10, i64 0}
!55 = !{!56, !56, i64 0}
!56 = !{!"p1 _ZTS4Ring", !10, i64 0}
!57 = distinct !{!57, !16}
!58 = !{!10, !10, i64 0}
