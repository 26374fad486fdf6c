; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.rectangle = type { %struct.shape }
%struct.shape = type { ptr, float, float }
%struct.ellipse = type { %struct.shape }

$_ZNK9rectangle4areaEv = comdat any

$_ZNK7ellipse4areaEv = comdat any

$_ZTV9rectangle = comdat any

$_ZTV7ellipse = comdat any

@operations = dso_local addrspace(1) externally_initialized global [4 x ptr] [ptr @_ZL4plusii, ptr @_ZL5minusii, ptr @_ZL5timesii, ptr @_ZL6largerii], align 8
@_ZTV9rectangle = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK9rectangle4areaEv] }, comdat, align 8
@_ZTV7ellipse = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK7ellipse4areaEv] }, comdat, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @operations to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL4plusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = add nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL5minusii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL5timesii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_ZL6largerii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @apply_table(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds ptr, ptr addrspacecast (ptr addrspace(1) @operations to ptr), i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !8
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = sub nsw i32 31, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = tail call noundef i32 %10(i32 noundef %12, i32 noundef %16) #8
  %18 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  store i32 %17, ptr %18, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fold_chosen(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nsw i32 %2, %4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds float, ptr %0, i64 %6
  %8 = and i32 %4, 1
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, ptr @_ZL6lesserff, ptr @_ZL3addff
  %11 = tail call contract fastcc noundef float @_ZL4foldPKfiPFfffE(ptr noundef %7, i32 noundef %2, ptr noundef nonnull %10) #8
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12
  store float %11, ptr %13, align 4, !tbaa !10
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef float @_ZL4foldPKfiPFfffE(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2) unnamed_addr #3 {
  %4 = load float, ptr %0, align 4, !tbaa !10
  %5 = icmp sgt i32 %1, 1
  br i1 %5, label %8, label %6

6:                                                ; preds = %8, %3
  %7 = phi float [ %4, %3 ], [ %14, %8 ]
  ret float %7

8:                                                ; preds = %3, %8
  %9 = phi i32 [ %15, %8 ], [ 1, %3 ]
  %10 = phi float [ %14, %8 ], [ %4, %3 ]
  %11 = zext nneg i32 %9 to i64
  %12 = getelementptr inbounds nuw float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !10
  %14 = tail call contract noundef float %2(float noundef %10, float noundef %13) #8, !callees !12
  %15 = add nuw nsw i32 %9, 1
  %16 = icmp eq i32 %15, %1
  br i1 %16, label %6, label %8, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_ZL3addff(float noundef %0, float noundef %1) #0 {
  %3 = fadd contract float %0, %1
  ret float %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_ZL6lesserff(float noundef %0, float noundef %1) #0 {
  %3 = tail call contract float @llvm.minnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @virtual_areas(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = alloca %struct.rectangle, align 8
  %4 = alloca %struct.ellipse, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %6 = shl nuw nsw i32 %5, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !10
  %10 = getelementptr i8, ptr %8, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store float %9, ptr %12, align 8, !tbaa !15
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store float %11, ptr %13, align 4, !tbaa !17
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV9rectangle, i64 16), ptr %3, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %9, ptr %14, align 8, !tbaa !15
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %11, ptr %15, align 4, !tbaa !17
  store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @_ZTV7ellipse, i64 16), ptr %4, align 8, !tbaa !18
  %16 = trunc nuw nsw i32 %5 to i16
  %17 = urem i16 %16, 3
  %18 = icmp eq i16 %17, 0
  %19 = select i1 %18, ptr %4, ptr %3
  %20 = call contract fastcc noundef float @_ZL5twiceRK5shape(ptr noundef nonnull align 8 dereferenceable(16) %19) #8
  %21 = load ptr, ptr %19, align 8, !tbaa !18
  %22 = load ptr, ptr %21, align 8
  %23 = call contract noundef float %22(ptr noundef nonnull align 8 dereferenceable(16) %19) #8
  %24 = fadd contract float %20, %23
  %25 = zext nneg i32 %5 to i64
  %26 = getelementptr inbounds nuw float, ptr %1, i64 %25
  store float %24, ptr %26, align 4, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef float @_ZL5twiceRK5shape(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  %4 = tail call contract noundef float %3(ptr noundef nonnull align 8 dereferenceable(16) %0) #8
  %5 = fmul contract float %4, 2.000000e+00
  ret float %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK9rectangle4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load float, ptr %2, align 8, !tbaa !15
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %5 = load float, ptr %4, align 4, !tbaa !17
  %6 = fmul contract float %3, %5
  ret float %6
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK7ellipse4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load float, ptr %2, align 8, !tbaa !15
  %4 = fmul contract float %3, 0x400921FB60000000
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6 = load float, ptr %5, align 4, !tbaa !17
  %7 = fmul contract float %4, %6
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!9 = !{!"any pointer", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{ptr @_ZL3addff, ptr @_ZL6lesserff}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !11, i64 8}
!16 = !{!"_ZTS5shape", !11, i64 8, !11, i64 12}
!17 = !{!16, !11, i64 12}
!18 = !{!19, !19, i64 0}
!19 = !{!"vtable pointer", !7, i64 0}
