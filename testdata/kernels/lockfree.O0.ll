; ModuleID = 'lockfree.cu'
source_filename = "lockfree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_max(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %6, i64 %12
  %14 = load float, ptr %13, align 4
  call void @_ZL16atomic_max_floatPff(ptr noundef %5, float noundef %14) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL16atomic_max_floatPff(ptr noundef %0, float noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store float %1, ptr %7, align 4
  %11 = load ptr, ptr %6, align 8
  store ptr %11, ptr %8, align 8
  %12 = load ptr, ptr %8, align 8
  %13 = load volatile i32, ptr %12, align 4
  store i32 %13, ptr %9, align 4
  br label %14

14:                                               ; preds = %31, %2
  %15 = load float, ptr %9, align 4
  %16 = load float, ptr %7, align 4
  %17 = fcmp contract olt float %15, %16
  br i1 %17, label %18, label %33

18:                                               ; preds = %14
  %19 = load ptr, ptr %8, align 8
  %20 = load i32, ptr %9, align 4
  %21 = load i32, ptr %7, align 4
  store ptr %19, ptr %3, align 8
  store i32 %20, ptr %4, align 4
  store i32 %21, ptr %5, align 4
  %22 = load ptr, ptr %3, align 8
  %23 = load i32, ptr %4, align 4
  %24 = load i32, ptr %5, align 4
  %25 = cmpxchg ptr %22, i32 %23, i32 %24 seq_cst seq_cst, align 4
  %26 = extractvalue { i32, i1 } %25, 0
  store i32 %26, ptr %10, align 4
  %27 = load i32, ptr %10, align 4
  %28 = load i32, ptr %9, align 4
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %18
  br label %33

31:                                               ; preds = %18
  %32 = load i32, ptr %10, align 4
  store i32 %32, ptr %9, align 4
  br label %14, !llvm.loop !4

33:                                               ; preds = %30, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @stack_push_pop(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %15, align 4
  %27 = load ptr, ptr %14, align 8
  %28 = getelementptr inbounds i64, ptr %27, i64 0
  store ptr %28, ptr %16, align 8
  %29 = load ptr, ptr %16, align 8
  %30 = load volatile i64, ptr %29, align 8
  store i64 %30, ptr %17, align 8
  br label %31

31:                                               ; preds = %59, %3
  %32 = load i64, ptr %17, align 8
  %33 = trunc i64 %32 to i32
  %34 = load ptr, ptr %13, align 8
  %35 = load i32, ptr %15, align 4
  %36 = add nsw i32 %35, 1
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %34, i64 %37
  store volatile i32 %33, ptr %38, align 4
  call void @llvm.nvvm.membar.gl()
  %39 = load i64, ptr %17, align 8
  %40 = lshr i64 %39, 32
  %41 = add i64 %40, 1
  %42 = shl i64 %41, 32
  %43 = load i32, ptr %15, align 4
  %44 = add nsw i32 %43, 1
  %45 = zext i32 %44 to i64
  %46 = or i64 %42, %45
  store i64 %46, ptr %19, align 8
  %47 = load ptr, ptr %16, align 8
  %48 = load i64, ptr %17, align 8
  %49 = load i64, ptr %19, align 8
  store ptr %47, ptr %6, align 8
  store i64 %48, ptr %7, align 8
  store i64 %49, ptr %8, align 8
  %50 = load ptr, ptr %6, align 8
  %51 = load i64, ptr %7, align 8
  %52 = load i64, ptr %8, align 8
  %53 = cmpxchg ptr %50, i64 %51, i64 %52 seq_cst seq_cst, align 8
  %54 = extractvalue { i64, i1 } %53, 0
  store i64 %54, ptr %18, align 8
  %55 = load i64, ptr %18, align 8
  %56 = load i64, ptr %17, align 8
  %57 = icmp eq i64 %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %31
  br label %61

59:                                               ; preds = %31
  %60 = load i64, ptr %18, align 8
  store i64 %60, ptr %17, align 8
  br label %31, !llvm.loop !6

61:                                               ; preds = %58
  %62 = load ptr, ptr %16, align 8
  %63 = load volatile i64, ptr %62, align 8
  store i64 %63, ptr %17, align 8
  store i32 0, ptr %20, align 4
  br label %64

64:                                               ; preds = %94, %61
  %65 = load i64, ptr %17, align 8
  %66 = trunc i64 %65 to i32
  %67 = icmp ne i32 %66, 0
  br i1 %67, label %68, label %96

68:                                               ; preds = %64
  %69 = load i64, ptr %17, align 8
  %70 = trunc i64 %69 to i32
  store i32 %70, ptr %20, align 4
  %71 = load i64, ptr %17, align 8
  %72 = lshr i64 %71, 32
  %73 = add i64 %72, 1
  %74 = shl i64 %73, 32
  %75 = load ptr, ptr %13, align 8
  %76 = load i32, ptr %20, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  %79 = load volatile i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = or i64 %74, %80
  store i64 %81, ptr %21, align 8
  %82 = load ptr, ptr %16, align 8
  %83 = load i64, ptr %17, align 8
  %84 = load i64, ptr %21, align 8
  store ptr %82, ptr %9, align 8
  store i64 %83, ptr %10, align 8
  store i64 %84, ptr %11, align 8
  %85 = load ptr, ptr %9, align 8
  %86 = load i64, ptr %10, align 8
  %87 = load i64, ptr %11, align 8
  %88 = cmpxchg ptr %85, i64 %86, i64 %87 seq_cst seq_cst, align 8
  %89 = extractvalue { i64, i1 } %88, 0
  store i64 %89, ptr %18, align 8
  %90 = load i64, ptr %18, align 8
  %91 = load i64, ptr %17, align 8
  %92 = icmp eq i64 %90, %91
  br i1 %92, label %93, label %94

93:                                               ; preds = %68
  br label %96

94:                                               ; preds = %68
  %95 = load i64, ptr %18, align 8
  store i64 %95, ptr %17, align 8
  store i32 0, ptr %20, align 4
  br label %64, !llvm.loop !7

96:                                               ; preds = %93, %64
  %97 = load i32, ptr %20, align 4
  %98 = icmp sgt i32 %97, 0
  br i1 %98, label %99, label %112

99:                                               ; preds = %96
  %100 = load ptr, ptr %14, align 8
  %101 = getelementptr inbounds i64, ptr %100, i64 1
  %102 = load ptr, ptr %12, align 8
  %103 = load i32, ptr %20, align 4
  %104 = sub nsw i32 %103, 1
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %102, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = sext i32 %107 to i64
  store ptr %101, ptr %4, align 8
  store i64 %108, ptr %5, align 8
  %109 = load ptr, ptr %4, align 8
  %110 = load i64, ptr %5, align 8
  %111 = atomicrmw add ptr %109, i64 %110 seq_cst, align 8
  br label %112

112:                                              ; preds = %99, %96
  ret void
}

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @spin_lock(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i8, align 1
  store ptr %0, ptr %7, align 8
  store i8 0, ptr %8, align 1
  br label %9

9:                                                ; preds = %43, %1
  %10 = load i8, ptr %8, align 1
  %11 = trunc i8 %10 to i1
  %12 = xor i1 %11, true
  br i1 %12, label %13, label %44

13:                                               ; preds = %9
  %14 = load ptr, ptr %7, align 8
  %15 = getelementptr inbounds i32, ptr %14, i64 0
  store ptr %15, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i32 1, ptr %6, align 4
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %6, align 4
  %19 = cmpxchg ptr %16, i32 %17, i32 %18 seq_cst seq_cst, align 4
  %20 = extractvalue { i32, i1 } %19, 0
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %43

22:                                               ; preds = %13
  call void @llvm.nvvm.membar.gl()
  %23 = load ptr, ptr %7, align 8
  %24 = getelementptr inbounds i32, ptr %23, i64 1
  %25 = load volatile i32, ptr %24, align 4
  %26 = add nsw i32 %25, 1
  %27 = load ptr, ptr %7, align 8
  %28 = getelementptr inbounds i32, ptr %27, i64 1
  store volatile i32 %26, ptr %28, align 4
  %29 = load ptr, ptr %7, align 8
  %30 = getelementptr inbounds i32, ptr %29, i64 2
  %31 = load volatile i32, ptr %30, align 4
  %32 = load ptr, ptr %7, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 1
  %34 = load volatile i32, ptr %33, align 4
  %35 = xor i32 %31, %34
  %36 = load ptr, ptr %7, align 8
  %37 = getelementptr inbounds i32, ptr %36, i64 2
  store volatile i32 %35, ptr %37, align 4
  call void @llvm.nvvm.membar.gl()
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 0
  store ptr %39, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %40 = load ptr, ptr %2, align 8
  %41 = load i32, ptr %3, align 4
  %42 = atomicrmw xchg ptr %40, i32 %41 seq_cst, align 4
  store i8 1, ptr %8, align 1
  br label %43

43:                                               ; preds = %22, %13
  br label %9, !llvm.loop !8

44:                                               ; preds = %9
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @wrap_tickets(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  %13 = load ptr, ptr %12, align 8
  %14 = load ptr, ptr %11, align 8
  %15 = getelementptr inbounds i32, ptr %14, i64 0
  store ptr %15, ptr %5, align 8
  store i32 4, ptr %6, align 4
  %16 = load ptr, ptr %5, align 8
  %17 = load i32, ptr %6, align 4
  %18 = atomicrmw uinc_wrap ptr %16, i32 %17 seq_cst, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %13, i64 %19
  store ptr %20, ptr %7, align 8
  store i32 1, ptr %8, align 4
  %21 = load ptr, ptr %7, align 8
  %22 = load i32, ptr %8, align 4
  %23 = atomicrmw add ptr %21, i32 %22 seq_cst, align 4
  %24 = load ptr, ptr %12, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = getelementptr inbounds i32, ptr %25, i64 1
  store ptr %26, ptr %3, align 8
  store i32 4, ptr %4, align 4
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %4, align 4
  %29 = atomicrmw udec_wrap ptr %27, i32 %28 seq_cst, align 4
  %30 = urem i32 %29, 5
  %31 = add i32 5, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr %24, i64 %32
  store ptr %33, ptr %9, align 8
  store i32 1, ptr %10, align 4
  %34 = load ptr, ptr %9, align 8
  %35 = load i32, ptr %10, align 4
  %36 = atomicrmw add ptr %34, i32 %35 seq_cst, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @double_add(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = load ptr, ptr %3, align 8
  %7 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw double, ptr %6, i64 %12
  %14 = load double, ptr %13, align 8
  call void @_ZL17atomic_add_doublePdd(ptr noundef %5, double noundef %14) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal void @_ZL17atomic_add_doublePdd(ptr noundef %0, double noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca double, align 8
  store ptr %0, ptr %6, align 8
  store double %1, ptr %7, align 8
  %12 = load ptr, ptr %6, align 8
  store ptr %12, ptr %8, align 8
  %13 = load ptr, ptr %8, align 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %9, align 8
  br label %15

15:                                               ; preds = %28, %2
  %16 = load i64, ptr %9, align 8
  store i64 %16, ptr %10, align 8
  %17 = load ptr, ptr %8, align 8
  %18 = load i64, ptr %10, align 8
  %19 = load double, ptr %7, align 8
  %20 = load double, ptr %10, align 8
  %21 = fadd contract double %19, %20
  store double %21, ptr %11, align 8
  %22 = load i64, ptr %11, align 8
  store ptr %17, ptr %3, align 8
  store i64 %18, ptr %4, align 8
  store i64 %22, ptr %5, align 8
  %23 = load ptr, ptr %3, align 8
  %24 = load i64, ptr %4, align 8
  %25 = load i64, ptr %5, align 8
  %26 = cmpxchg ptr %23, i64 %24, i64 %25 seq_cst seq_cst, align 8
  %27 = extractvalue { i64, i1 } %26, 0
  store i64 %27, ptr %9, align 8
  br label %28

28:                                               ; preds = %15
  %29 = load i64, ptr %9, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp ne i64 %29, %30
  br i1 %31, label %15, label %32, !llvm.loop !9

32:                                               ; preds = %28
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bit_atomics(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = shl i32 1, %15
  store i32 %16, ptr %11, align 4
  %17 = load ptr, ptr %10, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 0
  %19 = load i32, ptr %11, align 4
  store ptr %18, ptr %8, align 8
  store i32 %19, ptr %9, align 4
  %20 = load ptr, ptr %8, align 8
  %21 = load i32, ptr %9, align 4
  %22 = atomicrmw or ptr %20, i32 %21 seq_cst, align 4
  %23 = load ptr, ptr %10, align 8
  %24 = getelementptr inbounds i32, ptr %23, i64 1
  %25 = load i32, ptr %11, align 4
  %26 = and i32 %25, -16711936
  %27 = xor i32 %26, -1
  store ptr %24, ptr %6, align 8
  store i32 %27, ptr %7, align 4
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %7, align 4
  %30 = atomicrmw and ptr %28, i32 %29 seq_cst, align 4
  %31 = load ptr, ptr %10, align 8
  %32 = getelementptr inbounds i32, ptr %31, i64 2
  %33 = load i32, ptr %11, align 4
  %34 = or i32 %33, 1
  store ptr %32, ptr %4, align 8
  store i32 %34, ptr %5, align 4
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %5, align 4
  %37 = atomicrmw xor ptr %35, i32 %36 seq_cst, align 4
  %38 = load ptr, ptr %10, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 3
  %40 = load i32, ptr %11, align 4
  store ptr %39, ptr %2, align 8
  store i32 %40, ptr %3, align 4
  %41 = load ptr, ptr %2, align 8
  %42 = load i32, ptr %3, align 4
  %43 = atomicrmw umax ptr %41, i32 %42 seq_cst, align 4
  %44 = load ptr, ptr %10, align 8
  %45 = getelementptr inbounds i32, ptr %44, i64 4
  store i32 1, ptr %13, align 4
  %46 = load i32, ptr %13, align 4
  %47 = atomicrmw sub ptr %45, i32 %46 monotonic, align 4
  store i32 %47, ptr %14, align 4
  %48 = load i32, ptr %14, align 4
  store i32 %48, ptr %12, align 4
  %49 = load i32, ptr %12, align 4
  %50 = icmp eq i32 %49, 1000
  br i1 %50, label %51, label %54

51:                                               ; preds = %1
  %52 = load ptr, ptr %10, align 8
  %53 = getelementptr inbounds i32, ptr %52, i64 4
  store i32 0, ptr %53, align 4
  br label %54

54:                                               ; preds = %51, %1
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #2 = { nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!9 = distinct !{!9, !5}
