; ModuleID = 'fragment_gemm.cu'
source_filename = "fragment_gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13fragment_gemmE2as = internal unnamed_addr addrspace(3) global [8 x [32 x float]] undef, align 4
@_ZZ13fragment_gemmE2bs = internal unnamed_addr addrspace(3) global [8 x [32 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fragment_gemm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 5
  %9 = mul i32 %4, %8
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = shl i32 %12, 5
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14
  %16 = lshr i32 %6, 1
  %17 = and i32 %16, 508
  %18 = shl nuw nsw i32 %6, 2
  %19 = and i32 %18, 28
  %20 = icmp sgt i32 %4, 0
  br i1 %20, label %21, label %115

21:                                               ; preds = %5
  %22 = icmp samesign ult i32 %6, 256
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2as to ptr), i64 %23
  %25 = zext nneg i32 %19 to i64
  %26 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2bs to ptr), i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %31 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 132
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 136
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 132
  %39 = getelementptr inbounds nuw i8, ptr %26, i64 136
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 140
  %41 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %43 = getelementptr inbounds nuw i8, ptr %24, i64 260
  %44 = getelementptr inbounds nuw i8, ptr %24, i64 264
  %45 = getelementptr inbounds nuw i8, ptr %24, i64 268
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 260
  %47 = getelementptr inbounds nuw i8, ptr %26, i64 264
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 268
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 384
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 384
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 388
  %52 = getelementptr inbounds nuw i8, ptr %24, i64 392
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 396
  %54 = getelementptr inbounds nuw i8, ptr %26, i64 388
  %55 = getelementptr inbounds nuw i8, ptr %26, i64 392
  %56 = getelementptr inbounds nuw i8, ptr %26, i64 396
  %57 = getelementptr inbounds nuw i8, ptr %24, i64 512
  %58 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %59 = getelementptr inbounds nuw i8, ptr %24, i64 516
  %60 = getelementptr inbounds nuw i8, ptr %24, i64 520
  %61 = getelementptr inbounds nuw i8, ptr %24, i64 524
  %62 = getelementptr inbounds nuw i8, ptr %26, i64 516
  %63 = getelementptr inbounds nuw i8, ptr %26, i64 520
  %64 = getelementptr inbounds nuw i8, ptr %26, i64 524
  %65 = getelementptr inbounds nuw i8, ptr %24, i64 640
  %66 = getelementptr inbounds nuw i8, ptr %26, i64 640
  %67 = getelementptr inbounds nuw i8, ptr %24, i64 644
  %68 = getelementptr inbounds nuw i8, ptr %24, i64 648
  %69 = getelementptr inbounds nuw i8, ptr %24, i64 652
  %70 = getelementptr inbounds nuw i8, ptr %26, i64 644
  %71 = getelementptr inbounds nuw i8, ptr %26, i64 648
  %72 = getelementptr inbounds nuw i8, ptr %26, i64 652
  %73 = getelementptr inbounds nuw i8, ptr %24, i64 768
  %74 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %75 = getelementptr inbounds nuw i8, ptr %24, i64 772
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 776
  %77 = getelementptr inbounds nuw i8, ptr %24, i64 780
  %78 = getelementptr inbounds nuw i8, ptr %26, i64 772
  %79 = getelementptr inbounds nuw i8, ptr %26, i64 776
  %80 = getelementptr inbounds nuw i8, ptr %26, i64 780
  %81 = getelementptr inbounds nuw i8, ptr %24, i64 896
  %82 = getelementptr inbounds nuw i8, ptr %26, i64 896
  %83 = getelementptr inbounds nuw i8, ptr %24, i64 900
  %84 = getelementptr inbounds nuw i8, ptr %24, i64 904
  %85 = getelementptr inbounds nuw i8, ptr %24, i64 908
  %86 = getelementptr inbounds nuw i8, ptr %26, i64 900
  %87 = getelementptr inbounds nuw i8, ptr %26, i64 904
  %88 = getelementptr inbounds nuw i8, ptr %26, i64 908
  %89 = and i32 %6, 31
  %90 = and i32 %6, 7
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2as to ptr), i64 %91
  %93 = zext nneg i32 %89 to i64
  %94 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13fragment_gemmE2bs to ptr), i64 %93
  br label %95

95:                                               ; preds = %21, %183
  %96 = phi i32 [ 0, %21 ], [ %376, %183 ]
  %97 = phi float [ 0.000000e+00, %21 ], [ %360, %183 ]
  %98 = phi float [ 0.000000e+00, %21 ], [ %367, %183 ]
  %99 = phi float [ 0.000000e+00, %21 ], [ %372, %183 ]
  %100 = phi float [ 0.000000e+00, %21 ], [ %368, %183 ]
  %101 = phi float [ 0.000000e+00, %21 ], [ %375, %183 ]
  %102 = phi float [ 0.000000e+00, %21 ], [ %371, %183 ]
  %103 = phi float [ 0.000000e+00, %21 ], [ %364, %183 ]
  %104 = phi float [ 0.000000e+00, %21 ], [ %363, %183 ]
  %105 = phi float [ 0.000000e+00, %21 ], [ %373, %183 ]
  %106 = phi float [ 0.000000e+00, %21 ], [ %370, %183 ]
  %107 = phi float [ 0.000000e+00, %21 ], [ %365, %183 ]
  %108 = phi float [ 0.000000e+00, %21 ], [ %362, %183 ]
  %109 = phi float [ 0.000000e+00, %21 ], [ %374, %183 ]
  %110 = phi float [ 0.000000e+00, %21 ], [ %369, %183 ]
  %111 = phi float [ 0.000000e+00, %21 ], [ %366, %183 ]
  %112 = phi float [ 0.000000e+00, %21 ], [ %361, %183 ]
  br i1 %22, label %113, label %183

113:                                              ; preds = %95
  %114 = or disjoint i32 %90, %96
  br label %378

115:                                              ; preds = %183, %5
  %116 = phi float [ 0.000000e+00, %5 ], [ %361, %183 ]
  %117 = phi float [ 0.000000e+00, %5 ], [ %366, %183 ]
  %118 = phi float [ 0.000000e+00, %5 ], [ %369, %183 ]
  %119 = phi float [ 0.000000e+00, %5 ], [ %374, %183 ]
  %120 = phi float [ 0.000000e+00, %5 ], [ %362, %183 ]
  %121 = phi float [ 0.000000e+00, %5 ], [ %365, %183 ]
  %122 = phi float [ 0.000000e+00, %5 ], [ %370, %183 ]
  %123 = phi float [ 0.000000e+00, %5 ], [ %373, %183 ]
  %124 = phi float [ 0.000000e+00, %5 ], [ %363, %183 ]
  %125 = phi float [ 0.000000e+00, %5 ], [ %364, %183 ]
  %126 = phi float [ 0.000000e+00, %5 ], [ %371, %183 ]
  %127 = phi float [ 0.000000e+00, %5 ], [ %375, %183 ]
  %128 = phi float [ 0.000000e+00, %5 ], [ %368, %183 ]
  %129 = phi float [ 0.000000e+00, %5 ], [ %372, %183 ]
  %130 = phi float [ 0.000000e+00, %5 ], [ %367, %183 ]
  %131 = phi float [ 0.000000e+00, %5 ], [ %360, %183 ]
  %132 = mul i32 %3, %8
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw float, ptr %2, i64 %133
  %135 = getelementptr inbounds nuw float, ptr %134, i64 %14
  %136 = mul nsw i32 %3, %17
  %137 = add i32 %136, %19
  %138 = sext i32 %137 to i64
  %139 = getelementptr float, ptr %135, i64 %138
  store float %131, ptr %139, align 4, !tbaa !8
  %140 = getelementptr i8, ptr %139, i64 4
  store float %130, ptr %140, align 4, !tbaa !8
  %141 = getelementptr i8, ptr %139, i64 8
  store float %128, ptr %141, align 4, !tbaa !8
  %142 = getelementptr i8, ptr %139, i64 12
  store float %127, ptr %142, align 4, !tbaa !8
  %143 = or disjoint i32 %17, 1
  %144 = mul nsw i32 %3, %143
  %145 = add i32 %144, %19
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %135, i64 %146
  store float %116, ptr %147, align 4, !tbaa !8
  %148 = add i32 %145, 1
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %135, i64 %149
  store float %117, ptr %150, align 4, !tbaa !8
  %151 = add i32 %145, 2
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %135, i64 %152
  store float %118, ptr %153, align 4, !tbaa !8
  %154 = add i32 %145, 3
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %135, i64 %155
  store float %119, ptr %156, align 4, !tbaa !8
  %157 = or disjoint i32 %17, 2
  %158 = mul nsw i32 %3, %157
  %159 = add i32 %158, %19
  %160 = sext i32 %159 to i64
  %161 = getelementptr float, ptr %135, i64 %160
  store float %120, ptr %161, align 4, !tbaa !8
  %162 = getelementptr i8, ptr %161, i64 4
  store float %121, ptr %162, align 4, !tbaa !8
  %163 = add i32 %159, 2
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %135, i64 %164
  store float %122, ptr %165, align 4, !tbaa !8
  %166 = add i32 %159, 3
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %135, i64 %167
  store float %123, ptr %168, align 4, !tbaa !8
  %169 = or i32 %16, 3
  %170 = mul nsw i32 %3, %169
  %171 = add i32 %170, %19
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr %135, i64 %172
  store float %124, ptr %173, align 4, !tbaa !8
  %174 = add i32 %171, 1
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr %135, i64 %175
  store float %125, ptr %176, align 4, !tbaa !8
  %177 = add i32 %171, 2
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %135, i64 %178
  store float %126, ptr %179, align 4, !tbaa !8
  %180 = add i32 %171, 3
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %135, i64 %181
  store float %129, ptr %182, align 4, !tbaa !8
  ret void

183:                                              ; preds = %378, %95
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %184 = load float, ptr %24, align 4, !tbaa !8
  %185 = load float, ptr %27, align 4, !tbaa !8
  %186 = load float, ptr %28, align 4, !tbaa !8
  %187 = load float, ptr %29, align 4, !tbaa !8
  %188 = load float, ptr %26, align 4, !tbaa !8
  %189 = load float, ptr %30, align 4, !tbaa !8
  %190 = load float, ptr %31, align 4, !tbaa !8
  %191 = load float, ptr %32, align 4, !tbaa !8
  %192 = tail call contract float @llvm.fma.f32(float %184, float %188, float %97)
  %193 = tail call contract float @llvm.fma.f32(float %185, float %188, float %112)
  %194 = tail call contract float @llvm.fma.f32(float %186, float %188, float %108)
  %195 = tail call contract float @llvm.fma.f32(float %187, float %188, float %104)
  %196 = tail call contract float @llvm.fma.f32(float %187, float %189, float %103)
  %197 = tail call contract float @llvm.fma.f32(float %186, float %189, float %107)
  %198 = tail call contract float @llvm.fma.f32(float %185, float %189, float %111)
  %199 = tail call contract float @llvm.fma.f32(float %184, float %189, float %98)
  %200 = tail call contract float @llvm.fma.f32(float %184, float %190, float %100)
  %201 = tail call contract float @llvm.fma.f32(float %185, float %190, float %110)
  %202 = tail call contract float @llvm.fma.f32(float %186, float %190, float %106)
  %203 = tail call contract float @llvm.fma.f32(float %187, float %190, float %102)
  %204 = tail call contract float @llvm.fma.f32(float %187, float %191, float %99)
  %205 = tail call contract float @llvm.fma.f32(float %186, float %191, float %105)
  %206 = tail call contract float @llvm.fma.f32(float %185, float %191, float %109)
  %207 = tail call contract float @llvm.fma.f32(float %184, float %191, float %101)
  %208 = load float, ptr %33, align 4, !tbaa !8
  %209 = load float, ptr %35, align 4, !tbaa !8
  %210 = load float, ptr %36, align 4, !tbaa !8
  %211 = load float, ptr %37, align 4, !tbaa !8
  %212 = load float, ptr %34, align 4, !tbaa !8
  %213 = load float, ptr %38, align 4, !tbaa !8
  %214 = load float, ptr %39, align 4, !tbaa !8
  %215 = load float, ptr %40, align 4, !tbaa !8
  %216 = tail call contract float @llvm.fma.f32(float %208, float %212, float %192)
  %217 = tail call contract float @llvm.fma.f32(float %209, float %212, float %193)
  %218 = tail call contract float @llvm.fma.f32(float %210, float %212, float %194)
  %219 = tail call contract float @llvm.fma.f32(float %211, float %212, float %195)
  %220 = tail call contract float @llvm.fma.f32(float %211, float %213, float %196)
  %221 = tail call contract float @llvm.fma.f32(float %210, float %213, float %197)
  %222 = tail call contract float @llvm.fma.f32(float %209, float %213, float %198)
  %223 = tail call contract float @llvm.fma.f32(float %208, float %213, float %199)
  %224 = tail call contract float @llvm.fma.f32(float %208, float %214, float %200)
  %225 = tail call contract float @llvm.fma.f32(float %209, float %214, float %201)
  %226 = tail call contract float @llvm.fma.f32(float %210, float %214, float %202)
  %227 = tail call contract float @llvm.fma.f32(float %211, float %214, float %203)
  %228 = tail call contract float @llvm.fma.f32(float %211, float %215, float %204)
  %229 = tail call contract float @llvm.fma.f32(float %210, float %215, float %205)
  %230 = tail call contract float @llvm.fma.f32(float %209, float %215, float %206)
  %231 = tail call contract float @llvm.fma.f32(float %208, float %215, float %207)
  %232 = load float, ptr %41, align 4, !tbaa !8
  %233 = load float, ptr %43, align 4, !tbaa !8
  %234 = load float, ptr %44, align 4, !tbaa !8
  %235 = load float, ptr %45, align 4, !tbaa !8
  %236 = load float, ptr %42, align 4, !tbaa !8
  %237 = load float, ptr %46, align 4, !tbaa !8
  %238 = load float, ptr %47, align 4, !tbaa !8
  %239 = load float, ptr %48, align 4, !tbaa !8
  %240 = tail call contract float @llvm.fma.f32(float %232, float %236, float %216)
  %241 = tail call contract float @llvm.fma.f32(float %233, float %236, float %217)
  %242 = tail call contract float @llvm.fma.f32(float %234, float %236, float %218)
  %243 = tail call contract float @llvm.fma.f32(float %235, float %236, float %219)
  %244 = tail call contract float @llvm.fma.f32(float %235, float %237, float %220)
  %245 = tail call contract float @llvm.fma.f32(float %234, float %237, float %221)
  %246 = tail call contract float @llvm.fma.f32(float %233, float %237, float %222)
  %247 = tail call contract float @llvm.fma.f32(float %232, float %237, float %223)
  %248 = tail call contract float @llvm.fma.f32(float %232, float %238, float %224)
  %249 = tail call contract float @llvm.fma.f32(float %233, float %238, float %225)
  %250 = tail call contract float @llvm.fma.f32(float %234, float %238, float %226)
  %251 = tail call contract float @llvm.fma.f32(float %235, float %238, float %227)
  %252 = tail call contract float @llvm.fma.f32(float %235, float %239, float %228)
  %253 = tail call contract float @llvm.fma.f32(float %234, float %239, float %229)
  %254 = tail call contract float @llvm.fma.f32(float %233, float %239, float %230)
  %255 = tail call contract float @llvm.fma.f32(float %232, float %239, float %231)
  %256 = load float, ptr %49, align 4, !tbaa !8
  %257 = load float, ptr %51, align 4, !tbaa !8
  %258 = load float, ptr %52, align 4, !tbaa !8
  %259 = load float, ptr %53, align 4, !tbaa !8
  %260 = load float, ptr %50, align 4, !tbaa !8
  %261 = load float, ptr %54, align 4, !tbaa !8
  %262 = load float, ptr %55, align 4, !tbaa !8
  %263 = load float, ptr %56, align 4, !tbaa !8
  %264 = tail call contract float @llvm.fma.f32(float %256, float %260, float %240)
  %265 = tail call contract float @llvm.fma.f32(float %257, float %260, float %241)
  %266 = tail call contract float @llvm.fma.f32(float %258, float %260, float %242)
  %267 = tail call contract float @llvm.fma.f32(float %259, float %260, float %243)
  %268 = tail call contract float @llvm.fma.f32(float %259, float %261, float %244)
  %269 = tail call contract float @llvm.fma.f32(float %258, float %261, float %245)
  %270 = tail call contract float @llvm.fma.f32(float %257, float %261, float %246)
  %271 = tail call contract float @llvm.fma.f32(float %256, float %261, float %247)
  %272 = tail call contract float @llvm.fma.f32(float %256, float %262, float %248)
  %273 = tail call contract float @llvm.fma.f32(float %257, float %262, float %249)
  %274 = tail call contract float @llvm.fma.f32(float %258, float %262, float %250)
  %275 = tail call contract float @llvm.fma.f32(float %259, float %262, float %251)
  %276 = tail call contract float @llvm.fma.f32(float %259, float %263, float %252)
  %277 = tail call contract float @llvm.fma.f32(float %258, float %263, float %253)
  %278 = tail call contract float @llvm.fma.f32(float %257, float %263, float %254)
  %279 = tail call contract float @llvm.fma.f32(float %256, float %263, float %255)
  %280 = load float, ptr %57, align 4, !tbaa !8
  %281 = load float, ptr %59, align 4, !tbaa !8
  %282 = load float, ptr %60, align 4, !tbaa !8
  %283 = load float, ptr %61, align 4, !tbaa !8
  %284 = load float, ptr %58, align 4, !tbaa !8
  %285 = load float, ptr %62, align 4, !tbaa !8
  %286 = load float, ptr %63, align 4, !tbaa !8
  %287 = load float, ptr %64, align 4, !tbaa !8
  %288 = tail call contract float @llvm.fma.f32(float %280, float %284, float %264)
  %289 = tail call contract float @llvm.fma.f32(float %281, float %284, float %265)
  %290 = tail call contract float @llvm.fma.f32(float %282, float %284, float %266)
  %291 = tail call contract float @llvm.fma.f32(float %283, float %284, float %267)
  %292 = tail call contract float @llvm.fma.f32(float %283, float %285, float %268)
  %293 = tail call contract float @llvm.fma.f32(float %282, float %285, float %269)
  %294 = tail call contract float @llvm.fma.f32(float %281, float %285, float %270)
  %295 = tail call contract float @llvm.fma.f32(float %280, float %285, float %271)
  %296 = tail call contract float @llvm.fma.f32(float %280, float %286, float %272)
  %297 = tail call contract float @llvm.fma.f32(float %281, float %286, float %273)
  %298 = tail call contract float @llvm.fma.f32(float %282, float %286, float %274)
  %299 = tail call contract float @llvm.fma.f32(float %283, float %286, float %275)
  %300 = tail call contract float @llvm.fma.f32(float %283, float %287, float %276)
  %301 = tail call contract float @llvm.fma.f32(float %282, float %287, float %277)
  %302 = tail call contract float @llvm.fma.f32(float %281, float %287, float %278)
  %303 = tail call contract float @llvm.fma.f32(float %280, float %287, float %279)
  %304 = load float, ptr %65, align 4, !tbaa !8
  %305 = load float, ptr %67, align 4, !tbaa !8
  %306 = load float, ptr %68, align 4, !tbaa !8
  %307 = load float, ptr %69, align 4, !tbaa !8
  %308 = load float, ptr %66, align 4, !tbaa !8
  %309 = load float, ptr %70, align 4, !tbaa !8
  %310 = load float, ptr %71, align 4, !tbaa !8
  %311 = load float, ptr %72, align 4, !tbaa !8
  %312 = tail call contract float @llvm.fma.f32(float %304, float %308, float %288)
  %313 = tail call contract float @llvm.fma.f32(float %305, float %308, float %289)
  %314 = tail call contract float @llvm.fma.f32(float %306, float %308, float %290)
  %315 = tail call contract float @llvm.fma.f32(float %307, float %308, float %291)
  %316 = tail call contract float @llvm.fma.f32(float %307, float %309, float %292)
  %317 = tail call contract float @llvm.fma.f32(float %306, float %309, float %293)
  %318 = tail call contract float @llvm.fma.f32(float %305, float %309, float %294)
  %319 = tail call contract float @llvm.fma.f32(float %304, float %309, float %295)
  %320 = tail call contract float @llvm.fma.f32(float %304, float %310, float %296)
  %321 = tail call contract float @llvm.fma.f32(float %305, float %310, float %297)
  %322 = tail call contract float @llvm.fma.f32(float %306, float %310, float %298)
  %323 = tail call contract float @llvm.fma.f32(float %307, float %310, float %299)
  %324 = tail call contract float @llvm.fma.f32(float %307, float %311, float %300)
  %325 = tail call contract float @llvm.fma.f32(float %306, float %311, float %301)
  %326 = tail call contract float @llvm.fma.f32(float %305, float %311, float %302)
  %327 = tail call contract float @llvm.fma.f32(float %304, float %311, float %303)
  %328 = load float, ptr %73, align 4, !tbaa !8
  %329 = load float, ptr %75, align 4, !tbaa !8
  %330 = load float, ptr %76, align 4, !tbaa !8
  %331 = load float, ptr %77, align 4, !tbaa !8
  %332 = load float, ptr %74, align 4, !tbaa !8
  %333 = load float, ptr %78, align 4, !tbaa !8
  %334 = load float, ptr %79, align 4, !tbaa !8
  %335 = load float, ptr %80, align 4, !tbaa !8
  %336 = tail call contract float @llvm.fma.f32(float %328, float %332, float %312)
  %337 = tail call contract float @llvm.fma.f32(float %329, float %332, float %313)
  %338 = tail call contract float @llvm.fma.f32(float %330, float %332, float %314)
  %339 = tail call contract float @llvm.fma.f32(float %331, float %332, float %315)
  %340 = tail call contract float @llvm.fma.f32(float %331, float %333, float %316)
  %341 = tail call contract float @llvm.fma.f32(float %330, float %333, float %317)
  %342 = tail call contract float @llvm.fma.f32(float %329, float %333, float %318)
  %343 = tail call contract float @llvm.fma.f32(float %328, float %333, float %319)
  %344 = tail call contract float @llvm.fma.f32(float %328, float %334, float %320)
  %345 = tail call contract float @llvm.fma.f32(float %329, float %334, float %321)
  %346 = tail call contract float @llvm.fma.f32(float %330, float %334, float %322)
  %347 = tail call contract float @llvm.fma.f32(float %331, float %334, float %323)
  %348 = tail call contract float @llvm.fma.f32(float %331, float %335, float %324)
  %349 = tail call contract float @llvm.fma.f32(float %330, float %335, float %325)
  %350 = tail call contract float @llvm.fma.f32(float %329, float %335, float %326)
  %351 = tail call contract float @llvm.fma.f32(float %328, float %335, float %327)
  %352 = load float, ptr %81, align 4, !tbaa !8
  %353 = load float, ptr %83, align 4, !tbaa !8
  %354 = load float, ptr %84, align 4, !tbaa !8
  %355 = load float, ptr %85, align 4, !tbaa !8
  %356 = load float, ptr %82, align 4, !tbaa !8
  %357 = load float, ptr %86, align 4, !tbaa !8
  %358 = load float, ptr %87, align 4, !tbaa !8
  %359 = load float, ptr %88, align 4, !tbaa !8
  %360 = tail call contract float @llvm.fma.f32(float %352, float %356, float %336)
  %361 = tail call contract float @llvm.fma.f32(float %353, float %356, float %337)
  %362 = tail call contract float @llvm.fma.f32(float %354, float %356, float %338)
  %363 = tail call contract float @llvm.fma.f32(float %355, float %356, float %339)
  %364 = tail call contract float @llvm.fma.f32(float %355, float %357, float %340)
  %365 = tail call contract float @llvm.fma.f32(float %354, float %357, float %341)
  %366 = tail call contract float @llvm.fma.f32(float %353, float %357, float %342)
  %367 = tail call contract float @llvm.fma.f32(float %352, float %357, float %343)
  %368 = tail call contract float @llvm.fma.f32(float %352, float %358, float %344)
  %369 = tail call contract float @llvm.fma.f32(float %353, float %358, float %345)
  %370 = tail call contract float @llvm.fma.f32(float %354, float %358, float %346)
  %371 = tail call contract float @llvm.fma.f32(float %355, float %358, float %347)
  %372 = tail call contract float @llvm.fma.f32(float %355, float %359, float %348)
  %373 = tail call contract float @llvm.fma.f32(float %354, float %359, float %349)
  %374 = tail call contract float @llvm.fma.f32(float %353, float %359, float %350)
  %375 = tail call contract float @llvm.fma.f32(float %352, float %359, float %351)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %376 = add nuw nsw i32 %96, 8
  %377 = icmp slt i32 %376, %4
  br i1 %377, label %95, label %115, !llvm.loop !10

378:                                              ; preds = %113, %378
  %379 = phi i32 [ %397, %378 ], [ %6, %113 ]
  %380 = lshr i32 %379, 3
  %381 = mul nuw nsw i32 %380, %4
  %382 = add nuw i32 %114, %381
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds float, ptr %11, i64 %383
  %385 = load float, ptr %384, align 4, !tbaa !8
  %386 = zext nneg i32 %380 to i64
  %387 = getelementptr inbounds nuw float, ptr %92, i64 %386
  store float %385, ptr %387, align 4, !tbaa !8
  %388 = lshr i32 %379, 5
  %389 = add nuw nsw i32 %388, %96
  %390 = mul nsw i32 %389, %3
  %391 = add nsw i32 %390, %89
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds float, ptr %15, i64 %392
  %394 = load float, ptr %393, align 4, !tbaa !8
  %395 = zext nneg i32 %388 to i64
  %396 = getelementptr inbounds nuw [32 x float], ptr %94, i64 %395
  store float %394, ptr %396, align 4, !tbaa !8
  %397 = add nuw nsw i32 %379, 64
  %398 = icmp samesign ult i32 %379, 192
  br i1 %398, label %378, label %183, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
