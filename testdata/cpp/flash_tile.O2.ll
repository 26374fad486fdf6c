; ModuleID = 'flash_tile.cu'
source_filename = "flash_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10flash_tileE2ks = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ10flash_tileE2vs = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flash_tile(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = alloca [32 x float], align 4
  %9 = alloca [32 x float], align 4
  %10 = icmp eq i32 %6, 0
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br i1 %10, label %273, label %13

13:                                               ; preds = %7
  %14 = shl i32 %12, 5
  %15 = add i32 %14, %11
  %16 = shl nsw i32 %15, 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 36
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 44
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %18, i64 52
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %18, i64 60
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fmul contract float %5, %19
  %51 = fmul contract float %5, %21
  %52 = fmul contract float %5, %23
  %53 = fmul contract float %5, %25
  %54 = fmul contract float %5, %27
  %55 = fmul contract float %5, %29
  %56 = fmul contract float %5, %31
  %57 = fmul contract float %5, %33
  %58 = fmul contract float %5, %35
  %59 = fmul contract float %5, %37
  %60 = fmul contract float %5, %39
  %61 = fmul contract float %5, %41
  %62 = fmul contract float %5, %43
  %63 = fmul contract float %5, %45
  %64 = fmul contract float %5, %47
  %65 = fmul contract float %5, %49
  %66 = icmp slt i32 %4, 1
  %67 = icmp slt i32 %14, 0
  %68 = or i1 %67, %66
  br i1 %68, label %526, label %69

69:                                               ; preds = %13
  %70 = icmp samesign ult i32 %11, 512
  %71 = and i32 %11, 15
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2ks to ptr), i64 %72
  %74 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2vs to ptr), i64 %72
  br label %75

75:                                               ; preds = %192, %69
  %76 = phi float [ 0xC6293E5940000000, %69 ], [ %189, %192 ]
  %77 = phi float [ 0.000000e+00, %69 ], [ %222, %192 ]
  %78 = phi i32 [ 0, %69 ], [ %193, %192 ]
  %79 = phi float [ 0.000000e+00, %69 ], [ %225, %192 ]
  %80 = phi float [ 0.000000e+00, %69 ], [ %228, %192 ]
  %81 = phi float [ 0.000000e+00, %69 ], [ %231, %192 ]
  %82 = phi float [ 0.000000e+00, %69 ], [ %234, %192 ]
  %83 = phi float [ 0.000000e+00, %69 ], [ %237, %192 ]
  %84 = phi float [ 0.000000e+00, %69 ], [ %240, %192 ]
  %85 = phi float [ 0.000000e+00, %69 ], [ %243, %192 ]
  %86 = phi float [ 0.000000e+00, %69 ], [ %246, %192 ]
  %87 = phi float [ 0.000000e+00, %69 ], [ %249, %192 ]
  %88 = phi float [ 0.000000e+00, %69 ], [ %252, %192 ]
  %89 = phi float [ 0.000000e+00, %69 ], [ %255, %192 ]
  %90 = phi float [ 0.000000e+00, %69 ], [ %258, %192 ]
  %91 = phi float [ 0.000000e+00, %69 ], [ %261, %192 ]
  %92 = phi float [ 0.000000e+00, %69 ], [ %264, %192 ]
  %93 = phi float [ 0.000000e+00, %69 ], [ %267, %192 ]
  %94 = phi float [ 0.000000e+00, %69 ], [ %270, %192 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %95, label %97

95:                                               ; preds = %75
  %96 = shl nsw i32 %78, 4
  br label %98

97:                                               ; preds = %98, %75
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6
  br label %133

98:                                               ; preds = %98, %95
  %99 = phi i32 [ %11, %95 ], [ %110, %98 ]
  %100 = add nuw nsw i32 %99, %96
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %1, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = lshr i32 %99, 4
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw [16 x float], ptr %73, i64 %105
  store float %103, ptr %106, align 4, !tbaa !8
  %107 = getelementptr inbounds nuw float, ptr %2, i64 %101
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = getelementptr inbounds nuw [16 x float], ptr %74, i64 %105
  store float %108, ptr %109, align 4, !tbaa !8
  %110 = add nuw nsw i32 %99, 32
  %111 = icmp samesign ult i32 %99, 480
  br i1 %111, label %98, label %97, !llvm.loop !10

112:                                              ; preds = %133
  %113 = fsub contract float %76, %189
  %114 = fmul contract float %113, 0x3FF7154760000000
  %115 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %114)
  %116 = fmul contract float %77, %115
  %117 = fmul contract float %79, %115
  %118 = fmul contract float %80, %115
  %119 = fmul contract float %81, %115
  %120 = fmul contract float %82, %115
  %121 = fmul contract float %83, %115
  %122 = fmul contract float %84, %115
  %123 = fmul contract float %85, %115
  %124 = fmul contract float %86, %115
  %125 = fmul contract float %87, %115
  %126 = fmul contract float %88, %115
  %127 = fmul contract float %89, %115
  %128 = fmul contract float %90, %115
  %129 = fmul contract float %91, %115
  %130 = fmul contract float %92, %115
  %131 = fmul contract float %93, %115
  %132 = fmul contract float %94, %115
  br label %197

133:                                              ; preds = %133, %97
  %134 = phi i32 [ 0, %97 ], [ %190, %133 ]
  %135 = phi float [ %76, %97 ], [ %189, %133 ]
  %136 = zext nneg i32 %134 to i64
  %137 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2ks to ptr), i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = tail call contract float @llvm.fma.f32(float %50, float %138, float 0.000000e+00)
  %140 = getelementptr inbounds nuw i8, ptr %137, i64 4
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = tail call contract float @llvm.fma.f32(float %51, float %141, float %139)
  %143 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %144 = load float, ptr %143, align 4, !tbaa !8
  %145 = tail call contract float @llvm.fma.f32(float %52, float %144, float %142)
  %146 = getelementptr inbounds nuw i8, ptr %137, i64 12
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = tail call contract float @llvm.fma.f32(float %53, float %147, float %145)
  %149 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = tail call contract float @llvm.fma.f32(float %54, float %150, float %148)
  %152 = getelementptr inbounds nuw i8, ptr %137, i64 20
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = tail call contract float @llvm.fma.f32(float %55, float %153, float %151)
  %155 = getelementptr inbounds nuw i8, ptr %137, i64 24
  %156 = load float, ptr %155, align 4, !tbaa !8
  %157 = tail call contract float @llvm.fma.f32(float %56, float %156, float %154)
  %158 = getelementptr inbounds nuw i8, ptr %137, i64 28
  %159 = load float, ptr %158, align 4, !tbaa !8
  %160 = tail call contract float @llvm.fma.f32(float %57, float %159, float %157)
  %161 = getelementptr inbounds nuw i8, ptr %137, i64 32
  %162 = load float, ptr %161, align 4, !tbaa !8
  %163 = tail call contract float @llvm.fma.f32(float %58, float %162, float %160)
  %164 = getelementptr inbounds nuw i8, ptr %137, i64 36
  %165 = load float, ptr %164, align 4, !tbaa !8
  %166 = tail call contract float @llvm.fma.f32(float %59, float %165, float %163)
  %167 = getelementptr inbounds nuw i8, ptr %137, i64 40
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = tail call contract float @llvm.fma.f32(float %60, float %168, float %166)
  %170 = getelementptr inbounds nuw i8, ptr %137, i64 44
  %171 = load float, ptr %170, align 4, !tbaa !8
  %172 = tail call contract float @llvm.fma.f32(float %61, float %171, float %169)
  %173 = getelementptr inbounds nuw i8, ptr %137, i64 48
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = tail call contract float @llvm.fma.f32(float %62, float %174, float %172)
  %176 = getelementptr inbounds nuw i8, ptr %137, i64 52
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = tail call contract float @llvm.fma.f32(float %63, float %177, float %175)
  %179 = getelementptr inbounds nuw i8, ptr %137, i64 56
  %180 = load float, ptr %179, align 4, !tbaa !8
  %181 = tail call contract float @llvm.fma.f32(float %64, float %180, float %178)
  %182 = getelementptr inbounds nuw i8, ptr %137, i64 60
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = tail call contract noundef float @llvm.fma.f32(float %65, float %183, float %181)
  %185 = getelementptr inbounds nuw float, ptr %9, i64 %136
  %186 = or disjoint i32 %134, %78
  %187 = icmp sgt i32 %186, %15
  %188 = select i1 %187, float 0xC6293E5940000000, float %184
  store float %188, ptr %185, align 4, !tbaa !8
  %189 = tail call contract float @llvm.maxnum.f32(float %135, float %188)
  %190 = add nuw nsw i32 %134, 1
  %191 = icmp eq i32 %190, 32
  br i1 %191, label %112, label %133, !llvm.loop !12

192:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6
  %193 = add nuw nsw i32 %78, 32
  %194 = icmp sge i32 %193, %4
  %195 = icmp sge i32 %78, %14
  %196 = or i1 %195, %194
  br i1 %196, label %526, label %75, !llvm.loop !13

197:                                              ; preds = %197, %112
  %198 = phi i32 [ 0, %112 ], [ %271, %197 ]
  %199 = phi float [ %116, %112 ], [ %222, %197 ]
  %200 = phi float [ %117, %112 ], [ %225, %197 ]
  %201 = phi float [ %118, %112 ], [ %228, %197 ]
  %202 = phi float [ %119, %112 ], [ %231, %197 ]
  %203 = phi float [ %120, %112 ], [ %234, %197 ]
  %204 = phi float [ %121, %112 ], [ %237, %197 ]
  %205 = phi float [ %122, %112 ], [ %240, %197 ]
  %206 = phi float [ %123, %112 ], [ %243, %197 ]
  %207 = phi float [ %124, %112 ], [ %246, %197 ]
  %208 = phi float [ %125, %112 ], [ %249, %197 ]
  %209 = phi float [ %126, %112 ], [ %252, %197 ]
  %210 = phi float [ %127, %112 ], [ %255, %197 ]
  %211 = phi float [ %128, %112 ], [ %258, %197 ]
  %212 = phi float [ %129, %112 ], [ %261, %197 ]
  %213 = phi float [ %130, %112 ], [ %264, %197 ]
  %214 = phi float [ %131, %112 ], [ %267, %197 ]
  %215 = phi float [ %132, %112 ], [ %270, %197 ]
  %216 = zext nneg i32 %198 to i64
  %217 = getelementptr inbounds nuw float, ptr %9, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !8
  %219 = fsub contract float %218, %189
  %220 = fmul contract float %219, 0x3FF7154760000000
  %221 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %220)
  %222 = fadd contract float %199, %221
  %223 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2vs to ptr), i64 %216
  %224 = load float, ptr %223, align 4, !tbaa !8
  %225 = tail call contract float @llvm.fma.f32(float %221, float %224, float %200)
  %226 = getelementptr inbounds nuw i8, ptr %223, i64 4
  %227 = load float, ptr %226, align 4, !tbaa !8
  %228 = tail call contract float @llvm.fma.f32(float %221, float %227, float %201)
  %229 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %230 = load float, ptr %229, align 4, !tbaa !8
  %231 = tail call contract float @llvm.fma.f32(float %221, float %230, float %202)
  %232 = getelementptr inbounds nuw i8, ptr %223, i64 12
  %233 = load float, ptr %232, align 4, !tbaa !8
  %234 = tail call contract float @llvm.fma.f32(float %221, float %233, float %203)
  %235 = getelementptr inbounds nuw i8, ptr %223, i64 16
  %236 = load float, ptr %235, align 4, !tbaa !8
  %237 = tail call contract float @llvm.fma.f32(float %221, float %236, float %204)
  %238 = getelementptr inbounds nuw i8, ptr %223, i64 20
  %239 = load float, ptr %238, align 4, !tbaa !8
  %240 = tail call contract float @llvm.fma.f32(float %221, float %239, float %205)
  %241 = getelementptr inbounds nuw i8, ptr %223, i64 24
  %242 = load float, ptr %241, align 4, !tbaa !8
  %243 = tail call contract float @llvm.fma.f32(float %221, float %242, float %206)
  %244 = getelementptr inbounds nuw i8, ptr %223, i64 28
  %245 = load float, ptr %244, align 4, !tbaa !8
  %246 = tail call contract float @llvm.fma.f32(float %221, float %245, float %207)
  %247 = getelementptr inbounds nuw i8, ptr %223, i64 32
  %248 = load float, ptr %247, align 4, !tbaa !8
  %249 = tail call contract float @llvm.fma.f32(float %221, float %248, float %208)
  %250 = getelementptr inbounds nuw i8, ptr %223, i64 36
  %251 = load float, ptr %250, align 4, !tbaa !8
  %252 = tail call contract float @llvm.fma.f32(float %221, float %251, float %209)
  %253 = getelementptr inbounds nuw i8, ptr %223, i64 40
  %254 = load float, ptr %253, align 4, !tbaa !8
  %255 = tail call contract float @llvm.fma.f32(float %221, float %254, float %210)
  %256 = getelementptr inbounds nuw i8, ptr %223, i64 44
  %257 = load float, ptr %256, align 4, !tbaa !8
  %258 = tail call contract float @llvm.fma.f32(float %221, float %257, float %211)
  %259 = getelementptr inbounds nuw i8, ptr %223, i64 48
  %260 = load float, ptr %259, align 4, !tbaa !8
  %261 = tail call contract float @llvm.fma.f32(float %221, float %260, float %212)
  %262 = getelementptr inbounds nuw i8, ptr %223, i64 52
  %263 = load float, ptr %262, align 4, !tbaa !8
  %264 = tail call contract float @llvm.fma.f32(float %221, float %263, float %213)
  %265 = getelementptr inbounds nuw i8, ptr %223, i64 56
  %266 = load float, ptr %265, align 4, !tbaa !8
  %267 = tail call contract float @llvm.fma.f32(float %221, float %266, float %214)
  %268 = getelementptr inbounds nuw i8, ptr %223, i64 60
  %269 = load float, ptr %268, align 4, !tbaa !8
  %270 = tail call contract float @llvm.fma.f32(float %221, float %269, float %215)
  %271 = add nuw nsw i32 %198, 1
  %272 = icmp eq i32 %271, 32
  br i1 %272, label %192, label %197, !llvm.loop !14

273:                                              ; preds = %7
  %274 = shl i32 %12, 9
  %275 = shl nuw nsw i32 %11, 4
  %276 = add i32 %274, %275
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds float, ptr %0, i64 %277
  %279 = load float, ptr %278, align 4, !tbaa !8
  %280 = getelementptr inbounds nuw i8, ptr %278, i64 4
  %281 = load float, ptr %280, align 4, !tbaa !8
  %282 = getelementptr inbounds nuw i8, ptr %278, i64 8
  %283 = load float, ptr %282, align 4, !tbaa !8
  %284 = getelementptr inbounds nuw i8, ptr %278, i64 12
  %285 = load float, ptr %284, align 4, !tbaa !8
  %286 = getelementptr inbounds nuw i8, ptr %278, i64 16
  %287 = load float, ptr %286, align 4, !tbaa !8
  %288 = getelementptr inbounds nuw i8, ptr %278, i64 20
  %289 = load float, ptr %288, align 4, !tbaa !8
  %290 = getelementptr inbounds nuw i8, ptr %278, i64 24
  %291 = load float, ptr %290, align 4, !tbaa !8
  %292 = getelementptr inbounds nuw i8, ptr %278, i64 28
  %293 = load float, ptr %292, align 4, !tbaa !8
  %294 = getelementptr inbounds nuw i8, ptr %278, i64 32
  %295 = load float, ptr %294, align 4, !tbaa !8
  %296 = getelementptr inbounds nuw i8, ptr %278, i64 36
  %297 = load float, ptr %296, align 4, !tbaa !8
  %298 = getelementptr inbounds nuw i8, ptr %278, i64 40
  %299 = load float, ptr %298, align 4, !tbaa !8
  %300 = getelementptr inbounds nuw i8, ptr %278, i64 44
  %301 = load float, ptr %300, align 4, !tbaa !8
  %302 = getelementptr inbounds nuw i8, ptr %278, i64 48
  %303 = load float, ptr %302, align 4, !tbaa !8
  %304 = getelementptr inbounds nuw i8, ptr %278, i64 52
  %305 = load float, ptr %304, align 4, !tbaa !8
  %306 = getelementptr inbounds nuw i8, ptr %278, i64 56
  %307 = load float, ptr %306, align 4, !tbaa !8
  %308 = getelementptr inbounds nuw i8, ptr %278, i64 60
  %309 = load float, ptr %308, align 4, !tbaa !8
  %310 = fmul contract float %5, %279
  %311 = fmul contract float %5, %281
  %312 = fmul contract float %5, %283
  %313 = fmul contract float %5, %285
  %314 = fmul contract float %5, %287
  %315 = fmul contract float %5, %289
  %316 = fmul contract float %5, %291
  %317 = fmul contract float %5, %293
  %318 = fmul contract float %5, %295
  %319 = fmul contract float %5, %297
  %320 = fmul contract float %5, %299
  %321 = fmul contract float %5, %301
  %322 = fmul contract float %5, %303
  %323 = fmul contract float %5, %305
  %324 = fmul contract float %5, %307
  %325 = fmul contract float %5, %309
  %326 = icmp sgt i32 %4, 0
  br i1 %326, label %327, label %526

327:                                              ; preds = %273
  %328 = icmp samesign ult i32 %11, 512
  %329 = and i32 %11, 15
  %330 = zext nneg i32 %329 to i64
  %331 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2ks to ptr), i64 %330
  %332 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2vs to ptr), i64 %330
  br label %333

333:                                              ; preds = %447, %327
  %334 = phi float [ 0xC6293E5940000000, %327 ], [ %444, %447 ]
  %335 = phi float [ 0.000000e+00, %327 ], [ %475, %447 ]
  %336 = phi i32 [ 0, %327 ], [ %448, %447 ]
  %337 = phi float [ 0.000000e+00, %327 ], [ %478, %447 ]
  %338 = phi float [ 0.000000e+00, %327 ], [ %481, %447 ]
  %339 = phi float [ 0.000000e+00, %327 ], [ %484, %447 ]
  %340 = phi float [ 0.000000e+00, %327 ], [ %487, %447 ]
  %341 = phi float [ 0.000000e+00, %327 ], [ %490, %447 ]
  %342 = phi float [ 0.000000e+00, %327 ], [ %493, %447 ]
  %343 = phi float [ 0.000000e+00, %327 ], [ %496, %447 ]
  %344 = phi float [ 0.000000e+00, %327 ], [ %499, %447 ]
  %345 = phi float [ 0.000000e+00, %327 ], [ %502, %447 ]
  %346 = phi float [ 0.000000e+00, %327 ], [ %505, %447 ]
  %347 = phi float [ 0.000000e+00, %327 ], [ %508, %447 ]
  %348 = phi float [ 0.000000e+00, %327 ], [ %511, %447 ]
  %349 = phi float [ 0.000000e+00, %327 ], [ %514, %447 ]
  %350 = phi float [ 0.000000e+00, %327 ], [ %517, %447 ]
  %351 = phi float [ 0.000000e+00, %327 ], [ %520, %447 ]
  %352 = phi float [ 0.000000e+00, %327 ], [ %523, %447 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %328, label %353, label %355

353:                                              ; preds = %333
  %354 = shl nsw i32 %336, 4
  br label %356

355:                                              ; preds = %356, %333
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  br label %391

356:                                              ; preds = %356, %353
  %357 = phi i32 [ %11, %353 ], [ %368, %356 ]
  %358 = add nuw nsw i32 %357, %354
  %359 = zext nneg i32 %358 to i64
  %360 = getelementptr inbounds nuw float, ptr %1, i64 %359
  %361 = load float, ptr %360, align 4, !tbaa !8
  %362 = lshr i32 %357, 4
  %363 = zext nneg i32 %362 to i64
  %364 = getelementptr inbounds nuw [16 x float], ptr %331, i64 %363
  store float %361, ptr %364, align 4, !tbaa !8
  %365 = getelementptr inbounds nuw float, ptr %2, i64 %359
  %366 = load float, ptr %365, align 4, !tbaa !8
  %367 = getelementptr inbounds nuw [16 x float], ptr %332, i64 %363
  store float %366, ptr %367, align 4, !tbaa !8
  %368 = add nuw nsw i32 %357, 32
  %369 = icmp samesign ult i32 %357, 480
  br i1 %369, label %356, label %355, !llvm.loop !15

370:                                              ; preds = %391
  %371 = fsub contract float %334, %444
  %372 = fmul contract float %371, 0x3FF7154760000000
  %373 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %372)
  %374 = fmul contract float %335, %373
  %375 = fmul contract float %337, %373
  %376 = fmul contract float %338, %373
  %377 = fmul contract float %339, %373
  %378 = fmul contract float %340, %373
  %379 = fmul contract float %341, %373
  %380 = fmul contract float %342, %373
  %381 = fmul contract float %343, %373
  %382 = fmul contract float %344, %373
  %383 = fmul contract float %345, %373
  %384 = fmul contract float %346, %373
  %385 = fmul contract float %347, %373
  %386 = fmul contract float %348, %373
  %387 = fmul contract float %349, %373
  %388 = fmul contract float %350, %373
  %389 = fmul contract float %351, %373
  %390 = fmul contract float %352, %373
  br label %450

391:                                              ; preds = %391, %355
  %392 = phi i32 [ 0, %355 ], [ %445, %391 ]
  %393 = phi float [ %334, %355 ], [ %444, %391 ]
  %394 = zext nneg i32 %392 to i64
  %395 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2ks to ptr), i64 %394
  %396 = load float, ptr %395, align 4, !tbaa !8
  %397 = tail call contract float @llvm.fma.f32(float %310, float %396, float 0.000000e+00)
  %398 = getelementptr inbounds nuw i8, ptr %395, i64 4
  %399 = load float, ptr %398, align 4, !tbaa !8
  %400 = tail call contract float @llvm.fma.f32(float %311, float %399, float %397)
  %401 = getelementptr inbounds nuw i8, ptr %395, i64 8
  %402 = load float, ptr %401, align 4, !tbaa !8
  %403 = tail call contract float @llvm.fma.f32(float %312, float %402, float %400)
  %404 = getelementptr inbounds nuw i8, ptr %395, i64 12
  %405 = load float, ptr %404, align 4, !tbaa !8
  %406 = tail call contract float @llvm.fma.f32(float %313, float %405, float %403)
  %407 = getelementptr inbounds nuw i8, ptr %395, i64 16
  %408 = load float, ptr %407, align 4, !tbaa !8
  %409 = tail call contract float @llvm.fma.f32(float %314, float %408, float %406)
  %410 = getelementptr inbounds nuw i8, ptr %395, i64 20
  %411 = load float, ptr %410, align 4, !tbaa !8
  %412 = tail call contract float @llvm.fma.f32(float %315, float %411, float %409)
  %413 = getelementptr inbounds nuw i8, ptr %395, i64 24
  %414 = load float, ptr %413, align 4, !tbaa !8
  %415 = tail call contract float @llvm.fma.f32(float %316, float %414, float %412)
  %416 = getelementptr inbounds nuw i8, ptr %395, i64 28
  %417 = load float, ptr %416, align 4, !tbaa !8
  %418 = tail call contract float @llvm.fma.f32(float %317, float %417, float %415)
  %419 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %420 = load float, ptr %419, align 4, !tbaa !8
  %421 = tail call contract float @llvm.fma.f32(float %318, float %420, float %418)
  %422 = getelementptr inbounds nuw i8, ptr %395, i64 36
  %423 = load float, ptr %422, align 4, !tbaa !8
  %424 = tail call contract float @llvm.fma.f32(float %319, float %423, float %421)
  %425 = getelementptr inbounds nuw i8, ptr %395, i64 40
  %426 = load float, ptr %425, align 4, !tbaa !8
  %427 = tail call contract float @llvm.fma.f32(float %320, float %426, float %424)
  %428 = getelementptr inbounds nuw i8, ptr %395, i64 44
  %429 = load float, ptr %428, align 4, !tbaa !8
  %430 = tail call contract float @llvm.fma.f32(float %321, float %429, float %427)
  %431 = getelementptr inbounds nuw i8, ptr %395, i64 48
  %432 = load float, ptr %431, align 4, !tbaa !8
  %433 = tail call contract float @llvm.fma.f32(float %322, float %432, float %430)
  %434 = getelementptr inbounds nuw i8, ptr %395, i64 52
  %435 = load float, ptr %434, align 4, !tbaa !8
  %436 = tail call contract float @llvm.fma.f32(float %323, float %435, float %433)
  %437 = getelementptr inbounds nuw i8, ptr %395, i64 56
  %438 = load float, ptr %437, align 4, !tbaa !8
  %439 = tail call contract float @llvm.fma.f32(float %324, float %438, float %436)
  %440 = getelementptr inbounds nuw i8, ptr %395, i64 60
  %441 = load float, ptr %440, align 4, !tbaa !8
  %442 = tail call contract noundef float @llvm.fma.f32(float %325, float %441, float %439)
  %443 = getelementptr inbounds nuw float, ptr %8, i64 %394
  store float %442, ptr %443, align 4, !tbaa !8
  %444 = tail call contract float @llvm.maxnum.f32(float %393, float %442)
  %445 = add nuw nsw i32 %392, 1
  %446 = icmp eq i32 %445, 32
  br i1 %446, label %370, label %391, !llvm.loop !16

447:                                              ; preds = %450
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  %448 = add nuw nsw i32 %336, 32
  %449 = icmp slt i32 %448, %4
  br i1 %449, label %333, label %526, !llvm.loop !17

450:                                              ; preds = %450, %370
  %451 = phi i32 [ 0, %370 ], [ %524, %450 ]
  %452 = phi float [ %374, %370 ], [ %475, %450 ]
  %453 = phi float [ %375, %370 ], [ %478, %450 ]
  %454 = phi float [ %376, %370 ], [ %481, %450 ]
  %455 = phi float [ %377, %370 ], [ %484, %450 ]
  %456 = phi float [ %378, %370 ], [ %487, %450 ]
  %457 = phi float [ %379, %370 ], [ %490, %450 ]
  %458 = phi float [ %380, %370 ], [ %493, %450 ]
  %459 = phi float [ %381, %370 ], [ %496, %450 ]
  %460 = phi float [ %382, %370 ], [ %499, %450 ]
  %461 = phi float [ %383, %370 ], [ %502, %450 ]
  %462 = phi float [ %384, %370 ], [ %505, %450 ]
  %463 = phi float [ %385, %370 ], [ %508, %450 ]
  %464 = phi float [ %386, %370 ], [ %511, %450 ]
  %465 = phi float [ %387, %370 ], [ %514, %450 ]
  %466 = phi float [ %388, %370 ], [ %517, %450 ]
  %467 = phi float [ %389, %370 ], [ %520, %450 ]
  %468 = phi float [ %390, %370 ], [ %523, %450 ]
  %469 = zext nneg i32 %451 to i64
  %470 = getelementptr inbounds nuw float, ptr %8, i64 %469
  %471 = load float, ptr %470, align 4, !tbaa !8
  %472 = fsub contract float %471, %444
  %473 = fmul contract float %472, 0x3FF7154760000000
  %474 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %473)
  %475 = fadd contract float %452, %474
  %476 = getelementptr inbounds nuw [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2vs to ptr), i64 %469
  %477 = load float, ptr %476, align 4, !tbaa !8
  %478 = tail call contract float @llvm.fma.f32(float %474, float %477, float %453)
  %479 = getelementptr inbounds nuw i8, ptr %476, i64 4
  %480 = load float, ptr %479, align 4, !tbaa !8
  %481 = tail call contract float @llvm.fma.f32(float %474, float %480, float %454)
  %482 = getelementptr inbounds nuw i8, ptr %476, i64 8
  %483 = load float, ptr %482, align 4, !tbaa !8
  %484 = tail call contract float @llvm.fma.f32(float %474, float %483, float %455)
  %485 = getelementptr inbounds nuw i8, ptr %476, i64 12
  %486 = load float, ptr %485, align 4, !tbaa !8
  %487 = tail call contract float @llvm.fma.f32(float %474, float %486, float %456)
  %488 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %489 = load float, ptr %488, align 4, !tbaa !8
  %490 = tail call contract float @llvm.fma.f32(float %474, float %489, float %457)
  %491 = getelementptr inbounds nuw i8, ptr %476, i64 20
  %492 = load float, ptr %491, align 4, !tbaa !8
  %493 = tail call contract float @llvm.fma.f32(float %474, float %492, float %458)
  %494 = getelementptr inbounds nuw i8, ptr %476, i64 24
  %495 = load float, ptr %494, align 4, !tbaa !8
  %496 = tail call contract float @llvm.fma.f32(float %474, float %495, float %459)
  %497 = getelementptr inbounds nuw i8, ptr %476, i64 28
  %498 = load float, ptr %497, align 4, !tbaa !8
  %499 = tail call contract float @llvm.fma.f32(float %474, float %498, float %460)
  %500 = getelementptr inbounds nuw i8, ptr %476, i64 32
  %501 = load float, ptr %500, align 4, !tbaa !8
  %502 = tail call contract float @llvm.fma.f32(float %474, float %501, float %461)
  %503 = getelementptr inbounds nuw i8, ptr %476, i64 36
  %504 = load float, ptr %503, align 4, !tbaa !8
  %505 = tail call contract float @llvm.fma.f32(float %474, float %504, float %462)
  %506 = getelementptr inbounds nuw i8, ptr %476, i64 40
  %507 = load float, ptr %506, align 4, !tbaa !8
  %508 = tail call contract float @llvm.fma.f32(float %474, float %507, float %463)
  %509 = getelementptr inbounds nuw i8, ptr %476, i64 44
  %510 = load float, ptr %509, align 4, !tbaa !8
  %511 = tail call contract float @llvm.fma.f32(float %474, float %510, float %464)
  %512 = getelementptr inbounds nuw i8, ptr %476, i64 48
  %513 = load float, ptr %512, align 4, !tbaa !8
  %514 = tail call contract float @llvm.fma.f32(float %474, float %513, float %465)
  %515 = getelementptr inbounds nuw i8, ptr %476, i64 52
  %516 = load float, ptr %515, align 4, !tbaa !8
  %517 = tail call contract float @llvm.fma.f32(float %474, float %516, float %466)
  %518 = getelementptr inbounds nuw i8, ptr %476, i64 56
  %519 = load float, ptr %518, align 4, !tbaa !8
  %520 = tail call contract float @llvm.fma.f32(float %474, float %519, float %467)
  %521 = getelementptr inbounds nuw i8, ptr %476, i64 60
  %522 = load float, ptr %521, align 4, !tbaa !8
  %523 = tail call contract float @llvm.fma.f32(float %474, float %522, float %468)
  %524 = add nuw nsw i32 %451, 1
  %525 = icmp eq i32 %524, 32
  br i1 %525, label %447, label %450, !llvm.loop !18

526:                                              ; preds = %192, %447, %273, %13
  %527 = phi float [ %475, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %222, %192 ]
  %528 = phi float [ %478, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %225, %192 ]
  %529 = phi float [ %481, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %228, %192 ]
  %530 = phi float [ %484, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %231, %192 ]
  %531 = phi float [ %487, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %234, %192 ]
  %532 = phi float [ %490, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %237, %192 ]
  %533 = phi float [ %493, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %240, %192 ]
  %534 = phi float [ %496, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %243, %192 ]
  %535 = phi float [ %499, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %246, %192 ]
  %536 = phi float [ %502, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %249, %192 ]
  %537 = phi float [ %505, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %252, %192 ]
  %538 = phi float [ %508, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %255, %192 ]
  %539 = phi float [ %511, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %258, %192 ]
  %540 = phi float [ %514, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %261, %192 ]
  %541 = phi float [ %517, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %264, %192 ]
  %542 = phi float [ %520, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %267, %192 ]
  %543 = phi float [ %523, %447 ], [ 0.000000e+00, %13 ], [ 0.000000e+00, %273 ], [ %270, %192 ]
  %544 = phi i64 [ %277, %447 ], [ %17, %13 ], [ %277, %273 ], [ %17, %192 ]
  %545 = fdiv contract float 1.000000e+00, %527
  %546 = fmul contract float %528, %545
  %547 = fmul contract float %529, %545
  %548 = fmul contract float %530, %545
  %549 = fmul contract float %531, %545
  %550 = fmul contract float %532, %545
  %551 = fmul contract float %533, %545
  %552 = fmul contract float %534, %545
  %553 = fmul contract float %535, %545
  %554 = fmul contract float %536, %545
  %555 = fmul contract float %537, %545
  %556 = fmul contract float %538, %545
  %557 = fmul contract float %539, %545
  %558 = fmul contract float %540, %545
  %559 = fmul contract float %541, %545
  %560 = fmul contract float %542, %545
  %561 = fmul contract float %543, %545
  %562 = getelementptr inbounds float, ptr %3, i64 %544
  store float %546, ptr %562, align 4, !tbaa !8
  %563 = getelementptr i8, ptr %562, i64 4
  store float %547, ptr %563, align 4, !tbaa !8
  %564 = getelementptr i8, ptr %562, i64 8
  store float %548, ptr %564, align 4, !tbaa !8
  %565 = getelementptr i8, ptr %562, i64 12
  store float %549, ptr %565, align 4, !tbaa !8
  %566 = getelementptr i8, ptr %562, i64 16
  store float %550, ptr %566, align 4, !tbaa !8
  %567 = getelementptr i8, ptr %562, i64 20
  store float %551, ptr %567, align 4, !tbaa !8
  %568 = getelementptr i8, ptr %562, i64 24
  store float %552, ptr %568, align 4, !tbaa !8
  %569 = getelementptr i8, ptr %562, i64 28
  store float %553, ptr %569, align 4, !tbaa !8
  %570 = getelementptr i8, ptr %562, i64 32
  store float %554, ptr %570, align 4, !tbaa !8
  %571 = getelementptr i8, ptr %562, i64 36
  store float %555, ptr %571, align 4, !tbaa !8
  %572 = getelementptr i8, ptr %562, i64 40
  store float %556, ptr %572, align 4, !tbaa !8
  %573 = getelementptr i8, ptr %562, i64 44
  store float %557, ptr %573, align 4, !tbaa !8
  %574 = getelementptr i8, ptr %562, i64 48
  store float %558, ptr %574, align 4, !tbaa !8
  %575 = getelementptr i8, ptr %562, i64 52
  store float %559, ptr %575, align 4, !tbaa !8
  %576 = getelementptr i8, ptr %562, i64 56
  store float %560, ptr %576, align 4, !tbaa !8
  %577 = getelementptr i8, ptr %562, i64 60
  store float %561, ptr %577, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }

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
