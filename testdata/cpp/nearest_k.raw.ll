; ModuleID = 'nearest_k.cu'
source_filename = "nearest_k.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%class.SortedList = type { [4 x float], [4 x i32] }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN10SortedListILi4EEC1Ev = comdat any

$_ZN10SortedListILi4EE6insertEfi = comdat any

$_ZNK10SortedListILi4EE5keyAtEi = comdat any

$_ZNK10SortedListILi4EE7valueAtEi = comdat any

$_ZN10SortedListILi4EE8popFrontEv = comdat any

$_ZN10SortedListILi4EEC2Ev = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @nearest_k(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %class.SortedList, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !8
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !11
  store i32 %4, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %19 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %20 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #8
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %23 = add i32 %21, %22
  store i32 %23, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %24 = load ptr, ptr %6, align 8, !tbaa !8
  %25 = load i32, ptr %11, align 4, !tbaa !4
  %26 = mul nsw i32 2, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %24, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !13
  store float %29, ptr %12, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %30 = load ptr, ptr %6, align 8, !tbaa !8
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = mul nsw i32 2, %31
  %33 = add nsw i32 %32, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %30, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !13
  store float %36, ptr %13, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %14) #7
  call void @_ZN10SortedListILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %14) #8
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %68, %5
  %38 = load i32, ptr %15, align 4, !tbaa !4
  %39 = load i32, ptr %10, align 4, !tbaa !4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %71

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %43 = load ptr, ptr %7, align 8, !tbaa !8
  %44 = load i32, ptr %15, align 4, !tbaa !4
  %45 = mul nsw i32 2, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !13
  %49 = load float, ptr %12, align 4, !tbaa !13
  %50 = fsub contract float %48, %49
  store float %50, ptr %16, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %17) #7
  %51 = load ptr, ptr %7, align 8, !tbaa !8
  %52 = load i32, ptr %15, align 4, !tbaa !4
  %53 = mul nsw i32 2, %52
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %51, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !13
  %58 = load float, ptr %13, align 4, !tbaa !13
  %59 = fsub contract float %57, %58
  store float %59, ptr %17, align 4, !tbaa !13
  %60 = load float, ptr %16, align 4, !tbaa !13
  %61 = load float, ptr %16, align 4, !tbaa !13
  %62 = fmul contract float %60, %61
  %63 = load float, ptr %17, align 4, !tbaa !13
  %64 = load float, ptr %17, align 4, !tbaa !13
  %65 = fmul contract float %63, %64
  %66 = fadd contract float %62, %65
  %67 = load i32, ptr %15, align 4, !tbaa !4
  call void @_ZN10SortedListILi4EE6insertEfi(ptr noundef nonnull align 4 dereferenceable(32) %14, float noundef %66, i32 noundef %67) #8
  call void @llvm.lifetime.end.p0(ptr %17) #7
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %68

68:                                               ; preds = %42
  %69 = load i32, ptr %15, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !4
  br label %37, !llvm.loop !15

71:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %95, %71
  %73 = load i32, ptr %18, align 4, !tbaa !4
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  call void @llvm.lifetime.end.p0(ptr %18) #7
  br label %98

76:                                               ; preds = %72
  %77 = load i32, ptr %18, align 4, !tbaa !4
  %78 = call contract noundef float @_ZNK10SortedListILi4EE5keyAtEi(ptr noundef nonnull align 4 dereferenceable(32) %14, i32 noundef %77) #8
  %79 = load ptr, ptr %8, align 8, !tbaa !8
  %80 = load i32, ptr %11, align 4, !tbaa !4
  %81 = mul nsw i32 %80, 4
  %82 = load i32, ptr %18, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %79, i64 %84
  store float %78, ptr %85, align 4, !tbaa !13
  %86 = load i32, ptr %18, align 4, !tbaa !4
  %87 = call noundef i32 @_ZNK10SortedListILi4EE7valueAtEi(ptr noundef nonnull align 4 dereferenceable(32) %14, i32 noundef %86) #8
  %88 = load ptr, ptr %9, align 8, !tbaa !11
  %89 = load i32, ptr %11, align 4, !tbaa !4
  %90 = mul nsw i32 %89, 4
  %91 = load i32, ptr %18, align 4, !tbaa !4
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i32, ptr %88, i64 %93
  store i32 %87, ptr %94, align 4, !tbaa !4
  br label %95

95:                                               ; preds = %76
  %96 = load i32, ptr %18, align 4, !tbaa !4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %18, align 4, !tbaa !4
  br label %72, !llvm.loop !17

98:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10SortedListILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !18
  %3 = load ptr, ptr %2, align 8
  call void @_ZN10SortedListILi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(32) %3) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10SortedListILi4EE6insertEfi(ptr noundef nonnull align 4 dereferenceable(32) %0, float noundef %1, i32 noundef %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !18
  store float %1, ptr %5, align 4, !tbaa !13
  store i32 %2, ptr %6, align 4, !tbaa !4
  %10 = load ptr, ptr %4, align 8
  %11 = load float, ptr %5, align 4, !tbaa !13
  %12 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %13 = getelementptr inbounds [4 x float], ptr %12, i64 0, i64 3
  %14 = load float, ptr %13, align 4, !tbaa !13
  %15 = fcmp contract olt float %11, %14
  br i1 %15, label %17, label %16

16:                                               ; preds = %3
  br label %89

17:                                               ; preds = %3
  %18 = load float, ptr %5, align 4, !tbaa !13
  %19 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %20 = getelementptr inbounds [4 x float], ptr %19, i64 0, i64 3
  store float %18, ptr %20, align 4, !tbaa !13
  %21 = load i32, ptr %6, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 1
  %23 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 3
  store i32 %21, ptr %23, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 3, ptr %7, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %86, %17
  %25 = load i32, ptr %7, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !13
  %33 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = sub nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x float], ptr %33, i64 0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !13
  %39 = fcmp contract olt float %32, %38
  br label %40

40:                                               ; preds = %27, %24
  %41 = phi i1 [ false, %24 ], [ %39, %27 ]
  br i1 %41, label %43, label %42

42:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %89

43:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %44 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %45 = load i32, ptr %7, align 4, !tbaa !4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [4 x float], ptr %44, i64 0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !13
  store float %48, ptr %8, align 4, !tbaa !13
  %49 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %50 = load i32, ptr %7, align 4, !tbaa !4
  %51 = sub nsw i32 %50, 1
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x float], ptr %49, i64 0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !13
  %55 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %56 = load i32, ptr %7, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [4 x float], ptr %55, i64 0, i64 %57
  store float %54, ptr %58, align 4, !tbaa !13
  %59 = load float, ptr %8, align 4, !tbaa !13
  %60 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 0
  %61 = load i32, ptr %7, align 4, !tbaa !4
  %62 = sub nsw i32 %61, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [4 x float], ptr %60, i64 0, i64 %63
  store float %59, ptr %64, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %65 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 1
  %66 = load i32, ptr %7, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x i32], ptr %65, i64 0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !4
  store i32 %69, ptr %9, align 4, !tbaa !4
  %70 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 1
  %71 = load i32, ptr %7, align 4, !tbaa !4
  %72 = sub nsw i32 %71, 1
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x i32], ptr %70, i64 0, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 1
  %77 = load i32, ptr %7, align 4, !tbaa !4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [4 x i32], ptr %76, i64 0, i64 %78
  store i32 %75, ptr %79, align 4, !tbaa !4
  %80 = load i32, ptr %9, align 4, !tbaa !4
  %81 = getelementptr inbounds nuw %class.SortedList, ptr %10, i32 0, i32 1
  %82 = load i32, ptr %7, align 4, !tbaa !4
  %83 = sub nsw i32 %82, 1
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [4 x i32], ptr %81, i64 0, i64 %84
  store i32 %80, ptr %85, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %86

86:                                               ; preds = %43
  %87 = load i32, ptr %7, align 4, !tbaa !4
  %88 = add nsw i32 %87, -1
  store i32 %88, ptr %7, align 4, !tbaa !4
  br label %24, !llvm.loop !20

89:                                               ; preds = %16, %42
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK10SortedListILi4EE5keyAtEi(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.SortedList, ptr %5, i32 0, i32 0
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x float], ptr %6, i64 0, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !13
  ret float %10
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK10SortedListILi4EE7valueAtEi(ptr noundef nonnull align 4 dereferenceable(32) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !18
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.SortedList, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %4, align 4, !tbaa !4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @row_top_k(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %class.SortedList, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store i32 %2, ptr %6, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %17 = udiv i32 %16, 32
  store i32 %17, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %18 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %19 = urem i32 %18, 32
  store i32 %19, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #7
  call void @_ZN10SortedListILi4EEC1Ev(ptr noundef nonnull align 4 dereferenceable(32) %9) #8
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %20 = load i32, ptr %8, align 4, !tbaa !4
  store i32 %20, ptr %10, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %38, %3
  %22 = load i32, ptr %10, align 4, !tbaa !4
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %26, label %25

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %41

26:                                               ; preds = %21
  %27 = load ptr, ptr %4, align 8, !tbaa !8
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = load i32, ptr %6, align 4, !tbaa !4
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %10, align 4, !tbaa !4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %27, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !13
  %36 = fneg contract float %35
  %37 = load i32, ptr %10, align 4, !tbaa !4
  call void @_ZN10SortedListILi4EE6insertEfi(ptr noundef nonnull align 4 dereferenceable(32) %9, float noundef %36, i32 noundef %37) #8
  br label %38

38:                                               ; preds = %26
  %39 = load i32, ptr %10, align 4, !tbaa !4
  %40 = add nsw i32 %39, 32
  store i32 %40, ptr %10, align 4, !tbaa !4
  br label %21, !llvm.loop !21

41:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %85, %41
  %43 = load i32, ptr %11, align 4, !tbaa !4
  %44 = icmp slt i32 %43, 4
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7
  br label %88

46:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %47 = call contract noundef float @_ZNK10SortedListILi4EE5keyAtEi(ptr noundef nonnull align 4 dereferenceable(32) %9, i32 noundef 0) #8
  store float %47, ptr %13, align 4, !tbaa !13
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 16, ptr %14, align 4, !tbaa !4
  br label %48

48:                                               ; preds = %58, %46
  %49 = load i32, ptr %14, align 4, !tbaa !4
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %52, label %51

51:                                               ; preds = %48
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %61

52:                                               ; preds = %48
  %53 = load float, ptr %13, align 4, !tbaa !13
  %54 = load float, ptr %13, align 4, !tbaa !13
  %55 = load i32, ptr %14, align 4, !tbaa !4
  %56 = call contract noundef float @_ZL8shfl_xorfi(float noundef %54, i32 noundef %55) #8
  %57 = call contract float @llvm.minnum.f32(float %53, float %56)
  store float %57, ptr %13, align 4, !tbaa !13
  br label %58

58:                                               ; preds = %52
  %59 = load i32, ptr %14, align 4, !tbaa !4
  %60 = sdiv i32 %59, 2
  store i32 %60, ptr %14, align 4, !tbaa !4
  br label %48, !llvm.loop !22

61:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %62 = load float, ptr %13, align 4, !tbaa !13
  %63 = call contract noundef float @_ZNK10SortedListILi4EE5keyAtEi(ptr noundef nonnull align 4 dereferenceable(32) %9, i32 noundef 0) #8
  %64 = fcmp contract oeq float %62, %63
  %65 = call noundef i32 @_ZL6ballotb(i1 noundef zeroext %64) #8
  store i32 %65, ptr %15, align 4, !tbaa !4
  %66 = load i32, ptr %8, align 4, !tbaa !4
  %67 = load i32, ptr %15, align 4, !tbaa !4
  %68 = call i32 @llvm.cttz.i32(i32 %67, i1 true)
  %69 = icmp eq i32 %66, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %61
  call void @_ZN10SortedListILi4EE8popFrontEv(ptr noundef nonnull align 4 dereferenceable(32) %9) #8
  br label %71

71:                                               ; preds = %70, %61
  %72 = load i32, ptr %8, align 4, !tbaa !4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %84

74:                                               ; preds = %71
  %75 = load float, ptr %13, align 4, !tbaa !13
  %76 = fneg contract float %75
  %77 = load ptr, ptr %5, align 8, !tbaa !8
  %78 = load i32, ptr %7, align 4, !tbaa !4
  %79 = mul nsw i32 %78, 4
  %80 = load i32, ptr %11, align 4, !tbaa !4
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %77, i64 %82
  store float %76, ptr %83, align 4, !tbaa !13
  br label %84

84:                                               ; preds = %74, %71
  call void @llvm.lifetime.end.p0(ptr %15) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %11, align 4, !tbaa !4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %11, align 4, !tbaa !4
  br label %42, !llvm.loop !23

88:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8shfl_xorfi(float noundef %0, i32 noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  store float %0, ptr %3, align 4, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load float, ptr %3, align 4, !tbaa !13
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %5, i32 %6, i32 31)
  ret float %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6ballotb(i1 noundef zeroext %0) #2 {
  %2 = alloca i8, align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %2, align 1, !tbaa !24
  %4 = load i8, ptr %2, align 1, !tbaa !24, !range !26, !noundef !27
  %5 = trunc i8 %4 to i1
  %6 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %5)
  ret i32 %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10SortedListILi4EE8popFrontEv(ptr noundef nonnull align 4 dereferenceable(32) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !18
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 0, ptr %3, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %30, %1
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %33

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 0
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = add nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !13
  %16 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 0
  %17 = load i32, ptr %3, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [4 x float], ptr %16, i64 0, i64 %18
  store float %15, ptr %19, align 4, !tbaa !13
  %20 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 1
  %21 = load i32, ptr %3, align 4, !tbaa !4
  %22 = add nsw i32 %21, 1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i32], ptr %20, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 1
  %27 = load i32, ptr %3, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x i32], ptr %26, i64 0, i64 %28
  store i32 %25, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %9
  %31 = load i32, ptr %3, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %3, align 4, !tbaa !4
  br label %5, !llvm.loop !28

33:                                               ; preds = %8
  %34 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 0
  %35 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 3
  store float 0x47EC363CC0000000, ptr %35, align 4, !tbaa !13
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN10SortedListILi4EEC2Ev(ptr noundef nonnull align 4 dereferenceable(32) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !18
  %4 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  store i32 0, ptr %3, align 4, !tbaa !4
  br label %5

5:                                                ; preds = %18, %1
  %6 = load i32, ptr %3, align 4, !tbaa !4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %9, label %8

8:                                                ; preds = %5
  call void @llvm.lifetime.end.p0(ptr %3) #7
  br label %21

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 0
  %11 = load i32, ptr %3, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds [4 x float], ptr %10, i64 0, i64 %12
  store float 0x47EC363CC0000000, ptr %13, align 4, !tbaa !13
  %14 = getelementptr inbounds nuw %class.SortedList, ptr %4, i32 0, i32 1
  %15 = load i32, ptr %3, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i32], ptr %14, i64 0, i64 %16
  store i32 -1, ptr %17, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %9
  %19 = load i32, ptr %3, align 4, !tbaa !4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %3, align 4, !tbaa !4
  br label %5, !llvm.loop !29

21:                                               ; preds = %8
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!12 = !{!"p1 int", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS10SortedListILi4EE", !10, i64 0}
!20 = distinct !{!20, !16}
!21 = distinct !{!21, !16}
!22 = distinct !{!22, !16}
!23 = distinct !{!23, !16}
!24 = !{!25, !25, i64 0}
!25 = !{!"bool", !6, i64 0}
!26 = !{i8 0, i8 2}
!27 = !{}
!28 = distinct !{!28, !16}
!29 = distinct !{!29, !16}
