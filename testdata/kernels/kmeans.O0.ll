; ModuleID = 'kmeans.cu'
source_filename = "kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_blockIdx = type { i8 }
%struct.gv_blockDim = type { i8 }
%struct.gv_threadIdx = type { i8 }
%struct.point = type { float, float, float }

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
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca %struct.point, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  store ptr %0, ptr %16, align 8
  store i32 %1, ptr %17, align 4
  store ptr %2, ptr %18, align 8
  store i32 %3, ptr %19, align 4
  store ptr %4, ptr %20, align 8
  store ptr %5, ptr %21, align 8
  store ptr %6, ptr %22, align 8
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %34 = mul i32 %32, %33
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %34, %35
  store i32 %36, ptr %23, align 4
  %37 = load i32, ptr %23, align 4
  %38 = load i32, ptr %17, align 4
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %40, label %41

40:                                               ; preds = %7
  br label %154

41:                                               ; preds = %7
  %42 = load ptr, ptr %16, align 8
  %43 = load i32, ptr %23, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.point, ptr %42, i64 %44
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %45, i64 12, i1 false)
  store float 0x7FF0000000000000, ptr %25, align 4
  store i32 -1, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %46

46:                                               ; preds = %96, %41
  %47 = load i32, ptr %27, align 4
  %48 = load i32, ptr %19, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %99

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 0
  %52 = load float, ptr %51, align 4
  %53 = load ptr, ptr %18, align 8
  %54 = load i32, ptr %27, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds %struct.point, ptr %53, i64 %55
  %57 = getelementptr inbounds nuw %struct.point, ptr %56, i32 0, i32 0
  %58 = load float, ptr %57, align 4
  %59 = fsub contract float %52, %58
  store float %59, ptr %28, align 4
  %60 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 1
  %61 = load float, ptr %60, align 4
  %62 = load ptr, ptr %18, align 8
  %63 = load i32, ptr %27, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.point, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw %struct.point, ptr %65, i32 0, i32 1
  %67 = load float, ptr %66, align 4
  %68 = fsub contract float %61, %67
  store float %68, ptr %29, align 4
  %69 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 2
  %70 = load float, ptr %69, align 4
  %71 = load ptr, ptr %18, align 8
  %72 = load i32, ptr %27, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds %struct.point, ptr %71, i64 %73
  %75 = getelementptr inbounds nuw %struct.point, ptr %74, i32 0, i32 2
  %76 = load float, ptr %75, align 4
  %77 = fsub contract float %70, %76
  store float %77, ptr %30, align 4
  %78 = load float, ptr %28, align 4
  %79 = load float, ptr %28, align 4
  %80 = fmul contract float %78, %79
  %81 = load float, ptr %29, align 4
  %82 = load float, ptr %29, align 4
  %83 = fmul contract float %81, %82
  %84 = fadd contract float %80, %83
  %85 = load float, ptr %30, align 4
  %86 = load float, ptr %30, align 4
  %87 = fmul contract float %85, %86
  %88 = fadd contract float %84, %87
  store float %88, ptr %31, align 4
  %89 = load float, ptr %31, align 4
  %90 = load float, ptr %25, align 4
  %91 = fcmp contract olt float %89, %90
  br i1 %91, label %92, label %95

92:                                               ; preds = %50
  %93 = load float, ptr %31, align 4
  store float %93, ptr %25, align 4
  %94 = load i32, ptr %27, align 4
  store i32 %94, ptr %26, align 4
  br label %95

95:                                               ; preds = %92, %50
  br label %96

96:                                               ; preds = %95
  %97 = load i32, ptr %27, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %27, align 4
  br label %46, !llvm.loop !4

99:                                               ; preds = %46
  %100 = load i32, ptr %26, align 4
  %101 = load ptr, ptr %20, align 8
  %102 = load i32, ptr %23, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %101, i64 %103
  store i32 %100, ptr %104, align 4
  %105 = load ptr, ptr %21, align 8
  %106 = load i32, ptr %26, align 4
  %107 = mul nsw i32 %106, 3
  %108 = add nsw i32 %107, 0
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %105, i64 %109
  %111 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 0
  %112 = load float, ptr %111, align 4
  %113 = fmul contract float %112, 1.024000e+03
  %114 = call contract float @llvm.rint.f32(float %113)
  %115 = fptosi float %114 to i32
  store ptr %110, ptr %8, align 8
  store i32 %115, ptr %9, align 4
  %116 = load ptr, ptr %8, align 8
  %117 = load i32, ptr %9, align 4
  %118 = atomicrmw add ptr %116, i32 %117 seq_cst, align 4
  %119 = load ptr, ptr %21, align 8
  %120 = load i32, ptr %26, align 4
  %121 = mul nsw i32 %120, 3
  %122 = add nsw i32 %121, 1
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr %119, i64 %123
  %125 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 1
  %126 = load float, ptr %125, align 4
  %127 = fmul contract float %126, 1.024000e+03
  %128 = call contract float @llvm.rint.f32(float %127)
  %129 = fptosi float %128 to i32
  store ptr %124, ptr %10, align 8
  store i32 %129, ptr %11, align 4
  %130 = load ptr, ptr %10, align 8
  %131 = load i32, ptr %11, align 4
  %132 = atomicrmw add ptr %130, i32 %131 seq_cst, align 4
  %133 = load ptr, ptr %21, align 8
  %134 = load i32, ptr %26, align 4
  %135 = mul nsw i32 %134, 3
  %136 = add nsw i32 %135, 2
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, ptr %133, i64 %137
  %139 = getelementptr inbounds nuw %struct.point, ptr %24, i32 0, i32 2
  %140 = load float, ptr %139, align 4
  %141 = fmul contract float %140, 1.024000e+03
  %142 = call contract float @llvm.rint.f32(float %141)
  %143 = fptosi float %142 to i32
  store ptr %138, ptr %12, align 8
  store i32 %143, ptr %13, align 4
  %144 = load ptr, ptr %12, align 8
  %145 = load i32, ptr %13, align 4
  %146 = atomicrmw add ptr %144, i32 %145 seq_cst, align 4
  %147 = load ptr, ptr %22, align 8
  %148 = load i32, ptr %26, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %147, i64 %149
  store ptr %150, ptr %14, align 8
  store i32 1, ptr %15, align 4
  %151 = load ptr, ptr %14, align 8
  %152 = load i32, ptr %15, align 4
  %153 = atomicrmw add ptr %151, i32 %152 seq_cst, align 4
  br label %154

154:                                              ; preds = %99, %40
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_centres(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.point, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = load ptr, ptr %5, align 8
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %62

17:                                               ; preds = %3
  %18 = load ptr, ptr %5, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = sitofp i32 %22 to float
  %24 = fmul contract float 1.024000e+03, %23
  %25 = fdiv contract float 1.000000e+00, %24
  store float %25, ptr %8, align 4
  %26 = getelementptr inbounds nuw %struct.point, ptr %9, i32 0, i32 0
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = mul nsw i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = sitofp i32 %32 to float
  %34 = load float, ptr %8, align 4
  %35 = fmul contract float %33, %34
  store float %35, ptr %26, align 4
  %36 = getelementptr inbounds nuw %struct.point, ptr %9, i32 0, i32 1
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %7, align 4
  %39 = mul nsw i32 %38, 3
  %40 = add nsw i32 %39, 1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %37, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = sitofp i32 %43 to float
  %45 = load float, ptr %8, align 4
  %46 = fmul contract float %44, %45
  store float %46, ptr %36, align 4
  %47 = getelementptr inbounds nuw %struct.point, ptr %9, i32 0, i32 2
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %7, align 4
  %50 = mul nsw i32 %49, 3
  %51 = add nsw i32 %50, 2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %48, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = sitofp i32 %54 to float
  %56 = load float, ptr %8, align 4
  %57 = fmul contract float %55, %56
  store float %57, ptr %47, align 4
  %58 = load ptr, ptr %6, align 8
  %59 = load i32, ptr %7, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.point, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %61, ptr align 4 %9, i64 12, i1 false)
  br label %62

62:                                               ; preds = %17, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
