; ModuleID = 'tensor_core.cu'
source_filename = "tensor_core.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @tensor_tile(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, float* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca [8 x float], align 4
  %5 = bitcast [8 x float]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 32, i8* nonnull %5) #5
  br label %50

6:                                                ; preds = %50
  %7 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0i32(i32* %0, i32 16)
  %8 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 0
  %9 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 1
  %10 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 2
  %11 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 3
  %12 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 4
  %13 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 5
  %14 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 6
  %15 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %7, 7
  %16 = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0i32(i32* %1, i32 16)
  %17 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 0
  %18 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 1
  %19 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 2
  %20 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 3
  %21 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 4
  %22 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 5
  %23 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 6
  %24 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %16, 7
  %25 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 0
  %26 = load float, float* %25, align 4
  %27 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 1
  %28 = load float, float* %27, align 4
  %29 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 2
  %30 = load float, float* %29, align 4
  %31 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 3
  %32 = load float, float* %31, align 4
  %33 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 4
  %34 = load float, float* %33, align 4
  %35 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 5
  %36 = load float, float* %35, align 4
  %37 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 6
  %38 = load float, float* %37, align 4
  %39 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 7
  %40 = load float, float* %39, align 4
  %41 = call { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %8, <2 x half> %9, <2 x half> %10, <2 x half> %11, <2 x half> %12, <2 x half> %13, <2 x half> %14, <2 x half> %15, <2 x half> %17, <2 x half> %18, <2 x half> %19, <2 x half> %20, <2 x half> %21, <2 x half> %22, <2 x half> %23, <2 x half> %24, float %26, float %28, float %30, float %32, float %34, float %36, float %38, float %40)
  %42 = extractvalue { float, float, float, float, float, float, float, float } %41, 0
  store float %42, float* %25, align 4
  %43 = extractvalue { float, float, float, float, float, float, float, float } %41, 1
  store float %43, float* %27, align 4
  %44 = extractvalue { float, float, float, float, float, float, float, float } %41, 2
  store float %44, float* %29, align 4
  %45 = extractvalue { float, float, float, float, float, float, float, float } %41, 3
  store float %45, float* %31, align 4
  %46 = extractvalue { float, float, float, float, float, float, float, float } %41, 4
  store float %46, float* %33, align 4
  %47 = extractvalue { float, float, float, float, float, float, float, float } %41, 5
  store float %47, float* %35, align 4
  %48 = extractvalue { float, float, float, float, float, float, float, float } %41, 6
  store float %48, float* %37, align 4
  %49 = extractvalue { float, float, float, float, float, float, float, float } %41, 7
  store float %49, float* %39, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0f32(float* %2, float %42, float %43, float %44, float %45, float %46, float %47, float %48, float %49, i32 16)
  call void @llvm.lifetime.end.p0i8(i64 32, i8* nonnull %5) #5
  ret void

50:                                               ; preds = %3, %50
  %51 = phi i32 [ 0, %3 ], [ %54, %50 ]
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds [8 x float], [8 x float]* %4, i64 0, i64 %52
  store float 0.000000e+00, float* %53, align 4, !tbaa !5
  %54 = add nuw nsw i32 %51, 1
  %55 = icmp eq i32 %54, 8
  br i1 %55, label %6, label %50, !llvm.loop !9
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly nofree nounwind readonly
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0i32(i32* nocapture readonly, i32) #2

; Function Attrs: argmemonly nofree nounwind readonly
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0i32(i32* nocapture readonly, i32) #2

; Function Attrs: nofree nosync nounwind readnone
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #3

; Function Attrs: argmemonly nounwind writeonly
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0f32(float* nocapture writeonly, float, float, float, float, float, float, float, float, i32) #4

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { argmemonly nofree nounwind readonly }
attributes #3 = { nofree nosync nounwind readnone }
attributes #4 = { argmemonly nounwind writeonly }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i32*, float*)* @tensor_tile, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
