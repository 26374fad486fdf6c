; ModuleID = 'byte_products.cu'
source_filename = "byte_products.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @byte_products(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i32, ptr %1, i64 %9
  %13 = load i32, ptr %12, align 4
  %14 = shl i32 %11, 24
  %15 = ashr exact i32 %14, 24
  %16 = shl i32 %13, 24
  %17 = ashr exact i32 %16, 24
  %18 = mul nsw i32 %15, %17
  %19 = shl i32 %11, 16
  %20 = ashr i32 %19, 24
  %21 = lshr i32 %13, 8
  %22 = shl i32 %21, 24
  %23 = ashr exact i32 %22, 24
  %24 = mul nsw i32 %20, %23
  %25 = add nsw i32 %24, %18
  %26 = shl i32 %11, 8
  %27 = ashr i32 %26, 24
  %28 = lshr i32 %13, 16
  %29 = shl i32 %28, 24
  %30 = ashr exact i32 %29, 24
  %31 = mul nsw i32 %27, %30
  %32 = add nsw i32 %31, %25
  %33 = ashr i32 %11, 24
  %34 = ashr i32 %11, 24
  %35 = lshr i32 %13, 24
  %36 = ashr i32 %13, 24
  %37 = mul nsw i32 %34, %36
  %38 = add nsw i32 %37, %32
  %39 = and i32 %11, 255
  %40 = and i32 %13, 255
  %41 = mul nuw nsw i32 %40, %39
  %42 = lshr i32 %11, 8
  %43 = and i32 %42, 255
  %44 = and i32 %21, 255
  %45 = mul nuw nsw i32 %44, %43
  %46 = lshr i32 %11, 16
  %47 = and i32 %46, 255
  %48 = and i32 %28, 255
  %49 = mul nuw nsw i32 %48, %47
  %50 = lshr i32 %11, 24
  %51 = mul nuw nsw i32 %35, %50
  %52 = shl nsw i32 %8, 2
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %2, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = add nsw i32 %55, %38
  store i32 %56, ptr %54, align 4, !tbaa !4
  %57 = getelementptr i8, ptr %54, i64 4
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = add nuw nsw i32 %51, %41
  %60 = add nuw nsw i32 %59, %45
  %61 = add nuw nsw i32 %60, %49
  %62 = add i32 %61, %58
  store i32 %62, ptr %57, align 4, !tbaa !4
  %63 = shl i32 %11, 24
  %64 = ashr exact i32 %63, 24
  %65 = shl i32 %13, 24
  %66 = ashr exact i32 %65, 24
  %67 = mul nsw i32 %66, %64
  %68 = shl i32 %42, 24
  %69 = ashr exact i32 %68, 24
  %70 = shl i32 %21, 24
  %71 = ashr exact i32 %70, 24
  %72 = mul nsw i32 %71, %69
  %73 = shl i32 %46, 24
  %74 = ashr exact i32 %73, 24
  %75 = shl i32 %28, 24
  %76 = ashr exact i32 %75, 24
  %77 = mul nsw i32 %76, %74
  %78 = ashr i32 %11, 24
  %79 = ashr i32 %13, 24
  %80 = getelementptr i8, ptr %54, i64 8
  %81 = load i32, ptr %80, align 4, !tbaa !4
  %82 = add nsw i32 %78, %64
  %83 = mul nsw i32 %82, %79
  %84 = add nsw i32 %72, %67
  %85 = add nsw i32 %84, %77
  %86 = add nsw i32 %85, %83
  %87 = add i32 %86, %81
  store i32 %87, ptr %80, align 4, !tbaa !4
  %88 = mul nsw i32 %40, %15
  %89 = shl i32 %11, 16
  %90 = ashr i32 %89, 24
  %91 = mul nsw i32 %44, %90
  %92 = shl i32 %11, 8
  %93 = ashr i32 %92, 24
  %94 = mul nsw i32 %48, %93
  %95 = mul nsw i32 %35, %33
  %96 = shl i32 %13, 16
  %97 = ashr i32 %96, 24
  %98 = shl i32 %13, 8
  %99 = ashr i32 %98, 24
  %100 = ashr i32 %13, 24
  %101 = mul nsw i32 %100, %50
  %102 = mul nsw i32 %99, %47
  %103 = mul nsw i32 %97, %43
  %104 = mul nsw i32 %17, %39
  %105 = getelementptr i8, ptr %54, i64 12
  %106 = load i32, ptr %105, align 4, !tbaa !4
  %107 = add nsw i32 %103, %101
  %108 = add nsw i32 %107, %102
  %109 = add nsw i32 %108, %104
  %110 = add nsw i32 %95, %88
  %111 = add nsw i32 %110, %91
  %112 = add nsw i32 %111, %94
  %113 = sub nsw i32 %112, %109
  %114 = add i32 %113, %106
  store i32 %114, ptr %105, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @block_distance(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 3
  %7 = add i32 %6, 8
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nsw i32 %9, -2
  %11 = add nsw i32 %8, -4
  %12 = add i32 %11, %7
  br label %13

13:                                               ; preds = %4, %13
  %14 = phi i32 [ 0, %4 ], [ %139, %13 ]
  %15 = phi i32 [ 0, %4 ], [ %140, %13 ]
  %16 = or disjoint i32 %15, 8
  %17 = mul nsw i32 %16, %3
  %18 = add nsw i32 %17, %7
  %19 = add nsw i32 %10, %16
  %20 = mul nsw i32 %19, %3
  %21 = add i32 %12, %20
  %22 = sext i32 %18 to i64
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = zext i8 %24 to i32
  %26 = sext i32 %21 to i64
  %27 = getelementptr inbounds i8, ptr %1, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !8
  %29 = zext i8 %28 to i32
  %30 = icmp ugt i8 %24, %28
  %31 = sub nsw i32 %25, %29
  %32 = sub nsw i32 %29, %25
  %33 = select i1 %30, i32 %31, i32 %32
  %34 = add i32 %33, %14
  %35 = sext i32 %18 to i64
  %36 = getelementptr i8, ptr %0, i64 %35
  %37 = getelementptr i8, ptr %36, i64 1
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = zext i8 %38 to i32
  %40 = add i32 %21, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %1, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !8
  %44 = zext i8 %43 to i32
  %45 = icmp ugt i8 %38, %43
  %46 = sub nsw i32 %39, %44
  %47 = sub nsw i32 %44, %39
  %48 = select i1 %45, i32 %46, i32 %47
  %49 = add i32 %48, %34
  %50 = sext i32 %18 to i64
  %51 = getelementptr i8, ptr %0, i64 %50
  %52 = getelementptr i8, ptr %51, i64 2
  %53 = load i8, ptr %52, align 1, !tbaa !8
  %54 = zext i8 %53 to i32
  %55 = add i32 %21, 2
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %1, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = zext i8 %58 to i32
  %60 = icmp ugt i8 %53, %58
  %61 = sub nsw i32 %54, %59
  %62 = sub nsw i32 %59, %54
  %63 = select i1 %60, i32 %61, i32 %62
  %64 = add i32 %63, %49
  %65 = sext i32 %18 to i64
  %66 = getelementptr i8, ptr %0, i64 %65
  %67 = getelementptr i8, ptr %66, i64 3
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = zext i8 %68 to i32
  %70 = add i32 %21, 3
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %1, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !8
  %74 = zext i8 %73 to i32
  %75 = icmp ugt i8 %68, %73
  %76 = sub nsw i32 %69, %74
  %77 = sub nsw i32 %74, %69
  %78 = select i1 %75, i32 %76, i32 %77
  %79 = add i32 %78, %64
  %80 = sext i32 %18 to i64
  %81 = getelementptr i8, ptr %0, i64 %80
  %82 = getelementptr i8, ptr %81, i64 4
  %83 = load i8, ptr %82, align 1, !tbaa !8
  %84 = zext i8 %83 to i32
  %85 = add i32 %21, 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %1, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !8
  %89 = zext i8 %88 to i32
  %90 = icmp ugt i8 %83, %88
  %91 = sub nsw i32 %84, %89
  %92 = sub nsw i32 %89, %84
  %93 = select i1 %90, i32 %91, i32 %92
  %94 = add i32 %93, %79
  %95 = sext i32 %18 to i64
  %96 = getelementptr i8, ptr %0, i64 %95
  %97 = getelementptr i8, ptr %96, i64 5
  %98 = load i8, ptr %97, align 1, !tbaa !8
  %99 = zext i8 %98 to i32
  %100 = add i32 %21, 5
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr %1, i64 %101
  %103 = load i8, ptr %102, align 1, !tbaa !8
  %104 = zext i8 %103 to i32
  %105 = icmp ugt i8 %98, %103
  %106 = sub nsw i32 %99, %104
  %107 = sub nsw i32 %104, %99
  %108 = select i1 %105, i32 %106, i32 %107
  %109 = add i32 %108, %94
  %110 = sext i32 %18 to i64
  %111 = getelementptr i8, ptr %0, i64 %110
  %112 = getelementptr i8, ptr %111, i64 6
  %113 = load i8, ptr %112, align 1, !tbaa !8
  %114 = zext i8 %113 to i32
  %115 = add i32 %21, 6
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %1, i64 %116
  %118 = load i8, ptr %117, align 1, !tbaa !8
  %119 = zext i8 %118 to i32
  %120 = icmp ugt i8 %113, %118
  %121 = sub nsw i32 %114, %119
  %122 = sub nsw i32 %119, %114
  %123 = select i1 %120, i32 %121, i32 %122
  %124 = add i32 %123, %109
  %125 = sext i32 %18 to i64
  %126 = getelementptr i8, ptr %0, i64 %125
  %127 = getelementptr i8, ptr %126, i64 7
  %128 = load i8, ptr %127, align 1, !tbaa !8
  %129 = zext i8 %128 to i32
  %130 = add i32 %21, 7
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i8, ptr %1, i64 %131
  %133 = load i8, ptr %132, align 1, !tbaa !8
  %134 = zext i8 %133 to i32
  %135 = icmp ugt i8 %128, %133
  %136 = sub nsw i32 %129, %134
  %137 = sub nsw i32 %134, %129
  %138 = select i1 %135, i32 %136, i32 %137
  %139 = add i32 %138, %124
  %140 = add nuw nsw i32 %15, 1
  %141 = icmp eq i32 %140, 8
  br i1 %141, label %142, label %13, !llvm.loop !9

142:                                              ; preds = %13
  %143 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %144 = mul i32 %5, %143
  %145 = add i32 %144, %9
  %146 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %147 = mul i32 %145, %146
  %148 = add i32 %147, %8
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %2, i64 %149
  store i32 %139, ptr %150, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
