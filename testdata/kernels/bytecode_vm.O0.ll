; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @run_bytecode(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %6 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %5, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %5, align 4
  %9 = call noundef i64 @_ZL9interpretPKhii(ptr noundef %7, i32 noundef 64, i32 noundef %8) #4
  %10 = load ptr, ptr %4, align 8
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  store i64 %9, ptr %13, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i64 @_ZL9interpretPKhii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [32 x i64], align 8
  %9 = alloca [4 x i64], align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 32, i1 false)
  store i32 0, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %16 = load i32, ptr %7, align 4
  %17 = add nsw i32 %16, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 0
  store i64 %18, ptr %19, align 8
  store i32 0, ptr %12, align 4
  br label %20

20:                                               ; preds = %319, %3
  %21 = load i32, ptr %12, align 4
  %22 = icmp slt i32 %21, 1000
  br i1 %22, label %23, label %27

23:                                               ; preds = %20
  %24 = load i32, ptr %11, align 4
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %24, %25
  br label %27

27:                                               ; preds = %23, %20
  %28 = phi i1 [ false, %20 ], [ %26, %23 ]
  br i1 %28, label %29, label %322

29:                                               ; preds = %27
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %11, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %11, align 4
  %33 = sext i32 %31 to i64
  %34 = getelementptr inbounds i8, ptr %30, i64 %33
  %35 = load i8, ptr %34, align 1
  store i8 %35, ptr %13, align 1
  %36 = load i32, ptr %10, align 4
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %44

38:                                               ; preds = %29
  %39 = load i32, ptr %10, align 4
  %40 = sub nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  br label %45

44:                                               ; preds = %29
  br label %45

45:                                               ; preds = %44, %38
  %46 = phi i64 [ %43, %38 ], [ 0, %44 ]
  store i64 %46, ptr %14, align 8
  %47 = load i32, ptr %10, align 4
  %48 = icmp sgt i32 %47, 1
  br i1 %48, label %49, label %55

49:                                               ; preds = %45
  %50 = load i32, ptr %10, align 4
  %51 = sub nsw i32 %50, 2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %52
  %54 = load i64, ptr %53, align 8
  br label %56

55:                                               ; preds = %45
  br label %56

56:                                               ; preds = %55, %49
  %57 = phi i64 [ %54, %49 ], [ 0, %55 ]
  store i64 %57, ptr %15, align 8
  %58 = load i8, ptr %13, align 1
  %59 = zext i8 %58 to i32
  switch i32 %59, label %310 [
    i32 0, label %60
    i32 1, label %62
    i32 2, label %75
    i32 3, label %85
    i32 4, label %95
    i32 5, label %105
    i32 6, label %121
    i32 7, label %137
    i32 8, label %147
    i32 9, label %157
    i32 10, label %167
    i32 11, label %178
    i32 12, label %189
    i32 13, label %196
    i32 14, label %209
    i32 15, label %226
    i32 16, label %240
    i32 17, label %257
    i32 18, label %264
    i32 19, label %272
    i32 20, label %280
    i32 21, label %291
    i32 22, label %302
  ]

60:                                               ; preds = %56
  %61 = load i64, ptr %14, align 8
  store i64 %61, ptr %4, align 8
  br label %334

62:                                               ; preds = %56
  %63 = load ptr, ptr %5, align 8
  %64 = load i32, ptr %11, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %11, align 4
  %66 = sext i32 %64 to i64
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = sext i8 %68 to i64
  %70 = load i32, ptr %10, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %10, align 4
  %72 = and i32 %70, 31
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %73
  store i64 %69, ptr %74, align 8
  br label %311

75:                                               ; preds = %56
  %76 = load i64, ptr %15, align 8
  %77 = load i64, ptr %14, align 8
  %78 = add nsw i64 %76, %77
  %79 = load i32, ptr %10, align 4
  %80 = add nsw i32 %79, -1
  store i32 %80, ptr %10, align 4
  %81 = sub nsw i32 %80, 1
  %82 = and i32 %81, 31
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %83
  store i64 %78, ptr %84, align 8
  br label %311

85:                                               ; preds = %56
  %86 = load i64, ptr %15, align 8
  %87 = load i64, ptr %14, align 8
  %88 = mul nsw i64 %86, %87
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, -1
  store i32 %90, ptr %10, align 4
  %91 = sub nsw i32 %90, 1
  %92 = and i32 %91, 31
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %93
  store i64 %88, ptr %94, align 8
  br label %311

95:                                               ; preds = %56
  %96 = load i64, ptr %15, align 8
  %97 = load i64, ptr %14, align 8
  %98 = sub nsw i64 %96, %97
  %99 = load i32, ptr %10, align 4
  %100 = add nsw i32 %99, -1
  store i32 %100, ptr %10, align 4
  %101 = sub nsw i32 %100, 1
  %102 = and i32 %101, 31
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %103
  store i64 %98, ptr %104, align 8
  br label %311

105:                                              ; preds = %56
  %106 = load i64, ptr %14, align 8
  %107 = icmp ne i64 %106, 0
  br i1 %107, label %108, label %112

108:                                              ; preds = %105
  %109 = load i64, ptr %15, align 8
  %110 = load i64, ptr %14, align 8
  %111 = sdiv i64 %109, %110
  br label %113

112:                                              ; preds = %105
  br label %113

113:                                              ; preds = %112, %108
  %114 = phi i64 [ %111, %108 ], [ 0, %112 ]
  %115 = load i32, ptr %10, align 4
  %116 = add nsw i32 %115, -1
  store i32 %116, ptr %10, align 4
  %117 = sub nsw i32 %116, 1
  %118 = and i32 %117, 31
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %119
  store i64 %114, ptr %120, align 8
  br label %311

121:                                              ; preds = %56
  %122 = load i64, ptr %14, align 8
  %123 = icmp ne i64 %122, 0
  br i1 %123, label %124, label %128

124:                                              ; preds = %121
  %125 = load i64, ptr %15, align 8
  %126 = load i64, ptr %14, align 8
  %127 = srem i64 %125, %126
  br label %129

128:                                              ; preds = %121
  br label %129

129:                                              ; preds = %128, %124
  %130 = phi i64 [ %127, %124 ], [ 0, %128 ]
  %131 = load i32, ptr %10, align 4
  %132 = add nsw i32 %131, -1
  store i32 %132, ptr %10, align 4
  %133 = sub nsw i32 %132, 1
  %134 = and i32 %133, 31
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %135
  store i64 %130, ptr %136, align 8
  br label %311

137:                                              ; preds = %56
  %138 = load i64, ptr %15, align 8
  %139 = load i64, ptr %14, align 8
  %140 = and i64 %138, %139
  %141 = load i32, ptr %10, align 4
  %142 = add nsw i32 %141, -1
  store i32 %142, ptr %10, align 4
  %143 = sub nsw i32 %142, 1
  %144 = and i32 %143, 31
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %145
  store i64 %140, ptr %146, align 8
  br label %311

147:                                              ; preds = %56
  %148 = load i64, ptr %15, align 8
  %149 = load i64, ptr %14, align 8
  %150 = or i64 %148, %149
  %151 = load i32, ptr %10, align 4
  %152 = add nsw i32 %151, -1
  store i32 %152, ptr %10, align 4
  %153 = sub nsw i32 %152, 1
  %154 = and i32 %153, 31
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %155
  store i64 %150, ptr %156, align 8
  br label %311

157:                                              ; preds = %56
  %158 = load i64, ptr %15, align 8
  %159 = load i64, ptr %14, align 8
  %160 = xor i64 %158, %159
  %161 = load i32, ptr %10, align 4
  %162 = add nsw i32 %161, -1
  store i32 %162, ptr %10, align 4
  %163 = sub nsw i32 %162, 1
  %164 = and i32 %163, 31
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %165
  store i64 %160, ptr %166, align 8
  br label %311

167:                                              ; preds = %56
  %168 = load i64, ptr %15, align 8
  %169 = load i64, ptr %14, align 8
  %170 = and i64 %169, 63
  %171 = shl i64 %168, %170
  %172 = load i32, ptr %10, align 4
  %173 = add nsw i32 %172, -1
  store i32 %173, ptr %10, align 4
  %174 = sub nsw i32 %173, 1
  %175 = and i32 %174, 31
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %176
  store i64 %171, ptr %177, align 8
  br label %311

178:                                              ; preds = %56
  %179 = load i64, ptr %15, align 8
  %180 = load i64, ptr %14, align 8
  %181 = and i64 %180, 63
  %182 = ashr i64 %179, %181
  %183 = load i32, ptr %10, align 4
  %184 = add nsw i32 %183, -1
  store i32 %184, ptr %10, align 4
  %185 = sub nsw i32 %184, 1
  %186 = and i32 %185, 31
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %187
  store i64 %182, ptr %188, align 8
  br label %311

189:                                              ; preds = %56
  %190 = load i64, ptr %14, align 8
  %191 = load i32, ptr %10, align 4
  %192 = add nsw i32 %191, 1
  store i32 %192, ptr %10, align 4
  %193 = and i32 %191, 31
  %194 = sext i32 %193 to i64
  %195 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %194
  store i64 %190, ptr %195, align 8
  br label %311

196:                                              ; preds = %56
  %197 = load i64, ptr %15, align 8
  %198 = load i32, ptr %10, align 4
  %199 = sub nsw i32 %198, 1
  %200 = and i32 %199, 31
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %201
  store i64 %197, ptr %202, align 8
  %203 = load i64, ptr %14, align 8
  %204 = load i32, ptr %10, align 4
  %205 = sub nsw i32 %204, 2
  %206 = and i32 %205, 31
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %207
  store i64 %203, ptr %208, align 8
  br label %311

209:                                              ; preds = %56
  %210 = load ptr, ptr %5, align 8
  %211 = load i32, ptr %11, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %11, align 4
  %213 = sext i32 %211 to i64
  %214 = getelementptr inbounds i8, ptr %210, i64 %213
  %215 = load i8, ptr %214, align 1
  %216 = zext i8 %215 to i32
  %217 = and i32 %216, 3
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = load i32, ptr %10, align 4
  %222 = add nsw i32 %221, 1
  store i32 %222, ptr %10, align 4
  %223 = and i32 %221, 31
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %224
  store i64 %220, ptr %225, align 8
  br label %311

226:                                              ; preds = %56
  %227 = load i64, ptr %14, align 8
  %228 = load ptr, ptr %5, align 8
  %229 = load i32, ptr %11, align 4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %11, align 4
  %231 = sext i32 %229 to i64
  %232 = getelementptr inbounds i8, ptr %228, i64 %231
  %233 = load i8, ptr %232, align 1
  %234 = zext i8 %233 to i32
  %235 = and i32 %234, 3
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %236
  store i64 %227, ptr %237, align 8
  %238 = load i32, ptr %10, align 4
  %239 = add nsw i32 %238, -1
  store i32 %239, ptr %10, align 4
  br label %311

240:                                              ; preds = %56
  %241 = load i32, ptr %10, align 4
  %242 = add nsw i32 %241, -1
  store i32 %242, ptr %10, align 4
  %243 = load i64, ptr %14, align 8
  %244 = icmp ne i64 %243, 0
  br i1 %244, label %245, label %252

245:                                              ; preds = %240
  %246 = load ptr, ptr %5, align 8
  %247 = load i32, ptr %11, align 4
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds i8, ptr %246, i64 %248
  %250 = load i8, ptr %249, align 1
  %251 = zext i8 %250 to i32
  br label %255

252:                                              ; preds = %240
  %253 = load i32, ptr %11, align 4
  %254 = add nsw i32 %253, 1
  br label %255

255:                                              ; preds = %252, %245
  %256 = phi i32 [ %251, %245 ], [ %254, %252 ]
  store i32 %256, ptr %11, align 4
  br label %311

257:                                              ; preds = %56
  %258 = load ptr, ptr %5, align 8
  %259 = load i32, ptr %11, align 4
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i8, ptr %258, i64 %260
  %262 = load i8, ptr %261, align 1
  %263 = zext i8 %262 to i32
  store i32 %263, ptr %11, align 4
  br label %311

264:                                              ; preds = %56
  %265 = load i64, ptr %14, align 8
  %266 = sub nsw i64 0, %265
  %267 = load i32, ptr %10, align 4
  %268 = sub nsw i32 %267, 1
  %269 = and i32 %268, 31
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %270
  store i64 %266, ptr %271, align 8
  br label %311

272:                                              ; preds = %56
  %273 = load i64, ptr %14, align 8
  %274 = xor i64 %273, -1
  %275 = load i32, ptr %10, align 4
  %276 = sub nsw i32 %275, 1
  %277 = and i32 %276, 31
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %278
  store i64 %274, ptr %279, align 8
  br label %311

280:                                              ; preds = %56
  %281 = load i64, ptr %15, align 8
  %282 = load i64, ptr %14, align 8
  %283 = icmp slt i64 %281, %282
  %284 = zext i1 %283 to i64
  %285 = load i32, ptr %10, align 4
  %286 = add nsw i32 %285, -1
  store i32 %286, ptr %10, align 4
  %287 = sub nsw i32 %286, 1
  %288 = and i32 %287, 31
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %289
  store i64 %284, ptr %290, align 8
  br label %311

291:                                              ; preds = %56
  %292 = load i64, ptr %15, align 8
  %293 = load i64, ptr %14, align 8
  %294 = icmp eq i64 %292, %293
  %295 = zext i1 %294 to i64
  %296 = load i32, ptr %10, align 4
  %297 = add nsw i32 %296, -1
  store i32 %297, ptr %10, align 4
  %298 = sub nsw i32 %297, 1
  %299 = and i32 %298, 31
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %300
  store i64 %295, ptr %301, align 8
  br label %311

302:                                              ; preds = %56
  %303 = load i32, ptr %7, align 4
  %304 = sext i32 %303 to i64
  %305 = load i32, ptr %10, align 4
  %306 = add nsw i32 %305, 1
  store i32 %306, ptr %10, align 4
  %307 = and i32 %305, 31
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %308
  store i64 %304, ptr %309, align 8
  br label %311

310:                                              ; preds = %56
  store i64 -1, ptr %4, align 8
  br label %334

311:                                              ; preds = %302, %291, %280, %272, %264, %257, %255, %226, %209, %196, %189, %178, %167, %157, %147, %137, %129, %113, %95, %85, %75, %62
  %312 = load i32, ptr %10, align 4
  %313 = icmp slt i32 %312, 0
  br i1 %313, label %317, label %314

314:                                              ; preds = %311
  %315 = load i32, ptr %10, align 4
  %316 = icmp sgt i32 %315, 31
  br i1 %316, label %317, label %318

317:                                              ; preds = %314, %311
  store i64 -2, ptr %4, align 8
  br label %334

318:                                              ; preds = %314
  br label %319

319:                                              ; preds = %318
  %320 = load i32, ptr %12, align 4
  %321 = add nsw i32 %320, 1
  store i32 %321, ptr %12, align 4
  br label %20, !llvm.loop !4

322:                                              ; preds = %27
  %323 = load i32, ptr %10, align 4
  %324 = icmp sgt i32 %323, 0
  br i1 %324, label %325, label %331

325:                                              ; preds = %322
  %326 = load i32, ptr %10, align 4
  %327 = sub nsw i32 %326, 1
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %328
  %330 = load i64, ptr %329, align 8
  br label %332

331:                                              ; preds = %322
  br label %332

332:                                              ; preds = %331, %325
  %333 = phi i64 [ %330, %325 ], [ -3, %331 ]
  store i64 %333, ptr %4, align 8
  br label %334

334:                                              ; preds = %332, %317, %310, %60
  %335 = load i64, ptr %4, align 8
  ret i64 %335
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @classify(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %7, ptr %5, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = load i32, ptr %5, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  %12 = load i32, ptr %11, align 4
  switch i32 %12, label %35 [
    i32 -1, label %13
    i32 0, label %14
    i32 1, label %15
    i32 2, label %16
    i32 3, label %17
    i32 4, label %18
    i32 5, label %19
    i32 6, label %24
    i32 7, label %24
    i32 8, label %24
    i32 40, label %25
    i32 41, label %25
    i32 42, label %25
    i32 43, label %25
    i32 44, label %25
    i32 45, label %25
    i32 46, label %25
    i32 47, label %25
    i32 48, label %25
    i32 49, label %25
    i32 50, label %25
    i32 51, label %25
    i32 52, label %25
    i32 53, label %25
    i32 54, label %25
    i32 55, label %25
    i32 56, label %25
    i32 57, label %25
    i32 58, label %25
    i32 59, label %25
    i32 60, label %25
    i32 100, label %32
    i32 1000, label %33
    i32 1073741824, label %34
  ]

13:                                               ; preds = %2
  store i32 1, ptr %6, align 4
  br label %42

14:                                               ; preds = %2
  store i32 40, ptr %6, align 4
  br label %42

15:                                               ; preds = %2
  store i32 41, ptr %6, align 4
  br label %42

16:                                               ; preds = %2
  store i32 47, ptr %6, align 4
  br label %42

17:                                               ; preds = %2
  store i32 12, ptr %6, align 4
  br label %42

18:                                               ; preds = %2
  store i32 99, ptr %6, align 4
  br label %42

19:                                               ; preds = %2
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds i32, ptr %20, i64 0
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, 3
  store i32 %23, ptr %6, align 4
  br label %42

24:                                               ; preds = %2, %2, %2
  store i32 8, ptr %6, align 4
  br label %42

25:                                               ; preds = %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2
  %26 = load ptr, ptr %3, align 8
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = mul nsw i32 %30, 2
  store i32 %31, ptr %6, align 4
  br label %42

32:                                               ; preds = %2
  store i32 0, ptr %6, align 4
  br label %42

33:                                               ; preds = %2
  store i32 5, ptr %6, align 4
  br label %42

34:                                               ; preds = %2
  store i32 6, ptr %6, align 4
  br label %42

35:                                               ; preds = %2
  %36 = load ptr, ptr %3, align 8
  %37 = load i32, ptr %5, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = sub nsw i32 0, %40
  store i32 %41, ptr %6, align 4
  br label %42

42:                                               ; preds = %35, %34, %33, %32, %25, %24, %19, %18, %17, %16, %15, %14, %13
  %43 = load i32, ptr %6, align 4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %5, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
