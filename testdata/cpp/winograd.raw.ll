; ModuleID = 'winograd.cu'
source_filename = "winograd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.Tile = type { [4 x [4 x float]] }
%struct.char4 = type { [4 x i8] }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @winograd_conv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Tile, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Tile, align 4
  %16 = alloca %struct.Tile, align 4
  %17 = alloca %struct.Tile, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [4 x float], align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %23 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %24 = urem i32 %23, 8
  store i32 %24, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %25 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %26 = udiv i32 %25, 8
  store i32 %26, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %27

27:                                               ; preds = %63, %4
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = icmp slt i32 %28, 4
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %66

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %59, %31
  %33 = load i32, ptr %14, align 4, !tbaa !4
  %34 = icmp slt i32 %33, 4
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %62

36:                                               ; preds = %32
  %37 = load ptr, ptr %5, align 8, !tbaa !8
  %38 = load i32, ptr %10, align 4, !tbaa !4
  %39 = mul nsw i32 %38, 2
  %40 = load i32, ptr %12, align 4, !tbaa !4
  %41 = add nsw i32 %39, %40
  %42 = load i32, ptr %8, align 4, !tbaa !4
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %9, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 2
  %46 = add nsw i32 %43, %45
  %47 = load i32, ptr %14, align 4, !tbaa !4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %37, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !11
  %52 = getelementptr inbounds nuw %struct.Tile, ptr %11, i32 0, i32 0
  %53 = load i32, ptr %12, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [4 x [4 x float]], ptr %52, i64 0, i64 %54
  %56 = load i32, ptr %14, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x float], ptr %55, i64 0, i64 %57
  store float %51, ptr %58, align 4, !tbaa !11
  br label %59

59:                                               ; preds = %36
  %60 = load i32, ptr %14, align 4, !tbaa !4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %14, align 4, !tbaa !4
  br label %32, !llvm.loop !13

62:                                               ; preds = %35
  br label %63

63:                                               ; preds = %62
  %64 = load i32, ptr %12, align 4, !tbaa !4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %12, align 4, !tbaa !4
  br label %27, !llvm.loop !15

66:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %67 = load ptr, ptr %6, align 8, !tbaa !8
  %68 = call %struct.Tile @_ZL15transformFilterPKf(ptr noundef %67) #7
  %69 = getelementptr inbounds nuw %struct.Tile, ptr %15, i32 0, i32 0
  %70 = extractvalue %struct.Tile %68, 0
  store [4 x [4 x float]] %70, ptr %69, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %71 = call %struct.Tile @_ZL14transformInputRK4TileILi4EE(ptr noundef nonnull align 4 dereferenceable(64) %11) #7
  %72 = getelementptr inbounds nuw %struct.Tile, ptr %16, i32 0, i32 0
  %73 = extractvalue %struct.Tile %71, 0
  store [4 x [4 x float]] %73, ptr %72, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #6
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %112, %66
  %75 = load i32, ptr %18, align 4, !tbaa !4
  %76 = icmp slt i32 %75, 4
  br i1 %76, label %78, label %77

77:                                               ; preds = %74
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %115

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %79

79:                                               ; preds = %108, %78
  %80 = load i32, ptr %19, align 4, !tbaa !4
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %111

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw %struct.Tile, ptr %15, i32 0, i32 0
  %85 = load i32, ptr %18, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x [4 x float]], ptr %84, i64 0, i64 %86
  %88 = load i32, ptr %19, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x float], ptr %87, i64 0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !11
  %92 = getelementptr inbounds nuw %struct.Tile, ptr %16, i32 0, i32 0
  %93 = load i32, ptr %18, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x [4 x float]], ptr %92, i64 0, i64 %94
  %96 = load i32, ptr %19, align 4, !tbaa !4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [4 x float], ptr %95, i64 0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !11
  %100 = fmul contract float %91, %99
  %101 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %102 = load i32, ptr %18, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [4 x [4 x float]], ptr %101, i64 0, i64 %103
  %105 = load i32, ptr %19, align 4, !tbaa !4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [4 x float], ptr %104, i64 0, i64 %106
  store float %100, ptr %107, align 4, !tbaa !11
  br label %108

108:                                              ; preds = %83
  %109 = load i32, ptr %19, align 4, !tbaa !4
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %19, align 4, !tbaa !4
  br label %79, !llvm.loop !16

111:                                              ; preds = %82
  br label %112

112:                                              ; preds = %111
  %113 = load i32, ptr %18, align 4, !tbaa !4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %18, align 4, !tbaa !4
  br label %74, !llvm.loop !17

115:                                              ; preds = %77
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %116

116:                                              ; preds = %218, %115
  %117 = load i32, ptr %20, align 4, !tbaa !4
  %118 = icmp slt i32 %117, 2
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %221

120:                                              ; preds = %116
  call void @llvm.lifetime.start.p0(ptr %21) #6
  call void @llvm.lifetime.start.p0(ptr %22) #6
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %121

121:                                              ; preds = %175, %120
  %122 = load i32, ptr %22, align 4, !tbaa !4
  %123 = icmp slt i32 %122, 4
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #6
  br label %178

125:                                              ; preds = %121
  %126 = load i32, ptr %20, align 4, !tbaa !4
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %149

128:                                              ; preds = %125
  %129 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %130 = getelementptr inbounds [4 x [4 x float]], ptr %129, i64 0, i64 0
  %131 = load i32, ptr %22, align 4, !tbaa !4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [4 x float], ptr %130, i64 0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !11
  %135 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %136 = getelementptr inbounds [4 x [4 x float]], ptr %135, i64 0, i64 1
  %137 = load i32, ptr %22, align 4, !tbaa !4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [4 x float], ptr %136, i64 0, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !11
  %141 = fadd contract float %134, %140
  %142 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %143 = getelementptr inbounds [4 x [4 x float]], ptr %142, i64 0, i64 2
  %144 = load i32, ptr %22, align 4, !tbaa !4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x float], ptr %143, i64 0, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !11
  %148 = fadd contract float %141, %147
  br label %170

149:                                              ; preds = %125
  %150 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %151 = getelementptr inbounds [4 x [4 x float]], ptr %150, i64 0, i64 1
  %152 = load i32, ptr %22, align 4, !tbaa !4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [4 x float], ptr %151, i64 0, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !11
  %156 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %157 = getelementptr inbounds [4 x [4 x float]], ptr %156, i64 0, i64 2
  %158 = load i32, ptr %22, align 4, !tbaa !4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [4 x float], ptr %157, i64 0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !11
  %162 = fsub contract float %155, %161
  %163 = getelementptr inbounds nuw %struct.Tile, ptr %17, i32 0, i32 0
  %164 = getelementptr inbounds [4 x [4 x float]], ptr %163, i64 0, i64 3
  %165 = load i32, ptr %22, align 4, !tbaa !4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [4 x float], ptr %164, i64 0, i64 %166
  %168 = load float, ptr %167, align 4, !tbaa !11
  %169 = fsub contract float %162, %168
  br label %170

170:                                              ; preds = %149, %128
  %171 = phi contract float [ %148, %128 ], [ %169, %149 ]
  %172 = load i32, ptr %22, align 4, !tbaa !4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %173
  store float %171, ptr %174, align 4, !tbaa !11
  br label %175

175:                                              ; preds = %170
  %176 = load i32, ptr %22, align 4, !tbaa !4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %22, align 4, !tbaa !4
  br label %121, !llvm.loop !18

178:                                              ; preds = %124
  %179 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 0
  %180 = load float, ptr %179, align 4, !tbaa !11
  %181 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 1
  %182 = load float, ptr %181, align 4, !tbaa !11
  %183 = fadd contract float %180, %182
  %184 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 2
  %185 = load float, ptr %184, align 4, !tbaa !11
  %186 = fadd contract float %183, %185
  %187 = load ptr, ptr %7, align 8, !tbaa !8
  %188 = load i32, ptr %10, align 4, !tbaa !4
  %189 = mul nsw i32 %188, 2
  %190 = load i32, ptr %20, align 4, !tbaa !4
  %191 = add nsw i32 %189, %190
  %192 = mul nsw i32 %191, 16
  %193 = load i32, ptr %9, align 4, !tbaa !4
  %194 = mul nsw i32 %193, 2
  %195 = add nsw i32 %192, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr %187, i64 %196
  store float %186, ptr %197, align 4, !tbaa !11
  %198 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 1
  %199 = load float, ptr %198, align 4, !tbaa !11
  %200 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 2
  %201 = load float, ptr %200, align 4, !tbaa !11
  %202 = fsub contract float %199, %201
  %203 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 3
  %204 = load float, ptr %203, align 4, !tbaa !11
  %205 = fsub contract float %202, %204
  %206 = load ptr, ptr %7, align 8, !tbaa !8
  %207 = load i32, ptr %10, align 4, !tbaa !4
  %208 = mul nsw i32 %207, 2
  %209 = load i32, ptr %20, align 4, !tbaa !4
  %210 = add nsw i32 %208, %209
  %211 = mul nsw i32 %210, 16
  %212 = load i32, ptr %9, align 4, !tbaa !4
  %213 = mul nsw i32 %212, 2
  %214 = add nsw i32 %211, %213
  %215 = add nsw i32 %214, 1
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %206, i64 %216
  store float %205, ptr %217, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %218

218:                                              ; preds = %178
  %219 = load i32, ptr %20, align 4, !tbaa !4
  %220 = add nsw i32 %219, 1
  store i32 %220, ptr %20, align 4, !tbaa !4
  br label %116, !llvm.loop !19

221:                                              ; preds = %119
  call void @llvm.lifetime.end.p0(ptr %17) #6
  call void @llvm.lifetime.end.p0(ptr %16) #6
  call void @llvm.lifetime.end.p0(ptr %15) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Tile @_ZL15transformFilterPKf(ptr noundef %0) #3 {
  %2 = alloca %struct.Tile, align 4
  %3 = alloca ptr, align 8
  %4 = alloca [4 x [3 x float]], align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %4) #6
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %79, %1
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 3
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %82

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !tbaa !8
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %12, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 0
  %18 = load i32, ptr %5, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [3 x float], ptr %17, i64 0, i64 %19
  store float %16, ptr %20, align 4, !tbaa !11
  %21 = load ptr, ptr %3, align 8, !tbaa !8
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = load ptr, ptr %3, align 8, !tbaa !8
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = add nsw i32 3, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %26, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !11
  %32 = fadd contract float %25, %31
  %33 = load ptr, ptr %3, align 8, !tbaa !8
  %34 = load i32, ptr %5, align 4, !tbaa !4
  %35 = add nsw i32 6, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %33, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !11
  %39 = fadd contract float %32, %38
  %40 = fmul contract float 5.000000e-01, %39
  %41 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 1
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [3 x float], ptr %41, i64 0, i64 %43
  store float %40, ptr %44, align 4, !tbaa !11
  %45 = load ptr, ptr %3, align 8, !tbaa !8
  %46 = load i32, ptr %5, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !11
  %50 = load ptr, ptr %3, align 8, !tbaa !8
  %51 = load i32, ptr %5, align 4, !tbaa !4
  %52 = add nsw i32 3, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %50, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !11
  %56 = fsub contract float %49, %55
  %57 = load ptr, ptr %3, align 8, !tbaa !8
  %58 = load i32, ptr %5, align 4, !tbaa !4
  %59 = add nsw i32 6, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %57, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !11
  %63 = fadd contract float %56, %62
  %64 = fmul contract float 5.000000e-01, %63
  %65 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 2
  %66 = load i32, ptr %5, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [3 x float], ptr %65, i64 0, i64 %67
  store float %64, ptr %68, align 4, !tbaa !11
  %69 = load ptr, ptr %3, align 8, !tbaa !8
  %70 = load i32, ptr %5, align 4, !tbaa !4
  %71 = add nsw i32 6, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %69, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !11
  %75 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 3
  %76 = load i32, ptr %5, align 4, !tbaa !4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [3 x float], ptr %75, i64 0, i64 %77
  store float %74, ptr %78, align 4, !tbaa !11
  br label %79

79:                                               ; preds = %11
  %80 = load i32, ptr %5, align 4, !tbaa !4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !20

82:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %154, %82
  %84 = load i32, ptr %6, align 4, !tbaa !4
  %85 = icmp slt i32 %84, 4
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %157

87:                                               ; preds = %83
  %88 = load i32, ptr %6, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %89
  %91 = getelementptr inbounds [3 x float], ptr %90, i64 0, i64 0
  %92 = load float, ptr %91, align 4, !tbaa !11
  %93 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %94 = load i32, ptr %6, align 4, !tbaa !4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x [4 x float]], ptr %93, i64 0, i64 %95
  %97 = getelementptr inbounds [4 x float], ptr %96, i64 0, i64 0
  store float %92, ptr %97, align 4, !tbaa !11
  %98 = load i32, ptr %6, align 4, !tbaa !4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %99
  %101 = getelementptr inbounds [3 x float], ptr %100, i64 0, i64 0
  %102 = load float, ptr %101, align 4, !tbaa !11
  %103 = load i32, ptr %6, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %104
  %106 = getelementptr inbounds [3 x float], ptr %105, i64 0, i64 1
  %107 = load float, ptr %106, align 4, !tbaa !11
  %108 = fadd contract float %102, %107
  %109 = load i32, ptr %6, align 4, !tbaa !4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %110
  %112 = getelementptr inbounds [3 x float], ptr %111, i64 0, i64 2
  %113 = load float, ptr %112, align 4, !tbaa !11
  %114 = fadd contract float %108, %113
  %115 = fmul contract float 5.000000e-01, %114
  %116 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %117 = load i32, ptr %6, align 4, !tbaa !4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x [4 x float]], ptr %116, i64 0, i64 %118
  %120 = getelementptr inbounds [4 x float], ptr %119, i64 0, i64 1
  store float %115, ptr %120, align 4, !tbaa !11
  %121 = load i32, ptr %6, align 4, !tbaa !4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %122
  %124 = getelementptr inbounds [3 x float], ptr %123, i64 0, i64 0
  %125 = load float, ptr %124, align 4, !tbaa !11
  %126 = load i32, ptr %6, align 4, !tbaa !4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %127
  %129 = getelementptr inbounds [3 x float], ptr %128, i64 0, i64 1
  %130 = load float, ptr %129, align 4, !tbaa !11
  %131 = fsub contract float %125, %130
  %132 = load i32, ptr %6, align 4, !tbaa !4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %133
  %135 = getelementptr inbounds [3 x float], ptr %134, i64 0, i64 2
  %136 = load float, ptr %135, align 4, !tbaa !11
  %137 = fadd contract float %131, %136
  %138 = fmul contract float 5.000000e-01, %137
  %139 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %140 = load i32, ptr %6, align 4, !tbaa !4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [4 x [4 x float]], ptr %139, i64 0, i64 %141
  %143 = getelementptr inbounds [4 x float], ptr %142, i64 0, i64 2
  store float %138, ptr %143, align 4, !tbaa !11
  %144 = load i32, ptr %6, align 4, !tbaa !4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x [3 x float]], ptr %4, i64 0, i64 %145
  %147 = getelementptr inbounds [3 x float], ptr %146, i64 0, i64 2
  %148 = load float, ptr %147, align 4, !tbaa !11
  %149 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %150 = load i32, ptr %6, align 4, !tbaa !4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [4 x [4 x float]], ptr %149, i64 0, i64 %151
  %153 = getelementptr inbounds [4 x float], ptr %152, i64 0, i64 3
  store float %148, ptr %153, align 4, !tbaa !11
  br label %154

154:                                              ; preds = %87
  %155 = load i32, ptr %6, align 4, !tbaa !4
  %156 = add nsw i32 %155, 1
  store i32 %156, ptr %6, align 4, !tbaa !4
  br label %83, !llvm.loop !21

157:                                              ; preds = %86
  call void @llvm.lifetime.end.p0(ptr %4) #6
  %158 = load %struct.Tile, ptr %2, align 4
  ret %struct.Tile %158
}

; Function Attrs: convergent mustprogress nounwind
define internal %struct.Tile @_ZL14transformInputRK4TileILi4EE(ptr noundef nonnull align 4 dereferenceable(64) %0) #3 {
  %2 = alloca %struct.Tile, align 4
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Tile, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %4) #6
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %92, %1
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = icmp slt i32 %8, 4
  br i1 %9, label %11, label %10

10:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %95

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %13 = getelementptr inbounds nuw %struct.Tile, ptr %12, i32 0, i32 0
  %14 = getelementptr inbounds [4 x [4 x float]], ptr %13, i64 0, i64 0
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x float], ptr %14, i64 0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %20 = getelementptr inbounds nuw %struct.Tile, ptr %19, i32 0, i32 0
  %21 = getelementptr inbounds [4 x [4 x float]], ptr %20, i64 0, i64 2
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !11
  %26 = fsub contract float %18, %25
  %27 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %28 = getelementptr inbounds [4 x [4 x float]], ptr %27, i64 0, i64 0
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 %30
  store float %26, ptr %31, align 4, !tbaa !11
  %32 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %33 = getelementptr inbounds nuw %struct.Tile, ptr %32, i32 0, i32 0
  %34 = getelementptr inbounds [4 x [4 x float]], ptr %33, i64 0, i64 1
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !11
  %39 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %40 = getelementptr inbounds nuw %struct.Tile, ptr %39, i32 0, i32 0
  %41 = getelementptr inbounds [4 x [4 x float]], ptr %40, i64 0, i64 2
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [4 x float], ptr %41, i64 0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !11
  %46 = fadd contract float %38, %45
  %47 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %48 = getelementptr inbounds [4 x [4 x float]], ptr %47, i64 0, i64 1
  %49 = load i32, ptr %5, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x float], ptr %48, i64 0, i64 %50
  store float %46, ptr %51, align 4, !tbaa !11
  %52 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %53 = getelementptr inbounds nuw %struct.Tile, ptr %52, i32 0, i32 0
  %54 = getelementptr inbounds [4 x [4 x float]], ptr %53, i64 0, i64 2
  %55 = load i32, ptr %5, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [4 x float], ptr %54, i64 0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !11
  %59 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %60 = getelementptr inbounds nuw %struct.Tile, ptr %59, i32 0, i32 0
  %61 = getelementptr inbounds [4 x [4 x float]], ptr %60, i64 0, i64 1
  %62 = load i32, ptr %5, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x float], ptr %61, i64 0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !11
  %66 = fsub contract float %58, %65
  %67 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %68 = getelementptr inbounds [4 x [4 x float]], ptr %67, i64 0, i64 2
  %69 = load i32, ptr %5, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [4 x float], ptr %68, i64 0, i64 %70
  store float %66, ptr %71, align 4, !tbaa !11
  %72 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %73 = getelementptr inbounds nuw %struct.Tile, ptr %72, i32 0, i32 0
  %74 = getelementptr inbounds [4 x [4 x float]], ptr %73, i64 0, i64 1
  %75 = load i32, ptr %5, align 4, !tbaa !4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x float], ptr %74, i64 0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !11
  %79 = load ptr, ptr %3, align 8, !tbaa !22, !nonnull !24, !align !25
  %80 = getelementptr inbounds nuw %struct.Tile, ptr %79, i32 0, i32 0
  %81 = getelementptr inbounds [4 x [4 x float]], ptr %80, i64 0, i64 3
  %82 = load i32, ptr %5, align 4, !tbaa !4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x float], ptr %81, i64 0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !11
  %86 = fsub contract float %78, %85
  %87 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %88 = getelementptr inbounds [4 x [4 x float]], ptr %87, i64 0, i64 3
  %89 = load i32, ptr %5, align 4, !tbaa !4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [4 x float], ptr %88, i64 0, i64 %90
  store float %86, ptr %91, align 4, !tbaa !11
  br label %92

92:                                               ; preds = %11
  %93 = load i32, ptr %5, align 4, !tbaa !4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %5, align 4, !tbaa !4
  br label %7, !llvm.loop !26

95:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %96

96:                                               ; preds = %173, %95
  %97 = load i32, ptr %6, align 4, !tbaa !4
  %98 = icmp slt i32 %97, 4
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %176

100:                                              ; preds = %96
  %101 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %102 = load i32, ptr %6, align 4, !tbaa !4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [4 x [4 x float]], ptr %101, i64 0, i64 %103
  %105 = getelementptr inbounds [4 x float], ptr %104, i64 0, i64 0
  %106 = load float, ptr %105, align 4, !tbaa !11
  %107 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %108 = load i32, ptr %6, align 4, !tbaa !4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x [4 x float]], ptr %107, i64 0, i64 %109
  %111 = getelementptr inbounds [4 x float], ptr %110, i64 0, i64 2
  %112 = load float, ptr %111, align 4, !tbaa !11
  %113 = fsub contract float %106, %112
  %114 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %115 = load i32, ptr %6, align 4, !tbaa !4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [4 x [4 x float]], ptr %114, i64 0, i64 %116
  %118 = getelementptr inbounds [4 x float], ptr %117, i64 0, i64 0
  store float %113, ptr %118, align 4, !tbaa !11
  %119 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %120 = load i32, ptr %6, align 4, !tbaa !4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [4 x [4 x float]], ptr %119, i64 0, i64 %121
  %123 = getelementptr inbounds [4 x float], ptr %122, i64 0, i64 1
  %124 = load float, ptr %123, align 4, !tbaa !11
  %125 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %126 = load i32, ptr %6, align 4, !tbaa !4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [4 x [4 x float]], ptr %125, i64 0, i64 %127
  %129 = getelementptr inbounds [4 x float], ptr %128, i64 0, i64 2
  %130 = load float, ptr %129, align 4, !tbaa !11
  %131 = fadd contract float %124, %130
  %132 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %133 = load i32, ptr %6, align 4, !tbaa !4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [4 x [4 x float]], ptr %132, i64 0, i64 %134
  %136 = getelementptr inbounds [4 x float], ptr %135, i64 0, i64 1
  store float %131, ptr %136, align 4, !tbaa !11
  %137 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %138 = load i32, ptr %6, align 4, !tbaa !4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [4 x [4 x float]], ptr %137, i64 0, i64 %139
  %141 = getelementptr inbounds [4 x float], ptr %140, i64 0, i64 2
  %142 = load float, ptr %141, align 4, !tbaa !11
  %143 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %144 = load i32, ptr %6, align 4, !tbaa !4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [4 x [4 x float]], ptr %143, i64 0, i64 %145
  %147 = getelementptr inbounds [4 x float], ptr %146, i64 0, i64 1
  %148 = load float, ptr %147, align 4, !tbaa !11
  %149 = fsub contract float %142, %148
  %150 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %151 = load i32, ptr %6, align 4, !tbaa !4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [4 x [4 x float]], ptr %150, i64 0, i64 %152
  %154 = getelementptr inbounds [4 x float], ptr %153, i64 0, i64 2
  store float %149, ptr %154, align 4, !tbaa !11
  %155 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %156 = load i32, ptr %6, align 4, !tbaa !4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [4 x [4 x float]], ptr %155, i64 0, i64 %157
  %159 = getelementptr inbounds [4 x float], ptr %158, i64 0, i64 1
  %160 = load float, ptr %159, align 4, !tbaa !11
  %161 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %162 = load i32, ptr %6, align 4, !tbaa !4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [4 x [4 x float]], ptr %161, i64 0, i64 %163
  %165 = getelementptr inbounds [4 x float], ptr %164, i64 0, i64 3
  %166 = load float, ptr %165, align 4, !tbaa !11
  %167 = fsub contract float %160, %166
  %168 = getelementptr inbounds nuw %struct.Tile, ptr %2, i32 0, i32 0
  %169 = load i32, ptr %6, align 4, !tbaa !4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [4 x [4 x float]], ptr %168, i64 0, i64 %170
  %172 = getelementptr inbounds [4 x float], ptr %171, i64 0, i64 3
  store float %167, ptr %172, align 4, !tbaa !11
  br label %173

173:                                              ; preds = %100
  %174 = load i32, ptr %6, align 4, !tbaa !4
  %175 = add nsw i32 %174, 1
  store i32 %175, ptr %6, align 4, !tbaa !4
  br label %96, !llvm.loop !27

176:                                              ; preds = %99
  call void @llvm.lifetime.end.p0(ptr %4) #6
  %177 = load %struct.Tile, ptr %2, align 4
  ret %struct.Tile %177
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @depthwise_conv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [3 x [3 x float]], align 4
  %12 = alloca [3 x [3 x float]], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %23 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  store i32 %23, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %24, ptr %10, align 4, !tbaa !4
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = load i32, ptr %8, align 4, !tbaa !4
  %27 = mul nsw i32 %25, %26
  %28 = load i32, ptr %8, align 4, !tbaa !4
  %29 = mul nsw i32 %27, %28
  %30 = load ptr, ptr %5, align 8, !tbaa !8
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds float, ptr %30, i64 %31
  store ptr %32, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %11) #6
  call void @llvm.lifetime.start.p0(ptr %12) #6
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %64, %4
  %34 = load i32, ptr %13, align 4, !tbaa !4
  %35 = icmp slt i32 %34, 3
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %67

37:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %60, %37
  %39 = load i32, ptr %15, align 4, !tbaa !4
  %40 = icmp slt i32 %39, 3
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %63

42:                                               ; preds = %38
  %43 = load ptr, ptr %6, align 8, !tbaa !8
  %44 = load i32, ptr %9, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 9
  %46 = load i32, ptr %13, align 4, !tbaa !4
  %47 = mul nsw i32 %46, 3
  %48 = add nsw i32 %45, %47
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %43, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !11
  %54 = load i32, ptr %13, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [3 x [3 x float]], ptr %11, i64 0, i64 %55
  %57 = load i32, ptr %15, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [3 x float], ptr %56, i64 0, i64 %58
  store float %53, ptr %59, align 4, !tbaa !11
  br label %60

60:                                               ; preds = %42
  %61 = load i32, ptr %15, align 4, !tbaa !4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %15, align 4, !tbaa !4
  br label %38, !llvm.loop !28

63:                                               ; preds = %41
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %13, align 4, !tbaa !4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %13, align 4, !tbaa !4
  br label %33, !llvm.loop !29

67:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %100, %67
  %69 = load i32, ptr %16, align 4, !tbaa !4
  %70 = icmp slt i32 %69, 2
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  store i32 8, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br label %103

72:                                               ; preds = %68
  call void @llvm.lifetime.start.p0(ptr %17) #6
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %73

73:                                               ; preds = %96, %72
  %74 = load i32, ptr %17, align 4, !tbaa !4
  %75 = icmp slt i32 %74, 3
  br i1 %75, label %77, label %76

76:                                               ; preds = %73
  store i32 11, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %17) #6
  br label %99

77:                                               ; preds = %73
  %78 = load ptr, ptr %5, align 8, !tbaa !8
  %79 = load i32, ptr %16, align 4, !tbaa !4
  %80 = load i32, ptr %8, align 4, !tbaa !4
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %10, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = load i32, ptr %17, align 4, !tbaa !4
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %78, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !11
  %89 = load i32, ptr %16, align 4, !tbaa !4
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 %91
  %93 = load i32, ptr %17, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [3 x float], ptr %92, i64 0, i64 %94
  store float %88, ptr %95, align 4, !tbaa !11
  br label %96

96:                                               ; preds = %77
  %97 = load i32, ptr %17, align 4, !tbaa !4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %17, align 4, !tbaa !4
  br label %73, !llvm.loop !30

99:                                               ; preds = %76
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %16, align 4, !tbaa !4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %16, align 4, !tbaa !4
  br label %68, !llvm.loop !31

103:                                              ; preds = %71
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %199, %103
  %105 = load i32, ptr %18, align 4, !tbaa !4
  %106 = load i32, ptr %8, align 4, !tbaa !4
  %107 = sub nsw i32 %106, 2
  %108 = icmp slt i32 %105, %107
  br i1 %108, label %110, label %109

109:                                              ; preds = %104
  store i32 14, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #6
  br label %202

110:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !4
  br label %111

111:                                              ; preds = %150, %110
  %112 = load i32, ptr %19, align 4, !tbaa !4
  %113 = icmp slt i32 %112, 3
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 17, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6
  br label %153

115:                                              ; preds = %111
  %116 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 1
  %117 = load i32, ptr %19, align 4, !tbaa !4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [3 x float], ptr %116, i64 0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !11
  %121 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 0
  %122 = load i32, ptr %19, align 4, !tbaa !4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [3 x float], ptr %121, i64 0, i64 %123
  store float %120, ptr %124, align 4, !tbaa !11
  %125 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 2
  %126 = load i32, ptr %19, align 4, !tbaa !4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [3 x float], ptr %125, i64 0, i64 %127
  %129 = load float, ptr %128, align 4, !tbaa !11
  %130 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 1
  %131 = load i32, ptr %19, align 4, !tbaa !4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [3 x float], ptr %130, i64 0, i64 %132
  store float %129, ptr %133, align 4, !tbaa !11
  %134 = load ptr, ptr %5, align 8, !tbaa !8
  %135 = load i32, ptr %18, align 4, !tbaa !4
  %136 = add nsw i32 %135, 2
  %137 = load i32, ptr %8, align 4, !tbaa !4
  %138 = mul nsw i32 %136, %137
  %139 = load i32, ptr %10, align 4, !tbaa !4
  %140 = add nsw i32 %138, %139
  %141 = load i32, ptr %19, align 4, !tbaa !4
  %142 = add nsw i32 %140, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %134, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !11
  %146 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 2
  %147 = load i32, ptr %19, align 4, !tbaa !4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [3 x float], ptr %146, i64 0, i64 %148
  store float %145, ptr %149, align 4, !tbaa !11
  br label %150

150:                                              ; preds = %115
  %151 = load i32, ptr %19, align 4, !tbaa !4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %19, align 4, !tbaa !4
  br label %111, !llvm.loop !32

153:                                              ; preds = %114
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store float 0.000000e+00, ptr %20, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %21) #6
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %154

154:                                              ; preds = %184, %153
  %155 = load i32, ptr %21, align 4, !tbaa !4
  %156 = icmp slt i32 %155, 3
  br i1 %156, label %158, label %157

157:                                              ; preds = %154
  store i32 20, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %187

158:                                              ; preds = %154
  call void @llvm.lifetime.start.p0(ptr %22) #6
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %159

159:                                              ; preds = %180, %158
  %160 = load i32, ptr %22, align 4, !tbaa !4
  %161 = icmp slt i32 %160, 3
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  store i32 23, ptr %14, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #6
  br label %183

163:                                              ; preds = %159
  %164 = load i32, ptr %21, align 4, !tbaa !4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds [3 x [3 x float]], ptr %11, i64 0, i64 %165
  %167 = load i32, ptr %22, align 4, !tbaa !4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [3 x float], ptr %166, i64 0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !11
  %171 = load i32, ptr %21, align 4, !tbaa !4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [3 x [3 x float]], ptr %12, i64 0, i64 %172
  %174 = load i32, ptr %22, align 4, !tbaa !4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [3 x float], ptr %173, i64 0, i64 %175
  %177 = load float, ptr %176, align 4, !tbaa !11
  %178 = load float, ptr %20, align 4, !tbaa !11
  %179 = call contract float @llvm.fma.f32(float %170, float %177, float %178)
  store float %179, ptr %20, align 4, !tbaa !11
  br label %180

180:                                              ; preds = %163
  %181 = load i32, ptr %22, align 4, !tbaa !4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %22, align 4, !tbaa !4
  br label %159, !llvm.loop !33

183:                                              ; preds = %162
  br label %184

184:                                              ; preds = %183
  %185 = load i32, ptr %21, align 4, !tbaa !4
  %186 = add nsw i32 %185, 1
  store i32 %186, ptr %21, align 4, !tbaa !4
  br label %154, !llvm.loop !34

187:                                              ; preds = %157
  %188 = load float, ptr %20, align 4, !tbaa !11
  %189 = load ptr, ptr %7, align 8, !tbaa !8
  %190 = load i32, ptr %9, align 4, !tbaa !4
  %191 = mul nsw i32 %190, 256
  %192 = load i32, ptr %18, align 4, !tbaa !4
  %193 = mul nsw i32 %192, 16
  %194 = add nsw i32 %191, %193
  %195 = load i32, ptr %10, align 4, !tbaa !4
  %196 = add nsw i32 %194, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %189, i64 %197
  store float %188, ptr %198, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %199

199:                                              ; preds = %187
  %200 = load i32, ptr %18, align 4, !tbaa !4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %18, align 4, !tbaa !4
  br label %104, !llvm.loop !35

202:                                              ; preds = %109
  call void @llvm.lifetime.end.p0(ptr %12) #6
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @int8_conv(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !36
  store ptr %1, ptr %6, align 8, !tbaa !36
  store ptr %2, ptr %7, align 8, !tbaa !38
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %15, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %68, %4
  %17 = load i32, ptr %10, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 2
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %71

20:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %56, %20
  %22 = load i32, ptr %13, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 3
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %59

25:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %52, %25
  %27 = load i32, ptr %14, align 4, !tbaa !4
  %28 = icmp slt i32 %27, 3
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %55

30:                                               ; preds = %26
  %31 = load ptr, ptr %5, align 8, !tbaa !36
  %32 = load i32, ptr %10, align 4, !tbaa !4
  %33 = load i32, ptr %13, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = add nsw i32 %36, %37
  %39 = load i32, ptr %14, align 4, !tbaa !4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds %struct.char4, ptr %31, i64 %41
  %43 = load ptr, ptr %6, align 8, !tbaa !36
  %44 = load i32, ptr %13, align 4, !tbaa !4
  %45 = mul nsw i32 %44, 3
  %46 = load i32, ptr %14, align 4, !tbaa !4
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.char4, ptr %43, i64 %48
  %50 = load i32, ptr %12, align 4, !tbaa !4
  %51 = call noundef i32 @_ZL4dot4RK5char4S1_i(ptr noundef nonnull align 4 dereferenceable(4) %42, ptr noundef nonnull align 4 dereferenceable(4) %49, i32 noundef %50) #7
  store i32 %51, ptr %12, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %30
  %53 = load i32, ptr %14, align 4, !tbaa !4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %14, align 4, !tbaa !4
  br label %26, !llvm.loop !40

55:                                               ; preds = %29
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %13, align 4, !tbaa !4
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %13, align 4, !tbaa !4
  br label %21, !llvm.loop !41

59:                                               ; preds = %24
  %60 = load i32, ptr %12, align 4, !tbaa !4
  %61 = load ptr, ptr %7, align 8, !tbaa !38
  %62 = load i32, ptr %10, align 4, !tbaa !4
  %63 = mul nsw i32 %62, 32
  %64 = load i32, ptr %9, align 4, !tbaa !4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %61, i64 %66
  store i32 %60, ptr %67, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %68

68:                                               ; preds = %59
  %69 = load i32, ptr %10, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %10, align 4, !tbaa !4
  br label %16, !llvm.loop !42

71:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4dot4RK5char4S1_i(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !36
  store ptr %1, ptr %5, align 8, !tbaa !36
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %8

8:                                                ; preds = %30, %3
  %9 = load i32, ptr %7, align 4, !tbaa !4
  %10 = icmp slt i32 %9, 4
  br i1 %10, label %12, label %11

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %33

12:                                               ; preds = %8
  %13 = load ptr, ptr %4, align 8, !tbaa !36, !nonnull !24, !align !25
  %14 = getelementptr inbounds nuw %struct.char4, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %7, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i8], ptr %14, i64 0, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !43
  %19 = sext i8 %18 to i32
  %20 = load ptr, ptr %5, align 8, !tbaa !36, !nonnull !24, !align !25
  %21 = getelementptr inbounds nuw %struct.char4, ptr %20, i32 0, i32 0
  %22 = load i32, ptr %7, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i8], ptr %21, i64 0, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !43
  %26 = sext i8 %25 to i32
  %27 = mul nsw i32 %19, %26
  %28 = load i32, ptr %6, align 4, !tbaa !4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %6, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %12
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %7, align 4, !tbaa !4
  br label %8, !llvm.loop !44

33:                                               ; preds = %11
  %34 = load i32, ptr %6, align 4, !tbaa !4
  ret i32 %34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS4TileILi4EE", !10, i64 0}
!24 = !{}
!25 = !{i64 4}
!26 = distinct !{!26, !14}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !14}
!29 = distinct !{!29, !14}
!30 = distinct !{!30, !14}
!31 = distinct !{!31, !14}
!32 = distinct !{!32, !14}
!33 = distinct !{!33, !14}
!34 = distinct !{!34, !14}
!35 = distinct !{!35, !14}
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTS5char4", !10, i64 0}
!38 = !{!39, !39, i64 0}
!39 = !{!"p1 int", !10, i64 0}
!40 = distinct !{!40, !14}
!41 = distinct !{!41, !14}
!42 = distinct !{!42, !14}
!43 = !{!6, !6, i64 0}
!44 = distinct !{!44, !14}
