; ModuleID = 'matmul_regtile.cu'
source_filename = "matmul_regtile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

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
  %25 = alloca <4 x float>, align 16
  %26 = alloca <4 x float>, align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca [4 x float], align 4
  %30 = alloca [4 x float], align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca <4 x float>, align 16
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %36, ptr %13, align 4
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %37, ptr %14, align 4
  %38 = load i32, ptr %14, align 4
  %39 = mul nsw i32 %38, 8
  %40 = load i32, ptr %13, align 4
  %41 = add nsw i32 %39, %40
  store i32 %41, ptr %15, align 4
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %43 = mul i32 %42, 32
  %44 = load i32, ptr %12, align 4
  %45 = mul i32 %43, %44
  %46 = load ptr, ptr %7, align 8
  %47 = zext i32 %45 to i64
  %48 = getelementptr inbounds nuw float, ptr %46, i64 %47
  store ptr %48, ptr %7, align 8
  %49 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %50 = mul i32 %49, 32
  %51 = load ptr, ptr %8, align 8
  %52 = zext i32 %50 to i64
  %53 = getelementptr inbounds nuw float, ptr %51, i64 %52
  store ptr %53, ptr %8, align 8
  %54 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %55 = mul i32 %54, 32
  %56 = load i32, ptr %11, align 4
  %57 = mul i32 %55, %56
  %58 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %59 = mul i32 %58, 32
  %60 = add i32 %57, %59
  %61 = load ptr, ptr %9, align 8
  %62 = zext i32 %60 to i64
  %63 = getelementptr inbounds nuw float, ptr %61, i64 %62
  store ptr %63, ptr %9, align 8
  %64 = load i32, ptr %15, align 4
  %65 = sdiv i32 %64, 2
  store i32 %65, ptr %16, align 4
  %66 = load i32, ptr %15, align 4
  %67 = srem i32 %66, 2
  %68 = mul nsw i32 %67, 4
  store i32 %68, ptr %17, align 4
  %69 = load i32, ptr %15, align 4
  %70 = sdiv i32 %69, 8
  store i32 %70, ptr %18, align 4
  %71 = load i32, ptr %15, align 4
  %72 = srem i32 %71, 8
  %73 = mul nsw i32 %72, 4
  store i32 %73, ptr %19, align 4
  store i32 0, ptr %21, align 4
  br label %74

74:                                               ; preds = %92, %6
  %75 = load i32, ptr %21, align 4
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %77, label %95

77:                                               ; preds = %74
  store i32 0, ptr %22, align 4
  br label %78

78:                                               ; preds = %88, %77
  %79 = load i32, ptr %22, align 4
  %80 = icmp slt i32 %79, 4
  br i1 %80, label %81, label %91

81:                                               ; preds = %78
  %82 = load i32, ptr %21, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %83
  %85 = load i32, ptr %22, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x float], ptr %84, i64 0, i64 %86
  store float 0.000000e+00, ptr %87, align 4
  br label %88

88:                                               ; preds = %81
  %89 = load i32, ptr %22, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %22, align 4
  br label %78, !llvm.loop !4

91:                                               ; preds = %78
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %21, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %21, align 4
  br label %74, !llvm.loop !7

95:                                               ; preds = %74
  store i32 0, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %96

96:                                               ; preds = %238, %95
  %97 = load i32, ptr %24, align 4
  %98 = load i32, ptr %12, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %241

100:                                              ; preds = %96
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %16, align 4
  %103 = load i32, ptr %12, align 4
  %104 = mul nsw i32 %102, %103
  %105 = load i32, ptr %24, align 4
  %106 = add nsw i32 %104, %105
  %107 = load i32, ptr %17, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %101, i64 %109
  %111 = load <4 x float>, ptr %110, align 16
  store <4 x float> %111, ptr %25, align 16
  %112 = load ptr, ptr %8, align 8
  %113 = load i32, ptr %24, align 4
  %114 = load i32, ptr %18, align 4
  %115 = add nsw i32 %113, %114
  %116 = load i32, ptr %11, align 4
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr %19, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %112, i64 %120
  %122 = load <4 x float>, ptr %121, align 16
  store <4 x float> %122, ptr %26, align 16
  store i32 0, ptr %27, align 4
  br label %123

123:                                              ; preds = %141, %100
  %124 = load i32, ptr %27, align 4
  %125 = icmp slt i32 %124, 4
  br i1 %125, label %126, label %144

126:                                              ; preds = %123
  %127 = load <4 x float>, ptr %25, align 16
  %128 = load i32, ptr %27, align 4
  %129 = extractelement <4 x float> %127, i32 %128
  %130 = load i32, ptr %23, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2as to ptr), i64 0, i64 %131
  %133 = load i32, ptr %17, align 4
  %134 = load i32, ptr %27, align 4
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [8 x [32 x float]], ptr %132, i64 0, i64 %136
  %138 = load i32, ptr %16, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [32 x float], ptr %137, i64 0, i64 %139
  store float %129, ptr %140, align 4
  br label %141

141:                                              ; preds = %126
  %142 = load i32, ptr %27, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %27, align 4
  br label %123, !llvm.loop !8

144:                                              ; preds = %123
  %145 = load <4 x float>, ptr %26, align 16
  %146 = load i32, ptr %23, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2bs to ptr), i64 0, i64 %147
  %149 = load i32, ptr %18, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [8 x [32 x float]], ptr %148, i64 0, i64 %150
  %152 = load i32, ptr %19, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [32 x float], ptr %151, i64 0, i64 %153
  store <4 x float> %145, ptr %154, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %28, align 4
  br label %155

155:                                              ; preds = %232, %144
  %156 = load i32, ptr %28, align 4
  %157 = icmp slt i32 %156, 8
  br i1 %157, label %158, label %235

158:                                              ; preds = %155
  store i32 0, ptr %31, align 4
  br label %159

159:                                              ; preds = %195, %158
  %160 = load i32, ptr %31, align 4
  %161 = icmp slt i32 %160, 4
  br i1 %161, label %162, label %198

162:                                              ; preds = %159
  %163 = load i32, ptr %23, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2as to ptr), i64 0, i64 %164
  %166 = load i32, ptr %28, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [8 x [32 x float]], ptr %165, i64 0, i64 %167
  %169 = load i32, ptr %14, align 4
  %170 = mul nsw i32 %169, 4
  %171 = load i32, ptr %31, align 4
  %172 = add nsw i32 %170, %171
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [32 x float], ptr %168, i64 0, i64 %173
  %175 = load float, ptr %174, align 4
  %176 = load i32, ptr %31, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds [4 x float], ptr %29, i64 0, i64 %177
  store float %175, ptr %178, align 4
  %179 = load i32, ptr %23, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [2 x [8 x [32 x float]]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matmul_regtileE2bs to ptr), i64 0, i64 %180
  %182 = load i32, ptr %28, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [8 x [32 x float]], ptr %181, i64 0, i64 %183
  %185 = load i32, ptr %13, align 4
  %186 = mul nsw i32 %185, 4
  %187 = load i32, ptr %31, align 4
  %188 = add nsw i32 %186, %187
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [32 x float], ptr %184, i64 0, i64 %189
  %191 = load float, ptr %190, align 4
  %192 = load i32, ptr %31, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [4 x float], ptr %30, i64 0, i64 %193
  store float %191, ptr %194, align 4
  br label %195

195:                                              ; preds = %162
  %196 = load i32, ptr %31, align 4
  %197 = add nsw i32 %196, 1
  store i32 %197, ptr %31, align 4
  br label %159, !llvm.loop !9

198:                                              ; preds = %159
  store i32 0, ptr %32, align 4
  br label %199

199:                                              ; preds = %228, %198
  %200 = load i32, ptr %32, align 4
  %201 = icmp slt i32 %200, 4
  br i1 %201, label %202, label %231

202:                                              ; preds = %199
  store i32 0, ptr %33, align 4
  br label %203

203:                                              ; preds = %224, %202
  %204 = load i32, ptr %33, align 4
  %205 = icmp slt i32 %204, 4
  br i1 %205, label %206, label %227

206:                                              ; preds = %203
  %207 = load i32, ptr %32, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [4 x float], ptr %29, i64 0, i64 %208
  %210 = load float, ptr %209, align 4
  %211 = load i32, ptr %33, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [4 x float], ptr %30, i64 0, i64 %212
  %214 = load float, ptr %213, align 4
  %215 = fmul contract float %210, %214
  %216 = load i32, ptr %32, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %217
  %219 = load i32, ptr %33, align 4
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [4 x float], ptr %218, i64 0, i64 %220
  %222 = load float, ptr %221, align 4
  %223 = fadd contract float %222, %215
  store float %223, ptr %221, align 4
  br label %224

224:                                              ; preds = %206
  %225 = load i32, ptr %33, align 4
  %226 = add nsw i32 %225, 1
  store i32 %226, ptr %33, align 4
  br label %203, !llvm.loop !10

227:                                              ; preds = %203
  br label %228

228:                                              ; preds = %227
  %229 = load i32, ptr %32, align 4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %32, align 4
  br label %199, !llvm.loop !11

231:                                              ; preds = %199
  br label %232

232:                                              ; preds = %231
  %233 = load i32, ptr %28, align 4
  %234 = add nsw i32 %233, 1
  store i32 %234, ptr %28, align 4
  br label %155, !llvm.loop !12

235:                                              ; preds = %155
  %236 = load i32, ptr %23, align 4
  %237 = xor i32 %236, 1
  store i32 %237, ptr %23, align 4
  br label %238

238:                                              ; preds = %235
  %239 = load i32, ptr %24, align 4
  %240 = add nsw i32 %239, 8
  store i32 %240, ptr %24, align 4
  br label %96, !llvm.loop !13

241:                                              ; preds = %96
  store i32 0, ptr %34, align 4
  br label %242

242:                                              ; preds = %283, %241
  %243 = load i32, ptr %34, align 4
  %244 = icmp slt i32 %243, 4
  br i1 %244, label %245, label %286

245:                                              ; preds = %242
  %246 = load i32, ptr %34, align 4
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %247
  %249 = getelementptr inbounds [4 x float], ptr %248, i64 0, i64 0
  %250 = load float, ptr %249, align 4
  %251 = insertelement <4 x float> poison, float %250, i32 0
  %252 = load i32, ptr %34, align 4
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %253
  %255 = getelementptr inbounds [4 x float], ptr %254, i64 0, i64 1
  %256 = load float, ptr %255, align 4
  %257 = insertelement <4 x float> %251, float %256, i32 1
  %258 = load i32, ptr %34, align 4
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %259
  %261 = getelementptr inbounds [4 x float], ptr %260, i64 0, i64 2
  %262 = load float, ptr %261, align 4
  %263 = insertelement <4 x float> %257, float %262, i32 2
  %264 = load i32, ptr %34, align 4
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 %265
  %267 = getelementptr inbounds [4 x float], ptr %266, i64 0, i64 3
  %268 = load float, ptr %267, align 4
  %269 = insertelement <4 x float> %263, float %268, i32 3
  store <4 x float> %269, ptr %35, align 16
  %270 = load <4 x float>, ptr %35, align 16
  %271 = load ptr, ptr %9, align 8
  %272 = load i32, ptr %14, align 4
  %273 = mul nsw i32 %272, 4
  %274 = load i32, ptr %34, align 4
  %275 = add nsw i32 %273, %274
  %276 = load i32, ptr %11, align 4
  %277 = mul nsw i32 %275, %276
  %278 = load i32, ptr %13, align 4
  %279 = mul nsw i32 %278, 4
  %280 = add nsw i32 %277, %279
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds float, ptr %271, i64 %281
  store <4 x float> %270, ptr %282, align 16
  br label %283

283:                                              ; preds = %245
  %284 = load i32, ptr %34, align 4
  %285 = add nsw i32 %284, 1
  store i32 %285, ptr %34, align 4
  br label %242, !llvm.loop !14

286:                                              ; preds = %242
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="64" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5, !6}
