; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.point = type { float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_step(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, ptr noundef writeonly captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %1
  br i1 %13, label %14, label %120

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds %struct.point, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = icmp sgt i32 %3, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %14
  %24 = and i32 %3, 1
  %25 = icmp eq i32 %3, 1
  br i1 %25, label %30, label %26

26:                                               ; preds = %23
  %27 = and i32 %3, 2147483646
  br label %75

28:                                               ; preds = %75
  %29 = icmp eq i32 %24, 0
  br i1 %29, label %52, label %30

30:                                               ; preds = %28, %23
  %31 = phi float [ 0x7FF0000000000000, %23 ], [ %116, %28 ]
  %32 = phi i32 [ -1, %23 ], [ %115, %28 ]
  %33 = phi i32 [ 0, %23 ], [ %117, %28 ]
  %34 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %34)
  %35 = zext nneg i32 %33 to i64
  %36 = getelementptr inbounds nuw %struct.point, ptr %2, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !10
  %38 = fsub contract float %17, %37
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !12
  %41 = fsub contract float %19, %40
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %43 = load float, ptr %42, align 4, !tbaa !13
  %44 = fsub contract float %21, %43
  %45 = fmul contract float %38, %38
  %46 = fmul contract float %41, %41
  %47 = fadd contract float %45, %46
  %48 = fmul contract float %44, %44
  %49 = fadd contract float %47, %48
  %50 = fcmp contract olt float %49, %31
  %51 = select i1 %50, i32 %33, i32 %32
  br label %52

52:                                               ; preds = %30, %28, %14
  %53 = phi i32 [ -1, %14 ], [ %115, %28 ], [ %51, %30 ]
  %54 = getelementptr inbounds i32, ptr %4, i64 %15
  store i32 %53, ptr %54, align 4, !tbaa !4
  %55 = mul nsw i32 %53, 3
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %5, i64 %56
  %58 = fmul contract float %17, 1.024000e+03
  %59 = tail call contract float @llvm.rint.f32(float %58)
  %60 = fptosi float %59 to i32
  %61 = atomicrmw add ptr %57, i32 %60 seq_cst, align 4
  %62 = getelementptr i8, ptr %57, i64 4
  %63 = fmul contract float %19, 1.024000e+03
  %64 = tail call contract float @llvm.rint.f32(float %63)
  %65 = fptosi float %64 to i32
  %66 = atomicrmw add ptr %62, i32 %65 seq_cst, align 4
  %67 = getelementptr i8, ptr %57, i64 8
  %68 = fmul contract float %21, 1.024000e+03
  %69 = tail call contract float @llvm.rint.f32(float %68)
  %70 = fptosi float %69 to i32
  %71 = atomicrmw add ptr %67, i32 %70 seq_cst, align 4
  %72 = sext i32 %53 to i64
  %73 = getelementptr inbounds i32, ptr %6, i64 %72
  %74 = atomicrmw add ptr %73, i32 1 seq_cst, align 4
  br label %120

75:                                               ; preds = %75, %26
  %76 = phi float [ 0x7FF0000000000000, %26 ], [ %116, %75 ]
  %77 = phi i32 [ -1, %26 ], [ %115, %75 ]
  %78 = phi i32 [ 0, %26 ], [ %117, %75 ]
  %79 = phi i32 [ 0, %26 ], [ %118, %75 ]
  %80 = zext nneg i32 %78 to i64
  %81 = getelementptr inbounds nuw %struct.point, ptr %2, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = fsub contract float %17, %82
  %84 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %85 = load float, ptr %84, align 4, !tbaa !12
  %86 = fsub contract float %19, %85
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %88 = load float, ptr %87, align 4, !tbaa !13
  %89 = fsub contract float %21, %88
  %90 = fmul contract float %83, %83
  %91 = fmul contract float %86, %86
  %92 = fadd contract float %90, %91
  %93 = fmul contract float %89, %89
  %94 = fadd contract float %92, %93
  %95 = fcmp contract olt float %94, %76
  %96 = select i1 %95, i32 %78, i32 %77
  %97 = select i1 %95, float %94, float %76
  %98 = or disjoint i32 %78, 1
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw %struct.point, ptr %2, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !10
  %102 = fsub contract float %17, %101
  %103 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %104 = load float, ptr %103, align 4, !tbaa !12
  %105 = fsub contract float %19, %104
  %106 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %107 = load float, ptr %106, align 4, !tbaa !13
  %108 = fsub contract float %21, %107
  %109 = fmul contract float %102, %102
  %110 = fmul contract float %105, %105
  %111 = fadd contract float %109, %110
  %112 = fmul contract float %108, %108
  %113 = fadd contract float %111, %112
  %114 = fcmp contract olt float %113, %97
  %115 = select i1 %114, i32 %98, i32 %96
  %116 = select i1 %114, float %113, float %97
  %117 = add nuw nsw i32 %78, 2
  %118 = add i32 %79, 2
  %119 = icmp eq i32 %118, %27
  br i1 %119, label %28, label %75, !llvm.loop !14

120:                                              ; preds = %7, %52
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @kmeans_centres(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %30

9:                                                ; preds = %3
  %10 = uitofp nneg i32 %7 to float
  %11 = fmul contract float %10, 1.024000e+03
  %12 = fdiv contract float 1.000000e+00, %11
  %13 = mul nuw nsw i32 %4, 3
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = sitofp i32 %16 to float
  %18 = fmul contract float %12, %17
  %19 = getelementptr i8, ptr %15, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = sitofp i32 %20 to float
  %22 = fmul contract float %12, %21
  %23 = getelementptr i8, ptr %15, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = sitofp i32 %24 to float
  %26 = fmul contract float %12, %25
  %27 = getelementptr inbounds nuw %struct.point, ptr %2, i64 %5
  store float %18, ptr %27, align 4, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store float %22, ptr %28, align 4, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store float %26, ptr %29, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %9, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS5point", !9, i64 0, !9, i64 4, !9, i64 8}
!12 = !{!11, !9, i64 4}
!13 = !{!11, !9, i64 8}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
