; ModuleID = 'packed128.cu'
source_filename = "packed128.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.bf16 = type { i16 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_residual(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.bf16, ptr %1, i64 %9
  %11 = load i16, ptr %10, align 16
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 2
  %13 = load i16, ptr %12, align 2, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %15 = load i16, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 6
  %17 = load i16, ptr %16, align 2, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %19 = load i16, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 10
  %21 = load i16, ptr %20, align 2, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %23 = load i16, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 14
  %25 = load i16, ptr %24, align 2, !tbaa !4
  %26 = getelementptr inbounds %struct.bf16, ptr %0, i64 %9
  %27 = load i16, ptr %26, align 16
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 2
  %29 = load i16, ptr %28, align 2, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %31 = load i16, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 6
  %33 = load i16, ptr %32, align 2, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i16, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 10
  %37 = load i16, ptr %36, align 2, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %39 = load i16, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 14
  %41 = load i16, ptr %40, align 2, !tbaa !4
  %42 = zext i16 %11 to i32
  %43 = shl nuw i32 %42, 16
  %44 = bitcast i32 %43 to float
  %45 = zext i16 %27 to i32
  %46 = shl nuw i32 %45, 16
  %47 = bitcast i32 %46 to float
  %48 = fadd contract float %44, %47
  %49 = bitcast float %48 to i32
  %50 = add i32 %49, 32767
  %51 = lshr i32 %49, 16
  %52 = and i32 %51, 1
  %53 = add i32 %50, %52
  %54 = lshr i32 %53, 16
  %55 = zext i16 %13 to i32
  %56 = shl nuw i32 %55, 16
  %57 = bitcast i32 %56 to float
  %58 = zext i16 %29 to i32
  %59 = shl nuw i32 %58, 16
  %60 = bitcast i32 %59 to float
  %61 = fadd contract float %57, %60
  %62 = bitcast float %61 to i32
  %63 = add i32 %62, 32767
  %64 = lshr i32 %62, 16
  %65 = and i32 %64, 1
  %66 = add i32 %63, %65
  %67 = and i32 %66, -65536
  %68 = or disjoint i32 %54, %67
  %69 = zext i16 %15 to i32
  %70 = shl nuw i32 %69, 16
  %71 = bitcast i32 %70 to float
  %72 = zext i16 %31 to i32
  %73 = shl nuw i32 %72, 16
  %74 = bitcast i32 %73 to float
  %75 = fadd contract float %71, %74
  %76 = bitcast float %75 to i32
  %77 = add i32 %76, 32767
  %78 = lshr i32 %76, 16
  %79 = and i32 %78, 1
  %80 = add i32 %77, %79
  %81 = lshr i32 %80, 16
  %82 = zext i16 %17 to i32
  %83 = shl nuw i32 %82, 16
  %84 = bitcast i32 %83 to float
  %85 = zext i16 %33 to i32
  %86 = shl nuw i32 %85, 16
  %87 = bitcast i32 %86 to float
  %88 = fadd contract float %84, %87
  %89 = bitcast float %88 to i32
  %90 = add i32 %89, 32767
  %91 = lshr i32 %89, 16
  %92 = and i32 %91, 1
  %93 = add i32 %90, %92
  %94 = and i32 %93, -65536
  %95 = or disjoint i32 %81, %94
  %96 = zext i16 %19 to i32
  %97 = shl nuw i32 %96, 16
  %98 = bitcast i32 %97 to float
  %99 = zext i16 %35 to i32
  %100 = shl nuw i32 %99, 16
  %101 = bitcast i32 %100 to float
  %102 = fadd contract float %98, %101
  %103 = bitcast float %102 to i32
  %104 = add i32 %103, 32767
  %105 = lshr i32 %103, 16
  %106 = and i32 %105, 1
  %107 = add i32 %104, %106
  %108 = lshr i32 %107, 16
  %109 = zext i16 %21 to i32
  %110 = shl nuw i32 %109, 16
  %111 = bitcast i32 %110 to float
  %112 = zext i16 %37 to i32
  %113 = shl nuw i32 %112, 16
  %114 = bitcast i32 %113 to float
  %115 = fadd contract float %111, %114
  %116 = bitcast float %115 to i32
  %117 = add i32 %116, 32767
  %118 = lshr i32 %116, 16
  %119 = and i32 %118, 1
  %120 = add i32 %117, %119
  %121 = and i32 %120, -65536
  %122 = or disjoint i32 %108, %121
  %123 = zext i16 %23 to i32
  %124 = shl nuw i32 %123, 16
  %125 = bitcast i32 %124 to float
  %126 = zext i16 %39 to i32
  %127 = shl nuw i32 %126, 16
  %128 = bitcast i32 %127 to float
  %129 = fadd contract float %125, %128
  %130 = bitcast float %129 to i32
  %131 = add i32 %130, 32767
  %132 = lshr i32 %130, 16
  %133 = and i32 %132, 1
  %134 = add i32 %131, %133
  %135 = lshr i32 %134, 16
  %136 = zext i16 %25 to i32
  %137 = shl nuw i32 %136, 16
  %138 = bitcast i32 %137 to float
  %139 = zext i16 %41 to i32
  %140 = shl nuw i32 %139, 16
  %141 = bitcast i32 %140 to float
  %142 = fadd contract float %138, %141
  %143 = bitcast float %142 to i32
  %144 = add i32 %143, 32767
  %145 = lshr i32 %143, 16
  %146 = and i32 %145, 1
  %147 = add i32 %144, %146
  %148 = and i32 %147, -65536
  %149 = or disjoint i32 %135, %148
  store i32 %68, ptr %26, align 16, !tbaa !4
  store i32 %95, ptr %30, align 4, !tbaa !4
  store i32 %122, ptr %34, align 8, !tbaa !4
  store i32 %149, ptr %38, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packed_activation(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = shl nuw nsw i32 %6, 2
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = load float, ptr %9, align 16, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %14 = load float, ptr %13, align 8, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %16 = load float, ptr %15, align 4, !tbaa !4
  %17 = srem i32 %7, %3
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr %2, i64 %18
  %20 = load float, ptr %19, align 16, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %22 = load float, ptr %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %24 = load float, ptr %23, align 8, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %26 = load float, ptr %25, align 4, !tbaa !4
  %27 = fadd contract float %10, %20
  %28 = tail call contract float @llvm.fabs.f32(float %27)
  %29 = fadd contract float %28, 1.000000e+00
  %30 = fdiv contract float %27, %29
  %31 = fadd contract float %12, %22
  %32 = tail call contract float @llvm.fabs.f32(float %31)
  %33 = fadd contract float %32, 1.000000e+00
  %34 = fdiv contract float %31, %33
  %35 = fadd contract float %14, %24
  %36 = tail call contract float @llvm.fabs.f32(float %35)
  %37 = fadd contract float %36, 1.000000e+00
  %38 = fdiv contract float %35, %37
  %39 = fadd contract float %16, %26
  %40 = tail call contract float @llvm.fabs.f32(float %39)
  %41 = fadd contract float %40, 1.000000e+00
  %42 = fdiv contract float %39, %41
  %43 = getelementptr inbounds nuw float, ptr %1, i64 %8
  store float %30, ptr %43, align 16, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %34, ptr %44, align 4, !tbaa !4
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store float %38, ptr %45, align 8, !tbaa !4
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 12
  store float %42, ptr %46, align 4, !tbaa !4
  %47 = add nuw nsw i32 %5, %6
  %48 = shl nuw nsw i32 %47, 2
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 16, !tbaa !4
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %55 = load float, ptr %54, align 8, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %57 = load float, ptr %56, align 4, !tbaa !4
  %58 = srem i32 %48, %3
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %2, i64 %59
  %61 = load float, ptr %60, align 16, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %63 = load float, ptr %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %65 = load float, ptr %64, align 8, !tbaa !4
  %66 = getelementptr inbounds nuw i8, ptr %60, i64 12
  %67 = load float, ptr %66, align 4, !tbaa !4
  %68 = fadd contract float %51, %61
  %69 = tail call contract float @llvm.fabs.f32(float %68)
  %70 = fadd contract float %69, 1.000000e+00
  %71 = fdiv contract float %68, %70
  %72 = fadd contract float %53, %63
  %73 = tail call contract float @llvm.fabs.f32(float %72)
  %74 = fadd contract float %73, 1.000000e+00
  %75 = fdiv contract float %72, %74
  %76 = fadd contract float %55, %65
  %77 = tail call contract float @llvm.fabs.f32(float %76)
  %78 = fadd contract float %77, 1.000000e+00
  %79 = fdiv contract float %76, %78
  %80 = fadd contract float %57, %67
  %81 = tail call contract float @llvm.fabs.f32(float %80)
  %82 = fadd contract float %81, 1.000000e+00
  %83 = fdiv contract float %80, %82
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %49
  store float %71, ptr %84, align 16, !tbaa !4
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  store float %75, ptr %85, align 4, !tbaa !4
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store float %79, ptr %86, align 8, !tbaa !4
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 12
  store float %83, ptr %87, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
