; ModuleID = 'raytrace.cu'
source_filename = "raytrace.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sphere = type { %struct.vec, float, float }
%struct.vec = type { float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @raytrace(%struct.sphere* nocapture noundef readonly %0, i32 noundef %1, i32* nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %8 = mul i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %10 = add i32 %8, %9
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3
  %13 = mul i32 %11, %12
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %10, %3
  %17 = icmp slt i32 %15, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %254

19:                                               ; preds = %5
  %20 = sitofp i32 %10 to float
  %21 = sitofp i32 %3 to float
  %22 = fmul contract float %21, 5.000000e-01
  %23 = fsub contract float %20, %22
  %24 = sitofp i32 %4 to float
  %25 = fdiv contract float %23, %24
  %26 = fmul contract float %24, 5.000000e-01
  %27 = sitofp i32 %15 to float
  %28 = fsub contract float %26, %27
  %29 = fdiv contract float %28, %24
  %30 = fmul contract float %25, %25
  %31 = fmul contract float %29, %29
  %32 = fadd contract float %30, %31
  %33 = fadd contract float %32, 1.000000e+00
  %34 = call contract float @llvm.sqrt.f32(float %33) #3
  %35 = fdiv contract float 1.000000e+00, %34
  %36 = fmul contract float %25, %35
  %37 = fmul contract float %29, %35
  %38 = icmp sgt i32 %1, 0
  br label %39

39:                                               ; preds = %233, %19
  %40 = phi float [ -1.000000e+00, %19 ], [ %241, %233 ]
  %41 = phi float [ 0x3FC99999A0000000, %19 ], [ %240, %233 ]
  %42 = phi float [ 0.000000e+00, %19 ], [ %239, %233 ]
  %43 = phi float [ %35, %19 ], [ %238, %233 ]
  %44 = phi float [ %37, %19 ], [ %237, %233 ]
  %45 = phi float [ %36, %19 ], [ %236, %233 ]
  %46 = phi float [ 1.000000e+00, %19 ], [ %235, %233 ]
  %47 = phi float [ 0.000000e+00, %19 ], [ %242, %233 ]
  %48 = phi i32 [ 0, %19 ], [ %243, %233 ]
  br i1 %38, label %53, label %49

49:                                               ; preds = %92, %39
  %50 = phi float [ 0x46293E5940000000, %39 ], [ %93, %92 ]
  %51 = phi i32 [ -1, %39 ], [ %94, %92 ]
  %52 = fcmp contract olt float %44, 0xBF1A36E2E0000000
  br i1 %52, label %97, label %105

53:                                               ; preds = %39, %92
  %54 = phi i32 [ %94, %92 ], [ -1, %39 ]
  %55 = phi float [ %93, %92 ], [ 0x46293E5940000000, %39 ]
  %56 = phi i32 [ %95, %92 ], [ 0, %39 ]
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %57, i32 0, i32 0
  %59 = load float, float* %58, align 4, !tbaa.struct !5
  %60 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %57, i32 0, i32 1
  %61 = load float, float* %60, align 4, !tbaa.struct !10
  %62 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %57, i32 0, i32 2
  %63 = load float, float* %62, align 4, !tbaa.struct !11
  %64 = fsub contract float %59, %42
  %65 = fsub contract float %61, %41
  %66 = fsub contract float %63, %40
  %67 = fmul contract float %45, %64
  %68 = fmul contract float %44, %65
  %69 = fadd contract float %67, %68
  %70 = fmul contract float %43, %66
  %71 = fadd contract float %69, %70
  %72 = fmul contract float %64, %64
  %73 = fmul contract float %65, %65
  %74 = fadd contract float %72, %73
  %75 = fmul contract float %66, %66
  %76 = fadd contract float %74, %75
  %77 = fmul contract float %71, %71
  %78 = fsub contract float %76, %77
  %79 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %57, i32 1
  %80 = load float, float* %79, align 4, !tbaa !12
  %81 = fmul contract float %80, %80
  %82 = fcmp contract ogt float %78, %81
  br i1 %82, label %92, label %83

83:                                               ; preds = %53
  %84 = fsub contract float %81, %78
  %85 = call contract float @llvm.sqrt.f32(float %84) #3
  %86 = fsub contract float %71, %85
  %87 = fcmp contract ogt float %86, 0x3F50624DE0000000
  %88 = fcmp contract olt float %86, %55
  %89 = select i1 %87, i1 %88, i1 false
  %90 = select i1 %89, float %86, float %55
  %91 = select i1 %89, i32 %56, i32 %54
  br label %92

92:                                               ; preds = %83, %53
  %93 = phi float [ %90, %83 ], [ %55, %53 ]
  %94 = phi i32 [ %91, %83 ], [ %54, %53 ]
  %95 = add nuw nsw i32 %56, 1
  %96 = icmp eq i32 %95, %1
  br i1 %96, label %49, label %53, !llvm.loop !15

97:                                               ; preds = %49
  %98 = fsub contract float -1.000000e+00, %41
  %99 = fdiv contract float %98, %44
  %100 = fcmp contract ogt float %99, 0x3F50624DE0000000
  %101 = fcmp contract olt float %99, %50
  %102 = select i1 %100, i1 %101, i1 false
  %103 = select i1 %102, float %99, float %50
  %104 = select i1 %102, i32 %1, i32 %51
  br label %105

105:                                              ; preds = %49, %97
  %106 = phi float [ %103, %97 ], [ %50, %49 ]
  %107 = phi i32 [ %104, %97 ], [ %51, %49 ]
  %108 = icmp slt i32 %107, 0
  br i1 %108, label %109, label %113

109:                                              ; preds = %105
  %110 = fmul contract float %44, 5.000000e-01
  %111 = fadd contract float %110, 5.000000e-01
  %112 = fmul contract float %46, %111
  br label %233

113:                                              ; preds = %105
  %114 = fmul contract float %45, %106
  %115 = fmul contract float %44, %106
  %116 = fmul contract float %43, %106
  %117 = fadd contract float %42, %114
  %118 = fadd contract float %41, %115
  %119 = fadd contract float %40, %116
  %120 = icmp eq i32 %107, %1
  br i1 %120, label %121, label %130

121:                                              ; preds = %113
  %122 = call contract float @llvm.floor.f32(float %117)
  %123 = fptosi float %122 to i32
  %124 = call contract float @llvm.floor.f32(float %119)
  %125 = fptosi float %124 to i32
  %126 = add nsw i32 %123, %125
  %127 = and i32 %126, 1
  %128 = icmp eq i32 %127, 0
  %129 = select contract i1 %128, float 0x3FE99999A0000000, float 0x3FD3333340000000
  br label %153

130:                                              ; preds = %113
  %131 = sext i32 %107 to i64
  %132 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %131, i32 0, i32 0
  %133 = load float, float* %132, align 4, !tbaa.struct !5
  %134 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %131, i32 0, i32 1
  %135 = load float, float* %134, align 4, !tbaa.struct !10
  %136 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %131, i32 0, i32 2
  %137 = load float, float* %136, align 4, !tbaa.struct !11
  %138 = fsub contract float %117, %133
  %139 = fsub contract float %118, %135
  %140 = fsub contract float %119, %137
  %141 = fmul contract float %138, %138
  %142 = fmul contract float %139, %139
  %143 = fadd contract float %141, %142
  %144 = fmul contract float %140, %140
  %145 = fadd contract float %143, %144
  %146 = call contract float @llvm.sqrt.f32(float %145) #3
  %147 = fdiv contract float 1.000000e+00, %146
  %148 = fmul contract float %138, %147
  %149 = fmul contract float %139, %147
  %150 = fmul contract float %140, %147
  %151 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %131, i32 2
  %152 = load float, float* %151, align 4, !tbaa !18
  br label %153

153:                                              ; preds = %130, %121
  %154 = phi float [ 1.000000e+00, %121 ], [ %149, %130 ]
  %155 = phi float [ 0.000000e+00, %121 ], [ %148, %130 ]
  %156 = phi float [ %129, %121 ], [ %152, %130 ]
  %157 = phi float [ 0.000000e+00, %121 ], [ %150, %130 ]
  %158 = fmul contract float %155, 0x3FDAF2E8A0000000
  %159 = fmul contract float %154, 0x3FEAF2E8A0000000
  %160 = fsub contract float %159, %158
  %161 = fmul contract float %157, 0x3FD58F2080000000
  %162 = fsub contract float %160, %161
  %163 = call contract float @llvm.maxnum.f32(float %162, float 0.000000e+00)
  %164 = fcmp contract ogt float %163, 0.000000e+00
  br i1 %164, label %165, label %214

165:                                              ; preds = %153
  br i1 %38, label %166, label %210

166:                                              ; preds = %165, %205
  %167 = phi i32 [ %207, %205 ], [ -1, %165 ]
  %168 = phi float [ %206, %205 ], [ 0x46293E5940000000, %165 ]
  %169 = phi i32 [ %208, %205 ], [ 0, %165 ]
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %170, i32 0, i32 0
  %172 = load float, float* %171, align 4, !tbaa.struct !5
  %173 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %170, i32 0, i32 1
  %174 = load float, float* %173, align 4, !tbaa.struct !10
  %175 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %170, i32 0, i32 2
  %176 = load float, float* %175, align 4, !tbaa.struct !11
  %177 = fsub contract float %172, %117
  %178 = fsub contract float %174, %118
  %179 = fsub contract float %176, %119
  %180 = fmul contract float %177, 0x3FDAF2E8A0000000
  %181 = fmul contract float %178, 0x3FEAF2E8A0000000
  %182 = fsub contract float %181, %180
  %183 = fmul contract float %179, 0x3FD58F2080000000
  %184 = fsub contract float %182, %183
  %185 = fmul contract float %177, %177
  %186 = fmul contract float %178, %178
  %187 = fadd contract float %185, %186
  %188 = fmul contract float %179, %179
  %189 = fadd contract float %187, %188
  %190 = fmul contract float %184, %184
  %191 = fsub contract float %189, %190
  %192 = getelementptr inbounds %struct.sphere, %struct.sphere* %0, i64 %170, i32 1
  %193 = load float, float* %192, align 4, !tbaa !12
  %194 = fmul contract float %193, %193
  %195 = fcmp contract ogt float %191, %194
  br i1 %195, label %205, label %196

196:                                              ; preds = %166
  %197 = fsub contract float %194, %191
  %198 = call contract float @llvm.sqrt.f32(float %197) #3
  %199 = fsub contract float %184, %198
  %200 = fcmp contract ogt float %199, 0x3F50624DE0000000
  %201 = fcmp contract olt float %199, %168
  %202 = select i1 %200, i1 %201, i1 false
  %203 = select i1 %202, float %199, float %168
  %204 = select i1 %202, i32 %169, i32 %167
  br label %205

205:                                              ; preds = %196, %166
  %206 = phi float [ %203, %196 ], [ %168, %166 ]
  %207 = phi i32 [ %204, %196 ], [ %167, %166 ]
  %208 = add nuw nsw i32 %169, 1
  %209 = icmp eq i32 %208, %1
  br i1 %209, label %210, label %166, !llvm.loop !15

210:                                              ; preds = %205, %165
  %211 = phi i32 [ -1, %165 ], [ %207, %205 ]
  %212 = icmp sgt i32 %211, -1
  %213 = select i1 %212, float 0.000000e+00, float %163
  br label %214

214:                                              ; preds = %210, %153
  %215 = phi float [ %213, %210 ], [ %163, %153 ]
  %216 = fmul contract float %46, %156
  %217 = fmul contract float %215, 0x3FE3333340000000
  %218 = fadd contract float %217, 0x3FC99999A0000000
  %219 = fmul contract float %216, %218
  %220 = fmul contract float %46, 0x3FD99999A0000000
  %221 = fmul contract float %45, %155
  %222 = fmul contract float %44, %154
  %223 = fadd contract float %222, %221
  %224 = fmul contract float %43, %157
  %225 = fadd contract float %223, %224
  %226 = fmul contract float %225, 2.000000e+00
  %227 = fmul contract float %155, %226
  %228 = fmul contract float %154, %226
  %229 = fmul contract float %157, %226
  %230 = fsub contract float %45, %227
  %231 = fsub contract float %44, %228
  %232 = fsub contract float %43, %229
  br label %233

233:                                              ; preds = %214, %109
  %234 = phi float [ %112, %109 ], [ %219, %214 ]
  %235 = phi float [ %46, %109 ], [ %220, %214 ]
  %236 = phi float [ %45, %109 ], [ %230, %214 ]
  %237 = phi float [ %44, %109 ], [ %231, %214 ]
  %238 = phi float [ %43, %109 ], [ %232, %214 ]
  %239 = phi float [ %42, %109 ], [ %117, %214 ]
  %240 = phi float [ %41, %109 ], [ %118, %214 ]
  %241 = phi float [ %40, %109 ], [ %119, %214 ]
  %242 = fadd contract float %47, %234
  %243 = add nuw nsw i32 %48, 1
  %244 = icmp eq i32 %243, 3
  %245 = select i1 %108, i1 true, i1 %244
  br i1 %245, label %246, label %39, !llvm.loop !19

246:                                              ; preds = %233
  %247 = call contract float @llvm.minnum.f32(float %242, float 1.000000e+00)
  %248 = fmul contract float %247, 2.550000e+02
  %249 = fptosi float %248 to i32
  %250 = mul nsw i32 %15, %3
  %251 = add nsw i32 %250, %10
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds i32, i32* %2, i64 %252
  store i32 %249, i32* %253, align 4, !tbaa !20
  br label %254

254:                                              ; preds = %5, %246
  ret void
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (%struct.sphere*, i32, i32*, i32, i32)* @raytrace, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!11 = !{i64 0, i64 4, !6}
!12 = !{!13, !7, i64 12}
!13 = !{!"_ZTS6sphere", !14, i64 0, !7, i64 12, !7, i64 16}
!14 = !{!"_ZTS3vec", !7, i64 0, !7, i64 4, !7, i64 8}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!13, !7, i64 16}
!19 = distinct !{!19, !16, !17}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !8, i64 0}
