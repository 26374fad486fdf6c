; ModuleID = 'inline_asm.cu'
source_filename = "inline_asm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.gv_threadIdx = type { i8 }

$_ZN12gv_threadIdx5get_xEv = comdat any

@threadIdx = external dso_local addrspace(1) global %struct.gv_threadIdx, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asm_arithmetic(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  store ptr %0, ptr %5, align 8, !tbaa !8
  store ptr %1, ptr %6, align 8, !tbaa !8
  store ptr %2, ptr %7, align 8, !tbaa !8
  store ptr %3, ptr %8, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %16 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %16, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %17 = load ptr, ptr %5, align 8, !tbaa !8
  %18 = load i32, ptr %9, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = load ptr, ptr %6, align 8, !tbaa !8
  %23 = load i32, ptr %9, align 4, !tbaa !4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = call i32 asm "mad.lo.s32 $0, $1, $2, $3;", "=r,r,r,n"(i32 %21, i32 %26, i32 17) #6, !srcloc !13
  store i32 %27, ptr %10, align 4, !tbaa !4
  %28 = load i32, ptr %10, align 4, !tbaa !4
  %29 = load ptr, ptr %7, align 8, !tbaa !8
  %30 = load i32, ptr %9, align 4, !tbaa !4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %29, i64 %31
  store i32 %28, ptr %32, align 4, !tbaa !4
  %33 = load ptr, ptr %5, align 8, !tbaa !8
  %34 = load i32, ptr %9, align 4, !tbaa !4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = load ptr, ptr %6, align 8, !tbaa !8
  %39 = load i32, ptr %9, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = call i32 asm "{\0A\09.reg .pred p;\0A\09setp.lt.s32 p, $1, $2;\0A\09selp.s32 $0, $1, $2, p;\0A\09}", "=r,r,r"(i32 %37, i32 %42) #6, !srcloc !14
  store i32 %43, ptr %10, align 4, !tbaa !4
  %44 = load i32, ptr %10, align 4, !tbaa !4
  %45 = load ptr, ptr %7, align 8, !tbaa !8
  %46 = load i32, ptr %9, align 4, !tbaa !4
  %47 = add nsw i32 %46, 32
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %45, i64 %48
  store i32 %44, ptr %49, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %11) #4
  call void @llvm.lifetime.start.p0(ptr %12) #4
  %50 = load ptr, ptr %5, align 8, !tbaa !8
  %51 = load i32, ptr %9, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %50, i64 %52
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = load ptr, ptr %6, align 8, !tbaa !8
  %56 = load i32, ptr %9, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = call { i32, i32 } asm "add.cc.u32 $0, $2, $3;\0A\09addc.u32 $1, 0, 0;", "=r,=r,r,r"(i32 %54, i32 %59) #6, !srcloc !15
  %61 = extractvalue { i32, i32 } %60, 0
  %62 = extractvalue { i32, i32 } %60, 1
  store i32 %61, ptr %11, align 4, !tbaa !4
  store i32 %62, ptr %12, align 4, !tbaa !4
  %63 = load i32, ptr %11, align 4, !tbaa !4
  %64 = load ptr, ptr %7, align 8, !tbaa !8
  %65 = load i32, ptr %9, align 4, !tbaa !4
  %66 = add nsw i32 %65, 64
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %64, i64 %67
  store i32 %63, ptr %68, align 4, !tbaa !4
  %69 = load i32, ptr %12, align 4, !tbaa !4
  %70 = load ptr, ptr %7, align 8, !tbaa !8
  %71 = load i32, ptr %9, align 4, !tbaa !4
  %72 = add nsw i32 %71, 96
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %70, i64 %73
  store i32 %69, ptr %74, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %13) #4
  %75 = load ptr, ptr %5, align 8, !tbaa !8
  %76 = load i32, ptr %9, align 4, !tbaa !4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %75, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = load ptr, ptr %6, align 8, !tbaa !8
  %81 = load i32, ptr %9, align 4, !tbaa !4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %80, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = call i64 asm sideeffect "mul.wide.s32 $0, $1, $2;", "=l,r,r"(i32 %79, i32 %84) #5, !srcloc !16
  store i64 %85, ptr %13, align 8, !tbaa !17
  %86 = load i64, ptr %13, align 8, !tbaa !17
  %87 = load i32, ptr %9, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = call i64 asm "add.s64 $0, $0, $1;", "=l,l,0"(i64 %88, i64 %86) #6, !srcloc !19
  store i64 %89, ptr %13, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %14) #4
  %90 = load ptr, ptr %5, align 8, !tbaa !8
  %91 = load i32, ptr %9, align 4, !tbaa !4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i32, ptr %90, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !4
  %95 = trunc i32 %94 to i16
  store i16 %95, ptr %14, align 2, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %15) #4
  %96 = load i16, ptr %14, align 2, !tbaa !20
  %97 = call i16 asm "not.b16 $0, $1;", "=h,h"(i16 %96) #6, !srcloc !22
  store i16 %97, ptr %15, align 2, !tbaa !20
  %98 = load i64, ptr %13, align 8, !tbaa !17
  %99 = load i16, ptr %15, align 2, !tbaa !20
  %100 = sext i16 %99 to i64
  %101 = add nsw i64 %98, %100
  %102 = load ptr, ptr %8, align 8, !tbaa !11
  %103 = load i32, ptr %9, align 4, !tbaa !4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i64, ptr %102, i64 %104
  store i64 %101, ptr %105, align 8, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %15) #4
  call void @llvm.lifetime.end.p0(ptr %14) #4
  call void @llvm.lifetime.end.p0(ptr %13) #4
  call void @llvm.lifetime.end.p0(ptr %12) #4
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN12gv_threadIdx5get_xEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asm_floats(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca double, align 8
  store ptr %0, ptr %5, align 8, !tbaa !23
  store ptr %1, ptr %6, align 8, !tbaa !25
  store ptr %2, ptr %7, align 8, !tbaa !23
  store ptr %3, ptr %8, align 8, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %9) #4
  %12 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %12, ptr %9, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %10) #4
  %13 = load ptr, ptr %5, align 8, !tbaa !23
  %14 = load i32, ptr %9, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !27
  %18 = call contract float asm "fma.rz.f32 $0, $1, $1, 0f3F000000;", "=f,f"(float %17) #6, !srcloc !29
  store float %18, ptr %10, align 4, !tbaa !27
  %19 = load float, ptr %10, align 4, !tbaa !27
  %20 = load ptr, ptr %7, align 8, !tbaa !23
  %21 = load i32, ptr %9, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  store float %19, ptr %23, align 4, !tbaa !27
  %24 = load ptr, ptr %5, align 8, !tbaa !23
  %25 = load i32, ptr %9, align 4, !tbaa !4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !27
  %29 = call contract float asm "abs.f32 $0, $1;", "=f,f"(float %28) #6, !srcloc !30
  store float %29, ptr %10, align 4, !tbaa !27
  %30 = load float, ptr %10, align 4, !tbaa !27
  %31 = load ptr, ptr %7, align 8, !tbaa !23
  %32 = load i32, ptr %9, align 4, !tbaa !4
  %33 = add nsw i32 %32, 32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %31, i64 %34
  store float %30, ptr %35, align 4, !tbaa !27
  call void @llvm.lifetime.start.p0(ptr %11) #4
  %36 = load ptr, ptr %6, align 8, !tbaa !25
  %37 = load i32, ptr %9, align 4, !tbaa !4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !31
  %41 = call contract double asm "fma.rn.f64 $0, $1, $2, $1;", "=d,d,d"(double %40, double 5.000000e-01) #6, !srcloc !33
  store double %41, ptr %11, align 8, !tbaa !31
  %42 = load double, ptr %11, align 8, !tbaa !31
  %43 = load ptr, ptr %8, align 8, !tbaa !25
  %44 = load i32, ptr %9, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  store double %42, ptr %46, align 8, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr %11) #4
  call void @llvm.lifetime.end.p0(ptr %10) #4
  call void @llvm.lifetime.end.p0(ptr %9) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @asm_memory(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !8
  store ptr %1, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(ptr %5) #4
  %8 = call noundef i32 @_ZN12gv_threadIdx5get_xEv() #5
  store i32 %8, ptr %5, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %9 = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #5, !srcloc !34
  store i32 %9, ptr %7, align 4, !tbaa !4
  %10 = load ptr, ptr %3, align 8, !tbaa !8
  %11 = load i32, ptr %5, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %10, i64 %12
  %14 = call i32 asm sideeffect "ld.global.b32 $0, [$1];", "=r,l,~{memory}"(ptr %13) #5, !srcloc !35
  store i32 %14, ptr %6, align 4, !tbaa !4
  %15 = load ptr, ptr %4, align 8, !tbaa !8
  %16 = load i32, ptr %5, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %6, align 4, !tbaa !4
  %20 = load i32, ptr %7, align 4, !tbaa !4
  %21 = xor i32 %19, %20
  call void asm sideeffect "st.global.b32 [$0], $1;", "l,r,~{memory}"(ptr %18, i32 %21) #5, !srcloc !36
  call void @llvm.lifetime.end.p0(ptr %7) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx70,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind memory(none) }

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
!9 = !{!"p1 int", !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"p1 long long", !10, i64 0}
!13 = !{i64 494}
!14 = !{i64 591, i64 595, i64 612, i64 638, i64 665}
!15 = !{i64 751, i64 776}
!16 = !{i64 915}
!17 = !{!18, !18, i64 0}
!18 = !{!"long long", !6, i64 0}
!19 = !{i64 985}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !6, i64 0}
!22 = !{i64 1070}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 float", !10, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 double", !10, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"float", !6, i64 0}
!29 = !{i64 1258}
!30 = !{i64 1343}
!31 = !{!32, !32, i64 0}
!32 = !{!"double", !6, i64 0}
!33 = !{i64 1428}
!34 = !{i64 1616}
!35 = !{i64 1672}
!36 = !{i64 1752}
