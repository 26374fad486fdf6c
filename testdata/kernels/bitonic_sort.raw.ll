; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.pair = type { i64, i32 }

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_xEv = comdat any

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
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %3) #6
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %11, ptr %3, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %4) #6
  %12 = load ptr, ptr %2, align 8, !tbaa !8
  %13 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %14 = mul i32 %13, 128
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %12, i64 %15
  store ptr %16, ptr %4, align 8, !tbaa !8
  %17 = load ptr, ptr %4, align 8, !tbaa !8
  %18 = load i32, ptr %3, align 4, !tbaa !4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load i32, ptr %3, align 4, !tbaa !4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %23
  store i32 %21, ptr %24, align 4, !tbaa !4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %5) #6
  store i32 2, ptr %5, align 4, !tbaa !4
  br label %25

25:                                               ; preds = %77, %1
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = icmp ule i32 %26, 128
  br i1 %27, label %29, label %28

28:                                               ; preds = %25
  store i32 2, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  br label %80

29:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %30 = load i32, ptr %5, align 4, !tbaa !4
  %31 = lshr i32 %30, 1
  store i32 %31, ptr %7, align 4, !tbaa !4
  br label %32

32:                                               ; preds = %73, %29
  %33 = load i32, ptr %7, align 4, !tbaa !4
  %34 = icmp ugt i32 %33, 0
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 5, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #6
  br label %76

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %37 = load i32, ptr %3, align 4, !tbaa !4
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = xor i32 %37, %38
  store i32 %39, ptr %8, align 4, !tbaa !4
  %40 = load i32, ptr %8, align 4, !tbaa !4
  %41 = load i32, ptr %3, align 4, !tbaa !4
  %42 = icmp ugt i32 %40, %41
  br i1 %42, label %43, label %72

43:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %44 = load i32, ptr %3, align 4, !tbaa !4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  store i32 %47, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %48 = load i32, ptr %8, align 4, !tbaa !4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  store i32 %51, ptr %10, align 4, !tbaa !4
  %52 = load i32, ptr %9, align 4, !tbaa !4
  %53 = load i32, ptr %10, align 4, !tbaa !4
  %54 = icmp sgt i32 %52, %53
  %55 = zext i1 %54 to i32
  %56 = load i32, ptr %3, align 4, !tbaa !4
  %57 = load i32, ptr %5, align 4, !tbaa !4
  %58 = and i32 %56, %57
  %59 = icmp eq i32 %58, 0
  %60 = zext i1 %59 to i32
  %61 = icmp eq i32 %55, %60
  br i1 %61, label %62, label %71

62:                                               ; preds = %43
  %63 = load i32, ptr %10, align 4, !tbaa !4
  %64 = load i32, ptr %3, align 4, !tbaa !4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %65
  store i32 %63, ptr %66, align 4, !tbaa !4
  %67 = load i32, ptr %9, align 4, !tbaa !4
  %68 = load i32, ptr %8, align 4, !tbaa !4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %69
  store i32 %67, ptr %70, align 4, !tbaa !4
  br label %71

71:                                               ; preds = %62, %43
  call void @llvm.lifetime.end.p0(ptr %10) #6
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %72

72:                                               ; preds = %71, %36
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %7, align 4, !tbaa !4
  %75 = lshr i32 %74, 1
  store i32 %75, ptr %7, align 4, !tbaa !4
  br label %32, !llvm.loop !11

76:                                               ; preds = %35
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %5, align 4, !tbaa !4
  %79 = shl i32 %78, 1
  store i32 %79, ptr %5, align 4, !tbaa !4
  br label %25, !llvm.loop !13

80:                                               ; preds = %28
  %81 = load i32, ptr %3, align 4, !tbaa !4
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1s to ptr), i64 0, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = load ptr, ptr %4, align 8, !tbaa !8
  %86 = load i32, ptr %3, align 4, !tbaa !4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %85, i64 %87
  store i32 %84, ptr %88, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %4) #6
  call void @llvm.lifetime.end.p0(ptr %3) #6
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @bitonic_sort_pairs(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.pair, align 8
  store ptr %0, ptr %3, align 8, !tbaa !14
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #6
  %11 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %11, ptr %5, align 4, !tbaa !4
  %12 = load ptr, ptr %3, align 8, !tbaa !14
  %13 = load i32, ptr %5, align 4, !tbaa !4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %12, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !16
  %17 = load i32, ptr %5, align 4, !tbaa !4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %18
  %20 = getelementptr inbounds nuw %struct.pair, ptr %19, i32 0, i32 0
  store i64 %16, ptr %20, align 8, !tbaa !18
  %21 = load ptr, ptr %4, align 8, !tbaa !8
  %22 = load i32, ptr %5, align 4, !tbaa !4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = load i32, ptr %5, align 4, !tbaa !4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %27
  %29 = getelementptr inbounds nuw %struct.pair, ptr %28, i32 0, i32 1
  store i32 %25, ptr %29, align 8, !tbaa !20
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %6) #6
  store i32 2, ptr %6, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %85, %2
  %31 = load i32, ptr %6, align 4, !tbaa !4
  %32 = icmp ule i32 %31, 64
  br i1 %32, label %34, label %33

33:                                               ; preds = %30
  store i32 2, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %6) #6
  br label %88

34:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %35 = load i32, ptr %6, align 4, !tbaa !4
  %36 = lshr i32 %35, 1
  store i32 %36, ptr %8, align 4, !tbaa !4
  br label %37

37:                                               ; preds = %81, %34
  %38 = load i32, ptr %8, align 4, !tbaa !4
  %39 = icmp ugt i32 %38, 0
  br i1 %39, label %41, label %40

40:                                               ; preds = %37
  store i32 5, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %84

41:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %42 = load i32, ptr %5, align 4, !tbaa !4
  %43 = load i32, ptr %8, align 4, !tbaa !4
  %44 = xor i32 %42, %43
  store i32 %44, ptr %9, align 4, !tbaa !4
  %45 = load i32, ptr %9, align 4, !tbaa !4
  %46 = load i32, ptr %5, align 4, !tbaa !4
  %47 = icmp ugt i32 %45, %46
  br i1 %47, label %48, label %80

48:                                               ; preds = %41
  %49 = load i32, ptr %5, align 4, !tbaa !4
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %50
  %52 = getelementptr inbounds nuw %struct.pair, ptr %51, i32 0, i32 0
  %53 = load i64, ptr %52, align 8, !tbaa !18
  %54 = load i32, ptr %9, align 4, !tbaa !4
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %55
  %57 = getelementptr inbounds nuw %struct.pair, ptr %56, i32 0, i32 0
  %58 = load i64, ptr %57, align 8, !tbaa !18
  %59 = icmp ugt i64 %53, %58
  %60 = zext i1 %59 to i32
  %61 = load i32, ptr %5, align 4, !tbaa !4
  %62 = load i32, ptr %6, align 4, !tbaa !4
  %63 = and i32 %61, %62
  %64 = icmp eq i32 %63, 0
  %65 = zext i1 %64 to i32
  %66 = icmp eq i32 %60, %65
  br i1 %66, label %67, label %80

67:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %10) #6
  %68 = load i32, ptr %5, align 4, !tbaa !4
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %69
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %70, i64 16, i1 false), !tbaa.struct !21
  %71 = load i32, ptr %9, align 4, !tbaa !4
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %72
  %74 = load i32, ptr %5, align 4, !tbaa !4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %75
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %73, i64 16, i1 false), !tbaa.struct !21
  %77 = load i32, ptr %9, align 4, !tbaa !4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %78
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %10, i64 16, i1 false), !tbaa.struct !21
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %80

80:                                               ; preds = %67, %48, %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.end.p0(ptr %9) #6
  br label %81

81:                                               ; preds = %80
  %82 = load i32, ptr %8, align 4, !tbaa !4
  %83 = lshr i32 %82, 1
  store i32 %83, ptr %8, align 4, !tbaa !4
  br label %37, !llvm.loop !22

84:                                               ; preds = %40
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %6, align 4, !tbaa !4
  %87 = shl i32 %86, 1
  store i32 %87, ptr %6, align 4, !tbaa !4
  br label %30, !llvm.loop !23

88:                                               ; preds = %33
  %89 = load i32, ptr %5, align 4, !tbaa !4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %90
  %92 = getelementptr inbounds nuw %struct.pair, ptr %91, i32 0, i32 0
  %93 = load i64, ptr %92, align 8, !tbaa !18
  %94 = load ptr, ptr %3, align 8, !tbaa !14
  %95 = load i32, ptr %5, align 4, !tbaa !4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i64, ptr %94, i64 %96
  store i64 %93, ptr %97, align 8, !tbaa !16
  %98 = load i32, ptr %5, align 4, !tbaa !4
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw [64 x %struct.pair], ptr addrspacecast (ptr addrspace(3) @_ZZ18bitonic_sort_pairsE1s to ptr), i64 0, i64 %99
  %101 = getelementptr inbounds nuw %struct.pair, ptr %100, i32 0, i32 1
  %102 = load i32, ptr %101, align 8, !tbaa !20
  %103 = load ptr, ptr %4, align 8, !tbaa !8
  %104 = load i32, ptr %5, align 4, !tbaa !4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %103, i64 %105
  store i32 %102, ptr %106, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!15 = !{!"p1 long long", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = !{!19, !17, i64 0}
!19 = !{!"_ZTS4pair", !17, i64 0, !5, i64 8}
!20 = !{!19, !5, i64 8}
!21 = !{i64 0, i64 8, !16, i64 8, i64 4, !4}
!22 = distinct !{!22, !12}
!23 = distinct !{!23, !12}
