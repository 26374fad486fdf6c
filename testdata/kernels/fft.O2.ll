; ModuleID = 'fft.cu'
source_filename = "fft.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.complex = type { float, float }

@_ZZ5fft64E1s = internal unnamed_addr addrspace(3) global [64 x %struct.complex] undef, align 4
@_ZZ5fft64E4root = internal unnamed_addr addrspace(3) global [32 x %struct.complex] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fft64(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.complex, ptr %0, i64 %6
  %8 = getelementptr inbounds nuw %struct.complex, ptr %1, i64 %6
  %9 = icmp samesign ult i32 %3, 64
  br i1 %9, label %17, label %10

10:                                               ; preds = %17, %2
  %11 = and i32 %3, 16
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, float 1.000000e+00, float 0.000000e+00
  %14 = select i1 %12, float 0.000000e+00, float -1.000000e+00
  %15 = and i32 %3, 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %35, label %28

17:                                               ; preds = %2, %17
  %18 = phi i32 [ %26, %17 ], [ %3, %2 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.complex, ptr %7, i64 %19
  %21 = tail call i32 @llvm.bitreverse.i32(i32 %18)
  %22 = lshr exact i32 %21, 26
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.complex, ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 %23
  %25 = load i64, ptr %20, align 4
  store i64 %25, ptr %24, align 4
  %26 = add nuw nsw i32 %18, 32
  %27 = icmp samesign ult i32 %18, 32
  br i1 %27, label %17, label %10, !llvm.loop !8

28:                                               ; preds = %10
  %29 = fmul contract float %13, 0x3FE6A09E60000000
  %30 = fmul contract float %14, 0xBFE6A09E60000000
  %31 = fsub contract float %29, %30
  %32 = fmul contract float %13, 0xBFE6A09E60000000
  %33 = fmul contract float %14, 0x3FE6A09E60000000
  %34 = fadd contract float %32, %33
  br label %35

35:                                               ; preds = %28, %10
  %36 = phi float [ %13, %10 ], [ %31, %28 ]
  %37 = phi float [ %14, %10 ], [ %34, %28 ]
  %38 = and i32 %3, 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %47, label %40

40:                                               ; preds = %35
  %41 = fmul contract float %36, 0x3FED906BE0000000
  %42 = fmul contract float %37, 0xBFD87DE2A0000000
  %43 = fsub contract float %41, %42
  %44 = fmul contract float %36, 0xBFD87DE2A0000000
  %45 = fmul contract float %37, 0x3FED906BE0000000
  %46 = fadd contract float %44, %45
  br label %47

47:                                               ; preds = %40, %35
  %48 = phi float [ %36, %35 ], [ %43, %40 ]
  %49 = phi float [ %37, %35 ], [ %46, %40 ]
  %50 = and i32 %3, 2
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %59, label %52

52:                                               ; preds = %47
  %53 = fmul contract float %48, 0x3FEF6297E0000000
  %54 = fmul contract float %49, 0xBFC8F8B7E0000000
  %55 = fsub contract float %53, %54
  %56 = fmul contract float %48, 0xBFC8F8B7E0000000
  %57 = fmul contract float %49, 0x3FEF6297E0000000
  %58 = fadd contract float %56, %57
  br label %59

59:                                               ; preds = %52, %47
  %60 = phi float [ %48, %47 ], [ %55, %52 ]
  %61 = phi float [ %49, %47 ], [ %58, %52 ]
  %62 = and i32 %3, 1
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %71, label %64

64:                                               ; preds = %59
  %65 = fmul contract float %60, 0x3FEFD88DA0000000
  %66 = fmul contract float %61, 0xBFB917A580000000
  %67 = fsub contract float %65, %66
  %68 = fmul contract float %60, 0xBFB917A580000000
  %69 = fmul contract float %61, 0x3FEFD88DA0000000
  %70 = fadd contract float %68, %69
  br label %71

71:                                               ; preds = %64, %59
  %72 = phi float [ %60, %59 ], [ %67, %64 ]
  %73 = phi float [ %61, %59 ], [ %70, %64 ]
  %74 = zext nneg i32 %3 to i64
  %75 = getelementptr inbounds nuw %struct.complex, ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E4root to ptr), i64 %74
  store float %72, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  store float %73, ptr %76, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %78

77:                                               ; preds = %78
  br i1 %9, label %121, label %120

78:                                               ; preds = %71, %78
  %79 = phi i32 [ 1, %71 ], [ %118, %78 ]
  %80 = add nsw i32 %79, -1
  %81 = shl nuw nsw i32 1, %80
  %82 = add nuw nsw i32 %81, 1023
  %83 = and i32 %82, %3
  %84 = lshr i32 %3, %80
  %85 = shl nuw nsw i32 %84, %79
  %86 = add nuw nsw i32 %83, %85
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.complex, ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 %87
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %91 = load float, ptr %90, align 4
  %92 = add nuw nsw i32 %86, %81
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw %struct.complex, ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 %93
  %95 = sub nuw nsw i32 6, %79
  %96 = shl nuw nsw i32 %83, %95
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw %struct.complex, ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E4root to ptr), i64 %97
  %99 = load i64, ptr %98, align 4
  %100 = trunc i64 %99 to i32
  %101 = lshr i64 %99, 32
  %102 = trunc nuw i64 %101 to i32
  %103 = bitcast i32 %100 to float
  %104 = bitcast i32 %102 to float
  %105 = load float, ptr %94, align 4, !tbaa !10
  %106 = fmul contract float %105, %103
  %107 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %108 = load float, ptr %107, align 4, !tbaa !13
  %109 = fmul contract float %108, %104
  %110 = fsub contract float %106, %109
  %111 = fmul contract float %105, %104
  %112 = fmul contract float %108, %103
  %113 = fadd contract float %112, %111
  %114 = fadd contract float %89, %110
  %115 = fadd contract float %91, %113
  store float %114, ptr %88, align 4, !tbaa !14
  store float %115, ptr %90, align 4, !tbaa !14
  %116 = fsub contract float %89, %110
  %117 = fsub contract float %91, %113
  store float %116, ptr %94, align 4, !tbaa !14
  store float %117, ptr %107, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = add nuw nsw i32 %79, 1
  %119 = icmp eq i32 %118, 7
  br i1 %119, label %77, label %78, !llvm.loop !15

120:                                              ; preds = %121, %77
  ret void

121:                                              ; preds = %77, %121
  %122 = phi i32 [ %127, %121 ], [ %3, %77 ]
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw %struct.complex, ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E1s to ptr), i64 %123
  %125 = getelementptr inbounds nuw %struct.complex, ptr %8, i64 %123
  %126 = load i64, ptr %124, align 4
  store i64 %126, ptr %125, align 4
  %127 = add nuw nsw i32 %122, 32
  %128 = icmp samesign ult i32 %122, 32
  br i1 %128, label %121, label %120, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS7complex", !12, i64 0, !12, i64 4}
!12 = !{!"float", !6, i64 0}
!13 = !{!11, !12, i64 4}
!14 = !{!12, !12, i64 0}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
