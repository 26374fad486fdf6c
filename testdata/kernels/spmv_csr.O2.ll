; ModuleID = 'spmv_csr.cu'
source_filename = "spmv_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv_scalar(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %0
  br i1 %12, label %13, label %71

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = icmp slt i32 %16, %18
  br i1 %19, label %20, label %42

20:                                               ; preds = %13
  %21 = sub i32 %18, %16
  %22 = add i32 %16, 1
  %23 = and i32 %21, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %37, label %25

25:                                               ; preds = %20
  %26 = sext i32 %16 to i64
  %27 = getelementptr inbounds float, ptr %3, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = getelementptr inbounds i32, ptr %2, i64 %26
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %4, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fmul contract float %28, %33
  %35 = fadd contract float %34, 0.000000e+00
  %36 = add nsw i32 %16, 1
  br label %37

37:                                               ; preds = %25, %20
  %38 = phi float [ poison, %20 ], [ %35, %25 ]
  %39 = phi i32 [ %16, %20 ], [ %36, %25 ]
  %40 = phi float [ 0.000000e+00, %20 ], [ %35, %25 ]
  %41 = icmp eq i32 %18, %22
  br i1 %41, label %42, label %45

42:                                               ; preds = %37, %45, %13
  %43 = phi float [ 0.000000e+00, %13 ], [ %38, %37 ], [ %68, %45 ]
  %44 = getelementptr inbounds float, ptr %5, i64 %14
  store float %43, ptr %44, align 4, !tbaa !8
  br label %71

45:                                               ; preds = %37, %45
  %46 = phi i32 [ %69, %45 ], [ %39, %37 ]
  %47 = phi float [ %68, %45 ], [ %40, %37 ]
  %48 = sext i32 %46 to i64
  %49 = getelementptr inbounds float, ptr %3, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = getelementptr inbounds i32, ptr %2, i64 %48
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %4, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fmul contract float %50, %55
  %57 = fadd contract float %47, %56
  %58 = add nsw i32 %46, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %3, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = getelementptr inbounds i32, ptr %2, i64 %59
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %4, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %61, %66
  %68 = fadd contract float %57, %67
  %69 = add nsw i32 %46, 2
  %70 = icmp eq i32 %69, %18
  br i1 %70, label %42, label %45, !llvm.loop !10

71:                                               ; preds = %6, %42
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @spmv_warp(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sdiv i32 %11, 32
  %13 = mul i32 %12, 32
  %14 = sub i32 %11, %13
  %15 = icmp slt i32 %12, %0
  br i1 %15, label %16, label %104

16:                                               ; preds = %6
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = add nsw i32 %19, %14
  %21 = getelementptr i8, ptr %18, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = icmp slt i32 %20, %22
  br i1 %23, label %81, label %24

24:                                               ; preds = %81, %16
  %25 = phi double [ 0.000000e+00, %16 ], [ %93, %81 ]
  %26 = bitcast double %25 to i64
  %27 = trunc i64 %26 to i32
  %28 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %27, i32 range(i32 1, -2147483648) 16, i32 31)
  %29 = zext i32 %28 to i64
  %30 = lshr i64 %26, 32
  %31 = trunc nuw i64 %30 to i32
  %32 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %31, i32 range(i32 1, -2147483648) 16, i32 31)
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = or disjoint i64 %34, %29
  %36 = bitcast i64 %35 to double
  %37 = fadd contract double %25, %36
  %38 = bitcast double %37 to i64
  %39 = trunc i64 %38 to i32
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %39, i32 range(i32 1, -2147483648) 8, i32 31)
  %41 = zext i32 %40 to i64
  %42 = lshr i64 %38, 32
  %43 = trunc nuw i64 %42 to i32
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %43, i32 range(i32 1, -2147483648) 8, i32 31)
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = or disjoint i64 %46, %41
  %48 = bitcast i64 %47 to double
  %49 = fadd contract double %37, %48
  %50 = bitcast double %49 to i64
  %51 = trunc i64 %50 to i32
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %51, i32 range(i32 1, -2147483648) 4, i32 31)
  %53 = zext i32 %52 to i64
  %54 = lshr i64 %50, 32
  %55 = trunc nuw i64 %54 to i32
  %56 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %55, i32 range(i32 1, -2147483648) 4, i32 31)
  %57 = zext i32 %56 to i64
  %58 = shl nuw i64 %57, 32
  %59 = or disjoint i64 %58, %53
  %60 = bitcast i64 %59 to double
  %61 = fadd contract double %49, %60
  %62 = bitcast double %61 to i64
  %63 = trunc i64 %62 to i32
  %64 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %63, i32 range(i32 1, -2147483648) 2, i32 31)
  %65 = zext i32 %64 to i64
  %66 = lshr i64 %62, 32
  %67 = trunc nuw i64 %66 to i32
  %68 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %67, i32 range(i32 1, -2147483648) 2, i32 31)
  %69 = zext i32 %68 to i64
  %70 = shl nuw i64 %69, 32
  %71 = or disjoint i64 %70, %65
  %72 = bitcast i64 %71 to double
  %73 = fadd contract double %61, %72
  %74 = bitcast double %73 to i64
  %75 = trunc i64 %74 to i32
  %76 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %75, i32 range(i32 1, -2147483648) 1, i32 31)
  %77 = lshr i64 %74, 32
  %78 = trunc nuw i64 %77 to i32
  %79 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %78, i32 range(i32 1, -2147483648) 1, i32 31)
  %80 = icmp eq i32 %14, 0
  br i1 %80, label %96, label %104

81:                                               ; preds = %16, %81
  %82 = phi i32 [ %94, %81 ], [ %20, %16 ]
  %83 = phi double [ %93, %81 ], [ 0.000000e+00, %16 ]
  %84 = sext i32 %82 to i64
  %85 = getelementptr inbounds double, ptr %3, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !12
  %87 = getelementptr inbounds i32, ptr %2, i64 %84
  %88 = load i32, ptr %87, align 4, !tbaa !4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %4, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !12
  %92 = fmul contract double %86, %91
  %93 = fadd contract double %83, %92
  %94 = add nsw i32 %82, 32
  %95 = icmp slt i32 %94, %22
  br i1 %95, label %81, label %24, !llvm.loop !14

96:                                               ; preds = %24
  %97 = zext i32 %79 to i64
  %98 = shl nuw i64 %97, 32
  %99 = zext i32 %76 to i64
  %100 = or disjoint i64 %98, %99
  %101 = bitcast i64 %100 to double
  %102 = fadd contract double %73, %101
  %103 = getelementptr inbounds double, ptr %5, i64 %17
  store double %102, ptr %103, align 8, !tbaa !12
  br label %104

104:                                              ; preds = %24, %96, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !11}
