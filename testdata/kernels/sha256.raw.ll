; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

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
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %9 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %12 = add i32 %10, %11
  store i32 %12, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 @__const.sha256_block.state, i64 32, i1 false)
  %13 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 0
  %14 = load ptr, ptr %3, align 8, !tbaa !8
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = mul nsw i32 %15, 64
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  call void @_ZL8compressPjPKh(ptr noundef %13, ptr noundef %18) #7
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %35, %2
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = icmp slt i32 %20, 8
  br i1 %21, label %23, label %22

22:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %38

23:                                               ; preds = %19
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [8 x i32], ptr %6, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = load ptr, ptr %4, align 8, !tbaa !11
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = mul nsw i32 %29, 8
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %28, i64 %33
  store i32 %27, ptr %34, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %23
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %7, align 4, !tbaa !4
  br label %19, !llvm.loop !13

38:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8compressPjPKh(ptr noundef %0, ptr noundef %1) #4 {
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
  store ptr %0, ptr %3, align 8, !tbaa !11
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %69, %2
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %72

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !8
  %30 = load i32, ptr %6, align 4, !tbaa !4
  %31 = mul nsw i32 4, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %29, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !15
  %35 = zext i8 %34 to i32
  %36 = shl i32 %35, 24
  %37 = load ptr, ptr %4, align 8, !tbaa !8
  %38 = load i32, ptr %6, align 4, !tbaa !4
  %39 = mul nsw i32 4, %38
  %40 = add nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %37, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !15
  %44 = zext i8 %43 to i32
  %45 = shl i32 %44, 16
  %46 = or i32 %36, %45
  %47 = load ptr, ptr %4, align 8, !tbaa !8
  %48 = load i32, ptr %6, align 4, !tbaa !4
  %49 = mul nsw i32 4, %48
  %50 = add nsw i32 %49, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %47, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !15
  %54 = zext i8 %53 to i32
  %55 = shl i32 %54, 8
  %56 = or i32 %46, %55
  %57 = load ptr, ptr %4, align 8, !tbaa !8
  %58 = load i32, ptr %6, align 4, !tbaa !4
  %59 = mul nsw i32 4, %58
  %60 = add nsw i32 %59, 3
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %57, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !15
  %64 = zext i8 %63 to i32
  %65 = or i32 %56, %64
  %66 = load i32, ptr %6, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %67
  store i32 %65, ptr %68, align 4, !tbaa !4
  br label %69

69:                                               ; preds = %28
  %70 = load i32, ptr %6, align 4, !tbaa !4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %6, align 4, !tbaa !4
  br label %24, !llvm.loop !16

72:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 16, ptr %7, align 4, !tbaa !4
  br label %73

73:                                               ; preds = %136, %72
  %74 = load i32, ptr %7, align 4, !tbaa !4
  %75 = icmp slt i32 %74, 64
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %139

77:                                               ; preds = %73
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %78 = load i32, ptr %7, align 4, !tbaa !4
  %79 = sub nsw i32 %78, 15
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !4
  %83 = call noundef i32 @_ZL4rotrji(i32 noundef %82, i32 noundef 7) #7
  %84 = load i32, ptr %7, align 4, !tbaa !4
  %85 = sub nsw i32 %84, 15
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !4
  %89 = call noundef i32 @_ZL4rotrji(i32 noundef %88, i32 noundef 18) #7
  %90 = xor i32 %83, %89
  %91 = load i32, ptr %7, align 4, !tbaa !4
  %92 = sub nsw i32 %91, 15
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !4
  %96 = lshr i32 %95, 3
  %97 = xor i32 %90, %96
  store i32 %97, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %98 = load i32, ptr %7, align 4, !tbaa !4
  %99 = sub nsw i32 %98, 2
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = call noundef i32 @_ZL4rotrji(i32 noundef %102, i32 noundef 17) #7
  %104 = load i32, ptr %7, align 4, !tbaa !4
  %105 = sub nsw i32 %104, 2
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = call noundef i32 @_ZL4rotrji(i32 noundef %108, i32 noundef 19) #7
  %110 = xor i32 %103, %109
  %111 = load i32, ptr %7, align 4, !tbaa !4
  %112 = sub nsw i32 %111, 2
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = lshr i32 %115, 10
  %117 = xor i32 %110, %116
  store i32 %117, ptr %9, align 4, !tbaa !4
  %118 = load i32, ptr %7, align 4, !tbaa !4
  %119 = sub nsw i32 %118, 16
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %120
  %122 = load i32, ptr %121, align 4, !tbaa !4
  %123 = load i32, ptr %8, align 4, !tbaa !4
  %124 = add i32 %122, %123
  %125 = load i32, ptr %7, align 4, !tbaa !4
  %126 = sub nsw i32 %125, 7
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !4
  %130 = add i32 %124, %129
  %131 = load i32, ptr %9, align 4, !tbaa !4
  %132 = add i32 %130, %131
  %133 = load i32, ptr %7, align 4, !tbaa !4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %134
  store i32 %132, ptr %135, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %136

136:                                              ; preds = %77
  %137 = load i32, ptr %7, align 4, !tbaa !4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %7, align 4, !tbaa !4
  br label %73, !llvm.loop !17

139:                                              ; preds = %76
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %140 = load ptr, ptr %3, align 8, !tbaa !11
  %141 = getelementptr inbounds i32, ptr %140, i64 0
  %142 = load i32, ptr %141, align 4, !tbaa !4
  store i32 %142, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %143 = load ptr, ptr %3, align 8, !tbaa !11
  %144 = getelementptr inbounds i32, ptr %143, i64 1
  %145 = load i32, ptr %144, align 4, !tbaa !4
  store i32 %145, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %146 = load ptr, ptr %3, align 8, !tbaa !11
  %147 = getelementptr inbounds i32, ptr %146, i64 2
  %148 = load i32, ptr %147, align 4, !tbaa !4
  store i32 %148, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %149 = load ptr, ptr %3, align 8, !tbaa !11
  %150 = getelementptr inbounds i32, ptr %149, i64 3
  %151 = load i32, ptr %150, align 4, !tbaa !4
  store i32 %151, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #6
  %152 = load ptr, ptr %3, align 8, !tbaa !11
  %153 = getelementptr inbounds i32, ptr %152, i64 4
  %154 = load i32, ptr %153, align 4, !tbaa !4
  store i32 %154, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %155 = load ptr, ptr %3, align 8, !tbaa !11
  %156 = getelementptr inbounds i32, ptr %155, i64 5
  %157 = load i32, ptr %156, align 4, !tbaa !4
  store i32 %157, ptr %15, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %158 = load ptr, ptr %3, align 8, !tbaa !11
  %159 = getelementptr inbounds i32, ptr %158, i64 6
  %160 = load i32, ptr %159, align 4, !tbaa !4
  store i32 %160, ptr %16, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %161 = load ptr, ptr %3, align 8, !tbaa !11
  %162 = getelementptr inbounds i32, ptr %161, i64 7
  %163 = load i32, ptr %162, align 4, !tbaa !4
  store i32 %163, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %164

164:                                              ; preds = %233, %139
  %165 = load i32, ptr %18, align 4, !tbaa !4
  %166 = icmp slt i32 %165, 64
  br i1 %166, label %168, label %167

167:                                              ; preds = %164
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %236

168:                                              ; preds = %164
  call void @llvm.lifetime.start.p0(ptr %19) #6
  %169 = load i32, ptr %14, align 4, !tbaa !4
  %170 = call noundef i32 @_ZL4rotrji(i32 noundef %169, i32 noundef 6) #7
  %171 = load i32, ptr %14, align 4, !tbaa !4
  %172 = call noundef i32 @_ZL4rotrji(i32 noundef %171, i32 noundef 11) #7
  %173 = xor i32 %170, %172
  %174 = load i32, ptr %14, align 4, !tbaa !4
  %175 = call noundef i32 @_ZL4rotrji(i32 noundef %174, i32 noundef 25) #7
  %176 = xor i32 %173, %175
  store i32 %176, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #6
  %177 = load i32, ptr %14, align 4, !tbaa !4
  %178 = load i32, ptr %15, align 4, !tbaa !4
  %179 = and i32 %177, %178
  %180 = load i32, ptr %14, align 4, !tbaa !4
  %181 = xor i32 %180, -1
  %182 = load i32, ptr %16, align 4, !tbaa !4
  %183 = and i32 %181, %182
  %184 = xor i32 %179, %183
  store i32 %184, ptr %20, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %185 = load i32, ptr %17, align 4, !tbaa !4
  %186 = load i32, ptr %19, align 4, !tbaa !4
  %187 = add i32 %185, %186
  %188 = load i32, ptr %20, align 4, !tbaa !4
  %189 = add i32 %187, %188
  %190 = load i32, ptr %18, align 4, !tbaa !4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @round_constants to ptr), i64 0, i64 %191
  %193 = load i32, ptr %192, align 4, !tbaa !4
  %194 = add i32 %189, %193
  %195 = load i32, ptr %18, align 4, !tbaa !4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [64 x i32], ptr %5, i64 0, i64 %196
  %198 = load i32, ptr %197, align 4, !tbaa !4
  %199 = add i32 %194, %198
  store i32 %199, ptr %21, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %200 = load i32, ptr %10, align 4, !tbaa !4
  %201 = call noundef i32 @_ZL4rotrji(i32 noundef %200, i32 noundef 2) #7
  %202 = load i32, ptr %10, align 4, !tbaa !4
  %203 = call noundef i32 @_ZL4rotrji(i32 noundef %202, i32 noundef 13) #7
  %204 = xor i32 %201, %203
  %205 = load i32, ptr %10, align 4, !tbaa !4
  %206 = call noundef i32 @_ZL4rotrji(i32 noundef %205, i32 noundef 22) #7
  %207 = xor i32 %204, %206
  store i32 %207, ptr %22, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %208 = load i32, ptr %10, align 4, !tbaa !4
  %209 = load i32, ptr %11, align 4, !tbaa !4
  %210 = and i32 %208, %209
  %211 = load i32, ptr %10, align 4, !tbaa !4
  %212 = load i32, ptr %12, align 4, !tbaa !4
  %213 = and i32 %211, %212
  %214 = xor i32 %210, %213
  %215 = load i32, ptr %11, align 4, !tbaa !4
  %216 = load i32, ptr %12, align 4, !tbaa !4
  %217 = and i32 %215, %216
  %218 = xor i32 %214, %217
  store i32 %218, ptr %23, align 4, !tbaa !4
  %219 = load i32, ptr %16, align 4, !tbaa !4
  store i32 %219, ptr %17, align 4, !tbaa !4
  %220 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %220, ptr %16, align 4, !tbaa !4
  %221 = load i32, ptr %14, align 4, !tbaa !4
  store i32 %221, ptr %15, align 4, !tbaa !4
  %222 = load i32, ptr %13, align 4, !tbaa !4
  %223 = load i32, ptr %21, align 4, !tbaa !4
  %224 = add i32 %222, %223
  store i32 %224, ptr %14, align 4, !tbaa !4
  %225 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %225, ptr %13, align 4, !tbaa !4
  %226 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %226, ptr %12, align 4, !tbaa !4
  %227 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %227, ptr %11, align 4, !tbaa !4
  %228 = load i32, ptr %21, align 4, !tbaa !4
  %229 = load i32, ptr %22, align 4, !tbaa !4
  %230 = add i32 %228, %229
  %231 = load i32, ptr %23, align 4, !tbaa !4
  %232 = add i32 %230, %231
  store i32 %232, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  call void @llvm.lifetime.end.p0(ptr %20) #6
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %233

233:                                              ; preds = %168
  %234 = load i32, ptr %18, align 4, !tbaa !4
  %235 = add nsw i32 %234, 1
  store i32 %235, ptr %18, align 4, !tbaa !4
  br label %164, !llvm.loop !18

236:                                              ; preds = %167
  %237 = load i32, ptr %10, align 4, !tbaa !4
  %238 = load ptr, ptr %3, align 8, !tbaa !11
  %239 = getelementptr inbounds i32, ptr %238, i64 0
  %240 = load i32, ptr %239, align 4, !tbaa !4
  %241 = add i32 %240, %237
  store i32 %241, ptr %239, align 4, !tbaa !4
  %242 = load i32, ptr %11, align 4, !tbaa !4
  %243 = load ptr, ptr %3, align 8, !tbaa !11
  %244 = getelementptr inbounds i32, ptr %243, i64 1
  %245 = load i32, ptr %244, align 4, !tbaa !4
  %246 = add i32 %245, %242
  store i32 %246, ptr %244, align 4, !tbaa !4
  %247 = load i32, ptr %12, align 4, !tbaa !4
  %248 = load ptr, ptr %3, align 8, !tbaa !11
  %249 = getelementptr inbounds i32, ptr %248, i64 2
  %250 = load i32, ptr %249, align 4, !tbaa !4
  %251 = add i32 %250, %247
  store i32 %251, ptr %249, align 4, !tbaa !4
  %252 = load i32, ptr %13, align 4, !tbaa !4
  %253 = load ptr, ptr %3, align 8, !tbaa !11
  %254 = getelementptr inbounds i32, ptr %253, i64 3
  %255 = load i32, ptr %254, align 4, !tbaa !4
  %256 = add i32 %255, %252
  store i32 %256, ptr %254, align 4, !tbaa !4
  %257 = load i32, ptr %14, align 4, !tbaa !4
  %258 = load ptr, ptr %3, align 8, !tbaa !11
  %259 = getelementptr inbounds i32, ptr %258, i64 4
  %260 = load i32, ptr %259, align 4, !tbaa !4
  %261 = add i32 %260, %257
  store i32 %261, ptr %259, align 4, !tbaa !4
  %262 = load i32, ptr %15, align 4, !tbaa !4
  %263 = load ptr, ptr %3, align 8, !tbaa !11
  %264 = getelementptr inbounds i32, ptr %263, i64 5
  %265 = load i32, ptr %264, align 4, !tbaa !4
  %266 = add i32 %265, %262
  store i32 %266, ptr %264, align 4, !tbaa !4
  %267 = load i32, ptr %16, align 4, !tbaa !4
  %268 = load ptr, ptr %3, align 8, !tbaa !11
  %269 = getelementptr inbounds i32, ptr %268, i64 6
  %270 = load i32, ptr %269, align 4, !tbaa !4
  %271 = add i32 %270, %267
  store i32 %271, ptr %269, align 4, !tbaa !4
  %272 = load i32, ptr %17, align 4, !tbaa !4
  %273 = load ptr, ptr %3, align 8, !tbaa !11
  %274 = getelementptr inbounds i32, ptr %273, i64 7
  %275 = load i32, ptr %274, align 4, !tbaa !4
  %276 = add i32 %275, %272
  store i32 %276, ptr %274, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %14) #6
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4rotrji(i32 noundef %0, i32 noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = lshr i32 %5, %6
  %8 = load i32, ptr %3, align 4, !tbaa !4
  %9 = load i32, ptr %4, align 4, !tbaa !4
  %10 = sub nsw i32 32, %9
  %11 = shl i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
