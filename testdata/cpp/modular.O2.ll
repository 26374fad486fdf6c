; ModuleID = 'modular.cu'
source_filename = "modular.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Field = type { i64 }
%struct.Wide = type { [8 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ntt_eight(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [8 x %struct.Field], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !8
  %9 = freeze i64 %8
  %10 = icmp ult i64 %9, -4294967295
  %11 = add nsw i64 %9, 4294967295
  %12 = select i1 %10, i64 %9, i64 %11
  store i64 %12, ptr %3, align 8, !tbaa !11
  %13 = add nuw nsw i32 %5, %4
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = freeze i64 %16
  %18 = icmp ult i64 %17, -4294967295
  %19 = add nsw i64 %17, 4294967295
  %20 = select i1 %18, i64 %17, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %20, ptr %21, align 8, !tbaa !11
  %22 = shl nuw nsw i32 %5, 1
  %23 = add nuw nsw i32 %22, %4
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !8
  %27 = freeze i64 %26
  %28 = icmp ult i64 %27, -4294967295
  %29 = add nsw i64 %27, 4294967295
  %30 = select i1 %28, i64 %27, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %30, ptr %31, align 8, !tbaa !11
  %32 = mul nuw nsw i32 %5, 3
  %33 = add nuw nsw i32 %32, %4
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !8
  %37 = freeze i64 %36
  %38 = icmp ult i64 %37, -4294967295
  %39 = add nsw i64 %37, 4294967295
  %40 = select i1 %38, i64 %37, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %40, ptr %41, align 8, !tbaa !11
  %42 = shl nuw nsw i32 %5, 2
  %43 = add nuw nsw i32 %42, %4
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %44
  %46 = load i64, ptr %45, align 8, !tbaa !8
  %47 = freeze i64 %46
  %48 = icmp ult i64 %47, -4294967295
  %49 = add nsw i64 %47, 4294967295
  %50 = select i1 %48, i64 %47, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %50, ptr %51, align 8, !tbaa !11
  %52 = mul nuw nsw i32 %5, 5
  %53 = add nuw nsw i32 %52, %4
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %54
  %56 = load i64, ptr %55, align 8, !tbaa !8
  %57 = freeze i64 %56
  %58 = icmp ult i64 %57, -4294967295
  %59 = add nsw i64 %57, 4294967295
  %60 = select i1 %58, i64 %57, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %60, ptr %61, align 8, !tbaa !11
  %62 = mul nuw nsw i32 %5, 6
  %63 = add nuw nsw i32 %62, %4
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !8
  %67 = freeze i64 %66
  %68 = icmp ult i64 %67, -4294967295
  %69 = add nsw i64 %67, 4294967295
  %70 = select i1 %68, i64 %67, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %70, ptr %71, align 8, !tbaa !11
  %72 = mul nuw nsw i32 %5, 7
  %73 = add nuw nsw i32 %72, %4
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.Field, ptr %0, i64 %74
  %76 = load i64, ptr %75, align 8, !tbaa !8
  %77 = freeze i64 %76
  %78 = icmp ult i64 %77, -4294967295
  %79 = add nsw i64 %77, 4294967295
  %80 = select i1 %78, i64 %77, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %80, ptr %81, align 8, !tbaa !11
  br label %82

82:                                               ; preds = %2, %88
  %83 = phi i32 [ %89, %88 ], [ 4, %2 ]
  %84 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %83, i1 true)
  %85 = shl nuw nsw i32 %83, 1
  br label %86

86:                                               ; preds = %100, %82
  %87 = phi i32 [ 0, %82 ], [ %101, %100 ]
  br label %103

88:                                               ; preds = %100
  %89 = lshr i32 %83, 1
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %82, !llvm.loop !12

91:                                               ; preds = %88
  %92 = load i64, ptr %3, align 8, !tbaa !11
  store i64 %92, ptr %7, align 8, !tbaa !11
  %93 = load i64, ptr %21, align 8, !tbaa !11
  store i64 %93, ptr %15, align 8, !tbaa !11
  %94 = load i64, ptr %31, align 8, !tbaa !11
  store i64 %94, ptr %25, align 8, !tbaa !11
  %95 = load i64, ptr %41, align 8, !tbaa !11
  store i64 %95, ptr %35, align 8, !tbaa !11
  %96 = load i64, ptr %51, align 8, !tbaa !11
  store i64 %96, ptr %45, align 8, !tbaa !11
  %97 = load i64, ptr %61, align 8, !tbaa !11
  store i64 %97, ptr %55, align 8, !tbaa !11
  %98 = load i64, ptr %71, align 8, !tbaa !11
  store i64 %98, ptr %65, align 8, !tbaa !11
  %99 = load i64, ptr %81, align 8, !tbaa !11
  store i64 %99, ptr %75, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void

100:                                              ; preds = %103
  %101 = add nuw nsw i32 %87, %85
  %102 = icmp samesign ult i32 %101, 8
  br i1 %102, label %86, label %88, !llvm.loop !14

103:                                              ; preds = %103, %86
  %104 = phi i32 [ 0, %86 ], [ %148, %103 ]
  %105 = add nuw nsw i32 %104, %87
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw %struct.Field, ptr %3, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !11
  %109 = add nuw nsw i32 %105, %83
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw %struct.Field, ptr %3, i64 %110
  %112 = load i64, ptr %111, align 8, !tbaa !11
  %113 = add i64 %112, %108
  %114 = icmp ult i64 %113, %108
  %115 = icmp ugt i64 %113, -4294967296
  %116 = or i1 %114, %115
  %117 = add i64 %113, 4294967295
  %118 = select i1 %116, i64 %117, i64 %113
  store i64 %118, ptr %107, align 8, !tbaa !11
  %119 = icmp ult i64 %108, %112
  %120 = sub i64 %108, %112
  %121 = add i64 %120, -4294967295
  %122 = select i1 %119, i64 %121, i64 %120
  %123 = shl nsw i32 %104, 2
  %124 = lshr i32 %123, %84
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw %struct.Field, ptr %1, i64 %125
  %127 = load i64, ptr %126, align 8, !tbaa !11
  %128 = zext i64 %122 to i128
  %129 = zext i64 %127 to i128
  %130 = mul nuw i128 %128, %129
  %131 = trunc i128 %130 to i64
  %132 = lshr i128 %130, 64
  %133 = trunc nuw i128 %132 to i64
  %134 = lshr i64 %133, 32
  %135 = sub i64 %131, %134
  %136 = icmp ugt i64 %134, %131
  %137 = add i64 %135, -4294967295
  %138 = select i1 %136, i64 %137, i64 %135
  %139 = and i64 %133, 4294967295
  %140 = mul nuw i64 %139, 4294967295
  %141 = add i64 %138, %140
  %142 = icmp ult i64 %141, %140
  %143 = add nuw i64 %141, 4294967295
  %144 = select i1 %142, i64 %143, i64 %141
  %145 = icmp ugt i64 %144, -4294967296
  %146 = add i64 %144, 4294967295
  %147 = select i1 %145, i64 %146, i64 %144
  store i64 %147, ptr %111, align 8, !tbaa !11
  %148 = add nuw nsw i32 %104, 1
  %149 = icmp eq i32 %148, %83
  br i1 %149, label %100, label %103, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @montgomery_power(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Wide, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Wide, ptr %0, i64 %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %4, ptr noundef nonnull align 4 dereferenceable(32) %7, i64 32, i1 false), !tbaa.struct !16
  %8 = load i32, ptr %4, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %22 = load i32, ptr %21, align 4, !tbaa !17
  %23 = icmp eq i32 %2, 0
  br i1 %23, label %340, label %24

24:                                               ; preds = %3, %292
  %25 = phi i32 [ %338, %292 ], [ %2, %3 ]
  %26 = phi i32 [ %195, %292 ], [ %8, %3 ]
  %27 = phi i32 [ %194, %292 ], [ %10, %3 ]
  %28 = phi i32 [ %193, %292 ], [ %12, %3 ]
  %29 = phi i32 [ %192, %292 ], [ %14, %3 ]
  %30 = phi i32 [ %191, %292 ], [ %16, %3 ]
  %31 = phi i32 [ %190, %292 ], [ %18, %3 ]
  %32 = phi i32 [ %189, %292 ], [ %20, %3 ]
  %33 = phi i32 [ %188, %292 ], [ %22, %3 ]
  %34 = phi i32 [ %329, %292 ], [ %14, %3 ]
  %35 = phi i32 [ %331, %292 ], [ %16, %3 ]
  %36 = phi i32 [ %333, %292 ], [ %18, %3 ]
  %37 = phi i32 [ %335, %292 ], [ %20, %3 ]
  %38 = phi i32 [ %337, %292 ], [ %22, %3 ]
  %39 = phi i32 [ %323, %292 ], [ %8, %3 ]
  %40 = phi i32 [ %325, %292 ], [ %10, %3 ]
  %41 = phi i32 [ %327, %292 ], [ %12, %3 ]
  %42 = and i32 %25, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %187, label %44

44:                                               ; preds = %24
  %45 = zext i32 %26 to i64
  %46 = zext i32 %27 to i64
  %47 = zext i32 %28 to i64
  %48 = zext i32 %29 to i64
  %49 = zext i32 %30 to i64
  %50 = zext i32 %31 to i64
  %51 = zext i32 %32 to i64
  %52 = zext i32 %33 to i64
  br label %53

53:                                               ; preds = %53, %44
  %54 = phi i32 [ 0, %44 ], [ %138, %53 ]
  %55 = phi i64 [ 0, %44 ], [ %135, %53 ]
  %56 = phi i64 [ 0, %44 ], [ %130, %53 ]
  %57 = phi i64 [ 0, %44 ], [ %126, %53 ]
  %58 = phi i64 [ 0, %44 ], [ %122, %53 ]
  %59 = phi i64 [ 0, %44 ], [ %119, %53 ]
  %60 = phi i64 [ 0, %44 ], [ %116, %53 ]
  %61 = phi i64 [ 0, %44 ], [ %113, %53 ]
  %62 = phi i64 [ 0, %44 ], [ %110, %53 ]
  %63 = phi i32 [ 0, %44 ], [ %139, %53 ]
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %4, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = zext i32 %66 to i64
  %68 = mul nuw i64 %67, %45
  %69 = add nuw i64 %68, %62
  %70 = lshr i64 %69, 32
  %71 = mul nuw i64 %67, %46
  %72 = and i64 %61, 4294967295
  %73 = add nuw i64 %71, %72
  %74 = add nuw i64 %73, %70
  %75 = lshr i64 %74, 32
  %76 = mul nuw i64 %67, %47
  %77 = and i64 %60, 4294967295
  %78 = add nuw i64 %76, %77
  %79 = add nuw i64 %78, %75
  %80 = lshr i64 %79, 32
  %81 = mul nuw i64 %67, %48
  %82 = and i64 %59, 4294967295
  %83 = add nuw i64 %81, %82
  %84 = add nuw i64 %83, %80
  %85 = lshr i64 %84, 32
  %86 = mul nuw i64 %67, %49
  %87 = and i64 %58, 4294967295
  %88 = add nuw i64 %86, %87
  %89 = add nuw i64 %88, %85
  %90 = lshr i64 %89, 32
  %91 = mul nuw i64 %67, %50
  %92 = and i64 %57, 4294967295
  %93 = add nuw i64 %91, %92
  %94 = add nuw i64 %93, %90
  %95 = lshr i64 %94, 32
  %96 = mul nuw i64 %67, %51
  %97 = and i64 %56, 4294967295
  %98 = add nuw i64 %96, %97
  %99 = add nuw i64 %98, %95
  %100 = lshr i64 %99, 32
  %101 = mul nuw i64 %67, %52
  %102 = and i64 %55, 4294967295
  %103 = add nuw i64 %101, %102
  %104 = add nuw i64 %103, %100
  %105 = lshr i64 %104, 32
  %106 = zext nneg i32 %54 to i64
  %107 = add nuw nsw i64 %105, %106
  %108 = and i64 %69, 4294967295
  %109 = mul nuw i64 %108, 4294967295
  %110 = and i64 %74, 4294967295
  %111 = and i64 %79, 4294967295
  %112 = add nuw i64 %111, %109
  %113 = add nuw i64 %112, %108
  %114 = lshr i64 %113, 32
  %115 = and i64 %84, 4294967295
  %116 = add nuw nsw i64 %114, %115
  %117 = lshr i64 %116, 32
  %118 = and i64 %89, 4294967295
  %119 = add nuw nsw i64 %118, %117
  %120 = lshr i64 %119, 32
  %121 = and i64 %94, 4294967295
  %122 = add nuw nsw i64 %121, %120
  %123 = lshr i64 %122, 32
  %124 = and i64 %99, 4294967295
  %125 = add nuw nsw i64 %123, %108
  %126 = add nuw nsw i64 %125, %124
  %127 = lshr i64 %126, 32
  %128 = and i64 %104, 4294967295
  %129 = add nuw i64 %128, %109
  %130 = add nuw i64 %129, %127
  %131 = lshr i64 %130, 32
  %132 = lshr i64 %107, 32
  %133 = trunc nuw nsw i64 %132 to i32
  %134 = and i64 %107, 4294967295
  %135 = add nuw nsw i64 %131, %134
  %136 = lshr i64 %135, 32
  %137 = trunc nuw nsw i64 %136 to i32
  %138 = add nuw nsw i32 %137, %133
  %139 = add nuw nsw i32 %63, 1
  %140 = icmp eq i32 %139, 8
  br i1 %140, label %141, label %53, !llvm.loop !18

141:                                              ; preds = %53
  %142 = add nsw i64 %110, -4294967295
  %143 = ashr i64 %142, 63
  %144 = and i64 %113, 4294967295
  %145 = add nsw i64 %143, -4294967295
  %146 = add nsw i64 %145, %144
  %147 = ashr i64 %146, 63
  %148 = and i64 %116, 4294967295
  %149 = add nsw i64 %147, -4294967295
  %150 = add nsw i64 %149, %148
  %151 = ashr i64 %150, 63
  %152 = and i64 %119, 4294967295
  %153 = add nsw i64 %151, %152
  %154 = ashr i64 %153, 63
  %155 = and i64 %122, 4294967295
  %156 = add nsw i64 %155, %154
  %157 = ashr i64 %156, 63
  %158 = and i64 %126, 4294967295
  %159 = add nsw i64 %158, %157
  %160 = lshr i64 %159, 63
  %161 = and i64 %130, 4294967295
  %162 = xor i64 %160, -1
  %163 = add nsw i64 %161, %162
  %164 = ashr i64 %163, 63
  %165 = and i64 %135, 4294967295
  %166 = add nsw i64 %164, -4294967295
  %167 = add nsw i64 %166, %165
  %168 = icmp eq i32 %138, 0
  %169 = icmp slt i64 %167, 0
  %170 = select i1 %168, i1 %169, i1 false
  %171 = select i1 %170, i64 %74, i64 %142
  %172 = trunc i64 %171 to i32
  %173 = select i1 %170, i64 %113, i64 %146
  %174 = trunc i64 %173 to i32
  %175 = select i1 %170, i64 %116, i64 %150
  %176 = trunc i64 %175 to i32
  %177 = select i1 %170, i64 %119, i64 %153
  %178 = trunc i64 %177 to i32
  %179 = select i1 %170, i64 %122, i64 %156
  %180 = trunc i64 %179 to i32
  %181 = select i1 %170, i64 %126, i64 %159
  %182 = trunc i64 %181 to i32
  %183 = select i1 %170, i64 %130, i64 %163
  %184 = trunc i64 %183 to i32
  %185 = select i1 %170, i64 %135, i64 %167
  %186 = trunc i64 %185 to i32
  br label %187

187:                                              ; preds = %141, %24
  %188 = phi i32 [ %33, %24 ], [ %186, %141 ]
  %189 = phi i32 [ %32, %24 ], [ %184, %141 ]
  %190 = phi i32 [ %31, %24 ], [ %182, %141 ]
  %191 = phi i32 [ %30, %24 ], [ %180, %141 ]
  %192 = phi i32 [ %29, %24 ], [ %178, %141 ]
  %193 = phi i32 [ %28, %24 ], [ %176, %141 ]
  %194 = phi i32 [ %27, %24 ], [ %174, %141 ]
  %195 = phi i32 [ %26, %24 ], [ %172, %141 ]
  %196 = zext i32 %39 to i64
  %197 = zext i32 %40 to i64
  %198 = zext i32 %41 to i64
  %199 = zext i32 %34 to i64
  %200 = zext i32 %35 to i64
  %201 = zext i32 %36 to i64
  %202 = zext i32 %37 to i64
  %203 = zext i32 %38 to i64
  br label %204

204:                                              ; preds = %204, %187
  %205 = phi i32 [ 0, %187 ], [ %289, %204 ]
  %206 = phi i64 [ 0, %187 ], [ %286, %204 ]
  %207 = phi i64 [ 0, %187 ], [ %281, %204 ]
  %208 = phi i64 [ 0, %187 ], [ %277, %204 ]
  %209 = phi i64 [ 0, %187 ], [ %273, %204 ]
  %210 = phi i64 [ 0, %187 ], [ %270, %204 ]
  %211 = phi i64 [ 0, %187 ], [ %267, %204 ]
  %212 = phi i64 [ 0, %187 ], [ %264, %204 ]
  %213 = phi i64 [ 0, %187 ], [ %261, %204 ]
  %214 = phi i32 [ 0, %187 ], [ %290, %204 ]
  %215 = zext nneg i32 %214 to i64
  %216 = getelementptr inbounds nuw i32, ptr %4, i64 %215
  %217 = load i32, ptr %216, align 4, !tbaa !4
  %218 = zext i32 %217 to i64
  %219 = mul nuw i64 %218, %196
  %220 = add nuw i64 %219, %213
  %221 = lshr i64 %220, 32
  %222 = mul nuw i64 %218, %197
  %223 = and i64 %212, 4294967295
  %224 = add nuw i64 %222, %223
  %225 = add nuw i64 %224, %221
  %226 = lshr i64 %225, 32
  %227 = mul nuw i64 %218, %198
  %228 = and i64 %211, 4294967295
  %229 = add nuw i64 %227, %228
  %230 = add nuw i64 %229, %226
  %231 = lshr i64 %230, 32
  %232 = mul nuw i64 %218, %199
  %233 = and i64 %210, 4294967295
  %234 = add nuw i64 %232, %233
  %235 = add nuw i64 %234, %231
  %236 = lshr i64 %235, 32
  %237 = mul nuw i64 %218, %200
  %238 = and i64 %209, 4294967295
  %239 = add nuw i64 %237, %238
  %240 = add nuw i64 %239, %236
  %241 = lshr i64 %240, 32
  %242 = mul nuw i64 %218, %201
  %243 = and i64 %208, 4294967295
  %244 = add nuw i64 %242, %243
  %245 = add nuw i64 %244, %241
  %246 = lshr i64 %245, 32
  %247 = mul nuw i64 %218, %202
  %248 = and i64 %207, 4294967295
  %249 = add nuw i64 %247, %248
  %250 = add nuw i64 %249, %246
  %251 = lshr i64 %250, 32
  %252 = mul nuw i64 %218, %203
  %253 = and i64 %206, 4294967295
  %254 = add nuw i64 %252, %253
  %255 = add nuw i64 %254, %251
  %256 = lshr i64 %255, 32
  %257 = zext nneg i32 %205 to i64
  %258 = add nuw nsw i64 %256, %257
  %259 = and i64 %220, 4294967295
  %260 = mul nuw i64 %259, 4294967295
  %261 = and i64 %225, 4294967295
  %262 = and i64 %230, 4294967295
  %263 = add nuw i64 %262, %260
  %264 = add nuw i64 %263, %259
  %265 = lshr i64 %264, 32
  %266 = and i64 %235, 4294967295
  %267 = add nuw nsw i64 %265, %266
  %268 = lshr i64 %267, 32
  %269 = and i64 %240, 4294967295
  %270 = add nuw nsw i64 %269, %268
  %271 = lshr i64 %270, 32
  %272 = and i64 %245, 4294967295
  %273 = add nuw nsw i64 %272, %271
  %274 = lshr i64 %273, 32
  %275 = and i64 %250, 4294967295
  %276 = add nuw nsw i64 %274, %259
  %277 = add nuw nsw i64 %276, %275
  %278 = lshr i64 %277, 32
  %279 = and i64 %255, 4294967295
  %280 = add nuw i64 %279, %260
  %281 = add nuw i64 %280, %278
  %282 = lshr i64 %281, 32
  %283 = lshr i64 %258, 32
  %284 = trunc nuw nsw i64 %283 to i32
  %285 = and i64 %258, 4294967295
  %286 = add nuw nsw i64 %282, %285
  %287 = lshr i64 %286, 32
  %288 = trunc nuw nsw i64 %287 to i32
  %289 = add nuw nsw i32 %288, %284
  %290 = add nuw nsw i32 %214, 1
  %291 = icmp eq i32 %290, 8
  br i1 %291, label %292, label %204, !llvm.loop !18

292:                                              ; preds = %204
  %293 = add nsw i64 %261, -4294967295
  %294 = ashr i64 %293, 63
  %295 = and i64 %264, 4294967295
  %296 = add nsw i64 %294, -4294967295
  %297 = add nsw i64 %296, %295
  %298 = ashr i64 %297, 63
  %299 = and i64 %267, 4294967295
  %300 = add nsw i64 %298, -4294967295
  %301 = add nsw i64 %300, %299
  %302 = ashr i64 %301, 63
  %303 = and i64 %270, 4294967295
  %304 = add nsw i64 %302, %303
  %305 = ashr i64 %304, 63
  %306 = and i64 %273, 4294967295
  %307 = add nsw i64 %306, %305
  %308 = ashr i64 %307, 63
  %309 = and i64 %277, 4294967295
  %310 = add nsw i64 %309, %308
  %311 = lshr i64 %310, 63
  %312 = and i64 %281, 4294967295
  %313 = xor i64 %311, -1
  %314 = add nsw i64 %312, %313
  %315 = ashr i64 %314, 63
  %316 = and i64 %286, 4294967295
  %317 = add nsw i64 %315, -4294967295
  %318 = add nsw i64 %317, %316
  %319 = icmp eq i32 %289, 0
  %320 = icmp slt i64 %318, 0
  %321 = select i1 %319, i1 %320, i1 false
  %322 = select i1 %321, i64 %225, i64 %293
  %323 = trunc i64 %322 to i32
  %324 = select i1 %321, i64 %264, i64 %297
  %325 = trunc i64 %324 to i32
  %326 = select i1 %321, i64 %267, i64 %301
  %327 = trunc i64 %326 to i32
  %328 = select i1 %321, i64 %270, i64 %304
  %329 = trunc i64 %328 to i32
  %330 = select i1 %321, i64 %273, i64 %307
  %331 = trunc i64 %330 to i32
  %332 = select i1 %321, i64 %277, i64 %310
  %333 = trunc i64 %332 to i32
  %334 = select i1 %321, i64 %281, i64 %314
  %335 = trunc i64 %334 to i32
  %336 = select i1 %321, i64 %286, i64 %318
  %337 = trunc i64 %336 to i32
  store i32 %323, ptr %4, align 4
  store i32 %325, ptr %9, align 4
  store i32 %327, ptr %11, align 4
  store i32 %329, ptr %13, align 4
  store i32 %331, ptr %15, align 4
  store i32 %333, ptr %17, align 4
  store i32 %335, ptr %19, align 4
  store i32 %337, ptr %21, align 4, !tbaa !17
  %338 = lshr i32 %25, 1
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %24, !llvm.loop !19

340:                                              ; preds = %292, %3
  %341 = phi i32 [ %22, %3 ], [ %188, %292 ]
  %342 = phi i32 [ %20, %3 ], [ %189, %292 ]
  %343 = phi i32 [ %18, %3 ], [ %190, %292 ]
  %344 = phi i32 [ %16, %3 ], [ %191, %292 ]
  %345 = phi i32 [ %14, %3 ], [ %192, %292 ]
  %346 = phi i32 [ %12, %3 ], [ %193, %292 ]
  %347 = phi i32 [ %10, %3 ], [ %194, %292 ]
  %348 = phi i32 [ %8, %3 ], [ %195, %292 ]
  %349 = getelementptr inbounds nuw %struct.Wide, ptr %1, i64 %6
  store i32 %348, ptr %349, align 4
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 4
  store i32 %347, ptr %350, align 4
  %351 = getelementptr inbounds nuw i8, ptr %349, i64 8
  store i32 %346, ptr %351, align 4
  %352 = getelementptr inbounds nuw i8, ptr %349, i64 12
  store i32 %345, ptr %352, align 4
  %353 = getelementptr inbounds nuw i8, ptr %349, i64 16
  store i32 %344, ptr %353, align 4
  %354 = getelementptr inbounds nuw i8, ptr %349, i64 20
  store i32 %343, ptr %354, align 4
  %355 = getelementptr inbounds nuw i8, ptr %349, i64 24
  store i32 %342, ptr %355, align 4
  %356 = getelementptr inbounds nuw i8, ptr %349, i64 28
  store i32 %341, ptr %356, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS5Field", !10, i64 0}
!10 = !{!"long long", !6, i64 0}
!11 = !{!10, !10, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = !{i64 0, i64 32, !17}
!17 = !{!6, !6, i64 0}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
