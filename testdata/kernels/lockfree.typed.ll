; ModuleID = 'lockfree.cu'
source_filename = "lockfree.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nounwind
define dso_local void @float_max(float* nocapture noundef readonly %0, float* noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %5 = mul i32 %3, %4
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds float, float* %0, i64 %8
  %10 = load float, float* %9, align 4, !tbaa !10
  %11 = bitcast float* %1 to i32*
  %12 = load volatile i32, i32* %11, align 4, !tbaa !14
  %13 = bitcast float %10 to i32
  br label %14

14:                                               ; preds = %18, %2
  %15 = phi i32 [ %12, %2 ], [ %20, %18 ]
  %16 = bitcast i32 %15 to float
  %17 = fcmp contract ogt float %10, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = cmpxchg i32* %11, i32 %15, i32 %13 seq_cst seq_cst, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = extractvalue { i32, i1 } %19, 1
  br i1 %21, label %22, label %14

22:                                               ; preds = %14, %18
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @stack_push_pop(i32* nocapture noundef readonly %0, i32* noundef %1, i64* noundef %2) local_unnamed_addr #1 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %6 = mul i32 %4, %5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %8 = load volatile i64, i64* %2, align 8, !tbaa !16
  %9 = add i32 %7, 1
  %10 = add i32 %9, %6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, i32* %1, i64 %11
  %13 = zext i32 %10 to i64
  br label %14

14:                                               ; preds = %14, %3
  %15 = phi i64 [ %8, %3 ], [ %21, %14 ]
  %16 = trunc i64 %15 to i32
  store volatile i32 %16, i32* %12, align 4, !tbaa !14
  call void @llvm.nvvm.membar.gl()
  %17 = add i64 %15, 4294967296
  %18 = and i64 %17, -4294967296
  %19 = or i64 %18, %13
  %20 = cmpxchg i64* %2, i64 %15, i64 %19 seq_cst seq_cst, align 8
  %21 = extractvalue { i64, i1 } %20, 0
  %22 = extractvalue { i64, i1 } %20, 1
  br i1 %22, label %23, label %14

23:                                               ; preds = %14
  %24 = load volatile i64, i64* %2, align 8, !tbaa !16
  %25 = trunc i64 %24 to i32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %47, label %27

27:                                               ; preds = %23, %27
  %28 = phi i32 [ %41, %27 ], [ %25, %23 ]
  %29 = phi i64 [ %39, %27 ], [ %24, %23 ]
  %30 = add i64 %29, 4294967296
  %31 = and i64 %30, -4294967296
  %32 = shl i64 %29, 32
  %33 = ashr exact i64 %32, 32
  %34 = getelementptr inbounds i32, i32* %1, i64 %33
  %35 = load volatile i32, i32* %34, align 4, !tbaa !14
  %36 = zext i32 %35 to i64
  %37 = or i64 %31, %36
  %38 = cmpxchg i64* %2, i64 %29, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  %41 = trunc i64 %39 to i32
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %40, i1 true, i1 %42
  br i1 %43, label %44, label %27

44:                                               ; preds = %27
  %45 = extractvalue { i64, i1 } %38, 1
  %46 = select i1 %45, i32 %28, i32 0
  br label %47

47:                                               ; preds = %44, %23
  %48 = phi i32 [ 0, %23 ], [ %46, %44 ]
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %58

50:                                               ; preds = %47
  %51 = getelementptr inbounds i64, i64* %2, i64 1
  %52 = add nsw i32 %48, -1
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds i32, i32* %0, i64 %53
  %55 = load i32, i32* %54, align 4, !tbaa !14
  %56 = sext i32 %55 to i64
  %57 = atomicrmw add i64* %51, i64 %56 seq_cst, align 8
  br label %58

58:                                               ; preds = %50, %47
  ret void
}

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @spin_lock(i32* noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i32, i32* %0, i64 1
  %3 = getelementptr inbounds i32, i32* %0, i64 2
  br label %4

4:                                                ; preds = %1, %15
  %5 = phi i1 [ false, %1 ], [ %16, %15 ]
  %6 = cmpxchg i32* %0, i32 0, i32 1 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %8, label %15

8:                                                ; preds = %4
  call void @llvm.nvvm.membar.gl()
  %9 = load volatile i32, i32* %2, align 4, !tbaa !14
  %10 = add nsw i32 %9, 1
  store volatile i32 %10, i32* %2, align 4, !tbaa !14
  %11 = load volatile i32, i32* %3, align 4, !tbaa !14
  %12 = load volatile i32, i32* %2, align 4, !tbaa !14
  %13 = xor i32 %12, %11
  store volatile i32 %13, i32* %3, align 4, !tbaa !14
  call void @llvm.nvvm.membar.gl()
  %14 = atomicrmw xchg i32* %0, i32 0 seq_cst, align 4
  br label %15

15:                                               ; preds = %8, %4
  %16 = phi i1 [ true, %8 ], [ %5, %4 ]
  br i1 %16, label %17, label %4, !llvm.loop !18

17:                                               ; preds = %15
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @wrap_tickets(i32* nocapture noundef %0, i32* nocapture noundef %1) local_unnamed_addr #1 {
  %3 = call i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* %0, i32 4) #2
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds i32, i32* %1, i64 %4
  %6 = atomicrmw add i32* %5, i32 1 seq_cst, align 4
  %7 = getelementptr inbounds i32, i32* %0, i64 1
  %8 = call i32 @llvm.nvvm.atomic.load.dec.32.p0i32(i32* nonnull %7, i32 4) #2
  %9 = urem i32 %8, 5
  %10 = add nuw nsw i32 %9, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds i32, i32* %1, i64 %11
  %13 = atomicrmw add i32* %12, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind
define dso_local void @double_add(double* nocapture noundef readonly %0, double* nocapture noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %5 = mul i32 %3, %4
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds double, double* %0, i64 %8
  %10 = load double, double* %9, align 8, !tbaa !21
  %11 = bitcast double* %1 to i64*
  %12 = load i64, i64* %11, align 8, !tbaa !16
  br label %13

13:                                               ; preds = %13, %2
  %14 = phi i64 [ %12, %2 ], [ %19, %13 ]
  %15 = bitcast i64 %14 to double
  %16 = fadd contract double %10, %15
  %17 = bitcast double %16 to i64
  %18 = cmpxchg i64* %11, i64 %14, i64 %17 seq_cst seq_cst, align 8
  %19 = extractvalue { i64, i1 } %18, 0
  %20 = extractvalue { i64, i1 } %18, 1
  br i1 %20, label %21, label %13, !llvm.loop !23

21:                                               ; preds = %13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define dso_local void @bit_atomics(i32* nocapture noundef %0) local_unnamed_addr #3 {
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %3 = shl i32 1, %2
  %4 = atomicrmw or i32* %0, i32 %3 seq_cst, align 4
  %5 = getelementptr inbounds i32, i32* %0, i64 1
  %6 = and i32 %3, -16711936
  %7 = xor i32 %6, -1
  %8 = atomicrmw and i32* %5, i32 %7 seq_cst, align 4
  %9 = getelementptr inbounds i32, i32* %0, i64 2
  %10 = or i32 %3, 1
  %11 = atomicrmw xor i32* %9, i32 %10 seq_cst, align 4
  %12 = getelementptr inbounds i32, i32* %0, i64 3
  %13 = atomicrmw umax i32* %12, i32 %3 seq_cst, align 4
  %14 = getelementptr inbounds i32, i32* %0, i64 4
  %15 = atomicrmw sub i32* %14, i32 1 monotonic, align 4
  %16 = icmp eq i32 %15, 1000
  br i1 %16, label %17, label %18

17:                                               ; preds = %1
  store i32 0, i32* %14, align 4, !tbaa !14
  br label %18

18:                                               ; preds = %17, %1
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: argmemonly nounwind
declare i32 @llvm.nvvm.atomic.load.inc.32.p0i32(i32* nocapture, i32) #5

; Function Attrs: argmemonly nounwind
declare i32 @llvm.nvvm.atomic.load.dec.32.p0i32(i32* nocapture, i32) #5

attributes #0 = { mustprogress nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #2 = { nounwind }
attributes #3 = { mustprogress nofree norecurse nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { argmemonly nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5}
!llvm.module.flags = !{!6, !7, !8}
!llvm.ident = !{!9}

!0 = !{void (float*, float*)* @float_max, !"kernel", i32 1}
!1 = !{void (i32*, i32*, i64*)* @stack_push_pop, !"kernel", i32 1}
!2 = !{void (i32*)* @spin_lock, !"kernel", i32 1}
!3 = !{void (i32*, i32*)* @wrap_tickets, !"kernel", i32 1}
!4 = !{void (double*, double*)* @double_add, !"kernel", i32 1}
!5 = !{void (i32*)* @bit_atomics, !"kernel", i32 1}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 14.0.6"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !12, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !12, i64 0}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !12, i64 0}
!23 = distinct !{!23, !19, !20}
