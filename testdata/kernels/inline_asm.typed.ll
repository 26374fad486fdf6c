; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @asm_arithmetic(i32* nocapture noundef readonly %0, i32* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2, i64* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, i32* %0, i64 %6
  %8 = load i32, i32* %7, align 4, !tbaa !7
  %9 = getelementptr inbounds i32, i32* %1, i64 %6
  %10 = load i32, i32* %9, align 4, !tbaa !7
  %11 = call i32 asm "mad.lo.s32 $0, $1, $2, $3;", "=r,r,r,n"(i32 %8, i32 %10, i32 17) #3, !srcloc !11
  %12 = getelementptr inbounds i32, i32* %2, i64 %6
  store i32 %11, i32* %12, align 4, !tbaa !7
  %13 = load i32, i32* %7, align 4, !tbaa !7
  %14 = load i32, i32* %9, align 4, !tbaa !7
  %15 = call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.s32 p, $1, $2;\0A\09selp.s32 $0, $1, $2, p;\0A\09}", "=r,r,r"(i32 %13, i32 %14) #3, !srcloc !12
  %16 = add nsw i32 %5, 32
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, i32* %2, i64 %17
  store i32 %15, i32* %18, align 4, !tbaa !7
  %19 = load i32, i32* %7, align 4, !tbaa !7
  %20 = load i32, i32* %9, align 4, !tbaa !7
  %21 = call { i32, i32 } asm "add.cc.u32 $0, $2, $3;\0A\09addc.u32 $1, 0, 0;", "=r,=r,r,r"(i32 %19, i32 %20) #3, !srcloc !13
  %22 = extractvalue { i32, i32 } %21, 0
  %23 = extractvalue { i32, i32 } %21, 1
  %24 = add nsw i32 %5, 64
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, i32* %2, i64 %25
  store i32 %22, i32* %26, align 4, !tbaa !7
  %27 = add nsw i32 %5, 96
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, i32* %2, i64 %28
  store i32 %23, i32* %29, align 4, !tbaa !7
  %30 = load i32, i32* %7, align 4, !tbaa !7
  %31 = load i32, i32* %9, align 4, !tbaa !7
  %32 = call i64 asm sideeffect "mul.wide.s32 $0, $1, $2;", "=l,r,r"(i32 %30, i32 %31) #4, !srcloc !14
  %33 = call i64 asm "add.s64 $0, $0, $1;", "=l,l,0"(i64 %6, i64 %32) #3, !srcloc !15
  %34 = load i32, i32* %7, align 4, !tbaa !7
  %35 = trunc i32 %34 to i16
  %36 = call i16 asm "not.b16 $0, $1;", "=h,h"(i16 %35) #3, !srcloc !16
  %37 = sext i16 %36 to i64
  %38 = add nsw i64 %33, %37
  %39 = getelementptr inbounds i64, i64* %3, i64 %6
  store i64 %38, i64* %39, align 8, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @asm_floats(float* nocapture noundef readonly %0, double* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, double* nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds float, float* %0, i64 %6
  %8 = load float, float* %7, align 4, !tbaa !19
  %9 = call contract float asm "fma.rz.f32 $0, $1, $1, 0f3F000000;", "=f,f"(float %8) #3, !srcloc !21
  %10 = getelementptr inbounds float, float* %2, i64 %6
  store float %9, float* %10, align 4, !tbaa !19
  %11 = load float, float* %7, align 4, !tbaa !19
  %12 = call contract float asm "abs.f32 $0, $1;", "=f,f"(float %11) #3, !srcloc !22
  %13 = add nsw i32 %5, 32
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, float* %2, i64 %14
  store float %12, float* %15, align 4, !tbaa !19
  %16 = getelementptr inbounds double, double* %1, i64 %6
  %17 = load double, double* %16, align 8, !tbaa !23
  %18 = call contract double asm "fma.rn.f64 $0, $1, $2, $1;", "=d,d,d"(double %17, double 5.000000e-01) #3, !srcloc !25
  %19 = getelementptr inbounds double, double* %3, i64 %6
  store double %18, double* %19, align 8, !tbaa !23
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @asm_memory(i32* noundef %0, i32* noundef %1) local_unnamed_addr #0 {
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %4 = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !26
  %5 = sext i32 %3 to i64
  %6 = getelementptr inbounds i32, i32* %0, i64 %5
  %7 = call i32 asm sideeffect "ld.global.b32 $0, [$1];", "=r,l,~{memory}"(i32* %6) #4, !srcloc !27
  %8 = getelementptr inbounds i32, i32* %1, i64 %5
  %9 = xor i32 %7, %4
  call void asm sideeffect "st.global.b32 [$0], $1;", "l,r,~{memory}"(i32* %8, i32 %9) #4, !srcloc !28
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx70,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind readnone }
attributes #4 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2}
!llvm.module.flags = !{!3, !4, !5}
!llvm.ident = !{!6}

!0 = !{void (i32*, i32*, i32*, i64*)* @asm_arithmetic, !"kernel", i32 1}
!1 = !{void (float*, double*, float*, double*)* @asm_floats, !"kernel", i32 1}
!2 = !{void (i32*, i32*)* @asm_memory, !"kernel", i32 1}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"Debian clang version 14.0.6"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{i64 494}
!12 = !{i64 591, i64 595, i64 612, i64 638, i64 665}
!13 = !{i64 751, i64 776}
!14 = !{i64 915}
!15 = !{i64 985}
!16 = !{i64 1070}
!17 = !{!18, !18, i64 0}
!18 = !{!"long long", !9, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !9, i64 0}
!21 = !{i64 1258}
!22 = !{i64 1343}
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !9, i64 0}
!25 = !{i64 1428}
!26 = !{i64 1616}
!27 = !{i64 1672}
!28 = !{i64 1752}
