; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ18common_subsequenceE5table = internal addrspace(3) global [33 x [33 x i8]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @edit_distance(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [17 x i8], align 1
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #5
  %14 = load ptr, ptr %3, align 8, !tbaa !8
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %16 = mul i32 %15, 2
  %17 = mul i32 %16, 16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 %18
  store ptr %19, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %20 = load ptr, ptr %5, align 8, !tbaa !8
  %21 = getelementptr inbounds i8, ptr %20, i64 16
  store ptr %21, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %22

22:                                               ; preds = %32, %2
  %23 = load i32, ptr %8, align 4, !tbaa !4
  %24 = icmp sle i32 %23, 16
  br i1 %24, label %26, label %25

25:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %35

26:                                               ; preds = %22
  %27 = load i32, ptr %8, align 4, !tbaa !4
  %28 = trunc i32 %27 to i8
  %29 = load i32, ptr %8, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 %30
  store i8 %28, ptr %31, align 1, !tbaa !13
  br label %32

32:                                               ; preds = %26
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %8, align 4, !tbaa !4
  br label %22, !llvm.loop !14

35:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %9) #5
  store i32 1, ptr %9, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %100, %35
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = icmp sle i32 %37, 16
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %103

40:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %41 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 0
  %42 = load i8, ptr %41, align 1, !tbaa !13
  store i8 %42, ptr %11, align 1, !tbaa !13
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = trunc i32 %43 to i8
  %45 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 0
  store i8 %44, ptr %45, align 1, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 1, ptr %12, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %96, %40
  %47 = load i32, ptr %12, align 4, !tbaa !4
  %48 = icmp sle i32 %47, 16
  br i1 %48, label %50, label %49

49:                                               ; preds = %46
  store i32 8, ptr %10, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %99

50:                                               ; preds = %46
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %51 = load i8, ptr %11, align 1, !tbaa !13
  %52 = zext i8 %51 to i32
  %53 = load ptr, ptr %5, align 8, !tbaa !8
  %54 = load i32, ptr %9, align 4, !tbaa !4
  %55 = sub nsw i32 %54, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %53, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !13
  %59 = sext i8 %58 to i32
  %60 = load ptr, ptr %6, align 8, !tbaa !8
  %61 = load i32, ptr %12, align 4, !tbaa !4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !13
  %66 = sext i8 %65 to i32
  %67 = icmp ne i32 %59, %66
  %68 = zext i1 %67 to i32
  %69 = add nsw i32 %52, %68
  %70 = trunc i32 %69 to i8
  store i8 %70, ptr %13, align 1, !tbaa !13
  %71 = load i32, ptr %12, align 4, !tbaa !4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !13
  store i8 %74, ptr %11, align 1, !tbaa !13
  %75 = load i8, ptr %13, align 1, !tbaa !13
  %76 = zext i8 %75 to i32
  %77 = load i32, ptr %12, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !13
  %81 = zext i8 %80 to i32
  %82 = load i32, ptr %12, align 4, !tbaa !4
  %83 = sub nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !13
  %87 = zext i8 %86 to i32
  %88 = call noundef i32 @_ZL3minii(i32 noundef %81, i32 noundef %87) #6
  %89 = add nsw i32 %88, 1
  %90 = call noundef i32 @_ZL3minii(i32 noundef %76, i32 noundef %89) #6
  %91 = trunc i32 %90 to i8
  store i8 %91, ptr %13, align 1, !tbaa !13
  %92 = load i8, ptr %13, align 1, !tbaa !13
  %93 = load i32, ptr %12, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [17 x i8], ptr %7, i64 0, i64 %94
  store i8 %92, ptr %95, align 1, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr %13) #5
  br label %96

96:                                               ; preds = %50
  %97 = load i32, ptr %12, align 4, !tbaa !4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %12, align 4, !tbaa !4
  br label %46, !llvm.loop !16

99:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %100

100:                                              ; preds = %99
  %101 = load i32, ptr %9, align 4, !tbaa !4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %9, align 4, !tbaa !4
  br label %36, !llvm.loop !17

103:                                              ; preds = %39
  %104 = getelementptr inbounds nuw [17 x i8], ptr %7, i64 0, i64 16
  %105 = load i8, ptr %104, align 1, !tbaa !13
  %106 = zext i8 %105 to i32
  %107 = load ptr, ptr %4, align 8, !tbaa !11
  %108 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %107, i64 %109
  store i32 %106, ptr %110, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3minii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @common_subsequence(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  store i32 %11, ptr %7, align 4, !tbaa !4
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %13
  %15 = getelementptr inbounds [33 x i8], ptr %14, i64 0, i64 0
  store i8 0, ptr %15, align 1, !tbaa !13
  %16 = load i32, ptr %7, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %17
  store i8 0, ptr %18, align 1, !tbaa !13
  %19 = load i32, ptr %7, align 4, !tbaa !4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  store i8 0, ptr getelementptr inbounds nuw ([33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 32), align 1, !tbaa !13
  store i8 0, ptr getelementptr inbounds nuw ([33 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 32), align 1, !tbaa !13
  br label %22

22:                                               ; preds = %21, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %97, %22
  %24 = load i32, ptr %8, align 4, !tbaa !4
  %25 = icmp slt i32 %24, 63
  br i1 %25, label %27, label %26

26:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %100

27:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %30 = load i32, ptr %8, align 4, !tbaa !4
  %31 = load i32, ptr %7, align 4, !tbaa !4
  %32 = sub nsw i32 %30, %31
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %10, align 4, !tbaa !4
  %34 = load i32, ptr %10, align 4, !tbaa !4
  %35 = icmp sge i32 %34, 1
  br i1 %35, label %36, label %96

36:                                               ; preds = %27
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = icmp sle i32 %37, 32
  br i1 %38, label %39, label %96

39:                                               ; preds = %36
  %40 = load ptr, ptr %4, align 8, !tbaa !8
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = sub nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !13
  %46 = sext i8 %45 to i32
  %47 = load ptr, ptr %5, align 8, !tbaa !8
  %48 = load i32, ptr %10, align 4, !tbaa !4
  %49 = sub nsw i32 %48, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %47, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !13
  %53 = sext i8 %52 to i32
  %54 = icmp eq i32 %46, %53
  br i1 %54, label %55, label %67

55:                                               ; preds = %39
  %56 = load i32, ptr %9, align 4, !tbaa !4
  %57 = sub nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %58
  %60 = load i32, ptr %10, align 4, !tbaa !4
  %61 = sub nsw i32 %60, 1
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [33 x i8], ptr %59, i64 0, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !13
  %65 = zext i8 %64 to i32
  %66 = add nsw i32 %65, 1
  br label %87

67:                                               ; preds = %39
  %68 = load i32, ptr %9, align 4, !tbaa !4
  %69 = sub nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %70
  %72 = load i32, ptr %10, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [33 x i8], ptr %71, i64 0, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !13
  %76 = zext i8 %75 to i32
  %77 = load i32, ptr %9, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %78
  %80 = load i32, ptr %10, align 4, !tbaa !4
  %81 = sub nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [33 x i8], ptr %79, i64 0, i64 %82
  %84 = load i8, ptr %83, align 1, !tbaa !13
  %85 = zext i8 %84 to i32
  %86 = call noundef i32 @_ZL3maxii(i32 noundef %76, i32 noundef %85) #6
  br label %87

87:                                               ; preds = %67, %55
  %88 = phi i32 [ %66, %55 ], [ %86, %67 ]
  %89 = trunc i32 %88 to i8
  %90 = load i32, ptr %9, align 4, !tbaa !4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 %91
  %93 = load i32, ptr %10, align 4, !tbaa !4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [33 x i8], ptr %92, i64 0, i64 %94
  store i8 %89, ptr %95, align 1, !tbaa !13
  br label %96

96:                                               ; preds = %87, %36, %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  br label %97

97:                                               ; preds = %96
  %98 = load i32, ptr %8, align 4, !tbaa !4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %8, align 4, !tbaa !4
  br label %23, !llvm.loop !18

100:                                              ; preds = %26
  %101 = load i32, ptr %7, align 4, !tbaa !4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %100
  %104 = load i8, ptr getelementptr inbounds nuw ([33 x i8], ptr getelementptr inbounds nuw ([33 x [33 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ18common_subsequenceE5table to ptr), i64 0, i64 32), i64 0, i64 32), align 1, !tbaa !13
  %105 = zext i8 %104 to i32
  %106 = load ptr, ptr %6, align 8, !tbaa !11
  store i32 %105, ptr %106, align 4, !tbaa !4
  br label %107

107:                                              ; preds = %103, %100
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL3maxii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!9 = !{!"p1 omnipotent char", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!6, !6, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
