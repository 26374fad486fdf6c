; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.point = type { float, float, float }

$_ZN11gv_blockIdx5get_xEv = comdat any

$_ZN11gv_blockDim5get_xEv = comdat any

$_ZN12gv_threadIdx5get_xEv = comdat any

@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_step(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.point, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !8
  store i32 %1, ptr %9, align 4, !tbaa !4
  store ptr %2, ptr %10, align 8, !tbaa !8
  store i32 %3, ptr %11, align 4, !tbaa !4
  store ptr %4, ptr %12, align 8, !tbaa !11
  store ptr %5, ptr %13, align 8, !tbaa !11
  store ptr %6, ptr %14, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %15) #6
  %25 = call noundef i32 @_ZN11gv_blockIdx5get_xEv() #7
  %26 = call noundef i32 @_ZN11gv_blockDim5get_xEv() #7
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4, !tbaa !4
  %30 = load i32, ptr %15, align 4, !tbaa !4
  %31 = load i32, ptr %9, align 4, !tbaa !4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %140

34:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(ptr %17) #6
  %35 = load ptr, ptr %8, align 8, !tbaa !8
  %36 = load i32, ptr %15, align 4, !tbaa !4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.point, ptr %35, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %38, i64 12, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.start.p0(ptr %18) #6
  store float 0x7FF0000000000000, ptr %18, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %19) #6
  store i32 -1, ptr %19, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %20) #6
  store i32 0, ptr %20, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %90, %34
  %40 = load i32, ptr %20, align 4, !tbaa !4
  %41 = load i32, ptr %11, align 4, !tbaa !4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %39
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #6
  br label %93

44:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(ptr %21) #6
  %45 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 0
  %46 = load float, ptr %45, align 4, !tbaa !16
  %47 = load ptr, ptr %10, align 8, !tbaa !8
  %48 = load i32, ptr %20, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.point, ptr %47, i64 %49
  %51 = getelementptr inbounds nuw %struct.point, ptr %50, i32 0, i32 0
  %52 = load float, ptr %51, align 4, !tbaa !16
  %53 = fsub contract float %46, %52
  store float %53, ptr %21, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %22) #6
  %54 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 1
  %55 = load float, ptr %54, align 4, !tbaa !18
  %56 = load ptr, ptr %10, align 8, !tbaa !8
  %57 = load i32, ptr %20, align 4, !tbaa !4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds %struct.point, ptr %56, i64 %58
  %60 = getelementptr inbounds nuw %struct.point, ptr %59, i32 0, i32 1
  %61 = load float, ptr %60, align 4, !tbaa !18
  %62 = fsub contract float %55, %61
  store float %62, ptr %22, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %23) #6
  %63 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 2
  %64 = load float, ptr %63, align 4, !tbaa !19
  %65 = load ptr, ptr %10, align 8, !tbaa !8
  %66 = load i32, ptr %20, align 4, !tbaa !4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds %struct.point, ptr %65, i64 %67
  %69 = getelementptr inbounds nuw %struct.point, ptr %68, i32 0, i32 2
  %70 = load float, ptr %69, align 4, !tbaa !19
  %71 = fsub contract float %64, %70
  store float %71, ptr %23, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %24) #6
  %72 = load float, ptr %21, align 4, !tbaa !14
  %73 = load float, ptr %21, align 4, !tbaa !14
  %74 = fmul contract float %72, %73
  %75 = load float, ptr %22, align 4, !tbaa !14
  %76 = load float, ptr %22, align 4, !tbaa !14
  %77 = fmul contract float %75, %76
  %78 = fadd contract float %74, %77
  %79 = load float, ptr %23, align 4, !tbaa !14
  %80 = load float, ptr %23, align 4, !tbaa !14
  %81 = fmul contract float %79, %80
  %82 = fadd contract float %78, %81
  store float %82, ptr %24, align 4, !tbaa !14
  %83 = load float, ptr %24, align 4, !tbaa !14
  %84 = load float, ptr %18, align 4, !tbaa !14
  %85 = fcmp contract olt float %83, %84
  br i1 %85, label %86, label %89

86:                                               ; preds = %44
  %87 = load float, ptr %24, align 4, !tbaa !14
  store float %87, ptr %18, align 4, !tbaa !14
  %88 = load i32, ptr %20, align 4, !tbaa !4
  store i32 %88, ptr %19, align 4, !tbaa !4
  br label %89

89:                                               ; preds = %86, %44
  call void @llvm.lifetime.end.p0(ptr %24) #6
  call void @llvm.lifetime.end.p0(ptr %23) #6
  call void @llvm.lifetime.end.p0(ptr %22) #6
  call void @llvm.lifetime.end.p0(ptr %21) #6
  br label %90

90:                                               ; preds = %89
  %91 = load i32, ptr %20, align 4, !tbaa !4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %20, align 4, !tbaa !4
  br label %39, !llvm.loop !20

93:                                               ; preds = %43
  %94 = load i32, ptr %19, align 4, !tbaa !4
  %95 = load ptr, ptr %12, align 8, !tbaa !11
  %96 = load i32, ptr %15, align 4, !tbaa !4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %95, i64 %97
  store i32 %94, ptr %98, align 4, !tbaa !4
  %99 = load ptr, ptr %13, align 8, !tbaa !11
  %100 = load i32, ptr %19, align 4, !tbaa !4
  %101 = mul nsw i32 %100, 3
  %102 = add nsw i32 %101, 0
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %99, i64 %103
  %105 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 0
  %106 = load float, ptr %105, align 4, !tbaa !16
  %107 = fmul contract float %106, 1.024000e+03
  %108 = call contract float @llvm.rint.f32(float %107)
  %109 = fptosi float %108 to i32
  %110 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %104, i32 noundef %109) #7
  %111 = load ptr, ptr %13, align 8, !tbaa !11
  %112 = load i32, ptr %19, align 4, !tbaa !4
  %113 = mul nsw i32 %112, 3
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %111, i64 %115
  %117 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 1
  %118 = load float, ptr %117, align 4, !tbaa !18
  %119 = fmul contract float %118, 1.024000e+03
  %120 = call contract float @llvm.rint.f32(float %119)
  %121 = fptosi float %120 to i32
  %122 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %116, i32 noundef %121) #7
  %123 = load ptr, ptr %13, align 8, !tbaa !11
  %124 = load i32, ptr %19, align 4, !tbaa !4
  %125 = mul nsw i32 %124, 3
  %126 = add nsw i32 %125, 2
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %123, i64 %127
  %129 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 2
  %130 = load float, ptr %129, align 4, !tbaa !19
  %131 = fmul contract float %130, 1.024000e+03
  %132 = call contract float @llvm.rint.f32(float %131)
  %133 = fptosi float %132 to i32
  %134 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %128, i32 noundef %133) #7
  %135 = load ptr, ptr %14, align 8, !tbaa !11
  %136 = load i32, ptr %19, align 4, !tbaa !4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, ptr %135, i64 %137
  %139 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %138, i32 noundef 1) #7
  call void @llvm.lifetime.end.p0(ptr %19) #6
  call void @llvm.lifetime.end.p0(ptr %18) #6
  call void @llvm.lifetime.end.p0(ptr %17) #6
  store i32 0, ptr %16, align 4
  br label %140

140:                                              ; preds = %93, %33
  call void @llvm.lifetime.end.p0(ptr %15) #6
  %141 = load i32, ptr %16, align 4
  switch i32 %141, label %143 [
    i32 0, label %142
    i32 1, label %142
  ]

142:                                              ; preds = %140, %140
  ret void

143:                                              ; preds = %140
  unreachable
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !4
  %5 = load ptr, ptr %3, align 8, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !4
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_centres(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.point, align 4
  store ptr %0, ptr %4, align 8, !tbaa !11
  store ptr %1, ptr %5, align 8, !tbaa !11
  store ptr %2, ptr %6, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  %10 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #7
  store i32 %10, ptr %7, align 4, !tbaa !4
  %11 = load ptr, ptr %5, align 8, !tbaa !11
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %62

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %18 = load ptr, ptr %5, align 8, !tbaa !11
  %19 = load i32, ptr %7, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = sitofp i32 %22 to float
  %24 = fmul contract float 1.024000e+03, %23
  %25 = fdiv contract float 1.000000e+00, %24
  store float %25, ptr %8, align 4, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %26 = getelementptr inbounds nuw %struct.point, ptr %9, i32 0, i32 0
  %27 = load ptr, ptr %4, align 8, !tbaa !11
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = mul nsw i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = sitofp i32 %32 to float
  %34 = load float, ptr %8, align 4, !tbaa !14
  %35 = fmul contract float %33, %34
  store float %35, ptr %26, align 4, !tbaa !16
  %36 = getelementptr inbounds nuw %struct.point, ptr %9, i32 0, i32 1
  %37 = load ptr, ptr %4, align 8, !tbaa !11
  %38 = load i32, ptr %7, align 4, !tbaa !4
  %39 = mul nsw i32 %38, 3
  %40 = add nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %37, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = sitofp i32 %43 to float
  %45 = load float, ptr %8, align 4, !tbaa !14
  %46 = fmul contract float %44, %45
  store float %46, ptr %36, align 4, !tbaa !18
  %47 = getelementptr inbounds nuw %struct.point, ptr %9, i32 0, i32 2
  %48 = load ptr, ptr %4, align 8, !tbaa !11
  %49 = load i32, ptr %7, align 4, !tbaa !4
  %50 = mul nsw i32 %49, 3
  %51 = add nsw i32 %50, 2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %48, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = sitofp i32 %54 to float
  %56 = load float, ptr %8, align 4, !tbaa !14
  %57 = fmul contract float %55, %56
  store float %57, ptr %47, align 4, !tbaa !19
  %58 = load ptr, ptr %6, align 8, !tbaa !8
  %59 = load i32, ptr %7, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.point, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %61, ptr align 4 %9, i64 12, i1 false), !tbaa.struct !13
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.lifetime.end.p0(ptr %8) #6
  br label %62

62:                                               ; preds = %17, %3
  call void @llvm.lifetime.end.p0(ptr %7) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!"p1 _ZTS5point", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 int", !10, i64 0}
!13 = !{i64 0, i64 4, !14, i64 4, i64 4, !14, i64 8, i64 4, !14}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = !{!17, !15, i64 0}
!17 = !{!"_ZTS5point", !15, i64 0, !15, i64 4, !15, i64 8}
!18 = !{!17, !15, i64 4}
!19 = !{!17, !15, i64 8}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
