; ModuleID = 'matmul_regtile.cu'
source_filename = "matmul_regtile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

@_ZZ14matmul_regtileE2as = internal addrspace(3) global [2 x [8 x [32 x float]]] undef, align 16
@_ZZ14matmul_regtileE2bs = internal addrspace(3) global [2 x [8 x [32 x float]]] undef, align 16
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @matmul_regtile(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [4 x [4 x float]], align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca <4 x float>, align 16
  %27 = alloca <4 x float>, align 16
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca [4 x float], align 4
  %31 = alloca [4 x float], align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca <4 x float>, align 16
  store ptr %0, ptr %7, align 8, !tbaa !8
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %37 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %37, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %38 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  store i32 %38, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #5
  %39 = load i32, ptr %14, align 4, !tbaa !4
  %40 = mul nsw i32 %39, 8
  %41 = load i32, ptr %13, align 4, !tbaa !4
  %42 = add nsw i32 %40, %41
  store i32 %42, ptr %15, align 4, !tbaa !4
  %43 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %44 = mul i32 %43, 32
  %45 = load i32, ptr %12, align 4, !tbaa !4
  %46 = mul i32 %44, %45
  %47 = load ptr, ptr %7, align 8, !tbaa !8
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds nuw float, ptr %47, i64 %48
  store ptr %49, ptr %7, align 8, !tbaa !8
  %50 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %51 = mul i32 %50, 32
  %52 = load ptr, ptr %8, align 8, !tbaa !8
  %53 = zext i32 %51 to i64
  %54 = getelementptr inbounds nuw float, ptr %52, i64 %53
  store ptr %54, ptr %8, align 8, !tbaa !8
  %55 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %56 = mul i32 %55, 32
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = mul i32 %56, %57
  %59 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %60 = mul i32 %59, 32
  %61 = add i32 %58, %60
  %62 = load ptr, ptr %9, align 8, !tbaa !8
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds nuw float, ptr %62, i64 %63
  store ptr %64, ptr %9, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %16) #5
  %65 = load i32, ptr %15, align 4, !tbaa !4
  %66 = sdiv i32 %65, 2
  store i32 %66, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #5
  %67 = load i32, ptr %15, align 4, !tbaa !4
  %68 = srem i32 %67, 2
  %69 = mul nsw i32 %68, 4
  store i32 %69, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #5
  %70 = load i32, ptr %15, align 4, !tbaa !4
  %71 = sdiv i32 %70, 8
  store i32 %71, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %72 = load i32, ptr %15, align 4, !tbaa !4
  %73 = srem i32 %72, 8
  %74 = mul nsw i32 %73, 4
  store i32 %74, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #5
  call void @llvm.lifetime.start.p0(ptr %21) #5
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %75

75:                                               ; preds = %95, %6
  %76 = load i32, ptr %21, align 4, !tbaa !4
  %77 = icmp slt i32 %76, 4
  br i1 %77, label %79, label %78

78:                                               ; preds = %75
  store i32 2, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %98

79:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(ptr %23) #5
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %80

80:                                               ; preds = %91, %79
  %81 = load i32, ptr %23, align 4, !tbaa !4
  %82 = icmp slt i32 %81, 4
  br i1 %82, label %84, label %83

83:                                               ; preds = %80
  store i32 5, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #5
  br label %94

84:                                               ; preds = %80
  %85 = load i32, ptr %21, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %86
  %88 = load i32, ptr %23, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x float], ptr %87, i64 0, i64 %89
  store float 0.000000e+00, ptr %90, align 4, !tbaa !11
  br label %91

91:                                               ; preds = %84
  %92 = load i32, ptr %23, align 4, !tbaa !4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %23, align 4, !tbaa !4
  br label %80, !llvm.loop !13

94:                                               ; preds = %83
  br label %95

95:                                               ; preds = %94
  %96 = load i32, ptr %21, align 4, !tbaa !4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %21, align 4, !tbaa !4
  br label %75, !llvm.loop !16

98:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %24) #5
  store i32 0, ptr %24, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %25) #5
  store i32 0, ptr %25, align 4, !tbaa !4
  br label %99

99:                                               ; preds = %247, %98
  %100 = load i32, ptr %25, align 4, !tbaa !4
  %101 = load i32, ptr %12, align 4, !tbaa !4
  %102 = icmp slt i32 %100, %101
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  store i32 8, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #5
  br label %250

104:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %26) #5
  %105 = load ptr, ptr %7, align 8, !tbaa !8
  %106 = load i32, ptr %16, align 4, !tbaa !4
  %107 = load i32, ptr %12, align 4, !tbaa !4
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %25, align 4, !tbaa !4
  %110 = add nsw i32 %108, %109
  %111 = load i32, ptr %17, align 4, !tbaa !4
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %105, i64 %113
  %115 = load <4 x float>, ptr %114, align 16, !tbaa !17
  store <4 x float> %115, ptr %26, align 16, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %27) #5
  %116 = load ptr, ptr %8, align 8, !tbaa !8
  %117 = load i32, ptr %25, align 4, !tbaa !4
  %118 = load i32, ptr %18, align 4, !tbaa !4
  %119 = add nsw i32 %117, %118
  %120 = load i32, ptr %11, align 4, !tbaa !4
  %121 = mul nsw i32 %119, %120
  %122 = load i32, ptr %19, align 4, !tbaa !4
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %116, i64 %124
  %126 = load <4 x float>, ptr %125, align 16, !tbaa !17
  store <4 x float> %126, ptr %27, align 16, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %28) #5
  store i32 0, ptr %28, align 4, !tbaa !4
  br label %127

127:                                              ; preds = %146, %104
  %128 = load i32, ptr %28, align 4, !tbaa !4
  %129 = icmp slt i32 %128, 4
  br i1 %129, label %131, label %130

130:                                              ; preds = %127
  store i32 11, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #5
  br label %149

131:                                              ; preds = %127
  %132 = load <4 x float>, ptr %26, align 16, !tbaa !17
  %133 = load i32, ptr %28, align 4, !tbaa !4
  %134 = extractelement <4 x float> %132, i32 %133
  %135 = load i32, ptr %24, align 4, !tbaa !4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2as to ptr), i64 0, i64 %136
  %138 = load i32, ptr %17, align 4, !tbaa !4
  %139 = load i32, ptr %28, align 4, !tbaa !4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [8 x [32 x float]], ptr %137, i64 0, i64 %141
  %143 = load i32, ptr %16, align 4, !tbaa !4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [32 x float], ptr %142, i64 0, i64 %144
  store float %134, ptr %145, align 4, !tbaa !11
  br label %146

146:                                              ; preds = %131
  %147 = load i32, ptr %28, align 4, !tbaa !4
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %28, align 4, !tbaa !4
  br label %127, !llvm.loop !18

149:                                              ; preds = %130
  %150 = load <4 x float>, ptr %27, align 16, !tbaa !17
  %151 = load i32, ptr %24, align 4, !tbaa !4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2bs to ptr), i64 0, i64 %152
  %154 = load i32, ptr %18, align 4, !tbaa !4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [8 x [32 x float]], ptr %153, i64 0, i64 %155
  %157 = load i32, ptr %19, align 4, !tbaa !4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [32 x float], ptr %156, i64 0, i64 %158
  store <4 x float> %150, ptr %159, align 4, !tbaa !17
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %29) #5
  store i32 0, ptr %29, align 4, !tbaa !4
  br label %160

160:                                              ; preds = %241, %149
  %161 = load i32, ptr %29, align 4, !tbaa !4
  %162 = icmp slt i32 %161, 8
  br i1 %162, label %164, label %163

163:                                              ; preds = %160
  store i32 14, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %29) #5
  br label %244

164:                                              ; preds = %160
  call void @llvm.lifetime.start.p0(ptr %30) #5
  call void @llvm.lifetime.start.p0(ptr %31) #5
  call void @llvm.lifetime.start.p0(ptr %32) #5
  store i32 0, ptr %32, align 4, !tbaa !4
  br label %165

165:                                              ; preds = %202, %164
  %166 = load i32, ptr %32, align 4, !tbaa !4
  %167 = icmp slt i32 %166, 4
  br i1 %167, label %169, label %168

168:                                              ; preds = %165
  store i32 17, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #5
  br label %205

169:                                              ; preds = %165
  %170 = load i32, ptr %24, align 4, !tbaa !4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2as to ptr), i64 0, i64 %171
  %173 = load i32, ptr %29, align 4, !tbaa !4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [8 x [32 x float]], ptr %172, i64 0, i64 %174
  %176 = load i32, ptr %14, align 4, !tbaa !4
  %177 = mul nsw i32 %176, 4
  %178 = load i32, ptr %32, align 4, !tbaa !4
  %179 = add nsw i32 %177, %178
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [32 x float], ptr %175, i64 0, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !11
  %183 = load i32, ptr %32, align 4, !tbaa !4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [4 x float], ptr %30, i64 0, i64 %184
  store float %182, ptr %185, align 4, !tbaa !11
  %186 = load i32, ptr %24, align 4, !tbaa !4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2bs to ptr), i64 0, i64 %187
  %189 = load i32, ptr %29, align 4, !tbaa !4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds [8 x [32 x float]], ptr %188, i64 0, i64 %190
  %192 = load i32, ptr %13, align 4, !tbaa !4
  %193 = mul nsw i32 %192, 4
  %194 = load i32, ptr %32, align 4, !tbaa !4
  %195 = add nsw i32 %193, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [32 x float], ptr %191, i64 0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !11
  %199 = load i32, ptr %32, align 4, !tbaa !4
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds [4 x float], ptr %31, i64 0, i64 %200
  store float %198, ptr %201, align 4, !tbaa !11
  br label %202

202:                                              ; preds = %169
  %203 = load i32, ptr %32, align 4, !tbaa !4
  %204 = add nsw i32 %203, 1
  store i32 %204, ptr %32, align 4, !tbaa !4
  br label %165, !llvm.loop !19

205:                                              ; preds = %168
  call void @llvm.lifetime.start.p0(ptr %33) #5
  store i32 0, ptr %33, align 4, !tbaa !4
  br label %206

206:                                              ; preds = %237, %205
  %207 = load i32, ptr %33, align 4, !tbaa !4
  %208 = icmp slt i32 %207, 4
  br i1 %208, label %210, label %209

209:                                              ; preds = %206
  store i32 20, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #5
  br label %240

210:                                              ; preds = %206
  call void @llvm.lifetime.start.p0(ptr %34) #5
  store i32 0, ptr %34, align 4, !tbaa !4
  br label %211

211:                                              ; preds = %233, %210
  %212 = load i32, ptr %34, align 4, !tbaa !4
  %213 = icmp slt i32 %212, 4
  br i1 %213, label %215, label %214

214:                                              ; preds = %211
  store i32 23, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #5
  br label %236

215:                                              ; preds = %211
  %216 = load i32, ptr %33, align 4, !tbaa !4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [4 x float], ptr %30, i64 0, i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !11
  %220 = load i32, ptr %34, align 4, !tbaa !4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [4 x float], ptr %31, i64 0, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !11
  %224 = fmul contract float %219, %223
  %225 = load i32, ptr %33, align 4, !tbaa !4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %226
  %228 = load i32, ptr %34, align 4, !tbaa !4
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds [4 x float], ptr %227, i64 0, i64 %229
  %231 = load float, ptr %230, align 4, !tbaa !11
  %232 = fadd contract float %231, %224
  store float %232, ptr %230, align 4, !tbaa !11
  br label %233

233:                                              ; preds = %215
  %234 = load i32, ptr %34, align 4, !tbaa !4
  %235 = add nsw i32 %234, 1
  store i32 %235, ptr %34, align 4, !tbaa !4
  br label %211, !llvm.loop !20

236:                                              ; preds = %214
  br label %237

237:                                              ; preds = %236
  %238 = load i32, ptr %33, align 4, !tbaa !4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %33, align 4, !tbaa !4
  br label %206, !llvm.loop !21

240:                                              ; preds = %209
  call void @llvm.lifetime.end.p0(ptr %31) #5
  call void @llvm.lifetime.end.p0(ptr %30) #5
  br label %241

241:                                              ; preds = %240
  %242 = load i32, ptr %29, align 4, !tbaa !4
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %29, align 4, !tbaa !4
  br label %160, !llvm.loop !22

244:                                              ; preds = %163
  %245 = load i32, ptr %24, align 4, !tbaa !4
  %246 = xor i32 %245, 1
  store i32 %246, ptr %24, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %27) #5
  call void @llvm.lifetime.end.p0(ptr %26) #5
  br label %247

247:                                              ; preds = %244
  %248 = load i32, ptr %25, align 4, !tbaa !4
  %249 = add nsw i32 %248, 8
  store i32 %249, ptr %25, align 4, !tbaa !4
  br label %99, !llvm.loop !23

250:                                              ; preds = %103
  call void @llvm.lifetime.start.p0(ptr %35) #5
  store i32 0, ptr %35, align 4, !tbaa !4
  br label %251

251:                                              ; preds = %293, %250
  %252 = load i32, ptr %35, align 4, !tbaa !4
  %253 = icmp slt i32 %252, 4
  br i1 %253, label %255, label %254

254:                                              ; preds = %251
  store i32 26, ptr %22, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #5
  br label %296

255:                                              ; preds = %251
  call void @llvm.lifetime.start.p0(ptr %36) #5
  %256 = load i32, ptr %35, align 4, !tbaa !4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %257
  %259 = getelementptr inbounds [4 x float], ptr %258, i64 0, i64 0
  %260 = load float, ptr %259, align 4, !tbaa !11
  %261 = insertelement <4 x float> poison, float %260, i32 0
  %262 = load i32, ptr %35, align 4, !tbaa !4
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %263
  %265 = getelementptr inbounds [4 x float], ptr %264, i64 0, i64 1
  %266 = load float, ptr %265, align 4, !tbaa !11
  %267 = insertelement <4 x float> %261, float %266, i32 1
  %268 = load i32, ptr %35, align 4, !tbaa !4
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %269
  %271 = getelementptr inbounds [4 x float], ptr %270, i64 0, i64 2
  %272 = load float, ptr %271, align 4, !tbaa !11
  %273 = insertelement <4 x float> %267, float %272, i32 2
  %274 = load i32, ptr %35, align 4, !tbaa !4
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %275
  %277 = getelementptr inbounds [4 x float], ptr %276, i64 0, i64 3
  %278 = load float, ptr %277, align 4, !tbaa !11
  %279 = insertelement <4 x float> %273, float %278, i32 3
  store <4 x float> %279, ptr %36, align 16, !tbaa !17
  %280 = load <4 x float>, ptr %36, align 16, !tbaa !17
  %281 = load ptr, ptr %9, align 8, !tbaa !8
  %282 = load i32, ptr %14, align 4, !tbaa !4
  %283 = mul nsw i32 %282, 4
  %284 = load i32, ptr %35, align 4, !tbaa !4
  %285 = add nsw i32 %283, %284
  %286 = load i32, ptr %11, align 4, !tbaa !4
  %287 = mul nsw i32 %285, %286
  %288 = load i32, ptr %13, align 4, !tbaa !4
  %289 = mul nsw i32 %288, 4
  %290 = add nsw i32 %287, %289
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds float, ptr %281, i64 %291
  store <4 x float> %280, ptr %292, align 16, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %36) #5
  br label %293

293:                                              ; preds = %255
  %294 = load i32, ptr %35, align 4, !tbaa !4
  %295 = add nsw i32 %294, 1
  store i32 %295, ptr %35, align 4, !tbaa !4
  br label %251, !llvm.loop !24

296:                                              ; preds = %254
  call void @llvm.lifetime.end.p0(ptr %24) #5
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %18) #5
  call void @llvm.lifetime.end.p0(ptr %17) #5
  call void @llvm.lifetime.end.p0(ptr %16) #5
  call void @llvm.lifetime.end.p0(ptr %15) #5
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %13) #5
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
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="64" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !14, !15}
!17 = !{!6, !6, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14}
!24 = distinct !{!24, !14, !15}
