; ModuleID = 'kernels.cl'
source_filename = "kernels.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemm_tiled.as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@nbody.sx = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@nbody.sy = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@nbody.sz = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@nbody.sm = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@reduction.s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@scan.s = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 4
@fft.sr = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@fft.si = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@sort.s = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@histogram.h = internal addrspace(3) global [256 x i32] undef, align 4
@softmax.s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gemm_naive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_gemm_naive(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal void @__clang_ocl_kern_imp_gemm_naive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = icmp sgt i32 %3, 0
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %8, %9
  %11 = mul nsw i32 %3, %10
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add nuw nsw i32 %14, %15
  br i1 %5, label %17, label %38

17:                                               ; preds = %4
  %18 = and i32 %3, 1
  %19 = icmp eq i32 %3, 1
  br i1 %19, label %24, label %20

20:                                               ; preds = %17
  %21 = and i32 %3, 2147483646
  br label %43

22:                                               ; preds = %43
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %22, %17
  %25 = phi i32 [ 0, %17 ], [ %68, %22 ]
  %26 = phi float [ 0.000000e+00, %17 ], [ %67, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = add nuw nsw i32 %25, %11
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = mul nuw nsw i32 %25, %3
  %33 = add nuw nsw i32 %16, %32
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  %37 = tail call float @llvm.fma.f32(float %31, float %36, float %26)
  br label %38

38:                                               ; preds = %24, %22, %4
  %39 = phi float [ 0.000000e+00, %4 ], [ %67, %22 ], [ %37, %24 ]
  %40 = add nsw i32 %16, %11
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %41
  store float %39, ptr addrspace(1) %42, align 4, !tbaa !12
  ret void

43:                                               ; preds = %43, %20
  %44 = phi i32 [ 0, %20 ], [ %68, %43 ]
  %45 = phi float [ 0.000000e+00, %20 ], [ %67, %43 ]
  %46 = phi i32 [ 0, %20 ], [ %69, %43 ]
  %47 = add nuw nsw i32 %44, %11
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %48
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !12
  %51 = mul nuw nsw i32 %44, %3
  %52 = add nuw nsw i32 %16, %51
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = tail call float @llvm.fma.f32(float %50, float %55, float %45)
  %57 = or disjoint i32 %44, 1
  %58 = add nuw nsw i32 %57, %11
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %59
  %61 = load float, ptr addrspace(1) %60, align 4, !tbaa !12
  %62 = mul nuw nsw i32 %57, %3
  %63 = add nuw nsw i32 %16, %62
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !12
  %67 = tail call float @llvm.fma.f32(float %61, float %66, float %56)
  %68 = add nuw nsw i32 %44, 2
  %69 = add i32 %46, 2
  %70 = icmp eq i32 %69, %21
  br i1 %70, label %22, label %43
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @gemm_tiled(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  tail call void @__clang_ocl_kern_imp_gemm_tiled(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_gemm_tiled(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = icmp sgt i32 %3, 0
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = mul nuw nsw i32 %8, %9
  %11 = add nuw nsw i32 %10, %6
  %12 = mul nsw i32 %3, %11
  br i1 %7, label %18, label %13

13:                                               ; preds = %4
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul nuw nsw i32 %14, %15
  %17 = add nuw nsw i32 %16, %5
  br label %61

18:                                               ; preds = %4
  %19 = add nuw i32 %12, %5
  %20 = zext nneg i32 %6 to i64
  %21 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gemm_tiled.as, i64 %20
  %22 = zext nneg i32 %5 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) %21, i64 %22
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul nuw nsw i32 %24, %25
  %27 = add nuw nsw i32 %26, %5
  %28 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @gemm_tiled.bs, i64 %20
  %29 = getelementptr inbounds nuw float, ptr addrspace(3) %28, i64 %22
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @gemm_tiled.bs, i64 %22
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 128
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 12
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 192
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 16
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 256
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 20
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 320
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 24
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 384
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 28
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 448
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 32
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 512
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 36
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 576
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 40
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 640
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 44
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 704
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 48
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 768
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 52
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 832
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 896
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %21, i64 60
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i64 960
  br label %67

61:                                               ; preds = %67, %13
  %62 = phi i32 [ %17, %13 ], [ %27, %67 ]
  %63 = phi float [ 0.000000e+00, %13 ], [ %127, %67 ]
  %64 = add nsw i32 %62, %12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %65
  store float %63, ptr addrspace(1) %66, align 4, !tbaa !12
  ret void

67:                                               ; preds = %18, %67
  %68 = phi i32 [ 0, %18 ], [ %128, %67 ]
  %69 = phi float [ 0.000000e+00, %18 ], [ %127, %67 ]
  %70 = add i32 %19, %68
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %71
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !12
  store float %73, ptr addrspace(3) %23, align 4, !tbaa !12
  %74 = add nuw nsw i32 %68, %6
  %75 = mul nuw nsw i32 %74, %3
  %76 = add nuw nsw i32 %27, %75
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4, !tbaa !12
  store float %79, ptr addrspace(3) %29, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %80 = load float, ptr addrspace(3) %21, align 4, !tbaa !12
  %81 = load float, ptr addrspace(3) %30, align 4, !tbaa !12
  %82 = tail call float @llvm.fma.f32(float %80, float %81, float %69)
  %83 = load float, ptr addrspace(3) %31, align 4, !tbaa !12
  %84 = load float, ptr addrspace(3) %32, align 4, !tbaa !12
  %85 = tail call float @llvm.fma.f32(float %83, float %84, float %82)
  %86 = load float, ptr addrspace(3) %33, align 4, !tbaa !12
  %87 = load float, ptr addrspace(3) %34, align 4, !tbaa !12
  %88 = tail call float @llvm.fma.f32(float %86, float %87, float %85)
  %89 = load float, ptr addrspace(3) %35, align 4, !tbaa !12
  %90 = load float, ptr addrspace(3) %36, align 4, !tbaa !12
  %91 = tail call float @llvm.fma.f32(float %89, float %90, float %88)
  %92 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %93 = load float, ptr addrspace(3) %38, align 4, !tbaa !12
  %94 = tail call float @llvm.fma.f32(float %92, float %93, float %91)
  %95 = load float, ptr addrspace(3) %39, align 4, !tbaa !12
  %96 = load float, ptr addrspace(3) %40, align 4, !tbaa !12
  %97 = tail call float @llvm.fma.f32(float %95, float %96, float %94)
  %98 = load float, ptr addrspace(3) %41, align 4, !tbaa !12
  %99 = load float, ptr addrspace(3) %42, align 4, !tbaa !12
  %100 = tail call float @llvm.fma.f32(float %98, float %99, float %97)
  %101 = load float, ptr addrspace(3) %43, align 4, !tbaa !12
  %102 = load float, ptr addrspace(3) %44, align 4, !tbaa !12
  %103 = tail call float @llvm.fma.f32(float %101, float %102, float %100)
  %104 = load float, ptr addrspace(3) %45, align 4, !tbaa !12
  %105 = load float, ptr addrspace(3) %46, align 4, !tbaa !12
  %106 = tail call float @llvm.fma.f32(float %104, float %105, float %103)
  %107 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %108 = load float, ptr addrspace(3) %48, align 4, !tbaa !12
  %109 = tail call float @llvm.fma.f32(float %107, float %108, float %106)
  %110 = load float, ptr addrspace(3) %49, align 4, !tbaa !12
  %111 = load float, ptr addrspace(3) %50, align 4, !tbaa !12
  %112 = tail call float @llvm.fma.f32(float %110, float %111, float %109)
  %113 = load float, ptr addrspace(3) %51, align 4, !tbaa !12
  %114 = load float, ptr addrspace(3) %52, align 4, !tbaa !12
  %115 = tail call float @llvm.fma.f32(float %113, float %114, float %112)
  %116 = load float, ptr addrspace(3) %53, align 4, !tbaa !12
  %117 = load float, ptr addrspace(3) %54, align 4, !tbaa !12
  %118 = tail call float @llvm.fma.f32(float %116, float %117, float %115)
  %119 = load float, ptr addrspace(3) %55, align 4, !tbaa !12
  %120 = load float, ptr addrspace(3) %56, align 4, !tbaa !12
  %121 = tail call float @llvm.fma.f32(float %119, float %120, float %118)
  %122 = load float, ptr addrspace(3) %57, align 4, !tbaa !12
  %123 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %124 = tail call float @llvm.fma.f32(float %122, float %123, float %121)
  %125 = load float, ptr addrspace(3) %59, align 4, !tbaa !12
  %126 = load float, ptr addrspace(3) %60, align 4, !tbaa !12
  %127 = tail call float @llvm.fma.f32(float %125, float %126, float %124)
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = add nuw nsw i32 %68, 16
  %129 = icmp slt i32 %128, %3
  br i1 %129, label %67, label %61
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @nbody(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = add nsw i32 %2, %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12
  %16 = shl nsw i32 %2, 1
  %17 = add nsw i32 %16, %8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = icmp sgt i32 %2, 0
  br i1 %21, label %22, label %32

22:                                               ; preds = %3
  %23 = zext nneg i32 %7 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sx, i64 %23
  %25 = add nuw i32 %2, %7
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sy, i64 %23
  %27 = add nuw i32 %16, %7
  %28 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sz, i64 %23
  %29 = mul nuw nsw i32 %2, 3
  %30 = add nuw i32 %29, %7
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sm, i64 %23
  br label %39

32:                                               ; preds = %60, %3
  %33 = phi float [ 0.000000e+00, %3 ], [ %89, %60 ]
  %34 = phi float [ 0.000000e+00, %3 ], [ %88, %60 ]
  %35 = phi float [ 0.000000e+00, %3 ], [ %87, %60 ]
  %36 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %9
  store float %35, ptr addrspace(1) %36, align 4, !tbaa !12
  %37 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  store float %34, ptr addrspace(1) %37, align 4, !tbaa !12
  %38 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %18
  store float %33, ptr addrspace(1) %38, align 4, !tbaa !12
  ret void

39:                                               ; preds = %22, %60
  %40 = phi float [ 0.000000e+00, %22 ], [ %87, %60 ]
  %41 = phi float [ 0.000000e+00, %22 ], [ %88, %60 ]
  %42 = phi float [ 0.000000e+00, %22 ], [ %89, %60 ]
  %43 = phi i32 [ 0, %22 ], [ %61, %60 ]
  %44 = add nuw nsw i32 %43, %7
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %45
  %47 = load float, ptr addrspace(1) %46, align 4, !tbaa !12
  store float %47, ptr addrspace(3) %24, align 4, !tbaa !12
  %48 = add i32 %25, %43
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %49
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !12
  store float %51, ptr addrspace(3) %26, align 4, !tbaa !12
  %52 = add i32 %27, %43
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %53
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  store float %55, ptr addrspace(3) %28, align 4, !tbaa !12
  %56 = add i32 %30, %43
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %57
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !12
  store float %59, ptr addrspace(3) %31, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %63

60:                                               ; preds = %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = add nuw nsw i32 %43, 128
  %62 = icmp slt i32 %61, %2
  br i1 %62, label %39, label %32

63:                                               ; preds = %39, %63
  %64 = phi float [ %40, %39 ], [ %87, %63 ]
  %65 = phi float [ %41, %39 ], [ %88, %63 ]
  %66 = phi float [ %42, %39 ], [ %89, %63 ]
  %67 = phi i32 [ 0, %39 ], [ %90, %63 ]
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sx, i64 %68
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !12
  %71 = fsub reassoc nnan ninf nsz arcp afn float %70, %11
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sy, i64 %68
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = fsub reassoc nnan ninf nsz arcp afn float %73, %15
  %75 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sz, i64 %68
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !12
  %77 = fsub reassoc nnan ninf nsz arcp afn float %76, %20
  %78 = tail call float @llvm.fma.f32(float %77, float %77, float 0x3F1A36E2E0000000)
  %79 = tail call float @llvm.fma.f32(float %74, float %74, float %78)
  %80 = tail call float @llvm.fma.f32(float %71, float %71, float %79)
  %81 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.rsqrt.approx.f(float %80)
  %82 = getelementptr inbounds nuw float, ptr addrspace(3) @nbody.sm, i64 %68
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !12
  %84 = fmul reassoc nnan ninf nsz arcp afn float %81, %81
  %85 = fmul reassoc nnan ninf nsz arcp afn float %84, %81
  %86 = fmul reassoc nnan ninf nsz arcp afn float %85, %83
  %87 = tail call float @llvm.fma.f32(float %86, float %71, float %64)
  %88 = tail call float @llvm.fma.f32(float %86, float %74, float %65)
  %89 = tail call float @llvm.fma.f32(float %86, float %77, float %66)
  %90 = add nuw nsw i32 %67, 1
  %91 = icmp eq i32 %90, 128
  br i1 %91, label %60, label %63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2) #16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define internal void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !18 !kernel_arg_access_qual !15 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nuw nsw i32 %6, %7
  %9 = uitofp nneg i32 %8 to float
  %10 = fmul reassoc nnan ninf nsz arcp afn float %9, 3.000000e+00
  %11 = sitofp i32 %1 to float
  %12 = fdiv reassoc nnan ninf nsz arcp afn float %10, %11, !fpmath !21
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = uitofp nneg i32 %17 to float
  %19 = fmul reassoc nnan ninf nsz arcp afn float %18, 2.000000e+00
  %20 = fdiv reassoc nnan ninf nsz arcp afn float %19, %11, !fpmath !21
  %21 = fadd reassoc nnan ninf nsz arcp afn float %20, -1.000000e+00
  %22 = fadd reassoc nnan ninf nsz arcp afn float %12, -2.000000e+00
  br label %23

23:                                               ; preds = %39, %3
  %24 = phi i32 [ 0, %3 ], [ %40, %39 ]
  %25 = phi nsz float [ 0.000000e+00, %3 ], [ %41, %39 ]
  %26 = phi nsz float [ 0.000000e+00, %3 ], [ %42, %39 ]
  %27 = icmp slt i32 %24, %2
  br i1 %27, label %28, label %43

28:                                               ; preds = %23
  %29 = fmul reassoc nnan ninf nsz arcp afn float %26, %26
  %30 = fmul reassoc nnan ninf nsz arcp afn float %25, %25
  %31 = fadd reassoc nnan ninf nsz arcp afn float %29, %30
  %32 = fcmp reassoc nnan ninf nsz arcp afn ule float %31, 4.000000e+00
  br i1 %32, label %33, label %39

33:                                               ; preds = %28
  %34 = add nsw i32 %24, 1
  %35 = fsub reassoc nnan ninf nsz arcp afn float %22, %30
  %36 = fadd reassoc nnan ninf nsz arcp afn float %35, %29
  %37 = fmul reassoc nnan ninf nsz arcp afn float %26, 2.000000e+00
  %38 = tail call float @llvm.fma.f32(float %37, float %25, float %21)
  br label %39

39:                                               ; preds = %28, %33
  %40 = phi i32 [ %34, %33 ], [ %24, %28 ]
  %41 = phi nsz float [ %38, %33 ], [ %25, %28 ]
  %42 = phi nsz float [ %36, %33 ], [ %26, %28 ]
  br i1 %32, label %23, label %43

43:                                               ; preds = %39, %23
  %44 = phi i32 [ %40, %39 ], [ %24, %23 ]
  %45 = mul nsw i32 %1, %17
  %46 = add nsw i32 %45, %8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %47
  store i32 %44, ptr addrspace(1) %48, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @reduction(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 poison) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_reduction(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 %2) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 11
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = or disjoint i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %8
  %10 = load float, ptr addrspace(1) %9, align 4, !tbaa !12
  %11 = sext i32 %7 to i64
  %12 = getelementptr float, ptr addrspace(1) %0, i64 %11
  %13 = getelementptr i8, ptr addrspace(1) %12, i64 1024
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = fadd reassoc nnan ninf nsz arcp afn float %14, %10
  %16 = sext i32 %7 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %17, i64 2048
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = fadd reassoc nnan ninf nsz arcp afn float %19, %15
  %21 = sext i32 %7 to i64
  %22 = getelementptr float, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr i8, ptr addrspace(1) %22, i64 3072
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = fadd reassoc nnan ninf nsz arcp afn float %24, %20
  %26 = sext i32 %7 to i64
  %27 = getelementptr float, ptr addrspace(1) %0, i64 %26
  %28 = getelementptr i8, ptr addrspace(1) %27, i64 4096
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = fadd reassoc nnan ninf nsz arcp afn float %29, %25
  %31 = add i32 %7, 1280
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd reassoc nnan ninf nsz arcp afn float %34, %30
  %36 = add i32 %7, 1536
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd reassoc nnan ninf nsz arcp afn float %39, %35
  %41 = add i32 %7, 1792
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fadd reassoc nnan ninf nsz arcp afn float %44, %40
  %46 = zext nneg i32 %6 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %46
  store float %45, ptr addrspace(3) %47, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %6, 128
  br i1 %48, label %49, label %56

49:                                               ; preds = %3
  %50 = zext nneg i32 %6 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 512
  %53 = load float, ptr addrspace(3) %52, align 4, !tbaa !12
  %54 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %55 = fadd reassoc nnan ninf nsz arcp afn float %54, %53
  store float %55, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %56

56:                                               ; preds = %49, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp samesign ult i32 %6, 64
  br i1 %57, label %58, label %65

58:                                               ; preds = %56
  %59 = zext nneg i32 %6 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i64 256
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !12
  %63 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %64 = fadd reassoc nnan ninf nsz arcp afn float %63, %62
  store float %64, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %65

65:                                               ; preds = %58, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = icmp samesign ult i32 %6, 32
  br i1 %66, label %67, label %74

67:                                               ; preds = %65
  %68 = zext nneg i32 %6 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i64 128
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !12
  %72 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %73 = fadd reassoc nnan ninf nsz arcp afn float %72, %71
  store float %73, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %67, %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp samesign ult i32 %6, 16
  br i1 %75, label %76, label %83

76:                                               ; preds = %74
  %77 = zext nneg i32 %6 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 64
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !12
  %81 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %82 = fadd reassoc nnan ninf nsz arcp afn float %81, %80
  store float %82, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %83

83:                                               ; preds = %76, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %6, 8
  br i1 %84, label %85, label %92

85:                                               ; preds = %83
  %86 = zext nneg i32 %6 to i64
  %87 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i64 32
  %89 = load float, ptr addrspace(3) %88, align 4, !tbaa !12
  %90 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %91 = fadd reassoc nnan ninf nsz arcp afn float %90, %89
  store float %91, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %92

92:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = icmp samesign ult i32 %6, 4
  br i1 %93, label %94, label %101

94:                                               ; preds = %92
  %95 = zext nneg i32 %6 to i64
  %96 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i64 16
  %98 = load float, ptr addrspace(3) %97, align 4, !tbaa !12
  %99 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %100 = fadd reassoc nnan ninf nsz arcp afn float %99, %98
  store float %100, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %101

101:                                              ; preds = %94, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = icmp samesign ult i32 %6, 2
  br i1 %102, label %103, label %110

103:                                              ; preds = %101
  %104 = zext nneg i32 %6 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(3) @reduction.s, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i64 8
  %107 = load float, ptr addrspace(3) %106, align 4, !tbaa !12
  %108 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %109 = fadd reassoc nnan ninf nsz arcp afn float %108, %107
  store float %109, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %110

110:                                              ; preds = %103, %101
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %111 = icmp eq i32 %6, 0
  br i1 %111, label %112, label %116

112:                                              ; preds = %110
  %113 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @reduction.s, i64 4), align 4, !tbaa !12
  %114 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %115 = fadd reassoc nnan ninf nsz arcp afn float %114, %113
  store float %115, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %116

116:                                              ; preds = %112, %110
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = icmp eq i32 %6, 0
  br i1 %117, label %118, label %122

118:                                              ; preds = %116
  %119 = zext nneg i32 %4 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %119
  %121 = load float, ptr addrspace(3) @reduction.s, align 4, !tbaa !12
  store float %121, ptr addrspace(1) %120, align 4, !tbaa !12
  br label %122

122:                                              ; preds = %118, %116
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_scan(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul nuw nsw i32 %3, %4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add nuw nsw i32 %5, %6
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = zext nneg i32 %6 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan.s, i64 %11
  store i32 %10, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %14 = icmp eq i32 %6, 0
  br i1 %14, label %21, label %15

15:                                               ; preds = %2
  %16 = zext nneg i32 %6 to i64
  %17 = getelementptr i32, ptr addrspace(3) @scan.s, i64 %16
  %18 = getelementptr i8, ptr addrspace(3) %17, i64 -4
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !4
  %20 = add nsw i32 %19, %13
  br label %21

21:                                               ; preds = %15, %2
  %22 = phi i32 [ %20, %15 ], [ %13, %2 ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 1024
  store i32 %22, ptr addrspace(3) %23, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan.s, i64 1024), i64 %11
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %26 = icmp samesign ult i32 %6, 2
  br i1 %26, label %33, label %27

27:                                               ; preds = %21
  %28 = zext nneg i32 %6 to i64
  %29 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan.s, i64 1024), i64 %28
  %30 = getelementptr i8, ptr addrspace(3) %29, i64 -8
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %32 = add nsw i32 %31, %25
  br label %33

33:                                               ; preds = %27, %21
  %34 = phi i32 [ %32, %27 ], [ %25, %21 ]
  store i32 %34, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %36 = icmp samesign ult i32 %6, 4
  br i1 %36, label %43, label %37

37:                                               ; preds = %33
  %38 = zext nneg i32 %6 to i64
  %39 = getelementptr i32, ptr addrspace(3) @scan.s, i64 %38
  %40 = getelementptr i8, ptr addrspace(3) %39, i64 -16
  %41 = load i32, ptr addrspace(3) %40, align 4, !tbaa !4
  %42 = add nsw i32 %41, %35
  br label %43

43:                                               ; preds = %37, %33
  %44 = phi i32 [ %42, %37 ], [ %35, %33 ]
  store i32 %44, ptr addrspace(3) %23, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %46 = icmp samesign ult i32 %6, 8
  br i1 %46, label %53, label %47

47:                                               ; preds = %43
  %48 = zext nneg i32 %6 to i64
  %49 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan.s, i64 1024), i64 %48
  %50 = getelementptr i8, ptr addrspace(3) %49, i64 -32
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !4
  %52 = add nsw i32 %51, %45
  br label %53

53:                                               ; preds = %47, %43
  %54 = phi i32 [ %52, %47 ], [ %45, %43 ]
  store i32 %54, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %56 = icmp samesign ult i32 %6, 16
  br i1 %56, label %63, label %57

57:                                               ; preds = %53
  %58 = zext nneg i32 %6 to i64
  %59 = getelementptr i32, ptr addrspace(3) @scan.s, i64 %58
  %60 = getelementptr i8, ptr addrspace(3) %59, i64 -64
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !4
  %62 = add nsw i32 %61, %55
  br label %63

63:                                               ; preds = %57, %53
  %64 = phi i32 [ %62, %57 ], [ %55, %53 ]
  store i32 %64, ptr addrspace(3) %23, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %66 = icmp samesign ult i32 %6, 32
  br i1 %66, label %73, label %67

67:                                               ; preds = %63
  %68 = zext nneg i32 %6 to i64
  %69 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan.s, i64 1024), i64 %68
  %70 = getelementptr i8, ptr addrspace(3) %69, i64 -128
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !4
  %72 = add nsw i32 %71, %65
  br label %73

73:                                               ; preds = %67, %63
  %74 = phi i32 [ %72, %67 ], [ %65, %63 ]
  store i32 %74, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %76 = icmp samesign ult i32 %6, 64
  br i1 %76, label %83, label %77

77:                                               ; preds = %73
  %78 = zext nneg i32 %6 to i64
  %79 = getelementptr i32, ptr addrspace(3) @scan.s, i64 %78
  %80 = getelementptr i8, ptr addrspace(3) %79, i64 -256
  %81 = load i32, ptr addrspace(3) %80, align 4, !tbaa !4
  %82 = add nsw i32 %81, %75
  br label %83

83:                                               ; preds = %77, %73
  %84 = phi i32 [ %82, %77 ], [ %75, %73 ]
  store i32 %84, ptr addrspace(3) %23, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = load i32, ptr addrspace(3) %24, align 4, !tbaa !4
  %86 = icmp samesign ult i32 %6, 128
  br i1 %86, label %93, label %87

87:                                               ; preds = %83
  %88 = zext nneg i32 %6 to i64
  %89 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan.s, i64 1024), i64 %88
  %90 = getelementptr i8, ptr addrspace(3) %89, i64 -512
  %91 = load i32, ptr addrspace(3) %90, align 4, !tbaa !4
  %92 = add nsw i32 %91, %85
  br label %93

93:                                               ; preds = %87, %83
  %94 = phi i32 [ %92, %87 ], [ %85, %83 ]
  store i32 %94, ptr addrspace(3) %12, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %95 = load i32, ptr addrspace(3) %12, align 4, !tbaa !4
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  store i32 %95, ptr addrspace(1) %96, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_stencil(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @__clang_ocl_kern_imp_stencil(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %6 = mul nuw nsw i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = add nuw nsw i32 %6, %7
  %9 = mul nsw i32 %2, %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw nsw i32 %12, %13
  %15 = add nsw i32 %9, %14
  %16 = icmp eq i32 %14, 0
  %17 = icmp eq i32 %8, 0
  %18 = select i1 %16, i1 true, i1 %17
  br i1 %18, label %24, label %19

19:                                               ; preds = %3
  %20 = add nsw i32 %2, -1
  %21 = icmp eq i32 %14, %20
  %22 = icmp eq i32 %8, %20
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %19, %3
  %25 = sext i32 %15 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12
  br label %49

28:                                               ; preds = %19
  %29 = sext i32 %15 to i64
  %30 = getelementptr float, ptr addrspace(1) %0, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 -4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12
  %33 = getelementptr i8, ptr addrspace(1) %30, i64 4
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = fadd reassoc nnan ninf nsz arcp afn float %34, %32
  %36 = sub nsw i32 %15, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = fadd reassoc nnan ninf nsz arcp afn float %35, %39
  %41 = add nsw i32 %15, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = fadd reassoc nnan ninf nsz arcp afn float %40, %44
  %46 = load float, ptr addrspace(1) %30, align 4, !tbaa !12
  %47 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %46, float -4.000000e+00, float %45)
  %48 = tail call float @llvm.fma.f32(float %47, float 0x3FC99999A0000000, float %46)
  br label %49

49:                                               ; preds = %28, %24
  %50 = phi i64 [ %29, %28 ], [ %25, %24 ]
  %51 = phi float [ %48, %28 ], [ %27, %24 ]
  %52 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50
  store float %51, ptr addrspace(1) %52, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @fft(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !9 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_fft(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_fft(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !9 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl nsw i32 %6, 8
  %8 = icmp samesign ult i32 %5, 256
  br i1 %8, label %9, label %29

9:                                                ; preds = %4
  %10 = trunc nuw i32 %5 to i8
  %11 = and i8 %10, 127
  %12 = tail call i8 @llvm.bitreverse.i8(i8 %11)
  %13 = zext i8 %12 to i32
  br label %14

14:                                               ; preds = %9, %14
  %15 = phi i32 [ %27, %14 ], [ %5, %9 ]
  %16 = lshr i32 %15, 7
  %17 = or disjoint i32 %16, %13
  %18 = or disjoint i32 %15, %7
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !12
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) @fft.sr, i64 %22
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !12
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @fft.si, i64 %22
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !12
  %27 = add nuw nsw i32 %15, 128
  %28 = icmp samesign ult i32 %15, 128
  br i1 %28, label %14, label %29

29:                                               ; preds = %14, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %31

30:                                               ; preds = %31
  br i1 %8, label %69, label %68

31:                                               ; preds = %29, %31
  %32 = phi i32 [ 1, %29 ], [ %66, %31 ]
  %33 = add nsw i32 %32, 1023
  %34 = and i32 %33, %5
  %35 = sub nsw i32 %5, %34
  %36 = shl nsw i32 %35, 1
  %37 = add nsw i32 %36, %34
  %38 = add nsw i32 %37, %32
  %39 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %32, i1 true)
  %40 = lshr i32 128, %39
  %41 = mul nuw nsw i32 %34, %40
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 512
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = sext i32 %38 to i64
  %48 = getelementptr inbounds float, ptr addrspace(3) @fft.sr, i64 %47
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !12
  %50 = getelementptr inbounds float, ptr addrspace(3) @fft.si, i64 %47
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !12
  %52 = fneg reassoc nnan ninf nsz arcp afn float %46
  %53 = fmul reassoc nnan ninf nsz arcp afn float %51, %52
  %54 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %49, float %44, float %53)
  %55 = fmul reassoc nnan ninf nsz arcp afn float %51, %44
  %56 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %49, float %46, float %55)
  %57 = sext i32 %37 to i64
  %58 = getelementptr inbounds float, ptr addrspace(3) @fft.sr, i64 %57
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !12
  %60 = getelementptr inbounds float, ptr addrspace(3) @fft.si, i64 %57
  %61 = load float, ptr addrspace(3) %60, align 4, !tbaa !12
  %62 = fadd reassoc nnan ninf nsz arcp afn float %54, %59
  store float %62, ptr addrspace(3) %58, align 4, !tbaa !12
  %63 = fadd reassoc nnan ninf nsz arcp afn float %61, %56
  store float %63, ptr addrspace(3) %60, align 4, !tbaa !12
  %64 = fsub reassoc nnan ninf nsz arcp afn float %59, %54
  store float %64, ptr addrspace(3) %48, align 4, !tbaa !12
  %65 = fsub reassoc nnan ninf nsz arcp afn float %61, %56
  store float %65, ptr addrspace(3) %50, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = shl i32 %32, 1
  %67 = icmp slt i32 %66, 256
  br i1 %67, label %31, label %30

68:                                               ; preds = %69, %30
  ret void

69:                                               ; preds = %30, %69
  %70 = phi i32 [ %81, %69 ], [ %5, %30 ]
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @fft.sr, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = add nuw nsw i32 %70, %7
  %75 = shl nuw nsw i32 %74, 1
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %76
  store float %73, ptr addrspace(1) %77, align 4, !tbaa !12
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) @fft.si, i64 %71
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !12
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %77, i64 4
  store float %79, ptr addrspace(1) %80, align 4, !tbaa !12
  %81 = add nuw nsw i32 %70, 128
  %82 = icmp samesign ult i32 %70, 128
  br i1 %82, label %69, label %68
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @sort(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_sort(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_sort(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl nsw i32 %3, 9
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add nuw nsw i32 %4, %5
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = zext nneg i32 %5 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort.s, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !4
  %12 = add nuw nsw i32 %6, 256
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 1024
  store i32 %15, ptr addrspace(3) %16, align 4, !tbaa !4
  br label %22

17:                                               ; preds = %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !4
  %20 = load i32, ptr addrspace(3) %16, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !4
  ret void

22:                                               ; preds = %2, %26
  %23 = phi i32 [ 2, %2 ], [ %27, %26 ]
  %24 = ashr exact i32 %23, 1
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %49, %22
  %27 = shl i32 %23, 1
  %28 = icmp slt i32 %27, 513
  br i1 %28, label %22, label %17

29:                                               ; preds = %22, %49
  %30 = phi i32 [ %50, %49 ], [ %24, %22 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = add nuw nsw i32 %30, 1023
  %32 = sub nsw i32 0, %30
  %33 = and i32 %5, %32
  %34 = shl nuw nsw i32 %33, 1
  %35 = and i32 %31, %5
  %36 = or i32 %34, %35
  %37 = or i32 %36, %30
  %38 = zext nneg i32 %36 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort.s, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = zext nneg i32 %37 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort.s, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !4
  %44 = icmp sgt i32 %40, %43
  %45 = and i32 %36, %23
  %46 = icmp ne i32 %45, 0
  %47 = xor i1 %46, %44
  br i1 %47, label %48, label %49

48:                                               ; preds = %29
  store i32 %43, ptr addrspace(3) %39, align 4, !tbaa !4
  store i32 %40, ptr addrspace(3) %42, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %48, %29
  %50 = lshr i32 %30, 1
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %26, label %29
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.h, i64 %4
  store i32 0, ptr addrspace(3) %5, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 12
  %8 = or disjoint i32 %7, %3
  br label %15

9:                                                ; preds = %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %10 = load i32, ptr addrspace(3) %5, align 4, !tbaa !4
  %11 = shl nsw i32 %6, 8
  %12 = add nuw nsw i32 %11, %3
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %10, ptr addrspace(1) %14, align 4, !tbaa !4
  ret void

15:                                               ; preds = %2, %15
  %16 = phi i32 [ 0, %2 ], [ %44, %15 ]
  %17 = shl nuw nsw i32 %16, 8
  %18 = add i32 %8, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = and i32 %21, 255
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.h, i64 %23
  %25 = addrspacecast ptr addrspace(3) %24 to ptr
  %26 = atomicrmw add ptr %25, i32 1 seq_cst, align 4
  %27 = lshr i32 %21, 8
  %28 = and i32 %27, 255
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.h, i64 %29
  %31 = addrspacecast ptr addrspace(3) %30 to ptr
  %32 = atomicrmw add ptr %31, i32 1 seq_cst, align 4
  %33 = lshr i32 %21, 16
  %34 = and i32 %33, 255
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.h, i64 %35
  %37 = addrspacecast ptr addrspace(3) %36 to ptr
  %38 = atomicrmw add ptr %37, i32 1 seq_cst, align 4
  %39 = lshr i32 %21, 24
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.h, i64 %40
  %42 = addrspacecast ptr addrspace(3) %41 to ptr
  %43 = atomicrmw add ptr %42, i32 1 seq_cst, align 4
  %44 = add nuw nsw i32 %16, 1
  %45 = icmp eq i32 %44, 16
  br i1 %45, label %9, label %15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @spmv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  tail call void @__clang_ocl_kern_imp_spmv(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4) #16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal void @__clang_ocl_kern_imp_spmv(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !30 !kernel_arg_access_qual !31 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = urem i32 %10, 17
  %12 = add nsw i32 %4, -1
  %13 = add nuw nsw i32 %11, 15
  br label %17

14:                                               ; preds = %17
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %15
  store float %31, ptr addrspace(1) %16, align 4, !tbaa !12
  ret void

17:                                               ; preds = %5, %17
  %18 = phi float [ 0.000000e+00, %5 ], [ %31, %17 ]
  %19 = phi i32 [ 0, %5 ], [ %32, %17 ]
  %20 = mul nsw i32 %19, %4
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %22
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !4
  %27 = and i32 %26, %12
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12
  %31 = tail call float @llvm.fma.f32(float %24, float %30, float %18)
  %32 = add nuw nsw i32 %19, 1
  %33 = icmp eq i32 %19, %13
  br i1 %33, label %14, label %17
}

; Function Attrs: convergent norecurse nounwind
define dso_local ptx_kernel void @softmax(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !25 {
  tail call void @__clang_ocl_kern_imp_softmax(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #17
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal void @__clang_ocl_kern_imp_softmax(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !34 !kernel_arg_base_type !34 !kernel_arg_type_qual !25 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl nsw i32 %3, 10
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = or disjoint i32 %4, %5
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4, !tbaa !12
  %10 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %9, float 0xC6293E5940000000)
  %11 = add nuw nsw i32 %6, 128
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %10, float %14)
  %16 = add nuw nsw i32 %6, 256
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %15, float %19)
  %21 = add nuw nsw i32 %6, 384
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %22
  %24 = load float, ptr addrspace(1) %23, align 4, !tbaa !12
  %25 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %20, float %24)
  %26 = add nuw nsw i32 %6, 512
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !12
  %30 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %25, float %29)
  %31 = add nuw nsw i32 %6, 640
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !12
  %35 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %30, float %34)
  %36 = add nuw nsw i32 %6, 768
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !12
  %40 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %35, float %39)
  %41 = add nuw nsw i32 %6, 896
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %40, float %44)
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %46
  store float %45, ptr addrspace(3) %47, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %5, 64
  br i1 %48, label %49, label %56

49:                                               ; preds = %2
  %50 = zext nneg i32 %5 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 256
  %53 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %54 = load float, ptr addrspace(3) %52, align 4, !tbaa !12
  %55 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %53, float %54)
  store float %55, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %56

56:                                               ; preds = %49, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp samesign ult i32 %5, 32
  br i1 %57, label %58, label %65

58:                                               ; preds = %56
  %59 = zext nneg i32 %5 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i64 128
  %62 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %63 = load float, ptr addrspace(3) %61, align 4, !tbaa !12
  %64 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %62, float %63)
  store float %64, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %65

65:                                               ; preds = %58, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = icmp samesign ult i32 %5, 16
  br i1 %66, label %67, label %74

67:                                               ; preds = %65
  %68 = zext nneg i32 %5 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i64 64
  %71 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %72 = load float, ptr addrspace(3) %70, align 4, !tbaa !12
  %73 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %71, float %72)
  store float %73, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %74

74:                                               ; preds = %67, %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp samesign ult i32 %5, 8
  br i1 %75, label %76, label %83

76:                                               ; preds = %74
  %77 = zext nneg i32 %5 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i64 32
  %80 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %81 = load float, ptr addrspace(3) %79, align 4, !tbaa !12
  %82 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %80, float %81)
  store float %82, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %83

83:                                               ; preds = %76, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %5, 4
  br i1 %84, label %85, label %92

85:                                               ; preds = %83
  %86 = zext nneg i32 %5 to i64
  %87 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i64 16
  %89 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %90 = load float, ptr addrspace(3) %88, align 4, !tbaa !12
  %91 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %89, float %90)
  store float %91, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %92

92:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = icmp samesign ult i32 %5, 2
  br i1 %93, label %94, label %101

94:                                               ; preds = %92
  %95 = zext nneg i32 %5 to i64
  %96 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i64 8
  %98 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %99 = load float, ptr addrspace(3) %97, align 4, !tbaa !12
  %100 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %98, float %99)
  store float %100, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %101

101:                                              ; preds = %94, %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %102 = icmp eq i32 %5, 0
  br i1 %102, label %103, label %107

103:                                              ; preds = %101
  %104 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %105 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @softmax.s, i64 4), align 4, !tbaa !12
  %106 = tail call reassoc nnan ninf nsz arcp afn float @llvm.maxnum.f32(float %104, float %105)
  store float %106, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %107

107:                                              ; preds = %103, %101
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = load float, ptr addrspace(3) @softmax.s, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %109 = fsub reassoc nnan ninf nsz arcp afn float %9, %108
  %110 = fmul reassoc nnan ninf nsz arcp afn float %109, 0x3FF7154760000000
  %111 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %110)
  %112 = fsub reassoc nnan ninf nsz arcp afn float %14, %108
  %113 = fmul reassoc nnan ninf nsz arcp afn float %112, 0x3FF7154760000000
  %114 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %113)
  %115 = fadd reassoc nnan ninf nsz arcp afn float %114, %111
  %116 = fsub reassoc nnan ninf nsz arcp afn float %19, %108
  %117 = fmul reassoc nnan ninf nsz arcp afn float %116, 0x3FF7154760000000
  %118 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %117)
  %119 = fadd reassoc nnan ninf nsz arcp afn float %118, %115
  %120 = fsub reassoc nnan ninf nsz arcp afn float %24, %108
  %121 = fmul reassoc nnan ninf nsz arcp afn float %120, 0x3FF7154760000000
  %122 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %121)
  %123 = fadd reassoc nnan ninf nsz arcp afn float %122, %119
  %124 = fsub reassoc nnan ninf nsz arcp afn float %29, %108
  %125 = fmul reassoc nnan ninf nsz arcp afn float %124, 0x3FF7154760000000
  %126 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %125)
  %127 = fadd reassoc nnan ninf nsz arcp afn float %126, %123
  %128 = fsub reassoc nnan ninf nsz arcp afn float %34, %108
  %129 = fmul reassoc nnan ninf nsz arcp afn float %128, 0x3FF7154760000000
  %130 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %129)
  %131 = fadd reassoc nnan ninf nsz arcp afn float %130, %127
  %132 = fsub reassoc nnan ninf nsz arcp afn float %39, %108
  %133 = fmul reassoc nnan ninf nsz arcp afn float %132, 0x3FF7154760000000
  %134 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %133)
  %135 = fadd reassoc nnan ninf nsz arcp afn float %134, %131
  %136 = fsub reassoc nnan ninf nsz arcp afn float %44, %108
  %137 = fmul reassoc nnan ninf nsz arcp afn float %136, 0x3FF7154760000000
  %138 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %137)
  %139 = fadd reassoc nnan ninf nsz arcp afn float %138, %135
  store float %139, ptr addrspace(3) %47, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %48, label %140, label %147

140:                                              ; preds = %107
  %141 = zext nneg i32 %5 to i64
  %142 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i64 256
  %144 = load float, ptr addrspace(3) %143, align 4, !tbaa !12
  %145 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %146 = fadd reassoc nnan ninf nsz arcp afn float %145, %144
  store float %146, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %147

147:                                              ; preds = %140, %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %57, label %148, label %155

148:                                              ; preds = %147
  %149 = zext nneg i32 %5 to i64
  %150 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i64 128
  %152 = load float, ptr addrspace(3) %151, align 4, !tbaa !12
  %153 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %154 = fadd reassoc nnan ninf nsz arcp afn float %153, %152
  store float %154, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %155

155:                                              ; preds = %148, %147
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %66, label %156, label %163

156:                                              ; preds = %155
  %157 = zext nneg i32 %5 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %158, i64 64
  %160 = load float, ptr addrspace(3) %159, align 4, !tbaa !12
  %161 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %162 = fadd reassoc nnan ninf nsz arcp afn float %161, %160
  store float %162, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %163

163:                                              ; preds = %156, %155
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %75, label %164, label %171

164:                                              ; preds = %163
  %165 = zext nneg i32 %5 to i64
  %166 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %166, i64 32
  %168 = load float, ptr addrspace(3) %167, align 4, !tbaa !12
  %169 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %170 = fadd reassoc nnan ninf nsz arcp afn float %169, %168
  store float %170, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %171

171:                                              ; preds = %164, %163
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %84, label %172, label %179

172:                                              ; preds = %171
  %173 = zext nneg i32 %5 to i64
  %174 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i64 16
  %176 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %177 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %178 = fadd reassoc nnan ninf nsz arcp afn float %177, %176
  store float %178, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %179

179:                                              ; preds = %172, %171
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %93, label %180, label %187

180:                                              ; preds = %179
  %181 = zext nneg i32 %5 to i64
  %182 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax.s, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %182, i64 8
  %184 = load float, ptr addrspace(3) %183, align 4, !tbaa !12
  %185 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %186 = fadd reassoc nnan ninf nsz arcp afn float %185, %184
  store float %186, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %187

187:                                              ; preds = %180, %179
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %102, label %188, label %192

188:                                              ; preds = %187
  %189 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @softmax.s, i64 4), align 4, !tbaa !12
  %190 = load float, ptr addrspace(3) %47, align 4, !tbaa !12
  %191 = fadd reassoc nnan ninf nsz arcp afn float %190, %189
  store float %191, ptr addrspace(3) %47, align 4, !tbaa !12
  br label %192

192:                                              ; preds = %188, %187
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %193 = load float, ptr addrspace(3) @softmax.s, align 4, !tbaa !12
  %194 = fdiv reassoc nnan ninf nsz arcp afn float %111, %193
  %195 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  store float %194, ptr addrspace(1) %195, align 4, !tbaa !12
  %196 = fdiv reassoc nnan ninf nsz arcp afn float %114, %193
  %197 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %12
  store float %196, ptr addrspace(1) %197, align 4, !tbaa !12
  %198 = fdiv reassoc nnan ninf nsz arcp afn float %118, %193
  %199 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %17
  store float %198, ptr addrspace(1) %199, align 4, !tbaa !12
  %200 = fdiv reassoc nnan ninf nsz arcp afn float %122, %193
  %201 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22
  store float %200, ptr addrspace(1) %201, align 4, !tbaa !12
  %202 = fdiv reassoc nnan ninf nsz arcp afn float %126, %193
  %203 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %27
  store float %202, ptr addrspace(1) %203, align 4, !tbaa !12
  %204 = fdiv reassoc nnan ninf nsz arcp afn float %130, %193
  %205 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %32
  store float %204, ptr addrspace(1) %205, align 4, !tbaa !12
  %206 = fdiv reassoc nnan ninf nsz arcp afn float %134, %193
  %207 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %37
  store float %206, ptr addrspace(1) %207, align 4, !tbaa !12
  %208 = fdiv reassoc nnan ninf nsz arcp afn float %138, %193
  %209 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %42
  store float %208, ptr addrspace(1) %209, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local nofpclass(nan inf) float @normal(float noundef nofpclass(nan inf) %0) local_unnamed_addr #8 {
  %2 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float %0)
  %3 = tail call float @llvm.fma.f32(float %2, float 0x3FCDA67120000000, float 1.000000e+00)
  %4 = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %3, !fpmath !21
  %5 = tail call float @llvm.fma.f32(float %4, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %6 = tail call float @llvm.fma.f32(float %4, float %5, float 0x3FFC80EF00000000)
  %7 = tail call float @llvm.fma.f32(float %4, float %6, float 0xBFD6D1F0E0000000)
  %8 = tail call float @llvm.fma.f32(float %4, float %7, float 0x3FD470BF40000000)
  %9 = fmul reassoc nnan ninf nsz arcp afn float %0, %0
  %10 = fmul reassoc nnan ninf nsz arcp afn float %9, 0xBFE7154760000000
  %11 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %10)
  %12 = fmul reassoc nnan ninf nsz arcp afn float %4, 0x3FD9884540000000
  %13 = fmul reassoc nnan ninf nsz arcp afn float %12, %8
  %14 = fmul reassoc nnan ninf nsz arcp afn float %13, %11
  %15 = fcmp reassoc nnan ninf nsz arcp afn ogt float %0, 0.000000e+00
  %16 = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %14
  %17 = select reassoc nnan ninf nsz arcp afn i1 %15, float %16, float %14
  ret float %17
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #6 !kernel_arg_addr_space !35 !kernel_arg_access_qual !31 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !33 {
  tail call void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4) #16
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #7 !kernel_arg_addr_space !35 !kernel_arg_access_qual !31 !kernel_arg_type !36 !kernel_arg_base_type !36 !kernel_arg_type_qual !33 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul nuw nsw i32 %6, %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nuw nsw i32 %8, %9
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %13, float 2.500000e+01, float 5.000000e+00)
  %15 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %16, float 9.900000e+01, float 1.000000e+00)
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %11
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !12
  %20 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %19, float 9.750000e+00, float 2.500000e-01)
  %21 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.sqrt.rn.f(float %20)
  %22 = fdiv reassoc nnan ninf nsz arcp afn float %14, %17, !fpmath !21
  %23 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.lg2.approx.f(float %22)
  %24 = fmul reassoc nnan ninf nsz arcp afn float %20, 0x3FB0A3D700000000
  %25 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %23, float 0x3FE62E4300000000, float %24)
  %26 = fmul reassoc nnan ninf nsz arcp afn float %21, 0x3FD3333340000000
  %27 = fdiv reassoc nnan ninf nsz arcp afn float %25, %26, !fpmath !21
  %28 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %21, float 0xBFD3333340000000, float %27)
  %29 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float nofpclass(nan inf) %27)
  %30 = tail call float @llvm.fma.f32(float %29, float 0x3FCDA67120000000, float 1.000000e+00)
  %31 = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %30, !fpmath !21
  %32 = tail call float @llvm.fma.f32(float %31, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %33 = tail call float @llvm.fma.f32(float %31, float %32, float 0x3FFC80EF00000000)
  %34 = tail call float @llvm.fma.f32(float %31, float %33, float 0xBFD6D1F0E0000000)
  %35 = tail call float @llvm.fma.f32(float %31, float %34, float 0x3FD470BF40000000)
  %36 = fmul reassoc nnan ninf nsz arcp afn float %27, %27
  %37 = fmul reassoc nnan ninf nsz arcp afn float %36, 0xBFE7154760000000
  %38 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %37)
  %39 = fmul reassoc nnan ninf nsz arcp afn float %38, 0x3FD9884540000000
  %40 = fmul reassoc nnan ninf nsz arcp afn float %39, %31
  %41 = fmul reassoc nnan ninf nsz arcp afn float %40, %35
  %42 = fcmp reassoc nnan ninf nsz arcp afn ogt float %27, 0.000000e+00
  %43 = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %41
  %44 = select reassoc nnan ninf nsz arcp afn i1 %42, float %43, float %41
  %45 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fabs.f32(float nofpclass(nan inf) %28)
  %46 = tail call float @llvm.fma.f32(float %45, float 0x3FCDA67120000000, float 1.000000e+00)
  %47 = fdiv reassoc nnan ninf nsz arcp afn float 1.000000e+00, %46, !fpmath !21
  %48 = tail call float @llvm.fma.f32(float %47, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %49 = tail call float @llvm.fma.f32(float %47, float %48, float 0x3FFC80EF00000000)
  %50 = tail call float @llvm.fma.f32(float %47, float %49, float 0xBFD6D1F0E0000000)
  %51 = tail call float @llvm.fma.f32(float %47, float %50, float 0x3FD470BF40000000)
  %52 = fmul reassoc nnan ninf nsz arcp afn float %28, %28
  %53 = fmul reassoc nnan ninf nsz arcp afn float %52, 0xBFE7154760000000
  %54 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %53)
  %55 = fmul reassoc nnan ninf nsz arcp afn float %54, 0x3FD9884540000000
  %56 = fmul reassoc nnan ninf nsz arcp afn float %55, %47
  %57 = fmul reassoc nnan ninf nsz arcp afn float %56, %51
  %58 = fcmp reassoc nnan ninf nsz arcp afn ogt float %28, 0.000000e+00
  %59 = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %57
  %60 = select reassoc nnan ninf nsz arcp afn i1 %58, float %59, float %57
  %61 = fmul reassoc nnan ninf nsz arcp afn float %20, 0xBF9D8BE060000000
  %62 = tail call reassoc nnan ninf nsz arcp afn float @llvm.nvvm.ex2.approx.f32(float %61)
  %63 = fmul reassoc nnan ninf nsz arcp afn float %62, %17
  %64 = fneg reassoc nnan ninf nsz arcp afn float %63
  %65 = fmul reassoc nnan ninf nsz arcp afn float %60, %64
  %66 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %14, float %44, float %65)
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %11
  store float %66, ptr addrspace(1) %67, align 4, !tbaa !12
  %68 = fsub reassoc nnan ninf nsz arcp afn float 1.000000e+00, %60
  %69 = fadd reassoc nnan ninf nsz arcp afn float %44, -1.000000e+00
  %70 = fmul reassoc nnan ninf nsz arcp afn float %69, %14
  %71 = tail call reassoc nnan ninf nsz arcp afn float @llvm.fmuladd.f32(float %63, float %68, float %70)
  %72 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %11
  store float %71, ptr addrspace(1) %72, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #11

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="false" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="false" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nocallback nounwind }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #16 = { nounwind }
attributes #17 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"int"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"float*", !"float*", !"int"}
!17 = !{!"const", !"", !""}
!18 = !{i32 1, i32 0, i32 0}
!19 = !{!"int*", !"int", !"int"}
!20 = !{!"", !"", !""}
!21 = !{float 2.500000e+00}
!22 = !{i32 1, i32 1}
!23 = !{!"none", !"none"}
!24 = !{!"int*", !"int*"}
!25 = !{!"const", !""}
!26 = !{i32 1, i32 1, i32 1, i32 1}
!27 = !{!"float*", !"float*", !"float*", !"float*"}
!28 = !{!"const", !"const", !"const", !""}
!29 = !{!"uint*", !"int*"}
!30 = !{i32 1, i32 1, i32 1, i32 1, i32 0}
!31 = !{!"none", !"none", !"none", !"none", !"none"}
!32 = !{!"int*", !"float*", !"float*", !"float*", !"int"}
!33 = !{!"const", !"const", !"const", !"", !""}
!34 = !{!"float*", !"float*"}
!35 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!36 = !{!"float*", !"float*", !"float*", !"float*", !"float*"}
