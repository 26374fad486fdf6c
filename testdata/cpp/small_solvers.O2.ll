; ModuleID = 'small_solvers.cu'
source_filename = "small_solvers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Rows = type { [32 x float], [32 x float], [32 x float], [32 x float] }
%class.Lu = type { [6 x [6 x float]], [6 x float] }

$_ZN2LuILi6EE5solveEPf = comdat any

@_ZZ15tridiagonal_pcrE1s = internal unnamed_addr addrspace(3) global %struct.Rows undef, align 4

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @lu_solve(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca %class.Lu, align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %10 = mul nsw i32 %9, 36
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = mul nsw i32 %9, 6
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %17 = load float, ptr %12, align 4, !tbaa !8
  %18 = fadd contract float %17, 4.000000e+00
  store float %18, ptr %4, align 4, !tbaa !8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = fadd contract float %20, 0.000000e+00
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %21, ptr %22, align 4, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd contract float %24, 0.000000e+00
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %25, ptr %26, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fadd contract float %28, 0.000000e+00
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %29, ptr %30, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fadd contract float %32, 0.000000e+00
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %33, ptr %34, align 4, !tbaa !8
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fadd contract float %36, 0.000000e+00
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store float %37, ptr %38, align 4, !tbaa !8
  %39 = load float, ptr %15, align 4, !tbaa !8
  store float %39, ptr %16, align 4, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %42, 0.000000e+00
  store float %43, ptr %40, align 4, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fadd contract float %45, 4.000000e+00
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store float %46, ptr %47, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fadd contract float %49, 0.000000e+00
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store float %50, ptr %51, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %12, i64 36
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fadd contract float %53, 0.000000e+00
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store float %54, ptr %55, align 4, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fadd contract float %57, 0.000000e+00
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store float %58, ptr %59, align 4, !tbaa !8
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fadd contract float %61, 0.000000e+00
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 44
  store float %62, ptr %63, align 4, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 148
  store float %65, ptr %66, align 4, !tbaa !8
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fadd contract float %69, 0.000000e+00
  store float %70, ptr %67, align 4, !tbaa !8
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 52
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fadd contract float %72, 0.000000e+00
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store float %73, ptr %74, align 4, !tbaa !8
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fadd contract float %76, 4.000000e+00
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store float %77, ptr %78, align 4, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %12, i64 60
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fadd contract float %80, 0.000000e+00
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store float %81, ptr %82, align 4, !tbaa !8
  %83 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fadd contract float %84, 0.000000e+00
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store float %85, ptr %86, align 4, !tbaa !8
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 68
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fadd contract float %88, 0.000000e+00
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 68
  store float %89, ptr %90, align 4, !tbaa !8
  %91 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 152
  store float %92, ptr %93, align 4, !tbaa !8
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %95 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = fadd contract float %96, 0.000000e+00
  store float %97, ptr %94, align 4, !tbaa !8
  %98 = getelementptr inbounds nuw i8, ptr %12, i64 76
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = fadd contract float %99, 0.000000e+00
  %101 = getelementptr inbounds nuw i8, ptr %4, i64 76
  store float %100, ptr %101, align 4, !tbaa !8
  %102 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = fadd contract float %103, 0.000000e+00
  %105 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store float %104, ptr %105, align 4, !tbaa !8
  %106 = getelementptr inbounds nuw i8, ptr %12, i64 84
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = fadd contract float %107, 4.000000e+00
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 84
  store float %108, ptr %109, align 4, !tbaa !8
  %110 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = fadd contract float %111, 0.000000e+00
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store float %112, ptr %113, align 4, !tbaa !8
  %114 = getelementptr inbounds nuw i8, ptr %12, i64 92
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fadd contract float %115, 0.000000e+00
  %117 = getelementptr inbounds nuw i8, ptr %4, i64 92
  store float %116, ptr %117, align 4, !tbaa !8
  %118 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = getelementptr inbounds nuw i8, ptr %4, i64 156
  store float %119, ptr %120, align 4, !tbaa !8
  %121 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %122 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %123 = load float, ptr %122, align 4, !tbaa !8
  %124 = fadd contract float %123, 0.000000e+00
  store float %124, ptr %121, align 4, !tbaa !8
  %125 = getelementptr inbounds nuw i8, ptr %12, i64 100
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fadd contract float %126, 0.000000e+00
  %128 = getelementptr inbounds nuw i8, ptr %4, i64 100
  store float %127, ptr %128, align 4, !tbaa !8
  %129 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %130 = load float, ptr %129, align 4, !tbaa !8
  %131 = fadd contract float %130, 0.000000e+00
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store float %131, ptr %132, align 4, !tbaa !8
  %133 = getelementptr inbounds nuw i8, ptr %12, i64 108
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = fadd contract float %134, 0.000000e+00
  %136 = getelementptr inbounds nuw i8, ptr %4, i64 108
  store float %135, ptr %136, align 4, !tbaa !8
  %137 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = fadd contract float %138, 4.000000e+00
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store float %139, ptr %140, align 4, !tbaa !8
  %141 = getelementptr inbounds nuw i8, ptr %12, i64 116
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fadd contract float %142, 0.000000e+00
  %144 = getelementptr inbounds nuw i8, ptr %4, i64 116
  store float %143, ptr %144, align 4, !tbaa !8
  %145 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = getelementptr inbounds nuw i8, ptr %4, i64 160
  store float %146, ptr %147, align 4, !tbaa !8
  %148 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %149 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fadd contract float %150, 0.000000e+00
  store float %151, ptr %148, align 4, !tbaa !8
  %152 = getelementptr inbounds nuw i8, ptr %12, i64 124
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fadd contract float %153, 0.000000e+00
  %155 = getelementptr inbounds nuw i8, ptr %4, i64 124
  store float %154, ptr %155, align 4, !tbaa !8
  %156 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = fadd contract float %157, 0.000000e+00
  %159 = getelementptr inbounds nuw i8, ptr %4, i64 128
  store float %158, ptr %159, align 4, !tbaa !8
  %160 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %161 = load float, ptr %160, align 4, !tbaa !8
  %162 = fadd contract float %161, 0.000000e+00
  %163 = getelementptr inbounds nuw i8, ptr %4, i64 132
  store float %162, ptr %163, align 4, !tbaa !8
  %164 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %165 = load float, ptr %164, align 4, !tbaa !8
  %166 = fadd contract float %165, 0.000000e+00
  %167 = getelementptr inbounds nuw i8, ptr %4, i64 136
  store float %166, ptr %167, align 4, !tbaa !8
  %168 = getelementptr inbounds nuw i8, ptr %12, i64 140
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fadd contract float %169, 4.000000e+00
  %171 = getelementptr inbounds nuw i8, ptr %4, i64 140
  store float %170, ptr %171, align 4, !tbaa !8
  %172 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %173 = load float, ptr %172, align 4, !tbaa !8
  %174 = getelementptr inbounds nuw i8, ptr %4, i64 164
  store float %173, ptr %174, align 4, !tbaa !8
  %175 = getelementptr inbounds float, ptr %2, i64 %14
  call void @_ZN2LuILi6EE5solveEPf(ptr noundef nonnull align 4 dereferenceable(168) %4, ptr noundef %175) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local void @_ZN2LuILi6EE5solveEPf(ptr noundef nonnull align 4 dereferenceable(168) %0, ptr noundef %1) local_unnamed_addr #2 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %5 = load float, ptr %4, align 4, !tbaa !8
  %6 = tail call contract float @llvm.fabs.f32(float %5)
  %7 = load float, ptr %0, align 4, !tbaa !8
  %8 = tail call contract float @llvm.fabs.f32(float %7)
  %9 = fcmp contract ogt float %6, %8
  br i1 %9, label %566, label %590

10:                                               ; preds = %714
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %12 = load float, ptr %11, align 4, !tbaa !8
  %13 = load float, ptr %877, align 4, !tbaa !8
  store float %13, ptr %11, align 4, !tbaa !8
  store float %12, ptr %877, align 4, !tbaa !8
  store float %883, ptr %880, align 4, !tbaa !8
  store float %881, ptr %878, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = load float, ptr %14, align 4, !tbaa !8
  %17 = load float, ptr %15, align 4, !tbaa !8
  store float %17, ptr %14, align 4, !tbaa !8
  store float %16, ptr %15, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %20 = load float, ptr %18, align 4, !tbaa !8
  %21 = load float, ptr %19, align 4, !tbaa !8
  store float %21, ptr %18, align 4, !tbaa !8
  store float %20, ptr %19, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load float, ptr %22, align 4, !tbaa !8
  %25 = load float, ptr %23, align 4, !tbaa !8
  store float %25, ptr %22, align 4, !tbaa !8
  store float %24, ptr %23, align 4, !tbaa !8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %28 = load float, ptr %26, align 4, !tbaa !8
  %29 = load float, ptr %27, align 4, !tbaa !8
  store float %29, ptr %26, align 4, !tbaa !8
  store float %28, ptr %27, align 4, !tbaa !8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = load float, ptr %879, align 4, !tbaa !8
  store float %32, ptr %30, align 4, !tbaa !8
  store float %31, ptr %879, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %714, %10
  %34 = phi float [ %881, %10 ], [ %883, %714 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = tail call contract float @llvm.fabs.f32(float %36)
  %38 = tail call contract float @llvm.fabs.f32(float %34)
  %39 = fcmp contract ogt float %37, %38
  br i1 %39, label %40, label %63

40:                                               ; preds = %33
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %877, align 4, !tbaa !8
  store float %43, ptr %41, align 4, !tbaa !8
  store float %42, ptr %877, align 4, !tbaa !8
  store float %34, ptr %35, align 4, !tbaa !8
  store float %36, ptr %878, align 4, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %46 = load float, ptr %44, align 4, !tbaa !8
  %47 = load float, ptr %45, align 4, !tbaa !8
  store float %47, ptr %44, align 4, !tbaa !8
  store float %46, ptr %45, align 4, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %50 = load float, ptr %48, align 4, !tbaa !8
  %51 = load float, ptr %49, align 4, !tbaa !8
  store float %51, ptr %48, align 4, !tbaa !8
  store float %50, ptr %49, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load float, ptr %52, align 4, !tbaa !8
  %55 = load float, ptr %53, align 4, !tbaa !8
  store float %55, ptr %52, align 4, !tbaa !8
  store float %54, ptr %53, align 4, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %58 = load float, ptr %56, align 4, !tbaa !8
  %59 = load float, ptr %57, align 4, !tbaa !8
  store float %59, ptr %56, align 4, !tbaa !8
  store float %58, ptr %57, align 4, !tbaa !8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = load float, ptr %879, align 4, !tbaa !8
  store float %62, ptr %60, align 4, !tbaa !8
  store float %61, ptr %879, align 4, !tbaa !8
  br label %63

63:                                               ; preds = %33, %40
  %64 = phi float [ %36, %40 ], [ %34, %33 ]
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = tail call contract float @llvm.fabs.f32(float %66)
  %68 = tail call contract float @llvm.fabs.f32(float %64)
  %69 = fcmp contract ogt float %67, %68
  br i1 %69, label %70, label %93

70:                                               ; preds = %63
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = load float, ptr %877, align 4, !tbaa !8
  store float %73, ptr %71, align 4, !tbaa !8
  store float %72, ptr %877, align 4, !tbaa !8
  store float %64, ptr %65, align 4, !tbaa !8
  store float %66, ptr %878, align 4, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %76 = load float, ptr %74, align 4, !tbaa !8
  %77 = load float, ptr %75, align 4, !tbaa !8
  store float %77, ptr %74, align 4, !tbaa !8
  store float %76, ptr %75, align 4, !tbaa !8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %80 = load float, ptr %78, align 4, !tbaa !8
  %81 = load float, ptr %79, align 4, !tbaa !8
  store float %81, ptr %78, align 4, !tbaa !8
  store float %80, ptr %79, align 4, !tbaa !8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %84 = load float, ptr %82, align 4, !tbaa !8
  %85 = load float, ptr %83, align 4, !tbaa !8
  store float %85, ptr %82, align 4, !tbaa !8
  store float %84, ptr %83, align 4, !tbaa !8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %88 = load float, ptr %86, align 4, !tbaa !8
  %89 = load float, ptr %87, align 4, !tbaa !8
  store float %89, ptr %86, align 4, !tbaa !8
  store float %88, ptr %87, align 4, !tbaa !8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = load float, ptr %879, align 4, !tbaa !8
  store float %92, ptr %90, align 4, !tbaa !8
  store float %91, ptr %879, align 4, !tbaa !8
  br label %93

93:                                               ; preds = %63, %70
  %94 = phi float [ %66, %70 ], [ %64, %63 ]
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %96 = load float, ptr %95, align 4, !tbaa !8
  %97 = tail call contract float @llvm.fabs.f32(float %96)
  %98 = tail call contract float @llvm.fabs.f32(float %94)
  %99 = fcmp contract ogt float %97, %98
  br i1 %99, label %100, label %123

100:                                              ; preds = %93
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = load float, ptr %877, align 4, !tbaa !8
  store float %103, ptr %101, align 4, !tbaa !8
  store float %102, ptr %877, align 4, !tbaa !8
  store float %94, ptr %95, align 4, !tbaa !8
  store float %96, ptr %878, align 4, !tbaa !8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %106 = load float, ptr %104, align 4, !tbaa !8
  %107 = load float, ptr %105, align 4, !tbaa !8
  store float %107, ptr %104, align 4, !tbaa !8
  store float %106, ptr %105, align 4, !tbaa !8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %110 = load float, ptr %108, align 4, !tbaa !8
  %111 = load float, ptr %109, align 4, !tbaa !8
  store float %111, ptr %108, align 4, !tbaa !8
  store float %110, ptr %109, align 4, !tbaa !8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %114 = load float, ptr %112, align 4, !tbaa !8
  %115 = load float, ptr %113, align 4, !tbaa !8
  store float %115, ptr %112, align 4, !tbaa !8
  store float %114, ptr %113, align 4, !tbaa !8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %118 = load float, ptr %116, align 4, !tbaa !8
  %119 = load float, ptr %117, align 4, !tbaa !8
  store float %119, ptr %116, align 4, !tbaa !8
  store float %118, ptr %117, align 4, !tbaa !8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = load float, ptr %879, align 4, !tbaa !8
  store float %122, ptr %120, align 4, !tbaa !8
  store float %121, ptr %879, align 4, !tbaa !8
  br label %123

123:                                              ; preds = %93, %100
  %124 = phi float [ %96, %100 ], [ %94, %93 ]
  %125 = fdiv contract float 1.000000e+00, %124
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = fmul contract float %125, %129
  %131 = fmul contract float %130, %124
  %132 = fsub contract float %129, %131
  store float %132, ptr %128, align 4, !tbaa !8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = fmul contract float %130, %134
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fsub contract float %137, %135
  store float %138, ptr %136, align 4, !tbaa !8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %130, %140
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = fsub contract float %143, %141
  store float %144, ptr %142, align 4, !tbaa !8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fmul contract float %130, %146
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %149 = load float, ptr %148, align 4, !tbaa !8
  %150 = fsub contract float %149, %147
  store float %150, ptr %148, align 4, !tbaa !8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %152 = load float, ptr %151, align 4, !tbaa !8
  %153 = fmul contract float %130, %152
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %155 = load float, ptr %154, align 4, !tbaa !8
  %156 = fsub contract float %155, %153
  store float %156, ptr %154, align 4, !tbaa !8
  %157 = load float, ptr %127, align 4, !tbaa !8
  %158 = fmul contract float %130, %157
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = fsub contract float %160, %158
  store float %161, ptr %159, align 4, !tbaa !8
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = fmul contract float %125, %163
  %165 = fmul contract float %164, %124
  %166 = fsub contract float %163, %165
  store float %166, ptr %162, align 4, !tbaa !8
  %167 = fmul contract float %164, %134
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fsub contract float %169, %167
  store float %170, ptr %168, align 4, !tbaa !8
  %171 = fmul contract float %164, %140
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %173 = load float, ptr %172, align 4, !tbaa !8
  %174 = fsub contract float %173, %171
  store float %174, ptr %172, align 4, !tbaa !8
  %175 = fmul contract float %164, %146
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = fsub contract float %177, %175
  store float %178, ptr %176, align 4, !tbaa !8
  %179 = fmul contract float %164, %152
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %181 = load float, ptr %180, align 4, !tbaa !8
  %182 = fsub contract float %181, %179
  store float %182, ptr %180, align 4, !tbaa !8
  %183 = fmul contract float %164, %157
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %185 = load float, ptr %184, align 4, !tbaa !8
  %186 = fsub contract float %185, %183
  store float %186, ptr %184, align 4, !tbaa !8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %188 = load float, ptr %187, align 4, !tbaa !8
  %189 = fmul contract float %125, %188
  %190 = fmul contract float %189, %124
  %191 = fsub contract float %188, %190
  store float %191, ptr %187, align 4, !tbaa !8
  %192 = fmul contract float %189, %134
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %194 = load float, ptr %193, align 4, !tbaa !8
  %195 = fsub contract float %194, %192
  store float %195, ptr %193, align 4, !tbaa !8
  %196 = fmul contract float %189, %140
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %198 = load float, ptr %197, align 4, !tbaa !8
  %199 = fsub contract float %198, %196
  store float %199, ptr %197, align 4, !tbaa !8
  %200 = fmul contract float %189, %146
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = fsub contract float %202, %200
  store float %203, ptr %201, align 4, !tbaa !8
  %204 = fmul contract float %189, %152
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %206 = load float, ptr %205, align 4, !tbaa !8
  %207 = fsub contract float %206, %204
  store float %207, ptr %205, align 4, !tbaa !8
  %208 = fmul contract float %189, %157
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %210 = load float, ptr %209, align 4, !tbaa !8
  %211 = fsub contract float %210, %208
  store float %211, ptr %209, align 4, !tbaa !8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %213 = load float, ptr %212, align 4, !tbaa !8
  %214 = fmul contract float %125, %213
  %215 = load float, ptr %126, align 4, !tbaa !8
  %216 = fmul contract float %214, %215
  %217 = fsub contract float %213, %216
  store float %217, ptr %212, align 4, !tbaa !8
  %218 = load float, ptr %133, align 4, !tbaa !8
  %219 = fmul contract float %214, %218
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %221 = load float, ptr %220, align 4, !tbaa !8
  %222 = fsub contract float %221, %219
  store float %222, ptr %220, align 4, !tbaa !8
  %223 = load float, ptr %139, align 4, !tbaa !8
  %224 = fmul contract float %214, %223
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %226 = load float, ptr %225, align 4, !tbaa !8
  %227 = fsub contract float %226, %224
  store float %227, ptr %225, align 4, !tbaa !8
  %228 = load float, ptr %145, align 4, !tbaa !8
  %229 = fmul contract float %214, %228
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %231 = load float, ptr %230, align 4, !tbaa !8
  %232 = fsub contract float %231, %229
  store float %232, ptr %230, align 4, !tbaa !8
  %233 = load float, ptr %151, align 4, !tbaa !8
  %234 = fmul contract float %214, %233
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %236 = load float, ptr %235, align 4, !tbaa !8
  %237 = fsub contract float %236, %234
  store float %237, ptr %235, align 4, !tbaa !8
  %238 = load float, ptr %127, align 4, !tbaa !8
  %239 = fmul contract float %214, %238
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %241 = load float, ptr %240, align 4, !tbaa !8
  %242 = fsub contract float %241, %239
  store float %242, ptr %240, align 4, !tbaa !8
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %247 = load float, ptr %246, align 4, !tbaa !8
  %248 = tail call contract float @llvm.fabs.f32(float %247)
  %249 = load float, ptr %244, align 4, !tbaa !8
  %250 = tail call contract float @llvm.fabs.f32(float %249)
  %251 = fcmp contract ogt float %248, %250
  br i1 %251, label %252, label %275

252:                                              ; preds = %123
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %254 = load float, ptr %253, align 4, !tbaa !8
  %255 = load float, ptr %243, align 4, !tbaa !8
  store float %255, ptr %253, align 4, !tbaa !8
  store float %254, ptr %243, align 4, !tbaa !8
  %256 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %258 = load float, ptr %256, align 4, !tbaa !8
  %259 = load float, ptr %257, align 4, !tbaa !8
  store float %259, ptr %256, align 4, !tbaa !8
  store float %258, ptr %257, align 4, !tbaa !8
  store float %249, ptr %246, align 4, !tbaa !8
  store float %247, ptr %244, align 4, !tbaa !8
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %262 = load float, ptr %260, align 4, !tbaa !8
  %263 = load float, ptr %261, align 4, !tbaa !8
  store float %263, ptr %260, align 4, !tbaa !8
  store float %262, ptr %261, align 4, !tbaa !8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %266 = load float, ptr %264, align 4, !tbaa !8
  %267 = load float, ptr %265, align 4, !tbaa !8
  store float %267, ptr %264, align 4, !tbaa !8
  store float %266, ptr %265, align 4, !tbaa !8
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %270 = load float, ptr %268, align 4, !tbaa !8
  %271 = load float, ptr %269, align 4, !tbaa !8
  store float %271, ptr %268, align 4, !tbaa !8
  store float %270, ptr %269, align 4, !tbaa !8
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %273 = load float, ptr %272, align 4, !tbaa !8
  %274 = load float, ptr %245, align 4, !tbaa !8
  store float %274, ptr %272, align 4, !tbaa !8
  store float %273, ptr %245, align 4, !tbaa !8
  br label %275

275:                                              ; preds = %123, %252
  %276 = phi float [ %247, %252 ], [ %249, %123 ]
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %278 = load float, ptr %277, align 4, !tbaa !8
  %279 = tail call contract float @llvm.fabs.f32(float %278)
  %280 = tail call contract float @llvm.fabs.f32(float %276)
  %281 = fcmp contract ogt float %279, %280
  br i1 %281, label %282, label %305

282:                                              ; preds = %275
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %284 = load float, ptr %283, align 4, !tbaa !8
  %285 = load float, ptr %243, align 4, !tbaa !8
  store float %285, ptr %283, align 4, !tbaa !8
  store float %284, ptr %243, align 4, !tbaa !8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %288 = load float, ptr %286, align 4, !tbaa !8
  %289 = load float, ptr %287, align 4, !tbaa !8
  store float %289, ptr %286, align 4, !tbaa !8
  store float %288, ptr %287, align 4, !tbaa !8
  store float %276, ptr %277, align 4, !tbaa !8
  store float %278, ptr %244, align 4, !tbaa !8
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %292 = load float, ptr %290, align 4, !tbaa !8
  %293 = load float, ptr %291, align 4, !tbaa !8
  store float %293, ptr %290, align 4, !tbaa !8
  store float %292, ptr %291, align 4, !tbaa !8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %296 = load float, ptr %294, align 4, !tbaa !8
  %297 = load float, ptr %295, align 4, !tbaa !8
  store float %297, ptr %294, align 4, !tbaa !8
  store float %296, ptr %295, align 4, !tbaa !8
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %300 = load float, ptr %298, align 4, !tbaa !8
  %301 = load float, ptr %299, align 4, !tbaa !8
  store float %301, ptr %298, align 4, !tbaa !8
  store float %300, ptr %299, align 4, !tbaa !8
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %303 = load float, ptr %302, align 4, !tbaa !8
  %304 = load float, ptr %245, align 4, !tbaa !8
  store float %304, ptr %302, align 4, !tbaa !8
  store float %303, ptr %245, align 4, !tbaa !8
  br label %305

305:                                              ; preds = %275, %282
  %306 = phi float [ %278, %282 ], [ %276, %275 ]
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %308 = load float, ptr %307, align 4, !tbaa !8
  %309 = tail call contract float @llvm.fabs.f32(float %308)
  %310 = tail call contract float @llvm.fabs.f32(float %306)
  %311 = fcmp contract ogt float %309, %310
  br i1 %311, label %312, label %335

312:                                              ; preds = %305
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %314 = load float, ptr %313, align 4, !tbaa !8
  %315 = load float, ptr %243, align 4, !tbaa !8
  store float %315, ptr %313, align 4, !tbaa !8
  store float %314, ptr %243, align 4, !tbaa !8
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %318 = load float, ptr %316, align 4, !tbaa !8
  %319 = load float, ptr %317, align 4, !tbaa !8
  store float %319, ptr %316, align 4, !tbaa !8
  store float %318, ptr %317, align 4, !tbaa !8
  store float %306, ptr %307, align 4, !tbaa !8
  store float %308, ptr %244, align 4, !tbaa !8
  %320 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %322 = load float, ptr %320, align 4, !tbaa !8
  %323 = load float, ptr %321, align 4, !tbaa !8
  store float %323, ptr %320, align 4, !tbaa !8
  store float %322, ptr %321, align 4, !tbaa !8
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %326 = load float, ptr %324, align 4, !tbaa !8
  %327 = load float, ptr %325, align 4, !tbaa !8
  store float %327, ptr %324, align 4, !tbaa !8
  store float %326, ptr %325, align 4, !tbaa !8
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %330 = load float, ptr %328, align 4, !tbaa !8
  %331 = load float, ptr %329, align 4, !tbaa !8
  store float %331, ptr %328, align 4, !tbaa !8
  store float %330, ptr %329, align 4, !tbaa !8
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %333 = load float, ptr %332, align 4, !tbaa !8
  %334 = load float, ptr %245, align 4, !tbaa !8
  store float %334, ptr %332, align 4, !tbaa !8
  store float %333, ptr %245, align 4, !tbaa !8
  br label %335

335:                                              ; preds = %305, %312
  %336 = phi float [ %308, %312 ], [ %306, %305 ]
  %337 = fdiv contract float 1.000000e+00, %336
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %340 = load float, ptr %339, align 4, !tbaa !8
  %341 = fmul contract float %337, %340
  %342 = fmul contract float %341, %336
  %343 = fsub contract float %340, %342
  store float %343, ptr %339, align 4, !tbaa !8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %345 = load float, ptr %344, align 4, !tbaa !8
  %346 = fmul contract float %341, %345
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %348 = load float, ptr %347, align 4, !tbaa !8
  %349 = fsub contract float %348, %346
  store float %349, ptr %347, align 4, !tbaa !8
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %351 = load float, ptr %350, align 4, !tbaa !8
  %352 = fmul contract float %341, %351
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %354 = load float, ptr %353, align 4, !tbaa !8
  %355 = fsub contract float %354, %352
  store float %355, ptr %353, align 4, !tbaa !8
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %357 = load float, ptr %356, align 4, !tbaa !8
  %358 = fmul contract float %341, %357
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %360 = load float, ptr %359, align 4, !tbaa !8
  %361 = fsub contract float %360, %358
  store float %361, ptr %359, align 4, !tbaa !8
  %362 = load float, ptr %338, align 4, !tbaa !8
  %363 = fmul contract float %341, %362
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %365 = load float, ptr %364, align 4, !tbaa !8
  %366 = fsub contract float %365, %363
  store float %366, ptr %364, align 4, !tbaa !8
  %367 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %368 = load float, ptr %367, align 4, !tbaa !8
  %369 = fmul contract float %337, %368
  %370 = fmul contract float %369, %336
  %371 = fsub contract float %368, %370
  store float %371, ptr %367, align 4, !tbaa !8
  %372 = fmul contract float %369, %345
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %374 = load float, ptr %373, align 4, !tbaa !8
  %375 = fsub contract float %374, %372
  store float %375, ptr %373, align 4, !tbaa !8
  %376 = fmul contract float %369, %351
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %378 = load float, ptr %377, align 4, !tbaa !8
  %379 = fsub contract float %378, %376
  store float %379, ptr %377, align 4, !tbaa !8
  %380 = fmul contract float %369, %357
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %382 = load float, ptr %381, align 4, !tbaa !8
  %383 = fsub contract float %382, %380
  store float %383, ptr %381, align 4, !tbaa !8
  %384 = fmul contract float %369, %362
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %386 = load float, ptr %385, align 4, !tbaa !8
  %387 = fsub contract float %386, %384
  store float %387, ptr %385, align 4, !tbaa !8
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %389 = load float, ptr %388, align 4, !tbaa !8
  %390 = fmul contract float %337, %389
  %391 = fmul contract float %390, %336
  %392 = fsub contract float %389, %391
  store float %392, ptr %388, align 4, !tbaa !8
  %393 = fmul contract float %390, %345
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %395 = load float, ptr %394, align 4, !tbaa !8
  %396 = fsub contract float %395, %393
  store float %396, ptr %394, align 4, !tbaa !8
  %397 = fmul contract float %390, %351
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %399 = load float, ptr %398, align 4, !tbaa !8
  %400 = fsub contract float %399, %397
  store float %400, ptr %398, align 4, !tbaa !8
  %401 = fmul contract float %390, %357
  %402 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %403 = load float, ptr %402, align 4, !tbaa !8
  %404 = fsub contract float %403, %401
  store float %404, ptr %402, align 4, !tbaa !8
  %405 = fmul contract float %390, %362
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %407 = load float, ptr %406, align 4, !tbaa !8
  %408 = fsub contract float %407, %405
  store float %408, ptr %406, align 4, !tbaa !8
  %409 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %413 = load float, ptr %412, align 4, !tbaa !8
  %414 = tail call contract float @llvm.fabs.f32(float %413)
  %415 = load float, ptr %410, align 4, !tbaa !8
  %416 = tail call contract float @llvm.fabs.f32(float %415)
  %417 = fcmp contract ogt float %414, %416
  br i1 %417, label %418, label %441

418:                                              ; preds = %335
  %419 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %420 = load float, ptr %419, align 4, !tbaa !8
  %421 = load float, ptr %409, align 4, !tbaa !8
  store float %421, ptr %419, align 4, !tbaa !8
  store float %420, ptr %409, align 4, !tbaa !8
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %424 = load float, ptr %422, align 4, !tbaa !8
  %425 = load float, ptr %423, align 4, !tbaa !8
  store float %425, ptr %422, align 4, !tbaa !8
  store float %424, ptr %423, align 4, !tbaa !8
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %427 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %428 = load float, ptr %426, align 4, !tbaa !8
  %429 = load float, ptr %427, align 4, !tbaa !8
  store float %429, ptr %426, align 4, !tbaa !8
  store float %428, ptr %427, align 4, !tbaa !8
  store float %415, ptr %412, align 4, !tbaa !8
  store float %413, ptr %410, align 4, !tbaa !8
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %432 = load float, ptr %430, align 4, !tbaa !8
  %433 = load float, ptr %431, align 4, !tbaa !8
  store float %433, ptr %430, align 4, !tbaa !8
  store float %432, ptr %431, align 4, !tbaa !8
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %435 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %436 = load float, ptr %434, align 4, !tbaa !8
  %437 = load float, ptr %435, align 4, !tbaa !8
  store float %437, ptr %434, align 4, !tbaa !8
  store float %436, ptr %435, align 4, !tbaa !8
  %438 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %439 = load float, ptr %438, align 4, !tbaa !8
  %440 = load float, ptr %411, align 4, !tbaa !8
  store float %440, ptr %438, align 4, !tbaa !8
  store float %439, ptr %411, align 4, !tbaa !8
  br label %441

441:                                              ; preds = %335, %418
  %442 = phi float [ %413, %418 ], [ %415, %335 ]
  %443 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %444 = load float, ptr %443, align 4, !tbaa !8
  %445 = tail call contract float @llvm.fabs.f32(float %444)
  %446 = tail call contract float @llvm.fabs.f32(float %442)
  %447 = fcmp contract ogt float %445, %446
  br i1 %447, label %448, label %471

448:                                              ; preds = %441
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %450 = load float, ptr %449, align 4, !tbaa !8
  %451 = load float, ptr %409, align 4, !tbaa !8
  store float %451, ptr %449, align 4, !tbaa !8
  store float %450, ptr %409, align 4, !tbaa !8
  %452 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %453 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %454 = load float, ptr %452, align 4, !tbaa !8
  %455 = load float, ptr %453, align 4, !tbaa !8
  store float %455, ptr %452, align 4, !tbaa !8
  store float %454, ptr %453, align 4, !tbaa !8
  %456 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %457 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %458 = load float, ptr %456, align 4, !tbaa !8
  %459 = load float, ptr %457, align 4, !tbaa !8
  store float %459, ptr %456, align 4, !tbaa !8
  store float %458, ptr %457, align 4, !tbaa !8
  store float %442, ptr %443, align 4, !tbaa !8
  store float %444, ptr %410, align 4, !tbaa !8
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %461 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %462 = load float, ptr %460, align 4, !tbaa !8
  %463 = load float, ptr %461, align 4, !tbaa !8
  store float %463, ptr %460, align 4, !tbaa !8
  store float %462, ptr %461, align 4, !tbaa !8
  %464 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %465 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %466 = load float, ptr %464, align 4, !tbaa !8
  %467 = load float, ptr %465, align 4, !tbaa !8
  store float %467, ptr %464, align 4, !tbaa !8
  store float %466, ptr %465, align 4, !tbaa !8
  %468 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %469 = load float, ptr %468, align 4, !tbaa !8
  %470 = load float, ptr %411, align 4, !tbaa !8
  store float %470, ptr %468, align 4, !tbaa !8
  store float %469, ptr %411, align 4, !tbaa !8
  br label %471

471:                                              ; preds = %441, %448
  %472 = phi float [ %444, %448 ], [ %442, %441 ]
  %473 = fdiv contract float 1.000000e+00, %472
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %475 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %476 = load float, ptr %475, align 4, !tbaa !8
  %477 = fmul contract float %473, %476
  %478 = fmul contract float %477, %472
  %479 = fsub contract float %476, %478
  store float %479, ptr %475, align 4, !tbaa !8
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %481 = load float, ptr %480, align 4, !tbaa !8
  %482 = fmul contract float %477, %481
  %483 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %484 = load float, ptr %483, align 4, !tbaa !8
  %485 = fsub contract float %484, %482
  store float %485, ptr %483, align 4, !tbaa !8
  %486 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %487 = load float, ptr %486, align 4, !tbaa !8
  %488 = fmul contract float %477, %487
  %489 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %490 = load float, ptr %489, align 4, !tbaa !8
  %491 = fsub contract float %490, %488
  store float %491, ptr %489, align 4, !tbaa !8
  %492 = load float, ptr %474, align 4, !tbaa !8
  %493 = fmul contract float %477, %492
  %494 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %495 = load float, ptr %494, align 4, !tbaa !8
  %496 = fsub contract float %495, %493
  store float %496, ptr %494, align 4, !tbaa !8
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %498 = load float, ptr %497, align 4, !tbaa !8
  %499 = fmul contract float %473, %498
  %500 = fmul contract float %499, %472
  %501 = fsub contract float %498, %500
  store float %501, ptr %497, align 4, !tbaa !8
  %502 = fmul contract float %499, %481
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %504 = load float, ptr %503, align 4, !tbaa !8
  %505 = fsub contract float %504, %502
  store float %505, ptr %503, align 4, !tbaa !8
  %506 = fmul contract float %499, %487
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %508 = load float, ptr %507, align 4, !tbaa !8
  %509 = fsub contract float %508, %506
  store float %509, ptr %507, align 4, !tbaa !8
  %510 = fmul contract float %499, %492
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %512 = load float, ptr %511, align 4, !tbaa !8
  %513 = fsub contract float %512, %510
  store float %513, ptr %511, align 4, !tbaa !8
  %514 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %515 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %516 = load float, ptr %515, align 4, !tbaa !8
  %517 = tail call contract float @llvm.fabs.f32(float %516)
  %518 = load float, ptr %514, align 4, !tbaa !8
  %519 = tail call contract float @llvm.fabs.f32(float %518)
  %520 = fcmp contract ogt float %517, %519
  br i1 %520, label %521, label %546

521:                                              ; preds = %471
  %522 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %525 = load float, ptr %522, align 4, !tbaa !8
  %526 = load float, ptr %524, align 4, !tbaa !8
  store float %526, ptr %522, align 4, !tbaa !8
  store float %525, ptr %524, align 4, !tbaa !8
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %528 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %529 = load float, ptr %527, align 4, !tbaa !8
  %530 = load float, ptr %528, align 4, !tbaa !8
  store float %530, ptr %527, align 4, !tbaa !8
  store float %529, ptr %528, align 4, !tbaa !8
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %532 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %533 = load float, ptr %531, align 4, !tbaa !8
  %534 = load float, ptr %532, align 4, !tbaa !8
  store float %534, ptr %531, align 4, !tbaa !8
  store float %533, ptr %532, align 4, !tbaa !8
  %535 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %536 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %537 = load float, ptr %535, align 4, !tbaa !8
  %538 = load float, ptr %536, align 4, !tbaa !8
  store float %538, ptr %535, align 4, !tbaa !8
  store float %537, ptr %536, align 4, !tbaa !8
  store float %518, ptr %515, align 4, !tbaa !8
  store float %516, ptr %514, align 4, !tbaa !8
  %539 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %541 = load float, ptr %539, align 4, !tbaa !8
  %542 = load float, ptr %540, align 4, !tbaa !8
  store float %542, ptr %539, align 4, !tbaa !8
  store float %541, ptr %540, align 4, !tbaa !8
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %544 = load float, ptr %543, align 4, !tbaa !8
  %545 = load float, ptr %523, align 4, !tbaa !8
  store float %545, ptr %543, align 4, !tbaa !8
  store float %544, ptr %523, align 4, !tbaa !8
  br label %546

546:                                              ; preds = %471, %521
  %547 = phi float [ %516, %521 ], [ %518, %471 ]
  %548 = fdiv contract float 1.000000e+00, %547
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %551 = load float, ptr %550, align 4, !tbaa !8
  %552 = fmul contract float %548, %551
  %553 = fmul contract float %552, %547
  %554 = fsub contract float %551, %553
  store float %554, ptr %550, align 4, !tbaa !8
  %555 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %556 = load float, ptr %555, align 4, !tbaa !8
  %557 = fmul contract float %552, %556
  %558 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %559 = load float, ptr %558, align 4, !tbaa !8
  %560 = fsub contract float %559, %557
  store float %560, ptr %558, align 4, !tbaa !8
  %561 = load float, ptr %549, align 4, !tbaa !8
  %562 = fmul contract float %552, %561
  %563 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %564 = load float, ptr %563, align 4, !tbaa !8
  %565 = fsub contract float %564, %562
  store float %565, ptr %563, align 4, !tbaa !8
  br label %903

566:                                              ; preds = %2
  store float %7, ptr %4, align 4, !tbaa !8
  store float %5, ptr %0, align 4, !tbaa !8
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %569 = load float, ptr %567, align 4, !tbaa !8
  %570 = load float, ptr %568, align 4, !tbaa !8
  store float %570, ptr %567, align 4, !tbaa !8
  store float %569, ptr %568, align 4, !tbaa !8
  %571 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %572 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %573 = load float, ptr %571, align 4, !tbaa !8
  %574 = load float, ptr %572, align 4, !tbaa !8
  store float %574, ptr %571, align 4, !tbaa !8
  store float %573, ptr %572, align 4, !tbaa !8
  %575 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %577 = load float, ptr %575, align 4, !tbaa !8
  %578 = load float, ptr %576, align 4, !tbaa !8
  store float %578, ptr %575, align 4, !tbaa !8
  store float %577, ptr %576, align 4, !tbaa !8
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %581 = load float, ptr %579, align 4, !tbaa !8
  %582 = load float, ptr %580, align 4, !tbaa !8
  store float %582, ptr %579, align 4, !tbaa !8
  store float %581, ptr %580, align 4, !tbaa !8
  %583 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %584 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %585 = load float, ptr %583, align 4, !tbaa !8
  %586 = load float, ptr %584, align 4, !tbaa !8
  store float %586, ptr %583, align 4, !tbaa !8
  store float %585, ptr %584, align 4, !tbaa !8
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %588 = load float, ptr %587, align 4, !tbaa !8
  %589 = load float, ptr %3, align 4, !tbaa !8
  store float %589, ptr %587, align 4, !tbaa !8
  store float %588, ptr %3, align 4, !tbaa !8
  br label %590

590:                                              ; preds = %566, %2
  %591 = phi float [ %7, %2 ], [ %5, %566 ]
  %592 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %593 = load float, ptr %592, align 4, !tbaa !8
  %594 = tail call contract float @llvm.fabs.f32(float %593)
  %595 = tail call contract float @llvm.fabs.f32(float %591)
  %596 = fcmp contract ogt float %594, %595
  br i1 %596, label %597, label %621

597:                                              ; preds = %590
  store float %591, ptr %592, align 4, !tbaa !8
  store float %593, ptr %0, align 4, !tbaa !8
  %598 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %599 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %600 = load float, ptr %598, align 4, !tbaa !8
  %601 = load float, ptr %599, align 4, !tbaa !8
  store float %601, ptr %598, align 4, !tbaa !8
  store float %600, ptr %599, align 4, !tbaa !8
  %602 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %603 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %604 = load float, ptr %602, align 4, !tbaa !8
  %605 = load float, ptr %603, align 4, !tbaa !8
  store float %605, ptr %602, align 4, !tbaa !8
  store float %604, ptr %603, align 4, !tbaa !8
  %606 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %608 = load float, ptr %606, align 4, !tbaa !8
  %609 = load float, ptr %607, align 4, !tbaa !8
  store float %609, ptr %606, align 4, !tbaa !8
  store float %608, ptr %607, align 4, !tbaa !8
  %610 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %612 = load float, ptr %610, align 4, !tbaa !8
  %613 = load float, ptr %611, align 4, !tbaa !8
  store float %613, ptr %610, align 4, !tbaa !8
  store float %612, ptr %611, align 4, !tbaa !8
  %614 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %615 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %616 = load float, ptr %614, align 4, !tbaa !8
  %617 = load float, ptr %615, align 4, !tbaa !8
  store float %617, ptr %614, align 4, !tbaa !8
  store float %616, ptr %615, align 4, !tbaa !8
  %618 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %619 = load float, ptr %618, align 4, !tbaa !8
  %620 = load float, ptr %3, align 4, !tbaa !8
  store float %620, ptr %618, align 4, !tbaa !8
  store float %619, ptr %3, align 4, !tbaa !8
  br label %621

621:                                              ; preds = %590, %597
  %622 = phi float [ %593, %597 ], [ %591, %590 ]
  %623 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %624 = load float, ptr %623, align 4, !tbaa !8
  %625 = tail call contract float @llvm.fabs.f32(float %624)
  %626 = tail call contract float @llvm.fabs.f32(float %622)
  %627 = fcmp contract ogt float %625, %626
  br i1 %627, label %628, label %652

628:                                              ; preds = %621
  store float %622, ptr %623, align 4, !tbaa !8
  store float %624, ptr %0, align 4, !tbaa !8
  %629 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %630 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %631 = load float, ptr %629, align 4, !tbaa !8
  %632 = load float, ptr %630, align 4, !tbaa !8
  store float %632, ptr %629, align 4, !tbaa !8
  store float %631, ptr %630, align 4, !tbaa !8
  %633 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %634 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %635 = load float, ptr %633, align 4, !tbaa !8
  %636 = load float, ptr %634, align 4, !tbaa !8
  store float %636, ptr %633, align 4, !tbaa !8
  store float %635, ptr %634, align 4, !tbaa !8
  %637 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %638 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %639 = load float, ptr %637, align 4, !tbaa !8
  %640 = load float, ptr %638, align 4, !tbaa !8
  store float %640, ptr %637, align 4, !tbaa !8
  store float %639, ptr %638, align 4, !tbaa !8
  %641 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %642 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %643 = load float, ptr %641, align 4, !tbaa !8
  %644 = load float, ptr %642, align 4, !tbaa !8
  store float %644, ptr %641, align 4, !tbaa !8
  store float %643, ptr %642, align 4, !tbaa !8
  %645 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %646 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %647 = load float, ptr %645, align 4, !tbaa !8
  %648 = load float, ptr %646, align 4, !tbaa !8
  store float %648, ptr %645, align 4, !tbaa !8
  store float %647, ptr %646, align 4, !tbaa !8
  %649 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %650 = load float, ptr %649, align 4, !tbaa !8
  %651 = load float, ptr %3, align 4, !tbaa !8
  store float %651, ptr %649, align 4, !tbaa !8
  store float %650, ptr %3, align 4, !tbaa !8
  br label %652

652:                                              ; preds = %621, %628
  %653 = phi float [ %624, %628 ], [ %622, %621 ]
  %654 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %655 = load float, ptr %654, align 4, !tbaa !8
  %656 = tail call contract float @llvm.fabs.f32(float %655)
  %657 = tail call contract float @llvm.fabs.f32(float %653)
  %658 = fcmp contract ogt float %656, %657
  br i1 %658, label %659, label %683

659:                                              ; preds = %652
  store float %653, ptr %654, align 4, !tbaa !8
  store float %655, ptr %0, align 4, !tbaa !8
  %660 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %662 = load float, ptr %660, align 4, !tbaa !8
  %663 = load float, ptr %661, align 4, !tbaa !8
  store float %663, ptr %660, align 4, !tbaa !8
  store float %662, ptr %661, align 4, !tbaa !8
  %664 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %665 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %666 = load float, ptr %664, align 4, !tbaa !8
  %667 = load float, ptr %665, align 4, !tbaa !8
  store float %667, ptr %664, align 4, !tbaa !8
  store float %666, ptr %665, align 4, !tbaa !8
  %668 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %669 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %670 = load float, ptr %668, align 4, !tbaa !8
  %671 = load float, ptr %669, align 4, !tbaa !8
  store float %671, ptr %668, align 4, !tbaa !8
  store float %670, ptr %669, align 4, !tbaa !8
  %672 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %673 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %674 = load float, ptr %672, align 4, !tbaa !8
  %675 = load float, ptr %673, align 4, !tbaa !8
  store float %675, ptr %672, align 4, !tbaa !8
  store float %674, ptr %673, align 4, !tbaa !8
  %676 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %677 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %678 = load float, ptr %676, align 4, !tbaa !8
  %679 = load float, ptr %677, align 4, !tbaa !8
  store float %679, ptr %676, align 4, !tbaa !8
  store float %678, ptr %677, align 4, !tbaa !8
  %680 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %681 = load float, ptr %680, align 4, !tbaa !8
  %682 = load float, ptr %3, align 4, !tbaa !8
  store float %682, ptr %680, align 4, !tbaa !8
  store float %681, ptr %3, align 4, !tbaa !8
  br label %683

683:                                              ; preds = %652, %659
  %684 = phi float [ %655, %659 ], [ %653, %652 ]
  %685 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %686 = load float, ptr %685, align 4, !tbaa !8
  %687 = tail call contract float @llvm.fabs.f32(float %686)
  %688 = tail call contract float @llvm.fabs.f32(float %684)
  %689 = fcmp contract ogt float %687, %688
  br i1 %689, label %690, label %714

690:                                              ; preds = %683
  store float %684, ptr %685, align 4, !tbaa !8
  store float %686, ptr %0, align 4, !tbaa !8
  %691 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %692 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %693 = load float, ptr %691, align 4, !tbaa !8
  %694 = load float, ptr %692, align 4, !tbaa !8
  store float %694, ptr %691, align 4, !tbaa !8
  store float %693, ptr %692, align 4, !tbaa !8
  %695 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %696 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %697 = load float, ptr %695, align 4, !tbaa !8
  %698 = load float, ptr %696, align 4, !tbaa !8
  store float %698, ptr %695, align 4, !tbaa !8
  store float %697, ptr %696, align 4, !tbaa !8
  %699 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %700 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %701 = load float, ptr %699, align 4, !tbaa !8
  %702 = load float, ptr %700, align 4, !tbaa !8
  store float %702, ptr %699, align 4, !tbaa !8
  store float %701, ptr %700, align 4, !tbaa !8
  %703 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %704 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %705 = load float, ptr %703, align 4, !tbaa !8
  %706 = load float, ptr %704, align 4, !tbaa !8
  store float %706, ptr %703, align 4, !tbaa !8
  store float %705, ptr %704, align 4, !tbaa !8
  %707 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %708 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %709 = load float, ptr %707, align 4, !tbaa !8
  %710 = load float, ptr %708, align 4, !tbaa !8
  store float %710, ptr %707, align 4, !tbaa !8
  store float %709, ptr %708, align 4, !tbaa !8
  %711 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %712 = load float, ptr %711, align 4, !tbaa !8
  %713 = load float, ptr %3, align 4, !tbaa !8
  store float %713, ptr %711, align 4, !tbaa !8
  store float %712, ptr %3, align 4, !tbaa !8
  br label %714

714:                                              ; preds = %683, %690
  %715 = phi float [ %686, %690 ], [ %684, %683 ]
  %716 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %717 = load float, ptr %716, align 4, !tbaa !8
  %718 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %719 = load float, ptr %718, align 4, !tbaa !8
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %721 = load float, ptr %720, align 4, !tbaa !8
  %722 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %723 = load float, ptr %722, align 4, !tbaa !8
  %724 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %725 = load float, ptr %724, align 4, !tbaa !8
  %726 = fdiv contract float 1.000000e+00, %715
  %727 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %728 = load float, ptr %727, align 4, !tbaa !8
  %729 = fmul contract float %726, %728
  %730 = fmul contract float %729, %715
  %731 = fsub contract float %728, %730
  store float %731, ptr %727, align 4, !tbaa !8
  %732 = fmul contract float %729, %725
  %733 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %734 = load float, ptr %733, align 4, !tbaa !8
  %735 = fsub contract float %734, %732
  store float %735, ptr %733, align 4, !tbaa !8
  %736 = fmul contract float %729, %723
  %737 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %738 = load float, ptr %737, align 4, !tbaa !8
  %739 = fsub contract float %738, %736
  store float %739, ptr %737, align 4, !tbaa !8
  %740 = fmul contract float %729, %721
  %741 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %742 = load float, ptr %741, align 4, !tbaa !8
  %743 = fsub contract float %742, %740
  store float %743, ptr %741, align 4, !tbaa !8
  %744 = fmul contract float %729, %719
  %745 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %746 = load float, ptr %745, align 4, !tbaa !8
  %747 = fsub contract float %746, %744
  store float %747, ptr %745, align 4, !tbaa !8
  %748 = fmul contract float %729, %717
  %749 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %750 = load float, ptr %749, align 4, !tbaa !8
  %751 = fsub contract float %750, %748
  store float %751, ptr %749, align 4, !tbaa !8
  %752 = load float, ptr %3, align 4, !tbaa !8
  %753 = fmul contract float %729, %752
  %754 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %755 = load float, ptr %754, align 4, !tbaa !8
  %756 = fsub contract float %755, %753
  store float %756, ptr %754, align 4, !tbaa !8
  %757 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %758 = load float, ptr %757, align 4, !tbaa !8
  %759 = fmul contract float %726, %758
  %760 = fmul contract float %759, %715
  %761 = fsub contract float %758, %760
  store float %761, ptr %757, align 4, !tbaa !8
  %762 = fmul contract float %759, %725
  %763 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %764 = load float, ptr %763, align 4, !tbaa !8
  %765 = fsub contract float %764, %762
  store float %765, ptr %763, align 4, !tbaa !8
  %766 = fmul contract float %759, %723
  %767 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %768 = load float, ptr %767, align 4, !tbaa !8
  %769 = fsub contract float %768, %766
  store float %769, ptr %767, align 4, !tbaa !8
  %770 = fmul contract float %759, %721
  %771 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %772 = load float, ptr %771, align 4, !tbaa !8
  %773 = fsub contract float %772, %770
  store float %773, ptr %771, align 4, !tbaa !8
  %774 = fmul contract float %759, %719
  %775 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %776 = load float, ptr %775, align 4, !tbaa !8
  %777 = fsub contract float %776, %774
  store float %777, ptr %775, align 4, !tbaa !8
  %778 = fmul contract float %759, %717
  %779 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %780 = load float, ptr %779, align 4, !tbaa !8
  %781 = fsub contract float %780, %778
  store float %781, ptr %779, align 4, !tbaa !8
  %782 = load float, ptr %3, align 4, !tbaa !8
  %783 = fmul contract float %759, %782
  %784 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %785 = load float, ptr %784, align 4, !tbaa !8
  %786 = fsub contract float %785, %783
  store float %786, ptr %784, align 4, !tbaa !8
  %787 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %788 = load float, ptr %787, align 4, !tbaa !8
  %789 = fmul contract float %726, %788
  %790 = fmul contract float %789, %715
  %791 = fsub contract float %788, %790
  store float %791, ptr %787, align 4, !tbaa !8
  %792 = fmul contract float %789, %725
  %793 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %794 = load float, ptr %793, align 4, !tbaa !8
  %795 = fsub contract float %794, %792
  store float %795, ptr %793, align 4, !tbaa !8
  %796 = fmul contract float %789, %723
  %797 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %798 = load float, ptr %797, align 4, !tbaa !8
  %799 = fsub contract float %798, %796
  store float %799, ptr %797, align 4, !tbaa !8
  %800 = fmul contract float %789, %721
  %801 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %802 = load float, ptr %801, align 4, !tbaa !8
  %803 = fsub contract float %802, %800
  store float %803, ptr %801, align 4, !tbaa !8
  %804 = fmul contract float %789, %719
  %805 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %806 = load float, ptr %805, align 4, !tbaa !8
  %807 = fsub contract float %806, %804
  store float %807, ptr %805, align 4, !tbaa !8
  %808 = fmul contract float %789, %717
  %809 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %810 = load float, ptr %809, align 4, !tbaa !8
  %811 = fsub contract float %810, %808
  store float %811, ptr %809, align 4, !tbaa !8
  %812 = load float, ptr %3, align 4, !tbaa !8
  %813 = fmul contract float %789, %812
  %814 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %815 = load float, ptr %814, align 4, !tbaa !8
  %816 = fsub contract float %815, %813
  store float %816, ptr %814, align 4, !tbaa !8
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %818 = load float, ptr %817, align 4, !tbaa !8
  %819 = fmul contract float %726, %818
  %820 = fmul contract float %819, %715
  %821 = fsub contract float %818, %820
  store float %821, ptr %817, align 4, !tbaa !8
  %822 = fmul contract float %819, %725
  %823 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %824 = load float, ptr %823, align 4, !tbaa !8
  %825 = fsub contract float %824, %822
  store float %825, ptr %823, align 4, !tbaa !8
  %826 = fmul contract float %819, %723
  %827 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %828 = load float, ptr %827, align 4, !tbaa !8
  %829 = fsub contract float %828, %826
  store float %829, ptr %827, align 4, !tbaa !8
  %830 = fmul contract float %819, %721
  %831 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %832 = load float, ptr %831, align 4, !tbaa !8
  %833 = fsub contract float %832, %830
  store float %833, ptr %831, align 4, !tbaa !8
  %834 = fmul contract float %819, %719
  %835 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %836 = load float, ptr %835, align 4, !tbaa !8
  %837 = fsub contract float %836, %834
  store float %837, ptr %835, align 4, !tbaa !8
  %838 = fmul contract float %819, %717
  %839 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %840 = load float, ptr %839, align 4, !tbaa !8
  %841 = fsub contract float %840, %838
  store float %841, ptr %839, align 4, !tbaa !8
  %842 = load float, ptr %3, align 4, !tbaa !8
  %843 = fmul contract float %819, %842
  %844 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %845 = load float, ptr %844, align 4, !tbaa !8
  %846 = fsub contract float %845, %843
  store float %846, ptr %844, align 4, !tbaa !8
  %847 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %848 = load float, ptr %847, align 4, !tbaa !8
  %849 = fmul contract float %726, %848
  %850 = fmul contract float %849, %715
  %851 = fsub contract float %848, %850
  store float %851, ptr %847, align 4, !tbaa !8
  %852 = fmul contract float %849, %725
  %853 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %854 = load float, ptr %853, align 4, !tbaa !8
  %855 = fsub contract float %854, %852
  store float %855, ptr %853, align 4, !tbaa !8
  %856 = fmul contract float %849, %723
  %857 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %858 = load float, ptr %857, align 4, !tbaa !8
  %859 = fsub contract float %858, %856
  store float %859, ptr %857, align 4, !tbaa !8
  %860 = fmul contract float %849, %721
  %861 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %862 = load float, ptr %861, align 4, !tbaa !8
  %863 = fsub contract float %862, %860
  store float %863, ptr %861, align 4, !tbaa !8
  %864 = fmul contract float %849, %719
  %865 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %866 = load float, ptr %865, align 4, !tbaa !8
  %867 = fsub contract float %866, %864
  store float %867, ptr %865, align 4, !tbaa !8
  %868 = fmul contract float %849, %717
  %869 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %870 = load float, ptr %869, align 4, !tbaa !8
  %871 = fsub contract float %870, %868
  store float %871, ptr %869, align 4, !tbaa !8
  %872 = load float, ptr %3, align 4, !tbaa !8
  %873 = fmul contract float %849, %872
  %874 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %875 = load float, ptr %874, align 4, !tbaa !8
  %876 = fsub contract float %875, %873
  store float %876, ptr %874, align 4, !tbaa !8
  %877 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %878 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %879 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %880 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %881 = load float, ptr %880, align 4, !tbaa !8
  %882 = tail call contract float @llvm.fabs.f32(float %881)
  %883 = load float, ptr %878, align 4, !tbaa !8
  %884 = tail call contract float @llvm.fabs.f32(float %883)
  %885 = fcmp contract ogt float %882, %884
  br i1 %885, label %10, label %33

886:                                              ; preds = %934
  %887 = load float, ptr %3, align 4, !tbaa !8
  store float %887, ptr %1, align 4, !tbaa !8
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %889 = load float, ptr %888, align 4, !tbaa !8
  %890 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store float %889, ptr %890, align 4, !tbaa !8
  %891 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %892 = load float, ptr %891, align 4, !tbaa !8
  %893 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store float %892, ptr %893, align 4, !tbaa !8
  %894 = getelementptr inbounds nuw i8, ptr %0, i64 156
  %895 = load float, ptr %894, align 4, !tbaa !8
  %896 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store float %895, ptr %896, align 4, !tbaa !8
  %897 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %898 = load float, ptr %897, align 4, !tbaa !8
  %899 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store float %898, ptr %899, align 4, !tbaa !8
  %900 = getelementptr inbounds nuw i8, ptr %0, i64 164
  %901 = load float, ptr %900, align 4, !tbaa !8
  %902 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store float %901, ptr %902, align 4, !tbaa !8
  ret void

903:                                              ; preds = %546, %934
  %904 = phi i32 [ 0, %546 ], [ %942, %934 ]
  %905 = phi i32 [ 5, %546 ], [ %940, %934 ]
  %906 = add i32 %904, -1
  %907 = zext nneg i32 %905 to i64
  %908 = getelementptr inbounds nuw float, ptr %3, i64 %907
  %909 = load float, ptr %908, align 4, !tbaa !8
  %910 = icmp samesign ult i32 %905, 5
  br i1 %910, label %911, label %934

911:                                              ; preds = %903
  %912 = getelementptr inbounds nuw [6 x float], ptr %0, i64 %907
  %913 = and i32 %904, 3
  %914 = icmp eq i32 %913, 0
  br i1 %914, label %929, label %915

915:                                              ; preds = %911, %915
  %916 = phi i32 [ %919, %915 ], [ %905, %911 ]
  %917 = phi float [ %926, %915 ], [ %909, %911 ]
  %918 = phi i32 [ %927, %915 ], [ 0, %911 ]
  %919 = add nuw nsw i32 %916, 1
  %920 = zext nneg i32 %919 to i64
  %921 = getelementptr inbounds nuw float, ptr %912, i64 %920
  %922 = load float, ptr %921, align 4, !tbaa !8
  %923 = getelementptr inbounds nuw float, ptr %3, i64 %920
  %924 = load float, ptr %923, align 4, !tbaa !8
  %925 = fmul contract float %922, %924
  %926 = fsub contract float %917, %925
  %927 = add i32 %918, 1
  %928 = icmp eq i32 %927, %913
  br i1 %928, label %929, label %915, !llvm.loop !10

929:                                              ; preds = %915, %911
  %930 = phi float [ poison, %911 ], [ %926, %915 ]
  %931 = phi i32 [ %905, %911 ], [ %919, %915 ]
  %932 = phi float [ %909, %911 ], [ %926, %915 ]
  %933 = icmp ult i32 %906, 3
  br i1 %933, label %934, label %943

934:                                              ; preds = %929, %943, %903
  %935 = phi float [ %909, %903 ], [ %930, %929 ], [ %977, %943 ]
  %936 = getelementptr inbounds nuw [6 x float], ptr %0, i64 %907
  %937 = getelementptr inbounds nuw float, ptr %936, i64 %907
  %938 = load float, ptr %937, align 4, !tbaa !8
  %939 = fdiv contract float %935, %938
  store float %939, ptr %908, align 4, !tbaa !8
  %940 = add nsw i32 %905, -1
  %941 = icmp eq i32 %905, 0
  %942 = add i32 %904, 1
  br i1 %941, label %886, label %903, !llvm.loop !12

943:                                              ; preds = %929, %943
  %944 = phi i32 [ %970, %943 ], [ %931, %929 ]
  %945 = phi float [ %977, %943 ], [ %932, %929 ]
  %946 = add nuw nsw i32 %944, 1
  %947 = zext nneg i32 %946 to i64
  %948 = getelementptr inbounds nuw float, ptr %912, i64 %947
  %949 = load float, ptr %948, align 4, !tbaa !8
  %950 = getelementptr inbounds nuw float, ptr %3, i64 %947
  %951 = load float, ptr %950, align 4, !tbaa !8
  %952 = fmul contract float %949, %951
  %953 = fsub contract float %945, %952
  %954 = add nuw nsw i32 %944, 2
  %955 = zext nneg i32 %954 to i64
  %956 = getelementptr inbounds nuw float, ptr %912, i64 %955
  %957 = load float, ptr %956, align 4, !tbaa !8
  %958 = getelementptr inbounds nuw float, ptr %3, i64 %955
  %959 = load float, ptr %958, align 4, !tbaa !8
  %960 = fmul contract float %957, %959
  %961 = fsub contract float %953, %960
  %962 = add nuw nsw i32 %944, 3
  %963 = zext nneg i32 %962 to i64
  %964 = getelementptr inbounds nuw float, ptr %912, i64 %963
  %965 = load float, ptr %964, align 4, !tbaa !8
  %966 = getelementptr inbounds nuw float, ptr %3, i64 %963
  %967 = load float, ptr %966, align 4, !tbaa !8
  %968 = fmul contract float %965, %967
  %969 = fsub contract float %961, %968
  %970 = add nuw nsw i32 %944, 4
  %971 = zext nneg i32 %970 to i64
  %972 = getelementptr inbounds nuw float, ptr %912, i64 %971
  %973 = load float, ptr %972, align 4, !tbaa !8
  %974 = getelementptr inbounds nuw float, ptr %3, i64 %971
  %975 = load float, ptr %974, align 4, !tbaa !8
  %976 = fmul contract float %973, %975
  %977 = fsub contract float %969, %976
  %978 = icmp eq i32 %970, 5
  br i1 %978, label %934, label %943, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tridiagonal_pcr(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #3 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = add i32 %8, %6
  %10 = icmp eq i32 %6, 0
  %11 = sext i32 %9 to i64
  br i1 %10, label %15, label %12

12:                                               ; preds = %5
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %5, %12
  %16 = phi contract float [ %14, %12 ], [ 0.000000e+00, %5 ]
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !8
  %19 = getelementptr inbounds float, ptr %1, i64 %11
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 128), i64 %17
  store float %20, ptr %21, align 4, !tbaa !8
  %22 = icmp samesign ult i32 %6, 31
  br i1 %22, label %23, label %26

23:                                               ; preds = %15
  %24 = getelementptr inbounds float, ptr %2, i64 %11
  %25 = load float, ptr %24, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %15, %23
  %27 = phi contract float [ %25, %23 ], [ 0.000000e+00, %15 ]
  %28 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 256), i64 %17
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = getelementptr inbounds float, ptr %3, i64 %11
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 384), i64 %17
  store float %30, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %37

32:                                               ; preds = %37
  %33 = load float, ptr %31, align 4, !tbaa !8
  %34 = load float, ptr %21, align 4, !tbaa !8
  %35 = fdiv contract float %33, %34
  %36 = getelementptr inbounds float, ptr %4, i64 %11
  store float %35, ptr %36, align 4, !tbaa !8
  ret void

37:                                               ; preds = %26, %37
  %38 = phi i32 [ 1, %26 ], [ %87, %37 ]
  %39 = sub nsw i32 %6, %38
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %39, i32 0)
  %41 = add nuw nsw i32 %38, %6
  %42 = tail call noundef i32 @llvm.smin.i32(i32 %41, i32 31)
  %43 = load float, ptr %18, align 4, !tbaa !8
  %44 = zext nneg i32 %40 to i64
  %45 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 128), i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fdiv contract float %43, %46
  %48 = load float, ptr %28, align 4, !tbaa !8
  %49 = zext nneg i32 %42 to i64
  %50 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 128), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fdiv contract float %48, %51
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 %44
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fneg contract float %54
  %56 = fmul contract float %47, %55
  %57 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 256), i64 %49
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fneg contract float %58
  %60 = fmul contract float %52, %59
  %61 = load float, ptr %21, align 4, !tbaa !8
  %62 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 256), i64 %44
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fmul contract float %47, %63
  %65 = fsub contract float %61, %64
  %66 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 %49
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fmul contract float %52, %67
  %69 = load float, ptr %31, align 4, !tbaa !8
  %70 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 384), i64 %44
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = fmul contract float %47, %71
  %73 = fsub contract float %69, %72
  %74 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15tridiagonal_pcrE1s to ptr), i64 384), i64 %49
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = fmul contract float %52, %75
  %77 = icmp slt i32 %39, 0
  %78 = select i1 %77, float 0.000000e+00, float %56
  %79 = select i1 %77, float %61, float %65
  %80 = select i1 %77, float %69, float %73
  %81 = fsub contract float %80, %76
  %82 = fsub contract float %79, %68
  %83 = icmp samesign ugt i32 %41, 31
  %84 = select i1 %83, float 0.000000e+00, float %60
  %85 = select i1 %83, float %79, float %82
  %86 = select i1 %83, float %80, float %81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %78, ptr %18, align 4, !tbaa !8
  store float %85, ptr %21, align 4, !tbaa !8
  store float %84, ptr %28, align 4, !tbaa !8
  store float %86, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = shl nuw nsw i32 %38, 1
  %88 = icmp samesign ult i32 %38, 16
  br i1 %88, label %37, label %32, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
