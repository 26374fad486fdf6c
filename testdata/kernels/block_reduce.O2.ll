; ModuleID = 'block_reduce.cu'
source_filename = "block_reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9block_sumE4part = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ12block_minmaxE2lo = internal addrspace(3) global i32 undef, align 4
@_ZZ12block_minmaxE2hi = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %6, %11
  br label %19

13:                                               ; preds = %19, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %25, %19 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = lshr i32 %6, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %28, label %30

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %8, %10 ], [ %26, %19 ]
  %21 = phi float [ 0.000000e+00, %10 ], [ %25, %19 ]
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd contract float %21, %24
  %26 = add i32 %20, %12
  %27 = icmp slt i32 %26, %2
  br i1 %27, label %19, label %13, !llvm.loop !10

28:                                               ; preds = %40, %13
  %29 = icmp eq i32 %4, 0
  br i1 %29, label %43, label %47

30:                                               ; preds = %13, %40
  %31 = phi i32 [ %41, %40 ], [ %17, %13 ]
  %32 = icmp samesign ult i32 %4, %31
  br i1 %32, label %33, label %40

33:                                               ; preds = %30
  %34 = add nuw nsw i32 %31, %4
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = load float, ptr %16, align 4, !tbaa !8
  %39 = fadd contract float %37, %38
  store float %39, ptr %16, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %33, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = lshr i32 %31, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %28, label %30, !llvm.loop !12

43:                                               ; preds = %28
  %44 = zext nneg i32 %5 to i64
  %45 = getelementptr inbounds nuw float, ptr %1, i64 %44
  %46 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9block_sumE4part to ptr), align 4, !tbaa !8
  store float %46, ptr %45, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %43, %28
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_minmax(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 2147483647, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), align 4, !tbaa !4
  store i32 -2147483648, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), align 4, !tbaa !4
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %4
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %16

13:                                               ; preds = %7
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %15 = mul i32 %9, %14
  br label %17

16:                                               ; preds = %17, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %5, label %27, label %33

17:                                               ; preds = %13, %17
  %18 = phi i32 [ %11, %13 ], [ %25, %17 ]
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = atomicrmw min ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), i32 %21 seq_cst, align 4
  %23 = load i32, ptr %20, align 4, !tbaa !4
  %24 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), i32 %23 seq_cst, align 4
  %25 = add i32 %18, %15
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %17, label %16, !llvm.loop !13

27:                                               ; preds = %16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %29 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2lo to ptr), align 4, !tbaa !4
  %30 = atomicrmw min ptr %1, i32 %29 seq_cst, align 4
  %31 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12block_minmaxE2hi to ptr), align 4, !tbaa !4
  %32 = atomicrmw max ptr %28, i32 %31 seq_cst, align 4
  br label %33

33:                                               ; preds = %27, %16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
