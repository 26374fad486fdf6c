; ModuleID = 'scene_objects.cu'
source_filename = "scene_objects.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Vec = type { float, float, float }
%struct.DualQuaternion = type { %struct.Quaternion, %struct.Quaternion }
%struct.Quaternion = type { float, %struct.Vec }

@_ZZ15leapfrog_bodiesE3all = internal unnamed_addr addrspace(3) global [32 x %struct.Vec] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @skin_points(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = shl nsw i32 %10, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %3, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.DualQuaternion, ptr %1, i64 %15
  %17 = getelementptr inbounds float, ptr %2, i64 %12
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = load float, ptr %16, align 4, !tbaa !10
  %20 = fmul contract float %18, %19
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %18, %22
  %28 = fmul contract float %18, %24
  %29 = fmul contract float %18, %26
  %30 = fadd contract float %20, 0.000000e+00
  %31 = fadd contract float %27, 0.000000e+00
  %32 = fadd contract float %28, 0.000000e+00
  %33 = fadd contract float %29, 0.000000e+00
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = fmul contract float %18, %35
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %18, %38
  %44 = fmul contract float %18, %40
  %45 = fmul contract float %18, %42
  %46 = fadd contract float %36, 0.000000e+00
  %47 = fadd contract float %43, 0.000000e+00
  %48 = fadd contract float %44, 0.000000e+00
  %49 = fadd contract float %45, 0.000000e+00
  %50 = or disjoint i32 %11, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %3, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.DualQuaternion, ptr %1, i64 %54
  %56 = getelementptr inbounds float, ptr %2, i64 %51
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = load float, ptr %55, align 4, !tbaa !10
  %59 = fmul contract float %57, %58
  %60 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 12
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fmul contract float %57, %61
  %67 = fmul contract float %57, %63
  %68 = fmul contract float %57, %65
  %69 = fadd contract float %30, %59
  %70 = fadd contract float %31, %66
  %71 = fadd contract float %32, %67
  %72 = fadd contract float %33, %68
  %73 = getelementptr inbounds nuw i8, ptr %55, i64 16
  %74 = load float, ptr %73, align 4, !tbaa !10
  %75 = fmul contract float %57, %74
  %76 = getelementptr inbounds nuw i8, ptr %55, i64 20
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = getelementptr inbounds nuw i8, ptr %55, i64 24
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = getelementptr inbounds nuw i8, ptr %55, i64 28
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = fmul contract float %57, %77
  %83 = fmul contract float %57, %79
  %84 = fmul contract float %57, %81
  %85 = fadd contract float %46, %75
  %86 = fadd contract float %47, %82
  %87 = fadd contract float %48, %83
  %88 = fadd contract float %49, %84
  %89 = fmul contract float %69, %69
  %90 = fmul contract float %70, %70
  %91 = fmul contract float %71, %71
  %92 = fadd contract float %91, %90
  %93 = fmul contract float %72, %72
  %94 = fadd contract float %93, %92
  %95 = fadd contract float %89, %94
  %96 = tail call contract float @llvm.sqrt.f32(float %95)
  %97 = fdiv contract float 1.000000e+00, %96
  %98 = fmul contract float %69, %97
  %99 = fmul contract float %70, %97
  %100 = fmul contract float %71, %97
  %101 = fmul contract float %72, %97
  %102 = fmul contract float %85, %97
  %103 = fmul contract float %86, %97
  %104 = fmul contract float %87, %97
  %105 = fmul contract float %88, %97
  %106 = sext i32 %10 to i64
  %107 = getelementptr inbounds %struct.Vec, ptr %0, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = fmul contract float %100, %112
  %114 = fmul contract float %101, %110
  %115 = fsub contract float %113, %114
  %116 = fmul contract float %101, %108
  %117 = fmul contract float %99, %112
  %118 = fsub contract float %116, %117
  %119 = fmul contract float %99, %110
  %120 = fmul contract float %100, %108
  %121 = fsub contract float %119, %120
  %122 = fmul contract float %98, %108
  %123 = fmul contract float %98, %110
  %124 = fmul contract float %98, %112
  %125 = fadd contract float %122, %115
  %126 = fadd contract float %123, %118
  %127 = fadd contract float %121, %124
  %128 = fmul contract float %100, %127
  %129 = fmul contract float %101, %126
  %130 = fsub contract float %128, %129
  %131 = fmul contract float %101, %125
  %132 = fmul contract float %99, %127
  %133 = fsub contract float %131, %132
  %134 = fmul contract float %99, %126
  %135 = fmul contract float %100, %125
  %136 = fsub contract float %134, %135
  %137 = fmul contract float %130, 2.000000e+00
  %138 = fmul contract float %133, 2.000000e+00
  %139 = fmul contract float %136, 2.000000e+00
  %140 = fadd contract float %108, %137
  %141 = fadd contract float %110, %138
  %142 = fadd contract float %112, %139
  %143 = fmul contract float %98, %103
  %144 = fmul contract float %98, %104
  %145 = fmul contract float %98, %105
  %146 = fmul contract float %99, %102
  %147 = fmul contract float %100, %102
  %148 = fmul contract float %101, %102
  %149 = fsub contract float %143, %146
  %150 = fsub contract float %144, %147
  %151 = fsub contract float %145, %148
  %152 = fmul contract float %100, %105
  %153 = fmul contract float %101, %104
  %154 = fsub contract float %152, %153
  %155 = fmul contract float %101, %103
  %156 = fmul contract float %99, %105
  %157 = fsub contract float %155, %156
  %158 = fmul contract float %99, %104
  %159 = fmul contract float %100, %103
  %160 = fsub contract float %158, %159
  %161 = fadd contract float %154, %149
  %162 = fadd contract float %157, %150
  %163 = fadd contract float %160, %151
  %164 = fmul contract float %161, 2.000000e+00
  %165 = fmul contract float %162, 2.000000e+00
  %166 = fmul contract float %163, 2.000000e+00
  %167 = fadd contract float %164, %140
  %168 = fadd contract float %165, %141
  %169 = fadd contract float %166, %142
  %170 = getelementptr inbounds %struct.Vec, ptr %4, i64 %106
  store float %167, ptr %170, align 4, !tbaa !8
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 4
  store float %168, ptr %171, align 4, !tbaa !8
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 8
  store float %169, ptr %172, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @leapfrog_bodies(ptr noundef captures(none) %0, ptr noundef captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Vec, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !8
  %13 = getelementptr inbounds nuw %struct.Vec, ptr %1, i64 %6
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %4
  %21 = getelementptr inbounds nuw %struct.Vec, ptr addrspacecast (ptr addrspace(3) @_ZZ15leapfrog_bodiesE3all to ptr), i64 %6
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = fmul contract float %2, 5.000000e-01
  br label %32

25:                                               ; preds = %117, %4
  %26 = phi float [ %18, %4 ], [ %123, %117 ]
  %27 = phi float [ %16, %4 ], [ %122, %117 ]
  %28 = phi float [ %14, %4 ], [ %121, %117 ]
  %29 = phi float [ %12, %4 ], [ %84, %117 ]
  %30 = phi float [ %10, %4 ], [ %83, %117 ]
  %31 = phi float [ %8, %4 ], [ %82, %117 ]
  store float %31, ptr %7, align 4, !tbaa !8
  store float %30, ptr %9, align 4, !tbaa !8
  store float %29, ptr %11, align 4, !tbaa !8
  store float %28, ptr %13, align 4, !tbaa !8
  store float %27, ptr %15, align 4, !tbaa !8
  store float %26, ptr %17, align 4, !tbaa !8
  ret void

32:                                               ; preds = %20, %117
  %33 = phi i32 [ 0, %20 ], [ %124, %117 ]
  %34 = phi float [ %8, %20 ], [ %82, %117 ]
  %35 = phi float [ %10, %20 ], [ %83, %117 ]
  %36 = phi float [ %12, %20 ], [ %84, %117 ]
  %37 = phi float [ %14, %20 ], [ %121, %117 ]
  %38 = phi float [ %16, %20 ], [ %122, %117 ]
  %39 = phi float [ %18, %20 ], [ %123, %117 ]
  store float %34, ptr %21, align 4, !tbaa !8
  store float %35, ptr %22, align 4, !tbaa !8
  store float %36, ptr %23, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %40

40:                                               ; preds = %40, %32
  %41 = phi float [ 0.000000e+00, %32 ], [ %67, %40 ]
  %42 = phi float [ 0.000000e+00, %32 ], [ %68, %40 ]
  %43 = phi float [ 0.000000e+00, %32 ], [ %69, %40 ]
  %44 = phi i32 [ 0, %32 ], [ %70, %40 ]
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw %struct.Vec, ptr addrspacecast (ptr addrspace(3) @_ZZ15leapfrog_bodiesE3all to ptr), i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fsub contract float %47, %34
  %53 = fsub contract float %49, %35
  %54 = fsub contract float %51, %36
  %55 = fmul contract float %52, %52
  %56 = fmul contract float %53, %53
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %54, %54
  %59 = fadd contract float %57, %58
  %60 = fadd contract float %59, 5.000000e-01
  %61 = tail call contract float @llvm.sqrt.f32(float %60)
  %62 = fmul contract float %60, %61
  %63 = fdiv contract float 1.000000e+00, %62
  %64 = fmul contract float %52, %63
  %65 = fmul contract float %53, %63
  %66 = fmul contract float %54, %63
  %67 = fadd contract float %41, %64
  %68 = fadd contract float %42, %65
  %69 = fadd contract float %43, %66
  %70 = add nuw nsw i32 %44, 1
  %71 = icmp eq i32 %70, 32
  br i1 %71, label %72, label %40, !llvm.loop !13

72:                                               ; preds = %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = fmul contract float %24, %67
  %74 = fmul contract float %24, %68
  %75 = fmul contract float %24, %69
  %76 = fadd contract float %37, %73
  %77 = fadd contract float %38, %74
  %78 = fadd contract float %39, %75
  %79 = fmul contract float %2, %76
  %80 = fmul contract float %2, %77
  %81 = fmul contract float %2, %78
  %82 = fadd contract float %34, %79
  %83 = fadd contract float %35, %80
  %84 = fadd contract float %36, %81
  store float %82, ptr %21, align 4, !tbaa !8
  store float %83, ptr %22, align 4, !tbaa !8
  store float %84, ptr %23, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %85

85:                                               ; preds = %85, %72
  %86 = phi float [ 0.000000e+00, %72 ], [ %112, %85 ]
  %87 = phi float [ 0.000000e+00, %72 ], [ %113, %85 ]
  %88 = phi float [ 0.000000e+00, %72 ], [ %114, %85 ]
  %89 = phi i32 [ 0, %72 ], [ %115, %85 ]
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw %struct.Vec, ptr addrspacecast (ptr addrspace(3) @_ZZ15leapfrog_bodiesE3all to ptr), i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = fsub contract float %92, %82
  %98 = fsub contract float %94, %83
  %99 = fsub contract float %96, %84
  %100 = fmul contract float %97, %97
  %101 = fmul contract float %98, %98
  %102 = fadd contract float %100, %101
  %103 = fmul contract float %99, %99
  %104 = fadd contract float %102, %103
  %105 = fadd contract float %104, 5.000000e-01
  %106 = tail call contract float @llvm.sqrt.f32(float %105)
  %107 = fmul contract float %105, %106
  %108 = fdiv contract float 1.000000e+00, %107
  %109 = fmul contract float %97, %108
  %110 = fmul contract float %98, %108
  %111 = fmul contract float %99, %108
  %112 = fadd contract float %86, %109
  %113 = fadd contract float %87, %110
  %114 = fadd contract float %88, %111
  %115 = add nuw nsw i32 %89, 1
  %116 = icmp eq i32 %115, 32
  br i1 %116, label %117, label %85, !llvm.loop !13

117:                                              ; preds = %85
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = fmul contract float %24, %112
  %119 = fmul contract float %24, %113
  %120 = fmul contract float %24, %114
  %121 = fadd contract float %76, %118
  %122 = fadd contract float %77, %119
  %123 = fadd contract float %78, %120
  %124 = add nuw nsw i32 %33, 1
  %125 = icmp eq i32 %124, %3
  br i1 %125, label %25, label %32, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @march_solid(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds float, ptr %1, i64 %9
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %3, %52
  %15 = phi float [ 0.000000e+00, %3 ], [ %53, %52 ]
  %16 = phi i32 [ 0, %3 ], [ %54, %52 ]
  %17 = fmul contract float %15, 0.000000e+00
  %18 = fadd contract float %11, %17
  %19 = fadd contract float %13, %17
  %20 = fadd contract float %15, -3.000000e+00
  %21 = tail call contract float @llvm.fabs.f32(float %18)
  %22 = fadd contract float %21, 0xBFE99999A0000000
  %23 = tail call contract float @llvm.fabs.f32(float %19)
  %24 = fadd contract float %23, 0xBFE3333340000000
  %25 = tail call contract float @llvm.fabs.f32(float %20)
  %26 = fadd contract float %25, -5.000000e-01
  %27 = tail call contract float @llvm.maxnum.f32(float %22, float 0.000000e+00)
  %28 = tail call contract float @llvm.maxnum.f32(float %24, float 0.000000e+00)
  %29 = tail call contract float @llvm.maxnum.f32(float %26, float 0.000000e+00)
  %30 = fmul contract float %27, %27
  %31 = fmul contract float %28, %28
  %32 = fadd contract float %30, %31
  %33 = fmul contract float %29, %29
  %34 = fadd contract float %33, %32
  %35 = tail call contract noundef float @llvm.sqrt.f32(float %34)
  %36 = tail call contract float @llvm.maxnum.f32(float %24, float %26)
  %37 = tail call contract float @llvm.maxnum.f32(float %22, float %36)
  %38 = tail call contract float @llvm.minnum.f32(float %37, float 0.000000e+00)
  %39 = fadd contract float %38, %35
  %40 = fmul contract float %18, %18
  %41 = fmul contract float %19, %19
  %42 = fadd contract float %40, %41
  %43 = fmul contract float %20, %20
  %44 = fadd contract float %43, %42
  %45 = tail call contract noundef float @llvm.sqrt.f32(float %44)
  %46 = fadd contract float %45, 0xBFE6666660000000
  %47 = fneg contract float %46
  %48 = tail call contract noundef float @llvm.maxnum.f32(float %39, float %47)
  %49 = fadd contract float %45, 0xBFD3333340000000
  %50 = tail call contract noundef float @llvm.minnum.f32(float %48, float %49)
  %51 = fcmp contract uge float %50, 0x3F1A36E2E0000000
  br i1 %51, label %52, label %58

52:                                               ; preds = %14
  %53 = fadd contract float %15, %50
  %54 = add nuw nsw i32 %16, 1
  %55 = icmp samesign ult i32 %16, 63
  %56 = fcmp contract olt float %53, 6.000000e+00
  %57 = select i1 %55, i1 %56, i1 false
  br i1 %57, label %14, label %58, !llvm.loop !16

58:                                               ; preds = %52, %14
  %59 = phi float [ %53, %52 ], [ %15, %14 ]
  %60 = tail call contract float @llvm.minnum.f32(float %59, float 6.000000e+00)
  %61 = getelementptr inbounds float, ptr %2, i64 %9
  store float %60, ptr %61, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }

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
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS10Quaternion", !9, i64 0, !12, i64 4}
!12 = !{!"_ZTS3Vec", !9, i64 0, !9, i64 4, !9, i64 8}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
