; ModuleID = 'bspline.cu'
source_filename = "bspline.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Weights = type { [4 x float] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bspline_value(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [3 x %struct.Weights], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %11 = mul nsw i32 %10, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = tail call contract float @llvm.floor.f32(float %14)
  %16 = fptosi float %15 to i32
  %17 = add nsw i32 %16, -1
  %18 = fsub contract float %14, %15
  %19 = fsub contract float 1.000000e+00, %18
  %20 = fmul contract float %19, %19
  %21 = fmul contract float %19, %20
  %22 = fdiv contract float %21, 6.000000e+00
  %23 = fmul contract float %18, 3.000000e+00
  %24 = fmul contract float %18, %23
  %25 = fsub contract float 2.000000e+00, %18
  %26 = fmul contract float %25, %24
  %27 = fsub contract float 4.000000e+00, %26
  %28 = fdiv contract float %27, 6.000000e+00
  %29 = fmul contract float %19, 3.000000e+00
  %30 = fmul contract float %19, %29
  %31 = fsub contract float 2.000000e+00, %19
  %32 = fmul contract float %31, %30
  %33 = fsub contract float 4.000000e+00, %32
  %34 = fdiv contract float %33, 6.000000e+00
  %35 = fmul contract float %18, %18
  %36 = fmul contract float %18, %35
  %37 = fdiv contract float %36, 6.000000e+00
  %38 = sext i32 %11 to i64
  %39 = getelementptr float, ptr %1, i64 %38
  %40 = getelementptr i8, ptr %39, i64 4
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = tail call contract float @llvm.floor.f32(float %41)
  %43 = fptosi float %42 to i32
  %44 = add nsw i32 %43, -1
  %45 = fsub contract float %41, %42
  %46 = fsub contract float 1.000000e+00, %45
  %47 = fmul contract float %46, %46
  %48 = fmul contract float %46, %47
  %49 = fdiv contract float %48, 6.000000e+00
  %50 = fmul contract float %45, 3.000000e+00
  %51 = fmul contract float %45, %50
  %52 = fsub contract float 2.000000e+00, %45
  %53 = fmul contract float %52, %51
  %54 = fsub contract float 4.000000e+00, %53
  %55 = fdiv contract float %54, 6.000000e+00
  %56 = fmul contract float %46, 3.000000e+00
  %57 = fmul contract float %46, %56
  %58 = fsub contract float 2.000000e+00, %46
  %59 = fmul contract float %58, %57
  %60 = fsub contract float 4.000000e+00, %59
  %61 = fdiv contract float %60, 6.000000e+00
  %62 = fmul contract float %45, %45
  %63 = fmul contract float %45, %62
  %64 = fdiv contract float %63, 6.000000e+00
  %65 = sext i32 %11 to i64
  %66 = getelementptr float, ptr %1, i64 %65
  %67 = getelementptr i8, ptr %66, i64 8
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = tail call contract float @llvm.floor.f32(float %68)
  %70 = fptosi float %69 to i32
  %71 = add nsw i32 %70, -1
  %72 = fsub contract float %68, %69
  %73 = fsub contract float 1.000000e+00, %72
  %74 = fmul contract float %73, %73
  %75 = fmul contract float %73, %74
  %76 = fdiv contract float %75, 6.000000e+00
  %77 = fmul contract float %72, 3.000000e+00
  %78 = fmul contract float %72, %77
  %79 = fsub contract float 2.000000e+00, %72
  %80 = fmul contract float %79, %78
  %81 = fsub contract float 4.000000e+00, %80
  %82 = fdiv contract float %81, 6.000000e+00
  %83 = fmul contract float %73, 3.000000e+00
  %84 = fmul contract float %73, %83
  %85 = fsub contract float 2.000000e+00, %73
  %86 = fmul contract float %85, %84
  %87 = fsub contract float 4.000000e+00, %86
  %88 = fdiv contract float %87, 6.000000e+00
  %89 = fmul contract float %72, %72
  %90 = fmul contract float %72, %89
  %91 = fdiv contract float %90, 6.000000e+00
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store float %76, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store float %82, ptr %93, align 4
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store float %88, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store float %91, ptr %95, align 4, !tbaa !10
  %96 = add nsw i32 %3, -1
  %97 = tail call i32 @llvm.smin.i32(i32 %17, i32 %96)
  %98 = icmp sgt i32 %16, 0
  %99 = select i1 %98, i32 %97, i32 0
  %100 = icmp slt i32 %16, 0
  %101 = tail call i32 @llvm.smin.i32(i32 %16, i32 %96)
  %102 = select i1 %100, i32 0, i32 %101
  %103 = add nsw i32 %16, 1
  %104 = icmp slt i32 %16, -1
  %105 = tail call i32 @llvm.smin.i32(i32 %103, i32 %96)
  %106 = select i1 %104, i32 0, i32 %105
  %107 = add nsw i32 %16, 2
  %108 = icmp slt i32 %16, -2
  %109 = tail call i32 @llvm.smin.i32(i32 %107, i32 %96)
  %110 = select i1 %108, i32 0, i32 %109
  %111 = tail call i32 @llvm.smin.i32(i32 %44, i32 %96)
  %112 = icmp sgt i32 %43, 0
  %113 = select i1 %112, i32 %111, i32 0
  %114 = fmul contract float %22, %49
  %115 = fmul contract float %28, %49
  %116 = fmul contract float %34, %49
  %117 = fmul contract float %37, %49
  %118 = icmp slt i32 %43, 0
  %119 = tail call i32 @llvm.smin.i32(i32 %43, i32 %96)
  %120 = select i1 %118, i32 0, i32 %119
  %121 = fmul contract float %22, %55
  %122 = fmul contract float %28, %55
  %123 = fmul contract float %34, %55
  %124 = fmul contract float %37, %55
  %125 = add nsw i32 %43, 1
  %126 = icmp slt i32 %43, -1
  %127 = tail call i32 @llvm.smin.i32(i32 %125, i32 %96)
  %128 = select i1 %126, i32 0, i32 %127
  %129 = fmul contract float %22, %61
  %130 = fmul contract float %28, %61
  %131 = fmul contract float %34, %61
  %132 = fmul contract float %37, %61
  %133 = add nsw i32 %43, 2
  %134 = icmp slt i32 %43, -2
  %135 = tail call i32 @llvm.smin.i32(i32 %133, i32 %96)
  %136 = select i1 %134, i32 0, i32 %135
  %137 = fmul contract float %22, %64
  %138 = fmul contract float %28, %64
  %139 = fmul contract float %34, %64
  %140 = fmul contract float %37, %64
  br label %141

141:                                              ; preds = %141, %4
  %142 = phi float [ 0.000000e+00, %4 ], [ %271, %141 ]
  %143 = phi i32 [ 0, %4 ], [ %272, %141 ]
  %144 = add nsw i32 %143, %71
  %145 = icmp slt i32 %144, 0
  %146 = tail call i32 @llvm.smin.i32(i32 %144, i32 %96)
  %147 = select i1 %145, i32 0, i32 %146
  %148 = zext nneg i32 %143 to i64
  %149 = getelementptr inbounds nuw float, ptr %92, i64 %148
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = mul nsw i32 %147, %3
  %152 = add nsw i32 %113, %151
  %153 = mul nsw i32 %152, %3
  %154 = fmul contract float %150, %114
  %155 = add nsw i32 %153, %99
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !8
  %159 = fmul contract float %158, %154
  %160 = fadd contract float %142, %159
  %161 = fmul contract float %150, %115
  %162 = add nsw i32 %153, %102
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %0, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !8
  %166 = fmul contract float %161, %165
  %167 = fadd contract float %166, %160
  %168 = fmul contract float %150, %116
  %169 = add nsw i32 %153, %106
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %0, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !8
  %173 = fmul contract float %168, %172
  %174 = fadd contract float %173, %167
  %175 = fmul contract float %150, %117
  %176 = add nsw i32 %153, %110
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %0, i64 %177
  %179 = load float, ptr %178, align 4, !tbaa !8
  %180 = fmul contract float %175, %179
  %181 = fadd contract float %180, %174
  %182 = add nsw i32 %120, %151
  %183 = mul nsw i32 %182, %3
  %184 = fmul contract float %150, %121
  %185 = add nsw i32 %183, %99
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds float, ptr %0, i64 %186
  %188 = load float, ptr %187, align 4, !tbaa !8
  %189 = fmul contract float %188, %184
  %190 = fadd contract float %181, %189
  %191 = fmul contract float %150, %122
  %192 = add nsw i32 %183, %102
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %0, i64 %193
  %195 = load float, ptr %194, align 4, !tbaa !8
  %196 = fmul contract float %191, %195
  %197 = fadd contract float %196, %190
  %198 = fmul contract float %150, %123
  %199 = add nsw i32 %183, %106
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %0, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = fmul contract float %198, %202
  %204 = fadd contract float %203, %197
  %205 = fmul contract float %150, %124
  %206 = add nsw i32 %183, %110
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr %0, i64 %207
  %209 = load float, ptr %208, align 4, !tbaa !8
  %210 = fmul contract float %205, %209
  %211 = fadd contract float %210, %204
  %212 = add nsw i32 %128, %151
  %213 = mul nsw i32 %212, %3
  %214 = fmul contract float %150, %129
  %215 = add nsw i32 %213, %99
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %0, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !8
  %219 = fmul contract float %218, %214
  %220 = fadd contract float %211, %219
  %221 = fmul contract float %150, %130
  %222 = add nsw i32 %213, %102
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr %0, i64 %223
  %225 = load float, ptr %224, align 4, !tbaa !8
  %226 = fmul contract float %221, %225
  %227 = fadd contract float %226, %220
  %228 = fmul contract float %150, %131
  %229 = add nsw i32 %213, %106
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds float, ptr %0, i64 %230
  %232 = load float, ptr %231, align 4, !tbaa !8
  %233 = fmul contract float %228, %232
  %234 = fadd contract float %233, %227
  %235 = fmul contract float %150, %132
  %236 = add nsw i32 %213, %110
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds float, ptr %0, i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !8
  %240 = fmul contract float %235, %239
  %241 = fadd contract float %240, %234
  %242 = add nsw i32 %136, %151
  %243 = mul nsw i32 %242, %3
  %244 = fmul contract float %150, %137
  %245 = add nsw i32 %243, %99
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr %0, i64 %246
  %248 = load float, ptr %247, align 4, !tbaa !8
  %249 = fmul contract float %248, %244
  %250 = fadd contract float %241, %249
  %251 = fmul contract float %150, %138
  %252 = add nsw i32 %243, %102
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds float, ptr %0, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !8
  %256 = fmul contract float %251, %255
  %257 = fadd contract float %256, %250
  %258 = fmul contract float %150, %139
  %259 = add nsw i32 %243, %106
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %0, i64 %260
  %262 = load float, ptr %261, align 4, !tbaa !8
  %263 = fmul contract float %258, %262
  %264 = fadd contract float %263, %257
  %265 = fmul contract float %150, %140
  %266 = add nsw i32 %243, %110
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds float, ptr %0, i64 %267
  %269 = load float, ptr %268, align 4, !tbaa !8
  %270 = fmul contract float %265, %269
  %271 = fadd contract float %270, %264
  %272 = add nuw nsw i32 %143, 1
  %273 = icmp eq i32 %272, 4
  br i1 %273, label %274, label %141, !llvm.loop !11

274:                                              ; preds = %141
  %275 = sext i32 %10 to i64
  %276 = getelementptr inbounds float, ptr %2, i64 %275
  store float %271, ptr %276, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bspline_gradient(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [3 x i32], align 4
  %6 = alloca [3 x %struct.Weights], align 4
  %7 = alloca [3 x %struct.Weights], align 4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %13 = mul nsw i32 %12, 3
  br label %57

14:                                               ; preds = %57
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = add nsw i32 %3, -1
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = load float, ptr %7, align 4
  %22 = load float, ptr %6, align 4
  %23 = icmp slt i32 %15, 0
  %24 = tail call i32 @llvm.smin.i32(i32 %15, i32 %16)
  %25 = select i1 %23, i32 0, i32 %24
  %26 = add nsw i32 %15, 1
  %27 = icmp slt i32 %15, -1
  %28 = tail call i32 @llvm.smin.i32(i32 %26, i32 %16)
  %29 = select i1 %27, i32 0, i32 %28
  %30 = add nsw i32 %15, 2
  %31 = icmp slt i32 %15, -2
  %32 = tail call i32 @llvm.smin.i32(i32 %30, i32 %16)
  %33 = select i1 %31, i32 0, i32 %32
  %34 = add nsw i32 %15, 3
  %35 = icmp slt i32 %15, -3
  %36 = tail call i32 @llvm.smin.i32(i32 %34, i32 %16)
  %37 = select i1 %35, i32 0, i32 %36
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %40 = icmp slt i32 %18, 0
  %41 = tail call i32 @llvm.smin.i32(i32 %18, i32 %16)
  %42 = select i1 %40, i32 0, i32 %41
  %43 = load float, ptr %38, align 4
  %44 = load float, ptr %39, align 4
  %45 = add nsw i32 %18, 1
  %46 = icmp slt i32 %18, -1
  %47 = tail call i32 @llvm.smin.i32(i32 %45, i32 %16)
  %48 = select i1 %46, i32 0, i32 %47
  %49 = add nsw i32 %18, 2
  %50 = icmp slt i32 %18, -2
  %51 = tail call i32 @llvm.smin.i32(i32 %49, i32 %16)
  %52 = select i1 %50, i32 0, i32 %51
  %53 = add nsw i32 %18, 3
  %54 = icmp slt i32 %18, -3
  %55 = tail call i32 @llvm.smin.i32(i32 %53, i32 %16)
  %56 = select i1 %54, i32 0, i32 %55
  br label %109

57:                                               ; preds = %4, %57
  %58 = phi i32 [ 0, %4 ], [ %106, %57 ]
  %59 = add nsw i32 %58, %13
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = tail call contract float @llvm.floor.f32(float %62)
  %64 = fptosi float %63 to i32
  %65 = add nsw i32 %64, -1
  %66 = zext nneg i32 %58 to i64
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %66
  store i32 %65, ptr %67, align 4, !tbaa !4
  %68 = fsub contract float %62, %63
  %69 = fsub contract float 1.000000e+00, %68
  %70 = fmul contract float %69, %69
  %71 = fmul contract float %69, %70
  %72 = fdiv contract float %71, 6.000000e+00
  %73 = fmul contract float %68, 3.000000e+00
  %74 = fmul contract float %68, %73
  %75 = fsub contract float 2.000000e+00, %68
  %76 = fmul contract float %75, %74
  %77 = fsub contract float 4.000000e+00, %76
  %78 = fdiv contract float %77, 6.000000e+00
  %79 = fmul contract float %69, 3.000000e+00
  %80 = fmul contract float %69, %79
  %81 = fsub contract float 2.000000e+00, %69
  %82 = fmul contract float %81, %80
  %83 = fsub contract float 4.000000e+00, %82
  %84 = fdiv contract float %83, 6.000000e+00
  %85 = fmul contract float %68, %68
  %86 = fmul contract float %68, %85
  %87 = fdiv contract float %86, 6.000000e+00
  %88 = getelementptr inbounds nuw %struct.Weights, ptr %6, i64 %66
  store float %72, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 4
  store float %78, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store float %84, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 12
  store float %87, ptr %91, align 4, !tbaa !10
  %92 = fmul contract float %69, -5.000000e-01
  %93 = fmul contract float %69, %92
  %94 = fmul contract float %68, 4.000000e+00
  %95 = fsub contract float %74, %94
  %96 = fmul contract float %95, 5.000000e-01
  %97 = fmul contract float %69, 4.000000e+00
  %98 = fsub contract float %97, %80
  %99 = fmul contract float %98, 5.000000e-01
  %100 = fmul contract float %68, 5.000000e-01
  %101 = fmul contract float %68, %100
  %102 = getelementptr inbounds nuw %struct.Weights, ptr %7, i64 %66
  store float %93, ptr %102, align 4
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  store float %96, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 8
  store float %99, ptr %104, align 4
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 12
  store float %101, ptr %105, align 4, !tbaa !10
  %106 = add nuw nsw i32 %58, 1
  %107 = icmp eq i32 %106, 3
  br i1 %107, label %14, label %57, !llvm.loop !13

108:                                              ; preds = %285
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void

109:                                              ; preds = %14, %285
  %110 = phi i32 [ 0, %14 ], [ %289, %285 ]
  %111 = icmp eq i32 %110, 0
  %112 = icmp eq i32 %110, 1
  %113 = icmp eq i32 %110, 2
  %114 = select i1 %113, ptr %7, ptr %6
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 32
  %116 = select i1 %111, float %21, float %22
  %117 = select i1 %111, ptr %7, ptr %6
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = select i1 %111, ptr %7, ptr %6
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = select i1 %111, ptr %7, ptr %6
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 12
  %125 = load float, ptr %124, align 4, !tbaa !8
  %126 = select i1 %112, float %43, float %44
  %127 = fmul contract float %116, %126
  %128 = fmul contract float %119, %126
  %129 = fmul contract float %122, %126
  %130 = fmul contract float %125, %126
  %131 = select i1 %112, ptr %7, ptr %6
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 20
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = fmul contract float %116, %133
  %135 = fmul contract float %119, %133
  %136 = fmul contract float %122, %133
  %137 = fmul contract float %125, %133
  %138 = select i1 %112, ptr %7, ptr %6
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 24
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %116, %140
  %142 = fmul contract float %119, %140
  %143 = fmul contract float %122, %140
  %144 = fmul contract float %125, %140
  %145 = select i1 %112, ptr %7, ptr %6
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 28
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fmul contract float %116, %147
  %149 = fmul contract float %119, %147
  %150 = fmul contract float %122, %147
  %151 = fmul contract float %125, %147
  br label %152

152:                                              ; preds = %152, %109
  %153 = phi float [ 0.000000e+00, %109 ], [ %282, %152 ]
  %154 = phi i32 [ 0, %109 ], [ %283, %152 ]
  %155 = add nsw i32 %154, %20
  %156 = icmp slt i32 %155, 0
  %157 = tail call i32 @llvm.smin.i32(i32 %155, i32 %16)
  %158 = select i1 %156, i32 0, i32 %157
  %159 = zext nneg i32 %154 to i64
  %160 = getelementptr inbounds nuw float, ptr %115, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !8
  %162 = mul nsw i32 %158, %3
  %163 = add nsw i32 %42, %162
  %164 = mul nsw i32 %163, %3
  %165 = fmul contract float %161, %127
  %166 = add nsw i32 %164, %25
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %0, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fmul contract float %169, %165
  %171 = fadd contract float %153, %170
  %172 = fmul contract float %161, %128
  %173 = add nsw i32 %164, %29
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %0, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !8
  %177 = fmul contract float %172, %176
  %178 = fadd contract float %177, %171
  %179 = fmul contract float %161, %129
  %180 = add nsw i32 %164, %33
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %0, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = fmul contract float %179, %183
  %185 = fadd contract float %184, %178
  %186 = fmul contract float %161, %130
  %187 = add nsw i32 %164, %37
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = fmul contract float %186, %190
  %192 = fadd contract float %191, %185
  %193 = add nsw i32 %48, %162
  %194 = mul nsw i32 %193, %3
  %195 = fmul contract float %161, %134
  %196 = add nsw i32 %194, %25
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %0, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !8
  %200 = fmul contract float %199, %195
  %201 = fadd contract float %192, %200
  %202 = fmul contract float %161, %135
  %203 = add nsw i32 %194, %29
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr %0, i64 %204
  %206 = load float, ptr %205, align 4, !tbaa !8
  %207 = fmul contract float %202, %206
  %208 = fadd contract float %207, %201
  %209 = fmul contract float %161, %136
  %210 = add nsw i32 %194, %33
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr %0, i64 %211
  %213 = load float, ptr %212, align 4, !tbaa !8
  %214 = fmul contract float %209, %213
  %215 = fadd contract float %214, %208
  %216 = fmul contract float %161, %137
  %217 = add nsw i32 %194, %37
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr %0, i64 %218
  %220 = load float, ptr %219, align 4, !tbaa !8
  %221 = fmul contract float %216, %220
  %222 = fadd contract float %221, %215
  %223 = add nsw i32 %52, %162
  %224 = mul nsw i32 %223, %3
  %225 = fmul contract float %161, %141
  %226 = add nsw i32 %224, %25
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds float, ptr %0, i64 %227
  %229 = load float, ptr %228, align 4, !tbaa !8
  %230 = fmul contract float %229, %225
  %231 = fadd contract float %222, %230
  %232 = fmul contract float %161, %142
  %233 = add nsw i32 %224, %29
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr %0, i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !8
  %237 = fmul contract float %232, %236
  %238 = fadd contract float %237, %231
  %239 = fmul contract float %161, %143
  %240 = add nsw i32 %224, %33
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds float, ptr %0, i64 %241
  %243 = load float, ptr %242, align 4, !tbaa !8
  %244 = fmul contract float %239, %243
  %245 = fadd contract float %244, %238
  %246 = fmul contract float %161, %144
  %247 = add nsw i32 %224, %37
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds float, ptr %0, i64 %248
  %250 = load float, ptr %249, align 4, !tbaa !8
  %251 = fmul contract float %246, %250
  %252 = fadd contract float %251, %245
  %253 = add nsw i32 %56, %162
  %254 = mul nsw i32 %253, %3
  %255 = fmul contract float %161, %148
  %256 = add nsw i32 %254, %25
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds float, ptr %0, i64 %257
  %259 = load float, ptr %258, align 4, !tbaa !8
  %260 = fmul contract float %259, %255
  %261 = fadd contract float %252, %260
  %262 = fmul contract float %161, %149
  %263 = add nsw i32 %254, %29
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds float, ptr %0, i64 %264
  %266 = load float, ptr %265, align 4, !tbaa !8
  %267 = fmul contract float %262, %266
  %268 = fadd contract float %267, %261
  %269 = fmul contract float %161, %150
  %270 = add nsw i32 %254, %33
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds float, ptr %0, i64 %271
  %273 = load float, ptr %272, align 4, !tbaa !8
  %274 = fmul contract float %269, %273
  %275 = fadd contract float %274, %268
  %276 = fmul contract float %161, %151
  %277 = add nsw i32 %254, %37
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds float, ptr %0, i64 %278
  %280 = load float, ptr %279, align 4, !tbaa !8
  %281 = fmul contract float %276, %280
  %282 = fadd contract float %281, %275
  %283 = add nuw nsw i32 %154, 1
  %284 = icmp eq i32 %283, 4
  br i1 %284, label %285, label %152, !llvm.loop !11

285:                                              ; preds = %152
  %286 = add nsw i32 %110, %13
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds float, ptr %2, i64 %287
  store float %282, ptr %288, align 4, !tbaa !8
  %289 = add nuw nsw i32 %110, 1
  %290 = icmp eq i32 %289, 3
  br i1 %290, label %108, label %109, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
