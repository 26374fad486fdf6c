; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @transpose(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = shl i32 %5, 5
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %8 = add i32 %6, %7
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %10 = shl i32 %9, 5
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %12 = icmp slt i32 %8, %2
  %13 = zext i32 %7 to i64
  br i1 %12, label %14, label %71

14:                                               ; preds = %4
  %15 = add i32 %11, %10
  %16 = icmp slt i32 %15, %3
  br i1 %16, label %17, label %26

17:                                               ; preds = %14
  %18 = mul nsw i32 %15, %2
  %19 = add nsw i32 %18, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, float* %0, i64 %20
  %22 = load float, float* %21, align 4, !tbaa !5
  %23 = zext i32 %11 to i64
  %24 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %23, i64 %13
  %25 = addrspacecast float addrspace(3)* %24 to float*
  store float %22, float* %25, align 4, !tbaa !5
  br label %26

26:                                               ; preds = %14, %17
  br i1 %12, label %27, label %71

27:                                               ; preds = %26
  %28 = add i32 %11, 8
  %29 = add i32 %28, %10
  %30 = icmp slt i32 %29, %3
  br i1 %30, label %31, label %41

31:                                               ; preds = %27
  %32 = mul nsw i32 %29, %2
  %33 = add nsw i32 %32, %8
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, float* %0, i64 %34
  %36 = load float, float* %35, align 4, !tbaa !5
  %37 = add i32 %11, 8
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %38, i64 %13
  %40 = addrspacecast float addrspace(3)* %39 to float*
  store float %36, float* %40, align 4, !tbaa !5
  br label %41

41:                                               ; preds = %31, %27
  br i1 %12, label %42, label %71

42:                                               ; preds = %41
  %43 = add i32 %11, 16
  %44 = add i32 %43, %10
  %45 = icmp slt i32 %44, %3
  br i1 %45, label %46, label %56

46:                                               ; preds = %42
  %47 = mul nsw i32 %44, %2
  %48 = add nsw i32 %47, %8
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, float* %0, i64 %49
  %51 = load float, float* %50, align 4, !tbaa !5
  %52 = add i32 %11, 16
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %53, i64 %13
  %55 = addrspacecast float addrspace(3)* %54 to float*
  store float %51, float* %55, align 4, !tbaa !5
  br label %56

56:                                               ; preds = %46, %42
  br i1 %12, label %57, label %71

57:                                               ; preds = %56
  %58 = add i32 %11, 24
  %59 = add i32 %58, %10
  %60 = icmp slt i32 %59, %3
  br i1 %60, label %61, label %71

61:                                               ; preds = %57
  %62 = mul nsw i32 %59, %2
  %63 = add nsw i32 %62, %8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, float* %0, i64 %64
  %66 = load float, float* %65, align 4, !tbaa !5
  %67 = add i32 %11, 24
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %68, i64 %13
  %70 = addrspacecast float addrspace(3)* %69 to float*
  store float %66, float* %70, align 4, !tbaa !5
  br label %71

71:                                               ; preds = %41, %4, %26, %61, %57, %56
  call void @llvm.nvvm.barrier0()
  %72 = add i32 %10, %7
  %73 = icmp slt i32 %72, %3
  %74 = zext i32 %7 to i64
  br i1 %73, label %75, label %132

75:                                               ; preds = %71
  %76 = add i32 %11, %6
  %77 = icmp slt i32 %76, %2
  br i1 %77, label %78, label %87

78:                                               ; preds = %75
  %79 = zext i32 %11 to i64
  %80 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %74, i64 %79
  %81 = addrspacecast float addrspace(3)* %80 to float*
  %82 = load float, float* %81, align 4, !tbaa !5
  %83 = mul nsw i32 %76, %3
  %84 = add nsw i32 %83, %72
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, float* %1, i64 %85
  store float %82, float* %86, align 4, !tbaa !5
  br label %87

87:                                               ; preds = %75, %78
  br i1 %73, label %88, label %132

88:                                               ; preds = %87
  %89 = add i32 %11, 8
  %90 = add i32 %89, %6
  %91 = icmp slt i32 %90, %2
  br i1 %91, label %92, label %102

92:                                               ; preds = %88
  %93 = add i32 %11, 8
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %74, i64 %94
  %96 = addrspacecast float addrspace(3)* %95 to float*
  %97 = load float, float* %96, align 4, !tbaa !5
  %98 = mul nsw i32 %90, %3
  %99 = add nsw i32 %98, %72
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, float* %1, i64 %100
  store float %97, float* %101, align 4, !tbaa !5
  br label %102

102:                                              ; preds = %92, %88
  br i1 %73, label %103, label %132

103:                                              ; preds = %102
  %104 = add i32 %11, 16
  %105 = add i32 %104, %6
  %106 = icmp slt i32 %105, %2
  br i1 %106, label %107, label %117

107:                                              ; preds = %103
  %108 = add i32 %11, 16
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %74, i64 %109
  %111 = addrspacecast float addrspace(3)* %110 to float*
  %112 = load float, float* %111, align 4, !tbaa !5
  %113 = mul nsw i32 %105, %3
  %114 = add nsw i32 %113, %72
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, float* %1, i64 %115
  store float %112, float* %116, align 4, !tbaa !5
  br label %117

117:                                              ; preds = %107, %103
  br i1 %73, label %118, label %132

118:                                              ; preds = %117
  %119 = add i32 %11, 24
  %120 = add i32 %119, %6
  %121 = icmp slt i32 %120, %2
  br i1 %121, label %122, label %132

122:                                              ; preds = %118
  %123 = add i32 %11, 24
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %74, i64 %124
  %126 = addrspacecast float addrspace(3)* %125 to float*
  %127 = load float, float* %126, align 4, !tbaa !5
  %128 = mul nsw i32 %120, %3
  %129 = add nsw i32 %128, %72
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, float* %1, i64 %130
  store float %127, float* %131, align 4, !tbaa !5
  br label %132

132:                                              ; preds = %102, %71, %87, %122, %118, %117
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32, i32)* @transpose, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
