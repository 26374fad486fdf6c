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

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockDim5get_yEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

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
  %13 = alloca i32, align 4
  %14 = alloca %struct.vec, align 4
  %15 = alloca %struct.vec, align 4
  %16 = alloca %struct.vec, align 4
  %17 = alloca %struct.vec, align 4
  %18 = alloca %struct.vec, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca %struct.hit, align 4
  %23 = alloca %struct.vec, align 4
  %24 = alloca %struct.vec, align 4
  %25 = alloca %struct.vec, align 4
  %26 = alloca %struct.vec, align 4
  %27 = alloca %struct.vec, align 4
  %28 = alloca %struct.vec, align 4
  %29 = alloca %struct.vec, align 4
  %30 = alloca float, align 4
  %31 = alloca %struct.vec, align 4
  %32 = alloca %struct.vec, align 4
  %33 = alloca %struct.vec, align 4
  %34 = alloca %struct.vec, align 4
  %35 = alloca %struct.vec, align 4
  %36 = alloca float, align 4
  %37 = alloca %struct.vec, align 4
  %38 = alloca %struct.vec, align 4
  %39 = alloca %struct.hit, align 4
  %40 = alloca %struct.vec, align 4
  %41 = alloca %struct.vec, align 4
  %42 = alloca %struct.vec, align 4
  %43 = alloca %struct.vec, align 4
  %44 = alloca %struct.vec, align 4
  %45 = alloca %struct.vec, align 4
  %46 = alloca %struct.vec, align 4
  %47 = alloca %struct.vec, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store i32 %1, ptr %7, align 4, !tbaa !4
  store ptr %2, ptr %8, align 8, !tbaa !11
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %48 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %49 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %50 = mul i32 %48, %49
  %51 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %52 = add i32 %50, %51
  store i32 %52, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %53 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #8
  %54 = call noundef i32 @_ZN11gv_blockDim5get_yEv() #8
  %55 = mul i32 %53, %54
  %56 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #8
  %57 = add i32 %55, %56
  store i32 %57, ptr %12, align 4, !tbaa !4
  %58 = load i32, ptr %11, align 4, !tbaa !4
  %59 = load i32, ptr %9, align 4, !tbaa !4
  %60 = icmp sge i32 %58, %59
  br i1 %60, label %65, label %61

61:                                               ; preds = %5
  %62 = load i32, ptr %12, align 4, !tbaa !4
  %63 = load i32, ptr %10, align 4, !tbaa !4
  %64 = icmp sge i32 %62, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %61, %5
  store i32 1, ptr %13, align 4
  br label %262

66:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 @__const.raytrace.from, i64 12, i1 false)
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %67 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 0
  store float -5.000000e-01, ptr %67, align 4, !tbaa !13
  %68 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 1
  store float 1.000000e+00, ptr %68, align 4, !tbaa !16
  %69 = getelementptr inbounds nuw %struct.vec, ptr %16, i32 0, i32 2
  store float 0xBFD99999A0000000, ptr %69, align 4, !tbaa !17
  %70 = call %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %16) #8
  %71 = getelementptr inbounds nuw %struct.vec, ptr %15, i32 0, i32 0
  %72 = extractvalue %struct.vec %70, 0
  store float %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.vec, ptr %15, i32 0, i32 1
  %74 = extractvalue %struct.vec %70, 1
  store float %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.vec, ptr %15, i32 0, i32 2
  %76 = extractvalue %struct.vec %70, 2
  store float %76, ptr %75, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %77 = getelementptr inbounds nuw %struct.vec, ptr %18, i32 0, i32 0
  %78 = load i32, ptr %11, align 4, !tbaa !4
  %79 = sitofp i32 %78 to float
  %80 = load i32, ptr %9, align 4, !tbaa !4
  %81 = sitofp i32 %80 to float
  %82 = fmul contract float %81, 5.000000e-01
  %83 = fsub contract float %79, %82
  %84 = load i32, ptr %10, align 4, !tbaa !4
  %85 = sitofp i32 %84 to float
  %86 = fdiv contract float %83, %85
  store float %86, ptr %77, align 4, !tbaa !13
  %87 = getelementptr inbounds nuw %struct.vec, ptr %18, i32 0, i32 1
  %88 = load i32, ptr %10, align 4, !tbaa !4
  %89 = sitofp i32 %88 to float
  %90 = fmul contract float %89, 5.000000e-01
  %91 = load i32, ptr %12, align 4, !tbaa !4
  %92 = sitofp i32 %91 to float
  %93 = fsub contract float %90, %92
  %94 = load i32, ptr %10, align 4, !tbaa !4
  %95 = sitofp i32 %94 to float
  %96 = fdiv contract float %93, %95
  store float %96, ptr %87, align 4, !tbaa !16
  %97 = getelementptr inbounds nuw %struct.vec, ptr %18, i32 0, i32 2
  store float 1.000000e+00, ptr %97, align 4, !tbaa !17
  %98 = call %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %18) #8
  %99 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 0
  %100 = extractvalue %struct.vec %98, 0
  store float %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 1
  %102 = extractvalue %struct.vec %98, 1
  store float %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 2
  %104 = extractvalue %struct.vec %98, 2
  store float %104, ptr %103, align 4
  call void @llvm.lifetime.start.p0(ptr %19) #7
  store float 1.000000e+00, ptr %19, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %20) #7
  store float 0.000000e+00, ptr %20, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %105

105:                                              ; preds = %245, %66
  %106 = load i32, ptr %21, align 4, !tbaa !4
  %107 = icmp slt i32 %106, 3
  br i1 %107, label %109, label %108

108:                                              ; preds = %105
  store i32 2, ptr %13, align 4
  br label %248

109:                                              ; preds = %105
  call void @llvm.lifetime.start.p0(ptr %22) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !19
  %110 = load ptr, ptr %6, align 8, !tbaa !8
  %111 = load i32, ptr %7, align 4, !tbaa !4
  %112 = call %struct.hit @_ZL4cast3vecS_PK6spherei(ptr noundef byval(%struct.vec) align 4 %23, ptr noundef byval(%struct.vec) align 4 %24, ptr noundef %110, i32 noundef %111) #8
  %113 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 0
  %114 = extractvalue %struct.hit %112, 0
  store float %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 1
  %116 = extractvalue %struct.hit %112, 1
  store i32 %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 1
  %118 = load i32, ptr %117, align 4, !tbaa !20
  %119 = icmp slt i32 %118, 0
  br i1 %119, label %120, label %129

120:                                              ; preds = %109
  %121 = load float, ptr %19, align 4, !tbaa !18
  %122 = getelementptr inbounds nuw %struct.vec, ptr %17, i32 0, i32 1
  %123 = load float, ptr %122, align 4, !tbaa !16
  %124 = fmul contract float 5.000000e-01, %123
  %125 = fadd contract float 5.000000e-01, %124
  %126 = fmul contract float %121, %125
  %127 = load float, ptr %20, align 4, !tbaa !18
  %128 = fadd contract float %127, %126
  store float %128, ptr %20, align 4, !tbaa !18
  store i32 2, ptr %13, align 4
  br label %242

129:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(ptr %25) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %26, ptr align 4 %14, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !19
  %130 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 0
  %131 = load float, ptr %130, align 4, !tbaa !22
  %132 = call %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %28, float noundef %131) #8
  %133 = getelementptr inbounds nuw %struct.vec, ptr %27, i32 0, i32 0
  %134 = extractvalue %struct.vec %132, 0
  store float %134, ptr %133, align 4
  %135 = getelementptr inbounds nuw %struct.vec, ptr %27, i32 0, i32 1
  %136 = extractvalue %struct.vec %132, 1
  store float %136, ptr %135, align 4
  %137 = getelementptr inbounds nuw %struct.vec, ptr %27, i32 0, i32 2
  %138 = extractvalue %struct.vec %132, 2
  store float %138, ptr %137, align 4
  %139 = call %struct.vec @_Zpl3vecS_(ptr noundef byval(%struct.vec) align 4 %26, ptr noundef byval(%struct.vec) align 4 %27) #8
  %140 = getelementptr inbounds nuw %struct.vec, ptr %25, i32 0, i32 0
  %141 = extractvalue %struct.vec %139, 0
  store float %141, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.vec, ptr %25, i32 0, i32 1
  %143 = extractvalue %struct.vec %139, 1
  store float %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.vec, ptr %25, i32 0, i32 2
  %145 = extractvalue %struct.vec %139, 2
  store float %145, ptr %144, align 4
  call void @llvm.lifetime.start.p0(ptr %29) #7
  call void @llvm.lifetime.start.p0(ptr %30) #7
  %146 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 1
  %147 = load i32, ptr %146, align 4, !tbaa !20
  %148 = load i32, ptr %7, align 4, !tbaa !4
  %149 = icmp eq i32 %147, %148
  br i1 %149, label %150, label %167

150:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(ptr %31) #7
  %151 = getelementptr inbounds nuw %struct.vec, ptr %31, i32 0, i32 0
  store float 0.000000e+00, ptr %151, align 4, !tbaa !13
  %152 = getelementptr inbounds nuw %struct.vec, ptr %31, i32 0, i32 1
  store float 1.000000e+00, ptr %152, align 4, !tbaa !16
  %153 = getelementptr inbounds nuw %struct.vec, ptr %31, i32 0, i32 2
  store float 0.000000e+00, ptr %153, align 4, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %31, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p0(ptr %31) #7
  %154 = getelementptr inbounds nuw %struct.vec, ptr %25, i32 0, i32 0
  %155 = load float, ptr %154, align 4, !tbaa !13
  %156 = call contract float @llvm.floor.f32(float %155)
  %157 = fptosi float %156 to i32
  %158 = getelementptr inbounds nuw %struct.vec, ptr %25, i32 0, i32 2
  %159 = load float, ptr %158, align 4, !tbaa !17
  %160 = call contract float @llvm.floor.f32(float %159)
  %161 = fptosi float %160 to i32
  %162 = add nsw i32 %157, %161
  %163 = and i32 %162, 1
  %164 = icmp ne i32 %163, 0
  %165 = zext i1 %164 to i64
  %166 = select contract i1 %164, float 0x3FD3333340000000, float 0x3FE99999A0000000
  store float %166, ptr %30, align 4, !tbaa !18
  br label %195

167:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(ptr %32) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !19
  %168 = load ptr, ptr %6, align 8, !tbaa !8
  %169 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 1
  %170 = load i32, ptr %169, align 4, !tbaa !20
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds %struct.sphere, ptr %168, i64 %171
  %173 = getelementptr inbounds nuw %struct.sphere, ptr %172, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %173, i64 12, i1 false), !tbaa.struct !19
  %174 = call %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %34, ptr noundef byval(%struct.vec) align 4 %35) #8
  %175 = getelementptr inbounds nuw %struct.vec, ptr %33, i32 0, i32 0
  %176 = extractvalue %struct.vec %174, 0
  store float %176, ptr %175, align 4
  %177 = getelementptr inbounds nuw %struct.vec, ptr %33, i32 0, i32 1
  %178 = extractvalue %struct.vec %174, 1
  store float %178, ptr %177, align 4
  %179 = getelementptr inbounds nuw %struct.vec, ptr %33, i32 0, i32 2
  %180 = extractvalue %struct.vec %174, 2
  store float %180, ptr %179, align 4
  %181 = call %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %33) #8
  %182 = getelementptr inbounds nuw %struct.vec, ptr %32, i32 0, i32 0
  %183 = extractvalue %struct.vec %181, 0
  store float %183, ptr %182, align 4
  %184 = getelementptr inbounds nuw %struct.vec, ptr %32, i32 0, i32 1
  %185 = extractvalue %struct.vec %181, 1
  store float %185, ptr %184, align 4
  %186 = getelementptr inbounds nuw %struct.vec, ptr %32, i32 0, i32 2
  %187 = extractvalue %struct.vec %181, 2
  store float %187, ptr %186, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %32, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p0(ptr %32) #7
  %188 = load ptr, ptr %6, align 8, !tbaa !8
  %189 = getelementptr inbounds nuw %struct.hit, ptr %22, i32 0, i32 1
  %190 = load i32, ptr %189, align 4, !tbaa !20
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds %struct.sphere, ptr %188, i64 %191
  %193 = getelementptr inbounds nuw %struct.sphere, ptr %192, i32 0, i32 2
  %194 = load float, ptr %193, align 4, !tbaa !23
  store float %194, ptr %30, align 4, !tbaa !18
  br label %195

195:                                              ; preds = %167, %150
  call void @llvm.lifetime.start.p0(ptr %36) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 4 %29, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !19
  %196 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %37, ptr noundef byval(%struct.vec) align 4 %38) #8
  %197 = call contract float @llvm.maxnum.f32(float 0.000000e+00, float %196)
  store float %197, ptr %36, align 4, !tbaa !18
  %198 = load float, ptr %36, align 4, !tbaa !18
  %199 = fcmp contract ogt float %198, 0.000000e+00
  call void @llvm.lifetime.start.p0(ptr %39) #7
  br i1 %199, label %200, label %211

200:                                              ; preds = %195
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %41, ptr align 4 %15, i64 12, i1 false), !tbaa.struct !19
  %201 = load ptr, ptr %6, align 8, !tbaa !8
  %202 = load i32, ptr %7, align 4, !tbaa !4
  %203 = call %struct.hit @_ZL4cast3vecS_PK6spherei(ptr noundef byval(%struct.vec) align 4 %40, ptr noundef byval(%struct.vec) align 4 %41, ptr noundef %201, i32 noundef %202) #8
  %204 = getelementptr inbounds nuw %struct.hit, ptr %39, i32 0, i32 0
  %205 = extractvalue %struct.hit %203, 0
  store float %205, ptr %204, align 4
  %206 = getelementptr inbounds nuw %struct.hit, ptr %39, i32 0, i32 1
  %207 = extractvalue %struct.hit %203, 1
  store i32 %207, ptr %206, align 4
  %208 = getelementptr inbounds nuw %struct.hit, ptr %39, i32 0, i32 1
  %209 = load i32, ptr %208, align 4, !tbaa !20
  %210 = icmp sge i32 %209, 0
  br label %211

211:                                              ; preds = %200, %195
  %212 = phi i1 [ false, %195 ], [ %210, %200 ]
  call void @llvm.lifetime.end.p0(ptr %39) #7
  br i1 %212, label %213, label %214

213:                                              ; preds = %211
  store float 0.000000e+00, ptr %36, align 4, !tbaa !18
  br label %214

214:                                              ; preds = %213, %211
  %215 = load float, ptr %19, align 4, !tbaa !18
  %216 = load float, ptr %30, align 4, !tbaa !18
  %217 = fmul contract float %215, %216
  %218 = load float, ptr %36, align 4, !tbaa !18
  %219 = fmul contract float 0x3FE3333340000000, %218
  %220 = fadd contract float 0x3FC99999A0000000, %219
  %221 = fmul contract float %217, %220
  %222 = load float, ptr %20, align 4, !tbaa !18
  %223 = fadd contract float %222, %221
  store float %223, ptr %20, align 4, !tbaa !18
  %224 = load float, ptr %19, align 4, !tbaa !18
  %225 = fmul contract float %224, 0x3FD99999A0000000
  store float %225, ptr %19, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %42) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %45, ptr align 4 %29, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %46, ptr align 4 %29, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %17, i64 12, i1 false), !tbaa.struct !19
  %226 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %46, ptr noundef byval(%struct.vec) align 4 %47) #8
  %227 = fmul contract float 2.000000e+00, %226
  %228 = call %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %45, float noundef %227) #8
  %229 = getelementptr inbounds nuw %struct.vec, ptr %44, i32 0, i32 0
  %230 = extractvalue %struct.vec %228, 0
  store float %230, ptr %229, align 4
  %231 = getelementptr inbounds nuw %struct.vec, ptr %44, i32 0, i32 1
  %232 = extractvalue %struct.vec %228, 1
  store float %232, ptr %231, align 4
  %233 = getelementptr inbounds nuw %struct.vec, ptr %44, i32 0, i32 2
  %234 = extractvalue %struct.vec %228, 2
  store float %234, ptr %233, align 4
  %235 = call %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %43, ptr noundef byval(%struct.vec) align 4 %44) #8
  %236 = getelementptr inbounds nuw %struct.vec, ptr %42, i32 0, i32 0
  %237 = extractvalue %struct.vec %235, 0
  store float %237, ptr %236, align 4
  %238 = getelementptr inbounds nuw %struct.vec, ptr %42, i32 0, i32 1
  %239 = extractvalue %struct.vec %235, 1
  store float %239, ptr %238, align 4
  %240 = getelementptr inbounds nuw %struct.vec, ptr %42, i32 0, i32 2
  %241 = extractvalue %struct.vec %235, 2
  store float %241, ptr %240, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %42, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p0(ptr %42) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %25, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.lifetime.end.p0(ptr %36) #7
  call void @llvm.lifetime.end.p0(ptr %30) #7
  call void @llvm.lifetime.end.p0(ptr %29) #7
  call void @llvm.lifetime.end.p0(ptr %25) #7
  store i32 0, ptr %13, align 4
  br label %242

242:                                              ; preds = %214, %120
  call void @llvm.lifetime.end.p0(ptr %22) #7
  %243 = load i32, ptr %13, align 4
  switch i32 %243, label %248 [
    i32 0, label %244
  ]

244:                                              ; preds = %242
  br label %245

245:                                              ; preds = %244
  %246 = load i32, ptr %21, align 4, !tbaa !4
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %21, align 4, !tbaa !4
  br label %105, !llvm.loop !25

248:                                              ; preds = %242, %108
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %249

249:                                              ; preds = %248
  %250 = load float, ptr %20, align 4, !tbaa !18
  %251 = call contract float @llvm.minnum.f32(float %250, float 1.000000e+00)
  %252 = fmul contract float %251, 2.550000e+02
  %253 = fptosi float %252 to i32
  %254 = load ptr, ptr %8, align 8, !tbaa !11
  %255 = load i32, ptr %12, align 4, !tbaa !4
  %256 = load i32, ptr %9, align 4, !tbaa !4
  %257 = mul nsw i32 %255, %256
  %258 = load i32, ptr %11, align 4, !tbaa !4
  %259 = add nsw i32 %257, %258
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds i32, ptr %254, i64 %260
  store i32 %253, ptr %261, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %20) #7
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %14) #7
  store i32 0, ptr %13, align 4
  br label %262

262:                                              ; preds = %249, %65
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %263 = load i32, ptr %13, align 4
  switch i32 %263, label %265 [
    i32 0, label %264
    i32 1, label %264
  ]

264:                                              ; preds = %262, %262
  ret void

265:                                              ; preds = %262
  unreachable
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define internal %struct.vec @_ZL4unit3vec(ptr noundef byval(%struct.vec) align 4 %0) #4 {
  %2 = alloca %struct.vec, align 4
  %3 = alloca %struct.vec, align 4
  %4 = alloca %struct.vec, align 4
  %5 = alloca %struct.vec, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !19
  %6 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %4, ptr noundef byval(%struct.vec) align 4 %5) #8
  %7 = call contract float @llvm.sqrt.f32(float %6)
  %8 = fdiv contract float 1.000000e+00, %7
  %9 = call %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %3, float noundef %8) #8
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

; Function Attrs: convergent mustprogress nounwind
define internal %struct.hit @_ZL4cast3vecS_PK6spherei(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1, ptr noundef %2, i32 noundef %3) #4 {
  %5 = alloca %struct.hit, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.vec, align 4
  %11 = alloca %struct.vec, align 4
  %12 = alloca %struct.vec, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.vec, align 4
  %15 = alloca %struct.vec, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.vec, align 4
  %18 = alloca %struct.vec, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca %struct.hit, align 4
  %22 = alloca float, align 4
  %23 = alloca %struct.hit, align 4
  store ptr %2, ptr %6, align 8, !tbaa !8
  store i32 %3, ptr %7, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 @__const._ZL4cast3vecS_PK6spherei.best, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %88, %4
  %25 = load i32, ptr %8, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %29, label %28

28:                                               ; preds = %24
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %91

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %30 = load ptr, ptr %6, align 8, !tbaa !8
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.sphere, ptr %30, i64 %32
  %34 = getelementptr inbounds nuw %struct.sphere, ptr %33, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %34, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %0, i64 12, i1 false), !tbaa.struct !19
  %35 = call %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %11, ptr noundef byval(%struct.vec) align 4 %12) #8
  %36 = getelementptr inbounds nuw %struct.vec, ptr %10, i32 0, i32 0
  %37 = extractvalue %struct.vec %35, 0
  store float %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.vec, ptr %10, i32 0, i32 1
  %39 = extractvalue %struct.vec %35, 1
  store float %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.vec, ptr %10, i32 0, i32 2
  %41 = extractvalue %struct.vec %35, 2
  store float %41, ptr %40, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %10, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %1, i64 12, i1 false), !tbaa.struct !19
  %42 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %14, ptr noundef byval(%struct.vec) align 4 %15) #8
  store float %42, ptr %13, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %16) #7
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %10, i64 12, i1 false), !tbaa.struct !19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %10, i64 12, i1 false), !tbaa.struct !19
  %43 = call contract noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %17, ptr noundef byval(%struct.vec) align 4 %18) #8
  %44 = load float, ptr %13, align 4, !tbaa !18
  %45 = load float, ptr %13, align 4, !tbaa !18
  %46 = fmul contract float %44, %45
  %47 = fsub contract float %43, %46
  store float %47, ptr %16, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %19) #7
  %48 = load ptr, ptr %6, align 8, !tbaa !8
  %49 = load i32, ptr %8, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.sphere, ptr %48, i64 %50
  %52 = getelementptr inbounds nuw %struct.sphere, ptr %51, i32 0, i32 1
  %53 = load float, ptr %52, align 4, !tbaa !27
  %54 = load ptr, ptr %6, align 8, !tbaa !8
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.sphere, ptr %54, i64 %56
  %58 = getelementptr inbounds nuw %struct.sphere, ptr %57, i32 0, i32 1
  %59 = load float, ptr %58, align 4, !tbaa !27
  %60 = fmul contract float %53, %59
  store float %60, ptr %19, align 4, !tbaa !18
  %61 = load float, ptr %16, align 4, !tbaa !18
  %62 = load float, ptr %19, align 4, !tbaa !18
  %63 = fcmp contract ogt float %61, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %29
  store i32 4, ptr %9, align 4
  br label %85

65:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(ptr %20) #7
  %66 = load float, ptr %13, align 4, !tbaa !18
  %67 = load float, ptr %19, align 4, !tbaa !18
  %68 = load float, ptr %16, align 4, !tbaa !18
  %69 = fsub contract float %67, %68
  %70 = call contract float @llvm.sqrt.f32(float %69)
  %71 = fsub contract float %66, %70
  store float %71, ptr %20, align 4, !tbaa !18
  %72 = load float, ptr %20, align 4, !tbaa !18
  %73 = fcmp contract ogt float %72, 0x3F50624DE0000000
  br i1 %73, label %74, label %84

74:                                               ; preds = %65
  %75 = load float, ptr %20, align 4, !tbaa !18
  %76 = getelementptr inbounds nuw %struct.hit, ptr %5, i32 0, i32 0
  %77 = load float, ptr %76, align 4, !tbaa !22
  %78 = fcmp contract olt float %75, %77
  br i1 %78, label %79, label %84

79:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %21) #7
  %80 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 0
  %81 = load float, ptr %20, align 4, !tbaa !18
  store float %81, ptr %80, align 4, !tbaa !22
  %82 = getelementptr inbounds nuw %struct.hit, ptr %21, i32 0, i32 1
  %83 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %83, ptr %82, align 4, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %21, i64 8, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p0(ptr %21) #7
  br label %84

84:                                               ; preds = %79, %74, %65
  call void @llvm.lifetime.end.p0(ptr %20) #7
  store i32 0, ptr %9, align 4
  br label %85

85:                                               ; preds = %84, %64
  call void @llvm.lifetime.end.p0(ptr %19) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  %86 = load i32, ptr %9, align 4
  switch i32 %86, label %117 [
    i32 0, label %87
    i32 4, label %88
  ]

87:                                               ; preds = %85
  br label %88

88:                                               ; preds = %87, %85
  %89 = load i32, ptr %8, align 4, !tbaa !4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %8, align 4, !tbaa !4
  br label %24, !llvm.loop !29

91:                                               ; preds = %28
  %92 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %93 = load float, ptr %92, align 4, !tbaa !16
  %94 = fcmp contract olt float %93, 0xBF1A36E2E0000000
  br i1 %94, label %95, label %115

95:                                               ; preds = %91
  call void @llvm.lifetime.start.p0(ptr %22) #7
  %96 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %97 = load float, ptr %96, align 4, !tbaa !16
  %98 = fsub contract float -1.000000e+00, %97
  %99 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %100 = load float, ptr %99, align 4, !tbaa !16
  %101 = fdiv contract float %98, %100
  store float %101, ptr %22, align 4, !tbaa !18
  %102 = load float, ptr %22, align 4, !tbaa !18
  %103 = fcmp contract ogt float %102, 0x3F50624DE0000000
  br i1 %103, label %104, label %114

104:                                              ; preds = %95
  %105 = load float, ptr %22, align 4, !tbaa !18
  %106 = getelementptr inbounds nuw %struct.hit, ptr %5, i32 0, i32 0
  %107 = load float, ptr %106, align 4, !tbaa !22
  %108 = fcmp contract olt float %105, %107
  br i1 %108, label %109, label %114

109:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %23) #7
  %110 = getelementptr inbounds nuw %struct.hit, ptr %23, i32 0, i32 0
  %111 = load float, ptr %22, align 4, !tbaa !18
  store float %111, ptr %110, align 4, !tbaa !22
  %112 = getelementptr inbounds nuw %struct.hit, ptr %23, i32 0, i32 1
  %113 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %113, ptr %112, align 4, !tbaa !20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %23, i64 8, i1 false), !tbaa.struct !28
  call void @llvm.lifetime.end.p0(ptr %23) #7
  br label %114

114:                                              ; preds = %109, %104, %95
  call void @llvm.lifetime.end.p0(ptr %22) #7
  br label %115

115:                                              ; preds = %114, %91
  %116 = load %struct.hit, ptr %5, align 4
  ret %struct.hit %116

117:                                              ; preds = %85
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.vec @_Zpl3vecS_(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1) #4 {
  %3 = alloca %struct.vec, align 4
  %4 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = fadd contract float %6, %8
  store float %9, ptr %4, align 4, !tbaa !13
  %10 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !16
  %13 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fadd contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !16
  %16 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !17
  %19 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !17
  %21 = fadd contract float %18, %20
  store float %21, ptr %16, align 4, !tbaa !17
  %22 = load %struct.vec, ptr %3, align 4
  ret %struct.vec %22
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.vec @_Zml3vecf(ptr noundef byval(%struct.vec) align 4 %0, float noundef %1) #4 {
  %3 = alloca %struct.vec, align 4
  %4 = alloca float, align 4
  store float %1, ptr %4, align 4, !tbaa !18
  %5 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4, !tbaa !13
  %8 = load float, ptr %4, align 4, !tbaa !18
  %9 = fmul contract float %7, %8
  store float %9, ptr %5, align 4, !tbaa !13
  %10 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !16
  %13 = load float, ptr %4, align 4, !tbaa !18
  %14 = fmul contract float %12, %13
  store float %14, ptr %10, align 4, !tbaa !16
  %15 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 2
  %16 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %17 = load float, ptr %16, align 4, !tbaa !17
  %18 = load float, ptr %4, align 4, !tbaa !18
  %19 = fmul contract float %17, %18
  store float %19, ptr %15, align 4, !tbaa !17
  %20 = load %struct.vec, ptr %3, align 4
  ret %struct.vec %20
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #5

; Function Attrs: convergent mustprogress nounwind
define internal %struct.vec @_Zmi3vecS_(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1) #4 {
  %3 = alloca %struct.vec, align 4
  %4 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = fsub contract float %6, %8
  store float %9, ptr %4, align 4, !tbaa !13
  %10 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4, !tbaa !16
  %13 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = fsub contract float %12, %14
  store float %15, ptr %10, align 4, !tbaa !16
  %16 = getelementptr inbounds nuw %struct.vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4, !tbaa !17
  %19 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4, !tbaa !17
  %21 = fsub contract float %18, %20
  store float %21, ptr %16, align 4, !tbaa !17
  %22 = load %struct.vec, ptr %3, align 4
  ret %struct.vec %22
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL3dot3vecS_(ptr noundef byval(%struct.vec) align 4 %0, ptr noundef byval(%struct.vec) align 4 %1) #4 {
  %3 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 0
  %4 = load float, ptr %3, align 4, !tbaa !13
  %5 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4, !tbaa !16
  %10 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4, !tbaa !16
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds nuw %struct.vec, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4, !tbaa !17
  %16 = getelementptr inbounds nuw %struct.vec, ptr %1, i32 0, i32 2
  %17 = load float, ptr %16, align 4, !tbaa !17
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %13, %18
  ret float %19
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 _ZTS6sphere", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!14, !15, i64 0}
!14 = !{!"_ZTS3vec", !15, i64 0, !15, i64 4, !15, i64 8}
!15 = !{!"float", !6, i64 0}
!16 = !{!14, !15, i64 4}
!17 = !{!14, !15, i64 8}
!18 = !{!15, !15, i64 0}
!19 = !{i64 0, i64 4, !18, i64 4, i64 4, !18, i64 8, i64 4, !18}
!20 = !{!21, !5, i64 4}
!21 = !{!"_ZTS3hit", !15, i64 0, !5, i64 4}
!22 = !{!21, !15, i64 0}
!23 = !{!24, !15, i64 16}
!24 = !{!"_ZTS6sphere", !14, i64 0, !15, i64 12, !15, i64 16}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.mustprogress"}
!27 = !{!24, !15, i64 12}
!28 = !{i64 0, i64 4, !18, i64 4, i64 4, !4}
!29 = distinct !{!29, !26}
