; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5nbodyE4near = internal unnamed_addr addrspace(3) global [32 x <4 x float>] undef, align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds <4 x float>, ptr %0, i64 %11
  %13 = load <4 x float>, ptr %12, align 16, !tbaa !8
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %26

15:                                               ; preds = %5
  %16 = zext nneg i32 %9 to i64
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 %16
  %18 = extractelement <4 x float> %13, i64 0
  %19 = extractelement <4 x float> %13, i64 1
  %20 = extractelement <4 x float> %13, i64 2
  %21 = and i32 %7, 3
  %22 = icmp samesign ult i32 %7, 4
  %23 = and i32 %7, 2044
  %24 = icmp eq i32 %21, 0
  %25 = icmp ne i32 %21, 0
  br label %40

26:                                               ; preds = %91, %5
  %27 = phi <4 x float> [ zeroinitializer, %5 ], [ %92, %91 ]
  %28 = getelementptr inbounds <4 x float>, ptr %1, i64 %11
  %29 = load <4 x float>, ptr %28, align 16, !tbaa !8
  %30 = insertelement <4 x float> poison, float %4, i64 0
  %31 = shufflevector <4 x float> %30, <4 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %32 = fmul contract <4 x float> %31, %27
  %33 = fadd contract <4 x float> %32, %29
  %34 = insertelement <3 x float> poison, float %4, i64 0
  %35 = shufflevector <3 x float> %34, <3 x float> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 poison>
  %36 = fmul contract <4 x float> %35, %33
  %37 = fadd contract <4 x float> %13, %36
  %38 = shufflevector <4 x float> %37, <4 x float> %13, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  %39 = getelementptr inbounds <4 x float>, ptr %2, i64 %11
  store <4 x float> %38, ptr %39, align 16, !tbaa !8
  ret void

40:                                               ; preds = %15, %91
  %41 = phi i32 [ 0, %15 ], [ %93, %91 ]
  %42 = phi <4 x float> [ zeroinitializer, %15 ], [ %92, %91 ]
  %43 = add i32 %41, %9
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw <4 x float>, ptr %0, i64 %44
  %46 = load <4 x float>, ptr %45, align 16, !tbaa !8
  store <4 x float> %46, ptr %17, align 16, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %22, label %48, label %95

47:                                               ; preds = %95
  br i1 %24, label %91, label %48

48:                                               ; preds = %47, %40
  %49 = phi i32 [ 0, %40 ], [ %216, %47 ]
  %50 = phi <4 x float> [ %42, %40 ], [ %215, %47 ]
  tail call void @llvm.assume(i1 %25)
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i32 [ %49, %48 ], [ %88, %51 ]
  %53 = phi <4 x float> [ %50, %48 ], [ %87, %51 ]
  %54 = phi i32 [ 0, %48 ], [ %89, %51 ]
  %55 = zext nneg i32 %52 to i64
  %56 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 %55
  %57 = load float, ptr %56, align 16, !tbaa !8
  %58 = fsub contract float %57, %18
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fsub contract float %60, %19
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %63 = load float, ptr %62, align 8, !tbaa !8
  %64 = fsub contract float %63, %20
  %65 = tail call contract float @llvm.fma.f32(float %64, float %64, float 0x3F50624DE0000000)
  %66 = tail call contract float @llvm.fma.f32(float %61, float %61, float %65)
  %67 = tail call contract float @llvm.fma.f32(float %58, float %58, float %66)
  %68 = tail call contract float @llvm.sqrt.f32(float %67)
  %69 = fdiv contract float 1.000000e+00, %68
  %70 = getelementptr inbounds nuw i8, ptr %56, i64 12
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = tail call contract float @llvm.fabs.f32(float %71)
  %73 = fmul contract float %72, %69
  %74 = fmul contract float %69, %73
  %75 = fmul contract float %69, %74
  %76 = fmul contract float %58, %75
  %77 = extractelement <4 x float> %53, i64 0
  %78 = fadd contract float %77, %76
  %79 = insertelement <4 x float> %53, float %78, i64 0
  %80 = fmul contract float %61, %75
  %81 = extractelement <4 x float> %53, i64 1
  %82 = fadd contract float %81, %80
  %83 = insertelement <4 x float> %79, float %82, i64 1
  %84 = fmul contract float %64, %75
  %85 = extractelement <4 x float> %53, i64 2
  %86 = fadd contract float %85, %84
  %87 = insertelement <4 x float> %83, float %86, i64 2
  %88 = add nuw nsw i32 %52, 1
  %89 = add i32 %54, 1
  %90 = icmp eq i32 %89, %21
  br i1 %90, label %91, label %51, !llvm.loop !9

91:                                               ; preds = %51, %47
  %92 = phi <4 x float> [ %215, %47 ], [ %87, %51 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = add i32 %41, %7
  %94 = icmp slt i32 %93, %3
  br i1 %94, label %40, label %26, !llvm.loop !11

95:                                               ; preds = %40, %95
  %96 = phi i32 [ %216, %95 ], [ 0, %40 ]
  %97 = phi <4 x float> [ %215, %95 ], [ %42, %40 ]
  %98 = phi i32 [ %217, %95 ], [ 0, %40 ]
  %99 = zext nneg i32 %96 to i64
  %100 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 %99
  %101 = load float, ptr %100, align 16, !tbaa !8
  %102 = fsub contract float %101, %18
  %103 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %104 = load float, ptr %103, align 4, !tbaa !8
  %105 = fsub contract float %104, %19
  %106 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %107 = load float, ptr %106, align 8, !tbaa !8
  %108 = fsub contract float %107, %20
  %109 = tail call contract float @llvm.fma.f32(float %108, float %108, float 0x3F50624DE0000000)
  %110 = tail call contract float @llvm.fma.f32(float %105, float %105, float %109)
  %111 = tail call contract float @llvm.fma.f32(float %102, float %102, float %110)
  %112 = tail call contract float @llvm.sqrt.f32(float %111)
  %113 = fdiv contract float 1.000000e+00, %112
  %114 = getelementptr inbounds nuw i8, ptr %100, i64 12
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = tail call contract float @llvm.fabs.f32(float %115)
  %117 = fmul contract float %116, %113
  %118 = fmul contract float %113, %117
  %119 = fmul contract float %113, %118
  %120 = fmul contract float %102, %119
  %121 = extractelement <4 x float> %97, i64 0
  %122 = fadd contract float %121, %120
  %123 = fmul contract float %105, %119
  %124 = extractelement <4 x float> %97, i64 1
  %125 = fadd contract float %124, %123
  %126 = fmul contract float %108, %119
  %127 = extractelement <4 x float> %97, i64 2
  %128 = fadd contract float %127, %126
  %129 = zext nneg i32 %96 to i64
  %130 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load float, ptr %131, align 16, !tbaa !8
  %133 = fsub contract float %132, %18
  %134 = getelementptr inbounds nuw i8, ptr %130, i64 20
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = fsub contract float %135, %19
  %137 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %138 = load float, ptr %137, align 8, !tbaa !8
  %139 = fsub contract float %138, %20
  %140 = tail call contract float @llvm.fma.f32(float %139, float %139, float 0x3F50624DE0000000)
  %141 = tail call contract float @llvm.fma.f32(float %136, float %136, float %140)
  %142 = tail call contract float @llvm.fma.f32(float %133, float %133, float %141)
  %143 = tail call contract float @llvm.sqrt.f32(float %142)
  %144 = fdiv contract float 1.000000e+00, %143
  %145 = getelementptr inbounds nuw i8, ptr %130, i64 28
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = tail call contract float @llvm.fabs.f32(float %146)
  %148 = fmul contract float %147, %144
  %149 = fmul contract float %144, %148
  %150 = fmul contract float %144, %149
  %151 = fmul contract float %133, %150
  %152 = fadd contract float %122, %151
  %153 = fmul contract float %136, %150
  %154 = fadd contract float %125, %153
  %155 = fmul contract float %139, %150
  %156 = fadd contract float %128, %155
  %157 = zext nneg i32 %96 to i64
  %158 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %160 = load float, ptr %159, align 16, !tbaa !8
  %161 = fsub contract float %160, %18
  %162 = getelementptr inbounds nuw i8, ptr %158, i64 36
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = fsub contract float %163, %19
  %165 = getelementptr inbounds nuw i8, ptr %158, i64 40
  %166 = load float, ptr %165, align 8, !tbaa !8
  %167 = fsub contract float %166, %20
  %168 = tail call contract float @llvm.fma.f32(float %167, float %167, float 0x3F50624DE0000000)
  %169 = tail call contract float @llvm.fma.f32(float %164, float %164, float %168)
  %170 = tail call contract float @llvm.fma.f32(float %161, float %161, float %169)
  %171 = tail call contract float @llvm.sqrt.f32(float %170)
  %172 = fdiv contract float 1.000000e+00, %171
  %173 = getelementptr inbounds nuw i8, ptr %158, i64 44
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = tail call contract float @llvm.fabs.f32(float %174)
  %176 = fmul contract float %175, %172
  %177 = fmul contract float %172, %176
  %178 = fmul contract float %172, %177
  %179 = fmul contract float %161, %178
  %180 = fadd contract float %152, %179
  %181 = fmul contract float %164, %178
  %182 = fadd contract float %154, %181
  %183 = fmul contract float %167, %178
  %184 = fadd contract float %156, %183
  %185 = zext nneg i32 %96 to i64
  %186 = getelementptr inbounds nuw <4 x float>, ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4near to ptr), i64 %185
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %188 = load float, ptr %187, align 16, !tbaa !8
  %189 = fsub contract float %188, %18
  %190 = getelementptr inbounds nuw i8, ptr %186, i64 52
  %191 = load float, ptr %190, align 4, !tbaa !8
  %192 = fsub contract float %191, %19
  %193 = getelementptr inbounds nuw i8, ptr %186, i64 56
  %194 = load float, ptr %193, align 8, !tbaa !8
  %195 = fsub contract float %194, %20
  %196 = tail call contract float @llvm.fma.f32(float %195, float %195, float 0x3F50624DE0000000)
  %197 = tail call contract float @llvm.fma.f32(float %192, float %192, float %196)
  %198 = tail call contract float @llvm.fma.f32(float %189, float %189, float %197)
  %199 = tail call contract float @llvm.sqrt.f32(float %198)
  %200 = fdiv contract float 1.000000e+00, %199
  %201 = getelementptr inbounds nuw i8, ptr %186, i64 60
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = tail call contract float @llvm.fabs.f32(float %202)
  %204 = fmul contract float %203, %200
  %205 = fmul contract float %200, %204
  %206 = fmul contract float %200, %205
  %207 = fmul contract float %189, %206
  %208 = fadd contract float %180, %207
  %209 = insertelement <4 x float> %97, float %208, i64 0
  %210 = fmul contract float %192, %206
  %211 = fadd contract float %182, %210
  %212 = insertelement <4 x float> %209, float %211, i64 1
  %213 = fmul contract float %195, %206
  %214 = fadd contract float %184, %213
  %215 = insertelement <4 x float> %212, float %214, i64 2
  %216 = add nuw nsw i32 %96, 4
  %217 = add i32 %98, 4
  %218 = icmp eq i32 %217, %23
  br i1 %218, label %47, label %95, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12, !10}
