; ModuleID = 'small_solvers.cu'
source_filename = "small_solvers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Rows = type { [32 x float], [32 x float], [32 x float], [32 x float] }
%class.Lu = type { [6 x [6 x float]], [6 x float] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN2LuILi6EEC1EPKfS2_ = comdat any

$_ZN2LuILi6EE5solveEPf = comdat any

$_ZN2LuILi6EEC2EPKfS2_ = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ15tridiagonal_pcrE1s = internal addrspace(3) global %struct.Rows undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_solve(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %class.Lu, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %9 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %10 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %14 = load ptr, ptr %4, align 8, !tbaa !8
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = mul nsw i32 %15, 36
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %14, i64 %17
  %19 = load ptr, ptr %5, align 8, !tbaa !8
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = mul nsw i32 %20, 6
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %19, i64 %22
  call void @_ZN2LuILi6EEC1EPKfS2_(ptr noundef nonnull align 4 dereferenceable(168) %8, ptr noundef %18, ptr noundef %23) #8
  %24 = load ptr, ptr %6, align 8, !tbaa !8
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = mul nsw i32 %25, 6
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %24, i64 %27
  call void @_ZN2LuILi6EE5solveEPf(ptr noundef nonnull align 4 dereferenceable(168) %8, ptr noundef %28) #8
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
define linkonce_odr dso_local void @_ZN2LuILi6EEC1EPKfS2_(ptr noundef nonnull align 4 dereferenceable(168) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !8
  %9 = load ptr, ptr %6, align 8, !tbaa !8
  call void @_ZN2LuILi6EEC2EPKfS2_(ptr noundef nonnull align 4 dereferenceable(168) %7, ptr noundef %8, ptr noundef %9) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN2LuILi6EE5solveEPf(ptr noundef nonnull align 4 dereferenceable(168) %0, ptr noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  store ptr %1, ptr %4, align 8, !tbaa !8
  %17 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %158, %2
  %19 = load i32, ptr %5, align 4, !tbaa !4
  %20 = icmp slt i32 %19, 6
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %161

22:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %23 = load i32, ptr %5, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %7, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %82, %22
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 6
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %85

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [6 x [6 x float]], ptr %30, i64 0, i64 %32
  %34 = load i32, ptr %5, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [6 x float], ptr %33, i64 0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !13
  %38 = call contract float @llvm.fabs.f32(float %37)
  %39 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %40 = load i32, ptr %5, align 4, !tbaa !4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [6 x [6 x float]], ptr %39, i64 0, i64 %41
  %43 = load i32, ptr %5, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [6 x float], ptr %42, i64 0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !13
  %47 = call contract float @llvm.fabs.f32(float %46)
  %48 = fcmp contract ogt float %38, %47
  br i1 %48, label %49, label %81

49:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %50

50:                                               ; preds = %69, %49
  %51 = load i32, ptr %8, align 4, !tbaa !4
  %52 = icmp slt i32 %51, 6
  br i1 %52, label %54, label %53

53:                                               ; preds = %50
  store i32 8, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %72

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %56 = load i32, ptr %7, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [6 x [6 x float]], ptr %55, i64 0, i64 %57
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [6 x float], ptr %58, i64 0, i64 %60
  %62 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %63 = load i32, ptr %5, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [6 x [6 x float]], ptr %62, i64 0, i64 %64
  %66 = load i32, ptr %8, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [6 x float], ptr %65, i64 0, i64 %67
  call void @_ZL8exchangeIfEvRT_S1_(ptr noundef nonnull align 4 dereferenceable(4) %61, ptr noundef nonnull align 4 dereferenceable(4) %68) #8
  br label %69

69:                                               ; preds = %54
  %70 = load i32, ptr %8, align 4, !tbaa !4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %8, align 4, !tbaa !4
  br label %50, !llvm.loop !15

72:                                               ; preds = %53
  %73 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %74 = load i32, ptr %7, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [6 x float], ptr %73, i64 0, i64 %75
  %77 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %78 = load i32, ptr %5, align 4, !tbaa !4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [6 x float], ptr %77, i64 0, i64 %79
  call void @_ZL8exchangeIfEvRT_S1_(ptr noundef nonnull align 4 dereferenceable(4) %76, ptr noundef nonnull align 4 dereferenceable(4) %80) #8
  br label %81

81:                                               ; preds = %72, %29
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %7, align 4, !tbaa !4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %7, align 4, !tbaa !4
  br label %25, !llvm.loop !17

85:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %86 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %87 = load i32, ptr %5, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [6 x [6 x float]], ptr %86, i64 0, i64 %88
  %90 = load i32, ptr %5, align 4, !tbaa !4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [6 x float], ptr %89, i64 0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !13
  %94 = fdiv contract float 1.000000e+00, %93
  store float %94, ptr %9, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %95 = load i32, ptr %5, align 4, !tbaa !4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %10, align 4, !tbaa !4
  br label %97

97:                                               ; preds = %154, %85
  %98 = load i32, ptr %10, align 4, !tbaa !4
  %99 = icmp slt i32 %98, 6
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  store i32 11, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %157

101:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %102 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %103 = load i32, ptr %10, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [6 x [6 x float]], ptr %102, i64 0, i64 %104
  %106 = load i32, ptr %5, align 4, !tbaa !4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [6 x float], ptr %105, i64 0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !13
  %110 = load float, ptr %9, align 4, !tbaa !13
  %111 = fmul contract float %109, %110
  store float %111, ptr %11, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %112 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %112, ptr %12, align 4, !tbaa !4
  br label %113

113:                                              ; preds = %137, %101
  %114 = load i32, ptr %12, align 4, !tbaa !4
  %115 = icmp slt i32 %114, 6
  br i1 %115, label %117, label %116

116:                                              ; preds = %113
  store i32 14, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %140

117:                                              ; preds = %113
  %118 = load float, ptr %11, align 4, !tbaa !13
  %119 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %120 = load i32, ptr %5, align 4, !tbaa !4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [6 x [6 x float]], ptr %119, i64 0, i64 %121
  %123 = load i32, ptr %12, align 4, !tbaa !4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [6 x float], ptr %122, i64 0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !13
  %127 = fmul contract float %118, %126
  %128 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %129 = load i32, ptr %10, align 4, !tbaa !4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [6 x [6 x float]], ptr %128, i64 0, i64 %130
  %132 = load i32, ptr %12, align 4, !tbaa !4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [6 x float], ptr %131, i64 0, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !13
  %136 = fsub contract float %135, %127
  store float %136, ptr %134, align 4, !tbaa !13
  br label %137

137:                                              ; preds = %117
  %138 = load i32, ptr %12, align 4, !tbaa !4
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %12, align 4, !tbaa !4
  br label %113, !llvm.loop !19

140:                                              ; preds = %116
  %141 = load float, ptr %11, align 4, !tbaa !13
  %142 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %143 = load i32, ptr %5, align 4, !tbaa !4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [6 x float], ptr %142, i64 0, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !13
  %147 = fmul contract float %141, %146
  %148 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %149 = load i32, ptr %10, align 4, !tbaa !4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [6 x float], ptr %148, i64 0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !13
  %153 = fsub contract float %152, %147
  store float %153, ptr %151, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %154

154:                                              ; preds = %140
  %155 = load i32, ptr %10, align 4, !tbaa !4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %10, align 4, !tbaa !4
  br label %97, !llvm.loop !20

157:                                              ; preds = %100
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %158

158:                                              ; preds = %157
  %159 = load i32, ptr %5, align 4, !tbaa !4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %5, align 4, !tbaa !4
  br label %18, !llvm.loop !21

161:                                              ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 5, ptr %13, align 4, !tbaa !4
  br label %162

162:                                              ; preds = %213, %161
  %163 = load i32, ptr %13, align 4, !tbaa !4
  %164 = icmp sge i32 %163, 0
  br i1 %164, label %166, label %165

165:                                              ; preds = %162
  store i32 17, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %216

166:                                              ; preds = %162
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %167 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %168 = load i32, ptr %13, align 4, !tbaa !4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [6 x float], ptr %167, i64 0, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !13
  store float %171, ptr %14, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %172 = load i32, ptr %13, align 4, !tbaa !4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %15, align 4, !tbaa !4
  br label %174

174:                                              ; preds = %195, %166
  %175 = load i32, ptr %15, align 4, !tbaa !4
  %176 = icmp slt i32 %175, 6
  br i1 %176, label %178, label %177

177:                                              ; preds = %174
  store i32 20, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %198

178:                                              ; preds = %174
  %179 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %180 = load i32, ptr %13, align 4, !tbaa !4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [6 x [6 x float]], ptr %179, i64 0, i64 %181
  %183 = load i32, ptr %15, align 4, !tbaa !4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [6 x float], ptr %182, i64 0, i64 %184
  %186 = load float, ptr %185, align 4, !tbaa !13
  %187 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %188 = load i32, ptr %15, align 4, !tbaa !4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [6 x float], ptr %187, i64 0, i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !13
  %192 = fmul contract float %186, %191
  %193 = load float, ptr %14, align 4, !tbaa !13
  %194 = fsub contract float %193, %192
  store float %194, ptr %14, align 4, !tbaa !13
  br label %195

195:                                              ; preds = %178
  %196 = load i32, ptr %15, align 4, !tbaa !4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %15, align 4, !tbaa !4
  br label %174, !llvm.loop !22

198:                                              ; preds = %177
  %199 = load float, ptr %14, align 4, !tbaa !13
  %200 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 0
  %201 = load i32, ptr %13, align 4, !tbaa !4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [6 x [6 x float]], ptr %200, i64 0, i64 %202
  %204 = load i32, ptr %13, align 4, !tbaa !4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [6 x float], ptr %203, i64 0, i64 %205
  %207 = load float, ptr %206, align 4, !tbaa !13
  %208 = fdiv contract float %199, %207
  %209 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %210 = load i32, ptr %13, align 4, !tbaa !4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds [6 x float], ptr %209, i64 0, i64 %211
  store float %208, ptr %212, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %213

213:                                              ; preds = %198
  %214 = load i32, ptr %13, align 4, !tbaa !4
  %215 = add nsw i32 %214, -1
  store i32 %215, ptr %13, align 4, !tbaa !4
  br label %162, !llvm.loop !23

216:                                              ; preds = %165
  call void @llvm.lifetime.start.p0(ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %217

217:                                              ; preds = %231, %216
  %218 = load i32, ptr %16, align 4, !tbaa !4
  %219 = icmp slt i32 %218, 6
  br i1 %219, label %221, label %220

220:                                              ; preds = %217
  store i32 23, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %234

221:                                              ; preds = %217
  %222 = getelementptr inbounds nuw %class.Lu, ptr %17, i32 0, i32 1
  %223 = load i32, ptr %16, align 4, !tbaa !4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [6 x float], ptr %222, i64 0, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !13
  %227 = load ptr, ptr %4, align 8, !tbaa !8
  %228 = load i32, ptr %16, align 4, !tbaa !4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds float, ptr %227, i64 %229
  store float %226, ptr %230, align 4, !tbaa !13
  br label %231

231:                                              ; preds = %221
  %232 = load i32, ptr %16, align 4, !tbaa !4
  %233 = add nsw i32 %232, 1
  store i32 %233, ptr %16, align 4, !tbaa !4
  br label %217, !llvm.loop !24

234:                                              ; preds = %220
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tridiagonal_pcr(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !8
  store ptr %4, ptr %10, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %22, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %23 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %24 = mul i32 %23, 32
  %25 = load i32, ptr %11, align 4, !tbaa !4
  %26 = add i32 %24, %25
  store i32 %26, ptr %12, align 4, !tbaa !4
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = icmp sgt i32 %27, 0
  br i1 %28, label %29, label %35

29:                                               ; preds = %5
  %30 = load ptr, ptr %6, align 8, !tbaa !8
  %31 = load i32, ptr %12, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !13
  br label %36

35:                                               ; preds = %5
  br label %36

36:                                               ; preds = %35, %29
  %37 = phi contract float [ %34, %29 ], [ 0.000000e+00, %35 ]
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 0, i64 %39
  store float %37, ptr %40, align 4, !tbaa !13
  %41 = load ptr, ptr %7, align 8, !tbaa !8
  %42 = load i32, ptr %12, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !13
  %46 = load i32, ptr %11, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %47
  store float %45, ptr %48, align 4, !tbaa !13
  %49 = load i32, ptr %11, align 4, !tbaa !4
  %50 = icmp slt i32 %49, 31
  br i1 %50, label %51, label %57

51:                                               ; preds = %36
  %52 = load ptr, ptr %8, align 8, !tbaa !8
  %53 = load i32, ptr %12, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !13
  br label %58

57:                                               ; preds = %36
  br label %58

58:                                               ; preds = %57, %51
  %59 = phi contract float [ %56, %51 ], [ 0.000000e+00, %57 ]
  %60 = load i32, ptr %11, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 2), i64 0, i64 %61
  store float %59, ptr %62, align 4, !tbaa !13
  %63 = load ptr, ptr %9, align 8, !tbaa !8
  %64 = load i32, ptr %12, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %63, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !13
  %68 = load i32, ptr %11, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %69
  store float %67, ptr %70, align 4, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 1, ptr %13, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %248, %58
  %72 = load i32, ptr %13, align 4, !tbaa !4
  %73 = icmp slt i32 %72, 32
  br i1 %73, label %75, label %74

74:                                               ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %251

75:                                               ; preds = %71
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %76 = load i32, ptr %11, align 4, !tbaa !4
  %77 = load i32, ptr %13, align 4, !tbaa !4
  %78 = sub nsw i32 %76, %77
  %79 = call noundef i32 @_ZL3maxii(i32 noundef %78, i32 noundef 0) #8
  store i32 %79, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %80 = load i32, ptr %11, align 4, !tbaa !4
  %81 = load i32, ptr %13, align 4, !tbaa !4
  %82 = add nsw i32 %80, %81
  %83 = call noundef i32 @_ZL3minii(i32 noundef %82, i32 noundef 31) #8
  store i32 %83, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %84 = load i32, ptr %11, align 4, !tbaa !4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !13
  %88 = load i32, ptr %14, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !13
  %92 = fdiv contract float %87, %91
  store float %92, ptr %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %93 = load i32, ptr %11, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 2), i64 0, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !13
  %97 = load i32, ptr %15, align 4, !tbaa !4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !13
  %101 = fdiv contract float %96, %100
  store float %101, ptr %17, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %18) #7
  %102 = load i32, ptr %14, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !13
  %106 = fneg contract float %105
  %107 = load float, ptr %16, align 4, !tbaa !13
  %108 = fmul contract float %106, %107
  store float %108, ptr %18, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %109 = load i32, ptr %15, align 4, !tbaa !4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 2), i64 0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !13
  %113 = fneg contract float %112
  %114 = load float, ptr %17, align 4, !tbaa !13
  %115 = fmul contract float %113, %114
  store float %115, ptr %19, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %116 = load i32, ptr %11, align 4, !tbaa !4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !13
  %120 = load i32, ptr %14, align 4, !tbaa !4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 2), i64 0, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !13
  %124 = load float, ptr %16, align 4, !tbaa !13
  %125 = fmul contract float %123, %124
  %126 = fsub contract float %119, %125
  %127 = load i32, ptr %15, align 4, !tbaa !4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !13
  %131 = load float, ptr %17, align 4, !tbaa !13
  %132 = fmul contract float %130, %131
  %133 = fsub contract float %126, %132
  store float %133, ptr %20, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %134 = load i32, ptr %11, align 4, !tbaa !4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !13
  %138 = load i32, ptr %14, align 4, !tbaa !4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !13
  %142 = load float, ptr %16, align 4, !tbaa !13
  %143 = fmul contract float %141, %142
  %144 = fsub contract float %137, %143
  %145 = load i32, ptr %15, align 4, !tbaa !4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !13
  %149 = load float, ptr %17, align 4, !tbaa !13
  %150 = fmul contract float %148, %149
  %151 = fsub contract float %144, %150
  store float %151, ptr %21, align 4, !tbaa !13
  %152 = load i32, ptr %11, align 4, !tbaa !4
  %153 = load i32, ptr %13, align 4, !tbaa !4
  %154 = sub nsw i32 %152, %153
  %155 = icmp slt i32 %154, 0
  br i1 %155, label %156, label %179

156:                                              ; preds = %75
  store float 0.000000e+00, ptr %18, align 4, !tbaa !13
  %157 = load i32, ptr %11, align 4, !tbaa !4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !13
  %161 = load i32, ptr %15, align 4, !tbaa !4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 0, i64 %162
  %164 = load float, ptr %163, align 4, !tbaa !13
  %165 = load float, ptr %17, align 4, !tbaa !13
  %166 = fmul contract float %164, %165
  %167 = fsub contract float %160, %166
  store float %167, ptr %20, align 4, !tbaa !13
  %168 = load i32, ptr %11, align 4, !tbaa !4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !13
  %172 = load i32, ptr %15, align 4, !tbaa !4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !13
  %176 = load float, ptr %17, align 4, !tbaa !13
  %177 = fmul contract float %175, %176
  %178 = fsub contract float %171, %177
  store float %178, ptr %21, align 4, !tbaa !13
  br label %179

179:                                              ; preds = %156, %75
  %180 = load i32, ptr %11, align 4, !tbaa !4
  %181 = load i32, ptr %13, align 4, !tbaa !4
  %182 = add nsw i32 %180, %181
  %183 = icmp sge i32 %182, 32
  br i1 %183, label %184, label %231

184:                                              ; preds = %179
  store float 0.000000e+00, ptr %19, align 4, !tbaa !13
  %185 = load i32, ptr %11, align 4, !tbaa !4
  %186 = load i32, ptr %13, align 4, !tbaa !4
  %187 = sub nsw i32 %185, %186
  %188 = icmp slt i32 %187, 0
  br i1 %188, label %189, label %194

189:                                              ; preds = %184
  %190 = load i32, ptr %11, align 4, !tbaa !4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %191
  %193 = load float, ptr %192, align 4, !tbaa !13
  br label %206

194:                                              ; preds = %184
  %195 = load i32, ptr %11, align 4, !tbaa !4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !13
  %199 = load i32, ptr %14, align 4, !tbaa !4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 2), i64 0, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !13
  %203 = load float, ptr %16, align 4, !tbaa !13
  %204 = fmul contract float %202, %203
  %205 = fsub contract float %198, %204
  br label %206

206:                                              ; preds = %194, %189
  %207 = phi contract float [ %193, %189 ], [ %205, %194 ]
  store float %207, ptr %20, align 4, !tbaa !13
  %208 = load i32, ptr %11, align 4, !tbaa !4
  %209 = load i32, ptr %13, align 4, !tbaa !4
  %210 = sub nsw i32 %208, %209
  %211 = icmp slt i32 %210, 0
  br i1 %211, label %212, label %217

212:                                              ; preds = %206
  %213 = load i32, ptr %11, align 4, !tbaa !4
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %214
  %216 = load float, ptr %215, align 4, !tbaa !13
  br label %229

217:                                              ; preds = %206
  %218 = load i32, ptr %11, align 4, !tbaa !4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %219
  %221 = load float, ptr %220, align 4, !tbaa !13
  %222 = load i32, ptr %14, align 4, !tbaa !4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !13
  %226 = load float, ptr %16, align 4, !tbaa !13
  %227 = fmul contract float %225, %226
  %228 = fsub contract float %221, %227
  br label %229

229:                                              ; preds = %217, %212
  %230 = phi contract float [ %216, %212 ], [ %228, %217 ]
  store float %230, ptr %21, align 4, !tbaa !13
  br label %231

231:                                              ; preds = %229, %179
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %232 = load float, ptr %18, align 4, !tbaa !13
  %233 = load i32, ptr %11, align 4, !tbaa !4
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 0, i64 %234
  store float %232, ptr %235, align 4, !tbaa !13
  %236 = load float, ptr %20, align 4, !tbaa !13
  %237 = load i32, ptr %11, align 4, !tbaa !4
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %238
  store float %236, ptr %239, align 4, !tbaa !13
  %240 = load float, ptr %19, align 4, !tbaa !13
  %241 = load i32, ptr %11, align 4, !tbaa !4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 2), i64 0, i64 %242
  store float %240, ptr %243, align 4, !tbaa !13
  %244 = load float, ptr %21, align 4, !tbaa !13
  %245 = load i32, ptr %11, align 4, !tbaa !4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %246
  store float %244, ptr %247, align 4, !tbaa !13
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %21) #7
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %18) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %248

248:                                              ; preds = %231
  %249 = load i32, ptr %13, align 4, !tbaa !4
  %250 = mul nsw i32 %249, 2
  store i32 %250, ptr %13, align 4, !tbaa !4
  br label %71, !llvm.loop !25

251:                                              ; preds = %74
  %252 = load i32, ptr %11, align 4, !tbaa !4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 3), i64 0, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !13
  %256 = load i32, ptr %11, align 4, !tbaa !4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [32 x float], ptr getelementptr inbounds nuw (%struct.Rows, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i32 0, i32 1), i64 0, i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !13
  %260 = fdiv contract float %255, %259
  %261 = load ptr, ptr %10, align 8, !tbaa !8
  %262 = load i32, ptr %12, align 4, !tbaa !4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds float, ptr %261, i64 %263
  store float %260, ptr %264, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN2LuILi6EEC2EPKfS2_(ptr noundef nonnull align 4 dereferenceable(168) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  %10 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %55, %3
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 6
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %58

15:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %42, %15
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 6
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %45

20:                                               ; preds = %16
  %21 = load ptr, ptr %5, align 8, !tbaa !8
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = mul nsw i32 %22, 6
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %21, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !13
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = icmp eq i32 %29, %30
  %32 = zext i1 %31 to i64
  %33 = select contract i1 %31, float 4.000000e+00, float 0.000000e+00
  %34 = fadd contract float %28, %33
  %35 = getelementptr inbounds nuw %class.Lu, ptr %10, i32 0, i32 0
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [6 x [6 x float]], ptr %35, i64 0, i64 %37
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [6 x float], ptr %38, i64 0, i64 %40
  store float %34, ptr %41, align 4, !tbaa !13
  br label %42

42:                                               ; preds = %20
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !26

45:                                               ; preds = %19
  %46 = load ptr, ptr %6, align 8, !tbaa !8
  %47 = load i32, ptr %7, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %46, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !13
  %51 = getelementptr inbounds nuw %class.Lu, ptr %10, i32 0, i32 1
  %52 = load i32, ptr %7, align 4, !tbaa !4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [6 x float], ptr %51, i64 0, i64 %53
  store float %50, ptr %54, align 4, !tbaa !13
  br label %55

55:                                               ; preds = %45
  %56 = load i32, ptr %7, align 4, !tbaa !4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %7, align 4, !tbaa !4
  br label %11, !llvm.loop !27

58:                                               ; preds = %14
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8exchangeIfEvRT_S1_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !28, !align !29
  %7 = load float, ptr %6, align 4, !tbaa !13
  store float %7, ptr %5, align 4, !tbaa !13
  %8 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !28, !align !29
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !28, !align !29
  store float %9, ptr %10, align 4, !tbaa !13
  %11 = load float, ptr %5, align 4, !tbaa !13
  %12 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !28, !align !29
  store float %11, ptr %12, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!12 = !{!"p1 _ZTS2LuILi6EE", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16, !18}
!18 = !{!"llvm.loop.unroll.enable"}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16, !18}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = distinct !{!24, !16}
!25 = distinct !{!25, !16}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !16}
!28 = !{}
!29 = !{i64 4}
