; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rectangle = type { %struct.shape }
%struct.shape = type { i32 (...)**, float, float }
%struct.ellipse = type { %struct.shape }

$_ZNK9rectangle4areaEv = comdat any

$_ZNK5shape4areaEv = comdat any

$_ZNK7ellipse4areaEv = comdat any

$_ZTV9rectangle = comdat any

$_ZTV5shape = comdat any

$_ZTV7ellipse = comdat any

@operations = dso_local addrspace(1) externally_initialized global [4 x i32 (i32, i32)*] [i32 (i32, i32)* @_ZL4plusii, i32 (i32, i32)* @_ZL5minusii, i32 (i32, i32)* @_ZL5timesii, i32 (i32, i32)* @_ZL6largerii], align 8
@_ZTV9rectangle = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (float (%struct.rectangle*)* @_ZNK9rectangle4areaEv to i8*)] }, comdat, align 8
@_ZTV5shape = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (float (%struct.shape*)* @_ZNK5shape4areaEv to i8*)] }, comdat, align 8
@_ZTV7ellipse = linkonce_odr dso_local unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* null, i8* bitcast (float (%struct.ellipse*)* @_ZNK7ellipse4areaEv to i8*)] }, comdat, align 8
@llvm.compiler.used = appending global [1 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast ([4 x i32 (i32, i32)*] addrspace(1)* @operations to i8 addrspace(1)*) to i8*)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal noundef i32 @_ZL4plusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal noundef i32 @_ZL5minusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal noundef i32 @_ZL5timesii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal noundef i32 @_ZL6largerii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp sgt i32 %0, %1
  %4 = select i1 %3, i32 %0, i32 %1
  ret i32 %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @apply_table(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, i32* %1, i64 %5
  %7 = load i32, i32* %6, align 4, !tbaa !7
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x i32 (i32, i32)*], [4 x i32 (i32, i32)*] addrspace(1)* @operations, i64 0, i64 %8
  %10 = addrspacecast i32 (i32, i32)* addrspace(1)* %9 to i32 (i32, i32)**
  %11 = load i32 (i32, i32)*, i32 (i32, i32)** %10, align 8, !tbaa !11
  %12 = getelementptr inbounds i32, i32* %0, i64 %5
  %13 = load i32, i32* %12, align 4, !tbaa !7
  %14 = sub nsw i32 31, %4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %0, i64 %15
  %17 = load i32, i32* %16, align 4, !tbaa !7
  %18 = call noundef i32 %11(i32 noundef %13, i32 noundef %17) #10
  %19 = getelementptr inbounds i32, i32* %2, i64 %5
  store i32 %18, i32* %19, align 4, !tbaa !7
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @fold_chosen(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9
  %5 = mul nsw i32 %4, %2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = and i32 %4, 1
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, float (float, float)* @_ZL6lesserff, float (float, float)* @_ZL3addff
  %11 = call contract fastcc noundef float @_ZL4foldPKfiPFfffE(float* noundef %7, i32 noundef %2, float (float, float)* noundef nonnull %10) #10
  %12 = sext i32 %4 to i64
  %13 = getelementptr inbounds float, float* %1, i64 %12
  store float %11, float* %13, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef float @_ZL4foldPKfiPFfffE(float* nocapture noundef readonly %0, i32 noundef %1, float (float, float)* nocapture noundef readonly %2) unnamed_addr #3 {
  %4 = load float, float* %0, align 4, !tbaa !13
  %5 = icmp sgt i32 %1, 1
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %3
  %7 = phi float [ %4, %3 ], [ %14, %8 ]
  ret float %7

8:                                                ; preds = %3, %8
  %9 = phi i32 [ %15, %8 ], [ 1, %3 ]
  %10 = phi float [ %14, %8 ], [ %4, %3 ]
  %11 = zext i32 %9 to i64
  %12 = getelementptr inbounds float, float* %0, i64 %11
  %13 = load float, float* %12, align 4, !tbaa !13
  %14 = call contract noundef float %2(float noundef %10, float noundef %13) #10, !callees !15
  %15 = add nuw nsw i32 %9, 1
  %16 = icmp eq i32 %15, %1
  br i1 %16, label %6, label %8, !llvm.loop !16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn
define internal noundef float @_ZL3addff(float noundef %0, float noundef %1) #0 {
  %3 = fadd contract float %0, %1
  ret float %3
}

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define internal noundef float @_ZL6lesserff(float noundef %0, float noundef %1) #4 {
  %3 = call contract float @llvm.minnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @virtual_areas(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1) local_unnamed_addr #5 {
  %3 = alloca %struct.rectangle, align 8
  %4 = alloca %struct.ellipse, align 8
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9
  %6 = bitcast %struct.rectangle* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %6) #9
  %7 = shl nsw i32 %5, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, float* %0, i64 %8
  %10 = load float, float* %9, align 4, !tbaa !13
  %11 = or i32 %7, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, float* %0, i64 %12
  %14 = load float, float* %13, align 4, !tbaa !13
  %15 = getelementptr inbounds %struct.rectangle, %struct.rectangle* %3, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV5shape, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %15, align 8, !tbaa !19
  %16 = getelementptr inbounds %struct.rectangle, %struct.rectangle* %3, i64 0, i32 0, i32 1
  store float %10, float* %16, align 8, !tbaa !21
  %17 = getelementptr inbounds %struct.rectangle, %struct.rectangle* %3, i64 0, i32 0, i32 2
  store float %14, float* %17, align 4, !tbaa !23
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV9rectangle, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %15, align 8, !tbaa !19
  %18 = bitcast %struct.ellipse* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %18) #9
  %19 = getelementptr inbounds %struct.ellipse, %struct.ellipse* %4, i64 0, i32 0, i32 0
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV5shape, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %19, align 8, !tbaa !19
  %20 = getelementptr inbounds %struct.ellipse, %struct.ellipse* %4, i64 0, i32 0, i32 1
  store float %10, float* %20, align 8, !tbaa !21
  %21 = getelementptr inbounds %struct.ellipse, %struct.ellipse* %4, i64 0, i32 0, i32 2
  store float %14, float* %21, align 4, !tbaa !23
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [3 x i8*] }, { [3 x i8*] }* @_ZTV7ellipse, i64 0, inrange i32 0, i64 2) to i32 (...)**), i32 (...)*** %19, align 8, !tbaa !19
  %22 = getelementptr inbounds %struct.rectangle, %struct.rectangle* %3, i64 0, i32 0
  %23 = srem i32 %5, 3
  %24 = icmp eq i32 %23, 0
  %25 = getelementptr inbounds %struct.ellipse, %struct.ellipse* %4, i64 0, i32 0
  %26 = select i1 %24, %struct.shape* %25, %struct.shape* %22
  %27 = call contract fastcc noundef float @_ZL5twiceRK5shape(%struct.shape* noundef nonnull align 8 dereferenceable(16) %26) #10
  %28 = bitcast %struct.shape* %26 to float (%struct.shape*)***
  %29 = load float (%struct.shape*)**, float (%struct.shape*)*** %28, align 8, !tbaa !19
  %30 = load float (%struct.shape*)*, float (%struct.shape*)** %29, align 8
  %31 = call contract noundef float %30(%struct.shape* noundef nonnull align 8 dereferenceable(16) %26) #10
  %32 = fadd contract float %27, %31
  %33 = sext i32 %5 to i64
  %34 = getelementptr inbounds float, float* %1, i64 %33
  store float %32, float* %34, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %18) #9
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %6) #9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef float @_ZL5twiceRK5shape(%struct.shape* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 {
  %2 = bitcast %struct.shape* %0 to float (%struct.shape*)***
  %3 = load float (%struct.shape*)**, float (%struct.shape*)*** %2, align 8, !tbaa !19
  %4 = load float (%struct.shape*)*, float (%struct.shape*)** %3, align 8
  %5 = call contract noundef float %4(%struct.shape* noundef nonnull align 8 dereferenceable(16) %0) #10
  %6 = fmul contract float %5, 2.000000e+00
  ret float %6
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.minnum.f32(float, float) #7

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9rectangle4areaEv(%struct.rectangle* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds %struct.rectangle, %struct.rectangle* %0, i64 0, i32 0, i32 1
  %3 = load float, float* %2, align 8, !tbaa !21
  %4 = getelementptr inbounds %struct.rectangle, %struct.rectangle* %0, i64 0, i32 0, i32 2
  %5 = load float, float* %4, align 4, !tbaa !23
  %6 = fmul contract float %3, %5
  ret float %6
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5shape4areaEv(%struct.shape* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  ret float 0.000000e+00
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK7ellipse4areaEv(%struct.ellipse* noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  %2 = getelementptr inbounds %struct.ellipse, %struct.ellipse* %0, i64 0, i32 0, i32 1
  %3 = load float, float* %2, align 8, !tbaa !21
  %4 = fmul contract float %3, 0x400921FB60000000
  %5 = getelementptr inbounds %struct.ellipse, %struct.ellipse* %0, i64 0, i32 0, i32 2
  %6 = load float, float* %5, align 4, !tbaa !23
  %7 = fmul contract float %4, %6
  ret float %7
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #6 = { nofree nosync nounwind readnone speculatable }
attributes #7 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { mustprogress nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5}
!llvm.ident = !{!6}

!0 = !{void (i32*, i32*, i32*)* @apply_table, !"kernel", i32 1}
!1 = !{void (float*, float*, i32)* @fold_chosen, !"kernel", i32 1}
!2 = !{void (float*, float*)* @virtual_areas, !"kernel", i32 1}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !9, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !9, i64 0}
!15 = !{float (float, float)* @_ZL3addff, float (float, float)* @_ZL6lesserff}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"vtable pointer", !10, i64 0}
!21 = !{!22, !14, i64 8}
!22 = !{!"_ZTS5shape", !14, i64 8, !14, i64 12}
!23 = !{!22, !14, i64 12}
