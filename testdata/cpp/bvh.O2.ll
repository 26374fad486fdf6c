; ModuleID = 'bvh.cu'
source_filename = "bvh.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.Stack = type { [16 x i32], i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bvh_nearest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %class.Stack, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = mul nsw i32 %10, 6
  %12 = sext i32 %11 to i64
  %13 = getelementptr float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul contract float %14, 4.000000e+00
  %16 = sext i32 %11 to i64
  %17 = getelementptr float, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %17, i64 4
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = sext i32 %11 to i64
  %21 = getelementptr float, ptr %0, i64 %20
  %22 = getelementptr i8, ptr %21, i64 8
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = getelementptr i8, ptr %13, i64 12
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = fmul contract float %25, 8.000000e+00
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store i32 0, ptr %5, align 4, !tbaa !4
  %28 = fmul contract float %23, 4.000000e+00
  %29 = fadd contract float %28, -6.000000e+00
  %30 = fsub contract float 0.000000e+00, %29
  %31 = fmul contract float %19, 4.000000e+00
  %32 = fsub contract float 0.000000e+00, %31
  %33 = add nsw i32 %3, -1
  %34 = sdiv i32 %3, 2
  %35 = add nsw i32 %33, %34
  %36 = sitofp i32 %35 to float
  %37 = fdiv contract float 1.000000e+00, %26
  %38 = fdiv contract float 1.000000e+00, %32
  %39 = fsub contract float 0xBFD99999A0000000, %31
  %40 = fmul contract float %39, %38
  %41 = fsub contract float 0x3FD99999A0000000, %31
  %42 = fmul contract float %41, %38
  %43 = tail call contract float @llvm.minnum.f32(float %40, float %42)
  %44 = tail call contract float @llvm.maxnum.f32(float %40, float %42)
  %45 = fdiv contract float 1.000000e+00, %30
  %46 = fsub contract float 0xBFD99999A0000000, %29
  %47 = fmul contract float %46, %45
  %48 = fsub contract float 0x3FD99999A0000000, %29
  %49 = fmul contract float %48, %45
  %50 = tail call contract float @llvm.minnum.f32(float %47, float %49)
  %51 = tail call contract float @llvm.maxnum.f32(float %47, float %49)
  %52 = sdiv i32 %3, -2
  %53 = fmul contract float %26, %26
  %54 = fmul contract float %32, %32
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %30, %30
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %31, %32
  %59 = fmul contract float %29, %30
  %60 = fmul contract float %31, %31
  %61 = fmul contract float %29, %29
  br label %62

62:                                               ; preds = %4, %137
  %63 = phi i32 [ 1, %4 ], [ %138, %137 ]
  %64 = phi float [ 1.000000e+01, %4 ], [ %140, %137 ]
  %65 = phi i32 [ -1, %4 ], [ %139, %137 ]
  %66 = add nsw i32 %63, -1
  store i32 %66, ptr %27, align 4, !tbaa !10
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %5, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = icmp slt i32 %69, %33
  br i1 %70, label %71, label %79

71:                                               ; preds = %62, %71
  %72 = phi i32 [ %75, %71 ], [ %69, %62 ]
  %73 = phi i32 [ %77, %71 ], [ %69, %62 ]
  %74 = shl nsw i32 %72, 1
  %75 = or disjoint i32 %74, 1
  %76 = shl nsw i32 %73, 1
  %77 = add nsw i32 %76, 2
  %78 = icmp slt i32 %75, %33
  br i1 %78, label %71, label %79, !llvm.loop !12

79:                                               ; preds = %71, %62
  %80 = phi i32 [ %69, %62 ], [ %77, %71 ]
  %81 = phi i32 [ %69, %62 ], [ %75, %71 ]
  %82 = sitofp i32 %81 to float
  %83 = fsub contract float %82, %36
  %84 = fadd contract float %83, 0xBFD99999A0000000
  %85 = sitofp i32 %80 to float
  %86 = fsub contract float %85, %36
  %87 = fadd contract float %86, 0x3FD99999A0000000
  %88 = fsub contract float %84, %15
  %89 = fmul contract float %37, %88
  %90 = fsub contract float %87, %15
  %91 = fmul contract float %37, %90
  %92 = tail call contract float @llvm.minnum.f32(float %89, float %91)
  %93 = tail call contract float @llvm.maxnum.f32(float %92, float 0.000000e+00)
  %94 = tail call contract float @llvm.maxnum.f32(float %89, float %91)
  %95 = tail call contract float @llvm.minnum.f32(float %64, float %94)
  %96 = tail call contract float @llvm.maxnum.f32(float %93, float %43)
  %97 = tail call contract float @llvm.minnum.f32(float %95, float %44)
  %98 = tail call contract float @llvm.maxnum.f32(float %96, float %50)
  %99 = tail call contract float @llvm.minnum.f32(float %97, float %51)
  %100 = fcmp contract ugt float %98, %99
  br i1 %100, label %137, label %101, !llvm.loop !14

101:                                              ; preds = %79
  br i1 %70, label %128, label %102

102:                                              ; preds = %101
  %103 = sub nsw i32 %69, %33
  %104 = add i32 %103, %52
  %105 = sitofp i32 %104 to float
  %106 = fsub contract float %15, %105
  %107 = fmul contract float %26, %106
  %108 = fadd contract float %107, %58
  %109 = fadd contract float %108, %59
  %110 = fmul contract float %106, %106
  %111 = fadd contract float %60, %110
  %112 = fadd contract float %61, %111
  %113 = fadd contract float %112, 0xBFC47AE140000000
  %114 = fmul contract float %109, %109
  %115 = fmul contract float %113, %57
  %116 = fsub contract float %114, %115
  %117 = fcmp contract ult float %116, 0.000000e+00
  br i1 %117, label %137, label %118

118:                                              ; preds = %102
  %119 = fneg contract float %109
  %120 = tail call contract float @llvm.sqrt.f32(float %116)
  %121 = fsub contract float %119, %120
  %122 = fdiv contract float %121, %57
  %123 = fcmp contract ogt float %122, 0.000000e+00
  %124 = fcmp contract olt float %122, %64
  %125 = select i1 %123, i1 %124, i1 false
  %126 = select i1 %125, i32 %103, i32 %65
  %127 = select i1 %125, float %122, float %64
  br label %137

128:                                              ; preds = %101
  %129 = shl nsw i32 %69, 1
  %130 = add nsw i32 %129, 2
  store i32 %63, ptr %27, align 4, !tbaa !10
  store i32 %130, ptr %68, align 4, !tbaa !4
  %131 = or disjoint i32 %129, 1
  %132 = load i32, ptr %27, align 4, !tbaa !10
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %27, align 4, !tbaa !10
  %134 = sext i32 %132 to i64
  %135 = getelementptr inbounds i32, ptr %5, i64 %134
  store i32 %131, ptr %135, align 4, !tbaa !4
  %136 = load i32, ptr %27, align 4, !tbaa !10
  br label %137

137:                                              ; preds = %102, %118, %128, %79
  %138 = phi i32 [ %66, %79 ], [ %136, %128 ], [ %66, %118 ], [ %66, %102 ]
  %139 = phi i32 [ %65, %79 ], [ %65, %128 ], [ %126, %118 ], [ %65, %102 ]
  %140 = phi float [ %64, %79 ], [ %64, %128 ], [ %127, %118 ], [ %64, %102 ]
  %141 = icmp eq i32 %138, 0
  br i1 %141, label %142, label %62

142:                                              ; preds = %137
  %143 = icmp slt i32 %139, 0
  %144 = select contract i1 %143, float 0.000000e+00, float %140
  %145 = sext i32 %10 to i64
  %146 = getelementptr inbounds float, ptr %1, i64 %145
  store float %144, ptr %146, align 4, !tbaa !8
  %147 = getelementptr inbounds i32, ptr %2, i64 %145
  store i32 %139, ptr %147, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!10 = !{!11, !5, i64 64}
!11 = !{!"_ZTS5StackIiLi16EE", !6, i64 0, !5, i64 64}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
