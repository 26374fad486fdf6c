; ModuleID = 'struct_params.cu'
source_filename = "struct_params.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.affine2 = type { %struct.vec2, %struct.vec2, %struct.vec2 }
%struct.vec2 = type { float, float }
%struct.every_width = type { i8, i16, i32, i64, float, double, i8 }
%struct.box = type { i32, i32, i32, i32 }
%struct.table = type { [16 x i32], i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @affine(ptr noundef readonly byval(%struct.affine2) align 4 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca %struct.vec2, align 8
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.vec2, ptr %1, i64 %6
  %8 = load i64, ptr %7, align 4
  store i64 %8, ptr %4, align 8
  %9 = tail call fastcc { float, float } @_ZL5apply7affine24vec2(ptr noundef nonnull byval(%struct.affine2) align 4 %0, ptr noundef nonnull byval(%struct.vec2) align 4 %4) #7
  %10 = extractvalue { float, float } %9, 0
  %11 = extractvalue { float, float } %9, 1
  %12 = getelementptr inbounds nuw %struct.vec2, ptr %2, i64 %6
  store float %10, ptr %12, align 4, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float %11, ptr %13, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc { float, float } @_ZL5apply7affine24vec2(ptr noundef readonly byval(%struct.affine2) align 4 captures(none) %0, ptr noundef readonly byval(%struct.vec2) align 4 captures(none) %1) unnamed_addr #2 {
  %3 = load float, ptr %0, align 4, !tbaa !10
  %4 = load float, ptr %1, align 4, !tbaa !13
  %5 = fmul contract float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 4, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !15
  %10 = fmul contract float %7, %9
  %11 = fadd contract float %5, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load float, ptr %12, align 4, !tbaa !16
  %14 = fadd contract float %13, %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !17
  %17 = fmul contract float %4, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !18
  %20 = fmul contract float %9, %19
  %21 = fadd contract float %17, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load float, ptr %22, align 4, !tbaa !19
  %24 = fadd contract float %23, %21
  %25 = insertvalue { float, float } poison, float %14, 0
  %26 = insertvalue { float, float } %25, float %24, 1
  ret { float, float } %26
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mixed(ptr noundef nonnull byval(%struct.every_width) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load i32, ptr %5, align 4, !tbaa !20
  %7 = add nsw i32 %6, %4
  store i32 %7, ptr %5, align 4, !tbaa !20
  %8 = add nuw nsw i32 %4, 1
  %9 = uitofp nneg i32 %8 to double
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load double, ptr %10, align 8, !tbaa !25
  %12 = fmul contract double %11, %9
  store double %12, ptr %10, align 8, !tbaa !25
  %13 = tail call fastcc noundef i64 @_ZL5whole11every_width(ptr noundef nonnull byval(%struct.every_width) align 8 %0) #7
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  store i64 %13, ptr %15, align 8, !tbaa !26
  %16 = call contract fastcc noundef double @_ZL4realRK11every_width(ptr noundef nonnull align 8 dereferenceable(40) %0) #7
  %17 = getelementptr inbounds nuw double, ptr %2, i64 %14
  store double %16, ptr %17, align 8, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef i64 @_ZL5whole11every_width(ptr noundef readonly byval(%struct.every_width) align 8 captures(none) %0) unnamed_addr #2 {
  %2 = load i8, ptr %0, align 8, !tbaa !28
  %3 = sext i8 %2 to i32
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %5 = load i16, ptr %4, align 2, !tbaa !29
  %6 = sext i16 %5 to i32
  %7 = add nsw i32 %6, %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = add nsw i32 %7, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !tbaa !30
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load i8, ptr %15, align 8, !tbaa !31
  %17 = zext i8 %16 to i64
  %18 = add nsw i64 %14, %17
  ret i64 %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef double @_ZL4realRK11every_width(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(40) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load float, ptr %2, align 8, !tbaa !32
  %4 = fpext contract float %3 to double
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load double, ptr %5, align 8, !tbaa !25
  %7 = fmul contract double %6, %4
  ret double %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @boxes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca %struct.box, align 4
  %5 = alloca %struct.box, align 4
  %6 = alloca %struct.box, align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %8 = shl nuw nsw i32 %7, 1
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.box, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = tail call noundef i32 @llvm.smin.i32(i32 %11, i32 %15)
  %19 = tail call noundef i32 @llvm.smin.i32(i32 %13, i32 %17)
  %20 = tail call noundef i32 @llvm.smax.i32(i32 %11, i32 %15)
  %21 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 %17)
  store i32 %18, ptr %5, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %19, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %20, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %21, ptr %24, align 4
  %25 = getelementptr i8, ptr %10, i64 16
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = getelementptr i8, ptr %10, i64 20
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = getelementptr i8, ptr %10, i64 24
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = getelementptr i8, ptr %10, i64 28
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = tail call noundef i32 @llvm.smin.i32(i32 %26, i32 %30)
  %34 = tail call noundef i32 @llvm.smin.i32(i32 %28, i32 %32)
  %35 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 %30)
  %36 = tail call noundef i32 @llvm.smax.i32(i32 %28, i32 %32)
  store i32 %33, ptr %6, align 4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %34, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %35, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %36, ptr %39, align 4
  %40 = call fastcc noundef zeroext i1 @_ZL9intersect3boxS_PS_(ptr noundef nonnull byval(%struct.box) align 4 %5, ptr noundef nonnull byval(%struct.box) align 4 %6, ptr noundef %4) #7
  %41 = zext nneg i32 %7 to i64
  %42 = getelementptr inbounds nuw %struct.box, ptr %1, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %42, ptr noundef nonnull align 4 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !33
  br i1 %40, label %43, label %54

43:                                               ; preds = %3
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %45 = load i32, ptr %44, align 4, !tbaa !34
  %46 = load i32, ptr %4, align 4, !tbaa !36
  %47 = sub nsw i32 %45, %46
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %49 = load i32, ptr %48, align 4, !tbaa !37
  %50 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %51 = load i32, ptr %50, align 4, !tbaa !38
  %52 = sub nsw i32 %49, %51
  %53 = mul nsw i32 %52, %47
  br label %54

54:                                               ; preds = %3, %43
  %55 = phi i32 [ %53, %43 ], [ 0, %3 ]
  %56 = getelementptr inbounds nuw i32, ptr %2, i64 %41
  store i32 %55, ptr %56, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc noundef zeroext i1 @_ZL9intersect3boxS_PS_(ptr noundef readonly byval(%struct.box) align 4 captures(none) %0, ptr noundef readonly byval(%struct.box) align 4 captures(none) %1, ptr noundef nonnull writeonly captures(none) initializes((0, 16)) %2) unnamed_addr #4 {
  %4 = load i32, ptr %0, align 4, !tbaa !36
  %5 = load i32, ptr %1, align 4, !tbaa !36
  %6 = tail call noundef i32 @llvm.smax.i32(i32 %4, i32 %5)
  store i32 %6, ptr %2, align 4, !tbaa !36
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !38
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !38
  %11 = tail call noundef i32 @llvm.smax.i32(i32 %8, i32 %10)
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %11, ptr %12, align 4, !tbaa !38
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !34
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !34
  %17 = tail call noundef i32 @llvm.smin.i32(i32 %14, i32 %16)
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %17, ptr %18, align 4, !tbaa !34
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !37
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !37
  %23 = tail call noundef i32 @llvm.smin.i32(i32 %20, i32 %22)
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %23, ptr %24, align 4, !tbaa !37
  %25 = icmp slt i32 %6, %17
  %26 = icmp slt i32 %11, %23
  %27 = and i1 %25, %26
  ret i1 %27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @big_struct(ptr noundef byval(%struct.table) align 4 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = and i32 %7, 7
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = add nsw i32 %11, %7
  store i32 %12, ptr %10, align 4, !tbaa !4
  %13 = tail call fastcc noundef i32 @_ZL6lookup5tablei(ptr noundef nonnull byval(%struct.table) align 4 %0, i32 noundef %7) #7
  %14 = mul nsw i32 %13, 100
  %15 = and i32 %7, 15
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = add nsw i32 %14, %18
  %20 = sext i32 %7 to i64
  %21 = getelementptr inbounds i32, ptr %1, i64 %20
  store i32 %19, ptr %21, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef range(i32 -2147483647, -2147483648) i32 @_ZL6lookup5tablei(ptr noundef readonly byval(%struct.table) align 4 captures(none) %0, i32 noundef %1) unnamed_addr #2 {
  %3 = and i32 %1, 15
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i32, ptr %7, align 4, !tbaa !39
  %9 = srem i32 %6, %8
  ret i32 %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!11 = !{!"_ZTS7affine2", !12, i64 0, !12, i64 8, !12, i64 16}
!12 = !{!"_ZTS4vec2", !9, i64 0, !9, i64 4}
!13 = !{!12, !9, i64 0}
!14 = !{!11, !9, i64 8}
!15 = !{!12, !9, i64 4}
!16 = !{!11, !9, i64 16}
!17 = !{!11, !9, i64 4}
!18 = !{!11, !9, i64 12}
!19 = !{!11, !9, i64 20}
!20 = !{!21, !5, i64 4}
!21 = !{!"_ZTS11every_width", !6, i64 0, !22, i64 2, !5, i64 4, !23, i64 8, !9, i64 16, !24, i64 24, !6, i64 32}
!22 = !{!"short", !6, i64 0}
!23 = !{!"long long", !6, i64 0}
!24 = !{!"double", !6, i64 0}
!25 = !{!21, !24, i64 24}
!26 = !{!23, !23, i64 0}
!27 = !{!24, !24, i64 0}
!28 = !{!21, !6, i64 0}
!29 = !{!21, !22, i64 2}
!30 = !{!21, !23, i64 8}
!31 = !{!21, !6, i64 32}
!32 = !{!21, !9, i64 16}
!33 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
!34 = !{!35, !5, i64 8}
!35 = !{!"_ZTS3box", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!36 = !{!35, !5, i64 0}
!37 = !{!35, !5, i64 12}
!38 = !{!35, !5, i64 4}
!39 = !{!40, !5, i64 64}
!40 = !{!"_ZTS5table", !6, i64 0, !5, i64 64}
