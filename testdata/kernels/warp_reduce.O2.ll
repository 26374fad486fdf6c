; ModuleID = 'warp_reduce.cu'
source_filename = "warp_reduce.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8warp_sumE6totals = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = add i32 %6, %3
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %10, i32 range(i32 1, -2147483648) 16, i32 31)
  %12 = fadd contract float %10, %11
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %12, i32 range(i32 1, -2147483648) 8, i32 31)
  %14 = fadd contract float %12, %13
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %14, i32 range(i32 1, -2147483648) 4, i32 31)
  %16 = fadd contract float %14, %15
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %16, i32 range(i32 1, -2147483648) 2, i32 31)
  %18 = fadd contract float %16, %17
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %18, i32 range(i32 1, -2147483648) 1, i32 31)
  %20 = and i32 %3, 31
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %2
  %23 = lshr exact i32 %3, 5
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE6totals to ptr), i64 %24
  %26 = fadd contract float %18, %19
  store float %26, ptr %25, align 4, !tbaa !8
  br label %27

27:                                               ; preds = %22, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp samesign ult i32 %3, 32
  br i1 %28, label %29, label %52

29:                                               ; preds = %27
  %30 = lshr i32 %5, 5
  %31 = icmp samesign ult i32 %3, %30
  br i1 %31, label %32, label %36

32:                                               ; preds = %29
  %33 = zext nneg i32 %3 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8warp_sumE6totals to ptr), i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  br label %36

36:                                               ; preds = %29, %32
  %37 = phi contract float [ %35, %32 ], [ 0.000000e+00, %29 ]
  %38 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %37, i32 range(i32 1, -2147483648) 16, i32 31)
  %39 = fadd contract float %37, %38
  %40 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %39, i32 range(i32 1, -2147483648) 8, i32 31)
  %41 = fadd contract float %39, %40
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %41, i32 range(i32 1, -2147483648) 4, i32 31)
  %43 = fadd contract float %41, %42
  %44 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %43, i32 range(i32 1, -2147483648) 2, i32 31)
  %45 = fadd contract float %43, %44
  %46 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %45, i32 range(i32 1, -2147483648) 1, i32 31)
  %47 = icmp eq i32 %3, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %36
  %49 = zext nneg i32 %4 to i64
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49
  %51 = fadd contract float %45, %46
  store float %51, ptr %50, align 4, !tbaa !8
  br label %52

52:                                               ; preds = %36, %48, %27
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @warp_argmax(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %11, i32 range(i32 1, -2147483648) 16, i32 31)
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %8, i32 range(i32 1, -2147483648) 16, i32 31)
  %14 = fcmp contract ogt float %12, %11
  br i1 %14, label %19, label %15

15:                                               ; preds = %3
  %16 = fcmp contract oeq float %12, %11
  %17 = icmp slt i32 %13, %8
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %15, %3
  br label %20

20:                                               ; preds = %19, %15
  %21 = phi i32 [ %13, %19 ], [ %8, %15 ]
  %22 = phi float [ %12, %19 ], [ %11, %15 ]
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 range(i32 1, -2147483648) 8, i32 31)
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 range(i32 1, -2147483648) 8, i32 31)
  %25 = fcmp contract ogt float %23, %22
  br i1 %25, label %30, label %26

26:                                               ; preds = %20
  %27 = fcmp contract oeq float %23, %22
  %28 = icmp slt i32 %24, %21
  %29 = and i1 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %20
  br label %31

31:                                               ; preds = %30, %26
  %32 = phi i32 [ %24, %30 ], [ %21, %26 ]
  %33 = phi float [ %23, %30 ], [ %22, %26 ]
  %34 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 range(i32 1, -2147483648) 4, i32 31)
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %32, i32 range(i32 1, -2147483648) 4, i32 31)
  %36 = fcmp contract ogt float %34, %33
  br i1 %36, label %41, label %37

37:                                               ; preds = %31
  %38 = fcmp contract oeq float %34, %33
  %39 = icmp slt i32 %35, %32
  %40 = and i1 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %31
  br label %42

42:                                               ; preds = %41, %37
  %43 = phi i32 [ %35, %41 ], [ %32, %37 ]
  %44 = phi float [ %34, %41 ], [ %33, %37 ]
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %44, i32 range(i32 1, -2147483648) 2, i32 31)
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 range(i32 1, -2147483648) 2, i32 31)
  %47 = fcmp contract ogt float %45, %44
  br i1 %47, label %52, label %48

48:                                               ; preds = %42
  %49 = fcmp contract oeq float %45, %44
  %50 = icmp slt i32 %46, %43
  %51 = and i1 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %48, %42
  br label %53

53:                                               ; preds = %52, %48
  %54 = phi i32 [ %46, %52 ], [ %43, %48 ]
  %55 = phi float [ %45, %52 ], [ %44, %48 ]
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %55, i32 range(i32 1, -2147483648) 1, i32 31)
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %54, i32 range(i32 1, -2147483648) 1, i32 31)
  %58 = fcmp contract ogt float %56, %55
  br i1 %58, label %63, label %59

59:                                               ; preds = %53
  %60 = fcmp contract oeq float %56, %55
  %61 = icmp slt i32 %57, %54
  %62 = and i1 %60, %61
  br i1 %62, label %63, label %64

63:                                               ; preds = %59, %53
  br label %64

64:                                               ; preds = %63, %59
  %65 = phi i32 [ %57, %63 ], [ %54, %59 ]
  %66 = phi float [ %56, %63 ], [ %55, %59 ]
  %67 = tail call noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %64
  %70 = ashr i32 %8, 5
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %2, i64 %71
  %73 = getelementptr inbounds i32, ptr %1, i64 %71
  store i32 %65, ptr %73, align 4, !tbaa !4
  store float %66, ptr %72, align 4, !tbaa !8
  br label %74

74:                                               ; preds = %69, %64
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
