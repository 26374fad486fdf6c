; ModuleID = 'syscalls.cu'
source_filename = "syscalls.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.anon = type { i32, i32, double, ptr }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1
@.str1 = private unnamed_addr constant [27 x i8] c"thread %d: n=%d f=%g s=%s\0A\00", align 1
@.str2 = private unnamed_addr constant [7 x i8] c"b != 0\00", align 1
@.str3 = private unnamed_addr constant [12 x i8] c"syscalls.cu\00", align 1
@.str4 = private unnamed_addr constant [15 x i8] c"checked_divide\00", align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @say_hello(i32 noundef %0, float noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = alloca %struct.anon, align 8
  store i32 %0, ptr %3, align 4, !tbaa !4
  store float %1, ptr %4, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %6 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %7, ptr %6, align 8, !tbaa !10
  %8 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1
  %9 = load i32, ptr %3, align 4, !tbaa !4
  store i32 %9, ptr %8, align 4, !tbaa !15
  %10 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 2
  %11 = load float, ptr %4, align 4, !tbaa !8
  %12 = fpext contract float %11 to double
  store double %12, ptr %10, align 8, !tbaa !16
  %13 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 3
  store ptr @.str, ptr %13, align 8, !tbaa !17
  %14 = call i32 @vprintf(ptr noundef @.str1, ptr noundef %5) #9
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nounwind
declare dso_local i32 @vprintf(ptr noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @heap_squares(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store ptr %1, ptr %4, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %11 = load ptr, ptr %3, align 8, !tbaa !18
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  store i32 %15, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #8
  store i32 0, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = mul i64 %17, 4
  %19 = call ptr @malloc(i64 noundef %18) #10
  store ptr %19, ptr %7, align 8, !tbaa !18
  %20 = load ptr, ptr %7, align 8, !tbaa !18
  %21 = icmp ne ptr %20, null
  br i1 %21, label %27, label %22

22:                                               ; preds = %2
  %23 = load ptr, ptr %4, align 8, !tbaa !18
  %24 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %23, i64 %25
  store i32 -1, ptr %26, align 4, !tbaa !4
  store i32 1, ptr %8, align 4
  br label %66

27:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %41, %27
  %29 = load i32, ptr %9, align 4, !tbaa !4
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #8
  br label %44

33:                                               ; preds = %28
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = load i32, ptr %9, align 4, !tbaa !4
  %36 = mul nsw i32 %34, %35
  %37 = load ptr, ptr %7, align 8, !tbaa !18
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  store i32 %36, ptr %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %33
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4, !tbaa !4
  br label %28, !llvm.loop !20

44:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %10) #8
  %45 = load i32, ptr %5, align 4, !tbaa !4
  store i32 %45, ptr %10, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %51, %44
  %47 = load i32, ptr %10, align 4, !tbaa !4
  %48 = add nsw i32 %47, -1
  store i32 %48, ptr %10, align 4, !tbaa !4
  %49 = icmp sgt i32 %47, 0
  br i1 %49, label %51, label %50

50:                                               ; preds = %46
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #8
  br label %59

51:                                               ; preds = %46
  %52 = load ptr, ptr %7, align 8, !tbaa !18
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load i32, ptr %6, align 4, !tbaa !4
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr %6, align 4, !tbaa !4
  br label %46, !llvm.loop !22

59:                                               ; preds = %50
  %60 = load ptr, ptr %7, align 8, !tbaa !18
  call void @free(ptr noundef %60) #9
  %61 = load i32, ptr %6, align 4, !tbaa !4
  %62 = load ptr, ptr %4, align 8, !tbaa !18
  %63 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr %62, i64 %64
  store i32 %61, ptr %65, align 4, !tbaa !4
  store i32 0, ptr %8, align 4
  br label %66

66:                                               ; preds = %59, %22
  call void @llvm.lifetime.end.p0(ptr %7) #8
  call void @llvm.lifetime.end.p0(ptr %6) #8
  call void @llvm.lifetime.end.p0(ptr %5) #8
  %67 = load i32, ptr %8, align 4
  switch i32 %67, label %69 [
    i32 0, label %68
    i32 1, label %68
  ]

68:                                               ; preds = %66, %66
  ret void

69:                                               ; preds = %66
  unreachable
}

; Function Attrs: convergent nounwind allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #4

; Function Attrs: convergent nounwind
declare dso_local void @free(ptr noundef) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @checked_divide(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !18
  store ptr %1, ptr %5, align 8, !tbaa !18
  store ptr %2, ptr %6, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %7) #8
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #9
  store i32 %8, ptr %7, align 4, !tbaa !4
  %9 = load ptr, ptr %5, align 8, !tbaa !18
  %10 = load i32, ptr %7, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:                                               ; preds = %3
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str3, i32 noundef 41, ptr noundef @.str4, i64 noundef 1) #9
  br label %16

16:                                               ; preds = %15, %3
  %17 = load ptr, ptr %5, align 8, !tbaa !18
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = icmp slt i32 %21, 0
  br i1 %22, label %23, label %24

23:                                               ; preds = %16
  call void @llvm.trap()
  br label %24

24:                                               ; preds = %23, %16
  %25 = load ptr, ptr %5, align 8, !tbaa !18
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = icmp sgt i32 %29, 0
  call void @llvm.assume(i1 %30)
  %31 = load ptr, ptr %4, align 8, !tbaa !18
  %32 = load i32, ptr %7, align 4, !tbaa !4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = load ptr, ptr %5, align 8, !tbaa !18
  %37 = load i32, ptr %7, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = sdiv i32 %35, %40
  %42 = load ptr, ptr %6, align 8, !tbaa !18
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  store i32 %41, ptr %45, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #3

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { convergent nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #5 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
attributes #10 = { convergent nounwind allocsize(0) }

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
!10 = !{!11, !5, i64 0}
!11 = !{!"_ZTSZ9say_helloE3$_0", !5, i64 0, !5, i64 4, !12, i64 8, !13, i64 16}
!12 = !{!"double", !6, i64 0}
!13 = !{!"p1 omnipotent char", !14, i64 0}
!14 = !{!"any pointer", !6, i64 0}
!15 = !{!11, !5, i64 4}
!16 = !{!11, !12, i64 8}
!17 = !{!11, !13, i64 16}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 int", !14, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !21}
