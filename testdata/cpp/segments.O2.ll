; ModuleID = 'segments.cu'
source_filename = "segments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.FlagScan = type { [2 x i32] }

@_ZZ17private_histogramE6memory = internal addrspace(3) global [2 x [16 x i32]] undef, align 4
@_ZZ11run_lengthsE4scan = internal unnamed_addr addrspace(3) global %struct.FlagScan undef, align 4
@_ZZ11run_lengthsE6starts = internal unnamed_addr addrspace(3) global [65 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @segment_argmax(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %11 = add i32 %9, %10
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %65, label %15

15:                                               ; preds = %79, %4
  %16 = phi float [ 0xFFF0000000000000, %4 ], [ %80, %79 ]
  %17 = phi i32 [ -1, %4 ], [ %81, %79 ]
  %18 = bitcast float %16 to i32
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %18, i32 range(i32 1, -2147483648) 16, i32 31)
  %20 = bitcast i32 %19 to float
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %17, i32 range(i32 1, -2147483648) 16, i32 31)
  %22 = fcmp contract olt float %16, %20
  %23 = fcmp contract oeq float %16, %20
  %24 = icmp slt i32 %21, %17
  %25 = select i1 %23, i1 %24, i1 false
  %26 = select i1 %22, i1 true, i1 %25
  %27 = select i1 %26, i32 %21, i32 %17
  %28 = select i1 %26, i32 %19, i32 %18
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %28, i32 range(i32 1, -2147483648) 8, i32 31)
  %30 = bitcast i32 %29 to float
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %27, i32 range(i32 1, -2147483648) 8, i32 31)
  %32 = bitcast i32 %28 to float
  %33 = fcmp contract olt float %32, %30
  %34 = fcmp contract oeq float %32, %30
  %35 = icmp slt i32 %31, %27
  %36 = select i1 %34, i1 %35, i1 false
  %37 = select i1 %33, i1 true, i1 %36
  %38 = select i1 %37, i32 %31, i32 %27
  %39 = select i1 %37, i32 %29, i32 %28
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %39, i32 range(i32 1, -2147483648) 4, i32 31)
  %41 = bitcast i32 %40 to float
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %38, i32 range(i32 1, -2147483648) 4, i32 31)
  %43 = bitcast i32 %39 to float
  %44 = fcmp contract olt float %43, %41
  %45 = fcmp contract oeq float %43, %41
  %46 = icmp slt i32 %42, %38
  %47 = select i1 %45, i1 %46, i1 false
  %48 = select i1 %44, i1 true, i1 %47
  %49 = select i1 %48, i32 %42, i32 %38
  %50 = select i1 %48, i32 %40, i32 %39
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %50, i32 range(i32 1, -2147483648) 2, i32 31)
  %52 = bitcast i32 %51 to float
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %49, i32 range(i32 1, -2147483648) 2, i32 31)
  %54 = bitcast i32 %50 to float
  %55 = fcmp contract olt float %54, %52
  %56 = fcmp contract oeq float %54, %52
  %57 = icmp slt i32 %53, %49
  %58 = select i1 %56, i1 %57, i1 false
  %59 = select i1 %55, i1 true, i1 %58
  %60 = select i1 %59, i32 %53, i32 %49
  %61 = select i1 %59, i32 %51, i32 %50
  %62 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %61, i32 range(i32 1, -2147483648) 1, i32 31)
  %63 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %60, i32 range(i32 1, -2147483648) 1, i32 31)
  %64 = icmp eq i32 %10, 0
  br i1 %64, label %84, label %96

65:                                               ; preds = %4, %79
  %66 = phi i32 [ %82, %79 ], [ %11, %4 ]
  %67 = phi i32 [ %81, %79 ], [ -1, %4 ]
  %68 = phi float [ %80, %79 ], [ 0xFFF0000000000000, %4 ]
  %69 = sext i32 %66 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = fcmp contract ogt float %71, %68
  br i1 %72, label %79, label %73

73:                                               ; preds = %65
  %74 = fcmp contract oeq float %71, %68
  %75 = icmp slt i32 %66, %67
  %76 = select i1 %74, i1 %75, i1 false
  %77 = select i1 %76, float %71, float %68
  %78 = select i1 %76, i32 %66, i32 %67
  br label %79

79:                                               ; preds = %73, %65
  %80 = phi float [ %71, %65 ], [ %77, %73 ]
  %81 = phi i32 [ %66, %65 ], [ %78, %73 ]
  %82 = add nsw i32 %66, 32
  %83 = icmp slt i32 %82, %13
  br i1 %83, label %65, label %15, !llvm.loop !10

84:                                               ; preds = %15
  %85 = getelementptr inbounds nuw i32, ptr %3, i64 %7
  %86 = getelementptr inbounds nuw float, ptr %2, i64 %7
  %87 = bitcast i32 %61 to float
  %88 = bitcast i32 %62 to float
  %89 = fcmp contract olt float %87, %88
  %90 = fcmp contract oeq float %87, %88
  %91 = icmp slt i32 %63, %60
  %92 = select i1 %90, i1 %91, i1 false
  %93 = select i1 %89, i1 true, i1 %92
  %94 = select i1 %93, i32 %63, i32 %60
  %95 = select i1 %93, float %88, float %87
  store float %95, ptr %86, align 4, !tbaa !8
  store i32 %94, ptr %85, align 4, !tbaa !4
  br label %96

96:                                               ; preds = %84, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @private_histogram(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp samesign ult i32 %4, 32
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %5, label %7, label %17

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %15, %7 ], [ %4, %3 ]
  %9 = lshr i32 %8, 4
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17private_histogramE6memory to ptr), i64 %10
  %12 = and i32 %8, 15
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  store i32 0, ptr %14, align 4, !tbaa !4
  %15 = add nuw nsw i32 %8, %6
  %16 = icmp samesign ult i32 %15, 32
  br i1 %16, label %7, label %17, !llvm.loop !12

17:                                               ; preds = %7, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = mul i32 %18, %6
  %20 = add i32 %19, %4
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %22, label %28

22:                                               ; preds = %17
  %23 = lshr i32 %4, 5
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17private_histogramE6memory to ptr), i64 %24
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %27 = mul i32 %26, %6
  br label %46

28:                                               ; preds = %46, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = icmp samesign ult i32 %4, 16
  br i1 %29, label %30, label %45

30:                                               ; preds = %28, %42
  %31 = phi i32 [ %43, %42 ], [ %4, %28 ]
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17private_histogramE6memory to ptr), i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = add i32 %36, %34
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %30
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %32
  %41 = atomicrmw add ptr %40, i32 %37 seq_cst, align 4
  br label %42

42:                                               ; preds = %39, %30
  %43 = add nuw nsw i32 %31, %6
  %44 = icmp samesign ult i32 %43, 16
  br i1 %44, label %30, label %45, !llvm.loop !13

45:                                               ; preds = %42, %28
  ret void

46:                                               ; preds = %22, %46
  %47 = phi i32 [ %20, %22 ], [ %55, %46 ]
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %0, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !14
  %51 = and i8 %50, 15
  %52 = zext nneg i8 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %25, i64 %52
  %54 = atomicrmw add ptr %53, i32 1 seq_cst, align 4
  %55 = add i32 %47, %27
  %56 = icmp slt i32 %55, %2
  br i1 %56, label %46, label %28, !llvm.loop !15
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @run_lengths(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %14, label %7

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  %10 = getelementptr i8, ptr %9, i64 -1
  %11 = load i8, ptr %9, align 1, !tbaa !14
  %12 = load i8, ptr %10, align 1, !tbaa !14
  %13 = icmp ne i8 %11, %12
  br label %14

14:                                               ; preds = %7, %4
  %15 = phi i1 [ true, %4 ], [ %13, %7 ]
  %16 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %15)
  %17 = lshr i32 %5, 5
  %18 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %16)
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE4scan to ptr), i64 %22
  store i32 %21, ptr %23, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %14, %20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE4scan to ptr), align 4, !tbaa !4
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE4scan to ptr), i64 4), align 4, !tbaa !4
  %27 = add nsw i32 %26, %25
  br i1 %15, label %28, label %42

28:                                               ; preds = %24
  %29 = icmp eq i32 %17, 1
  %30 = select i1 %29, i32 %25, i32 0
  %31 = shl nsw i32 -1, %18
  %32 = xor i32 %31, -1
  %33 = and i32 %16, %32
  %34 = tail call range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %33)
  %35 = add nsw i32 %30, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 %36
  %38 = getelementptr inbounds i8, ptr %1, i64 %36
  %39 = zext nneg i32 %5 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !14
  store i8 %41, ptr %38, align 1, !tbaa !14
  store i32 %5, ptr %37, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %28, %24
  br i1 %6, label %43, label %46

43:                                               ; preds = %42
  %44 = sext i32 %27 to i64
  %45 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 %44
  store i32 64, ptr %45, align 4, !tbaa !4
  store i32 %27, ptr %3, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %43, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = icmp slt i32 %5, %27
  br i1 %47, label %48, label %56

48:                                               ; preds = %46
  %49 = zext nneg i32 %5 to i64
  %50 = getelementptr inbounds nuw i32, ptr %2, i64 %49
  %51 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11run_lengthsE6starts to ptr), i64 %49
  %52 = getelementptr i8, ptr %51, i64 4
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = load i32, ptr %51, align 4, !tbaa !4
  %55 = sub nsw i32 %53, %54
  store i32 %55, ptr %50, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %48, %46
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !11}
