; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.complex = type { float, float }

@_ZZ5fft64E1s = internal unnamed_addr addrspace(3) global [64 x %struct.complex] undef, align 4
@_ZZ5fft64E4root = internal unnamed_addr addrspace(3) global [32 x %struct.complex] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @fft64(%struct.complex* nocapture noundef readonly %0, %struct.complex* nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %5 = shl i32 %4, 6
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds %struct.complex, %struct.complex* %0, i64 %6
  %8 = getelementptr inbounds %struct.complex, %struct.complex* %1, i64 %6
  %9 = icmp slt i32 %3, 64
  br i1 %9, label %11, label %10

10:                                               ; preds = %11, %2
  br label %31

11:                                               ; preds = %2, %11
  %12 = phi i32 [ %23, %11 ], [ %3, %2 ]
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.complex, %struct.complex* %7, i64 %13
  %15 = call i32 @llvm.bitreverse.i32(i32 %12)
  %16 = lshr i32 %15, 26
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds [64 x %struct.complex], [64 x %struct.complex] addrspace(3)* @_ZZ5fft64E1s, i64 0, i64 %17
  %19 = bitcast %struct.complex* %14 to i64*
  %20 = bitcast %struct.complex addrspace(3)* %18 to i64 addrspace(3)*
  %21 = addrspacecast i64 addrspace(3)* %20 to i64*
  %22 = load i64, i64* %19, align 4
  store i64 %22, i64* %21, align 4
  %23 = add nsw i32 %12, 32
  %24 = icmp slt i32 %12, 32
  br i1 %24, label %11, label %10, !llvm.loop !5

25:                                               ; preds = %48
  %26 = sext i32 %3 to i64
  %27 = getelementptr inbounds [32 x %struct.complex], [32 x %struct.complex] addrspace(3)* @_ZZ5fft64E4root, i64 0, i64 %26, i32 0
  %28 = addrspacecast float addrspace(3)* %27 to float*
  store float %49, float* %28, align 4
  %29 = getelementptr inbounds [32 x %struct.complex], [32 x %struct.complex] addrspace(3)* @_ZZ5fft64E4root, i64 0, i64 %26, i32 1
  %30 = addrspacecast float addrspace(3)* %29 to float*
  store float %50, float* %30, align 4
  call void @llvm.nvvm.barrier0()
  br label %62

31:                                               ; preds = %10, %48
  %32 = phi float [ %53, %48 ], [ 0.000000e+00, %10 ]
  %33 = phi float [ %57, %48 ], [ -1.000000e+00, %10 ]
  %34 = phi i32 [ %58, %48 ], [ 3, %10 ]
  %35 = phi float [ %50, %48 ], [ 0.000000e+00, %10 ]
  %36 = phi float [ %49, %48 ], [ 1.000000e+00, %10 ]
  %37 = add nsw i32 %34, 1
  %38 = shl i32 1, %37
  %39 = and i32 %38, %3
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %48, label %41

41:                                               ; preds = %31
  %42 = fmul contract float %36, %32
  %43 = fmul contract float %35, %33
  %44 = fsub contract float %42, %43
  %45 = fmul contract float %36, %33
  %46 = fmul contract float %35, %32
  %47 = fadd contract float %45, %46
  br label %48

48:                                               ; preds = %41, %31
  %49 = phi float [ %36, %31 ], [ %44, %41 ]
  %50 = phi float [ %35, %31 ], [ %47, %41 ]
  %51 = fadd contract float %32, 1.000000e+00
  %52 = fmul contract float %51, 5.000000e-01
  %53 = call contract float @llvm.sqrt.f32(float %52)
  %54 = fsub contract float 1.000000e+00, %32
  %55 = fmul contract float %54, 5.000000e-01
  %56 = call contract float @llvm.sqrt.f32(float %55)
  %57 = fneg contract float %56
  %58 = add nsw i32 %34, -1
  %59 = icmp sgt i32 %34, -1
  br i1 %59, label %31, label %25, !llvm.loop !8

60:                                               ; preds = %62
  %61 = icmp slt i32 %3, 64
  br i1 %61, label %115, label %114

62:                                               ; preds = %25, %62
  %63 = phi i32 [ 1, %25 ], [ %112, %62 ]
  %64 = add nsw i32 %63, -1
  %65 = shl i32 1, %64
  %66 = add nsw i32 %65, -1
  %67 = and i32 %66, %3
  %68 = ashr i32 %3, %64
  %69 = shl i32 %68, %63
  %70 = add nsw i32 %67, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x %struct.complex], [64 x %struct.complex] addrspace(3)* @_ZZ5fft64E1s, i64 0, i64 %71
  %73 = addrspacecast %struct.complex addrspace(3)* %72 to %struct.complex*
  %74 = getelementptr %struct.complex, %struct.complex addrspace(3)* %72, i64 0, i32 0
  %75 = addrspacecast float addrspace(3)* %74 to float*
  %76 = load float, float* %75, align 4
  %77 = getelementptr inbounds [64 x %struct.complex], [64 x %struct.complex] addrspace(3)* @_ZZ5fft64E1s, i64 0, i64 %71, i32 1
  %78 = addrspacecast float addrspace(3)* %77 to float*
  %79 = load float, float* %78, align 4
  %80 = add nsw i32 %70, %65
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [64 x %struct.complex], [64 x %struct.complex] addrspace(3)* @_ZZ5fft64E1s, i64 0, i64 %81
  %83 = addrspacecast %struct.complex addrspace(3)* %82 to %struct.complex*
  %84 = sub nuw nsw i32 6, %63
  %85 = shl i32 %67, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [32 x %struct.complex], [32 x %struct.complex] addrspace(3)* @_ZZ5fft64E4root, i64 0, i64 %86
  %88 = bitcast %struct.complex addrspace(3)* %87 to i64 addrspace(3)*
  %89 = addrspacecast i64 addrspace(3)* %88 to i64*
  %90 = load i64, i64* %89, align 4
  %91 = trunc i64 %90 to i32
  %92 = lshr i64 %90, 32
  %93 = trunc i64 %92 to i32
  %94 = bitcast i32 %91 to float
  %95 = bitcast i32 %93 to float
  %96 = getelementptr inbounds %struct.complex, %struct.complex* %83, i64 0, i32 0
  %97 = load float, float* %96, align 4, !tbaa !9
  %98 = fmul contract float %97, %94
  %99 = getelementptr inbounds %struct.complex, %struct.complex* %83, i64 0, i32 1
  %100 = load float, float* %99, align 4, !tbaa !14
  %101 = fmul contract float %100, %95
  %102 = fsub contract float %98, %101
  %103 = fmul contract float %97, %95
  %104 = fmul contract float %100, %94
  %105 = fadd contract float %104, %103
  %106 = fadd contract float %76, %102
  %107 = fadd contract float %79, %105
  %108 = getelementptr inbounds %struct.complex, %struct.complex* %73, i64 0, i32 0
  store float %106, float* %108, align 4, !tbaa.struct !15
  %109 = getelementptr inbounds %struct.complex, %struct.complex* %73, i64 0, i32 1
  store float %107, float* %109, align 4, !tbaa.struct !17
  %110 = fsub contract float %76, %102
  %111 = fsub contract float %79, %105
  store float %110, float* %96, align 4, !tbaa.struct !15
  store float %111, float* %99, align 4, !tbaa.struct !17
  call void @llvm.nvvm.barrier0()
  %112 = add nuw nsw i32 %63, 1
  %113 = icmp eq i32 %112, 7
  br i1 %113, label %60, label %62, !llvm.loop !18

114:                                              ; preds = %115, %60
  ret void

115:                                              ; preds = %60, %115
  %116 = phi i32 [ %124, %115 ], [ %3, %60 ]
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [64 x %struct.complex], [64 x %struct.complex] addrspace(3)* @_ZZ5fft64E1s, i64 0, i64 %117
  %119 = getelementptr inbounds %struct.complex, %struct.complex* %8, i64 %117
  %120 = bitcast %struct.complex addrspace(3)* %118 to i64 addrspace(3)*
  %121 = addrspacecast i64 addrspace(3)* %120 to i64*
  %122 = bitcast %struct.complex* %119 to i64*
  %123 = load i64, i64* %121, align 4
  store i64 %123, i64* %122, align 4
  %124 = add nsw i32 %116, 32
  %125 = icmp slt i32 %116, 32
  br i1 %125, label %115, label %114, !llvm.loop !19
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { convergent nounwind }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (%struct.complex*, %struct.complex*)* @fft64, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = !{!10, !11, i64 0}
!10 = !{!"_ZTS7complex", !11, i64 0, !11, i64 4}
!11 = !{!"float", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!10, !11, i64 4}
!15 = !{i64 0, i64 4, !16, i64 4, i64 4, !16}
!16 = !{!11, !11, i64 0}
!17 = !{i64 0, i64 4, !16}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
