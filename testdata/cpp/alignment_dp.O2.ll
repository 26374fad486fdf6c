; ModuleID = 'alignment_dp.cu'
source_filename = "alignment_dp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.DpRow = type { [16 x i32], [16 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @smith_waterman(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca [16 x i8], align 4
  %5 = alloca %struct.DpRow, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %11 = shl nsw i32 %10, 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = load <4 x i8>, ptr %13, align 1, !tbaa !8
  store <4 x i8> %14, ptr %4, align 4, !tbaa !8
  %15 = sext i32 %11 to i64
  %16 = getelementptr i8, ptr %1, i64 %15
  %17 = getelementptr i8, ptr %16, i64 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %19 = load <4 x i8>, ptr %17, align 1, !tbaa !8
  store <4 x i8> %19, ptr %18, align 4, !tbaa !8
  %20 = sext i32 %11 to i64
  %21 = getelementptr i8, ptr %1, i64 %20
  %22 = getelementptr i8, ptr %21, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %24 = load <4 x i8>, ptr %22, align 1, !tbaa !8
  store <4 x i8> %24, ptr %23, align 4, !tbaa !8
  %25 = sext i32 %11 to i64
  %26 = getelementptr i8, ptr %1, i64 %25
  %27 = getelementptr i8, ptr %26, i64 12
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %29 = load <4 x i8>, ptr %27, align 1, !tbaa !8
  store <4 x i8> %29, ptr %28, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 64
  br label %34

31:                                               ; preds = %41
  %32 = sext i32 %10 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  store i32 %69, ptr %33, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

34:                                               ; preds = %3, %41
  %35 = phi i32 [ 0, %3 ], [ %69, %41 ]
  %36 = phi i32 [ 0, %3 ], [ %42, %41 ]
  %37 = add nuw nsw i32 %36, %11
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !8
  br label %44

41:                                               ; preds = %44
  %42 = add nuw nsw i32 %36, 1
  %43 = icmp eq i32 %42, 16
  br i1 %43, label %31, label %34, !llvm.loop !9

44:                                               ; preds = %34, %44
  %45 = phi i32 [ 0, %34 ], [ %70, %44 ]
  %46 = phi i32 [ 0, %34 ], [ %68, %44 ]
  %47 = phi i32 [ 0, %34 ], [ %60, %44 ]
  %48 = phi i32 [ 0, %34 ], [ %55, %44 ]
  %49 = phi i32 [ %35, %34 ], [ %69, %44 ]
  %50 = zext nneg i32 %45 to i64
  %51 = getelementptr inbounds nuw i32, ptr %30, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = add nsw i32 %52, -1
  %54 = getelementptr inbounds nuw i32, ptr %5, i64 %50
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = add nsw i32 %55, -4
  %57 = tail call noundef i32 @llvm.smax.i32(i32 %53, i32 %56)
  store i32 %57, ptr %51, align 4, !tbaa !4
  %58 = add nsw i32 %47, -1
  %59 = add nsw i32 %46, -4
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %58, i32 %59)
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 %50
  %62 = load i8, ptr %61, align 1, !tbaa !8
  %63 = icmp eq i8 %40, %62
  %64 = select i1 %63, i32 3, i32 -2
  %65 = add nsw i32 %64, %48
  %66 = tail call noundef i32 @llvm.smax.i32(i32 %57, i32 %60)
  %67 = tail call i32 @llvm.smax.i32(i32 %65, i32 %66)
  %68 = tail call i32 @llvm.smax.i32(i32 %67, i32 0)
  store i32 %68, ptr %54, align 4, !tbaa !4
  %69 = tail call noundef i32 @llvm.smax.i32(i32 %49, i32 %68)
  %70 = add nuw nsw i32 %45, 1
  %71 = icmp eq i32 %70, 16
  br i1 %71, label %41, label %44, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @banded_distance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %3, 1
  br i1 %10, label %16, label %11

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = getelementptr inbounds i8, ptr %1, i64 %13
  br label %20

16:                                               ; preds = %127, %4
  %17 = phi i32 [ 0, %4 ], [ %91, %127 ]
  %18 = sext i32 %9 to i64
  %19 = getelementptr inbounds i32, ptr %2, i64 %18
  store i32 %17, ptr %19, align 4, !tbaa !4
  ret void

20:                                               ; preds = %11, %127
  %21 = phi i32 [ 1, %11 ], [ %129, %127 ]
  %22 = phi i32 [ 9999, %11 ], [ %52, %127 ]
  %23 = phi i32 [ 9999, %11 ], [ %68, %127 ]
  %24 = phi i32 [ 9999, %11 ], [ %82, %127 ]
  %25 = phi i32 [ 0, %11 ], [ %91, %127 ]
  %26 = phi i32 [ 1, %11 ], [ %102, %127 ]
  %27 = phi i32 [ 2, %11 ], [ %115, %127 ]
  %28 = phi i32 [ 3, %11 ], [ %128, %127 ]
  %29 = zext nneg i32 %21 to i64
  %30 = getelementptr i8, ptr %14, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -1
  %32 = tail call noundef i32 @llvm.smin.i32(i32 %23, i32 9999)
  %33 = add nsw i32 %32, 1
  %34 = icmp eq i32 %21, 3
  br i1 %34, label %35, label %37

35:                                               ; preds = %20
  %36 = load i8, ptr %31, align 1, !tbaa !8
  br label %48

37:                                               ; preds = %20
  %38 = icmp samesign ult i32 %21, 4
  %39 = load i8, ptr %31, align 1, !tbaa !8
  br i1 %38, label %48, label %40

40:                                               ; preds = %37
  %41 = getelementptr i8, ptr %15, i64 %29
  %42 = getelementptr i8, ptr %41, i64 -4
  %43 = load i8, ptr %42, align 1, !tbaa !8
  %44 = icmp ne i8 %39, %43
  %45 = zext i1 %44 to i32
  %46 = add nsw i32 %22, %45
  %47 = tail call noundef i32 @llvm.smin.i32(i32 %33, i32 %46)
  br label %48

48:                                               ; preds = %35, %40, %37
  %49 = phi i8 [ %39, %37 ], [ %39, %40 ], [ %36, %35 ]
  %50 = phi i32 [ %33, %37 ], [ %47, %40 ], [ 3, %35 ]
  %51 = icmp samesign ult i32 %21, 3
  %52 = select i1 %51, i32 9999, i32 %50
  %53 = tail call noundef i32 @llvm.smin.i32(i32 %52, i32 %24)
  %54 = add nsw i32 %53, 1
  %55 = icmp eq i32 %21, 2
  %56 = select i1 %55, i32 2, i32 %54
  br i1 %51, label %65, label %57

57:                                               ; preds = %48
  %58 = getelementptr i8, ptr %15, i64 %29
  %59 = getelementptr i8, ptr %58, i64 -3
  %60 = load i8, ptr %59, align 1, !tbaa !8
  %61 = icmp ne i8 %49, %60
  %62 = zext i1 %61 to i32
  %63 = add nsw i32 %23, %62
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %54, i32 %63)
  br label %65

65:                                               ; preds = %48, %57
  %66 = phi i32 [ %56, %48 ], [ %64, %57 ]
  %67 = icmp samesign ult i32 %21, 2
  %68 = select i1 %67, i32 9999, i32 %66
  %69 = tail call noundef i32 @llvm.smin.i32(i32 %68, i32 %25)
  %70 = add nsw i32 %69, 1
  %71 = icmp eq i32 %21, 1
  %72 = select i1 %71, i32 1, i32 %70
  br i1 %67, label %81, label %73

73:                                               ; preds = %65
  %74 = getelementptr i8, ptr %15, i64 %29
  %75 = getelementptr i8, ptr %74, i64 -2
  %76 = load i8, ptr %75, align 1, !tbaa !8
  %77 = icmp ne i8 %49, %76
  %78 = zext i1 %77 to i32
  %79 = add nsw i32 %24, %78
  %80 = tail call noundef i32 @llvm.smin.i32(i32 %70, i32 %79)
  br label %81

81:                                               ; preds = %65, %73
  %82 = phi i32 [ %72, %65 ], [ %80, %73 ]
  %83 = tail call noundef i32 @llvm.smin.i32(i32 %82, i32 %26)
  %84 = add nsw i32 %83, 1
  %85 = getelementptr i8, ptr %15, i64 %29
  %86 = getelementptr i8, ptr %85, i64 -1
  %87 = load i8, ptr %86, align 1, !tbaa !8
  %88 = icmp ne i8 %49, %87
  %89 = zext i1 %88 to i32
  %90 = add nsw i32 %25, %89
  %91 = tail call noundef i32 @llvm.smin.i32(i32 %84, i32 %90)
  %92 = icmp slt i32 %21, %3
  br i1 %92, label %93, label %101

93:                                               ; preds = %81
  %94 = tail call noundef i32 @llvm.smin.i32(i32 %91, i32 %27)
  %95 = add nsw i32 %94, 1
  %96 = load i8, ptr %85, align 1, !tbaa !8
  %97 = icmp ne i8 %49, %96
  %98 = zext i1 %97 to i32
  %99 = add nsw i32 %26, %98
  %100 = tail call noundef i32 @llvm.smin.i32(i32 %95, i32 %99)
  br label %101

101:                                              ; preds = %93, %81
  %102 = phi i32 [ 9999, %81 ], [ %100, %93 ]
  %103 = add nuw nsw i32 %21, 2
  %104 = icmp sgt i32 %103, %3
  br i1 %104, label %114, label %105

105:                                              ; preds = %101
  %106 = tail call noundef i32 @llvm.smin.i32(i32 %102, i32 %28)
  %107 = add nsw i32 %106, 1
  %108 = getelementptr i8, ptr %85, i64 1
  %109 = load i8, ptr %108, align 1, !tbaa !8
  %110 = icmp ne i8 %49, %109
  %111 = zext i1 %110 to i32
  %112 = add nsw i32 %27, %111
  %113 = tail call noundef i32 @llvm.smin.i32(i32 %107, i32 %112)
  br label %114

114:                                              ; preds = %105, %101
  %115 = phi i32 [ 9999, %101 ], [ %113, %105 ]
  %116 = add nuw nsw i32 %21, 3
  %117 = icmp sgt i32 %116, %3
  br i1 %117, label %127, label %118

118:                                              ; preds = %114
  %119 = tail call noundef i32 @llvm.smin.i32(i32 %115, i32 9999)
  %120 = add nsw i32 %119, 1
  %121 = getelementptr i8, ptr %85, i64 2
  %122 = load i8, ptr %121, align 1, !tbaa !8
  %123 = icmp ne i8 %49, %122
  %124 = zext i1 %123 to i32
  %125 = add nsw i32 %28, %124
  %126 = tail call noundef i32 @llvm.smin.i32(i32 %120, i32 %125)
  br label %127

127:                                              ; preds = %114, %118
  %128 = phi i32 [ 9999, %114 ], [ %126, %118 ]
  %129 = add nuw i32 %21, 1
  %130 = icmp eq i32 %21, %3
  br i1 %130, label %16, label %20, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
