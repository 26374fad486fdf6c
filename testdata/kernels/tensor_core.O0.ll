; ModuleID = 'tensor_core.cu'
source_filename = "tensor_core.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tensor_tile(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [8 x i32], align 4
  %8 = alloca [8 x i32], align 4
  %9 = alloca [8 x float], align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %10, align 4
  br label %11

11:                                               ; preds = %18, %3
  %12 = load i32, ptr %10, align 4
  %13 = icmp slt i32 %12, 8
  br i1 %13, label %14, label %21

14:                                               ; preds = %11
  %15 = load i32, ptr %10, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %16
  store float 0.000000e+00, ptr %17, align 4
  br label %18

18:                                               ; preds = %14
  %19 = load i32, ptr %10, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %10, align 4
  br label %11, !llvm.loop !4

21:                                               ; preds = %11
  %22 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  %23 = load ptr, ptr %4, align 8
  %24 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %23, i32 16)
  %25 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 0
  %26 = bitcast <2 x half> %25 to i32
  %27 = getelementptr i32, ptr %22, i32 0
  store i32 %26, ptr %27, align 4
  %28 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 1
  %29 = bitcast <2 x half> %28 to i32
  %30 = getelementptr i32, ptr %22, i32 1
  store i32 %29, ptr %30, align 4
  %31 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 2
  %32 = bitcast <2 x half> %31 to i32
  %33 = getelementptr i32, ptr %22, i32 2
  store i32 %32, ptr %33, align 4
  %34 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 3
  %35 = bitcast <2 x half> %34 to i32
  %36 = getelementptr i32, ptr %22, i32 3
  store i32 %35, ptr %36, align 4
  %37 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 4
  %38 = bitcast <2 x half> %37 to i32
  %39 = getelementptr i32, ptr %22, i32 4
  store i32 %38, ptr %39, align 4
  %40 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 5
  %41 = bitcast <2 x half> %40 to i32
  %42 = getelementptr i32, ptr %22, i32 5
  store i32 %41, ptr %42, align 4
  %43 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 6
  %44 = bitcast <2 x half> %43 to i32
  %45 = getelementptr i32, ptr %22, i32 6
  store i32 %44, ptr %45, align 4
  %46 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %24, 7
  %47 = bitcast <2 x half> %46 to i32
  %48 = getelementptr i32, ptr %22, i32 7
  store i32 %47, ptr %48, align 4
  %49 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %50 = load ptr, ptr %5, align 8
  %51 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %50, i32 16)
  %52 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 0
  %53 = bitcast <2 x half> %52 to i32
  %54 = getelementptr i32, ptr %49, i32 0
  store i32 %53, ptr %54, align 4
  %55 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 1
  %56 = bitcast <2 x half> %55 to i32
  %57 = getelementptr i32, ptr %49, i32 1
  store i32 %56, ptr %57, align 4
  %58 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 2
  %59 = bitcast <2 x half> %58 to i32
  %60 = getelementptr i32, ptr %49, i32 2
  store i32 %59, ptr %60, align 4
  %61 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 3
  %62 = bitcast <2 x half> %61 to i32
  %63 = getelementptr i32, ptr %49, i32 3
  store i32 %62, ptr %63, align 4
  %64 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 4
  %65 = bitcast <2 x half> %64 to i32
  %66 = getelementptr i32, ptr %49, i32 4
  store i32 %65, ptr %66, align 4
  %67 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 5
  %68 = bitcast <2 x half> %67 to i32
  %69 = getelementptr i32, ptr %49, i32 5
  store i32 %68, ptr %69, align 4
  %70 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 6
  %71 = bitcast <2 x half> %70 to i32
  %72 = getelementptr i32, ptr %49, i32 6
  store i32 %71, ptr %72, align 4
  %73 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %51, 7
  %74 = bitcast <2 x half> %73 to i32
  %75 = getelementptr i32, ptr %49, i32 7
  store i32 %74, ptr %75, align 4
  %76 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 0
  %77 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  %78 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %79 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 0
  %80 = getelementptr i32, ptr %77, i32 0
  %81 = load i32, ptr %80, align 4
  %82 = bitcast i32 %81 to <2 x half>
  %83 = getelementptr i32, ptr %77, i32 1
  %84 = load i32, ptr %83, align 4
  %85 = bitcast i32 %84 to <2 x half>
  %86 = getelementptr i32, ptr %77, i32 2
  %87 = load i32, ptr %86, align 4
  %88 = bitcast i32 %87 to <2 x half>
  %89 = getelementptr i32, ptr %77, i32 3
  %90 = load i32, ptr %89, align 4
  %91 = bitcast i32 %90 to <2 x half>
  %92 = getelementptr i32, ptr %77, i32 4
  %93 = load i32, ptr %92, align 4
  %94 = bitcast i32 %93 to <2 x half>
  %95 = getelementptr i32, ptr %77, i32 5
  %96 = load i32, ptr %95, align 4
  %97 = bitcast i32 %96 to <2 x half>
  %98 = getelementptr i32, ptr %77, i32 6
  %99 = load i32, ptr %98, align 4
  %100 = bitcast i32 %99 to <2 x half>
  %101 = getelementptr i32, ptr %77, i32 7
  %102 = load i32, ptr %101, align 4
  %103 = bitcast i32 %102 to <2 x half>
  %104 = getelementptr i32, ptr %78, i32 0
  %105 = load i32, ptr %104, align 4
  %106 = bitcast i32 %105 to <2 x half>
  %107 = getelementptr i32, ptr %78, i32 1
  %108 = load i32, ptr %107, align 4
  %109 = bitcast i32 %108 to <2 x half>
  %110 = getelementptr i32, ptr %78, i32 2
  %111 = load i32, ptr %110, align 4
  %112 = bitcast i32 %111 to <2 x half>
  %113 = getelementptr i32, ptr %78, i32 3
  %114 = load i32, ptr %113, align 4
  %115 = bitcast i32 %114 to <2 x half>
  %116 = getelementptr i32, ptr %78, i32 4
  %117 = load i32, ptr %116, align 4
  %118 = bitcast i32 %117 to <2 x half>
  %119 = getelementptr i32, ptr %78, i32 5
  %120 = load i32, ptr %119, align 4
  %121 = bitcast i32 %120 to <2 x half>
  %122 = getelementptr i32, ptr %78, i32 6
  %123 = load i32, ptr %122, align 4
  %124 = bitcast i32 %123 to <2 x half>
  %125 = getelementptr i32, ptr %78, i32 7
  %126 = load i32, ptr %125, align 4
  %127 = bitcast i32 %126 to <2 x half>
  %128 = getelementptr float, ptr %79, i32 0
  %129 = load float, ptr %128, align 4
  %130 = getelementptr float, ptr %79, i32 1
  %131 = load float, ptr %130, align 4
  %132 = getelementptr float, ptr %79, i32 2
  %133 = load float, ptr %132, align 4
  %134 = getelementptr float, ptr %79, i32 3
  %135 = load float, ptr %134, align 4
  %136 = getelementptr float, ptr %79, i32 4
  %137 = load float, ptr %136, align 4
  %138 = getelementptr float, ptr %79, i32 5
  %139 = load float, ptr %138, align 4
  %140 = getelementptr float, ptr %79, i32 6
  %141 = load float, ptr %140, align 4
  %142 = getelementptr float, ptr %79, i32 7
  %143 = load float, ptr %142, align 4
  %144 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %82, <2 x half> %85, <2 x half> %88, <2 x half> %91, <2 x half> %94, <2 x half> %97, <2 x half> %100, <2 x half> %103, <2 x half> %106, <2 x half> %109, <2 x half> %112, <2 x half> %115, <2 x half> %118, <2 x half> %121, <2 x half> %124, <2 x half> %127, float %129, float %131, float %133, float %135, float %137, float %139, float %141, float %143)
  %145 = extractvalue { float, float, float, float, float, float, float, float } %144, 0
  %146 = getelementptr float, ptr %76, i32 0
  store float %145, ptr %146, align 4
  %147 = extractvalue { float, float, float, float, float, float, float, float } %144, 1
  %148 = getelementptr float, ptr %76, i32 1
  store float %147, ptr %148, align 4
  %149 = extractvalue { float, float, float, float, float, float, float, float } %144, 2
  %150 = getelementptr float, ptr %76, i32 2
  store float %149, ptr %150, align 4
  %151 = extractvalue { float, float, float, float, float, float, float, float } %144, 3
  %152 = getelementptr float, ptr %76, i32 3
  store float %151, ptr %152, align 4
  %153 = extractvalue { float, float, float, float, float, float, float, float } %144, 4
  %154 = getelementptr float, ptr %76, i32 4
  store float %153, ptr %154, align 4
  %155 = extractvalue { float, float, float, float, float, float, float, float } %144, 5
  %156 = getelementptr float, ptr %76, i32 5
  store float %155, ptr %156, align 4
  %157 = extractvalue { float, float, float, float, float, float, float, float } %144, 6
  %158 = getelementptr float, ptr %76, i32 6
  store float %157, ptr %158, align 4
  %159 = extractvalue { float, float, float, float, float, float, float, float } %144, 7
  %160 = getelementptr float, ptr %76, i32 7
  store float %159, ptr %160, align 4
  %161 = load ptr, ptr %6, align 8
  %162 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 0
  %163 = getelementptr float, ptr %162, i32 0
  %164 = load float, ptr %163, align 4
  %165 = getelementptr float, ptr %162, i32 1
  %166 = load float, ptr %165, align 4
  %167 = getelementptr float, ptr %162, i32 2
  %168 = load float, ptr %167, align 4
  %169 = getelementptr float, ptr %162, i32 3
  %170 = load float, ptr %169, align 4
  %171 = getelementptr float, ptr %162, i32 4
  %172 = load float, ptr %171, align 4
  %173 = getelementptr float, ptr %162, i32 5
  %174 = load float, ptr %173, align 4
  %175 = getelementptr float, ptr %162, i32 6
  %176 = load float, ptr %175, align 4
  %177 = getelementptr float, ptr %162, i32 7
  %178 = load float, ptr %177, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %161, float %164, float %166, float %168, float %170, float %172, float %174, float %176, float %178, i32 16)
  ret void
}

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #1

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #2

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nounwind memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
