; ModuleID = 'flash_tile.cu'
source_filename = "flash_tile.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.Row = type { [16 x float] }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN3RowILi16EEC1Ef = comdat any

$_ZN3RowILi16EE4loadEPKf = comdat any

$_ZN3RowILi16EE5scaleEf = comdat any

$_ZNK3RowILi16EE3dotEPKf = comdat any

$_ZN3RowILi16EE4axpyEfPKf = comdat any

$_ZN3RowILi16EEC2Ef = comdat any

@_ZZ10flash_tileE2ks = internal addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ10flash_tileE2vs = internal addrspace(3) global [32 x [16 x float]] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @flash_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !8
  store ptr %1, ptr %9, align 8, !tbaa !8
  store ptr %2, ptr %10, align 8, !tbaa !8
  store ptr %3, ptr %11, align 8, !tbaa !8
  store i32 %4, ptr %12, align 4, !tbaa !4
  store float %5, ptr %13, align 4, !tbaa !11
  store i32 %6, ptr %14, align 4, !tbaa !4
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = icmp ne i32 %15, 0
  br i1 %16, label %17, label %24

17:                                               ; preds = %7
  %18 = load ptr, ptr %8, align 8, !tbaa !8
  %19 = load ptr, ptr %9, align 8, !tbaa !8
  %20 = load ptr, ptr %10, align 8, !tbaa !8
  %21 = load ptr, ptr %11, align 8, !tbaa !8
  %22 = load i32, ptr %12, align 4, !tbaa !4
  %23 = load float, ptr %13, align 4, !tbaa !11
  call void @_ZL6attendILi16ELi32ELb1EEvPKfS1_S1_PfifPAT__fS4_(ptr noundef %18, ptr noundef %19, ptr noundef %20, ptr noundef %21, i32 noundef %22, float noundef %23, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2ks to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2vs to ptr)) #8
  br label %31

24:                                               ; preds = %7
  %25 = load ptr, ptr %8, align 8, !tbaa !8
  %26 = load ptr, ptr %9, align 8, !tbaa !8
  %27 = load ptr, ptr %10, align 8, !tbaa !8
  %28 = load ptr, ptr %11, align 8, !tbaa !8
  %29 = load i32, ptr %12, align 4, !tbaa !4
  %30 = load float, ptr %13, align 4, !tbaa !11
  call void @_ZL6attendILi16ELi32ELb0EEvPKfS1_S1_PfifPAT__fS4_(ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, i32 noundef %29, float noundef %30, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2ks to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10flash_tileE2vs to ptr)) #8
  br label %31

31:                                               ; preds = %24, %17
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL6attendILi16ELi32ELb1EEvPKfS1_S1_PfifPAT__fS4_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6, ptr noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Row, align 4
  %20 = alloca %struct.Row, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca [32 x float], align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !8
  store ptr %1, ptr %10, align 8, !tbaa !8
  store ptr %2, ptr %11, align 8, !tbaa !8
  store ptr %3, ptr %12, align 8, !tbaa !8
  store i32 %4, ptr %13, align 4, !tbaa !4
  store float %5, ptr %14, align 4, !tbaa !11
  store ptr %6, ptr %15, align 8, !tbaa !8
  store ptr %7, ptr %16, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %33 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %33, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %34 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %35 = mul i32 %34, 32
  %36 = load i32, ptr %17, align 4, !tbaa !4
  %37 = add i32 %35, %36
  store i32 %37, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #9
  call void @_ZN3RowILi16EEC1Ef(ptr noundef nonnull align 4 dereferenceable(64) %19, float noundef 0.000000e+00) #8
  call void @llvm.lifetime.start.p0(ptr %20) #9
  call void @_ZN3RowILi16EEC1Ef(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef 0.000000e+00) #8
  %38 = load ptr, ptr %9, align 8, !tbaa !8
  %39 = load i32, ptr %18, align 4, !tbaa !4
  %40 = mul nsw i32 %39, 16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %38, i64 %41
  call void @_ZN3RowILi16EE4loadEPKf(ptr noundef nonnull align 4 dereferenceable(64) %19, ptr noundef %42) #8
  %43 = load float, ptr %14, align 4, !tbaa !11
  %44 = call noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %19, float noundef %43) #8
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store float 0xC6293E5940000000, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %22) #9
  store float 0.000000e+00, ptr %22, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %173, %8
  %46 = load i32, ptr %23, align 4, !tbaa !4
  %47 = load i32, ptr %13, align 4, !tbaa !4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  store i32 2, ptr %24, align 4
  br label %176

50:                                               ; preds = %45
  %51 = load i32, ptr %23, align 4, !tbaa !4
  %52 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %53 = mul i32 %52, 32
  %54 = add i32 %53, 32
  %55 = sub i32 %54, 1
  %56 = icmp sgt i32 %51, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %50
  store i32 2, ptr %24, align 4
  br label %176

58:                                               ; preds = %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %25) #9
  %59 = load i32, ptr %17, align 4, !tbaa !4
  store i32 %59, ptr %25, align 4, !tbaa !4
  br label %60

60:                                               ; preds = %99, %58
  %61 = load i32, ptr %25, align 4, !tbaa !4
  %62 = icmp slt i32 %61, 512
  br i1 %62, label %64, label %63

63:                                               ; preds = %60
  store i32 5, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #9
  br label %102

64:                                               ; preds = %60
  %65 = load ptr, ptr %10, align 8, !tbaa !8
  %66 = load i32, ptr %23, align 4, !tbaa !4
  %67 = mul nsw i32 %66, 16
  %68 = load i32, ptr %25, align 4, !tbaa !4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %65, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !11
  %73 = load ptr, ptr %15, align 8, !tbaa !8
  %74 = load i32, ptr %25, align 4, !tbaa !4
  %75 = sdiv i32 %74, 16
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x float], ptr %73, i64 %76
  %78 = load i32, ptr %25, align 4, !tbaa !4
  %79 = srem i32 %78, 16
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [16 x float], ptr %77, i64 0, i64 %80
  store float %72, ptr %81, align 4, !tbaa !11
  %82 = load ptr, ptr %11, align 8, !tbaa !8
  %83 = load i32, ptr %23, align 4, !tbaa !4
  %84 = mul nsw i32 %83, 16
  %85 = load i32, ptr %25, align 4, !tbaa !4
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %82, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !11
  %90 = load ptr, ptr %16, align 8, !tbaa !8
  %91 = load i32, ptr %25, align 4, !tbaa !4
  %92 = sdiv i32 %91, 16
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x float], ptr %90, i64 %93
  %95 = load i32, ptr %25, align 4, !tbaa !4
  %96 = srem i32 %95, 16
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x float], ptr %94, i64 0, i64 %97
  store float %89, ptr %98, align 4, !tbaa !11
  br label %99

99:                                               ; preds = %64
  %100 = load i32, ptr %25, align 4, !tbaa !4
  %101 = add nsw i32 %100, 32
  store i32 %101, ptr %25, align 4, !tbaa !4
  br label %60, !llvm.loop !13

102:                                              ; preds = %63
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %26) #9
  call void @llvm.lifetime.start.p0(ptr %27) #9
  %103 = load float, ptr %21, align 4, !tbaa !11
  store float %103, ptr %27, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %28) #9
  store i32 0, ptr %28, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %134, %102
  %105 = load i32, ptr %28, align 4, !tbaa !4
  %106 = icmp slt i32 %105, 32
  br i1 %106, label %108, label %107

107:                                              ; preds = %104
  store i32 8, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #9
  br label %137

108:                                              ; preds = %104
  %109 = load ptr, ptr %15, align 8, !tbaa !8
  %110 = load i32, ptr %28, align 4, !tbaa !4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x float], ptr %109, i64 %111
  %113 = getelementptr inbounds [16 x float], ptr %112, i64 0, i64 0
  %114 = call contract noundef float @_ZNK3RowILi16EE3dotEPKf(ptr noundef nonnull align 4 dereferenceable(64) %19, ptr noundef %113) #8
  %115 = load i32, ptr %28, align 4, !tbaa !4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %116
  store float %114, ptr %117, align 4, !tbaa !11
  %118 = load i32, ptr %23, align 4, !tbaa !4
  %119 = load i32, ptr %28, align 4, !tbaa !4
  %120 = add nsw i32 %118, %119
  %121 = load i32, ptr %18, align 4, !tbaa !4
  %122 = icmp sgt i32 %120, %121
  br i1 %122, label %123, label %127

123:                                              ; preds = %108
  %124 = load i32, ptr %28, align 4, !tbaa !4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %125
  store float 0xC6293E5940000000, ptr %126, align 4, !tbaa !11
  br label %127

127:                                              ; preds = %123, %108
  %128 = load float, ptr %27, align 4, !tbaa !11
  %129 = load i32, ptr %28, align 4, !tbaa !4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !11
  %133 = call contract float @llvm.maxnum.f32(float %128, float %132)
  store float %133, ptr %27, align 4, !tbaa !11
  br label %134

134:                                              ; preds = %127
  %135 = load i32, ptr %28, align 4, !tbaa !4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %28, align 4, !tbaa !4
  br label %104, !llvm.loop !15

137:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(ptr %29) #9
  %138 = load float, ptr %21, align 4, !tbaa !11
  %139 = load float, ptr %27, align 4, !tbaa !11
  %140 = fsub contract float %138, %139
  %141 = call contract noundef float @_ZL9expf_fastf(float noundef %140) #8
  store float %141, ptr %29, align 4, !tbaa !11
  %142 = load float, ptr %29, align 4, !tbaa !11
  %143 = load float, ptr %22, align 4, !tbaa !11
  %144 = fmul contract float %143, %142
  store float %144, ptr %22, align 4, !tbaa !11
  %145 = load float, ptr %29, align 4, !tbaa !11
  %146 = call noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef %145) #8
  call void @llvm.lifetime.start.p0(ptr %30) #9
  store i32 0, ptr %30, align 4, !tbaa !4
  br label %147

147:                                              ; preds = %168, %137
  %148 = load i32, ptr %30, align 4, !tbaa !4
  %149 = icmp slt i32 %148, 32
  br i1 %149, label %151, label %150

150:                                              ; preds = %147
  store i32 11, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #9
  br label %171

151:                                              ; preds = %147
  call void @llvm.lifetime.start.p0(ptr %31) #9
  %152 = load i32, ptr %30, align 4, !tbaa !4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !11
  %156 = load float, ptr %27, align 4, !tbaa !11
  %157 = fsub contract float %155, %156
  %158 = call contract noundef float @_ZL9expf_fastf(float noundef %157) #8
  store float %158, ptr %31, align 4, !tbaa !11
  %159 = load float, ptr %31, align 4, !tbaa !11
  %160 = load float, ptr %22, align 4, !tbaa !11
  %161 = fadd contract float %160, %159
  store float %161, ptr %22, align 4, !tbaa !11
  %162 = load float, ptr %31, align 4, !tbaa !11
  %163 = load ptr, ptr %16, align 8, !tbaa !8
  %164 = load i32, ptr %30, align 4, !tbaa !4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [16 x float], ptr %163, i64 %165
  %167 = getelementptr inbounds [16 x float], ptr %166, i64 0, i64 0
  call void @_ZN3RowILi16EE4axpyEfPKf(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef %162, ptr noundef %167) #8
  call void @llvm.lifetime.end.p0(ptr %31) #9
  br label %168

168:                                              ; preds = %151
  %169 = load i32, ptr %30, align 4, !tbaa !4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %30, align 4, !tbaa !4
  br label %147, !llvm.loop !16

171:                                              ; preds = %150
  %172 = load float, ptr %27, align 4, !tbaa !11
  store float %172, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %29) #9
  call void @llvm.lifetime.end.p0(ptr %27) #9
  call void @llvm.lifetime.end.p0(ptr %26) #9
  br label %173

173:                                              ; preds = %171
  %174 = load i32, ptr %23, align 4, !tbaa !4
  %175 = add nsw i32 %174, 32
  store i32 %175, ptr %23, align 4, !tbaa !4
  br label %45, !llvm.loop !17

176:                                              ; preds = %57, %49
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %177

177:                                              ; preds = %176
  %178 = load float, ptr %22, align 4, !tbaa !11
  %179 = fdiv contract float 1.000000e+00, %178
  %180 = call noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef %179) #8
  call void @llvm.lifetime.start.p0(ptr %32) #9
  store i32 0, ptr %32, align 4, !tbaa !4
  br label %181

181:                                              ; preds = %198, %177
  %182 = load i32, ptr %32, align 4, !tbaa !4
  %183 = icmp slt i32 %182, 16
  br i1 %183, label %185, label %184

184:                                              ; preds = %181
  store i32 14, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #9
  br label %201

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw %struct.Row, ptr %20, i32 0, i32 0
  %187 = load i32, ptr %32, align 4, !tbaa !4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [16 x float], ptr %186, i64 0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !11
  %191 = load ptr, ptr %12, align 8, !tbaa !8
  %192 = load i32, ptr %18, align 4, !tbaa !4
  %193 = mul nsw i32 %192, 16
  %194 = load i32, ptr %32, align 4, !tbaa !4
  %195 = add nsw i32 %193, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %191, i64 %196
  store float %190, ptr %197, align 4, !tbaa !11
  br label %198

198:                                              ; preds = %185
  %199 = load i32, ptr %32, align 4, !tbaa !4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %32, align 4, !tbaa !4
  br label %181, !llvm.loop !18

201:                                              ; preds = %184
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL6attendILi16ELi32ELb0EEvPKfS1_S1_PfifPAT__fS4_(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6, ptr noundef %7) #1 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Row, align 4
  %20 = alloca %struct.Row, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca [32 x float], align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !8
  store ptr %1, ptr %10, align 8, !tbaa !8
  store ptr %2, ptr %11, align 8, !tbaa !8
  store ptr %3, ptr %12, align 8, !tbaa !8
  store i32 %4, ptr %13, align 4, !tbaa !4
  store float %5, ptr %14, align 4, !tbaa !11
  store ptr %6, ptr %15, align 8, !tbaa !8
  store ptr %7, ptr %16, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %17) #9
  %33 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %33, ptr %17, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %18) #9
  %34 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %35 = mul i32 %34, 32
  %36 = load i32, ptr %17, align 4, !tbaa !4
  %37 = add i32 %35, %36
  store i32 %37, ptr %18, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %19) #9
  call void @_ZN3RowILi16EEC1Ef(ptr noundef nonnull align 4 dereferenceable(64) %19, float noundef 0.000000e+00) #8
  call void @llvm.lifetime.start.p0(ptr %20) #9
  call void @_ZN3RowILi16EEC1Ef(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef 0.000000e+00) #8
  %38 = load ptr, ptr %9, align 8, !tbaa !8
  %39 = load i32, ptr %18, align 4, !tbaa !4
  %40 = mul nsw i32 %39, 16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %38, i64 %41
  call void @_ZN3RowILi16EE4loadEPKf(ptr noundef nonnull align 4 dereferenceable(64) %19, ptr noundef %42) #8
  %43 = load float, ptr %14, align 4, !tbaa !11
  %44 = call noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %19, float noundef %43) #8
  call void @llvm.lifetime.start.p0(ptr %21) #9
  store float 0xC6293E5940000000, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %22) #9
  store float 0.000000e+00, ptr %22, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %23) #9
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %155, %8
  %46 = load i32, ptr %23, align 4, !tbaa !4
  %47 = load i32, ptr %13, align 4, !tbaa !4
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  store i32 2, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #9
  br label %158

50:                                               ; preds = %45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %25) #9
  %51 = load i32, ptr %17, align 4, !tbaa !4
  store i32 %51, ptr %25, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %91, %50
  %53 = load i32, ptr %25, align 4, !tbaa !4
  %54 = icmp slt i32 %53, 512
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %25) #9
  br label %94

56:                                               ; preds = %52
  %57 = load ptr, ptr %10, align 8, !tbaa !8
  %58 = load i32, ptr %23, align 4, !tbaa !4
  %59 = mul nsw i32 %58, 16
  %60 = load i32, ptr %25, align 4, !tbaa !4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %57, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !11
  %65 = load ptr, ptr %15, align 8, !tbaa !8
  %66 = load i32, ptr %25, align 4, !tbaa !4
  %67 = sdiv i32 %66, 16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [16 x float], ptr %65, i64 %68
  %70 = load i32, ptr %25, align 4, !tbaa !4
  %71 = srem i32 %70, 16
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x float], ptr %69, i64 0, i64 %72
  store float %64, ptr %73, align 4, !tbaa !11
  %74 = load ptr, ptr %11, align 8, !tbaa !8
  %75 = load i32, ptr %23, align 4, !tbaa !4
  %76 = mul nsw i32 %75, 16
  %77 = load i32, ptr %25, align 4, !tbaa !4
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %74, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !11
  %82 = load ptr, ptr %16, align 8, !tbaa !8
  %83 = load i32, ptr %25, align 4, !tbaa !4
  %84 = sdiv i32 %83, 16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x float], ptr %82, i64 %85
  %87 = load i32, ptr %25, align 4, !tbaa !4
  %88 = srem i32 %87, 16
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x float], ptr %86, i64 0, i64 %89
  store float %81, ptr %90, align 4, !tbaa !11
  br label %91

91:                                               ; preds = %56
  %92 = load i32, ptr %25, align 4, !tbaa !4
  %93 = add nsw i32 %92, 32
  store i32 %93, ptr %25, align 4, !tbaa !4
  br label %52, !llvm.loop !19

94:                                               ; preds = %55
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %26) #9
  call void @llvm.lifetime.start.p0(ptr %27) #9
  %95 = load float, ptr %21, align 4, !tbaa !11
  store float %95, ptr %27, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %28) #9
  store i32 0, ptr %28, align 4, !tbaa !4
  br label %96

96:                                               ; preds = %116, %94
  %97 = load i32, ptr %28, align 4, !tbaa !4
  %98 = icmp slt i32 %97, 32
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 8, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %28) #9
  br label %119

100:                                              ; preds = %96
  %101 = load ptr, ptr %15, align 8, !tbaa !8
  %102 = load i32, ptr %28, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x float], ptr %101, i64 %103
  %105 = getelementptr inbounds [16 x float], ptr %104, i64 0, i64 0
  %106 = call contract noundef float @_ZNK3RowILi16EE3dotEPKf(ptr noundef nonnull align 4 dereferenceable(64) %19, ptr noundef %105) #8
  %107 = load i32, ptr %28, align 4, !tbaa !4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %108
  store float %106, ptr %109, align 4, !tbaa !11
  %110 = load float, ptr %27, align 4, !tbaa !11
  %111 = load i32, ptr %28, align 4, !tbaa !4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %112
  %114 = load float, ptr %113, align 4, !tbaa !11
  %115 = call contract float @llvm.maxnum.f32(float %110, float %114)
  store float %115, ptr %27, align 4, !tbaa !11
  br label %116

116:                                              ; preds = %100
  %117 = load i32, ptr %28, align 4, !tbaa !4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %28, align 4, !tbaa !4
  br label %96, !llvm.loop !20

119:                                              ; preds = %99
  call void @llvm.lifetime.start.p0(ptr %29) #9
  %120 = load float, ptr %21, align 4, !tbaa !11
  %121 = load float, ptr %27, align 4, !tbaa !11
  %122 = fsub contract float %120, %121
  %123 = call contract noundef float @_ZL9expf_fastf(float noundef %122) #8
  store float %123, ptr %29, align 4, !tbaa !11
  %124 = load float, ptr %29, align 4, !tbaa !11
  %125 = load float, ptr %22, align 4, !tbaa !11
  %126 = fmul contract float %125, %124
  store float %126, ptr %22, align 4, !tbaa !11
  %127 = load float, ptr %29, align 4, !tbaa !11
  %128 = call noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef %127) #8
  call void @llvm.lifetime.start.p0(ptr %30) #9
  store i32 0, ptr %30, align 4, !tbaa !4
  br label %129

129:                                              ; preds = %150, %119
  %130 = load i32, ptr %30, align 4, !tbaa !4
  %131 = icmp slt i32 %130, 32
  br i1 %131, label %133, label %132

132:                                              ; preds = %129
  store i32 11, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %30) #9
  br label %153

133:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(ptr %31) #9
  %134 = load i32, ptr %30, align 4, !tbaa !4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x float], ptr %26, i64 0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !11
  %138 = load float, ptr %27, align 4, !tbaa !11
  %139 = fsub contract float %137, %138
  %140 = call contract noundef float @_ZL9expf_fastf(float noundef %139) #8
  store float %140, ptr %31, align 4, !tbaa !11
  %141 = load float, ptr %31, align 4, !tbaa !11
  %142 = load float, ptr %22, align 4, !tbaa !11
  %143 = fadd contract float %142, %141
  store float %143, ptr %22, align 4, !tbaa !11
  %144 = load float, ptr %31, align 4, !tbaa !11
  %145 = load ptr, ptr %16, align 8, !tbaa !8
  %146 = load i32, ptr %30, align 4, !tbaa !4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [16 x float], ptr %145, i64 %147
  %149 = getelementptr inbounds [16 x float], ptr %148, i64 0, i64 0
  call void @_ZN3RowILi16EE4axpyEfPKf(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef %144, ptr noundef %149) #8
  call void @llvm.lifetime.end.p0(ptr %31) #9
  br label %150

150:                                              ; preds = %133
  %151 = load i32, ptr %30, align 4, !tbaa !4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %30, align 4, !tbaa !4
  br label %129, !llvm.loop !21

153:                                              ; preds = %132
  %154 = load float, ptr %27, align 4, !tbaa !11
  store float %154, ptr %21, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %29) #9
  call void @llvm.lifetime.end.p0(ptr %27) #9
  call void @llvm.lifetime.end.p0(ptr %26) #9
  br label %155

155:                                              ; preds = %153
  %156 = load i32, ptr %23, align 4, !tbaa !4
  %157 = add nsw i32 %156, 32
  store i32 %157, ptr %23, align 4, !tbaa !4
  br label %45, !llvm.loop !22

158:                                              ; preds = %49
  %159 = load float, ptr %22, align 4, !tbaa !11
  %160 = fdiv contract float 1.000000e+00, %159
  %161 = call noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %20, float noundef %160) #8
  call void @llvm.lifetime.start.p0(ptr %32) #9
  store i32 0, ptr %32, align 4, !tbaa !4
  br label %162

162:                                              ; preds = %179, %158
  %163 = load i32, ptr %32, align 4, !tbaa !4
  %164 = icmp slt i32 %163, 16
  br i1 %164, label %166, label %165

165:                                              ; preds = %162
  store i32 14, ptr %24, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #9
  br label %182

166:                                              ; preds = %162
  %167 = getelementptr inbounds nuw %struct.Row, ptr %20, i32 0, i32 0
  %168 = load i32, ptr %32, align 4, !tbaa !4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [16 x float], ptr %167, i64 0, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !11
  %172 = load ptr, ptr %12, align 8, !tbaa !8
  %173 = load i32, ptr %18, align 4, !tbaa !4
  %174 = mul nsw i32 %173, 16
  %175 = load i32, ptr %32, align 4, !tbaa !4
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %172, i64 %177
  store float %171, ptr %178, align 4, !tbaa !11
  br label %179

179:                                              ; preds = %166
  %180 = load i32, ptr %32, align 4, !tbaa !4
  %181 = add nsw i32 %180, 1
  store i32 %181, ptr %32, align 4, !tbaa !4
  br label %162, !llvm.loop !23

182:                                              ; preds = %165
  call void @llvm.lifetime.end.p0(ptr %22) #9
  call void @llvm.lifetime.end.p0(ptr %21) #9
  call void @llvm.lifetime.end.p0(ptr %20) #9
  call void @llvm.lifetime.end.p0(ptr %19) #9
  call void @llvm.lifetime.end.p0(ptr %18) #9
  call void @llvm.lifetime.end.p0(ptr %17) #9
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #3 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN3RowILi16EEC1Ef(ptr noundef nonnull align 4 dereferenceable(64) %0, float noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8, !tbaa !24
  store float %1, ptr %4, align 4, !tbaa !11
  %5 = load ptr, ptr %3, align 8
  %6 = load float, ptr %4, align 4, !tbaa !11
  call void @_ZN3RowILi16EEC2Ef(ptr noundef nonnull align 4 dereferenceable(64) %5, float noundef %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN3RowILi16EE4loadEPKf(ptr noundef nonnull align 4 dereferenceable(64) %0, ptr noundef %1) #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !24
  store ptr %1, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %21, %2
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 16
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %24

11:                                               ; preds = %7
  %12 = load ptr, ptr %4, align 8, !tbaa !8
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = getelementptr inbounds nuw %struct.Row, ptr %6, i32 0, i32 0
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [16 x float], ptr %17, i64 0, i64 %19
  store float %16, ptr %20, align 4, !tbaa !11
  br label %21

21:                                               ; preds = %11
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !26

24:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(64) ptr @_ZN3RowILi16EE5scaleEf(ptr noundef nonnull align 4 dereferenceable(64) %0, float noundef %1) #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !24
  store float %1, ptr %4, align 4, !tbaa !11
  %9 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %10 = getelementptr inbounds nuw %struct.Row, ptr %9, i32 0, i32 0
  store ptr %10, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %11 = load ptr, ptr %5, align 8, !tbaa !8, !nonnull !27, !align !28
  %12 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 0
  store ptr %12, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %13 = load ptr, ptr %5, align 8, !tbaa !8, !nonnull !27, !align !28
  %14 = getelementptr inbounds [16 x float], ptr %13, i64 0, i64 0
  %15 = getelementptr inbounds float, ptr %14, i64 16
  store ptr %15, ptr %7, align 8, !tbaa !8
  br label %16

16:                                               ; preds = %27, %2
  %17 = load ptr, ptr %6, align 8, !tbaa !8
  %18 = load ptr, ptr %7, align 8, !tbaa !8
  %19 = icmp ne ptr %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %7) #9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %30

21:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %22 = load ptr, ptr %6, align 8, !tbaa !8
  store ptr %22, ptr %8, align 8, !tbaa !8
  %23 = load float, ptr %4, align 4, !tbaa !11
  %24 = load ptr, ptr %8, align 8, !tbaa !8, !nonnull !27, !align !28
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fmul contract float %25, %23
  store float %26, ptr %24, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %8) #9
  br label %27

27:                                               ; preds = %21
  %28 = load ptr, ptr %6, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw float, ptr %28, i32 1
  store ptr %29, ptr %6, align 8, !tbaa !8
  br label %16

30:                                               ; preds = %20
  ret ptr %9
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK3RowILi16EE3dotEPKf(ptr noundef nonnull align 4 dereferenceable(64) %0, ptr noundef %1) #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !24
  store ptr %1, ptr %4, align 8, !tbaa !8
  %7 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  store float 0.000000e+00, ptr %5, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %25, %2
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 16
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %28

12:                                               ; preds = %8
  %13 = getelementptr inbounds nuw %struct.Row, ptr %7, i32 0, i32 0
  %14 = load i32, ptr %6, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [16 x float], ptr %13, i64 0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !11
  %18 = load ptr, ptr %4, align 8, !tbaa !8
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %18, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = load float, ptr %5, align 4, !tbaa !11
  %24 = call contract float @llvm.fma.f32(float %17, float %22, float %23)
  store float %24, ptr %5, align 4, !tbaa !11
  br label %25

25:                                               ; preds = %12
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %6, align 4, !tbaa !4
  br label %8, !llvm.loop !29

28:                                               ; preds = %11
  %29 = load float, ptr %5, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret float %29
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL9expf_fastf(float noundef %0) #3 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !11
  %3 = load float, ptr %2, align 4, !tbaa !11
  %4 = fmul contract float %3, 0x3FF7154760000000
  %5 = call contract float @llvm.nvvm.ex2.approx.f32(float %4)
  ret float %5
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN3RowILi16EE4axpyEfPKf(ptr noundef nonnull align 4 dereferenceable(64) %0, float noundef %1, ptr noundef %2) #1 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !24
  store float %1, ptr %5, align 4, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !8
  %8 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #9
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %30, %3
  %10 = load i32, ptr %7, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 16
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  br label %33

13:                                               ; preds = %9
  %14 = load float, ptr %5, align 4, !tbaa !11
  %15 = load ptr, ptr %6, align 8, !tbaa !8
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !11
  %20 = getelementptr inbounds nuw %struct.Row, ptr %8, i32 0, i32 0
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [16 x float], ptr %20, i64 0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !11
  %25 = call contract float @llvm.fma.f32(float %14, float %19, float %24)
  %26 = getelementptr inbounds nuw %struct.Row, ptr %8, i32 0, i32 0
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [16 x float], ptr %26, i64 0, i64 %28
  store float %25, ptr %29, align 4, !tbaa !11
  br label %30

30:                                               ; preds = %13
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4, !tbaa !4
  br label %9, !llvm.loop !30

33:                                               ; preds = %12
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN3RowILi16EEC2Ef(ptr noundef nonnull align 4 dereferenceable(64) %0, float noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !24
  store float %1, ptr %4, align 4, !tbaa !11
  %6 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %7 = getelementptr inbounds nuw %struct.Row, ptr %6, i32 0, i32 0
  %8 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 0
  store ptr %8, ptr %5, align 8, !tbaa !8
  br label %9

9:                                                ; preds = %19, %2
  %10 = load ptr, ptr %5, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw %struct.Row, ptr %6, i32 0, i32 0
  %12 = getelementptr inbounds [16 x float], ptr %11, i64 0, i64 0
  %13 = getelementptr inbounds float, ptr %12, i64 16
  %14 = icmp ne ptr %10, %13
  br i1 %14, label %16, label %15

15:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %5) #9
  br label %22

16:                                               ; preds = %9
  %17 = load float, ptr %4, align 4, !tbaa !11
  %18 = load ptr, ptr %5, align 8, !tbaa !8
  store float %17, ptr %18, align 4, !tbaa !11
  br label %19

19:                                               ; preds = %16
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = getelementptr inbounds nuw float, ptr %20, i32 1
  store ptr %21, ptr %5, align 8, !tbaa !8
  br label %9, !llvm.loop !31

22:                                               ; preds = %15
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS3RowILi16EE", !10, i64 0}
!26 = distinct !{!26, !14}
!27 = !{}
!28 = !{i64 4}
!29 = distinct !{!29, !14}
!30 = distinct !{!30, !14}
!31 = distinct !{!31, !14}
