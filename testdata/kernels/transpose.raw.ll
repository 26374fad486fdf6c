; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_threadIdx = type { i8 }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

$_ZN11gv_blockIdx5get_yEv = comdat any

$_ZN12gv_threadIdx5get_yEv = comdat any

@_ZZ9transposeE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transpose(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store i32 %2, ptr %7, align 4, !tbaa !4
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %13 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %14 = mul i32 %13, 32
  %15 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %17 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %18 = mul i32 %17, 32
  %19 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %56, %4
  %22 = load i32, ptr %11, align 4, !tbaa !4
  %23 = icmp slt i32 %22, 32
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %59

25:                                               ; preds = %21
  %26 = load i32, ptr %9, align 4, !tbaa !4
  %27 = load i32, ptr %7, align 4, !tbaa !4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %55

29:                                               ; preds = %25
  %30 = load i32, ptr %10, align 4, !tbaa !4
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = add nsw i32 %30, %31
  %33 = load i32, ptr %8, align 4, !tbaa !4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %55

35:                                               ; preds = %29
  %36 = load ptr, ptr %5, align 8, !tbaa !8
  %37 = load i32, ptr %10, align 4, !tbaa !4
  %38 = load i32, ptr %11, align 4, !tbaa !4
  %39 = add nsw i32 %37, %38
  %40 = load i32, ptr %7, align 4, !tbaa !4
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %9, align 4, !tbaa !4
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %36, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !11
  %47 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %48 = load i32, ptr %11, align 4, !tbaa !4
  %49 = add i32 %47, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %50
  %52 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw [33 x float], ptr %51, i64 0, i64 %53
  store float %46, ptr %54, align 4, !tbaa !11
  br label %55

55:                                               ; preds = %35, %29, %25
  br label %56

56:                                               ; preds = %55
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = add nsw i32 %57, 8
  store i32 %58, ptr %11, align 4, !tbaa !4
  br label %21, !llvm.loop !13

59:                                               ; preds = %24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = call noundef i32 @_ZN11gv_blockIdx5get_yEv() #6
  %61 = mul i32 %60, 32
  %62 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %63 = add i32 %61, %62
  store i32 %63, ptr %9, align 4, !tbaa !4
  %64 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #6
  %65 = mul i32 %64, 32
  %66 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %67 = add i32 %65, %66
  store i32 %67, ptr %10, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %12) #5
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %68

68:                                               ; preds = %103, %59
  %69 = load i32, ptr %12, align 4, !tbaa !4
  %70 = icmp slt i32 %69, 32
  br i1 %70, label %72, label %71

71:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %106

72:                                               ; preds = %68
  %73 = load i32, ptr %9, align 4, !tbaa !4
  %74 = load i32, ptr %8, align 4, !tbaa !4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %102

76:                                               ; preds = %72
  %77 = load i32, ptr %10, align 4, !tbaa !4
  %78 = load i32, ptr %12, align 4, !tbaa !4
  %79 = add nsw i32 %77, %78
  %80 = load i32, ptr %7, align 4, !tbaa !4
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %102

82:                                               ; preds = %76
  %83 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #6
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %84
  %86 = call noundef i32 @_ZN12gv_threadIdx5get_yEv() #6
  %87 = load i32, ptr %12, align 4, !tbaa !4
  %88 = add i32 %86, %87
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [33 x float], ptr %85, i64 0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !11
  %92 = load ptr, ptr %6, align 8, !tbaa !8
  %93 = load i32, ptr %10, align 4, !tbaa !4
  %94 = load i32, ptr %12, align 4, !tbaa !4
  %95 = add nsw i32 %93, %94
  %96 = load i32, ptr %8, align 4, !tbaa !4
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr %9, align 4, !tbaa !4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %92, i64 %100
  store float %91, ptr %101, align 4, !tbaa !11
  br label %102

102:                                              ; preds = %82, %76, %72
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %12, align 4, !tbaa !4
  %105 = add nsw i32 %104, 8
  store i32 %105, ptr %12, align 4, !tbaa !4
  br label %68, !llvm.loop !16

106:                                              ; preds = %71
  call void @llvm.lifetime.end.p0(ptr %10) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN11gv_blockIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_yEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

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
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !14, !15}
