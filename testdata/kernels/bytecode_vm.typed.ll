; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @run_bytecode(i8* nocapture noundef readonly %0, i64* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = alloca [32 x i64], align 8
  %4 = alloca [4 x i64], align 8
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %6 = bitcast [32 x i64]* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %6) #5
  %7 = bitcast [4 x i64]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %7) #5
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(32) %7, i8 0, i64 32, i1 false) #5
  %8 = add nsw i32 %5, 1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 0
  store i64 %9, i64* %10, align 8, !tbaa !6
  %11 = sext i32 %5 to i64
  br label %17

12:                                               ; preds = %224
  %13 = add nuw nsw i32 %22, 1
  %14 = icmp ult i32 %22, 999
  %15 = icmp slt i32 %226, 64
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %229, !llvm.loop !10

17:                                               ; preds = %12, %2
  %18 = phi i1 [ true, %2 ], [ %16, %12 ]
  %19 = phi i64 [ undef, %2 ], [ %228, %12 ]
  %20 = phi i32 [ 0, %2 ], [ %227, %12 ]
  %21 = phi i32 [ 0, %2 ], [ %226, %12 ]
  %22 = phi i32 [ 0, %2 ], [ %13, %12 ]
  %23 = add nsw i32 %21, 1
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds i8, i8* %0, i64 %24
  %26 = load i8, i8* %25, align 1, !tbaa !13
  %27 = icmp sgt i32 %20, 0
  br i1 %27, label %28, label %33

28:                                               ; preds = %17
  %29 = add nsw i32 %20, -1
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %30
  %32 = load i64, i64* %31, align 8, !tbaa !6
  br label %33

33:                                               ; preds = %28, %17
  %34 = phi i64 [ %32, %28 ], [ 0, %17 ]
  %35 = icmp sgt i32 %20, 1
  br i1 %35, label %36, label %41

36:                                               ; preds = %33
  %37 = add nsw i32 %20, -2
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %38
  %40 = load i64, i64* %39, align 8, !tbaa !6
  br label %41

41:                                               ; preds = %36, %33
  %42 = phi i64 [ %40, %36 ], [ 0, %33 ]
  switch i8 %26, label %217 [
    i8 0, label %224
    i8 1, label %43
    i8 2, label %53
    i8 3, label %60
    i8 4, label %67
    i8 5, label %74
    i8 6, label %85
    i8 7, label %96
    i8 8, label %103
    i8 9, label %110
    i8 10, label %117
    i8 11, label %125
    i8 12, label %133
    i8 13, label %138
    i8 14, label %147
    i8 15, label %160
    i8 16, label %169
    i8 17, label %179
    i8 18, label %184
    i8 19, label %190
    i8 20, label %196
    i8 21, label %204
    i8 22, label %212
  ]

43:                                               ; preds = %41
  %44 = add nsw i32 %21, 2
  %45 = zext i32 %23 to i64
  %46 = getelementptr inbounds i8, i8* %0, i64 %45
  %47 = load i8, i8* %46, align 1, !tbaa !13
  %48 = sext i8 %47 to i64
  %49 = add nsw i32 %20, 1
  %50 = and i32 %20, 31
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %51
  store i64 %48, i64* %52, align 8, !tbaa !6
  br label %218

53:                                               ; preds = %41
  %54 = add nsw i64 %42, %34
  %55 = add nsw i32 %20, -1
  %56 = add i32 %20, 30
  %57 = and i32 %56, 31
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %58
  store i64 %54, i64* %59, align 8, !tbaa !6
  br label %218

60:                                               ; preds = %41
  %61 = mul nsw i64 %42, %34
  %62 = add nsw i32 %20, -1
  %63 = add i32 %20, 30
  %64 = and i32 %63, 31
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %65
  store i64 %61, i64* %66, align 8, !tbaa !6
  br label %218

67:                                               ; preds = %41
  %68 = sub nsw i64 %42, %34
  %69 = add nsw i32 %20, -1
  %70 = add i32 %20, 30
  %71 = and i32 %70, 31
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %72
  store i64 %68, i64* %73, align 8, !tbaa !6
  br label %218

74:                                               ; preds = %41
  %75 = icmp eq i64 %34, 0
  br i1 %75, label %78, label %76

76:                                               ; preds = %74
  %77 = sdiv i64 %42, %34
  br label %78

78:                                               ; preds = %76, %74
  %79 = phi i64 [ %77, %76 ], [ 0, %74 ]
  %80 = add nsw i32 %20, -1
  %81 = add i32 %20, 30
  %82 = and i32 %81, 31
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %83
  store i64 %79, i64* %84, align 8, !tbaa !6
  br label %218

85:                                               ; preds = %41
  %86 = icmp eq i64 %34, 0
  br i1 %86, label %89, label %87

87:                                               ; preds = %85
  %88 = srem i64 %42, %34
  br label %89

89:                                               ; preds = %87, %85
  %90 = phi i64 [ %88, %87 ], [ 0, %85 ]
  %91 = add nsw i32 %20, -1
  %92 = add i32 %20, 30
  %93 = and i32 %92, 31
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %94
  store i64 %90, i64* %95, align 8, !tbaa !6
  br label %218

96:                                               ; preds = %41
  %97 = and i64 %42, %34
  %98 = add nsw i32 %20, -1
  %99 = add i32 %20, 30
  %100 = and i32 %99, 31
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %101
  store i64 %97, i64* %102, align 8, !tbaa !6
  br label %218

103:                                              ; preds = %41
  %104 = or i64 %42, %34
  %105 = add nsw i32 %20, -1
  %106 = add i32 %20, 30
  %107 = and i32 %106, 31
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %108
  store i64 %104, i64* %109, align 8, !tbaa !6
  br label %218

110:                                              ; preds = %41
  %111 = xor i64 %42, %34
  %112 = add nsw i32 %20, -1
  %113 = add i32 %20, 30
  %114 = and i32 %113, 31
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %115
  store i64 %111, i64* %116, align 8, !tbaa !6
  br label %218

117:                                              ; preds = %41
  %118 = and i64 %34, 63
  %119 = shl i64 %42, %118
  %120 = add nsw i32 %20, -1
  %121 = add i32 %20, 30
  %122 = and i32 %121, 31
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %123
  store i64 %119, i64* %124, align 8, !tbaa !6
  br label %218

125:                                              ; preds = %41
  %126 = and i64 %34, 63
  %127 = ashr i64 %42, %126
  %128 = add nsw i32 %20, -1
  %129 = add i32 %20, 30
  %130 = and i32 %129, 31
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %131
  store i64 %127, i64* %132, align 8, !tbaa !6
  br label %218

133:                                              ; preds = %41
  %134 = add nsw i32 %20, 1
  %135 = and i32 %20, 31
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %136
  store i64 %34, i64* %137, align 8, !tbaa !6
  br label %218

138:                                              ; preds = %41
  %139 = add i32 %20, 31
  %140 = and i32 %139, 31
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %141
  store i64 %42, i64* %142, align 8, !tbaa !6
  %143 = add i32 %20, 30
  %144 = and i32 %143, 31
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %145
  store i64 %34, i64* %146, align 8, !tbaa !6
  br label %218

147:                                              ; preds = %41
  %148 = add nsw i32 %21, 2
  %149 = zext i32 %23 to i64
  %150 = getelementptr inbounds i8, i8* %0, i64 %149
  %151 = load i8, i8* %150, align 1, !tbaa !13
  %152 = and i8 %151, 3
  %153 = zext i8 %152 to i64
  %154 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 %153
  %155 = load i64, i64* %154, align 8, !tbaa !6
  %156 = add nsw i32 %20, 1
  %157 = and i32 %20, 31
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %158
  store i64 %155, i64* %159, align 8, !tbaa !6
  br label %218

160:                                              ; preds = %41
  %161 = add nsw i32 %21, 2
  %162 = zext i32 %23 to i64
  %163 = getelementptr inbounds i8, i8* %0, i64 %162
  %164 = load i8, i8* %163, align 1, !tbaa !13
  %165 = and i8 %164, 3
  %166 = zext i8 %165 to i64
  %167 = getelementptr inbounds [4 x i64], [4 x i64]* %4, i64 0, i64 %166
  store i64 %34, i64* %167, align 8, !tbaa !6
  %168 = add nsw i32 %20, -1
  br label %218

169:                                              ; preds = %41
  %170 = add nsw i32 %20, -1
  %171 = icmp eq i64 %34, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %169
  %173 = zext i32 %23 to i64
  %174 = getelementptr inbounds i8, i8* %0, i64 %173
  %175 = load i8, i8* %174, align 1, !tbaa !13
  %176 = zext i8 %175 to i32
  br label %218

177:                                              ; preds = %169
  %178 = add nsw i32 %21, 2
  br label %218

179:                                              ; preds = %41
  %180 = zext i32 %23 to i64
  %181 = getelementptr inbounds i8, i8* %0, i64 %180
  %182 = load i8, i8* %181, align 1, !tbaa !13
  %183 = zext i8 %182 to i32
  br label %218

184:                                              ; preds = %41
  %185 = sub nsw i64 0, %34
  %186 = add i32 %20, 31
  %187 = and i32 %186, 31
  %188 = zext i32 %187 to i64
  %189 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %188
  store i64 %185, i64* %189, align 8, !tbaa !6
  br label %218

190:                                              ; preds = %41
  %191 = xor i64 %34, -1
  %192 = add i32 %20, 31
  %193 = and i32 %192, 31
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %194
  store i64 %191, i64* %195, align 8, !tbaa !6
  br label %218

196:                                              ; preds = %41
  %197 = icmp slt i64 %42, %34
  %198 = zext i1 %197 to i64
  %199 = add nsw i32 %20, -1
  %200 = add i32 %20, 30
  %201 = and i32 %200, 31
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %202
  store i64 %198, i64* %203, align 8, !tbaa !6
  br label %218

204:                                              ; preds = %41
  %205 = icmp eq i64 %42, %34
  %206 = zext i1 %205 to i64
  %207 = add nsw i32 %20, -1
  %208 = add i32 %20, 30
  %209 = and i32 %208, 31
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %210
  store i64 %206, i64* %211, align 8, !tbaa !6
  br label %218

212:                                              ; preds = %41
  %213 = add nsw i32 %20, 1
  %214 = and i32 %20, 31
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %215
  store i64 %11, i64* %216, align 8, !tbaa !6
  br label %218

217:                                              ; preds = %41
  br label %224

218:                                              ; preds = %212, %204, %196, %190, %184, %179, %177, %172, %160, %147, %138, %133, %125, %117, %110, %103, %96, %89, %78, %67, %60, %53, %43
  %219 = phi i32 [ %23, %212 ], [ %23, %204 ], [ %23, %196 ], [ %23, %190 ], [ %23, %184 ], [ %183, %179 ], [ %161, %160 ], [ %148, %147 ], [ %23, %138 ], [ %23, %133 ], [ %23, %125 ], [ %23, %117 ], [ %23, %110 ], [ %23, %103 ], [ %23, %96 ], [ %23, %89 ], [ %23, %78 ], [ %23, %67 ], [ %23, %60 ], [ %23, %53 ], [ %44, %43 ], [ %176, %172 ], [ %178, %177 ]
  %220 = phi i32 [ %213, %212 ], [ %207, %204 ], [ %199, %196 ], [ %20, %190 ], [ %20, %184 ], [ %20, %179 ], [ %168, %160 ], [ %156, %147 ], [ %20, %138 ], [ %134, %133 ], [ %128, %125 ], [ %120, %117 ], [ %112, %110 ], [ %105, %103 ], [ %98, %96 ], [ %91, %89 ], [ %80, %78 ], [ %69, %67 ], [ %62, %60 ], [ %55, %53 ], [ %49, %43 ], [ %170, %172 ], [ %170, %177 ]
  %221 = icmp ugt i32 %220, 31
  %222 = xor i1 %221, true
  %223 = select i1 %221, i64 -2, i64 %19
  br label %224

224:                                              ; preds = %218, %217, %41
  %225 = phi i1 [ false, %217 ], [ false, %41 ], [ %222, %218 ]
  %226 = phi i32 [ %23, %217 ], [ %23, %41 ], [ %219, %218 ]
  %227 = phi i32 [ %20, %217 ], [ %20, %41 ], [ %220, %218 ]
  %228 = phi i64 [ -1, %217 ], [ %34, %41 ], [ %223, %218 ]
  br i1 %225, label %12, label %229

229:                                              ; preds = %224, %12
  %230 = phi i1 [ %16, %12 ], [ %18, %224 ]
  br i1 %230, label %238, label %231

231:                                              ; preds = %229
  %232 = icmp sgt i32 %227, 0
  br i1 %232, label %233, label %238

233:                                              ; preds = %231
  %234 = add nsw i32 %227, -1
  %235 = zext i32 %234 to i64
  %236 = getelementptr inbounds [32 x i64], [32 x i64]* %3, i64 0, i64 %235
  %237 = load i64, i64* %236, align 8, !tbaa !6
  br label %238

238:                                              ; preds = %229, %231, %233
  %239 = phi i64 [ %228, %229 ], [ %237, %233 ], [ -3, %231 ]
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %7) #5
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %6) #5
  %240 = getelementptr inbounds i64, i64* %1, i64 %11
  store i64 %239, i64* %240, align 8, !tbaa !6
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @classify(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !14
  switch i32 %6, label %21 [
    i32 -1, label %23
    i32 0, label %7
    i32 1, label %8
    i32 2, label %9
    i32 3, label %10
    i32 4, label %11
    i32 5, label %12
    i32 6, label %15
    i32 7, label %15
    i32 8, label %15
    i32 40, label %16
    i32 41, label %16
    i32 42, label %16
    i32 43, label %16
    i32 44, label %16
    i32 45, label %16
    i32 46, label %16
    i32 47, label %16
    i32 48, label %16
    i32 49, label %16
    i32 50, label %16
    i32 51, label %16
    i32 52, label %16
    i32 53, label %16
    i32 54, label %16
    i32 55, label %16
    i32 56, label %16
    i32 57, label %16
    i32 58, label %16
    i32 59, label %16
    i32 60, label %16
    i32 100, label %18
    i32 1000, label %19
    i32 1073741824, label %20
  ]

7:                                                ; preds = %2
  br label %23

8:                                                ; preds = %2
  br label %23

9:                                                ; preds = %2
  br label %23

10:                                               ; preds = %2
  br label %23

11:                                               ; preds = %2
  br label %23

12:                                               ; preds = %2
  %13 = load i32, i32* %0, align 4, !tbaa !14
  %14 = add nsw i32 %13, 3
  br label %23

15:                                               ; preds = %2, %2, %2
  br label %23

16:                                               ; preds = %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2
  %17 = shl nsw i32 %6, 1
  br label %23

18:                                               ; preds = %2
  br label %23

19:                                               ; preds = %2
  br label %23

20:                                               ; preds = %2
  br label %23

21:                                               ; preds = %2
  %22 = sub nsw i32 0, %6
  br label %23

23:                                               ; preds = %2, %21, %20, %19, %18, %16, %15, %12, %11, %10, %9, %8, %7
  %24 = phi i32 [ %22, %21 ], [ 6, %20 ], [ 5, %19 ], [ 0, %18 ], [ %17, %16 ], [ 8, %15 ], [ %14, %12 ], [ 99, %11 ], [ 12, %10 ], [ 47, %9 ], [ 41, %8 ], [ 40, %7 ], [ 1, %2 ]
  %25 = getelementptr inbounds i32, i32* %1, i64 %4
  store i32 %24, i32* %25, align 4, !tbaa !14
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i8*, i64*)* @run_bytecode, !"kernel", i32 1}
!1 = !{void (i32*, i32*)* @classify, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"long long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!8, !8, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !8, i64 0}
