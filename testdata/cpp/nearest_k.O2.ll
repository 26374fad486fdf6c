; ModuleID = 'nearest_k.cu'
source_filename = "nearest_k.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @nearest_k(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = icmp sgt i32 %4, 0
  br i1 %17, label %43, label %18

18:                                               ; preds = %79, %5
  %19 = phi i32 [ -1, %5 ], [ %80, %79 ]
  %20 = phi float [ 0x47EC363CC0000000, %5 ], [ %81, %79 ]
  %21 = phi i32 [ -1, %5 ], [ %82, %79 ]
  %22 = phi float [ 0x47EC363CC0000000, %5 ], [ %83, %79 ]
  %23 = phi i32 [ -1, %5 ], [ %84, %79 ]
  %24 = phi float [ 0x47EC363CC0000000, %5 ], [ %85, %79 ]
  %25 = phi i32 [ -1, %5 ], [ %86, %79 ]
  %26 = phi float [ 0x47EC363CC0000000, %5 ], [ %87, %79 ]
  %27 = shl nsw i32 %10, 2
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %2, i64 %28
  store float %20, ptr %29, align 4, !tbaa !8
  %30 = getelementptr inbounds i32, ptr %3, i64 %28
  store i32 %19, ptr %30, align 4, !tbaa !4
  %31 = or disjoint i32 %27, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %2, i64 %32
  store float %22, ptr %33, align 4, !tbaa !8
  %34 = getelementptr inbounds i32, ptr %3, i64 %32
  store i32 %21, ptr %34, align 4, !tbaa !4
  %35 = or disjoint i32 %27, 2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  store float %24, ptr %37, align 4, !tbaa !8
  %38 = getelementptr inbounds i32, ptr %3, i64 %36
  store i32 %23, ptr %38, align 4, !tbaa !4
  %39 = or disjoint i32 %27, 3
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %2, i64 %40
  store float %26, ptr %41, align 4, !tbaa !8
  %42 = getelementptr inbounds i32, ptr %3, i64 %40
  store i32 %25, ptr %42, align 4, !tbaa !4
  ret void

43:                                               ; preds = %5, %79
  %44 = phi i32 [ %95, %79 ], [ 0, %5 ]
  %45 = phi float [ %94, %79 ], [ 0x47EC363CC0000000, %5 ]
  %46 = phi float [ %93, %79 ], [ 0x47EC363CC0000000, %5 ]
  %47 = phi float [ %92, %79 ], [ 0x47EC363CC0000000, %5 ]
  %48 = phi float [ %91, %79 ], [ 0x47EC363CC0000000, %5 ]
  %49 = phi i32 [ %90, %79 ], [ -1, %5 ]
  %50 = phi i32 [ %89, %79 ], [ -1, %5 ]
  %51 = phi i32 [ %88, %79 ], [ -1, %5 ]
  %52 = phi float [ %87, %79 ], [ 0x47EC363CC0000000, %5 ]
  %53 = phi i32 [ %86, %79 ], [ -1, %5 ]
  %54 = phi float [ %85, %79 ], [ 0x47EC363CC0000000, %5 ]
  %55 = phi i32 [ %84, %79 ], [ -1, %5 ]
  %56 = phi float [ %83, %79 ], [ 0x47EC363CC0000000, %5 ]
  %57 = phi i32 [ %82, %79 ], [ -1, %5 ]
  %58 = phi float [ %81, %79 ], [ 0x47EC363CC0000000, %5 ]
  %59 = phi i32 [ %80, %79 ], [ -1, %5 ]
  %60 = shl nuw nsw i32 %44, 1
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw float, ptr %1, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fsub contract float %63, %14
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fsub contract float %66, %16
  %68 = fmul contract float %64, %64
  %69 = fmul contract float %67, %67
  %70 = fadd contract float %68, %69
  %71 = fcmp contract olt float %70, %48
  br i1 %71, label %72, label %79

72:                                               ; preds = %43
  %73 = fcmp contract olt float %70, %47
  br i1 %73, label %74, label %79

74:                                               ; preds = %72
  %75 = fcmp contract olt float %70, %46
  br i1 %75, label %76, label %79

76:                                               ; preds = %74
  %77 = fcmp contract olt float %70, %45
  br i1 %77, label %78, label %79

78:                                               ; preds = %76
  br label %79

79:                                               ; preds = %43, %72, %74, %76, %78
  %80 = phi i32 [ %59, %43 ], [ %59, %72 ], [ %59, %74 ], [ %59, %76 ], [ %44, %78 ]
  %81 = phi float [ %58, %43 ], [ %58, %72 ], [ %58, %74 ], [ %58, %76 ], [ %70, %78 ]
  %82 = phi i32 [ %57, %43 ], [ %57, %72 ], [ %57, %74 ], [ %44, %76 ], [ %49, %78 ]
  %83 = phi float [ %56, %43 ], [ %56, %72 ], [ %56, %74 ], [ %70, %76 ], [ %45, %78 ]
  %84 = phi i32 [ %55, %43 ], [ %55, %72 ], [ %44, %74 ], [ %50, %76 ], [ %50, %78 ]
  %85 = phi float [ %54, %43 ], [ %54, %72 ], [ %70, %74 ], [ %46, %76 ], [ %46, %78 ]
  %86 = phi i32 [ %53, %43 ], [ %44, %72 ], [ %51, %74 ], [ %51, %76 ], [ %51, %78 ]
  %87 = phi float [ %52, %43 ], [ %70, %72 ], [ %47, %74 ], [ %47, %76 ], [ %47, %78 ]
  %88 = phi i32 [ %51, %43 ], [ %51, %72 ], [ %44, %74 ], [ %50, %76 ], [ %50, %78 ]
  %89 = phi i32 [ %50, %43 ], [ %50, %72 ], [ %50, %74 ], [ %44, %76 ], [ %49, %78 ]
  %90 = phi i32 [ %49, %43 ], [ %49, %72 ], [ %49, %74 ], [ %49, %76 ], [ %44, %78 ]
  %91 = phi float [ %48, %43 ], [ %70, %72 ], [ %47, %74 ], [ %47, %76 ], [ %47, %78 ]
  %92 = phi float [ %47, %43 ], [ %47, %72 ], [ %70, %74 ], [ %46, %76 ], [ %46, %78 ]
  %93 = phi float [ %46, %43 ], [ %46, %72 ], [ %46, %74 ], [ %70, %76 ], [ %45, %78 ]
  %94 = phi float [ %45, %43 ], [ %45, %72 ], [ %45, %74 ], [ %45, %76 ], [ %70, %78 ]
  %95 = add nuw nsw i32 %44, 1
  %96 = icmp eq i32 %95, %4
  br i1 %96, label %18, label %43, !llvm.loop !10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @row_top_k(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = lshr i32 %4, 5
  %6 = and i32 %4, 31
  %7 = icmp slt i32 %6, %2
  br i1 %7, label %8, label %10

8:                                                ; preds = %3
  %9 = mul nsw i32 %2, %5
  br label %34

10:                                               ; preds = %53, %3
  %11 = phi float [ 0x47EC363CC0000000, %3 ], [ %54, %53 ]
  %12 = phi float [ 0x47EC363CC0000000, %3 ], [ %55, %53 ]
  %13 = phi float [ 0x47EC363CC0000000, %3 ], [ %56, %53 ]
  %14 = phi float [ 0x47EC363CC0000000, %3 ], [ %57, %53 ]
  %15 = icmp eq i32 %6, 0
  %16 = shl nuw nsw i32 %5, 2
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 range(i32 1, -2147483648) 16, i32 31)
  %18 = tail call contract float @llvm.minnum.f32(float %14, float %17)
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 range(i32 1, -2147483648) 8, i32 31)
  %20 = tail call contract float @llvm.minnum.f32(float %18, float %19)
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 4, i32 31)
  %22 = tail call contract float @llvm.minnum.f32(float %20, float %21)
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 range(i32 1, -2147483648) 2, i32 31)
  %24 = tail call contract float @llvm.minnum.f32(float %22, float %23)
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 range(i32 1, -2147483648) 1, i32 31)
  %26 = tail call contract float @llvm.minnum.f32(float %24, float %25)
  %27 = fcmp contract oeq float %26, %14
  %28 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %27)
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %30 = icmp eq i32 %6, %29
  %31 = select i1 %30, float %11, float %12
  %32 = select i1 %30, float %12, float %13
  %33 = select i1 %30, float %13, float %14
  br i1 %15, label %60, label %64

34:                                               ; preds = %8, %53
  %35 = phi i32 [ %6, %8 ], [ %58, %53 ]
  %36 = phi float [ 0x47EC363CC0000000, %8 ], [ %57, %53 ]
  %37 = phi float [ 0x47EC363CC0000000, %8 ], [ %56, %53 ]
  %38 = phi float [ 0x47EC363CC0000000, %8 ], [ %55, %53 ]
  %39 = phi float [ 0x47EC363CC0000000, %8 ], [ %54, %53 ]
  %40 = add nsw i32 %35, %9
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fneg contract float %43
  %45 = fcmp contract ogt float %39, %44
  br i1 %45, label %46, label %53

46:                                               ; preds = %34
  %47 = fcmp contract ogt float %38, %44
  br i1 %47, label %48, label %53

48:                                               ; preds = %46
  %49 = fcmp contract ogt float %37, %44
  br i1 %49, label %50, label %53

50:                                               ; preds = %48
  %51 = fcmp contract ogt float %36, %44
  br i1 %51, label %52, label %53

52:                                               ; preds = %50
  br label %53

53:                                               ; preds = %34, %46, %48, %50, %52
  %54 = phi float [ %38, %52 ], [ %38, %50 ], [ %38, %48 ], [ %44, %46 ], [ %39, %34 ]
  %55 = phi float [ %37, %52 ], [ %37, %50 ], [ %44, %48 ], [ %38, %46 ], [ %38, %34 ]
  %56 = phi float [ %36, %52 ], [ %44, %50 ], [ %37, %48 ], [ %37, %46 ], [ %37, %34 ]
  %57 = phi float [ %44, %52 ], [ %36, %50 ], [ %36, %48 ], [ %36, %46 ], [ %36, %34 ]
  %58 = add nuw nsw i32 %35, 32
  %59 = icmp slt i32 %58, %2
  br i1 %59, label %34, label %10, !llvm.loop !12

60:                                               ; preds = %10
  %61 = zext nneg i32 %16 to i64
  %62 = getelementptr inbounds nuw float, ptr %1, i64 %61
  %63 = fneg contract float %26
  store float %63, ptr %62, align 4, !tbaa !8
  br label %64

64:                                               ; preds = %60, %10
  %65 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %33, i32 range(i32 1, -2147483648) 16, i32 31)
  %66 = tail call contract float @llvm.minnum.f32(float %33, float %65)
  %67 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %66, i32 range(i32 1, -2147483648) 8, i32 31)
  %68 = tail call contract float @llvm.minnum.f32(float %66, float %67)
  %69 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %68, i32 range(i32 1, -2147483648) 4, i32 31)
  %70 = tail call contract float @llvm.minnum.f32(float %68, float %69)
  %71 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %70, i32 range(i32 1, -2147483648) 2, i32 31)
  %72 = tail call contract float @llvm.minnum.f32(float %70, float %71)
  %73 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %72, i32 range(i32 1, -2147483648) 1, i32 31)
  %74 = tail call contract float @llvm.minnum.f32(float %72, float %73)
  %75 = fcmp contract oeq float %74, %33
  %76 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %75)
  %77 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = icmp eq i32 %6, %77
  %79 = select i1 %78, float %31, float %32
  %80 = select i1 %78, float %32, float %33
  br i1 %15, label %81, label %86

81:                                               ; preds = %64
  %82 = zext nneg i32 %16 to i64
  %83 = getelementptr inbounds nuw float, ptr %1, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %85 = fneg contract float %74
  store float %85, ptr %84, align 4, !tbaa !8
  br label %86

86:                                               ; preds = %81, %64
  %87 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %80, i32 range(i32 1, -2147483648) 16, i32 31)
  %88 = tail call contract float @llvm.minnum.f32(float %80, float %87)
  %89 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %88, i32 range(i32 1, -2147483648) 8, i32 31)
  %90 = tail call contract float @llvm.minnum.f32(float %88, float %89)
  %91 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %90, i32 range(i32 1, -2147483648) 4, i32 31)
  %92 = tail call contract float @llvm.minnum.f32(float %90, float %91)
  %93 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %92, i32 range(i32 1, -2147483648) 2, i32 31)
  %94 = tail call contract float @llvm.minnum.f32(float %92, float %93)
  %95 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %94, i32 range(i32 1, -2147483648) 1, i32 31)
  %96 = tail call contract float @llvm.minnum.f32(float %94, float %95)
  %97 = fcmp contract oeq float %96, %80
  %98 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %97)
  %99 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %98, i1 true)
  %100 = icmp eq i32 %6, %99
  %101 = select i1 %100, float %79, float %80
  br i1 %15, label %102, label %107

102:                                              ; preds = %86
  %103 = zext nneg i32 %16 to i64
  %104 = getelementptr inbounds nuw float, ptr %1, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = fneg contract float %96
  store float %106, ptr %105, align 4, !tbaa !8
  br label %107

107:                                              ; preds = %102, %86
  %108 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %101, i32 range(i32 1, -2147483648) 16, i32 31)
  %109 = tail call contract float @llvm.minnum.f32(float %101, float %108)
  %110 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %109, i32 range(i32 1, -2147483648) 8, i32 31)
  %111 = tail call contract float @llvm.minnum.f32(float %109, float %110)
  %112 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %111, i32 range(i32 1, -2147483648) 4, i32 31)
  %113 = tail call contract float @llvm.minnum.f32(float %111, float %112)
  %114 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %113, i32 range(i32 1, -2147483648) 2, i32 31)
  %115 = tail call contract float @llvm.minnum.f32(float %113, float %114)
  %116 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %115, i32 range(i32 1, -2147483648) 1, i32 31)
  %117 = tail call contract float @llvm.minnum.f32(float %115, float %116)
  %118 = fcmp contract oeq float %117, %101
  %119 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %118)
  br i1 %15, label %120, label %125

120:                                              ; preds = %107
  %121 = zext nneg i32 %16 to i64
  %122 = getelementptr inbounds nuw float, ptr %1, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 12
  %124 = fneg contract float %117
  store float %124, ptr %123, align 4, !tbaa !8
  br label %125

125:                                              ; preds = %120, %107
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
