; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.complex = type { float, float }
%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZNK7complexmlES_ = comdat any

$_ZNK7complexplES_ = comdat any

$_ZNK7complexmiES_ = comdat any

@_ZZ5fft64E1s = internal addrspace(3) global [64 x %struct.complex] undef, align 4
@_ZZ5fft64E4root = internal addrspace(3) global [32 x %struct.complex] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@__const.fft64.w = private unnamed_addr constant %struct.complex { float 1.000000e+00, float 0.000000e+00 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.complex, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.complex, align 4
  %13 = alloca %struct.complex, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.complex, align 4
  %20 = alloca %struct.complex, align 4
  %21 = alloca %struct.complex, align 4
  %22 = alloca %struct.complex, align 4
  %23 = alloca %struct.complex, align 4
  %24 = alloca %struct.complex, align 4
  %25 = alloca %struct.complex, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %27, ptr %5, align 4, !tbaa !4
  %28 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %29 = mul i32 %28, 64
  %30 = load ptr, ptr %3, align 8, !tbaa !8
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds nuw %struct.complex, ptr %30, i64 %31
  store ptr %32, ptr %3, align 8, !tbaa !8
  %33 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #9
  %34 = mul i32 %33, 64
  %35 = load ptr, ptr %4, align 8, !tbaa !8
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds nuw %struct.complex, ptr %35, i64 %36
  store ptr %37, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #8
  %38 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %38, ptr %6, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %53, %2
  %40 = load i32, ptr %6, align 4, !tbaa !4
  %41 = icmp slt i32 %40, 64
  br i1 %41, label %43, label %42

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %6) #8
  br label %56

43:                                               ; preds = %39
  %44 = load ptr, ptr %3, align 8, !tbaa !8
  %45 = load i32, ptr %6, align 4, !tbaa !4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.complex, ptr %44, i64 %46
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = call i32 @llvm.bitreverse.i32(i32 %48)
  %50 = lshr i32 %49, 26
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %51
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %52, ptr align 4 %47, i64 8, i1 false), !tbaa.struct !11
  br label %53

53:                                               ; preds = %43
  %54 = load i32, ptr %6, align 4, !tbaa !4
  %55 = add nsw i32 %54, 32
  store i32 %55, ptr %6, align 4, !tbaa !4
  br label %39, !llvm.loop !14

56:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %7) #8
  store float 0.000000e+00, ptr %7, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %8) #8
  store float -1.000000e+00, ptr %8, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr %9) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.fft64.w, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #8
  store i32 3, ptr %10, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %90, %56
  %58 = load i32, ptr %10, align 4, !tbaa !4
  %59 = icmp sge i32 %58, -1
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %93

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(ptr %11) #8
  %62 = load i32, ptr %10, align 4, !tbaa !4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4, !tbaa !4
  %64 = load i32, ptr %5, align 4, !tbaa !4
  %65 = load i32, ptr %11, align 4, !tbaa !4
  %66 = ashr i32 %64, %65
  %67 = and i32 %66, 1
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %69, label %79

69:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %12) #8
  %70 = getelementptr inbounds nuw %struct.complex, ptr %13, i32 0, i32 0
  %71 = load float, ptr %7, align 4, !tbaa !12
  store float %71, ptr %70, align 4, !tbaa !16
  %72 = getelementptr inbounds nuw %struct.complex, ptr %13, i32 0, i32 1
  %73 = load float, ptr %8, align 4, !tbaa !12
  store float %73, ptr %72, align 4, !tbaa !18
  %74 = call %struct.complex @_ZNK7complexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %9, ptr noundef byval(%struct.complex) align 4 %13) #9
  %75 = getelementptr inbounds nuw %struct.complex, ptr %12, i32 0, i32 0
  %76 = extractvalue %struct.complex %74, 0
  store float %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.complex, ptr %12, i32 0, i32 1
  %78 = extractvalue %struct.complex %74, 1
  store float %78, ptr %77, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %12, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %12) #8
  br label %79

79:                                               ; preds = %69, %61
  call void @llvm.lifetime.start.p0(ptr %14) #8
  %80 = load float, ptr %7, align 4, !tbaa !12
  %81 = fadd contract float 1.000000e+00, %80
  %82 = fmul contract float %81, 5.000000e-01
  %83 = call contract float @llvm.sqrt.f32(float %82)
  store float %83, ptr %14, align 4, !tbaa !12
  %84 = load float, ptr %7, align 4, !tbaa !12
  %85 = fsub contract float 1.000000e+00, %84
  %86 = fmul contract float %85, 5.000000e-01
  %87 = call contract float @llvm.sqrt.f32(float %86)
  %88 = fneg contract float %87
  store float %88, ptr %8, align 4, !tbaa !12
  %89 = load float, ptr %14, align 4, !tbaa !12
  store float %89, ptr %7, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr %14) #8
  call void @llvm.lifetime.end.p0(ptr %11) #8
  br label %90

90:                                               ; preds = %79
  %91 = load i32, ptr %10, align 4, !tbaa !4
  %92 = add nsw i32 %91, -1
  store i32 %92, ptr %10, align 4, !tbaa !4
  br label %57, !llvm.loop !19

93:                                               ; preds = %60
  %94 = load i32, ptr %5, align 4, !tbaa !4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [32 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E4root to ptr), i64 0, i64 %95
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %96, ptr align 4 %9, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %15) #8
  store i32 1, ptr %15, align 4, !tbaa !4
  br label %97

97:                                               ; preds = %154, %93
  %98 = load i32, ptr %15, align 4, !tbaa !4
  %99 = icmp sle i32 %98, 6
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr %15) #8
  br label %157

101:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %16) #8
  %102 = load i32, ptr %15, align 4, !tbaa !4
  %103 = sub nsw i32 %102, 1
  %104 = shl i32 1, %103
  store i32 %104, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #8
  %105 = load i32, ptr %5, align 4, !tbaa !4
  %106 = load i32, ptr %16, align 4, !tbaa !4
  %107 = sub nsw i32 %106, 1
  %108 = and i32 %105, %107
  store i32 %108, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #8
  %109 = load i32, ptr %5, align 4, !tbaa !4
  %110 = load i32, ptr %15, align 4, !tbaa !4
  %111 = sub nsw i32 %110, 1
  %112 = ashr i32 %109, %111
  %113 = load i32, ptr %15, align 4, !tbaa !4
  %114 = shl i32 %112, %113
  %115 = load i32, ptr %17, align 4, !tbaa !4
  %116 = add nsw i32 %114, %115
  store i32 %116, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #8
  %117 = load i32, ptr %18, align 4, !tbaa !4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %119, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.start.p0(ptr %20) #8
  %120 = load i32, ptr %18, align 4, !tbaa !4
  %121 = load i32, ptr %16, align 4, !tbaa !4
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %123
  %125 = load i32, ptr %17, align 4, !tbaa !4
  %126 = load i32, ptr %15, align 4, !tbaa !4
  %127 = sub nsw i32 6, %126
  %128 = shl i32 %125, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [32 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E4root to ptr), i64 0, i64 %129
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %130, i64 8, i1 false), !tbaa.struct !11
  %131 = call %struct.complex @_ZNK7complexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %124, ptr noundef byval(%struct.complex) align 4 %21) #9
  %132 = getelementptr inbounds nuw %struct.complex, ptr %20, i32 0, i32 0
  %133 = extractvalue %struct.complex %131, 0
  store float %133, ptr %132, align 4
  %134 = getelementptr inbounds nuw %struct.complex, ptr %20, i32 0, i32 1
  %135 = extractvalue %struct.complex %131, 1
  store float %135, ptr %134, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %20, i64 8, i1 false), !tbaa.struct !11
  %136 = call %struct.complex @_ZNK7complexplES_(ptr noundef nonnull align 4 dereferenceable(8) %19, ptr noundef byval(%struct.complex) align 4 %23) #9
  %137 = getelementptr inbounds nuw %struct.complex, ptr %22, i32 0, i32 0
  %138 = extractvalue %struct.complex %136, 0
  store float %138, ptr %137, align 4
  %139 = getelementptr inbounds nuw %struct.complex, ptr %22, i32 0, i32 1
  %140 = extractvalue %struct.complex %136, 1
  store float %140, ptr %139, align 4
  %141 = load i32, ptr %18, align 4, !tbaa !4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %143, ptr align 4 %22, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %22) #8
  call void @llvm.lifetime.start.p0(ptr %24) #8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %20, i64 8, i1 false), !tbaa.struct !11
  %144 = call %struct.complex @_ZNK7complexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %19, ptr noundef byval(%struct.complex) align 4 %25) #9
  %145 = getelementptr inbounds nuw %struct.complex, ptr %24, i32 0, i32 0
  %146 = extractvalue %struct.complex %144, 0
  store float %146, ptr %145, align 4
  %147 = getelementptr inbounds nuw %struct.complex, ptr %24, i32 0, i32 1
  %148 = extractvalue %struct.complex %144, 1
  store float %148, ptr %147, align 4
  %149 = load i32, ptr %18, align 4, !tbaa !4
  %150 = load i32, ptr %16, align 4, !tbaa !4
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %152
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %153, ptr align 4 %24, i64 8, i1 false), !tbaa.struct !11
  call void @llvm.lifetime.end.p0(ptr %24) #8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %20) #8
  call void @llvm.lifetime.end.p0(ptr %19) #8
  call void @llvm.lifetime.end.p0(ptr %18) #8
  call void @llvm.lifetime.end.p0(ptr %17) #8
  call void @llvm.lifetime.end.p0(ptr %16) #8
  br label %154

154:                                              ; preds = %101
  %155 = load i32, ptr %15, align 4, !tbaa !4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %15, align 4, !tbaa !4
  br label %97, !llvm.loop !20

157:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(ptr %26) #8
  %158 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %158, ptr %26, align 4, !tbaa !4
  br label %159

159:                                              ; preds = %171, %157
  %160 = load i32, ptr %26, align 4, !tbaa !4
  %161 = icmp slt i32 %160, 64
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  call void @llvm.lifetime.end.p0(ptr %26) #8
  br label %174

163:                                              ; preds = %159
  %164 = load i32, ptr %26, align 4, !tbaa !4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %165
  %167 = load ptr, ptr %4, align 8, !tbaa !8
  %168 = load i32, ptr %26, align 4, !tbaa !4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds %struct.complex, ptr %167, i64 %169
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %170, ptr align 4 %166, i64 8, i1 false), !tbaa.struct !11
  br label %171

171:                                              ; preds = %163
  %172 = load i32, ptr %26, align 4, !tbaa !4
  %173 = add nsw i32 %172, 32
  store i32 %173, ptr %26, align 4, !tbaa !4
  br label %159, !llvm.loop !21

174:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(ptr %9) #8
  call void @llvm.lifetime.end.p0(ptr %8) #8
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.complex @_ZNK7complexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.complex) align 4 %1) #5 comdat align 2 {
  %3 = alloca %struct.complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !16
  %9 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !16
  %11 = fmul contract float %8, %10
  %12 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %13 = load float, ptr %12, align 4, !tbaa !18
  %14 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %15 = load float, ptr %14, align 4, !tbaa !18
  %16 = fmul contract float %13, %15
  %17 = fsub contract float %11, %16
  store float %17, ptr %6, align 4, !tbaa !16
  %18 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %20 = load float, ptr %19, align 4, !tbaa !16
  %21 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %22 = load float, ptr %21, align 4, !tbaa !18
  %23 = fmul contract float %20, %22
  %24 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %25 = load float, ptr %24, align 4, !tbaa !18
  %26 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %27 = load float, ptr %26, align 4, !tbaa !16
  %28 = fmul contract float %25, %27
  %29 = fadd contract float %23, %28
  store float %29, ptr %18, align 4, !tbaa !18
  %30 = load %struct.complex, ptr %3, align 4
  ret %struct.complex %30
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.complex @_ZNK7complexplES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.complex) align 4 %1) #5 comdat align 2 {
  %3 = alloca %struct.complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !16
  %9 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !16
  %11 = fadd contract float %8, %10
  store float %11, ptr %6, align 4, !tbaa !16
  %12 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !18
  %15 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !18
  %17 = fadd contract float %14, %16
  store float %17, ptr %12, align 4, !tbaa !18
  %18 = load %struct.complex, ptr %3, align 4
  ret %struct.complex %18
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local %struct.complex @_ZNK7complexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.complex) align 4 %1) #5 comdat align 2 {
  %3 = alloca %struct.complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !16
  %9 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !16
  %11 = fsub contract float %8, %10
  store float %11, ptr %6, align 4, !tbaa !16
  %12 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !18
  %15 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4, !tbaa !18
  %17 = fsub contract float %14, %16
  store float %17, ptr %12, align 4, !tbaa !18
  %18 = load %struct.complex, ptr %3, align 4
  ret %struct.complex %18
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 _ZTS7complex", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{i64 0, i64 4, !12, i64 4, i64 4, !12}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !13, i64 0}
!17 = !{!"_ZTS7complex", !13, i64 0, !13, i64 4}
!18 = !{!17, !13, i64 4}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
