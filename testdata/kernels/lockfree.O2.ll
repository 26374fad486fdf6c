; ModuleID = 'lockfree.cu'
source_filename = "lockfree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @float_max(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = load volatile i32, ptr %1, align 4, !tbaa !4
  %12 = bitcast float %10 to i32
  br label %13

13:                                               ; preds = %17, %2
  %14 = phi i32 [ %11, %2 ], [ %19, %17 ]
  %15 = bitcast i32 %14 to float
  %16 = fcmp contract ogt float %10, %15
  br i1 %16, label %17, label %21

17:                                               ; preds = %13
  %18 = cmpxchg ptr %1, i32 %14, i32 %12 seq_cst seq_cst, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  br i1 %20, label %21, label %13

21:                                               ; preds = %13, %17
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stack_push_pop(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = load volatile i64, ptr %2, align 8, !tbaa !10
  %9 = add nuw nsw i32 %7, 1
  %10 = add i32 %9, %6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = zext i32 %10 to i64
  %14 = or disjoint i64 %13, 4294967296
  br label %15

15:                                               ; preds = %15, %3
  %16 = phi i64 [ %8, %3 ], [ %21, %15 ]
  %17 = trunc i64 %16 to i32
  store volatile i32 %17, ptr %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %18 = and i64 %16, -4294967296
  %19 = add i64 %18, %14
  %20 = cmpxchg ptr %2, i64 %16, i64 %19 seq_cst seq_cst, align 8
  %21 = extractvalue { i64, i1 } %20, 0
  %22 = extractvalue { i64, i1 } %20, 1
  br i1 %22, label %23, label %15

23:                                               ; preds = %15
  %24 = load volatile i64, ptr %2, align 8, !tbaa !10
  br label %25

25:                                               ; preds = %29, %23
  %26 = phi i64 [ %24, %23 ], [ %39, %29 ]
  %27 = trunc i64 %26 to i32
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %25
  %30 = and i64 %26, -4294967296
  %31 = add i64 %30, 4294967296
  %32 = shl i64 %26, 32
  %33 = ashr exact i64 %32, 30
  %34 = getelementptr inbounds i8, ptr %1, i64 %33
  %35 = load volatile i32, ptr %34, align 4, !tbaa !4
  %36 = zext i32 %35 to i64
  %37 = or disjoint i64 %31, %36
  %38 = cmpxchg ptr %2, i64 %26, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  br i1 %40, label %41, label %25

41:                                               ; preds = %29, %25
  %42 = icmp sgt i32 %27, 0
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = and i64 %26, 2147483647
  %45 = getelementptr i32, ptr %0, i64 %44
  %46 = getelementptr i8, ptr %45, i64 -4
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %48 = load i32, ptr %46, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = atomicrmw add ptr %47, i64 %49 seq_cst, align 8
  br label %51

51:                                               ; preds = %43, %41
  ret void
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spin_lock(ptr noundef %0) local_unnamed_addr #1 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = cmpxchg ptr %0, i32 0, i32 1 seq_cst seq_cst, align 4
  %4 = extractvalue { i32, i1 } %3, 1
  br i1 %4, label %5, label %2

5:                                                ; preds = %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  tail call void @llvm.nvvm.membar.gl()
  %8 = load volatile i32, ptr %7, align 4, !tbaa !4
  %9 = add nsw i32 %8, 1
  store volatile i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load volatile i32, ptr %6, align 4, !tbaa !4
  %11 = load volatile i32, ptr %7, align 4, !tbaa !4
  %12 = xor i32 %11, %10
  store volatile i32 %12, ptr %6, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %13 = atomicrmw xchg ptr %0, i32 0 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wrap_tickets(ptr noundef captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #3 {
  %3 = atomicrmw uinc_wrap ptr %0, i32 4 seq_cst, align 4
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %6 = atomicrmw add ptr %5, i32 1 seq_cst, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = atomicrmw udec_wrap ptr %7, i32 4 seq_cst, align 4
  %9 = urem i32 %8, 5
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %13 = atomicrmw add ptr %12, i32 1 seq_cst, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @double_add(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1) local_unnamed_addr #4 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw double, ptr %0, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !12
  %11 = load i64, ptr %1, align 8, !tbaa !10
  br label %12

12:                                               ; preds = %12, %2
  %13 = phi i64 [ %11, %2 ], [ %18, %12 ]
  %14 = bitcast i64 %13 to double
  %15 = fadd contract double %10, %14
  %16 = bitcast double %15 to i64
  %17 = cmpxchg ptr %1, i64 %13, i64 %16 seq_cst seq_cst, align 8
  %18 = extractvalue { i64, i1 } %17, 0
  %19 = extractvalue { i64, i1 } %17, 1
  br i1 %19, label %20, label %12, !llvm.loop !14

20:                                               ; preds = %12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bit_atomics(ptr noundef captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw i32 1, %2
  %4 = atomicrmw or ptr %0, i32 %3 seq_cst, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = and i32 %3, -16711936
  %7 = xor i32 %6, -1
  %8 = atomicrmw and ptr %5, i32 %7 seq_cst, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = or i32 %3, 1
  %11 = atomicrmw xor ptr %9, i32 %10 seq_cst, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %13 = atomicrmw umax ptr %12, i32 %3 seq_cst, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = atomicrmw sub ptr %14, i32 1 monotonic, align 4
  %16 = icmp eq i32 %15, 1000
  br i1 %16, label %17, label %18

17:                                               ; preds = %1
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %17, %1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = !{!"long long", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
