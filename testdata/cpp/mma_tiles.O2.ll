; ModuleID = 'mma_tiles.cu'
source_filename = "mma_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mma_tiles(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = shl nuw nsw i32 %5, 5
  %7 = mul i32 %3, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %4
  %14 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %15 = lshr i32 %14, 2
  %16 = or disjoint i32 %15, 8
  br label %121

17:                                               ; preds = %4
  %18 = mul i32 %3, %11
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %19
  %21 = shl i32 %3, 4
  %22 = tail call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %23 = lshr i32 %22, 2
  %24 = and i32 %22, 3
  %25 = mul nuw nsw i32 %3, %23
  %26 = add nuw i32 %25, %24
  %27 = sext i32 %26 to i64
  %28 = or disjoint i32 %23, 8
  %29 = mul nuw nsw i32 %3, %28
  %30 = add nuw i32 %29, %24
  %31 = sext i32 %30 to i64
  %32 = or disjoint i32 %24, 4
  %33 = add nuw i32 %25, %32
  %34 = sext i32 %33 to i64
  %35 = add nuw i32 %29, %32
  %36 = sext i32 %35 to i64
  %37 = shl i32 %3, 3
  %38 = zext nneg i32 %26 to i64
  %39 = getelementptr float, ptr %20, i64 %38
  %40 = sext i32 %21 to i64
  %41 = sext i32 %37 to i64
  br label %42

42:                                               ; preds = %42, %17
  %43 = phi float [ 0.000000e+00, %17 ], [ %94, %42 ]
  %44 = phi float [ 0.000000e+00, %17 ], [ %95, %42 ]
  %45 = phi float [ 0.000000e+00, %17 ], [ %96, %42 ]
  %46 = phi float [ 0.000000e+00, %17 ], [ %110, %42 ]
  %47 = phi float [ 0.000000e+00, %17 ], [ %111, %42 ]
  %48 = phi float [ 0.000000e+00, %17 ], [ %112, %42 ]
  %49 = phi float [ 0.000000e+00, %17 ], [ %99, %42 ]
  %50 = phi float [ 0.000000e+00, %17 ], [ %100, %42 ]
  %51 = phi float [ 0.000000e+00, %17 ], [ %101, %42 ]
  %52 = phi float [ 0.000000e+00, %17 ], [ %115, %42 ]
  %53 = phi float [ 0.000000e+00, %17 ], [ %116, %42 ]
  %54 = phi float [ 0.000000e+00, %17 ], [ %117, %42 ]
  %55 = phi float [ 0.000000e+00, %17 ], [ %118, %42 ]
  %56 = phi float [ 0.000000e+00, %17 ], [ %102, %42 ]
  %57 = phi float [ 0.000000e+00, %17 ], [ %113, %42 ]
  %58 = phi float [ 0.000000e+00, %17 ], [ %97, %42 ]
  %59 = phi i32 [ 0, %17 ], [ %119, %42 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr float, ptr %9, i64 %60
  %62 = getelementptr inbounds float, ptr %61, i64 %27
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %63) #2, !srcloc !10
  %65 = getelementptr inbounds float, ptr %61, i64 %31
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %66) #2, !srcloc !10
  %68 = getelementptr inbounds float, ptr %61, i64 %34
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %69) #2, !srcloc !10
  %71 = getelementptr inbounds float, ptr %61, i64 %36
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %72) #2, !srcloc !10
  %74 = getelementptr float, ptr %61, i64 %40
  %75 = getelementptr inbounds float, ptr %74, i64 %27
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %76) #2, !srcloc !10
  %78 = getelementptr inbounds float, ptr %74, i64 %31
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %79) #2, !srcloc !10
  %81 = getelementptr inbounds float, ptr %74, i64 %34
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %82) #2, !srcloc !10
  %84 = getelementptr inbounds float, ptr %74, i64 %36
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %85) #2, !srcloc !10
  %87 = getelementptr float, ptr %39, i64 %60
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %88) #2, !srcloc !10
  %90 = getelementptr i8, ptr %87, i64 16
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %91) #2, !srcloc !10
  %93 = tail call contract { float, float, float, float } asm "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %64, i32 %67, i32 %70, i32 %73, i32 %89, i32 %92, float %43, float %44, float %45, float %58) #2, !srcloc !11
  %94 = extractvalue { float, float, float, float } %93, 0
  %95 = extractvalue { float, float, float, float } %93, 1
  %96 = extractvalue { float, float, float, float } %93, 2
  %97 = extractvalue { float, float, float, float } %93, 3
  %98 = tail call contract { float, float, float, float } asm "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %77, i32 %80, i32 %83, i32 %86, i32 %89, i32 %92, float %49, float %50, float %51, float %56) #2, !srcloc !11
  %99 = extractvalue { float, float, float, float } %98, 0
  %100 = extractvalue { float, float, float, float } %98, 1
  %101 = extractvalue { float, float, float, float } %98, 2
  %102 = extractvalue { float, float, float, float } %98, 3
  %103 = getelementptr float, ptr %87, i64 %41
  %104 = load float, ptr %103, align 4, !tbaa !8
  %105 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %104) #2, !srcloc !10
  %106 = getelementptr i8, ptr %103, i64 16
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = tail call noundef i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %107) #2, !srcloc !10
  %109 = tail call contract { float, float, float, float } asm "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %64, i32 %67, i32 %70, i32 %73, i32 %105, i32 %108, float %46, float %47, float %48, float %57) #2, !srcloc !11
  %110 = extractvalue { float, float, float, float } %109, 0
  %111 = extractvalue { float, float, float, float } %109, 1
  %112 = extractvalue { float, float, float, float } %109, 2
  %113 = extractvalue { float, float, float, float } %109, 3
  %114 = tail call contract { float, float, float, float } asm "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %77, i32 %80, i32 %83, i32 %86, i32 %105, i32 %108, float %52, float %53, float %54, float %55) #2, !srcloc !11
  %115 = extractvalue { float, float, float, float } %114, 0
  %116 = extractvalue { float, float, float, float } %114, 1
  %117 = extractvalue { float, float, float, float } %114, 2
  %118 = extractvalue { float, float, float, float } %114, 3
  %119 = add nuw nsw i32 %59, 8
  %120 = icmp slt i32 %119, %3
  br i1 %120, label %42, label %121, !llvm.loop !12

121:                                              ; preds = %42, %13
  %122 = phi i32 [ %16, %13 ], [ %28, %42 ]
  %123 = phi i32 [ %15, %13 ], [ %23, %42 ]
  %124 = phi i32 [ %14, %13 ], [ %22, %42 ]
  %125 = phi float [ 0.000000e+00, %13 ], [ %94, %42 ]
  %126 = phi float [ 0.000000e+00, %13 ], [ %95, %42 ]
  %127 = phi float [ 0.000000e+00, %13 ], [ %96, %42 ]
  %128 = phi float [ 0.000000e+00, %13 ], [ %110, %42 ]
  %129 = phi float [ 0.000000e+00, %13 ], [ %111, %42 ]
  %130 = phi float [ 0.000000e+00, %13 ], [ %112, %42 ]
  %131 = phi float [ 0.000000e+00, %13 ], [ %99, %42 ]
  %132 = phi float [ 0.000000e+00, %13 ], [ %100, %42 ]
  %133 = phi float [ 0.000000e+00, %13 ], [ %101, %42 ]
  %134 = phi float [ 0.000000e+00, %13 ], [ %115, %42 ]
  %135 = phi float [ 0.000000e+00, %13 ], [ %116, %42 ]
  %136 = phi float [ 0.000000e+00, %13 ], [ %117, %42 ]
  %137 = phi float [ 0.000000e+00, %13 ], [ %118, %42 ]
  %138 = phi float [ 0.000000e+00, %13 ], [ %102, %42 ]
  %139 = phi float [ 0.000000e+00, %13 ], [ %113, %42 ]
  %140 = phi float [ 0.000000e+00, %13 ], [ %97, %42 ]
  %141 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %142 = shl i32 %141, 4
  %143 = mul i32 %6, %142
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw float, ptr %2, i64 %144
  %146 = zext i32 %11 to i64
  %147 = getelementptr inbounds nuw float, ptr %145, i64 %146
  %148 = shl nuw nsw i32 %124, 1
  %149 = and i32 %148, 6
  %150 = mul nsw i32 %123, %142
  %151 = or disjoint i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds float, ptr %147, i64 %152
  store float %125, ptr %153, align 4, !tbaa !8
  %154 = or disjoint i32 %149, 1
  %155 = or disjoint i32 %154, %150
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %147, i64 %156
  store float %126, ptr %157, align 4, !tbaa !8
  %158 = mul nsw i32 %122, %142
  %159 = or disjoint i32 %149, %158
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %147, i64 %160
  store float %127, ptr %161, align 4, !tbaa !8
  %162 = or disjoint i32 %154, %158
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %147, i64 %163
  store float %140, ptr %164, align 4, !tbaa !8
  %165 = or disjoint i32 %149, 8
  %166 = or disjoint i32 %165, %150
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %147, i64 %167
  store float %128, ptr %168, align 4, !tbaa !8
  %169 = or disjoint i32 %149, 9
  %170 = or disjoint i32 %169, %150
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr %147, i64 %171
  store float %129, ptr %172, align 4, !tbaa !8
  %173 = or disjoint i32 %165, %158
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %147, i64 %174
  store float %130, ptr %175, align 4, !tbaa !8
  %176 = or disjoint i32 %169, %158
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %147, i64 %177
  store float %139, ptr %178, align 4, !tbaa !8
  %179 = or disjoint i32 %123, 16
  %180 = mul nsw i32 %179, %142
  %181 = or disjoint i32 %149, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %147, i64 %182
  store float %131, ptr %183, align 4, !tbaa !8
  %184 = or disjoint i32 %154, %180
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %147, i64 %185
  store float %132, ptr %186, align 4, !tbaa !8
  %187 = or i32 %123, 24
  %188 = mul nsw i32 %187, %142
  %189 = or disjoint i32 %149, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %147, i64 %190
  store float %133, ptr %191, align 4, !tbaa !8
  %192 = or disjoint i32 %154, %188
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %147, i64 %193
  store float %138, ptr %194, align 4, !tbaa !8
  %195 = or disjoint i32 %165, %180
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %147, i64 %196
  store float %134, ptr %197, align 4, !tbaa !8
  %198 = or disjoint i32 %169, %180
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr %147, i64 %199
  store float %135, ptr %200, align 4, !tbaa !8
  %201 = or disjoint i32 %165, %188
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr %147, i64 %202
  store float %136, ptr %203, align 4, !tbaa !8
  %204 = or disjoint i32 %169, %188
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %147, i64 %205
  store float %137, ptr %206, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }

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
!10 = !{i64 722}
!11 = !{i64 1298}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
