; ModuleID = 'fixed_signal.cu'
source_filename = "fixed_signal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Complex = type { float, float }

@_ZZ13cosine_blocksE5block = internal unnamed_addr addrspace(3) global [4 x [8 x [9 x float]]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @biquad_bank(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %24

5:                                                ; preds = %3
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul nsw i32 %10, 20
  %12 = tail call i32 @llvm.smax.i32(i32 %11, i32 -17768)
  %13 = tail call i32 @llvm.smin.i32(i32 %12, i32 47767)
  %14 = mul nsw i32 %10, 10
  %15 = tail call i32 @llvm.smax.i32(i32 %14, i32 -36768)
  %16 = tail call i32 @llvm.smin.i32(i32 %15, i32 28767)
  %17 = mul nsw i32 %2, %10
  %18 = shl i32 %16, 16
  %19 = add i32 %18, 262144000
  %20 = ashr exact i32 %19, 16
  %21 = shl i32 %13, 16
  %22 = add i32 %21, -983040000
  %23 = ashr exact i32 %22, 16
  br label %25

24:                                               ; preds = %25, %3
  ret void

25:                                               ; preds = %5, %25
  %26 = phi i32 [ 0, %5 ], [ %105, %25 ]
  %27 = phi i64 [ 0, %5 ], [ %78, %25 ]
  %28 = phi i64 [ 0, %5 ], [ %103, %25 ]
  %29 = add nsw i32 %26, %17
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i16, ptr %0, i64 %30
  %32 = load i16, ptr %31, align 2, !tbaa !8
  %33 = sext i16 %32 to i32
  %34 = mul nsw i32 %20, %33
  %35 = add nsw i32 %34, 8192
  %36 = ashr i32 %35, 14
  %37 = tail call i32 @llvm.smax.i32(i32 %36, i32 -32768)
  %38 = tail call i32 @llvm.smin.i32(i32 %37, i32 32767)
  %39 = trunc nsw i32 %38 to i16
  %40 = trunc i64 %27 to i16
  %41 = sext i16 %40 to i32
  %42 = mul nsw i32 %41, 8000
  %43 = add nsw i32 %42, 8192
  %44 = lshr i32 %43, 14
  %45 = trunc i32 %44 to i16
  %46 = tail call i16 @llvm.sadd.sat.i16(i16 %39, i16 %45)
  %47 = lshr i64 %27, 16
  %48 = trunc i64 %47 to i16
  %49 = sext i16 %48 to i32
  %50 = mul nsw i32 %49, 4000
  %51 = add nsw i32 %50, 8192
  %52 = lshr i32 %51, 14
  %53 = trunc i32 %52 to i16
  %54 = tail call i16 @llvm.sadd.sat.i16(i16 %46, i16 %53)
  %55 = lshr i64 %27, 32
  %56 = trunc i64 %55 to i16
  %57 = sext i16 %56 to i32
  %58 = mul i32 %57, 1073732824
  %59 = add i32 %58, 8192
  %60 = lshr i32 %59, 14
  %61 = trunc i32 %60 to i16
  %62 = tail call i16 @llvm.ssub.sat.i16(i16 %54, i16 %61)
  %63 = ashr i64 %27, 48
  %64 = trunc nsw i64 %63 to i32
  %65 = mul nsw i32 %64, 3000
  %66 = add nsw i32 %65, 8192
  %67 = lshr i32 %66, 14
  %68 = trunc i32 %67 to i16
  %69 = tail call i16 @llvm.ssub.sat.i16(i16 %62, i16 %68)
  %70 = shl i64 %27, 16
  %71 = and i64 %70, 4294901760
  %72 = zext i16 %32 to i64
  %73 = or disjoint i64 %71, %72
  %74 = shl i64 %55, 48
  %75 = or disjoint i64 %73, %74
  %76 = zext i16 %69 to i64
  %77 = shl nuw nsw i64 %76, 32
  %78 = or disjoint i64 %77, %75
  %79 = sext i16 %69 to i32
  %80 = mul nsw i32 %79, 12000
  %81 = add nsw i32 %80, 8192
  %82 = lshr i32 %81, 14
  %83 = trunc i32 %82 to i16
  %84 = trunc i64 %28 to i16
  %85 = sext i16 %84 to i32
  %86 = mul i32 %85, 1073729824
  %87 = add i32 %86, 8192
  %88 = lshr i32 %87, 14
  %89 = trunc i32 %88 to i16
  %90 = tail call i16 @llvm.sadd.sat.i16(i16 %83, i16 %89)
  %91 = lshr i64 %28, 32
  %92 = trunc i64 %91 to i16
  %93 = sext i16 %92 to i32
  %94 = mul nsw i32 %23, %93
  %95 = add nsw i32 %94, 8192
  %96 = ashr i32 %95, 14
  %97 = tail call i32 @llvm.smax.i32(i32 %96, i32 -32768)
  %98 = tail call i32 @llvm.smin.i32(i32 %97, i32 32767)
  %99 = trunc nsw i32 %98 to i16
  %100 = tail call i16 @llvm.ssub.sat.i16(i16 %90, i16 %99)
  %101 = zext i16 %100 to i64
  %102 = shl nuw nsw i64 %101, 32
  %103 = or disjoint i64 %102, %76
  %104 = getelementptr inbounds i16, ptr %1, i64 %30
  store i16 %100, ptr %104, align 2, !tbaa !8
  %105 = add nuw nsw i32 %26, 1
  %106 = icmp eq i32 %105, %2
  br i1 %106, label %24, label %25, !llvm.loop !10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @cosine_blocks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = lshr i32 %3, 3
  %5 = and i32 %3, 7
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 8
  %8 = shl nuw nsw i32 %4, 6
  %9 = add i32 %8, %7
  %10 = or disjoint i32 %9, %5
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ13cosine_blocksE5block to ptr), i64 %11
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw float, ptr %12, i64 %13
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !12
  store float %17, ptr %14, align 4, !tbaa !12
  %18 = or disjoint i32 %10, 8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !12
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 36
  store float %21, ptr %22, align 4, !tbaa !12
  %23 = or disjoint i32 %10, 16
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr %14, i64 72
  store float %26, ptr %27, align 4, !tbaa !12
  %28 = or disjoint i32 %10, 24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 108
  store float %31, ptr %32, align 4, !tbaa !12
  %33 = or disjoint i32 %10, 32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 144
  store float %36, ptr %37, align 4, !tbaa !12
  %38 = or disjoint i32 %10, 40
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !12
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 180
  store float %41, ptr %42, align 4, !tbaa !12
  %43 = or disjoint i32 %10, 48
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !12
  %47 = getelementptr inbounds nuw i8, ptr %14, i64 216
  store float %46, ptr %47, align 4, !tbaa !12
  %48 = or disjoint i32 %10, 56
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !12
  %52 = getelementptr inbounds nuw i8, ptr %14, i64 252
  store float %51, ptr %52, align 4, !tbaa !12
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %53 = load float, ptr %14, align 4, !tbaa !12
  %54 = fmul contract float %53, 0x3FD6A09E60000000
  %55 = fadd contract float %54, 0.000000e+00
  %56 = load float, ptr %22, align 4, !tbaa !12
  %57 = fmul contract float %56, 0x3FD6A09E60000000
  %58 = fadd contract float %55, %57
  %59 = load float, ptr %27, align 4, !tbaa !12
  %60 = fmul contract float %59, 0x3FD6A09E60000000
  %61 = fadd contract float %58, %60
  %62 = load float, ptr %32, align 4, !tbaa !12
  %63 = fmul contract float %62, 0x3FD6A09E60000000
  %64 = fadd contract float %61, %63
  %65 = load float, ptr %37, align 4, !tbaa !12
  %66 = fmul contract float %65, 0x3FD6A09E60000000
  %67 = fadd contract float %64, %66
  %68 = load float, ptr %42, align 4, !tbaa !12
  %69 = fmul contract float %68, 0x3FD6A09E60000000
  %70 = fadd contract float %67, %69
  %71 = load float, ptr %47, align 4, !tbaa !12
  %72 = fmul contract float %71, 0x3FD6A09E60000000
  %73 = fadd contract float %70, %72
  %74 = load float, ptr %52, align 4, !tbaa !12
  %75 = fmul contract float %74, 0x3FD6A09E60000000
  %76 = fadd contract float %73, %75
  %77 = fmul contract float %53, 0x3FDF6297C0000000
  %78 = fadd contract float %77, 0.000000e+00
  %79 = fmul contract float %56, 0x3FDA9B6620000000
  %80 = fadd contract float %78, %79
  %81 = fmul contract float %59, 0x3FD1C73B40000000
  %82 = fadd contract float %80, %81
  %83 = fmul contract float %62, 0x3FB8F8B840000000
  %84 = fadd contract float %82, %83
  %85 = fmul contract float %65, 0x3FB8F8B840000000
  %86 = fsub contract float %84, %85
  %87 = fmul contract float %68, 0x3FD1C73B40000000
  %88 = fsub contract float %86, %87
  %89 = fmul contract float %71, 0x3FDA9B6620000000
  %90 = fsub contract float %88, %89
  %91 = fmul contract float %74, 0x3FDF6297C0000000
  %92 = fsub contract float %90, %91
  %93 = fmul contract float %53, 0x3FDD906BC0000000
  %94 = fadd contract float %93, 0.000000e+00
  %95 = fmul contract float %56, 0x3FC87DE2A0000000
  %96 = fadd contract float %94, %95
  %97 = fmul contract float %59, 0x3FC87DE2A0000000
  %98 = fsub contract float %96, %97
  %99 = fmul contract float %62, 0x3FDD906BC0000000
  %100 = fsub contract float %98, %99
  %101 = fmul contract float %65, 0x3FDD906BC0000000
  %102 = fsub contract float %100, %101
  %103 = fmul contract float %68, 0x3FC87DE2A0000000
  %104 = fsub contract float %102, %103
  %105 = fmul contract float %71, 0x3FC87DE2A0000000
  %106 = fadd contract float %104, %105
  %107 = fmul contract float %74, 0x3FDD906BC0000000
  %108 = fadd contract float %106, %107
  %109 = fmul contract float %53, 0x3FDA9B6620000000
  %110 = fadd contract float %109, 0.000000e+00
  %111 = fmul contract float %56, 0x3FB8F8B840000000
  %112 = fsub contract float %110, %111
  %113 = fmul contract float %59, 0x3FDF6297C0000000
  %114 = fsub contract float %112, %113
  %115 = fmul contract float %62, 0x3FD1C73B40000000
  %116 = fsub contract float %114, %115
  %117 = fmul contract float %65, 0x3FD1C73B40000000
  %118 = fadd contract float %116, %117
  %119 = fmul contract float %68, 0x3FDF6297C0000000
  %120 = fadd contract float %118, %119
  %121 = fmul contract float %71, 0x3FB8F8B840000000
  %122 = fadd contract float %120, %121
  %123 = fmul contract float %74, 0x3FDA9B6620000000
  %124 = fsub contract float %122, %123
  %125 = fsub contract float %55, %57
  %126 = fsub contract float %125, %60
  %127 = fadd contract float %126, %63
  %128 = fadd contract float %127, %66
  %129 = fsub contract float %128, %69
  %130 = fsub contract float %129, %72
  %131 = fadd contract float %130, %75
  %132 = fmul contract float %53, 0x3FD1C73B40000000
  %133 = fadd contract float %132, 0.000000e+00
  %134 = fmul contract float %56, 0x3FDF6297C0000000
  %135 = fsub contract float %133, %134
  %136 = fmul contract float %59, 0x3FB8F8B840000000
  %137 = fadd contract float %135, %136
  %138 = fmul contract float %62, 0x3FDA9B6620000000
  %139 = fadd contract float %137, %138
  %140 = fmul contract float %65, 0x3FDA9B6620000000
  %141 = fsub contract float %139, %140
  %142 = fmul contract float %68, 0x3FB8F8B840000000
  %143 = fsub contract float %141, %142
  %144 = fmul contract float %71, 0x3FDF6297C0000000
  %145 = fadd contract float %143, %144
  %146 = fmul contract float %74, 0x3FD1C73B40000000
  %147 = fsub contract float %145, %146
  %148 = fmul contract float %53, 0x3FC87DE2A0000000
  %149 = fadd contract float %148, 0.000000e+00
  %150 = fmul contract float %56, 0x3FDD906BC0000000
  %151 = fsub contract float %149, %150
  %152 = fmul contract float %59, 0x3FDD906BC0000000
  %153 = fadd contract float %151, %152
  %154 = fmul contract float %62, 0x3FC87DE2A0000000
  %155 = fsub contract float %153, %154
  %156 = fmul contract float %65, 0x3FC87DE2A0000000
  %157 = fsub contract float %155, %156
  %158 = fmul contract float %68, 0x3FDD906BC0000000
  %159 = fadd contract float %157, %158
  %160 = fmul contract float %71, 0x3FDD906BC0000000
  %161 = fsub contract float %159, %160
  %162 = fmul contract float %74, 0x3FC87DE2A0000000
  %163 = fadd contract float %161, %162
  %164 = fmul contract float %53, 0x3FB8F8B840000000
  %165 = fadd contract float %164, 0.000000e+00
  %166 = fmul contract float %56, 0x3FD1C73B40000000
  %167 = fsub contract float %165, %166
  %168 = fmul contract float %59, 0x3FDA9B6620000000
  %169 = fadd contract float %167, %168
  %170 = fmul contract float %62, 0x3FDF6297C0000000
  %171 = fsub contract float %169, %170
  %172 = fmul contract float %65, 0x3FDF6297C0000000
  %173 = fadd contract float %171, %172
  %174 = fmul contract float %68, 0x3FDA9B6620000000
  %175 = fsub contract float %173, %174
  %176 = fmul contract float %71, 0x3FD1C73B40000000
  %177 = fadd contract float %175, %176
  %178 = fmul contract float %74, 0x3FB8F8B840000000
  %179 = fsub contract float %177, %178
  store float %76, ptr %14, align 4, !tbaa !12
  store float %92, ptr %22, align 4, !tbaa !12
  store float %108, ptr %27, align 4, !tbaa !12
  store float %124, ptr %32, align 4, !tbaa !12
  store float %131, ptr %37, align 4, !tbaa !12
  store float %147, ptr %42, align 4, !tbaa !12
  store float %163, ptr %47, align 4, !tbaa !12
  store float %179, ptr %52, align 4, !tbaa !12
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %180 = getelementptr inbounds nuw [9 x float], ptr %12, i64 %13
  %181 = load float, ptr %180, align 4, !tbaa !12
  %182 = fmul contract float %181, 0x3FD6A09E60000000
  %183 = fadd contract float %182, 0.000000e+00
  %184 = getelementptr inbounds nuw i8, ptr %180, i64 4
  %185 = load float, ptr %184, align 4, !tbaa !12
  %186 = fmul contract float %185, 0x3FD6A09E60000000
  %187 = fadd contract float %183, %186
  %188 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %189 = load float, ptr %188, align 4, !tbaa !12
  %190 = fmul contract float %189, 0x3FD6A09E60000000
  %191 = fadd contract float %187, %190
  %192 = getelementptr inbounds nuw i8, ptr %180, i64 12
  %193 = load float, ptr %192, align 4, !tbaa !12
  %194 = fmul contract float %193, 0x3FD6A09E60000000
  %195 = fadd contract float %191, %194
  %196 = getelementptr inbounds nuw i8, ptr %180, i64 16
  %197 = load float, ptr %196, align 4, !tbaa !12
  %198 = fmul contract float %197, 0x3FD6A09E60000000
  %199 = fadd contract float %195, %198
  %200 = getelementptr inbounds nuw i8, ptr %180, i64 20
  %201 = load float, ptr %200, align 4, !tbaa !12
  %202 = fmul contract float %201, 0x3FD6A09E60000000
  %203 = fadd contract float %199, %202
  %204 = getelementptr inbounds nuw i8, ptr %180, i64 24
  %205 = load float, ptr %204, align 4, !tbaa !12
  %206 = fmul contract float %205, 0x3FD6A09E60000000
  %207 = fadd contract float %203, %206
  %208 = getelementptr inbounds nuw i8, ptr %180, i64 28
  %209 = load float, ptr %208, align 4, !tbaa !12
  %210 = fmul contract float %209, 0x3FD6A09E60000000
  %211 = fadd contract float %207, %210
  %212 = fmul contract float %181, 0x3FDF6297C0000000
  %213 = fadd contract float %212, 0.000000e+00
  %214 = fmul contract float %185, 0x3FDA9B6620000000
  %215 = fadd contract float %213, %214
  %216 = fmul contract float %189, 0x3FD1C73B40000000
  %217 = fadd contract float %215, %216
  %218 = fmul contract float %193, 0x3FB8F8B840000000
  %219 = fadd contract float %217, %218
  %220 = fmul contract float %197, 0x3FB8F8B840000000
  %221 = fsub contract float %219, %220
  %222 = fmul contract float %201, 0x3FD1C73B40000000
  %223 = fsub contract float %221, %222
  %224 = fmul contract float %205, 0x3FDA9B6620000000
  %225 = fsub contract float %223, %224
  %226 = fmul contract float %209, 0x3FDF6297C0000000
  %227 = fsub contract float %225, %226
  %228 = fmul contract float %181, 0x3FDD906BC0000000
  %229 = fadd contract float %228, 0.000000e+00
  %230 = fmul contract float %185, 0x3FC87DE2A0000000
  %231 = fadd contract float %229, %230
  %232 = fmul contract float %189, 0x3FC87DE2A0000000
  %233 = fsub contract float %231, %232
  %234 = fmul contract float %193, 0x3FDD906BC0000000
  %235 = fsub contract float %233, %234
  %236 = fmul contract float %197, 0x3FDD906BC0000000
  %237 = fsub contract float %235, %236
  %238 = fmul contract float %201, 0x3FC87DE2A0000000
  %239 = fsub contract float %237, %238
  %240 = fmul contract float %205, 0x3FC87DE2A0000000
  %241 = fadd contract float %239, %240
  %242 = fmul contract float %209, 0x3FDD906BC0000000
  %243 = fadd contract float %241, %242
  %244 = fmul contract float %181, 0x3FDA9B6620000000
  %245 = fadd contract float %244, 0.000000e+00
  %246 = fmul contract float %185, 0x3FB8F8B840000000
  %247 = fsub contract float %245, %246
  %248 = fmul contract float %189, 0x3FDF6297C0000000
  %249 = fsub contract float %247, %248
  %250 = fmul contract float %193, 0x3FD1C73B40000000
  %251 = fsub contract float %249, %250
  %252 = fmul contract float %197, 0x3FD1C73B40000000
  %253 = fadd contract float %251, %252
  %254 = fmul contract float %201, 0x3FDF6297C0000000
  %255 = fadd contract float %253, %254
  %256 = fmul contract float %205, 0x3FB8F8B840000000
  %257 = fadd contract float %255, %256
  %258 = fmul contract float %209, 0x3FDA9B6620000000
  %259 = fsub contract float %257, %258
  %260 = fsub contract float %183, %186
  %261 = fsub contract float %260, %190
  %262 = fadd contract float %261, %194
  %263 = fadd contract float %262, %198
  %264 = fsub contract float %263, %202
  %265 = fsub contract float %264, %206
  %266 = fadd contract float %265, %210
  %267 = fmul contract float %181, 0x3FD1C73B40000000
  %268 = fadd contract float %267, 0.000000e+00
  %269 = fmul contract float %185, 0x3FDF6297C0000000
  %270 = fsub contract float %268, %269
  %271 = fmul contract float %189, 0x3FB8F8B840000000
  %272 = fadd contract float %270, %271
  %273 = fmul contract float %193, 0x3FDA9B6620000000
  %274 = fadd contract float %272, %273
  %275 = fmul contract float %197, 0x3FDA9B6620000000
  %276 = fsub contract float %274, %275
  %277 = fmul contract float %201, 0x3FB8F8B840000000
  %278 = fsub contract float %276, %277
  %279 = fmul contract float %205, 0x3FDF6297C0000000
  %280 = fadd contract float %278, %279
  %281 = fmul contract float %209, 0x3FD1C73B40000000
  %282 = fsub contract float %280, %281
  %283 = fmul contract float %181, 0x3FC87DE2A0000000
  %284 = fadd contract float %283, 0.000000e+00
  %285 = fmul contract float %185, 0x3FDD906BC0000000
  %286 = fsub contract float %284, %285
  %287 = fmul contract float %189, 0x3FDD906BC0000000
  %288 = fadd contract float %286, %287
  %289 = fmul contract float %193, 0x3FC87DE2A0000000
  %290 = fsub contract float %288, %289
  %291 = fmul contract float %197, 0x3FC87DE2A0000000
  %292 = fsub contract float %290, %291
  %293 = fmul contract float %201, 0x3FDD906BC0000000
  %294 = fadd contract float %292, %293
  %295 = fmul contract float %205, 0x3FDD906BC0000000
  %296 = fsub contract float %294, %295
  %297 = fmul contract float %209, 0x3FC87DE2A0000000
  %298 = fadd contract float %296, %297
  %299 = fmul contract float %181, 0x3FB8F8B840000000
  %300 = fadd contract float %299, 0.000000e+00
  %301 = fmul contract float %185, 0x3FD1C73B40000000
  %302 = fsub contract float %300, %301
  %303 = fmul contract float %189, 0x3FDA9B6620000000
  %304 = fadd contract float %302, %303
  %305 = fmul contract float %193, 0x3FDF6297C0000000
  %306 = fsub contract float %304, %305
  %307 = fmul contract float %197, 0x3FDF6297C0000000
  %308 = fadd contract float %306, %307
  %309 = fmul contract float %201, 0x3FDA9B6620000000
  %310 = fsub contract float %308, %309
  %311 = fmul contract float %205, 0x3FD1C73B40000000
  %312 = fadd contract float %310, %311
  %313 = fmul contract float %209, 0x3FB8F8B840000000
  %314 = fsub contract float %312, %313
  store float %211, ptr %180, align 4, !tbaa !12
  store float %227, ptr %184, align 4, !tbaa !12
  store float %243, ptr %188, align 4, !tbaa !12
  store float %259, ptr %192, align 4, !tbaa !12
  store float %266, ptr %196, align 4, !tbaa !12
  store float %282, ptr %200, align 4, !tbaa !12
  store float %298, ptr %204, align 4, !tbaa !12
  store float %314, ptr %208, align 4, !tbaa !12
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %315 = load float, ptr %14, align 4, !tbaa !12
  %316 = getelementptr inbounds float, ptr %1, i64 %15
  store float %315, ptr %316, align 4, !tbaa !12
  %317 = load float, ptr %22, align 4, !tbaa !12
  %318 = getelementptr inbounds float, ptr %1, i64 %19
  store float %317, ptr %318, align 4, !tbaa !12
  %319 = load float, ptr %27, align 4, !tbaa !12
  %320 = getelementptr inbounds float, ptr %1, i64 %24
  store float %319, ptr %320, align 4, !tbaa !12
  %321 = load float, ptr %32, align 4, !tbaa !12
  %322 = getelementptr inbounds float, ptr %1, i64 %29
  store float %321, ptr %322, align 4, !tbaa !12
  %323 = load float, ptr %37, align 4, !tbaa !12
  %324 = getelementptr inbounds float, ptr %1, i64 %34
  store float %323, ptr %324, align 4, !tbaa !12
  %325 = load float, ptr %42, align 4, !tbaa !12
  %326 = getelementptr inbounds float, ptr %1, i64 %39
  store float %325, ptr %326, align 4, !tbaa !12
  %327 = load float, ptr %47, align 4, !tbaa !12
  %328 = getelementptr inbounds float, ptr %1, i64 %44
  store float %327, ptr %328, align 4, !tbaa !12
  %329 = load float, ptr %52, align 4, !tbaa !12
  %330 = getelementptr inbounds float, ptr %1, i64 %49
  store float %329, ptr %330, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fourier16(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds %struct.Complex, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load float, ptr %11, align 4
  %13 = add i32 %7, 32
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds %struct.Complex, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = add i32 %7, 64
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds %struct.Complex, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = add i32 %7, 96
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.Complex, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = add i32 %7, 128
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Complex, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = sext i32 %7 to i64
  %38 = getelementptr %struct.Complex, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 1280
  %40 = load float, ptr %39, align 4
  %41 = getelementptr i8, ptr %38, i64 1284
  %42 = load float, ptr %41, align 4
  %43 = sext i32 %7 to i64
  %44 = getelementptr %struct.Complex, ptr %0, i64 %43
  %45 = getelementptr i8, ptr %44, i64 1536
  %46 = load float, ptr %45, align 4
  %47 = getelementptr i8, ptr %44, i64 1540
  %48 = load float, ptr %47, align 4
  %49 = sext i32 %7 to i64
  %50 = getelementptr %struct.Complex, ptr %0, i64 %49
  %51 = getelementptr i8, ptr %50, i64 1792
  %52 = load float, ptr %51, align 4
  %53 = getelementptr i8, ptr %50, i64 1796
  %54 = load float, ptr %53, align 4
  %55 = add i32 %7, 256
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.Complex, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %60 = load float, ptr %59, align 4
  %61 = sext i32 %7 to i64
  %62 = getelementptr %struct.Complex, ptr %0, i64 %61
  %63 = getelementptr i8, ptr %62, i64 2304
  %64 = load float, ptr %63, align 4
  %65 = getelementptr i8, ptr %62, i64 2308
  %66 = load float, ptr %65, align 4
  %67 = sext i32 %7 to i64
  %68 = getelementptr %struct.Complex, ptr %0, i64 %67
  %69 = getelementptr i8, ptr %68, i64 2560
  %70 = load float, ptr %69, align 4
  %71 = getelementptr i8, ptr %68, i64 2564
  %72 = load float, ptr %71, align 4
  %73 = sext i32 %7 to i64
  %74 = getelementptr %struct.Complex, ptr %0, i64 %73
  %75 = getelementptr i8, ptr %74, i64 2816
  %76 = load float, ptr %75, align 4
  %77 = getelementptr i8, ptr %74, i64 2820
  %78 = load float, ptr %77, align 4
  %79 = add i32 %7, 384
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds %struct.Complex, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %84 = load float, ptr %83, align 4
  %85 = sext i32 %7 to i64
  %86 = getelementptr %struct.Complex, ptr %0, i64 %85
  %87 = getelementptr i8, ptr %86, i64 3328
  %88 = load float, ptr %87, align 4
  %89 = getelementptr i8, ptr %86, i64 3332
  %90 = load float, ptr %89, align 4
  %91 = sext i32 %7 to i64
  %92 = getelementptr %struct.Complex, ptr %0, i64 %91
  %93 = getelementptr i8, ptr %92, i64 3584
  %94 = load float, ptr %93, align 4
  %95 = getelementptr i8, ptr %92, i64 3588
  %96 = load float, ptr %95, align 4
  %97 = sext i32 %7 to i64
  %98 = getelementptr %struct.Complex, ptr %0, i64 %97
  %99 = getelementptr i8, ptr %98, i64 3840
  %100 = load float, ptr %99, align 4
  %101 = getelementptr i8, ptr %98, i64 3844
  %102 = load float, ptr %101, align 4
  %103 = fsub contract float %22, %70
  %104 = fsub contract float %48, %96
  %105 = fsub contract float %103, %104
  %106 = fmul contract float %105, 0xBFE6A09E60000000
  %107 = fsub contract float %24, %72
  %108 = fsub contract float %46, %94
  %109 = fadd contract float %107, %108
  %110 = fmul contract float %109, 0xBFE6A09E60000000
  %111 = fadd contract float %106, %110
  %112 = fsub contract float %106, %110
  %113 = fsub contract float %16, %64
  %114 = fsub contract float %42, %90
  %115 = fsub contract float %113, %114
  %116 = fmul contract float %115, 0xBFED906BC0000000
  %117 = fsub contract float %18, %66
  %118 = fsub contract float %40, %88
  %119 = fadd contract float %117, %118
  %120 = fmul contract float %119, 0x3FD87DE2A0000000
  %121 = fadd contract float %116, %120
  %122 = fmul contract float %115, 0x3FD87DE2A0000000
  %123 = fmul contract float %119, 0xBFED906BC0000000
  %124 = fsub contract float %122, %123
  %125 = fadd contract float %28, %76
  %126 = fadd contract float %52, %100
  %127 = fsub contract float %125, %126
  %128 = fmul contract float %127, 0xBFE6A09E60000000
  %129 = fadd contract float %30, %78
  %130 = fadd contract float %54, %102
  %131 = fsub contract float %129, %130
  %132 = fmul contract float %131, 0xBFE6A09E60000000
  %133 = fadd contract float %128, %132
  %134 = fsub contract float %128, %132
  %135 = fadd contract float %24, %72
  %136 = fadd contract float %48, %96
  %137 = fsub contract float %135, %136
  %138 = fmul contract float %137, 0.000000e+00
  %139 = fadd contract float %22, %70
  %140 = fadd contract float %46, %94
  %141 = fsub contract float %139, %140
  %142 = fsub contract float %138, %141
  %143 = fmul contract float %141, 0.000000e+00
  %144 = fadd contract float %143, %137
  %145 = fadd contract float %16, %64
  %146 = fadd contract float %40, %88
  %147 = fsub contract float %145, %146
  %148 = fmul contract float %147, 0xBFE6A09E60000000
  %149 = fadd contract float %18, %66
  %150 = fadd contract float %42, %90
  %151 = fsub contract float %149, %150
  %152 = fmul contract float %151, 0x3FE6A09E60000000
  %153 = fadd contract float %148, %152
  %154 = fmul contract float %147, 0x3FE6A09E60000000
  %155 = fmul contract float %151, 0xBFE6A09E60000000
  %156 = fsub contract float %154, %155
  %157 = fsub contract float %28, %76
  %158 = fsub contract float %54, %102
  %159 = fadd contract float %157, %158
  %160 = fmul contract float %159, 0xBFED906BC0000000
  %161 = fsub contract float %30, %78
  %162 = fsub contract float %52, %100
  %163 = fsub contract float %161, %162
  %164 = fmul contract float %163, 0x3FD87DE2A0000000
  %165 = fadd contract float %160, %164
  %166 = fmul contract float %159, 0x3FD87DE2A0000000
  %167 = fmul contract float %163, 0xBFED906BC0000000
  %168 = fsub contract float %166, %167
  %169 = fadd contract float %103, %104
  %170 = fmul contract float %169, 0xBFE6A09E60000000
  %171 = fsub contract float %107, %108
  %172 = fmul contract float %171, 0x3FE6A09E60000000
  %173 = fadd contract float %170, %172
  %174 = fmul contract float %169, 0x3FE6A09E60000000
  %175 = fmul contract float %171, 0xBFE6A09E60000000
  %176 = fsub contract float %174, %175
  %177 = fadd contract float %113, %114
  %178 = fmul contract float %177, 0xBFD87DE2A0000000
  %179 = fsub contract float %117, %118
  %180 = fmul contract float %179, 0x3FED906BC0000000
  %181 = fadd contract float %178, %180
  %182 = fmul contract float %177, 0x3FED906BC0000000
  %183 = fmul contract float %179, 0xBFD87DE2A0000000
  %184 = fsub contract float %182, %183
  %185 = fadd contract float %161, %162
  %186 = fsub contract float %157, %158
  %187 = fadd contract float %129, %130
  %188 = fadd contract float %125, %126
  %189 = fadd contract float %135, %136
  %190 = fadd contract float %139, %140
  %191 = fadd contract float %149, %150
  %192 = fadd contract float %145, %146
  %193 = fsub contract float %12, %60
  %194 = fsub contract float %34, %82
  %195 = fadd contract float %193, %194
  %196 = fsub contract float %10, %58
  %197 = fsub contract float %36, %84
  %198 = fsub contract float %196, %197
  %199 = fadd contract float %12, %60
  %200 = fadd contract float %36, %84
  %201 = fsub contract float %199, %200
  %202 = fadd contract float %10, %58
  %203 = fadd contract float %34, %82
  %204 = fsub contract float %202, %203
  %205 = fsub contract float %193, %194
  %206 = fadd contract float %196, %197
  %207 = fadd contract float %199, %200
  %208 = fadd contract float %202, %203
  %209 = fmul contract float %186, 0xBFED906BC0000000
  %210 = fmul contract float %185, 0x3FD87DE2A0000000
  %211 = fsub contract float %209, %210
  %212 = fmul contract float %186, 0x3FD87DE2A0000000
  %213 = fmul contract float %185, 0xBFED906BC0000000
  %214 = fadd contract float %212, %213
  %215 = fadd contract float %208, %190
  %216 = fadd contract float %207, %189
  %217 = fsub contract float %208, %190
  %218 = fsub contract float %207, %189
  %219 = fadd contract float %192, %188
  %220 = fadd contract float %191, %187
  %221 = fsub contract float %192, %188
  %222 = fsub contract float %191, %187
  %223 = fadd contract float %215, %219
  %224 = fadd contract float %216, %220
  %225 = fadd contract float %217, %222
  %226 = fsub contract float %218, %221
  %227 = fsub contract float %215, %219
  %228 = fsub contract float %216, %220
  %229 = fsub contract float %217, %222
  %230 = fadd contract float %218, %221
  %231 = fadd contract float %206, %176
  %232 = fadd contract float %205, %173
  %233 = fsub contract float %206, %176
  %234 = fsub contract float %205, %173
  %235 = fadd contract float %184, %168
  %236 = fadd contract float %181, %165
  %237 = fsub contract float %184, %168
  %238 = fsub contract float %181, %165
  %239 = fadd contract float %231, %235
  %240 = fadd contract float %232, %236
  %241 = fadd contract float %233, %238
  %242 = fsub contract float %234, %237
  %243 = fsub contract float %231, %235
  %244 = fsub contract float %232, %236
  %245 = fsub contract float %233, %238
  %246 = fadd contract float %234, %237
  %247 = fadd contract float %204, %144
  %248 = fadd contract float %201, %142
  %249 = fsub contract float %204, %144
  %250 = fsub contract float %201, %142
  %251 = fadd contract float %156, %134
  %252 = fadd contract float %153, %133
  %253 = fsub contract float %156, %134
  %254 = fsub contract float %153, %133
  %255 = fadd contract float %247, %251
  %256 = fadd contract float %248, %252
  %257 = fadd contract float %249, %254
  %258 = fsub contract float %250, %253
  %259 = fsub contract float %247, %251
  %260 = fsub contract float %248, %252
  %261 = fsub contract float %249, %254
  %262 = fadd contract float %250, %253
  %263 = fadd contract float %198, %112
  %264 = fadd contract float %195, %111
  %265 = fsub contract float %198, %112
  %266 = fsub contract float %195, %111
  %267 = fadd contract float %124, %211
  %268 = fadd contract float %121, %214
  %269 = fsub contract float %124, %211
  %270 = fsub contract float %121, %214
  %271 = fadd contract float %263, %267
  %272 = fadd contract float %264, %268
  %273 = fadd contract float %265, %270
  %274 = fsub contract float %266, %269
  %275 = fsub contract float %263, %267
  %276 = fsub contract float %264, %268
  %277 = fsub contract float %265, %270
  %278 = fadd contract float %266, %269
  %279 = getelementptr inbounds %struct.Complex, ptr %1, i64 %8
  store float %223, ptr %279, align 4
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 4
  store float %224, ptr %280, align 4
  %281 = getelementptr inbounds %struct.Complex, ptr %1, i64 %32
  store float %225, ptr %281, align 4
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 4
  store float %226, ptr %282, align 4
  %283 = getelementptr inbounds %struct.Complex, ptr %1, i64 %56
  store float %227, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 4
  store float %228, ptr %284, align 4
  %285 = getelementptr inbounds %struct.Complex, ptr %1, i64 %80
  store float %229, ptr %285, align 4
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 4
  store float %230, ptr %286, align 4
  %287 = getelementptr inbounds %struct.Complex, ptr %1, i64 %14
  store float %239, ptr %287, align 4
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 4
  store float %240, ptr %288, align 4
  %289 = add i32 %7, 160
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds %struct.Complex, ptr %1, i64 %290
  store float %241, ptr %291, align 4
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 4
  store float %242, ptr %292, align 4
  %293 = add i32 %7, 288
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds %struct.Complex, ptr %1, i64 %294
  store float %243, ptr %295, align 4
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 4
  store float %244, ptr %296, align 4
  %297 = add i32 %7, 416
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds %struct.Complex, ptr %1, i64 %298
  store float %245, ptr %299, align 4
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 4
  store float %246, ptr %300, align 4
  %301 = getelementptr inbounds %struct.Complex, ptr %1, i64 %20
  store float %255, ptr %301, align 4
  %302 = getelementptr inbounds nuw i8, ptr %301, i64 4
  store float %256, ptr %302, align 4
  %303 = add i32 %7, 192
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds %struct.Complex, ptr %1, i64 %304
  store float %257, ptr %305, align 4
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 4
  store float %258, ptr %306, align 4
  %307 = add i32 %7, 320
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds %struct.Complex, ptr %1, i64 %308
  store float %259, ptr %309, align 4
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 4
  store float %260, ptr %310, align 4
  %311 = add i32 %7, 448
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds %struct.Complex, ptr %1, i64 %312
  store float %261, ptr %313, align 4
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 4
  store float %262, ptr %314, align 4
  %315 = getelementptr inbounds %struct.Complex, ptr %1, i64 %26
  store float %271, ptr %315, align 4
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 4
  store float %272, ptr %316, align 4
  %317 = add i32 %7, 224
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds %struct.Complex, ptr %1, i64 %318
  store float %273, ptr %319, align 4
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 4
  store float %274, ptr %320, align 4
  %321 = add i32 %7, 352
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds %struct.Complex, ptr %1, i64 %322
  store float %275, ptr %323, align 4
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 4
  store float %276, ptr %324, align 4
  %325 = add i32 %7, 480
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds %struct.Complex, ptr %1, i64 %326
  store float %277, ptr %327, align 4
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 4
  store float %278, ptr %328, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"short", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
