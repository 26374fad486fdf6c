; ModuleID = 'tagged_values.cu'
source_filename = "tagged_values.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.Shape = type { i32, %union.anon }
%union.anon = type { %struct.Triangle }
%struct.Triangle = type { float, float, float }
%class.Stack = type { [8 x i32], i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @shape_areas(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca %class.Shape, align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 12
  br label %16

13:                                               ; preds = %81
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  store float %83, ptr %15, align 4, !tbaa !8
  ret void

16:                                               ; preds = %3, %81
  %17 = phi i32 [ 0, %3 ], [ %84, %81 ]
  %18 = phi float [ 0.000000e+00, %3 ], [ %83, %81 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %19 = add nsw i32 %17, %9
  %20 = and i32 %19, 63
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = mul nuw nsw i32 %17, 3
  %25 = add nsw i32 %24, %9
  %26 = shl i32 %25, 2
  %27 = and i32 %26, 252
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  switch i32 %23, label %42 [
    i32 0, label %50
    i32 1, label %31
    i32 2, label %34
  ]

31:                                               ; preds = %16
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %33 = load float, ptr %32, align 4, !tbaa !8
  br label %45

34:                                               ; preds = %16
  %35 = fadd contract float %30, 2.000000e+00
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %37, 2.000000e+00
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %40, 2.000000e+00
  store float %35, ptr %10, align 4, !tbaa !8
  br label %45

42:                                               ; preds = %16
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %44 = load float, ptr %43, align 4, !tbaa !8
  br label %45

45:                                               ; preds = %42, %34, %31
  %46 = phi ptr [ %10, %42 ], [ %11, %34 ], [ %10, %31 ]
  %47 = phi float [ %30, %42 ], [ %38, %34 ], [ %30, %31 ]
  %48 = phi i64 [ 8, %42 ], [ 12, %34 ], [ 8, %31 ]
  %49 = phi float [ %44, %42 ], [ %41, %34 ], [ %33, %31 ]
  store float %47, ptr %46, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %16, %45
  %51 = phi i64 [ 4, %16 ], [ %48, %45 ]
  %52 = phi float [ %30, %16 ], [ %49, %45 ]
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 %51
  store float %52, ptr %53, align 4, !tbaa !8
  %54 = load float, ptr %10, align 4, !tbaa !8
  switch i32 %23, label %74 [
    i32 0, label %55
    i32 1, label %58
    i32 2, label %61
  ]

55:                                               ; preds = %50
  %56 = fmul contract float %54, 0x400921FB60000000
  %57 = fmul contract float %54, %56
  br label %81

58:                                               ; preds = %50
  %59 = load float, ptr %11, align 4, !tbaa !10
  %60 = fmul contract float %54, %59
  br label %81

61:                                               ; preds = %50
  %62 = load float, ptr %11, align 4, !tbaa !12
  %63 = fadd contract float %54, %62
  %64 = load float, ptr %12, align 4, !tbaa !14
  %65 = fadd contract float %63, %64
  %66 = fmul contract float %65, 5.000000e-01
  %67 = fsub contract float %66, %54
  %68 = fmul contract float %66, %67
  %69 = fsub contract float %66, %62
  %70 = fmul contract float %69, %68
  %71 = fsub contract float %66, %64
  %72 = fmul contract float %71, %70
  %73 = tail call contract noundef float @llvm.sqrt.f32(float %72)
  br label %81

74:                                               ; preds = %50
  %75 = load float, ptr %11, align 4, !tbaa !15
  %76 = fadd contract float %54, %75
  %77 = fmul contract float %76, %76
  %78 = fmul contract float %54, %54
  %79 = fsub contract float %77, %78
  %80 = fmul contract float %79, 0x400921FB60000000
  br label %81

81:                                               ; preds = %55, %58, %61, %74
  %82 = phi float [ %80, %74 ], [ %57, %55 ], [ %60, %58 ], [ %73, %61 ]
  %83 = fadd contract float %18, %82
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  %84 = add nuw nsw i32 %17, 1
  %85 = icmp eq i32 %84, 4
  br i1 %85, label %13, label %16, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stack_machine(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %class.Stack, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %5, i8 0, i64 36, i1 false)
  %11 = icmp sgt i32 %3, 0
  br i1 %11, label %12, label %16

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 32
  br label %20

14:                                               ; preds = %210
  %15 = load i32, ptr %13, align 4, !tbaa !19
  br label %16

16:                                               ; preds = %14, %4
  %17 = phi i32 [ %15, %14 ], [ 0, %4 ]
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %19 = icmp sgt i32 %17, 0
  br i1 %19, label %215, label %221

20:                                               ; preds = %12, %210
  %21 = phi i32 [ 0, %12 ], [ %212, %210 ]
  %22 = phi i32 [ 0, %12 ], [ %213, %210 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !21
  switch i8 %25, label %198 [
    i8 0, label %26
    i8 1, label %40
    i8 2, label %66
    i8 3, label %92
    i8 4, label %118
    i8 5, label %148
    i8 6, label %174
  ]

26:                                               ; preds = %20
  %27 = add nsw i32 %21, 1
  %28 = load i32, ptr %13, align 4, !tbaa !19
  %29 = icmp slt i32 %28, 8
  br i1 %29, label %30, label %210

30:                                               ; preds = %26
  %31 = add nsw i32 %28, 1
  %32 = sext i32 %28 to i64
  %33 = getelementptr inbounds i32, ptr %5, i64 %32
  %34 = shl nsw i32 %21, 6
  %35 = add nsw i32 %34, %10
  %36 = and i32 %35, 255
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  store i32 %31, ptr %13, align 4, !tbaa !19
  store i32 %39, ptr %33, align 4, !tbaa !4
  br label %210

40:                                               ; preds = %20
  %41 = load i32, ptr %13, align 4, !tbaa !19
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %48

43:                                               ; preds = %40
  %44 = add nsw i32 %41, -1
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %5, i64 %45
  store i32 %44, ptr %13, align 4, !tbaa !19
  %47 = load i32, ptr %46, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %43, %40
  %49 = phi i32 [ %44, %43 ], [ %41, %40 ]
  %50 = phi i32 [ %47, %43 ], [ 0, %40 ]
  %51 = icmp sgt i32 %49, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  %53 = add nsw i32 %49, -1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %5, i64 %54
  store i32 %53, ptr %13, align 4, !tbaa !19
  %56 = load i32, ptr %55, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %52, %48
  %58 = phi i32 [ %53, %52 ], [ %49, %48 ]
  %59 = phi i32 [ %56, %52 ], [ 0, %48 ]
  %60 = icmp slt i32 %58, 8
  br i1 %60, label %61, label %210

61:                                               ; preds = %57
  %62 = add nsw i32 %59, %50
  %63 = sext i32 %58 to i64
  %64 = getelementptr inbounds i32, ptr %5, i64 %63
  %65 = add nsw i32 %58, 1
  store i32 %65, ptr %13, align 4, !tbaa !19
  store i32 %62, ptr %64, align 4, !tbaa !4
  br label %210

66:                                               ; preds = %20
  %67 = load i32, ptr %13, align 4, !tbaa !19
  %68 = icmp sgt i32 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %66
  %70 = add nsw i32 %67, -1
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %5, i64 %71
  store i32 %70, ptr %13, align 4, !tbaa !19
  %73 = load i32, ptr %72, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %69, %66
  %75 = phi i32 [ %70, %69 ], [ %67, %66 ]
  %76 = phi i32 [ %73, %69 ], [ 0, %66 ]
  %77 = icmp sgt i32 %75, 0
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = add nsw i32 %75, -1
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %5, i64 %80
  store i32 %79, ptr %13, align 4, !tbaa !19
  %82 = load i32, ptr %81, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %78, %74
  %84 = phi i32 [ %79, %78 ], [ %75, %74 ]
  %85 = phi i32 [ %82, %78 ], [ 0, %74 ]
  %86 = icmp slt i32 %84, 8
  br i1 %86, label %87, label %210

87:                                               ; preds = %83
  %88 = sub nsw i32 %85, %76
  %89 = sext i32 %84 to i64
  %90 = getelementptr inbounds i32, ptr %5, i64 %89
  %91 = add nsw i32 %84, 1
  store i32 %91, ptr %13, align 4, !tbaa !19
  store i32 %88, ptr %90, align 4, !tbaa !4
  br label %210

92:                                               ; preds = %20
  %93 = load i32, ptr %13, align 4, !tbaa !19
  %94 = icmp sgt i32 %93, 0
  br i1 %94, label %95, label %100

95:                                               ; preds = %92
  %96 = add nsw i32 %93, -1
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  store i32 %96, ptr %13, align 4, !tbaa !19
  %99 = load i32, ptr %98, align 4, !tbaa !4
  br label %100

100:                                              ; preds = %95, %92
  %101 = phi i32 [ %96, %95 ], [ %93, %92 ]
  %102 = phi i32 [ %99, %95 ], [ 0, %92 ]
  %103 = icmp sgt i32 %101, 0
  br i1 %103, label %104, label %110

104:                                              ; preds = %100
  %105 = add nsw i32 %101, -1
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %5, i64 %106
  store i32 %105, ptr %13, align 4, !tbaa !19
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = mul nsw i32 %108, %102
  br label %110

110:                                              ; preds = %104, %100
  %111 = phi i32 [ %105, %104 ], [ %101, %100 ]
  %112 = phi i32 [ %109, %104 ], [ 0, %100 ]
  %113 = icmp slt i32 %111, 8
  br i1 %113, label %114, label %210

114:                                              ; preds = %110
  %115 = sext i32 %111 to i64
  %116 = getelementptr inbounds i32, ptr %5, i64 %115
  %117 = add nsw i32 %111, 1
  store i32 %117, ptr %13, align 4, !tbaa !19
  store i32 %112, ptr %116, align 4, !tbaa !4
  br label %210

118:                                              ; preds = %20
  %119 = load i32, ptr %13, align 4, !tbaa !19
  %120 = icmp sgt i32 %119, 0
  br i1 %120, label %121, label %126

121:                                              ; preds = %118
  %122 = add nsw i32 %119, -1
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %5, i64 %123
  store i32 %122, ptr %13, align 4, !tbaa !19
  %125 = load i32, ptr %124, align 4, !tbaa !4
  br label %126

126:                                              ; preds = %121, %118
  %127 = phi i32 [ %122, %121 ], [ %119, %118 ]
  %128 = phi i32 [ %125, %121 ], [ 0, %118 ]
  %129 = icmp sgt i32 %127, 0
  br i1 %129, label %130, label %135

130:                                              ; preds = %126
  %131 = add nsw i32 %127, -1
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %5, i64 %132
  store i32 %131, ptr %13, align 4, !tbaa !19
  %134 = load i32, ptr %133, align 4, !tbaa !4
  br label %135

135:                                              ; preds = %130, %126
  %136 = phi i32 [ %131, %130 ], [ %127, %126 ]
  %137 = phi i32 [ %134, %130 ], [ 0, %126 ]
  %138 = icmp eq i32 %128, 0
  br i1 %138, label %141, label %139

139:                                              ; preds = %135
  %140 = sdiv i32 %137, %128
  br label %141

141:                                              ; preds = %139, %135
  %142 = phi i32 [ %140, %139 ], [ 0, %135 ]
  %143 = icmp slt i32 %136, 8
  br i1 %143, label %144, label %210

144:                                              ; preds = %141
  %145 = sext i32 %136 to i64
  %146 = getelementptr inbounds i32, ptr %5, i64 %145
  %147 = add nsw i32 %136, 1
  store i32 %147, ptr %13, align 4, !tbaa !19
  store i32 %142, ptr %146, align 4, !tbaa !4
  br label %210

148:                                              ; preds = %20
  %149 = load i32, ptr %13, align 4, !tbaa !19
  %150 = icmp sgt i32 %149, 0
  br i1 %150, label %151, label %156

151:                                              ; preds = %148
  %152 = add nsw i32 %149, -1
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %5, i64 %153
  store i32 %152, ptr %13, align 4, !tbaa !19
  %155 = load i32, ptr %154, align 4, !tbaa !4
  br label %156

156:                                              ; preds = %151, %148
  %157 = phi i32 [ %152, %151 ], [ %149, %148 ]
  %158 = phi i32 [ %155, %151 ], [ 0, %148 ]
  %159 = icmp sgt i32 %157, 0
  br i1 %159, label %160, label %165

160:                                              ; preds = %156
  %161 = add nsw i32 %157, -1
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i32, ptr %5, i64 %162
  store i32 %161, ptr %13, align 4, !tbaa !19
  %164 = load i32, ptr %163, align 4, !tbaa !4
  br label %165

165:                                              ; preds = %160, %156
  %166 = phi i32 [ %161, %160 ], [ %157, %156 ]
  %167 = phi i32 [ %164, %160 ], [ 0, %156 ]
  %168 = icmp slt i32 %166, 8
  br i1 %168, label %169, label %210

169:                                              ; preds = %165
  %170 = tail call noundef i32 @llvm.smax.i32(i32 %167, i32 %158)
  %171 = sext i32 %166 to i64
  %172 = getelementptr inbounds i32, ptr %5, i64 %171
  %173 = add nsw i32 %166, 1
  store i32 %173, ptr %13, align 4, !tbaa !19
  store i32 %170, ptr %172, align 4, !tbaa !4
  br label %210

174:                                              ; preds = %20
  %175 = load i32, ptr %13, align 4, !tbaa !19
  %176 = icmp sgt i32 %175, 0
  br i1 %176, label %177, label %182

177:                                              ; preds = %174
  %178 = add nsw i32 %175, -1
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr %5, i64 %179
  store i32 %178, ptr %13, align 4, !tbaa !19
  %181 = load i32, ptr %180, align 4, !tbaa !4
  br label %182

182:                                              ; preds = %174, %177
  %183 = phi i32 [ %178, %177 ], [ %175, %174 ]
  %184 = phi i32 [ %181, %177 ], [ 0, %174 ]
  %185 = icmp slt i32 %183, 8
  br i1 %185, label %186, label %191

186:                                              ; preds = %182
  %187 = add nsw i32 %183, 1
  %188 = sext i32 %183 to i64
  %189 = getelementptr inbounds i32, ptr %5, i64 %188
  store i32 %187, ptr %13, align 4, !tbaa !19
  store i32 %184, ptr %189, align 4, !tbaa !4
  %190 = load i32, ptr %13, align 4, !tbaa !19
  br label %191

191:                                              ; preds = %182, %186
  %192 = phi i32 [ %183, %182 ], [ %190, %186 ]
  %193 = icmp slt i32 %192, 8
  br i1 %193, label %194, label %210

194:                                              ; preds = %191
  %195 = add nsw i32 %192, 1
  %196 = sext i32 %192 to i64
  %197 = getelementptr inbounds i32, ptr %5, i64 %196
  store i32 %195, ptr %13, align 4, !tbaa !19
  store i32 %184, ptr %197, align 4, !tbaa !4
  br label %210

198:                                              ; preds = %20
  %199 = load i32, ptr %13, align 4, !tbaa !19
  %200 = icmp sgt i32 %199, 0
  br i1 %200, label %201, label %207

201:                                              ; preds = %198
  %202 = add nsw i32 %199, -1
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw i32, ptr %5, i64 %203
  store i32 %202, ptr %13, align 4, !tbaa !19
  %205 = load i32, ptr %204, align 4, !tbaa !4
  %206 = lshr i32 %205, 31
  br label %207

207:                                              ; preds = %198, %201
  %208 = phi i32 [ %206, %201 ], [ 0, %198 ]
  %209 = add nsw i32 %208, %22
  br label %210

210:                                              ; preds = %194, %191, %169, %165, %144, %141, %114, %110, %87, %83, %61, %57, %30, %26, %207
  %211 = phi i32 [ %22, %169 ], [ %209, %207 ], [ %22, %144 ], [ %22, %30 ], [ %22, %61 ], [ %22, %87 ], [ %22, %114 ], [ %22, %26 ], [ %22, %57 ], [ %22, %83 ], [ %22, %110 ], [ %22, %141 ], [ %22, %165 ], [ %22, %191 ], [ %22, %194 ]
  %212 = phi i32 [ %21, %169 ], [ %21, %207 ], [ %21, %144 ], [ %27, %30 ], [ %21, %61 ], [ %21, %87 ], [ %21, %114 ], [ %27, %26 ], [ %21, %57 ], [ %21, %83 ], [ %21, %110 ], [ %21, %141 ], [ %21, %165 ], [ %21, %191 ], [ %21, %194 ]
  %213 = add nsw i32 %211, 1
  %214 = icmp slt i32 %213, %3
  br i1 %214, label %20, label %14, !llvm.loop !22

215:                                              ; preds = %16
  %216 = add nsw i32 %17, -1
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw i32, ptr %5, i64 %217
  store i32 %216, ptr %18, align 4, !tbaa !19
  %219 = load i32, ptr %218, align 4, !tbaa !4
  %220 = mul nsw i32 %219, 31
  br label %221

221:                                              ; preds = %16, %215
  %222 = phi i32 [ %216, %215 ], [ %17, %16 ]
  %223 = phi i32 [ %220, %215 ], [ 0, %16 ]
  %224 = icmp sgt i32 %222, 0
  br i1 %224, label %225, label %230

225:                                              ; preds = %221
  %226 = add nsw i32 %222, -1
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw i32, ptr %5, i64 %227
  store i32 %226, ptr %18, align 4, !tbaa !19
  %229 = load i32, ptr %228, align 4, !tbaa !4
  br label %230

230:                                              ; preds = %225, %221
  %231 = phi i32 [ %226, %225 ], [ %222, %221 ]
  %232 = phi i32 [ %229, %225 ], [ 0, %221 ]
  %233 = icmp sgt i32 %231, 0
  br i1 %233, label %234, label %239

234:                                              ; preds = %230
  %235 = add nsw i32 %231, -1
  %236 = zext nneg i32 %235 to i64
  %237 = getelementptr inbounds nuw i32, ptr %5, i64 %236
  store i32 %235, ptr %18, align 4, !tbaa !19
  %238 = load i32, ptr %237, align 4, !tbaa !4
  br label %239

239:                                              ; preds = %234, %230
  %240 = phi i32 [ %235, %234 ], [ %231, %230 ]
  %241 = phi i32 [ %238, %234 ], [ 0, %230 ]
  %242 = icmp sgt i32 %240, 0
  br i1 %242, label %243, label %248

243:                                              ; preds = %239
  %244 = add nsw i32 %240, -1
  %245 = zext nneg i32 %244 to i64
  %246 = getelementptr inbounds nuw i32, ptr %5, i64 %245
  store i32 %244, ptr %18, align 4, !tbaa !19
  %247 = load i32, ptr %246, align 4, !tbaa !4
  br label %248

248:                                              ; preds = %243, %239
  %249 = phi i32 [ %244, %243 ], [ %240, %239 ]
  %250 = phi i32 [ %247, %243 ], [ 0, %239 ]
  %251 = icmp sgt i32 %249, 0
  br i1 %251, label %252, label %257

252:                                              ; preds = %248
  %253 = add nsw i32 %249, -1
  %254 = zext nneg i32 %253 to i64
  %255 = getelementptr inbounds nuw i32, ptr %5, i64 %254
  store i32 %253, ptr %18, align 4, !tbaa !19
  %256 = load i32, ptr %255, align 4, !tbaa !4
  br label %257

257:                                              ; preds = %252, %248
  %258 = phi i32 [ %253, %252 ], [ %249, %248 ]
  %259 = phi i32 [ %256, %252 ], [ 0, %248 ]
  %260 = icmp sgt i32 %258, 0
  br i1 %260, label %261, label %266

261:                                              ; preds = %257
  %262 = add nsw i32 %258, -1
  %263 = zext nneg i32 %262 to i64
  %264 = getelementptr inbounds nuw i32, ptr %5, i64 %263
  store i32 %262, ptr %18, align 4, !tbaa !19
  %265 = load i32, ptr %264, align 4, !tbaa !4
  br label %266

266:                                              ; preds = %261, %257
  %267 = phi i32 [ %262, %261 ], [ %258, %257 ]
  %268 = phi i32 [ %265, %261 ], [ 0, %257 ]
  %269 = icmp sgt i32 %267, 0
  br i1 %269, label %270, label %275

270:                                              ; preds = %266
  %271 = add nsw i32 %267, -1
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw i32, ptr %5, i64 %272
  store i32 %271, ptr %18, align 4, !tbaa !19
  %274 = load i32, ptr %273, align 4, !tbaa !4
  br label %275

275:                                              ; preds = %270, %266
  %276 = phi i32 [ %271, %270 ], [ %267, %266 ]
  %277 = phi i32 [ %274, %270 ], [ 0, %266 ]
  %278 = icmp sgt i32 %276, 0
  br i1 %278, label %279, label %284

279:                                              ; preds = %275
  %280 = add nsw i32 %276, -1
  %281 = zext nneg i32 %280 to i64
  %282 = getelementptr inbounds nuw i32, ptr %5, i64 %281
  store i32 %280, ptr %18, align 4, !tbaa !19
  %283 = load i32, ptr %282, align 4, !tbaa !4
  br label %284

284:                                              ; preds = %279, %275
  %285 = phi i32 [ %283, %279 ], [ 0, %275 ]
  %286 = add nsw i32 %232, %223
  %287 = mul nsw i32 %286, 31
  %288 = add nsw i32 %241, %287
  %289 = mul nsw i32 %288, 31
  %290 = add nsw i32 %250, %289
  %291 = mul nsw i32 %290, 31
  %292 = add nsw i32 %259, %291
  %293 = mul nsw i32 %292, 31
  %294 = add nsw i32 %268, %293
  %295 = mul nsw i32 %294, 31
  %296 = add nsw i32 %277, %295
  %297 = mul nsw i32 %296, 31
  %298 = add nsw i32 %285, %297
  %299 = sext i32 %10 to i64
  %300 = getelementptr inbounds i32, ptr %2, i64 %299
  store i32 %298, ptr %300, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

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
!10 = !{!11, !9, i64 4}
!11 = !{!"_ZTS3Box", !9, i64 0, !9, i64 4}
!12 = !{!13, !9, i64 4}
!13 = !{!"_ZTS8Triangle", !9, i64 0, !9, i64 4, !9, i64 8}
!14 = !{!13, !9, i64 8}
!15 = !{!16, !9, i64 4}
!16 = !{!"_ZTS4Ring", !9, i64 0, !9, i64 4}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!20, !5, i64 32}
!20 = !{!"_ZTS5StackILi8EE", !6, i64 0, !5, i64 32}
!21 = !{!6, !6, i64 0}
!22 = distinct !{!22, !18}
