; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.Moments = type { float, float, float }

$_ZN7Moments3addEf = comdat any

$_ZN7Moments5mergeERKS_ = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@blockDim = external dso_local addrspace(1) global %struct.gv_blockDim, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @layernorm(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca %struct.Moments, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.Moments, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store float %5, ptr %18, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = and i32 %28, 31
  store i32 %29, ptr %19, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  %35 = lshr i32 %34, 5
  store i32 %35, ptr %20, align 4
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %20, align 4
  %38 = load i32, ptr %17, align 4
  %39 = mul nsw i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %36, i64 %40
  store ptr %41, ptr %21, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 12, i1 false)
  %42 = load i32, ptr %19, align 4
  store i32 %42, ptr %23, align 4
  br label %43

43:                                               ; preds = %53, %6
  %44 = load i32, ptr %23, align 4
  %45 = load i32, ptr %17, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %56

47:                                               ; preds = %43
  %48 = load ptr, ptr %21, align 8
  %49 = load i32, ptr %23, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4
  call void @_ZN7Moments3addEf(ptr noundef nonnull align 4 dereferenceable(12) %22, float noundef %52) #6
  br label %53

53:                                               ; preds = %47
  %54 = load i32, ptr %23, align 4
  %55 = add nsw i32 %54, 32
  store i32 %55, ptr %23, align 4
  br label %43, !llvm.loop !4

56:                                               ; preds = %43
  store i32 16, ptr %24, align 4
  br label %57

57:                                               ; preds = %82, %56
  %58 = load i32, ptr %24, align 4
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %85

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw %struct.Moments, ptr %25, i32 0, i32 0
  %62 = getelementptr inbounds nuw %struct.Moments, ptr %22, i32 0, i32 0
  %63 = load float, ptr %62, align 4
  %64 = load i32, ptr %24, align 4
  store float %63, ptr %7, align 4
  store i32 %64, ptr %8, align 4
  %65 = load float, ptr %7, align 4
  %66 = load i32, ptr %8, align 4
  %67 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %65, i32 %66, i32 31)
  store float %67, ptr %61, align 4
  %68 = getelementptr inbounds nuw %struct.Moments, ptr %25, i32 0, i32 1
  %69 = getelementptr inbounds nuw %struct.Moments, ptr %22, i32 0, i32 1
  %70 = load float, ptr %69, align 4
  %71 = load i32, ptr %24, align 4
  store float %70, ptr %9, align 4
  store i32 %71, ptr %10, align 4
  %72 = load float, ptr %9, align 4
  %73 = load i32, ptr %10, align 4
  %74 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %72, i32 %73, i32 31)
  store float %74, ptr %68, align 4
  %75 = getelementptr inbounds nuw %struct.Moments, ptr %25, i32 0, i32 2
  %76 = getelementptr inbounds nuw %struct.Moments, ptr %22, i32 0, i32 2
  %77 = load float, ptr %76, align 4
  %78 = load i32, ptr %24, align 4
  store float %77, ptr %11, align 4
  store i32 %78, ptr %12, align 4
  %79 = load float, ptr %11, align 4
  %80 = load i32, ptr %12, align 4
  %81 = call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %79, i32 %80, i32 31)
  store float %81, ptr %75, align 4
  call void @_ZN7Moments5mergeERKS_(ptr noundef nonnull align 4 dereferenceable(12) %22, ptr noundef nonnull align 4 dereferenceable(12) %25) #6
  br label %82

82:                                               ; preds = %60
  %83 = load i32, ptr %24, align 4
  %84 = ashr i32 %83, 1
  store i32 %84, ptr %24, align 4
  br label %57, !llvm.loop !6

85:                                               ; preds = %57
  %86 = getelementptr inbounds nuw %struct.Moments, ptr %22, i32 0, i32 1
  %87 = load float, ptr %86, align 4
  %88 = load i32, ptr %17, align 4
  %89 = sitofp i32 %88 to float
  %90 = fdiv contract float %87, %89
  %91 = load float, ptr %18, align 4
  %92 = fadd contract float %90, %91
  %93 = call contract float @llvm.sqrt.f32(float %92)
  %94 = fdiv contract float 1.000000e+00, %93
  store float %94, ptr %26, align 4
  %95 = load i32, ptr %19, align 4
  store i32 %95, ptr %27, align 4
  br label %96

96:                                               ; preds = %131, %85
  %97 = load i32, ptr %27, align 4
  %98 = load i32, ptr %17, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %134

100:                                              ; preds = %96
  %101 = load ptr, ptr %21, align 8
  %102 = load i32, ptr %27, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw %struct.Moments, ptr %22, i32 0, i32 0
  %107 = load float, ptr %106, align 4
  %108 = fsub contract float %105, %107
  %109 = load float, ptr %26, align 4
  %110 = fmul contract float %108, %109
  %111 = load ptr, ptr %14, align 8
  %112 = load i32, ptr %27, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %111, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = fmul contract float %110, %115
  %117 = load ptr, ptr %15, align 8
  %118 = load i32, ptr %27, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %117, i64 %119
  %121 = load float, ptr %120, align 4
  %122 = fadd contract float %116, %121
  %123 = load ptr, ptr %16, align 8
  %124 = load i32, ptr %20, align 4
  %125 = load i32, ptr %17, align 4
  %126 = mul nsw i32 %124, %125
  %127 = load i32, ptr %27, align 4
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr %123, i64 %129
  store float %122, ptr %130, align 4
  br label %131

131:                                              ; preds = %100
  %132 = load i32, ptr %27, align 4
  %133 = add nsw i32 %132, 32
  store i32 %133, ptr %27, align 4
  br label %96, !llvm.loop !7

134:                                              ; preds = %96
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN7Moments3addEf(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 2
  %8 = load float, ptr %7, align 4
  %9 = fadd contract float %8, 1.000000e+00
  store float %9, ptr %7, align 4
  %10 = load float, ptr %4, align 4
  %11 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 0
  %12 = load float, ptr %11, align 4
  %13 = fsub contract float %10, %12
  store float %13, ptr %5, align 4
  %14 = load float, ptr %5, align 4
  %15 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 2
  %16 = load float, ptr %15, align 4
  %17 = fdiv contract float %14, %16
  %18 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 0
  %19 = load float, ptr %18, align 4
  %20 = fadd contract float %19, %17
  store float %20, ptr %18, align 4
  %21 = load float, ptr %5, align 4
  %22 = load float, ptr %4, align 4
  %23 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 0
  %24 = load float, ptr %23, align 4
  %25 = fsub contract float %22, %24
  %26 = fmul contract float %21, %25
  %27 = getelementptr inbounds nuw %struct.Moments, ptr %6, i32 0, i32 1
  %28 = load float, ptr %27, align 4
  %29 = fadd contract float %28, %26
  store float %29, ptr %27, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN7Moments5mergeERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.Moments, ptr %7, i32 0, i32 2
  %9 = load float, ptr %8, align 4
  %10 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %11 = getelementptr inbounds nuw %struct.Moments, ptr %10, i32 0, i32 2
  %12 = load float, ptr %11, align 4
  %13 = fadd contract float %9, %12
  store float %13, ptr %5, align 4
  %14 = load float, ptr %5, align 4
  %15 = fcmp contract oeq float %14, 0.000000e+00
  br i1 %15, label %16, label %17

16:                                               ; preds = %2
  br label %55

17:                                               ; preds = %2
  %18 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %19 = getelementptr inbounds nuw %struct.Moments, ptr %18, i32 0, i32 0
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Moments, ptr %7, i32 0, i32 0
  %22 = load float, ptr %21, align 4
  %23 = fsub contract float %20, %22
  store float %23, ptr %6, align 4
  %24 = load float, ptr %6, align 4
  %25 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %26 = getelementptr inbounds nuw %struct.Moments, ptr %25, i32 0, i32 2
  %27 = load float, ptr %26, align 4
  %28 = load float, ptr %5, align 4
  %29 = fdiv contract float %27, %28
  %30 = fmul contract float %24, %29
  %31 = getelementptr inbounds nuw %struct.Moments, ptr %7, i32 0, i32 0
  %32 = load float, ptr %31, align 4
  %33 = fadd contract float %32, %30
  store float %33, ptr %31, align 4
  %34 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %35 = getelementptr inbounds nuw %struct.Moments, ptr %34, i32 0, i32 1
  %36 = load float, ptr %35, align 4
  %37 = load float, ptr %6, align 4
  %38 = load float, ptr %6, align 4
  %39 = fmul contract float %37, %38
  %40 = getelementptr inbounds nuw %struct.Moments, ptr %7, i32 0, i32 2
  %41 = load float, ptr %40, align 4
  %42 = load ptr, ptr %4, align 8, !nonnull !8, !align !9
  %43 = getelementptr inbounds nuw %struct.Moments, ptr %42, i32 0, i32 2
  %44 = load float, ptr %43, align 4
  %45 = fmul contract float %41, %44
  %46 = load float, ptr %5, align 4
  %47 = fdiv contract float %45, %46
  %48 = fmul contract float %39, %47
  %49 = fadd contract float %36, %48
  %50 = getelementptr inbounds nuw %struct.Moments, ptr %7, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = fadd contract float %51, %49
  store float %52, ptr %50, align 4
  %53 = load float, ptr %5, align 4
  %54 = getelementptr inbounds nuw %struct.Moments, ptr %7, i32 0, i32 2
  store float %53, ptr %54, align 4
  br label %55

55:                                               ; preds = %17, %16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

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
!8 = !{}
!9 = !{i64 4}
