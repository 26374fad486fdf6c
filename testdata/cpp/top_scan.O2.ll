; ModuleID = 'top_scan.cu'
source_filename = "top_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11scan_reduceE6shared = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ8top_scanE6shared = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ11bottom_scanE6shared = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ11bottom_scanE4seed = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_reduce(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = udiv i32 %2, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add nsw i32 %7, %5
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %59

14:                                               ; preds = %59, %3
  %15 = phi i32 [ 0, %3 ], [ %65, %59 ]
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_reduceE6shared to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ult i32 %8, 32
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load i32, ptr %17, align 4, !tbaa !4
  %23 = add nsw i32 %22, %21
  store i32 %23, ptr %17, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %19, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = icmp samesign ult i32 %8, 16
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr %17, i64 64
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = load i32, ptr %17, align 4, !tbaa !4
  %30 = add nsw i32 %29, %28
  store i32 %30, ptr %17, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %26, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp samesign ult i32 %8, 8
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = load i32, ptr %17, align 4, !tbaa !4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr %17, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp samesign ult i32 %8, 4
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = load i32, ptr %17, align 4, !tbaa !4
  %44 = add nsw i32 %43, %42
  store i32 %44, ptr %17, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %40, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp samesign ult i32 %8, 2
  br i1 %46, label %47, label %52

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = load i32, ptr %17, align 4, !tbaa !4
  %51 = add nsw i32 %50, %49
  store i32 %51, ptr %17, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %47, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = icmp eq i32 %8, 0
  br i1 %53, label %54, label %58

54:                                               ; preds = %52
  %55 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_reduceE6shared to ptr), i64 4), align 4, !tbaa !4
  %56 = load i32, ptr %17, align 4, !tbaa !4
  %57 = add nsw i32 %56, %55
  store i32 %57, ptr %17, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %52, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %53, label %68, label %72

59:                                               ; preds = %12, %59
  %60 = phi i32 [ %9, %12 ], [ %66, %59 ]
  %61 = phi i32 [ 0, %12 ], [ %65, %59 ]
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = add nsw i32 %64, %61
  %66 = add i32 %60, %13
  %67 = icmp slt i32 %66, %10
  br i1 %67, label %59, label %14, !llvm.loop !8

68:                                               ; preds = %58
  %69 = zext nneg i32 %6 to i64
  %70 = getelementptr inbounds nuw i32, ptr %1, i64 %69
  %71 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11scan_reduceE6shared to ptr), align 4, !tbaa !4
  store i32 %71, ptr %70, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %68, %58
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @top_scan(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp slt i32 %3, %1
  %5 = zext nneg i32 %3 to i64
  br i1 %4, label %6, label %9

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %8 = load i32, ptr %7, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi i32 [ %8, %6 ], [ 0, %2 ]
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8top_scanE6shared to ptr), i64 %5
  store volatile i32 0, ptr %11, align 4, !tbaa !4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = add nuw nsw i32 %3, %12
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8top_scanE6shared to ptr), i64 %14
  store volatile i32 %10, ptr %15, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ugt i32 %12, 1
  br i1 %16, label %17, label %27

17:                                               ; preds = %9, %17
  %18 = phi i32 [ %25, %17 ], [ 1, %9 ]
  %19 = sub nsw i32 %13, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8top_scanE6shared to ptr), i64 %20
  %22 = load volatile i32, ptr %21, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load volatile i32, ptr %15, align 4, !tbaa !4
  %24 = add nsw i32 %23, %22
  store volatile i32 %24, ptr %15, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = shl nuw nsw i32 %18, 1
  %26 = icmp samesign ult i32 %25, %12
  br i1 %26, label %17, label %27, !llvm.loop !10

27:                                               ; preds = %17, %9
  %28 = getelementptr i8, ptr %15, i64 -4
  %29 = load volatile i32, ptr %28, align 4, !tbaa !4
  br i1 %4, label %30, label %32

30:                                               ; preds = %27
  %31 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  store i32 %29, ptr %31, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %30, %27
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bottom_scan(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %6 = udiv i32 %3, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %14, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE4seed to ptr), align 4, !tbaa !4
  br label %15

15:                                               ; preds = %11, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = add nsw i32 %8, %6
  %17 = icmp sgt i32 %6, 0
  br i1 %17, label %18, label %31

18:                                               ; preds = %15
  %19 = shl nuw nsw i32 %9, 2
  %20 = zext nneg i32 %9 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE6shared to ptr), i64 %20
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %23 = add nuw nsw i32 %9, %22
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE6shared to ptr), i64 %24
  %26 = icmp samesign ugt i32 %22, 1
  %27 = getelementptr i8, ptr %25, i64 -4
  %28 = add nsw i32 %22, -1
  %29 = icmp eq i32 %9, %28
  %30 = shl nuw nsw i32 %22, 2
  br label %32

31:                                               ; preds = %70, %15
  ret void

32:                                               ; preds = %18, %70
  %33 = phi i32 [ %8, %18 ], [ %71, %70 ]
  %34 = add i32 %33, %19
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %0, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = add nsw i32 %39, %37
  %45 = add nsw i32 %41, %44
  %46 = add nsw i32 %43, %45
  store volatile i32 0, ptr %21, align 4, !tbaa !4
  store volatile i32 %46, ptr %25, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %26, label %47, label %57

47:                                               ; preds = %32, %47
  %48 = phi i32 [ %55, %47 ], [ 1, %32 ]
  %49 = sub nsw i32 %23, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE6shared to ptr), i64 %50
  %52 = load volatile i32, ptr %51, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load volatile i32, ptr %25, align 4, !tbaa !4
  %54 = add nsw i32 %53, %52
  store volatile i32 %54, ptr %25, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = shl nuw nsw i32 %48, 1
  %56 = icmp samesign ult i32 %55, %22
  br i1 %56, label %47, label %57, !llvm.loop !10

57:                                               ; preds = %47, %32
  %58 = load volatile i32, ptr %27, align 4, !tbaa !4
  %59 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE4seed to ptr), align 4, !tbaa !4
  %60 = add nsw i32 %59, %58
  %61 = add nsw i32 %60, %37
  %62 = add nsw i32 %60, %44
  %63 = add nsw i32 %60, %45
  %64 = add nsw i32 %60, %46
  %65 = getelementptr inbounds i32, ptr %2, i64 %35
  store i32 %61, ptr %65, align 4, !tbaa !4
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store i32 %62, ptr %66, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i32 %63, ptr %67, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 12
  store i32 %64, ptr %68, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %29, label %69, label %70

69:                                               ; preds = %57
  store i32 %64, ptr addrspacecast (ptr addrspace(3) @_ZZ11bottom_scanE4seed to ptr), align 4, !tbaa !4
  br label %70

70:                                               ; preds = %69, %57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = add i32 %33, %30
  %72 = icmp slt i32 %71, %16
  br i1 %72, label %32, label %31, !llvm.loop !11
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
