; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %1
  %18 = icmp slt i32 %16, %2
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %74

20:                                               ; preds = %6
  %21 = sitofp i32 %11 to float
  %22 = fmul contract float %5, %21
  %23 = fadd contract float %3, %22
  %24 = uitofp nneg i32 %16 to float
  %25 = fmul contract float %5, %24
  %26 = fadd contract float %4, %25
  br label %27

27:                                               ; preds = %55, %20
  %28 = phi i32 [ 0, %20 ], [ %61, %55 ]
  %29 = phi float [ 0.000000e+00, %20 ], [ %60, %55 ]
  %30 = phi float [ 0.000000e+00, %20 ], [ %57, %55 ]
  %31 = fmul contract float %30, %30
  %32 = fmul contract float %29, %29
  %33 = fadd contract float %31, %32
  %34 = fcmp contract ugt float %33, 4.000000e+00
  br i1 %34, label %67, label %35

35:                                               ; preds = %27
  %36 = fsub contract float %31, %32
  %37 = fadd contract float %23, %36
  %38 = fmul contract float %30, 2.000000e+00
  %39 = fmul contract float %38, %29
  %40 = fadd contract float %26, %39
  %41 = fmul contract float %37, %37
  %42 = fmul contract float %40, %40
  %43 = fadd contract float %41, %42
  %44 = fcmp contract ugt float %43, 4.000000e+00
  br i1 %44, label %65, label %45

45:                                               ; preds = %35
  %46 = fsub contract float %41, %42
  %47 = fadd contract float %23, %46
  %48 = fmul contract float %37, 2.000000e+00
  %49 = fmul contract float %48, %40
  %50 = fadd contract float %26, %49
  %51 = fmul contract float %47, %47
  %52 = fmul contract float %50, %50
  %53 = fadd contract float %51, %52
  %54 = fcmp contract ugt float %53, 4.000000e+00
  br i1 %54, label %63, label %55

55:                                               ; preds = %45
  %56 = fsub contract float %51, %52
  %57 = fadd contract float %23, %56
  %58 = fmul contract float %47, 2.000000e+00
  %59 = fmul contract float %58, %50
  %60 = fadd contract float %26, %59
  %61 = add nuw nsw i32 %28, 3
  %62 = icmp eq i32 %61, 255
  br i1 %62, label %67, label %27, !llvm.loop !8

63:                                               ; preds = %45
  %64 = add nuw nsw i32 %28, 2
  br label %67

65:                                               ; preds = %35
  %66 = add nuw nsw i32 %28, 1
  br label %67

67:                                               ; preds = %27, %55, %65, %63
  %68 = phi i32 [ 255, %55 ], [ %66, %65 ], [ %64, %63 ], [ %28, %27 ]
  %69 = trunc i32 %68 to i8
  %70 = mul nsw i32 %1, %16
  %71 = add nsw i32 %70, %11
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %0, i64 %72
  store i8 %69, ptr %73, align 1, !tbaa !10
  br label %74

74:                                               ; preds = %6, %67
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot_double(ptr noundef writeonly captures(none) %0, i32 noundef %1, double noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = sitofp i32 %10 to double
  %17 = fmul contract double %4, %16
  %18 = fadd contract double %2, %17
  %19 = uitofp nneg i32 %15 to double
  %20 = fmul contract double %4, %19
  %21 = fadd contract double %3, %20
  br label %22

22:                                               ; preds = %39, %5
  %23 = phi i32 [ 0, %5 ], [ %44, %39 ]
  %24 = phi double [ 0.000000e+00, %5 ], [ %43, %39 ]
  %25 = phi double [ 0.000000e+00, %5 ], [ %41, %39 ]
  %26 = fmul contract double %25, %25
  %27 = fmul contract double %24, %24
  %28 = fadd contract double %27, %26
  %29 = fcmp contract ogt double %28, 1.600000e+01
  br i1 %29, label %48, label %30

30:                                               ; preds = %22
  %31 = fsub contract double %26, %27
  %32 = fadd contract double %18, %31
  %33 = fadd contract double %25, %25
  %34 = tail call contract double @llvm.fma.f64(double %33, double %24, double %21)
  %35 = fmul contract double %32, %32
  %36 = fmul contract double %34, %34
  %37 = fadd contract double %36, %35
  %38 = fcmp contract ogt double %37, 1.600000e+01
  br i1 %38, label %46, label %39

39:                                               ; preds = %30
  %40 = fsub contract double %35, %36
  %41 = fadd contract double %18, %40
  %42 = fadd contract double %32, %32
  %43 = tail call contract double @llvm.fma.f64(double %42, double %34, double %21)
  %44 = add nuw nsw i32 %23, 2
  %45 = icmp eq i32 %44, 200
  br i1 %45, label %48, label %22, !llvm.loop !11

46:                                               ; preds = %30
  %47 = or disjoint i32 %23, 1
  br label %48

48:                                               ; preds = %22, %39, %46
  %49 = phi i32 [ 200, %39 ], [ %47, %46 ], [ %23, %22 ]
  %50 = mul nsw i32 %1, %15
  %51 = add nsw i32 %50, %10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %0, i64 %52
  store i32 %49, ptr %53, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !9}
