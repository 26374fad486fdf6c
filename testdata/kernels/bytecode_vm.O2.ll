; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @run_bytecode(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [32 x i64], align 8
  %4 = alloca [4 x i64], align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %7 = add nuw nsw i32 %5, 1
  %8 = zext nneg i32 %7 to i64
  store i64 %8, ptr %4, align 8, !tbaa !8
  %9 = zext nneg i32 %5 to i64
  br label %15

10:                                               ; preds = %220
  %11 = add nuw nsw i32 %19, 1
  %12 = icmp samesign ugt i32 %19, 998
  %13 = icmp sgt i32 %222, 63
  %14 = select i1 %12, i1 true, i1 %13
  br i1 %14, label %225, label %15, !llvm.loop !10

15:                                               ; preds = %10, %2
  %16 = phi i64 [ undef, %2 ], [ %224, %10 ]
  %17 = phi i32 [ 0, %2 ], [ %223, %10 ]
  %18 = phi i32 [ 0, %2 ], [ %222, %10 ]
  %19 = phi i32 [ 0, %2 ], [ %11, %10 ]
  %20 = add nuw nsw i32 %18, 1
  %21 = zext nneg i32 %18 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !12
  %24 = icmp sgt i32 %17, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %15
  %26 = zext nneg i32 %17 to i64
  %27 = getelementptr i64, ptr %3, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -8
  %29 = load i64, ptr %28, align 8, !tbaa !8
  br label %30

30:                                               ; preds = %25, %15
  %31 = phi i64 [ %29, %25 ], [ 0, %15 ]
  %32 = icmp sgt i32 %17, 1
  br i1 %32, label %33, label %38

33:                                               ; preds = %30
  %34 = zext nneg i32 %17 to i64
  %35 = getelementptr i64, ptr %3, i64 %34
  %36 = getelementptr i8, ptr %35, i64 -16
  %37 = load i64, ptr %36, align 8, !tbaa !8
  br label %38

38:                                               ; preds = %33, %30
  %39 = phi i64 [ %37, %33 ], [ 0, %30 ]
  switch i8 %23, label %214 [
    i8 0, label %220
    i8 1, label %40
    i8 2, label %50
    i8 3, label %57
    i8 4, label %64
    i8 5, label %71
    i8 6, label %82
    i8 7, label %93
    i8 8, label %100
    i8 9, label %107
    i8 10, label %114
    i8 11, label %122
    i8 12, label %130
    i8 13, label %135
    i8 14, label %144
    i8 15, label %157
    i8 16, label %166
    i8 17, label %176
    i8 18, label %181
    i8 19, label %187
    i8 20, label %193
    i8 21, label %201
    i8 22, label %209
  ]

40:                                               ; preds = %38
  %41 = add nuw nsw i32 %18, 2
  %42 = zext nneg i32 %20 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !12
  %45 = sext i8 %44 to i64
  %46 = add nsw i32 %17, 1
  %47 = and i32 %17, 31
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %3, i64 %48
  store i64 %45, ptr %49, align 8, !tbaa !8
  br label %215

50:                                               ; preds = %38
  %51 = add nsw i64 %39, %31
  %52 = add nsw i32 %17, -1
  %53 = add i32 %17, 30
  %54 = and i32 %53, 31
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i64, ptr %3, i64 %55
  store i64 %51, ptr %56, align 8, !tbaa !8
  br label %215

57:                                               ; preds = %38
  %58 = mul nsw i64 %39, %31
  %59 = add nsw i32 %17, -1
  %60 = add i32 %17, 30
  %61 = and i32 %60, 31
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr %3, i64 %62
  store i64 %58, ptr %63, align 8, !tbaa !8
  br label %215

64:                                               ; preds = %38
  %65 = sub nsw i64 %39, %31
  %66 = add nsw i32 %17, -1
  %67 = add i32 %17, 30
  %68 = and i32 %67, 31
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %3, i64 %69
  store i64 %65, ptr %70, align 8, !tbaa !8
  br label %215

71:                                               ; preds = %38
  %72 = icmp eq i64 %31, 0
  br i1 %72, label %75, label %73

73:                                               ; preds = %71
  %74 = sdiv i64 %39, %31
  br label %75

75:                                               ; preds = %73, %71
  %76 = phi i64 [ %74, %73 ], [ 0, %71 ]
  %77 = add nsw i32 %17, -1
  %78 = add i32 %17, 30
  %79 = and i32 %78, 31
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %3, i64 %80
  store i64 %76, ptr %81, align 8, !tbaa !8
  br label %215

82:                                               ; preds = %38
  %83 = icmp eq i64 %31, 0
  br i1 %83, label %86, label %84

84:                                               ; preds = %82
  %85 = srem i64 %39, %31
  br label %86

86:                                               ; preds = %84, %82
  %87 = phi i64 [ %85, %84 ], [ 0, %82 ]
  %88 = add nsw i32 %17, -1
  %89 = add i32 %17, 30
  %90 = and i32 %89, 31
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i64, ptr %3, i64 %91
  store i64 %87, ptr %92, align 8, !tbaa !8
  br label %215

93:                                               ; preds = %38
  %94 = and i64 %39, %31
  %95 = add nsw i32 %17, -1
  %96 = add i32 %17, 30
  %97 = and i32 %96, 31
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i64, ptr %3, i64 %98
  store i64 %94, ptr %99, align 8, !tbaa !8
  br label %215

100:                                              ; preds = %38
  %101 = or i64 %39, %31
  %102 = add nsw i32 %17, -1
  %103 = add i32 %17, 30
  %104 = and i32 %103, 31
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr %3, i64 %105
  store i64 %101, ptr %106, align 8, !tbaa !8
  br label %215

107:                                              ; preds = %38
  %108 = xor i64 %39, %31
  %109 = add nsw i32 %17, -1
  %110 = add i32 %17, 30
  %111 = and i32 %110, 31
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr %3, i64 %112
  store i64 %108, ptr %113, align 8, !tbaa !8
  br label %215

114:                                              ; preds = %38
  %115 = and i64 %31, 63
  %116 = shl i64 %39, %115
  %117 = add nsw i32 %17, -1
  %118 = add i32 %17, 30
  %119 = and i32 %118, 31
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i64, ptr %3, i64 %120
  store i64 %116, ptr %121, align 8, !tbaa !8
  br label %215

122:                                              ; preds = %38
  %123 = and i64 %31, 63
  %124 = ashr i64 %39, %123
  %125 = add nsw i32 %17, -1
  %126 = add i32 %17, 30
  %127 = and i32 %126, 31
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i64, ptr %3, i64 %128
  store i64 %124, ptr %129, align 8, !tbaa !8
  br label %215

130:                                              ; preds = %38
  %131 = add nsw i32 %17, 1
  %132 = and i32 %17, 31
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %3, i64 %133
  store i64 %31, ptr %134, align 8, !tbaa !8
  br label %215

135:                                              ; preds = %38
  %136 = add i32 %17, 31
  %137 = and i32 %136, 31
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i64, ptr %3, i64 %138
  store i64 %39, ptr %139, align 8, !tbaa !8
  %140 = add i32 %17, 30
  %141 = and i32 %140, 31
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i64, ptr %3, i64 %142
  store i64 %31, ptr %143, align 8, !tbaa !8
  br label %215

144:                                              ; preds = %38
  %145 = add nuw nsw i32 %18, 2
  %146 = zext nneg i32 %20 to i64
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !12
  %149 = and i8 %148, 3
  %150 = zext nneg i8 %149 to i64
  %151 = getelementptr inbounds nuw i64, ptr %4, i64 %150
  %152 = load i64, ptr %151, align 8, !tbaa !8
  %153 = add nsw i32 %17, 1
  %154 = and i32 %17, 31
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i64, ptr %3, i64 %155
  store i64 %152, ptr %156, align 8, !tbaa !8
  br label %215

157:                                              ; preds = %38
  %158 = add nuw nsw i32 %18, 2
  %159 = zext nneg i32 %20 to i64
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 %159
  %161 = load i8, ptr %160, align 1, !tbaa !12
  %162 = and i8 %161, 3
  %163 = zext nneg i8 %162 to i64
  %164 = getelementptr inbounds nuw i64, ptr %4, i64 %163
  store i64 %31, ptr %164, align 8, !tbaa !8
  %165 = add nsw i32 %17, -1
  br label %215

166:                                              ; preds = %38
  %167 = add nsw i32 %17, -1
  %168 = icmp eq i64 %31, 0
  br i1 %168, label %174, label %169

169:                                              ; preds = %166
  %170 = zext nneg i32 %20 to i64
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 %170
  %172 = load i8, ptr %171, align 1, !tbaa !12
  %173 = zext i8 %172 to i32
  br label %215

174:                                              ; preds = %166
  %175 = add nuw nsw i32 %18, 2
  br label %215

176:                                              ; preds = %38
  %177 = zext nneg i32 %20 to i64
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 %177
  %179 = load i8, ptr %178, align 1, !tbaa !12
  %180 = zext i8 %179 to i32
  br label %215

181:                                              ; preds = %38
  %182 = sub nsw i64 0, %31
  %183 = add i32 %17, 31
  %184 = and i32 %183, 31
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw i64, ptr %3, i64 %185
  store i64 %182, ptr %186, align 8, !tbaa !8
  br label %215

187:                                              ; preds = %38
  %188 = xor i64 %31, -1
  %189 = add i32 %17, 31
  %190 = and i32 %189, 31
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw i64, ptr %3, i64 %191
  store i64 %188, ptr %192, align 8, !tbaa !8
  br label %215

193:                                              ; preds = %38
  %194 = icmp slt i64 %39, %31
  %195 = zext i1 %194 to i64
  %196 = add nsw i32 %17, -1
  %197 = add i32 %17, 30
  %198 = and i32 %197, 31
  %199 = zext nneg i32 %198 to i64
  %200 = getelementptr inbounds nuw i64, ptr %3, i64 %199
  store i64 %195, ptr %200, align 8, !tbaa !8
  br label %215

201:                                              ; preds = %38
  %202 = icmp eq i64 %39, %31
  %203 = zext i1 %202 to i64
  %204 = add nsw i32 %17, -1
  %205 = add i32 %17, 30
  %206 = and i32 %205, 31
  %207 = zext nneg i32 %206 to i64
  %208 = getelementptr inbounds nuw i64, ptr %3, i64 %207
  store i64 %203, ptr %208, align 8, !tbaa !8
  br label %215

209:                                              ; preds = %38
  %210 = add nsw i32 %17, 1
  %211 = and i32 %17, 31
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw i64, ptr %3, i64 %212
  store i64 %9, ptr %213, align 8, !tbaa !8
  br label %215

214:                                              ; preds = %38
  br label %220

215:                                              ; preds = %209, %201, %193, %187, %181, %176, %174, %169, %157, %144, %135, %130, %122, %114, %107, %100, %93, %86, %75, %64, %57, %50, %40
  %216 = phi i32 [ %41, %40 ], [ %20, %50 ], [ %20, %57 ], [ %20, %64 ], [ %20, %75 ], [ %20, %86 ], [ %20, %93 ], [ %20, %100 ], [ %20, %107 ], [ %20, %114 ], [ %20, %122 ], [ %20, %130 ], [ %20, %135 ], [ %145, %144 ], [ %158, %157 ], [ %20, %209 ], [ %180, %176 ], [ %20, %181 ], [ %20, %187 ], [ %20, %193 ], [ %20, %201 ], [ %173, %169 ], [ %175, %174 ]
  %217 = phi i32 [ %46, %40 ], [ %52, %50 ], [ %59, %57 ], [ %66, %64 ], [ %77, %75 ], [ %88, %86 ], [ %95, %93 ], [ %102, %100 ], [ %109, %107 ], [ %117, %114 ], [ %125, %122 ], [ %131, %130 ], [ %17, %135 ], [ %153, %144 ], [ %165, %157 ], [ %210, %209 ], [ %17, %176 ], [ %17, %181 ], [ %17, %187 ], [ %196, %193 ], [ %204, %201 ], [ %167, %169 ], [ %167, %174 ]
  %218 = icmp ult i32 %217, 32
  %219 = select i1 %218, i64 %16, i64 -2
  br label %220

220:                                              ; preds = %215, %214, %38
  %221 = phi i1 [ false, %214 ], [ false, %38 ], [ %218, %215 ]
  %222 = phi i32 [ %20, %214 ], [ %20, %38 ], [ %216, %215 ]
  %223 = phi i32 [ %17, %214 ], [ %17, %38 ], [ %217, %215 ]
  %224 = phi i64 [ -1, %214 ], [ %31, %38 ], [ %219, %215 ]
  br i1 %221, label %10, label %232

225:                                              ; preds = %10
  %226 = icmp sgt i32 %223, 0
  br i1 %226, label %227, label %232

227:                                              ; preds = %225
  %228 = zext nneg i32 %223 to i64
  %229 = getelementptr i64, ptr %3, i64 %228
  %230 = getelementptr i8, ptr %229, i64 -8
  %231 = load i64, ptr %230, align 8, !tbaa !8
  br label %232

232:                                              ; preds = %220, %225, %227
  %233 = phi i64 [ -3, %225 ], [ %231, %227 ], [ %224, %220 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %234 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %233, ptr %234, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @classify(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
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
  %13 = load i32, ptr %0, align 4, !tbaa !4
  %14 = add nsw i32 %13, 3
  br label %23

15:                                               ; preds = %2, %2, %2
  br label %23

16:                                               ; preds = %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2, %2
  %17 = shl nuw nsw i32 %6, 1
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
  %24 = phi i32 [ %22, %21 ], [ 6, %20 ], [ 40, %7 ], [ 41, %8 ], [ 47, %9 ], [ 12, %10 ], [ 99, %11 ], [ %14, %12 ], [ 8, %15 ], [ %17, %16 ], [ 0, %18 ], [ 5, %19 ], [ 1, %2 ]
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %24, ptr %25, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!6, !6, i64 0}
