; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @layernorm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = and i32 %7, 31
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = add i32 %11, %7
  %13 = lshr i32 %12, 5
  %14 = mul nsw i32 %4, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = icmp slt i32 %8, %4
  br i1 %17, label %27, label %18

18:                                               ; preds = %27, %6
  %19 = phi float [ 0.000000e+00, %6 ], [ %35, %27 ]
  %20 = phi float [ 0.000000e+00, %6 ], [ %41, %27 ]
  %21 = phi float [ 0.000000e+00, %6 ], [ %38, %27 ]
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 range(i32 1, -2147483648) 16, i32 31)
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 16, i32 31)
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 range(i32 1, -2147483648) 16, i32 31)
  %25 = fadd contract float %19, %24
  %26 = fcmp contract oeq float %25, 0.000000e+00
  br i1 %26, label %55, label %44

27:                                               ; preds = %6, %27
  %28 = phi i32 [ %42, %27 ], [ %8, %6 ]
  %29 = phi float [ %38, %27 ], [ 0.000000e+00, %6 ]
  %30 = phi float [ %41, %27 ], [ 0.000000e+00, %6 ]
  %31 = phi float [ %35, %27 ], [ 0.000000e+00, %6 ]
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds nuw float, ptr %16, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fadd contract float %31, 1.000000e+00
  %36 = fsub contract float %34, %29
  %37 = fdiv contract float %36, %35
  %38 = fadd contract float %29, %37
  %39 = fsub contract float %34, %38
  %40 = fmul contract float %36, %39
  %41 = fadd contract float %30, %40
  %42 = add nuw nsw i32 %28, 32
  %43 = icmp slt i32 %42, %4
  br i1 %43, label %27, label %18, !llvm.loop !10

44:                                               ; preds = %18
  %45 = fsub contract float %22, %21
  %46 = fdiv contract float %24, %25
  %47 = fmul contract float %45, %46
  %48 = fadd contract float %21, %47
  %49 = fmul contract float %45, %45
  %50 = fmul contract float %19, %24
  %51 = fdiv contract float %50, %25
  %52 = fmul contract float %49, %51
  %53 = fadd contract float %23, %52
  %54 = fadd contract float %20, %53
  br label %55

55:                                               ; preds = %18, %44
  %56 = phi float [ %19, %18 ], [ %25, %44 ]
  %57 = phi float [ %20, %18 ], [ %54, %44 ]
  %58 = phi float [ %21, %18 ], [ %48, %44 ]
  %59 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %58, i32 range(i32 1, -2147483648) 8, i32 31)
  %60 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %57, i32 range(i32 1, -2147483648) 8, i32 31)
  %61 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %56, i32 range(i32 1, -2147483648) 8, i32 31)
  %62 = fadd contract float %56, %61
  %63 = fcmp contract oeq float %62, 0.000000e+00
  br i1 %63, label %75, label %64

64:                                               ; preds = %55
  %65 = fsub contract float %59, %58
  %66 = fdiv contract float %61, %62
  %67 = fmul contract float %65, %66
  %68 = fadd contract float %58, %67
  %69 = fmul contract float %65, %65
  %70 = fmul contract float %56, %61
  %71 = fdiv contract float %70, %62
  %72 = fmul contract float %69, %71
  %73 = fadd contract float %60, %72
  %74 = fadd contract float %57, %73
  br label %75

75:                                               ; preds = %64, %55
  %76 = phi float [ %56, %55 ], [ %62, %64 ]
  %77 = phi float [ %57, %55 ], [ %74, %64 ]
  %78 = phi float [ %58, %55 ], [ %68, %64 ]
  %79 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %78, i32 range(i32 1, -2147483648) 4, i32 31)
  %80 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %77, i32 range(i32 1, -2147483648) 4, i32 31)
  %81 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %76, i32 range(i32 1, -2147483648) 4, i32 31)
  %82 = fadd contract float %76, %81
  %83 = fcmp contract oeq float %82, 0.000000e+00
  br i1 %83, label %95, label %84

84:                                               ; preds = %75
  %85 = fsub contract float %79, %78
  %86 = fdiv contract float %81, %82
  %87 = fmul contract float %85, %86
  %88 = fadd contract float %78, %87
  %89 = fmul contract float %85, %85
  %90 = fmul contract float %76, %81
  %91 = fdiv contract float %90, %82
  %92 = fmul contract float %89, %91
  %93 = fadd contract float %80, %92
  %94 = fadd contract float %77, %93
  br label %95

95:                                               ; preds = %84, %75
  %96 = phi float [ %76, %75 ], [ %82, %84 ]
  %97 = phi float [ %77, %75 ], [ %94, %84 ]
  %98 = phi float [ %78, %75 ], [ %88, %84 ]
  %99 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %98, i32 range(i32 1, -2147483648) 2, i32 31)
  %100 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %97, i32 range(i32 1, -2147483648) 2, i32 31)
  %101 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %96, i32 range(i32 1, -2147483648) 2, i32 31)
  %102 = fadd contract float %96, %101
  %103 = fcmp contract oeq float %102, 0.000000e+00
  br i1 %103, label %115, label %104

104:                                              ; preds = %95
  %105 = fsub contract float %99, %98
  %106 = fdiv contract float %101, %102
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %98, %107
  %109 = fmul contract float %105, %105
  %110 = fmul contract float %96, %101
  %111 = fdiv contract float %110, %102
  %112 = fmul contract float %109, %111
  %113 = fadd contract float %100, %112
  %114 = fadd contract float %97, %113
  br label %115

115:                                              ; preds = %104, %95
  %116 = phi float [ %96, %95 ], [ %102, %104 ]
  %117 = phi float [ %97, %95 ], [ %114, %104 ]
  %118 = phi float [ %98, %95 ], [ %108, %104 ]
  %119 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %118, i32 range(i32 1, -2147483648) 1, i32 31)
  %120 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %117, i32 range(i32 1, -2147483648) 1, i32 31)
  %121 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %116, i32 range(i32 1, -2147483648) 1, i32 31)
  %122 = fadd contract float %116, %121
  %123 = fcmp contract oeq float %122, 0.000000e+00
  br i1 %123, label %135, label %124

124:                                              ; preds = %115
  %125 = fsub contract float %119, %118
  %126 = fdiv contract float %121, %122
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %118, %127
  %129 = fmul contract float %125, %125
  %130 = fmul contract float %116, %121
  %131 = fdiv contract float %130, %122
  %132 = fmul contract float %129, %131
  %133 = fadd contract float %120, %132
  %134 = fadd contract float %117, %133
  br label %135

135:                                              ; preds = %124, %115
  %136 = phi float [ %117, %115 ], [ %134, %124 ]
  %137 = phi float [ %118, %115 ], [ %128, %124 ]
  %138 = sitofp i32 %4 to float
  %139 = fdiv contract float %136, %138
  %140 = fadd contract float %5, %139
  %141 = tail call contract float @llvm.sqrt.f32(float %140)
  %142 = fdiv contract float 1.000000e+00, %141
  br i1 %17, label %144, label %143

143:                                              ; preds = %144, %135
  ret void

144:                                              ; preds = %135, %144
  %145 = phi i32 [ %160, %144 ], [ %8, %135 ]
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw float, ptr %16, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = fsub contract float %148, %137
  %150 = fmul contract float %142, %149
  %151 = getelementptr inbounds nuw float, ptr %1, i64 %146
  %152 = load float, ptr %151, align 4, !tbaa !8
  %153 = fmul contract float %152, %150
  %154 = getelementptr inbounds nuw float, ptr %2, i64 %146
  %155 = load float, ptr %154, align 4, !tbaa !8
  %156 = fadd contract float %155, %153
  %157 = add nsw i32 %145, %14
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %3, i64 %158
  store float %156, ptr %159, align 4, !tbaa !8
  %160 = add nuw nsw i32 %145, 32
  %161 = icmp slt i32 %160, %4
  br i1 %161, label %144, label %143, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
