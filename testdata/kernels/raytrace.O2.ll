; ModuleID = 'raytrace.cu'
source_filename = "raytrace.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sphere = type { %struct.vec, float, float }
%struct.vec = type { float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @raytrace(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %3
  %17 = icmp slt i32 %15, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %253

19:                                               ; preds = %5
  %20 = sitofp i32 %10 to float
  %21 = sitofp i32 %3 to float
  %22 = fmul contract float %21, 5.000000e-01
  %23 = fsub contract float %20, %22
  %24 = uitofp nneg i32 %4 to float
  %25 = fdiv contract float %23, %24
  %26 = fmul contract float %24, 5.000000e-01
  %27 = uitofp nneg i32 %15 to float
  %28 = fsub contract float %26, %27
  %29 = fdiv contract float %28, %24
  %30 = fmul contract float %25, %25
  %31 = fmul contract float %29, %29
  %32 = fadd contract float %30, %31
  %33 = fadd contract float %32, 1.000000e+00
  %34 = tail call contract float @llvm.sqrt.f32(float %33)
  %35 = fdiv contract float 1.000000e+00, %34
  %36 = fmul contract float %25, %35
  %37 = fmul contract float %29, %35
  %38 = icmp slt i32 %1, 1
  br label %39

39:                                               ; preds = %232, %19
  %40 = phi float [ -1.000000e+00, %19 ], [ %240, %232 ]
  %41 = phi float [ 0x3FC99999A0000000, %19 ], [ %239, %232 ]
  %42 = phi float [ 0.000000e+00, %19 ], [ %238, %232 ]
  %43 = phi float [ %35, %19 ], [ %237, %232 ]
  %44 = phi float [ %37, %19 ], [ %236, %232 ]
  %45 = phi float [ %36, %19 ], [ %235, %232 ]
  %46 = phi float [ 1.000000e+00, %19 ], [ %234, %232 ]
  %47 = phi float [ 0.000000e+00, %19 ], [ %241, %232 ]
  %48 = phi i32 [ 0, %19 ], [ %242, %232 ]
  br i1 %38, label %49, label %53

49:                                               ; preds = %92, %39
  %50 = phi float [ 0x46293E5940000000, %39 ], [ %93, %92 ]
  %51 = phi i32 [ -1, %39 ], [ %94, %92 ]
  %52 = fcmp contract olt float %44, 0xBF1A36E2E0000000
  br i1 %52, label %97, label %105

53:                                               ; preds = %39, %92
  %54 = phi i32 [ %94, %92 ], [ -1, %39 ]
  %55 = phi float [ %93, %92 ], [ 0x46293E5940000000, %39 ]
  %56 = phi i32 [ %95, %92 ], [ 0, %39 ]
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %63 = load float, ptr %62, align 4, !tbaa !8
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
  %79 = getelementptr inbounds nuw i8, ptr %58, i64 12
  %80 = load float, ptr %79, align 4, !tbaa !10
  %81 = fmul contract float %80, %80
  %82 = fcmp contract ogt float %78, %81
  br i1 %82, label %92, label %83

83:                                               ; preds = %53
  %84 = fsub contract float %81, %78
  %85 = tail call contract float @llvm.sqrt.f32(float %84)
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
  br i1 %96, label %49, label %53, !llvm.loop !13

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
  br label %232

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
  %122 = tail call contract float @llvm.floor.f32(float %117)
  %123 = fptosi float %122 to i32
  %124 = tail call contract float @llvm.floor.f32(float %119)
  %125 = fptosi float %124 to i32
  %126 = add nsw i32 %123, %125
  %127 = and i32 %126, 1
  %128 = icmp eq i32 %127, 0
  %129 = select contract i1 %128, float 0x3FE99999A0000000, float 0x3FD3333340000000
  br label %153

130:                                              ; preds = %113
  %131 = zext nneg i32 %107 to i64
  %132 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 4
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fsub contract float %117, %133
  %139 = fsub contract float %118, %135
  %140 = fsub contract float %119, %137
  %141 = fmul contract float %138, %138
  %142 = fmul contract float %139, %139
  %143 = fadd contract float %141, %142
  %144 = fmul contract float %140, %140
  %145 = fadd contract float %143, %144
  %146 = tail call contract float @llvm.sqrt.f32(float %145)
  %147 = fdiv contract float 1.000000e+00, %146
  %148 = fmul contract float %138, %147
  %149 = fmul contract float %139, %147
  %150 = fmul contract float %140, %147
  %151 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %152 = load float, ptr %151, align 4, !tbaa !15
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
  %163 = tail call contract float @llvm.maxnum.f32(float %162, float 0.000000e+00)
  %164 = fcmp contract ule float %163, 0.000000e+00
  %165 = or i1 %164, %38
  br i1 %165, label %213, label %166

166:                                              ; preds = %153, %205
  %167 = phi i32 [ %207, %205 ], [ -1, %153 ]
  %168 = phi float [ %206, %205 ], [ 0x46293E5940000000, %153 ]
  %169 = phi i32 [ %208, %205 ], [ 0, %153 ]
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw %struct.sphere, ptr %0, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !8
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %176 = load float, ptr %175, align 4, !tbaa !8
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
  %192 = getelementptr inbounds nuw i8, ptr %171, i64 12
  %193 = load float, ptr %192, align 4, !tbaa !10
  %194 = fmul contract float %193, %193
  %195 = fcmp contract ogt float %191, %194
  br i1 %195, label %205, label %196

196:                                              ; preds = %166
  %197 = fsub contract float %194, %191
  %198 = tail call contract float @llvm.sqrt.f32(float %197)
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
  br i1 %209, label %210, label %166, !llvm.loop !13

210:                                              ; preds = %205
  %211 = icmp sgt i32 %207, -1
  %212 = select i1 %211, float 0.000000e+00, float %163
  br label %213

213:                                              ; preds = %153, %210
  %214 = phi float [ %163, %153 ], [ %212, %210 ]
  %215 = fmul contract float %46, %156
  %216 = fmul contract float %214, 0x3FE3333340000000
  %217 = fadd contract float %216, 0x3FC99999A0000000
  %218 = fmul contract float %215, %217
  %219 = fmul contract float %46, 0x3FD99999A0000000
  %220 = fmul contract float %45, %155
  %221 = fmul contract float %44, %154
  %222 = fadd contract float %221, %220
  %223 = fmul contract float %43, %157
  %224 = fadd contract float %222, %223
  %225 = fmul contract float %224, 2.000000e+00
  %226 = fmul contract float %155, %225
  %227 = fmul contract float %154, %225
  %228 = fmul contract float %157, %225
  %229 = fsub contract float %45, %226
  %230 = fsub contract float %44, %227
  %231 = fsub contract float %43, %228
  br label %232

232:                                              ; preds = %213, %109
  %233 = phi float [ %112, %109 ], [ %218, %213 ]
  %234 = phi float [ %46, %109 ], [ %219, %213 ]
  %235 = phi float [ %45, %109 ], [ %229, %213 ]
  %236 = phi float [ %44, %109 ], [ %230, %213 ]
  %237 = phi float [ %43, %109 ], [ %231, %213 ]
  %238 = phi float [ %42, %109 ], [ %117, %213 ]
  %239 = phi float [ %41, %109 ], [ %118, %213 ]
  %240 = phi float [ %40, %109 ], [ %119, %213 ]
  %241 = fadd contract float %47, %233
  %242 = add nuw nsw i32 %48, 1
  %243 = icmp eq i32 %242, 3
  %244 = select i1 %108, i1 true, i1 %243
  br i1 %244, label %245, label %39, !llvm.loop !16

245:                                              ; preds = %232
  %246 = tail call contract float @llvm.minnum.f32(float %241, float 1.000000e+00)
  %247 = fmul contract float %246, 2.550000e+02
  %248 = fptosi float %247 to i32
  %249 = mul nsw i32 %3, %15
  %250 = add nsw i32 %249, %10
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds i32, ptr %2, i64 %251
  store i32 %248, ptr %252, align 4, !tbaa !4
  br label %253

253:                                              ; preds = %5, %245
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11, !9, i64 12}
!11 = !{!"_ZTS6sphere", !12, i64 0, !9, i64 12, !9, i64 16}
!12 = !{!"_ZTS3vec", !9, i64 0, !9, i64 4, !9, i64 8}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!11, !9, i64 16}
!16 = distinct !{!16, !14}
