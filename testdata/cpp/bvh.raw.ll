; ModuleID = 'bvh.cu'
source_filename = "bvh.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Ray = type { %struct.Vec3, %struct.Vec3 }
%struct.Vec3 = type { float, float, float }
%class.Stack = type { [16 x i32], i32 }
%struct.Box = type { %struct.Vec3, %struct.Vec3 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN4Vec3ixEi = comdat any

$_ZN5StackIiLi16EEC1Ev = comdat any

$_ZN5StackIiLi16EE4pushEi = comdat any

$_ZNK5StackIiLi16EE5emptyEv = comdat any

$_ZN5StackIiLi16EE3popEv = comdat any

$_ZNK3Box3hitERK3Rayf = comdat any

$_ZNK4Vec3ixEi = comdat any

$_ZN5StackIiLi16EEC2Ev = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bvh_nearest(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Ray, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Vec3, align 4
  %13 = alloca %struct.Vec3, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca %class.Stack, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Box, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.Vec3, align 4
  %21 = alloca %struct.Vec3, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %27 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %28 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %29 = mul i32 %27, %28
  %30 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %31 = add i32 %29, %30
  store i32 %31, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %61, %4
  %33 = load i32, ptr %11, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %64

36:                                               ; preds = %32
  %37 = load ptr, ptr %5, align 8, !tbaa !8
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = mul nsw i32 %38, 6
  %40 = load i32, ptr %11, align 4, !tbaa !4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %37, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !13
  %45 = fmul contract float %44, 4.000000e+00
  %46 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  %47 = load i32, ptr %11, align 4, !tbaa !4
  %48 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %46, i32 noundef %47) #8
  store float %45, ptr %48, align 4, !tbaa !13
  %49 = load ptr, ptr %5, align 8, !tbaa !8
  %50 = load i32, ptr %9, align 4, !tbaa !4
  %51 = mul nsw i32 %50, 6
  %52 = add nsw i32 %51, 3
  %53 = load i32, ptr %11, align 4, !tbaa !4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %49, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !13
  %58 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  %59 = load i32, ptr %11, align 4, !tbaa !4
  %60 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %58, i32 noundef %59) #8
  store float %57, ptr %60, align 4, !tbaa !13
  br label %61

61:                                               ; preds = %36
  %62 = load i32, ptr %11, align 4, !tbaa !4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %11, align 4, !tbaa !4
  br label %32, !llvm.loop !15

64:                                               ; preds = %35
  %65 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  %66 = getelementptr inbounds nuw %struct.Vec3, ptr %65, i32 0, i32 2
  %67 = load float, ptr %66, align 4, !tbaa !17
  %68 = fsub contract float %67, 6.000000e+00
  %69 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  %70 = getelementptr inbounds nuw %struct.Vec3, ptr %69, i32 0, i32 2
  store float %68, ptr %70, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %12) #7
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %71 = getelementptr inbounds nuw %struct.Vec3, ptr %13, i32 0, i32 0
  store float 0.000000e+00, ptr %71, align 4, !tbaa !20
  %72 = getelementptr inbounds nuw %struct.Vec3, ptr %13, i32 0, i32 1
  store float 0.000000e+00, ptr %72, align 4, !tbaa !21
  %73 = getelementptr inbounds nuw %struct.Vec3, ptr %13, i32 0, i32 2
  store float 0.000000e+00, ptr %73, align 4, !tbaa !22
  %74 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  %75 = call %struct.Vec3 @_ZmiRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %13, ptr noundef nonnull align 4 dereferenceable(12) %74) #8
  %76 = getelementptr inbounds nuw %struct.Vec3, ptr %12, i32 0, i32 0
  %77 = extractvalue %struct.Vec3 %75, 0
  store float %77, ptr %76, align 4
  %78 = getelementptr inbounds nuw %struct.Vec3, ptr %12, i32 0, i32 1
  %79 = extractvalue %struct.Vec3 %75, 1
  store float %79, ptr %78, align 4
  %80 = getelementptr inbounds nuw %struct.Vec3, ptr %12, i32 0, i32 2
  %81 = extractvalue %struct.Vec3 %75, 2
  store float %81, ptr %80, align 4
  %82 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %82, ptr align 4 %12, i64 12, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  %83 = load ptr, ptr %5, align 8, !tbaa !8
  %84 = load i32, ptr %9, align 4, !tbaa !4
  %85 = mul nsw i32 %84, 6
  %86 = add nsw i32 %85, 3
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %83, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !13
  %90 = fmul contract float %89, 8.000000e+00
  %91 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  %92 = getelementptr inbounds nuw %struct.Vec3, ptr %91, i32 0, i32 0
  store float %90, ptr %92, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store float 1.000000e+01, ptr %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 -1, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #7
  call void @_ZN5StackIiLi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(68) %16) #8
  call void @_ZN5StackIiLi16EE4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %16, i32 noundef 0) #8
  br label %93

93:                                               ; preds = %182, %180, %64
  %94 = call noundef zeroext i1 @_ZNK5StackIiLi16EE5emptyEv(ptr noundef nonnull align 4 dereferenceable(68) %16) #8
  %95 = xor i1 %94, true
  br i1 %95, label %96, label %183

96:                                               ; preds = %93
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %97 = call noundef i32 @_ZN5StackIiLi16EE3popEv(ptr noundef nonnull align 4 dereferenceable(68) %16) #8
  store i32 %97, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %98 = load i32, ptr %17, align 4, !tbaa !4
  %99 = load i32, ptr %8, align 4, !tbaa !4
  %100 = call %struct.Box @_ZL5boxOfii(i32 noundef %98, i32 noundef %99) #8
  %101 = getelementptr inbounds nuw %struct.Box, ptr %18, i32 0, i32 0
  %102 = extractvalue %struct.Box %100, 0
  store %struct.Vec3 %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Box, ptr %18, i32 0, i32 1
  %104 = extractvalue %struct.Box %100, 1
  store %struct.Vec3 %104, ptr %103, align 4
  %105 = load float, ptr %14, align 4, !tbaa !13
  %106 = call noundef zeroext i1 @_ZNK3Box3hitERK3Rayf(ptr noundef nonnull align 4 dereferenceable(24) %18, ptr noundef nonnull align 4 dereferenceable(24) %10, float noundef %105) #8
  %107 = xor i1 %106, true
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br i1 %107, label %108, label %109

108:                                              ; preds = %96
  store i32 5, ptr %19, align 4
  br label %180, !llvm.loop !25

109:                                              ; preds = %96
  %110 = load i32, ptr %17, align 4, !tbaa !4
  %111 = load i32, ptr %8, align 4, !tbaa !4
  %112 = sub nsw i32 %111, 1
  %113 = icmp sge i32 %110, %112
  br i1 %113, label %114, label %172

114:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %115 = getelementptr inbounds nuw %struct.Vec3, ptr %20, i32 0, i32 0
  %116 = load i32, ptr %17, align 4, !tbaa !4
  %117 = load i32, ptr %8, align 4, !tbaa !4
  %118 = sub nsw i32 %117, 1
  %119 = sub nsw i32 %116, %118
  %120 = load i32, ptr %8, align 4, !tbaa !4
  %121 = sdiv i32 %120, 2
  %122 = sub nsw i32 %119, %121
  %123 = sitofp i32 %122 to float
  store float %123, ptr %115, align 4, !tbaa !20
  %124 = getelementptr inbounds nuw %struct.Vec3, ptr %20, i32 0, i32 1
  store float 0.000000e+00, ptr %124, align 4, !tbaa !21
  %125 = getelementptr inbounds nuw %struct.Vec3, ptr %20, i32 0, i32 2
  store float 0.000000e+00, ptr %125, align 4, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %126 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 0
  %127 = call %struct.Vec3 @_ZmiRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %126, ptr noundef nonnull align 4 dereferenceable(12) %20) #8
  %128 = getelementptr inbounds nuw %struct.Vec3, ptr %21, i32 0, i32 0
  %129 = extractvalue %struct.Vec3 %127, 0
  store float %129, ptr %128, align 4
  %130 = getelementptr inbounds nuw %struct.Vec3, ptr %21, i32 0, i32 1
  %131 = extractvalue %struct.Vec3 %127, 1
  store float %131, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.Vec3, ptr %21, i32 0, i32 2
  %133 = extractvalue %struct.Vec3 %127, 2
  store float %133, ptr %132, align 4
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %134 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  %135 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  %136 = call contract noundef float @_ZL3dotRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %134, ptr noundef nonnull align 4 dereferenceable(12) %135) #8
  store float %136, ptr %22, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %137 = getelementptr inbounds nuw %struct.Ray, ptr %10, i32 0, i32 1
  %138 = call contract noundef float @_ZL3dotRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %21, ptr noundef nonnull align 4 dereferenceable(12) %137) #8
  store float %138, ptr %23, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %24) #7
  %139 = call contract noundef float @_ZL3dotRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %21, ptr noundef nonnull align 4 dereferenceable(12) %21) #8
  %140 = fsub contract float %139, 0x3FC47AE140000000
  store float %140, ptr %24, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %25) #7
  %141 = load float, ptr %23, align 4, !tbaa !13
  %142 = load float, ptr %23, align 4, !tbaa !13
  %143 = fmul contract float %141, %142
  %144 = load float, ptr %22, align 4, !tbaa !13
  %145 = load float, ptr %24, align 4, !tbaa !13
  %146 = fmul contract float %144, %145
  %147 = fsub contract float %143, %146
  store float %147, ptr %25, align 4, !tbaa !13
  %148 = load float, ptr %25, align 4, !tbaa !13
  %149 = fcmp contract oge float %148, 0.000000e+00
  br i1 %149, label %150, label %171

150:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %26) #7
  %151 = load float, ptr %23, align 4, !tbaa !13
  %152 = fneg contract float %151
  %153 = load float, ptr %25, align 4, !tbaa !13
  %154 = call contract float @llvm.sqrt.f32(float %153)
  %155 = fsub contract float %152, %154
  %156 = load float, ptr %22, align 4, !tbaa !13
  %157 = fdiv contract float %155, %156
  store float %157, ptr %26, align 4, !tbaa !13
  %158 = load float, ptr %26, align 4, !tbaa !13
  %159 = fcmp contract ogt float %158, 0.000000e+00
  br i1 %159, label %160, label %170

160:                                              ; preds = %150
  %161 = load float, ptr %26, align 4, !tbaa !13
  %162 = load float, ptr %14, align 4, !tbaa !13
  %163 = fcmp contract olt float %161, %162
  br i1 %163, label %164, label %170

164:                                              ; preds = %160
  %165 = load float, ptr %26, align 4, !tbaa !13
  store float %165, ptr %14, align 4, !tbaa !13
  %166 = load i32, ptr %17, align 4, !tbaa !4
  %167 = load i32, ptr %8, align 4, !tbaa !4
  %168 = sub nsw i32 %167, 1
  %169 = sub nsw i32 %166, %168
  store i32 %169, ptr %15, align 4, !tbaa !4
  br label %170

170:                                              ; preds = %164, %160, %150
  call void @llvm.lifetime.end.p0(ptr %26) #7
  br label %171

171:                                              ; preds = %170, %114
  call void @llvm.lifetime.end.p0(ptr %25) #7
  call void @llvm.lifetime.end.p0(ptr %24) #7
  call void @llvm.lifetime.end.p0(ptr %23) #7
  call void @llvm.lifetime.end.p0(ptr %22) #7
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  br label %179

172:                                              ; preds = %109
  %173 = load i32, ptr %17, align 4, !tbaa !4
  %174 = mul nsw i32 2, %173
  %175 = add nsw i32 %174, 2
  call void @_ZN5StackIiLi16EE4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %16, i32 noundef %175) #8
  %176 = load i32, ptr %17, align 4, !tbaa !4
  %177 = mul nsw i32 2, %176
  %178 = add nsw i32 %177, 1
  call void @_ZN5StackIiLi16EE4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %16, i32 noundef %178) #8
  br label %179

179:                                              ; preds = %172, %171
  store i32 0, ptr %19, align 4
  br label %180

180:                                              ; preds = %179, %108
  call void @llvm.lifetime.end.p0(ptr %17) #7
  %181 = load i32, ptr %19, align 4
  switch i32 %181, label %200 [
    i32 0, label %182
    i32 5, label %93
  ]

182:                                              ; preds = %180
  br label %93, !llvm.loop !25

183:                                              ; preds = %93
  %184 = load i32, ptr %15, align 4, !tbaa !4
  %185 = icmp slt i32 %184, 0
  br i1 %185, label %186, label %187

186:                                              ; preds = %183
  br label %189

187:                                              ; preds = %183
  %188 = load float, ptr %14, align 4, !tbaa !13
  br label %189

189:                                              ; preds = %187, %186
  %190 = phi contract float [ 0.000000e+00, %186 ], [ %188, %187 ]
  %191 = load ptr, ptr %6, align 8, !tbaa !8
  %192 = load i32, ptr %9, align 4, !tbaa !4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %191, i64 %193
  store float %190, ptr %194, align 4, !tbaa !13
  %195 = load i32, ptr %15, align 4, !tbaa !4
  %196 = load ptr, ptr %7, align 8, !tbaa !11
  %197 = load i32, ptr %9, align 4, !tbaa !4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i32, ptr %196, i64 %198
  store i32 %195, ptr %199, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  ret void

200:                                              ; preds = %180
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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !26
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Vec3, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %6, i64 %8
  ret ptr %9
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Vec3 @_ZmiRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #3 {
  %3 = alloca %struct.Vec3, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !26
  store ptr %1, ptr %5, align 8, !tbaa !26
  %6 = getelementptr inbounds nuw %struct.Vec3, ptr %3, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !28, !align !29
  %8 = getelementptr inbounds nuw %struct.Vec3, ptr %7, i32 0, i32 0
  %9 = load float, ptr %8, align 4, !tbaa !20
  %10 = load ptr, ptr %5, align 8, !tbaa !26, !nonnull !28, !align !29
  %11 = getelementptr inbounds nuw %struct.Vec3, ptr %10, i32 0, i32 0
  %12 = load float, ptr %11, align 4, !tbaa !20
  %13 = fsub contract float %9, %12
  store float %13, ptr %6, align 4, !tbaa !20
  %14 = getelementptr inbounds nuw %struct.Vec3, ptr %3, i32 0, i32 1
  %15 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !28, !align !29
  %16 = getelementptr inbounds nuw %struct.Vec3, ptr %15, i32 0, i32 1
  %17 = load float, ptr %16, align 4, !tbaa !21
  %18 = load ptr, ptr %5, align 8, !tbaa !26, !nonnull !28, !align !29
  %19 = getelementptr inbounds nuw %struct.Vec3, ptr %18, i32 0, i32 1
  %20 = load float, ptr %19, align 4, !tbaa !21
  %21 = fsub contract float %17, %20
  store float %21, ptr %14, align 4, !tbaa !21
  %22 = getelementptr inbounds nuw %struct.Vec3, ptr %3, i32 0, i32 2
  %23 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !28, !align !29
  %24 = getelementptr inbounds nuw %struct.Vec3, ptr %23, i32 0, i32 2
  %25 = load float, ptr %24, align 4, !tbaa !22
  %26 = load ptr, ptr %5, align 8, !tbaa !26, !nonnull !28, !align !29
  %27 = getelementptr inbounds nuw %struct.Vec3, ptr %26, i32 0, i32 2
  %28 = load float, ptr %27, align 4, !tbaa !22
  %29 = fsub contract float %25, %28
  store float %29, ptr %22, align 4, !tbaa !22
  %30 = load %struct.Vec3, ptr %3, align 4
  ret %struct.Vec3 %30
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5StackIiLi16EEC1Ev(ptr noundef nonnull align 4 dereferenceable(68) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5StackIiLi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(68) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5StackIiLi16EE4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !30
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 0
  %8 = getelementptr inbounds nuw %class.Stack, ptr %5, i32 0, i32 1
  %9 = load i32, ptr %8, align 4, !tbaa !32
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %8, align 4, !tbaa !32
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds [16 x i32], ptr %7, i64 0, i64 %11
  store i32 %6, ptr %12, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK5StackIiLi16EE5emptyEv(ptr noundef nonnull align 4 dereferenceable(68) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 4, !tbaa !32
  %6 = icmp eq i32 %5, 0
  ret i1 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN5StackIiLi16EE3popEv(ptr noundef nonnull align 4 dereferenceable(68) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 1
  %6 = load i32, ptr %5, align 4, !tbaa !32
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr %5, align 4, !tbaa !32
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [16 x i32], ptr %4, i64 0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  ret i32 %10
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Box @_ZL5boxOfii(i32 noundef %0, i32 noundef %1) #3 {
  %3 = alloca %struct.Box, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store i32 %0, ptr %4, align 4, !tbaa !4
  store i32 %1, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %9 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %9, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %10 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %10, ptr %7, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %16, %2
  %12 = load i32, ptr %6, align 4, !tbaa !4
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sub nsw i32 %13, 1
  %15 = icmp slt i32 %12, %14
  br i1 %15, label %16, label %23

16:                                               ; preds = %11
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = mul nsw i32 2, %17
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %6, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = mul nsw i32 2, %20
  %22 = add nsw i32 %21, 2
  store i32 %22, ptr %7, align 4, !tbaa !4
  br label %11, !llvm.loop !34

23:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %24 = load i32, ptr %5, align 4, !tbaa !4
  %25 = sub nsw i32 %24, 1
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = sdiv i32 %26, 2
  %28 = add nsw i32 %25, %27
  %29 = sitofp i32 %28 to float
  store float %29, ptr %8, align 4, !tbaa !13
  %30 = getelementptr inbounds nuw %struct.Box, ptr %3, i32 0, i32 0
  %31 = getelementptr inbounds nuw %struct.Vec3, ptr %30, i32 0, i32 0
  %32 = load i32, ptr %6, align 4, !tbaa !4
  %33 = sitofp i32 %32 to float
  %34 = load float, ptr %8, align 4, !tbaa !13
  %35 = fsub contract float %33, %34
  %36 = fsub contract float %35, 0x3FD99999A0000000
  store float %36, ptr %31, align 4, !tbaa !20
  %37 = getelementptr inbounds nuw %struct.Vec3, ptr %30, i32 0, i32 1
  store float 0xBFD99999A0000000, ptr %37, align 4, !tbaa !21
  %38 = getelementptr inbounds nuw %struct.Vec3, ptr %30, i32 0, i32 2
  store float 0xBFD99999A0000000, ptr %38, align 4, !tbaa !22
  %39 = getelementptr inbounds nuw %struct.Box, ptr %3, i32 0, i32 1
  %40 = getelementptr inbounds nuw %struct.Vec3, ptr %39, i32 0, i32 0
  %41 = load i32, ptr %7, align 4, !tbaa !4
  %42 = sitofp i32 %41 to float
  %43 = load float, ptr %8, align 4, !tbaa !13
  %44 = fsub contract float %42, %43
  %45 = fadd contract float %44, 0x3FD99999A0000000
  store float %45, ptr %40, align 4, !tbaa !20
  %46 = getelementptr inbounds nuw %struct.Vec3, ptr %39, i32 0, i32 1
  store float 0x3FD99999A0000000, ptr %46, align 4, !tbaa !21
  %47 = getelementptr inbounds nuw %struct.Vec3, ptr %39, i32 0, i32 2
  store float 0x3FD99999A0000000, ptr %47, align 4, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  %48 = load %struct.Box, ptr %3, align 4
  ret %struct.Box %48
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK3Box3hitERK3Rayf(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(24) %1, float noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !35
  store ptr %1, ptr %5, align 8, !tbaa !37
  store float %2, ptr %6, align 4, !tbaa !13
  %13 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store float 0.000000e+00, ptr %7, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %14 = load float, ptr %6, align 4, !tbaa !13
  store float %14, ptr %8, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %55, %3
  %16 = load i32, ptr %9, align 4, !tbaa !4
  %17 = icmp slt i32 %16, 3
  br i1 %17, label %19, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %58

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %20 = load ptr, ptr %5, align 8, !tbaa !37, !nonnull !28, !align !29
  %21 = getelementptr inbounds nuw %struct.Ray, ptr %20, i32 0, i32 1
  %22 = load i32, ptr %9, align 4, !tbaa !4
  %23 = call contract noundef float @_ZNK4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %21, i32 noundef %22) #8
  %24 = fdiv contract float 1.000000e+00, %23
  store float %24, ptr %10, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %25 = getelementptr inbounds nuw %struct.Box, ptr %13, i32 0, i32 0
  %26 = load i32, ptr %9, align 4, !tbaa !4
  %27 = call contract noundef float @_ZNK4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %25, i32 noundef %26) #8
  %28 = load ptr, ptr %5, align 8, !tbaa !37, !nonnull !28, !align !29
  %29 = getelementptr inbounds nuw %struct.Ray, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = call contract noundef float @_ZNK4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %29, i32 noundef %30) #8
  %32 = fsub contract float %27, %31
  %33 = load float, ptr %10, align 4, !tbaa !13
  %34 = fmul contract float %32, %33
  store float %34, ptr %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %35 = getelementptr inbounds nuw %struct.Box, ptr %13, i32 0, i32 1
  %36 = load i32, ptr %9, align 4, !tbaa !4
  %37 = call contract noundef float @_ZNK4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %35, i32 noundef %36) #8
  %38 = load ptr, ptr %5, align 8, !tbaa !37, !nonnull !28, !align !29
  %39 = getelementptr inbounds nuw %struct.Ray, ptr %38, i32 0, i32 0
  %40 = load i32, ptr %9, align 4, !tbaa !4
  %41 = call contract noundef float @_ZNK4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %39, i32 noundef %40) #8
  %42 = fsub contract float %37, %41
  %43 = load float, ptr %10, align 4, !tbaa !13
  %44 = fmul contract float %42, %43
  store float %44, ptr %12, align 4, !tbaa !13
  %45 = load float, ptr %7, align 4, !tbaa !13
  %46 = load float, ptr %11, align 4, !tbaa !13
  %47 = load float, ptr %12, align 4, !tbaa !13
  %48 = call contract float @llvm.minnum.f32(float %46, float %47)
  %49 = call contract float @llvm.maxnum.f32(float %45, float %48)
  store float %49, ptr %7, align 4, !tbaa !13
  %50 = load float, ptr %8, align 4, !tbaa !13
  %51 = load float, ptr %11, align 4, !tbaa !13
  %52 = load float, ptr %12, align 4, !tbaa !13
  %53 = call contract float @llvm.maxnum.f32(float %51, float %52)
  %54 = call contract float @llvm.minnum.f32(float %50, float %53)
  store float %54, ptr %8, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %55

55:                                               ; preds = %19
  %56 = load i32, ptr %9, align 4, !tbaa !4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %9, align 4, !tbaa !4
  br label %15, !llvm.loop !39

58:                                               ; preds = %18
  %59 = load float, ptr %7, align 4, !tbaa !13
  %60 = load float, ptr %8, align 4, !tbaa !13
  %61 = fcmp contract ole float %59, %60
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret i1 %61
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL3dotRK4Vec3S1_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !26
  store ptr %1, ptr %4, align 8, !tbaa !26
  %5 = load ptr, ptr %3, align 8, !tbaa !26, !nonnull !28, !align !29
  %6 = getelementptr inbounds nuw %struct.Vec3, ptr %5, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !20
  %8 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !28, !align !29
  %9 = getelementptr inbounds nuw %struct.Vec3, ptr %8, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !20
  %11 = fmul contract float %7, %10
  %12 = load ptr, ptr %3, align 8, !tbaa !26, !nonnull !28, !align !29
  %13 = getelementptr inbounds nuw %struct.Vec3, ptr %12, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !21
  %15 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !28, !align !29
  %16 = getelementptr inbounds nuw %struct.Vec3, ptr %15, i32 0, i32 1
  %17 = load float, ptr %16, align 4, !tbaa !21
  %18 = fmul contract float %14, %17
  %19 = fadd contract float %11, %18
  %20 = load ptr, ptr %3, align 8, !tbaa !26, !nonnull !28, !align !29
  %21 = getelementptr inbounds nuw %struct.Vec3, ptr %20, i32 0, i32 2
  %22 = load float, ptr %21, align 4, !tbaa !22
  %23 = load ptr, ptr %4, align 8, !tbaa !26, !nonnull !28, !align !29
  %24 = getelementptr inbounds nuw %struct.Vec3, ptr %23, i32 0, i32 2
  %25 = load float, ptr %24, align 4, !tbaa !22
  %26 = fmul contract float %22, %25
  %27 = fadd contract float %19, %26
  ret float %27
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Vec3ixEi(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !26
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Vec3, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %6, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !20
  ret float %10
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN5StackIiLi16EEC2Ev(ptr noundef nonnull align 4 dereferenceable(68) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !30
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %class.Stack, ptr %3, i32 0, i32 1
  store i32 0, ptr %4, align 4, !tbaa !32
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !14, i64 8}
!18 = !{!"_ZTS3Ray", !19, i64 0, !19, i64 12}
!19 = !{!"_ZTS4Vec3", !14, i64 0, !14, i64 4, !14, i64 8}
!20 = !{!19, !14, i64 0}
!21 = !{!19, !14, i64 4}
!22 = !{!19, !14, i64 8}
!23 = !{i64 0, i64 4, !13, i64 4, i64 4, !13, i64 8, i64 4, !13}
!24 = !{!18, !14, i64 12}
!25 = distinct !{!25, !16}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS4Vec3", !10, i64 0}
!28 = !{}
!29 = !{i64 4}
!30 = !{!31, !31, i64 0}
!31 = !{!"p1 _ZTS5StackIiLi16EE", !10, i64 0}
!32 = !{!33, !5, i64 64}
!33 = !{!"_ZTS5StackIiLi16EE", !6, i64 0, !5, i64 64}
!34 = distinct !{!34, !16}
!35 = !{!36, !36, i64 0}
!36 = !{!"p1 _ZTS3Box", !10, i64 0}
!37 = !{!38, !38, i64 0}
!38 = !{!"p1 _ZTS3Ray", !10, i64 0}
!39 = distinct !{!39, !16}
