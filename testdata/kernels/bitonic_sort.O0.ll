; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.pair = type { i64, i32 }

@_ZZ12bitonic_sortE1s = internal addrspace(3) global [128 x i32] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@_ZZ18bitonic_sort_pairsE1s = internal addrspace(3) global [64 x %struct.pair] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %3, align 4
  %11 = load ptr, ptr %2, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 128
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %11, i64 %14
  store ptr %15, ptr %4, align 8
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %3, align 4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %3, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %22
  store i32 %20, ptr %23, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %5, align 4
  br label %24

24:                                               ; preds = %74, %1
  %25 = load i32, ptr %5, align 4
  %26 = icmp ule i32 %25, 128
  br i1 %26, label %27, label %77

27:                                               ; preds = %24
  %28 = load i32, ptr %5, align 4
  %29 = lshr i32 %28, 1
  store i32 %29, ptr %6, align 4
  br label %30

30:                                               ; preds = %70, %27
  %31 = load i32, ptr %6, align 4
  %32 = icmp ugt i32 %31, 0
  br i1 %32, label %33, label %73

33:                                               ; preds = %30
  %34 = load i32, ptr %3, align 4
  %35 = load i32, ptr %6, align 4
  %36 = xor i32 %34, %35
  store i32 %36, ptr %7, align 4
  %37 = load i32, ptr %7, align 4
  %38 = load i32, ptr %3, align 4
  %39 = icmp ugt i32 %37, %38
  br i1 %39, label %40, label %69

40:                                               ; preds = %33
  %41 = load i32, ptr %3, align 4
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %8, align 4
  %45 = load i32, ptr %7, align 4
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %46
  %48 = load i32, ptr %47, align 4
  store i32 %48, ptr %9, align 4
  %49 = load i32, ptr %8, align 4
  %50 = load i32, ptr %9, align 4
  %51 = icmp sgt i32 %49, %50
  %52 = zext i1 %51 to i32
  %53 = load i32, ptr %3, align 4
  %54 = load i32, ptr %5, align 4
  %55 = and i32 %53, %54
  %56 = icmp eq i32 %55, 0
  %57 = zext i1 %56 to i32
  %58 = icmp eq i32 %52, %57
  br i1 %58, label %59, label %68

59:                                               ; preds = %40
  %60 = load i32, ptr %9, align 4
  %61 = load i32, ptr %3, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %62
  store i32 %60, ptr %63, align 4
  %64 = load i32, ptr %8, align 4
  %65 = load i32, ptr %7, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %66
  store i32 %64, ptr %67, align 4
  br label %68

68:                                               ; preds = %59, %40
  br label %69

69:                                               ; preds = %68, %33
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %6, align 4
  %72 = lshr i32 %71, 1
  store i32 %72, ptr %6, align 4
  br label %30, !llvm.loop !4

73:                                               ; preds = %30
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %5, align 4
  %76 = shl i32 %75, 1
  store i32 %76, ptr %5, align 4
  br label %24, !llvm.loop !6

77:                                               ; preds = %24
  %78 = load i32, ptr %3, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %3, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr %82, i64 %84
  store i32 %81, ptr %85, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort_pairs(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.pair, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr %11, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = load i32, ptr %5, align 4
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %17
  %19 = getelementptr inbounds nuw %struct.pair, ptr %18, i32 0, i32 0
  store i64 %15, ptr %19, align 8
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %5, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = load i32, ptr %5, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %26
  %28 = getelementptr inbounds nuw %struct.pair, ptr %27, i32 0, i32 1
  store i32 %24, ptr %28, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %6, align 4
  br label %29

29:                                               ; preds = %82, %2
  %30 = load i32, ptr %6, align 4
  %31 = icmp ule i32 %30, 64
  br i1 %31, label %32, label %85

32:                                               ; preds = %29
  %33 = load i32, ptr %6, align 4
  %34 = lshr i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %35

35:                                               ; preds = %78, %32
  %36 = load i32, ptr %7, align 4
  %37 = icmp ugt i32 %36, 0
  br i1 %37, label %38, label %81

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4
  %40 = load i32, ptr %7, align 4
  %41 = xor i32 %39, %40
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %8, align 4
  %43 = load i32, ptr %5, align 4
  %44 = icmp ugt i32 %42, %43
  br i1 %44, label %45, label %77

45:                                               ; preds = %38
  %46 = load i32, ptr %5, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %47
  %49 = getelementptr inbounds nuw %struct.pair, ptr %48, i32 0, i32 0
  %50 = load i64, ptr %49, align 8
  %51 = load i32, ptr %8, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %52
  %54 = getelementptr inbounds nuw %struct.pair, ptr %53, i32 0, i32 0
  %55 = load i64, ptr %54, align 8
  %56 = icmp ugt i64 %50, %55
  %57 = zext i1 %56 to i32
  %58 = load i32, ptr %5, align 4
  %59 = load i32, ptr %6, align 4
  %60 = and i32 %58, %59
  %61 = icmp eq i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = icmp eq i32 %57, %62
  br i1 %63, label %64, label %77

64:                                               ; preds = %45
  %65 = load i32, ptr %5, align 4
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %67, i64 16, i1 false)
  %68 = load i32, ptr %8, align 4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %69
  %71 = load i32, ptr %5, align 4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %70, i64 16, i1 false)
  %74 = load i32, ptr %8, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %9, i64 16, i1 false)
  br label %77

77:                                               ; preds = %64, %45, %38
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %7, align 4
  %80 = lshr i32 %79, 1
  store i32 %80, ptr %7, align 4
  br label %35, !llvm.loop !7

81:                                               ; preds = %35
  br label %82

82:                                               ; preds = %81
  %83 = load i32, ptr %6, align 4
  %84 = shl i32 %83, 1
  store i32 %84, ptr %6, align 4
  br label %29, !llvm.loop !8

85:                                               ; preds = %29
  %86 = load i32, ptr %5, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %87
  %89 = getelementptr inbounds nuw %struct.pair, ptr %88, i32 0, i32 0
  %90 = load i64, ptr %89, align 8
  %91 = load ptr, ptr %3, align 8
  %92 = load i32, ptr %5, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i64, ptr %91, i64 %93
  store i64 %90, ptr %94, align 8
  %95 = load i32, ptr %5, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %96
  %98 = getelementptr inbounds nuw %struct.pair, ptr %97, i32 0, i32 1
  %99 = load i32, ptr %98, align 8
  %100 = load ptr, ptr %4, align 8
  %101 = load i32, ptr %5, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %100, i64 %102
  store i32 %99, ptr %103, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
