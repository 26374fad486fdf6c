; ModuleID = 'volatile_flags.cu'
source_filename = "volatile_flags.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14sum_last_blockE1s = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ14sum_last_blockE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@_ZZ17volatile_accessesE3box = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_last_block(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %12, %7
  br label %24

14:                                               ; preds = %24, %4
  %15 = phi i32 [ 0, %4 ], [ %30, %24 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %19, label %85

19:                                               ; preds = %14
  %20 = and i32 %7, 3
  %21 = icmp samesign ult i32 %7, 4
  br i1 %21, label %35, label %22

22:                                               ; preds = %19
  %23 = and i32 %7, 2044
  br label %59

24:                                               ; preds = %11, %24
  %25 = phi i32 [ %9, %11 ], [ %31, %24 ]
  %26 = phi i32 [ 0, %11 ], [ %30, %24 ]
  %27 = sext i32 %25 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = add nsw i32 %29, %26
  %31 = add i32 %25, %13
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %24, label %14, !llvm.loop !8

33:                                               ; preds = %59
  %34 = icmp eq i32 %20, 0
  br i1 %34, label %50, label %35

35:                                               ; preds = %33, %19
  %36 = phi i32 [ 0, %19 ], [ %82, %33 ]
  %37 = phi i32 [ 0, %19 ], [ %81, %33 ]
  %38 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %38)
  br label %39

39:                                               ; preds = %39, %35
  %40 = phi i32 [ %47, %39 ], [ %36, %35 ]
  %41 = phi i32 [ %46, %39 ], [ %37, %35 ]
  %42 = phi i32 [ %48, %39 ], [ 0, %35 ]
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = add nsw i32 %45, %41
  %47 = add nuw nsw i32 %40, 1
  %48 = add i32 %42, 1
  %49 = icmp eq i32 %48, %20
  br i1 %49, label %50, label %39, !llvm.loop !10

50:                                               ; preds = %39, %33
  %51 = phi i32 [ %81, %33 ], [ %46, %39 ]
  %52 = zext nneg i32 %6 to i64
  %53 = getelementptr inbounds nuw i32, ptr %1, i64 %52
  store volatile i32 %51, ptr %53, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %54 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  %55 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %56 = add nsw i32 %55, -1
  %57 = icmp eq i32 %54, %56
  %58 = zext i1 %57 to i8
  store i8 %58, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE4last to ptr), align 1, !tbaa !12
  br label %85

59:                                               ; preds = %59, %22
  %60 = phi i32 [ 0, %22 ], [ %82, %59 ]
  %61 = phi i32 [ 0, %22 ], [ %81, %59 ]
  %62 = phi i32 [ 0, %22 ], [ %83, %59 ]
  %63 = zext nneg i32 %60 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = add nsw i32 %65, %61
  %67 = zext nneg i32 %60 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = add nsw i32 %70, %66
  %72 = zext nneg i32 %60 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = add nsw i32 %75, %71
  %77 = zext nneg i32 %60 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 12
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = add nsw i32 %80, %76
  %82 = add nuw nsw i32 %60, 4
  %83 = add i32 %62, 4
  %84 = icmp eq i32 %83, %23
  br i1 %84, label %33, label %59, !llvm.loop !14

85:                                               ; preds = %50, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %86 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE4last to ptr), align 1, !tbaa !12, !range !15, !noundef !16
  %87 = trunc nuw i8 %86 to i1
  %88 = and i1 %18, %87
  br i1 %88, label %89, label %141

89:                                               ; preds = %85
  %90 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %91 = and i32 %90, 3
  %92 = icmp samesign ult i32 %90, 4
  br i1 %92, label %97, label %93

93:                                               ; preds = %89
  %94 = and i32 %90, 2147483644
  br label %115

95:                                               ; preds = %115
  %96 = icmp eq i32 %91, 0
  br i1 %96, label %112, label %97

97:                                               ; preds = %95, %89
  %98 = phi i32 [ 0, %89 ], [ %138, %95 ]
  %99 = phi i32 [ 0, %89 ], [ %137, %95 ]
  %100 = icmp ne i32 %91, 0
  tail call void @llvm.assume(i1 %100)
  br label %101

101:                                              ; preds = %101, %97
  %102 = phi i32 [ %98, %97 ], [ %109, %101 ]
  %103 = phi i32 [ %99, %97 ], [ %108, %101 ]
  %104 = phi i32 [ 0, %97 ], [ %110, %101 ]
  %105 = zext nneg i32 %102 to i64
  %106 = getelementptr inbounds nuw i32, ptr %1, i64 %105
  %107 = load volatile i32, ptr %106, align 4, !tbaa !4
  %108 = add nsw i32 %107, %103
  %109 = add nuw nsw i32 %102, 1
  %110 = add i32 %104, 1
  %111 = icmp eq i32 %110, %91
  br i1 %111, label %112, label %101, !llvm.loop !17

112:                                              ; preds = %101, %95
  %113 = phi i32 [ %137, %95 ], [ %108, %101 ]
  %114 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %113, ptr %114, align 4, !tbaa !4
  br label %141

115:                                              ; preds = %115, %93
  %116 = phi i32 [ 0, %93 ], [ %138, %115 ]
  %117 = phi i32 [ 0, %93 ], [ %137, %115 ]
  %118 = phi i32 [ 0, %93 ], [ %139, %115 ]
  %119 = zext nneg i32 %116 to i64
  %120 = getelementptr inbounds nuw i32, ptr %1, i64 %119
  %121 = load volatile i32, ptr %120, align 4, !tbaa !4
  %122 = add nsw i32 %121, %117
  %123 = zext nneg i32 %116 to i64
  %124 = getelementptr inbounds nuw i32, ptr %1, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %126 = load volatile i32, ptr %125, align 4, !tbaa !4
  %127 = add nsw i32 %126, %122
  %128 = zext nneg i32 %116 to i64
  %129 = getelementptr inbounds nuw i32, ptr %1, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = load volatile i32, ptr %130, align 4, !tbaa !4
  %132 = add nsw i32 %131, %127
  %133 = zext nneg i32 %116 to i64
  %134 = getelementptr inbounds nuw i32, ptr %1, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 12
  %136 = load volatile i32, ptr %135, align 4, !tbaa !4
  %137 = add nsw i32 %136, %132
  %138 = add nuw nsw i32 %116, 4
  %139 = add i32 %118, 4
  %140 = icmp eq i32 %139, %94
  br i1 %140, label %95, label %115, !llvm.loop !18

141:                                              ; preds = %112, %85
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @volatile_accesses(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load volatile i32, ptr %5, align 4, !tbaa !4
  %7 = load volatile i32, ptr %5, align 4, !tbaa !4
  %8 = getelementptr i8, ptr %5, i64 128
  store volatile i32 %6, ptr %8, align 4, !tbaa !4
  %9 = add nsw i32 %7, %6
  store volatile i32 %9, ptr %8, align 4, !tbaa !4
  %10 = load volatile i32, ptr %8, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 %4
  store volatile i32 %10, ptr %11, align 4, !tbaa !4
  %12 = load volatile i32, ptr %11, align 4, !tbaa !4
  %13 = add nsw i32 %12, 1
  store volatile i32 %13, ptr %11, align 4, !tbaa !4
  %14 = load volatile i32, ptr %11, align 4, !tbaa !4
  %15 = sub nsw i32 %14, %6
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %15, ptr %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !6, i64 0}
!14 = distinct !{!14, !9}
!15 = !{i8 0, i8 2}
!16 = !{}
!17 = distinct !{!17, !11}
!18 = distinct !{!18, !9}
