; ModuleID = 'static_matrix.cu'
source_filename = "static_matrix.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Matrix = type { [4 x [4 x float]] }
%struct.Matrix.6 = type { [5 x [1 x float]] }
%struct.Matrix.5 = type { [5 x [5 x float]] }
%class.Cholesky = type { %struct.Matrix.5 }
%struct.Matrix.7 = type { [4 x [4 x double]] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kalman_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Matrix, align 4
  %5 = alloca %struct.Matrix, align 4
  %6 = alloca %struct.Matrix, align 4
  %7 = alloca %struct.Matrix, align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  store float 1.000000e+00, ptr %6, align 4
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %16, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 60
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %20, align 4
  store float 1.250000e-01, ptr %17, align 4, !tbaa !8
  store float 1.250000e-01, ptr %14, align 4, !tbaa !8
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %69

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %38 = mul nsw i32 %2, %12
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 36
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %49 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 52
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 60
  br label %86

69:                                               ; preds = %497, %3
  %70 = phi float [ 0.000000e+00, %3 ], [ %547, %497 ]
  %71 = phi float [ 0.000000e+00, %3 ], [ %548, %497 ]
  %72 = phi float [ 0.000000e+00, %3 ], [ %549, %497 ]
  %73 = phi float [ 0.000000e+00, %3 ], [ %546, %497 ]
  %74 = shl nsw i32 %12, 2
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  store float %73, ptr %76, align 4, !tbaa !8
  %77 = sext i32 %74 to i64
  %78 = getelementptr float, ptr %1, i64 %77
  %79 = getelementptr i8, ptr %78, i64 4
  store float %70, ptr %79, align 4, !tbaa !8
  %80 = sext i32 %74 to i64
  %81 = getelementptr float, ptr %1, i64 %80
  %82 = getelementptr i8, ptr %81, i64 8
  store float %71, ptr %82, align 4, !tbaa !8
  %83 = sext i32 %74 to i64
  %84 = getelementptr float, ptr %1, i64 %83
  %85 = getelementptr i8, ptr %84, i64 12
  store float %72, ptr %85, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  ret void

86:                                               ; preds = %22, %497
  %87 = phi float [ 0.000000e+00, %22 ], [ %549, %497 ]
  %88 = phi float [ 0.000000e+00, %22 ], [ %548, %497 ]
  %89 = phi float [ 0.000000e+00, %22 ], [ %547, %497 ]
  %90 = phi i32 [ 0, %22 ], [ %566, %497 ]
  %91 = phi float [ 1.000000e+00, %22 ], [ %565, %497 ]
  %92 = phi float [ 0.000000e+00, %22 ], [ %564, %497 ]
  %93 = phi float [ 0.000000e+00, %22 ], [ %563, %497 ]
  %94 = phi float [ 0.000000e+00, %22 ], [ %562, %497 ]
  %95 = phi float [ 0.000000e+00, %22 ], [ %561, %497 ]
  %96 = phi float [ 1.000000e+00, %22 ], [ %560, %497 ]
  %97 = phi float [ 0.000000e+00, %22 ], [ %559, %497 ]
  %98 = phi float [ 0.000000e+00, %22 ], [ %558, %497 ]
  %99 = phi float [ 0.000000e+00, %22 ], [ %557, %497 ]
  %100 = phi float [ 0.000000e+00, %22 ], [ %556, %497 ]
  %101 = phi float [ 1.000000e+00, %22 ], [ %555, %497 ]
  %102 = phi float [ 0.000000e+00, %22 ], [ %554, %497 ]
  %103 = phi float [ 0.000000e+00, %22 ], [ %553, %497 ]
  %104 = phi float [ 0.000000e+00, %22 ], [ %552, %497 ]
  %105 = phi float [ 0.000000e+00, %22 ], [ %551, %497 ]
  %106 = phi float [ 1.000000e+00, %22 ], [ %550, %497 ]
  %107 = phi float [ 0.000000e+00, %22 ], [ %546, %497 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  br label %108

108:                                              ; preds = %108, %86
  %109 = phi i32 [ 0, %86 ], [ %159, %108 ]
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw [4 x float], ptr %6, i64 %110
  %112 = getelementptr inbounds nuw [4 x float], ptr %5, i64 %110
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = load float, ptr %111, align 4, !tbaa !8
  %115 = fmul contract float %106, %114
  %116 = fadd contract float %113, %115
  %117 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = fmul contract float %102, %118
  %120 = fadd contract float %116, %119
  %121 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = fmul contract float %98, %122
  %124 = fadd contract float %120, %123
  %125 = getelementptr inbounds nuw i8, ptr %111, i64 12
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fmul contract float %94, %126
  %128 = fadd contract float %124, %127
  store float %128, ptr %112, align 4, !tbaa !8
  %129 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %130 = load float, ptr %129, align 4, !tbaa !8
  %131 = fmul contract float %105, %114
  %132 = fadd contract float %131, %130
  %133 = fmul contract float %101, %118
  %134 = fadd contract float %133, %132
  %135 = fmul contract float %97, %122
  %136 = fadd contract float %135, %134
  %137 = fmul contract float %93, %126
  %138 = fadd contract float %137, %136
  store float %138, ptr %129, align 4, !tbaa !8
  %139 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %104, %114
  %142 = fadd contract float %141, %140
  %143 = fmul contract float %100, %118
  %144 = fadd contract float %143, %142
  %145 = fmul contract float %96, %122
  %146 = fadd contract float %145, %144
  %147 = fmul contract float %92, %126
  %148 = fadd contract float %147, %146
  store float %148, ptr %139, align 4, !tbaa !8
  %149 = getelementptr inbounds nuw i8, ptr %112, i64 12
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fmul contract float %103, %114
  %152 = fadd contract float %151, %150
  %153 = fmul contract float %99, %118
  %154 = fadd contract float %153, %152
  %155 = fmul contract float %95, %122
  %156 = fadd contract float %155, %154
  %157 = fmul contract float %91, %126
  %158 = fadd contract float %157, %156
  store float %158, ptr %149, align 4, !tbaa !8
  %159 = add nuw nsw i32 %109, 1
  %160 = icmp eq i32 %159, 4
  br i1 %160, label %161, label %108, !llvm.loop !10

161:                                              ; preds = %108
  %162 = load float, ptr %5, align 4
  %163 = load float, ptr %23, align 4
  %164 = load float, ptr %24, align 4
  %165 = load float, ptr %25, align 4
  %166 = load float, ptr %26, align 4
  %167 = load float, ptr %27, align 4
  %168 = load float, ptr %28, align 4
  %169 = load float, ptr %29, align 4
  %170 = load float, ptr %30, align 4
  %171 = load float, ptr %31, align 4
  %172 = load float, ptr %32, align 4
  %173 = load float, ptr %33, align 4
  %174 = load float, ptr %34, align 4
  %175 = load float, ptr %35, align 4
  %176 = load float, ptr %36, align 4
  %177 = load float, ptr %37, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %178 = fadd contract float %162, 0.000000e+00
  %179 = fmul contract float %163, 0.000000e+00
  %180 = fadd contract float %178, %179
  %181 = fmul contract float %164, 1.250000e-01
  %182 = fadd contract float %180, %181
  %183 = fmul contract float %165, 0.000000e+00
  %184 = fadd contract float %182, %183
  %185 = fmul contract float %162, 0.000000e+00
  %186 = fadd contract float %185, 0.000000e+00
  %187 = fadd contract float %163, %186
  %188 = fmul contract float %164, 0.000000e+00
  %189 = fadd contract float %188, %187
  %190 = fmul contract float %165, 1.250000e-01
  %191 = fadd contract float %190, %189
  %192 = fadd contract float %179, %186
  %193 = fadd contract float %164, %192
  %194 = fadd contract float %183, %193
  %195 = fadd contract float %188, %192
  %196 = fadd contract float %165, %195
  %197 = fadd contract float %166, 0.000000e+00
  %198 = fmul contract float %167, 0.000000e+00
  %199 = fadd contract float %197, %198
  %200 = fmul contract float %168, 1.250000e-01
  %201 = fadd contract float %199, %200
  %202 = fmul contract float %169, 0.000000e+00
  %203 = fadd contract float %201, %202
  %204 = fmul contract float %166, 0.000000e+00
  %205 = fadd contract float %204, 0.000000e+00
  %206 = fadd contract float %167, %205
  %207 = fmul contract float %168, 0.000000e+00
  %208 = fadd contract float %207, %206
  %209 = fmul contract float %169, 1.250000e-01
  %210 = fadd contract float %209, %208
  %211 = fadd contract float %198, %205
  %212 = fadd contract float %168, %211
  %213 = fadd contract float %202, %212
  %214 = fadd contract float %207, %211
  %215 = fadd contract float %169, %214
  %216 = fadd contract float %170, 0.000000e+00
  %217 = fmul contract float %171, 0.000000e+00
  %218 = fadd contract float %216, %217
  %219 = fmul contract float %172, 1.250000e-01
  %220 = fadd contract float %218, %219
  %221 = fmul contract float %173, 0.000000e+00
  %222 = fadd contract float %220, %221
  %223 = fmul contract float %170, 0.000000e+00
  %224 = fadd contract float %223, 0.000000e+00
  %225 = fadd contract float %171, %224
  %226 = fmul contract float %172, 0.000000e+00
  %227 = fadd contract float %226, %225
  %228 = fmul contract float %173, 1.250000e-01
  %229 = fadd contract float %228, %227
  %230 = fadd contract float %217, %224
  %231 = fadd contract float %172, %230
  %232 = fadd contract float %221, %231
  %233 = fadd contract float %226, %230
  %234 = fadd contract float %173, %233
  %235 = fadd contract float %174, 0.000000e+00
  %236 = fmul contract float %175, 0.000000e+00
  %237 = fadd contract float %235, %236
  %238 = fmul contract float %176, 1.250000e-01
  %239 = fadd contract float %237, %238
  %240 = fmul contract float %177, 0.000000e+00
  %241 = fadd contract float %239, %240
  %242 = fmul contract float %174, 0.000000e+00
  %243 = fadd contract float %242, 0.000000e+00
  %244 = fadd contract float %175, %243
  %245 = fmul contract float %176, 0.000000e+00
  %246 = fadd contract float %245, %244
  %247 = fmul contract float %177, 1.250000e-01
  %248 = fadd contract float %247, %246
  %249 = fadd contract float %236, %243
  %250 = fadd contract float %176, %249
  %251 = fadd contract float %240, %250
  %252 = fadd contract float %245, %249
  %253 = fadd contract float %177, %252
  %254 = fadd contract float %184, 0x3F847AE140000000
  %255 = fadd contract float %210, 0x3F847AE140000000
  %256 = fadd contract float %232, 0x3F847AE140000000
  %257 = fadd contract float %253, 0x3F847AE140000000
  %258 = add nsw i32 %90, %38
  %259 = srem i32 %258, 256
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %0, i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !8
  %263 = add nsw i32 %258, 128
  %264 = srem i32 %263, 256
  %265 = sext i32 %264 to i64
  %266 = getelementptr inbounds float, ptr %0, i64 %265
  %267 = load float, ptr %266, align 4, !tbaa !8
  %268 = fmul contract float %191, 0.000000e+00
  %269 = fadd contract float %254, %268
  %270 = fmul contract float %194, 0.000000e+00
  %271 = fadd contract float %269, %270
  %272 = fmul contract float %196, 0.000000e+00
  %273 = fadd contract float %271, %272
  %274 = fmul contract float %254, 0.000000e+00
  %275 = fadd contract float %274, 0.000000e+00
  %276 = fadd contract float %191, %275
  %277 = fadd contract float %276, %270
  %278 = fadd contract float %277, %272
  %279 = fmul contract float %255, 0.000000e+00
  %280 = fadd contract float %203, %279
  %281 = fmul contract float %213, 0.000000e+00
  %282 = fadd contract float %280, %281
  %283 = fmul contract float %215, 0.000000e+00
  %284 = fadd contract float %282, %283
  %285 = fmul contract float %203, 0.000000e+00
  %286 = fadd contract float %285, 0.000000e+00
  %287 = fadd contract float %255, %286
  %288 = fadd contract float %287, %281
  %289 = fadd contract float %288, %283
  %290 = fmul contract float %229, 0.000000e+00
  %291 = fadd contract float %222, %290
  %292 = fmul contract float %256, 0.000000e+00
  %293 = fadd contract float %291, %292
  %294 = fmul contract float %234, 0.000000e+00
  %295 = fadd contract float %293, %294
  %296 = fmul contract float %222, 0.000000e+00
  %297 = fadd contract float %296, 0.000000e+00
  %298 = fadd contract float %229, %297
  %299 = fadd contract float %298, %292
  %300 = fadd contract float %299, %294
  %301 = fmul contract float %248, 0.000000e+00
  %302 = fadd contract float %241, %301
  %303 = fmul contract float %251, 0.000000e+00
  %304 = fadd contract float %302, %303
  %305 = fmul contract float %257, 0.000000e+00
  %306 = fadd contract float %304, %305
  %307 = fmul contract float %241, 0.000000e+00
  %308 = fadd contract float %307, 0.000000e+00
  %309 = fadd contract float %248, %308
  %310 = fadd contract float %309, %303
  %311 = fadd contract float %310, %305
  %312 = fadd contract float %254, %285
  %313 = fadd contract float %312, %296
  %314 = fadd contract float %313, %307
  %315 = fadd contract float %191, %279
  %316 = fadd contract float %315, %290
  %317 = fadd contract float %316, %301
  %318 = fadd contract float %194, %281
  %319 = fadd contract float %318, %292
  %320 = fadd contract float %319, %303
  %321 = fadd contract float %196, %283
  %322 = fadd contract float %321, %294
  %323 = fadd contract float %322, %305
  %324 = fadd contract float %275, %203
  %325 = fadd contract float %324, %296
  %326 = fadd contract float %325, %307
  %327 = fadd contract float %268, 0.000000e+00
  %328 = fadd contract float %327, %255
  %329 = fadd contract float %328, %290
  %330 = fadd contract float %329, %301
  %331 = fadd contract float %270, 0.000000e+00
  %332 = fadd contract float %331, %213
  %333 = fadd contract float %332, %292
  %334 = fadd contract float %333, %303
  %335 = fadd contract float %272, 0.000000e+00
  %336 = fadd contract float %335, %215
  %337 = fadd contract float %336, %294
  %338 = fadd contract float %337, %305
  %339 = fmul contract float %317, 0.000000e+00
  %340 = fadd contract float %314, %339
  %341 = fmul contract float %320, 0.000000e+00
  %342 = fadd contract float %340, %341
  %343 = fmul contract float %323, 0.000000e+00
  %344 = fadd contract float %342, %343
  %345 = fmul contract float %314, 0.000000e+00
  %346 = fadd contract float %345, 0.000000e+00
  %347 = fadd contract float %317, %346
  %348 = fadd contract float %347, %341
  %349 = fadd contract float %348, %343
  %350 = fmul contract float %330, 0.000000e+00
  %351 = fadd contract float %326, %350
  %352 = fmul contract float %334, 0.000000e+00
  %353 = fadd contract float %351, %352
  %354 = fmul contract float %338, 0.000000e+00
  %355 = fadd contract float %353, %354
  %356 = fmul contract float %326, 0.000000e+00
  %357 = fadd contract float %356, 0.000000e+00
  %358 = fadd contract float %330, %357
  %359 = fadd contract float %358, %352
  %360 = fadd contract float %359, %354
  %361 = fadd contract float %344, 2.500000e-01
  %362 = fadd contract float %355, 0.000000e+00
  %363 = fadd contract float %360, 2.500000e-01
  %364 = fmul contract float %361, %363
  %365 = fmul contract float %349, %362
  %366 = fsub contract float %364, %365
  %367 = fdiv contract float 1.000000e+00, %366
  %368 = fmul contract float %363, %367
  %369 = fneg contract float %349
  %370 = fmul contract float %367, %369
  %371 = fneg contract float %362
  %372 = fmul contract float %367, %371
  %373 = fmul contract float %361, %367
  %374 = fmul contract float %273, %368
  %375 = fadd contract float %374, 0.000000e+00
  %376 = fmul contract float %278, %372
  %377 = fadd contract float %376, %375
  %378 = fmul contract float %273, %370
  %379 = fadd contract float %378, 0.000000e+00
  %380 = fmul contract float %278, %373
  %381 = fadd contract float %380, %379
  %382 = fmul contract float %284, %368
  %383 = fadd contract float %382, 0.000000e+00
  %384 = fmul contract float %289, %372
  %385 = fadd contract float %384, %383
  %386 = fmul contract float %284, %370
  %387 = fadd contract float %386, 0.000000e+00
  %388 = fmul contract float %289, %373
  %389 = fadd contract float %388, %387
  %390 = fmul contract float %295, %368
  %391 = fadd contract float %390, 0.000000e+00
  %392 = fmul contract float %300, %372
  %393 = fadd contract float %392, %391
  %394 = fmul contract float %295, %370
  %395 = fadd contract float %394, 0.000000e+00
  %396 = fmul contract float %300, %373
  %397 = fadd contract float %396, %395
  %398 = fmul contract float %306, %368
  %399 = fadd contract float %398, 0.000000e+00
  %400 = fmul contract float %311, %372
  %401 = fadd contract float %400, %399
  %402 = fmul contract float %306, %370
  %403 = fadd contract float %402, 0.000000e+00
  %404 = fmul contract float %311, %373
  %405 = fadd contract float %404, %403
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %406 = fmul contract float %381, 0.000000e+00
  %407 = fadd contract float %377, %406
  %408 = fmul contract float %377, 0.000000e+00
  %409 = fadd contract float %408, 0.000000e+00
  %410 = fadd contract float %381, %409
  %411 = fadd contract float %406, %409
  %412 = fmul contract float %389, 0.000000e+00
  %413 = fadd contract float %385, %412
  %414 = fmul contract float %385, 0.000000e+00
  %415 = fadd contract float %414, 0.000000e+00
  %416 = fadd contract float %389, %415
  %417 = fadd contract float %412, %415
  %418 = fmul contract float %397, 0.000000e+00
  %419 = fadd contract float %393, %418
  %420 = fmul contract float %393, 0.000000e+00
  %421 = fadd contract float %420, 0.000000e+00
  %422 = fadd contract float %397, %421
  %423 = fadd contract float %418, %421
  %424 = fmul contract float %405, 0.000000e+00
  %425 = fadd contract float %401, %424
  %426 = fmul contract float %401, 0.000000e+00
  %427 = fadd contract float %426, 0.000000e+00
  %428 = fadd contract float %405, %427
  %429 = fadd contract float %424, %427
  %430 = fsub contract float 1.000000e+00, %407
  %431 = fsub contract float 0.000000e+00, %410
  %432 = fsub contract float 0.000000e+00, %411
  %433 = fsub contract float 0.000000e+00, %413
  %434 = fsub contract float 1.000000e+00, %416
  %435 = fsub contract float 0.000000e+00, %417
  %436 = fsub contract float 0.000000e+00, %419
  %437 = fsub contract float 0.000000e+00, %422
  %438 = fsub contract float 1.000000e+00, %423
  %439 = fsub contract float 0.000000e+00, %423
  %440 = fsub contract float 0.000000e+00, %425
  %441 = fsub contract float 0.000000e+00, %428
  %442 = fsub contract float 0.000000e+00, %429
  %443 = fsub contract float 1.000000e+00, %429
  store float %430, ptr %7, align 4
  store float %431, ptr %39, align 4
  store float %432, ptr %40, align 4
  store float %432, ptr %41, align 4
  store float %433, ptr %42, align 4
  store float %434, ptr %43, align 4
  store float %435, ptr %44, align 4
  store float %435, ptr %45, align 4
  store float %436, ptr %46, align 4
  store float %437, ptr %47, align 4
  store float %438, ptr %48, align 4
  store float %439, ptr %49, align 4
  store float %440, ptr %50, align 4
  store float %441, ptr %51, align 4
  store float %442, ptr %52, align 4
  store float %443, ptr %53, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %4, i8 0, i64 64, i1 false)
  br label %444

444:                                              ; preds = %444, %161
  %445 = phi i32 [ 0, %161 ], [ %495, %444 ]
  %446 = zext nneg i32 %445 to i64
  %447 = getelementptr inbounds nuw [4 x float], ptr %7, i64 %446
  %448 = getelementptr inbounds nuw [4 x float], ptr %4, i64 %446
  %449 = load float, ptr %448, align 4, !tbaa !8
  %450 = load float, ptr %447, align 4, !tbaa !8
  %451 = fmul contract float %254, %450
  %452 = fadd contract float %449, %451
  %453 = getelementptr inbounds nuw i8, ptr %447, i64 4
  %454 = load float, ptr %453, align 4, !tbaa !8
  %455 = fmul contract float %203, %454
  %456 = fadd contract float %452, %455
  %457 = getelementptr inbounds nuw i8, ptr %447, i64 8
  %458 = load float, ptr %457, align 4, !tbaa !8
  %459 = fmul contract float %222, %458
  %460 = fadd contract float %456, %459
  %461 = getelementptr inbounds nuw i8, ptr %447, i64 12
  %462 = load float, ptr %461, align 4, !tbaa !8
  %463 = fmul contract float %241, %462
  %464 = fadd contract float %460, %463
  store float %464, ptr %448, align 4, !tbaa !8
  %465 = getelementptr inbounds nuw i8, ptr %448, i64 4
  %466 = load float, ptr %465, align 4, !tbaa !8
  %467 = fmul contract float %191, %450
  %468 = fadd contract float %467, %466
  %469 = fmul contract float %255, %454
  %470 = fadd contract float %469, %468
  %471 = fmul contract float %229, %458
  %472 = fadd contract float %471, %470
  %473 = fmul contract float %248, %462
  %474 = fadd contract float %473, %472
  store float %474, ptr %465, align 4, !tbaa !8
  %475 = getelementptr inbounds nuw i8, ptr %448, i64 8
  %476 = load float, ptr %475, align 4, !tbaa !8
  %477 = fmul contract float %194, %450
  %478 = fadd contract float %477, %476
  %479 = fmul contract float %213, %454
  %480 = fadd contract float %479, %478
  %481 = fmul contract float %256, %458
  %482 = fadd contract float %481, %480
  %483 = fmul contract float %251, %462
  %484 = fadd contract float %483, %482
  store float %484, ptr %475, align 4, !tbaa !8
  %485 = getelementptr inbounds nuw i8, ptr %448, i64 12
  %486 = load float, ptr %485, align 4, !tbaa !8
  %487 = fmul contract float %196, %450
  %488 = fadd contract float %487, %486
  %489 = fmul contract float %215, %454
  %490 = fadd contract float %489, %488
  %491 = fmul contract float %234, %458
  %492 = fadd contract float %491, %490
  %493 = fmul contract float %257, %462
  %494 = fadd contract float %493, %492
  store float %494, ptr %485, align 4, !tbaa !8
  %495 = add nuw nsw i32 %445, 1
  %496 = icmp eq i32 %495, 4
  br i1 %496, label %497, label %444, !llvm.loop !10

497:                                              ; preds = %444
  %498 = fadd contract float %107, 0.000000e+00
  %499 = fmul contract float %89, 0.000000e+00
  %500 = fadd contract float %498, %499
  %501 = fmul contract float %88, 1.250000e-01
  %502 = fadd contract float %500, %501
  %503 = fmul contract float %87, 0.000000e+00
  %504 = fadd contract float %502, %503
  %505 = fmul contract float %107, 0.000000e+00
  %506 = fadd contract float %505, 0.000000e+00
  %507 = fadd contract float %89, %506
  %508 = fmul contract float %88, 0.000000e+00
  %509 = fadd contract float %507, %508
  %510 = fmul contract float %87, 1.250000e-01
  %511 = fadd contract float %509, %510
  %512 = fadd contract float %506, %499
  %513 = fadd contract float %88, %512
  %514 = fadd contract float %513, %503
  %515 = fadd contract float %512, %508
  %516 = fadd contract float %87, %515
  %517 = fmul contract float %511, 0.000000e+00
  %518 = fadd contract float %504, %517
  %519 = fmul contract float %514, 0.000000e+00
  %520 = fadd contract float %519, %518
  %521 = fmul contract float %516, 0.000000e+00
  %522 = fadd contract float %521, %520
  %523 = fmul contract float %504, 0.000000e+00
  %524 = fadd contract float %523, 0.000000e+00
  %525 = fadd contract float %511, %524
  %526 = fadd contract float %519, %525
  %527 = fadd contract float %521, %526
  %528 = fsub contract float %262, %522
  %529 = fsub contract float %267, %527
  %530 = fmul contract float %528, %377
  %531 = fadd contract float %530, 0.000000e+00
  %532 = fmul contract float %529, %381
  %533 = fadd contract float %532, %531
  %534 = fmul contract float %528, %385
  %535 = fadd contract float %534, 0.000000e+00
  %536 = fmul contract float %529, %389
  %537 = fadd contract float %536, %535
  %538 = fmul contract float %528, %393
  %539 = fadd contract float %538, 0.000000e+00
  %540 = fmul contract float %529, %397
  %541 = fadd contract float %540, %539
  %542 = fmul contract float %528, %401
  %543 = fadd contract float %542, 0.000000e+00
  %544 = fmul contract float %529, %405
  %545 = fadd contract float %544, %543
  %546 = fadd contract float %504, %533
  %547 = fadd contract float %511, %537
  %548 = fadd contract float %514, %541
  %549 = fadd contract float %516, %545
  %550 = load float, ptr %4, align 4
  %551 = load float, ptr %54, align 4
  %552 = load float, ptr %55, align 4
  %553 = load float, ptr %56, align 4
  %554 = load float, ptr %57, align 4
  %555 = load float, ptr %58, align 4
  %556 = load float, ptr %59, align 4
  %557 = load float, ptr %60, align 4
  %558 = load float, ptr %61, align 4
  %559 = load float, ptr %62, align 4
  %560 = load float, ptr %63, align 4
  %561 = load float, ptr %64, align 4
  %562 = load float, ptr %65, align 4
  %563 = load float, ptr %66, align 4
  %564 = load float, ptr %67, align 4
  %565 = load float, ptr %68, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %566 = add nuw nsw i32 %90, 1
  %567 = icmp eq i32 %566, %2
  br i1 %567, label %69, label %86, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cholesky_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Matrix.6, align 8
  %5 = alloca %struct.Matrix.5, align 4
  %6 = alloca %struct.Matrix.5, align 4
  %7 = alloca %class.Cholesky, align 4
  %8 = alloca %struct.Matrix.5, align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %14 = mul nsw i32 %13, 5
  %15 = mul nsw i32 %13, 25
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  store float %18, ptr %6, align 4, !tbaa !8
  %19 = sext i32 %15 to i64
  %20 = getelementptr float, ptr %0, i64 %19
  %21 = getelementptr i8, ptr %20, i64 4
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %22, ptr %23, align 4, !tbaa !8
  %24 = sext i32 %15 to i64
  %25 = getelementptr float, ptr %0, i64 %24
  %26 = getelementptr i8, ptr %25, i64 8
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = sext i32 %15 to i64
  %30 = getelementptr float, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 12
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store float %32, ptr %33, align 4, !tbaa !8
  %34 = sext i32 %15 to i64
  %35 = getelementptr float, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 16
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store float %37, ptr %38, align 4, !tbaa !8
  %39 = sext i32 %14 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = add nsw i32 %14, 1
  %43 = mul nsw i32 %42, 5
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  store float %47, ptr %44, align 4, !tbaa !8
  %48 = sext i32 %43 to i64
  %49 = getelementptr float, ptr %0, i64 %48
  %50 = getelementptr i8, ptr %49, i64 4
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store float %51, ptr %52, align 4, !tbaa !8
  %53 = sext i32 %43 to i64
  %54 = getelementptr float, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 8
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store float %56, ptr %57, align 4, !tbaa !8
  %58 = sext i32 %43 to i64
  %59 = getelementptr float, ptr %0, i64 %58
  %60 = getelementptr i8, ptr %59, i64 12
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store float %61, ptr %62, align 4, !tbaa !8
  %63 = sext i32 %43 to i64
  %64 = getelementptr float, ptr %0, i64 %63
  %65 = getelementptr i8, ptr %64, i64 16
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store float %66, ptr %67, align 4, !tbaa !8
  %68 = sext i32 %42 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = add nsw i32 %14, 2
  %72 = mul nsw i32 %71, 5
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %74 = sext i32 %72 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  store float %76, ptr %73, align 4, !tbaa !8
  %77 = sext i32 %72 to i64
  %78 = getelementptr float, ptr %0, i64 %77
  %79 = getelementptr i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 44
  store float %80, ptr %81, align 4, !tbaa !8
  %82 = sext i32 %72 to i64
  %83 = getelementptr float, ptr %0, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store float %85, ptr %86, align 4, !tbaa !8
  %87 = sext i32 %72 to i64
  %88 = getelementptr float, ptr %0, i64 %87
  %89 = getelementptr i8, ptr %88, i64 12
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = getelementptr inbounds nuw i8, ptr %6, i64 52
  store float %90, ptr %91, align 4, !tbaa !8
  %92 = sext i32 %72 to i64
  %93 = getelementptr float, ptr %0, i64 %92
  %94 = getelementptr i8, ptr %93, i64 16
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store float %95, ptr %96, align 4, !tbaa !8
  %97 = sext i32 %71 to i64
  %98 = getelementptr inbounds float, ptr %1, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = add nsw i32 %14, 3
  %101 = mul nsw i32 %100, 5
  %102 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %103 = sext i32 %101 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  store float %105, ptr %102, align 4, !tbaa !8
  %106 = sext i32 %101 to i64
  %107 = getelementptr float, ptr %0, i64 %106
  %108 = getelementptr i8, ptr %107, i64 4
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store float %109, ptr %110, align 4, !tbaa !8
  %111 = sext i32 %101 to i64
  %112 = getelementptr float, ptr %0, i64 %111
  %113 = getelementptr i8, ptr %112, i64 8
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 68
  store float %114, ptr %115, align 4, !tbaa !8
  %116 = sext i32 %101 to i64
  %117 = getelementptr float, ptr %0, i64 %116
  %118 = getelementptr i8, ptr %117, i64 12
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store float %119, ptr %120, align 4, !tbaa !8
  %121 = sext i32 %101 to i64
  %122 = getelementptr float, ptr %0, i64 %121
  %123 = getelementptr i8, ptr %122, i64 16
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = getelementptr inbounds nuw i8, ptr %6, i64 76
  store float %124, ptr %125, align 4, !tbaa !8
  %126 = sext i32 %100 to i64
  %127 = getelementptr inbounds float, ptr %1, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = add nsw i32 %14, 4
  %130 = mul nsw i32 %129, 5
  %131 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %132 = sext i32 %130 to i64
  %133 = getelementptr inbounds float, ptr %0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !8
  store float %134, ptr %131, align 4, !tbaa !8
  %135 = sext i32 %130 to i64
  %136 = getelementptr float, ptr %0, i64 %135
  %137 = getelementptr i8, ptr %136, i64 4
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = getelementptr inbounds nuw i8, ptr %6, i64 84
  store float %138, ptr %139, align 4, !tbaa !8
  %140 = sext i32 %130 to i64
  %141 = getelementptr float, ptr %0, i64 %140
  %142 = getelementptr i8, ptr %141, i64 8
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = getelementptr inbounds nuw i8, ptr %6, i64 88
  store float %143, ptr %144, align 4, !tbaa !8
  %145 = sext i32 %130 to i64
  %146 = getelementptr float, ptr %0, i64 %145
  %147 = getelementptr i8, ptr %146, i64 12
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = getelementptr inbounds nuw i8, ptr %6, i64 92
  store float %148, ptr %149, align 4, !tbaa !8
  %150 = sext i32 %130 to i64
  %151 = getelementptr float, ptr %0, i64 %150
  %152 = getelementptr i8, ptr %151, i64 16
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = getelementptr inbounds nuw i8, ptr %6, i64 96
  store float %153, ptr %154, align 4, !tbaa !8
  %155 = sext i32 %129 to i64
  %156 = getelementptr inbounds float, ptr %1, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(100) %5, i8 0, i64 100, i1 false)
  br label %158

158:                                              ; preds = %158, %3
  %159 = phi i32 [ 0, %3 ], [ %231, %158 ]
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw [5 x float], ptr %6, i64 %160
  %162 = getelementptr inbounds nuw [5 x float], ptr %5, i64 %160
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = load float, ptr %161, align 4, !tbaa !8
  %165 = fmul contract float %18, %164
  %166 = fadd contract float %163, %165
  %167 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fmul contract float %22, %168
  %170 = fadd contract float %166, %169
  %171 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %172 = load float, ptr %171, align 4, !tbaa !8
  %173 = fmul contract float %27, %172
  %174 = fadd contract float %170, %173
  %175 = getelementptr inbounds nuw i8, ptr %161, i64 12
  %176 = load float, ptr %175, align 4, !tbaa !8
  %177 = fmul contract float %32, %176
  %178 = fadd contract float %174, %177
  %179 = getelementptr inbounds nuw i8, ptr %161, i64 16
  %180 = load float, ptr %179, align 4, !tbaa !8
  %181 = fmul contract float %37, %180
  %182 = fadd contract float %178, %181
  store float %182, ptr %162, align 4, !tbaa !8
  %183 = getelementptr inbounds nuw i8, ptr %162, i64 4
  %184 = load float, ptr %183, align 4, !tbaa !8
  %185 = fmul contract float %47, %164
  %186 = fadd contract float %185, %184
  %187 = fmul contract float %51, %168
  %188 = fadd contract float %187, %186
  %189 = fmul contract float %56, %172
  %190 = fadd contract float %189, %188
  %191 = fmul contract float %61, %176
  %192 = fadd contract float %191, %190
  %193 = fmul contract float %66, %180
  %194 = fadd contract float %193, %192
  store float %194, ptr %183, align 4, !tbaa !8
  %195 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %196 = load float, ptr %195, align 4, !tbaa !8
  %197 = fmul contract float %76, %164
  %198 = fadd contract float %197, %196
  %199 = fmul contract float %80, %168
  %200 = fadd contract float %199, %198
  %201 = fmul contract float %85, %172
  %202 = fadd contract float %201, %200
  %203 = fmul contract float %90, %176
  %204 = fadd contract float %203, %202
  %205 = fmul contract float %95, %180
  %206 = fadd contract float %205, %204
  store float %206, ptr %195, align 4, !tbaa !8
  %207 = getelementptr inbounds nuw i8, ptr %162, i64 12
  %208 = load float, ptr %207, align 4, !tbaa !8
  %209 = fmul contract float %105, %164
  %210 = fadd contract float %209, %208
  %211 = fmul contract float %109, %168
  %212 = fadd contract float %211, %210
  %213 = fmul contract float %114, %172
  %214 = fadd contract float %213, %212
  %215 = fmul contract float %119, %176
  %216 = fadd contract float %215, %214
  %217 = fmul contract float %124, %180
  %218 = fadd contract float %217, %216
  store float %218, ptr %207, align 4, !tbaa !8
  %219 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %220 = load float, ptr %219, align 4, !tbaa !8
  %221 = fmul contract float %134, %164
  %222 = fadd contract float %221, %220
  %223 = fmul contract float %138, %168
  %224 = fadd contract float %223, %222
  %225 = fmul contract float %143, %172
  %226 = fadd contract float %225, %224
  %227 = fmul contract float %148, %176
  %228 = fadd contract float %227, %226
  %229 = fmul contract float %153, %180
  %230 = fadd contract float %229, %228
  store float %230, ptr %219, align 4, !tbaa !8
  %231 = add nuw nsw i32 %159, 1
  %232 = icmp eq i32 %231, 5
  br i1 %232, label %233, label %158, !llvm.loop !13

233:                                              ; preds = %158
  %234 = load float, ptr %5, align 4
  %235 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %236 = load float, ptr %235, align 4
  %237 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %238 = load float, ptr %237, align 4
  %239 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %240 = load float, ptr %239, align 4
  %241 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %242 = load float, ptr %241, align 4
  %243 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %244 = load float, ptr %243, align 4
  %245 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %246 = load float, ptr %245, align 4
  %247 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %248 = load float, ptr %247, align 4
  %249 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %250 = load float, ptr %249, align 4
  %251 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %252 = load float, ptr %251, align 4
  %253 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %254 = load float, ptr %253, align 4
  %255 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %256 = load float, ptr %255, align 4
  %257 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %258 = load float, ptr %257, align 4
  %259 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %260 = load float, ptr %259, align 4
  %261 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %262 = load float, ptr %261, align 4
  %263 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %264 = load float, ptr %263, align 4
  %265 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %266 = load float, ptr %265, align 4
  %267 = getelementptr inbounds nuw i8, ptr %5, i64 68
  %268 = load float, ptr %267, align 4
  %269 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %270 = load float, ptr %269, align 4
  %271 = getelementptr inbounds nuw i8, ptr %5, i64 76
  %272 = load float, ptr %271, align 4
  %273 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %274 = load float, ptr %273, align 4
  %275 = getelementptr inbounds nuw i8, ptr %5, i64 84
  %276 = load float, ptr %275, align 4
  %277 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %278 = load float, ptr %277, align 4
  %279 = getelementptr inbounds nuw i8, ptr %5, i64 92
  %280 = load float, ptr %279, align 4
  %281 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %282 = load float, ptr %281, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %283 = fadd contract float %234, 2.000000e+00
  %284 = fadd contract float %236, 0.000000e+00
  %285 = fadd contract float %238, 0.000000e+00
  %286 = fadd contract float %240, 0.000000e+00
  %287 = fadd contract float %242, 0.000000e+00
  %288 = fadd contract float %244, 0.000000e+00
  %289 = fadd contract float %246, 2.000000e+00
  %290 = fadd contract float %248, 0.000000e+00
  %291 = fadd contract float %250, 0.000000e+00
  %292 = fadd contract float %252, 0.000000e+00
  %293 = fadd contract float %254, 0.000000e+00
  %294 = fadd contract float %256, 0.000000e+00
  %295 = fadd contract float %258, 2.000000e+00
  %296 = fadd contract float %260, 0.000000e+00
  %297 = fadd contract float %262, 0.000000e+00
  %298 = fadd contract float %264, 0.000000e+00
  %299 = fadd contract float %266, 0.000000e+00
  %300 = fadd contract float %268, 0.000000e+00
  %301 = fadd contract float %270, 2.000000e+00
  %302 = fadd contract float %272, 0.000000e+00
  %303 = fadd contract float %274, 0.000000e+00
  %304 = fadd contract float %276, 0.000000e+00
  %305 = fadd contract float %278, 0.000000e+00
  %306 = fadd contract float %280, 0.000000e+00
  %307 = fadd contract float %282, 2.000000e+00
  store float %283, ptr %8, align 4
  %308 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %284, ptr %308, align 4
  %309 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store float %285, ptr %309, align 4
  %310 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store float %286, ptr %310, align 4
  %311 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store float %287, ptr %311, align 4
  %312 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store float %288, ptr %312, align 4
  %313 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store float %289, ptr %313, align 4
  %314 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store float %290, ptr %314, align 4
  %315 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store float %291, ptr %315, align 4
  %316 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store float %292, ptr %316, align 4
  %317 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store float %293, ptr %317, align 4
  %318 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store float %294, ptr %318, align 4
  %319 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store float %295, ptr %319, align 4
  %320 = getelementptr inbounds nuw i8, ptr %8, i64 52
  store float %296, ptr %320, align 4
  %321 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store float %297, ptr %321, align 4
  %322 = getelementptr inbounds nuw i8, ptr %8, i64 60
  store float %298, ptr %322, align 4
  %323 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store float %299, ptr %323, align 4
  %324 = getelementptr inbounds nuw i8, ptr %8, i64 68
  store float %300, ptr %324, align 4
  %325 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store float %301, ptr %325, align 4
  %326 = getelementptr inbounds nuw i8, ptr %8, i64 76
  store float %302, ptr %326, align 4
  %327 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store float %303, ptr %327, align 4
  %328 = getelementptr inbounds nuw i8, ptr %8, i64 84
  store float %304, ptr %328, align 4
  %329 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store float %305, ptr %329, align 4
  %330 = getelementptr inbounds nuw i8, ptr %8, i64 92
  store float %306, ptr %330, align 4
  %331 = getelementptr inbounds nuw i8, ptr %8, i64 96
  store float %307, ptr %331, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(100) %7, i8 0, i64 100, i1 false)
  br label %334

332:                                              ; preds = %369, %343
  %333 = icmp eq i32 %348, 5
  br i1 %333, label %388, label %334, !llvm.loop !14

334:                                              ; preds = %332, %233
  %335 = phi i32 [ 0, %233 ], [ %348, %332 ]
  %336 = zext nneg i32 %335 to i64
  %337 = getelementptr inbounds nuw [5 x float], ptr %8, i64 %336
  %338 = getelementptr inbounds nuw float, ptr %337, i64 %336
  %339 = load float, ptr %338, align 4, !tbaa !8
  %340 = icmp eq i32 %335, 0
  br i1 %340, label %343, label %341

341:                                              ; preds = %334
  %342 = getelementptr inbounds nuw [5 x float], ptr %7, i64 %336
  br label %352

343:                                              ; preds = %352, %334
  %344 = phi float [ %339, %334 ], [ %359, %352 ]
  %345 = tail call contract float @llvm.sqrt.f32(float %344)
  %346 = getelementptr inbounds nuw [5 x float], ptr %7, i64 %336
  %347 = getelementptr inbounds nuw float, ptr %346, i64 %336
  store float %345, ptr %347, align 4, !tbaa !8
  %348 = add nuw nsw i32 %335, 1
  %349 = getelementptr inbounds nuw float, ptr %8, i64 %336
  %350 = getelementptr inbounds nuw float, ptr %7, i64 %336
  %351 = icmp samesign ult i32 %335, 4
  br i1 %351, label %362, label %332

352:                                              ; preds = %352, %341
  %353 = phi i32 [ 0, %341 ], [ %360, %352 ]
  %354 = phi float [ %339, %341 ], [ %359, %352 ]
  %355 = zext nneg i32 %353 to i64
  %356 = getelementptr inbounds nuw float, ptr %342, i64 %355
  %357 = load float, ptr %356, align 4, !tbaa !8
  %358 = fmul contract float %357, %357
  %359 = fsub contract float %354, %358
  %360 = add nuw nsw i32 %353, 1
  %361 = icmp eq i32 %360, %335
  br i1 %361, label %343, label %352, !llvm.loop !15

362:                                              ; preds = %343, %369
  %363 = phi i32 [ %374, %369 ], [ %348, %343 ]
  %364 = zext nneg i32 %363 to i64
  %365 = getelementptr inbounds nuw [5 x float], ptr %349, i64 %364
  %366 = load float, ptr %365, align 4, !tbaa !8
  br i1 %340, label %369, label %367

367:                                              ; preds = %362
  %368 = getelementptr inbounds nuw [5 x float], ptr %7, i64 %364
  br label %376

369:                                              ; preds = %376, %362
  %370 = phi float [ %366, %362 ], [ %385, %376 ]
  %371 = load float, ptr %347, align 4, !tbaa !8
  %372 = fdiv contract float %370, %371
  %373 = getelementptr inbounds nuw [5 x float], ptr %350, i64 %364
  store float %372, ptr %373, align 4, !tbaa !8
  %374 = add nuw nsw i32 %363, 1
  %375 = icmp eq i32 %374, 5
  br i1 %375, label %332, label %362, !llvm.loop !16

376:                                              ; preds = %376, %367
  %377 = phi i32 [ 0, %367 ], [ %386, %376 ]
  %378 = phi float [ %366, %367 ], [ %385, %376 ]
  %379 = zext nneg i32 %377 to i64
  %380 = getelementptr inbounds nuw float, ptr %368, i64 %379
  %381 = load float, ptr %380, align 4, !tbaa !8
  %382 = getelementptr inbounds nuw float, ptr %346, i64 %379
  %383 = load float, ptr %382, align 4, !tbaa !8
  %384 = fmul contract float %381, %383
  %385 = fsub contract float %378, %384
  %386 = add nuw nsw i32 %377, 1
  %387 = icmp eq i32 %386, %335
  br i1 %387, label %369, label %376, !llvm.loop !17

388:                                              ; preds = %332
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store float %41, ptr %4, align 8
  %389 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %70, ptr %389, align 4
  %390 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %99, ptr %390, align 8
  %391 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %128, ptr %391, align 4
  %392 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %157, ptr %392, align 8
  br label %393

393:                                              ; preds = %403, %388
  %394 = phi i32 [ 0, %388 ], [ %411, %403 ]
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %396, label %398

396:                                              ; preds = %393
  %397 = load float, ptr %4, align 8, !tbaa !8
  br label %403

398:                                              ; preds = %393
  %399 = zext nneg i32 %394 to i64
  %400 = getelementptr inbounds nuw [5 x float], ptr %7, i64 %399
  %401 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %399
  %402 = load float, ptr %401, align 4, !tbaa !8
  br label %413

403:                                              ; preds = %413, %396
  %404 = phi i64 [ 0, %396 ], [ %399, %413 ]
  %405 = phi float [ %397, %396 ], [ %422, %413 ]
  %406 = getelementptr inbounds nuw [5 x float], ptr %7, i64 %404
  %407 = getelementptr inbounds nuw float, ptr %406, i64 %404
  %408 = load float, ptr %407, align 4, !tbaa !8
  %409 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %404
  %410 = fdiv contract float %405, %408
  store float %410, ptr %409, align 4, !tbaa !8
  %411 = add nuw nsw i32 %394, 1
  %412 = icmp eq i32 %411, 5
  br i1 %412, label %425, label %393, !llvm.loop !18

413:                                              ; preds = %413, %398
  %414 = phi float [ %402, %398 ], [ %422, %413 ]
  %415 = phi i32 [ 0, %398 ], [ %423, %413 ]
  %416 = zext nneg i32 %415 to i64
  %417 = getelementptr inbounds nuw float, ptr %400, i64 %416
  %418 = load float, ptr %417, align 4, !tbaa !8
  %419 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %416
  %420 = load float, ptr %419, align 4, !tbaa !8
  %421 = fmul contract float %418, %420
  %422 = fsub contract float %414, %421
  store float %422, ptr %401, align 4, !tbaa !8
  %423 = add nuw nsw i32 %415, 1
  %424 = icmp eq i32 %423, %394
  br i1 %424, label %403, label %413, !llvm.loop !19

425:                                              ; preds = %403, %453
  %426 = phi i32 [ %462, %453 ], [ 0, %403 ]
  %427 = phi i32 [ %460, %453 ], [ 4, %403 ]
  %428 = icmp samesign ult i32 %427, 4
  %429 = zext i32 %427 to i64
  br i1 %428, label %433, label %430

430:                                              ; preds = %425
  %431 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %429
  %432 = load float, ptr %431, align 4, !tbaa !8
  br label %453

433:                                              ; preds = %425
  %434 = getelementptr float, ptr %7, i64 %429
  %435 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %429
  %436 = load float, ptr %435, align 4, !tbaa !8
  %437 = and i32 %426, 1
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %448, label %439

439:                                              ; preds = %433
  %440 = add nuw nsw i32 %427, 1
  %441 = zext nneg i32 %440 to i64
  %442 = getelementptr [5 x float], ptr %434, i64 %441
  %443 = load float, ptr %442, align 4, !tbaa !8
  %444 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %441
  %445 = load float, ptr %444, align 4, !tbaa !8
  %446 = fmul contract float %443, %445
  %447 = fsub contract float %436, %446
  store float %447, ptr %435, align 4, !tbaa !8
  br label %448

448:                                              ; preds = %439, %433
  %449 = phi float [ poison, %433 ], [ %447, %439 ]
  %450 = phi float [ %436, %433 ], [ %447, %439 ]
  %451 = phi i32 [ %427, %433 ], [ %440, %439 ]
  %452 = icmp eq i32 %426, 1
  br i1 %452, label %453, label %463

453:                                              ; preds = %448, %463, %430
  %454 = phi float [ %432, %430 ], [ %449, %448 ], [ %481, %463 ]
  %455 = getelementptr inbounds nuw [5 x float], ptr %7, i64 %429
  %456 = getelementptr inbounds nuw float, ptr %455, i64 %429
  %457 = load float, ptr %456, align 4, !tbaa !8
  %458 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %429
  %459 = fdiv contract float %454, %457
  store float %459, ptr %458, align 4, !tbaa !8
  %460 = add nsw i32 %427, -1
  %461 = icmp eq i32 %427, 0
  %462 = add i32 %426, 1
  br i1 %461, label %483, label %425, !llvm.loop !20

463:                                              ; preds = %448, %463
  %464 = phi float [ %481, %463 ], [ %450, %448 ]
  %465 = phi i32 [ %474, %463 ], [ %451, %448 ]
  %466 = add nuw nsw i32 %465, 1
  %467 = zext nneg i32 %466 to i64
  %468 = getelementptr [5 x float], ptr %434, i64 %467
  %469 = load float, ptr %468, align 4, !tbaa !8
  %470 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %467
  %471 = load float, ptr %470, align 4, !tbaa !8
  %472 = fmul contract float %469, %471
  %473 = fsub contract float %464, %472
  store float %473, ptr %435, align 4, !tbaa !8
  %474 = add nuw nsw i32 %465, 2
  %475 = zext nneg i32 %474 to i64
  %476 = getelementptr [5 x float], ptr %434, i64 %475
  %477 = load float, ptr %476, align 4, !tbaa !8
  %478 = getelementptr inbounds nuw [1 x float], ptr %4, i64 %475
  %479 = load float, ptr %478, align 4, !tbaa !8
  %480 = fmul contract float %477, %479
  %481 = fsub contract float %473, %480
  store float %481, ptr %435, align 4, !tbaa !8
  %482 = icmp eq i32 %474, 4
  br i1 %482, label %453, label %463, !llvm.loop !21

483:                                              ; preds = %453
  %484 = load float, ptr %4, align 8
  %485 = load float, ptr %389, align 4
  %486 = load float, ptr %390, align 8
  %487 = load float, ptr %391, align 4
  %488 = load float, ptr %392, align 8, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %489 = getelementptr inbounds float, ptr %2, i64 %39
  store float %484, ptr %489, align 4, !tbaa !8
  %490 = getelementptr inbounds float, ptr %2, i64 %68
  store float %485, ptr %490, align 4, !tbaa !8
  %491 = getelementptr inbounds float, ptr %2, i64 %97
  store float %486, ptr %491, align 4, !tbaa !8
  %492 = getelementptr inbounds float, ptr %2, i64 %126
  store float %487, ptr %492, align 4, !tbaa !8
  %493 = getelementptr inbounds float, ptr %2, i64 %155
  store float %488, ptr %493, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @qr_determinant(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Matrix.7, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  %9 = shl nsw i32 %8, 4
  br label %10

10:                                               ; preds = %10, %2
  %11 = phi i32 [ 0, %2 ], [ %33, %10 ]
  %12 = add nuw nsw i32 %11, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !23
  %16 = lshr i32 %11, 2
  %17 = and i32 %11, 2
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %18
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds nuw double, ptr %19, i64 %20
  store double %15, ptr %21, align 8, !tbaa !23
  %22 = or disjoint i32 %11, 1
  %23 = add nuw nsw i32 %22, %9
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !23
  %27 = lshr i32 %11, 2
  %28 = and i32 %22, 3
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %29
  %31 = zext nneg i32 %28 to i64
  %32 = getelementptr inbounds nuw double, ptr %30, i64 %31
  store double %26, ptr %32, align 8, !tbaa !23
  %33 = add nuw nsw i32 %11, 2
  %34 = icmp eq i32 %33, 16
  br i1 %34, label %35, label %10, !llvm.loop !25

35:                                               ; preds = %10, %40
  %36 = phi i32 [ %41, %40 ], [ 0, %10 ]
  %37 = icmp samesign ult i32 %36, 3
  br i1 %37, label %38, label %40

38:                                               ; preds = %35
  %39 = zext nneg i32 %36 to i64
  br label %56

40:                                               ; preds = %90, %35
  %41 = add nuw nsw i32 %36, 1
  %42 = icmp eq i32 %41, 4
  br i1 %42, label %43, label %35, !llvm.loop !26

43:                                               ; preds = %40
  %44 = load double, ptr %3, align 8, !tbaa !23
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %46 = load double, ptr %45, align 8, !tbaa !23
  %47 = fmul contract double %44, %46
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %49 = load double, ptr %48, align 8, !tbaa !23
  %50 = fmul contract double %47, %49
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %52 = load double, ptr %51, align 8, !tbaa !23
  %53 = fmul contract double %50, %52
  %54 = sext i32 %8 to i64
  %55 = getelementptr inbounds double, ptr %1, i64 %54
  store double %53, ptr %55, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void

56:                                               ; preds = %38, %90
  %57 = phi i32 [ 3, %38 ], [ %58, %90 ]
  %58 = add nsw i32 %57, -1
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %59
  %61 = getelementptr inbounds nuw double, ptr %60, i64 %39
  %62 = load double, ptr %61, align 8, !tbaa !23
  %63 = fmul contract double %62, %62
  %64 = zext nneg i32 %57 to i64
  %65 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %64
  %66 = getelementptr inbounds nuw double, ptr %65, i64 %39
  %67 = load double, ptr %66, align 8, !tbaa !23
  %68 = fmul contract double %67, %67
  %69 = fadd contract double %63, %68
  %70 = fcmp contract oeq double %69, 0.000000e+00
  br i1 %70, label %90, label %71

71:                                               ; preds = %56
  %72 = tail call contract double @llvm.sqrt.f64(double %69)
  %73 = fdiv contract double %62, %72
  %74 = fdiv contract double %67, %72
  br label %75

75:                                               ; preds = %71, %75
  %76 = phi i32 [ %36, %71 ], [ %88, %75 ]
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw double, ptr %60, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !23
  %80 = getelementptr inbounds nuw double, ptr %65, i64 %77
  %81 = load double, ptr %80, align 8, !tbaa !23
  %82 = fmul contract double %73, %79
  %83 = fmul contract double %74, %81
  %84 = fadd contract double %82, %83
  store double %84, ptr %78, align 8, !tbaa !23
  %85 = fmul contract double %73, %81
  %86 = fmul contract double %74, %79
  %87 = fsub contract double %85, %86
  store double %87, ptr %80, align 8, !tbaa !23
  %88 = add nuw nsw i32 %76, 1
  %89 = icmp eq i32 %88, 4
  br i1 %89, label %90, label %75, !llvm.loop !27

90:                                               ; preds = %75, %56
  %91 = icmp samesign ugt i32 %58, %36
  br i1 %91, label %56, label %40, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11}
!22 = !{!6, !6, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !6, i64 0}
!25 = distinct !{!25, !11}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !11}
!28 = distinct !{!28, !11}
