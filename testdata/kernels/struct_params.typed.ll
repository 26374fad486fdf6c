; ModuleID = 'struct_params.cu'
source_filename = "struct_params.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.affine2 = type { %struct.vec2, %struct.vec2, %struct.vec2 }
%struct.vec2 = type { float, float }
%struct.every_width = type { i8, i16, i32, i64, float, double, i8 }
%struct.box = type { i32, i32, i32, i32 }
%struct.table = type { [16 x i32], i32 }

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @affine(%struct.affine2* nocapture noundef readonly byval(%struct.affine2) align 4 %0, %struct.vec2* nocapture noundef readonly %1, %struct.vec2* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca i64, align 8
  %5 = bitcast i64* %4 to %struct.vec2*
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds %struct.vec2, %struct.vec2* %1, i64 %7
  %9 = bitcast %struct.vec2* %8 to i64*
  %10 = load i64, i64* %9, align 4
  store i64 %10, i64* %4, align 8
  %11 = call fastcc { float, float } @_ZL5apply7affine24vec2(%struct.affine2* noundef nonnull byval(%struct.affine2) align 4 %0, %struct.vec2* noundef nonnull byval(%struct.vec2) align 4 %5) #6
  %12 = extractvalue { float, float } %11, 0
  %13 = extractvalue { float, float } %11, 1
  %14 = getelementptr inbounds %struct.vec2, %struct.vec2* %2, i64 %7, i32 0
  store float %12, float* %14, align 4, !tbaa.struct !8
  %15 = getelementptr inbounds %struct.vec2, %struct.vec2* %2, i64 %7, i32 1
  store float %13, float* %15, align 4, !tbaa.struct !13
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal fastcc { float, float } @_ZL5apply7affine24vec2(%struct.affine2* nocapture noundef readonly byval(%struct.affine2) align 4 %0, %struct.vec2* nocapture noundef readonly byval(%struct.vec2) align 4 %1) unnamed_addr #2 {
  %3 = getelementptr inbounds %struct.affine2, %struct.affine2* %0, i64 0, i32 0, i32 0
  %4 = load float, float* %3, align 4, !tbaa !14
  %5 = getelementptr inbounds %struct.vec2, %struct.vec2* %1, i64 0, i32 0
  %6 = load float, float* %5, align 4, !tbaa !17
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds %struct.affine2, %struct.affine2* %0, i64 0, i32 1, i32 0
  %9 = load float, float* %8, align 4, !tbaa !18
  %10 = getelementptr inbounds %struct.vec2, %struct.vec2* %1, i64 0, i32 1
  %11 = load float, float* %10, align 4, !tbaa !19
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds %struct.affine2, %struct.affine2* %0, i64 0, i32 2, i32 0
  %15 = load float, float* %14, align 4, !tbaa !20
  %16 = fadd contract float %15, %13
  %17 = getelementptr inbounds %struct.affine2, %struct.affine2* %0, i64 0, i32 0, i32 1
  %18 = load float, float* %17, align 4, !tbaa !21
  %19 = fmul contract float %6, %18
  %20 = getelementptr inbounds %struct.affine2, %struct.affine2* %0, i64 0, i32 1, i32 1
  %21 = load float, float* %20, align 4, !tbaa !22
  %22 = fmul contract float %11, %21
  %23 = fadd contract float %19, %22
  %24 = getelementptr inbounds %struct.affine2, %struct.affine2* %0, i64 0, i32 2, i32 1
  %25 = load float, float* %24, align 4, !tbaa !23
  %26 = fadd contract float %25, %23
  %27 = insertvalue { float, float } undef, float %16, 0
  %28 = insertvalue { float, float } %27, float %26, 1
  ret { float, float } %28
}

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @mixed(%struct.every_width* nocapture noundef nonnull byval(%struct.every_width) align 8 %0, i64* nocapture noundef writeonly %1, double* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %5 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 2
  %6 = load i32, i32* %5, align 4, !tbaa !24
  %7 = add nsw i32 %6, %4
  store i32 %7, i32* %5, align 4, !tbaa !24
  %8 = add nsw i32 %4, 1
  %9 = sitofp i32 %8 to double
  %10 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 5
  %11 = load double, double* %10, align 8, !tbaa !30
  %12 = fmul contract double %11, %9
  store double %12, double* %10, align 8, !tbaa !30
  %13 = call fastcc noundef i64 @_ZL5whole11every_width(%struct.every_width* noundef nonnull byval(%struct.every_width) align 8 %0) #6
  %14 = sext i32 %4 to i64
  %15 = getelementptr inbounds i64, i64* %1, i64 %14
  store i64 %13, i64* %15, align 8, !tbaa !31
  %16 = call contract fastcc noundef double @_ZL4realRK11every_width(%struct.every_width* noundef nonnull align 8 dereferenceable(40) %0) #6
  %17 = getelementptr inbounds double, double* %2, i64 %14
  store double %16, double* %17, align 8, !tbaa !32
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal fastcc noundef i64 @_ZL5whole11every_width(%struct.every_width* nocapture noundef readonly byval(%struct.every_width) align 8 %0) unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 0
  %3 = load i8, i8* %2, align 8, !tbaa !33
  %4 = sext i8 %3 to i32
  %5 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 1
  %6 = load i16, i16* %5, align 2, !tbaa !34
  %7 = sext i16 %6 to i32
  %8 = add nsw i32 %7, %4
  %9 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 2
  %10 = load i32, i32* %9, align 4, !tbaa !24
  %11 = add nsw i32 %8, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 3
  %14 = load i64, i64* %13, align 8, !tbaa !35
  %15 = add nsw i64 %14, %12
  %16 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 6
  %17 = load i8, i8* %16, align 8, !tbaa !36
  %18 = zext i8 %17 to i64
  %19 = add nsw i64 %15, %18
  ret i64 %19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal fastcc noundef double @_ZL4realRK11every_width(%struct.every_width* nocapture noundef nonnull readonly align 8 dereferenceable(40) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 4
  %3 = load float, float* %2, align 8, !tbaa !37
  %4 = fpext float %3 to double
  %5 = getelementptr inbounds %struct.every_width, %struct.every_width* %0, i64 0, i32 5
  %6 = load double, double* %5, align 8, !tbaa !30
  %7 = fmul contract double %6, %4
  ret double %7
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @boxes(%struct.box* nocapture noundef readonly %0, %struct.box* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = alloca %struct.box, align 4
  %5 = alloca %struct.box, align 4
  %6 = alloca %struct.box, align 4
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %8 = bitcast %struct.box* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %8) #6
  %9 = shl nsw i32 %7, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %10, i32 0
  %12 = load i32, i32* %11, align 4, !tbaa.struct !38
  %13 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %10, i32 1
  %14 = load i32, i32* %13, align 4, !tbaa.struct !40
  %15 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %10, i32 2
  %16 = load i32, i32* %15, align 4, !tbaa.struct !41
  %17 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %10, i32 3
  %18 = load i32, i32* %17, align 4, !tbaa.struct !42
  %19 = icmp slt i32 %12, %16
  %20 = select i1 %19, i32 %12, i32 %16
  %21 = icmp slt i32 %14, %18
  %22 = select i1 %21, i32 %14, i32 %18
  %23 = icmp sgt i32 %12, %16
  %24 = select i1 %23, i32 %12, i32 %16
  %25 = icmp sgt i32 %14, %18
  %26 = select i1 %25, i32 %14, i32 %18
  %27 = getelementptr inbounds %struct.box, %struct.box* %5, i64 0, i32 0
  store i32 %20, i32* %27, align 4
  %28 = getelementptr inbounds %struct.box, %struct.box* %5, i64 0, i32 1
  store i32 %22, i32* %28, align 4
  %29 = getelementptr inbounds %struct.box, %struct.box* %5, i64 0, i32 2
  store i32 %24, i32* %29, align 4
  %30 = getelementptr inbounds %struct.box, %struct.box* %5, i64 0, i32 3
  store i32 %26, i32* %30, align 4
  %31 = or i32 %9, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %32, i32 0
  %34 = load i32, i32* %33, align 4, !tbaa.struct !38
  %35 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %32, i32 1
  %36 = load i32, i32* %35, align 4, !tbaa.struct !40
  %37 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %32, i32 2
  %38 = load i32, i32* %37, align 4, !tbaa.struct !41
  %39 = getelementptr inbounds %struct.box, %struct.box* %0, i64 %32, i32 3
  %40 = load i32, i32* %39, align 4, !tbaa.struct !42
  %41 = icmp slt i32 %34, %38
  %42 = select i1 %41, i32 %34, i32 %38
  %43 = icmp slt i32 %36, %40
  %44 = select i1 %43, i32 %36, i32 %40
  %45 = icmp sgt i32 %34, %38
  %46 = select i1 %45, i32 %34, i32 %38
  %47 = icmp sgt i32 %36, %40
  %48 = select i1 %47, i32 %36, i32 %40
  %49 = getelementptr inbounds %struct.box, %struct.box* %6, i64 0, i32 0
  store i32 %42, i32* %49, align 4
  %50 = getelementptr inbounds %struct.box, %struct.box* %6, i64 0, i32 1
  store i32 %44, i32* %50, align 4
  %51 = getelementptr inbounds %struct.box, %struct.box* %6, i64 0, i32 2
  store i32 %46, i32* %51, align 4
  %52 = getelementptr inbounds %struct.box, %struct.box* %6, i64 0, i32 3
  store i32 %48, i32* %52, align 4
  %53 = call fastcc noundef zeroext i1 @_ZL9intersect3boxS_PS_(%struct.box* noundef nonnull byval(%struct.box) align 4 %5, %struct.box* noundef nonnull byval(%struct.box) align 4 %6, %struct.box* noundef nonnull %4) #6
  %54 = sext i32 %7 to i64
  %55 = getelementptr inbounds %struct.box, %struct.box* %1, i64 %54
  %56 = bitcast %struct.box* %55 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(16) %56, i8* noundef nonnull align 4 dereferenceable(16) %8, i64 16, i1 false), !tbaa.struct !38
  br i1 %53, label %57, label %69

57:                                               ; preds = %3
  %58 = getelementptr inbounds %struct.box, %struct.box* %4, i64 0, i32 2
  %59 = load i32, i32* %58, align 4, !tbaa !43
  %60 = getelementptr inbounds %struct.box, %struct.box* %4, i64 0, i32 0
  %61 = load i32, i32* %60, align 4, !tbaa !45
  %62 = sub nsw i32 %59, %61
  %63 = getelementptr inbounds %struct.box, %struct.box* %4, i64 0, i32 3
  %64 = load i32, i32* %63, align 4, !tbaa !46
  %65 = getelementptr inbounds %struct.box, %struct.box* %4, i64 0, i32 1
  %66 = load i32, i32* %65, align 4, !tbaa !47
  %67 = sub nsw i32 %64, %66
  %68 = mul nsw i32 %67, %62
  br label %69

69:                                               ; preds = %3, %57
  %70 = phi i32 [ %68, %57 ], [ 0, %3 ]
  %71 = getelementptr inbounds i32, i32* %2, i64 %54
  store i32 %70, i32* %71, align 4, !tbaa !39
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %8) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn
define internal fastcc noundef zeroext i1 @_ZL9intersect3boxS_PS_(%struct.box* nocapture noundef readonly byval(%struct.box) align 4 %0, %struct.box* nocapture noundef readonly byval(%struct.box) align 4 %1, %struct.box* nocapture noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.box, %struct.box* %0, i64 0, i32 0
  %5 = load i32, i32* %4, align 4, !tbaa !45
  %6 = getelementptr inbounds %struct.box, %struct.box* %1, i64 0, i32 0
  %7 = load i32, i32* %6, align 4, !tbaa !45
  %8 = icmp sgt i32 %5, %7
  %9 = select i1 %8, i32 %5, i32 %7
  %10 = getelementptr inbounds %struct.box, %struct.box* %2, i64 0, i32 0
  store i32 %9, i32* %10, align 4, !tbaa !45
  %11 = getelementptr inbounds %struct.box, %struct.box* %0, i64 0, i32 1
  %12 = load i32, i32* %11, align 4, !tbaa !47
  %13 = getelementptr inbounds %struct.box, %struct.box* %1, i64 0, i32 1
  %14 = load i32, i32* %13, align 4, !tbaa !47
  %15 = icmp sgt i32 %12, %14
  %16 = select i1 %15, i32 %12, i32 %14
  %17 = getelementptr inbounds %struct.box, %struct.box* %2, i64 0, i32 1
  store i32 %16, i32* %17, align 4, !tbaa !47
  %18 = getelementptr inbounds %struct.box, %struct.box* %0, i64 0, i32 2
  %19 = load i32, i32* %18, align 4, !tbaa !43
  %20 = getelementptr inbounds %struct.box, %struct.box* %1, i64 0, i32 2
  %21 = load i32, i32* %20, align 4, !tbaa !43
  %22 = icmp slt i32 %19, %21
  %23 = select i1 %22, i32 %19, i32 %21
  %24 = getelementptr inbounds %struct.box, %struct.box* %2, i64 0, i32 2
  store i32 %23, i32* %24, align 4, !tbaa !43
  %25 = getelementptr inbounds %struct.box, %struct.box* %0, i64 0, i32 3
  %26 = load i32, i32* %25, align 4, !tbaa !46
  %27 = getelementptr inbounds %struct.box, %struct.box* %1, i64 0, i32 3
  %28 = load i32, i32* %27, align 4, !tbaa !46
  %29 = icmp slt i32 %26, %28
  %30 = select i1 %29, i32 %26, i32 %28
  %31 = getelementptr inbounds %struct.box, %struct.box* %2, i64 0, i32 3
  store i32 %30, i32* %31, align 4, !tbaa !46
  %32 = icmp slt i32 %9, %23
  %33 = icmp slt i32 %16, %30
  %34 = select i1 %32, i1 %33, i1 false
  ret i1 %34
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @big_struct(%struct.table* nocapture noundef byval(%struct.table) align 4 %0, i32* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6
  %5 = mul i32 %3, %4
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6
  %7 = add i32 %5, %6
  %8 = and i32 %7, 7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !39
  %12 = add nsw i32 %11, %7
  store i32 %12, i32* %10, align 4, !tbaa !39
  %13 = call fastcc noundef i32 @_ZL6lookup5tablei(%struct.table* noundef nonnull byval(%struct.table) align 4 %0, i32 noundef %7) #6
  %14 = mul nsw i32 %13, 100
  %15 = and i32 %7, 15
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 0, i64 %16
  %18 = load i32, i32* %17, align 4, !tbaa !39
  %19 = add nsw i32 %14, %18
  %20 = sext i32 %7 to i64
  %21 = getelementptr inbounds i32, i32* %1, i64 %20
  store i32 %19, i32* %21, align 4, !tbaa !39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readonly willreturn
define internal fastcc noundef i32 @_ZL6lookup5tablei(%struct.table* nocapture noundef readonly byval(%struct.table) align 4 %0, i32 noundef %1) unnamed_addr #2 {
  %3 = and i32 %1, 15
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 0, i64 %4
  %6 = load i32, i32* %5, align 4, !tbaa !39
  %7 = getelementptr inbounds %struct.table, %struct.table* %0, i64 0, i32 1
  %8 = load i32, i32* %7, align 4, !tbaa !48
  %9 = srem i32 %6, %8
  ret i32 %9
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind readonly willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #5 = { nofree nosync nounwind readnone speculatable }
attributes #6 = { nounwind }

!nvvm.annotations = !{!0, !1, !2, !3}
!llvm.module.flags = !{!4, !5, !6}
!llvm.ident = !{!7}

!0 = !{void (%struct.affine2*, %struct.vec2*, %struct.vec2*)* @affine, !"kernel", i32 1}
!1 = !{void (%struct.every_width*, i64*, double*)* @mixed, !"kernel", i32 1}
!2 = !{void (%struct.box*, %struct.box*, i32*)* @boxes, !"kernel", i32 1}
!3 = !{void (%struct.table*, i32*)* @big_struct, !"kernel", i32 1}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 14.0.6"}
!8 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{i64 0, i64 4, !9}
!14 = !{!15, !10, i64 0}
!15 = !{!"_ZTS7affine2", !16, i64 0, !16, i64 8, !16, i64 16}
!16 = !{!"_ZTS4vec2", !10, i64 0, !10, i64 4}
!17 = !{!16, !10, i64 0}
!18 = !{!15, !10, i64 8}
!19 = !{!16, !10, i64 4}
!20 = !{!15, !10, i64 16}
!21 = !{!15, !10, i64 4}
!22 = !{!15, !10, i64 12}
!23 = !{!15, !10, i64 20}
!24 = !{!25, !27, i64 4}
!25 = !{!"_ZTS11every_width", !11, i64 0, !26, i64 2, !27, i64 4, !28, i64 8, !10, i64 16, !29, i64 24, !11, i64 32}
!26 = !{!"short", !11, i64 0}
!27 = !{!"int", !11, i64 0}
!28 = !{!"long long", !11, i64 0}
!29 = !{!"double", !11, i64 0}
!30 = !{!25, !29, i64 24}
!31 = !{!28, !28, i64 0}
!32 = !{!29, !29, i64 0}
!33 = !{!25, !11, i64 0}
!34 = !{!25, !26, i64 2}
!35 = !{!25, !28, i64 8}
!36 = !{!25, !11, i64 32}
!37 = !{!25, !10, i64 16}
!38 = !{i64 0, i64 4, !39, i64 4, i64 4, !39, i64 8, i64 4, !39, i64 12, i64 4, !39}
!39 = !{!27, !27, i64 0}
!40 = !{i64 0, i64 4, !39, i64 4, i64 4, !39, i64 8, i64 4, !39}
!41 = !{i64 0, i64 4, !39, i64 4, i64 4, !39}
!42 = !{i64 0, i64 4, !39}
!43 = !{!44, !27, i64 8}
!44 = !{!"_ZTS3box", !27, i64 0, !27, i64 4, !27, i64 8, !27, i64 12}
!45 = !{!44, !27, i64 0}
!46 = !{!44, !27, i64 12}
!47 = !{!44, !27, i64 4}
!48 = !{!49, !27, i64 64}
!49 = !{!"_ZTS5table", !11, i64 0, !27, i64 64}
