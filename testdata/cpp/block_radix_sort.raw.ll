; ModuleID = 'block_radix_sort.cu'
source_filename = "block_radix_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"union.BlockRadixSort<unsigned int, 64, 4>::TempStorage" = type { %struct.anon }
%struct.anon = type { %union.anon, [2 x i32] }
%union.anon = type { [512 x i32] }
%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }
%"union.BlockRadixSort<int, 64, 4, int>::TempStorage" = type { %struct.anon.0 }
%struct.anon.0 = type { %union.anon.1, [2 x i32] }
%union.anon.1 = type { [512 x i32] }
%struct.NullType = type { i8 }
%class.BlockRadixSort = type <{ ptr, i32, [4 x i8] }>
%class.BlockRadixSort.2 = type <{ ptr, i32, [4 x i8] }>

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EEC1ERNS1_11TempStorageE = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE4sortERA4_jRA4_S0_ii = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EEC1ERNS0_11TempStorageE = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EE4sortERA4_iS2_ii = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EEC2ERNS1_11TempStorageE = comdat any

$_ZN6TraitsIjE2inEj = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE4rankERA4_jRA4_ii = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE8exchangeIjEEvRA4_T_PS3_RA4_i = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE8exchangeERA4_S0_PS0_RA4_i = comdat any

$_ZN6TraitsIjE3outEj = comdat any

$_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE10scanPackedEv = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EEC2ERNS0_11TempStorageE = comdat any

$_ZN6TraitsIiE2inEi = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EE4rankERA4_jRA4_ii = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EE8exchangeIjEEvRA4_T_PS2_RA4_i = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EE8exchangeIiEEvRA4_T_PS2_RA4_i = comdat any

$_ZN6TraitsIiE3outEj = comdat any

$_ZN14BlockRadixSortIiLi64ELi4EiLi4EE10scanPackedEv = comdat any

@_ZZ16block_radix_sortE4temp = internal addrspace(3) global %"union.BlockRadixSort<unsigned int, 64, 4>::TempStorage" undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@_ZZ23block_radix_sort_signedE4temp = internal addrspace(3) global %"union.BlockRadixSort<int, 64, 4, int>::TempStorage" undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_radix_sort(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca [4 x i32], align 4
  %4 = alloca [4 x %struct.NullType], align 1
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %class.BlockRadixSort, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.lifetime.start.p0(ptr %4) #7
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %9 = load ptr, ptr %2, align 8, !tbaa !8
  %10 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #8
  %11 = mul i32 %10, 64
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %13 = add i32 %11, %12
  %14 = mul i32 %13, 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %9, i64 %15
  store ptr %16, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %30, %1
  %18 = load i32, ptr %6, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %33

21:                                               ; preds = %17
  %22 = load ptr, ptr %5, align 8, !tbaa !8
  %23 = load i32, ptr %6, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = load i32, ptr %6, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %28
  store i32 %26, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %21
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %6, align 4, !tbaa !4
  br label %17, !llvm.loop !11

33:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %7) #7
  call void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EEC1ERNS1_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef nonnull align 4 dereferenceable(2056) addrspacecast (ptr addrspace(3) @_ZZ16block_radix_sortE4temp to ptr)) #8
  call void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE4sortERA4_jRA4_S0_ii(ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef nonnull align 4 dereferenceable(16) %3, ptr noundef nonnull align 1 dereferenceable(4) %4, i32 noundef 0, i32 noundef 32) #8
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %47, %33
  %35 = load i32, ptr %8, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %50

38:                                               ; preds = %34
  %39 = load i32, ptr %8, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [4 x i32], ptr %3, i64 0, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = load ptr, ptr %5, align 8, !tbaa !8
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  store i32 %42, ptr %46, align 4, !tbaa !4
  br label %47

47:                                               ; preds = %38
  %48 = load i32, ptr %8, align 4, !tbaa !4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %8, align 4, !tbaa !4
  br label %34, !llvm.loop !13

50:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %5) #7
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
define linkonce_odr dso_local void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EEC1ERNS1_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(2056) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EEC2ERNS1_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef nonnull align 4 dereferenceable(2056) %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE4sortERA4_jRA4_S0_ii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 1 dereferenceable(4) %2, i32 noundef %3, i32 noundef %4) #3 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [4 x i32], align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !14
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !18
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  %16 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %31, %5
  %18 = load i32, ptr %12, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %34

21:                                               ; preds = %17
  %22 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !20, !align !21
  %23 = load i32, ptr %12, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = call noundef i32 @_ZN6TraitsIjE2inEj(i32 noundef %26) #8
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %21
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %12, align 4, !tbaa !4
  br label %17, !llvm.loop !22

34:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %35 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %35, ptr %13, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %50, %34
  %37 = load i32, ptr %13, align 4, !tbaa !4
  %38 = load i32, ptr %10, align 4, !tbaa !4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %53

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %42 = load i32, ptr %13, align 4, !tbaa !4
  call void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE4rankERA4_jRA4_ii(ptr noundef nonnull align 8 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(16) %11, ptr noundef nonnull align 4 dereferenceable(16) %14, i32 noundef %42) #8
  %43 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %16, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8, !tbaa !23, !nonnull !20, !align !21
  %45 = getelementptr inbounds [256 x i32], ptr %44, i64 0, i64 0
  call void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE8exchangeIjEEvRA4_T_PS3_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(16) %11, ptr noundef %45, ptr noundef nonnull align 4 dereferenceable(16) %14) #8
  %46 = load ptr, ptr %8, align 8, !tbaa !18, !nonnull !20
  %47 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %16, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8, !tbaa !23, !nonnull !20, !align !21
  %49 = getelementptr inbounds [256 x %struct.NullType], ptr %48, i64 0, i64 0
  call void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE8exchangeERA4_S0_PS0_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %16, ptr noundef nonnull align 1 dereferenceable(4) %46, ptr noundef %49, ptr noundef nonnull align 4 dereferenceable(16) %14) #8
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %50

50:                                               ; preds = %41
  %51 = load i32, ptr %13, align 4, !tbaa !4
  %52 = add nsw i32 %51, 4
  store i32 %52, ptr %13, align 4, !tbaa !4
  br label %36, !llvm.loop !25

53:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %68, %53
  %55 = load i32, ptr %15, align 4, !tbaa !4
  %56 = icmp slt i32 %55, 4
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %71

58:                                               ; preds = %54
  %59 = load i32, ptr %15, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = call noundef i32 @_ZN6TraitsIjE3outEj(i32 noundef %62) #8
  %64 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !20, !align !21
  %65 = load i32, ptr %15, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x i32], ptr %64, i64 0, i64 %66
  store i32 %63, ptr %67, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %58
  %69 = load i32, ptr %15, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !4
  br label %54, !llvm.loop !26

71:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_radix_sort_signed(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [4 x i32], align 4
  %6 = alloca [4 x i32], align 4
  %7 = alloca i32, align 4
  %8 = alloca %class.BlockRadixSort.2, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #7
  call void @llvm.lifetime.start.p0(ptr %6) #7
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4, !tbaa !4
  br label %10

10:                                               ; preds = %37, %2
  %11 = load i32, ptr %7, align 4, !tbaa !4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %14, label %13

13:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %40

14:                                               ; preds = %10
  %15 = load ptr, ptr %3, align 8, !tbaa !8
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %17 = mul i32 %16, 4
  %18 = load i32, ptr %7, align 4, !tbaa !4
  %19 = add i32 %17, %18
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %15, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = load i32, ptr %7, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %24
  store i32 %22, ptr %25, align 4, !tbaa !4
  %26 = load ptr, ptr %4, align 8, !tbaa !8
  %27 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %28 = mul i32 %27, 4
  %29 = load i32, ptr %7, align 4, !tbaa !4
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %26, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %7, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %35
  store i32 %33, ptr %36, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %14
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %7, align 4, !tbaa !4
  br label %10, !llvm.loop !27

40:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %8) #7
  call void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EEC1ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %8, ptr noundef nonnull align 4 dereferenceable(2056) addrspacecast (ptr addrspace(3) @_ZZ23block_radix_sort_signedE4temp to ptr)) #8
  call void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE4sortERA4_iS2_ii(ptr noundef nonnull align 8 dereferenceable(12) %8, ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) %6, i32 noundef 0, i32 noundef 32) #8
  call void @llvm.lifetime.end.p0(ptr %8) #7
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %68, %40
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = icmp slt i32 %42, 4
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %71

45:                                               ; preds = %41
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x i32], ptr %5, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = load ptr, ptr %3, align 8, !tbaa !8
  %51 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %52 = mul i32 %51, 4
  %53 = load i32, ptr %9, align 4, !tbaa !4
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %50, i64 %55
  store i32 %49, ptr %56, align 4, !tbaa !4
  %57 = load i32, ptr %9, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = load ptr, ptr %4, align 8, !tbaa !8
  %62 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  %63 = mul i32 %62, 4
  %64 = load i32, ptr %9, align 4, !tbaa !4
  %65 = add i32 %63, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %61, i64 %66
  store i32 %60, ptr %67, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %45
  %69 = load i32, ptr %9, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %9, align 4, !tbaa !4
  br label %41, !llvm.loop !28

71:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EEC1ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(2056) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !31
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EEC2ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef nonnull align 4 dereferenceable(2056) %6) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE4sortERA4_iS2_ii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef %3, i32 noundef %4) #3 comdat align 2 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [4 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [4 x i32], align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !29
  store ptr %1, ptr %7, align 8, !tbaa !8
  store ptr %2, ptr %8, align 8, !tbaa !8
  store i32 %3, ptr %9, align 4, !tbaa !4
  store i32 %4, ptr %10, align 4, !tbaa !4
  %16 = load ptr, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %17

17:                                               ; preds = %31, %5
  %18 = load i32, ptr %12, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %21, label %20

20:                                               ; preds = %17
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %34

21:                                               ; preds = %17
  %22 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !20, !align !21
  %23 = load i32, ptr %12, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = call noundef i32 @_ZN6TraitsIiE2inEi(i32 noundef %26) #8
  %28 = load i32, ptr %12, align 4, !tbaa !4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %29
  store i32 %27, ptr %30, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %21
  %32 = load i32, ptr %12, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %12, align 4, !tbaa !4
  br label %17, !llvm.loop !33

34:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %35 = load i32, ptr %9, align 4, !tbaa !4
  store i32 %35, ptr %13, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %50, %34
  %37 = load i32, ptr %13, align 4, !tbaa !4
  %38 = load i32, ptr %10, align 4, !tbaa !4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %41, label %40

40:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %53

41:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %14) #7
  %42 = load i32, ptr %13, align 4, !tbaa !4
  call void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE4rankERA4_jRA4_ii(ptr noundef nonnull align 8 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(16) %11, ptr noundef nonnull align 4 dereferenceable(16) %14, i32 noundef %42) #8
  %43 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %16, i32 0, i32 0
  %44 = load ptr, ptr %43, align 8, !tbaa !34, !nonnull !20, !align !21
  %45 = getelementptr inbounds [256 x i32], ptr %44, i64 0, i64 0
  call void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE8exchangeIjEEvRA4_T_PS2_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(16) %11, ptr noundef %45, ptr noundef nonnull align 4 dereferenceable(16) %14) #8
  %46 = load ptr, ptr %8, align 8, !tbaa !8, !nonnull !20, !align !21
  %47 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %16, i32 0, i32 0
  %48 = load ptr, ptr %47, align 8, !tbaa !34, !nonnull !20, !align !21
  %49 = getelementptr inbounds [256 x i32], ptr %48, i64 0, i64 0
  call void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE8exchangeIiEEvRA4_T_PS2_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %16, ptr noundef nonnull align 4 dereferenceable(16) %46, ptr noundef %49, ptr noundef nonnull align 4 dereferenceable(16) %14) #8
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %50

50:                                               ; preds = %41
  %51 = load i32, ptr %13, align 4, !tbaa !4
  %52 = add nsw i32 %51, 4
  store i32 %52, ptr %13, align 4, !tbaa !4
  br label %36, !llvm.loop !36

53:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %68, %53
  %55 = load i32, ptr %15, align 4, !tbaa !4
  %56 = icmp slt i32 %55, 4
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(ptr %15) #7
  br label %71

58:                                               ; preds = %54
  %59 = load i32, ptr %15, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = call noundef i32 @_ZN6TraitsIiE3outEj(i32 noundef %62) #8
  %64 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !20, !align !21
  %65 = load i32, ptr %15, align 4, !tbaa !4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x i32], ptr %64, i64 0, i64 %66
  store i32 %63, ptr %67, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %58
  %69 = load i32, ptr %15, align 4, !tbaa !4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %15, align 4, !tbaa !4
  br label %54, !llvm.loop !37

71:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EEC2ERNS1_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(2056) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !16
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !16, !nonnull !20, !align !21
  store ptr %7, ptr %6, align 8, !tbaa !16
  %8 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %5, i32 0, i32 1
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %9, ptr %8, align 8, !tbaa !38
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN6TraitsIjE2inEj(i32 noundef %0) #3 comdat align 2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE4rankERA4_jRA4_ii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [4 x ptr], align 8
  %11 = alloca [4 x i16], align 2
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !14
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %15 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %31, %4
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 8
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %34

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !23, !nonnull !20, !align !21
  %23 = getelementptr inbounds nuw %struct.anon, ptr %22, i32 0, i32 0
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = mul nsw i32 %24, 64
  %26 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 1
  %27 = load i32, ptr %26, align 8, !tbaa !38
  %28 = add i32 %25, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [512 x i32], ptr %23, i64 0, i64 %29
  store i32 0, ptr %30, align 4, !tbaa !39
  br label %31

31:                                               ; preds = %20
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !40

34:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %85, %34
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %88

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %40 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x i32], ptr %40, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = lshr i32 %44, %45
  %47 = and i32 %46, 15
  store i32 %47, ptr %13, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !23, !nonnull !20, !align !21
  %50 = getelementptr inbounds nuw %struct.anon, ptr %49, i32 0, i32 0
  %51 = load i32, ptr %13, align 4, !tbaa !4
  %52 = urem i32 %51, 8
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [8 x [64 x [2 x i16]]], ptr %50, i64 0, i64 %53
  %55 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 1
  %56 = load i32, ptr %55, align 8, !tbaa !38
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %54, i64 0, i64 %57
  %59 = load i32, ptr %13, align 4, !tbaa !4
  %60 = udiv i32 %59, 8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [2 x i16], ptr %58, i64 0, i64 %61
  %63 = load i32, ptr %12, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %64
  store ptr %62, ptr %65, align 8, !tbaa !41
  %66 = load i32, ptr %12, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !41
  %70 = load i16, ptr %69, align 2, !tbaa !43
  %71 = load i32, ptr %12, align 4, !tbaa !4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x i16], ptr %11, i64 0, i64 %72
  store i16 %70, ptr %73, align 2, !tbaa !43
  %74 = load i32, ptr %12, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i16], ptr %11, i64 0, i64 %75
  %77 = load i16, ptr %76, align 2, !tbaa !43
  %78 = zext i16 %77 to i32
  %79 = add nsw i32 %78, 1
  %80 = trunc i32 %79 to i16
  %81 = load i32, ptr %12, align 4, !tbaa !4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !41
  store i16 %80, ptr %84, align 2, !tbaa !43
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %85

85:                                               ; preds = %39
  %86 = load i32, ptr %12, align 4, !tbaa !4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %12, align 4, !tbaa !4
  br label %35, !llvm.loop !45

88:                                               ; preds = %38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = call noundef i32 @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE10scanPackedEv(ptr noundef nonnull align 8 dereferenceable(12) %15) #8
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %90

90:                                               ; preds = %111, %88
  %91 = load i32, ptr %14, align 4, !tbaa !4
  %92 = icmp slt i32 %91, 4
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %114

94:                                               ; preds = %90
  %95 = load i32, ptr %14, align 4, !tbaa !4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [4 x i16], ptr %11, i64 0, i64 %96
  %98 = load i16, ptr %97, align 2, !tbaa !43
  %99 = zext i16 %98 to i32
  %100 = load i32, ptr %14, align 4, !tbaa !4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !41
  %104 = load i16, ptr %103, align 2, !tbaa !43
  %105 = zext i16 %104 to i32
  %106 = add nsw i32 %99, %105
  %107 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !20, !align !21
  %108 = load i32, ptr %14, align 4, !tbaa !4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i32], ptr %107, i64 0, i64 %109
  store i32 %106, ptr %110, align 4, !tbaa !4
  br label %111

111:                                              ; preds = %94
  %112 = load i32, ptr %14, align 4, !tbaa !4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %14, align 4, !tbaa !4
  br label %90, !llvm.loop !46

114:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE8exchangeIjEEvRA4_T_PS3_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef %2, ptr noundef nonnull align 4 dereferenceable(16) %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !14
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !8
  %11 = load ptr, ptr %5, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %30, %4
  %13 = load i32, ptr %9, align 4, !tbaa !4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %33

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load ptr, ptr %7, align 8, !tbaa !8
  %23 = load ptr, ptr %8, align 8, !tbaa !8, !nonnull !20, !align !21
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x i32], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %22, i64 %28
  store i32 %21, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %16
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %9, align 4, !tbaa !4
  br label %12, !llvm.loop !47

33:                                               ; preds = %15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %52, %33
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %55

38:                                               ; preds = %34
  %39 = load ptr, ptr %7, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %11, i32 0, i32 1
  %41 = load i32, ptr %40, align 8, !tbaa !38
  %42 = mul i32 %41, 4
  %43 = load i32, ptr %10, align 4, !tbaa !4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %39, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i32], ptr %48, i64 0, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %38
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %10, align 4, !tbaa !4
  br label %34, !llvm.loop !48

55:                                               ; preds = %37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE8exchangeERA4_S0_PS0_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 1 dereferenceable(4) %1, ptr noundef %2, ptr noundef nonnull align 4 dereferenceable(16) %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8, !tbaa !14
  store ptr %1, ptr %6, align 8, !tbaa !18
  store ptr %2, ptr %7, align 8, !tbaa !18
  store ptr %3, ptr %8, align 8, !tbaa !8
  %9 = load ptr, ptr %5, align 8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN6TraitsIjE3outEj(i32 noundef %0) #3 comdat align 2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  ret i32 %3
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE10scanPackedEv(ptr noundef nonnull align 8 dereferenceable(12) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca [8 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !14
  %15 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %16 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !tbaa !23, !nonnull !20, !align !21
  %18 = getelementptr inbounds nuw %struct.anon, ptr %17, i32 0, i32 0
  %19 = getelementptr inbounds [512 x i32], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 1
  %21 = load i32, ptr %20, align 8, !tbaa !38
  %22 = mul i32 %21, 8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %19, i64 %23
  store ptr %24, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %44, %1
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 8
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %47

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8, !tbaa !8
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = load i32, ptr %6, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %36
  store i32 %34, ptr %37, align 4, !tbaa !4
  %38 = load i32, ptr %6, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = load i32, ptr %4, align 4, !tbaa !4
  %43 = add i32 %42, %41
  store i32 %43, ptr %4, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %29
  %45 = load i32, ptr %6, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %6, align 4, !tbaa !4
  br label %25, !llvm.loop !49

47:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %48 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %48, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %65, %47
  %50 = load i32, ptr %8, align 4, !tbaa !4
  %51 = icmp slt i32 %50, 32
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %68

53:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %54 = load i32, ptr %7, align 4, !tbaa !4
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = call noundef i32 @_ZL7shfl_upii(i32 noundef %54, i32 noundef %55) #8
  store i32 %56, ptr %9, align 4, !tbaa !4
  %57 = call noundef i32 @_ZL6laneidv() #8
  %58 = load i32, ptr %8, align 4, !tbaa !4
  %59 = icmp uge i32 %57, %58
  br i1 %59, label %60, label %64

60:                                               ; preds = %53
  %61 = load i32, ptr %9, align 4, !tbaa !4
  %62 = load i32, ptr %7, align 4, !tbaa !4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %7, align 4, !tbaa !4
  br label %64

64:                                               ; preds = %60, %53
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %8, align 4, !tbaa !4
  %67 = mul nsw i32 %66, 2
  store i32 %67, ptr %8, align 4, !tbaa !4
  br label %49, !llvm.loop !50

68:                                               ; preds = %52
  %69 = call noundef i32 @_ZL6laneidv() #8
  %70 = icmp eq i32 %69, 31
  br i1 %70, label %71, label %81

71:                                               ; preds = %68
  %72 = load i32, ptr %7, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8, !tbaa !23, !nonnull !20, !align !21
  %75 = getelementptr inbounds nuw %struct.anon, ptr %74, i32 0, i32 1
  %76 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 1
  %77 = load i32, ptr %76, align 8, !tbaa !38
  %78 = udiv i32 %77, 32
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [2 x i32], ptr %75, i64 0, i64 %79
  store i32 %72, ptr %80, align 4, !tbaa !39
  br label %81

81:                                               ; preds = %71, %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %104, %81
  %83 = load i32, ptr %12, align 4, !tbaa !4
  %84 = icmp ult i32 %83, 2
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %107

86:                                               ; preds = %82
  %87 = load i32, ptr %12, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 1
  %89 = load i32, ptr %88, align 8, !tbaa !38
  %90 = udiv i32 %89, 32
  %91 = icmp eq i32 %87, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %86
  %93 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %93, ptr %10, align 4, !tbaa !4
  br label %94

94:                                               ; preds = %92, %86
  %95 = getelementptr inbounds nuw %class.BlockRadixSort, ptr %15, i32 0, i32 0
  %96 = load ptr, ptr %95, align 8, !tbaa !23, !nonnull !20, !align !21
  %97 = getelementptr inbounds nuw %struct.anon, ptr %96, i32 0, i32 1
  %98 = load i32, ptr %12, align 4, !tbaa !4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [2 x i32], ptr %97, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !39
  %102 = load i32, ptr %11, align 4, !tbaa !4
  %103 = add i32 %102, %101
  store i32 %103, ptr %11, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %94
  %105 = load i32, ptr %12, align 4, !tbaa !4
  %106 = add i32 %105, 1
  store i32 %106, ptr %12, align 4, !tbaa !4
  br label %82, !llvm.loop !51

107:                                              ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %108 = load i32, ptr %10, align 4, !tbaa !4
  %109 = load i32, ptr %7, align 4, !tbaa !4
  %110 = add i32 %108, %109
  %111 = load i32, ptr %4, align 4, !tbaa !4
  %112 = sub i32 %110, %111
  %113 = load i32, ptr %11, align 4, !tbaa !4
  %114 = shl i32 %113, 16
  %115 = add i32 %112, %114
  store i32 %115, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %116

116:                                              ; preds = %132, %107
  %117 = load i32, ptr %14, align 4, !tbaa !4
  %118 = icmp slt i32 %117, 8
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %135

120:                                              ; preds = %116
  %121 = load i32, ptr %13, align 4, !tbaa !4
  %122 = load ptr, ptr %5, align 8, !tbaa !8
  %123 = load i32, ptr %14, align 4, !tbaa !4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %122, i64 %124
  store i32 %121, ptr %125, align 4, !tbaa !4
  %126 = load i32, ptr %14, align 4, !tbaa !4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !4
  %130 = load i32, ptr %13, align 4, !tbaa !4
  %131 = add i32 %130, %129
  store i32 %131, ptr %13, align 4, !tbaa !4
  br label %132

132:                                              ; preds = %120
  %133 = load i32, ptr %14, align 4, !tbaa !4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %14, align 4, !tbaa !4
  br label %116, !llvm.loop !52

135:                                              ; preds = %119
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %136 = load i32, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret i32 %136
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7shfl_upii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !4
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load i32, ptr %3, align 4, !tbaa !4
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %5, i32 %6, i32 0)
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL6laneidv() #2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EEC2ERNS0_11TempStorageE(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(2056) %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8, !tbaa !29
  store ptr %1, ptr %4, align 8, !tbaa !31
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8, !tbaa !31, !nonnull !20, !align !21
  store ptr %7, ptr %6, align 8, !tbaa !31
  %8 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %5, i32 0, i32 1
  %9 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #8
  store i32 %9, ptr %8, align 8, !tbaa !53
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN6TraitsIiE2inEi(i32 noundef %0) #3 comdat align 2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = xor i32 %3, -2147483648
  ret i32 %4
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE4rankERA4_jRA4_ii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef nonnull align 4 dereferenceable(16) %2, i32 noundef %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [4 x ptr], align 8
  %11 = alloca [4 x i16], align 2
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !29
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store i32 %3, ptr %8, align 4, !tbaa !4
  %15 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %31, %4
  %17 = load i32, ptr %9, align 4, !tbaa !4
  %18 = icmp slt i32 %17, 8
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %34

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 0
  %22 = load ptr, ptr %21, align 8, !tbaa !34, !nonnull !20, !align !21
  %23 = getelementptr inbounds nuw %struct.anon.0, ptr %22, i32 0, i32 0
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = mul nsw i32 %24, 64
  %26 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 1
  %27 = load i32, ptr %26, align 8, !tbaa !53
  %28 = add i32 %25, %27
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [512 x i32], ptr %23, i64 0, i64 %29
  store i32 0, ptr %30, align 4, !tbaa !39
  br label %31

31:                                               ; preds = %20
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %9, align 4, !tbaa !4
  br label %16, !llvm.loop !54

34:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(ptr %10) #7
  call void @llvm.lifetime.start.p0(ptr %11) #7
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %85, %34
  %36 = load i32, ptr %12, align 4, !tbaa !4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %88

39:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %40 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %41 = load i32, ptr %12, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [4 x i32], ptr %40, i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = load i32, ptr %8, align 4, !tbaa !4
  %46 = lshr i32 %44, %45
  %47 = and i32 %46, 15
  store i32 %47, ptr %13, align 4, !tbaa !4
  %48 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 0
  %49 = load ptr, ptr %48, align 8, !tbaa !34, !nonnull !20, !align !21
  %50 = getelementptr inbounds nuw %struct.anon.0, ptr %49, i32 0, i32 0
  %51 = load i32, ptr %13, align 4, !tbaa !4
  %52 = urem i32 %51, 8
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [8 x [64 x [2 x i16]]], ptr %50, i64 0, i64 %53
  %55 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 1
  %56 = load i32, ptr %55, align 8, !tbaa !53
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw [64 x [2 x i16]], ptr %54, i64 0, i64 %57
  %59 = load i32, ptr %13, align 4, !tbaa !4
  %60 = udiv i32 %59, 8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [2 x i16], ptr %58, i64 0, i64 %61
  %63 = load i32, ptr %12, align 4, !tbaa !4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %64
  store ptr %62, ptr %65, align 8, !tbaa !41
  %66 = load i32, ptr %12, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %67
  %69 = load ptr, ptr %68, align 8, !tbaa !41
  %70 = load i16, ptr %69, align 2, !tbaa !43
  %71 = load i32, ptr %12, align 4, !tbaa !4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x i16], ptr %11, i64 0, i64 %72
  store i16 %70, ptr %73, align 2, !tbaa !43
  %74 = load i32, ptr %12, align 4, !tbaa !4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [4 x i16], ptr %11, i64 0, i64 %75
  %77 = load i16, ptr %76, align 2, !tbaa !43
  %78 = zext i16 %77 to i32
  %79 = add nsw i32 %78, 1
  %80 = trunc i32 %79 to i16
  %81 = load i32, ptr %12, align 4, !tbaa !4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %82
  %84 = load ptr, ptr %83, align 8, !tbaa !41
  store i16 %80, ptr %84, align 2, !tbaa !43
  call void @llvm.lifetime.end.p0(ptr %13) #7
  br label %85

85:                                               ; preds = %39
  %86 = load i32, ptr %12, align 4, !tbaa !4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %12, align 4, !tbaa !4
  br label %35, !llvm.loop !55

88:                                               ; preds = %38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = call noundef i32 @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE10scanPackedEv(ptr noundef nonnull align 8 dereferenceable(12) %15) #8
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %90

90:                                               ; preds = %111, %88
  %91 = load i32, ptr %14, align 4, !tbaa !4
  %92 = icmp slt i32 %91, 4
  br i1 %92, label %94, label %93

93:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %114

94:                                               ; preds = %90
  %95 = load i32, ptr %14, align 4, !tbaa !4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [4 x i16], ptr %11, i64 0, i64 %96
  %98 = load i16, ptr %97, align 2, !tbaa !43
  %99 = zext i16 %98 to i32
  %100 = load i32, ptr %14, align 4, !tbaa !4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [4 x ptr], ptr %10, i64 0, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !41
  %104 = load i16, ptr %103, align 2, !tbaa !43
  %105 = zext i16 %104 to i32
  %106 = add nsw i32 %99, %105
  %107 = load ptr, ptr %7, align 8, !tbaa !8, !nonnull !20, !align !21
  %108 = load i32, ptr %14, align 4, !tbaa !4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [4 x i32], ptr %107, i64 0, i64 %109
  store i32 %106, ptr %110, align 4, !tbaa !4
  br label %111

111:                                              ; preds = %94
  %112 = load i32, ptr %14, align 4, !tbaa !4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %14, align 4, !tbaa !4
  br label %90, !llvm.loop !56

114:                                              ; preds = %93
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE8exchangeIjEEvRA4_T_PS2_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef %2, ptr noundef nonnull align 4 dereferenceable(16) %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !29
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !8
  %11 = load ptr, ptr %5, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %30, %4
  %13 = load i32, ptr %9, align 4, !tbaa !4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %33

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load ptr, ptr %7, align 8, !tbaa !8
  %23 = load ptr, ptr %8, align 8, !tbaa !8, !nonnull !20, !align !21
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x i32], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %22, i64 %28
  store i32 %21, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %16
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %9, align 4, !tbaa !4
  br label %12, !llvm.loop !57

33:                                               ; preds = %15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %52, %33
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %55

38:                                               ; preds = %34
  %39 = load ptr, ptr %7, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %11, i32 0, i32 1
  %41 = load i32, ptr %40, align 8, !tbaa !53
  %42 = mul i32 %41, 4
  %43 = load i32, ptr %10, align 4, !tbaa !4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %39, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i32], ptr %48, i64 0, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %38
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %10, align 4, !tbaa !4
  br label %34, !llvm.loop !58

55:                                               ; preds = %37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local void @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE8exchangeIiEEvRA4_T_PS2_RA4_i(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef %2, ptr noundef nonnull align 4 dereferenceable(16) %3) #3 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !29
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !8
  %11 = load ptr, ptr %5, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %9) #7
  store i32 0, ptr %9, align 4, !tbaa !4
  br label %12

12:                                               ; preds = %30, %4
  %13 = load i32, ptr %9, align 4, !tbaa !4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %33

16:                                               ; preds = %12
  %17 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [4 x i32], ptr %17, i64 0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load ptr, ptr %7, align 8, !tbaa !8
  %23 = load ptr, ptr %8, align 8, !tbaa !8, !nonnull !20, !align !21
  %24 = load i32, ptr %9, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x i32], ptr %23, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %22, i64 %28
  store i32 %21, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %16
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %9, align 4, !tbaa !4
  br label %12, !llvm.loop !59

33:                                               ; preds = %15
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %52, %33
  %35 = load i32, ptr %10, align 4, !tbaa !4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %10) #7
  br label %55

38:                                               ; preds = %34
  %39 = load ptr, ptr %7, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %11, i32 0, i32 1
  %41 = load i32, ptr %40, align 8, !tbaa !53
  %42 = mul i32 %41, 4
  %43 = load i32, ptr %10, align 4, !tbaa !4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %39, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = load ptr, ptr %6, align 8, !tbaa !8, !nonnull !20, !align !21
  %49 = load i32, ptr %10, align 4, !tbaa !4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [4 x i32], ptr %48, i64 0, i64 %50
  store i32 %47, ptr %51, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %38
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %10, align 4, !tbaa !4
  br label %34, !llvm.loop !60

55:                                               ; preds = %37
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN6TraitsIiE3outEj(i32 noundef %0) #3 comdat align 2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !4
  %3 = load i32, ptr %2, align 4, !tbaa !4
  %4 = xor i32 %3, -2147483648
  ret i32 %4
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN14BlockRadixSortIiLi64ELi4EiLi4EE10scanPackedEv(ptr noundef nonnull align 8 dereferenceable(12) %0) #3 comdat align 2 {
  %2 = alloca ptr, align 8
  %3 = alloca [8 x i32], align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !29
  %15 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.lifetime.start.p0(ptr %4) #7
  store i32 0, ptr %4, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %16 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !tbaa !34, !nonnull !20, !align !21
  %18 = getelementptr inbounds nuw %struct.anon.0, ptr %17, i32 0, i32 0
  %19 = getelementptr inbounds [512 x i32], ptr %18, i64 0, i64 0
  %20 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 1
  %21 = load i32, ptr %20, align 8, !tbaa !53
  %22 = mul i32 %21, 8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %19, i64 %23
  store ptr %24, ptr %5, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %6) #7
  store i32 0, ptr %6, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %44, %1
  %26 = load i32, ptr %6, align 4, !tbaa !4
  %27 = icmp slt i32 %26, 8
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %6) #7
  br label %47

29:                                               ; preds = %25
  %30 = load ptr, ptr %5, align 8, !tbaa !8
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = load i32, ptr %6, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %36
  store i32 %34, ptr %37, align 4, !tbaa !4
  %38 = load i32, ptr %6, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = load i32, ptr %4, align 4, !tbaa !4
  %43 = add i32 %42, %41
  store i32 %43, ptr %4, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %29
  %45 = load i32, ptr %6, align 4, !tbaa !4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %6, align 4, !tbaa !4
  br label %25, !llvm.loop !61

47:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %7) #7
  %48 = load i32, ptr %4, align 4, !tbaa !4
  store i32 %48, ptr %7, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %8) #7
  store i32 1, ptr %8, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %65, %47
  %50 = load i32, ptr %8, align 4, !tbaa !4
  %51 = icmp slt i32 %50, 32
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %68

53:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %54 = load i32, ptr %7, align 4, !tbaa !4
  %55 = load i32, ptr %8, align 4, !tbaa !4
  %56 = call noundef i32 @_ZL7shfl_upii(i32 noundef %54, i32 noundef %55) #8
  store i32 %56, ptr %9, align 4, !tbaa !4
  %57 = call noundef i32 @_ZL6laneidv() #8
  %58 = load i32, ptr %8, align 4, !tbaa !4
  %59 = icmp uge i32 %57, %58
  br i1 %59, label %60, label %64

60:                                               ; preds = %53
  %61 = load i32, ptr %9, align 4, !tbaa !4
  %62 = load i32, ptr %7, align 4, !tbaa !4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %7, align 4, !tbaa !4
  br label %64

64:                                               ; preds = %60, %53
  call void @llvm.lifetime.end.p0(ptr %9) #7
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %8, align 4, !tbaa !4
  %67 = mul nsw i32 %66, 2
  store i32 %67, ptr %8, align 4, !tbaa !4
  br label %49, !llvm.loop !62

68:                                               ; preds = %52
  %69 = call noundef i32 @_ZL6laneidv() #8
  %70 = icmp eq i32 %69, 31
  br i1 %70, label %71, label %81

71:                                               ; preds = %68
  %72 = load i32, ptr %7, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 0
  %74 = load ptr, ptr %73, align 8, !tbaa !34, !nonnull !20, !align !21
  %75 = getelementptr inbounds nuw %struct.anon.0, ptr %74, i32 0, i32 1
  %76 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 1
  %77 = load i32, ptr %76, align 8, !tbaa !53
  %78 = udiv i32 %77, 32
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [2 x i32], ptr %75, i64 0, i64 %79
  store i32 %72, ptr %80, align 4, !tbaa !39
  br label %81

81:                                               ; preds = %71, %68
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %82

82:                                               ; preds = %104, %81
  %83 = load i32, ptr %12, align 4, !tbaa !4
  %84 = icmp ult i32 %83, 2
  br i1 %84, label %86, label %85

85:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %12) #7
  br label %107

86:                                               ; preds = %82
  %87 = load i32, ptr %12, align 4, !tbaa !4
  %88 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 1
  %89 = load i32, ptr %88, align 8, !tbaa !53
  %90 = udiv i32 %89, 32
  %91 = icmp eq i32 %87, %90
  br i1 %91, label %92, label %94

92:                                               ; preds = %86
  %93 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %93, ptr %10, align 4, !tbaa !4
  br label %94

94:                                               ; preds = %92, %86
  %95 = getelementptr inbounds nuw %class.BlockRadixSort.2, ptr %15, i32 0, i32 0
  %96 = load ptr, ptr %95, align 8, !tbaa !34, !nonnull !20, !align !21
  %97 = getelementptr inbounds nuw %struct.anon.0, ptr %96, i32 0, i32 1
  %98 = load i32, ptr %12, align 4, !tbaa !4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [2 x i32], ptr %97, i64 0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !39
  %102 = load i32, ptr %11, align 4, !tbaa !4
  %103 = add i32 %102, %101
  store i32 %103, ptr %11, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %94
  %105 = load i32, ptr %12, align 4, !tbaa !4
  %106 = add i32 %105, 1
  store i32 %106, ptr %12, align 4, !tbaa !4
  br label %82, !llvm.loop !63

107:                                              ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %13) #7
  %108 = load i32, ptr %10, align 4, !tbaa !4
  %109 = load i32, ptr %7, align 4, !tbaa !4
  %110 = add i32 %108, %109
  %111 = load i32, ptr %4, align 4, !tbaa !4
  %112 = sub i32 %110, %111
  %113 = load i32, ptr %11, align 4, !tbaa !4
  %114 = shl i32 %113, 16
  %115 = add i32 %112, %114
  store i32 %115, ptr %13, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !4
  br label %116

116:                                              ; preds = %132, %107
  %117 = load i32, ptr %14, align 4, !tbaa !4
  %118 = icmp slt i32 %117, 8
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  call void @llvm.lifetime.end.p0(ptr %14) #7
  br label %135

120:                                              ; preds = %116
  %121 = load i32, ptr %13, align 4, !tbaa !4
  %122 = load ptr, ptr %5, align 8, !tbaa !8
  %123 = load i32, ptr %14, align 4, !tbaa !4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i32, ptr %122, i64 %124
  store i32 %121, ptr %125, align 4, !tbaa !4
  %126 = load i32, ptr %14, align 4, !tbaa !4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [8 x i32], ptr %3, i64 0, i64 %127
  %129 = load i32, ptr %128, align 4, !tbaa !4
  %130 = load i32, ptr %13, align 4, !tbaa !4
  %131 = add i32 %130, %129
  store i32 %131, ptr %13, align 4, !tbaa !4
  br label %132

132:                                              ; preds = %120
  %133 = load i32, ptr %14, align 4, !tbaa !4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %14, align 4, !tbaa !4
  br label %116, !llvm.loop !64

135:                                              ; preds = %119
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %136 = load i32, ptr %11, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %13) #7
  call void @llvm.lifetime.end.p0(ptr %11) #7
  call void @llvm.lifetime.end.p0(ptr %10) #7
  call void @llvm.lifetime.end.p0(ptr %7) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %4) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
  ret i32 %136
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"p1 _ZTS14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"p1 _ZTSN14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE11TempStorageE", !10, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"p1 _ZTS8NullType", !10, i64 0}
!20 = !{}
!21 = !{i64 4}
!22 = distinct !{!22, !12}
!23 = !{!24, !17, i64 0}
!24 = !{!"_ZTS14BlockRadixSortIjLi64ELi4E8NullTypeLi4EE", !17, i64 0, !5, i64 8}
!25 = distinct !{!25, !12}
!26 = distinct !{!26, !12}
!27 = distinct !{!27, !12}
!28 = distinct !{!28, !12}
!29 = !{!30, !30, i64 0}
!30 = !{!"p1 _ZTS14BlockRadixSortIiLi64ELi4EiLi4EE", !10, i64 0}
!31 = !{!32, !32, i64 0}
!32 = !{!"p1 _ZTSN14BlockRadixSortIiLi64ELi4EiLi4EE11TempStorageE", !10, i64 0}
!33 = distinct !{!33, !12}
!34 = !{!35, !32, i64 0}
!35 = !{!"_ZTS14BlockRadixSortIiLi64ELi4EiLi4EE", !32, i64 0, !5, i64 8}
!36 = distinct !{!36, !12}
!37 = distinct !{!37, !12}
!38 = !{!24, !5, i64 8}
!39 = !{!6, !6, i64 0}
!40 = distinct !{!40, !12}
!41 = !{!42, !42, i64 0}
!42 = !{!"p1 short", !10, i64 0}
!43 = !{!44, !44, i64 0}
!44 = !{!"short", !6, i64 0}
!45 = distinct !{!45, !12}
!46 = distinct !{!46, !12}
!47 = distinct !{!47, !12}
!48 = distinct !{!48, !12}
!49 = distinct !{!49, !12}
!50 = distinct !{!50, !12}
!51 = distinct !{!51, !12}
!52 = distinct !{!52, !12}
!53 = !{!35, !5, i64 8}
!54 = distinct !{!54, !12}
!55 = distinct !{!55, !12}
!56 = distinct !{!56, !12}
!57 = distinct !{!57, !12}
!58 = distinct !{!58, !12}
!59 = distinct !{!59, !12}
!60 = distinct !{!60, !12}
!61 = distinct !{!61, !12}
!62 = distinct !{!62, !12}
!63 = distinct !{!63, !12}
!64 = distinct !{!64, !12}
