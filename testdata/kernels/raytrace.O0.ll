; ModuleID = 'raytrace.cu'
source_filename = "raytrace.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.vec = type { float, float, float }
%struct.hit = type { float, i32 }
%struct.sphere = type { %struct.vec, float, float }

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@__const.raytrace.from = private unnamed_addr constant %struct.vec { float 0.000000e+00, float 0x3FC99999A0000000, float -1.000000e+00 }, align 4
@__const._ZL4cast3vecS_PK6spherei.best = private unnamed_addr constant %struct.hit { float 0x46293E5940000000, i32 -1 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @raytrace(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.vec, align 4
  %14 = alloca %struct.vec, align 4
  %15 = alloca %struct.vec, align 4
  %16 = alloca %struct.vec, align 4
  %17 = alloca %struct.vec, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.hit, align 4
  %22 = alloca %struct.vec, align 4
  %23 = alloca %struct.vec, align 4
  %24 = alloca %struct.vec, align 4
  %25 = alloca %struct.vec, align 4
  %26 = alloca %struct.vec, align 4
  %27 = alloca %struct.vec, align 4
  %28 = alloca %struct.vec, align 4
  %29 = alloca float, align 4
  %30 = alloca %struct.vec, align 4
  %31 = alloca %struct.vec, align 4
  %32 = alloca %struct.vec, align 4
  %33 = alloca %struct.vec, align 4
  %34 = alloca %struct.vec, align 4
  %35 = alloca float, align 4
  %36 = alloca %struct.vec, align 4
  %37 = alloca %struct.vec, align 4
  %38 = alloca %struct.hit, align 4
  %39 = alloca %struct.vec, align 4
  %40 = alloca %struct.vec, align 4
  %41 = alloca %struct.vec, align 4
  %42 = alloca %struct.vec, align 4
  %43 = alloca %struct.vec, align 4
  %44 = alloca %struct.vec, align 4
  %45 = alloca %struct.vec, align 4
  %46 = alloca %struct.vec, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %47 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %49 = mul i32 %47, %48
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = add i32 %49, %50
  store i32 %51, ptr %11, align 4
  %52 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %54 = mul i32 %52, %53
  %55 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %56 = add i32 %54, %55
  store i32 %56, ptr %12, align 4
  %57 = load i32, ptr %11, align 4
  %58 = load i32, ptr %9, align 4
  %59 = icmp sge i32 %57, %58
  br i1 %59, label %64, label %60

60:                                               ; preds = %5
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %10, align 4
  %63 = icmp sge i32 %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %60, %5
  br label %256

65:                                               ; preds = %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 @__const.raytrace.from, i64 12, i1 false)
  %66 = getelementptr inbounds nuw %struct.vec, ptr %15, i32 0, i32 0
  store float -5.000000e-01, ptr %66, align 4
  %67 = getelementptr inbounds nuw %struct.vec, ptr %15, i32 0, i32 1
  store float 1.000000e+00, ptr %67, align 4
  %68 = getelementptr inbounds nuw %struct.vec, ptr %15, i32 0, i32 2
  store float 0xBFD99999A0000000, ptr %68, align 4
  %69 = call %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %15) #5
  %70 = getelementptr inbounds nuw %struct.vec, ptr %14, i32 0, i32 0
  %71 = extractvalue %struct.vec %69, 0
  store float %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.vec, ptr %14, i32 0, i32 1
  %73 = extractvalue %struct.vec %69, 1
  store float %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.vec, ptr %14, i32 0, i32 2
  %75 = extractvalue %struct.vec %69, 2
  store float %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 0
  %77 = load i32, ptr %11, align 4
  %78 = sitofp i32 %77 to float
  %79 = load i32, ptr %9, align 4
  %80 = sitofp i32 %79 to float
  %81 = fmul contract float %80, 5.000000e-01
  %82 = fsub contract float %78, %81
  %83 = load i32, ptr %10, align 4
  %84 = sitofp i32 %83 to float
  %85 = fdiv contract float %82, %84
  store float %85, ptr %76, align 4
  %86 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 1
  %87 = load i32, ptr %10, align 4
  %88 = sitofp i32 %87 to float
  %89 = fmul contract float %88, 5.000000e-01
  %90 = load i32, ptr %12, align 4
  %91 = sitofp i32 %90 to float
  %92 = fsub contract float %89, %91
  %93 = load i32, ptr %10, align 4
  %94 = sitofp i32 %93 to float
  %95 = fdiv contract float %92, %94
  store float %95, ptr %86, align 4
  %96 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 2
  store float 1.000000e+00, ptr %96, align 4
  %97 = call %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %17) #5
  %98 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 0
  %99 = extractvalue %struct.vec %97, 0
  store float %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 1
  %101 = extractvalue %struct.vec %97, 1
  store float %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 2
  %103 = extractvalue %struct.vec %97, 2
  store float %103, ptr %102, align 4
  store float 1.000000e+00, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %104

104:                                              ; preds = %240, %65
  %105 = load i32, ptr %20, align 4
  %106 = icmp slt i32 %105, 3
  br i1 %106, label %107, label %243

107:                                              ; preds = %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %13, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %16, i64 12, i1 false)
  %108 = load ptr, ptr %6, align 8
  %109 = load i32, ptr %7, align 4
  %110 = call %struct.hit @_ZL4cast3vecS_PK6spherei(ptr noundef byval(%struct.vec) align 4 %22, ptr noundef byval(%struct.vec) align 4 %23, ptr noundef %108, i32 noundef %109) #5
  %111 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 0
  %112 = extractvalue %struct.hit %110, 0
  store float %112, ptr %111, align 4
  %113 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 1
  %114 = extractvalue %struct.hit %110, 1
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 1
  %116 = load i32, ptr %115, align 4
  %117 = icmp slt i32 %116, 0
  br i1 %117, label %118, label %127

118:                                              ; preds = %107
  %119 = load float, ptr %18, align 4
  %120 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 1
  %121 = load float, ptr %120, align 4
  %122 = fmul contract float 5.000000e-01, %121
  %123 = fadd contract float 5.000000e-01, %122
  %124 = fmul contract float %119, %123
  %125 = load float, ptr %19, align 4
  %126 = fadd contract float %125, %124
  store float %126, ptr %19, align 4
  br label %243

127:                                              ; preds = %107
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %13, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %16, i64 12, i1 false)
  %128 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 0
  %129 = load float, ptr %128, align 4
  %130 = call %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %27, float noundef %129) #5
  %131 = getelementptr inbounds nuw %struct.vec, ptr %26, i32 0, i32 0
  %132 = extractvalue %struct.vec %130, 0
  store float %132, ptr %131, align 4
  %133 = getelementptr inbounds nuw %struct.vec, ptr %26, i32 0, i32 1
  %134 = extractvalue %struct.vec %130, 1
  store float %134, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.vec, ptr %26, i32 0, i32 2
  %136 = extractvalue %struct.vec %130, 2
  store float %136, ptr %135, align 4
  %137 = call %struct.vec @_Zpl3vecS_(ptr noundef byval(%struct.vec) align 4 %25, ptr noundef byval(%struct.vec) align 4 %26) #5
  %138 = getelementptr inbounds nuw %struct.vec, ptr %24, i32 0, i32 0
  %139 = extractvalue %struct.vec %137, 0
  store float %139, ptr %138, align 4
  %140 = getelementptr inbounds nuw %struct.vec, ptr %24, i32 0, i32 1
  %141 = extractvalue %struct.vec %137, 1
  store float %141, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.vec, ptr %24, i32 0, i32 2
  %143 = extractvalue %struct.vec %137, 2
  store float %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 1
  %145 = load i32, ptr %144, align 4
  %146 = load i32, ptr %7, align 4
  %147 = icmp eq i32 %145, %146
  br i1 %147, label %148, label %165

148:                                              ; preds = %127
  %149 = getelementptr inbounds nuw %struct.vec, ptr %30, i32 0, i32 0
  store float 0.000000e+00, ptr %149, align 4
  %150 = getelementptr inbounds nuw %struct.vec, ptr %30, i32 0, i32 1
  store float 1.000000e+00, ptr %150, align 4
  %151 = getelementptr inbounds nuw %struct.vec, ptr %30, i32 0, i32 2
  store float 0.000000e+00, ptr %151, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %30, i64 12, i1 false)
  %152 = getelementptr inbounds nuw %struct.vec, ptr %24, i32 0, i32 0
  %153 = load float, ptr %152, align 4
  %154 = call contract float @llvm.floor.f32(float %153)
  %155 = fptosi float %154 to i32
  %156 = getelementptr inbounds nuw %struct.vec, ptr %24, i32 0, i32 2
  %157 = load float, ptr %156, align 4
  %158 = call contract float @llvm.floor.f32(float %157)
  %159 = fptosi float %158 to i32
  %160 = add nsw i32 %155, %159
  %161 = and i32 %160, 1
  %162 = icmp ne i32 %161, 0
  %163 = zext i1 %162 to i64
  %164 = select contract i1 %162, float 0x3FD3333340000000, float 0x3FE99999A0000000
  store float %164, ptr %29, align 4
  br label %193

165:                                              ; preds = %127
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %24, i64 12, i1 false)
  %166 = load ptr, ptr %6, align 8
  %167 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 1
  %168 = load i32, ptr %167, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds %struct.sphere, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw %struct.sphere, ptr %170, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %171, i64 12, i1 false)
  %172 = call %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %33, ptr noundef byval(%struct.vec) align 4 %34) #5
  %173 = getelementptr inbounds nuw %struct.vec, ptr %32, i32 0, i32 0
  %174 = extractvalue %struct.vec %172, 0
  store float %174, ptr %173, align 4
  %175 = getelementptr inbounds nuw %struct.vec, ptr %32, i32 0, i32 1
  %176 = extractvalue %struct.vec %172, 1
  store float %176, ptr %175, align 4
  %177 = getelementptr inbounds nuw %struct.vec, ptr %32, i32 0, i32 2
  %178 = extractvalue %struct.vec %172, 2
  store float %178, ptr %177, align 4
  %179 = call %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %32) #5
  %180 = getelementptr inbounds nuw %struct.vec, ptr %31, i32 0, i32 0
  %181 = extractvalue %struct.vec %179, 0
  store float %181, ptr %180, align 4
  %182 = getelementptr inbounds nuw %struct.vec, ptr %31, i32 0, i32 1
  %183 = extractvalue %struct.vec %179, 1
  store float %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.vec, ptr %31, i32 0, i32 2
  %185 = extractvalue %struct.vec %179, 2
  store float %185, ptr %184, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %31, i64 12, i1 false)
  %186 = load ptr, ptr %6, align 8
  %187 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 1
  %188 = load i32, ptr %187, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds %struct.sphere, ptr %186, i64 %189
  %191 = getelementptr inbounds nuw %struct.sphere, ptr %190, i32 0, i32 2
  %192 = load float, ptr %191, align 4
  store float %192, ptr %29, align 4
  br label %193

193:                                              ; preds = %165, %148
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %28, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %14, i64 12, i1 false)
  %194 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %36, ptr noundef byval(%struct.vec) align 4 %37) #5
  %195 = call contract float @llvm.maxnum.f32(float 0.000000e+00, float %194)
  store float %195, ptr %35, align 4
  %196 = load float, ptr %35, align 4
  %197 = fcmp contract ogt float %196, 0.000000e+00
  br i1 %197, label %198, label %209

198:                                              ; preds = %193
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %39, ptr align 4 %24, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %14, i64 12, i1 false)
  %199 = load ptr, ptr %6, align 8
  %200 = load i32, ptr %7, align 4
  %201 = call %struct.hit @_ZL4cast3vecS_PK6spherei(ptr noundef byval(%struct.vec) align 4 %39, ptr noundef byval(%struct.vec) align 4 %40, ptr noundef %199, i32 noundef %200) #5
  %202 = getelementptr inbounds nuw %struct.hit, ptr %38, i32 0, i32 0
  %203 = extractvalue %struct.hit %201, 0
  store float %203, ptr %202, align 4
  %204 = getelementptr inbounds nuw %struct.hit, ptr %38, i32 0, i32 1
  %205 = extractvalue %struct.hit %201, 1
  store i32 %205, ptr %204, align 4
  %206 = getelementptr inbounds nuw %struct.hit, ptr %38, i32 0, i32 1
  %207 = load i32, ptr %206, align 4
  %208 = icmp sge i32 %207, 0
  br label %209

209:                                              ; preds = %198, %193
  %210 = phi i1 [ false, %193 ], [ %208, %198 ]
  br i1 %210, label %211, label %212

211:                                              ; preds = %209
  store float 0.000000e+00, ptr %35, align 4
  br label %212

212:                                              ; preds = %211, %209
  %213 = load float, ptr %18, align 4
  %214 = load float, ptr %29, align 4
  %215 = fmul contract float %213, %214
  %216 = load float, ptr %35, align 4
  %217 = fmul contract float 0x3FE3333340000000, %216
  %218 = fadd contract float 0x3FC99999A0000000, %217
  %219 = fmul contract float %215, %218
  %220 = load float, ptr %19, align 4
  %221 = fadd contract float %220, %219
  store float %221, ptr %19, align 4
  %222 = load float, ptr %18, align 4
  %223 = fmul contract float %222, 0x3FD99999A0000000
  store float %223, ptr %18, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %16, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %28, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %45, ptr align 4 %28, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %46, ptr align 4 %16, i64 12, i1 false)
  %224 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %45, ptr noundef byval(%struct.vec) align 4 %46) #5
  %225 = fmul contract float 2.000000e+00, %224
  %226 = call %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %44, float noundef %225) #5
  %227 = getelementptr inbounds nuw %struct.vec, ptr %43, i32 0, i32 0
  %228 = extractvalue %struct.vec %226, 0
  store float %228, ptr %227, align 4
  %229 = getelementptr inbounds nuw %struct.vec, ptr %43, i32 0, i32 1
  %230 = extractvalue %struct.vec %226, 1
  store float %230, ptr %229, align 4
  %231 = getelementptr inbounds nuw %struct.vec, ptr %43, i32 0, i32 2
  %232 = extractvalue %struct.vec %226, 2
  store float %232, ptr %231, align 4
  %233 = call %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %42, ptr noundef byval(%struct.vec) align 4 %43) #5
  %234 = getelementptr inbounds nuw %struct.vec, ptr %41, i32 0, i32 0
  %235 = extractvalue %struct.vec %233, 0
  store float %235, ptr %234, align 4
  %236 = getelementptr inbounds nuw %struct.vec, ptr %41, i32 0, i32 1
  %237 = extractvalue %struct.vec %233, 1
  store float %237, ptr %236, align 4
  %238 = getelementptr inbounds nuw %struct.vec, ptr %41, i32 0, i32 2
  %239 = extractvalue %struct.vec %233, 2
  store float %239, ptr %238, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %41, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %24, i64 12, i1 false)
  br label %240

240:                                              ; preds = %212
  %241 = load i32, ptr %20, align 4
  %242 = add nsw i32 %241, 1
  store i32 %242, ptr %20, align 4
  br label %104, !llvm.loop !4

243:                                              ; preds = %118, %104
  %244 = load float, ptr %19, align 4
  %245 = call contract float @llvm.minnum.f32(float %244, float 1.000000e+00)
  %246 = fmul contract float %245, 2.550000e+02
  %247 = fptosi float %246 to i32
  %248 = load ptr, ptr %8, align 8
  %249 = load i32, ptr %12, align 4
  %250 = load i32, ptr %9, align 4
  %251 = mul nsw i32 %249, %250
  %252 = load i32, ptr %11, align 4
  %253 = add nsw i32 %251, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds i32, ptr %248, i64 %254
  store i32 %247, ptr %255, align 4
  br label %256

256:                                              ; preds = %243, %64
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %0) #2 {
  %2 = alloca %struct.vec, align 4
  %3 = alloca %struct.vec, align 4
  %4 = alloca %struct.vec, align 4
  %5 = alloca %struct.vec, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %0, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 12, i1 false)
  %6 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %4, ptr noundef byval(%struct.vec) align 4 %5) #5
  %7 = call contract float @llvm.sqrt.f32(float %6)
  %8 = fdiv contract float 1.000000e+00, %7
  %9 = call %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %3, float noundef %8) #5
  %10 = getelementptr inbounds nuw %struct.vec, ptr %2, i32 0, i32 0
  %11 = extractvalue %struct.vec %9, 0
  store float %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.vec, ptr %2, i32 0, i32 1
  %13 = extractvalue %struct.vec %9, 1
  store float %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.vec, ptr %2, i32 0, i32 2
  %15 = extractvalue %struct.vec %9, 2
  store float %15, ptr %14, align 4
  %16 = load %struct.vec, ptr %2, align 4
  ret %struct.vec %16
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.hit @_ZL4cast3vecS_PK6spherei(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1, ptr noundef %2, i32 noundef %3) #2 {
  %5 = alloca %struct.hit, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.vec, align 4
  %10 = alloca %struct.vec, align 4
  %11 = alloca %struct.vec, align 4
  %12 = alloca float, align 4
  %13 = alloca %struct.vec, align 4
  %14 = alloca %struct.vec, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.vec, align 4
  %17 = alloca %struct.vec, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca %struct.hit, align 4
  %21 = alloca float, align 4
  %22 = alloca %struct.hit, align 4
  store ptr %2, ptr %6, align 8
  store i32 %3, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const._ZL4cast3vecS_PK6spherei.best, i64 8, i1 false)
  store i32 0, ptr %8, align 4
  br label %23

23:                                               ; preds = %83, %4
  %24 = load i32, ptr %8, align 4
  %25 = load i32, ptr %7, align 4
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %27, label %86

27:                                               ; preds = %23
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds %struct.sphere, ptr %28, i64 %30
  %32 = getelementptr inbounds nuw %struct.sphere, ptr %31, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %32, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %0, i64 12, i1 false)
  %33 = call %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %10, ptr noundef byval(%struct.vec) align 4 %11) #5
  %34 = getelementptr inbounds nuw %struct.vec, ptr %9, i32 0, i32 0
  %35 = extractvalue %struct.vec %33, 0
  store float %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.vec, ptr %9, i32 0, i32 1
  %37 = extractvalue %struct.vec %33, 1
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.vec, ptr %9, i32 0, i32 2
  %39 = extractvalue %struct.vec %33, 2
  store float %39, ptr %38, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %9, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %1, i64 12, i1 false)
  %40 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %13, ptr noundef byval(%struct.vec) align 4 %14) #5
  store float %40, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %9, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %9, i64 12, i1 false)
  %41 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %16, ptr noundef byval(%struct.vec) align 4 %17) #5
  %42 = load float, ptr %12, align 4
  %43 = load float, ptr %12, align 4
  %44 = fmul contract float %42, %43
  %45 = fsub contract float %41, %44
  store float %45, ptr %15, align 4
  %46 = load ptr, ptr %6, align 8
  %47 = load i32, ptr %8, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.sphere, ptr %46, i64 %48
  %50 = getelementptr inbounds nuw %struct.sphere, ptr %49, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = load ptr, ptr %6, align 8
  %53 = load i32, ptr %8, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.sphere, ptr %52, i64 %54
  %56 = getelementptr inbounds nuw %struct.sphere, ptr %55, i32 0, i32 1
  %57 = load float, ptr %56, align 4
  %58 = fmul contract float %51, %57
  store float %58, ptr %18, align 4
  %59 = load float, ptr %15, align 4
  %60 = load float, ptr %18, align 4
  %61 = fcmp contract ogt float %59, %60
  br i1 %61, label %62, label %63

62:                                               ; preds = %27
  br label %83

63:                                               ; preds = %27
  %64 = load float, ptr %12, align 4
  %65 = load float, ptr %18, align 4
  %66 = load float, ptr %15, align 4
  %67 = fsub contract float %65, %66
  %68 = call contract float @llvm.sqrt.f32(float %67)
  %69 = fsub contract float %64, %68
  store float %69, ptr %19, align 4
  %70 = load float, ptr %19, align 4
  %71 = fcmp contract ogt float %70, 0x3F50624DE0000000
  br i1 %71, label %72, label %82

72:                                               ; preds = %63
  %73 = load float, ptr %19, align 4
  %74 = getelementptr inbounds nuw %struct.hit, ptr %5, i32 0, i32 0
  %75 = load float, ptr %74, align 4
  %76 = fcmp contract olt float %73, %75
  br i1 %76, label %77, label %82

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw %struct.hit, ptr %20, i32 0, i32 0
  %79 = load float, ptr %19, align 4
  store float %79, ptr %78, align 4
  %80 = getelementptr inbounds nuw %struct.hit, ptr %20, i32 0, i32 1
  %81 = load i32, ptr %8, align 4
  store i32 %81, ptr %80, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %20, i64 8, i1 false)
  br label %82

82:                                               ; preds = %77, %72, %63
  br label %83

83:                                               ; preds = %82, %62
  %84 = load i32, ptr %8, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %8, align 4
  br label %23, !llvm.loop !6

86:                                               ; preds = %23
  %87 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %88 = load float, ptr %87, align 4
  %89 = fcmp contract olt float %88, 0xBF1A36E2E0000000
  br i1 %89, label %90, label %110

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %92 = load float, ptr %91, align 4
  %93 = fsub contract float -1.000000e+00, %92
  %94 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %95 = load float, ptr %94, align 4
  %96 = fdiv contract float %93, %95
  store float %96, ptr %21, align 4
  %97 = load float, ptr %21, align 4
  %98 = fcmp contract ogt float %97, 0x3F50624DE0000000
  br i1 %98, label %99, label %109

99:                                               ; preds = %90
  %100 = load float, ptr %21, align 4
  %101 = getelementptr inbounds nuw %struct.hit, ptr %5, i32 0, i32 0
  %102 = load float, ptr %101, align 4
  %103 = fcmp contract olt float %100, %102
  br i1 %103, label %104, label %109

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 0
  %106 = load float, ptr %21, align 4
  store float %106, ptr %105, align 4
  %107 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 1
  %108 = load i32, ptr %7, align 4
  store i32 %108, ptr %107, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %22, i64 8, i1 false)
  br label %109

109:                                              ; preds = %104, %99, %90
  br label %110

110:                                              ; preds = %109, %86
  %111 = load %struct.hit, ptr %5, align 4
  ret %struct.hit %111
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.vec @_Zpl3vecS_(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1) #2 {
  %3 = alloca %struct.vec, align 4
  %4 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fadd contract float %6, %8
  store float %9, ptr %4, align 4
  %10 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fadd contract float %12, %14
  store float %15, ptr %10, align 4
  %16 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4
  %21 = fadd contract float %18, %20
  store float %21, ptr %16, align 4
  %22 = load %struct.vec, ptr %3, align 4
  ret %struct.vec %22
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %0, float noundef %1) #2 {
  %3 = alloca %struct.vec, align 4
  %4 = alloca float, align 4
  store float %1, ptr %4, align 4
  %5 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %4, align 4
  %9 = fmul contract float %7, %8
  store float %9, ptr %5, align 4
  %10 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = load float, ptr %4, align 4
  %14 = fmul contract float %12, %13
  store float %14, ptr %10, align 4
  %15 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %17 = load float, ptr %16, align 4
  %18 = load float, ptr %4, align 4
  %19 = fmul contract float %17, %18
  store float %19, ptr %15, align 4
  %20 = load %struct.vec, ptr %3, align 4
  ret %struct.vec %20
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1) #2 {
  %3 = alloca %struct.vec, align 4
  %4 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fsub contract float %6, %8
  store float %9, ptr %4, align 4
  %10 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fsub contract float %12, %14
  store float %15, ptr %10, align 4
  %16 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4
  %21 = fsub contract float %18, %20
  store float %21, ptr %16, align 4
  %22 = load %struct.vec, ptr %3, align 4
  ret %struct.vec %22
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1) #2 {
  %3 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 2
  %17 = load float, ptr %16, align 4
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %13, %18
  ret float %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
