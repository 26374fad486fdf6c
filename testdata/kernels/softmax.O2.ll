; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7softmaxE7scratch = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @softmax(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw float, ptr %1, i64 %6
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = icmp slt i32 %9, %2
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %10, label %33, label %12

12:                                               ; preds = %33, %3
  %13 = phi float [ 0xFFF0000000000000, %3 ], [ %39, %33 ]
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %14
  store float %13, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = lshr i32 %11, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %31, label %18

18:                                               ; preds = %12, %28
  %19 = phi i32 [ %29, %28 ], [ %16, %12 ]
  %20 = icmp samesign ult i32 %9, %19
  br i1 %20, label %21, label %28

21:                                               ; preds = %18
  %22 = add nuw nsw i32 %19, %9
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %23
  %25 = load float, ptr %15, align 4, !tbaa !8
  %26 = load float, ptr %24, align 4, !tbaa !8
  %27 = tail call contract noundef float @llvm.maxnum.f32(float %25, float %26)
  store float %27, ptr %15, align 4, !tbaa !8
  br label %28

28:                                               ; preds = %21, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = lshr i32 %19, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %18, !llvm.loop !10

31:                                               ; preds = %28, %12
  %32 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %60, label %42

33:                                               ; preds = %3, %33
  %34 = phi float [ %39, %33 ], [ 0xFFF0000000000000, %3 ]
  %35 = phi i32 [ %40, %33 ], [ %9, %3 ]
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %7, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = tail call contract float @llvm.maxnum.f32(float %34, float %38)
  %40 = add i32 %35, %11
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %33, label %12, !llvm.loop !12

42:                                               ; preds = %60, %31
  %43 = phi float [ 0.000000e+00, %31 ], [ %70, %60 ]
  store float %43, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %57, label %44

44:                                               ; preds = %42, %54
  %45 = phi i32 [ %55, %54 ], [ %16, %42 ]
  %46 = icmp samesign ult i32 %9, %45
  br i1 %46, label %47, label %54

47:                                               ; preds = %44
  %48 = add nuw nsw i32 %45, %9
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %49
  %51 = load float, ptr %15, align 4, !tbaa !8
  %52 = load float, ptr %50, align 4, !tbaa !8
  %53 = fadd contract float %51, %52
  store float %53, ptr %15, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %47, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = lshr i32 %45, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %44, !llvm.loop !13

57:                                               ; preds = %54, %42
  %58 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = fdiv contract float 1.000000e+00, %58
  br i1 %10, label %74, label %73

60:                                               ; preds = %31, %60
  %61 = phi i32 [ %71, %60 ], [ %9, %31 ]
  %62 = phi float [ %70, %60 ], [ 0.000000e+00, %31 ]
  %63 = sext i32 %61 to i64
  %64 = getelementptr inbounds float, ptr %7, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fsub contract float %65, %32
  %67 = fmul contract float %66, 0x3FF7154760000000
  %68 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %67)
  %69 = getelementptr inbounds float, ptr %8, i64 %63
  store float %68, ptr %69, align 4, !tbaa !8
  %70 = fadd contract float %62, %68
  %71 = add i32 %61, %11
  %72 = icmp slt i32 %71, %2
  br i1 %72, label %60, label %42, !llvm.loop !14

73:                                               ; preds = %74, %57
  ret void

74:                                               ; preds = %57, %74
  %75 = phi i32 [ %80, %74 ], [ %9, %57 ]
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %8, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %59, %78
  store float %79, ptr %77, align 4, !tbaa !8
  %80 = add i32 %75, %11
  %81 = icmp slt i32 %80, %2
  br i1 %81, label %74, label %73, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }

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
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
