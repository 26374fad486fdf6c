; ModuleID = 'half.cu'
source_filename = "half.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_polynomial(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw half, ptr %0, i64 %4
  %6 = load half, ptr %5, align 2, !tbaa !8
  %7 = fmul contract half %6, 0xH3400
  %8 = fadd contract half %7, 0xHBE00
  %9 = fmul contract half %6, %8
  %10 = fmul contract half %6, %6
  %11 = fadd contract half %10, 0xH3C00
  %12 = fdiv contract half 0xH4000, %11
  %13 = fadd contract half %9, %12
  %14 = getelementptr inbounds nuw half, ptr %1, i64 %4
  store half %13, ptr %14, align 2, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @half_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %29

7:                                                ; preds = %4
  %8 = mul nuw nsw i32 %3, %5
  %9 = and i32 %3, 1
  %10 = icmp eq i32 %3, 1
  br i1 %10, label %15, label %11

11:                                               ; preds = %7
  %12 = and i32 %3, 2147483646
  br label %33

13:                                               ; preds = %33
  %14 = icmp eq i32 %9, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %13, %7
  %16 = phi i32 [ 0, %7 ], [ %58, %13 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %57, %13 ]
  %18 = icmp ne i32 %9, 0
  tail call void @llvm.assume(i1 %18)
  %19 = add nuw nsw i32 %16, %8
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw half, ptr %0, i64 %20
  %22 = load half, ptr %21, align 2, !tbaa !8
  %23 = fpext contract half %22 to float
  %24 = getelementptr inbounds nuw half, ptr %1, i64 %20
  %25 = load half, ptr %24, align 2, !tbaa !8
  %26 = fpext contract half %25 to float
  %27 = fmul contract float %23, %26
  %28 = fadd contract float %17, %27
  br label %29

29:                                               ; preds = %15, %13, %4
  %30 = phi float [ 0.000000e+00, %4 ], [ %57, %13 ], [ %28, %15 ]
  %31 = zext nneg i32 %5 to i64
  %32 = getelementptr inbounds nuw float, ptr %2, i64 %31
  store float %30, ptr %32, align 4, !tbaa !10
  ret void

33:                                               ; preds = %33, %11
  %34 = phi i32 [ 0, %11 ], [ %58, %33 ]
  %35 = phi float [ 0.000000e+00, %11 ], [ %57, %33 ]
  %36 = phi i32 [ 0, %11 ], [ %59, %33 ]
  %37 = add nuw nsw i32 %34, %8
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw half, ptr %0, i64 %38
  %40 = load half, ptr %39, align 2, !tbaa !8
  %41 = fpext contract half %40 to float
  %42 = getelementptr inbounds nuw half, ptr %1, i64 %38
  %43 = load half, ptr %42, align 2, !tbaa !8
  %44 = fpext contract half %43 to float
  %45 = fmul contract float %41, %44
  %46 = fadd contract float %35, %45
  %47 = or disjoint i32 %34, 1
  %48 = add nuw nsw i32 %47, %8
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw half, ptr %0, i64 %49
  %51 = load half, ptr %50, align 2, !tbaa !8
  %52 = fpext contract half %51 to float
  %53 = getelementptr inbounds nuw half, ptr %1, i64 %49
  %54 = load half, ptr %53, align 2, !tbaa !8
  %55 = fpext contract half %54 to float
  %56 = fmul contract float %52, %55
  %57 = fadd contract float %46, %56
  %58 = add nuw nsw i32 %34, 2
  %59 = add i32 %36, 2
  %60 = icmp eq i32 %59, %12
  br i1 %60, label %13, label %33, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw half, ptr %0, i64 %6
  %8 = load half, ptr %7, align 2, !tbaa !8
  %9 = getelementptr inbounds nuw half, ptr %1, i64 %6
  %10 = load half, ptr %9, align 2, !tbaa !8
  %11 = fcmp contract olt half %8, %10
  %12 = zext i1 %11 to i32
  %13 = fcmp contract ole half %8, %10
  %14 = select i1 %13, i32 2, i32 0
  %15 = or disjoint i32 %14, %12
  %16 = fcmp contract ogt half %8, %10
  %17 = select i1 %16, i32 4, i32 0
  %18 = or disjoint i32 %15, %17
  %19 = fcmp contract oge half %8, %10
  %20 = select i1 %19, i32 8, i32 0
  %21 = or disjoint i32 %18, %20
  %22 = fcmp contract oeq half %8, %10
  %23 = select i1 %22, i32 16, i32 0
  %24 = or disjoint i32 %21, %23
  %25 = fcmp contract une half %8, %10
  %26 = select i1 %25, i32 32, i32 0
  %27 = or disjoint i32 %24, %26
  %28 = fcmp contract uno half %8, 0xH0000
  %29 = fcmp contract uno half %10, 0xH0000
  %30 = select i1 %28, i1 true, i1 %29
  %31 = select i1 %30, i32 64, i32 0
  %32 = or i32 %27, %31
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store i32 %32, ptr %33, align 4, !tbaa !4
  %34 = select contract i1 %16, half %8, half %10
  %35 = getelementptr inbounds nuw half, ptr %3, i64 %6
  store half %34, ptr %35, align 2, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @half_convert(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = sitofp i32 %9 to half
  %11 = getelementptr inbounds nuw half, ptr %2, i64 %7
  store half %10, ptr %11, align 2, !tbaa !8
  %12 = getelementptr inbounds nuw double, ptr %1, i64 %7
  %13 = load double, ptr %12, align 8, !tbaa !14
  %14 = fptrunc contract double %13 to half
  %15 = add nuw nsw i32 %6, 32
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw half, ptr %2, i64 %16
  store half %14, ptr %17, align 2, !tbaa !8
  %18 = fpext contract half %10 to float
  %19 = getelementptr inbounds nuw float, ptr %3, i64 %7
  store float %18, ptr %19, align 4, !tbaa !10
  %20 = fpext contract half %14 to float
  %21 = getelementptr inbounds nuw float, ptr %3, i64 %16
  store float %20, ptr %21, align 4, !tbaa !10
  %22 = fptosi half %14 to i32
  %23 = load i16, ptr %11, align 2, !tbaa !16
  %24 = zext i16 %23 to i32
  %25 = add nsw i32 %24, %22
  %26 = getelementptr inbounds nuw i32, ptr %4, i64 %7
  store i32 %25, ptr %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"_Float16", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = !{!6, !6, i64 0}
