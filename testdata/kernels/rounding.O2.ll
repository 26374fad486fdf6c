; ModuleID = 'rounding.cu'
source_filename = "rounding.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @min_max(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = tail call contract float @llvm.minnum.f32(float %8, float %10)
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %6
  store float %11, ptr %12, align 4, !tbaa !8
  %13 = load float, ptr %7, align 4, !tbaa !8
  %14 = load float, ptr %9, align 4, !tbaa !8
  %15 = tail call contract float @llvm.maxnum.f32(float %13, float %14)
  %16 = getelementptr i8, ptr %12, i64 128
  store float %15, ptr %16, align 4, !tbaa !8
  %17 = load float, ptr %7, align 4, !tbaa !8
  %18 = tail call contract float @llvm.copysign.f32(float 1.500000e+00, float %17)
  %19 = getelementptr inbounds nuw float, ptr %3, i64 %6
  store float %18, ptr %19, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @round_floats(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4, !tbaa !8
  %7 = tail call contract float @llvm.floor.f32(float %6)
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %4
  store float %7, ptr %8, align 4, !tbaa !8
  %9 = tail call contract float @llvm.ceil.f32(float %6)
  %10 = getelementptr i8, ptr %8, i64 128
  store float %9, ptr %10, align 4, !tbaa !8
  %11 = tail call contract float @llvm.trunc.f32(float %6)
  %12 = getelementptr i8, ptr %8, i64 256
  store float %11, ptr %12, align 4, !tbaa !8
  %13 = tail call contract float @llvm.rint.f32(float %6)
  %14 = getelementptr i8, ptr %8, i64 384
  store float %13, ptr %14, align 4, !tbaa !8
  %15 = fmul contract float %6, 2.000000e+00
  %16 = tail call contract float @llvm.nearbyint.f32(float %15)
  %17 = fmul contract float %16, 5.000000e-01
  %18 = getelementptr i8, ptr %8, i64 512
  store float %17, ptr %18, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nearbyint.f32(float) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @round_doubles(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw double, ptr %0, i64 %4
  %6 = load double, ptr %5, align 8, !tbaa !10
  %7 = tail call contract double @llvm.floor.f64(double %6)
  %8 = tail call contract double @llvm.trunc.f64(double %6)
  %9 = fsub contract double %7, %8
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %4
  store double %9, ptr %10, align 8, !tbaa !10
  %11 = tail call contract double @llvm.ceil.f64(double %6)
  %12 = getelementptr i8, ptr %10, i64 256
  store double %11, ptr %12, align 8, !tbaa !10
  %13 = tail call contract double @llvm.rint.f64(double %6)
  %14 = tail call contract double @llvm.minnum.f64(double %13, double 3.000000e+00)
  %15 = tail call contract double @llvm.fabs.f64(double %6)
  %16 = fsub contract double 1.000000e+00, %15
  %17 = tail call contract double @llvm.maxnum.f64(double %14, double %16)
  %18 = getelementptr i8, ptr %10, i64 512
  store double %17, ptr %18, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @to_integers(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = fptosi float %8 to i32
  %10 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  store i32 %9, ptr %10, align 4, !tbaa !4
  %11 = fmul contract float %8, 1.000000e+06
  %12 = tail call contract float @llvm.fabs.f32(float %11)
  %13 = fptoui float %12 to i32
  %14 = getelementptr i8, ptr %10, i64 128
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = tail call i32 @llvm.nvvm.f2i.rn(float %8)
  %16 = getelementptr i8, ptr %10, i64 256
  store i32 %15, ptr %16, align 4, !tbaa !4
  %17 = tail call i32 @llvm.nvvm.f2i.rm(float %8)
  %18 = tail call i32 @llvm.nvvm.f2i.rp(float %8)
  %19 = add nsw i32 %17, %18
  %20 = getelementptr i8, ptr %10, i64 384
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = fmul contract float %8, 0x426D1A94A0000000
  %22 = fptosi float %21 to i64
  %23 = fptosi float %8 to i64
  %24 = add nsw i64 %22, %23
  %25 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  store i64 %24, ptr %25, align 8, !tbaa !12
  %26 = fmul contract float %8, 0x3FD99999A0000000
  %27 = fptosi float %26 to i32
  %28 = trunc i32 %27 to i8
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 %28, ptr %29, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rp(float) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @from_integers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = sitofp i32 %8 to float
  %10 = uitofp i32 %8 to float
  %11 = fadd contract float %9, %10
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %6
  store float %11, ptr %12, align 4, !tbaa !8
  %13 = getelementptr inbounds nuw i64, ptr %1, i64 %6
  %14 = load i64, ptr %13, align 8, !tbaa !12
  %15 = sitofp i64 %14 to float
  %16 = add nuw nsw i32 %5, 32
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %2, i64 %17
  store float %15, ptr %18, align 4, !tbaa !8
  %19 = uitofp i64 %14 to float
  %20 = trunc i32 %8 to i16
  %21 = sitofp i16 %20 to float
  %22 = fadd contract float %21, %19
  %23 = trunc i32 %8 to i8
  %24 = uitofp i8 %23 to float
  %25 = fadd contract float %22, %24
  %26 = getelementptr i8, ptr %12, i64 256
  store float %25, ptr %26, align 4, !tbaa !8
  %27 = sitofp i32 %8 to double
  %28 = sitofp i64 %14 to double
  %29 = fadd contract double %27, %28
  %30 = getelementptr inbounds nuw double, ptr %3, i64 %6
  store double %29, ptr %30, align 8, !tbaa !10
  %31 = uitofp i64 %14 to double
  %32 = uitofp i32 %8 to double
  %33 = fsub contract double %31, %32
  %34 = getelementptr inbounds nuw double, ptr %3, i64 %17
  store double %33, ptr %34, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @classify(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4, !tbaa !8
  %7 = fcmp uno float %6, 0.000000e+00
  %8 = zext i1 %7 to i32
  %9 = tail call float @llvm.fabs.f32(float %6)
  %10 = fcmp oeq float %9, 0x7FF0000000000000
  %11 = select i1 %10, i32 2, i32 0
  %12 = fcmp contract oeq float %6, 0.000000e+00
  %13 = select i1 %12, i32 4, i32 0
  %14 = fcmp contract olt float %9, 0x3810000000000000
  %15 = select i1 %14, i32 8, i32 0
  %16 = bitcast float %6 to i32
  %17 = lshr i32 %16, 27
  %18 = and i32 %17, 16
  %19 = fcmp contract ugt float %6, 2.000000e+00
  %20 = select i1 %19, i32 32, i32 0
  %21 = select i1 %7, i32 64, i32 0
  %22 = or disjoint i32 %13, %8
  %23 = or disjoint i32 %22, %20
  %24 = or disjoint i32 %23, %21
  %25 = or disjoint i32 %24, %11
  %26 = or disjoint i32 %25, %15
  %27 = or i32 %26, %18
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %27, ptr %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @directed(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = tail call contract float @llvm.nvvm.add.rz.f(float %8, float %10)
  %12 = getelementptr inbounds nuw float, ptr %2, i64 %6
  store float %11, ptr %12, align 4, !tbaa !8
  %13 = tail call contract float @llvm.nvvm.mul.rm.f(float %8, float %10)
  %14 = getelementptr i8, ptr %12, i64 128
  store float %13, ptr %14, align 4, !tbaa !8
  %15 = tail call contract float @llvm.nvvm.fma.rp.f(float %8, float %10, float 1.000000e+00)
  %16 = getelementptr i8, ptr %12, i64 256
  store float %15, ptr %16, align 4, !tbaa !8
  %17 = fmul contract float %8, 2.000000e+00
  %18 = tail call contract float @llvm.nvvm.saturate.f(float %17)
  %19 = tail call contract float @llvm.fabs.f32(float %10)
  %20 = tail call contract float @llvm.nvvm.sqrt.rn.f(float %19)
  %21 = fadd contract float %18, %20
  %22 = getelementptr i8, ptr %12, i64 384
  store float %21, ptr %22, align 4, !tbaa !8
  %23 = fpext contract float %8 to double
  %24 = fpext contract float %10 to double
  %25 = tail call contract double @llvm.nvvm.fma.rz.d(double %23, double %24, double 1.000000e+00)
  %26 = tail call contract double @llvm.nvvm.add.rm.d(double %23, double %24)
  %27 = fadd contract double %25, %26
  %28 = getelementptr inbounds nuw double, ptr %3, i64 %6
  store double %27, ptr %28, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rz.f(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rm.f(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rp.f(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rz.d(double, double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rm.d(double, double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !6, i64 0}
!14 = !{!6, !6, i64 0}
