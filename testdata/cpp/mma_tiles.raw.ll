; ModuleID = 'mma_tiles.cu'
source_filename = "mma_tiles.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_gridDim = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.Tile = type { [4 x float] }
%struct.Tile.0 = type { [4 x i32] }
%struct.Tile.1 = type { [2 x i32] }

$_ZN10gv_gridDim5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN4TileILi16ELi8EfEC1Ev = comdat any

$_ZN4TileILi16ELi8EjEC1Ev = comdat any

$_ZN4TileILi8ELi8EjEC1Ev = comdat any

$_ZN4TileILi16ELi8EfEC2Ev = comdat any

$_ZN4TileILi16ELi8EjEC2Ev = comdat any

$_ZN4TileILi8ELi8EjEC2Ev = comdat any

@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @mma_tiles(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %10 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #6
  %11 = mul i32 %10, 16
  store i32 %11, ptr %9, align 4, !tbaa !4
  %12 = load ptr, ptr %5, align 8, !tbaa !8
  %13 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %14 = mul i32 %13, 32
  %15 = load i32, ptr %8, align 4, !tbaa !4
  %16 = mul i32 %14, %15
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %12, i64 %17
  %19 = load ptr, ptr %6, align 8, !tbaa !8
  %20 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %21 = mul i32 %20, 16
  %22 = load i32, ptr %8, align 4, !tbaa !4
  %23 = mul i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr %19, i64 %24
  %26 = load ptr, ptr %7, align 8, !tbaa !8
  %27 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %28 = mul i32 %27, 32
  %29 = load i32, ptr %9, align 4, !tbaa !4
  %30 = mul i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw float, ptr %26, i64 %31
  %33 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %34 = mul i32 %33, 16
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr %32, i64 %35
  %37 = load i32, ptr %8, align 4, !tbaa !4
  %38 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZL7productILi2ELi2EEvPKfS1_Pfii(ptr noundef %18, ptr noundef %25, ptr noundef %36, i32 noundef %37, i32 noundef %38) #6
  call void @llvm.lifetime.end.p0(ptr %9) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL7productILi2ELi2EEvPKfS1_Pfii(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #3 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [2 x [2 x %struct.Tile]], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [2 x %struct.Tile.0], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Tile.1, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %24 = getelementptr inbounds [2 x [2 x %struct.Tile]], ptr %11, i32 0, i32 0, i32 0
  %25 = getelementptr inbounds %struct.Tile, ptr %24, i64 4
  br label %26

26:                                               ; preds = %26, %5
  %27 = phi ptr [ %24, %5 ], [ %28, %26 ]
  call void @_ZN4TileILi16ELi8EfEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %27) #6
  %28 = getelementptr inbounds %struct.Tile, ptr %27, i64 1
  %29 = icmp eq ptr %28, %25
  br i1 %29, label %30, label %26

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %105, %30
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = load i32, ptr %9, align 4, !tbaa !4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %36, label %35

35:                                               ; preds = %31
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %108

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %37 = getelementptr inbounds [2 x %struct.Tile.0], ptr %14, i32 0, i32 0
  %38 = getelementptr inbounds %struct.Tile.0, ptr %37, i64 2
  br label %39

39:                                               ; preds = %39, %36
  %40 = phi ptr [ %37, %36 ], [ %41, %39 ]
  call void @_ZN4TileILi16ELi8EjEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %40) #6
  %41 = getelementptr inbounds %struct.Tile.0, ptr %40, i64 1
  %42 = icmp eq ptr %41, %38
  br i1 %42, label %43, label %39

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %15) #5
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %63, %43
  %45 = load i32, ptr %15, align 4, !tbaa !4
  %46 = icmp slt i32 %45, 2
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #5
  br label %66

48:                                               ; preds = %44
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [2 x %struct.Tile.0], ptr %14, i64 0, i64 %50
  %52 = load ptr, ptr %6, align 8, !tbaa !8
  %53 = load i32, ptr %15, align 4, !tbaa !4
  %54 = mul nsw i32 %53, 16
  %55 = load i32, ptr %9, align 4, !tbaa !4
  %56 = mul nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = load i32, ptr %12, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZL4loadR4TileILi16ELi8EjEPKfi(ptr noundef nonnull align 4 dereferenceable(16) %51, ptr noundef %61, i32 noundef %62) #6
  br label %63

63:                                               ; preds = %48
  %64 = load i32, ptr %15, align 4, !tbaa !4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %15, align 4, !tbaa !4
  br label %44, !llvm.loop !11

66:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %16) #5
  store i32 0, ptr %16, align 4, !tbaa !4
  br label %67

67:                                               ; preds = %101, %66
  %68 = load i32, ptr %16, align 4, !tbaa !4
  %69 = icmp slt i32 %68, 2
  br i1 %69, label %71, label %70

70:                                               ; preds = %67
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %16) #5
  br label %104

71:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(ptr %17) #5
  call void @_ZN4TileILi8ELi8EjEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %17) #6
  %72 = load ptr, ptr %7, align 8, !tbaa !8
  %73 = load i32, ptr %16, align 4, !tbaa !4
  %74 = mul nsw i32 %73, 8
  %75 = load i32, ptr %9, align 4, !tbaa !4
  %76 = mul nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %72, i64 %77
  %79 = load i32, ptr %12, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load i32, ptr %9, align 4, !tbaa !4
  call void @_ZL4loadR4TileILi8ELi8EjEPKfi(ptr noundef nonnull align 4 dereferenceable(8) %17, ptr noundef %81, i32 noundef %82) #6
  call void @llvm.lifetime.start.p0(ptr %18) #5
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %97, %71
  %84 = load i32, ptr %18, align 4, !tbaa !4
  %85 = icmp slt i32 %84, 2
  br i1 %85, label %87, label %86

86:                                               ; preds = %83
  store i32 11, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %18) #5
  br label %100

87:                                               ; preds = %83
  %88 = load i32, ptr %18, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [2 x [2 x %struct.Tile]], ptr %11, i64 0, i64 %89
  %91 = load i32, ptr %16, align 4, !tbaa !4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [2 x %struct.Tile], ptr %90, i64 0, i64 %92
  %94 = load i32, ptr %18, align 4, !tbaa !4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [2 x %struct.Tile.0], ptr %14, i64 0, i64 %95
  call void @_ZL3mmaR4TileILi16ELi8EfERKS_ILi16ELi8EjERKS_ILi8ELi8EjE(ptr noundef nonnull align 4 dereferenceable(16) %93, ptr noundef nonnull align 4 dereferenceable(16) %96, ptr noundef nonnull align 4 dereferenceable(8) %17) #6
  br label %97

97:                                               ; preds = %87
  %98 = load i32, ptr %18, align 4, !tbaa !4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %18, align 4, !tbaa !4
  br label %83, !llvm.loop !13

100:                                              ; preds = %86
  call void @llvm.lifetime.end.p0(ptr %17) #5
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %16, align 4, !tbaa !4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %16, align 4, !tbaa !4
  br label %67, !llvm.loop !14

104:                                              ; preds = %70
  call void @llvm.lifetime.end.p0(ptr %14) #5
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %12, align 4, !tbaa !4
  %107 = add nsw i32 %106, 8
  store i32 %107, ptr %12, align 4, !tbaa !4
  br label %31, !llvm.loop !15

108:                                              ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %19) #5
  %109 = call noundef i32 @_ZL6laneidv() #6
  %110 = udiv i32 %109, 4
  store i32 %110, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #5
  %111 = call noundef i32 @_ZL6laneidv() #6
  %112 = urem i32 %111, 4
  store i32 %112, ptr %20, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %21) #5
  store i32 0, ptr %21, align 4, !tbaa !4
  br label %113

113:                                              ; preds = %169, %108
  %114 = load i32, ptr %21, align 4, !tbaa !4
  %115 = icmp slt i32 %114, 2
  br i1 %115, label %117, label %116

116:                                              ; preds = %113
  store i32 14, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %21) #5
  br label %172

117:                                              ; preds = %113
  call void @llvm.lifetime.start.p0(ptr %22) #5
  store i32 0, ptr %22, align 4, !tbaa !4
  br label %118

118:                                              ; preds = %165, %117
  %119 = load i32, ptr %22, align 4, !tbaa !4
  %120 = icmp slt i32 %119, 2
  br i1 %120, label %122, label %121

121:                                              ; preds = %118
  store i32 17, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %22) #5
  br label %168

122:                                              ; preds = %118
  call void @llvm.lifetime.start.p0(ptr %23) #5
  store i32 0, ptr %23, align 4, !tbaa !4
  br label %123

123:                                              ; preds = %161, %122
  %124 = load i32, ptr %23, align 4, !tbaa !4
  %125 = icmp slt i32 %124, 4
  br i1 %125, label %127, label %126

126:                                              ; preds = %123
  store i32 20, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #5
  br label %164

127:                                              ; preds = %123
  %128 = load i32, ptr %21, align 4, !tbaa !4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [2 x [2 x %struct.Tile]], ptr %11, i64 0, i64 %129
  %131 = load i32, ptr %22, align 4, !tbaa !4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [2 x %struct.Tile], ptr %130, i64 0, i64 %132
  %134 = getelementptr inbounds nuw %struct.Tile, ptr %133, i32 0, i32 0
  %135 = load i32, ptr %23, align 4, !tbaa !4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [4 x float], ptr %134, i64 0, i64 %136
  %138 = load float, ptr %137, align 4, !tbaa !16
  %139 = load ptr, ptr %8, align 8, !tbaa !8
  %140 = load i32, ptr %21, align 4, !tbaa !4
  %141 = mul nsw i32 %140, 16
  %142 = load i32, ptr %19, align 4, !tbaa !4
  %143 = add nsw i32 %141, %142
  %144 = load i32, ptr %23, align 4, !tbaa !4
  %145 = sdiv i32 %144, 2
  %146 = mul nsw i32 8, %145
  %147 = add nsw i32 %143, %146
  %148 = load i32, ptr %10, align 4, !tbaa !4
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr %22, align 4, !tbaa !4
  %151 = mul nsw i32 %150, 8
  %152 = add nsw i32 %149, %151
  %153 = load i32, ptr %20, align 4, !tbaa !4
  %154 = mul nsw i32 2, %153
  %155 = add nsw i32 %152, %154
  %156 = load i32, ptr %23, align 4, !tbaa !4
  %157 = srem i32 %156, 2
  %158 = add nsw i32 %155, %157
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds float, ptr %139, i64 %159
  store float %138, ptr %160, align 4, !tbaa !16
  br label %161

161:                                              ; preds = %127
  %162 = load i32, ptr %23, align 4, !tbaa !4
  %163 = add nsw i32 %162, 1
  store i32 %163, ptr %23, align 4, !tbaa !4
  br label %123, !llvm.loop !18

164:                                              ; preds = %126
  br label %165

165:                                              ; preds = %164
  %166 = load i32, ptr %22, align 4, !tbaa !4
  %167 = add nsw i32 %166, 1
  store i32 %167, ptr %22, align 4, !tbaa !4
  br label %118, !llvm.loop !19

168:                                              ; preds = %121
  br label %169

169:                                              ; preds = %168
  %170 = load i32, ptr %21, align 4, !tbaa !4
  %171 = add nsw i32 %170, 1
  store i32 %171, ptr %21, align 4, !tbaa !4
  br label %113, !llvm.loop !20

172:                                              ; preds = %116
  call void @llvm.lifetime.end.p0(ptr %20) #5
  call void @llvm.lifetime.end.p0(ptr %19) #5
  call void @llvm.lifetime.end.p0(ptr %11) #5
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi16ELi8EfEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4TileILi16ELi8EfEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi16ELi8EjEC1Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4TileILi16ELi8EjEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %3) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL4loadR4TileILi16ELi8EjEPKfi(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !23
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = call noundef i32 @_ZL6laneidv() #6
  %11 = udiv i32 %10, 4
  store i32 %11, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %12 = call noundef i32 @_ZL6laneidv() #6
  %13 = urem i32 %12, 4
  store i32 %13, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %42, %3
  %15 = load i32, ptr %9, align 4, !tbaa !4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %45

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8, !tbaa !8
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = srem i32 %21, 2
  %23 = mul nsw i32 8, %22
  %24 = add nsw i32 %20, %23
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = mul nsw i32 %24, %25
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = add nsw i32 %26, %27
  %29 = load i32, ptr %9, align 4, !tbaa !4
  %30 = sdiv i32 %29, 2
  %31 = mul nsw i32 4, %30
  %32 = add nsw i32 %28, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %19, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !16
  %36 = call noundef i32 @_ZL4tf32f(float noundef %35) #6
  %37 = load ptr, ptr %4, align 8, !tbaa !23, !nonnull !25, !align !26
  %38 = getelementptr inbounds nuw %struct.Tile.0, ptr %37, i32 0, i32 0
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x i32], ptr %38, i64 0, i64 %40
  store i32 %36, ptr %41, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %18
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4, !tbaa !4
  br label %14, !llvm.loop !27

45:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi8ELi8EjEC1Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !28
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4TileILi8ELi8EjEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL4loadR4TileILi8ELi8EjEPKfi(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %10 = call noundef i32 @_ZL6laneidv() #6
  %11 = udiv i32 %10, 4
  store i32 %11, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #5
  %12 = call noundef i32 @_ZL6laneidv() #6
  %13 = urem i32 %12, 4
  store i32 %13, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %37, %3
  %15 = load i32, ptr %9, align 4, !tbaa !4
  %16 = icmp slt i32 %15, 2
  br i1 %16, label %18, label %17

17:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %40

18:                                               ; preds = %14
  %19 = load ptr, ptr %5, align 8, !tbaa !8
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = add nsw i32 %22, %23
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = mul nsw i32 4, %25
  %27 = add nsw i32 %24, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %19, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !16
  %31 = call noundef i32 @_ZL4tf32f(float noundef %30) #6
  %32 = load ptr, ptr %4, align 8, !tbaa !28, !nonnull !25, !align !26
  %33 = getelementptr inbounds nuw %struct.Tile.1, ptr %32, i32 0, i32 0
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [2 x i32], ptr %33, i64 0, i64 %35
  store i32 %31, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %18
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %9, align 4, !tbaa !4
  br label %14, !llvm.loop !30

40:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL3mmaR4TileILi16ELi8EfERKS_ILi16ELi8EjERKS_ILi8ELi8EjE(ptr noundef nonnull align 4 dereferenceable(16) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(8) %2) #3 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !21
  store ptr %1, ptr %5, align 8, !tbaa !23
  store ptr %2, ptr %6, align 8, !tbaa !28
  %7 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !25, !align !26
  %8 = getelementptr inbounds nuw %struct.Tile, ptr %7, i32 0, i32 0
  %9 = getelementptr inbounds [4 x float], ptr %8, i64 0, i64 0
  %10 = load float, ptr %9, align 4, !tbaa !16
  %11 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !25, !align !26
  %12 = getelementptr inbounds nuw %struct.Tile, ptr %11, i32 0, i32 0
  %13 = getelementptr inbounds [4 x float], ptr %12, i64 0, i64 1
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !25, !align !26
  %16 = getelementptr inbounds nuw %struct.Tile, ptr %15, i32 0, i32 0
  %17 = getelementptr inbounds [4 x float], ptr %16, i64 0, i64 2
  %18 = load float, ptr %17, align 4, !tbaa !16
  %19 = load ptr, ptr %4, align 8, !tbaa !21, !nonnull !25, !align !26
  %20 = getelementptr inbounds nuw %struct.Tile, ptr %19, i32 0, i32 0
  %21 = getelementptr inbounds [4 x float], ptr %20, i64 0, i64 3
  %22 = load float, ptr %21, align 4, !tbaa !16
  %23 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !25, !align !26
  %24 = getelementptr inbounds nuw %struct.Tile.0, ptr %23, i32 0, i32 0
  %25 = getelementptr inbounds [4 x i32], ptr %24, i64 0, i64 0
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !25, !align !26
  %28 = getelementptr inbounds nuw %struct.Tile.0, ptr %27, i32 0, i32 0
  %29 = getelementptr inbounds [4 x i32], ptr %28, i64 0, i64 1
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !25, !align !26
  %32 = getelementptr inbounds nuw %struct.Tile.0, ptr %31, i32 0, i32 0
  %33 = getelementptr inbounds [4 x i32], ptr %32, i64 0, i64 2
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = load ptr, ptr %5, align 8, !tbaa !23, !nonnull !25, !align !26
  %36 = getelementptr inbounds nuw %struct.Tile.0, ptr %35, i32 0, i32 0
  %37 = getelementptr inbounds [4 x i32], ptr %36, i64 0, i64 3
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = load ptr, ptr %6, align 8, !tbaa !28, !nonnull !25, !align !26
  %40 = getelementptr inbounds nuw %struct.Tile.1, ptr %39, i32 0, i32 0
  %41 = getelementptr inbounds [2 x i32], ptr %40, i64 0, i64 0
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = load ptr, ptr %6, align 8, !tbaa !28, !nonnull !25, !align !26
  %44 = getelementptr inbounds nuw %struct.Tile.1, ptr %43, i32 0, i32 0
  %45 = getelementptr inbounds [2 x i32], ptr %44, i64 0, i64 1
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = call contract { float, float, float, float } asm "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 {$0,$1,$2,$3}, {$4,$5,$6,$7}, {$8,$9}, {$0,$1,$2,$3};", "=f,=f,=f,=f,r,r,r,r,r,r,0,1,2,3"(i32 %26, i32 %30, i32 %34, i32 %38, i32 %42, i32 %46, float %10, float %14, float %18, float %22) #7, !srcloc !31
  %48 = extractvalue { float, float, float, float } %47, 0
  %49 = extractvalue { float, float, float, float } %47, 1
  %50 = extractvalue { float, float, float, float } %47, 2
  %51 = extractvalue { float, float, float, float } %47, 3
  store float %48, ptr %9, align 4, !tbaa !16
  store float %49, ptr %13, align 4, !tbaa !16
  store float %50, ptr %17, align 4, !tbaa !16
  store float %51, ptr %21, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6laneidv() #2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi16ELi8EfEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !21
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %5 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [4 x float], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !8
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !8
  %9 = getelementptr inbounds nuw %struct.Tile, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [4 x float], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds float, ptr %10, i64 4
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !8
  store float 0.000000e+00, ptr %15, align 4, !tbaa !16
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw float, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !8
  br label %7, !llvm.loop !32

19:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi16ELi8EjEC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !23
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %5 = getelementptr inbounds nuw %struct.Tile.0, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !33
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw %struct.Tile.0, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds i32, ptr %10, i64 4
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !33
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !33
  %18 = getelementptr inbounds nuw i32, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !33
  br label %7, !llvm.loop !35

19:                                               ; preds = %13
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL4tf32f(float noundef %0) #3 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !16
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %4 = load float, ptr %2, align 4, !tbaa !16
  %5 = call i32 asm "cvt.rna.tf32.f32 $0, $1;", "=r,f"(float %4) #7, !srcloc !36
  store i32 %5, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %3) #5
  ret i32 %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN4TileILi8ELi8EjEC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !28
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  %5 = getelementptr inbounds nuw %struct.Tile.1, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [2 x i32], ptr %5, i64 0, i64 0
  store ptr %6, ptr %3, align 8, !tbaa !33
  br label %7

7:                                                ; preds = %16, %1
  %8 = load ptr, ptr %3, align 8, !tbaa !33
  %9 = getelementptr inbounds nuw %struct.Tile.1, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [2 x i32], ptr %9, i64 0, i64 0
  %11 = getelementptr inbounds i32, ptr %10, i64 2
  %12 = icmp ne ptr %8, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %7
  call void @llvm.lifetime.end.p0(ptr %3) #5
  br label %19

14:                                               ; preds = %7
  %15 = load ptr, ptr %3, align 8, !tbaa !33
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !tbaa !33
  %18 = getelementptr inbounds nuw i32, ptr %17, i32 1
  store ptr %18, ptr %3, align 8, !tbaa !33
  br label %7, !llvm.loop !37

19:                                               ; preds = %13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind memory(none) }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 _ZTS4TileILi16ELi8EfE", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 _ZTS4TileILi16ELi8EjE", !10, i64 0}
!25 = !{}
!26 = !{i64 4}
!27 = distinct !{!27, !12}
!28 = !{!29, !29, i64 0}
!29 = !{!"p1 _ZTS4TileILi8ELi8EjE", !10, i64 0}
!30 = distinct !{!30, !12}
!31 = !{i64 1298}
!32 = distinct !{!32, !12}
!33 = !{!34, !34, i64 0}
!34 = !{!"p1 int", !10, i64 0}
!35 = distinct !{!35, !12}
!36 = !{i64 722}
!37 = distinct !{!37, !12}
