; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asm_arithmetic(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %6
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = tail call i32 asm "mad.lo.s32 $0, $1, $2, $3;", "=r,r,r,n"(i32 %8, i32 %10, i32 17) #3, !srcloc !8
  %12 = getelementptr inbounds nuw i32, ptr %2, i64 %6
  store i32 %11, ptr %12, align 4, !tbaa !4
  %13 = load i32, ptr %7, align 4, !tbaa !4
  %14 = load i32, ptr %9, align 4, !tbaa !4
  %15 = tail call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.s32 p, $1, $2;\0A\09selp.s32 $0, $1, $2, p;\0A\09}", "=r,r,r"(i32 %13, i32 %14) #3, !srcloc !9
  %16 = getelementptr i8, ptr %12, i64 128
  store i32 %15, ptr %16, align 4, !tbaa !4
  %17 = load i32, ptr %7, align 4, !tbaa !4
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = tail call { i32, i32 } asm "add.cc.u32 $0, $2, $3;\0A\09addc.u32 $1, 0, 0;", "=r,=r,r,r"(i32 %17, i32 %18) #3, !srcloc !10
  %20 = extractvalue { i32, i32 } %19, 0
  %21 = extractvalue { i32, i32 } %19, 1
  %22 = getelementptr i8, ptr %12, i64 256
  store i32 %20, ptr %22, align 4, !tbaa !4
  %23 = getelementptr i8, ptr %12, i64 384
  store i32 %21, ptr %23, align 4, !tbaa !4
  %24 = load i32, ptr %7, align 4, !tbaa !4
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = tail call i64 asm sideeffect "mul.wide.s32 $0, $1, $2;", "=l,r,r"(i32 %24, i32 %25) #4, !srcloc !11
  %27 = tail call i64 asm "add.s64 $0, $0, $1;", "=l,l,0"(i64 %6, i64 %26) #3, !srcloc !12
  %28 = load i32, ptr %7, align 4, !tbaa !4
  %29 = trunc i32 %28 to i16
  %30 = tail call i16 asm "not.b16 $0, $1;", "=h,h"(i16 %29) #3, !srcloc !13
  %31 = sext i16 %30 to i64
  %32 = add nsw i64 %27, %31
  %33 = getelementptr inbounds nuw i64, ptr %3, i64 %6
  store i64 %32, ptr %33, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @asm_floats(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw float, ptr %0, i64 %6
  %8 = load float, ptr %7, align 4, !tbaa !16
  %9 = tail call contract float asm "fma.rz.f32 $0, $1, $1, 0f3F000000;", "=f,f"(float %8) #3, !srcloc !18
  %10 = getelementptr inbounds nuw float, ptr %2, i64 %6
  store float %9, ptr %10, align 4, !tbaa !16
  %11 = load float, ptr %7, align 4, !tbaa !16
  %12 = tail call contract float asm "abs.f32 $0, $1;", "=f,f"(float %11) #3, !srcloc !19
  %13 = getelementptr i8, ptr %10, i64 128
  store float %12, ptr %13, align 4, !tbaa !16
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %15 = load double, ptr %14, align 8, !tbaa !20
  %16 = tail call contract double asm "fma.rn.f64 $0, $1, $2, $1;", "=d,d,d"(double %15, double 5.000000e-01) #3, !srcloc !22
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %6
  store double %16, ptr %17, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asm_memory(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !23
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = tail call i32 asm sideeffect "ld.global.b32 $0, [$1];", "=r,l,~{memory}"(ptr %6) #4, !srcloc !24
  %8 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %9 = xor i32 %7, %4
  tail call void asm sideeffect "st.global.b32 [$0], $1;", "l,r,~{memory}"(ptr %8, i32 %9) #4, !srcloc !25
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind memory(none) }
attributes #4 = { convergent nounwind }

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
!8 = !{i64 494}
!9 = !{i64 591, i64 595, i64 612, i64 638, i64 665}
!10 = !{i64 751, i64 776}
!11 = !{i64 915}
!12 = !{i64 985}
!13 = !{i64 1070}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = !{i64 1258}
!19 = !{i64 1343}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !6, i64 0}
!22 = !{i64 1428}
!23 = !{i64 1616}
!24 = !{i64 1672}
!25 = !{i64 1752}
