; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5nbodyE4near = internal unnamed_addr addrspace(3) global [32 x <4 x float>] undef, align 16

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @nbody(<4 x float>* nocapture noundef readonly %0, <4 x float>* nocapture noundef readonly %1, <4 x float>* nocapture noundef writeonly %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %8 = mul i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds <4 x float>, <4 x float>* %0, i64 %11
  %13 = load <4 x float>, <4 x float>* %12, align 16, !tbaa !5
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %28

15:                                               ; preds = %5
  %16 = zext i32 %9 to i64
  %17 = getelementptr inbounds [32 x <4 x float>], [32 x <4 x float>] addrspace(3)* @_ZZ5nbodyE4near, i64 0, i64 %16
  %18 = addrspacecast <4 x float> addrspace(3)* %17 to <4 x float>*
  %19 = icmp sgt i32 %7, 0
  %20 = extractelement <4 x float> %13, i64 0
  %21 = extractelement <4 x float> %13, i64 1
  %22 = extractelement <4 x float> %13, i64 2
  %23 = add i32 %7, -1
  %24 = and i32 %7, 3
  %25 = icmp ult i32 %23, 3
  %26 = and i32 %7, -4
  %27 = icmp eq i32 %24, 0
  br label %45

28:                                               ; preds = %99, %5
  %29 = phi <4 x float> [ zeroinitializer, %5 ], [ %100, %99 ]
  %30 = getelementptr inbounds <4 x float>, <4 x float>* %1, i64 %11
  %31 = load <4 x float>, <4 x float>* %30, align 16, !tbaa !5
  %32 = insertelement <4 x float> poison, float %4, i64 0
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 undef>
  %34 = fmul contract <4 x float> %33, %29
  %35 = fadd contract <4 x float> %34, %31
  %36 = shufflevector <4 x float> %35, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %37 = insertelement <3 x float> poison, float %4, i64 0
  %38 = shufflevector <3 x float> %37, <3 x float> poison, <3 x i32> zeroinitializer
  %39 = fmul contract <3 x float> %38, %36
  %40 = shufflevector <4 x float> %13, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %41 = fadd contract <3 x float> %40, %39
  %42 = shufflevector <3 x float> %41, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 undef>
  %43 = shufflevector <4 x float> %42, <4 x float> %13, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %44 = getelementptr inbounds <4 x float>, <4 x float>* %2, i64 %11
  store <4 x float> %43, <4 x float>* %44, align 16, !tbaa !5
  ret void

45:                                               ; preds = %15, %99
  %46 = phi i32 [ 0, %15 ], [ %101, %99 ]
  %47 = phi <4 x float> [ zeroinitializer, %15 ], [ %100, %99 ]
  %48 = add i32 %46, %9
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds <4 x float>, <4 x float>* %0, i64 %49
  %51 = load <4 x float>, <4 x float>* %50, align 16, !tbaa !5
  store <4 x float> %51, <4 x float>* %18, align 16, !tbaa !5
  call void @llvm.nvvm.barrier0()
  br i1 %19, label %52, label %99

52:                                               ; preds = %45
  br i1 %25, label %53, label %103

53:                                               ; preds = %103, %52
  %54 = phi <4 x float> [ undef, %52 ], [ %231, %103 ]
  %55 = phi i32 [ 0, %52 ], [ %232, %103 ]
  %56 = phi <4 x float> [ %47, %52 ], [ %231, %103 ]
  br i1 %27, label %99, label %57

57:                                               ; preds = %53, %57
  %58 = phi i32 [ %96, %57 ], [ %55, %53 ]
  %59 = phi <4 x float> [ %95, %57 ], [ %56, %53 ]
  %60 = phi i32 [ %97, %57 ], [ 0, %53 ]
  %61 = zext i32 %58 to i64
  %62 = getelementptr inbounds [32 x <4 x float>], [32 x <4 x float>] addrspace(3)* @_ZZ5nbodyE4near, i64 0, i64 %61
  %63 = addrspacecast <4 x float> addrspace(3)* %62 to <4 x float>*
  %64 = getelementptr inbounds <4 x float>, <4 x float>* %63, i64 0, i64 0
  %65 = load float, float* %64, align 16
  %66 = fsub contract float %65, %20
  %67 = getelementptr inbounds <4 x float>, <4 x float>* %63, i64 0, i64 1
  %68 = load float, float* %67, align 4
  %69 = fsub contract float %68, %21
  %70 = getelementptr inbounds <4 x float>, <4 x float>* %63, i64 0, i64 2
  %71 = load float, float* %70, align 8
  %72 = fsub contract float %71, %22
  %73 = call contract float @llvm.fma.f32(float %72, float %72, float 0x3F50624DE0000000) #4
  %74 = call contract float @llvm.fma.f32(float %69, float %69, float %73) #4
  %75 = call contract float @llvm.fma.f32(float %66, float %66, float %74) #4
  %76 = call contract float @llvm.sqrt.f32(float %75) #4
  %77 = fdiv contract float 1.000000e+00, %76
  %78 = getelementptr inbounds <4 x float>, <4 x float>* %63, i64 0, i64 3
  %79 = load float, float* %78, align 4
  %80 = call contract float @llvm.fabs.f32(float %79) #4
  %81 = fmul contract float %80, %77
  %82 = fmul contract float %77, %81
  %83 = fmul contract float %77, %82
  %84 = fmul contract float %66, %83
  %85 = extractelement <4 x float> %59, i64 0
  %86 = fadd contract float %85, %84
  %87 = insertelement <4 x float> %59, float %86, i64 0
  %88 = fmul contract float %69, %83
  %89 = extractelement <4 x float> %59, i64 1
  %90 = fadd contract float %89, %88
  %91 = insertelement <4 x float> %87, float %90, i64 1
  %92 = fmul contract float %72, %83
  %93 = extractelement <4 x float> %59, i64 2
  %94 = fadd contract float %93, %92
  %95 = insertelement <4 x float> %91, float %94, i64 2
  %96 = add nuw nsw i32 %58, 1
  %97 = add nuw nsw i32 %60, 1
  %98 = icmp eq i32 %97, %24
  br i1 %98, label %99, label %57, !llvm.loop !8

99:                                               ; preds = %57, %53, %45
  %100 = phi <4 x float> [ %47, %45 ], [ %54, %53 ], [ %95, %57 ]
  call void @llvm.nvvm.barrier0()
  %101 = add i32 %46, %7
  %102 = icmp slt i32 %101, %3
  br i1 %102, label %45, label %28, !llvm.loop !10

103:                                              ; preds = %52, %103
  %104 = phi i32 [ %232, %103 ], [ 0, %52 ]
  %105 = phi <4 x float> [ %231, %103 ], [ %47, %52 ]
  %106 = phi i32 [ %233, %103 ], [ 0, %52 ]
  %107 = zext i32 %104 to i64
  %108 = getelementptr inbounds [32 x <4 x float>], [32 x <4 x float>] addrspace(3)* @_ZZ5nbodyE4near, i64 0, i64 %107
  %109 = addrspacecast <4 x float> addrspace(3)* %108 to <4 x float>*
  %110 = getelementptr inbounds <4 x float>, <4 x float>* %109, i64 0, i64 0
  %111 = load float, float* %110, align 16
  %112 = fsub contract float %111, %20
  %113 = getelementptr inbounds <4 x float>, <4 x float>* %109, i64 0, i64 1
  %114 = load float, float* %113, align 4
  %115 = fsub contract float %114, %21
  %116 = getelementptr inbounds <4 x float>, <4 x float>* %109, i64 0, i64 2
  %117 = load float, float* %116, align 8
  %118 = fsub contract float %117, %22
  %119 = call contract float @llvm.fma.f32(float %118, float %118, float 0x3F50624DE0000000) #4
  %120 = call contract float @llvm.fma.f32(float %115, float %115, float %119) #4
  %121 = call contract float @llvm.fma.f32(float %112, float %112, float %120) #4
  %122 = call contract float @llvm.sqrt.f32(float %121) #4
  %123 = fdiv contract float 1.000000e+00, %122
  %124 = getelementptr inbounds <4 x float>, <4 x float>* %109, i64 0, i64 3
  %125 = load float, float* %124, align 4
  %126 = call contract float @llvm.fabs.f32(float %125) #4
  %127 = fmul contract float %126, %123
  %128 = fmul contract float %123, %127
  %129 = fmul contract float %123, %128
  %130 = fmul contract float %112, %129
  %131 = extractelement <4 x float> %105, i64 0
  %132 = fadd contract float %131, %130
  %133 = fmul contract float %115, %129
  %134 = extractelement <4 x float> %105, i64 1
  %135 = fadd contract float %134, %133
  %136 = fmul contract float %118, %129
  %137 = extractelement <4 x float> %105, i64 2
  %138 = fadd contract float %137, %136
  %139 = or i32 %104, 1
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds [32 x <4 x float>], [32 x <4 x float>] addrspace(3)* @_ZZ5nbodyE4near, i64 0, i64 %140
  %142 = addrspacecast <4 x float> addrspace(3)* %141 to <4 x float>*
  %143 = getelementptr inbounds <4 x float>, <4 x float>* %142, i64 0, i64 0
  %144 = load float, float* %143, align 16
  %145 = fsub contract float %144, %20
  %146 = getelementptr inbounds <4 x float>, <4 x float>* %142, i64 0, i64 1
  %147 = load float, float* %146, align 4
  %148 = fsub contract float %147, %21
  %149 = getelementptr inbounds <4 x float>, <4 x float>* %142, i64 0, i64 2
  %150 = load float, float* %149, align 8
  %151 = fsub contract float %150, %22
  %152 = call contract float @llvm.fma.f32(float %151, float %151, float 0x3F50624DE0000000) #4
  %153 = call contract float @llvm.fma.f32(float %148, float %148, float %152) #4
  %154 = call contract float @llvm.fma.f32(float %145, float %145, float %153) #4
  %155 = call contract float @llvm.sqrt.f32(float %154) #4
  %156 = fdiv contract float 1.000000e+00, %155
  %157 = getelementptr inbounds <4 x float>, <4 x float>* %142, i64 0, i64 3
  %158 = load float, float* %157, align 4
  %159 = call contract float @llvm.fabs.f32(float %158) #4
  %160 = fmul contract float %159, %156
  %161 = fmul contract float %156, %160
  %162 = fmul contract float %156, %161
  %163 = fmul contract float %145, %162
  %164 = fadd contract float %132, %163
  %165 = fmul contract float %148, %162
  %166 = fadd contract float %135, %165
  %167 = fmul contract float %151, %162
  %168 = fadd contract float %138, %167
  %169 = or i32 %104, 2
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds [32 x <4 x float>], [32 x <4 x float>] addrspace(3)* @_ZZ5nbodyE4near, i64 0, i64 %170
  %172 = addrspacecast <4 x float> addrspace(3)* %171 to <4 x float>*
  %173 = getelementptr inbounds <4 x float>, <4 x float>* %172, i64 0, i64 0
  %174 = load float, float* %173, align 16
  %175 = fsub contract float %174, %20
  %176 = getelementptr inbounds <4 x float>, <4 x float>* %172, i64 0, i64 1
  %177 = load float, float* %176, align 4
  %178 = fsub contract float %177, %21
  %179 = getelementptr inbounds <4 x float>, <4 x float>* %172, i64 0, i64 2
  %180 = load float, float* %179, align 8
  %181 = fsub contract float %180, %22
  %182 = call contract float @llvm.fma.f32(float %181, float %181, float 0x3F50624DE0000000) #4
  %183 = call contract float @llvm.fma.f32(float %178, float %178, float %182) #4
  %184 = call contract float @llvm.fma.f32(float %175, float %175, float %183) #4
  %185 = call contract float @llvm.sqrt.f32(float %184) #4
  %186 = fdiv contract float 1.000000e+00, %185
  %187 = getelementptr inbounds <4 x float>, <4 x float>* %172, i64 0, i64 3
  %188 = load float, float* %187, align 4
  %189 = call contract float @llvm.fabs.f32(float %188) #4
  %190 = fmul contract float %189, %186
  %191 = fmul contract float %186, %190
  %192 = fmul contract float %186, %191
  %193 = fmul contract float %175, %192
  %194 = fadd contract float %164, %193
  %195 = fmul contract float %178, %192
  %196 = fadd contract float %166, %195
  %197 = fmul contract float %181, %192
  %198 = fadd contract float %168, %197
  %199 = or i32 %104, 3
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds [32 x <4 x float>], [32 x <4 x float>] addrspace(3)* @_ZZ5nbodyE4near, i64 0, i64 %200
  %202 = addrspacecast <4 x float> addrspace(3)* %201 to <4 x float>*
  %203 = getelementptr inbounds <4 x float>, <4 x float>* %202, i64 0, i64 0
  %204 = load float, float* %203, align 16
  %205 = fsub contract float %204, %20
  %206 = getelementptr inbounds <4 x float>, <4 x float>* %202, i64 0, i64 1
  %207 = load float, float* %206, align 4
  %208 = fsub contract float %207, %21
  %209 = getelementptr inbounds <4 x float>, <4 x float>* %202, i64 0, i64 2
  %210 = load float, float* %209, align 8
  %211 = fsub contract float %210, %22
  %212 = call contract float @llvm.fma.f32(float %211, float %211, float 0x3F50624DE0000000) #4
  %213 = call contract float @llvm.fma.f32(float %208, float %208, float %212) #4
  %214 = call contract float @llvm.fma.f32(float %205, float %205, float %213) #4
  %215 = call contract float @llvm.sqrt.f32(float %214) #4
  %216 = fdiv contract float 1.000000e+00, %215
  %217 = getelementptr inbounds <4 x float>, <4 x float>* %202, i64 0, i64 3
  %218 = load float, float* %217, align 4
  %219 = call contract float @llvm.fabs.f32(float %218) #4
  %220 = fmul contract float %219, %216
  %221 = fmul contract float %216, %220
  %222 = fmul contract float %216, %221
  %223 = fmul contract float %205, %222
  %224 = fadd contract float %194, %223
  %225 = insertelement <4 x float> %105, float %224, i64 0
  %226 = fmul contract float %208, %222
  %227 = fadd contract float %196, %226
  %228 = insertelement <4 x float> %225, float %227, i64 1
  %229 = fmul contract float %211, %222
  %230 = fadd contract float %198, %229
  %231 = insertelement <4 x float> %228, float %230, i64 2
  %232 = add nuw nsw i32 %104, 4
  %233 = add i32 %106, 4
  %234 = icmp eq i32 %233, %26
  br i1 %234, label %53, label %103, !llvm.loop !12
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.fabs.f32(float) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (<4 x float>*, <4 x float>*, <4 x float>*, i32, float)* @nbody, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !11, !9}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11, !9}
