; ModuleID = 'warp_tiles.cu'
source_filename = "warp_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16padded_transposeE6memory = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @tile_statistics(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float 1.000000e+00, i32 4, i32 31)
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %11, i32 4, i32 31)
  %14 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float 0.000000e+00, i32 4, i32 31)
  %15 = fadd contract float %12, 1.000000e+00
  %16 = fsub contract float %13, %11
  %17 = fmul contract float %12, %16
  %18 = fdiv contract float %17, %15
  %19 = fadd contract float %11, %18
  %20 = fadd contract float %14, 0.000000e+00
  %21 = fmul contract float %16, %16
  %22 = fmul contract float %12, %21
  %23 = fdiv contract float %22, %15
  %24 = fadd contract float %20, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %15, i32 2, i32 31)
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 2, i32 31)
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 2, i32 31)
  %28 = fadd contract float %15, %25
  %29 = fsub contract float %26, %19
  %30 = fmul contract float %25, %29
  %31 = fdiv contract float %30, %28
  %32 = fadd contract float %19, %31
  %33 = fadd contract float %27, %24
  %34 = fmul contract float %29, %29
  %35 = fmul contract float %15, %34
  %36 = fmul contract float %25, %35
  %37 = fdiv contract float %36, %28
  %38 = fadd contract float %33, %37
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %28, i32 1, i32 31)
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 1, i32 31)
  %41 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %38, i32 1, i32 31)
  %42 = tail call contract float @llvm.fabs.f32(float %11)
  %43 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %42, i32 4, i32 31)
  %44 = tail call contract noundef float @llvm.maxnum.f32(float %42, float %43)
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 2, i32 31)
  %46 = tail call contract noundef float @llvm.maxnum.f32(float %44, float %45)
  %47 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %46, i32 1, i32 31)
  %48 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %49 = and i32 %48, 7
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %72

51:                                               ; preds = %3
  %52 = tail call contract noundef float @llvm.maxnum.f32(float %46, float %47)
  %53 = fadd contract float %41, %38
  %54 = fsub contract float %40, %32
  %55 = fmul contract float %54, %54
  %56 = fmul contract float %28, %55
  %57 = fmul contract float %39, %56
  %58 = fadd contract float %28, %39
  %59 = fdiv contract float %57, %58
  %60 = fadd contract float %53, %59
  %61 = fmul contract float %39, %54
  %62 = fdiv contract float %61, %58
  %63 = fadd contract float %32, %62
  %64 = sdiv i32 %8, 8
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %1, i64 %65
  store float %63, ptr %66, align 4, !tbaa !8
  %67 = fadd contract float %58, -1.000000e+00
  %68 = fdiv contract float %60, %67
  %69 = tail call contract float @llvm.sqrt.f32(float %68)
  %70 = fdiv contract float %69, %52
  %71 = getelementptr inbounds float, ptr %2, i64 %65
  store float %70, ptr %71, align 4, !tbaa !8
  br label %72

72:                                               ; preds = %51, %3
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @tile_sort(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = shl nuw nsw i32 %6, 2
  %8 = and i32 %7, 2147483584
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %12 = shl nuw nsw i32 %11, 2
  %13 = and i32 %12, 60
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %10, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = tail call i32 @llvm.umax.i32(i32 %16, i32 %18)
  %24 = tail call i32 @llvm.umin.i32(i32 %16, i32 %18)
  %25 = tail call i32 @llvm.umin.i32(i32 %20, i32 %22)
  %26 = tail call i32 @llvm.umax.i32(i32 %20, i32 %22)
  %27 = and i32 %11, 1
  %28 = icmp ne i32 %27, 0
  %29 = icmp ule i32 %24, %26
  %30 = xor i1 %28, %29
  %31 = select i1 %30, i32 %26, i32 %24
  %32 = select i1 %30, i32 %24, i32 %26
  %33 = icmp ule i32 %23, %25
  %34 = xor i1 %28, %33
  %35 = select i1 %34, i32 %25, i32 %23
  %36 = select i1 %34, i32 %23, i32 %25
  %37 = icmp ule i32 %32, %36
  %38 = xor i1 %28, %37
  %39 = select i1 %38, i32 %36, i32 %32
  %40 = select i1 %38, i32 %32, i32 %36
  %41 = icmp ule i32 %31, %35
  %42 = xor i1 %28, %41
  %43 = select i1 %42, i32 %35, i32 %31
  %44 = select i1 %42, i32 %31, i32 %35
  %45 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %40, i32 1, i32 31)
  %46 = icmp ugt i32 %40, %45
  %47 = and i32 %11, 2
  %48 = icmp eq i32 %47, 0
  %49 = xor i1 %48, %46
  %50 = xor i1 %28, %49
  %51 = select i1 %50, i32 %40, i32 %45
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %39, i32 1, i32 31)
  %53 = icmp ugt i32 %39, %52
  %54 = xor i1 %48, %53
  %55 = xor i1 %28, %54
  %56 = select i1 %55, i32 %39, i32 %52
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %44, i32 1, i32 31)
  %58 = icmp ugt i32 %44, %57
  %59 = xor i1 %48, %58
  %60 = xor i1 %28, %59
  %61 = select i1 %60, i32 %44, i32 %57
  %62 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 1, i32 31)
  %63 = icmp ugt i32 %43, %62
  %64 = xor i1 %48, %63
  %65 = xor i1 %28, %64
  %66 = select i1 %65, i32 %43, i32 %62
  %67 = icmp ne i32 %47, 0
  %68 = icmp ule i32 %51, %61
  %69 = xor i1 %67, %68
  %70 = select i1 %69, i32 %61, i32 %51
  %71 = select i1 %69, i32 %51, i32 %61
  %72 = icmp ule i32 %56, %66
  %73 = xor i1 %67, %72
  %74 = select i1 %73, i32 %66, i32 %56
  %75 = select i1 %73, i32 %56, i32 %66
  %76 = icmp ule i32 %71, %75
  %77 = xor i1 %67, %76
  %78 = select i1 %77, i32 %75, i32 %71
  %79 = select i1 %77, i32 %71, i32 %75
  %80 = icmp ule i32 %70, %74
  %81 = xor i1 %67, %80
  %82 = select i1 %81, i32 %74, i32 %70
  %83 = select i1 %81, i32 %70, i32 %74
  %84 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %79, i32 2, i32 31)
  %85 = icmp ugt i32 %79, %84
  %86 = and i32 %11, 4
  %87 = icmp eq i32 %86, 0
  %88 = xor i1 %87, %85
  %89 = xor i1 %67, %88
  %90 = select i1 %89, i32 %79, i32 %84
  %91 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %78, i32 2, i32 31)
  %92 = icmp ugt i32 %78, %91
  %93 = xor i1 %87, %92
  %94 = xor i1 %67, %93
  %95 = select i1 %94, i32 %78, i32 %91
  %96 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %83, i32 2, i32 31)
  %97 = icmp ugt i32 %83, %96
  %98 = xor i1 %87, %97
  %99 = xor i1 %67, %98
  %100 = select i1 %99, i32 %83, i32 %96
  %101 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %82, i32 2, i32 31)
  %102 = icmp ugt i32 %82, %101
  %103 = xor i1 %87, %102
  %104 = xor i1 %67, %103
  %105 = select i1 %104, i32 %82, i32 %101
  %106 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %90, i32 1, i32 31)
  %107 = icmp ugt i32 %90, %106
  %108 = xor i1 %87, %107
  %109 = xor i1 %28, %108
  %110 = select i1 %109, i32 %90, i32 %106
  %111 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %95, i32 1, i32 31)
  %112 = icmp ugt i32 %95, %111
  %113 = xor i1 %87, %112
  %114 = xor i1 %28, %113
  %115 = select i1 %114, i32 %95, i32 %111
  %116 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %100, i32 1, i32 31)
  %117 = icmp ugt i32 %100, %116
  %118 = xor i1 %87, %117
  %119 = xor i1 %28, %118
  %120 = select i1 %119, i32 %100, i32 %116
  %121 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %105, i32 1, i32 31)
  %122 = icmp ugt i32 %105, %121
  %123 = xor i1 %87, %122
  %124 = xor i1 %28, %123
  %125 = select i1 %124, i32 %105, i32 %121
  %126 = icmp ne i32 %86, 0
  %127 = icmp ule i32 %110, %120
  %128 = xor i1 %126, %127
  %129 = select i1 %128, i32 %120, i32 %110
  %130 = select i1 %128, i32 %110, i32 %120
  %131 = icmp ule i32 %115, %125
  %132 = xor i1 %126, %131
  %133 = select i1 %132, i32 %125, i32 %115
  %134 = select i1 %132, i32 %115, i32 %125
  %135 = icmp ule i32 %130, %134
  %136 = xor i1 %126, %135
  %137 = select i1 %136, i32 %134, i32 %130
  %138 = select i1 %136, i32 %130, i32 %134
  %139 = icmp ule i32 %129, %133
  %140 = xor i1 %126, %139
  %141 = select i1 %140, i32 %133, i32 %129
  %142 = select i1 %140, i32 %129, i32 %133
  %143 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %138, i32 4, i32 31)
  %144 = icmp ugt i32 %138, %143
  %145 = and i32 %11, 8
  %146 = icmp eq i32 %145, 0
  %147 = xor i1 %146, %144
  %148 = xor i1 %126, %147
  %149 = select i1 %148, i32 %138, i32 %143
  %150 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %137, i32 4, i32 31)
  %151 = icmp ugt i32 %137, %150
  %152 = xor i1 %146, %151
  %153 = xor i1 %126, %152
  %154 = select i1 %153, i32 %137, i32 %150
  %155 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %142, i32 4, i32 31)
  %156 = icmp ugt i32 %142, %155
  %157 = xor i1 %146, %156
  %158 = xor i1 %126, %157
  %159 = select i1 %158, i32 %142, i32 %155
  %160 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %141, i32 4, i32 31)
  %161 = icmp ugt i32 %141, %160
  %162 = xor i1 %146, %161
  %163 = xor i1 %126, %162
  %164 = select i1 %163, i32 %141, i32 %160
  %165 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %149, i32 2, i32 31)
  %166 = icmp ugt i32 %149, %165
  %167 = xor i1 %146, %166
  %168 = xor i1 %67, %167
  %169 = select i1 %168, i32 %149, i32 %165
  %170 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %154, i32 2, i32 31)
  %171 = icmp ugt i32 %154, %170
  %172 = xor i1 %146, %171
  %173 = xor i1 %67, %172
  %174 = select i1 %173, i32 %154, i32 %170
  %175 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %159, i32 2, i32 31)
  %176 = icmp ugt i32 %159, %175
  %177 = xor i1 %146, %176
  %178 = xor i1 %67, %177
  %179 = select i1 %178, i32 %159, i32 %175
  %180 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %164, i32 2, i32 31)
  %181 = icmp ugt i32 %164, %180
  %182 = xor i1 %146, %181
  %183 = xor i1 %67, %182
  %184 = select i1 %183, i32 %164, i32 %180
  %185 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %169, i32 1, i32 31)
  %186 = icmp ugt i32 %169, %185
  %187 = xor i1 %146, %186
  %188 = xor i1 %28, %187
  %189 = select i1 %188, i32 %169, i32 %185
  %190 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %174, i32 1, i32 31)
  %191 = icmp ugt i32 %174, %190
  %192 = xor i1 %146, %191
  %193 = xor i1 %28, %192
  %194 = select i1 %193, i32 %174, i32 %190
  %195 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %179, i32 1, i32 31)
  %196 = icmp ugt i32 %179, %195
  %197 = xor i1 %146, %196
  %198 = xor i1 %28, %197
  %199 = select i1 %198, i32 %179, i32 %195
  %200 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %184, i32 1, i32 31)
  %201 = icmp ugt i32 %184, %200
  %202 = xor i1 %146, %201
  %203 = xor i1 %28, %202
  %204 = select i1 %203, i32 %184, i32 %200
  %205 = icmp ne i32 %145, 0
  %206 = icmp ule i32 %189, %199
  %207 = xor i1 %205, %206
  %208 = select i1 %207, i32 %199, i32 %189
  %209 = select i1 %207, i32 %189, i32 %199
  %210 = icmp ule i32 %194, %204
  %211 = xor i1 %205, %210
  %212 = select i1 %211, i32 %204, i32 %194
  %213 = select i1 %211, i32 %194, i32 %204
  %214 = icmp ule i32 %209, %213
  %215 = xor i1 %205, %214
  %216 = select i1 %215, i32 %213, i32 %209
  %217 = select i1 %215, i32 %209, i32 %213
  %218 = icmp ule i32 %208, %212
  %219 = xor i1 %205, %218
  %220 = select i1 %219, i32 %212, i32 %208
  %221 = select i1 %219, i32 %208, i32 %212
  %222 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %217, i32 8, i32 31)
  %223 = icmp ugt i32 %217, %222
  %224 = xor i1 %146, %223
  %225 = select i1 %224, i32 %217, i32 %222
  %226 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %216, i32 8, i32 31)
  %227 = icmp ugt i32 %216, %226
  %228 = xor i1 %146, %227
  %229 = select i1 %228, i32 %216, i32 %226
  %230 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %221, i32 8, i32 31)
  %231 = icmp ugt i32 %221, %230
  %232 = xor i1 %146, %231
  %233 = select i1 %232, i32 %221, i32 %230
  %234 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %220, i32 8, i32 31)
  %235 = icmp ugt i32 %220, %234
  %236 = xor i1 %146, %235
  %237 = select i1 %236, i32 %220, i32 %234
  %238 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %225, i32 4, i32 31)
  %239 = icmp ugt i32 %225, %238
  %240 = xor i1 %87, %239
  %241 = select i1 %240, i32 %225, i32 %238
  %242 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %229, i32 4, i32 31)
  %243 = icmp ugt i32 %229, %242
  %244 = xor i1 %87, %243
  %245 = select i1 %244, i32 %229, i32 %242
  %246 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %233, i32 4, i32 31)
  %247 = icmp ugt i32 %233, %246
  %248 = xor i1 %87, %247
  %249 = select i1 %248, i32 %233, i32 %246
  %250 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %237, i32 4, i32 31)
  %251 = icmp ugt i32 %237, %250
  %252 = xor i1 %87, %251
  %253 = select i1 %252, i32 %237, i32 %250
  %254 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %241, i32 2, i32 31)
  %255 = icmp ugt i32 %241, %254
  %256 = xor i1 %48, %255
  %257 = select i1 %256, i32 %241, i32 %254
  %258 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %245, i32 2, i32 31)
  %259 = icmp ugt i32 %245, %258
  %260 = xor i1 %48, %259
  %261 = select i1 %260, i32 %245, i32 %258
  %262 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %249, i32 2, i32 31)
  %263 = icmp ugt i32 %249, %262
  %264 = xor i1 %48, %263
  %265 = select i1 %264, i32 %249, i32 %262
  %266 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %253, i32 2, i32 31)
  %267 = icmp ugt i32 %253, %266
  %268 = xor i1 %48, %267
  %269 = select i1 %268, i32 %253, i32 %266
  %270 = icmp eq i32 %27, 0
  %271 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %257, i32 1, i32 31)
  %272 = icmp ugt i32 %257, %271
  %273 = xor i1 %270, %272
  %274 = select i1 %273, i32 %257, i32 %271
  %275 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %261, i32 1, i32 31)
  %276 = icmp ugt i32 %261, %275
  %277 = xor i1 %270, %276
  %278 = select i1 %277, i32 %261, i32 %275
  %279 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %265, i32 1, i32 31)
  %280 = icmp ugt i32 %265, %279
  %281 = xor i1 %270, %280
  %282 = select i1 %281, i32 %265, i32 %279
  %283 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %269, i32 1, i32 31)
  %284 = icmp ugt i32 %269, %283
  %285 = xor i1 %270, %284
  %286 = select i1 %285, i32 %269, i32 %283
  %287 = tail call i32 @llvm.umax.i32(i32 %274, i32 %282)
  %288 = tail call i32 @llvm.umin.i32(i32 %274, i32 %282)
  %289 = tail call i32 @llvm.umax.i32(i32 %278, i32 %286)
  %290 = tail call i32 @llvm.umin.i32(i32 %278, i32 %286)
  %291 = tail call i32 @llvm.umax.i32(i32 %288, i32 %290)
  %292 = tail call i32 @llvm.umin.i32(i32 %288, i32 %290)
  %293 = tail call i32 @llvm.umax.i32(i32 %287, i32 %289)
  %294 = tail call i32 @llvm.umin.i32(i32 %287, i32 %289)
  store i32 %292, ptr %15, align 4, !tbaa !4
  store i32 %291, ptr %17, align 4, !tbaa !4
  store i32 %294, ptr %19, align 4, !tbaa !4
  store i32 %293, ptr %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @padded_transpose(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = shl nuw nsw i32 %8, 4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw nsw i32 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16padded_transposeE6memory to ptr), i64 %12
  %14 = mul nsw i32 %2, %11
  %15 = add nsw i32 %14, %7
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = zext nneg i32 %10 to i64
  %20 = getelementptr inbounds nuw [17 x float], ptr %13, i64 %19
  store float %18, ptr %20, align 4, !tbaa !8
  %21 = add nuw nsw i32 %11, 4
  %22 = mul nsw i32 %2, %21
  %23 = add nsw i32 %22, %7
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = add nuw nsw i32 %10, 4
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw [17 x float], ptr %13, i64 %28
  store float %26, ptr %29, align 4, !tbaa !8
  %30 = add nuw nsw i32 %11, 8
  %31 = mul nsw i32 %2, %30
  %32 = add nsw i32 %31, %7
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = add nuw nsw i32 %10, 8
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw [17 x float], ptr %13, i64 %37
  store float %35, ptr %38, align 4, !tbaa !8
  %39 = add nuw nsw i32 %11, 12
  %40 = mul nsw i32 %2, %39
  %41 = add nsw i32 %40, %7
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = add nuw nsw i32 %10, 12
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw [17 x float], ptr %13, i64 %46
  store float %44, ptr %47, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = add nuw nsw i32 %9, %6
  %49 = add i32 %5, %10
  %50 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ16padded_transposeE6memory to ptr), i64 %12
  %51 = getelementptr inbounds nuw float, ptr %50, i64 %19
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = mul nsw i32 %2, %49
  %54 = add nsw i32 %53, %48
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  store float %52, ptr %56, align 4, !tbaa !8
  %57 = getelementptr inbounds nuw float, ptr %50, i64 %28
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = add nsw i32 %49, 4
  %60 = mul nsw i32 %2, %59
  %61 = add nsw i32 %60, %48
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  store float %58, ptr %63, align 4, !tbaa !8
  %64 = getelementptr inbounds nuw float, ptr %50, i64 %37
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = add nsw i32 %49, 8
  %67 = mul nsw i32 %2, %66
  %68 = add nsw i32 %67, %48
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  store float %65, ptr %70, align 4, !tbaa !8
  %71 = getelementptr inbounds nuw float, ptr %50, i64 %46
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = add nsw i32 %49, 12
  %74 = mul nsw i32 %2, %73
  %75 = add nsw i32 %74, %48
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  store float %72, ptr %77, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
