; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @run_bytecode(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %6 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %6, ptr %5, align 4, !tbaa !4
  %7 = load ptr, ptr %3, align 8, !tbaa !8
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = call noundef i64 @_ZL9interpretPKhii(ptr noundef %7, i32 noundef 64, i32 noundef %8) #7
  %10 = load ptr, ptr %4, align 8, !tbaa !11
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i64, ptr %10, i64 %12
  store i64 %9, ptr %13, align 8, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i64 @_ZL9interpretPKhii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #3 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [32 x i64], align 8
  %9 = alloca [4 x i64], align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !8
  store i32 %1, ptr %6, align 4, !tbaa !4
  store i32 %2, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #6
  call void @llvm.lifetime.start.p0(ptr %9) #6
  call void @llvm.memset.p0.i64(ptr align 8 %9, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  store i32 0, ptr %11, align 4, !tbaa !4
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = add nsw i32 %17, 1
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 0
  store i64 %19, ptr %20, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %324, %3
  %22 = load i32, ptr %12, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 1000
  br i1 %23, label %24, label %28

24:                                               ; preds = %21
  %25 = load i32, ptr %11, align 4, !tbaa !4
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br label %28

28:                                               ; preds = %24, %21
  %29 = phi i1 [ false, %21 ], [ %27, %24 ]
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store i32 2, ptr %13, align 4
  br label %327

31:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %32 = load ptr, ptr %5, align 8, !tbaa !8
  %33 = load i32, ptr %11, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %11, align 4, !tbaa !4
  %35 = sext i32 %33 to i64
  %36 = getelementptr inbounds i8, ptr %32, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !15
  store i8 %37, ptr %14, align 1, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %38 = load i32, ptr %10, align 4, !tbaa !4
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %46

40:                                               ; preds = %31
  %41 = load i32, ptr %10, align 4, !tbaa !4
  %42 = sub nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %43
  %45 = load i64, ptr %44, align 8, !tbaa !13
  br label %47

46:                                               ; preds = %31
  br label %47

47:                                               ; preds = %46, %40
  %48 = phi i64 [ %45, %40 ], [ 0, %46 ]
  store i64 %48, ptr %15, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = icmp sgt i32 %49, 1
  br i1 %50, label %51, label %57

51:                                               ; preds = %47
  %52 = load i32, ptr %10, align 4, !tbaa !4
  %53 = sub nsw i32 %52, 2
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !13
  br label %58

57:                                               ; preds = %47
  br label %58

58:                                               ; preds = %57, %51
  %59 = phi i64 [ %56, %51 ], [ 0, %57 ]
  store i64 %59, ptr %16, align 8, !tbaa !13
  %60 = load i8, ptr %14, align 1, !tbaa !15
  %61 = zext i8 %60 to i32
  switch i32 %61, label %312 [
    i32 0, label %62
    i32 1, label %64
    i32 2, label %77
    i32 3, label %87
    i32 4, label %97
    i32 5, label %107
    i32 6, label %123
    i32 7, label %139
    i32 8, label %149
    i32 9, label %159
    i32 10, label %169
    i32 11, label %180
    i32 12, label %191
    i32 13, label %198
    i32 14, label %211
    i32 15, label %228
    i32 16, label %242
    i32 17, label %259
    i32 18, label %266
    i32 19, label %274
    i32 20, label %282
    i32 21, label %293
    i32 22, label %304
  ]

62:                                               ; preds = %58
  %63 = load i64, ptr %15, align 8, !tbaa !13
  store i64 %63, ptr %4, align 8
  store i32 1, ptr %13, align 4
  br label %321

64:                                               ; preds = %58
  %65 = load ptr, ptr %5, align 8, !tbaa !8
  %66 = load i32, ptr %11, align 4, !tbaa !4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %11, align 4, !tbaa !4
  %68 = sext i32 %66 to i64
  %69 = getelementptr inbounds i8, ptr %65, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !15
  %71 = sext i8 %70 to i64
  %72 = load i32, ptr %10, align 4, !tbaa !4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %10, align 4, !tbaa !4
  %74 = and i32 %72, 31
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %75
  store i64 %71, ptr %76, align 8, !tbaa !13
  br label %313

77:                                               ; preds = %58
  %78 = load i64, ptr %16, align 8, !tbaa !13
  %79 = load i64, ptr %15, align 8, !tbaa !13
  %80 = add nsw i64 %78, %79
  %81 = load i32, ptr %10, align 4, !tbaa !4
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %10, align 4, !tbaa !4
  %83 = sub nsw i32 %82, 1
  %84 = and i32 %83, 31
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %85
  store i64 %80, ptr %86, align 8, !tbaa !13
  br label %313

87:                                               ; preds = %58
  %88 = load i64, ptr %16, align 8, !tbaa !13
  %89 = load i64, ptr %15, align 8, !tbaa !13
  %90 = mul nsw i64 %88, %89
  %91 = load i32, ptr %10, align 4, !tbaa !4
  %92 = add nsw i32 %91, -1
  store i32 %92, ptr %10, align 4, !tbaa !4
  %93 = sub nsw i32 %92, 1
  %94 = and i32 %93, 31
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %95
  store i64 %90, ptr %96, align 8, !tbaa !13
  br label %313

97:                                               ; preds = %58
  %98 = load i64, ptr %16, align 8, !tbaa !13
  %99 = load i64, ptr %15, align 8, !tbaa !13
  %100 = sub nsw i64 %98, %99
  %101 = load i32, ptr %10, align 4, !tbaa !4
  %102 = add nsw i32 %101, -1
  store i32 %102, ptr %10, align 4, !tbaa !4
  %103 = sub nsw i32 %102, 1
  %104 = and i32 %103, 31
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %105
  store i64 %100, ptr %106, align 8, !tbaa !13
  br label %313

107:                                              ; preds = %58
  %108 = load i64, ptr %15, align 8, !tbaa !13
  %109 = icmp ne i64 %108, 0
  br i1 %109, label %110, label %114

110:                                              ; preds = %107
  %111 = load i64, ptr %16, align 8, !tbaa !13
  %112 = load i64, ptr %15, align 8, !tbaa !13
  %113 = sdiv i64 %111, %112
  br label %115

114:                                              ; preds = %107
  br label %115

115:                                              ; preds = %114, %110
  %116 = phi i64 [ %113, %110 ], [ 0, %114 ]
  %117 = load i32, ptr %10, align 4, !tbaa !4
  %118 = add nsw i32 %117, -1
  store i32 %118, ptr %10, align 4, !tbaa !4
  %119 = sub nsw i32 %118, 1
  %120 = and i32 %119, 31
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %121
  store i64 %116, ptr %122, align 8, !tbaa !13
  br label %313

123:                                              ; preds = %58
  %124 = load i64, ptr %15, align 8, !tbaa !13
  %125 = icmp ne i64 %124, 0
  br i1 %125, label %126, label %130

126:                                              ; preds = %123
  %127 = load i64, ptr %16, align 8, !tbaa !13
  %128 = load i64, ptr %15, align 8, !tbaa !13
  %129 = srem i64 %127, %128
  br label %131

130:                                              ; preds = %123
  br label %131

131:                                              ; preds = %130, %126
  %132 = phi i64 [ %129, %126 ], [ 0, %130 ]
  %133 = load i32, ptr %10, align 4, !tbaa !4
  %134 = add nsw i32 %133, -1
  store i32 %134, ptr %10, align 4, !tbaa !4
  %135 = sub nsw i32 %134, 1
  %136 = and i32 %135, 31
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %137
  store i64 %132, ptr %138, align 8, !tbaa !13
  br label %313

139:                                              ; preds = %58
  %140 = load i64, ptr %16, align 8, !tbaa !13
  %141 = load i64, ptr %15, align 8, !tbaa !13
  %142 = and i64 %140, %141
  %143 = load i32, ptr %10, align 4, !tbaa !4
  %144 = add nsw i32 %143, -1
  store i32 %144, ptr %10, align 4, !tbaa !4
  %145 = sub nsw i32 %144, 1
  %146 = and i32 %145, 31
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %147
  store i64 %142, ptr %148, align 8, !tbaa !13
  br label %313

149:                                              ; preds = %58
  %150 = load i64, ptr %16, align 8, !tbaa !13
  %151 = load i64, ptr %15, align 8, !tbaa !13
  %152 = or i64 %150, %151
  %153 = load i32, ptr %10, align 4, !tbaa !4
  %154 = add nsw i32 %153, -1
  store i32 %154, ptr %10, align 4, !tbaa !4
  %155 = sub nsw i32 %154, 1
  %156 = and i32 %155, 31
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %157
  store i64 %152, ptr %158, align 8, !tbaa !13
  br label %313

159:                                              ; preds = %58
  %160 = load i64, ptr %16, align 8, !tbaa !13
  %161 = load i64, ptr %15, align 8, !tbaa !13
  %162 = xor i64 %160, %161
  %163 = load i32, ptr %10, align 4, !tbaa !4
  %164 = add nsw i32 %163, -1
  store i32 %164, ptr %10, align 4, !tbaa !4
  %165 = sub nsw i32 %164, 1
  %166 = and i32 %165, 31
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %167
  store i64 %162, ptr %168, align 8, !tbaa !13
  br label %313

169:                                              ; preds = %58
  %170 = load i64, ptr %16, align 8, !tbaa !13
  %171 = load i64, ptr %15, align 8, !tbaa !13
  %172 = and i64 %171, 63
  %173 = shl i64 %170, %172
  %174 = load i32, ptr %10, align 4, !tbaa !4
  %175 = add nsw i32 %174, -1
  store i32 %175, ptr %10, align 4, !tbaa !4
  %176 = sub nsw i32 %175, 1
  %177 = and i32 %176, 31
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %178
  store i64 %173, ptr %179, align 8, !tbaa !13
  br label %313

180:                                              ; preds = %58
  %181 = load i64, ptr %16, align 8, !tbaa !13
  %182 = load i64, ptr %15, align 8, !tbaa !13
  %183 = and i64 %182, 63
  %184 = ashr i64 %181, %183
  %185 = load i32, ptr %10, align 4, !tbaa !4
  %186 = add nsw i32 %185, -1
  store i32 %186, ptr %10, align 4, !tbaa !4
  %187 = sub nsw i32 %186, 1
  %188 = and i32 %187, 31
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %189
  store i64 %184, ptr %190, align 8, !tbaa !13
  br label %313

191:                                              ; preds = %58
  %192 = load i64, ptr %15, align 8, !tbaa !13
  %193 = load i32, ptr %10, align 4, !tbaa !4
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %10, align 4, !tbaa !4
  %195 = and i32 %193, 31
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %196
  store i64 %192, ptr %197, align 8, !tbaa !13
  br label %313

198:                                              ; preds = %58
  %199 = load i64, ptr %16, align 8, !tbaa !13
  %200 = load i32, ptr %10, align 4, !tbaa !4
  %201 = sub nsw i32 %200, 1
  %202 = and i32 %201, 31
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %203
  store i64 %199, ptr %204, align 8, !tbaa !13
  %205 = load i64, ptr %15, align 8, !tbaa !13
  %206 = load i32, ptr %10, align 4, !tbaa !4
  %207 = sub nsw i32 %206, 2
  %208 = and i32 %207, 31
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %209
  store i64 %205, ptr %210, align 8, !tbaa !13
  br label %313

211:                                              ; preds = %58
  %212 = load ptr, ptr %5, align 8, !tbaa !8
  %213 = load i32, ptr %11, align 4, !tbaa !4
  %214 = add nsw i32 %213, 1
  store i32 %214, ptr %11, align 4, !tbaa !4
  %215 = sext i32 %213 to i64
  %216 = getelementptr inbounds i8, ptr %212, i64 %215
  %217 = load i8, ptr %216, align 1, !tbaa !15
  %218 = zext i8 %217 to i32
  %219 = and i32 %218, 3
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %220
  %222 = load i64, ptr %221, align 8, !tbaa !13
  %223 = load i32, ptr %10, align 4, !tbaa !4
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %10, align 4, !tbaa !4
  %225 = and i32 %223, 31
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %226
  store i64 %222, ptr %227, align 8, !tbaa !13
  br label %313

228:                                              ; preds = %58
  %229 = load i64, ptr %15, align 8, !tbaa !13
  %230 = load ptr, ptr %5, align 8, !tbaa !8
  %231 = load i32, ptr %11, align 4, !tbaa !4
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %11, align 4, !tbaa !4
  %233 = sext i32 %231 to i64
  %234 = getelementptr inbounds i8, ptr %230, i64 %233
  %235 = load i8, ptr %234, align 1, !tbaa !15
  %236 = zext i8 %235 to i32
  %237 = and i32 %236, 3
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 %238
  store i64 %229, ptr %239, align 8, !tbaa !13
  %240 = load i32, ptr %10, align 4, !tbaa !4
  %241 = add nsw i32 %240, -1
  store i32 %241, ptr %10, align 4, !tbaa !4
  br label %313

242:                                              ; preds = %58
  %243 = load i32, ptr %10, align 4, !tbaa !4
  %244 = add nsw i32 %243, -1
  store i32 %244, ptr %10, align 4, !tbaa !4
  %245 = load i64, ptr %15, align 8, !tbaa !13
  %246 = icmp ne i64 %245, 0
  br i1 %246, label %247, label %254

247:                                              ; preds = %242
  %248 = load ptr, ptr %5, align 8, !tbaa !8
  %249 = load i32, ptr %11, align 4, !tbaa !4
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds i8, ptr %248, i64 %250
  %252 = load i8, ptr %251, align 1, !tbaa !15
  %253 = zext i8 %252 to i32
  br label %257

254:                                              ; preds = %242
  %255 = load i32, ptr %11, align 4, !tbaa !4
  %256 = add nsw i32 %255, 1
  br label %257

257:                                              ; preds = %254, %247
  %258 = phi i32 [ %253, %247 ], [ %256, %254 ]
  store i32 %258, ptr %11, align 4, !tbaa !4
  br label %313

259:                                              ; preds = %58
  %260 = load ptr, ptr %5, align 8, !tbaa !8
  %261 = load i32, ptr %11, align 4, !tbaa !4
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds i8, ptr %260, i64 %262
  %264 = load i8, ptr %263, align 1, !tbaa !15
  %265 = zext i8 %264 to i32
  store i32 %265, ptr %11, align 4, !tbaa !4
  br label %313

266:                                              ; preds = %58
  %267 = load i64, ptr %15, align 8, !tbaa !13
  %268 = sub nsw i64 0, %267
  %269 = load i32, ptr %10, align 4, !tbaa !4
  %270 = sub nsw i32 %269, 1
  %271 = and i32 %270, 31
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %272
  store i64 %268, ptr %273, align 8, !tbaa !13
  br label %313

274:                                              ; preds = %58
  %275 = load i64, ptr %15, align 8, !tbaa !13
  %276 = xor i64 %275, -1
  %277 = load i32, ptr %10, align 4, !tbaa !4
  %278 = sub nsw i32 %277, 1
  %279 = and i32 %278, 31
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %280
  store i64 %276, ptr %281, align 8, !tbaa !13
  br label %313

282:                                              ; preds = %58
  %283 = load i64, ptr %16, align 8, !tbaa !13
  %284 = load i64, ptr %15, align 8, !tbaa !13
  %285 = icmp slt i64 %283, %284
  %286 = zext i1 %285 to i64
  %287 = load i32, ptr %10, align 4, !tbaa !4
  %288 = add nsw i32 %287, -1
  store i32 %288, ptr %10, align 4, !tbaa !4
  %289 = sub nsw i32 %288, 1
  %290 = and i32 %289, 31
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %291
  store i64 %286, ptr %292, align 8, !tbaa !13
  br label %313

293:                                              ; preds = %58
  %294 = load i64, ptr %16, align 8, !tbaa !13
  %295 = load i64, ptr %15, align 8, !tbaa !13
  %296 = icmp eq i64 %294, %295
  %297 = zext i1 %296 to i64
  %298 = load i32, ptr %10, align 4, !tbaa !4
  %299 = add nsw i32 %298, -1
  store i32 %299, ptr %10, align 4, !tbaa !4
  %300 = sub nsw i32 %299, 1
  %301 = and i32 %300, 31
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %302
  store i64 %297, ptr %303, align 8, !tbaa !13
  br label %313

304:                                              ; preds = %58
  %305 = load i32, ptr %7, align 4, !tbaa !4
  %306 = sext i32 %305 to i64
  %307 = load i32, ptr %10, align 4, !tbaa !4
  %308 = add nsw i32 %307, 1
  store i32 %308, ptr %10, align 4, !tbaa !4
  %309 = and i32 %307, 31
  %310 = sext i32 %309 to i64
  %311 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %310
  store i64 %306, ptr %311, align 8, !tbaa !13
  br label %313

312:                                              ; preds = %58
  store i64 -1, ptr %4, align 8
  store i32 1, ptr %13, align 4
  br label %321

313:                                              ; preds = %304, %293, %282, %274, %266, %259, %257, %228, %211, %198, %191, %180, %169, %159, %149, %139, %131, %115, %97, %87, %77, %64
  %314 = load i32, ptr %10, align 4, !tbaa !4
  %315 = icmp slt i32 %314, 0
  br i1 %315, label %319, label %316

316:                                              ; preds = %313
  %317 = load i32, ptr %10, align 4, !tbaa !4
  %318 = icmp sgt i32 %317, 31
  br i1 %318, label %319, label %320

319:                                              ; preds = %316, %313
  store i64 -2, ptr %4, align 8
  store i32 1, ptr %13, align 4
  br label %321

320:                                              ; preds = %316
  store i32 0, ptr %13, align 4
  br label %321

321:                                              ; preds = %320, %319, %312, %62
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  %322 = load i32, ptr %13, align 4
  switch i32 %322, label %327 [
    i32 0, label %323
  ]

323:                                              ; preds = %321
  br label %324

324:                                              ; preds = %323
  %325 = load i32, ptr %12, align 4, !tbaa !4
  %326 = add nsw i32 %325, 1
  store i32 %326, ptr %12, align 4, !tbaa !4
  br label %21, !llvm.loop !16

327:                                              ; preds = %321, %30
  call void @llvm.lifetime.end.p0(ptr %12) #6
  %328 = load i32, ptr %13, align 4
  switch i32 %328, label %341 [
    i32 2, label %329
  ]

329:                                              ; preds = %327
  %330 = load i32, ptr %10, align 4, !tbaa !4
  %331 = icmp sgt i32 %330, 0
  br i1 %331, label %332, label %338

332:                                              ; preds = %329
  %333 = load i32, ptr %10, align 4, !tbaa !4
  %334 = sub nsw i32 %333, 1
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %335
  %337 = load i64, ptr %336, align 8, !tbaa !13
  br label %339

338:                                              ; preds = %329
  br label %339

339:                                              ; preds = %338, %332
  %340 = phi i64 [ %337, %332 ], [ -3, %338 ]
  store i64 %340, ptr %4, align 8
  store i32 1, ptr %13, align 4
  br label %341

341:                                              ; preds = %339, %327
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  %342 = load i64, ptr %4, align 8
  ret i64 %342
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @classify(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store ptr %1, ptr %4, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %7, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %8 = load ptr, ptr %3, align 8, !tbaa !18
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %8, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
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
  store i32 1, ptr %6, align 4, !tbaa !4
  br label %42

14:                                               ; preds = %2
  store i32 40, ptr %6, align 4, !tbaa !4
  br label %42

15:                                               ; preds = %2
  store i32 41, ptr %6, align 4, !tbaa !4
  br label %42

16:                                               ; preds = %2
  store i32 47, ptr %6, align 4, !tbaa !4
  br label %42

17:                                               ; preds = %2
  store i32 12, ptr %6, align 4, !tbaa !4
  br label %42

18:                                               ; preds = %2
  store i32 99, ptr %6, align 4, !tbaa !4
  br label %42

19:                                               ; preds = %2
  %20 = load ptr, ptr %3, align 8, !tbaa !18
  %21 = getelementptr inbounds i32, ptr %20, i64 0
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = add nsw i32 %22, 3
  store i32 %23, ptr %6, align 4, !tbaa !4
  br label %42

24:                                               ; preds = %2, %2, %2
  store i32 8, ptr %6, align 4, !tbaa !4
  br label %42

25:                                               ; preds = %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2
  %26 = load ptr, ptr %3, align 8, !tbaa !18
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = mul nsw i32 %30, 2
  store i32 %31, ptr %6, align 4, !tbaa !4
  br label %42

32:                                               ; preds = %2
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %42

33:                                               ; preds = %2
  store i32 5, ptr %6, align 4, !tbaa !4
  br label %42

34:                                               ; preds = %2
  store i32 6, ptr %6, align 4, !tbaa !4
  br label %42

35:                                               ; preds = %2
  %36 = load ptr, ptr %3, align 8, !tbaa !18
  %37 = load i32, ptr %5, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = sub nsw i32 0, %40
  store i32 %41, ptr %6, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %35, %34, %33, %32, %25, %24, %19, %18, %17, %16, %15, %14, %13
  %43 = load i32, ptr %6, align 4, !tbaa !4
  %44 = load ptr, ptr %4, align 8, !tbaa !18
  %45 = load i32, ptr %5, align 4, !tbaa !4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  store i32 %43, ptr %47, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 long long", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !6, i64 0}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !10, i64 0}
