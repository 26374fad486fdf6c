; ModuleID = 'dequant4.cu'
source_filename = "dequant4.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Nibbles = type { [32 x i8] }
%struct.uint4 = type { i32, i32, i32, i32 }
%struct.Scale = type { float, float }

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @dequant4_gemv(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [4 x i32], align 4
  %7 = alloca %struct.Nibbles, align 1
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 3
  %11 = lshr i32 %8, 2
  %12 = add i32 %10, %11
  %13 = sdiv i32 %4, 32
  %14 = and i32 %8, 3
  %15 = icmp slt i32 %14, %13
  br i1 %15, label %16, label %96

16:                                               ; preds = %5
  %17 = mul nsw i32 %13, %12
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 12
  br label %21

21:                                               ; preds = %63, %16
  %22 = phi i32 [ %14, %16 ], [ %64, %63 ]
  %23 = phi float [ 0.000000e+00, %16 ], [ %89, %63 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %24 = add nsw i32 %22, %17
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.uint4, ptr %0, i64 %25
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %27 = load i32, ptr %26, align 16, !tbaa !8
  store i32 %27, ptr %6, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %29 = load i32, ptr %28, align 4, !tbaa !10
  store i32 %29, ptr %18, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %31 = load i32, ptr %30, align 8, !tbaa !11
  store i32 %31, ptr %19, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %33 = load i32, ptr %32, align 4, !tbaa !12
  store i32 %33, ptr %20, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %34, %21
  %35 = phi i32 [ 0, %21 ], [ %55, %34 ]
  %36 = shl nuw nsw i32 %35, 2
  %37 = lshr i32 %35, 3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %6, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = and i32 %36, 24
  %42 = lshr i32 %40, %41
  %43 = trunc i32 %42 to i8
  %44 = and i8 %43, 15
  %45 = zext nneg i32 %35 to i64
  %46 = getelementptr inbounds nuw i8, ptr %7, i64 %45
  store i8 %44, ptr %46, align 1, !tbaa !13
  %47 = or disjoint i32 %35, 1
  %48 = shl nuw nsw i32 %47, 2
  %49 = and i32 %48, 28
  %50 = lshr i32 %40, %49
  %51 = trunc i32 %50 to i8
  %52 = and i8 %51, 15
  %53 = zext nneg i32 %47 to i64
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 %53
  store i8 %52, ptr %54, align 1, !tbaa !13
  %55 = add nuw nsw i32 %35, 2
  %56 = icmp eq i32 %55, 32
  br i1 %56, label %57, label %34, !llvm.loop !14

57:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  %58 = getelementptr inbounds %struct.Scale, ptr %1, i64 %25
  %59 = load float, ptr %58, align 4, !tbaa !16
  %60 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %61 = load float, ptr %60, align 4, !tbaa !16
  %62 = shl nsw i32 %22, 5
  br label %66

63:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %64 = add nuw nsw i32 %22, 4
  %65 = icmp slt i32 %64, %13
  br i1 %65, label %21, label %96, !llvm.loop !18

66:                                               ; preds = %66, %57
  %67 = phi i32 [ 0, %57 ], [ %90, %66 ]
  %68 = phi float [ %23, %57 ], [ %89, %66 ]
  %69 = zext nneg i32 %67 to i64
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !13
  %72 = uitofp i8 %71 to float
  %73 = tail call contract float @llvm.fma.f32(float %59, float %72, float %61)
  %74 = add nuw nsw i32 %67, %62
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %2, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !16
  %78 = tail call contract float @llvm.fma.f32(float %73, float %77, float %68)
  %79 = or disjoint i32 %67, 1
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %7, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !13
  %83 = uitofp i8 %82 to float
  %84 = tail call contract float @llvm.fma.f32(float %59, float %83, float %61)
  %85 = add nuw nsw i32 %79, %62
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr %2, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !16
  %89 = tail call contract float @llvm.fma.f32(float %84, float %88, float %78)
  %90 = add nuw nsw i32 %67, 2
  %91 = icmp eq i32 %90, 32
  br i1 %91, label %63, label %66, !llvm.loop !19

92:                                               ; preds = %96
  %93 = zext i32 %12 to i64
  %94 = getelementptr inbounds nuw float, ptr %3, i64 %93
  %95 = fadd contract float %99, %100
  store float %95, ptr %94, align 4, !tbaa !16
  br label %102

96:                                               ; preds = %63, %5
  %97 = phi float [ 0.000000e+00, %5 ], [ %89, %63 ]
  %98 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %97, i32 1, i32 31)
  %99 = fadd contract float %97, %98
  %100 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %99, i32 2, i32 31)
  %101 = icmp eq i32 %14, 0
  br i1 %101, label %92, label %102

102:                                              ; preds = %92, %96
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @dequant4_gemm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [4 x i32], align 4
  %7 = alloca %struct.Nibbles, align 1
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = lshr i32 %8, 2
  %11 = sdiv i32 %4, 32
  %12 = and i32 %8, 3
  %13 = icmp slt i32 %12, %11
  br i1 %13, label %14, label %23

14:                                               ; preds = %5
  %15 = shl i32 %9, 3
  %16 = add i32 %15, %10
  %17 = mul nsw i32 %11, %16
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %21 = shl nsw i32 %4, 1
  %22 = mul nsw i32 %4, 3
  br label %41

23:                                               ; preds = %86, %5
  %24 = phi float [ 0.000000e+00, %5 ], [ %104, %86 ]
  %25 = phi float [ 0.000000e+00, %5 ], [ %109, %86 ]
  %26 = phi float [ 0.000000e+00, %5 ], [ %114, %86 ]
  %27 = phi float [ 0.000000e+00, %5 ], [ %119, %86 ]
  %28 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 1, i32 31)
  %29 = fadd contract float %24, %28
  %30 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %29, i32 2, i32 31)
  %31 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 1, i32 31)
  %32 = fadd contract float %25, %31
  %33 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %32, i32 2, i32 31)
  %34 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 1, i32 31)
  %35 = fadd contract float %26, %34
  %36 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %35, i32 2, i32 31)
  %37 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %27, i32 1, i32 31)
  %38 = fadd contract float %27, %37
  %39 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %38, i32 2, i32 31)
  %40 = icmp eq i32 %12, 0
  br i1 %40, label %122, label %148

41:                                               ; preds = %86, %14
  %42 = phi float [ 0.000000e+00, %14 ], [ %104, %86 ]
  %43 = phi float [ 0.000000e+00, %14 ], [ %109, %86 ]
  %44 = phi float [ 0.000000e+00, %14 ], [ %114, %86 ]
  %45 = phi float [ 0.000000e+00, %14 ], [ %119, %86 ]
  %46 = phi i32 [ %12, %14 ], [ %87, %86 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  %47 = add nsw i32 %46, %17
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.uint4, ptr %0, i64 %48
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #5
  %50 = load i32, ptr %49, align 16, !tbaa !8
  store i32 %50, ptr %6, align 4, !tbaa !4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load i32, ptr %51, align 4, !tbaa !10
  store i32 %52, ptr %18, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %54 = load i32, ptr %53, align 8, !tbaa !11
  store i32 %54, ptr %19, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr %49, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !12
  store i32 %56, ptr %20, align 4, !tbaa !4
  br label %57

57:                                               ; preds = %57, %41
  %58 = phi i32 [ 0, %41 ], [ %78, %57 ]
  %59 = shl nuw nsw i32 %58, 2
  %60 = lshr i32 %58, 3
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %6, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = and i32 %59, 24
  %65 = lshr i32 %63, %64
  %66 = trunc i32 %65 to i8
  %67 = and i8 %66, 15
  %68 = zext nneg i32 %58 to i64
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 %68
  store i8 %67, ptr %69, align 1, !tbaa !13
  %70 = or disjoint i32 %58, 1
  %71 = shl nuw nsw i32 %70, 2
  %72 = and i32 %71, 28
  %73 = lshr i32 %63, %72
  %74 = trunc i32 %73 to i8
  %75 = and i8 %74, 15
  %76 = zext nneg i32 %70 to i64
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 %76
  store i8 %75, ptr %77, align 1, !tbaa !13
  %78 = add nuw nsw i32 %58, 2
  %79 = icmp eq i32 %78, 32
  br i1 %79, label %80, label %57, !llvm.loop !14

80:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #5
  %81 = getelementptr inbounds %struct.Scale, ptr %1, i64 %48
  %82 = load float, ptr %81, align 4, !tbaa !16
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %84 = load float, ptr %83, align 4, !tbaa !16
  %85 = shl nsw i32 %46, 5
  br label %89

86:                                               ; preds = %89
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  %87 = add nuw nsw i32 %46, 4
  %88 = icmp slt i32 %87, %11
  br i1 %88, label %41, label %23, !llvm.loop !20

89:                                               ; preds = %89, %80
  %90 = phi float [ %42, %80 ], [ %104, %89 ]
  %91 = phi float [ %43, %80 ], [ %109, %89 ]
  %92 = phi float [ %44, %80 ], [ %114, %89 ]
  %93 = phi float [ %45, %80 ], [ %119, %89 ]
  %94 = phi i32 [ 0, %80 ], [ %120, %89 ]
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %7, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !13
  %98 = uitofp i8 %97 to float
  %99 = tail call contract float @llvm.fma.f32(float %82, float %98, float %84)
  %100 = add nuw nsw i32 %94, %85
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr %2, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !16
  %104 = tail call contract float @llvm.fma.f32(float %99, float %103, float %90)
  %105 = add i32 %100, %4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %2, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !16
  %109 = tail call contract float @llvm.fma.f32(float %99, float %108, float %91)
  %110 = add i32 %100, %21
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %2, i64 %111
  %113 = load float, ptr %112, align 4, !tbaa !16
  %114 = tail call contract float @llvm.fma.f32(float %99, float %113, float %92)
  %115 = add i32 %100, %22
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %2, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !16
  %119 = tail call contract float @llvm.fma.f32(float %99, float %118, float %93)
  %120 = add nuw nsw i32 %94, 1
  %121 = icmp eq i32 %120, 32
  br i1 %121, label %86, label %89, !llvm.loop !21

122:                                              ; preds = %23
  %123 = fadd contract float %38, %39
  %124 = fadd contract float %35, %36
  %125 = fadd contract float %32, %33
  %126 = fadd contract float %29, %30
  %127 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %128 = shl i32 %9, 3
  %129 = add i32 %128, %10
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr %3, i64 %130
  store float %126, ptr %131, align 4, !tbaa !16
  %132 = add nuw i32 %127, %9
  %133 = shl i32 %132, 3
  %134 = add i32 %133, %10
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw float, ptr %3, i64 %135
  store float %125, ptr %136, align 4, !tbaa !16
  %137 = shl i32 %127, 4
  %138 = add i32 %137, %128
  %139 = add i32 %138, %10
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw float, ptr %3, i64 %140
  store float %124, ptr %141, align 4, !tbaa !16
  %142 = mul i32 %127, 3
  %143 = add i32 %142, %9
  %144 = shl i32 %143, 3
  %145 = add i32 %144, %10
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw float, ptr %3, i64 %146
  store float %123, ptr %147, align 4, !tbaa !16
  br label %148

148:                                              ; preds = %23, %122
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
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
!8 = !{!9, !5, i64 0}
!9 = !{!"_ZTS5uint4", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!10 = !{!9, !5, i64 4}
!11 = !{!9, !5, i64 8}
!12 = !{!9, !5, i64 12}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
