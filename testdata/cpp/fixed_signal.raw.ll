; ModuleID = 'fixed_signal.cu'
source_filename = "fixed_signal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.CosineTable = type { [8 x [8 x float]] }
%class.Biquad = type { %class.Fixed, %class.Fixed, %class.Fixed, %class.Fixed, %class.Fixed, %class.Fixed.0, %class.Fixed.0, %class.Fixed.0, %class.Fixed.0 }
%class.Fixed = type { i16 }
%class.Fixed.0 = type { i16 }
%"struct.Fixed<15>::Raw" = type { i8 }
%struct.Complex = type { float, float }
%"struct.Fixed<14>::Raw" = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN6BiquadC1Eiiiii = comdat any

$_ZN6Biquad4nextE5FixedILi15EE = comdat any

$_ZN5FixedILi15EE3rawEi = comdat any

$_ZNK5FixedILi15EE4bitsEv = comdat any

$_ZNK7ComplexmlES_ = comdat any

$_ZN6BiquadC2Eiiiii = comdat any

$_ZN5FixedILi14EE3rawEi = comdat any

$_ZN5FixedILi15EEC1Ev = comdat any

$_ZN5FixedILi14EEC1ENS0_3RawEi = comdat any

$_ZN5FixedILi14EEC2ENS0_3RawEi = comdat any

$_ZN5FixedILi15EEC2Ev = comdat any

$_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE = comdat any

$_ZNK5FixedILi15EEplES0_ = comdat any

$_ZNK5FixedILi15EEmiES0_ = comdat any

$_ZNK5FixedILi14EE4bitsEv = comdat any

$_ZN5FixedILi15EEC1ENS0_3RawEi = comdat any

$_ZN5FixedILi15EEC2ENS0_3RawEi = comdat any

$_ZNK7ComplexplES_ = comdat any

$_ZNK7ComplexmiES_ = comdat any

$_ZNK7Complex6turnedEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ13cosine_blocksE5block = internal addrspace(3) global [4 x [8 x [9 x float]]] undef, align 4
@__const._ZL6root16i.c = private unnamed_addr constant [5 x float] [float 1.000000e+00, float 0x3FED906BC0000000, float 0x3FE6A09E60000000, float 0x3FD87DE2A0000000, float 0.000000e+00], align 4
@__const._ZL11transformedILi9EEvPf.table = private unnamed_addr constant %struct.CosineTable { [8 x [8 x float]] [[8 x float] [float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FDF6297C0000000, float 0x3FDA9B6620000000, float 0x3FD1C73B40000000, float 0x3FB8F8B840000000, float 0xBFB8F8B840000000, float 0xBFD1C73B40000000, float 0xBFDA9B6620000000, float 0xBFDF6297C0000000], [8 x float] [float 0x3FDD906BC0000000, float 0x3FC87DE2A0000000, float 0xBFC87DE2A0000000, float 0xBFDD906BC0000000, float 0xBFDD906BC0000000, float 0xBFC87DE2A0000000, float 0x3FC87DE2A0000000, float 0x3FDD906BC0000000], [8 x float] [float 0x3FDA9B6620000000, float 0xBFB8F8B840000000, float 0xBFDF6297C0000000, float 0xBFD1C73B40000000, float 0x3FD1C73B40000000, float 0x3FDF6297C0000000, float 0x3FB8F8B840000000, float 0xBFDA9B6620000000], [8 x float] [float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FD1C73B40000000, float 0xBFDF6297C0000000, float 0x3FB8F8B840000000, float 0x3FDA9B6620000000, float 0xBFDA9B6620000000, float 0xBFB8F8B840000000, float 0x3FDF6297C0000000, float 0xBFD1C73B40000000], [8 x float] [float 0x3FC87DE2A0000000, float 0xBFDD906BC0000000, float 0x3FDD906BC0000000, float 0xBFC87DE2A0000000, float 0xBFC87DE2A0000000, float 0x3FDD906BC0000000, float 0xBFDD906BC0000000, float 0x3FC87DE2A0000000], [8 x float] [float 0x3FB8F8B840000000, float 0xBFD1C73B40000000, float 0x3FDA9B6620000000, float 0xBFDF6297C0000000, float 0x3FDF6297C0000000, float 0xBFDA9B6620000000, float 0x3FD1C73B40000000, float 0xBFB8F8B840000000]] }, align 4
@__const._ZL11transformedILi1EEvPf.table = private unnamed_addr constant %struct.CosineTable { [8 x [8 x float]] [[8 x float] [float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FDF6297C0000000, float 0x3FDA9B6620000000, float 0x3FD1C73B40000000, float 0x3FB8F8B840000000, float 0xBFB8F8B840000000, float 0xBFD1C73B40000000, float 0xBFDA9B6620000000, float 0xBFDF6297C0000000], [8 x float] [float 0x3FDD906BC0000000, float 0x3FC87DE2A0000000, float 0xBFC87DE2A0000000, float 0xBFDD906BC0000000, float 0xBFDD906BC0000000, float 0xBFC87DE2A0000000, float 0x3FC87DE2A0000000, float 0x3FDD906BC0000000], [8 x float] [float 0x3FDA9B6620000000, float 0xBFB8F8B840000000, float 0xBFDF6297C0000000, float 0xBFD1C73B40000000, float 0x3FD1C73B40000000, float 0x3FDF6297C0000000, float 0x3FB8F8B840000000, float 0xBFDA9B6620000000], [8 x float] [float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FD1C73B40000000, float 0xBFDF6297C0000000, float 0x3FB8F8B840000000, float 0x3FDA9B6620000000, float 0xBFDA9B6620000000, float 0xBFB8F8B840000000, float 0x3FDF6297C0000000, float 0xBFD1C73B40000000], [8 x float] [float 0x3FC87DE2A0000000, float 0xBFDD906BC0000000, float 0x3FDD906BC0000000, float 0xBFC87DE2A0000000, float 0xBFC87DE2A0000000, float 0x3FDD906BC0000000, float 0xBFDD906BC0000000, float 0x3FC87DE2A0000000], [8 x float] [float 0x3FB8F8B840000000, float 0xBFD1C73B40000000, float 0x3FDA9B6620000000, float 0xBFDF6297C0000000, float 0x3FDF6297C0000000, float 0xBFDA9B6620000000, float 0x3FD1C73B40000000, float 0xBFB8F8B840000000]] }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @biquad_bank(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %class.Biquad, align 2
  %9 = alloca %class.Biquad, align 2
  %10 = alloca i32, align 4
  %11 = alloca %class.Fixed.0, align 2
  %12 = alloca %class.Fixed.0, align 2
  %13 = alloca %class.Fixed.0, align 2
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %15 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %19 = load i32, ptr %7, align 4, !tbaa !4
  %20 = mul nsw i32 10, %19
  %21 = add nsw i32 4000, %20
  call void @_ZN6BiquadC1Eiiiii(ptr noundef nonnull align 2 dereferenceable(18) %8, i32 noundef %21, i32 noundef 8000, i32 noundef 4000, i32 noundef -9000, i32 noundef 3000) #8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = mul nsw i32 20, %22
  %24 = add nsw i32 -15000, %23
  call void @_ZN6BiquadC1Eiiiii(ptr noundef nonnull align 2 dereferenceable(18) %9, i32 noundef 12000, i32 noundef -12000, i32 noundef 0, i32 noundef %24, i32 noundef 0) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %59, %3
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = load i32, ptr %6, align 4, !tbaa !4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %62

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %31 = load ptr, ptr %4, align 8, !tbaa !8
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = load i32, ptr %6, align 4, !tbaa !4
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i16, ptr %31, i64 %37
  %39 = load i16, ptr %38, align 2, !tbaa !11
  %40 = sext i16 %39 to i32
  %41 = call %class.Fixed.0 @_ZN5FixedILi15EE3rawEi(i32 noundef %40) #8
  %42 = getelementptr inbounds nuw %class.Fixed.0, ptr %13, i32 0, i32 0
  %43 = extractvalue %class.Fixed.0 %41, 0
  store i16 %43, ptr %42, align 2
  %44 = call %class.Fixed.0 @_ZN6Biquad4nextE5FixedILi15EE(ptr noundef nonnull align 2 dereferenceable(18) %8, ptr noundef byval(%class.Fixed.0) align 2 %13) #8
  %45 = getelementptr inbounds nuw %class.Fixed.0, ptr %12, i32 0, i32 0
  %46 = extractvalue %class.Fixed.0 %44, 0
  store i16 %46, ptr %45, align 2
  %47 = call %class.Fixed.0 @_ZN6Biquad4nextE5FixedILi15EE(ptr noundef nonnull align 2 dereferenceable(18) %9, ptr noundef byval(%class.Fixed.0) align 2 %12) #8
  %48 = getelementptr inbounds nuw %class.Fixed.0, ptr %11, i32 0, i32 0
  %49 = extractvalue %class.Fixed.0 %47, 0
  store i16 %49, ptr %48, align 2
  %50 = call noundef signext i16 @_ZNK5FixedILi15EE4bitsEv(ptr noundef nonnull align 2 dereferenceable(2) %11) #8
  %51 = load ptr, ptr %5, align 8, !tbaa !8
  %52 = load i32, ptr %7, align 4, !tbaa !4
  %53 = load i32, ptr %6, align 4, !tbaa !4
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %10, align 4, !tbaa !4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i16, ptr %51, i64 %57
  store i16 %50, ptr %58, align 2, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %59

59:                                               ; preds = %30
  %60 = load i32, ptr %10, align 4, !tbaa !4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %10, align 4, !tbaa !4
  br label %25, !llvm.loop !13

62:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
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
define linkonce_odr dso_local void @_ZN6BiquadC1Eiiiii(ptr noundef nonnull align 2 dereferenceable(18) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #3 comdat align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !15
  store i32 %1, ptr %8, align 4, !tbaa !4
  store i32 %2, ptr %9, align 4, !tbaa !4
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  %13 = load ptr, ptr %7, align 8
  %14 = load i32, ptr %8, align 4, !tbaa !4
  %15 = load i32, ptr %9, align 4, !tbaa !4
  %16 = load i32, ptr %10, align 4, !tbaa !4
  %17 = load i32, ptr %11, align 4, !tbaa !4
  %18 = load i32, ptr %12, align 4, !tbaa !4
  call void @_ZN6BiquadC2Eiiiii(ptr noundef nonnull align 2 dereferenceable(18) %13, i32 noundef %14, i32 noundef %15, i32 noundef %16, i32 noundef %17, i32 noundef %18) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %class.Fixed.0 @_ZN6Biquad4nextE5FixedILi15EE(ptr noundef nonnull align 2 dereferenceable(18) %0, ptr noundef byval(%class.Fixed.0) align 2 %1) #3 comdat align 2 {
  %3 = alloca %class.Fixed.0, align 2
  %4 = alloca ptr, align 8
  %5 = alloca %class.Fixed.0, align 2
  %6 = alloca %class.Fixed.0, align 2
  %7 = alloca %class.Fixed.0, align 2
  %8 = alloca %class.Fixed.0, align 2
  %9 = alloca %class.Fixed, align 2
  %10 = alloca %class.Fixed.0, align 2
  %11 = alloca %class.Fixed, align 2
  %12 = alloca %class.Fixed.0, align 2
  %13 = alloca %class.Fixed, align 2
  %14 = alloca %class.Fixed.0, align 2
  %15 = alloca %class.Fixed, align 2
  %16 = alloca %class.Fixed.0, align 2
  %17 = alloca %class.Fixed, align 2
  store ptr %0, ptr %4, align 8, !tbaa !15
  %18 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %19 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %9, ptr align 2 %19, i64 2, i1 false), !tbaa.struct !17
  %20 = call %class.Fixed.0 @_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE(ptr noundef nonnull align 2 dereferenceable(2) %1, ptr noundef byval(%class.Fixed) align 2 %9) #8
  %21 = getelementptr inbounds nuw %class.Fixed.0, ptr %8, i32 0, i32 0
  %22 = extractvalue %class.Fixed.0 %20, 0
  store i16 %22, ptr %21, align 2
  %23 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 5
  %24 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %11, ptr align 2 %24, i64 2, i1 false), !tbaa.struct !17
  %25 = call %class.Fixed.0 @_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE(ptr noundef nonnull align 2 dereferenceable(2) %23, ptr noundef byval(%class.Fixed) align 2 %11) #8
  %26 = getelementptr inbounds nuw %class.Fixed.0, ptr %10, i32 0, i32 0
  %27 = extractvalue %class.Fixed.0 %25, 0
  store i16 %27, ptr %26, align 2
  %28 = call %class.Fixed.0 @_ZNK5FixedILi15EEplES0_(ptr noundef nonnull align 2 dereferenceable(2) %8, ptr noundef byval(%class.Fixed.0) align 2 %10) #8
  %29 = getelementptr inbounds nuw %class.Fixed.0, ptr %7, i32 0, i32 0
  %30 = extractvalue %class.Fixed.0 %28, 0
  store i16 %30, ptr %29, align 2
  %31 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 6
  %32 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %13, ptr align 2 %32, i64 2, i1 false), !tbaa.struct !17
  %33 = call %class.Fixed.0 @_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE(ptr noundef nonnull align 2 dereferenceable(2) %31, ptr noundef byval(%class.Fixed) align 2 %13) #8
  %34 = getelementptr inbounds nuw %class.Fixed.0, ptr %12, i32 0, i32 0
  %35 = extractvalue %class.Fixed.0 %33, 0
  store i16 %35, ptr %34, align 2
  %36 = call %class.Fixed.0 @_ZNK5FixedILi15EEplES0_(ptr noundef nonnull align 2 dereferenceable(2) %7, ptr noundef byval(%class.Fixed.0) align 2 %12) #8
  %37 = getelementptr inbounds nuw %class.Fixed.0, ptr %6, i32 0, i32 0
  %38 = extractvalue %class.Fixed.0 %36, 0
  store i16 %38, ptr %37, align 2
  %39 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 7
  %40 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %15, ptr align 2 %40, i64 2, i1 false), !tbaa.struct !17
  %41 = call %class.Fixed.0 @_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE(ptr noundef nonnull align 2 dereferenceable(2) %39, ptr noundef byval(%class.Fixed) align 2 %15) #8
  %42 = getelementptr inbounds nuw %class.Fixed.0, ptr %14, i32 0, i32 0
  %43 = extractvalue %class.Fixed.0 %41, 0
  store i16 %43, ptr %42, align 2
  %44 = call %class.Fixed.0 @_ZNK5FixedILi15EEmiES0_(ptr noundef nonnull align 2 dereferenceable(2) %6, ptr noundef byval(%class.Fixed.0) align 2 %14) #8
  %45 = getelementptr inbounds nuw %class.Fixed.0, ptr %5, i32 0, i32 0
  %46 = extractvalue %class.Fixed.0 %44, 0
  store i16 %46, ptr %45, align 2
  %47 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 8
  %48 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %17, ptr align 2 %48, i64 2, i1 false), !tbaa.struct !17
  %49 = call %class.Fixed.0 @_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE(ptr noundef nonnull align 2 dereferenceable(2) %47, ptr noundef byval(%class.Fixed) align 2 %17) #8
  %50 = getelementptr inbounds nuw %class.Fixed.0, ptr %16, i32 0, i32 0
  %51 = extractvalue %class.Fixed.0 %49, 0
  store i16 %51, ptr %50, align 2
  %52 = call %class.Fixed.0 @_ZNK5FixedILi15EEmiES0_(ptr noundef nonnull align 2 dereferenceable(2) %5, ptr noundef byval(%class.Fixed.0) align 2 %16) #8
  %53 = getelementptr inbounds nuw %class.Fixed.0, ptr %3, i32 0, i32 0
  %54 = extractvalue %class.Fixed.0 %52, 0
  store i16 %54, ptr %53, align 2
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  %55 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 5
  %56 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 6
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %56, ptr align 2 %55, i64 2, i1 false), !tbaa.struct !17
  %57 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %57, ptr align 2 %1, i64 2, i1 false), !tbaa.struct !17
  %58 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 7
  %59 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %59, ptr align 2 %58, i64 2, i1 false), !tbaa.struct !17
  %60 = getelementptr inbounds nuw %class.Biquad, ptr %18, i32 0, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %60, ptr align 2 %3, i64 2, i1 false), !tbaa.struct !17
  %61 = load %class.Fixed.0, ptr %3, align 2
  ret %class.Fixed.0 %61
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %class.Fixed.0 @_ZN5FixedILi15EE3rawEi(i32 noundef %0) #3 comdat align 2 {
  %2 = alloca %class.Fixed.0, align 2
  %3 = alloca i32, align 4
  %4 = alloca %"struct.Fixed<15>::Raw", align 1
  store i32 %0, ptr %3, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  call void @_ZN5FixedILi15EEC1ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %2, ptr noundef byval(%"struct.Fixed<15>::Raw") align 1 %4, i32 noundef %5) #8
  %6 = load %class.Fixed.0, ptr %2, align 2
  ret %class.Fixed.0 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef signext i16 @_ZNK5FixedILi15EE4bitsEv(ptr noundef nonnull align 2 dereferenceable(2) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Fixed.0, ptr %3, i32 0, i32 0
  %5 = load i16, ptr %4, align 2, !tbaa !20
  ret i16 %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cosine_blocks(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !22
  store ptr %1, ptr %4, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %11, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = sdiv i32 %12, 8
  store i32 %13, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = srem i32 %14, 8
  store i32 %15, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %16 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %17 = mul i32 %16, 4
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = add i32 %17, %18
  %20 = mul i32 %19, 64
  store i32 %20, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %45, %2
  %22 = load i32, ptr %9, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 8
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %48

25:                                               ; preds = %21
  %26 = load ptr, ptr %3, align 8, !tbaa !22
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = load i32, ptr %9, align 4, !tbaa !4
  %29 = mul nsw i32 8, %28
  %30 = add nsw i32 %27, %29
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %26, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !24
  %36 = load i32, ptr %6, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x [8 x [9 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13cosine_blocksE5block to ptr), i64 0, i64 %37
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [8 x [9 x float]], ptr %38, i64 0, i64 %40
  %42 = load i32, ptr %7, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [9 x float], ptr %41, i64 0, i64 %43
  store float %35, ptr %44, align 4, !tbaa !24
  br label %45

45:                                               ; preds = %25
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %9, align 4, !tbaa !4
  br label %21, !llvm.loop !26

48:                                               ; preds = %24
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %49 = load i32, ptr %6, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x [8 x [9 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13cosine_blocksE5block to ptr), i64 0, i64 %50
  %52 = getelementptr inbounds [8 x [9 x float]], ptr %51, i64 0, i64 0
  %53 = load i32, ptr %7, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [9 x float], ptr %52, i64 0, i64 %54
  call void @_ZL11transformedILi9EEvPf(ptr noundef %55) #8
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %56 = load i32, ptr %6, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x [8 x [9 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13cosine_blocksE5block to ptr), i64 0, i64 %57
  %59 = load i32, ptr %7, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [8 x [9 x float]], ptr %58, i64 0, i64 %60
  %62 = getelementptr inbounds [9 x float], ptr %61, i64 0, i64 0
  call void @_ZL11transformedILi1EEvPf(ptr noundef %62) #8
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %87, %48
  %64 = load i32, ptr %10, align 4, !tbaa !4
  %65 = icmp slt i32 %64, 8
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %90

67:                                               ; preds = %63
  %68 = load i32, ptr %6, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [4 x [8 x [9 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ13cosine_blocksE5block to ptr), i64 0, i64 %69
  %71 = load i32, ptr %10, align 4, !tbaa !4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [8 x [9 x float]], ptr %70, i64 0, i64 %72
  %74 = load i32, ptr %7, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [9 x float], ptr %73, i64 0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !24
  %78 = load ptr, ptr %4, align 8, !tbaa !22
  %79 = load i32, ptr %8, align 4, !tbaa !4
  %80 = load i32, ptr %10, align 4, !tbaa !4
  %81 = mul nsw i32 8, %80
  %82 = add nsw i32 %79, %81
  %83 = load i32, ptr %7, align 4, !tbaa !4
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %78, i64 %85
  store float %77, ptr %86, align 4, !tbaa !24
  br label %87

87:                                               ; preds = %67
  %88 = load i32, ptr %10, align 4, !tbaa !4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %10, align 4, !tbaa !4
  br label %63, !llvm.loop !27

90:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #4

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL11transformedILi9EEvPf(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.CosineTable, align 4
  %4 = alloca [8 x float], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const._ZL11transformedILi9EEvPf.table, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %46, %1
  %10 = load i32, ptr %5, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 8
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %49

13:                                               ; preds = %9
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %15
  store float 0.000000e+00, ptr %16, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %42, %13
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %45

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.CosineTable, ptr %3, i32 0, i32 0
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [8 x [8 x float]], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [8 x float], ptr %25, i64 0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !24
  %30 = load ptr, ptr %2, align 8, !tbaa !22
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = mul nsw i32 %31, 9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %30, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !24
  %36 = fmul contract float %29, %35
  %37 = load i32, ptr %5, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !24
  %41 = fadd contract float %40, %36
  store float %41, ptr %39, align 4, !tbaa !24
  br label %42

42:                                               ; preds = %21
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %7, align 4, !tbaa !4
  br label %17, !llvm.loop !28

45:                                               ; preds = %20
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %5, align 4, !tbaa !4
  br label %9, !llvm.loop !30

49:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %64, %49
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = icmp slt i32 %51, 8
  br i1 %52, label %54, label %53

53:                                               ; preds = %50
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %67

54:                                               ; preds = %50
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !24
  %59 = load ptr, ptr %2, align 8, !tbaa !22
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = mul nsw i32 %60, 9
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %59, i64 %62
  store float %58, ptr %63, align 4, !tbaa !24
  br label %64

64:                                               ; preds = %54
  %65 = load i32, ptr %8, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %8, align 4, !tbaa !4
  br label %50, !llvm.loop !31

67:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL11transformedILi1EEvPf(ptr noundef %0) #3 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.CosineTable, align 4
  %4 = alloca [8 x float], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 @__const._ZL11transformedILi1EEvPf.table, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %46, %1
  %10 = load i32, ptr %5, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 8
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %49

13:                                               ; preds = %9
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %15
  store float 0.000000e+00, ptr %16, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %42, %13
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %45

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw %struct.CosineTable, ptr %3, i32 0, i32 0
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [8 x [8 x float]], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [8 x float], ptr %25, i64 0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !24
  %30 = load ptr, ptr %2, align 8, !tbaa !22
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = mul nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %30, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !24
  %36 = fmul contract float %29, %35
  %37 = load i32, ptr %5, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !24
  %41 = fadd contract float %40, %36
  store float %41, ptr %39, align 4, !tbaa !24
  br label %42

42:                                               ; preds = %21
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %7, align 4, !tbaa !4
  br label %17, !llvm.loop !32

45:                                               ; preds = %20
  br label %46

46:                                               ; preds = %45
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %5, align 4, !tbaa !4
  br label %9, !llvm.loop !33

49:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %64, %49
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = icmp slt i32 %51, 8
  br i1 %52, label %54, label %53

53:                                               ; preds = %50
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %67

54:                                               ; preds = %50
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [8 x float], ptr %4, i64 0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !24
  %59 = load ptr, ptr %2, align 8, !tbaa !22
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = mul nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %59, i64 %62
  store float %58, ptr %63, align 4, !tbaa !24
  br label %64

64:                                               ; preds = %54
  %65 = load i32, ptr %8, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %8, align 4, !tbaa !4
  br label %50, !llvm.loop !34

67:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fourier16(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x %struct.Complex], align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Complex, align 4
  %14 = alloca %struct.Complex, align 4
  %15 = alloca %struct.Complex, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  store ptr %1, ptr %4, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %20 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %39, %2
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %42

28:                                               ; preds = %24
  %29 = load ptr, ptr %3, align 8, !tbaa !35
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = mul nsw i32 %30, 32
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.Complex, ptr %29, i64 %34
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [16 x %struct.Complex], ptr %6, i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %35, i64 8, i1 false), !tbaa.struct !37
  br label %39

39:                                               ; preds = %28
  %40 = load i32, ptr %7, align 4, !tbaa !4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %7, align 4, !tbaa !4
  br label %24, !llvm.loop !38

42:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %43

43:                                               ; preds = %50, %42
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %53

47:                                               ; preds = %43
  %48 = getelementptr inbounds [16 x %struct.Complex], ptr %6, i64 0, i64 0
  %49 = load i32, ptr %8, align 4, !tbaa !4
  call void @_ZL8fourier4ILi16EEvP7Complexi(ptr noundef %48, i32 noundef %49) #8
  br label %50

50:                                               ; preds = %47
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %8, align 4, !tbaa !4
  br label %43, !llvm.loop !39

53:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 1, ptr %9, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %101, %53
  %55 = load i32, ptr %9, align 4, !tbaa !4
  %56 = icmp slt i32 %55, 4
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %104

58:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 1, ptr %11, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %97, %58
  %60 = load i32, ptr %11, align 4, !tbaa !4
  %61 = icmp slt i32 %60, 4
  br i1 %61, label %63, label %62

62:                                               ; preds = %59
  store i32 11, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %100

63:                                               ; preds = %59
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %64 = load i32, ptr %11, align 4, !tbaa !4
  %65 = load i32, ptr %9, align 4, !tbaa !4
  %66 = mul nsw i32 %64, %65
  store i32 %66, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %67 = load i32, ptr %12, align 4, !tbaa !4
  %68 = icmp eq i32 %67, 9
  br i1 %68, label %69, label %72

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 0
  store float 0xBFED906BC0000000, ptr %70, align 4, !tbaa !40
  %71 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 1
  store float 0x3FD87DE2A0000000, ptr %71, align 4, !tbaa !42
  br label %79

72:                                               ; preds = %63
  %73 = load i32, ptr %12, align 4, !tbaa !4
  %74 = call %struct.Complex @_ZL6root16i(i32 noundef %73) #8
  %75 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 0
  %76 = extractvalue %struct.Complex %74, 0
  store float %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 1
  %78 = extractvalue %struct.Complex %74, 1
  store float %78, ptr %77, align 4
  br label %79

79:                                               ; preds = %72, %69
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %80 = load i32, ptr %9, align 4, !tbaa !4
  %81 = mul nsw i32 4, %80
  %82 = load i32, ptr %11, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x %struct.Complex], ptr %6, i64 0, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !37
  %86 = call %struct.Complex @_ZNK7ComplexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %85, ptr noundef byval(%struct.Complex) align 4 %15) #8
  %87 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 0
  %88 = extractvalue %struct.Complex %86, 0
  store float %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Complex, ptr %14, i32 0, i32 1
  %90 = extractvalue %struct.Complex %86, 1
  store float %90, ptr %89, align 4
  %91 = load i32, ptr %9, align 4, !tbaa !4
  %92 = mul nsw i32 4, %91
  %93 = load i32, ptr %11, align 4, !tbaa !4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [16 x %struct.Complex], ptr %6, i64 0, i64 %95
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %96, ptr align 4 %14, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %97

97:                                               ; preds = %79
  %98 = load i32, ptr %11, align 4, !tbaa !4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %11, align 4, !tbaa !4
  br label %59, !llvm.loop !43

100:                                              ; preds = %62
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %9, align 4, !tbaa !4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %9, align 4, !tbaa !4
  br label %54, !llvm.loop !44

104:                                              ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %105

105:                                              ; preds = %115, %104
  %106 = load i32, ptr %16, align 4, !tbaa !4
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 14, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %118

109:                                              ; preds = %105
  %110 = getelementptr inbounds [16 x %struct.Complex], ptr %6, i64 0, i64 0
  %111 = load i32, ptr %16, align 4, !tbaa !4
  %112 = mul nsw i32 4, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds %struct.Complex, ptr %110, i64 %113
  call void @_ZL8fourier4ILi4EEvP7Complexi(ptr noundef %114, i32 noundef 0) #8
  br label %115

115:                                              ; preds = %109
  %116 = load i32, ptr %16, align 4, !tbaa !4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %16, align 4, !tbaa !4
  br label %105, !llvm.loop !45

118:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %119

119:                                              ; preds = %149, %118
  %120 = load i32, ptr %17, align 4, !tbaa !4
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %123, label %122

122:                                              ; preds = %119
  store i32 17, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #7
  br label %152

123:                                              ; preds = %119
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %124

124:                                              ; preds = %145, %123
  %125 = load i32, ptr %18, align 4, !tbaa !4
  %126 = icmp slt i32 %125, 4
  br i1 %126, label %128, label %127

127:                                              ; preds = %124
  store i32 20, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %148

128:                                              ; preds = %124
  %129 = load i32, ptr %17, align 4, !tbaa !4
  %130 = mul nsw i32 4, %129
  %131 = load i32, ptr %18, align 4, !tbaa !4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [16 x %struct.Complex], ptr %6, i64 0, i64 %133
  %135 = load ptr, ptr %4, align 8, !tbaa !35
  %136 = load i32, ptr %17, align 4, !tbaa !4
  %137 = load i32, ptr %18, align 4, !tbaa !4
  %138 = mul nsw i32 4, %137
  %139 = add nsw i32 %136, %138
  %140 = mul nsw i32 %139, 32
  %141 = load i32, ptr %5, align 4, !tbaa !4
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds %struct.Complex, ptr %135, i64 %143
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %144, ptr align 4 %134, i64 8, i1 false), !tbaa.struct !37
  br label %145

145:                                              ; preds = %128
  %146 = load i32, ptr %18, align 4, !tbaa !4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %18, align 4, !tbaa !4
  br label %124, !llvm.loop !46

148:                                              ; preds = %127
  br label %149

149:                                              ; preds = %148
  %150 = load i32, ptr %17, align 4, !tbaa !4
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %17, align 4, !tbaa !4
  br label %119, !llvm.loop !47

152:                                              ; preds = %122
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8fourier4ILi16EEvP7Complexi(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Complex, align 4
  %10 = alloca %struct.Complex, align 4
  %11 = alloca %struct.Complex, align 4
  %12 = alloca %struct.Complex, align 4
  %13 = alloca %struct.Complex, align 4
  %14 = alloca %struct.Complex, align 4
  %15 = alloca %struct.Complex, align 4
  %16 = alloca %struct.Complex, align 4
  %17 = alloca %struct.Complex, align 4
  %18 = alloca %struct.Complex, align 4
  %19 = alloca %struct.Complex, align 4
  %20 = alloca %struct.Complex, align 4
  %21 = alloca %struct.Complex, align 4
  %22 = alloca %struct.Complex, align 4
  %23 = alloca %struct.Complex, align 4
  %24 = alloca %struct.Complex, align 4
  %25 = alloca %struct.Complex, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %26 = load ptr, ptr %3, align 8, !tbaa !35
  %27 = load i32, ptr %4, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Complex, ptr %26, i64 %28
  store ptr %29, ptr %5, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %30 = load ptr, ptr %3, align 8, !tbaa !35
  %31 = load i32, ptr %4, align 4, !tbaa !4
  %32 = add nsw i32 %31, 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Complex, ptr %30, i64 %33
  store ptr %34, ptr %6, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %35 = load ptr, ptr %3, align 8, !tbaa !35
  %36 = load i32, ptr %4, align 4, !tbaa !4
  %37 = add nsw i32 %36, 8
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Complex, ptr %35, i64 %38
  store ptr %39, ptr %7, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %40 = load ptr, ptr %3, align 8, !tbaa !35
  %41 = load i32, ptr %4, align 4, !tbaa !4
  %42 = add nsw i32 %41, 12
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.Complex, ptr %40, i64 %43
  store ptr %44, ptr %8, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %45 = load ptr, ptr %5, align 8, !tbaa !35, !nonnull !48, !align !49
  %46 = load ptr, ptr %7, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %46, i64 8, i1 false), !tbaa.struct !37
  %47 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %45, ptr noundef byval(%struct.Complex) align 4 %10) #8
  %48 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 0
  %49 = extractvalue %struct.Complex %47, 0
  store float %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 1
  %51 = extractvalue %struct.Complex %47, 1
  store float %51, ptr %50, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %52 = load ptr, ptr %5, align 8, !tbaa !35, !nonnull !48, !align !49
  %53 = load ptr, ptr %7, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %53, i64 8, i1 false), !tbaa.struct !37
  %54 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %52, ptr noundef byval(%struct.Complex) align 4 %12) #8
  %55 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 0
  %56 = extractvalue %struct.Complex %54, 0
  store float %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 1
  %58 = extractvalue %struct.Complex %54, 1
  store float %58, ptr %57, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %59 = load ptr, ptr %6, align 8, !tbaa !35, !nonnull !48, !align !49
  %60 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %60, i64 8, i1 false), !tbaa.struct !37
  %61 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %59, ptr noundef byval(%struct.Complex) align 4 %14) #8
  %62 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 0
  %63 = extractvalue %struct.Complex %61, 0
  store float %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 1
  %65 = extractvalue %struct.Complex %61, 1
  store float %65, ptr %64, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %66 = load ptr, ptr %6, align 8, !tbaa !35, !nonnull !48, !align !49
  %67 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %67, i64 8, i1 false), !tbaa.struct !37
  %68 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %66, ptr noundef byval(%struct.Complex) align 4 %17) #8
  %69 = getelementptr inbounds nuw %struct.Complex, ptr %16, i32 0, i32 0
  %70 = extractvalue %struct.Complex %68, 0
  store float %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Complex, ptr %16, i32 0, i32 1
  %72 = extractvalue %struct.Complex %68, 1
  store float %72, ptr %71, align 4
  %73 = call %struct.Complex @_ZNK7Complex6turnedEv(ptr noundef nonnull align 4 dereferenceable(8) %16) #8
  %74 = getelementptr inbounds nuw %struct.Complex, ptr %15, i32 0, i32 0
  %75 = extractvalue %struct.Complex %73, 0
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Complex, ptr %15, i32 0, i32 1
  %77 = extractvalue %struct.Complex %73, 1
  store float %77, ptr %76, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.start.p0(ptr %18) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !37
  %78 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %9, ptr noundef byval(%struct.Complex) align 4 %19) #8
  %79 = getelementptr inbounds nuw %struct.Complex, ptr %18, i32 0, i32 0
  %80 = extractvalue %struct.Complex %78, 0
  store float %80, ptr %79, align 4
  %81 = getelementptr inbounds nuw %struct.Complex, ptr %18, i32 0, i32 1
  %82 = extractvalue %struct.Complex %78, 1
  store float %82, ptr %81, align 4
  %83 = load ptr, ptr %5, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %83, ptr align 4 %18, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.start.p0(ptr %20) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !37
  %84 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %11, ptr noundef byval(%struct.Complex) align 4 %21) #8
  %85 = getelementptr inbounds nuw %struct.Complex, ptr %20, i32 0, i32 0
  %86 = extractvalue %struct.Complex %84, 0
  store float %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Complex, ptr %20, i32 0, i32 1
  %88 = extractvalue %struct.Complex %84, 1
  store float %88, ptr %87, align 4
  %89 = load ptr, ptr %6, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %89, ptr align 4 %20, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.start.p0(ptr %22) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !37
  %90 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %9, ptr noundef byval(%struct.Complex) align 4 %23) #8
  %91 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 0
  %92 = extractvalue %struct.Complex %90, 0
  store float %92, ptr %91, align 4
  %93 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 1
  %94 = extractvalue %struct.Complex %90, 1
  store float %94, ptr %93, align 4
  %95 = load ptr, ptr %7, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %95, ptr align 4 %22, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.start.p0(ptr %24) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !37
  %96 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %11, ptr noundef byval(%struct.Complex) align 4 %25) #8
  %97 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 0
  %98 = extractvalue %struct.Complex %96, 0
  store float %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 1
  %100 = extractvalue %struct.Complex %96, 1
  store float %100, ptr %99, align 4
  %101 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %101, ptr align 4 %24, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Complex @_ZL6root16i(i32 noundef %0) #3 {
  %2 = alloca %struct.Complex, align 4
  %3 = alloca i32, align 4
  %4 = alloca [5 x float], align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const._ZL6root16i.c, i64 20, i1 false)
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %7 = load i32, ptr %3, align 4, !tbaa !4
  %8 = icmp sle i32 %7, 4
  br i1 %8, label %9, label %14

9:                                                ; preds = %1
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !24
  br label %21

14:                                               ; preds = %1
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = sub nsw i32 8, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !24
  %20 = fneg contract float %19
  br label %21

21:                                               ; preds = %14, %9
  %22 = phi contract float [ %13, %9 ], [ %20, %14 ]
  store float %22, ptr %5, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %23 = load i32, ptr %3, align 4, !tbaa !4
  %24 = icmp sle i32 %23, 4
  br i1 %24, label %25, label %32

25:                                               ; preds = %21
  %26 = load i32, ptr %3, align 4, !tbaa !4
  %27 = sub nsw i32 4, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !24
  %31 = fneg contract float %30
  br label %39

32:                                               ; preds = %21
  %33 = load i32, ptr %3, align 4, !tbaa !4
  %34 = sub nsw i32 %33, 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [5 x float], ptr %4, i64 0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !24
  %38 = fneg contract float %37
  br label %39

39:                                               ; preds = %32, %25
  %40 = phi contract float [ %31, %25 ], [ %38, %32 ]
  store float %40, ptr %6, align 4, !tbaa !24
  %41 = getelementptr inbounds nuw %struct.Complex, ptr %2, i32 0, i32 0
  %42 = load float, ptr %5, align 4, !tbaa !24
  store float %42, ptr %41, align 4, !tbaa !40
  %43 = getelementptr inbounds nuw %struct.Complex, ptr %2, i32 0, i32 1
  %44 = load float, ptr %6, align 4, !tbaa !24
  store float %44, ptr %43, align 4, !tbaa !42
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  %45 = load %struct.Complex, ptr %2, align 4
  ret %struct.Complex %45
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !35
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !40
  %11 = fmul contract float %8, %10
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !42
  %14 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %15 = load float, ptr %14, align 4, !tbaa !42
  %16 = fmul contract float %13, %15
  %17 = fsub contract float %11, %16
  store float %17, ptr %6, align 4, !tbaa !40
  %18 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !40
  %21 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %22 = load float, ptr %21, align 4, !tbaa !42
  %23 = fmul contract float %20, %22
  %24 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !42
  %26 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %27 = load float, ptr %26, align 4, !tbaa !40
  %28 = fmul contract float %25, %27
  %29 = fadd contract float %23, %28
  store float %29, ptr %18, align 4, !tbaa !42
  %30 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %30
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8fourier4ILi4EEvP7Complexi(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Complex, align 4
  %10 = alloca %struct.Complex, align 4
  %11 = alloca %struct.Complex, align 4
  %12 = alloca %struct.Complex, align 4
  %13 = alloca %struct.Complex, align 4
  %14 = alloca %struct.Complex, align 4
  %15 = alloca %struct.Complex, align 4
  %16 = alloca %struct.Complex, align 4
  %17 = alloca %struct.Complex, align 4
  %18 = alloca %struct.Complex, align 4
  %19 = alloca %struct.Complex, align 4
  %20 = alloca %struct.Complex, align 4
  %21 = alloca %struct.Complex, align 4
  %22 = alloca %struct.Complex, align 4
  %23 = alloca %struct.Complex, align 4
  %24 = alloca %struct.Complex, align 4
  %25 = alloca %struct.Complex, align 4
  store ptr %0, ptr %3, align 8, !tbaa !35
  store i32 %1, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %26 = load ptr, ptr %3, align 8, !tbaa !35
  %27 = load i32, ptr %4, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Complex, ptr %26, i64 %28
  store ptr %29, ptr %5, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %30 = load ptr, ptr %3, align 8, !tbaa !35
  %31 = load i32, ptr %4, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.Complex, ptr %30, i64 %33
  store ptr %34, ptr %6, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %35 = load ptr, ptr %3, align 8, !tbaa !35
  %36 = load i32, ptr %4, align 4, !tbaa !4
  %37 = add nsw i32 %36, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.Complex, ptr %35, i64 %38
  store ptr %39, ptr %7, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %40 = load ptr, ptr %3, align 8, !tbaa !35
  %41 = load i32, ptr %4, align 4, !tbaa !4
  %42 = add nsw i32 %41, 3
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.Complex, ptr %40, i64 %43
  store ptr %44, ptr %8, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %45 = load ptr, ptr %5, align 8, !tbaa !35, !nonnull !48, !align !49
  %46 = load ptr, ptr %7, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %46, i64 8, i1 false), !tbaa.struct !37
  %47 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %45, ptr noundef byval(%struct.Complex) align 4 %10) #8
  %48 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 0
  %49 = extractvalue %struct.Complex %47, 0
  store float %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Complex, ptr %9, i32 0, i32 1
  %51 = extractvalue %struct.Complex %47, 1
  store float %51, ptr %50, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %52 = load ptr, ptr %5, align 8, !tbaa !35, !nonnull !48, !align !49
  %53 = load ptr, ptr %7, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %53, i64 8, i1 false), !tbaa.struct !37
  %54 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %52, ptr noundef byval(%struct.Complex) align 4 %12) #8
  %55 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 0
  %56 = extractvalue %struct.Complex %54, 0
  store float %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Complex, ptr %11, i32 0, i32 1
  %58 = extractvalue %struct.Complex %54, 1
  store float %58, ptr %57, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %59 = load ptr, ptr %6, align 8, !tbaa !35, !nonnull !48, !align !49
  %60 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %60, i64 8, i1 false), !tbaa.struct !37
  %61 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %59, ptr noundef byval(%struct.Complex) align 4 %14) #8
  %62 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 0
  %63 = extractvalue %struct.Complex %61, 0
  store float %63, ptr %62, align 4
  %64 = getelementptr inbounds nuw %struct.Complex, ptr %13, i32 0, i32 1
  %65 = extractvalue %struct.Complex %61, 1
  store float %65, ptr %64, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %66 = load ptr, ptr %6, align 8, !tbaa !35, !nonnull !48, !align !49
  %67 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %67, i64 8, i1 false), !tbaa.struct !37
  %68 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %66, ptr noundef byval(%struct.Complex) align 4 %17) #8
  %69 = getelementptr inbounds nuw %struct.Complex, ptr %16, i32 0, i32 0
  %70 = extractvalue %struct.Complex %68, 0
  store float %70, ptr %69, align 4
  %71 = getelementptr inbounds nuw %struct.Complex, ptr %16, i32 0, i32 1
  %72 = extractvalue %struct.Complex %68, 1
  store float %72, ptr %71, align 4
  %73 = call %struct.Complex @_ZNK7Complex6turnedEv(ptr noundef nonnull align 4 dereferenceable(8) %16) #8
  %74 = getelementptr inbounds nuw %struct.Complex, ptr %15, i32 0, i32 0
  %75 = extractvalue %struct.Complex %73, 0
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Complex, ptr %15, i32 0, i32 1
  %77 = extractvalue %struct.Complex %73, 1
  store float %77, ptr %76, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.start.p0(ptr %18) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !37
  %78 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %9, ptr noundef byval(%struct.Complex) align 4 %19) #8
  %79 = getelementptr inbounds nuw %struct.Complex, ptr %18, i32 0, i32 0
  %80 = extractvalue %struct.Complex %78, 0
  store float %80, ptr %79, align 4
  %81 = getelementptr inbounds nuw %struct.Complex, ptr %18, i32 0, i32 1
  %82 = extractvalue %struct.Complex %78, 1
  store float %82, ptr %81, align 4
  %83 = load ptr, ptr %5, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %83, ptr align 4 %18, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.start.p0(ptr %20) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !37
  %84 = call %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %11, ptr noundef byval(%struct.Complex) align 4 %21) #8
  %85 = getelementptr inbounds nuw %struct.Complex, ptr %20, i32 0, i32 0
  %86 = extractvalue %struct.Complex %84, 0
  store float %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Complex, ptr %20, i32 0, i32 1
  %88 = extractvalue %struct.Complex %84, 1
  store float %88, ptr %87, align 4
  %89 = load ptr, ptr %6, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %89, ptr align 4 %20, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.start.p0(ptr %22) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %13, i64 8, i1 false), !tbaa.struct !37
  %90 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %9, ptr noundef byval(%struct.Complex) align 4 %23) #8
  %91 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 0
  %92 = extractvalue %struct.Complex %90, 0
  store float %92, ptr %91, align 4
  %93 = getelementptr inbounds nuw %struct.Complex, ptr %22, i32 0, i32 1
  %94 = extractvalue %struct.Complex %90, 1
  store float %94, ptr %93, align 4
  %95 = load ptr, ptr %7, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %95, ptr align 4 %22, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.start.p0(ptr %24) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %15, i64 8, i1 false), !tbaa.struct !37
  %96 = call %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %11, ptr noundef byval(%struct.Complex) align 4 %25) #8
  %97 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 0
  %98 = extractvalue %struct.Complex %96, 0
  store float %98, ptr %97, align 4
  %99 = getelementptr inbounds nuw %struct.Complex, ptr %24, i32 0, i32 1
  %100 = extractvalue %struct.Complex %96, 1
  store float %100, ptr %99, align 4
  %101 = load ptr, ptr %8, align 8, !tbaa !35, !nonnull !48, !align !49
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %101, ptr align 4 %24, i64 8, i1 false), !tbaa.struct !37
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN6BiquadC2Eiiiii(ptr noundef nonnull align 2 dereferenceable(18) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #3 comdat align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !15
  store i32 %1, ptr %8, align 4, !tbaa !4
  store i32 %2, ptr %9, align 4, !tbaa !4
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  %13 = load ptr, ptr %7, align 8
  %14 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %8, align 4, !tbaa !4
  %16 = call %class.Fixed @_ZN5FixedILi14EE3rawEi(i32 noundef %15) #8
  %17 = getelementptr inbounds nuw %class.Fixed, ptr %14, i32 0, i32 0
  %18 = extractvalue %class.Fixed %16, 0
  store i16 %18, ptr %17, align 2
  %19 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 1
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = call %class.Fixed @_ZN5FixedILi14EE3rawEi(i32 noundef %20) #8
  %22 = getelementptr inbounds nuw %class.Fixed, ptr %19, i32 0, i32 0
  %23 = extractvalue %class.Fixed %21, 0
  store i16 %23, ptr %22, align 2
  %24 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 2
  %25 = load i32, ptr %10, align 4, !tbaa !4
  %26 = call %class.Fixed @_ZN5FixedILi14EE3rawEi(i32 noundef %25) #8
  %27 = getelementptr inbounds nuw %class.Fixed, ptr %24, i32 0, i32 0
  %28 = extractvalue %class.Fixed %26, 0
  store i16 %28, ptr %27, align 2
  %29 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 3
  %30 = load i32, ptr %11, align 4, !tbaa !4
  %31 = call %class.Fixed @_ZN5FixedILi14EE3rawEi(i32 noundef %30) #8
  %32 = getelementptr inbounds nuw %class.Fixed, ptr %29, i32 0, i32 0
  %33 = extractvalue %class.Fixed %31, 0
  store i16 %33, ptr %32, align 2
  %34 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 4
  %35 = load i32, ptr %12, align 4, !tbaa !4
  %36 = call %class.Fixed @_ZN5FixedILi14EE3rawEi(i32 noundef %35) #8
  %37 = getelementptr inbounds nuw %class.Fixed, ptr %34, i32 0, i32 0
  %38 = extractvalue %class.Fixed %36, 0
  store i16 %38, ptr %37, align 2
  %39 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 5
  call void @_ZN5FixedILi15EEC1Ev(ptr noundef nonnull align 2 dereferenceable(2) %39) #8
  %40 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 6
  call void @_ZN5FixedILi15EEC1Ev(ptr noundef nonnull align 2 dereferenceable(2) %40) #8
  %41 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 7
  call void @_ZN5FixedILi15EEC1Ev(ptr noundef nonnull align 2 dereferenceable(2) %41) #8
  %42 = getelementptr inbounds nuw %class.Biquad, ptr %13, i32 0, i32 8
  call void @_ZN5FixedILi15EEC1Ev(ptr noundef nonnull align 2 dereferenceable(2) %42) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %class.Fixed @_ZN5FixedILi14EE3rawEi(i32 noundef %0) #3 comdat align 2 {
  %2 = alloca %class.Fixed, align 2
  %3 = alloca i32, align 4
  %4 = alloca %"struct.Fixed<14>::Raw", align 1
  store i32 %0, ptr %3, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  call void @_ZN5FixedILi14EEC1ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %2, ptr noundef byval(%"struct.Fixed<14>::Raw") align 1 %4, i32 noundef %5) #8
  %6 = load %class.Fixed, ptr %2, align 2
  ret %class.Fixed %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FixedILi15EEC1Ev(ptr noundef nonnull align 2 dereferenceable(2) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5FixedILi15EEC2Ev(ptr noundef nonnull align 2 dereferenceable(2) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FixedILi14EEC1ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%"struct.Fixed<14>::Raw") align 1 %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !50
  store i32 %2, ptr %5, align 4, !tbaa !4
  %6 = load ptr, ptr %4, align 8
  %7 = load i32, ptr %5, align 4, !tbaa !4
  call void @_ZN5FixedILi14EEC2ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %6, ptr noundef byval(%"struct.Fixed<14>::Raw") align 1 %1, i32 noundef %7) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FixedILi14EEC2ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%"struct.Fixed<14>::Raw") align 1 %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !50
  store i32 %2, ptr %5, align 4, !tbaa !4
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %class.Fixed, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp sgt i32 %8, 32767
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  br label %19

11:                                               ; preds = %3
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp slt i32 %12, -32768
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  br label %17

15:                                               ; preds = %11
  %16 = load i32, ptr %5, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %15, %14
  %18 = phi i32 [ -32768, %14 ], [ %16, %15 ]
  br label %19

19:                                               ; preds = %17, %10
  %20 = phi i32 [ 32767, %10 ], [ %18, %17 ]
  %21 = trunc i32 %20 to i16
  store i16 %21, ptr %7, align 2, !tbaa !52
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FixedILi15EEC2Ev(ptr noundef nonnull align 2 dereferenceable(2) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Fixed.0, ptr %3, i32 0, i32 0
  store i16 0, ptr %4, align 2, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %class.Fixed.0 @_ZNK5FixedILi15EEmlILi14EEES0_S_IXT_EE(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%class.Fixed) align 2 %1) #3 comdat align 2 {
  %3 = alloca %class.Fixed.0, align 2
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !18
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %class.Fixed.0, ptr %5, i32 0, i32 0
  %7 = load i16, ptr %6, align 2, !tbaa !20
  %8 = sext i16 %7 to i32
  %9 = call noundef signext i16 @_ZNK5FixedILi14EE4bitsEv(ptr noundef nonnull align 2 dereferenceable(2) %1) #8
  %10 = sext i16 %9 to i32
  %11 = mul nsw i32 %8, %10
  %12 = add nsw i32 %11, 8192
  %13 = ashr i32 %12, 14
  %14 = call %class.Fixed.0 @_ZN5FixedILi15EE3rawEi(i32 noundef %13) #8
  %15 = getelementptr inbounds nuw %class.Fixed.0, ptr %3, i32 0, i32 0
  %16 = extractvalue %class.Fixed.0 %14, 0
  store i16 %16, ptr %15, align 2
  %17 = load %class.Fixed.0, ptr %3, align 2
  ret %class.Fixed.0 %17
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %class.Fixed.0 @_ZNK5FixedILi15EEplES0_(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%class.Fixed.0) align 2 %1) #3 comdat align 2 {
  %3 = alloca %class.Fixed.0, align 2
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !18
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %class.Fixed.0, ptr %5, i32 0, i32 0
  %7 = load i16, ptr %6, align 2, !tbaa !20
  %8 = sext i16 %7 to i32
  %9 = getelementptr inbounds nuw %class.Fixed.0, ptr %1, i32 0, i32 0
  %10 = load i16, ptr %9, align 2, !tbaa !20
  %11 = sext i16 %10 to i32
  %12 = add nsw i32 %8, %11
  %13 = call %class.Fixed.0 @_ZN5FixedILi15EE3rawEi(i32 noundef %12) #8
  %14 = getelementptr inbounds nuw %class.Fixed.0, ptr %3, i32 0, i32 0
  %15 = extractvalue %class.Fixed.0 %13, 0
  store i16 %15, ptr %14, align 2
  %16 = load %class.Fixed.0, ptr %3, align 2
  ret %class.Fixed.0 %16
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %class.Fixed.0 @_ZNK5FixedILi15EEmiES0_(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%class.Fixed.0) align 2 %1) #3 comdat align 2 {
  %3 = alloca %class.Fixed.0, align 2
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !18
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %class.Fixed.0, ptr %5, i32 0, i32 0
  %7 = load i16, ptr %6, align 2, !tbaa !20
  %8 = sext i16 %7 to i32
  %9 = getelementptr inbounds nuw %class.Fixed.0, ptr %1, i32 0, i32 0
  %10 = load i16, ptr %9, align 2, !tbaa !20
  %11 = sext i16 %10 to i32
  %12 = sub nsw i32 %8, %11
  %13 = call %class.Fixed.0 @_ZN5FixedILi15EE3rawEi(i32 noundef %12) #8
  %14 = getelementptr inbounds nuw %class.Fixed.0, ptr %3, i32 0, i32 0
  %15 = extractvalue %class.Fixed.0 %13, 0
  store i16 %15, ptr %14, align 2
  %16 = load %class.Fixed.0, ptr %3, align 2
  ret %class.Fixed.0 %16
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef signext i16 @_ZNK5FixedILi14EE4bitsEv(ptr noundef nonnull align 2 dereferenceable(2) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !50
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Fixed, ptr %3, i32 0, i32 0
  %5 = load i16, ptr %4, align 2, !tbaa !52
  ret i16 %5
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FixedILi15EEC1ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%"struct.Fixed<15>::Raw") align 1 %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !18
  store i32 %2, ptr %5, align 4, !tbaa !4
  %6 = load ptr, ptr %4, align 8
  %7 = load i32, ptr %5, align 4, !tbaa !4
  call void @_ZN5FixedILi15EEC2ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %6, ptr noundef byval(%"struct.Fixed<15>::Raw") align 1 %1, i32 noundef %7) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5FixedILi15EEC2ENS0_3RawEi(ptr noundef nonnull align 2 dereferenceable(2) %0, ptr noundef byval(%"struct.Fixed<15>::Raw") align 1 %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !18
  store i32 %2, ptr %5, align 4, !tbaa !4
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds nuw %class.Fixed.0, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp sgt i32 %8, 32767
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  br label %19

11:                                               ; preds = %3
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = icmp slt i32 %12, -32768
  br i1 %13, label %14, label %15

14:                                               ; preds = %11
  br label %17

15:                                               ; preds = %11
  %16 = load i32, ptr %5, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %15, %14
  %18 = phi i32 [ -32768, %14 ], [ %16, %15 ]
  br label %19

19:                                               ; preds = %17, %10
  %20 = phi i32 [ 32767, %10 ], [ %18, %17 ]
  %21 = trunc i32 %20 to i16
  store i16 %21, ptr %7, align 2, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexplES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !35
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !40
  %11 = fadd contract float %8, %10
  store float %11, ptr %6, align 4, !tbaa !40
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !42
  %15 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !42
  %17 = fadd contract float %14, %16
  store float %17, ptr %12, align 4, !tbaa !42
  %18 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7ComplexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.Complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.Complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !35
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !40
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !40
  %11 = fsub contract float %8, %10
  store float %11, ptr %6, align 4, !tbaa !40
  %12 = getelementptr inbounds nuw %struct.Complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.Complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !42
  %15 = getelementptr inbounds nuw %struct.Complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !42
  %17 = fsub contract float %14, %16
  store float %17, ptr %12, align 4, !tbaa !42
  %18 = load %struct.Complex, ptr %3, align 4
  ret %struct.Complex %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.Complex @_ZNK7Complex6turnedEv(ptr noundef nonnull align 4 dereferenceable(8) %0) #3 comdat align 2 {
  %2 = alloca %struct.Complex, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !35
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.Complex, ptr %2, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.Complex, ptr %4, i32 0, i32 1
  %7 = load float, ptr %6, align 4, !tbaa !42
  store float %7, ptr %5, align 4, !tbaa !40
  %8 = getelementptr inbounds nuw %struct.Complex, ptr %2, i32 0, i32 1
  %9 = getelementptr inbounds nuw %struct.Complex, ptr %4, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !40
  %11 = fneg contract float %10
  store float %11, ptr %8, align 4, !tbaa !42
  %12 = load %struct.Complex, ptr %2, align 4
  ret %struct.Complex %12
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!9 = !{!"p1 short", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"short", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"p1 _ZTS6Biquad", !10, i64 0}
!17 = !{i64 0, i64 2, !11}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS5FixedILi15EE", !10, i64 0}
!20 = !{!21, !12, i64 0}
!21 = !{!"_ZTS5FixedILi15EE", !12, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 float", !10, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !6, i64 0}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14, !29}
!29 = !{!"llvm.loop.unroll.enable"}
!30 = distinct !{!30, !14, !29}
!31 = distinct !{!31, !14}
!32 = distinct !{!32, !14, !29}
!33 = distinct !{!33, !14, !29}
!34 = distinct !{!34, !14}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTS7Complex", !10, i64 0}
!37 = !{i64 0, i64 4, !24, i64 4, i64 4, !24}
!38 = distinct !{!38, !14}
!39 = distinct !{!39, !14, !29}
!40 = !{!41, !25, i64 0}
!41 = !{!"_ZTS7Complex", !25, i64 0, !25, i64 4}
!42 = !{!41, !25, i64 4}
!43 = distinct !{!43, !14, !29}
!44 = distinct !{!44, !14, !29}
!45 = distinct !{!45, !14, !29}
!46 = distinct !{!46, !14, !29}
!47 = distinct !{!47, !14, !29}
!48 = !{}
!49 = !{i64 4}
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 _ZTS5FixedILi14EE", !10, i64 0}
!52 = !{!53, !12, i64 0}
!53 = !{!"_ZTS5FixedILi14EE", !12, i64 0}
