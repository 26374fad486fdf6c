; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10scan_blockE3buf = internal unnamed_addr addrspace(3) global [2 x [128 x i32]] undef, align 4
@_ZZ10scan_warpsE4sums = internal unnamed_addr addrspace(3) global [4 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 7
  %6 = add nsw i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %2
  %15 = zext nneg i32 %3 to i64
  %16 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 %15
  %17 = getelementptr i8, ptr %16, i64 -4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = add nsw i32 %18, %12
  br label %20

20:                                               ; preds = %14, %2
  %21 = phi i32 [ %19, %14 ], [ %12, %2 ]
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store i32 %21, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 512), i64 %10
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = icmp samesign ult i32 %3, 2
  br i1 %25, label %32, label %26

26:                                               ; preds = %20
  %27 = zext nneg i32 %3 to i64
  %28 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 512), i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = add nsw i32 %30, %24
  br label %32

32:                                               ; preds = %26, %20
  %33 = phi i32 [ %31, %26 ], [ %24, %20 ]
  store i32 %33, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = icmp samesign ult i32 %3, 4
  br i1 %35, label %42, label %36

36:                                               ; preds = %32
  %37 = zext nneg i32 %3 to i64
  %38 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 %37
  %39 = getelementptr i8, ptr %38, i64 -16
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = add nsw i32 %40, %34
  br label %42

42:                                               ; preds = %36, %32
  %43 = phi i32 [ %41, %36 ], [ %34, %32 ]
  store i32 %43, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = load i32, ptr %23, align 4, !tbaa !4
  %45 = icmp samesign ult i32 %3, 8
  br i1 %45, label %52, label %46

46:                                               ; preds = %42
  %47 = zext nneg i32 %3 to i64
  %48 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 512), i64 %47
  %49 = getelementptr i8, ptr %48, i64 -32
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = add nsw i32 %50, %44
  br label %52

52:                                               ; preds = %46, %42
  %53 = phi i32 [ %51, %46 ], [ %44, %42 ]
  store i32 %53, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i32, ptr %11, align 4, !tbaa !4
  %55 = icmp samesign ult i32 %3, 16
  br i1 %55, label %62, label %56

56:                                               ; preds = %52
  %57 = zext nneg i32 %3 to i64
  %58 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 %57
  %59 = getelementptr i8, ptr %58, i64 -64
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = add nsw i32 %60, %54
  br label %62

62:                                               ; preds = %56, %52
  %63 = phi i32 [ %61, %56 ], [ %54, %52 ]
  store i32 %63, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = load i32, ptr %23, align 4, !tbaa !4
  %65 = icmp samesign ult i32 %3, 32
  br i1 %65, label %72, label %66

66:                                               ; preds = %62
  %67 = zext nneg i32 %3 to i64
  %68 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 512), i64 %67
  %69 = getelementptr i8, ptr %68, i64 -128
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = add nsw i32 %70, %64
  br label %72

72:                                               ; preds = %66, %62
  %73 = phi i32 [ %71, %66 ], [ %64, %62 ]
  store i32 %73, ptr %11, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load i32, ptr %11, align 4, !tbaa !4
  %75 = icmp samesign ult i32 %3, 64
  br i1 %75, label %82, label %76

76:                                               ; preds = %72
  %77 = zext nneg i32 %3 to i64
  %78 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE3buf to ptr), i64 %77
  %79 = getelementptr i8, ptr %78, i64 -256
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = add nsw i32 %80, %74
  br label %82

82:                                               ; preds = %76, %72
  %83 = phi i32 [ %81, %76 ], [ %74, %72 ]
  store i32 %83, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = load i32, ptr %23, align 4, !tbaa !4
  %85 = getelementptr inbounds i32, ptr %1, i64 %7
  store i32 %84, ptr %85, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @scan_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = lshr i32 %3, 5
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %8, i32 range(i32 -2147483648, 32) 1, i32 0)
  %10 = icmp eq i32 %4, 0
  %11 = fadd contract float %8, %9
  %12 = select i1 %10, float %8, float %11
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %12, i32 range(i32 -2147483648, 32) 2, i32 0)
  %14 = icmp samesign ult i32 %4, 2
  %15 = fadd contract float %13, %12
  %16 = select i1 %14, float %12, float %15
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %16, i32 range(i32 -2147483648, 32) 4, i32 0)
  %18 = icmp samesign ult i32 %4, 4
  %19 = fadd contract float %17, %16
  %20 = select i1 %18, float %16, float %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %20, i32 range(i32 -2147483648, 32) 8, i32 0)
  %22 = icmp samesign ult i32 %4, 8
  %23 = fadd contract float %21, %20
  %24 = select i1 %22, float %20, float %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %24, i32 range(i32 -2147483648, 32) 16, i32 0)
  %26 = icmp samesign ult i32 %4, 16
  %27 = fadd contract float %25, %24
  %28 = select i1 %26, float %24, float %27
  %29 = icmp eq i32 %4, 31
  br i1 %29, label %30, label %33

30:                                               ; preds = %2
  %31 = zext nneg i32 %5 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 %31
  store float %27, ptr %32, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %30, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp eq i32 %5, 0
  br i1 %34, label %35, label %58

35:                                               ; preds = %33
  br i1 %18, label %36, label %40

36:                                               ; preds = %35
  %37 = zext nneg i32 %4 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %35, %36
  %41 = phi contract float [ %39, %36 ], [ 0.000000e+00, %35 ]
  %42 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %41, i32 range(i32 -2147483648, 32) 1, i32 0)
  %43 = fadd contract float %41, %42
  %44 = select i1 %10, float %41, float %43
  %45 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %44, i32 range(i32 -2147483648, 32) 2, i32 0)
  %46 = fadd contract float %45, %44
  %47 = select i1 %14, float %44, float %46
  %48 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %47, i32 range(i32 -2147483648, 32) 4, i32 0)
  %49 = fadd contract float %48, %47
  %50 = select i1 %18, float %47, float %49
  %51 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %50, i32 range(i32 -2147483648, 32) 8, i32 0)
  %52 = fadd contract float %51, %50
  %53 = select i1 %22, float %50, float %52
  %54 = tail call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 -1, float %53, i32 range(i32 -2147483648, 32) 16, i32 0)
  br i1 %18, label %55, label %58

55:                                               ; preds = %40
  %56 = zext nneg i32 %4 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 %56
  store float %50, ptr %57, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %40, %55, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %34, label %65, label %59

59:                                               ; preds = %58
  %60 = zext nneg i32 %5 to i64
  %61 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_warpsE4sums to ptr), i64 %60
  %62 = getelementptr i8, ptr %61, i64 -4
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fadd contract float %28, %63
  br label %65

65:                                               ; preds = %58, %59
  %66 = phi contract float [ %64, %59 ], [ %28, %58 ]
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %6
  store float %66, ptr %67, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
