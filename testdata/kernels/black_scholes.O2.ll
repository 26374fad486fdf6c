; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @black_scholes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = tail call contract float @llvm.sqrt.f32(float %15)
  %17 = fdiv contract float %11, %13
  %18 = tail call contract float @llvm.nvvm.lg2.approx.f(float %17)
  %19 = fmul contract float %18, 0x3FE62E4300000000
  %20 = fmul contract float %6, 5.000000e-01
  %21 = fmul contract float %6, %20
  %22 = fadd contract float %5, %21
  %23 = fmul contract float %22, %15
  %24 = fadd contract float %23, %19
  %25 = fmul contract float %6, %16
  %26 = fdiv contract float %24, %25
  %27 = fsub contract float %26, %25
  %28 = tail call contract float @llvm.fabs.f32(float %26)
  %29 = fmul contract float %28, 0x3FCDA67120000000
  %30 = fadd contract float %29, 1.000000e+00
  %31 = fdiv contract float 1.000000e+00, %30
  %32 = fmul contract float %31, 0x3FF548CDE0000000
  %33 = fadd contract float %32, 0xBFFD23DD40000000
  %34 = fmul contract float %31, %33
  %35 = fadd contract float %34, 0x3FFC80EF00000000
  %36 = fmul contract float %31, %35
  %37 = fadd contract float %36, 0xBFD6D1F0E0000000
  %38 = fmul contract float %31, %37
  %39 = fadd contract float %38, 0x3FD470BF40000000
  %40 = fmul contract float %31, %39
  %41 = fmul contract float %26, -5.000000e-01
  %42 = fmul contract float %26, %41
  %43 = fmul contract float %42, 0x3FF7154760000000
  %44 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %43)
  %45 = fmul contract float %44, 0x3FD9884540000000
  %46 = fmul contract float %45, %40
  %47 = fcmp contract ogt float %26, 0.000000e+00
  %48 = fsub contract float 1.000000e+00, %46
  %49 = select contract i1 %47, float %48, float %46
  %50 = tail call contract float @llvm.fabs.f32(float %27)
  %51 = fmul contract float %50, 0x3FCDA67120000000
  %52 = fadd contract float %51, 1.000000e+00
  %53 = fdiv contract float 1.000000e+00, %52
  %54 = fmul contract float %53, 0x3FF548CDE0000000
  %55 = fadd contract float %54, 0xBFFD23DD40000000
  %56 = fmul contract float %53, %55
  %57 = fadd contract float %56, 0x3FFC80EF00000000
  %58 = fmul contract float %53, %57
  %59 = fadd contract float %58, 0xBFD6D1F0E0000000
  %60 = fmul contract float %53, %59
  %61 = fadd contract float %60, 0x3FD470BF40000000
  %62 = fmul contract float %53, %61
  %63 = fmul contract float %27, -5.000000e-01
  %64 = fmul contract float %27, %63
  %65 = fmul contract float %64, 0x3FF7154760000000
  %66 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %65)
  %67 = fmul contract float %66, 0x3FD9884540000000
  %68 = fmul contract float %67, %62
  %69 = fcmp contract ogt float %27, 0.000000e+00
  %70 = fsub contract float 1.000000e+00, %68
  %71 = select contract i1 %69, float %70, float %68
  %72 = fneg contract float %5
  %73 = fmul contract float %15, %72
  %74 = fmul contract float %73, 0x3FF7154760000000
  %75 = tail call contract noundef float @llvm.nvvm.ex2.approx.f32(float %74)
  %76 = fmul contract float %11, %49
  %77 = fmul contract float %13, %75
  %78 = fmul contract float %77, %71
  %79 = fsub contract float %76, %78
  %80 = getelementptr inbounds nuw float, ptr %3, i64 %9
  store float %79, ptr %80, align 4, !tbaa !8
  %81 = fsub contract float 1.000000e+00, %71
  %82 = fmul contract float %77, %81
  %83 = fsub contract float 1.000000e+00, %49
  %84 = fmul contract float %11, %83
  %85 = fsub contract float %82, %84
  %86 = getelementptr inbounds nuw float, ptr %4, i64 %9
  store float %85, ptr %86, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exp_series(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %7 = load double, ptr %6, align 8, !tbaa !10
  %8 = fmul contract double %7, 0x3FF71547652B82FE
  %9 = tail call contract double @llvm.rint.f64(double %8)
  %10 = fneg contract double %9
  %11 = tail call contract double @llvm.fma.f64(double %10, double 0x3FE62E42FEFA39EF, double %7)
  %12 = fadd contract double %11, 1.000000e+00
  %13 = fmul contract double %11, 5.000000e-01
  %14 = fmul contract double %11, %13
  %15 = fadd contract double %12, %14
  %16 = fdiv contract double %11, 3.000000e+00
  %17 = fmul contract double %16, %14
  %18 = fadd contract double %15, %17
  %19 = fmul contract double %11, 2.500000e-01
  %20 = fmul contract double %19, %17
  %21 = fadd contract double %18, %20
  %22 = fdiv contract double %11, 5.000000e+00
  %23 = fmul contract double %22, %20
  %24 = fadd contract double %21, %23
  %25 = fdiv contract double %11, 6.000000e+00
  %26 = fmul contract double %25, %23
  %27 = fadd contract double %24, %26
  %28 = fdiv contract double %11, 7.000000e+00
  %29 = fmul contract double %28, %26
  %30 = fadd contract double %27, %29
  %31 = fmul contract double %11, 1.250000e-01
  %32 = fmul contract double %31, %29
  %33 = fadd contract double %30, %32
  %34 = fdiv contract double %11, 9.000000e+00
  %35 = fmul contract double %34, %32
  %36 = fadd contract double %33, %35
  %37 = fdiv contract double %11, 1.000000e+01
  %38 = fmul contract double %37, %35
  %39 = fadd contract double %36, %38
  %40 = fdiv contract double %11, 1.100000e+01
  %41 = fmul contract double %40, %38
  %42 = fadd contract double %39, %41
  %43 = fdiv contract double %11, 1.200000e+01
  %44 = fmul contract double %43, %41
  %45 = fadd contract double %42, %44
  %46 = fdiv contract double %11, 1.300000e+01
  %47 = fmul contract double %46, %44
  %48 = fadd contract double %45, %47
  %49 = fdiv contract double %11, 1.400000e+01
  %50 = fmul contract double %49, %47
  %51 = fadd contract double %48, %50
  %52 = fdiv contract double %11, 1.500000e+01
  %53 = fmul contract double %52, %50
  %54 = fadd contract double %51, %53
  %55 = fptosi double %9 to i64
  %56 = shl i64 %55, 52
  %57 = add i64 %56, 4607182418800017408
  %58 = bitcast i64 %57 to double
  %59 = fmul contract double %54, %58
  %60 = getelementptr inbounds nuw double, ptr %1, i64 %5
  store double %59, ptr %60, align 8, !tbaa !10
  %61 = load double, ptr %6, align 8, !tbaa !10
  %62 = fneg contract double %61
  %63 = fmul contract double %61, 0xBFF71547652B82FE
  %64 = tail call contract double @llvm.rint.f64(double %63)
  %65 = fneg contract double %64
  %66 = tail call contract double @llvm.fma.f64(double %65, double 0x3FE62E42FEFA39EF, double %62)
  %67 = fadd contract double %66, 1.000000e+00
  %68 = fmul contract double %66, 5.000000e-01
  %69 = fmul contract double %66, %68
  %70 = fadd contract double %67, %69
  %71 = fdiv contract double %66, 3.000000e+00
  %72 = fmul contract double %71, %69
  %73 = fadd contract double %70, %72
  %74 = fmul contract double %66, 2.500000e-01
  %75 = fmul contract double %74, %72
  %76 = fadd contract double %73, %75
  %77 = fdiv contract double %66, 5.000000e+00
  %78 = fmul contract double %77, %75
  %79 = fadd contract double %76, %78
  %80 = fdiv contract double %66, 6.000000e+00
  %81 = fmul contract double %80, %78
  %82 = fadd contract double %79, %81
  %83 = fdiv contract double %66, 7.000000e+00
  %84 = fmul contract double %83, %81
  %85 = fadd contract double %82, %84
  %86 = fmul contract double %66, 1.250000e-01
  %87 = fmul contract double %86, %84
  %88 = fadd contract double %85, %87
  %89 = fdiv contract double %66, 9.000000e+00
  %90 = fmul contract double %89, %87
  %91 = fadd contract double %88, %90
  %92 = fdiv contract double %66, 1.000000e+01
  %93 = fmul contract double %92, %90
  %94 = fadd contract double %91, %93
  %95 = fdiv contract double %66, 1.100000e+01
  %96 = fmul contract double %95, %93
  %97 = fadd contract double %94, %96
  %98 = fdiv contract double %66, 1.200000e+01
  %99 = fmul contract double %98, %96
  %100 = fadd contract double %97, %99
  %101 = fdiv contract double %66, 1.300000e+01
  %102 = fmul contract double %101, %99
  %103 = fadd contract double %100, %102
  %104 = fdiv contract double %66, 1.400000e+01
  %105 = fmul contract double %104, %102
  %106 = fadd contract double %103, %105
  %107 = fdiv contract double %66, 1.500000e+01
  %108 = fmul contract double %107, %105
  %109 = fadd contract double %106, %108
  %110 = fptosi double %64 to i64
  %111 = shl i64 %110, 52
  %112 = add i64 %111, 4607182418800017408
  %113 = bitcast i64 %112 to double
  %114 = fmul contract double %109, %113
  %115 = fmul contract double %59, %114
  %116 = getelementptr inbounds nuw double, ptr %2, i64 %5
  store double %115, ptr %116, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
