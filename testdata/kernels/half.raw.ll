; ModuleID = 'half.cu'
source_filename = "half.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_polynomial(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca half, align 2
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %7 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %7, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  %8 = load ptr, ptr %3, align 8, !tbaa !8
  %9 = load i32, ptr %5, align 4, !tbaa !4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds half, ptr %8, i64 %10
  %12 = load half, ptr %11, align 2, !tbaa !11
  store half %12, ptr %6, align 2, !tbaa !11
  %13 = load half, ptr %6, align 2, !tbaa !11
  %14 = fmul contract half 0xH3400, %13
  %15 = fsub contract half %14, 0xH3E00
  %16 = load half, ptr %6, align 2, !tbaa !11
  %17 = fmul contract half %15, %16
  %18 = load half, ptr %6, align 2, !tbaa !11
  %19 = load half, ptr %6, align 2, !tbaa !11
  %20 = fmul contract half %18, %19
  %21 = fadd contract half %20, 0xH3C00
  %22 = fdiv contract half 0xH4000, %21
  %23 = fadd contract half %17, %22
  %24 = load ptr, ptr %4, align 8, !tbaa !8
  %25 = load i32, ptr %5, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds half, ptr %24, i64 %26
  store half %23, ptr %27, align 2, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !13
  store i32 %3, ptr %8, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %12, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #4
  store float 0.000000e+00, ptr %10, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(ptr %11) #4
  store i32 0, ptr %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %42, %4
  %14 = load i32, ptr %11, align 4, !tbaa !4
  %15 = load i32, ptr %8, align 4, !tbaa !4
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %18, label %17

17:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %11) #4
  br label %45

18:                                               ; preds = %13
  %19 = load ptr, ptr %5, align 8, !tbaa !8
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = load i32, ptr %8, align 4, !tbaa !4
  %22 = mul nsw i32 %20, %21
  %23 = load i32, ptr %11, align 4, !tbaa !4
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds half, ptr %19, i64 %25
  %27 = load half, ptr %26, align 2, !tbaa !11
  %28 = fpext contract half %27 to float
  %29 = load ptr, ptr %6, align 8, !tbaa !8
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = load i32, ptr %8, align 4, !tbaa !4
  %32 = mul nsw i32 %30, %31
  %33 = load i32, ptr %11, align 4, !tbaa !4
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds half, ptr %29, i64 %35
  %37 = load half, ptr %36, align 2, !tbaa !11
  %38 = fpext contract half %37 to float
  %39 = fmul contract float %28, %38
  %40 = load float, ptr %10, align 4, !tbaa !15
  %41 = fadd contract float %40, %39
  store float %41, ptr %10, align 4, !tbaa !15
  br label %42

42:                                               ; preds = %18
  %43 = load i32, ptr %11, align 4, !tbaa !4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %11, align 4, !tbaa !4
  br label %13, !llvm.loop !17

45:                                               ; preds = %17
  %46 = load float, ptr %10, align 4, !tbaa !15
  %47 = load ptr, ptr %7, align 8, !tbaa !13
  %48 = load i32, ptr %9, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  store float %46, ptr %50, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_compare(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca half, align 2
  %11 = alloca half, align 2
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !19
  store ptr %3, ptr %8, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %13 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %13, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %14 = load ptr, ptr %5, align 8, !tbaa !8
  %15 = load i32, ptr %9, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds half, ptr %14, i64 %16
  %18 = load half, ptr %17, align 2, !tbaa !11
  store half %18, ptr %10, align 2, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %19 = load ptr, ptr %6, align 8, !tbaa !8
  %20 = load i32, ptr %9, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds half, ptr %19, i64 %21
  %23 = load half, ptr %22, align 2, !tbaa !11
  store half %23, ptr %11, align 2, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %24 = load half, ptr %10, align 2, !tbaa !11
  %25 = load half, ptr %11, align 2, !tbaa !11
  %26 = fcmp contract olt half %24, %25
  %27 = zext i1 %26 to i32
  %28 = load half, ptr %10, align 2, !tbaa !11
  %29 = load half, ptr %11, align 2, !tbaa !11
  %30 = fcmp contract ole half %28, %29
  %31 = zext i1 %30 to i32
  %32 = shl i32 %31, 1
  %33 = or i32 %27, %32
  %34 = load half, ptr %10, align 2, !tbaa !11
  %35 = load half, ptr %11, align 2, !tbaa !11
  %36 = fcmp contract ogt half %34, %35
  %37 = zext i1 %36 to i32
  %38 = shl i32 %37, 2
  %39 = or i32 %33, %38
  %40 = load half, ptr %10, align 2, !tbaa !11
  %41 = load half, ptr %11, align 2, !tbaa !11
  %42 = fcmp contract oge half %40, %41
  %43 = zext i1 %42 to i32
  %44 = shl i32 %43, 3
  %45 = or i32 %39, %44
  %46 = load half, ptr %10, align 2, !tbaa !11
  %47 = load half, ptr %11, align 2, !tbaa !11
  %48 = fcmp contract oeq half %46, %47
  %49 = zext i1 %48 to i32
  %50 = shl i32 %49, 4
  %51 = or i32 %45, %50
  %52 = load half, ptr %10, align 2, !tbaa !11
  %53 = load half, ptr %11, align 2, !tbaa !11
  %54 = fcmp contract une half %52, %53
  %55 = zext i1 %54 to i32
  %56 = shl i32 %55, 5
  %57 = or i32 %51, %56
  %58 = load half, ptr %10, align 2, !tbaa !11
  %59 = load half, ptr %10, align 2, !tbaa !11
  %60 = fcmp contract une half %58, %59
  br i1 %60, label %65, label %61

61:                                               ; preds = %4
  %62 = load half, ptr %11, align 2, !tbaa !11
  %63 = load half, ptr %11, align 2, !tbaa !11
  %64 = fcmp contract une half %62, %63
  br label %65

65:                                               ; preds = %61, %4
  %66 = phi i1 [ true, %4 ], [ %64, %61 ]
  %67 = zext i1 %66 to i32
  %68 = shl i32 %67, 6
  %69 = or i32 %57, %68
  store i32 %69, ptr %12, align 4, !tbaa !4
  %70 = load i32, ptr %12, align 4, !tbaa !4
  %71 = load ptr, ptr %7, align 8, !tbaa !19
  %72 = load i32, ptr %9, align 4, !tbaa !4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 %70, ptr %74, align 4, !tbaa !4
  %75 = load half, ptr %10, align 2, !tbaa !11
  %76 = load half, ptr %11, align 2, !tbaa !11
  %77 = fcmp contract ogt half %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %65
  %79 = load half, ptr %10, align 2, !tbaa !11
  br label %82

80:                                               ; preds = %65
  %81 = load half, ptr %11, align 2, !tbaa !11
  br label %82

82:                                               ; preds = %80, %78
  %83 = phi contract half [ %79, %78 ], [ %81, %80 ]
  %84 = load ptr, ptr %8, align 8, !tbaa !8
  %85 = load i32, ptr %9, align 4, !tbaa !4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds half, ptr %84, i64 %86
  store half %83, ptr %87, align 2, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr %12) #4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @half_convert(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !21
  store ptr %2, ptr %8, align 8, !tbaa !8
  store ptr %3, ptr %9, align 8, !tbaa !13
  store ptr %4, ptr %10, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %12, ptr %11, align 4, !tbaa !4
  %13 = load ptr, ptr %6, align 8, !tbaa !19
  %14 = load i32, ptr %11, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = sitofp i32 %17 to half
  %19 = load ptr, ptr %8, align 8, !tbaa !8
  %20 = load i32, ptr %11, align 4, !tbaa !4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds half, ptr %19, i64 %21
  store half %18, ptr %22, align 2, !tbaa !11
  %23 = load ptr, ptr %7, align 8, !tbaa !21
  %24 = load i32, ptr %11, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !23
  %28 = fptrunc contract double %27 to half
  %29 = load ptr, ptr %8, align 8, !tbaa !8
  %30 = load i32, ptr %11, align 4, !tbaa !4
  %31 = add nsw i32 %30, 32
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds half, ptr %29, i64 %32
  store half %28, ptr %33, align 2, !tbaa !11
  %34 = load ptr, ptr %8, align 8, !tbaa !8
  %35 = load i32, ptr %11, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds half, ptr %34, i64 %36
  %38 = load half, ptr %37, align 2, !tbaa !11
  %39 = fpext contract half %38 to float
  %40 = load ptr, ptr %9, align 8, !tbaa !13
  %41 = load i32, ptr %11, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  store float %39, ptr %43, align 4, !tbaa !15
  %44 = load ptr, ptr %8, align 8, !tbaa !8
  %45 = load i32, ptr %11, align 4, !tbaa !4
  %46 = add nsw i32 %45, 32
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds half, ptr %44, i64 %47
  %49 = load half, ptr %48, align 2, !tbaa !11
  %50 = fpext contract half %49 to float
  %51 = load ptr, ptr %9, align 8, !tbaa !13
  %52 = load i32, ptr %11, align 4, !tbaa !4
  %53 = add nsw i32 %52, 32
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %51, i64 %54
  store float %50, ptr %55, align 4, !tbaa !15
  %56 = load ptr, ptr %8, align 8, !tbaa !8
  %57 = load i32, ptr %11, align 4, !tbaa !4
  %58 = add nsw i32 %57, 32
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds half, ptr %56, i64 %59
  %61 = load half, ptr %60, align 2, !tbaa !11
  %62 = fptosi half %61 to i32
  %63 = load ptr, ptr %8, align 8, !tbaa !8
  %64 = load i32, ptr %11, align 4, !tbaa !4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds half, ptr %63, i64 %65
  %67 = load i16, ptr %66, align 2, !tbaa !25
  %68 = zext i16 %67 to i32
  %69 = add nsw i32 %62, %68
  %70 = load ptr, ptr %10, align 8, !tbaa !19
  %71 = load i32, ptr %11, align 4, !tbaa !4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %70, i64 %72
  store i32 %69, ptr %73, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!9 = !{!"p1 _Float16", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"_Float16", !6, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"p1 float", !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!20, !20, i64 0}
!20 = !{!"p1 int", !10, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 double", !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !6, i64 0}
!25 = !{!6, !6, i64 0}
