; ModuleID = 'double_math.cu'
source_filename = "double_math.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @cube_root(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw double, ptr %0, i64 %4
  %6 = load double, ptr %5, align 8, !tbaa !8
  %7 = fcmp contract oeq double %6, 0.000000e+00
  br i1 %7, label %47, label %8

8:                                                ; preds = %2
  %9 = tail call contract double @llvm.fabs.f64(double %6)
  %10 = bitcast double %9 to i64
  %11 = udiv i64 %10, 3
  %12 = add nuw nsw i64 %11, 3071306045661749710
  %13 = bitcast i64 %12 to double
  %14 = fcmp contract olt double %6, 0.000000e+00
  %15 = fneg contract double %13
  %16 = select contract i1 %14, double %15, double %13
  %17 = fmul contract double %16, 2.000000e+00
  %18 = fmul contract double %16, %16
  %19 = fdiv contract double %6, %18
  %20 = fadd contract double %17, %19
  %21 = fdiv contract double %20, 3.000000e+00
  %22 = fmul contract double %21, 2.000000e+00
  %23 = fmul contract double %21, %21
  %24 = fdiv contract double %6, %23
  %25 = fadd contract double %22, %24
  %26 = fdiv contract double %25, 3.000000e+00
  %27 = fmul contract double %26, 2.000000e+00
  %28 = fmul contract double %26, %26
  %29 = fdiv contract double %6, %28
  %30 = fadd contract double %27, %29
  %31 = fdiv contract double %30, 3.000000e+00
  %32 = fmul contract double %31, 2.000000e+00
  %33 = fmul contract double %31, %31
  %34 = fdiv contract double %6, %33
  %35 = fadd contract double %32, %34
  %36 = fdiv contract double %35, 3.000000e+00
  %37 = fmul contract double %36, 2.000000e+00
  %38 = fmul contract double %36, %36
  %39 = fdiv contract double %6, %38
  %40 = fadd contract double %37, %39
  %41 = fdiv contract double %40, 3.000000e+00
  %42 = fmul contract double %41, 2.000000e+00
  %43 = fmul contract double %41, %41
  %44 = fdiv contract double %6, %43
  %45 = fadd contract double %42, %44
  %46 = fdiv contract double %45, 3.000000e+00
  br label %47

47:                                               ; preds = %2, %8
  %48 = phi double [ %46, %8 ], [ 0.000000e+00, %2 ]
  %49 = getelementptr inbounds nuw double, ptr %1, i64 %4
  store double %48, ptr %49, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @quadratic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nuw nsw i32 %4, 3
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !8
  %9 = getelementptr i8, ptr %7, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = getelementptr i8, ptr %7, i64 16
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = fmul contract double %8, -4.000000e+00
  %14 = fmul contract double %13, %12
  %15 = tail call contract double @llvm.fma.f64(double %10, double %10, double %14)
  %16 = fcmp contract olt double %15, 0.000000e+00
  br i1 %16, label %30, label %17

17:                                               ; preds = %3
  %18 = tail call contract double @llvm.sqrt.f64(double %15)
  %19 = tail call contract double @llvm.copysign.f64(double %18, double %10)
  %20 = fadd contract double %10, %19
  %21 = fmul contract double %20, -5.000000e-01
  %22 = fdiv contract double %21, %8
  %23 = shl nuw nsw i32 %4, 1
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %24
  store double %22, ptr %25, align 8, !tbaa !8
  %26 = fdiv contract double %12, %21
  %27 = getelementptr i8, ptr %25, i64 8
  store double %26, ptr %27, align 8, !tbaa !8
  %28 = fcmp contract oeq double %15, 0.000000e+00
  %29 = select i1 %28, i32 1, i32 2
  br label %30

30:                                               ; preds = %3, %17
  %31 = phi i32 [ %29, %17 ], [ 0, %3 ]
  %32 = zext nneg i32 %4 to i64
  %33 = getelementptr inbounds nuw i32, ptr %2, i64 %32
  store i32 %31, ptr %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @simpson(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = add nuw nsw i32 %3, 1
  %5 = uitofp nneg i32 %4 to double
  %6 = fmul contract double %5, 2.500000e-01
  %7 = shl i32 %1, 1
  %8 = sitofp i32 %7 to double
  %9 = fdiv contract double %6, %8
  %10 = fmul contract double %6, %6
  %11 = fadd contract double %10, 1.000000e+00
  %12 = fdiv contract double 1.000000e+00, %11
  %13 = fadd contract double %12, 1.000000e+00
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %2
  %16 = icmp slt i32 %7, 3
  br i1 %16, label %19, label %17

17:                                               ; preds = %15
  %18 = add nsw i32 %7, -4
  br label %39

19:                                               ; preds = %15, %39
  %20 = phi i32 [ 1, %15 ], [ %58, %39 ]
  %21 = phi double [ %13, %15 ], [ %57, %39 ]
  %22 = uitofp nneg i32 %20 to double
  %23 = fmul contract double %9, %22
  %24 = fmul contract double %23, %23
  %25 = fadd contract double %24, 1.000000e+00
  %26 = fdiv contract double 1.000000e+00, %25
  %27 = and i32 %20, 1
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i32 2, i32 4
  %30 = uitofp nneg i32 %29 to double
  %31 = fmul contract double %26, %30
  %32 = fadd contract double %21, %31
  br label %33

33:                                               ; preds = %19, %2
  %34 = phi double [ %13, %2 ], [ %32, %19 ]
  %35 = fmul contract double %9, %34
  %36 = fdiv contract double %35, 3.000000e+00
  %37 = zext nneg i32 %3 to i64
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %37
  store double %36, ptr %38, align 8, !tbaa !8
  ret void

39:                                               ; preds = %39, %17
  %40 = phi i32 [ 1, %17 ], [ %58, %39 ]
  %41 = phi double [ %13, %17 ], [ %57, %39 ]
  %42 = phi i32 [ 0, %17 ], [ %59, %39 ]
  %43 = uitofp nneg i32 %40 to double
  %44 = fmul contract double %9, %43
  %45 = fmul contract double %44, %44
  %46 = fadd contract double %45, 1.000000e+00
  %47 = fdiv contract double 1.000000e+00, %46
  %48 = fmul contract double %47, 4.000000e+00
  %49 = fadd contract double %41, %48
  %50 = add nuw nsw i32 %40, 1
  %51 = uitofp nneg i32 %50 to double
  %52 = fmul contract double %9, %51
  %53 = fmul contract double %52, %52
  %54 = fadd contract double %53, 1.000000e+00
  %55 = fdiv contract double 1.000000e+00, %54
  %56 = fmul contract double %55, 2.000000e+00
  %57 = fadd contract double %49, %56
  %58 = add nuw nsw i32 %40, 2
  %59 = add i32 %42, 2
  %60 = icmp eq i32 %42, %18
  br i1 %60, label %19, label %39, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @kahan_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
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
  br label %35

13:                                               ; preds = %35
  %14 = icmp eq i32 %9, 0
  br i1 %14, label %29, label %15

15:                                               ; preds = %13, %7
  %16 = phi float [ 0.000000e+00, %7 ], [ %57, %13 ]
  %17 = phi float [ 0.000000e+00, %7 ], [ %59, %13 ]
  %18 = phi double [ 0.000000e+00, %7 ], [ %61, %13 ]
  %19 = phi i32 [ 0, %7 ], [ %62, %13 ]
  %20 = icmp ne i32 %9, 0
  tail call void @llvm.assume(i1 %20)
  %21 = add nuw nsw i32 %19, %8
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !12
  %25 = fsub float %24, %17
  %26 = fadd float %16, %25
  %27 = fpext float %24 to double
  %28 = fadd double %18, %27
  br label %29

29:                                               ; preds = %15, %13, %4
  %30 = phi double [ 0.000000e+00, %4 ], [ %61, %13 ], [ %28, %15 ]
  %31 = phi float [ 0.000000e+00, %4 ], [ %57, %13 ], [ %26, %15 ]
  %32 = zext nneg i32 %5 to i64
  %33 = getelementptr inbounds nuw float, ptr %1, i64 %32
  store float %31, ptr %33, align 4, !tbaa !12
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %32
  store double %30, ptr %34, align 8, !tbaa !8
  ret void

35:                                               ; preds = %35, %11
  %36 = phi float [ 0.000000e+00, %11 ], [ %57, %35 ]
  %37 = phi float [ 0.000000e+00, %11 ], [ %59, %35 ]
  %38 = phi double [ 0.000000e+00, %11 ], [ %61, %35 ]
  %39 = phi i32 [ 0, %11 ], [ %62, %35 ]
  %40 = phi i32 [ 0, %11 ], [ %63, %35 ]
  %41 = add nuw nsw i32 %39, %8
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !12
  %45 = fsub float %44, %37
  %46 = fadd float %36, %45
  %47 = fsub float %46, %36
  %48 = fsub float %47, %45
  %49 = fpext float %44 to double
  %50 = fadd double %38, %49
  %51 = or disjoint i32 %39, 1
  %52 = add nuw nsw i32 %51, %8
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !12
  %56 = fsub float %55, %48
  %57 = fadd float %46, %56
  %58 = fsub float %57, %46
  %59 = fsub float %58, %56
  %60 = fpext float %55 to double
  %61 = fadd double %50, %60
  %62 = add nuw nsw i32 %39, 2
  %63 = add i32 %40, 2
  %64 = icmp eq i32 %63, %12
  br i1 %64, label %13, label %35, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @number_parts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = lshr i64 %7, 52
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = and i32 %9, 2047
  %11 = add nsw i32 %10, -1023
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %11, ptr %12, align 4, !tbaa !4
  %13 = and i64 %7, -9218868437227405313
  %14 = or disjoint i64 %13, 4607182418800017408
  %15 = getelementptr inbounds nuw double, ptr %2, i64 %5
  store i64 %14, ptr %15, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !11}
!15 = !{!6, !6, i64 0}
