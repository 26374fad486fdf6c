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
  store ptr %0, ptr %4, align 8, !tbaa !8
  store ptr %1, ptr %5, align 8, !tbaa !8
  store ptr %2, ptr %6, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  call void @llvm.lifetime.start.p0(ptr %9) #5
  call void @llvm.lifetime.start.p0(ptr %10) #5
  store i32 0, ptr %10, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %19, %3
  %12 = load i32, ptr %10, align 4, !tbaa !4
  %13 = icmp slt i32 %12, 8
  br i1 %13, label %15, label %14

14:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %22

15:                                               ; preds = %11
  %16 = load i32, ptr %10, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %17
  store float 0.000000e+00, ptr %18, align 4, !tbaa !13
  br label %19

19:                                               ; preds = %15
  %20 = load i32, ptr %10, align 4, !tbaa !4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %10, align 4, !tbaa !4
  br label %11, !llvm.loop !15

22:                                               ; preds = %14
  %23 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  %24 = load ptr, ptr %4, align 8, !tbaa !8
  %25 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %24, i32 16)
  %26 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 0
  %27 = bitcast <2 x half> %26 to i32
  %28 = getelementptr i32, ptr %23, i32 0
  store i32 %27, ptr %28, align 4
  %29 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 1
  %30 = bitcast <2 x half> %29 to i32
  %31 = getelementptr i32, ptr %23, i32 1
  store i32 %30, ptr %31, align 4
  %32 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 2
  %33 = bitcast <2 x half> %32 to i32
  %34 = getelementptr i32, ptr %23, i32 2
  store i32 %33, ptr %34, align 4
  %35 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 3
  %36 = bitcast <2 x half> %35 to i32
  %37 = getelementptr i32, ptr %23, i32 3
  store i32 %36, ptr %37, align 4
  %38 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 4
  %39 = bitcast <2 x half> %38 to i32
  %40 = getelementptr i32, ptr %23, i32 4
  store i32 %39, ptr %40, align 4
  %41 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 5
  %42 = bitcast <2 x half> %41 to i32
  %43 = getelementptr i32, ptr %23, i32 5
  store i32 %42, ptr %43, align 4
  %44 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 6
  %45 = bitcast <2 x half> %44 to i32
  %46 = getelementptr i32, ptr %23, i32 6
  store i32 %45, ptr %46, align 4
  %47 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %25, 7
  %48 = bitcast <2 x half> %47 to i32
  %49 = getelementptr i32, ptr %23, i32 7
  store i32 %48, ptr %49, align 4
  %50 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %51 = load ptr, ptr %5, align 8, !tbaa !8
  %52 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr %51, i32 16)
  %53 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 0
  %54 = bitcast <2 x half> %53 to i32
  %55 = getelementptr i32, ptr %50, i32 0
  store i32 %54, ptr %55, align 4
  %56 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 1
  %57 = bitcast <2 x half> %56 to i32
  %58 = getelementptr i32, ptr %50, i32 1
  store i32 %57, ptr %58, align 4
  %59 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 2
  %60 = bitcast <2 x half> %59 to i32
  %61 = getelementptr i32, ptr %50, i32 2
  store i32 %60, ptr %61, align 4
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 3
  %63 = bitcast <2 x half> %62 to i32
  %64 = getelementptr i32, ptr %50, i32 3
  store i32 %63, ptr %64, align 4
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 4
  %66 = bitcast <2 x half> %65 to i32
  %67 = getelementptr i32, ptr %50, i32 4
  store i32 %66, ptr %67, align 4
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 5
  %69 = bitcast <2 x half> %68 to i32
  %70 = getelementptr i32, ptr %50, i32 5
  store i32 %69, ptr %70, align 4
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 6
  %72 = bitcast <2 x half> %71 to i32
  %73 = getelementptr i32, ptr %50, i32 6
  store i32 %72, ptr %73, align 4
  %74 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 7
  %75 = bitcast <2 x half> %74 to i32
  %76 = getelementptr i32, ptr %50, i32 7
  store i32 %75, ptr %76, align 4
  %77 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 0
  %78 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  %79 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %80 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 0
  %81 = getelementptr i32, ptr %78, i32 0
  %82 = load i32, ptr %81, align 4
  %83 = bitcast i32 %82 to <2 x half>
  %84 = getelementptr i32, ptr %78, i32 1
  %85 = load i32, ptr %84, align 4
  %86 = bitcast i32 %85 to <2 x half>
  %87 = getelementptr i32, ptr %78, i32 2
  %88 = load i32, ptr %87, align 4
  %89 = bitcast i32 %88 to <2 x half>
  %90 = getelementptr i32, ptr %78, i32 3
  %91 = load i32, ptr %90, align 4
  %92 = bitcast i32 %91 to <2 x half>
  %93 = getelementptr i32, ptr %78, i32 4
  %94 = load i32, ptr %93, align 4
  %95 = bitcast i32 %94 to <2 x half>
  %96 = getelementptr i32, ptr %78, i32 5
  %97 = load i32, ptr %96, align 4
  %98 = bitcast i32 %97 to <2 x half>
  %99 = getelementptr i32, ptr %78, i32 6
  %100 = load i32, ptr %99, align 4
  %101 = bitcast i32 %100 to <2 x half>
  %102 = getelementptr i32, ptr %78, i32 7
  %103 = load i32, ptr %102, align 4
  %104 = bitcast i32 %103 to <2 x half>
  %105 = getelementptr i32, ptr %79, i32 0
  %106 = load i32, ptr %105, align 4
  %107 = bitcast i32 %106 to <2 x half>
  %108 = getelementptr i32, ptr %79, i32 1
  %109 = load i32, ptr %108, align 4
  %110 = bitcast i32 %109 to <2 x half>
  %111 = getelementptr i32, ptr %79, i32 2
  %112 = load i32, ptr %111, align 4
  %113 = bitcast i32 %112 to <2 x half>
  %114 = getelementptr i32, ptr %79, i32 3
  %115 = load i32, ptr %114, align 4
  %116 = bitcast i32 %115 to <2 x half>
  %117 = getelementptr i32, ptr %79, i32 4
  %118 = load i32, ptr %117, align 4
  %119 = bitcast i32 %118 to <2 x half>
  %120 = getelementptr i32, ptr %79, i32 5
  %121 = load i32, ptr %120, align 4
  %122 = bitcast i32 %121 to <2 x half>
  %123 = getelementptr i32, ptr %79, i32 6
  %124 = load i32, ptr %123, align 4
  %125 = bitcast i32 %124 to <2 x half>
  %126 = getelementptr i32, ptr %79, i32 7
  %127 = load i32, ptr %126, align 4
  %128 = bitcast i32 %127 to <2 x half>
  %129 = getelementptr float, ptr %80, i32 0
  %130 = load float, ptr %129, align 4
  %131 = getelementptr float, ptr %80, i32 1
  %132 = load float, ptr %131, align 4
  %133 = getelementptr float, ptr %80, i32 2
  %134 = load float, ptr %133, align 4
  %135 = getelementptr float, ptr %80, i32 3
  %136 = load float, ptr %135, align 4
  %137 = getelementptr float, ptr %80, i32 4
  %138 = load float, ptr %137, align 4
  %139 = getelementptr float, ptr %80, i32 5
  %140 = load float, ptr %139, align 4
  %141 = getelementptr float, ptr %80, i32 6
  %142 = load float, ptr %141, align 4
  %143 = getelementptr float, ptr %80, i32 7
  %144 = load float, ptr %143, align 4
  %145 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half> %83, <2 x half> %86, <2 x half> %89, <2 x half> %92, <2 x half> %95, <2 x half> %98, <2 x half> %101, <2 x half> %104, <2 x half> %107, <2 x half> %110, <2 x half> %113, <2 x half> %116, <2 x half> %119, <2 x half> %122, <2 x half> %125, <2 x half> %128, float %130, float %132, float %134, float %136, float %138, float %140, float %142, float %144)
  %146 = extractvalue { float, float, float, float, float, float, float, float } %145, 0
  %147 = getelementptr float, ptr %77, i32 0
  store float %146, ptr %147, align 4
  %148 = extractvalue { float, float, float, float, float, float, float, float } %145, 1
  %149 = getelementptr float, ptr %77, i32 1
  store float %148, ptr %149, align 4
  %150 = extractvalue { float, float, float, float, float, float, float, float } %145, 2
  %151 = getelementptr float, ptr %77, i32 2
  store float %150, ptr %151, align 4
  %152 = extractvalue { float, float, float, float, float, float, float, float } %145, 3
  %153 = getelementptr float, ptr %77, i32 3
  store float %152, ptr %153, align 4
  %154 = extractvalue { float, float, float, float, float, float, float, float } %145, 4
  %155 = getelementptr float, ptr %77, i32 4
  store float %154, ptr %155, align 4
  %156 = extractvalue { float, float, float, float, float, float, float, float } %145, 5
  %157 = getelementptr float, ptr %77, i32 5
  store float %156, ptr %157, align 4
  %158 = extractvalue { float, float, float, float, float, float, float, float } %145, 6
  %159 = getelementptr float, ptr %77, i32 6
  store float %158, ptr %159, align 4
  %160 = extractvalue { float, float, float, float, float, float, float, float } %145, 7
  %161 = getelementptr float, ptr %77, i32 7
  store float %160, ptr %161, align 4
  %162 = load ptr, ptr %6, align 8, !tbaa !11
  %163 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 0
  %164 = getelementptr float, ptr %163, i32 0
  %165 = load float, ptr %164, align 4
  %166 = getelementptr float, ptr %163, i32 1
  %167 = load float, ptr %166, align 4
  %168 = getelementptr float, ptr %163, i32 2
  %169 = load float, ptr %168, align 4
  %170 = getelementptr float, ptr %163, i32 3
  %171 = load float, ptr %170, align 4
  %172 = getelementptr float, ptr %163, i32 4
  %173 = load float, ptr %172, align 4
  %174 = getelementptr float, ptr %163, i32 5
  %175 = load float, ptr %174, align 4
  %176 = getelementptr float, ptr %163, i32 6
  %177 = load float, ptr %176, align 4
  %178 = getelementptr float, ptr %163, i32 7
  %179 = load float, ptr %178, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %162, float %165, float %167, float %169, float %171, float %173, float %175, float %177, float %179, i32 16)
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %7) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #2

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.row.stride.f16.p0(ptr readonly captures(none), i32) #2

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #3

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #3 = { nocallback nounwind memory(none) }
attributes #4 = { nocallback nounwind memory(argmem: write) }
attributes #5 = { nounwind }

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
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 float", !10, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !6, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
