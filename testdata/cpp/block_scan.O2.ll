; ModuleID = 'block_scan.cu'
source_filename = "block_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"struct.BlockRakingScan<int, 128>::TempStorage" = type { [160 x i32], i32 }
%"struct.BlockRakingScan<int, 64>::TempStorage" = type { [96 x i32], i32 }

@_ZZ14block_scan_addE4temp = internal unnamed_addr addrspace(3) global %"struct.BlockRakingScan<int, 128>::TempStorage" undef, align 4
@_ZZ14block_scan_maxE4temp = internal unnamed_addr addrspace(3) global %"struct.BlockRakingScan<int, 64>::TempStorage" undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scan_add(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 9
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = shl nuw nsw i32 %7, 2
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %6, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = or disjoint i32 %8, 1
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %6, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = or disjoint i32 %8, 2
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %6, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = or disjoint i32 %8, 3
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %6, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = add nsw i32 %15, %11
  %25 = add nsw i32 %24, %19
  %26 = add nsw i32 %25, %23
  %27 = lshr i32 %7, 2
  %28 = add nuw nsw i32 %27, %7
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_addE4temp to ptr), i64 %29
  store i32 %26, ptr %30, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %7, 32
  br i1 %31, label %32, label %74

32:                                               ; preds = %2
  %33 = mul nuw nsw i32 %7, 5
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_addE4temp to ptr), i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %40 = load i32, ptr %39, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = add nsw i32 %38, %36
  %44 = add nsw i32 %43, %40
  %45 = add nsw i32 %44, %42
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %45, i32 range(i32 -2147483648, 32) 1, i32 0)
  %47 = icmp eq i32 %7, 0
  %48 = select i1 %47, i32 0, i32 %46
  %49 = add nsw i32 %48, %45
  %50 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %49, i32 range(i32 -2147483648, 32) 2, i32 0)
  %51 = icmp samesign ult i32 %7, 2
  %52 = select i1 %51, i32 0, i32 %50
  %53 = add nsw i32 %52, %49
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %53, i32 range(i32 -2147483648, 32) 4, i32 0)
  %55 = icmp samesign ult i32 %7, 4
  %56 = select i1 %55, i32 0, i32 %54
  %57 = add nsw i32 %56, %53
  %58 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %57, i32 range(i32 -2147483648, 32) 8, i32 0)
  %59 = icmp samesign ult i32 %7, 8
  %60 = select i1 %59, i32 0, i32 %58
  %61 = add nsw i32 %60, %57
  %62 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %61, i32 range(i32 -2147483648, 32) 16, i32 0)
  %63 = icmp samesign ult i32 %7, 16
  %64 = select i1 %63, i32 0, i32 %62
  %65 = add nsw i32 %64, %61
  %66 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %65, i32 1, i32 0)
  %67 = select i1 %47, i32 0, i32 %66
  %68 = icmp eq i32 %7, 31
  br i1 %68, label %69, label %70

69:                                               ; preds = %32
  store i32 %65, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_addE4temp to ptr), i64 640), align 4, !tbaa !8
  br label %70

70:                                               ; preds = %69, %32
  store i32 %67, ptr %35, align 4, !tbaa !4
  %71 = add nsw i32 %67, %36
  store i32 %71, ptr %37, align 4, !tbaa !4
  %72 = add nsw i32 %71, %38
  store i32 %72, ptr %39, align 4, !tbaa !4
  %73 = add nsw i32 %72, %40
  store i32 %73, ptr %41, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %2, %70
  %75 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %76 = load i32, ptr %30, align 4, !tbaa !4
  %77 = add nsw i32 %76, %11
  %78 = add nsw i32 %77, %15
  %79 = add nsw i32 %78, %19
  %80 = getelementptr inbounds nuw i32, ptr %75, i64 %9
  store i32 %76, ptr %80, align 4, !tbaa !4
  %81 = getelementptr inbounds nuw i32, ptr %75, i64 %13
  store i32 %77, ptr %81, align 4, !tbaa !4
  %82 = getelementptr inbounds nuw i32, ptr %75, i64 %17
  store i32 %78, ptr %82, align 4, !tbaa !4
  %83 = getelementptr inbounds nuw i32, ptr %75, i64 %21
  store i32 %79, ptr %83, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_scan_max(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nuw nsw i32 %4, 3
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = add nuw nsw i32 %5, 1
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = add nuw nsw i32 %5, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = tail call noundef i32 @llvm.smax.i32(i32 %8, i32 %12)
  %18 = tail call noundef i32 @llvm.smax.i32(i32 %17, i32 %16)
  %19 = lshr i32 %4, 1
  %20 = add nuw nsw i32 %19, %4
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_maxE4temp to ptr), i64 %21
  store i32 %18, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %4, 32
  br i1 %23, label %24, label %56

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_maxE4temp to ptr), i64 %6
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 %28)
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %29, i32 range(i32 -2147483648, 32) 1, i32 0)
  %31 = icmp eq i32 %4, 0
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %30, i32 %29)
  %33 = select i1 %31, i32 %29, i32 %32
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %33, i32 range(i32 -2147483648, 32) 2, i32 0)
  %35 = icmp samesign ult i32 %4, 2
  %36 = tail call noundef i32 @llvm.smax.i32(i32 %34, i32 %33)
  %37 = select i1 %35, i32 %33, i32 %36
  %38 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %37, i32 range(i32 -2147483648, 32) 4, i32 0)
  %39 = icmp samesign ult i32 %4, 4
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %37)
  %41 = select i1 %39, i32 %37, i32 %40
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %41, i32 range(i32 -2147483648, 32) 8, i32 0)
  %43 = icmp samesign ult i32 %4, 8
  %44 = tail call noundef i32 @llvm.smax.i32(i32 %42, i32 %41)
  %45 = select i1 %43, i32 %41, i32 %44
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %45, i32 range(i32 -2147483648, 32) 16, i32 0)
  %47 = icmp samesign ult i32 %4, 16
  %48 = tail call noundef i32 @llvm.smax.i32(i32 %46, i32 %45)
  %49 = select i1 %47, i32 %45, i32 %48
  %50 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %49, i32 1, i32 0)
  %51 = select i1 %31, i32 -2147483648, i32 %50
  %52 = icmp eq i32 %4, 31
  br i1 %52, label %53, label %54

53:                                               ; preds = %24
  store i32 %48, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_maxE4temp to ptr), i64 384), align 4, !tbaa !10
  br label %54

54:                                               ; preds = %53, %24
  store i32 %51, ptr %25, align 4, !tbaa !4
  %55 = tail call noundef i32 @llvm.smax.i32(i32 %51, i32 %26)
  store i32 %55, ptr %27, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %3, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14block_scan_maxE4temp to ptr), i64 384), align 4, !tbaa !10
  %58 = load i32, ptr %22, align 4, !tbaa !4
  %59 = tail call noundef i32 @llvm.smax.i32(i32 %58, i32 %8)
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %59, i32 %12)
  %61 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  store i32 %58, ptr %61, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i32, ptr %1, i64 %10
  store i32 %59, ptr %62, align 4, !tbaa !4
  %63 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  store i32 %60, ptr %63, align 4, !tbaa !4
  %64 = icmp eq i32 %4, 0
  br i1 %64, label %65, label %66

65:                                               ; preds = %56
  store i32 %57, ptr %2, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %65, %56
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !5, i64 640}
!9 = !{!"_ZTSN15BlockRakingScanIiLi128EE11TempStorageE", !6, i64 0, !5, i64 640}
!10 = !{!11, !5, i64 384}
!11 = !{!"_ZTSN15BlockRakingScanIiLi64EE11TempStorageE", !6, i64 0, !5, i64 384}
