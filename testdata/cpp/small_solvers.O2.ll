; ModuleID = 'small_solvers.cu'
source_filename = "small_solvers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Rows = type { [32 x float], [32 x float], [32 x float], [32 x float] }

@_ZZ15tridiagonal_pcrE1s = internal unnamed_addr addrspace(3) global %struct.Rows undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @lu_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = shl nsw i32 %8, 2
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load float, ptr %11, align 4, !tbaa !8
  %16 = fadd contract float %15, 4.000000e+00
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fadd contract float %18, 0.000000e+00
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = fadd contract float %21, 0.000000e+00
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd contract float %24, 0.000000e+00
  %26 = load float, ptr %14, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fadd contract float %28, 0.000000e+00
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fadd contract float %31, 4.000000e+00
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fadd contract float %34, 0.000000e+00
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 28
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %37, 0.000000e+00
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %42, 0.000000e+00
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 36
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fadd contract float %45, 0.000000e+00
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fadd contract float %48, 4.000000e+00
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %51, 0.000000e+00
  %53 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %56, 0.000000e+00
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 52
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fadd contract float %59, 0.000000e+00
  %61 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fadd contract float %62, 0.000000e+00
  %64 = getelementptr inbounds nuw i8, ptr %11, i64 60
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %65, 4.000000e+00
  %67 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = tail call contract float @llvm.fabs.f32(float %29)
  %70 = tail call contract float @llvm.fabs.f32(float %16)
  %71 = fcmp contract ogt float %69, %70
  br i1 %71, label %114, label %115

72:                                               ; preds = %145
  br label %73

73:                                               ; preds = %145, %72
  %74 = phi float [ %185, %145 ], [ %184, %72 ]
  %75 = phi float [ %174, %145 ], [ %165, %72 ]
  %76 = phi float [ %165, %145 ], [ %174, %72 ]
  %77 = phi float [ %172, %145 ], [ %163, %72 ]
  %78 = phi float [ %170, %145 ], [ %161, %72 ]
  %79 = phi float [ %168, %145 ], [ %159, %72 ]
  %80 = phi float [ %163, %145 ], [ %172, %72 ]
  %81 = phi float [ %161, %145 ], [ %170, %72 ]
  %82 = phi float [ %159, %145 ], [ %168, %72 ]
  %83 = tail call contract float @llvm.fabs.f32(float %177)
  %84 = fcmp contract ogt float %83, %74
  br i1 %84, label %85, label %86

85:                                               ; preds = %73
  br label %86

86:                                               ; preds = %85, %73
  %87 = phi float [ %76, %85 ], [ %183, %73 ]
  %88 = phi float [ %183, %85 ], [ %76, %73 ]
  %89 = phi float [ %80, %85 ], [ %181, %73 ]
  %90 = phi float [ %81, %85 ], [ %179, %73 ]
  %91 = phi float [ %82, %85 ], [ %177, %73 ]
  %92 = phi float [ %181, %85 ], [ %80, %73 ]
  %93 = phi float [ %179, %85 ], [ %81, %73 ]
  %94 = phi float [ %177, %85 ], [ %82, %73 ]
  %95 = fdiv contract float 1.000000e+00, %94
  %96 = fmul contract float %79, %95
  %97 = fmul contract float %93, %96
  %98 = fsub contract float %78, %97
  %99 = fmul contract float %92, %96
  %100 = fsub contract float %77, %99
  %101 = fmul contract float %88, %96
  %102 = fsub contract float %75, %101
  %103 = fmul contract float %91, %95
  %104 = fmul contract float %93, %103
  %105 = fsub contract float %90, %104
  %106 = fmul contract float %92, %103
  %107 = fsub contract float %89, %106
  %108 = fmul contract float %88, %103
  %109 = fsub contract float %87, %108
  %110 = tail call contract float @llvm.fabs.f32(float %105)
  %111 = tail call contract float @llvm.fabs.f32(float %98)
  %112 = fcmp contract ogt float %110, %111
  br i1 %112, label %113, label %187

113:                                              ; preds = %86
  br label %187

114:                                              ; preds = %3
  br label %115

115:                                              ; preds = %114, %3
  %116 = phi float [ %69, %114 ], [ %70, %3 ]
  %117 = phi float [ %26, %114 ], [ %40, %3 ]
  %118 = phi float [ %40, %114 ], [ %26, %3 ]
  %119 = phi float [ %25, %114 ], [ %38, %3 ]
  %120 = phi float [ %22, %114 ], [ %35, %3 ]
  %121 = phi float [ %19, %114 ], [ %32, %3 ]
  %122 = phi float [ %16, %114 ], [ %29, %3 ]
  %123 = phi float [ %38, %114 ], [ %25, %3 ]
  %124 = phi float [ %35, %114 ], [ %22, %3 ]
  %125 = phi float [ %32, %114 ], [ %19, %3 ]
  %126 = phi float [ %29, %114 ], [ %16, %3 ]
  %127 = tail call contract float @llvm.fabs.f32(float %43)
  %128 = fcmp contract ogt float %127, %116
  br i1 %128, label %129, label %130

129:                                              ; preds = %115
  br label %130

130:                                              ; preds = %129, %115
  %131 = phi float [ %127, %129 ], [ %116, %115 ]
  %132 = phi float [ %118, %129 ], [ %54, %115 ]
  %133 = phi float [ %54, %129 ], [ %118, %115 ]
  %134 = phi float [ %123, %129 ], [ %52, %115 ]
  %135 = phi float [ %124, %129 ], [ %49, %115 ]
  %136 = phi float [ %125, %129 ], [ %46, %115 ]
  %137 = phi float [ %126, %129 ], [ %43, %115 ]
  %138 = phi float [ %52, %129 ], [ %123, %115 ]
  %139 = phi float [ %49, %129 ], [ %124, %115 ]
  %140 = phi float [ %46, %129 ], [ %125, %115 ]
  %141 = phi float [ %43, %129 ], [ %126, %115 ]
  %142 = tail call contract float @llvm.fabs.f32(float %57)
  %143 = fcmp contract ogt float %142, %131
  br i1 %143, label %144, label %145

144:                                              ; preds = %130
  br label %145

145:                                              ; preds = %144, %130
  %146 = phi float [ %133, %144 ], [ %68, %130 ]
  %147 = phi float [ %68, %144 ], [ %133, %130 ]
  %148 = phi float [ %138, %144 ], [ %66, %130 ]
  %149 = phi float [ %139, %144 ], [ %63, %130 ]
  %150 = phi float [ %140, %144 ], [ %60, %130 ]
  %151 = phi float [ %141, %144 ], [ %57, %130 ]
  %152 = phi float [ %66, %144 ], [ %138, %130 ]
  %153 = phi float [ %63, %144 ], [ %139, %130 ]
  %154 = phi float [ %60, %144 ], [ %140, %130 ]
  %155 = phi float [ %57, %144 ], [ %141, %130 ]
  %156 = fdiv contract float 1.000000e+00, %155
  %157 = fmul contract float %122, %156
  %158 = fmul contract float %154, %157
  %159 = fsub contract float %121, %158
  %160 = fmul contract float %153, %157
  %161 = fsub contract float %120, %160
  %162 = fmul contract float %152, %157
  %163 = fsub contract float %119, %162
  %164 = fmul contract float %147, %157
  %165 = fsub contract float %117, %164
  %166 = fmul contract float %137, %156
  %167 = fmul contract float %154, %166
  %168 = fsub contract float %136, %167
  %169 = fmul contract float %153, %166
  %170 = fsub contract float %135, %169
  %171 = fmul contract float %152, %166
  %172 = fsub contract float %134, %171
  %173 = fmul contract float %147, %166
  %174 = fsub contract float %132, %173
  %175 = fmul contract float %151, %156
  %176 = fmul contract float %154, %175
  %177 = fsub contract float %150, %176
  %178 = fmul contract float %153, %175
  %179 = fsub contract float %149, %178
  %180 = fmul contract float %152, %175
  %181 = fsub contract float %148, %180
  %182 = fmul contract float %147, %175
  %183 = fsub contract float %146, %182
  %184 = tail call contract float @llvm.fabs.f32(float %168)
  %185 = tail call contract float @llvm.fabs.f32(float %159)
  %186 = fcmp contract ogt float %184, %185
  br i1 %186, label %72, label %73

187:                                              ; preds = %86, %113
  %188 = phi float [ %102, %113 ], [ %109, %86 ]
  %189 = phi float [ %109, %113 ], [ %102, %86 ]
  %190 = phi float [ %100, %113 ], [ %107, %86 ]
  %191 = phi float [ %98, %113 ], [ %105, %86 ]
  %192 = phi float [ %107, %113 ], [ %100, %86 ]
  %193 = phi float [ %105, %113 ], [ %98, %86 ]
  %194 = getelementptr inbounds float, ptr %2, i64 %13
  %195 = fdiv contract float 1.000000e+00, %193
  %196 = fmul contract float %191, %195
  %197 = fmul contract float %192, %196
  %198 = fsub contract float %190, %197
  %199 = fmul contract float %189, %196
  %200 = fsub contract float %188, %199
  %201 = fdiv contract float %200, %198
  %202 = fmul contract float %192, %201
  %203 = fsub contract float %189, %202
  %204 = fdiv contract float %203, %193
  %205 = fmul contract float %93, %204
  %206 = fsub contract float %88, %205
  %207 = fmul contract float %92, %201
  %208 = fsub contract float %206, %207
  %209 = fdiv contract float %208, %94
  %210 = fmul contract float %154, %209
  %211 = fsub contract float %147, %210
  %212 = fmul contract float %153, %204
  %213 = fsub contract float %211, %212
  %214 = fmul contract float %152, %201
  %215 = fsub contract float %213, %214
  %216 = fdiv contract float %215, %155
  store float %216, ptr %194, align 4, !tbaa !8
  %217 = getelementptr inbounds nuw i8, ptr %194, i64 4
  store float %209, ptr %217, align 4, !tbaa !8
  %218 = getelementptr inbounds nuw i8, ptr %194, i64 8
  store float %204, ptr %218, align 4, !tbaa !8
  %219 = getelementptr inbounds nuw i8, ptr %194, i64 12
  store float %201, ptr %219, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tridiagonal_pcr(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = add i32 %8, %6
  %10 = icmp eq i32 %6, 0
  %11 = sext i32 %9 to i64
  br i1 %10, label %15, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %5, %12
  %16 = phi contract float [ %14, %12 ], [ 0.000000e+00, %5 ]
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !8
  %19 = getelementptr inbounds float, ptr %1, i64 %11
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 128), i64 %17
  store float %20, ptr %21, align 4, !tbaa !8
  %22 = icmp samesign ult i32 %6, 31
  br i1 %22, label %23, label %26

23:                                               ; preds = %15
  %24 = getelementptr inbounds float, ptr %2, i64 %11
  %25 = load float, ptr %24, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %15, %23
  %27 = phi contract float [ %25, %23 ], [ 0.000000e+00, %15 ]
  %28 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 256), i64 %17
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = getelementptr inbounds float, ptr %3, i64 %11
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 384), i64 %17
  store float %30, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %37

32:                                               ; preds = %37
  %33 = load float, ptr %31, align 4, !tbaa !8
  %34 = load float, ptr %21, align 4, !tbaa !8
  %35 = fdiv contract float %33, %34
  %36 = getelementptr inbounds float, ptr %4, i64 %11
  store float %35, ptr %36, align 4, !tbaa !8
  ret void

37:                                               ; preds = %26, %37
  %38 = phi i32 [ 1, %26 ], [ %87, %37 ]
  %39 = sub nsw i32 %6, %38
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %39, i32 0)
  %41 = add nuw nsw i32 %38, %6
  %42 = tail call noundef i32 @llvm.smin.i32(i32 %41, i32 31)
  %43 = load float, ptr %18, align 4, !tbaa !8
  %44 = zext nneg i32 %40 to i64
  %45 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 128), i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fdiv contract float %43, %46
  %48 = load float, ptr %28, align 4, !tbaa !8
  %49 = zext nneg i32 %42 to i64
  %50 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 128), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fdiv contract float %48, %51
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 %44
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fneg contract float %54
  %56 = fmul contract float %47, %55
  %57 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 256), i64 %49
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fneg contract float %58
  %60 = fmul contract float %52, %59
  %61 = load float, ptr %21, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 256), i64 %44
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fmul contract float %47, %63
  %65 = fsub contract float %61, %64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 %49
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fmul contract float %52, %67
  %69 = load float, ptr %31, align 4, !tbaa !8
  %70 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 384), i64 %44
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = fmul contract float %47, %71
  %73 = fsub contract float %69, %72
  %74 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 384), i64 %49
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = fmul contract float %52, %75
  %77 = icmp slt i32 %39, 0
  %78 = select i1 %77, float 0.000000e+00, float %56
  %79 = select i1 %77, float %61, float %65
  %80 = select i1 %77, float %69, float %73
  %81 = fsub contract float %80, %76
  %82 = fsub contract float %79, %68
  %83 = icmp samesign ugt i32 %41, 31
  %84 = select i1 %83, float 0.000000e+00, float %60
  %85 = select i1 %83, float %79, float %82
  %86 = select i1 %83, float %80, float %81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %78, ptr %18, align 4, !tbaa !8
  store float %85, ptr %21, align 4, !tbaa !8
  store float %84, ptr %28, align 4, !tbaa !8
  store float %86, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = shl nuw nsw i32 %38, 1
  %88 = icmp samesign ult i32 %38, 16
  br i1 %88, label %37, label %32, !llvm.loop !10
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
