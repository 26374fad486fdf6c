; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

@round_constants = dso_local addrspace(4) externally_initialized constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@__const.sha256_block.state = private unnamed_addr constant [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @round_constants to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sha256_block(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.sha256_block.state, i64 32, i1 false)
  %13 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = mul nsw i32 %15, 64
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  call void @_ZL8compressPjPKh(ptr noundef %13, ptr noundef %18) #4
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %34, %2
  %20 = load i32, ptr %7, align 4
  %21 = icmp slt i32 %20, 8
  br i1 %21, label %22, label %37

22:                                               ; preds = %19
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = mul nsw i32 %28, 8
  %30 = load i32, ptr %7, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %27, i64 %32
  store i32 %26, ptr %33, align 4
  br label %34

34:                                               ; preds = %22
  %35 = load i32, ptr %7, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %7, align 4
  br label %19, !llvm.loop !4

37:                                               ; preds = %19
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL8compressPjPKh(ptr noundef %0, ptr noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [64 x i32], align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %24

24:                                               ; preds = %68, %2
  %25 = load i32, ptr %6, align 4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %27, label %71

27:                                               ; preds = %24
  %28 = load ptr, ptr %4, align 8
  %29 = load i32, ptr %6, align 4
  %30 = mul nsw i32 4, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %28, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = zext i8 %33 to i32
  %35 = shl i32 %34, 24
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %6, align 4
  %38 = mul nsw i32 4, %37
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %36, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  %44 = shl i32 %43, 16
  %45 = or i32 %35, %44
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %6, align 4
  %48 = mul nsw i32 4, %47
  %49 = add nsw i32 %48, 2
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %46, i64 %50
  %52 = load i8, ptr %51, align 1
  %53 = zext i8 %52 to i32
  %54 = shl i32 %53, 8
  %55 = or i32 %45, %54
  %56 = load ptr, ptr %4, align 8
  %57 = load i32, ptr %6, align 4
  %58 = mul nsw i32 4, %57
  %59 = add nsw i32 %58, 3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %56, i64 %60
  %62 = load i8, ptr %61, align 1
  %63 = zext i8 %62 to i32
  %64 = or i32 %55, %63
  %65 = load i32, ptr %6, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %66
  store i32 %64, ptr %67, align 4
  br label %68

68:                                               ; preds = %27
  %69 = load i32, ptr %6, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %6, align 4
  br label %24, !llvm.loop !6

71:                                               ; preds = %24
  store i32 16, ptr %7, align 4
  br label %72

72:                                               ; preds = %134, %71
  %73 = load i32, ptr %7, align 4
  %74 = icmp slt i32 %73, 64
  br i1 %74, label %75, label %137

75:                                               ; preds = %72
  %76 = load i32, ptr %7, align 4
  %77 = sub nsw i32 %76, 15
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = call noundef i32 @_ZL4rotrji(i32 noundef %80, i32 noundef 7) #4
  %82 = load i32, ptr %7, align 4
  %83 = sub nsw i32 %82, 15
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = call noundef i32 @_ZL4rotrji(i32 noundef %86, i32 noundef 18) #4
  %88 = xor i32 %81, %87
  %89 = load i32, ptr %7, align 4
  %90 = sub nsw i32 %89, 15
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = lshr i32 %93, 3
  %95 = xor i32 %88, %94
  store i32 %95, ptr %8, align 4
  %96 = load i32, ptr %7, align 4
  %97 = sub nsw i32 %96, 2
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = call noundef i32 @_ZL4rotrji(i32 noundef %100, i32 noundef 17) #4
  %102 = load i32, ptr %7, align 4
  %103 = sub nsw i32 %102, 2
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = call noundef i32 @_ZL4rotrji(i32 noundef %106, i32 noundef 19) #4
  %108 = xor i32 %101, %107
  %109 = load i32, ptr %7, align 4
  %110 = sub nsw i32 %109, 2
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = lshr i32 %113, 10
  %115 = xor i32 %108, %114
  store i32 %115, ptr %9, align 4
  %116 = load i32, ptr %7, align 4
  %117 = sub nsw i32 %116, 16
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = load i32, ptr %8, align 4
  %122 = add i32 %120, %121
  %123 = load i32, ptr %7, align 4
  %124 = sub nsw i32 %123, 7
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = add i32 %122, %127
  %129 = load i32, ptr %9, align 4
  %130 = add i32 %128, %129
  %131 = load i32, ptr %7, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %132
  store i32 %130, ptr %133, align 4
  br label %134

134:                                              ; preds = %75
  %135 = load i32, ptr %7, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %7, align 4
  br label %72, !llvm.loop !7

137:                                              ; preds = %72
  %138 = load ptr, ptr %3, align 8
  %139 = getelementptr inbounds i32, ptr %138, i64 0
  %140 = load i32, ptr %139, align 4
  store i32 %140, ptr %10, align 4
  %141 = load ptr, ptr %3, align 8
  %142 = getelementptr inbounds i32, ptr %141, i64 1
  %143 = load i32, ptr %142, align 4
  store i32 %143, ptr %11, align 4
  %144 = load ptr, ptr %3, align 8
  %145 = getelementptr inbounds i32, ptr %144, i64 2
  %146 = load i32, ptr %145, align 4
  store i32 %146, ptr %12, align 4
  %147 = load ptr, ptr %3, align 8
  %148 = getelementptr inbounds i32, ptr %147, i64 3
  %149 = load i32, ptr %148, align 4
  store i32 %149, ptr %13, align 4
  %150 = load ptr, ptr %3, align 8
  %151 = getelementptr inbounds i32, ptr %150, i64 4
  %152 = load i32, ptr %151, align 4
  store i32 %152, ptr %14, align 4
  %153 = load ptr, ptr %3, align 8
  %154 = getelementptr inbounds i32, ptr %153, i64 5
  %155 = load i32, ptr %154, align 4
  store i32 %155, ptr %15, align 4
  %156 = load ptr, ptr %3, align 8
  %157 = getelementptr inbounds i32, ptr %156, i64 6
  %158 = load i32, ptr %157, align 4
  store i32 %158, ptr %16, align 4
  %159 = load ptr, ptr %3, align 8
  %160 = getelementptr inbounds i32, ptr %159, i64 7
  %161 = load i32, ptr %160, align 4
  store i32 %161, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %162

162:                                              ; preds = %230, %137
  %163 = load i32, ptr %18, align 4
  %164 = icmp slt i32 %163, 64
  br i1 %164, label %165, label %233

165:                                              ; preds = %162
  %166 = load i32, ptr %14, align 4
  %167 = call noundef i32 @_ZL4rotrji(i32 noundef %166, i32 noundef 6) #4
  %168 = load i32, ptr %14, align 4
  %169 = call noundef i32 @_ZL4rotrji(i32 noundef %168, i32 noundef 11) #4
  %170 = xor i32 %167, %169
  %171 = load i32, ptr %14, align 4
  %172 = call noundef i32 @_ZL4rotrji(i32 noundef %171, i32 noundef 25) #4
  %173 = xor i32 %170, %172
  store i32 %173, ptr %19, align 4
  %174 = load i32, ptr %14, align 4
  %175 = load i32, ptr %15, align 4
  %176 = and i32 %174, %175
  %177 = load i32, ptr %14, align 4
  %178 = xor i32 %177, -1
  %179 = load i32, ptr %16, align 4
  %180 = and i32 %178, %179
  %181 = xor i32 %176, %180
  store i32 %181, ptr %20, align 4
  %182 = load i32, ptr %17, align 4
  %183 = load i32, ptr %19, align 4
  %184 = add i32 %182, %183
  %185 = load i32, ptr %20, align 4
  %186 = add i32 %184, %185
  %187 = load i32, ptr %18, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @round_constants to ptr), i64 0, i64 %188
  %190 = load i32, ptr %189, align 4
  %191 = add i32 %186, %190
  %192 = load i32, ptr %18, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %193
  %195 = load i32, ptr %194, align 4
  %196 = add i32 %191, %195
  store i32 %196, ptr %21, align 4
  %197 = load i32, ptr %10, align 4
  %198 = call noundef i32 @_ZL4rotrji(i32 noundef %197, i32 noundef 2) #4
  %199 = load i32, ptr %10, align 4
  %200 = call noundef i32 @_ZL4rotrji(i32 noundef %199, i32 noundef 13) #4
  %201 = xor i32 %198, %200
  %202 = load i32, ptr %10, align 4
  %203 = call noundef i32 @_ZL4rotrji(i32 noundef %202, i32 noundef 22) #4
  %204 = xor i32 %201, %203
  store i32 %204, ptr %22, align 4
  %205 = load i32, ptr %10, align 4
  %206 = load i32, ptr %11, align 4
  %207 = and i32 %205, %206
  %208 = load i32, ptr %10, align 4
  %209 = load i32, ptr %12, align 4
  %210 = and i32 %208, %209
  %211 = xor i32 %207, %210
  %212 = load i32, ptr %11, align 4
  %213 = load i32, ptr %12, align 4
  %214 = and i32 %212, %213
  %215 = xor i32 %211, %214
  store i32 %215, ptr %23, align 4
  %216 = load i32, ptr %16, align 4
  store i32 %216, ptr %17, align 4
  %217 = load i32, ptr %15, align 4
  store i32 %217, ptr %16, align 4
  %218 = load i32, ptr %14, align 4
  store i32 %218, ptr %15, align 4
  %219 = load i32, ptr %13, align 4
  %220 = load i32, ptr %21, align 4
  %221 = add i32 %219, %220
  store i32 %221, ptr %14, align 4
  %222 = load i32, ptr %12, align 4
  store i32 %222, ptr %13, align 4
  %223 = load i32, ptr %11, align 4
  store i32 %223, ptr %12, align 4
  %224 = load i32, ptr %10, align 4
  store i32 %224, ptr %11, align 4
  %225 = load i32, ptr %21, align 4
  %226 = load i32, ptr %22, align 4
  %227 = add i32 %225, %226
  %228 = load i32, ptr %23, align 4
  %229 = add i32 %227, %228
  store i32 %229, ptr %10, align 4
  br label %230

230:                                              ; preds = %165
  %231 = load i32, ptr %18, align 4
  %232 = add nsw i32 %231, 1
  store i32 %232, ptr %18, align 4
  br label %162, !llvm.loop !8

233:                                              ; preds = %162
  %234 = load i32, ptr %10, align 4
  %235 = load ptr, ptr %3, align 8
  %236 = getelementptr inbounds i32, ptr %235, i64 0
  %237 = load i32, ptr %236, align 4
  %238 = add i32 %237, %234
  store i32 %238, ptr %236, align 4
  %239 = load i32, ptr %11, align 4
  %240 = load ptr, ptr %3, align 8
  %241 = getelementptr inbounds i32, ptr %240, i64 1
  %242 = load i32, ptr %241, align 4
  %243 = add i32 %242, %239
  store i32 %243, ptr %241, align 4
  %244 = load i32, ptr %12, align 4
  %245 = load ptr, ptr %3, align 8
  %246 = getelementptr inbounds i32, ptr %245, i64 2
  %247 = load i32, ptr %246, align 4
  %248 = add i32 %247, %244
  store i32 %248, ptr %246, align 4
  %249 = load i32, ptr %13, align 4
  %250 = load ptr, ptr %3, align 8
  %251 = getelementptr inbounds i32, ptr %250, i64 3
  %252 = load i32, ptr %251, align 4
  %253 = add i32 %252, %249
  store i32 %253, ptr %251, align 4
  %254 = load i32, ptr %14, align 4
  %255 = load ptr, ptr %3, align 8
  %256 = getelementptr inbounds i32, ptr %255, i64 4
  %257 = load i32, ptr %256, align 4
  %258 = add i32 %257, %254
  store i32 %258, ptr %256, align 4
  %259 = load i32, ptr %15, align 4
  %260 = load ptr, ptr %3, align 8
  %261 = getelementptr inbounds i32, ptr %260, i64 5
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %262, %259
  store i32 %263, ptr %261, align 4
  %264 = load i32, ptr %16, align 4
  %265 = load ptr, ptr %3, align 8
  %266 = getelementptr inbounds i32, ptr %265, i64 6
  %267 = load i32, ptr %266, align 4
  %268 = add i32 %267, %264
  store i32 %268, ptr %266, align 4
  %269 = load i32, ptr %17, align 4
  %270 = load ptr, ptr %3, align 8
  %271 = getelementptr inbounds i32, ptr %270, i64 7
  %272 = load i32, ptr %271, align 4
  %273 = add i32 %272, %269
  store i32 %273, ptr %271, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal noundef i32 @_ZL4rotrji(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
