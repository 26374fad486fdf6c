; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ18common_subsequenceE5table = internal addrspace(3) global [33 x [33 x i8]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @edit_distance(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [17 x i8], align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %17 = load ptr, ptr %7, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = mul i32 %18, 2
  %20 = mul i32 %19, 16
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 %21
  store ptr %22, ptr %9, align 8
  %23 = load ptr, ptr %9, align 8
  %24 = getelementptr inbounds i8, ptr %23, i64 16
  store ptr %24, ptr %10, align 8
  store i32 0, ptr %12, align 4
  br label %25

25:                                               ; preds = %34, %2
  %26 = load i32, ptr %12, align 4
  %27 = icmp sle i32 %26, 16
  br i1 %27, label %28, label %37

28:                                               ; preds = %25
  %29 = load i32, ptr %12, align 4
  %30 = trunc i32 %29 to i8
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 %32
  store i8 %30, ptr %33, align 1
  br label %34

34:                                               ; preds = %28
  %35 = load i32, ptr %12, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %12, align 4
  br label %25, !llvm.loop !4

37:                                               ; preds = %25
  store i32 1, ptr %13, align 4
  br label %38

38:                                               ; preds = %116, %37
  %39 = load i32, ptr %13, align 4
  %40 = icmp sle i32 %39, 16
  br i1 %40, label %41, label %119

41:                                               ; preds = %38
  %42 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 0
  %43 = load i8, ptr %42, align 1
  store i8 %43, ptr %14, align 1
  %44 = load i32, ptr %13, align 4
  %45 = trunc i32 %44 to i8
  %46 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 0
  store i8 %45, ptr %46, align 1
  store i32 1, ptr %15, align 4
  br label %47

47:                                               ; preds = %112, %41
  %48 = load i32, ptr %15, align 4
  %49 = icmp sle i32 %48, 16
  br i1 %49, label %50, label %115

50:                                               ; preds = %47
  %51 = load i8, ptr %14, align 1
  %52 = zext i8 %51 to i32
  %53 = load ptr, ptr %9, align 8
  %54 = load i32, ptr %13, align 4
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = load ptr, ptr %10, align 8
  %61 = load i32, ptr %15, align 4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = load i8, ptr %64, align 1
  %66 = sext i8 %65 to i32
  %67 = icmp ne i32 %59, %66
  %68 = zext i1 %67 to i32
  %69 = add nsw i32 %52, %68
  %70 = trunc i32 %69 to i8
  store i8 %70, ptr %16, align 1
  %71 = load i32, ptr %15, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1
  store i8 %74, ptr %14, align 1
  %75 = load i8, ptr %16, align 1
  %76 = zext i8 %75 to i32
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = zext i8 %80 to i32
  %82 = load i32, ptr %15, align 4
  %83 = sub nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 %84
  %86 = load i8, ptr %85, align 1
  %87 = zext i8 %86 to i32
  store i32 %81, ptr %3, align 4
  store i32 %87, ptr %4, align 4
  %88 = load i32, ptr %3, align 4
  %89 = load i32, ptr %4, align 4
  %90 = icmp slt i32 %88, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %50
  %92 = load i32, ptr %3, align 4
  br label %95

93:                                               ; preds = %50
  %94 = load i32, ptr %4, align 4
  br label %95

95:                                               ; preds = %91, %93
  %96 = phi i32 [ %92, %91 ], [ %94, %93 ]
  %97 = add nsw i32 %96, 1
  store i32 %76, ptr %5, align 4
  store i32 %97, ptr %6, align 4
  %98 = load i32, ptr %5, align 4
  %99 = load i32, ptr %6, align 4
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %101, label %103

101:                                              ; preds = %95
  %102 = load i32, ptr %5, align 4
  br label %105

103:                                              ; preds = %95
  %104 = load i32, ptr %6, align 4
  br label %105

105:                                              ; preds = %101, %103
  %106 = phi i32 [ %102, %101 ], [ %104, %103 ]
  %107 = trunc i32 %106 to i8
  store i8 %107, ptr %16, align 1
  %108 = load i8, ptr %16, align 1
  %109 = load i32, ptr %15, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [17 x i8], ptr %11, i64 0, i64 %110
  store i8 %108, ptr %111, align 1
  br label %112

112:                                              ; preds = %105
  %113 = load i32, ptr %15, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %15, align 4
  br label %47, !llvm.loop !6

115:                                              ; preds = %47
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %13, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %13, align 4
  br label %38, !llvm.loop !7

119:                                              ; preds = %38
  %120 = getelementptr inbounds nuw [17 x i8], ptr %11, i64 0, i64 16
  %121 = load i8, ptr %120, align 1
  %122 = zext i8 %121 to i32
  %123 = load ptr, ptr %8, align 8
  %124 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %123, i64 %125
  store i32 %122, ptr %126, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @common_subsequence(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %9, align 4
  %14 = load i32, ptr %9, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %15
  %17 = getelementptr inbounds [33 x i8], ptr %16, i64 0, i64 0
  store i8 0, ptr %17, align 1
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %19
  store i8 0, ptr %20, align 1
  %21 = load i32, ptr %9, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %3
  store i8 0, ptr getelementptr inbounds nuw ([33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 32), align 1
  store i8 0, ptr getelementptr inbounds nuw ([33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 32), align 1
  br label %24

24:                                               ; preds = %23, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %10, align 4
  br label %25

25:                                               ; preds = %106, %24
  %26 = load i32, ptr %10, align 4
  %27 = icmp slt i32 %26, 63
  br i1 %27, label %28, label %109

28:                                               ; preds = %25
  %29 = load i32, ptr %9, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %11, align 4
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %9, align 4
  %33 = sub nsw i32 %31, %32
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %12, align 4
  %35 = load i32, ptr %12, align 4
  %36 = icmp sge i32 %35, 1
  br i1 %36, label %37, label %105

37:                                               ; preds = %28
  %38 = load i32, ptr %12, align 4
  %39 = icmp sle i32 %38, 32
  br i1 %39, label %40, label %105

40:                                               ; preds = %37
  %41 = load ptr, ptr %6, align 8
  %42 = load i32, ptr %11, align 4
  %43 = sub nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %41, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = sext i8 %46 to i32
  %48 = load ptr, ptr %7, align 8
  %49 = load i32, ptr %12, align 4
  %50 = sub nsw i32 %49, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %48, i64 %51
  %53 = load i8, ptr %52, align 1
  %54 = sext i8 %53 to i32
  %55 = icmp eq i32 %47, %54
  br i1 %55, label %56, label %68

56:                                               ; preds = %40
  %57 = load i32, ptr %11, align 4
  %58 = sub nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %59
  %61 = load i32, ptr %12, align 4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [33 x i8], ptr %60, i64 0, i64 %63
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i32
  %67 = add nsw i32 %66, 1
  br label %96

68:                                               ; preds = %40
  %69 = load i32, ptr %11, align 4
  %70 = sub nsw i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %71
  %73 = load i32, ptr %12, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [33 x i8], ptr %72, i64 0, i64 %74
  %76 = load i8, ptr %75, align 1
  %77 = zext i8 %76 to i32
  %78 = load i32, ptr %11, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %79
  %81 = load i32, ptr %12, align 4
  %82 = sub nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [33 x i8], ptr %80, i64 0, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  store i32 %77, ptr %4, align 4
  store i32 %86, ptr %5, align 4
  %87 = load i32, ptr %4, align 4
  %88 = load i32, ptr %5, align 4
  %89 = icmp sgt i32 %87, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %68
  %91 = load i32, ptr %4, align 4
  br label %94

92:                                               ; preds = %68
  %93 = load i32, ptr %5, align 4
  br label %94

94:                                               ; preds = %90, %92
  %95 = phi i32 [ %91, %90 ], [ %93, %92 ]
  br label %96

96:                                               ; preds = %94, %56
  %97 = phi i32 [ %67, %56 ], [ %95, %94 ]
  %98 = trunc i32 %97 to i8
  %99 = load i32, ptr %11, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %100
  %102 = load i32, ptr %12, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [33 x i8], ptr %101, i64 0, i64 %103
  store i8 %98, ptr %104, align 1
  br label %105

105:                                              ; preds = %96, %37, %28
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %10, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %10, align 4
  br label %25, !llvm.loop !8

109:                                              ; preds = %25
  %110 = load i32, ptr %9, align 4
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %109
  %113 = load i8, ptr getelementptr inbounds nuw ([33 x i8], ptr getelementptr inbounds nuw ([33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 32), i64 0, i64 32), align 1
  %114 = zext i8 %113 to i32
  %115 = load ptr, ptr %8, align 8
  store i32 %114, ptr %115, align 4
  br label %116

116:                                              ; preds = %112, %109
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
