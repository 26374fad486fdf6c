; ModuleID = 'prefetched_epilogue.cu'
source_filename = "prefetched_epilogue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Residual = type { [64 x float] }
%struct.Fragment = type { [64 x float] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @prefetched_epilogue(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Residual, align 4
  %8 = alloca %struct.Fragment, align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = mul i32 %14, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = getelementptr inbounds float, ptr %3, i64 %16
  br label %19

19:                                               ; preds = %19, %6
  %20 = phi i32 [ 0, %6 ], [ %40, %19 ]
  %21 = mul nsw i32 %20, %15
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %17, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = getelementptr inbounds float, ptr %18, i64 %22
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %24, %26
  %28 = zext nneg i32 %20 to i64
  %29 = getelementptr inbounds nuw float, ptr %7, i64 %28
  store float %27, ptr %29, align 4, !tbaa !8
  %30 = or disjoint i32 %20, 1
  %31 = mul nsw i32 %30, %15
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %17, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = getelementptr inbounds float, ptr %18, i64 %32
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %34, %36
  %38 = zext nneg i32 %30 to i64
  %39 = getelementptr inbounds nuw float, ptr %7, i64 %38
  store float %37, ptr %39, align 4, !tbaa !8
  %40 = add nuw nsw i32 %20, 2
  %41 = icmp eq i32 %40, 64
  br i1 %41, label %42, label %19, !llvm.loop !10

42:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  br label %43

43:                                               ; preds = %43, %42
  %44 = phi i64 [ 0, %42 ], [ %60, %43 ]
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  store float 0.000000e+00, ptr %45, align 4, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  store float 0.000000e+00, ptr %47, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store float 0.000000e+00, ptr %49, align 4, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 12
  store float 0.000000e+00, ptr %51, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store float 0.000000e+00, ptr %53, align 4, !tbaa !8
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 20
  store float 0.000000e+00, ptr %55, align 4, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 24
  store float 0.000000e+00, ptr %57, align 4, !tbaa !8
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 %44
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 28
  store float 0.000000e+00, ptr %59, align 4, !tbaa !8
  %60 = add nuw nsw i64 %44, 32
  %61 = icmp eq i64 %60, 256
  br i1 %61, label %62, label %43, !llvm.loop !12

62:                                               ; preds = %43
  %63 = icmp sgt i32 %5, 0
  br i1 %63, label %65, label %64

64:                                               ; preds = %73, %62
  br label %97

65:                                               ; preds = %62, %73
  %66 = phi i32 [ %74, %73 ], [ 0, %62 ]
  %67 = mul nsw i32 %66, %15
  %68 = add nsw i32 %67, %13
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = shl nsw i32 %66, 6
  br label %76

73:                                               ; preds = %76
  %74 = add nuw nsw i32 %66, 1
  %75 = icmp eq i32 %74, %5
  br i1 %75, label %64, label %65, !llvm.loop !13

76:                                               ; preds = %76, %65
  %77 = phi i32 [ 0, %65 ], [ %95, %76 ]
  %78 = add nuw nsw i32 %77, %72
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %1, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = zext nneg i32 %77 to i64
  %83 = getelementptr inbounds nuw float, ptr %8, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = tail call contract float @llvm.fma.f32(float %71, float %81, float %84)
  store float %85, ptr %83, align 4, !tbaa !8
  %86 = or disjoint i32 %77, 1
  %87 = add nuw nsw i32 %86, %72
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %1, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr inbounds nuw float, ptr %8, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = tail call contract float @llvm.fma.f32(float %71, float %90, float %93)
  store float %94, ptr %92, align 4, !tbaa !8
  %95 = add nuw nsw i32 %77, 2
  %96 = icmp eq i32 %95, 64
  br i1 %96, label %73, label %76, !llvm.loop !14

97:                                               ; preds = %97, %64
  %98 = phi i32 [ 0, %64 ], [ %120, %97 ]
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw float, ptr %8, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = getelementptr inbounds nuw float, ptr %7, i64 %99
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = fadd contract float %101, %103
  %105 = mul nsw i32 %98, %15
  %106 = add nsw i32 %105, %13
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %4, i64 %107
  store float %104, ptr %108, align 4, !tbaa !8
  %109 = or disjoint i32 %98, 1
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr %8, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = getelementptr inbounds nuw float, ptr %7, i64 %110
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = fadd contract float %112, %114
  %116 = mul nsw i32 %109, %15
  %117 = add nsw i32 %116, %13
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %4, i64 %118
  store float %115, ptr %119, align 4, !tbaa !8
  %120 = add nuw nsw i32 %98, 2
  %121 = icmp eq i32 %120, 64
  br i1 %121, label %122, label %97, !llvm.loop !15

122:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @seeded_mix(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %3
  %10 = add i32 -1640531527, %7
  %11 = add i32 1013904242, %7
  %12 = add i32 -626627285, %7
  %13 = add i32 2027808484, %7
  br label %14

14:                                               ; preds = %9, %20
  %15 = phi i32 [ %21, %20 ], [ 0, %9 ]
  %16 = phi i32 [ %50, %20 ], [ 0, %9 ]
  br label %23

17:                                               ; preds = %20, %3
  %18 = phi i32 [ 0, %3 ], [ %50, %20 ]
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %18, ptr %19, align 4, !tbaa !4
  ret void

20:                                               ; preds = %23
  %21 = add nuw nsw i32 %15, 1
  %22 = icmp eq i32 %21, %2
  br i1 %22, label %17, label %14, !llvm.loop !16

23:                                               ; preds = %23, %14
  %24 = phi i32 [ 0, %14 ], [ %51, %23 ]
  %25 = phi i32 [ %16, %14 ], [ %50, %23 ]
  %26 = mul i32 %24, -1640531527
  %27 = add i32 %26, %7
  %28 = xor i32 %27, %25
  %29 = mul i32 %28, 16777619
  %30 = add i32 %29, %15
  %31 = mul i32 %24, -1640531527
  %32 = add i32 %31, %10
  %33 = xor i32 %32, %30
  %34 = mul i32 %33, 16777619
  %35 = add i32 %34, %15
  %36 = mul i32 %24, -1640531527
  %37 = add i32 %36, %11
  %38 = xor i32 %37, %35
  %39 = mul i32 %38, 16777619
  %40 = add i32 %39, %15
  %41 = mul i32 %24, -1640531527
  %42 = add i32 %41, %12
  %43 = xor i32 %42, %40
  %44 = mul i32 %43, 16777619
  %45 = add i32 %44, %15
  %46 = mul i32 %24, -1640531527
  %47 = add i32 %46, %13
  %48 = xor i32 %47, %45
  %49 = mul i32 %48, 16777619
  %50 = add i32 %49, %15
  %51 = add nuw nsw i32 %24, 5
  %52 = icmp eq i32 %51, 40
  br i1 %52, label %20, label %23, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !11}
