; ModuleID = 'sparse_formats.cu'
source_filename = "sparse_formats.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bsr_multiply(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %76

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %29, label %20

20:                                               ; preds = %29, %13
  %21 = phi float [ 0.000000e+00, %13 ], [ %73, %29 ]
  %22 = phi float [ 0.000000e+00, %13 ], [ %64, %29 ]
  %23 = phi float [ 0.000000e+00, %13 ], [ %55, %29 ]
  %24 = mul nsw i32 %11, 3
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %4, i64 %25
  store float %23, ptr %26, align 4, !tbaa !8
  %27 = getelementptr i8, ptr %26, i64 4
  store float %22, ptr %27, align 4, !tbaa !8
  %28 = getelementptr i8, ptr %26, i64 8
  store float %21, ptr %28, align 4, !tbaa !8
  br label %76

29:                                               ; preds = %13, %29
  %30 = phi i32 [ %74, %29 ], [ %16, %13 ]
  %31 = phi float [ %55, %29 ], [ 0.000000e+00, %13 ]
  %32 = phi float [ %64, %29 ], [ 0.000000e+00, %13 ]
  %33 = phi float [ %73, %29 ], [ 0.000000e+00, %13 ]
  %34 = mul nsw i32 %30, 9
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %2, i64 %35
  %37 = sext i32 %30 to i64
  %38 = getelementptr inbounds i32, ptr %1, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = mul nsw i32 %39, 3
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  %43 = load float, ptr %36, align 4, !tbaa !8
  %44 = load float, ptr %42, align 4, !tbaa !8
  %45 = tail call contract float @llvm.fma.f32(float %43, float %44, float %31)
  %46 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = tail call contract float @llvm.fma.f32(float %47, float %49, float %45)
  %51 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = tail call contract float @llvm.fma.f32(float %52, float %54, float %50)
  %56 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = tail call contract float @llvm.fma.f32(float %57, float %44, float %32)
  %59 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = tail call contract float @llvm.fma.f32(float %60, float %49, float %58)
  %62 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = tail call contract float @llvm.fma.f32(float %63, float %54, float %61)
  %65 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = tail call contract float @llvm.fma.f32(float %66, float %44, float %33)
  %68 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = tail call contract float @llvm.fma.f32(float %69, float %49, float %67)
  %71 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = tail call contract float @llvm.fma.f32(float %72, float %54, float %70)
  %74 = add nsw i32 %30, 1
  %75 = icmp eq i32 %74, %18
  br i1 %75, label %20, label %29, !llvm.loop !10

76:                                               ; preds = %6, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ell_multiply(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %84

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0
  br i1 %14, label %15, label %80

15:                                               ; preds = %13
  %16 = and i32 %5, 1
  %17 = icmp eq i32 %5, 1
  br i1 %17, label %62, label %18

18:                                               ; preds = %15
  %19 = and i32 %5, 2147483646
  br label %20

20:                                               ; preds = %55, %18
  %21 = phi float [ 0.000000e+00, %18 ], [ %56, %55 ]
  %22 = phi i32 [ 0, %18 ], [ %57, %55 ]
  %23 = phi i32 [ 0, %18 ], [ %58, %55 ]
  %24 = mul nsw i32 %22, %4
  %25 = add nsw i32 %24, %11
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = icmp sgt i32 %28, -1
  br i1 %29, label %30, label %38

30:                                               ; preds = %20
  %31 = getelementptr inbounds float, ptr %1, i64 %26
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds nuw float, ptr %2, i64 %32
  %34 = load float, ptr %31, align 4, !tbaa !8
  %35 = load float, ptr %33, align 4, !tbaa !8
  %36 = fmul contract float %34, %35
  %37 = fadd contract float %21, %36
  br label %38

38:                                               ; preds = %30, %20
  %39 = phi float [ %37, %30 ], [ %21, %20 ]
  %40 = or disjoint i32 %22, 1
  %41 = mul nsw i32 %40, %4
  %42 = add nsw i32 %41, %11
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %0, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = icmp sgt i32 %45, -1
  br i1 %46, label %47, label %55

47:                                               ; preds = %38
  %48 = getelementptr inbounds float, ptr %1, i64 %43
  %49 = zext nneg i32 %45 to i64
  %50 = getelementptr inbounds nuw float, ptr %2, i64 %49
  %51 = load float, ptr %48, align 4, !tbaa !8
  %52 = load float, ptr %50, align 4, !tbaa !8
  %53 = fmul contract float %51, %52
  %54 = fadd contract float %39, %53
  br label %55

55:                                               ; preds = %47, %38
  %56 = phi float [ %54, %47 ], [ %39, %38 ]
  %57 = add nuw nsw i32 %22, 2
  %58 = add i32 %23, 2
  %59 = icmp eq i32 %58, %19
  br i1 %59, label %60, label %20, !llvm.loop !12

60:                                               ; preds = %55
  %61 = icmp eq i32 %16, 0
  br i1 %61, label %80, label %62

62:                                               ; preds = %60, %15
  %63 = phi float [ 0.000000e+00, %15 ], [ %56, %60 ]
  %64 = phi i32 [ 0, %15 ], [ %57, %60 ]
  %65 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %65)
  %66 = mul nsw i32 %64, %4
  %67 = add nsw i32 %66, %11
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %0, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = icmp sgt i32 %70, -1
  br i1 %71, label %72, label %80

72:                                               ; preds = %62
  %73 = getelementptr inbounds float, ptr %1, i64 %68
  %74 = zext nneg i32 %70 to i64
  %75 = getelementptr inbounds nuw float, ptr %2, i64 %74
  %76 = load float, ptr %73, align 4, !tbaa !8
  %77 = load float, ptr %75, align 4, !tbaa !8
  %78 = fmul contract float %76, %77
  %79 = fadd contract float %63, %78
  br label %80

80:                                               ; preds = %60, %72, %62, %13
  %81 = phi float [ 0.000000e+00, %13 ], [ %56, %60 ], [ %79, %72 ], [ %63, %62 ]
  %82 = sext i32 %11 to i64
  %83 = getelementptr inbounds float, ptr %3, i64 %82
  store float %81, ptr %83, align 4, !tbaa !8
  br label %84

84:                                               ; preds = %80, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sliced_min_plus(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr i8, ptr %8, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = shl nsw i32 %6, 5
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw i32 %12, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %4, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add i32 %9, %13
  %19 = sub nsw i32 %11, %9
  %20 = sdiv i32 %19, 32
  %21 = icmp sgt i32 %19, 31
  br i1 %21, label %22, label %88

22:                                               ; preds = %5
  %23 = and i32 %20, 1
  %24 = and i32 %19, 2147483616
  %25 = icmp eq i32 %24, 32
  br i1 %25, label %70, label %26

26:                                               ; preds = %22
  %27 = and i32 %20, 67108862
  br label %28

28:                                               ; preds = %63, %26
  %29 = phi i32 [ 1000000, %26 ], [ %64, %63 ]
  %30 = phi i32 [ 0, %26 ], [ %65, %63 ]
  %31 = phi i32 [ 0, %26 ], [ %66, %63 ]
  %32 = shl nsw i32 %30, 5
  %33 = add nsw i32 %18, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %1, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = icmp sgt i32 %36, -1
  br i1 %37, label %38, label %46

38:                                               ; preds = %28
  %39 = getelementptr inbounds i32, ptr %2, i64 %34
  %40 = zext nneg i32 %36 to i64
  %41 = getelementptr inbounds nuw i32, ptr %3, i64 %40
  %42 = load i32, ptr %39, align 4, !tbaa !4
  %43 = load i32, ptr %41, align 4, !tbaa !4
  %44 = add nsw i32 %43, %42
  %45 = tail call noundef i32 @llvm.smin.i32(i32 %29, i32 %44)
  br label %46

46:                                               ; preds = %38, %28
  %47 = phi i32 [ %45, %38 ], [ %29, %28 ]
  %48 = shl i32 %30, 5
  %49 = or disjoint i32 %48, 32
  %50 = add nsw i32 %18, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %1, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = icmp sgt i32 %53, -1
  br i1 %54, label %55, label %63

55:                                               ; preds = %46
  %56 = getelementptr inbounds i32, ptr %2, i64 %51
  %57 = zext nneg i32 %53 to i64
  %58 = getelementptr inbounds nuw i32, ptr %3, i64 %57
  %59 = load i32, ptr %56, align 4, !tbaa !4
  %60 = load i32, ptr %58, align 4, !tbaa !4
  %61 = add nsw i32 %60, %59
  %62 = tail call noundef i32 @llvm.smin.i32(i32 %47, i32 %61)
  br label %63

63:                                               ; preds = %55, %46
  %64 = phi i32 [ %62, %55 ], [ %47, %46 ]
  %65 = add nuw nsw i32 %30, 2
  %66 = add i32 %31, 2
  %67 = icmp eq i32 %66, %27
  br i1 %67, label %68, label %28, !llvm.loop !13

68:                                               ; preds = %63
  %69 = icmp eq i32 %23, 0
  br i1 %69, label %88, label %70

70:                                               ; preds = %68, %22
  %71 = phi i32 [ 1000000, %22 ], [ %64, %68 ]
  %72 = phi i32 [ 0, %22 ], [ %65, %68 ]
  %73 = icmp ne i32 %23, 0
  tail call void @llvm.assume(i1 %73)
  %74 = shl nsw i32 %72, 5
  %75 = add nsw i32 %18, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr %1, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = icmp sgt i32 %78, -1
  br i1 %79, label %80, label %88

80:                                               ; preds = %70
  %81 = getelementptr inbounds i32, ptr %2, i64 %76
  %82 = zext nneg i32 %78 to i64
  %83 = getelementptr inbounds nuw i32, ptr %3, i64 %82
  %84 = load i32, ptr %81, align 4, !tbaa !4
  %85 = load i32, ptr %83, align 4, !tbaa !4
  %86 = add nsw i32 %85, %84
  %87 = tail call noundef i32 @llvm.smin.i32(i32 %71, i32 %86)
  br label %88

88:                                               ; preds = %68, %80, %70, %5
  %89 = phi i32 [ 1000000, %5 ], [ %64, %68 ], [ %87, %80 ], [ %71, %70 ]
  %90 = tail call noundef i32 @llvm.smin.i32(i32 %17, i32 %89)
  store i32 %90, ptr %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
