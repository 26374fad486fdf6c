; ModuleID = 'lockfree.cu'
source_filename = "lockfree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_max(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %4, align 8, !tbaa !8
  %6 = load ptr, ptr %3, align 8, !tbaa !8
  %7 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %8 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %6, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !11
  call void @_ZL16atomic_max_floatPff(ptr noundef %5, float noundef %14) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL16atomic_max_floatPff(ptr noundef %0, float noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store float %1, ptr %4, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %9 = load ptr, ptr %3, align 8, !tbaa !8
  store ptr %9, ptr %5, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %10 = load ptr, ptr %5, align 8, !tbaa !13
  %11 = load volatile i32, ptr %10, align 4, !tbaa !4
  store i32 %11, ptr %6, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %29, %2
  %13 = load float, ptr %6, align 4, !tbaa !15
  %14 = load float, ptr %4, align 4, !tbaa !11
  %15 = fcmp contract olt float %13, %14
  br i1 %15, label %16, label %30

16:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %17 = load ptr, ptr %5, align 8, !tbaa !13
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = load i32, ptr %4, align 4, !tbaa !15
  %20 = call noundef i32 @_ZL9atomicCASPjjj(ptr noundef %17, i32 noundef %18, i32 noundef %19) #6
  store i32 %20, ptr %7, align 4, !tbaa !4
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %16
  store i32 3, ptr %8, align 4
  br label %27

25:                                               ; preds = %16
  %26 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %26, ptr %6, align 4, !tbaa !4
  store i32 0, ptr %8, align 4
  br label %27

27:                                               ; preds = %25, %24
  call void @llvm.lifetime.end.p0(ptr %7) #7
  %28 = load i32, ptr %8, align 4
  switch i32 %28, label %31 [
    i32 0, label %29
    i32 3, label %30
  ]

29:                                               ; preds = %27
  br label %12, !llvm.loop !16

30:                                               ; preds = %27, %12
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void

31:                                               ; preds = %27
  unreachable
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
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stack_push_pop(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !13
  store ptr %1, ptr %5, align 8, !tbaa !13
  store ptr %2, ptr %6, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %15 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %16 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %19 = add i32 %17, %18
  store i32 %19, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %20 = load ptr, ptr %6, align 8, !tbaa !18
  %21 = getelementptr inbounds i64, ptr %20, i64 0
  store ptr %21, ptr %8, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %22 = load ptr, ptr %8, align 8, !tbaa !18
  %23 = load volatile i64, ptr %22, align 8, !tbaa !20
  store i64 %23, ptr %9, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %10) #7
  br label %24

24:                                               ; preds = %52, %3
  %25 = load i64, ptr %9, align 8, !tbaa !20
  %26 = trunc i64 %25 to i32
  %27 = load ptr, ptr %5, align 8, !tbaa !13
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = add nsw i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  store volatile i32 %26, ptr %31, align 4, !tbaa !4
  call void @llvm.nvvm.membar.gl()
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %32 = load i64, ptr %9, align 8, !tbaa !20
  %33 = lshr i64 %32, 32
  %34 = add i64 %33, 1
  %35 = shl i64 %34, 32
  %36 = load i32, ptr %7, align 4, !tbaa !4
  %37 = add nsw i32 %36, 1
  %38 = zext i32 %37 to i64
  %39 = or i64 %35, %38
  store i64 %39, ptr %11, align 8, !tbaa !20
  %40 = load ptr, ptr %8, align 8, !tbaa !18
  %41 = load i64, ptr %9, align 8, !tbaa !20
  %42 = load i64, ptr %11, align 8, !tbaa !20
  %43 = call noundef i64 @_ZL9atomicCASPyyy(ptr noundef %40, i64 noundef %41, i64 noundef %42) #6
  store i64 %43, ptr %10, align 8, !tbaa !20
  %44 = load i64, ptr %10, align 8, !tbaa !20
  %45 = load i64, ptr %9, align 8, !tbaa !20
  %46 = icmp eq i64 %44, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %24
  store i32 2, ptr %12, align 4
  br label %50

48:                                               ; preds = %24
  %49 = load i64, ptr %10, align 8, !tbaa !20
  store i64 %49, ptr %9, align 8, !tbaa !20
  store i32 0, ptr %12, align 4
  br label %50

50:                                               ; preds = %48, %47
  call void @llvm.lifetime.end.p0(ptr %11) #7
  %51 = load i32, ptr %12, align 4
  switch i32 %51, label %102 [
    i32 0, label %52
    i32 2, label %53
  ]

52:                                               ; preds = %50
  br label %24, !llvm.loop !22

53:                                               ; preds = %50
  %54 = load ptr, ptr %8, align 8, !tbaa !18
  %55 = load volatile i64, ptr %54, align 8, !tbaa !20
  store i64 %55, ptr %9, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %86, %53
  %57 = load i64, ptr %9, align 8, !tbaa !20
  %58 = trunc i64 %57 to i32
  %59 = icmp ne i32 %58, 0
  br i1 %59, label %60, label %87

60:                                               ; preds = %56
  %61 = load i64, ptr %9, align 8, !tbaa !20
  %62 = trunc i64 %61 to i32
  store i32 %62, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %63 = load i64, ptr %9, align 8, !tbaa !20
  %64 = lshr i64 %63, 32
  %65 = add i64 %64, 1
  %66 = shl i64 %65, 32
  %67 = load ptr, ptr %5, align 8, !tbaa !13
  %68 = load i32, ptr %13, align 4, !tbaa !4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %67, i64 %69
  %71 = load volatile i32, ptr %70, align 4, !tbaa !4
  %72 = zext i32 %71 to i64
  %73 = or i64 %66, %72
  store i64 %73, ptr %14, align 8, !tbaa !20
  %74 = load ptr, ptr %8, align 8, !tbaa !18
  %75 = load i64, ptr %9, align 8, !tbaa !20
  %76 = load i64, ptr %14, align 8, !tbaa !20
  %77 = call noundef i64 @_ZL9atomicCASPyyy(ptr noundef %74, i64 noundef %75, i64 noundef %76) #6
  store i64 %77, ptr %10, align 8, !tbaa !20
  %78 = load i64, ptr %10, align 8, !tbaa !20
  %79 = load i64, ptr %9, align 8, !tbaa !20
  %80 = icmp eq i64 %78, %79
  br i1 %80, label %81, label %82

81:                                               ; preds = %60
  store i32 5, ptr %12, align 4
  br label %84

82:                                               ; preds = %60
  %83 = load i64, ptr %10, align 8, !tbaa !20
  store i64 %83, ptr %9, align 8, !tbaa !20
  store i32 0, ptr %13, align 4, !tbaa !4
  store i32 0, ptr %12, align 4
  br label %84

84:                                               ; preds = %82, %81
  call void @llvm.lifetime.end.p0(ptr %14) #7
  %85 = load i32, ptr %12, align 4
  switch i32 %85, label %102 [
    i32 0, label %86
    i32 5, label %87
  ]

86:                                               ; preds = %84
  br label %56, !llvm.loop !23

87:                                               ; preds = %84, %56
  %88 = load i32, ptr %13, align 4, !tbaa !4
  %89 = icmp sgt i32 %88, 0
  br i1 %89, label %90, label %101

90:                                               ; preds = %87
  %91 = load ptr, ptr %6, align 8, !tbaa !18
  %92 = getelementptr inbounds i64, ptr %91, i64 1
  %93 = load ptr, ptr %4, align 8, !tbaa !13
  %94 = load i32, ptr %13, align 4, !tbaa !4
  %95 = sub nsw i32 %94, 1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %93, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !4
  %99 = sext i32 %98 to i64
  %100 = call noundef i64 @_ZL9atomicAddPyy(ptr noundef %92, i64 noundef %99) #6
  br label %101

101:                                              ; preds = %90, %87
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void

102:                                              ; preds = %84, %50
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicCASPyyy(ptr noundef %0, i64 noundef %1, i64 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !18
  store i64 %1, ptr %5, align 8, !tbaa !20
  store i64 %2, ptr %6, align 8, !tbaa !20
  %7 = load ptr, ptr %4, align 8, !tbaa !18
  %8 = load i64, ptr %5, align 8, !tbaa !20
  %9 = load i64, ptr %6, align 8, !tbaa !20
  %10 = cmpxchg ptr %7, i64 %8, i64 %9 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  ret i64 %11
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL9atomicAddPyy(ptr noundef %0, i64 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8, !tbaa !18
  store i64 %1, ptr %4, align 8, !tbaa !20
  %5 = load ptr, ptr %3, align 8, !tbaa !18
  %6 = load i64, ptr %4, align 8, !tbaa !20
  %7 = atomicrmw add ptr %5, i64 %6 seq_cst, align 8
  ret i64 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spin_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i8, align 1
  store ptr %0, ptr %2, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i8 0, ptr %3, align 1, !tbaa !24
  br label %4

4:                                                ; preds = %32, %1
  %5 = load i8, ptr %3, align 1, !tbaa !24, !range !26, !noundef !27
  %6 = trunc i8 %5 to i1
  %7 = xor i1 %6, true
  br i1 %7, label %8, label %33

8:                                                ; preds = %4
  %9 = load ptr, ptr %2, align 8, !tbaa !13
  %10 = getelementptr inbounds i32, ptr %9, i64 0
  %11 = call noundef i32 @_ZL9atomicCASPjjj(ptr noundef %10, i32 noundef 0, i32 noundef 1) #6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %32

13:                                               ; preds = %8
  call void @llvm.nvvm.membar.gl()
  %14 = load ptr, ptr %2, align 8, !tbaa !13
  %15 = getelementptr inbounds i32, ptr %14, i64 1
  %16 = load volatile i32, ptr %15, align 4, !tbaa !4
  %17 = add nsw i32 %16, 1
  %18 = load ptr, ptr %2, align 8, !tbaa !13
  %19 = getelementptr inbounds i32, ptr %18, i64 1
  store volatile i32 %17, ptr %19, align 4, !tbaa !4
  %20 = load ptr, ptr %2, align 8, !tbaa !13
  %21 = getelementptr inbounds i32, ptr %20, i64 2
  %22 = load volatile i32, ptr %21, align 4, !tbaa !4
  %23 = load ptr, ptr %2, align 8, !tbaa !13
  %24 = getelementptr inbounds i32, ptr %23, i64 1
  %25 = load volatile i32, ptr %24, align 4, !tbaa !4
  %26 = xor i32 %22, %25
  %27 = load ptr, ptr %2, align 8, !tbaa !13
  %28 = getelementptr inbounds i32, ptr %27, i64 2
  store volatile i32 %26, ptr %28, align 4, !tbaa !4
  call void @llvm.nvvm.membar.gl()
  %29 = load ptr, ptr %2, align 8, !tbaa !13
  %30 = getelementptr inbounds i32, ptr %29, i64 0
  %31 = call noundef i32 @_ZL10atomicExchPjj(ptr noundef %30, i32 noundef 0) #6
  store i8 1, ptr %3, align 1, !tbaa !24
  br label %32

32:                                               ; preds = %13, %8
  br label %4, !llvm.loop !28

33:                                               ; preds = %4
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicCASPjjj(ptr noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !13
  store i32 %1, ptr %5, align 4, !tbaa !4
  store i32 %2, ptr %6, align 4, !tbaa !4
  %7 = load ptr, ptr %4, align 8, !tbaa !13
  %8 = load i32, ptr %5, align 4, !tbaa !4
  %9 = load i32, ptr %6, align 4, !tbaa !4
  %10 = cmpxchg ptr %7, i32 %8, i32 %9 seq_cst seq_cst, align 4
  %11 = extractvalue { i32, i1 } %10, 0
  ret i32 %11
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL10atomicExchPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw xchg ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wrap_tickets(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !13
  store ptr %1, ptr %4, align 8, !tbaa !13
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = load ptr, ptr %3, align 8, !tbaa !13
  %7 = getelementptr inbounds i32, ptr %6, i64 0
  %8 = call noundef i32 @_ZL9atomicIncPjj(ptr noundef %7, i32 noundef 4) #6
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %5, i64 %9
  %11 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %10, i32 noundef 1) #6
  %12 = load ptr, ptr %4, align 8, !tbaa !13
  %13 = load ptr, ptr %3, align 8, !tbaa !13
  %14 = getelementptr inbounds i32, ptr %13, i64 1
  %15 = call noundef i32 @_ZL9atomicDecPjj(ptr noundef %14, i32 noundef 4) #6
  %16 = urem i32 %15, 5
  %17 = add i32 5, %16
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %12, i64 %18
  %20 = call noundef i32 @_ZL9atomicAddPjj(ptr noundef %19, i32 noundef 1) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicIncPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicDecPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw udec_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @double_add(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !29
  %5 = load ptr, ptr %4, align 8, !tbaa !29
  %6 = load ptr, ptr %3, align 8, !tbaa !29
  %7 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %8 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #6
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %6, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !31
  call void @_ZL17atomic_add_doublePdd(ptr noundef %5, double noundef %14) #6
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL17atomic_add_doublePdd(ptr noundef %0, double noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca double, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store double %1, ptr %4, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %9 = load ptr, ptr %3, align 8, !tbaa !29
  store ptr %9, ptr %5, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %10 = load ptr, ptr %5, align 8, !tbaa !18
  %11 = load i64, ptr %10, align 8, !tbaa !20
  store i64 %11, ptr %6, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %7) #7
  br label %12

12:                                               ; preds = %21, %2
  %13 = load i64, ptr %6, align 8, !tbaa !20
  store i64 %13, ptr %7, align 8, !tbaa !20
  %14 = load ptr, ptr %5, align 8, !tbaa !18
  %15 = load i64, ptr %7, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %16 = load double, ptr %4, align 8, !tbaa !31
  %17 = load double, ptr %7, align 8, !tbaa !15
  %18 = fadd contract double %16, %17
  store double %18, ptr %8, align 8, !tbaa !31
  %19 = load i64, ptr %8, align 8, !tbaa !15
  %20 = call noundef i64 @_ZL9atomicCASPyyy(ptr noundef %14, i64 noundef %15, i64 noundef %19) #6
  store i64 %20, ptr %6, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %21

21:                                               ; preds = %12
  %22 = load i64, ptr %6, align 8, !tbaa !20
  %23 = load i64, ptr %7, align 8, !tbaa !20
  %24 = icmp ne i64 %22, %23
  br i1 %24, label %12, label %25, !llvm.loop !33

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bit_atomics(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %3) #7
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %8 = shl i32 1, %7
  store i32 %8, ptr %3, align 4, !tbaa !4
  %9 = load ptr, ptr %2, align 8, !tbaa !13
  %10 = getelementptr inbounds i32, ptr %9, i64 0
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = call noundef i32 @_ZL8atomicOrPjj(ptr noundef %10, i32 noundef %11) #6
  %13 = load ptr, ptr %2, align 8, !tbaa !13
  %14 = getelementptr inbounds i32, ptr %13, i64 1
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = and i32 %15, -16711936
  %17 = xor i32 %16, -1
  %18 = call noundef i32 @_ZL9atomicAndPjj(ptr noundef %14, i32 noundef %17) #6
  %19 = load ptr, ptr %2, align 8, !tbaa !13
  %20 = getelementptr inbounds i32, ptr %19, i64 2
  %21 = load i32, ptr %3, align 4, !tbaa !4
  %22 = or i32 %21, 1
  %23 = call noundef i32 @_ZL9atomicXorPjj(ptr noundef %20, i32 noundef %22) #6
  %24 = load ptr, ptr %2, align 8, !tbaa !13
  %25 = getelementptr inbounds i32, ptr %24, i64 3
  %26 = load i32, ptr %3, align 4, !tbaa !4
  %27 = call noundef i32 @_ZL9atomicMaxPjj(ptr noundef %25, i32 noundef %26) #6
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %28 = load ptr, ptr %2, align 8, !tbaa !13
  %29 = getelementptr inbounds i32, ptr %28, i64 4
  store i32 1, ptr %5, align 4, !tbaa !4
  %30 = load i32, ptr %5, align 4
  %31 = atomicrmw sub ptr %29, i32 %30 monotonic, align 4
  store i32 %31, ptr %6, align 4
  %32 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %32, ptr %4, align 4, !tbaa !4
  %33 = load i32, ptr %4, align 4, !tbaa !4
  %34 = icmp eq i32 %33, 1000
  br i1 %34, label %35, label %38

35:                                               ; preds = %1
  %36 = load ptr, ptr %2, align 8, !tbaa !13
  %37 = getelementptr inbounds i32, ptr %36, i64 4
  store i32 0, ptr %37, align 4, !tbaa !4
  br label %38

38:                                               ; preds = %35, %1
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8atomicOrPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw or ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAndPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw and ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicXorPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw xor ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicMaxPjj(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw umax ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!9 = !{!"p1 float", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 int", !10, i64 0}
!15 = !{!6, !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 long long", !10, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"long long", !6, i64 0}
!22 = distinct !{!22, !17}
!23 = distinct !{!23, !17}
!24 = !{!25, !25, i64 0}
!25 = !{!"bool", !6, i64 0}
!26 = !{i8 0, i8 2}
!27 = !{}
!28 = distinct !{!28, !17}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 double", !10, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !6, i64 0}
!33 = distinct !{!33, !17}
