; ModuleID = 'lazy_fields.cu'
source_filename = "lazy_fields.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @field_combine(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, 128
  br i1 %11, label %12, label %30

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fmul contract float %4, %15
  %17 = getelementptr inbounds float, ptr %1, i64 %13
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fmul contract float %16, %18
  %20 = getelementptr inbounds float, ptr %2, i64 %13
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = fsub contract float %15, %21
  %23 = fadd contract float %18, %21
  %24 = fmul contract float %22, %23
  %25 = fadd contract float %19, %24
  %26 = fmul contract float %4, %21
  %27 = fmul contract float %26, %21
  %28 = fsub contract float %25, %27
  %29 = getelementptr inbounds float, ptr %3, i64 %13
  store float %28, ptr %29, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %5, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @field_curl(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul nsw i32 %4, %3
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %13, label %78

13:                                               ; preds = %5
  %14 = sdiv i32 %10, %3
  %15 = mul i32 %14, %3
  %16 = sub i32 %10, %15
  %17 = add nsw i32 %16, 1
  %18 = icmp sgt i32 %16, -2
  %19 = icmp slt i32 %17, %3
  %20 = select i1 %18, i1 %19, i1 false
  br i1 %20, label %21, label %30

21:                                               ; preds = %13
  %22 = icmp sgt i32 %14, -1
  %23 = icmp slt i32 %14, %4
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %30

25:                                               ; preds = %21
  %26 = sext i32 %10 to i64
  %27 = getelementptr float, ptr %1, i64 %26
  %28 = getelementptr i8, ptr %27, i64 4
  %29 = load float, ptr %28, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %25, %21, %13
  %31 = phi contract float [ %29, %25 ], [ 0.000000e+00, %21 ], [ 0.000000e+00, %13 ]
  %32 = icmp sgt i32 %16, 0
  %33 = icmp sgt i32 %3, -1
  %34 = and i1 %33, %32
  br i1 %34, label %35, label %44

35:                                               ; preds = %30
  %36 = icmp sgt i32 %14, -1
  %37 = icmp slt i32 %14, %4
  %38 = and i1 %36, %37
  br i1 %38, label %39, label %44

39:                                               ; preds = %35
  %40 = sext i32 %10 to i64
  %41 = getelementptr float, ptr %1, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -4
  %43 = load float, ptr %42, align 4, !tbaa !8
  br label %44

44:                                               ; preds = %39, %35, %30
  %45 = phi contract float [ %43, %39 ], [ 0.000000e+00, %35 ], [ 0.000000e+00, %30 ]
  %46 = or i32 %16, %3
  %47 = icmp sgt i32 %46, -1
  br i1 %47, label %48, label %58

48:                                               ; preds = %44
  %49 = add nsw i32 %14, 1
  %50 = icmp sgt i32 %14, -2
  %51 = icmp slt i32 %49, %4
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %58

53:                                               ; preds = %48
  %54 = add nsw i32 %3, %10
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %53, %48, %44
  %59 = phi contract float [ %57, %53 ], [ 0.000000e+00, %48 ], [ 0.000000e+00, %44 ]
  br i1 %47, label %60, label %69

60:                                               ; preds = %58
  %61 = icmp sgt i32 %14, 0
  %62 = icmp sle i32 %14, %4
  %63 = and i1 %61, %62
  br i1 %63, label %64, label %69

64:                                               ; preds = %60
  %65 = sub nsw i32 %10, %3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %64, %60, %58
  %70 = phi contract float [ %68, %64 ], [ 0.000000e+00, %60 ], [ 0.000000e+00, %58 ]
  %71 = fsub contract float %31, %45
  %72 = fmul contract float %71, 5.000000e-01
  %73 = fsub contract float %59, %70
  %74 = fmul contract float %73, 5.000000e-01
  %75 = fsub contract float %72, %74
  %76 = sext i32 %10 to i64
  %77 = getelementptr inbounds float, ptr %2, i64 %76
  store float %75, ptr %77, align 4, !tbaa !8
  br label %78

78:                                               ; preds = %5, %69
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @field_diffuse(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = mul nsw i32 %3, %2
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %77

16:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %13, ptr %8, align 4, !tbaa !10
  %17 = sdiv i32 %13, %2
  %18 = mul i32 %17, %2
  %19 = sub i32 %13, %18
  %20 = sext i32 %13 to i64
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %23 = add nsw i32 %13, 1
  %24 = add nsw i32 %19, 1
  store i32 %23, ptr %7, align 4
  %25 = icmp sgt i32 %19, -2
  %26 = icmp slt i32 %24, %2
  %27 = select i1 %25, i1 %26, i1 false
  %28 = icmp slt i32 %17, %3
  %29 = select i1 %28, ptr %7, ptr %8
  %30 = icmp slt i32 %17, 0
  %31 = select i1 %30, ptr %8, ptr %29
  %32 = select i1 %27, ptr %31, ptr %8
  %33 = load i32, ptr %32, align 4, !tbaa !10
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %37 = add nsw i32 %13, -1
  store i32 %37, ptr %6, align 4
  %38 = icmp sgt i32 %19, 0
  %39 = icmp sgt i32 %2, -1
  %40 = and i1 %39, %38
  %41 = select i1 %28, ptr %6, ptr %8
  %42 = select i1 %30, ptr %8, ptr %41
  %43 = select i1 %40, ptr %42, ptr %8
  %44 = load i32, ptr %43, align 4, !tbaa !10
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %48 = fadd contract double %36, %47
  %49 = add nsw i32 %17, 1
  %50 = or i32 %19, %2
  %51 = icmp sgt i32 %50, -1
  %52 = icmp sgt i32 %17, -2
  %53 = icmp slt i32 %49, %3
  %54 = and i1 %51, %52
  %55 = select i1 %54, i1 %53, i1 false
  %56 = select i1 %55, i32 %2, i32 0
  %57 = add nsw i32 %56, %13
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !12
  %61 = fadd contract double %48, %60
  %62 = icmp sgt i32 %17, 0
  %63 = icmp sgt i32 %17, %3
  %64 = and i1 %51, %62
  %65 = select i1 %63, i32 0, i32 %2
  %66 = select i1 %64, i32 %65, i32 0
  %67 = sub nsw i32 %13, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !12
  %71 = fadd contract double %61, %70
  %72 = fmul contract double %22, 4.000000e+00
  %73 = fsub contract double %71, %72
  %74 = fmul contract double %4, %73
  %75 = fadd contract double %22, %74
  %76 = getelementptr inbounds double, ptr %1, i64 %20
  store double %75, ptr %76, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %77

77:                                               ; preds = %5, %16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !5, i64 0}
!11 = !{!"_ZTS5Place", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12, !5, i64 16}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
