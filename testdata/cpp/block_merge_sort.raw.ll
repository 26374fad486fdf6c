; ModuleID = 'block_merge_sort.cu'
source_filename = "block_merge_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.Pair = type { float, i32 }
%class.BlockMergeSort = type <{ ptr, [8 x i8] }>
%class.BlockMergeSort.0 = type <{ ptr, [8 x i8] }>

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN14BlockMergeSortIjLi64ELi4E4LessEC1ERA256_j = comdat any

$_ZN14BlockMergeSortIjLi64ELi4E4LessE4sortERA4_j = comdat any

$_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyEC1ERA96_S1_ = comdat any

$_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE4sortERA3_S1_ = comdat any

$_ZN14BlockMergeSortIjLi64ELi4E4LessEC2ERA256_j = comdat any

$_ZN14BlockMergeSortIjLi64ELi4E4LessE7networkERA4_j = comdat any

$_ZN14BlockMergeSortIjLi64ELi4E4LessE4pathEPKjS3_iii = comdat any

$_ZN14BlockMergeSortIjLi64ELi4E4LessE5mergeERA4_jiiii = comdat any

$_ZNK4LessclIjEEbRKT_S3_ = comdat any

$_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyEC2ERA96_S1_ = comdat any

$_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE7networkERA3_S1_ = comdat any

$_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE4pathEPKS1_S5_iii = comdat any

$_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE5mergeERA3_S1_iiii = comdat any

$_ZNK5ByKeyclI4PairIfiEEEbRKT_S5_ = comdat any

@_ZZ16block_merge_sortE6shared = internal addrspace(3) global [256 x i32] undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ22block_merge_sort_pairsE6shared = internal addrspace(3) global [96 x %struct.Pair] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_merge_sort(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x i32], align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %class.BlockMergeSort, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %8 = load ptr, ptr %2, align 8, !tbaa !8
  %9 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %10 = mul i32 %9, 64
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %12 = add i32 %10, %11
  %13 = mul i32 %12, 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %8, i64 %14
  store ptr %15, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %29, %1
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %32

20:                                               ; preds = %16
  %21 = load ptr, ptr %4, align 8, !tbaa !8
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %20
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %5, align 4, !tbaa !4
  br label %16, !llvm.loop !11

32:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %6) #7
  call void @_ZN14BlockMergeSortIjLi64ELi4E4LessEC1ERA256_j(ptr noundef nonnull align 8 dereferenceable(9) %6, ptr noundef nonnull align 4 dereferenceable(1024) addrspacecast (ptr addrspace(3) @_ZZ16block_merge_sortE6shared to ptr)) #8
  call void @_ZN14BlockMergeSortIjLi64ELi4E4LessE4sortERA4_j(ptr noundef nonnull align 8 dereferenceable(9) %6, ptr noundef nonnull align 4 dereferenceable(16) %3) #8
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %46, %32
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %37, label %36

36:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %49

37:                                               ; preds = %33
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = load ptr, ptr %4, align 8, !tbaa !8
  %43 = load i32, ptr %7, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %42, i64 %44
  store i32 %41, ptr %45, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %37
  %47 = load i32, ptr %7, align 4, !tbaa !4
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %7, align 4, !tbaa !4
  br label %33, !llvm.loop !13

49:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
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
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortIjLi64ELi4E4LessEC1ERA256_j(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(1024) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN14BlockMergeSortIjLi64ELi4E4LessEC2ERA256_j(ptr noundef nonnull align 8 dereferenceable(9) %5, ptr noundef nonnull align 4 dereferenceable(1024) %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortIjLi64ELi4E4LessE4sortERA4_j(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !8
  %14 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %15, ptr %5, align 4, !tbaa !4
  %16 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  call void @_ZN14BlockMergeSortIjLi64ELi4E4LessE7networkERA4_j(ptr noundef nonnull align 8 dereferenceable(9) %14, ptr noundef nonnull align 4 dereferenceable(16) %16) #8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 2, ptr %6, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %95, %2
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = icmp sle i32 %18, 64
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %98

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sub nsw i32 %22, 1
  store i32 %23, ptr %8, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %42, %21
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %45

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x i32], ptr %29, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %14, i32 0, i32 0
  %35 = load ptr, ptr %34, align 8, !tbaa !18, !nonnull !16, !align !17
  %36 = load i32, ptr %5, align 4, !tbaa !4
  %37 = mul nsw i32 %36, 4
  %38 = load i32, ptr %9, align 4, !tbaa !4
  %39 = add nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [256 x i32], ptr %35, i64 0, i64 %40
  store i32 %33, ptr %41, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %28
  %43 = load i32, ptr %9, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %9, align 4, !tbaa !4
  br label %24, !llvm.loop !21

45:                                               ; preds = %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %46 = load i32, ptr %8, align 4, !tbaa !4
  %47 = xor i32 %46, -1
  %48 = load i32, ptr %5, align 4, !tbaa !4
  %49 = and i32 %47, %48
  %50 = mul nsw i32 4, %49
  store i32 %50, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %51 = load i32, ptr %6, align 4, !tbaa !4
  %52 = ashr i32 %51, 1
  %53 = mul nsw i32 4, %52
  store i32 %53, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %54 = load i32, ptr %8, align 4, !tbaa !4
  %55 = load i32, ptr %5, align 4, !tbaa !4
  %56 = and i32 %54, %55
  %57 = mul nsw i32 4, %56
  store i32 %57, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %58 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %14, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8, !tbaa !18, !nonnull !16, !align !17
  %60 = getelementptr inbounds [256 x i32], ptr %59, i64 0, i64 0
  %61 = load i32, ptr %10, align 4, !tbaa !4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %14, i32 0, i32 0
  %65 = load ptr, ptr %64, align 8, !tbaa !18, !nonnull !16, !align !17
  %66 = getelementptr inbounds [256 x i32], ptr %65, i64 0, i64 0
  %67 = load i32, ptr %10, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i32, ptr %11, align 4, !tbaa !4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  %73 = load i32, ptr %11, align 4, !tbaa !4
  %74 = load i32, ptr %11, align 4, !tbaa !4
  %75 = load i32, ptr %12, align 4, !tbaa !4
  %76 = call noundef i32 @_ZN14BlockMergeSortIjLi64ELi4E4LessE4pathEPKjS3_iii(ptr noundef nonnull align 8 dereferenceable(9) %14, ptr noundef %63, ptr noundef %72, i32 noundef %73, i32 noundef %74, i32 noundef %75) #8
  store i32 %76, ptr %13, align 4, !tbaa !4
  %77 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %78 = load i32, ptr %10, align 4, !tbaa !4
  %79 = load i32, ptr %13, align 4, !tbaa !4
  %80 = add nsw i32 %78, %79
  %81 = load i32, ptr %10, align 4, !tbaa !4
  %82 = load i32, ptr %11, align 4, !tbaa !4
  %83 = add nsw i32 %81, %82
  %84 = load i32, ptr %12, align 4, !tbaa !4
  %85 = add nsw i32 %83, %84
  %86 = load i32, ptr %13, align 4, !tbaa !4
  %87 = sub nsw i32 %85, %86
  %88 = load i32, ptr %10, align 4, !tbaa !4
  %89 = load i32, ptr %11, align 4, !tbaa !4
  %90 = add nsw i32 %88, %89
  %91 = load i32, ptr %10, align 4, !tbaa !4
  %92 = load i32, ptr %11, align 4, !tbaa !4
  %93 = mul nsw i32 2, %92
  %94 = add nsw i32 %91, %93
  call void @_ZN14BlockMergeSortIjLi64ELi4E4LessE5mergeERA4_jiiii(ptr noundef nonnull align 8 dereferenceable(9) %14, ptr noundef nonnull align 4 dereferenceable(16) %77, i32 noundef %80, i32 noundef %87, i32 noundef %90, i32 noundef %94) #8
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %95

95:                                               ; preds = %45
  %96 = load i32, ptr %6, align 4, !tbaa !4
  %97 = mul nsw i32 %96, 2
  store i32 %97, ptr %6, align 4, !tbaa !4
  br label %17, !llvm.loop !22

98:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_merge_sort_pairs(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [3 x %struct.Pair], align 4
  %6 = alloca i32, align 4
  %7 = alloca %class.BlockMergeSort.0, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !23
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %38, %2
  %10 = load i32, ptr %6, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 3
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %41

13:                                               ; preds = %9
  %14 = load ptr, ptr %3, align 8, !tbaa !23
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %16 = mul i32 %15, 3
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr %14, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !25
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [3 x %struct.Pair], ptr %5, i64 0, i64 %23
  %25 = getelementptr inbounds nuw %struct.Pair, ptr %24, i32 0, i32 0
  store float %21, ptr %25, align 4, !tbaa !27
  %26 = load ptr, ptr %4, align 8, !tbaa !8
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %28 = mul i32 %27, 3
  %29 = load i32, ptr %6, align 4, !tbaa !4
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %26, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %6, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [3 x %struct.Pair], ptr %5, i64 0, i64 %35
  %37 = getelementptr inbounds nuw %struct.Pair, ptr %36, i32 0, i32 1
  store i32 %33, ptr %37, align 4, !tbaa !29
  br label %38

38:                                               ; preds = %13
  %39 = load i32, ptr %6, align 4, !tbaa !4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %6, align 4, !tbaa !4
  br label %9, !llvm.loop !30

41:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyEC1ERA96_S1_(ptr noundef nonnull align 8 dereferenceable(9) %7, ptr noundef nonnull align 4 dereferenceable(768) addrspacecast (ptr addrspace(3) @_ZZ22block_merge_sort_pairsE6shared to ptr)) #8
  call void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE4sortERA3_S1_(ptr noundef nonnull align 8 dereferenceable(9) %7, ptr noundef nonnull align 4 dereferenceable(24) %5) #8
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %71, %41
  %43 = load i32, ptr %8, align 4, !tbaa !4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %46, label %45

45:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %74

46:                                               ; preds = %42
  %47 = load i32, ptr %8, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [3 x %struct.Pair], ptr %5, i64 0, i64 %48
  %50 = getelementptr inbounds nuw %struct.Pair, ptr %49, i32 0, i32 0
  %51 = load float, ptr %50, align 4, !tbaa !27
  %52 = load ptr, ptr %3, align 8, !tbaa !23
  %53 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %54 = mul i32 %53, 3
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = add i32 %54, %55
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %52, i64 %57
  store float %51, ptr %58, align 4, !tbaa !25
  %59 = load i32, ptr %8, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [3 x %struct.Pair], ptr %5, i64 0, i64 %60
  %62 = getelementptr inbounds nuw %struct.Pair, ptr %61, i32 0, i32 1
  %63 = load i32, ptr %62, align 4, !tbaa !29
  %64 = load ptr, ptr %4, align 8, !tbaa !8
  %65 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %66 = mul i32 %65, 3
  %67 = load i32, ptr %8, align 4, !tbaa !4
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %64, i64 %69
  store i32 %63, ptr %70, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %46
  %72 = load i32, ptr %8, align 4, !tbaa !4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %8, align 4, !tbaa !4
  br label %42, !llvm.loop !31

74:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyEC1ERA96_S1_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(768) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !34
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyEC2ERA96_S1_(ptr noundef nonnull align 8 dereferenceable(9) %5, ptr noundef nonnull align 4 dereferenceable(768) %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE4sortERA3_S1_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(24) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !34
  %14 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %15, ptr %5, align 4, !tbaa !4
  %16 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  call void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE7networkERA3_S1_(ptr noundef nonnull align 8 dereferenceable(9) %14, ptr noundef nonnull align 4 dereferenceable(24) %16) #8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 2, ptr %6, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %94, %2
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = icmp sle i32 %18, 32
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %97

21:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %22 = load i32, ptr %6, align 4, !tbaa !4
  %23 = sub nsw i32 %22, 1
  store i32 %23, ptr %8, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %41, %21
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = icmp slt i32 %25, 3
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %44

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [3 x %struct.Pair], ptr %29, i64 0, i64 %31
  %33 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %14, i32 0, i32 0
  %34 = load ptr, ptr %33, align 8, !tbaa !36, !nonnull !16, !align !17
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = mul nsw i32 %35, 3
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [96 x %struct.Pair], ptr %34, i64 0, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %40, ptr align 4 %32, i64 8, i1 false), !tbaa.struct !39
  br label %41

41:                                               ; preds = %28
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %9, align 4, !tbaa !4
  br label %24, !llvm.loop !40

44:                                               ; preds = %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = xor i32 %45, -1
  %47 = load i32, ptr %5, align 4, !tbaa !4
  %48 = and i32 %46, %47
  %49 = mul nsw i32 3, %48
  store i32 %49, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  %50 = load i32, ptr %6, align 4, !tbaa !4
  %51 = ashr i32 %50, 1
  %52 = mul nsw i32 3, %51
  store i32 %52, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  %53 = load i32, ptr %8, align 4, !tbaa !4
  %54 = load i32, ptr %5, align 4, !tbaa !4
  %55 = and i32 %53, %54
  %56 = mul nsw i32 3, %55
  store i32 %56, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %57 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %14, i32 0, i32 0
  %58 = load ptr, ptr %57, align 8, !tbaa !36, !nonnull !16, !align !17
  %59 = getelementptr inbounds [96 x %struct.Pair], ptr %58, i64 0, i64 0
  %60 = load i32, ptr %10, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds %struct.Pair, ptr %59, i64 %61
  %63 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %14, i32 0, i32 0
  %64 = load ptr, ptr %63, align 8, !tbaa !36, !nonnull !16, !align !17
  %65 = getelementptr inbounds [96 x %struct.Pair], ptr %64, i64 0, i64 0
  %66 = load i32, ptr %10, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.Pair, ptr %65, i64 %67
  %69 = load i32, ptr %11, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.Pair, ptr %68, i64 %70
  %72 = load i32, ptr %11, align 4, !tbaa !4
  %73 = load i32, ptr %11, align 4, !tbaa !4
  %74 = load i32, ptr %12, align 4, !tbaa !4
  %75 = call noundef i32 @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE4pathEPKS1_S5_iii(ptr noundef nonnull align 8 dereferenceable(9) %14, ptr noundef %62, ptr noundef %71, i32 noundef %72, i32 noundef %73, i32 noundef %74) #8
  store i32 %75, ptr %13, align 4, !tbaa !4
  %76 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %77 = load i32, ptr %10, align 4, !tbaa !4
  %78 = load i32, ptr %13, align 4, !tbaa !4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %10, align 4, !tbaa !4
  %81 = load i32, ptr %11, align 4, !tbaa !4
  %82 = add nsw i32 %80, %81
  %83 = load i32, ptr %12, align 4, !tbaa !4
  %84 = add nsw i32 %82, %83
  %85 = load i32, ptr %13, align 4, !tbaa !4
  %86 = sub nsw i32 %84, %85
  %87 = load i32, ptr %10, align 4, !tbaa !4
  %88 = load i32, ptr %11, align 4, !tbaa !4
  %89 = add nsw i32 %87, %88
  %90 = load i32, ptr %10, align 4, !tbaa !4
  %91 = load i32, ptr %11, align 4, !tbaa !4
  %92 = mul nsw i32 2, %91
  %93 = add nsw i32 %90, %92
  call void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE5mergeERA3_S1_iiii(ptr noundef nonnull align 8 dereferenceable(9) %14, ptr noundef nonnull align 4 dereferenceable(24) %76, i32 noundef %79, i32 noundef %86, i32 noundef %89, i32 noundef %93) #8
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %12) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %94

94:                                               ; preds = %44
  %95 = load i32, ptr %6, align 4, !tbaa !4
  %96 = mul nsw i32 %95, 2
  store i32 %96, ptr %6, align 4, !tbaa !4
  br label %17, !llvm.loop !41

97:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortIjLi64ELi4E4LessEC2ERA256_j(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(1024) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  store ptr %7, ptr %6, align 8, !tbaa !8
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortIjLi64ELi4E4LessE7networkERA4_j(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(16) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !8
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %47, %2
  %10 = load i32, ptr %5, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 4
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %50

13:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = and i32 1, %14
  store i32 %15, ptr %7, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %43, %13
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 3
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %46

20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %8, i64 8
  %22 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %25
  %27 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i32], ptr %27, i64 0, i64 %29
  %31 = call noundef zeroext i1 @_ZNK4LessclIjEEbRKT_S3_(ptr noundef nonnull align 1 dereferenceable(1) %21, ptr noundef nonnull align 4 dereferenceable(4) %26, ptr noundef nonnull align 4 dereferenceable(4) %30) #8
  br i1 %31, label %32, label %42

32:                                               ; preds = %20
  %33 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x i32], ptr %33, i64 0, i64 %35
  %37 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x i32], ptr %37, i64 0, i64 %40
  call void @_ZL8exchangeIjEvRT_S1_(ptr noundef nonnull align 4 dereferenceable(4) %36, ptr noundef nonnull align 4 dereferenceable(4) %41) #8
  br label %42

42:                                               ; preds = %32, %20
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %7, align 4, !tbaa !4
  %45 = add nsw i32 %44, 2
  store i32 %45, ptr %7, align 4, !tbaa !4
  br label %16, !llvm.loop !42

46:                                               ; preds = %19
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %5, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %5, align 4, !tbaa !4
  br label %9, !llvm.loop !43

50:                                               ; preds = %12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN14BlockMergeSortIjLi64ELi4E4LessE4pathEPKjS3_iii(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #3 comdat align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !14
  store ptr %1, ptr %8, align 8, !tbaa !8
  store ptr %2, ptr %9, align 8, !tbaa !8
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  %16 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %17 = load i32, ptr %12, align 4, !tbaa !4
  %18 = load i32, ptr %11, align 4, !tbaa !4
  %19 = sub nsw i32 %17, %18
  %20 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %19) #8
  store i32 %20, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %21 = load i32, ptr %12, align 4, !tbaa !4
  %22 = load i32, ptr %10, align 4, !tbaa !4
  %23 = call noundef i32 @_ZL3minii(i32 noundef %21, i32 noundef %22) #8
  store i32 %23, ptr %14, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %51, %6
  %25 = load i32, ptr %13, align 4, !tbaa !4
  %26 = load i32, ptr %14, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %52

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %29 = load i32, ptr %13, align 4, !tbaa !4
  %30 = load i32, ptr %14, align 4, !tbaa !4
  %31 = add nsw i32 %29, %30
  %32 = ashr i32 %31, 1
  store i32 %32, ptr %15, align 4, !tbaa !4
  %33 = getelementptr inbounds i8, ptr %16, i64 8
  %34 = load ptr, ptr %9, align 8, !tbaa !8
  %35 = load i32, ptr %12, align 4, !tbaa !4
  %36 = sub nsw i32 %35, 1
  %37 = load i32, ptr %15, align 4, !tbaa !4
  %38 = sub nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %34, i64 %39
  %41 = load ptr, ptr %8, align 8, !tbaa !8
  %42 = load i32, ptr %15, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  %45 = call noundef zeroext i1 @_ZNK4LessclIjEEbRKT_S3_(ptr noundef nonnull align 1 dereferenceable(1) %33, ptr noundef nonnull align 4 dereferenceable(4) %40, ptr noundef nonnull align 4 dereferenceable(4) %44) #8
  br i1 %45, label %46, label %48

46:                                               ; preds = %28
  %47 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %47, ptr %14, align 4, !tbaa !4
  br label %51

48:                                               ; preds = %28
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %13, align 4, !tbaa !4
  br label %51

51:                                               ; preds = %48, %46
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %24, !llvm.loop !44

52:                                               ; preds = %24
  %53 = load i32, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret i32 %53
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortIjLi64ELi4E4LessE5mergeERA4_jiiii(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #3 comdat align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  store ptr %0, ptr %7, align 8, !tbaa !14
  store ptr %1, ptr %8, align 8, !tbaa !8
  store i32 %2, ptr %9, align 4, !tbaa !4
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  %17 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %18 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !18, !nonnull !16, !align !17
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [256 x i32], ptr %19, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  store i32 %23, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %24 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %17, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8, !tbaa !18, !nonnull !16, !align !17
  %26 = load i32, ptr %10, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [256 x i32], ptr %25, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %29, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %83, %6
  %31 = load i32, ptr %15, align 4, !tbaa !4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %86

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %47

38:                                               ; preds = %34
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = load i32, ptr %11, align 4, !tbaa !4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %45, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %17, i64 8
  %44 = call noundef zeroext i1 @_ZNK4LessclIjEEbRKT_S3_(ptr noundef nonnull align 1 dereferenceable(1) %43, ptr noundef nonnull align 4 dereferenceable(4) %14, ptr noundef nonnull align 4 dereferenceable(4) %13) #8
  br label %45

45:                                               ; preds = %42, %38
  %46 = phi i1 [ true, %38 ], [ %44, %42 ]
  br label %47

47:                                               ; preds = %45, %34
  %48 = phi i1 [ false, %34 ], [ %46, %45 ]
  %49 = zext i1 %48 to i8
  store i8 %49, ptr %16, align 1, !tbaa !45
  %50 = load i8, ptr %16, align 1, !tbaa !45, !range !47, !noundef !16
  %51 = trunc i8 %50 to i1
  br i1 %51, label %52, label %54

52:                                               ; preds = %47
  %53 = load i32, ptr %14, align 4, !tbaa !4
  br label %56

54:                                               ; preds = %47
  %55 = load i32, ptr %13, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %54, %52
  %57 = phi i32 [ %53, %52 ], [ %55, %54 ]
  %58 = load ptr, ptr %8, align 8, !tbaa !8, !nonnull !16, !align !17
  %59 = load i32, ptr %15, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x i32], ptr %58, i64 0, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !4
  %62 = load i8, ptr %16, align 1, !tbaa !45, !range !47, !noundef !16
  %63 = trunc i8 %62 to i1
  br i1 %63, label %64, label %73

64:                                               ; preds = %56
  %65 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %17, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8, !tbaa !18, !nonnull !16, !align !17
  %67 = load i32, ptr %10, align 4, !tbaa !4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %10, align 4, !tbaa !4
  %69 = call noundef i32 @_ZL3minii(i32 noundef %68, i32 noundef 255) #8
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [256 x i32], ptr %66, i64 0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !4
  store i32 %72, ptr %14, align 4, !tbaa !4
  br label %82

73:                                               ; preds = %56
  %74 = getelementptr inbounds nuw %class.BlockMergeSort, ptr %17, i32 0, i32 0
  %75 = load ptr, ptr %74, align 8, !tbaa !18, !nonnull !16, !align !17
  %76 = load i32, ptr %9, align 4, !tbaa !4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %9, align 4, !tbaa !4
  %78 = call noundef i32 @_ZL3minii(i32 noundef %77, i32 noundef 255) #8
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [256 x i32], ptr %75, i64 0, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !4
  store i32 %81, ptr %13, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %73, %64
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %15, align 4, !tbaa !4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %15, align 4, !tbaa !4
  br label %30, !llvm.loop !48

86:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK4LessclIjEEbRKT_S3_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !49
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !8
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !8, !nonnull !16, !align !17
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !16, !align !17
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = icmp ult i32 %9, %11
  ret i1 %12
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8exchangeIjEvRT_S1_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !16, !align !17
  %7 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %7, ptr %5, align 4, !tbaa !4
  %8 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = load ptr, ptr %3, align 8, !tbaa !8, !nonnull !16, !align !17
  store i32 %9, ptr %10, align 4, !tbaa !4
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = load ptr, ptr %4, align 8, !tbaa !8, !nonnull !16, !align !17
  store i32 %11, ptr %12, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

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

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyEC2ERA96_S1_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(768) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !34
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  store ptr %7, ptr %6, align 8, !tbaa !34
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE7networkERA3_S1_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(24) %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !32
  store ptr %1, ptr %4, align 8, !tbaa !34
  %8 = load ptr, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  store i32 0, ptr %5, align 4, !tbaa !4
  br label %9

9:                                                ; preds = %47, %2
  %10 = load i32, ptr %5, align 4, !tbaa !4
  %11 = icmp slt i32 %10, 3
  br i1 %11, label %13, label %12

12:                                               ; preds = %9
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #7
  br label %50

13:                                               ; preds = %9
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %14 = load i32, ptr %5, align 4, !tbaa !4
  %15 = and i32 1, %14
  store i32 %15, ptr %7, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %43, %13
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 2
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %46

20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %8, i64 8
  %22 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [3 x %struct.Pair], ptr %22, i64 0, i64 %25
  %27 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [3 x %struct.Pair], ptr %27, i64 0, i64 %29
  %31 = call noundef zeroext i1 @_ZNK5ByKeyclI4PairIfiEEEbRKT_S5_(ptr noundef nonnull align 1 dereferenceable(1) %21, ptr noundef nonnull align 4 dereferenceable(8) %26, ptr noundef nonnull align 4 dereferenceable(8) %30) #8
  br i1 %31, label %32, label %42

32:                                               ; preds = %20
  %33 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [3 x %struct.Pair], ptr %33, i64 0, i64 %35
  %37 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [3 x %struct.Pair], ptr %37, i64 0, i64 %40
  call void @_ZL8exchangeI4PairIfiEEvRT_S3_(ptr noundef nonnull align 4 dereferenceable(8) %36, ptr noundef nonnull align 4 dereferenceable(8) %41) #8
  br label %42

42:                                               ; preds = %32, %20
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %7, align 4, !tbaa !4
  %45 = add nsw i32 %44, 2
  store i32 %45, ptr %7, align 4, !tbaa !4
  br label %16, !llvm.loop !51

46:                                               ; preds = %19
  br label %47

47:                                               ; preds = %46
  %48 = load i32, ptr %5, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %5, align 4, !tbaa !4
  br label %9, !llvm.loop !52

50:                                               ; preds = %12
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE4pathEPKS1_S5_iii(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #3 comdat align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !32
  store ptr %1, ptr %8, align 8, !tbaa !34
  store ptr %2, ptr %9, align 8, !tbaa !34
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  %16 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %17 = load i32, ptr %12, align 4, !tbaa !4
  %18 = load i32, ptr %11, align 4, !tbaa !4
  %19 = sub nsw i32 %17, %18
  %20 = call noundef i32 @_ZL3maxii(i32 noundef 0, i32 noundef %19) #8
  store i32 %20, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %21 = load i32, ptr %12, align 4, !tbaa !4
  %22 = load i32, ptr %10, align 4, !tbaa !4
  %23 = call noundef i32 @_ZL3minii(i32 noundef %21, i32 noundef %22) #8
  store i32 %23, ptr %14, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %51, %6
  %25 = load i32, ptr %13, align 4, !tbaa !4
  %26 = load i32, ptr %14, align 4, !tbaa !4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %52

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %15) #7
  %29 = load i32, ptr %13, align 4, !tbaa !4
  %30 = load i32, ptr %14, align 4, !tbaa !4
  %31 = add nsw i32 %29, %30
  %32 = ashr i32 %31, 1
  store i32 %32, ptr %15, align 4, !tbaa !4
  %33 = getelementptr inbounds i8, ptr %16, i64 8
  %34 = load ptr, ptr %9, align 8, !tbaa !34
  %35 = load i32, ptr %12, align 4, !tbaa !4
  %36 = sub nsw i32 %35, 1
  %37 = load i32, ptr %15, align 4, !tbaa !4
  %38 = sub nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.Pair, ptr %34, i64 %39
  %41 = load ptr, ptr %8, align 8, !tbaa !34
  %42 = load i32, ptr %15, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds %struct.Pair, ptr %41, i64 %43
  %45 = call noundef zeroext i1 @_ZNK5ByKeyclI4PairIfiEEEbRKT_S5_(ptr noundef nonnull align 1 dereferenceable(1) %33, ptr noundef nonnull align 4 dereferenceable(8) %40, ptr noundef nonnull align 4 dereferenceable(8) %44) #8
  br i1 %45, label %46, label %48

46:                                               ; preds = %28
  %47 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %47, ptr %14, align 4, !tbaa !4
  br label %51

48:                                               ; preds = %28
  %49 = load i32, ptr %15, align 4, !tbaa !4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %13, align 4, !tbaa !4
  br label %51

51:                                               ; preds = %48, %46
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %24, !llvm.loop !53

52:                                               ; preds = %24
  %53 = load i32, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret i32 %53
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE5mergeERA3_S1_iiii(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 4 dereferenceable(24) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #3 comdat align 2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Pair, align 4
  %14 = alloca %struct.Pair, align 4
  %15 = alloca i32, align 4
  %16 = alloca i8, align 1
  store ptr %0, ptr %7, align 8, !tbaa !32
  store ptr %1, ptr %8, align 8, !tbaa !34
  store i32 %2, ptr %9, align 4, !tbaa !4
  store i32 %3, ptr %10, align 4, !tbaa !4
  store i32 %4, ptr %11, align 4, !tbaa !4
  store i32 %5, ptr %12, align 4, !tbaa !4
  %17 = load ptr, ptr %7, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %18 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8, !tbaa !36, !nonnull !16, !align !17
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds [96 x %struct.Pair], ptr %19, i64 0, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %22, i64 8, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %23 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %17, i32 0, i32 0
  %24 = load ptr, ptr %23, align 8, !tbaa !36, !nonnull !16, !align !17
  %25 = load i32, ptr %10, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [96 x %struct.Pair], ptr %24, i64 0, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %27, i64 8, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %77, %6
  %29 = load i32, ptr %15, align 4, !tbaa !4
  %30 = icmp slt i32 %29, 3
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %80

32:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %16) #7
  %33 = load i32, ptr %10, align 4, !tbaa !4
  %34 = load i32, ptr %12, align 4, !tbaa !4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %45

36:                                               ; preds = %32
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %43, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %17, i64 8
  %42 = call noundef zeroext i1 @_ZNK5ByKeyclI4PairIfiEEEbRKT_S5_(ptr noundef nonnull align 1 dereferenceable(1) %41, ptr noundef nonnull align 4 dereferenceable(8) %14, ptr noundef nonnull align 4 dereferenceable(8) %13) #8
  br label %43

43:                                               ; preds = %40, %36
  %44 = phi i1 [ true, %36 ], [ %42, %40 ]
  br label %45

45:                                               ; preds = %43, %32
  %46 = phi i1 [ false, %32 ], [ %44, %43 ]
  %47 = zext i1 %46 to i8
  store i8 %47, ptr %16, align 1, !tbaa !45
  %48 = load i8, ptr %16, align 1, !tbaa !45, !range !47, !noundef !16
  %49 = trunc i8 %48 to i1
  br i1 %49, label %50, label %51

50:                                               ; preds = %45
  br label %52

51:                                               ; preds = %45
  br label %52

52:                                               ; preds = %51, %50
  %53 = phi ptr [ %14, %50 ], [ %13, %51 ]
  %54 = load ptr, ptr %8, align 8, !tbaa !34, !nonnull !16, !align !17
  %55 = load i32, ptr %15, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [3 x %struct.Pair], ptr %54, i64 0, i64 %56
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %53, i64 8, i1 false), !tbaa.struct !39
  %58 = load i8, ptr %16, align 1, !tbaa !45, !range !47, !noundef !16
  %59 = trunc i8 %58 to i1
  br i1 %59, label %60, label %68

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %17, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8, !tbaa !36, !nonnull !16, !align !17
  %63 = load i32, ptr %10, align 4, !tbaa !4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %10, align 4, !tbaa !4
  %65 = call noundef i32 @_ZL3minii(i32 noundef %64, i32 noundef 95) #8
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [96 x %struct.Pair], ptr %62, i64 0, i64 %66
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %67, i64 8, i1 false), !tbaa.struct !39
  br label %76

68:                                               ; preds = %52
  %69 = getelementptr inbounds nuw %class.BlockMergeSort.0, ptr %17, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8, !tbaa !36, !nonnull !16, !align !17
  %71 = load i32, ptr %9, align 4, !tbaa !4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %9, align 4, !tbaa !4
  %73 = call noundef i32 @_ZL3minii(i32 noundef %72, i32 noundef 95) #8
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [96 x %struct.Pair], ptr %70, i64 0, i64 %74
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %75, i64 8, i1 false), !tbaa.struct !39
  br label %76

76:                                               ; preds = %68, %60
  call void @llvm.lifetime.end.p0(ptr %16) #7
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %15, align 4, !tbaa !4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %15, align 4, !tbaa !4
  br label %28, !llvm.loop !54

80:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %14) #7
  call void @llvm.lifetime.end.p0(ptr %13) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK5ByKeyclI4PairIfiEEEbRKT_S5_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(8) %2) #3 comdat align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8, !tbaa !55
  store ptr %1, ptr %5, align 8, !tbaa !34
  store ptr %2, ptr %6, align 8, !tbaa !34
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !16, !align !17
  %9 = getelementptr inbounds nuw %struct.Pair, ptr %8, i32 0, i32 0
  %10 = load float, ptr %9, align 4, !tbaa !27
  %11 = load ptr, ptr %6, align 8, !tbaa !34, !nonnull !16, !align !17
  %12 = getelementptr inbounds nuw %struct.Pair, ptr %11, i32 0, i32 0
  %13 = load float, ptr %12, align 4, !tbaa !27
  %14 = fcmp contract olt float %10, %13
  br i1 %14, label %33, label %15

15:                                               ; preds = %3
  %16 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !16, !align !17
  %17 = getelementptr inbounds nuw %struct.Pair, ptr %16, i32 0, i32 0
  %18 = load float, ptr %17, align 4, !tbaa !27
  %19 = load ptr, ptr %6, align 8, !tbaa !34, !nonnull !16, !align !17
  %20 = getelementptr inbounds nuw %struct.Pair, ptr %19, i32 0, i32 0
  %21 = load float, ptr %20, align 4, !tbaa !27
  %22 = fcmp contract oeq float %18, %21
  br i1 %22, label %23, label %31

23:                                               ; preds = %15
  %24 = load ptr, ptr %5, align 8, !tbaa !34, !nonnull !16, !align !17
  %25 = getelementptr inbounds nuw %struct.Pair, ptr %24, i32 0, i32 1
  %26 = load i32, ptr %25, align 4, !tbaa !29
  %27 = load ptr, ptr %6, align 8, !tbaa !34, !nonnull !16, !align !17
  %28 = getelementptr inbounds nuw %struct.Pair, ptr %27, i32 0, i32 1
  %29 = load i32, ptr %28, align 4, !tbaa !29
  %30 = icmp slt i32 %26, %29
  br label %31

31:                                               ; preds = %23, %15
  %32 = phi i1 [ false, %15 ], [ %30, %23 ]
  br label %33

33:                                               ; preds = %31, %3
  %34 = phi i1 [ true, %3 ], [ %32, %31 ]
  ret i1 %34
}

; Function Attrs: convergent mustprogress nounwind
define internal void @_ZL8exchangeI4PairIfiEEvRT_S3_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(8) %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Pair, align 4
  store ptr %0, ptr %3, align 8, !tbaa !34
  store ptr %1, ptr %4, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %6 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !16, !align !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %6, i64 8, i1 false), !tbaa.struct !39
  %7 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  %8 = load ptr, ptr %3, align 8, !tbaa !34, !nonnull !16, !align !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %7, i64 8, i1 false), !tbaa.struct !39
  %9 = load ptr, ptr %4, align 8, !tbaa !34, !nonnull !16, !align !17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %5, i64 8, i1 false), !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS14BlockMergeSortIjLi64ELi4E4LessE", !10, i64 0}
!16 = !{}
!17 = !{i64 4}
!18 = !{!19, !9, i64 0}
!19 = !{!"_ZTS14BlockMergeSortIjLi64ELi4E4LessE", !9, i64 0, !20, i64 8}
!20 = !{!"_ZTS4Less"}
!21 = distinct !{!21, !12}
!22 = distinct !{!22, !12}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 float", !10, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !6, i64 0}
!27 = !{!28, !26, i64 0}
!28 = !{!"_ZTS4PairIfiE", !26, i64 0, !5, i64 4}
!29 = !{!28, !5, i64 4}
!30 = distinct !{!30, !12}
!31 = distinct !{!31, !12}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 _ZTS14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE", !10, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTS4PairIfiE", !10, i64 0}
!36 = !{!37, !35, i64 0}
!37 = !{!"_ZTS14BlockMergeSortI4PairIfiELi32ELi3E5ByKeyE", !35, i64 0, !38, i64 8}
!38 = !{!"_ZTS5ByKey"}
!39 = !{i64 0, i64 4, !25, i64 4, i64 4, !4}
!40 = distinct !{!40, !12}
!41 = distinct !{!41, !12}
!42 = distinct !{!42, !12}
!43 = distinct !{!43, !12}
!44 = distinct !{!44, !12}
!45 = !{!46, !46, i64 0}
!46 = !{!"bool", !6, i64 0}
!47 = !{i8 0, i8 2}
!48 = distinct !{!48, !12}
!49 = !{!50, !50, i64 0}
!50 = !{!"p1 _ZTS4Less", !10, i64 0}
!51 = distinct !{!51, !12}
!52 = distinct !{!52, !12}
!53 = distinct !{!53, !12}
!54 = distinct !{!54, !12}
!55 = !{!56, !56, i64 0}
!56 = !{!"p1 _ZTS5ByKey", !10, i64 0}
