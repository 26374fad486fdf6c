; ModuleID = 'volatile_flags.cu'
source_filename = "volatile_flags.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_gridDim = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN10gv_gridDim5get_xEv = comdat any

@_ZZ14sum_last_blockE1s = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ14sum_last_blockE4last = internal addrspace(3) global i8 undef, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@gridDim = external dso_local addrspace(1) global %struct.gv_gridDim, align 1
@_ZZ17volatile_accessesE3box = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sum_last_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %14 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %14, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %16 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %17 = mul i32 %15, %16
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %33, %4
  %21 = load i32, ptr %11, align 4, !tbaa !4
  %22 = load i32, ptr %8, align 4, !tbaa !4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %11) #6
  br label %39

25:                                               ; preds = %20
  %26 = load ptr, ptr %5, align 8, !tbaa !8
  %27 = load i32, ptr %11, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = load i32, ptr %10, align 4, !tbaa !4
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %10, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %25
  %34 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %35 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %36 = mul i32 %34, %35
  %37 = load i32, ptr %11, align 4, !tbaa !4
  %38 = add i32 %37, %36
  store i32 %38, ptr %11, align 4, !tbaa !4
  br label %20, !llvm.loop !11

39:                                               ; preds = %24
  %40 = load i32, ptr %10, align 4, !tbaa !4
  %41 = load i32, ptr %9, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 0, i64 %42
  store i32 %40, ptr %43, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = load i32, ptr %9, align 4, !tbaa !4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %75

46:                                               ; preds = %39
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #6
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %59, %46
  %48 = load i32, ptr %12, align 4, !tbaa !4
  %49 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %52, label %51

51:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %12) #6
  br label %62

52:                                               ; preds = %47
  %53 = load i32, ptr %12, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE1s to ptr), i64 0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = load i32, ptr %10, align 4, !tbaa !4
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr %10, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %52
  %60 = load i32, ptr %12, align 4, !tbaa !4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %12, align 4, !tbaa !4
  br label %47, !llvm.loop !13

62:                                               ; preds = %51
  %63 = load i32, ptr %10, align 4, !tbaa !4
  %64 = load ptr, ptr %6, align 8, !tbaa !8
  %65 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %64, i64 %66
  store volatile i32 %63, ptr %67, align 4, !tbaa !4
  call void @llvm.nvvm.membar.gl()
  %68 = load ptr, ptr %7, align 8, !tbaa !8
  %69 = getelementptr inbounds i32, ptr %68, i64 0
  %70 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %69, i32 noundef 1) #7
  %71 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %72 = sub i32 %71, 1
  %73 = icmp eq i32 %70, %72
  %74 = zext i1 %73 to i8
  store i8 %74, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE4last to ptr), align 1, !tbaa !14
  br label %75

75:                                               ; preds = %62, %39
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14sum_last_blockE4last to ptr), align 1, !tbaa !14, !range !16, !noundef !17
  %77 = trunc i8 %76 to i1
  br i1 %77, label %78, label %102

78:                                               ; preds = %75
  %79 = load i32, ptr %9, align 4, !tbaa !4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %102

81:                                               ; preds = %78
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %95, %81
  %83 = load i32, ptr %13, align 4, !tbaa !4
  %84 = call noundef i32 @_ZN10gv_gridDim5get_xEv() #7
  %85 = icmp slt i32 %83, %84
  br i1 %85, label %87, label %86

86:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %13) #6
  br label %98

87:                                               ; preds = %82
  %88 = load ptr, ptr %6, align 8, !tbaa !8
  %89 = load i32, ptr %13, align 4, !tbaa !4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %88, i64 %90
  %92 = load volatile i32, ptr %91, align 4, !tbaa !4
  %93 = load i32, ptr %10, align 4, !tbaa !4
  %94 = add nsw i32 %93, %92
  store i32 %94, ptr %10, align 4, !tbaa !4
  br label %95

95:                                               ; preds = %87
  %96 = load i32, ptr %13, align 4, !tbaa !4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %13, align 4, !tbaa !4
  br label %82, !llvm.loop !18

98:                                               ; preds = %86
  %99 = load i32, ptr %10, align 4, !tbaa !4
  %100 = load ptr, ptr %7, align 8, !tbaa !8
  %101 = getelementptr inbounds i32, ptr %100, i64 1
  store i32 %99, ptr %101, align 4, !tbaa !4
  br label %102

102:                                              ; preds = %98, %78, %75
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN10gv_gridDim5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !8
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volatile_accesses(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %8, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #6
  %9 = load ptr, ptr %3, align 8, !tbaa !8
  %10 = load i32, ptr %5, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load volatile i32, ptr %12, align 4, !tbaa !4
  store i32 %13, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %14 = load ptr, ptr %3, align 8, !tbaa !8
  %15 = load i32, ptr %5, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = load volatile i32, ptr %17, align 4, !tbaa !4
  store i32 %18, ptr %7, align 4, !tbaa !4
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = load ptr, ptr %3, align 8, !tbaa !8
  %21 = load i32, ptr %5, align 4, !tbaa !4
  %22 = add nsw i32 %21, 32
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %20, i64 %23
  store volatile i32 %19, ptr %24, align 4, !tbaa !4
  %25 = load i32, ptr %6, align 4, !tbaa !4
  %26 = load i32, ptr %7, align 4, !tbaa !4
  %27 = add nsw i32 %25, %26
  %28 = load ptr, ptr %3, align 8, !tbaa !8
  %29 = load i32, ptr %5, align 4, !tbaa !4
  %30 = add nsw i32 %29, 32
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %28, i64 %31
  store volatile i32 %27, ptr %32, align 4, !tbaa !4
  %33 = load ptr, ptr %3, align 8, !tbaa !8
  %34 = load i32, ptr %5, align 4, !tbaa !4
  %35 = add nsw i32 %34, 32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  %38 = load volatile i32, ptr %37, align 4, !tbaa !4
  %39 = load i32, ptr %5, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 0, i64 %40
  store volatile i32 %38, ptr %41, align 4, !tbaa !4
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 0, i64 %43
  %45 = load volatile i32, ptr %44, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store volatile i32 %46, ptr %44, align 4, !tbaa !4
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17volatile_accessesE3box to ptr), i64 0, i64 %48
  %50 = load volatile i32, ptr %49, align 4, !tbaa !4
  %51 = load i32, ptr %6, align 4, !tbaa !4
  %52 = sub nsw i32 %50, %51
  %53 = load ptr, ptr %4, align 8, !tbaa !8
  %54 = load i32, ptr %5, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  store i32 %52, ptr %56, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  call void @llvm.lifetime.end.p0(ptr %6) #6
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"bool", !6, i64 0}
!16 = !{i8 0, i8 2}
!17 = !{}
!18 = distinct !{!18, !12}
