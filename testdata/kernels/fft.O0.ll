; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.complex = type { float, float }
%struct.gv_threadIdx = type { i8 }
%struct.gv_blockIdx = type { i8 }

$_ZNK7complexmlES_ = comdat any

$_ZNK7complexplES_ = comdat any

$_ZNK7complexmiES_ = comdat any

@_ZZ5fft64E1s = internal addrspace(3) global [64 x %struct.complex] undef, align 4
@_ZZ5fft64E4root = internal addrspace(3) global [32 x %struct.complex] undef, align 4
@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1
@blockIdx = external dso_local addrspace(1) global %struct.gv_blockIdx, align 1
@__const.fft64.w = private unnamed_addr constant %struct.complex { float 1.000000e+00, float 0.000000e+00 }, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft64(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca %struct.complex, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.complex, align 4
  %13 = alloca %struct.complex, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.complex, align 4
  %20 = alloca %struct.complex, align 4
  %21 = alloca %struct.complex, align 4
  %22 = alloca %struct.complex, align 4
  %23 = alloca %struct.complex, align 4
  %24 = alloca %struct.complex, align 4
  %25 = alloca %struct.complex, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %5, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = mul i32 %28, 64
  %30 = load ptr, ptr %3, align 8
  %31 = zext i32 %29 to i64
  %32 = getelementptr inbounds nuw %struct.complex, ptr %30, i64 %31
  store ptr %32, ptr %3, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = mul i32 %33, 64
  %35 = load ptr, ptr %4, align 8
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds nuw %struct.complex, ptr %35, i64 %36
  store ptr %37, ptr %4, align 8
  %38 = load i32, ptr %5, align 4
  store i32 %38, ptr %6, align 4
  br label %39

39:                                               ; preds = %52, %2
  %40 = load i32, ptr %6, align 4
  %41 = icmp slt i32 %40, 64
  br i1 %41, label %42, label %55

42:                                               ; preds = %39
  %43 = load ptr, ptr %3, align 8
  %44 = load i32, ptr %6, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.complex, ptr %43, i64 %45
  %47 = load i32, ptr %6, align 4
  %48 = call i32 @llvm.bitreverse.i32(i32 %47)
  %49 = lshr i32 %48, 26
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %51, ptr align 4 %46, i64 8, i1 false)
  br label %52

52:                                               ; preds = %42
  %53 = load i32, ptr %6, align 4
  %54 = add nsw i32 %53, 32
  store i32 %54, ptr %6, align 4
  br label %39, !llvm.loop !4

55:                                               ; preds = %39
  store float 0.000000e+00, ptr %7, align 4
  store float -1.000000e+00, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 @__const.fft64.w, i64 8, i1 false)
  store i32 3, ptr %10, align 4
  br label %56

56:                                               ; preds = %88, %55
  %57 = load i32, ptr %10, align 4
  %58 = icmp sge i32 %57, -1
  br i1 %58, label %59, label %91

59:                                               ; preds = %56
  %60 = load i32, ptr %10, align 4
  %61 = add nsw i32 %60, 1
  store i32 %61, ptr %11, align 4
  %62 = load i32, ptr %5, align 4
  %63 = load i32, ptr %11, align 4
  %64 = ashr i32 %62, %63
  %65 = and i32 %64, 1
  %66 = icmp ne i32 %65, 0
  br i1 %66, label %67, label %77

67:                                               ; preds = %59
  %68 = getelementptr inbounds nuw %struct.complex, ptr %13, i32 0, i32 0
  %69 = load float, ptr %7, align 4
  store float %69, ptr %68, align 4
  %70 = getelementptr inbounds nuw %struct.complex, ptr %13, i32 0, i32 1
  %71 = load float, ptr %8, align 4
  store float %71, ptr %70, align 4
  %72 = call %struct.complex @_ZNK7complexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %9, ptr noundef byval(%struct.complex) align 4 %13) #6
  %73 = getelementptr inbounds nuw %struct.complex, ptr %12, i32 0, i32 0
  %74 = extractvalue %struct.complex %72, 0
  store float %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.complex, ptr %12, i32 0, i32 1
  %76 = extractvalue %struct.complex %72, 1
  store float %76, ptr %75, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %12, i64 8, i1 false)
  br label %77

77:                                               ; preds = %67, %59
  %78 = load float, ptr %7, align 4
  %79 = fadd contract float 1.000000e+00, %78
  %80 = fmul contract float %79, 5.000000e-01
  %81 = call contract float @llvm.sqrt.f32(float %80)
  store float %81, ptr %14, align 4
  %82 = load float, ptr %7, align 4
  %83 = fsub contract float 1.000000e+00, %82
  %84 = fmul contract float %83, 5.000000e-01
  %85 = call contract float @llvm.sqrt.f32(float %84)
  %86 = fneg contract float %85
  store float %86, ptr %8, align 4
  %87 = load float, ptr %14, align 4
  store float %87, ptr %7, align 4
  br label %88

88:                                               ; preds = %77
  %89 = load i32, ptr %10, align 4
  %90 = add nsw i32 %89, -1
  store i32 %90, ptr %10, align 4
  br label %56, !llvm.loop !6

91:                                               ; preds = %56
  %92 = load i32, ptr %5, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [32 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E4root to ptr), i64 0, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %94, ptr align 4 %9, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %15, align 4
  br label %95

95:                                               ; preds = %151, %91
  %96 = load i32, ptr %15, align 4
  %97 = icmp sle i32 %96, 6
  br i1 %97, label %98, label %154

98:                                               ; preds = %95
  %99 = load i32, ptr %15, align 4
  %100 = sub nsw i32 %99, 1
  %101 = shl i32 1, %100
  store i32 %101, ptr %16, align 4
  %102 = load i32, ptr %5, align 4
  %103 = load i32, ptr %16, align 4
  %104 = sub nsw i32 %103, 1
  %105 = and i32 %102, %104
  store i32 %105, ptr %17, align 4
  %106 = load i32, ptr %5, align 4
  %107 = load i32, ptr %15, align 4
  %108 = sub nsw i32 %107, 1
  %109 = ashr i32 %106, %108
  %110 = load i32, ptr %15, align 4
  %111 = shl i32 %109, %110
  %112 = load i32, ptr %17, align 4
  %113 = add nsw i32 %111, %112
  store i32 %113, ptr %18, align 4
  %114 = load i32, ptr %18, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %115
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %116, i64 8, i1 false)
  %117 = load i32, ptr %18, align 4
  %118 = load i32, ptr %16, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %120
  %122 = load i32, ptr %17, align 4
  %123 = load i32, ptr %15, align 4
  %124 = sub nsw i32 6, %123
  %125 = shl i32 %122, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [32 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E4root to ptr), i64 0, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %127, i64 8, i1 false)
  %128 = call %struct.complex @_ZNK7complexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %121, ptr noundef byval(%struct.complex) align 4 %21) #6
  %129 = getelementptr inbounds nuw %struct.complex, ptr %20, i32 0, i32 0
  %130 = extractvalue %struct.complex %128, 0
  store float %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw %struct.complex, ptr %20, i32 0, i32 1
  %132 = extractvalue %struct.complex %128, 1
  store float %132, ptr %131, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %20, i64 8, i1 false)
  %133 = call %struct.complex @_ZNK7complexplES_(ptr noundef nonnull align 4 dereferenceable(8) %19, ptr noundef byval(%struct.complex) align 4 %23) #6
  %134 = getelementptr inbounds nuw %struct.complex, ptr %22, i32 0, i32 0
  %135 = extractvalue %struct.complex %133, 0
  store float %135, ptr %134, align 4
  %136 = getelementptr inbounds nuw %struct.complex, ptr %22, i32 0, i32 1
  %137 = extractvalue %struct.complex %133, 1
  store float %137, ptr %136, align 4
  %138 = load i32, ptr %18, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %140, ptr align 4 %22, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %20, i64 8, i1 false)
  %141 = call %struct.complex @_ZNK7complexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %19, ptr noundef byval(%struct.complex) align 4 %25) #6
  %142 = getelementptr inbounds nuw %struct.complex, ptr %24, i32 0, i32 0
  %143 = extractvalue %struct.complex %141, 0
  store float %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.complex, ptr %24, i32 0, i32 1
  %145 = extractvalue %struct.complex %141, 1
  store float %145, ptr %144, align 4
  %146 = load i32, ptr %18, align 4
  %147 = load i32, ptr %16, align 4
  %148 = add nsw i32 %146, %147
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %150, ptr align 4 %24, i64 8, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %151

151:                                              ; preds = %98
  %152 = load i32, ptr %15, align 4
  %153 = add nsw i32 %152, 1
  store i32 %153, ptr %15, align 4
  br label %95, !llvm.loop !7

154:                                              ; preds = %95
  %155 = load i32, ptr %5, align 4
  store i32 %155, ptr %26, align 4
  br label %156

156:                                              ; preds = %167, %154
  %157 = load i32, ptr %26, align 4
  %158 = icmp slt i32 %157, 64
  br i1 %158, label %159, label %170

159:                                              ; preds = %156
  %160 = load i32, ptr %26, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [64 x %struct.complex], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 0, i64 %161
  %163 = load ptr, ptr %4, align 8
  %164 = load i32, ptr %26, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds %struct.complex, ptr %163, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %166, ptr align 4 %162, i64 8, i1 false)
  br label %167

167:                                              ; preds = %159
  %168 = load i32, ptr %26, align 4
  %169 = add nsw i32 %168, 32
  store i32 %169, ptr %26, align 4
  br label %156, !llvm.loop !8

170:                                              ; preds = %156
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.complex @_ZNK7complexmlES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fmul contract float %8, %10
  %12 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %15 = load float, ptr %14, align 4
  %16 = fmul contract float %13, %15
  %17 = fsub contract float %11, %16
  store float %17, ptr %6, align 4
  %18 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 1
  %19 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %22 = load float, ptr %21, align 4
  %23 = fmul contract float %20, %22
  %24 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %27 = load float, ptr %26, align 4
  %28 = fmul contract float %25, %27
  %29 = fadd contract float %23, %28
  store float %29, ptr %18, align 4
  %30 = load %struct.complex, ptr %3, align 4
  ret %struct.complex %30
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.complex @_ZNK7complexplES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fadd contract float %8, %10
  store float %11, ptr %6, align 4
  %12 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4
  %17 = fadd contract float %14, %16
  store float %17, ptr %12, align 4
  %18 = load %struct.complex, ptr %3, align 4
  ret %struct.complex %18
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.complex @_ZNK7complexmiES_(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef byval(%struct.complex) align 4 %1) #3 comdat align 2 {
  %3 = alloca %struct.complex, align 4
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 0
  %7 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = fsub contract float %8, %10
  store float %11, ptr %6, align 4
  %12 = getelementptr inbounds nuw %struct.complex, ptr %3, i32 0, i32 1
  %13 = getelementptr inbounds nuw %struct.complex, ptr %5, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.complex, ptr %1, i32 0, i32 1
  %16 = load float, ptr %15, align 4
  %17 = fsub contract float %14, %16
  store float %17, ptr %12, align 4
  %18 = load %struct.complex, ptr %3, align 4
  ret %struct.complex %18
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !5}
