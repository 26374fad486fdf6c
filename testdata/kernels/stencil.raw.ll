; ModuleID = 'stencil.cu'
source_filename = "stencil.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockDim5get_yEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_zEv = comdat any

$_ZN11gv_blockDim5get_zEv = comdat any

$_ZN12gv_threadIdx5get_zEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ8smooth1dE1s = internal addrspace(3) global [70 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat2d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store float %4, ptr %10, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %16 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %17 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %21 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %22 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #6
  %23 = mul i32 %21, %22
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %25 = add i32 %23, %24
  store i32 %25, ptr %12, align 4, !tbaa !4
  %26 = load i32, ptr %11, align 4, !tbaa !4
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %5
  %30 = load i32, ptr %12, align 4, !tbaa !4
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %29, %5
  store i32 1, ptr %13, align 4
  br label %108

34:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %35 = load i32, ptr %12, align 4, !tbaa !4
  %36 = load i32, ptr %8, align 4, !tbaa !4
  %37 = mul nsw i32 %35, %36
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = add nsw i32 %37, %38
  store i32 %39, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %40 = load ptr, ptr %6, align 8, !tbaa !8
  %41 = load i32, ptr %14, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !11
  store float %44, ptr %15, align 4, !tbaa !11
  %45 = load i32, ptr %11, align 4, !tbaa !4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %60, label %47

47:                                               ; preds = %34
  %48 = load i32, ptr %12, align 4, !tbaa !4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %60, label %50

50:                                               ; preds = %47
  %51 = load i32, ptr %11, align 4, !tbaa !4
  %52 = load i32, ptr %8, align 4, !tbaa !4
  %53 = sub nsw i32 %52, 1
  %54 = icmp eq i32 %51, %53
  br i1 %54, label %60, label %55

55:                                               ; preds = %50
  %56 = load i32, ptr %12, align 4, !tbaa !4
  %57 = load i32, ptr %9, align 4, !tbaa !4
  %58 = sub nsw i32 %57, 1
  %59 = icmp eq i32 %56, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %55, %50, %47, %34
  %61 = load float, ptr %15, align 4, !tbaa !11
  %62 = load ptr, ptr %7, align 8, !tbaa !8
  %63 = load i32, ptr %14, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  store float %61, ptr %65, align 4, !tbaa !11
  store i32 1, ptr %13, align 4
  br label %107

66:                                               ; preds = %55
  %67 = load float, ptr %15, align 4, !tbaa !11
  %68 = load float, ptr %10, align 4, !tbaa !11
  %69 = load ptr, ptr %6, align 8, !tbaa !8
  %70 = load i32, ptr %14, align 4, !tbaa !4
  %71 = sub nsw i32 %70, 1
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %69, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !11
  %75 = load ptr, ptr %6, align 8, !tbaa !8
  %76 = load i32, ptr %14, align 4, !tbaa !4
  %77 = add nsw i32 %76, 1
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %75, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !11
  %81 = fadd contract float %74, %80
  %82 = load ptr, ptr %6, align 8, !tbaa !8
  %83 = load i32, ptr %14, align 4, !tbaa !4
  %84 = load i32, ptr %8, align 4, !tbaa !4
  %85 = sub nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %82, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !11
  %89 = fadd contract float %81, %88
  %90 = load ptr, ptr %6, align 8, !tbaa !8
  %91 = load i32, ptr %14, align 4, !tbaa !4
  %92 = load i32, ptr %8, align 4, !tbaa !4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %90, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !11
  %97 = fadd contract float %89, %96
  %98 = load float, ptr %15, align 4, !tbaa !11
  %99 = fmul contract float 4.000000e+00, %98
  %100 = fsub contract float %97, %99
  %101 = fmul contract float %68, %100
  %102 = fadd contract float %67, %101
  %103 = load ptr, ptr %7, align 8, !tbaa !8
  %104 = load i32, ptr %14, align 4, !tbaa !4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %103, i64 %105
  store float %102, ptr %106, align 4, !tbaa !11
  store i32 0, ptr %13, align 4
  br label %107

107:                                              ; preds = %66, %60
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %108

108:                                              ; preds = %107, %33
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %109 = load i32, ptr %13, align 4
  switch i32 %109, label %111 [
    i32 0, label %110
    i32 1, label %110
  ]

110:                                              ; preds = %108, %108
  ret void

111:                                              ; preds = %108
  unreachable
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heat3d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  store ptr %0, ptr %6, align 8, !tbaa !13
  store ptr %1, ptr %7, align 8, !tbaa !13
  store i32 %2, ptr %8, align 4, !tbaa !4
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %20 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %24 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %25 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #6
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %28 = add i32 %26, %27
  store i32 %28, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %29 = call noundef i32 @_ZN11gv_blockIdx5get_zEv() #6
  %30 = call noundef i32 @_ZN11gv_blockDim5get_zEv() #6
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @_ZN12gv_threadIdx5get_zEv() #6
  %33 = add i32 %31, %32
  store i32 %33, ptr %13, align 4, !tbaa !4
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %45, label %37

37:                                               ; preds = %5
  %38 = load i32, ptr %12, align 4, !tbaa !4
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = load i32, ptr %10, align 4, !tbaa !4
  %44 = icmp sge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %37, %5
  store i32 1, ptr %14, align 4
  br label %144

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %47 = load i32, ptr %8, align 4, !tbaa !4
  %48 = load i32, ptr %9, align 4, !tbaa !4
  %49 = mul nsw i32 %47, %48
  store i32 %49, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %50 = load i32, ptr %13, align 4, !tbaa !4
  %51 = load i32, ptr %15, align 4, !tbaa !4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %12, align 4, !tbaa !4
  %54 = load i32, ptr %8, align 4, !tbaa !4
  %55 = mul nsw i32 %53, %54
  %56 = add nsw i32 %52, %55
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = add nsw i32 %56, %57
  store i32 %58, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %59 = load ptr, ptr %6, align 8, !tbaa !13
  %60 = load i32, ptr %16, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !15
  store double %63, ptr %17, align 8, !tbaa !15
  %64 = load i32, ptr %11, align 4, !tbaa !4
  %65 = icmp sgt i32 %64, 0
  br i1 %65, label %66, label %138

66:                                               ; preds = %46
  %67 = load i32, ptr %11, align 4, !tbaa !4
  %68 = load i32, ptr %8, align 4, !tbaa !4
  %69 = sub nsw i32 %68, 1
  %70 = icmp slt i32 %67, %69
  br i1 %70, label %71, label %138

71:                                               ; preds = %66
  %72 = load i32, ptr %12, align 4, !tbaa !4
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %74, label %138

74:                                               ; preds = %71
  %75 = load i32, ptr %12, align 4, !tbaa !4
  %76 = load i32, ptr %9, align 4, !tbaa !4
  %77 = sub nsw i32 %76, 1
  %78 = icmp slt i32 %75, %77
  br i1 %78, label %79, label %138

79:                                               ; preds = %74
  %80 = load i32, ptr %13, align 4, !tbaa !4
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %138

82:                                               ; preds = %79
  %83 = load i32, ptr %13, align 4, !tbaa !4
  %84 = load i32, ptr %10, align 4, !tbaa !4
  %85 = sub nsw i32 %84, 1
  %86 = icmp slt i32 %83, %85
  br i1 %86, label %87, label %138

87:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %88 = load ptr, ptr %6, align 8, !tbaa !13
  %89 = load i32, ptr %16, align 4, !tbaa !4
  %90 = sub nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %88, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !15
  %94 = load ptr, ptr %6, align 8, !tbaa !13
  %95 = load i32, ptr %16, align 4, !tbaa !4
  %96 = add nsw i32 %95, 1
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %94, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !15
  %100 = fadd contract double %93, %99
  %101 = load ptr, ptr %6, align 8, !tbaa !13
  %102 = load i32, ptr %16, align 4, !tbaa !4
  %103 = load i32, ptr %8, align 4, !tbaa !4
  %104 = sub nsw i32 %102, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %101, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !15
  %108 = fadd contract double %100, %107
  %109 = load ptr, ptr %6, align 8, !tbaa !13
  %110 = load i32, ptr %16, align 4, !tbaa !4
  %111 = load i32, ptr %8, align 4, !tbaa !4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %109, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !15
  %116 = fadd contract double %108, %115
  %117 = load ptr, ptr %6, align 8, !tbaa !13
  %118 = load i32, ptr %16, align 4, !tbaa !4
  %119 = load i32, ptr %15, align 4, !tbaa !4
  %120 = sub nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %117, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !15
  %124 = fadd contract double %116, %123
  %125 = load ptr, ptr %6, align 8, !tbaa !13
  %126 = load i32, ptr %16, align 4, !tbaa !4
  %127 = load i32, ptr %15, align 4, !tbaa !4
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %125, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !15
  %132 = fadd contract double %124, %131
  store double %132, ptr %18, align 8, !tbaa !15
  %133 = load double, ptr %17, align 8, !tbaa !15
  %134 = fmul contract double 4.000000e-01, %133
  %135 = load double, ptr %18, align 8, !tbaa !15
  %136 = fmul contract double 1.000000e-01, %135
  %137 = fadd contract double %134, %136
  store double %137, ptr %17, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %138

138:                                              ; preds = %87, %82, %79, %74, %71, %66, %46
  %139 = load double, ptr %17, align 8, !tbaa !15
  %140 = load ptr, ptr %7, align 8, !tbaa !13
  %141 = load i32, ptr %16, align 4, !tbaa !4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %140, i64 %142
  store double %139, ptr %143, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  store i32 0, ptr %14, align 4
  br label %144

144:                                              ; preds = %138, %45
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  %145 = load i32, ptr %14, align 4
  switch i32 %145, label %147 [
    i32 0, label %146
    i32 1, label %146
  ]

146:                                              ; preds = %144, %144
  ret void

147:                                              ; preds = %144
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_zEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @smooth1d(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !17
  store ptr %1, ptr %4, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %9, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %10 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %11 = mul i32 %10, 64
  %12 = load i32, ptr %5, align 4, !tbaa !4
  %13 = add i32 %11, %12
  store i32 %13, ptr %6, align 4, !tbaa !4
  %14 = load ptr, ptr %3, align 8, !tbaa !17
  %15 = load i32, ptr %6, align 4, !tbaa !4
  %16 = add nsw i32 %15, 3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %14, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = load i32, ptr %5, align 4, !tbaa !4
  %21 = add nsw i32 %20, 3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [70 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 0, i64 %22
  store i32 %19, ptr %23, align 4, !tbaa !4
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = icmp slt i32 %24, 3
  br i1 %25, label %26, label %47

26:                                               ; preds = %2
  %27 = load ptr, ptr %3, align 8, !tbaa !17
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = load i32, ptr %5, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [70 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 0, i64 %33
  store i32 %31, ptr %34, align 4, !tbaa !4
  %35 = load ptr, ptr %3, align 8, !tbaa !17
  %36 = load i32, ptr %6, align 4, !tbaa !4
  %37 = add nsw i32 %36, 3
  %38 = add nsw i32 %37, 64
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %35, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = add nsw i32 %42, 3
  %44 = add nsw i32 %43, 64
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [70 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 0, i64 %45
  store i32 %41, ptr %46, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %26, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %7) #5
  store i32 0, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 -3, ptr %8, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %68, %47
  %49 = load i32, ptr %8, align 4, !tbaa !4
  %50 = icmp sle i32 %49, 3
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %71

52:                                               ; preds = %48
  %53 = load i32, ptr %5, align 4, !tbaa !4
  %54 = add nsw i32 %53, 3
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [70 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8smooth1dE1s to ptr), i64 0, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = load i32, ptr %8, align 4, !tbaa !4
  %61 = load i32, ptr %8, align 4, !tbaa !4
  %62 = sub nsw i32 0, %61
  %63 = call noundef i32 @_ZL3maxii(i32 noundef %60, i32 noundef %62) #6
  %64 = sub nsw i32 4, %63
  %65 = mul nsw i32 %59, %64
  %66 = load i32, ptr %7, align 4, !tbaa !4
  %67 = add nsw i32 %66, %65
  store i32 %67, ptr %7, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %52
  %69 = load i32, ptr %8, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %8, align 4, !tbaa !4
  br label %48, !llvm.loop !19

71:                                               ; preds = %51
  %72 = load i32, ptr %7, align 4, !tbaa !4
  %73 = sdiv i32 %72, 16
  %74 = load ptr, ptr %4, align 8, !tbaa !17
  %75 = load i32, ptr %6, align 4, !tbaa !4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %74, i64 %76
  store i32 %73, ptr %77, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
