; ModuleID = 'philox.cu'
source_filename = "philox.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.Philox = type { %struct.uint4, %struct.uint4, %struct.uint2, i32, [4 x i8] }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.uint2 = type { i32, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @philox_fill(ptr noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %class.Philox, align 16
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #3
  %9 = ashr i32 %8, 31
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %11 = trunc i64 %1 to i32
  store i32 %11, ptr %10, align 16, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %13 = lshr i64 %1, 32
  %14 = trunc nuw i64 %13 to i32
  store i32 %14, ptr %12, align 4, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %16 = shl nsw i32 %8, 3
  %17 = add i64 %1, 2654435769
  %18 = add nuw nsw i64 %13, 3144134277
  %19 = add i64 %1, 1013904242
  %20 = add nuw nsw i64 %13, 1993301258
  %21 = add i64 %1, 3668340011
  %22 = add nuw nsw i64 %13, 842468239
  %23 = add i64 %1, 2027808484
  %24 = add nuw nsw i64 %13, 3986602516
  %25 = add i64 %1, 387276957
  %26 = add nuw nsw i64 %13, 2835769497
  %27 = add i64 %1, 3041712726
  %28 = add nuw nsw i64 %13, 1684936478
  %29 = add i64 %1, 1401181199
  %30 = add nuw nsw i64 %13, 534103459
  %31 = add i64 %1, 4055616968
  %32 = add nuw nsw i64 %13, 3678237736
  %33 = add i32 %11, -1879881855
  %34 = add i32 %14, -1767562579
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 28
  br label %40

39:                                               ; preds = %165
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #3
  ret void

40:                                               ; preds = %2, %165
  %41 = phi i32 [ 0, %2 ], [ %182, %165 ]
  %42 = phi i32 [ 0, %2 ], [ %169, %165 ]
  %43 = phi i32 [ 0, %2 ], [ %168, %165 ]
  %44 = phi i32 [ %8, %2 ], [ %167, %165 ]
  %45 = phi i32 [ %9, %2 ], [ %166, %165 ]
  %46 = phi i32 [ 4, %2 ], [ %171, %165 ]
  %47 = icmp eq i32 %46, 4
  br i1 %47, label %48, label %165

48:                                               ; preds = %40
  %49 = zext i32 %42 to i64
  %50 = mul nuw i64 %49, 3528531795
  %51 = zext i32 %44 to i64
  %52 = mul nuw i64 %51, 3449720151
  %53 = lshr i64 %52, 32
  %54 = xor i64 %1, %53
  %55 = trunc i64 %54 to i32
  %56 = xor i32 %43, %55
  %57 = xor i64 %1, %50
  %58 = lshr i64 %57, 32
  %59 = trunc nuw i64 %58 to i32
  %60 = xor i32 %45, %59
  %61 = zext i32 %56 to i64
  %62 = mul nuw i64 %61, 3528531795
  %63 = zext i32 %60 to i64
  %64 = mul nuw i64 %63, 3449720151
  %65 = lshr i64 %64, 32
  %66 = xor i64 %17, %65
  %67 = xor i64 %66, %52
  %68 = lshr i64 %62, 32
  %69 = xor i64 %18, %68
  %70 = xor i64 %69, %50
  %71 = and i64 %67, 4294967295
  %72 = mul nuw i64 %71, 3528531795
  %73 = and i64 %70, 4294967295
  %74 = mul nuw i64 %73, 3449720151
  %75 = lshr i64 %74, 32
  %76 = xor i64 %19, %75
  %77 = xor i64 %76, %64
  %78 = lshr i64 %72, 32
  %79 = xor i64 %20, %78
  %80 = xor i64 %79, %62
  %81 = and i64 %77, 4294967295
  %82 = mul nuw i64 %81, 3528531795
  %83 = and i64 %80, 4294967295
  %84 = mul nuw i64 %83, 3449720151
  %85 = lshr i64 %84, 32
  %86 = xor i64 %21, %85
  %87 = xor i64 %86, %74
  %88 = lshr i64 %82, 32
  %89 = xor i64 %22, %88
  %90 = xor i64 %89, %72
  %91 = and i64 %87, 4294967295
  %92 = mul nuw i64 %91, 3528531795
  %93 = and i64 %90, 4294967295
  %94 = mul nuw i64 %93, 3449720151
  %95 = lshr i64 %94, 32
  %96 = xor i64 %23, %95
  %97 = xor i64 %96, %84
  %98 = lshr i64 %92, 32
  %99 = xor i64 %24, %98
  %100 = xor i64 %99, %82
  %101 = and i64 %97, 4294967295
  %102 = mul nuw i64 %101, 3528531795
  %103 = and i64 %100, 4294967295
  %104 = mul nuw i64 %103, 3449720151
  %105 = lshr i64 %104, 32
  %106 = xor i64 %25, %105
  %107 = xor i64 %106, %94
  %108 = lshr i64 %102, 32
  %109 = xor i64 %26, %108
  %110 = xor i64 %109, %92
  %111 = and i64 %107, 4294967295
  %112 = mul nuw i64 %111, 3528531795
  %113 = and i64 %110, 4294967295
  %114 = mul nuw i64 %113, 3449720151
  %115 = lshr i64 %114, 32
  %116 = xor i64 %27, %115
  %117 = xor i64 %116, %104
  %118 = lshr i64 %112, 32
  %119 = xor i64 %28, %118
  %120 = xor i64 %119, %102
  %121 = and i64 %117, 4294967295
  %122 = mul nuw i64 %121, 3528531795
  %123 = and i64 %120, 4294967295
  %124 = mul nuw i64 %123, 3449720151
  %125 = lshr i64 %124, 32
  %126 = xor i64 %29, %125
  %127 = xor i64 %126, %114
  %128 = lshr i64 %122, 32
  %129 = xor i64 %30, %128
  %130 = xor i64 %129, %112
  %131 = and i64 %127, 4294967295
  %132 = mul nuw i64 %131, 3528531795
  %133 = and i64 %130, 4294967295
  %134 = mul nuw i64 %133, 3449720151
  %135 = lshr i64 %134, 32
  %136 = xor i64 %31, %135
  %137 = xor i64 %136, %124
  %138 = lshr i64 %132, 32
  %139 = xor i64 %32, %138
  %140 = xor i64 %139, %122
  %141 = and i64 %137, 4294967295
  %142 = mul nuw i64 %141, 3528531795
  %143 = and i64 %140, 4294967295
  %144 = mul nuw i64 %143, 3449720151
  %145 = lshr i64 %144, 32
  %146 = xor i64 %145, %134
  %147 = trunc i64 %146 to i32
  %148 = xor i32 %33, %147
  %149 = trunc i64 %144 to i32
  %150 = lshr i64 %142, 32
  %151 = xor i64 %150, %132
  %152 = trunc i64 %151 to i32
  %153 = xor i32 %34, %152
  %154 = trunc i64 %142 to i32
  store i32 %148, ptr %35, align 16, !tbaa !4
  store i32 %149, ptr %36, align 4, !tbaa !4
  store i32 %153, ptr %37, align 8, !tbaa !4
  store i32 %154, ptr %38, align 4, !tbaa !4
  %155 = add i32 %42, 1
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %165

157:                                              ; preds = %48
  %158 = add i32 %43, 1
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %165

160:                                              ; preds = %157
  %161 = add i32 %44, 1
  %162 = icmp eq i32 %161, 0
  %163 = zext i1 %162 to i32
  %164 = add i32 %45, %163
  br label %165

165:                                              ; preds = %160, %157, %48, %40
  %166 = phi i32 [ %45, %40 ], [ %45, %48 ], [ %45, %157 ], [ %164, %160 ]
  %167 = phi i32 [ %44, %40 ], [ %44, %48 ], [ %44, %157 ], [ %161, %160 ]
  %168 = phi i32 [ %43, %40 ], [ %43, %48 ], [ %158, %157 ], [ 0, %160 ]
  %169 = phi i32 [ %42, %40 ], [ %155, %48 ], [ 0, %157 ], [ 0, %160 ]
  %170 = phi i32 [ %46, %40 ], [ 0, %48 ], [ 0, %157 ], [ 0, %160 ]
  %171 = add nuw nsw i32 %170, 1
  store i32 %171, ptr %15, align 8, !tbaa !11
  %172 = icmp ult i32 %170, 3
  %173 = shl nuw nsw i32 %170, 2
  %174 = add nuw nsw i32 %173, 16
  %175 = select i1 %172, i32 %174, i32 28
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %3, i64 %176
  %178 = load i32, ptr %177, align 4, !tbaa !4
  %179 = add nuw nsw i32 %41, %16
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds i32, ptr %0, i64 %180
  store i32 %178, ptr %181, align 4, !tbaa !4
  %182 = add nuw nsw i32 %41, 1
  %183 = icmp eq i32 %182, 8
  br i1 %183, label %39, label %40, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @philox_dice(ptr noundef writeonly captures(none) %0, i64 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %class.Philox, align 16
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #3
  %10 = ashr i32 %9, 31
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %12 = trunc i64 %1 to i32
  store i32 %12, ptr %11, align 16, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %14 = lshr i64 %1, 32
  %15 = trunc nuw i64 %14 to i32
  store i32 %15, ptr %13, align 4, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %17 = sext i32 %2 to i64
  %18 = add i64 %1, 2654435769
  %19 = add nuw nsw i64 %14, 3144134277
  %20 = add i64 %1, 1013904242
  %21 = add nuw nsw i64 %14, 1993301258
  %22 = add i64 %1, 3668340011
  %23 = add nuw nsw i64 %14, 842468239
  %24 = add i64 %1, 2027808484
  %25 = add nuw nsw i64 %14, 3986602516
  %26 = add i64 %1, 387276957
  %27 = add nuw nsw i64 %14, 2835769497
  %28 = add i64 %1, 3041712726
  %29 = add nuw nsw i64 %14, 1684936478
  %30 = add i64 %1, 1401181199
  %31 = add nuw nsw i64 %14, 534103459
  %32 = add i64 %1, 4055616968
  %33 = add nuw nsw i64 %14, 3678237736
  %34 = add i32 %12, -1879881855
  %35 = add i32 %15, -1767562579
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 28
  br label %59

40:                                               ; preds = %190
  %41 = mul nsw i32 %9, 6
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  store i32 %209, ptr %43, align 4, !tbaa !4
  %44 = sext i32 %41 to i64
  %45 = getelementptr i32, ptr %0, i64 %44
  %46 = getelementptr i8, ptr %45, i64 4
  store i32 %212, ptr %46, align 4, !tbaa !4
  %47 = sext i32 %41 to i64
  %48 = getelementptr i32, ptr %0, i64 %47
  %49 = getelementptr i8, ptr %48, i64 8
  store i32 %215, ptr %49, align 4, !tbaa !4
  %50 = sext i32 %41 to i64
  %51 = getelementptr i32, ptr %0, i64 %50
  %52 = getelementptr i8, ptr %51, i64 12
  store i32 %218, ptr %52, align 4, !tbaa !4
  %53 = sext i32 %41 to i64
  %54 = getelementptr i32, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 16
  store i32 %221, ptr %55, align 4, !tbaa !4
  %56 = sext i32 %41 to i64
  %57 = getelementptr i32, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %57, i64 20
  store i32 %224, ptr %58, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #3
  ret void

59:                                               ; preds = %3, %190
  %60 = phi i32 [ 0, %3 ], [ %224, %190 ]
  %61 = phi i32 [ 0, %3 ], [ %221, %190 ]
  %62 = phi i32 [ 0, %3 ], [ %218, %190 ]
  %63 = phi i32 [ 0, %3 ], [ %215, %190 ]
  %64 = phi i32 [ 0, %3 ], [ %212, %190 ]
  %65 = phi i32 [ 0, %3 ], [ %209, %190 ]
  %66 = phi i32 [ 0, %3 ], [ %225, %190 ]
  %67 = phi i32 [ 0, %3 ], [ %194, %190 ]
  %68 = phi i32 [ 0, %3 ], [ %193, %190 ]
  %69 = phi i32 [ %9, %3 ], [ %192, %190 ]
  %70 = phi i32 [ %10, %3 ], [ %191, %190 ]
  %71 = phi i32 [ 4, %3 ], [ %196, %190 ]
  %72 = icmp eq i32 %71, 4
  br i1 %72, label %73, label %190

73:                                               ; preds = %59
  %74 = zext i32 %67 to i64
  %75 = mul nuw i64 %74, 3528531795
  %76 = zext i32 %69 to i64
  %77 = mul nuw i64 %76, 3449720151
  %78 = lshr i64 %77, 32
  %79 = xor i64 %1, %78
  %80 = trunc i64 %79 to i32
  %81 = xor i32 %68, %80
  %82 = xor i64 %1, %75
  %83 = lshr i64 %82, 32
  %84 = trunc nuw i64 %83 to i32
  %85 = xor i32 %70, %84
  %86 = zext i32 %81 to i64
  %87 = mul nuw i64 %86, 3528531795
  %88 = zext i32 %85 to i64
  %89 = mul nuw i64 %88, 3449720151
  %90 = lshr i64 %89, 32
  %91 = xor i64 %18, %90
  %92 = xor i64 %91, %77
  %93 = lshr i64 %87, 32
  %94 = xor i64 %19, %93
  %95 = xor i64 %94, %75
  %96 = and i64 %92, 4294967295
  %97 = mul nuw i64 %96, 3528531795
  %98 = and i64 %95, 4294967295
  %99 = mul nuw i64 %98, 3449720151
  %100 = lshr i64 %99, 32
  %101 = xor i64 %20, %100
  %102 = xor i64 %101, %89
  %103 = lshr i64 %97, 32
  %104 = xor i64 %21, %103
  %105 = xor i64 %104, %87
  %106 = and i64 %102, 4294967295
  %107 = mul nuw i64 %106, 3528531795
  %108 = and i64 %105, 4294967295
  %109 = mul nuw i64 %108, 3449720151
  %110 = lshr i64 %109, 32
  %111 = xor i64 %22, %110
  %112 = xor i64 %111, %99
  %113 = lshr i64 %107, 32
  %114 = xor i64 %23, %113
  %115 = xor i64 %114, %97
  %116 = and i64 %112, 4294967295
  %117 = mul nuw i64 %116, 3528531795
  %118 = and i64 %115, 4294967295
  %119 = mul nuw i64 %118, 3449720151
  %120 = lshr i64 %119, 32
  %121 = xor i64 %24, %120
  %122 = xor i64 %121, %109
  %123 = lshr i64 %117, 32
  %124 = xor i64 %25, %123
  %125 = xor i64 %124, %107
  %126 = and i64 %122, 4294967295
  %127 = mul nuw i64 %126, 3528531795
  %128 = and i64 %125, 4294967295
  %129 = mul nuw i64 %128, 3449720151
  %130 = lshr i64 %129, 32
  %131 = xor i64 %26, %130
  %132 = xor i64 %131, %119
  %133 = lshr i64 %127, 32
  %134 = xor i64 %27, %133
  %135 = xor i64 %134, %117
  %136 = and i64 %132, 4294967295
  %137 = mul nuw i64 %136, 3528531795
  %138 = and i64 %135, 4294967295
  %139 = mul nuw i64 %138, 3449720151
  %140 = lshr i64 %139, 32
  %141 = xor i64 %28, %140
  %142 = xor i64 %141, %129
  %143 = lshr i64 %137, 32
  %144 = xor i64 %29, %143
  %145 = xor i64 %144, %127
  %146 = and i64 %142, 4294967295
  %147 = mul nuw i64 %146, 3528531795
  %148 = and i64 %145, 4294967295
  %149 = mul nuw i64 %148, 3449720151
  %150 = lshr i64 %149, 32
  %151 = xor i64 %30, %150
  %152 = xor i64 %151, %139
  %153 = lshr i64 %147, 32
  %154 = xor i64 %31, %153
  %155 = xor i64 %154, %137
  %156 = and i64 %152, 4294967295
  %157 = mul nuw i64 %156, 3528531795
  %158 = and i64 %155, 4294967295
  %159 = mul nuw i64 %158, 3449720151
  %160 = lshr i64 %159, 32
  %161 = xor i64 %32, %160
  %162 = xor i64 %161, %149
  %163 = lshr i64 %157, 32
  %164 = xor i64 %33, %163
  %165 = xor i64 %164, %147
  %166 = and i64 %162, 4294967295
  %167 = mul nuw i64 %166, 3528531795
  %168 = and i64 %165, 4294967295
  %169 = mul nuw i64 %168, 3449720151
  %170 = lshr i64 %169, 32
  %171 = xor i64 %170, %159
  %172 = trunc i64 %171 to i32
  %173 = xor i32 %34, %172
  %174 = trunc i64 %169 to i32
  %175 = lshr i64 %167, 32
  %176 = xor i64 %175, %157
  %177 = trunc i64 %176 to i32
  %178 = xor i32 %35, %177
  %179 = trunc i64 %167 to i32
  store i32 %173, ptr %36, align 16, !tbaa !4
  store i32 %174, ptr %37, align 4, !tbaa !4
  store i32 %178, ptr %38, align 8, !tbaa !4
  store i32 %179, ptr %39, align 4, !tbaa !4
  %180 = add i32 %67, 1
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %190

182:                                              ; preds = %73
  %183 = add i32 %68, 1
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %190

185:                                              ; preds = %182
  %186 = add i32 %69, 1
  %187 = icmp eq i32 %186, 0
  %188 = zext i1 %187 to i32
  %189 = add i32 %70, %188
  br label %190

190:                                              ; preds = %185, %182, %73, %59
  %191 = phi i32 [ %70, %59 ], [ %70, %73 ], [ %70, %182 ], [ %189, %185 ]
  %192 = phi i32 [ %69, %59 ], [ %69, %73 ], [ %69, %182 ], [ %186, %185 ]
  %193 = phi i32 [ %68, %59 ], [ %68, %73 ], [ %183, %182 ], [ 0, %185 ]
  %194 = phi i32 [ %67, %59 ], [ %180, %73 ], [ 0, %182 ], [ 0, %185 ]
  %195 = phi i32 [ %71, %59 ], [ 0, %73 ], [ 0, %182 ], [ 0, %185 ]
  %196 = add nuw nsw i32 %195, 1
  store i32 %196, ptr %16, align 8, !tbaa !11
  %197 = icmp ult i32 %195, 3
  %198 = shl nuw nsw i32 %195, 2
  %199 = add nuw nsw i32 %198, 16
  %200 = select i1 %197, i32 %199, i32 28
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 %201
  %203 = load i32, ptr %202, align 4, !tbaa !4
  %204 = zext i32 %203 to i64
  %205 = mul nsw i64 %204, %17
  %206 = lshr i64 %205, 32
  %207 = icmp eq i64 %206, 0
  %208 = zext i1 %207 to i32
  %209 = add nuw nsw i32 %65, %208
  %210 = icmp eq i64 %206, 1
  %211 = zext i1 %210 to i32
  %212 = add nuw nsw i32 %64, %211
  %213 = icmp eq i64 %206, 2
  %214 = zext i1 %213 to i32
  %215 = add nuw nsw i32 %63, %214
  %216 = icmp eq i64 %206, 3
  %217 = zext i1 %216 to i32
  %218 = add nuw nsw i32 %62, %217
  %219 = icmp eq i64 %206, 4
  %220 = zext i1 %219 to i32
  %221 = add nuw nsw i32 %61, %220
  %222 = icmp eq i64 %206, 5
  %223 = zext i1 %222 to i32
  %224 = add nuw nsw i32 %60, %223
  %225 = add nuw nsw i32 %66, 1
  %226 = icmp eq i32 %225, 20
  br i1 %226, label %40, label %59, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

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
!8 = !{!9, !5, i64 0}
!9 = !{!"_ZTS5uint2", !5, i64 0, !5, i64 4}
!10 = !{!9, !5, i64 4}
!11 = !{!12, !5, i64 40}
!12 = !{!"_ZTS6PhiloxILi10EE", !13, i64 0, !13, i64 16, !9, i64 32, !5, i64 40}
!13 = !{!"_ZTS5uint4", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
